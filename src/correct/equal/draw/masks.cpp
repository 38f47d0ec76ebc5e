#include "correct/equal/draw/masks.hpp"

#include "base/random_bits.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace passnet {
namespace {

double unit(uint64_t bits) { return static_cast<double>(bits >> 11) * 0x1p-53; }

// Elements of a row that are kept beside one: a share of those up to the end.
struct Kept {
  double share = 0;
  uint64_t end = 0;
};

Kept draw_kept(uint64_t bits, uint64_t size) {
  const double few = std::pow(static_cast<double>(std::max<uint64_t>(size, 2)), -unit(bits));
  const std::array<Kept, 6> kinds{Kept{0, size},       Kept{few, size}, Kept{0.5, size},
                                  Kept{1 - few, size}, Kept{1, size},   Kept{1, bits % size + 1}};
  return kinds[random_bits(bits, 35) % kinds.size()];
}

// The element by which the rest of a row is masked.
double masking(const MaskOptions& options, DType dtype, uint64_t bits) {
  if (!options.kept) return -INFINITY;
  if (dtype == DType::kBool) return 1 - *options.kept;
  const double step = random_bits(bits, 37) % 2 == 0 ? 1 : -1;
  for (const double number : {*options.kept + step, *options.kept - step}) {
    if (options.domain.contains(number)) return number;
  }
  return *options.kept;
}

}  // namespace

Tensor draw_mask(const Tensor& valid, const MaskOptions& options) {
  Tensor mask = valid.clone();
  if (valid.numel() == 0) return mask;
  const auto size = static_cast<uint64_t>(valid.type().rank() == 0 ? 1 : valid.type().shape.back());
  const auto count = static_cast<uint64_t>(valid.numel());
  const DType dtype = valid.type().dtype;
  for (uint64_t row = 0; row < count / size; ++row) {
    const uint64_t bits = random_bits(~options.key, row);
    const Kept own = draw_kept(bits, size);
    const double other = masking(options, dtype, bits);
    const bool has_others = options.kept && dtype != DType::kBool && random_bits(bits, 38) % 2 == 0;
    const uint64_t certain = options.keeps_first ? 0 : random_bits(bits, 36) % size;
    for (uint64_t place = 0; place < size; ++place) {
      const auto i = static_cast<int64_t>(row * size + place);
      const bool is_kept =
          place == certain || (place < own.end && unit(random_bits(bits, place + 64)) < own.share);
      if (has_others && place != certain) continue;
      const double finite = std::fabs(valid.value(i)) < options.least_masked ? valid.value(i) : 0;
      mask.set_value(i, is_kept ? options.kept.value_or(finite) : other);
    }
  }
  return mask;
}

}  // namespace passnet
