#include "interpret/field/known.hpp"

namespace passnet {
namespace {

constexpr size_t kLanes = 16;  // not tuning: words of a vector, of which loops are compiled

// Whole vectors, whatever part of the last one is used.
#if defined(__x86_64__)
[[gnu::target_clones("avx512f", "avx2", "default")]]
#endif
void find_all(const KnownForm form, size_t vectors, const uint64_t* __restrict words,
              double* __restrict numbers, uint64_t* __restrict is_known) {
  for (size_t i = 0; i < vectors * kLanes; i += kLanes) {
    for (size_t j = i; j < i + kLanes; ++j) {
      double number = 0;
      const bool is_number =
          form.find(static_cast<uint32_t>(words[j]), static_cast<uint32_t>(words[j] >> 32), number);
      numbers[j] = number;
      is_known[j] = is_number ? 1 : 0;
    }
  }
}

}  // namespace

void find_known(const KnownForm& form, const uint64_t* words, size_t count, KnownNumbers& found) {
  const size_t vectors = (count + kLanes - 1) / kLanes;
  find_all(form, vectors, words, found.numbers.data(), found.is_known.data());
}

}  // namespace passnet
