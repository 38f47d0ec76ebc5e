#include "eval/inputs/input_stream.hpp"

#include "base/hash.hpp"
#include "base/random_bits.hpp"
#include "base/thread_pool.hpp"
#include "eval/inputs/draw_beside.hpp"

#include <algorithm>
#include <array>
#include <cstring>

namespace passnet {
namespace {

constexpr size_t kNoiseWords = 1024;  // repeated over a tensor: 8 KiB, which remain in the cache
constexpr int64_t kGrain = 32;        // as many words that are worth a thread

void thin(ThreadPool* pool, std::span<const std::byte> from, std::span<std::byte> to, uint64_t kept,
          std::span<const uint64_t> noise) {
  const size_t words = from.size() / sizeof(uint64_t);
  const auto move_word = [&](size_t at, size_t bytes, uint64_t random) {
    uint64_t word = 0;
    std::memcpy(&word, from.data() + at, bytes);
    word &= kept | random;
    std::memcpy(to.data() + at, &word, bytes);
  };
  const auto blocks = static_cast<int64_t>((words + noise.size() - 1) / noise.size());
  for_each_part(pool, blocks, kGrain, [&](int64_t first, int64_t last) {
    const size_t end = std::min(static_cast<size_t>(last) * noise.size(), words);
    for (size_t begin = static_cast<size_t>(first) * noise.size(); begin < end;
         begin += noise.size()) {
      const size_t count = std::min(noise.size(), end - begin);
      for (size_t i = 0; i < count; ++i) {
        move_word((begin + i) * sizeof(uint64_t), sizeof(uint64_t), noise[i]);
      }
    }
  });
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
                         const std::optional<Processors>& processors, ThreadPool* pool)
    : maker_(graph, catalog), pool_(pool), noise_(kNoiseWords), seed_(seed) {
  const InputMaker varied(graph, catalog, InputSet::kValid, true);
  if (pool != nullptr) {
    sets_[0] = maker_.make_all(seed, pool);
    sets_[1] = varied.make_all(~seed, pool);
  } else {
    auto other = draw_beside(varied, ~seed, processors, nullptr);
    sets_[0] = maker_.make_all(seed);
    sets_[1] = other.get();
  }
  for (const Tensor& tensor : sets_[0]) current_.push_back(tensor.clone());
}

bool InputStream::is_thinned(size_t index) const {
  return maker_.is_elementwise(index) && !is_integral(current_[index].type().dtype);
}

// Stretches begin and end at whole words; each is that of a set at an unrelated place, where the
// end of a set is followed by its begin. Stated contents stay in their places.
void InputStream::refill(size_t index) {
  constexpr uint64_t kStretches = 4;
  const std::span<std::byte> to = current_[index].bytes();
  const uint64_t kept = kept_bits(current_[index].type().dtype);
  const uint64_t words = to.size() / sizeof(uint64_t);
  const bool moves = !maker_.is_literal(index);
  const auto copy = [&](std::span<const std::byte> from, uint64_t at, uint64_t count,
                        uint64_t word) {
    thin(pool_, from.subspan(at * sizeof(uint64_t), count * sizeof(uint64_t)),
         to.subspan(word * sizeof(uint64_t), count * sizeof(uint64_t)), kept, noise_);
  };
  std::array<uint64_t, kStretches + 1> cuts{};
  for (uint64_t& cut : cuts) cut = random_bits(key_, draws_++) % (words + 1);
  cuts.front() = 0;
  cuts.back() = words;
  std::ranges::sort(cuts);
  for (size_t stretch = 0; stretch < kStretches; ++stretch) {
    const std::span<const std::byte> from = drawn_set()[index].bytes();
    const uint64_t length = cuts[stretch + 1] - cuts[stretch];
    if (length == 0) continue;
    const uint64_t at = moves ? random_bits(key_, draws_++) % words : cuts[stretch];
    const uint64_t first = std::min(length, words - at);
    copy(from, at, first, cuts[stretch]);
    copy(from, 0, length - first, cuts[stretch] + first);
  }
  const size_t rest = to.size() - words * sizeof(uint64_t);
  const uint64_t at = moves ? random_bits(key_, draws_++) % (words + 1) : words;
  thin(pool_, drawn_set()[index].bytes().subspan(at * sizeof(uint64_t), rest), to.last(rest), kept,
       noise_);
}

const std::vector<Tensor>& InputStream::drawn_set() {
  return sets_[random_bits(key_, draws_++) % 2];
}

void InputStream::advance() {
  key_ = key_of_step(seed_, steps_++);
  for (uint64_t i = 0; i < kNoiseWords; ++i) noise_[i] = random_bits(~key_, i);
  draws_ = 0;
  for (size_t i = 0; i < current_.size(); ++i) {
    if (current_[i].numel() == 0) continue;
    if (!is_thinned(i)) {
      current_[i] = maker_.make(i, random_bits(key_, draws_++), pool_);
      continue;
    }
    refill(i);
  }
}

}  // namespace passnet
