#include "correct/equal/field_inputs.hpp"

#include "base/random_bits.hpp"
#include "interpret/field/retype.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

namespace passnet {
namespace {

bool has_runs(FieldDraw draw) {
  return draw == FieldDraw::kRowRuns || draw == FieldDraw::kAllRuns ||
         draw == FieldDraw::kFirstRuns;
}

// The elements of one input, by position.
class Elements {
 public:
  Elements(const Field& field, const FieldDrawOptions& options, size_t input,
           const TensorType& type, const Domain& domain)
      : field_(field),
        draw_(options.draw),
        key_(random_bits(options.key, ~uint64_t{input})),
        unused_bits_(options.wide_integers ? 0 : 64 - kKnownBits),
        dtype_(type.dtype),
        domain_(domain) {
    numbers_ = {0, 1, -1};
    for (const double constant : options.constants) {
      numbers_.push_back(constant);
      numbers_.push_back(2 * constant);
    }
    for (const double number : numbers_) words_.push_back(field.from_constant(number, DType::kF32));
    const int64_t all = std::max<int64_t>(type.numel(), 1);
    const int64_t last = type.rank() == 0 ? 1 : std::max<int64_t>(type.shape.back(), 1);
    const int64_t first = type.rank() == 0 ? 1 : std::max<int64_t>(type.shape.front(), 1);
    if (draw_ == FieldDraw::kRowRuns) run_ = last, step_ = 1;
    if (draw_ == FieldDraw::kAllRuns) run_ = all, step_ = 1;
    if (draw_ == FieldDraw::kFirstRuns) run_ = first, step_ = all / first;
  }

  FieldWord word(uint64_t i) const {
    const Choice choice = choose(i);
    if (draw_ == FieldDraw::kFlagged && choice.bits % 16 == 0) {
      constexpr std::array kFlags{INFINITY, -INFINITY, NAN};
      return field_.from_constant(kFlags[choice.bits / 16 % kFlags.size()], DType::kF32);
    }
    if (choice.is_special) return words_[special(choice)];
    return field_.random(choice.bits);
  }

  int64_t integer(uint64_t i) const {
    const Choice choice = choose(i);
    const int64_t least = bound(domain_.least, std::numeric_limits<int64_t>::min());
    const int64_t most = bound(domain_.most, std::numeric_limits<int64_t>::max());
    if (domain_.is_bounded()) {
      return random_integer(choice.bits, choice.is_special ? 1 : 0, least, most);
    }
    // Magnitudes of all kinds.
    const uint64_t bits = random_bits(choice.bits, 0);
    int64_t value = static_cast<int64_t>(bits) >> unused_bits_;
    value >>= random_bits(choice.bits, 1) % static_cast<uint64_t>(64 - unused_bits_);
    if (choice.is_special)
      value = static_cast<int64_t>(std::clamp(numbers_[special(choice)], -0x1p62, 0x1p62));
    return std::clamp(value, least, most);
  }

  bool truth(uint64_t i) const {
    const Choice choice = choose(i);
    return (random_bits(choice.bits, 2) & 1) != 0;
  }

 private:
  // Equal bits give equal elements.
  struct Choice {
    uint64_t bits = 0;
    bool is_special = false;
  };

  Choice choose(uint64_t i) const {
    uint64_t bits = random_bits(key_, i);
    if (!has_runs(draw_)) {
      return {bits, draw_ == FieldDraw::kMixed && random_bits(bits, 3) % 4 == 0};
    }
    constexpr uint64_t kExceptions = 3;  // of a run
    const auto run = static_cast<uint64_t>(run_);
    const auto step = static_cast<uint64_t>(step_);
    if (bits % run >= kExceptions || run <= kExceptions) {
      bits = random_bits(~key_, i / (run * step) * step + i % step);
    }
    return {bits, random_bits(bits, 3) % 2 == 0};
  }

  size_t special(const Choice& choice) const {
    return random_bits(choice.bits, 4) % numbers_.size();
  }

  // Infinite: the dtype's.
  int64_t bound(double value, int64_t infinite) const {
    if (std::isfinite(value)) return static_cast<int64_t>(std::clamp(value, -0x1p62, 0x1p62));
    const auto unused = 64 - 8 * byte_size(dtype_);
    if (dtype_ == DType::kU8) return infinite < 0 ? 0 : 255;
    return infinite >> unused;
  }

  const Field& field_;
  static constexpr int kKnownBits = 20;

  FieldDraw draw_;
  uint64_t key_;
  int unused_bits_;
  DType dtype_;
  const Domain& domain_;
  std::vector<double> numbers_;   // special ones
  std::vector<FieldWord> words_;  // the same
  int64_t run_ = 1;               // elements of a run
  int64_t step_ = 1;              // from one to the next
};

bool is_infinite(const Tensor& drawn, int64_t i) {
  return std::fabs(drawn.value(i)) >=
         std::min(Field::kInfinite, float_limits(drawn.type().dtype).most);
}

// A mask that is added: some elements are infinite.
bool is_mask(const Tensor& drawn) {
  const int64_t count = drawn.numel();
  for (int64_t i = 0; i < count; ++i) {
    if (is_infinite(drawn, i)) return true;
  }
  return false;
}

Tensor make_words(const Tensor& drawn, auto&& word_of) {
  Tensor result(type_of_words(drawn.type()));
  const int64_t count = drawn.numel();
  for (int64_t i = 0; i < count; ++i) {
    const FieldWord word = word_of(i);
    std::memcpy(result.bytes().data() + static_cast<size_t>(i) * sizeof word, &word, sizeof word);
  }
  return result;
}

}  // namespace

std::vector<Tensor> draw_field_inputs(const InputMaker& maker, const Field& field,
                                      const FieldDrawOptions& options) {
  std::vector<Tensor> inputs;
  for (size_t index = 0; index < maker.size(); ++index) {
    Tensor drawn = maker.make(index, options.key);
    const TensorType& type = drawn.type();
    const Elements elements(field, options, index, type, maker.required(index));
    const bool is_free = options.draw != FieldDraw::kNatural && !maker.is_literal(index) &&
                         maker.is_elementwise(index);
    if (is_float(type.dtype)) {
      const bool is_exact = maker.is_literal(index) || is_mask(drawn);
      inputs.push_back(make_words(drawn, [&](int64_t i) {
        if (is_exact) return field.from_constant(drawn.value(i), type.dtype);
        if (is_free) return elements.word(static_cast<uint64_t>(i));
        return field.from_natural(drawn.value(i));
      }));
      continue;
    }
    const int64_t count = is_free ? drawn.numel() : 0;
    for (int64_t i = 0; i < count; ++i) {
      const auto at = static_cast<uint64_t>(i);
      drawn.set_integer(i, type.dtype == DType::kBool ? elements.truth(at) : elements.integer(at));
    }
    inputs.push_back(std::move(drawn));
  }
  return inputs;
}

}  // namespace passnet
