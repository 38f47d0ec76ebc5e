#include "interpret/field/known.hpp"

namespace passnet {
namespace {

// All of a column, whatever part of it is used.
#if defined(__x86_64__)
[[gnu::target_clones("avx512f", "avx2", "default")]]
#endif
void find_all(const KnownForm form, const uint64_t* __restrict words, double* __restrict numbers,
              uint64_t* __restrict is_known) {
  for (size_t i = 0; i < kMostPowers; ++i) {
    double number = 0;
    const bool is_number =
        form.find(static_cast<uint32_t>(words[i]), static_cast<uint32_t>(words[i] >> 32), number);
    numbers[i] = number;
    is_known[i] = is_number ? 1 : 0;
  }
}

}  // namespace

void find_known(const KnownForm& form, const uint64_t* words, KnownNumbers& found) {
  find_all(form, words, found.numbers.data(), found.is_known.data());
}

}  // namespace passnet
