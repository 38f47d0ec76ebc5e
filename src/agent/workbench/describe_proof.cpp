#include "agent/workbench/describe_proof.hpp"

#include "base/counted.hpp"

#include <fmt/ranges.h>

#include <vector>

namespace passnet {
namespace {

// Prints `f32 40, f16 30`.
template <class Counts>
std::string list_counts(const Counts& counts) {
  std::string text;
  for (const auto& [key, count] : counts) {
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", key, count);
  }
  return text;
}

}  // namespace

std::string list_dtypes(std::span<const DType> dtypes) {
  std::vector<std::string_view> names;
  for (const DType dtype : dtypes) names.push_back(name(dtype));
  return fmt::format("{}", fmt::join(names, ", "));
}

std::optional<std::string> missing_instances(const FuzzReport& report) {
  if (report.seeded && report.seeds == 0) {
    return "the pass matches nothing in the graphs of --from; `pass explain` says why";
  }
  if (report.tried == 0) return "no graph was found that the pattern and guard admit";
  if (report.missing.empty() || report.failure) return std::nullopt;
  return "no instance in " + list_dtypes(report.missing);
}

std::string describe(const FuzzReport& report) {
  if (report.refusal) return "not tried: " + report.refusal->message;
  if (report.tried == 0) return "not proved: " + *missing_instances(report);
  std::string ranks;
  for (const auto& [rank, count] : report.ranks) {
    ranks += fmt::format("{}{}", ranks.empty() ? "" : " ", rank);
  }
  std::string text = fmt::format("{} {} {} ({}; ranks {}; {} with strides)",
                                 report.failure ? "fails among" : "holds on", report.tried,
                                 report.tried == 1 ? "instance" : "instances",
                                 list_counts(report.dtypes), ranks, report.strided);
  if (report.seeds > 0) {
    text += fmt::format("; {} from {}", counted(report.graphs, "graph", "graphs"),
                        counted(report.seeds, "match", "matches"));
  } else if (!report.failure && !report.stopped && report.tried < report.wanted) {
    text += fmt::format("; the guard admits too few: {} were asked for", report.wanted);
  }
  if (report.stopped) text += "; stopped there, as the time was up";
  if (const auto missing = missing_instances(report)) text += "; not proved: " + *missing;
  return text;
}

std::string describe(const Counterexample& found) {
  std::string text =
      fmt::format("{}: {}", info(found.failure.verdict).in_proofs, found.failure.message);
  if (found.first.message != found.failure.message) {
    text += fmt::format("\nas first found, on {}: {}: {}", to_string(found.first_type),
                        info(found.first.verdict).in_proofs, found.first.message);
  }
  return text;
}

}  // namespace passnet
