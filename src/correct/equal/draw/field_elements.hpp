// The elements of one input that a draw gives a field.
#pragma once

#include "base/random_bits.hpp"
#include "correct/equal/draw/field_draw_options.hpp"
#include "correct/equal/draw/near_row.hpp"
#include "correct/equal/draw/run_exceptions.hpp"
#include "correct/equal/draw/special_elements.hpp"
#include "interpret/field/random_column.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>

namespace passnet {

// The elements of one input, by position.
class FieldElements {
 public:
  FieldElements(const Field& field, const FieldDrawOptions& options, size_t input,
                const Domain& domain)
      : draw_(options.draw),
        common_key_(options.key),
        key_(random_bits(options.key, ~uint64_t{input})),
        unused_bits_(freedom(options, input) == Freedom::kFree ? 0 : 64 - kKnownBits),
        drawn_(options.valid.drawn(input)),
        valid_(options.valid.numbers(input)),
        domain_(domain),
        specials_(field, options.constants, options.has_flags) {
    if (options.turn) turn_ = *options.turn + 5 * input;
    const TensorType& type = drawn_.type();
    first_place_ =
        key_ % (uint64_t{1} << 32) % static_cast<uint64_t>(std::max<int64_t>(type.numel(), 1));
    const double scale = draw_ == FieldDraw::kTiny ? specials_.least_magnitude() : 0x1p-30;
    if (is_small(draw_) && domain.least <= 0 && domain.most >= scale) scale_ = scale;
    const int64_t all = std::max<int64_t>(type.numel(), 1);
    const int64_t last = type.rank() == 0 ? 1 : std::max<int64_t>(type.shape.back(), 1);
    const int64_t first = type.rank() == 0 ? 1 : std::max<int64_t>(type.shape.front(), 1);
    if (has_runs(draw_)) run_ = all;
    if (has_runs_of_rows(draw_)) run_ = last;
    if (draw_ == FieldDraw::kFirstRuns) run_ = first, step_ = all / first;
    last_ = last;
    for (const int64_t cut : options.cuts) {
      for (const int64_t place : {cut, cut + 1, run_ - cut}) {
        if (place > 0 && place < run_) cuts_.push_back(static_cast<uint64_t>(place));
      }
    }
    std::ranges::sort(cuts_);
    cuts_.erase(std::ranges::unique(cuts_).begin(), cuts_.end());
  }

  static Freedom freedom(const FieldDrawOptions& options, size_t input) {
    return input < options.freedoms.size() ? options.freedoms[input] : Freedom::kNarrow;
  }

  using Element = FieldElement;

  // Equal bits give equal elements.
  struct Choice {
    uint64_t bits = 0;
    uint64_t at = 0;  // where valid inputs have its number
    bool is_special = false;
    uint64_t turn = 0;  // of special ones
    bool is_opposite = false;
  };
  static constexpr size_t kColumn = kMostPowers;  // elements that are drawn together

  // All elements of floats.
  void fill(const Field& field, std::span<double> numbers, std::span<FieldWord> words) const {
    if (has_sides(draw_)) return fill_sides(field, numbers, words);
    if (has_runs(draw_)) return fill_runs(field, numbers, words);
    for (size_t begin = 0; begin < words.size(); begin += kColumn) {
      const size_t count = std::min(kColumn, words.size() - begin);
      fill_column(field, begin, numbers.subspan(begin, count), words.subspan(begin, count));
    }
  }

  // Calls set(i, value) for all integers, or truths. An integer that must not be 0 is 1, or -1.
  template <class Set>
  void for_each_integer(uint64_t count, bool is_truth, Set set) const {
    const int64_t instead = is_truth || !domain_.nonzero ? 0 : most() > 0 ? 1 : -1;
    const auto fit = [&](uint64_t i, int64_t value) { set(i, value == 0 ? instead : value); };
    for_each_whole(count, is_truth, fit);
  }

 private:
  template <class Set>
  void for_each_whole(uint64_t count, bool is_truth, Set set) const {
    const auto value = [&](const Choice& choice) {
      if (!is_truth) return integer(choice);
      return static_cast<int64_t>(random_bits(choice.bits, 2) & 1);
    };
    if (draw_ == FieldDraw::kSides) return for_each_sided_integer(count, is_truth, set);
    if (draw_ == FieldDraw::kNear && !is_truth) return for_each_near_integer(count, set);
    if (!has_runs(draw_)) {
      for (uint64_t i = 0; i < count; ++i) set(i, value(choose(i)));
      return;
    }
    for (uint64_t run = 0; run < runs_of(count); ++run) {
      const Choice base = base_of(run);
      const RunExceptions exceptions = exceptions_of(base);
      const int64_t own = value(base);
      for_each_place(run, [&](uint64_t i) { set(i, own); });
      if (has_sides(draw_) && !is_truth) {
        const RunSide side = draw_run_side(base.bits);
        for_each_place(
            run, [&](uint64_t i) { set(i, clamped(side.integer(own, random_bits(key_, i)))); });
      }
      const bool are_opposite = exceptions.are_opposite && !is_truth;
      for_each_exception(run, exceptions, [&](uint64_t i, const Choice& choice) {
        set(i, are_opposite ? opposite(own) : value(choice));
      });
    }
  }

  template <class Set>
  void for_each_sided_integer(uint64_t count, bool is_truth, Set set) const {
    const auto size = static_cast<uint64_t>(last_);
    for (uint64_t row = 0; row < count / size; ++row) {
      const NaturalSides sides = sides_of(row);
      for (uint64_t i = row * size; i < (row + 1) * size; ++i) {
        const Choice choice = choice_of(random_bits(key_, i), i, sides);
        const int64_t own = integer(choice);
        if (is_truth) {
          const bool is_exception = sides.is_exception(choice.bits, i - row * size);
          set(i, static_cast<int64_t>(is_exception == sides.is_above));
        } else {
          set(i,
              choice.is_special ? own : clamped(sides.integer(own, choice.bits, i - row * size)));
        }
      }
    }
  }

  template <class Set>
  void for_each_near_integer(uint64_t count, Set set) const {
    const auto size = static_cast<uint64_t>(last_);
    for (uint64_t row = 0; row < count / size; ++row) {
      const NearRow near = near_of(row);
      const uint64_t turn = random_bits(common_key_, row);
      const int64_t own = integer({turn, row * size, turn % 2 == 0, turn / 2});
      for (uint64_t i = row * size; i < (row + 1) * size; ++i) {
        set(i, clamped(near.integer(own, random_bits(key_, i))));
      }
    }
  }

  static double unit(uint64_t bits) { return static_cast<double>(bits >> 11) * 0x1p-53; }

  void fill_sides(const Field& field, std::span<double> numbers, std::span<FieldWord> words) const {
    const auto size = static_cast<uint64_t>(run_);
    for (uint64_t run = 0; run < runs_of(words.size()); ++run) {
      const Choice base = base_of(run);
      const Element own = element(field, base);
      const uint64_t end = (run + 1) * size;
      if (own.number == 0 || !std::isfinite(own.number)) {
        for_each_place(run, [&](uint64_t i) { numbers[i] = own.number, words[i] = own.word; });
        continue;
      }
      const RunSide side = draw_run_side(base.bits);
      for (uint64_t begin = run * size; begin < end; begin += kColumn) {
        const size_t count = std::min<uint64_t>(kColumn, end - begin);
        RandomColumn bits;
        RandomColumn shares;
        random_bits_from(key_, begin, bits);
        random_bits_of(bits, kShareUse, shares);
        for (size_t i = 0; i < count; ++i) {
          numbers[begin + i] = side.number(own.number, unit(shares[i]));
        }
        field.random_like(numbers.subspan(begin, count), bits.data(), words.data() + begin);
      }
    }
  }
  void fill_column(const Field& field, uint64_t first, std::span<double> numbers,
                   std::span<FieldWord> words) const {
    RandomColumn bits;
    random_bits_from(key_, first, bits);
    RandomColumn shares;
    random_bits_of(bits, kShareUse, shares);
    const auto for_each_of_row = [&](auto visit_row, auto visit) {
      const auto size = static_cast<uint64_t>(last_);
      for (size_t i = 0; i < words.size();) {
        const uint64_t row = (first + i) / size;
        visit_row(row);
        const size_t end = std::min<uint64_t>(words.size(), (row + 1) * size - first);
        for (; i < end; ++i) visit(i);
      }
    };
    bool has_wide = false;
    NaturalSides sides;
    NearRow near;
    const auto choose_row = [&](uint64_t row) {
      has_wide = is_wide(row);
      sides = sides_of(row);
      if (draw_ == FieldDraw::kNear) near = near_of(row);
    };
    for_each_of_row(choose_row, [&](size_t i) {
      const Choice choice{.bits = bits[i], .at = first + i};
      const double share = unit(shares[i]);
      if (draw_ == FieldDraw::kNear) {
        numbers[i] = near.number(bits[i], share);
        return;
      }
      const double own = number(choice, share, has_wide);
      numbers[i] = sides.is_set ? sides.number(own, bits[i], place_in_row(first + i)) : own;
    });
    field.random_like(numbers, bits.data(), words.data());
    if (!has_specials(draw_) && draw_ != FieldDraw::kFlagged) return;
    double sign = 0;
    const auto choose_sign = [&](uint64_t row) {
      sides = sides_of(row);
      sign = sides.is_set ? 0 : sign_of_row(row);
    };
    for_each_of_row(choose_sign, [&](size_t i) {
      const Choice choice = choice_of(bits[i], first + i, sides);
      Element chosen{numbers[i], words[i]};
      if (is_given(choice)) chosen = element(field, choice);
      chosen = with_sign(field, chosen, sign);
      numbers[i] = chosen.number;
      words[i] = chosen.word;
    });
  }

  void fill_runs(const Field& field, std::span<double> numbers, std::span<FieldWord> words) const {
    const auto set = [&](uint64_t i, const Element& chosen) {
      numbers[i] = chosen.number;
      words[i] = chosen.word;
    };
    DrawnExceptions drawn;
    for (uint64_t run = 0; run < runs_of(words.size()); ++run) {
      const Choice base = base_of(run);
      const RunExceptions exceptions = exceptions_of(base);
      const Element own = element(field, base);
      for_each_place(run, [&](uint64_t i) { set(i, own); });
      const Element negated = with_sign(field, own, -own.number);
      const double sign = exceptions.have_its_sign ? own.number : 0;
      for_each_exception_place(run, exceptions, [&](uint64_t i, uint64_t bits) {
        if (exceptions.are_opposite) return set(i, negated);
        drawn.places[drawn.count] = i;
        drawn.bits[drawn.count] = bits;
        drawn.signs[drawn.count++] = sign;
        if (drawn.count == kColumn) set_all(field, drawn, set);
      });
    }
    set_all(field, drawn, set);
  }

  // Exceptions of runs, which are drawn together.
  struct DrawnExceptions {
    RandomColumn places;
    RandomColumn bits{};
    std::array<double, kColumn> signs;  // theirs; 0: any
    size_t count = 0;
  };
  template <class Set>
  void set_all(const Field& field, DrawnExceptions& drawn, Set set) const {
    RandomColumn own;
    RandomColumn kinds;
    RandomColumn shares;
    std::array<double, kColumn> numbers;
    std::array<FieldWord, kColumn> words;
    random_bits_of(drawn.bits, kOwnUse, own);
    random_bits_of(own, kKindUse, kinds);
    random_bits_of(own, kShareUse, shares);
    for (size_t i = 0; i < drawn.count; ++i) {
      const Choice choice{.bits = own[i], .at = drawn.places[i]};
      numbers[i] = number(choice, unit(shares[i]), is_wide_at(choice.at));
    }
    field.random_like(std::span(numbers).first(drawn.count), own.data(), words.data());
    for (size_t i = 0; i < drawn.count; ++i) {
      Element chosen{numbers[i], words[i]};
      if (is_special_exception(kinds[i])) chosen = specials_.at(random_bits(own[i], kTurnUse));
      set(drawn.places[i], with_sign(field, chosen, drawn.signs[i]));
    }
    drawn.count = 0;
  }

  int64_t integer(const Choice& choice) const {
    const double given = specials_.at(choice.turn).number;
    const double special_number = std::isnan(given) ? 0 : std::clamp(given, -0x1p62, 0x1p62);
    const auto special_integer =
        static_cast<int64_t>(choice.is_opposite ? -special_number : special_number);
    if (domain_.is_bounded()) {
      const bool fits = least() <= special_integer && special_integer <= most();
      if (choice.is_special && fits) return special_integer;
      return random_integer(choice.bits, choice.is_special ? 1 : 0, least(), most());
    }
    if (choice.is_special) return std::clamp(special_integer, least(), most());
    if (draw_ == FieldDraw::kSides || (choice.bits % 4 == 0 && !is_wide_at(choice.at))) {
      return drawn_.integer(static_cast<int64_t>(valid_place(choice.at)));
    }
    // Magnitudes of all kinds.
    const uint64_t bits = random_bits(choice.bits, 0);
    int64_t value = static_cast<int64_t>(bits) >> unused_bits_;
    value >>= random_bits(choice.bits, 1) % static_cast<uint64_t>(64 - unused_bits_);
    return std::clamp(value, least(), most());
  }

  int64_t opposite(int64_t value) const {
    if (domain_.is_bounded() || value == std::numeric_limits<int64_t>::min()) return value;
    return clamped(-value);
  }
  int64_t clamped(int64_t value) const { return std::clamp(value, least(), most()); }

  static bool is_special_exception(uint64_t kind) { return kind % 2 == 0; }
  // Negated if the number has another sign than this one, which 0 has not. Infinities, of masks,
  // stay.
  static Element with_sign(const Field& field, const Element& element, double sign) {
    if (!std::isfinite(element.number) || !(element.number * sign < 0)) return element;
    return {.number = -element.number, .word = field.negated(element.word)};
  }

  // One sign for all elements of half of the mixed rows; 0 of others.
  double sign_of_row(uint64_t row) const {
    if (draw_ != FieldDraw::kMixed) return 0;
    constexpr std::array kSigns{1.0, -1.0, 0.0, 0.0};
    return kSigns[random_bits(~key_, row) % kSigns.size()];
  }

  // False for an element of a drawn number.
  bool is_given(const Choice& choice) const { return choice.is_special || is_flag(choice); }
  bool is_flag(const Choice& choice) const {
    return draw_ == FieldDraw::kFlagged && choice.bits % 16 == 0;
  }

  Element element(const Field& field, const Choice& choice) const {
    if (is_flag(choice)) {
      constexpr std::array kFlags{INFINITY, -INFINITY, NAN};
      const double flag = kFlags[choice.bits / 16 % kFlags.size()];
      return {flag, field.from_constant(flag, DType::kF32)};
    }
    if (!choice.is_special) {
      const double own = number(choice);
      return {own, field.random_like(own, choice.bits)};
    }
    const Element special = specials_.at(choice.turn);
    return choice.is_opposite ? with_sign(field, special, -special.number) : special;
  }

  // The one of an element, in a draw without runs.
  Choice choose(uint64_t i) const {
    return choice_of(random_bits(key_, i), i, sides_of(i / static_cast<uint64_t>(last_)));
  }
  Choice choice_of(uint64_t bits, uint64_t i, const NaturalSides& sides) const {
    if (sides.is_set) return {bits, i, sides.is_bound(bits, place_in_row(i)), sides.turn};
    const bool is_special = draw_ == FieldDraw::kMixed && random_bits(bits, kKindUse) % 4 == 0;
    return {bits, i, is_special, is_special ? random_bits(bits, kTurnUse) : 0};
  }

  uint64_t place_in_row(uint64_t i) const { return i % static_cast<uint64_t>(last_); }
  uint64_t runs_of(uint64_t count) const { return count / static_cast<uint64_t>(run_); }
  uint64_t first_of(uint64_t run) const {
    const auto step = static_cast<uint64_t>(step_);
    return run / step * static_cast<uint64_t>(run_) * step + run % step;
  }
  template <class Visit>
  void for_each_place(uint64_t run, Visit visit) const {
    const uint64_t first = first_of(run);
    const uint64_t end = first + static_cast<uint64_t>(run_ * step_);
    for (uint64_t i = first; i < end; i += static_cast<uint64_t>(step_)) visit(i);
  }
  // Runs take special elements in turns.
  Choice base_of(uint64_t run) const {
    const uint64_t bits = random_bits(~key_, run);
    if (turn_) {
      const uint64_t turn = *turn_ + run;
      const uint64_t own = turn / 4 * 3 + turn % 4;
      return {bits, first_of(run), turn % 4 != 3, own,
              (own % specials_.turns() + own / specials_.turns()) % 2 != 0};
    }
    return {bits, first_of(run), random_bits(bits, kKindUse) % 4 != 0,
            key_ % (uint64_t{1} << 32) + run};
  }
  RunExceptions exceptions_of(const Choice& base) const {
    if (!has_exceptions(draw_)) return {};
    return draw_run_exceptions(base.bits, static_cast<uint64_t>(run_), cuts_);
  }
  template <class Visit>
  void for_each_exception_place(uint64_t run, const RunExceptions& exceptions, Visit visit) const {
    if (exceptions.share == 0) return;
    const uint64_t first = first_of(run);
    const uint64_t step = exceptions.step;
    // The least place from the begin on that is one of every n-th.
    uint64_t place = exceptions.begin + (exceptions.first + step - exceptions.begin % step) % step;
    for (; place < exceptions.end; place += step) {
      const uint64_t i = first + place * static_cast<uint64_t>(step_);
      const uint64_t bits = random_bits(key_, i);
      if (unit(bits) < exceptions.share) visit(i, bits);
    }
  }
  template <class Visit>
  void for_each_exception(uint64_t run, const RunExceptions& exceptions, Visit visit) const {
    for_each_exception_place(run, exceptions, [&](uint64_t i, uint64_t bits) {
      const uint64_t own = random_bits(bits, kOwnUse);
      const bool is_special = is_special_exception(random_bits(own, kKindUse));
      visit(i, Choice{own, i, is_special, random_bits(own, kTurnUse)});
    });
  }

  // True if some elements are special ones, in draws without runs.
  static bool has_specials(FieldDraw draw) {
    return draw == FieldDraw::kMixed || draw == FieldDraw::kSides;
  }

  // At least three in four centers are 0.
  NearRow near_of(uint64_t row) const {
    const uint64_t bits = random_bits(key_, ~row);
    const double center = bits % 4 != 0 ? 0 : specials_.at(bits / 4).number;
    return draw_near_row(random_bits(~common_key_, row), bits, center);
  }

  // Those of a row of valid elements; not set where its elements are others.
  NaturalSides sides_of(uint64_t row) const {
    const uint64_t bits = random_bits(~key_, ~row);
    const bool is_one = draw_ == FieldDraw::kSides || (draw_ == FieldDraw::kMixed && bits % 4 == 1);
    if (!is_one) return {};
    const uint64_t turn = turn_ ? *turn_ + row : random_bits(bits, kTurnUse);
    return draw_natural_sides(bits, static_cast<uint64_t>(last_), specials_.at(turn).number, turn);
  }

  // Numbers differ wherever elements do.
  double number(const Choice& choice) const {
    return number(choice, unit(random_bits(choice.bits, kShareUse)), is_wide_at(choice.at));
  }
  double number(const Choice& choice, double share, bool is_wide) const {
    if (!is_wide) {
      constexpr double kSpread = 0x1p-10;
      return scale_ * valid_[valid_place(choice.at)] * (1 + kSpread * (share - 0.5));
    }
    const double sign = (random_bits(choice.bits, 7) & 1) != 0 ? 1 : -1;
    // Distances from a constant are of all magnitudes: conditions may ask for near ones.
    constexpr int kExponents = 40;
    const uint64_t near = random_bits(choice.bits, 9);
    const std::span<const double> magnitudes = specials_.magnitudes();
    const uint64_t turns = 2 * magnitudes.size() + 1;
    if (near % turns < magnitudes.size()) {
      constexpr uint64_t kNearest = 20;  // f64 keeps what is computed of both apart
      const double scaled = std::ldexp(share, -static_cast<int>(near / turns / 2 % kNearest));
      const double distance = near / turns % 2 == 0 ? scaled : -scaled;
      return sign * magnitudes[near % turns] * (1 + distance);
    }
    // A power of 2, of as many exponents on both sides of 0, times a number from 1 to 2.
    const double exponent = std::floor(kExponents * share);
    const auto scale = static_cast<uint64_t>(1023 - kExponents / 2 + exponent) << 52;
    return sign * std::bit_cast<double>(scale) * (1 + kExponents * share - exponent);
  }

  // True if the numbers of a row are of all magnitudes, and not valid ones.
  bool is_wide(uint64_t row) const {
    return !is_natural(draw_) && random_bits(~key_, ~row) % 2 == 0;
  }
  bool is_wide_at(uint64_t i) const {
    return !is_natural(draw_) && is_wide(i / static_cast<uint64_t>(last_));
  }

  // Each draw takes valid elements from other places.
  size_t valid_place(uint64_t at) const {
    const auto count = static_cast<uint64_t>(drawn_.numel());
    const uint64_t place = at + first_place_;
    return place < count ? place : place - count;
  }

  int64_t least() const { return bound(domain_.least, std::numeric_limits<int64_t>::min()); }
  int64_t most() const { return bound(domain_.most, std::numeric_limits<int64_t>::max()); }
  // Infinite: the dtype's.
  int64_t bound(double value, int64_t infinite) const {
    if (std::isfinite(value)) return static_cast<int64_t>(std::clamp(value, -0x1p62, 0x1p62));
    const DType dtype = drawn_.type().dtype;
    const auto unused = 64 - 8 * byte_size(dtype);
    if (dtype == DType::kU8) return infinite < 0 ? 0 : 255;
    return infinite >> unused;
  }

  static constexpr int kKnownBits = 20;
  // Uses of a choice's bits.
  static constexpr uint64_t kKindUse = 3;
  static constexpr uint64_t kTurnUse = 4;
  static constexpr uint64_t kOwnUse = 6;
  static constexpr uint64_t kShareUse = 8;

  FieldDraw draw_;
  uint64_t common_key_;  // that of all inputs
  uint64_t key_;
  int unused_bits_;
  const Tensor& drawn_;            // valid
  std::span<const double> valid_;  // its numbers
  std::optional<uint64_t> turn_;   // of the first run's element
  uint64_t first_place_ = 0;       // of valid elements
  const Domain& domain_;
  SpecialElements specials_;
  std::vector<uint64_t> cuts_;  // of runs, ascending
  double scale_ = 1;            // of valid elements
  int64_t last_ = 1;            // elements of a row
  int64_t run_ = 1;             // of a run
  int64_t step_ = 1;            // from one to the next
};

}  // namespace passnet
