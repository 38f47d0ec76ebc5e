#include "codegen/cpp/cpp_spelling.hpp"

#include "base/check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace passnet {

std::string_view cpp_memory_type(DType dtype) {
  switch (dtype) {
    case DType::kF64:
      return "double";
    case DType::kF32:
      return "float";
    case DType::kF16:
      return "pn::f16";
    case DType::kBF16:
      return "pn::bf16";
    case DType::kI64:
      return "int64_t";
    case DType::kI32:
      return "int32_t";
    case DType::kI16:
      return "int16_t";
    case DType::kI8:
      return "int8_t";
    case DType::kU8:
    case DType::kBool:
      return "uint8_t";
    case DType::kC64:
      return "pn::c64";
  }
  UNREACHABLE();
}

std::string_view cpp_value_type(DType dtype) {
  return dtype == DType::kBool ? "bool" : cpp_memory_type(dtype);
}

namespace {

std::string floating(double value, DType dtype) {
  const bool single = dtype != DType::kF64;
  if (std::isnan(value)) return single ? "pn::kNan" : "double(pn::kNan)";
  if (std::isinf(value)) {
    return fmt::format("{}{}", value < 0 ? "-" : "",
                       single ? "pn::kInfinity" : "double(pn::kInfinity)");
  }
  std::string text =
      single ? fmt::format("{}", static_cast<float>(value)) : fmt::format("{}", value);
  if (text.find_first_of(".e") == std::string::npos) text += ".0";
  if (single) text += 'f';
  return value < 0 || std::signbit(value) ? "(" + text + ")" : text;
}

}  // namespace

std::string cpp_constant(const Expr& constant) {
  switch (constant.dtype) {
    case DType::kF64:
    case DType::kF32:
      return floating(constant.number, constant.dtype);
    case DType::kF16:
    case DType::kBF16:
      return fmt::format("pn::cast<{}>({})", cpp_value_type(constant.dtype),
                         floating(constant.number, DType::kF32));
    case DType::kC64:
      return fmt::format("pn::c64{{{}, 0.0f}}", floating(constant.number, DType::kF32));
    case DType::kBool:
      return constant.integer != 0 ? "true" : "false";
    case DType::kI64:
      if (constant.integer == std::numeric_limits<int64_t>::min()) return "pn::least<int64_t>";
      return fmt::format("int64_t({})", constant.integer);
    case DType::kI32:
    case DType::kI16:
    case DType::kI8:
    case DType::kU8:
      return fmt::format("{}({})", cpp_value_type(constant.dtype), constant.integer);
  }
  UNREACHABLE();
}

namespace {

std::string truth(const std::string& operand, DType dtype) {
  if (dtype == DType::kBool) return operand;
  if (dtype == DType::kC64) return fmt::format("({0}.re != 0 || {0}.im != 0)", operand);
  return fmt::format("({} != 0)", operand);
}

// Small integer powers, as ATen computes them. Roots are none: of -inf and -0 they differ.
struct SimplePower {
  double exponent;
  std::string_view text;  // {0}: the base
};
constexpr SimplePower kSimplePowers[] = {
    {2, "({0} * {0})"}, {3, "({0} * {0} * {0})"}, {-1, "pn::reciprocal({0})"}};

const SimplePower* find_simple_power(double exponent) {
  const auto row = std::ranges::find(kSimplePowers, exponent, &SimplePower::exponent);
  return row == std::end(kSimplePowers) ? nullptr : &*row;
}

std::string power(DType dtype, std::span<const std::string> operands, const Expr* exponent) {
  const bool is_known = exponent != nullptr && is_float(dtype);
  const SimplePower* const simple = is_known ? find_simple_power(exponent->number) : nullptr;
  if (simple != nullptr) return fmt::format(fmt::runtime(simple->text), operands[0]);
  return fmt::format("pn::pow({}, {})", operands[0], operands[1]);
}

}  // namespace

bool has_simple_power(const Expr& exponent) {
  return exponent.op == ScalarOp::kConstant && find_simple_power(exponent.number) != nullptr;
}

std::string cpp_operation(ScalarOp op, DType dtype, std::span<const std::string> operands,
                          bool wraps, const Expr* last) {
  const ScalarOpInfo& row = info(op);
  const bool whole = is_integral(dtype);
  const std::string type(cpp_value_type(dtype));
  const auto call = [&] {
    std::string list;
    for (const std::string& operand : operands) list += (list.empty() ? "" : ", ") + operand;
    // `&` of two bools is an int, so the function must be named explicitly.
    const bool says_type = dtype == DType::kBool && row.arity == 2;
    return fmt::format("pn::{}{}({})", row.name, says_type ? "<bool>" : "", list);
  };
  const auto infix = [&](std::string_view symbol) {
    return fmt::format("({} {} {})", operands[0], symbol, operands[1]);
  };
  if (op == ScalarOp::kSelect) {
    return fmt::format("({} ? {} : {})", operands[0], operands[1], operands[2]);
  }
  if (op == ScalarOp::kPow) return power(dtype, operands, last);
  if ((op == ScalarOp::kMax || op == ScalarOp::kMin) && last != nullptr && is_float(dtype) &&
      !std::isnan(last->number)) {
    return fmt::format("pn::{}({}, {})", op == ScalarOp::kMax ? "at_least" : "at_most", operands[0],
                       operands[1]);
  }
  if (op == ScalarOp::kNot) return fmt::format("!{}", truth(operands[0], dtype));
  if (op == ScalarOp::kBitNot) {
    return dtype == DType::kBool ? fmt::format("!{}", operands[0])
                                 : fmt::format("{}(~{})", type, operands[0]);
  }
  if (op == ScalarOp::kAnd || op == ScalarOp::kOr || op == ScalarOp::kXor) {
    const std::string_view symbol = op == ScalarOp::kAnd ? "&" : op == ScalarOp::kOr ? "|" : "!=";
    return fmt::format("({} {} {})", truth(operands[0], dtype), symbol, truth(operands[1], dtype));
  }
  if (op == ScalarOp::kBitAnd || op == ScalarOp::kBitOr || op == ScalarOp::kBitXor) {
    return fmt::format("{}{}", type, infix(row.symbol));
  }
  if (op == ScalarOp::kAdd || op == ScalarOp::kSub || op == ScalarOp::kMul) {
    return whole && wraps ? call() : infix(row.symbol);
  }
  if (op == ScalarOp::kDiv) return infix("/");
  if (op == ScalarOp::kNeg && !whole) return fmt::format("(-{})", operands[0]);
  if (row.result == ScalarResult::kBool && row.arity == 2) return infix(row.symbol);
  return call();
}

namespace {

// True for `at < 0 ? at + extent : at`.
bool counts_from_front(const Kernel& kernel, const Expr& index) {
  if (index.op != ScalarOp::kSelect) return false;
  const Expr& condition = kernel.expr(index.operands[0]);
  if (condition.op != ScalarOp::kLt || condition.operands[0] != index.operands[2]) return false;
  const Expr& zero = kernel.expr(condition.operands[1]);
  return zero.op == ScalarOp::kConstant && zero.integer == 0;
}

}  // namespace

bool is_inlined(const Expr& expr, const PlacedExpr& placed, std::string_view text, bool early) {
  constexpr size_t kLongest = 48;  // not tuning: characters that are readable
  const bool leaf = info(expr.op).arity == 0 && expr.op != ScalarOp::kLoad;
  const bool certain = early ? placed.certain_early : placed.certain;
  const bool lazy = placed.unsafe && !certain;
  // A name has its check evaluated whatever selects choose.
  const bool is_short = text.size() <= kLongest && !is_check(expr.op);
  return leaf || lazy || (is_short && placed.uses == 1);
}

std::string cpp_check(const Kernel& kernel, const Expr& check,
                      std::span<const std::string> operands) {
  if (check.op == ScalarOp::kNotZero) return fmt::format("pn::nonzero(report, {})", operands[0]);
  CHECK(check.op == ScalarOp::kInside);
  const bool from_front = counts_from_front(kernel, kernel.expr(check.operands[0]));
  return fmt::format("pn::{}(report, {}, {})", from_front ? "inside_from_front" : "inside",
                     operands[0], operands[1]);
}

std::string cpp_accumulated(StoreMode store, DType target, const std::string& place,
                            const std::string& text) {
  const ScalarOp op = accumulating_op(store);
  if (target == DType::kBool) {
    const bool any = op == ScalarOp::kAdd || op == ScalarOp::kMax;
    return fmt::format("uint8_t({} {} {})", place, any ? "|" : "&", text);
  }
  const std::string_view type = cpp_memory_type(target);
  if (is_integral(target))
    return fmt::format("pn::{}<{}>({}, {})", info(op).name, type, place, text);
  const DType compute = opmath(target);
  const auto operand = [&](const std::string& value) {
    return fmt::format("pn::cast<{}>({})", cpp_memory_type(compute), value);
  };
  const std::array operands{operand(place), operand(text)};
  return fmt::format("pn::cast<{}>({})", type, cpp_operation(op, compute, operands, true, nullptr));
}

std::string_view cpp_combine(Combine combine, DType dtype) {
  const bool truths = dtype == DType::kBool;
  switch (combine) {
    case Combine::kSum:
      return truths ? "pn::Max" : "pn::Sum";
    case Combine::kProduct:
      return truths ? "pn::Min" : "pn::Product";
    case Combine::kMax:
    case Combine::kArgMax:
      return "pn::Max";
    case Combine::kMin:
    case Combine::kArgMin:
      return "pn::Min";
  }
  UNREACHABLE();
}

}  // namespace passnet
