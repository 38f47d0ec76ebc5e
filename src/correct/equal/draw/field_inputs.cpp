#include "correct/equal/draw/field_inputs.hpp"

#include "base/random_bits.hpp"
#include "correct/equal/draw/field_elements.hpp"
#include "correct/equal/draw/masks.hpp"
#include "interpret/field/retype.hpp"

#include <utility>

namespace passnet {
namespace {

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

// Inputs whose elements are not drawn one by one, but are valid ones together.
class BoundInputs {
 public:
  BoundInputs(const InputMaker& maker, const FieldDrawOptions& options)
      : maker_(maker), options_(options) {}

  bool is_bound(size_t index) const {
    return is_fixed(index) || is_mask(index) || !maker_.is_elementwise(index);
  }
  // True if numbers are elements as they are, and not near them.
  bool is_exact(size_t index) const {
    return maker_.is_literal(index) || options_.valid.is_mask(index);
  }

  // Those that may be others are, in each draw.
  Tensor draw(size_t index) const {
    const Tensor& valid = options_.valid.drawn(index);
    const uint64_t key = random_bits(options_.key, index);
    if (is_fixed(index)) return valid.clone();
    if (is_mask(index)) {
      return draw_mask(valid, {.kept = maker_.kept_element(index),
                               .least_masked = ValidInputs::least_masked(valid.type().dtype),
                               .domain = maker_.required(index),
                               .keeps_first = options_.keeps_first,
                               .key = key});
    }
    return maker_.make(index, key);
  }

 private:
  bool is_fixed(size_t index) const {
    return options_.draw == FieldDraw::kNatural || maker_.is_literal(index) ||
           FieldElements::freedom(options_, index) == Freedom::kNatural;
  }
  bool is_mask(size_t index) const {
    return options_.valid.is_mask(index) || maker_.kept_element(index);
  }

  const InputMaker& maker_;
  const FieldDrawOptions& options_;
};

}  // namespace

FieldInputs draw_field_inputs(const InputMaker& maker, const Field& field,
                              const FieldDrawOptions& options) {
  FieldInputs inputs;
  const BoundInputs bound(maker, options);
  for (size_t index = 0; index < maker.size(); ++index) {
    const TensorType type = options.valid.drawn(index).type();
    const bool is_bound = bound.is_bound(index);
    Tensor chosen = is_bound ? bound.draw(index) : Tensor(type);
    const FieldElements elements(field, options, index, maker.required(index));
    if (is_float(type.dtype)) {
      FloatInput input(type);
      if (!is_bound) elements.fill(field, input.numbers(), input.words());
      const bool is_exact = bound.is_exact(index);
      for (int64_t i = 0; i < chosen.numel() && is_bound; ++i) {
        const auto at = static_cast<size_t>(i);
        const double number = chosen.value(i);
        const FieldWord word =
            is_exact ? field.from_constant(number, type.dtype) : field.from_natural(number);
        input.words()[at] = word;
        input.numbers()[at] = is_exact ? number : field.known(word).value_or(number);
      }
      input.move_to(inputs);
      continue;
    }
    if (!is_bound) {
      elements.for_each_integer(
          static_cast<uint64_t>(type.numel()), type.dtype == DType::kBool,
          [&](uint64_t i, int64_t value) { chosen.set_integer(static_cast<int64_t>(i), value); });
    }
    inputs.numbers.push_back(chosen.clone());
    inputs.words.push_back(std::move(chosen));
  }
  return inputs;
}

}  // namespace passnet
