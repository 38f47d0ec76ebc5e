// Kernels as text.

#include "base/check.hpp"
#include "kernel/analysis/reach.hpp"
#include "kernel/kernel.hpp"

#include <fmt/format.h>

namespace passnet {
namespace {

std::string_view name(Combine combine) {
  switch (combine) {
    case Combine::kSum:
      return "sum";
    case Combine::kProduct:
      return "product";
    case Combine::kMax:
      return "max";
    case Combine::kMin:
      return "min";
    case Combine::kArgMax:
      return "argmax";
    case Combine::kArgMin:
      return "argmin";
  }
  UNREACHABLE();
}

std::string_view name(BufferRole role) {
  switch (role) {
    case BufferRole::kInput:
      return "input";
    case BufferRole::kOutput:
      return "output";
    case BufferRole::kTemporary:
      return "temporary";
  }
  UNREACHABLE();
}

// Prints one stage: shared and long expressions get separate lines, in order.
class StagePrinter {
 public:
  StagePrinter(const Kernel& kernel, const Stage& stage, Listing listing)
      : kernel_(kernel),
        stage_(stage),
        listing_(listing),
        exprs_(reached_from(kernel, roots_of(stage))),
        uses_(exprs_.size()),
        text_(exprs_.size()) {
    for (const ExprId root : roots_of(stage)) ++uses_[position_in(exprs_, root)];
    for (const ExprId id : exprs_) {
      for (const ExprId operand : kernel.expr(id).operands) ++uses_[position_in(exprs_, operand)];
    }
  }

  std::string print() {
    std::string loops;
    for (size_t i = 0; i < stage_.extents.size(); ++i) {
      const bool reduced = i + stage_.reduced >= stage_.extents.size();
      loops += fmt::format("{}i{}{}", i == 0 ? "" : ", ", i, reduced ? "*" : "");
      if (listing_ == Listing::kInstance) {
        loops += fmt::format(" < {}", kernel_.value(stage_.extents[i]));
      }
    }
    std::string body = fmt::format("  for [{}]\n", loops);
    for (size_t at = 0; at < exprs_.size(); ++at) {
      const Expr& expr = kernel_.expr(exprs_[at]);
      text_[at] = spell(expr);
      const bool leaf = info(expr.op).arity == 0 && expr.op != ScalarOp::kLoad;
      if (!leaf && (uses_[at] > 1 || text_[at].size() > kLongest)) {
        const std::string name = fmt::format("t{}", exprs_[at].index);
        body += fmt::format("    {} = {} : {}\n", name, text_[at], passnet::name(expr.dtype));
        text_[at] = name;
      }
    }
    if (stage_.guard.valid()) body += fmt::format("    if {}\n", text(stage_.guard));
    constexpr std::array<std::string_view, 5> kAssign{"=", "+=", "*=", "max=", "min="};
    body += fmt::format("    {}[{}] {} ", kernel_.buffer(stage_.target).name,
                        list(stage_.target_index), kAssign[static_cast<size_t>(stage_.store)]);
    if (stage_.kind == StageKind::kScan) body += "running ";
    if (stage_.kind != StageKind::kMap) body += fmt::format("{} ", name(stage_.combine));
    return body + text(stage_.value) + "\n";
  }

 private:
  static constexpr size_t kLongest = 72;

  const std::string& text(ExprId id) const { return text_[position_in(exprs_, id)]; }

  std::string list(const ExprIds& ids) const {
    std::string joined;
    for (const ExprId id : ids) {
      if (!joined.empty()) joined += ", ";
      joined += text(id);
    }
    return joined;
  }

  std::string spell(const Expr& expr) const {
    const ScalarOpInfo& row = info(expr.op);
    if (expr.op == ScalarOp::kConstant) {
      if (expr.dtype == DType::kBool) return expr.integer != 0 ? "true" : "false";
      return is_integral(expr.dtype) ? fmt::format("{}", expr.integer)
                                     : fmt::format("{}", expr.number);
    }
    if (expr.op == ScalarOp::kIndex) return fmt::format("i{}", expr.integer);
    if (expr.op == ScalarOp::kParameter) {
      if (listing_ == Listing::kStructure) return fmt::format("p{}", expr.parameter.index);
      return fmt::format("p{}{{{}}}", expr.parameter.index, kernel_.value(expr.parameter));
    }
    if (expr.op == ScalarOp::kLoad) {
      return fmt::format("{}[{}]", kernel_.buffer(expr.buffer).name, list(expr.operands));
    }
    if (expr.op == ScalarOp::kCast) {
      return fmt::format("{}({})", passnet::name(expr.dtype), list(expr.operands));
    }
    if (row.symbol.empty()) return fmt::format("{}({})", row.name, list(expr.operands));
    if (row.arity == 1) return fmt::format("{}{}", row.symbol, list(expr.operands));
    return fmt::format("({} {} {})", text(expr.operands[0]), row.symbol, text(expr.operands[1]));
  }

  const Kernel& kernel_;
  const Stage& stage_;
  Listing listing_;
  std::vector<ExprId> exprs_;  // that the stage is made of, ascending
  std::vector<size_t> uses_;   // of these
  std::vector<std::string> text_;
};

}  // namespace

std::string to_string(const Kernel& kernel, Listing listing) {
  std::string text = fmt::format("kernel {}\n", kernel.name);
  for (size_t i = 0; i < kernel.buffers.size(); ++i) {
    const Buffer& buffer = kernel.buffers[i];
    const TensorType type{buffer.dtype, kernel.shape({static_cast<uint32_t>(i)})};
    const std::string shape = listing == Listing::kInstance
                                  ? to_string(type)
                                  : fmt::format("{} rank {}", name(buffer.dtype), type.rank());
    text += fmt::format("  {} {}: {}\n", name(buffer.role), buffer.name, shape);
  }
  for (const Stage& stage : kernel.stages) text += StagePrinter(kernel, stage, listing).print();
  return text;
}

}  // namespace passnet
