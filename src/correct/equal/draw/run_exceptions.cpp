#include "correct/equal/draw/run_exceptions.hpp"

#include "base/random_bits.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace passnet {

RunExceptions draw_run_exceptions(uint64_t bits, uint64_t size, std::span<const uint64_t> cuts) {
  RunExceptions all{.share = 1, .begin = 0, .end = size};
  const auto drawn = [&](uint64_t use, uint64_t below) {
    return random_bits(bits, use) % std::max<uint64_t>(below, 1);
  };
  constexpr std::array<double, 2> kCounts{1, 3};
  const bool is_given = !cuts.empty() && drawn(19, 2) == 0;
  constexpr std::array<uint64_t, 3> kSides{5, 6, 8};
  const uint64_t pattern = is_given ? kSides[drawn(21, kSides.size())] : drawn(5, 10);
  // In the middle, or anywhere, or near the end where the exceptions are.
  const uint64_t shift = drawn(17, 2) == 0 ? 63 : drawn(18, std::bit_width(size));
  const uint64_t near = std::max<uint64_t>(size >> shift, 1);
  const std::array<uint64_t, 3> usual{size / 2, drawn(11, size), pattern == 6 ? near : size - near};
  const uint64_t given = drawn(20, cuts.size());
  const uint64_t cut = is_given ? cuts[given] : usual[drawn(10, usual.size())];
  if (pattern <= 1) return {};
  all.have_its_sign = drawn(15, 2) == 0;
  all.are_opposite = pattern == 9 || (is_given && drawn(22, 2) == 0);
  if (pattern == 9) all.step = 2;
  if (pattern <= 3) all.share = kCounts[pattern - 2] / static_cast<double>(size);
  if (pattern == 4) all.share = 1.0 / 4;
  if (pattern == 5 || pattern == 8) all.begin = cut;
  if (pattern == 6) all.end = cut;
  if (pattern == 8) all.end = cut + drawn(12, size - cut) + 1;
  if (pattern == 8 && is_given) all.end = given + 1 < cuts.size() ? cuts[given + 1] : size;
  if (pattern == 7) all.step = uint64_t{2} << drawn(13, 4);
  if (pattern == 7) all.first = drawn(14, all.step);
  return all;
}

double RunSide::number(double own, double share) const {
  const double factor = 1 + std::ldexp(share, width);
  return is_outward ? own * factor : own / factor;
}

int64_t RunSide::integer(int64_t own, uint64_t bits) const {
  constexpr int64_t kMost = int64_t{1} << 60;
  if (own < -kMost || own > kMost) return own;
  const auto steps = static_cast<int64_t>(bits >> (52 - width));
  if (!is_outward) return own - own / (1 + steps) * steps;
  return own >= 0 ? own + steps : own - steps;
}

bool NaturalSides::is_exception(uint64_t bits, uint64_t place) const {
  if (only) return place == *only;
  return static_cast<double>(random_bits(bits, 24) >> 11) * 0x1p-53 < share;
}

double NaturalSides::number(double valid, uint64_t bits, uint64_t place) const {
  if (!is_set || !std::isfinite(valid)) return valid;
  const bool is_other = is_exception(bits, place);
  if (!is_other && !is_mirrored) return valid;
  const double distance = std::fabs(valid - bound);
  return is_other == is_above ? bound + distance : bound - distance;
}

int64_t NaturalSides::integer(int64_t valid, uint64_t bits, uint64_t place) const {
  constexpr double kMost = 0x1p50;
  const auto real = static_cast<double>(valid);
  if (!is_set || std::fabs(real) > kMost || std::fabs(bound) > kMost) return valid;
  return static_cast<int64_t>(number(real, bits, place));
}

NaturalSides draw_natural_sides(uint64_t bits, uint64_t size, double bound, uint64_t turn) {
  if (!std::isfinite(bound)) bound = 0;
  const auto unit = static_cast<double>(random_bits(bits, 25) >> 11) * 0x1p-53;
  const uint64_t kind = random_bits(bits, 26);
  std::optional<uint64_t> only;
  if (kind / 16 % 4 == 0) only = random_bits(bits, 40) % std::max<uint64_t>(size, 1);
  return {.is_set = true,
          .is_mirrored = kind % 2 == 0,
          .is_above = kind / 2 % 2 == 0,
          .are_bounds = kind / 4 % 4 == 0,
          .bound = bound,
          .share = std::pow(static_cast<double>(std::max<uint64_t>(size, 2)), -unit),
          .turn = turn,
          .only = only};
}

RunSide draw_run_side(uint64_t bits) {
  constexpr std::array kWidths{-10, 0, 10};
  const uint64_t drawn = random_bits(bits, 23);
  return {.width = kWidths[drawn / 2 % kWidths.size()], .is_outward = drawn % 2 == 0};
}

}  // namespace passnet
