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

struct PassFunctionInfo {
  PassFunction function;
  std::string_view name;
  bool takes_value;  // its first argument is a %value
  uint8_t least;     // numbers of arguments
  uint8_t most;
  std::string_view doc;
};

inline constexpr std::array<PassFunctionInfo, 23> kPassFunctions{{
    {PassFunction::kRank, "rank", true, 1, 1, "the number of dimensions"},
    {PassFunction::kDim, "dim", true, 2, 2, "an extent; counted from the end if negative"},
    {PassFunction::kShape, "shape", true, 1, 3,
     "the extents [from [up to, not including]], a list"},
    {PassFunction::kNumel, "numel", true, 1, 1, "the number of elements"},
    {PassFunction::kDtype, "dtype", true, 1, 1, "the element type"},
    {PassFunction::kStrides, "strides", true, 1, 1, "the strides of a graph input, in elements"},
    {PassFunction::kUses, "uses", true, 1, 1, "how often nodes and results read the value"},
    {PassFunction::kIsInput, "is_input", true, 1, 1, "true if the value is an input of the graph"},
    {PassFunction::kIsConstant, "is_constant", true, 1, 1,
     "true if the value is known before the graph runs"},
    {PassFunction::kIsContiguous, "is_contiguous", true, 1, 1,
     "true if the strides of a graph input are row-major"},
    {PassFunction::kBytes, "bytes", true, 1, 1, "the size in bytes"},
    {PassFunction::kChoice, "choice", true, 1, 1,
     "the index of the op of `one of` that matched, from 0"},
    {PassFunction::kPresent, "present", true, 1, 1, "true if an optional value is there"},
    {PassFunction::kProd, "prod", false, 1, 3,
     "the product of a list's entries [from [up to, not including]]"},
    {PassFunction::kSum, "sum", false, 1, 1, "the sum of a list's entries"},
    {PassFunction::kLen, "len", false, 1, 1, "the length of a list"},
    {PassFunction::kMin, "min", false, 1, 8, "the minimum, also of a list"},
    {PassFunction::kMax, "max", false, 1, 8, "the maximum, also of a list"},
    {PassFunction::kCeilDiv, "ceil_div", false, 2, 2, "a / b rounded up"},
    {PassFunction::kAbs, "abs", false, 1, 1, "the absolute value"},
    {PassFunction::kOtherwise, "otherwise", false, 2, 2, "a, or b if a is none or has no value"},
    {PassFunction::kArch, "arch", false, 0, 0, "the target: \"cpu\", \"sm_90\", …"},
    {PassFunction::kSmCount, "sm_count", false, 0, 0, "multiprocessors; 0 on the CPU"},
}};

constexpr const PassFunctionInfo* find_pass_function(std::string_view name) {
  for (const PassFunctionInfo& info : kPassFunctions) {
    if (info.name == name) return &info;
  }
  return nullptr;
}

}  // namespace passnet
