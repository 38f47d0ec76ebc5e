#include "kernel/scalar.hpp"

#include "base/check.hpp"

namespace passnet {
namespace {

constexpr bool table_in_order() {
  for (size_t i = 0; i < kScalarOps.size(); ++i) {
    if (static_cast<size_t>(kScalarOps[i].op) != i) return false;
  }
  return static_cast<size_t>(ScalarOp::kSelect) + 1 == kScalarOps.size();
}
static_assert(table_in_order());

}  // namespace

std::optional<ScalarOp> scalar_op_from_name(std::string_view name) {
  for (const ScalarOpInfo& entry : kScalarOps) {
    if (entry.result != ScalarResult::kSpecial && entry.name == name) return entry.op;
  }
  return std::nullopt;
}

int64_t cost(ScalarOp op) {
  switch (op) {
    case ScalarOp::kConstant:
    case ScalarOp::kIndex:
    case ScalarOp::kParameter:
      return 0;
    case ScalarOp::kLoad:
      return 2;
    case ScalarOp::kDiv:
    case ScalarOp::kSqrt:
    case ScalarOp::kRsqrt:
    case ScalarOp::kReciprocal:
      return 3;
    case ScalarOp::kExp:
    case ScalarOp::kExp2:
    case ScalarOp::kExpm1:
    case ScalarOp::kLog:
    case ScalarOp::kLog1p:
    case ScalarOp::kTanh:
    case ScalarOp::kErf:
      return 10;
    case ScalarOp::kAtanh:
    case ScalarOp::kErfc:
    case ScalarOp::kLog2:
    case ScalarOp::kLog10:
    case ScalarOp::kSin:
    case ScalarOp::kCos:
    case ScalarOp::kTan:
    case ScalarOp::kPow:
      return 24;
    case ScalarOp::kAsin:
    case ScalarOp::kAcos:
    case ScalarOp::kAtan:
    case ScalarOp::kAtan2:
    case ScalarOp::kSinh:
    case ScalarOp::kCosh:
    case ScalarOp::kFmod:
    case ScalarOp::kRemainder:
    case ScalarOp::kFloorDiv:
      return 60;
    case ScalarOp::kTruncDiv:
      return 10;
    case ScalarOp::kCast:
    case ScalarOp::kNeg:
    case ScalarOp::kAbs:
    case ScalarOp::kSign:
    case ScalarOp::kNot:
    case ScalarOp::kBitNot:
    case ScalarOp::kFloor:
    case ScalarOp::kCeil:
    case ScalarOp::kRound:
    case ScalarOp::kTrunc:
    case ScalarOp::kIsNan:
    case ScalarOp::kIsInf:
    case ScalarOp::kAdd:
    case ScalarOp::kSub:
    case ScalarOp::kMul:
    case ScalarOp::kFma:
    case ScalarOp::kMin:
    case ScalarOp::kMax:
    case ScalarOp::kEq:
    case ScalarOp::kNe:
    case ScalarOp::kLt:
    case ScalarOp::kLe:
    case ScalarOp::kGt:
    case ScalarOp::kGe:
    case ScalarOp::kAnd:
    case ScalarOp::kOr:
    case ScalarOp::kXor:
    case ScalarOp::kBitAnd:
    case ScalarOp::kBitOr:
    case ScalarOp::kBitXor:
    case ScalarOp::kShiftLeft:
    case ScalarOp::kShiftRight:
    case ScalarOp::kSelect:
      return 1;
  }
  UNREACHABLE();
}

}  // namespace passnet
