// Scalar expressions as text: `self / (1 + exp(-self))`, the meaning of most ops.
//
// Names are operands or attributes of the op; literals have the compute dtype; functions are the
// scalar operations by name; `a ? b : c` and `where(a, b, c)` select; `has(x)` is true if an
// optional operand is given; operators are as in C, and `//` is floor division.
#pragma once

#include "diag/diagnostic.hpp"
#include "kernel/kernel.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

class KernelBuilder;

// A parsed body; `nodes` in post-order, the last is the value.
struct ScalarText {
  enum class Kind : uint8_t { kNumber, kName, kHas, kApply };
  struct Node {
    Kind kind = Kind::kNumber;
    double number = 0;
    std::string name;
    ScalarOp op = ScalarOp::kAdd;
    std::vector<uint32_t> operands;
  };
  std::vector<Node> nodes;
};

Result<ScalarText> parse_scalar_text(std::string_view text, SourceId source = {});

// The values of a body's names in one call.
struct ScalarBinding {
  // The value of an operand or attribute, already of the compute dtype (or bool).
  std::function<ExprId(std::string_view name)> value;
  std::function<bool(std::string_view name)> has;
};

// Appends the body's expression; literals become `compute` constants.
ExprId instantiate(const ScalarText& text, DType compute, const ScalarBinding& binding,
                   KernelBuilder& builder);

}  // namespace passnet
