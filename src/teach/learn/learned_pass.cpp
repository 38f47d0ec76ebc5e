#include "teach/learn/learned_pass.hpp"

#include "pass/language/format.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace passnet {
namespace {

constexpr double kRoom = 2;  // not tuning: sizes of the guard beyond those of the evidence

}  // namespace

std::optional<WinningRegion> find_region(const std::vector<Evidence>& evidence, double least_gain) {
  std::set<DType> dtypes;
  for (const Evidence& of : evidence) dtypes.insert(of.dtype);
  std::vector<Evidence> counted;
  for (const DType dtype : dtypes) {
    const auto loses = [&](const Evidence& of) { return of.dtype == dtype && of.loses; };
    const auto wins = [&](const Evidence& of) { return of.dtype == dtype && of.gain > 1; };
    // A dtype that loses somewhere still wins in a part of the sizes, but not one that never wins.
    if (std::ranges::none_of(evidence, wins) && std::ranges::any_of(evidence, loses)) continue;
    std::ranges::copy_if(evidence, std::back_inserter(counted),
                         [&](const Evidence& of) { return of.dtype == dtype; });
  }
  std::ranges::stable_sort(counted, {}, &Evidence::elements);
  std::optional<WinningRegion> best;
  double best_logs = 0;
  const auto share_size = [&](size_t at) {
    return at + 1 < counted.size() && counted[at].elements == counted[at + 1].elements;
  };
  for (size_t first = 0; first < counted.size(); ++first) {
    if (first > 0 && share_size(first - 1)) continue;
    double logs = 0;
    std::set<DType> inside;
    for (size_t last = first; last < counted.size() && !counted[last].loses; ++last) {
      logs += std::log(counted[last].gain);
      inside.insert(counted[last].dtype);
      const double mean = std::exp(logs / static_cast<double>(last - first + 1));
      if (share_size(last) || mean < least_gain || logs <= best_logs) continue;
      best_logs = logs;
      best = {.dtypes = {inside.begin(), inside.end()},
              .least = counted[first].elements,
              .most = counted[last].elements,
              .gain = mean,
              .graphs = last - first + 1};
    }
  }
  return best;
}

std::optional<std::string> print_learned(const LearnedPass& pass, const WinningRegion& region,
                                         const Catalog& catalog) {
  std::vector<std::string_view> dtypes;
  for (const DType dtype : region.dtypes) dtypes.push_back(name(dtype));
  const auto least = static_cast<int64_t>(static_cast<double>(region.least) / kRoom);
  const auto most = static_cast<int64_t>(static_cast<double>(region.most) * kRoom);
  const std::string guard = fmt::format(
      "arch() == \"cpu\" and dtype(%{0}) in [{1}] and numel(%{0}) >= {2} and "
      "numel(%{0}) <= {3}",
      pass.value, fmt::join(dtypes, ", "), least, most);
  std::string text = pass.text;
  const size_t replace = text.find("\n  replace {");
  if (replace == std::string::npos) return std::nullopt;
  const size_t where = text.rfind("\n  where ", replace);
  if (where == std::string::npos) {
    text.insert(replace, "\n  where " + guard);
  } else {
    constexpr size_t kWhere = std::string_view("\n  where ").size();
    const std::string own = text.substr(where + kWhere, replace - where - kWhere);
    text.replace(where, replace - where, fmt::format("\n  where {} and ({})", guard, own));
  }
  text = fmt::format(
      "# {}\n# Gains {:.2f} over the default compiler on {} graph{}, with {} to {} "
      "elements.\n{}",
      pass.provenance, region.gain, region.graphs, region.graphs == 1 ? "" : "s", region.least,
      region.most, text);
  Sources sources;
  Diagnostics diagnostics;
  const SourceId source = sources.add(pass.name, text);
  return format_passes(sources, source, catalog, diagnostics);
}

}  // namespace passnet
