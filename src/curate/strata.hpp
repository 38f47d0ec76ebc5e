// The strata over which the tasks of a suite are spread.
#pragma once

#include "curate/specimen.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

enum class Axis : uint8_t { kCategory, kFamily, kOpGroup, kSize, kDtype };

struct AxisInfo {
  Axis axis;
  std::string_view name;
  double weight;  // of a stratum that has fewer tasks than its quota
};

inline constexpr size_t kAxisCount = 5;
inline constexpr std::array<AxisInfo, kAxisCount> kAxes{{
    {Axis::kCategory, "category", 1.5},
    {Axis::kFamily, "family", 1},
    {Axis::kOpGroup, "op group", 1},
    {Axis::kSize, "size", 1},
    {Axis::kDtype, "dtype", 0.75},
}};

constexpr const AxisInfo& info(Axis axis) { return kAxes[static_cast<size_t>(axis)]; }

// One stratum per axis.
using Strata = std::array<std::string, kAxisCount>;

// The most frequent stratum of the specimens on each axis; of equals the first by name. `unknown`
// if no specimen has one.
Strata strata_of(std::span<const Specimen* const> specimens);

// The stratum of a number of bytes: `<64K`, `<1M`, `<16M` or `16M+`.
std::string size_stratum(int64_t bytes);

// The share of a whole that each stratum should have: by the square root of its count, so that rare
// strata get more than their share. Sums to `whole`.
std::map<std::string, double> quotas(const std::map<std::string, size_t>& counts, size_t whole);

}  // namespace passnet
