#include "correct/equal/field_inputs.hpp"

#include "correct/equal/field_elements.hpp"
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

}  // namespace

FieldInputs draw_field_inputs(const InputMaker& maker, const Field& field,
                              const FieldDrawOptions& options) {
  FieldInputs inputs;
  for (size_t index = 0; index < maker.size(); ++index) {
    const Tensor& drawn = options.valid.drawn(index);
    const TensorType type = drawn.type();
    const FieldElements elements(field, options, index, maker.required(index));
    const bool is_free = options.draw != FieldDraw::kNatural && !maker.is_literal(index) &&
                         FieldElements::freedom(options, index) != Freedom::kNatural &&
                         maker.is_elementwise(index);
    if (is_float(type.dtype)) {
      FloatInput input(type);
      const bool is_exact = maker.is_literal(index) || options.valid.is_mask(index);
      const std::span<const double> numbers = options.valid.numbers(index);
      if (is_free && !is_exact) elements.fill(field, input.numbers(), input.words());
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
    if (is_free) {
      elements.for_each_integer(
          static_cast<uint64_t>(drawn.numel()), type.dtype == DType::kBool,
          [&](uint64_t i, int64_t value) { chosen.set_integer(static_cast<int64_t>(i), value); });
    }
    inputs.numbers.push_back(chosen.clone());
    inputs.words.push_back(std::move(chosen));
  }
  return inputs;
}

}  // namespace passnet
