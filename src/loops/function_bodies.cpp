#include "loops/function_bodies.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace passnet {
namespace {

struct FunctionText {
  std::string_view op;
  std::string_view body;
};

// Ops whose own meaning is no body, because in half precision PyTorch rounds within them.
constexpr std::array<FunctionText, 6> kFunctionTexts{{
    {"prelu", "self > 0 ? self : weight * self"},
    {"lerp",
     "abs(weight) < 0.5 ? fma(weight, end - self, self) : fma(weight - 1, end - self, end)"},
    {"softsign", "self / (1 + abs(self))"},
    {"tanhshrink", "self - tanh(self)"},
    {"rdiv", "reciprocal(self) * other"},
    {"float_power", "pow(self, exponent)"},
}};

}  // namespace

std::optional<ScalarText> loop_function(const Op& op) {
  if (!op.body.nodes.empty()) return op.body;
  const auto* found = std::ranges::find(kFunctionTexts, op.name(), &FunctionText::op);
  if (found == kFunctionTexts.end()) return std::nullopt;
  return *parse_scalar_text(found->body);
}

}  // namespace passnet
