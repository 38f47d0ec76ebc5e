#include "kernel/rounded_text.hpp"

#include "base/check.hpp"
#include "kernel/builder.hpp"

#include <optional>

namespace passnet {
namespace {

// Decides `has(…)` at once, so that the branch not taken is never asked for.
std::vector<std::optional<bool>> known_conditions(const ScalarText& text,
                                                  const ScalarBinding& binding) {
  std::vector<std::optional<bool>> known(text.nodes.size());
  for (size_t at = 0; at < text.nodes.size(); ++at) {
    const ScalarText::Node& node = text.nodes[at];
    if (node.kind == ScalarText::Kind::kHas) known[at] = binding.has(node.name);
    if (node.kind != ScalarText::Kind::kApply) continue;
    const auto operand = [&](size_t i) { return known[node.operands[i]]; };
    if (node.op == ScalarOp::kNot && operand(0)) known[at] = !*operand(0);
    if (node.op == ScalarOp::kAnd && operand(0) && operand(1))
      known[at] = *operand(0) && *operand(1);
    if (node.op == ScalarOp::kOr && operand(0) && operand(1))
      known[at] = *operand(0) || *operand(1);
  }
  return known;
}

class Instance {
 public:
  Instance(DType compute, DType result, KernelBuilder& builder)
      : compute_(compute), result_(result), builder_(builder) {}

  // Logic and conditions accept any dtype as x != 0; other operands are cast to the widest present.
  ExprId apply(ScalarOp op, ExprIds operands) {
    if (op == ScalarOp::kCast) return builder_.cast(builder_.cast(operands[0], result_), compute_);
    const bool logic =
        op == ScalarOp::kAnd || op == ScalarOp::kOr || op == ScalarOp::kXor || op == ScalarOp::kNot;
    const bool select = op == ScalarOp::kSelect;
    if (select) operands[0] = condition(operands[0]);
    if (logic) {
      for (ExprId& operand : operands) operand = condition(operand);
    } else {
      const size_t first = select ? 1 : 0;
      DType type = builder_.dtype(operands[first]);
      for (size_t i = first; i < operands.size(); ++i) {
        type = promote(type, builder_.dtype(operands[i]));
      }
      for (size_t i = first; i < operands.size(); ++i) {
        operands[i] = builder_.cast(operands[i], type);
      }
    }
    return builder_.apply(op, operands);
  }

  ExprId number(double value) { return builder_.number(value, compute_); }

 private:
  ExprId condition(ExprId value) {
    const DType type = builder_.dtype(value);
    if (type == DType::kBool) return value;
    return builder_.apply(ScalarOp::kNe, {value, builder_.number(0, type)});
  }

  DType compute_;
  DType result_;
  KernelBuilder& builder_;
};

}  // namespace

ExprId instantiate(const ScalarText& text, DType compute, const ScalarBinding& binding,
                   KernelBuilder& builder) {
  return instantiate_rounded(text, compute, compute, binding, builder);
}

ExprId instantiate_rounded(const ScalarText& text, DType compute, DType result,
                           const ScalarBinding& binding, KernelBuilder& builder) {
  CHECK(!text.nodes.empty());
  const auto known = known_conditions(text, binding);
  const auto is_choice = [&](const ScalarText::Node& node) {
    return node.kind == ScalarText::Kind::kApply && node.op == ScalarOp::kSelect &&
           known[node.operands[0]].has_value();
  };
  std::vector<bool> needed(text.nodes.size());
  needed.back() = true;
  for (size_t at = text.nodes.size(); at-- > 0;) {
    if (!needed[at] || known[at]) continue;
    const ScalarText::Node& node = text.nodes[at];
    if (is_choice(node)) {
      needed[node.operands[*known[node.operands[0]] ? 1 : 2]] = true;
      continue;
    }
    for (const uint32_t operand : node.operands) needed[operand] = true;
  }
  Instance instance(compute, result, builder);
  std::vector<ExprId> values(text.nodes.size());
  for (size_t at = 0; at < text.nodes.size(); ++at) {
    if (!needed[at]) continue;
    const ScalarText::Node& node = text.nodes[at];
    if (known[at]) {
      values[at] = builder.integer(*known[at] ? 1 : 0, DType::kBool);
    } else if (node.kind == ScalarText::Kind::kNumber) {
      values[at] = instance.number(node.number);
    } else if (node.kind == ScalarText::Kind::kName) {
      values[at] = binding.value(node.name);
    } else if (is_choice(node)) {
      values[at] = values[node.operands[*known[node.operands[0]] ? 1 : 2]];
    } else {
      ExprIds operands;
      for (const uint32_t operand : node.operands) operands.push_back(values[operand]);
      values[at] = instance.apply(node.op, std::move(operands));
    }
  }
  return values.back();
}

}  // namespace passnet
