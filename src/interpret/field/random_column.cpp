#include "interpret/field/random_column.hpp"

#include "base/random_bits.hpp"

namespace passnet {
namespace {

#if defined(__x86_64__)
[[gnu::target_clones("avx512f", "avx2", "default")]]
#endif
void fill_from(uint64_t key, uint64_t first, uint64_t* __restrict out) {
  for (size_t i = 0; i < kMostPowers; ++i) out[i] = random_bits(key, first + i);
}

#if defined(__x86_64__)
[[gnu::target_clones("avx512f", "avx2", "default")]]
#endif
void fill_of(const uint64_t* __restrict keys, uint64_t position, uint64_t* __restrict out) {
  for (size_t i = 0; i < kMostPowers; ++i) out[i] = random_bits(keys[i], position);
}

#if defined(__x86_64__)
[[gnu::target_clones("avx512f", "avx2", "default")]]
#endif
void fill_words(const RandomWords words, const uint64_t* __restrict positions,
                const double* __restrict numbers, uint64_t* __restrict out) {
  for (size_t i = 0; i < kMostPowers; ++i) {
    out[i] = words.word(random_bits(words.key, positions[i]), numbers[i] < 0);
  }
}

}  // namespace

void random_bits_from(uint64_t key, uint64_t first, RandomColumn& out) {
  fill_from(key, first, out.data());
}

void random_bits_of(const RandomColumn& keys, uint64_t position, RandomColumn& out) {
  fill_of(keys.data(), position, out.data());
}

void RandomWords::fill(const RandomColumn& positions,
                       const std::array<double, kMostPowers>& numbers, RandomColumn& out) const {
  fill_words(*this, positions.data(), numbers.data(), out.data());
}

}  // namespace passnet
