// The classes of dims whose extents can change.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace passnet {

// The role of a dim, by its place in inputs and by the ops that it passes through.
enum class DimClass : uint8_t { kBatch, kSequence, kSide, kOther };

struct DimClassInfo {
  DimClass dim_class;
  std::string_view name;
};

inline constexpr std::array<DimClassInfo, 4> kDimClasses{{
    {DimClass::kBatch, "batch"},
    {DimClass::kSequence, "sequence"},
    {DimClass::kSide, "side"},
    {DimClass::kOther, "other"},
}};

constexpr std::string_view name(DimClass dim_class) {
  return kDimClasses[static_cast<size_t>(dim_class)].name;
}

}  // namespace passnet
