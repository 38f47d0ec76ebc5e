#include "correct/equal/draw/near_row.hpp"

#include "base/random_bits.hpp"

#include <cmath>

namespace passnet {

double NearRow::number(uint64_t bits, double share) const {
  // One in four is near; if all were, sums of squares would cancel to nothing that f64 keeps.
  constexpr double kSpread = 6;
  const double factor = std::exp2(kSpread * share);
  const bool is_near = random_bits(bits, 38) % 4 == 0;
  const double own = is_near             ? distance * (1 + std::ldexp(share, width))
                     : are_others_beyond ? 2 * distance * factor
                                         : distance / factor / 2;
  const bool is_below = has_both_sides ? random_bits(bits, 27) % 2 == 0 : distance < 0;
  return is_below ? center - std::fabs(own) : center + std::fabs(own);
}

int64_t NearRow::integer(int64_t own, uint64_t bits) const {
  constexpr int64_t kMost = int64_t{1} << 60;
  if (own < -kMost || own > kMost) return own;
  const bool is_opposite = has_both_sides && random_bits(bits, 27) % 2 == 0;
  return (is_opposite ? -own : own) + static_cast<int64_t>(random_bits(bits, 28) % 3) - 1;
}

NearRow draw_near_row(uint64_t common, uint64_t own, double center) {
  // Half of the distances are ordinary, the others of all magnitudes.
  constexpr uint64_t kOrdinary = 7;
  constexpr uint64_t kAll = 40;
  // Down to half of the distance from one f32 to the next; f64 keeps what is computed apart.
  constexpr uint64_t kWidths = 25;
  constexpr uint64_t kNarrow = 8;
  const uint64_t widths = random_bits(common, 41) % 2 == 0 ? kNarrow : kWidths;
  const uint64_t exponents = random_bits(common, 29) % 2 == 0 ? kOrdinary : kAll;
  const int exponent = static_cast<int>(random_bits(common, 30) % exponents);
  const auto unit = static_cast<double>(random_bits(common, 31) >> 11) * 0x1p-53;
  const double distance = std::ldexp(1 + unit, exponent - static_cast<int>(exponents / 2));
  return {.center = std::isfinite(center) ? center : 0,
          .distance = random_bits(own, 32) % 2 == 0 ? distance : -distance,
          .width = -static_cast<int>(kWidths - 1 - random_bits(common, 33) % widths),
          .has_both_sides = random_bits(own, 34) % 4 != 0,
          .are_others_beyond = random_bits(common, 39) % 2 == 0};
}

}  // namespace passnet
