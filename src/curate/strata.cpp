#include "curate/strata.hpp"

#include <cmath>

namespace passnet {
namespace {

struct SizeStratum {
  int64_t below;
  std::string_view name;
};
constexpr std::array<SizeStratum, 3> kSizes{{
    {int64_t{1} << 16, "<64K"},
    {int64_t{1} << 20, "<1M"},
    {int64_t{1} << 24, "<16M"},
}};

using Counts = std::map<std::string, size_t>;

std::string most_frequent(const Counts& counts) {
  std::string best = "unknown";
  size_t most = 0;
  for (const auto& [name, count] : counts) {
    if (count <= most || name.empty()) continue;
    best = name;
    most = count;
  }
  return best;
}

}  // namespace

std::string size_stratum(int64_t bytes) {
  for (const SizeStratum& size : kSizes) {
    if (bytes < size.below) return std::string(size.name);
  }
  return "16M+";
}

Strata strata_of(std::span<const Specimen* const> specimens) {
  std::array<Counts, kAxisCount> counts;
  const auto add = [&](Axis axis, const std::string& name) {
    ++counts[static_cast<size_t>(axis)][name];
  };
  for (const Specimen* specimen : specimens) {
    for (const Occurrence& place : specimen->occurrences) {
      add(Axis::kCategory, place.category);
      add(Axis::kFamily, place.family);
    }
    add(Axis::kOpGroup, specimen->op_group);
    add(Axis::kSize, size_stratum(specimen->least_bytes));
    add(Axis::kDtype, std::string(torch_name(specimen->dtype)));
  }
  Strata strata;
  for (size_t axis = 0; axis < kAxisCount; ++axis) strata[axis] = most_frequent(counts[axis]);
  return strata;
}

std::map<std::string, double> quotas(const std::map<std::string, size_t>& counts, size_t whole) {
  double total = 0;
  for (const auto& [name, count] : counts) total += std::sqrt(static_cast<double>(count));
  std::map<std::string, double> result;
  for (const auto& [name, count] : counts) {
    result[name] = static_cast<double>(whole) * std::sqrt(static_cast<double>(count)) / total;
  }
  return result;
}

}  // namespace passnet
