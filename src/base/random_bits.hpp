// A counter-based generator: the number at a position depends only on the key and the position, so
// that threads and platforms agree.
#pragma once

#include <bit>
#include <cstdint>

namespace passnet {

// splitmix64's output function over key + position.
constexpr uint64_t random_bits(uint64_t key, uint64_t position) {
  uint64_t z = key + (position + 1) * 0x9E3779B97F4A7C15ull;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  return z ^ (z >> 31);
}

// Uniform in [0, 1), with 53 bits.
constexpr double random_uniform(uint64_t key, uint64_t position) {
  return static_cast<double>(random_bits(key, position) >> 11) * 0x1p-53;
}

// Uniform in [least, most].
constexpr int64_t random_integer(uint64_t key, uint64_t position, int64_t least, int64_t most) {
  const uint64_t count = static_cast<uint64_t>(most) - static_cast<uint64_t>(least) + 1;
  const uint64_t bits = random_bits(key, position);
  const uint64_t offset = count == 0 ? bits : bits % count;
  return static_cast<int64_t>(static_cast<uint64_t>(least) + offset);
}

// Mean 0, variance 1, nearly normal, within ±8.1: a binomial of 64 trials (variance 16) with its
// steps smoothed by a uniform (variance 1/12). It is exact everywhere, because it uses no
// transcendental function.
constexpr double random_normal(uint64_t key, uint64_t position) {
  const int heads = std::popcount(random_bits(key, 2 * position));
  const double smooth = random_uniform(key, 2 * position + 1) - 0.5;
  constexpr double kInverseDeviation = 0.24935149047701487;  // 1 / sqrt(16 + 1/12)
  return (heads - 32 + smooth) * kInverseDeviation;
}

}  // namespace passnet
