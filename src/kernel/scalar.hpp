// The scalar operations of kernels: one table that parsing, printing, interpretation and code
// generation share. Semantics are ATen's for one element.
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
  // Three operands.
  kFma,
  kSelect,
};

// What dtype an operation gives.
enum class ScalarResult : uint8_t {
  kSpecial,  // leaves and casts: stated at the node
  kOperand,  // that of its operands, which agree
  kBool,
  kBranches,  // that of operands 1 and 2; operand 0 is bool
};

struct ScalarOpInfo {
  ScalarOp op;
  std::string_view name;    // in scalar text
  std::string_view symbol;  // infix or prefix spelling in scalar text, or empty
  uint8_t arity;
  ScalarResult result;
};

// kRound rounds half to even; kRemainder has the sign of the divisor, kFmod of the dividend;
// kFloorDiv rounds to minus infinity; kMin and kMax give NaN when either operand is NaN;
// kDiv and the transcendental functions take floating or complex operands only; kExp2, kAtanh and
// kFma, a * b + c rounded once (on processors that can), floating ones.
inline constexpr std::array<ScalarOpInfo, 66> kScalarOps{{
    {ScalarOp::kConstant, "constant", "", 0, ScalarResult::kSpecial},
    {ScalarOp::kIndex, "index", "", 0, ScalarResult::kSpecial},
    {ScalarOp::kParameter, "parameter", "", 0, ScalarResult::kSpecial},
    {ScalarOp::kLoad, "load", "", 0, ScalarResult::kSpecial},
    {ScalarOp::kCast, "cast", "", 1, ScalarResult::kSpecial},
    {ScalarOp::kNeg, "neg", "-", 1, ScalarResult::kOperand},
    {ScalarOp::kAbs, "abs", "", 1, ScalarResult::kOperand},
    {ScalarOp::kSign, "sign", "", 1, ScalarResult::kOperand},
    {ScalarOp::kNot, "logical_not", "!", 1, ScalarResult::kBool},
    {ScalarOp::kBitNot, "bitwise_not", "~", 1, ScalarResult::kOperand},
    {ScalarOp::kExp, "exp", "", 1, ScalarResult::kOperand},
    {ScalarOp::kExp2, "exp2", "", 1, ScalarResult::kOperand},
    {ScalarOp::kExpm1, "expm1", "", 1, ScalarResult::kOperand},
    {ScalarOp::kLog, "log", "", 1, ScalarResult::kOperand},
    {ScalarOp::kLog1p, "log1p", "", 1, ScalarResult::kOperand},
    {ScalarOp::kLog2, "log2", "", 1, ScalarResult::kOperand},
    {ScalarOp::kLog10, "log10", "", 1, ScalarResult::kOperand},
    {ScalarOp::kSqrt, "sqrt", "", 1, ScalarResult::kOperand},
    {ScalarOp::kRsqrt, "rsqrt", "", 1, ScalarResult::kOperand},
    {ScalarOp::kReciprocal, "reciprocal", "", 1, ScalarResult::kOperand},
    {ScalarOp::kSin, "sin", "", 1, ScalarResult::kOperand},
    {ScalarOp::kCos, "cos", "", 1, ScalarResult::kOperand},
    {ScalarOp::kTan, "tan", "", 1, ScalarResult::kOperand},
    {ScalarOp::kAsin, "asin", "", 1, ScalarResult::kOperand},
    {ScalarOp::kAcos, "acos", "", 1, ScalarResult::kOperand},
    {ScalarOp::kAtan, "atan", "", 1, ScalarResult::kOperand},
    {ScalarOp::kSinh, "sinh", "", 1, ScalarResult::kOperand},
    {ScalarOp::kCosh, "cosh", "", 1, ScalarResult::kOperand},
    {ScalarOp::kTanh, "tanh", "", 1, ScalarResult::kOperand},
    {ScalarOp::kAtanh, "atanh", "", 1, ScalarResult::kOperand},
    {ScalarOp::kErf, "erf", "", 1, ScalarResult::kOperand},
    {ScalarOp::kErfc, "erfc", "", 1, ScalarResult::kOperand},
    {ScalarOp::kFloor, "floor", "", 1, ScalarResult::kOperand},
    {ScalarOp::kCeil, "ceil", "", 1, ScalarResult::kOperand},
    {ScalarOp::kRound, "round", "", 1, ScalarResult::kOperand},
    {ScalarOp::kTrunc, "trunc", "", 1, ScalarResult::kOperand},
    {ScalarOp::kIsNan, "isnan", "", 1, ScalarResult::kBool},
    {ScalarOp::kIsInf, "isinf", "", 1, ScalarResult::kBool},
    {ScalarOp::kAdd, "add", "+", 2, ScalarResult::kOperand},
    {ScalarOp::kSub, "sub", "-", 2, ScalarResult::kOperand},
    {ScalarOp::kMul, "mul", "*", 2, ScalarResult::kOperand},
    {ScalarOp::kDiv, "div", "/", 2, ScalarResult::kOperand},
    {ScalarOp::kFloorDiv, "floor_div", "//", 2, ScalarResult::kOperand},
    {ScalarOp::kTruncDiv, "trunc_div", "", 2, ScalarResult::kOperand},
    {ScalarOp::kRemainder, "remainder", "%", 2, ScalarResult::kOperand},
    {ScalarOp::kFmod, "fmod", "", 2, ScalarResult::kOperand},
    {ScalarOp::kPow, "pow", "", 2, ScalarResult::kOperand},
    {ScalarOp::kAtan2, "atan2", "", 2, ScalarResult::kOperand},
    {ScalarOp::kMin, "min", "", 2, ScalarResult::kOperand},
    {ScalarOp::kMax, "max", "", 2, ScalarResult::kOperand},
    {ScalarOp::kEq, "eq", "==", 2, ScalarResult::kBool},
    {ScalarOp::kNe, "ne", "!=", 2, ScalarResult::kBool},
    {ScalarOp::kLt, "lt", "<", 2, ScalarResult::kBool},
    {ScalarOp::kLe, "le", "<=", 2, ScalarResult::kBool},
    {ScalarOp::kGt, "gt", ">", 2, ScalarResult::kBool},
    {ScalarOp::kGe, "ge", ">=", 2, ScalarResult::kBool},
    {ScalarOp::kAnd, "logical_and", "&&", 2, ScalarResult::kBool},
    {ScalarOp::kOr, "logical_or", "||", 2, ScalarResult::kBool},
    {ScalarOp::kXor, "logical_xor", "", 2, ScalarResult::kBool},
    {ScalarOp::kBitAnd, "bitwise_and", "&", 2, ScalarResult::kOperand},
    {ScalarOp::kBitOr, "bitwise_or", "|", 2, ScalarResult::kOperand},
    {ScalarOp::kBitXor, "bitwise_xor", "^", 2, ScalarResult::kOperand},
    {ScalarOp::kShiftLeft, "shift_left", "<<", 2, ScalarResult::kOperand},
    {ScalarOp::kShiftRight, "shift_right", ">>", 2, ScalarResult::kOperand},
    {ScalarOp::kFma, "fma", "", 3, ScalarResult::kOperand},
    {ScalarOp::kSelect, "where", "", 3, ScalarResult::kBranches},
}};

constexpr const ScalarOpInfo& info(ScalarOp op) { return kScalarOps[static_cast<size_t>(op)]; }
// By `name`; nullopt for leaves, casts and unknown names.
std::optional<ScalarOp> scalar_op_from_name(std::string_view name);

// A rough cost of one evaluation, in elementary operations.
int64_t cost(ScalarOp op);

}  // namespace passnet
