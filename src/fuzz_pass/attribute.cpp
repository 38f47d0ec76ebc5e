#include "fuzz_pass/attribute.hpp"

#include "generate/vary_call.hpp"

#include <array>

namespace passnet {

namespace {

// Floats stay floats: a conversion to integers makes a difference of 1 of one that is rounding.
DType draw_dtype(DType usual, RandomStream& random) {
  if (!is_float(usual)) return random_dtype(random);
  return random.pick(std::array{DType::kF32, DType::kF16, DType::kBF16, DType::kF64});
}

}  // namespace

Attribute draw_attribute(const SchemaParameter& parameter, const std::optional<Attribute>& example,
                         DType usual, RandomStream& random) {
  const auto fallback = parameter.fallback ? parameter.fallback : example;
  if (fallback && random.percent(35)) return *fallback;
  const auto* list = example ? std::get_if<Integers>(&*example) : nullptr;
  switch (parameter.kind) {
    case ParameterKind::kBool:
      return random.percent(50);
    case ParameterKind::kInt:
      if (example && random.percent(30)) return *example;
      return random.between(-2, 4);
    case ParameterKind::kFloat:
    case ParameterKind::kScalar:
    case ParameterKind::kTensorOrScalar: {
      constexpr double kNumbers[] = {1e-5, 1e-6, 0.001, 0.5, 2.0, 1.0, 0.125, 3.0};
      if (parameter.optional && random.percent(25)) return None{};
      if (example && !std::holds_alternative<None>(*example) && random.percent(30)) {
        return *example;
      }
      return random.pick(kNumbers);
    }
    case ParameterKind::kIntList:
      if (list != nullptr && random.percent(30)) {
        Integers varied = *list;
        for (int64_t& entry : varied) entry = random.between(-2, 4);
        return varied;
      }
      break;
    case ParameterKind::kDType:
      return random.percent(60) ? usual : draw_dtype(usual, random);
    case ParameterKind::kString:
    case ParameterKind::kFloatList:
    case ParameterKind::kTensor:
    case ParameterKind::kTensorList:
      break;
  }
  if (parameter.optional && random.percent(40)) return None{};
  return example.value_or(fallback.value_or(None{}));
}

}  // namespace passnet
