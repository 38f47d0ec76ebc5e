// The scalar operations of kernels: one table for parsing, printing, interpretation and code
// generation. Semantics are ATen's for one element.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace passnet {

enum class ScalarOp : uint8_t {
  // Leaves.
  kConstant,
  kIndex,
  kParameter,
  kLoad,
  // Conversions.
  kCast,
  // One operand.
  kNeg,
  kAbs,
  kSign,
  kNot,
  kBitNot,
  kExp,
  kExp2,
  kExpm1,
  kLog,
  kLog1p,
  kLog2,
  kLog10,
  kSqrt,
  kRsqrt,
  kReciprocal,
  kSin,
  kCos,
  kTan,
  kAsin,
  kAcos,
  kAtan,
  kSinh,
  kCosh,
  kTanh,
  kAtanh,
  kErf,
  kErfc,
  kFloor,
  kCeil,
  kRound,
  kTrunc,
  kIsNan,
  kIsInf,
  kNotZero,
  // Two operands.
  kAdd,
  kSub,
  kMul,
  kDiv,
  kFloorDiv,
  kTruncDiv,
  kRemainder,
  kFmod,
  kPow,
  kAtan2,
  kMin,
  kMax,
  kEq,
  kNe,
  kLt,
  kLe,
  kGt,
  kGe,
  kAnd,
  kOr,
  kXor,
  kBitAnd,
  kBitOr,
  kBitXor,
  kShiftLeft,
  kShiftRight,
  kInside,
  // Three operands.
  kFma,
  kSelect,
};

// The dtype of an operation's result.
enum class ScalarResult : uint8_t {
  kSpecial,  // leaves and casts: stated at the node
  kOperand,  // that of its operands, which are equal
  kBool,
  kBranches,  // that of operands 1 and 2; operand 0 is bool
};

// Operands for which the prelude computes an operation on a vector of floats, or of truths about
// floats.
enum class VectorOperands : uint8_t {
  kNone,        // the prelude has no such function
  kOfFloats,    // f32
  kOfTruths,    // bool
  kOfPower,     // f32, and an exponent that multiplications or roots serve
  kOfEither,    // floats that are computed as f32, or bool
  kOfBranches,  // bool, then floats that are computed as f32
};

struct ScalarOpInfo {
  ScalarOp op;
  std::string_view name;    // in scalar text; for most functions also the prelude's (`pn::name`)
  std::string_view symbol;  // infix or prefix spelling in scalar text, or empty
  uint8_t arity;
  ScalarResult result;
  uint8_t cost;            // of one evaluation, roughly, in elementary operations
  uint8_t flops;           // arithmetic operations that reports count
  bool is_transcendental;  // a function of many instructions (exp, a power), not a root or quotient
  VectorOperands vector;
  uint8_t latency;  // cycles from the last operand to the result in a vector, roughly
};

// kRound rounds half to even; kRemainder has the sign of the divisor, kFmod of the dividend;
// kFloorDiv rounds to minus infinity; kMin and kMax return NaN if either operand is NaN; kDiv and
// the transcendental functions take floating or complex operands only; kExp2, kAtanh and kFma (a *
// b + c rounded once, on processors that can) only floating ones.
//
// kInside and kNotZero check integers that come from memory: an index has to be in [0, extent), a
// divisor other than 0. Otherwise their value is 0, and 1, and the call fails (`is_check`).
//
// A function is defined by its row here, its reference in kernel/scalar_math.hpp and its code in
// device/; everything else follows from the row.
inline constexpr auto kScalarOps = [] {
  using enum ScalarOp;
  using enum ScalarResult;
  using enum VectorOperands;
  // clang-format off
  return std::to_array<ScalarOpInfo>({
      // op, name, symbol, arity, result, cost, flops, is_transcendental, vector, latency
      {kConstant, "constant", "", 0, kSpecial, 0, 0, false, kNone, 0},
      {kIndex, "index", "", 0, kSpecial, 0, 0, false, kNone, 0},
      {kParameter, "parameter", "", 0, kSpecial, 0, 0, false, kNone, 0},
      {kLoad, "load", "", 0, kSpecial, 2, 0, false, kNone, 8},
      {kCast, "cast", "", 1, kSpecial, 1, 0, false, kOfEither, 10},
      {kNeg, "neg", "-", 1, kOperand, 1, 1, false, kOfFloats, 1},
      {kAbs, "abs", "", 1, kOperand, 1, 1, false, kOfFloats, 1},
      {kSign, "sign", "", 1, kOperand, 1, 1, false, kOfFloats, 6},
      {kNot, "logical_not", "!", 1, kBool, 1, 1, false, kOfTruths, 1},
      {kBitNot, "bitwise_not", "~", 1, kOperand, 1, 1, false, kNone, 0},
      {kExp, "exp", "", 1, kOperand, 10, 1, true, kOfFloats, 54},
      {kExp2, "exp2", "", 1, kOperand, 10, 1, true, kOfFloats, 50},
      {kExpm1, "expm1", "", 1, kOperand, 10, 1, true, kOfFloats, 60},
      {kLog, "log", "", 1, kOperand, 10, 1, true, kOfFloats, 60},
      {kLog1p, "log1p", "", 1, kOperand, 10, 1, true, kOfFloats, 75},
      {kLog2, "log2", "", 1, kOperand, 24, 1, true, kNone, 0},
      {kLog10, "log10", "", 1, kOperand, 24, 1, true, kNone, 0},
      {kSqrt, "sqrt", "", 1, kOperand, 3, 1, false, kOfFloats, 18},
      {kRsqrt, "rsqrt", "", 1, kOperand, 3, 1, false, kOfFloats, 30},
      {kReciprocal, "reciprocal", "", 1, kOperand, 3, 1, false, kOfFloats, 13},
      {kSin, "sin", "", 1, kOperand, 24, 1, true, kOfFloats, 90},
      {kCos, "cos", "", 1, kOperand, 24, 1, true, kOfFloats, 90},
      {kTan, "tan", "", 1, kOperand, 24, 1, true, kNone, 0},
      {kAsin, "asin", "", 1, kOperand, 60, 1, true, kNone, 0},
      {kAcos, "acos", "", 1, kOperand, 60, 1, true, kNone, 0},
      {kAtan, "atan", "", 1, kOperand, 60, 1, true, kNone, 0},
      {kSinh, "sinh", "", 1, kOperand, 60, 1, true, kNone, 0},
      {kCosh, "cosh", "", 1, kOperand, 60, 1, true, kNone, 0},
      {kTanh, "tanh", "", 1, kOperand, 10, 1, true, kOfFloats, 100},
      {kAtanh, "atanh", "", 1, kOperand, 24, 1, true, kOfFloats, 110},
      {kErf, "erf", "", 1, kOperand, 10, 1, true, kOfFloats, 60},
      {kErfc, "erfc", "", 1, kOperand, 24, 1, true, kNone, 0},
      {kFloor, "floor", "", 1, kOperand, 1, 1, false, kOfFloats, 4},
      {kCeil, "ceil", "", 1, kOperand, 1, 1, false, kOfFloats, 4},
      {kRound, "round", "", 1, kOperand, 1, 1, false, kOfFloats, 4},
      {kTrunc, "trunc", "", 1, kOperand, 1, 1, false, kOfFloats, 4},
      {kIsNan, "isnan", "", 1, kBool, 1, 1, false, kOfFloats, 3},
      {kIsInf, "isinf", "", 1, kBool, 1, 1, false, kOfFloats, 4},
      {kNotZero, "nonzero", "", 1, kOperand, 1, 0, false, kNone, 0},
      {kAdd, "add", "+", 2, kOperand, 1, 1, false, kOfFloats, 3},
      {kSub, "sub", "-", 2, kOperand, 1, 1, false, kOfFloats, 3},
      {kMul, "mul", "*", 2, kOperand, 1, 1, false, kOfFloats, 3},
      {kDiv, "div", "/", 2, kOperand, 3, 1, false, kOfFloats, 13},
      {kFloorDiv, "floor_div", "//", 2, kOperand, 60, 1, false, kNone, 0},
      {kTruncDiv, "trunc_div", "", 2, kOperand, 10, 1, false, kNone, 0},
      {kRemainder, "remainder", "%", 2, kOperand, 60, 1, false, kNone, 0},
      {kFmod, "fmod", "", 2, kOperand, 60, 1, false, kNone, 0},
      {kPow, "pow", "", 2, kOperand, 24, 1, true, kOfPower, 14},
      {kAtan2, "atan2", "", 2, kOperand, 60, 1, true, kNone, 0},
      {kMin, "min", "", 2, kOperand, 1, 1, false, kOfFloats, 4},
      {kMax, "max", "", 2, kOperand, 1, 1, false, kOfFloats, 4},
      {kEq, "eq", "==", 2, kBool, 1, 1, false, kOfFloats, 3},
      {kNe, "ne", "!=", 2, kBool, 1, 1, false, kOfFloats, 3},
      {kLt, "lt", "<", 2, kBool, 1, 1, false, kOfFloats, 3},
      {kLe, "le", "<=", 2, kBool, 1, 1, false, kOfFloats, 3},
      {kGt, "gt", ">", 2, kBool, 1, 1, false, kOfFloats, 3},
      {kGe, "ge", ">=", 2, kBool, 1, 1, false, kOfFloats, 3},
      {kAnd, "logical_and", "&&", 2, kBool, 1, 1, false, kOfTruths, 1},
      {kOr, "logical_or", "||", 2, kBool, 1, 1, false, kOfTruths, 1},
      {kXor, "logical_xor", "", 2, kBool, 1, 1, false, kOfTruths, 1},
      {kBitAnd, "bitwise_and", "&", 2, kOperand, 1, 1, false, kNone, 0},
      {kBitOr, "bitwise_or", "|", 2, kOperand, 1, 1, false, kNone, 0},
      {kBitXor, "bitwise_xor", "^", 2, kOperand, 1, 1, false, kNone, 0},
      {kShiftLeft, "shift_left", "<<", 2, kOperand, 1, 1, false, kNone, 0},
      {kShiftRight, "shift_right", ">>", 2, kOperand, 1, 1, false, kNone, 0},
      {kInside, "inside", "", 2, kOperand, 1, 0, false, kNone, 0},
      {kFma, "fma", "", 3, kOperand, 1, 2, false, kOfFloats, 4},
      {kSelect, "where", "", 3, kBranches, 1, 0, false, kOfBranches, 3},
  });
  // clang-format on
}();

constexpr const ScalarOpInfo& info(ScalarOp op) { return kScalarOps[static_cast<size_t>(op)]; }
// True if its evaluation may fail the call.
constexpr bool is_check(ScalarOp op) { return op == ScalarOp::kInside || op == ScalarOp::kNotZero; }
// Finds by `name`; nullopt for leaves, casts, checks and unknown names.
std::optional<ScalarOp> scalar_op_from_name(std::string_view name);

constexpr int64_t cost(ScalarOp op) { return info(op).cost; }

}  // namespace passnet
