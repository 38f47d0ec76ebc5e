#include "codegen/cuda/cuda_exprs.hpp"

#include "codegen/cpp/cpp_spelling.hpp"
#include "kernel/analysis/affine.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>

namespace passnet {
namespace {

bool is_wide_integer(const Expr& expr) { return expr.dtype == DType::kI64; }

}  // namespace

CudaExprs::CudaExprs(const Kernel& kernel, const CudaStage& stage, std::span<const Layout> layouts,
                     const CudaNames& names, CppWriter& writer)
    : kernel_(kernel),
      stage_(stage),
      nest_(stage.nest),
      layouts_(layouts),
      names_(names),
      writer_(writer),
      text_(kernel.exprs.size()),
      loaded_(kernel.exprs.size()) {}

void CudaExprs::print(size_t depth, bool early) {
  for (const ExprId id : nest_.exprs) {
    const PlacedExpr& placed = stage_.placed(id);
    const bool is_early = placed.early || !placed.unsafe;
    if (placed.depth == depth && is_early == early && placed.uses > 0) print(id, early);
  }
}

void CudaExprs::print(ExprId id, bool early) {
  std::string text = spell(id);
  if (is_inlined(kernel_.expr(id), stage_.placed(id), text, early)) {
    text_[id.index] = std::move(text);
    return;
  }
  text_[id.index] = fmt::format("t{}", id.index);
  writer_.line("const {} t{} = {};", declared_type(id), id.index, text);
}

void CudaExprs::print_alone(ExprId id) {
  if (!text_[id.index].empty()) return;
  for (const ExprId operand : operands_of(kernel_, stage_.placement, id)) print_alone(operand);
  print(id, false);
}

std::string_view CudaExprs::declared_type(ExprId id) const {
  return is_narrow(id) ? "int32_t" : cpp_value_type(kernel_.expr(id).dtype);
}

std::string CudaExprs::number(int64_t value, bool narrow) const {
  if (!narrow) return writer_.parameter(value);
  return writer_.has_literals() ? fmt::format("{}", value)
                                : fmt::format("int32_t({})", writer_.parameter(value));
}

// ---- memory ----

// True if the offset, and each sum on the way to it, fits in 32 bits.
bool CudaExprs::fits_32_bits(const Access& access, std::span<const ExprId> index) const {
  if (!stage_.narrow) return false;
  double reach = std::abs(static_cast<double>(access.offset));
  if (access.affine) {
    for (size_t loop = 0; loop < access.strides.size(); ++loop) {
      reach += std::abs(static_cast<double>(access.strides[loop])) *
               static_cast<double>(nest_.extents[loop]);
    }
  } else {
    if (!std::ranges::all_of(index, [&](ExprId id) { return is_narrow(id); })) return false;
    const Layout& layout = layouts_[access.buffer.index];
    const Shape shape = kernel_.shape(access.buffer);
    reach = std::abs(static_cast<double>(layout.offset));
    for (size_t dim = 0; dim < shape.size(); ++dim) {
      reach += std::abs(static_cast<double>(layout.strides[dim])) * static_cast<double>(shape[dim]);
    }
  }
  return reach < static_cast<double>(kIndex32Range.max);
}

std::string CudaExprs::element(const Access& access, std::span<const ExprId> index) const {
  const std::string& local = names_.locals[access.buffer.index];
  if (!local.empty()) return local;
  const bool narrow = fits_32_bits(access, index);
  std::string sum;
  const auto add = [&](const std::string& factor, int64_t stride) {
    if (stride == 0) return;
    const std::string term =
        stride == 1 ? factor : fmt::format("{} * {}", factor, number(stride, narrow));
    sum += sum.empty() ? term : " + " + term;
  };
  const Layout& layout = layouts_[access.buffer.index];
  if (access.affine) {
    for (size_t loop = 0; loop < access.strides.size(); ++loop) {
      const std::string name = index_name(loop);
      add(narrow || !stage_.narrow ? name : fmt::format("int64_t({})", name), access.strides[loop]);
    }
  } else {
    for (size_t dim = 0; dim < index.size(); ++dim) {
      add(operand(index[dim], narrow), layout.strides[dim]);
    }
  }
  const int64_t offset = access.affine ? access.offset : layout.offset;
  if (offset != 0) {
    sum =
        sum.empty() ? number(offset, narrow) : fmt::format("{} + {}", number(offset, narrow), sum);
  }
  return fmt::format("{}[{}]", names_.pointers[access.buffer.index], sum.empty() ? "0" : sum);
}

std::string CudaExprs::element_at(BufferId buffer, std::span<const std::string> index) const {
  const Layout& layout = layouts_[buffer.index];
  std::string sum;
  const auto add = [&](const std::string& term) { sum += sum.empty() ? term : " + " + term; };
  if (layout.offset != 0) add(number(layout.offset, false));
  for (size_t dim = 0; dim < index.size(); ++dim) {
    const int64_t stride = layout.strides[dim];
    const std::string factor = fmt::format("int64_t({})", index[dim]);
    if (stride != 0) {
      add(stride == 1 ? factor : fmt::format("{} * {}", factor, number(stride, false)));
    }
  }
  if (sum.empty()) sum = "0";
  return fmt::format("{}[{}]", names_.pointers[buffer.index], sum);
}

std::string CudaExprs::index_name(size_t loop) const {
  const bool is_last = loop + 1 == nest_.extents.size();
  return is_last && !last_index_.empty() ? last_index_ : fmt::format("i{}", loop);
}

std::string CudaExprs::spell_load(ExprId id) const {
  const Expr& expr = kernel_.expr(id);
  const std::string element =
      has_name(id) ? loaded_[id.index] : this->element(nest_.loads.at(id), expr.operands);
  return expr.dtype == DType::kBool ? fmt::format("({} != 0)", element) : element;
}

// ---- operations ----

// Returns the text of an operand; an integer of 32 bits is widened for an operation with 64.
std::string CudaExprs::operand(ExprId id, bool narrow) const {
  const bool widens = !narrow && is_narrow(id);
  return widens ? fmt::format("int64_t({})", text(id)) : text(id);
}

std::string CudaExprs::spell(ExprId id) const {
  const Expr& expr = kernel_.expr(id);
  const PlacedExpr& placed = stage_.placed(id);
  const bool narrow = is_narrow(id);
  if (expr.op == ScalarOp::kConstant) {
    return narrow ? fmt::format("int32_t({})", expr.integer) : cpp_constant(expr);
  }
  if (expr.op == ScalarOp::kParameter) {
    const int64_t value = kernel_.value(expr.parameter);
    return narrow ? fmt::format("int32_t({})", writer_.parameter(value)) : writer_.parameter(value);
  }
  if (expr.op == ScalarOp::kIndex) {
    const size_t loop = nest_.loop_of[static_cast<size_t>(expr.integer)];
    const std::string name = loop == Nest::kUnit ? "int32_t(0)" : fmt::format("i{}", loop);
    return narrow ? name : fmt::format("int64_t({})", name);
  }
  if (expr.op == ScalarOp::kLoad) return spell_load(id);
  const ExprIds operands = operands_of(kernel_, stage_.placement, id);
  const Expr& folded = kernel_.expr(folded_operation(kernel_, stage_.placement, id));
  switch (placed.fold) {
    case Fold::kRounding:
      return fmt::format("pn::rounded<{}>({})", cpp_value_type(folded.dtype), text(operands[0]));
    case Fold::kPlusOne:
      return fmt::format("pn::{}_plus_one({})", info(folded.op).name, text(operands[0]));
    case Fold::kWidened:  // only of a local
    case Fold::kNone:
      break;
  }
  if (expr.op == ScalarOp::kCast) {
    return fmt::format("pn::cast<{}>({})", declared_type(id), text(expr.operands[0]));
  }
  return spell_operation(id);
}

std::string CudaExprs::spell_operation(ExprId id) const {
  const Expr& expr = kernel_.expr(id);
  if (is_check(expr.op)) {
    std::vector<std::string> wide;
    for (const ExprId operand : expr.operands) wide.push_back(this->operand(operand, false));
    return cpp_check(kernel_, expr, wide);
  }
  // A bound is expected on the right.
  ExprIds operands = expr.operands;
  const bool swaps = (expr.op == ScalarOp::kMax || expr.op == ScalarOp::kMin) &&
                     kernel_.expr(operands[0]).op == ScalarOp::kConstant;
  if (swaps) std::swap(operands[0], operands[1]);
  const Expr& last = kernel_.expr(operands.back());
  const bool narrow = is_wide_integer(last) && std::ranges::all_of(operands, [&](ExprId operand) {
                        return is_narrow(operand) || kernel_.expr(operand).dtype == DType::kBool;
                      });
  std::vector<std::string> texts;
  for (const ExprId operand : operands) texts.push_back(this->operand(operand, narrow));
  if (stage_.is_short[id.index]) {
    return fmt::format("pn::short_{}({})", info(expr.op).name, fmt::join(texts, ", "));
  }
  std::string text =
      cpp_operation(expr.op, narrow ? DType::kI32 : last.dtype, texts, stage_.placed(id).wraps,
                    last.op == ScalarOp::kConstant ? &last : nullptr);
  // The value of an operation on 32 bits may need more.
  const bool is_wider = narrow && is_wide_integer(expr) && !is_narrow(id);
  if (!is_wider) return text;
  for (size_t i = 0; i < texts.size(); ++i) texts[i] = operand(operands[i], false);
  return cpp_operation(expr.op, last.dtype, texts, stage_.placed(id).wraps,
                       last.op == ScalarOp::kConstant ? &last : nullptr);
}

void print_comment_lines(std::string_view lines, CppWriter& writer) {
  while (!lines.empty()) {
    const size_t end = std::min(lines.find('\n'), lines.size());
    std::string line(lines.substr(0, end));
    std::ranges::replace(line, '\\', '/');
    writer.line("// {}", line);
    lines.remove_prefix(std::min(end + 1, lines.size()));
  }
}

}  // namespace passnet
