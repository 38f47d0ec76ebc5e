#include "eval/inputs/input_stream.hpp"

#include "base/hash.hpp"
#include "eval/inputs/draw_beside.hpp"
#include "generate/random_bits.hpp"

#include <algorithm>
#include <cstring>

namespace passnet {
namespace {

constexpr size_t kNoiseWords = 1024;  // repeated over a tensor: 8 KiB, which remain in the cache

void thin(std::span<const std::byte> from, std::span<std::byte> to, uint64_t kept,
          std::span<const uint64_t> noise) {
  const size_t words = from.size() / sizeof(uint64_t);
  const auto move_word = [&](size_t at, size_t bytes, uint64_t random) {
    uint64_t word = 0;
    std::memcpy(&word, from.data() + at, bytes);
    word &= kept | random;
    std::memcpy(to.data() + at, &word, bytes);
  };
  for (size_t begin = 0; begin < words; begin += noise.size()) {
    const size_t count = std::min(noise.size(), words - begin);
    for (size_t i = 0; i < count; ++i) {
      move_word((begin + i) * sizeof(uint64_t), sizeof(uint64_t), noise[i]);
    }
  }
  const size_t rest = from.size() - words * sizeof(uint64_t);
  if (rest > 0) move_word(words * sizeof(uint64_t), rest, noise.back());
}

// A hash instead of a step of a generator: contents of this call do not reveal the next one's.
uint64_t key_of_step(uint64_t seed, uint64_t step) {
  const Digest digest =
      Hasher().add(static_cast<int64_t>(seed)).add(static_cast<int64_t>(step)).finish();
  uint64_t key = 0;
  std::memcpy(&key, digest.bytes.data(), sizeof key);
  return key;
}

}  // namespace

uint64_t kept_bits(DType dtype) {
  switch (dtype) {
    case DType::kF64:
      return 0xfff8'0000'0000'0000;
    case DType::kF32:
    case DType::kC64:
      return 0xffc0'0000'ffc0'0000;
    case DType::kF16:
      return 0xfe00'fe00'fe00'fe00;
    case DType::kBF16:
      return 0xffc0'ffc0'ffc0'ffc0;
    case DType::kI64:
    case DType::kI32:
    case DType::kI16:
    case DType::kI8:
    case DType::kU8:
    case DType::kBool:
      return ~uint64_t{0};
  }
  UNREACHABLE();
}

InputStream::InputStream(const Graph& graph, const Catalog& catalog, uint64_t seed,
                         const std::optional<Processors>& processors)
    : maker_(graph, catalog), noise_(kNoiseWords), seed_(seed) {
  auto other = draw_beside(InputMaker(graph, catalog, InputSet::kValid, true), ~seed, processors);
  sets_[0] = maker_.make_all(seed);
  sets_[1] = other.get();
  for (const Tensor& tensor : sets_[0]) {
    whole_.push_back(tensor.clone());
    current_.push_back(tensor.clone());
  }
}

bool InputStream::is_thinned(size_t index) const {
  return maker_.is_elementwise(index) && !is_integral(whole_[index].type().dtype);
}

void InputStream::overwrite_stretch(size_t index) {
  constexpr uint64_t kShare = 8;  // a stretch is this part of the tensor
  Tensor& whole = whole_[index];
  const auto count = static_cast<uint64_t>(whole.numel());
  const size_t size = byte_size(whole.type().dtype);
  const uint64_t begin = random_bits(key_, draws_++) % count;
  const uint64_t length = std::min(std::max<uint64_t>(count / kShare, 1), count - begin);
  const Tensor& source = sets_[random_bits(key_, draws_++) % 2][index];
  std::memcpy(whole.bytes().data() + begin * size, source.bytes().data() + begin * size,
              length * size);
}

void InputStream::advance() {
  key_ = key_of_step(seed_, steps_++);
  for (uint64_t i = 0; i < kNoiseWords; ++i) noise_[i] = random_bits(~key_, i);
  draws_ = 0;
  for (size_t i = 0; i < current_.size(); ++i) {
    if (whole_[i].numel() == 0) continue;
    if (!is_thinned(i)) {
      current_[i] = maker_.make(i, random_bits(key_, draws_++));
      continue;
    }
    overwrite_stretch(i);
    thin(whole_[i].bytes(), current_[i].bytes(), kept_bits(whole_[i].type().dtype), noise_);
  }
}

}  // namespace passnet
