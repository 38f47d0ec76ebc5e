// Runs of equal elements: which of their elements are exceptions; elements on one side of one; and
// rows of valid elements with exceptions.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

namespace passnet {

// Elements of a run that are exceptions: some of those of a stretch, or of every n-th one.
struct RunExceptions {
  bool are_opposite = false;   // each is the run's element, negated
  bool have_its_sign = false;  // that of the run's element
  double share = 0;
  uint64_t begin = 0;
  uint64_t end = 0;
  uint64_t step = 1;
  uint64_t first = 0;
};

// Draws the exceptions of a run of `size` elements, at least one. Two runs in ten have none; others
// have one, three or a quarter anywhere, or all of an end, of a window, or of every n-th; half of
// these of the run's sign, and some the run's element, negated. `cuts`: places in the run,
// ascending; half of the runs have all of one side of one, or all up to the next.
RunExceptions draw_run_exceptions(uint64_t bits, uint64_t size, std::span<const uint64_t> cuts);

// Elements that are no nearer to 0 than the run's own one, or no further, and have its sign.
struct RunSide {
  int width = 0;  // 2^width is the most by which a quotient of the two exceeds 1
  bool is_outward = false;

  double number(double own, double share) const;
  int64_t integer(int64_t own, uint64_t bits) const;
};

RunSide draw_run_side(uint64_t bits);

// Valid numbers as they are, or all on one side of a bound; but for exceptions on the other, or at
// the bound. So what a part of them looks like says nothing of the exceptions elsewhere.
struct NaturalSides {
  bool is_set = false;
  bool is_mirrored = false;  // numbers are brought to one side
  bool is_above = false;     // exceptions are
  bool are_bounds = false;   // exceptions are the bound
  double bound = 0;
  double share = 0;   // of exceptions
  uint64_t turn = 0;  // of the bound among special elements

  std::optional<uint64_t> only;  // the place in the row of the one exception

  bool is_exception(uint64_t bits, uint64_t place) const;
  bool is_bound(uint64_t bits, uint64_t place) const {
    return are_bounds && is_exception(bits, place);
  }
  double number(double valid, uint64_t bits, uint64_t place) const;
  int64_t integer(int64_t valid, uint64_t bits, uint64_t place) const;
};

// `size` is that of a row, whose exceptions are one, or from one on average to nearly all.
NaturalSides draw_natural_sides(uint64_t bits, uint64_t size, double bound, uint64_t turn);

}  // namespace passnet
