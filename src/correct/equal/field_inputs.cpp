#include "correct/equal/field_inputs.hpp"

#include "base/random_bits.hpp"
#include "interpret/field/retype.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

namespace passnet {
namespace {

bool has_exceptions(FieldDraw draw) {
  return draw == FieldDraw::kRowRuns || draw == FieldDraw::kAllRuns ||
         draw == FieldDraw::kFirstRuns;
}

bool has_runs(FieldDraw draw) {
  return has_exceptions(draw) || draw == FieldDraw::kRowEqual || draw == FieldDraw::kAllEqual;
}

// Elements of a run that are exceptions: some of those of a stretch, or of every n-th one.
struct Exceptions {
  bool are_opposite = false;   // each is the run's element, negated
  bool have_its_sign = false;  // that of the run's element
  double share = 0;
  uint64_t begin = 0;
  uint64_t end = 0;
  uint64_t step = 1;
  uint64_t first = 0;
};

double unit(uint64_t bits) { return static_cast<double>(bits >> 11) * 0x1p-53; }

// The elements of one input, by position.
class Elements {
 public:
  Elements(const Field& field, const FieldDrawOptions& options, size_t input, const Domain& domain)
      : draw_(options.draw),
        key_(random_bits(options.key, ~uint64_t{input})),
        unused_bits_(freedom(options, input) == Freedom::kFree ? 0 : 64 - kKnownBits),
        drawn_(options.valid.drawn(input)),
        valid_(options.valid.numbers(input)),
        domain_(domain) {
    is_wide_ = draw_ != FieldDraw::kRandom && random_bits(key_, ~uint64_t{1}) % 2 == 0;
    numbers_ = {0, 1, -1};
    for (const double constant : options.constants) {
      numbers_.push_back(constant);
      numbers_.push_back(2 * constant);
      if (constant != 0 && std::isfinite(constant)) magnitudes_.push_back(std::fabs(constant));
    }
    if (options.has_flags) numbers_.insert(numbers_.end(), {INFINITY, -INFINITY, NAN});
    for (const double number : numbers_) words_.push_back(field.from_constant(number, DType::kF32));
    const TensorType& type = drawn_.type();
    first_place_ =
        key_ % (uint64_t{1} << 32) % static_cast<uint64_t>(std::max<int64_t>(type.numel(), 1));
    const int64_t all = std::max<int64_t>(type.numel(), 1);
    const int64_t last = type.rank() == 0 ? 1 : std::max<int64_t>(type.shape.back(), 1);
    const int64_t first = type.rank() == 0 ? 1 : std::max<int64_t>(type.shape.front(), 1);
    if (draw_ == FieldDraw::kRowRuns || draw_ == FieldDraw::kRowEqual) run_ = last, step_ = 1;
    if (draw_ == FieldDraw::kAllRuns || draw_ == FieldDraw::kAllEqual) run_ = all, step_ = 1;
    if (draw_ == FieldDraw::kFirstRuns) run_ = first, step_ = all / first;
    last_ = last;
  }

  static Freedom freedom(const FieldDrawOptions& options, size_t input) {
    return input < options.freedoms.size() ? options.freedoms[input] : Freedom::kNarrow;
  }

  // A float: its number, and a word of this or of its sign.
  struct Element {
    double number = 0;
    FieldWord word = 0;
  };

  // Equal bits give equal elements.
  struct Choice {
    uint64_t bits = 0;
    uint64_t at = 0;  // where valid inputs have its number
    bool is_special = false;
    uint64_t turn = 0;  // of special ones
  };
  static constexpr size_t kColumn = 128;  // not tuning: elements that are drawn together

  // A column of elements from `first` on.
  void fill(const Field& field, uint64_t first, std::span<double> numbers,
            std::span<FieldWord> words) {
    if (has_runs(draw_)) {
      for (size_t i = 0; i < words.size(); ++i) {
        const Element chosen = element_of_run(field, first + i);
        numbers[i] = chosen.number;
        words[i] = chosen.word;
      }
      return;
    }
    std::array<uint64_t, kColumn> positions;
    std::array<Choice, kColumn> choices;
    for (size_t i = 0; i < words.size(); ++i) {
      choices[i] = choose(first + i);
      positions[i] = choices[i].bits;
      numbers[i] = number(choices[i]);
    }
    field.random_like(numbers, positions.data(), words.data());
    if (draw_ == FieldDraw::kRandom) return;
    for (size_t i = 0; i < words.size(); ++i) {
      Element chosen{numbers[i], words[i]};
      if (is_given(choices[i])) chosen = element(field, choices[i]);
      chosen = with_sign(field, chosen, sign_of_row(first + i));
      numbers[i] = chosen.number;
      words[i] = chosen.word;
    }
  }

  Element element_of_run(const Field& field, uint64_t i) {
    const uint64_t run = run_of(i);
    if (run != known_run_) {
      known_run_ = run;
      known_base_ = base_of(run, i);
      known_element_ = element(field, known_base_);
      known_exceptions_ = exceptions_of(known_base_);
    }
    const auto exception = exception_at(i, known_exceptions_);
    if (!exception) return known_element_;
    const double own = known_element_.number;
    if (known_exceptions_.are_opposite) return with_sign(field, known_element_, -own);
    const Element other = element(field, *exception);
    return known_exceptions_.have_its_sign ? with_sign(field, other, own) : other;
  }

  int64_t integer(uint64_t i) const {
    if (!has_runs(draw_)) return integer(choose(i));
    const Choice base = base_of(run_of(i), i);
    const Exceptions exceptions = exceptions_of(base);
    const auto exception = exception_at(i, exceptions);
    if (!exception || !exceptions.are_opposite) return integer(exception.value_or(base));
    const int64_t value = integer(base);
    if (domain_.is_bounded() || value == std::numeric_limits<int64_t>::min()) return value;
    return std::clamp(-value, least(), most());
  }

  bool truth(uint64_t i) const {
    const Choice choice = choose(i);
    return (random_bits(choice.bits, 2) & 1) != 0;
  }

 private:
  int64_t integer(const Choice& choice) const {
    const double special_number = std::clamp(numbers_[special(choice)], -0x1p62, 0x1p62);
    const auto special_integer = static_cast<int64_t>(special_number);
    if (domain_.is_bounded()) {
      const bool fits = least() <= special_integer && special_integer <= most();
      if (choice.is_special && fits) return special_integer;
      return random_integer(choice.bits, choice.is_special ? 1 : 0, least(), most());
    }
    if (choice.is_special) return std::clamp(special_integer, least(), most());
    if (!is_wide_ && choice.bits % 4 == 0) {
      return drawn_.integer(static_cast<int64_t>(valid_place(choice.at)));
    }
    // Magnitudes of all kinds.
    const uint64_t bits = random_bits(choice.bits, 0);
    int64_t value = static_cast<int64_t>(bits) >> unused_bits_;
    value >>= random_bits(choice.bits, 1) % static_cast<uint64_t>(64 - unused_bits_);
    return std::clamp(value, least(), most());
  }

  // Negated if the number has another sign than this one, which 0 has not. Infinities, of masks,
  // stay.
  static Element with_sign(const Field& field, const Element& element, double sign) {
    if (!std::isfinite(element.number) || !(element.number * sign < 0)) return element;
    Element negated{.number = -element.number};
    field.apply(ScalarOp::kNeg, &element.word, nullptr, nullptr, &negated.word, 1);
    return negated;
  }

  // One sign for all elements of half of the mixed rows; 0 of others.
  double sign_of_row(uint64_t i) const {
    if (draw_ != FieldDraw::kMixed) return 0;
    constexpr std::array kSigns{1.0, -1.0, 0.0, 0.0};
    return kSigns[random_bits(~key_, i / static_cast<uint64_t>(last_)) % kSigns.size()];
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
    if (choice.is_special) return {numbers_[special(choice)], words_[special(choice)]};
    const double own = number(choice);
    return {own, field.random_like(own, choice.bits)};
  }

  Choice choose(uint64_t i) const {
    if (!has_runs(draw_)) {
      const uint64_t bits = random_bits(key_, i);
      const bool is_special = draw_ == FieldDraw::kMixed && random_bits(bits, 3) % 4 == 0;
      return {bits, i, is_special, is_special ? random_bits(bits, 4) : 0};
    }
    const Choice base = base_of(run_of(i), i);
    return exception_at(i, exceptions_of(base)).value_or(base);
  }

  uint64_t run_of(uint64_t i) const {
    const auto step = static_cast<uint64_t>(step_);
    return i / (static_cast<uint64_t>(run_) * step) * step + i % step;
  }
  // Runs take special elements in turns.
  Choice base_of(uint64_t run, uint64_t i) const {
    const auto step = static_cast<uint64_t>(step_);
    const uint64_t bits = random_bits(~key_, run);
    return {bits, run / step * static_cast<uint64_t>(run_) * step + i % step,
            random_bits(bits, 3) % 4 != 0, key_ % (uint64_t{1} << 32) + run};
  }
  // Two runs in ten have none; others have one, three or a quarter anywhere, or all of an end, of a
  // window, or of every n-th; half of these of the run's sign, and some the run's element, negated.
  Exceptions exceptions_of(const Choice& base) const {
    const auto size = static_cast<uint64_t>(run_);
    Exceptions all{.share = 1, .begin = 0, .end = size};
    if (!has_exceptions(draw_)) return {};
    const auto drawn = [&](uint64_t use, uint64_t below) {
      return random_bits(base.bits, use) % std::max<uint64_t>(below, 1);
    };
    constexpr std::array<double, 2> kCounts{1, 3};
    const uint64_t pattern = drawn(5, 10);
    const uint64_t cut = drawn(10, 2) == 0 ? size / 2 : drawn(11, size);
    if (pattern <= 1) return {};
    all.have_its_sign = drawn(15, 2) == 0;
    all.are_opposite = pattern == 9;
    if (pattern == 9) all.step = 2;
    if (pattern <= 3) all.share = kCounts[pattern - 2] / static_cast<double>(run_);
    if (pattern == 4) all.share = 1.0 / 4;
    if (pattern == 5 || pattern == 8) all.begin = cut;
    if (pattern == 6) all.end = cut;
    if (pattern == 8) all.end = cut + drawn(12, size - cut) + 1;
    if (pattern == 7) all.step = uint64_t{2} << drawn(13, 4);
    if (pattern == 7) all.first = drawn(14, all.step);
    return all;
  }
  std::optional<Choice> exception_at(uint64_t i, const Exceptions& exceptions) const {
    if (exceptions.share == 0) return std::nullopt;
    const uint64_t place = i / static_cast<uint64_t>(step_) % static_cast<uint64_t>(run_);
    if (place < exceptions.begin || place >= exceptions.end) return std::nullopt;
    if (place % exceptions.step != exceptions.first) return std::nullopt;
    const uint64_t bits = random_bits(key_, i);
    if (unit(bits) >= exceptions.share) return std::nullopt;
    const uint64_t own = random_bits(bits, 6);
    return Choice{own, i, random_bits(own, 3) % 2 == 0, random_bits(own, 4)};
  }

  // Numbers differ wherever elements do.
  double number(const Choice& choice) const {
    const double share = unit(random_bits(choice.bits, 8));
    if (!is_wide_) {
      constexpr double kSpread = 0x1p-10;
      return valid_[valid_place(choice.at)] * (1 + kSpread * (share - 0.5));
    }
    const double sign = (random_bits(choice.bits, 7) & 1) != 0 ? 1 : -1;
    const uint64_t near = random_bits(choice.bits, 9) % (2 * magnitudes_.size() + 1);
    if (near < magnitudes_.size()) return sign * magnitudes_[near] * std::exp2(2 * share - 1);
    constexpr double kMost = 20;  // the exponent
    return sign * std::exp2(kMost * (2 * share - 1));
  }

  // Each draw takes valid elements from other places.
  size_t valid_place(uint64_t at) const {
    const auto count = static_cast<uint64_t>(drawn_.numel());
    const uint64_t place = at + first_place_;
    return place < count ? place : place % count;
  }

  // A quarter are 0, the first of them.
  size_t special(const Choice& choice) const {
    const size_t count = numbers_.size();
    const size_t turn = choice.turn % (count + count / 3);
    return turn < count ? turn : 0;
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

  FieldDraw draw_;
  uint64_t key_;
  int unused_bits_;
  bool is_wide_ = false;
  const Tensor& drawn_;            // valid
  std::span<const double> valid_;  // its numbers
  uint64_t first_place_ = 0;       // of valid elements
  const Domain& domain_;
  std::vector<double> numbers_;     // special ones
  std::vector<FieldWord> words_;    // the same
  std::vector<double> magnitudes_;  // of constants
  int64_t last_ = 1;                // elements of a row
  int64_t run_ = 1;                 // of a run
  int64_t step_ = 1;                // from one to the next
  // The last run of which an element was asked for.
  uint64_t known_run_ = ~uint64_t{0};
  Choice known_base_;
  Element known_element_;
  Exceptions known_exceptions_;
};

// Words, and the numbers that they represent.
class FloatInput {
 public:
  explicit FloatInput(const TensorType& type)
      : words_(type_of_words(type)), numbers_(words_.type()) {}

  std::span<FieldWord> words() { return words_.as<FieldWord>(); }
  std::span<double> numbers() { return numbers_.as<double>(); }
  void move_to(FieldInputs& inputs) {
    inputs.words.push_back(std::move(words_));
    inputs.numbers.push_back(std::move(numbers_));
  }

 private:
  Tensor words_;
  Tensor numbers_;
};

void set_free(FloatInput& input, Elements& elements, const Field& field) {
  const std::span<FieldWord> words = input.words();
  for (size_t begin = 0; begin < words.size(); begin += Elements::kColumn) {
    const size_t count = std::min(Elements::kColumn, words.size() - begin);
    elements.fill(field, begin, input.numbers().subspan(begin, count), words.subspan(begin, count));
  }
}

}  // namespace

ValidInputs::ValidInputs(std::vector<Tensor> drawn)
    : drawn_(std::move(drawn)), numbers_(drawn_.size()), is_mask_(drawn_.size()) {
  for (size_t input = 0; input < drawn_.size(); ++input) {
    const DType dtype = drawn_[input].type().dtype;
    if (!is_float(dtype)) continue;
    const double most = std::min(Field::kInfinite, float_limits(dtype).most);
    for (int64_t i = 0; i < drawn_[input].numel(); ++i) {
      const double number = drawn_[input].value(i);
      numbers_[input].push_back(number);
      if (std::fabs(number) >= most) is_mask_[input] = true;
    }
  }
}

FieldInputs draw_field_inputs(const InputMaker& maker, const Field& field,
                              const FieldDrawOptions& options) {
  FieldInputs inputs;
  for (size_t index = 0; index < maker.size(); ++index) {
    const Tensor& drawn = options.valid.drawn(index);
    const TensorType type = drawn.type();
    const int64_t count = drawn.numel();
    Elements elements(field, options, index, maker.required(index));
    const bool is_free = options.draw != FieldDraw::kNatural && !maker.is_literal(index) &&
                         Elements::freedom(options, index) != Freedom::kNatural &&
                         maker.is_elementwise(index);
    if (is_float(type.dtype)) {
      FloatInput input(type);
      const bool is_exact = maker.is_literal(index) || options.valid.is_mask(index);
      const std::span<const double> numbers = options.valid.numbers(index);
      if (is_free && !is_exact) set_free(input, elements, field);
      for (size_t i = 0; i < numbers.size() && (is_exact || !is_free); ++i) {
        const FieldWord word =
            is_exact ? field.from_constant(numbers[i], type.dtype) : field.from_natural(numbers[i]);
        input.words()[i] = word;
        input.numbers()[i] = is_exact ? numbers[i] : field.known(word).value_or(numbers[i]);
      }
      input.move_to(inputs);
      continue;
    }
    Tensor chosen = drawn.clone();
    for (int64_t i = 0; i < count && is_free; ++i) {
      const auto at = static_cast<uint64_t>(i);
      chosen.set_integer(i, type.dtype == DType::kBool ? elements.truth(at) : elements.integer(at));
    }
    inputs.numbers.push_back(chosen.clone());
    inputs.words.push_back(std::move(chosen));
  }
  return inputs;
}

}  // namespace passnet
