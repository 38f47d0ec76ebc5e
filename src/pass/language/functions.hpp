// The functions of pass expressions: one table for checking and evaluation.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace passnet {

enum class PassFunction : uint8_t {
  kRank,
  kDim,
  kShape,
  kNumel,
  kDtype,
  kStrides,
  kUses,
  kIsInput,
  kIsConstant,
  kIsContiguous,
  kBytes,
  kChoice,
  kPresent,
  kProd,
  kSum,
  kLen,
  kMin,
  kMax,
  kCeilDiv,
  kAbs,
  kOtherwise,
  kArch,
  kSmCount,
};

// The kinds of values of expressions, as far as they are known before a match; values of different
// kinds are never equal.
enum class ExpressionKind : uint8_t { kAny, kCondition, kNumber, kString, kDtype, kList };

struct PassFunctionInfo {
  PassFunction function;
  std::string_view name;
  ExpressionKind gives;
  bool takes_value;  // its first argument is a %value
  uint8_t least;     // numbers of arguments
  uint8_t most;
  std::string_view doc;
};

inline constexpr std::array<PassFunctionInfo, 23> kPassFunctions{{
    {PassFunction::kRank, "rank", ExpressionKind::kNumber, true, 1, 1, "the number of dimensions"},
    {PassFunction::kDim, "dim", ExpressionKind::kNumber, true, 2, 2,
     "an extent; counted from the end if negative"},
    {PassFunction::kShape, "shape", ExpressionKind::kList, true, 1, 3,
     "the extents [from [up to, not including]], a list"},
    {PassFunction::kNumel, "numel", ExpressionKind::kNumber, true, 1, 1, "the number of elements"},
    {PassFunction::kDtype, "dtype", ExpressionKind::kDtype, true, 1, 1, "the element type"},
    {PassFunction::kStrides, "strides", ExpressionKind::kList, true, 1, 1,
     "the strides of a graph input, in elements"},
    {PassFunction::kUses, "uses", ExpressionKind::kNumber, true, 1, 1,
     "how often nodes and results read the value"},
    {PassFunction::kIsInput, "is_input", ExpressionKind::kCondition, true, 1, 1,
     "true if the value is an input of the graph"},
    {PassFunction::kIsConstant, "is_constant", ExpressionKind::kCondition, true, 1, 1,
     "true if the value is known before the graph runs"},
    {PassFunction::kIsContiguous, "is_contiguous", ExpressionKind::kCondition, true, 1, 1,
     "true if the strides of a graph input are row-major"},
    {PassFunction::kBytes, "bytes", ExpressionKind::kNumber, true, 1, 1, "the size in bytes"},
    {PassFunction::kChoice, "choice", ExpressionKind::kNumber, true, 1, 1,
     "the index of the op of `one of` that matched, from 0"},
    {PassFunction::kPresent, "present", ExpressionKind::kCondition, true, 1, 1,
     "true if an optional value is there"},
    {PassFunction::kProd, "prod", ExpressionKind::kNumber, false, 1, 3,
     "the product of a list's entries [from [up to, not including]]"},
    {PassFunction::kSum, "sum", ExpressionKind::kNumber, false, 1, 1,
     "the sum of a list's entries"},
    {PassFunction::kLen, "len", ExpressionKind::kNumber, false, 1, 1, "the length of a list"},
    {PassFunction::kMin, "min", ExpressionKind::kNumber, false, 1, 8,
     "the minimum, also of a list"},
    {PassFunction::kMax, "max", ExpressionKind::kNumber, false, 1, 8,
     "the maximum, also of a list"},
    {PassFunction::kCeilDiv, "ceil_div", ExpressionKind::kNumber, false, 2, 2, "a / b rounded up"},
    {PassFunction::kAbs, "abs", ExpressionKind::kNumber, false, 1, 1, "the absolute value"},
    {PassFunction::kOtherwise, "otherwise", ExpressionKind::kAny, false, 2, 2,
     "a, or b if a is none or has no value"},
    {PassFunction::kArch, "arch", ExpressionKind::kString, false, 0, 0,
     "the target: \"cpu\", \"sm_90\", …"},
    {PassFunction::kSmCount, "sm_count", ExpressionKind::kNumber, false, 0, 0,
     "multiprocessors; 0 on the CPU"},
}};

constexpr const PassFunctionInfo* find_pass_function(std::string_view name) {
  for (const PassFunctionInfo& info : kPassFunctions) {
    if (info.name == name) return &info;
  }
  return nullptr;
}

}  // namespace passnet
