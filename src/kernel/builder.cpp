#include "kernel/builder.hpp"

#include "base/check.hpp"
#include "kernel/columns.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <complex>
#include <functional>

namespace passnet {
namespace {

size_t hash(const Expr& expr) {
  size_t seed = static_cast<size_t>(expr.op) * 31 + static_cast<size_t>(expr.dtype);
  const auto mix = [&seed](size_t value) {
    seed = (seed ^ value) * 0x9E3779B97F4A7C15ull;
    seed ^= seed >> 29;
  };
  for (const ExprId operand : expr.operands) mix(operand.index);
  mix(std::bit_cast<uint64_t>(expr.number));
  mix(static_cast<size_t>(expr.integer));
  mix(expr.buffer.index);
  mix(expr.parameter.index);
  return seed;
}

// Compares bits, not ==: -0.0 differs from 0.0, and NaN equals itself.
bool same(const Expr& a, const Expr& b) {
  return a.op == b.op && a.dtype == b.dtype && a.operands == b.operands &&
         std::bit_cast<uint64_t>(a.number) == std::bit_cast<uint64_t>(b.number) &&
         a.integer == b.integer && a.buffer == b.buffer && a.parameter == b.parameter;
}

// One lane of any dtype.
union Lane {
  float f32;
  double f64;
  int64_t integer;
  uint8_t truth;
  std::complex<float> complex;
  Lane() : complex() {}
};

Lane lane_of(const Expr& constant) {
  Lane lane;
  if (constant.dtype == DType::kF64)
    lane.f64 = constant.number;
  else if (is_float(constant.dtype))
    lane.f32 = static_cast<float>(constant.number);
  else if (is_complex(constant.dtype))
    lane.complex = {static_cast<float>(constant.number), 0};
  else if (constant.dtype == DType::kBool)
    lane.truth = constant.integer != 0;
  else
    lane.integer = constant.integer;
  return lane;
}

Expr constant_of(const Lane& lane, DType dtype) {
  Expr expr{.op = ScalarOp::kConstant, .dtype = dtype};
  if (dtype == DType::kF64)
    expr.number = lane.f64;
  else if (is_float(dtype))
    expr.number = lane.f32;
  else if (dtype == DType::kBool)
    expr.integer = lane.truth != 0;
  else
    expr.integer = lane.integer;
  return expr;
}

// True if every value of `narrow` survives a round trip through `wide`.
bool holds_exactly(DType wide, DType narrow) {
  if (!is_float(wide) || !is_float(narrow)) return false;
  return wide == DType::kF64 || (wide == DType::kF32 && opmath(narrow) == DType::kF32);
}

}  // namespace

KernelBuilder::KernelBuilder(std::string name, Folding folding) : folding_(folding) {
  kernel_.name = std::move(name);
}

BufferId KernelBuilder::declare(Buffer buffer) {
  const auto role = buffer.role;
  CHECK(kernel_.buffers.empty() || kernel_.buffers.back().role <= role);
  kernel_.buffers.push_back(std::move(buffer));
  return {static_cast<uint32_t>(kernel_.buffers.size() - 1)};
}

BufferId KernelBuilder::input(std::string name, const TensorType& type) {
  Buffer buffer{.name = std::move(name), .role = BufferRole::kInput, .dtype = type.dtype};
  for (const int64_t extent : type.shape) buffer.extents.push_back(parameter(extent));
  return declare(std::move(buffer));
}

BufferId KernelBuilder::output(std::string name, const TensorType& type) {
  Buffer buffer{.name = std::move(name), .role = BufferRole::kOutput, .dtype = type.dtype};
  for (const int64_t extent : type.shape) buffer.extents.push_back(parameter(extent));
  return declare(std::move(buffer));
}

BufferId KernelBuilder::temporary(std::string name, DType dtype, ParameterIds extents) {
  return declare({.name = std::move(name),
                  .role = BufferRole::kTemporary,
                  .dtype = dtype,
                  .extents = std::move(extents)});
}

ParameterId KernelBuilder::extent(BufferId buffer, size_t dim) const {
  const Buffer& declared = kernel_.buffer(buffer);
  CHECK(dim < declared.extents.size());
  return declared.extents[dim];
}

ParameterIds KernelBuilder::extents(BufferId buffer) const {
  return kernel_.buffer(buffer).extents;
}

ParameterId KernelBuilder::parameter(int64_t value) {
  kernel_.parameters.push_back(value);
  return {static_cast<uint32_t>(kernel_.parameters.size() - 1)};
}

ExprId KernelBuilder::intern(Expr expr) {
  const size_t key = hash(expr);
  const auto [first, last] = interned_.equal_range(key);
  for (auto at = first; at != last; ++at) {
    if (same(kernel_.expr(at->second), expr)) return at->second;
  }
  const ExprId id{static_cast<uint32_t>(kernel_.exprs.size())};
  kernel_.exprs.push_back(std::move(expr));
  interned_.emplace(key, id);
  return id;
}

ExprId KernelBuilder::number(double value, DType dtype) {
  if (is_integral(dtype)) {
    Lane in;
    in.f64 = value;
    Lane out;
    cast_column(DType::kF64, dtype, &in, &out, 1);
    return intern(constant_of(out, dtype));
  }
  Expr expr{.op = ScalarOp::kConstant, .dtype = dtype, .number = value};
  if (is_float(dtype) && dtype != DType::kF64) {
    Lane in;
    in.f32 = static_cast<float>(value);
    Lane out;
    cast_column(DType::kF32, dtype, &in, &out, 1);
    expr = constant_of(out, dtype);
  } else if (is_complex(dtype)) {
    expr.number = static_cast<float>(value);
  }
  return intern(std::move(expr));
}

ExprId KernelBuilder::integer(int64_t value, DType dtype) {
  if (!is_integral(dtype)) return number(static_cast<double>(value), dtype);
  Lane in;
  in.integer = value;
  Lane out;
  cast_column(DType::kI64, dtype, &in, &out, 1);
  return intern(constant_of(out, dtype));
}

ExprId KernelBuilder::index(size_t loop) {
  return intern(
      {.op = ScalarOp::kIndex, .dtype = DType::kI64, .integer = static_cast<int64_t>(loop)});
}

ExprId KernelBuilder::of(ParameterId parameter) {
  CHECK(parameter.index < kernel_.parameters.size());
  return intern({.op = ScalarOp::kParameter, .dtype = DType::kI64, .parameter = parameter});
}

ExprId KernelBuilder::load(BufferId buffer, ExprIds index) {
  const Buffer& source = kernel_.buffer(buffer);
  CHECK(index.size() == source.extents.size());
  for (ExprId& position : index) {
    CHECK(is_integral(dtype(position)));
    position = cast(position, DType::kI64);
  }
  return intern({.op = ScalarOp::kLoad,
                 .dtype = source.dtype,
                 .operands = std::move(index),
                 .buffer = buffer});
}

ExprId KernelBuilder::cast(ExprId value, DType to) {
  const Expr& from = kernel_.expr(value);
  if (from.dtype == to) return value;
  if (folding_ == Folding::kKeep) {
    return intern({.op = ScalarOp::kCast, .dtype = to, .operands = {value}});
  }
  if (from.op == ScalarOp::kConstant && !is_complex(to)) {
    const Lane in = lane_of(from);
    Lane out;
    cast_column(from.dtype, to, &in, &out, 1);
    return intern(constant_of(out, to));
  }
  if (from.op == ScalarOp::kCast) {
    const ExprId inner = from.operands[0];
    if (dtype(inner) == to && holds_exactly(from.dtype, to)) return inner;
    if (dtype(inner) == to && is_float(to) && is_exact_in(inner, from.dtype)) return inner;
  }
  const bool narrows = from.dtype == DType::kF32 && is_float(to) && !holds_exactly(to, from.dtype);
  if (narrows && is_exact_in(value, to)) value = without_roundings(value, to);
  return intern({.op = ScalarOp::kCast, .dtype = to, .operands = {value}});
}

// The value before roundings to `half`: selections among values and changes of sign give the same
// on unrounded values, so rounding their result is enough.
ExprId KernelBuilder::without_roundings(ExprId value, DType half) {
  const Expr expr = kernel_.expr(value);
  if (expr.op == ScalarOp::kConstant) return value;
  if (expr.op == ScalarOp::kCast) {
    const Expr& rounded = kernel_.expr(expr.operands[0]);
    const bool rounds = rounded.op == ScalarOp::kCast && dtype(rounded.operands[0]) == expr.dtype;
    return rounds ? rounded.operands[0] : value;
  }
  ExprIds operands = expr.operands;
  const size_t first = expr.op == ScalarOp::kSelect ? 1 : 0;
  for (size_t i = first; i < operands.size(); ++i) {
    operands[i] = without_roundings(operands[i], half);
  }
  return operands == expr.operands ? value : apply(expr.op, operands);
}

// True if a conversion to the narrower floating `half` loses nothing: of values that come from
// there without loss, and have been chosen or turned in sign since.
bool KernelBuilder::is_exact_in(ExprId value, DType half, int depth) const {
  constexpr int kDeepest = 6;
  const Expr& expr = kernel_.expr(value);
  if (!is_float(half)) return false;
  if (expr.op == ScalarOp::kCast) {
    return dtype(expr.operands[0]) == half && holds_exactly(expr.dtype, half);
  }
  if (expr.op == ScalarOp::kConstant) {
    const Lane in = lane_of(expr);
    Lane narrow;
    Lane wide;
    cast_column(expr.dtype, half, &in, &narrow, 1);
    cast_column(half, expr.dtype, &narrow, &wide, 1);
    return constant_of(wide, expr.dtype).number == expr.number;
  }
  const bool chooses = expr.op == ScalarOp::kMax || expr.op == ScalarOp::kMin ||
                       expr.op == ScalarOp::kNeg || expr.op == ScalarOp::kAbs ||
                       expr.op == ScalarOp::kSelect;
  if (!chooses || depth == kDeepest) return false;
  const auto operands = std::span(expr.operands).subspan(expr.op == ScalarOp::kSelect ? 1 : 0);
  return std::ranges::all_of(operands,
                             [&](ExprId operand) { return is_exact_in(operand, half, depth + 1); });
}

ExprId KernelBuilder::copy(const Expr& expr, ExprIds operands) {
  if (expr.op == ScalarOp::kCast) return cast(operands[0], expr.dtype);
  if (expr.op != ScalarOp::kLoad && !operands.empty()) return apply(expr.op, operands);
  Expr copied = expr;
  copied.operands = std::move(operands);
  return intern(std::move(copied));
}

DType KernelBuilder::dtype(ExprId value) const { return kernel_.expr(value).dtype; }

bool KernelBuilder::is_integer(ExprId value, int64_t number) const {
  const Expr& expr = kernel_.expr(value);
  return expr.op == ScalarOp::kConstant && is_integral(expr.dtype) && expr.integer == number;
}

bool KernelBuilder::is_one(ExprId value) const {
  const Expr& expr = kernel_.expr(value);
  return expr.op == ScalarOp::kConstant && is_float(expr.dtype) && expr.number == 1;
}

std::optional<ExprId> KernelBuilder::fold_constants(ScalarOp op, std::span<const ExprId> operands) {
  const DType operand_dtype = dtype(operands.back());
  for (const ExprId operand : operands) {
    const Expr& expr = kernel_.expr(operand);
    if (expr.op != ScalarOp::kConstant || is_complex(expr.dtype)) return std::nullopt;
  }
  std::array<Lane, 3> lanes;
  for (size_t i = 0; i < operands.size(); ++i) lanes[i] = lane_of(kernel_.expr(operands[i]));
  const DType result = info(op).result == ScalarResult::kBool ? DType::kBool : operand_dtype;
  Lane out;
  column_function(op, operand_dtype)(&lanes[0], &lanes[1], &lanes[2], &out, 1);
  wrap_column(result, &out, 1);
  const Expr folded = constant_of(out, result);
  if (is_check(op) && folded.integer != kernel_.expr(operands[0]).integer) return std::nullopt;
  return intern(folded);
}

// Identities that hold for every value: mostly integers, because 0.0 and NaN break them for
// floats.
std::optional<ExprId> KernelBuilder::fold(ScalarOp op, std::span<const ExprId> operands) {
  if (const auto folded = fold_constants(op, operands)) return folded;
  if (op == ScalarOp::kSelect) {
    if (operands[1] == operands[2]) return operands[1];
    if (is_integer(operands[0], 1)) return operands[1];
    if (is_integer(operands[0], 0)) return operands[2];
  }
  if (operands.size() != 2) return std::nullopt;
  const ExprId a = operands[0];
  const ExprId b = operands[1];
  if (dtype(a) == DType::kBool) {
    if (op == ScalarOp::kAnd && is_integer(a, 1)) return b;
    if (op == ScalarOp::kAnd && is_integer(b, 1)) return a;
    if (op == ScalarOp::kOr && is_integer(a, 0)) return b;
    if (op == ScalarOp::kOr && is_integer(b, 0)) return a;
    return std::nullopt;
  }
  if (op == ScalarOp::kMul && is_one(a)) return b;
  if ((op == ScalarOp::kMul || op == ScalarOp::kDiv) && is_one(b)) return a;
  if (!is_integral(dtype(a))) return std::nullopt;
  if (op == ScalarOp::kAdd && is_integer(a, 0)) return b;
  if ((op == ScalarOp::kAdd || op == ScalarOp::kSub) && is_integer(b, 0)) return a;
  if (op == ScalarOp::kMul && is_integer(a, 1)) return b;
  if (op == ScalarOp::kMul && is_integer(b, 1)) return a;
  if (op == ScalarOp::kMul && (is_integer(a, 0) || is_integer(b, 0))) {
    return integer(0, dtype(a));
  }
  if ((op == ScalarOp::kFloorDiv || op == ScalarOp::kTruncDiv) && is_integer(b, 1)) return a;
  if ((op == ScalarOp::kRemainder || op == ScalarOp::kFmod) && is_integer(b, 1)) {
    return integer(0, dtype(a));
  }
  return std::nullopt;
}

ExprId KernelBuilder::apply(ScalarOp op, std::initializer_list<ExprId> operands) {
  return apply(op, std::span(operands.begin(), operands.size()));
}

ExprId KernelBuilder::apply(ScalarOp op, std::span<const ExprId> operands) {
  const ScalarOpInfo& row = info(op);
  CHECK(row.result != ScalarResult::kSpecial);
  CHECK(operands.size() == row.arity);
  const bool select = op == ScalarOp::kSelect;
  const DType type = dtype(operands.back());
  if (select) CHECK(dtype(operands[0]) == DType::kBool);
  for (size_t i = select ? 1 : 0; i < operands.size(); ++i) CHECK(dtype(operands[i]) == type);
  CHECK(select || opmath(type) == type);  // half types only move
  CHECK(has_function(op, type));
  if (folding_ == Folding::kFold) {
    if (const auto folded = fold(op, operands)) return *folded;
  }
  return intern({.op = op,
                 .dtype = row.result == ScalarResult::kBool ? DType::kBool : type,
                 .operands = {operands.begin(), operands.end()}});
}

void KernelBuilder::map(ParameterIds extents, BufferId target, ExprIds target_index, ExprId value,
                        ExprId guard) {
  add({.kind = StageKind::kMap,
       .extents = std::move(extents),
       .value = value,
       .guard = guard,
       .target = target,
       .target_index = std::move(target_index)});
}

void KernelBuilder::reduce(ParameterIds extents, size_t reduced, Combine combine, ExprId value,
                           BufferId target, ExprIds target_index, ExprId guard) {
  add({.kind = StageKind::kReduce,
       .extents = std::move(extents),
       .reduced = reduced,
       .combine = combine,
       .value = value,
       .guard = guard,
       .target = target,
       .target_index = std::move(target_index)});
}

void KernelBuilder::scan(ParameterIds extents, Combine combine, ExprId value, BufferId target,
                         ExprIds target_index) {
  add({.kind = StageKind::kScan,
       .extents = std::move(extents),
       .combine = combine,
       .value = value,
       .target = target,
       .target_index = std::move(target_index)});
}

void KernelBuilder::add(Stage stage) {
  const DType target = kernel_.buffer(stage.target).dtype;
  const bool position = stage.kind == StageKind::kReduce &&
                        (stage.combine == Combine::kArgMax || stage.combine == Combine::kArgMin);
  if (position) {
    stage.value = cast(stage.value, opmath(dtype(stage.value)));
  } else {
    stage.value = cast(stage.value, stage.kind == StageKind::kMap ? target : opmath(target));
  }
  for (ExprId& index : stage.target_index) {
    CHECK(is_integral(dtype(index)));
    index = cast(index, DType::kI64);
  }
  kernel_.stages.push_back(std::move(stage));
}

Kernel KernelBuilder::take() {
  interned_.clear();
#ifndef NDEBUG
  if (const auto flaw = find_flaw(kernel_)) fail_check(*flaw);
#endif
  return std::move(kernel_);
}

}  // namespace passnet
