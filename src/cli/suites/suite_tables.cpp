#include "cli/suites/suite_tables.hpp"

#include "base/counted.hpp"
#include "cli/output.hpp"
#include "curate/suite/suite_folder.hpp"
#include "draw/units.hpp"
#include "report/table.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

constexpr size_t kListedStrata = 12;  // of an axis, in tables

// Distinct models and families, and variants.
struct Provenance {
  std::set<std::string> models;
  std::set<std::string> families;
  size_t variants = 0;

  void add(const SuiteTask& task) {
    for (const SuiteGraph& graph : task.graphs) {
      variants += graph.origin.has_value();
      for (const Occurrence& place : graph.occurrences) {
        models.insert(place.model);
        families.insert(place.family);
      }
    }
  }
};

std::map<std::string, size_t> dtype_counts(std::span<const SuiteTask> tasks) {
  std::map<std::string, size_t> counts;
  for (const SuiteTask& task : tasks) {
    for (const SuiteGraph& graph : task.graphs) ++counts[graph.dtype];
  }
  return counts;
}

std::map<std::string, size_t> stratum_counts(const Suite& suite, Axis axis) {
  std::map<std::string, size_t> counts;
  for (const SuiteTask& task : suite.tasks) ++counts[task.strata[static_cast<size_t>(axis)]];
  return counts;
}

std::string range_text(int64_t least, int64_t most) {
  const std::string low = short_number(static_cast<double>(least));
  const std::string high = short_number(static_cast<double>(most));
  return low == high ? low : low + "–" + high;
}

Table task_table(const Suite& suite) {
  Table table{.columns = {{"task", Align::kLeft},
                          {"split", Align::kLeft},
                          {"ops"},
                          {"graphs"},
                          {"variants"},
                          {"dtypes"},
                          {"bytes"},
                          {"families"}}};
  for (const SuiteTask& task : suite.tasks) {
    Provenance provenance;
    provenance.add(task);
    const auto [least, most] = std::ranges::minmax(task.graphs, {}, &SuiteGraph::bytes);
    table.rows.push_back({{task.name},
                          {task.split.empty() ? "–" : task.split, Tone::kFaint},
                          {std::to_string(1 + std::ranges::count(task.op_sequence, ' '))},
                          {std::to_string(task.graphs.size())},
                          {std::to_string(provenance.variants), Tone::kFaint},
                          {std::to_string(dtype_counts(std::span(&task, 1)).size())},
                          {range_text(least.bytes, most.bytes)},
                          {std::to_string(provenance.families.size())}});
  }
  return table;
}

// The strata of an axis, those with most tasks first; the last row counts the others.
Table stratum_table(const Suite& suite) {
  Table table{.columns = {{"", Align::kLeft}, {"", Align::kLeft}, {"tasks"}}};
  for (const AxisInfo& axis : kAxes) {
    const auto counts = stratum_counts(suite, axis.axis);
    std::vector<std::pair<std::string, size_t>> order(counts.begin(), counts.end());
    std::ranges::stable_sort(order, std::ranges::greater(),
                             [](const auto& row) { return row.second; });
    size_t others = 0;
    for (size_t i = 0; i < order.size(); ++i) {
      if (i >= kListedStrata) {
        others += order[i].second;
        continue;
      }
      table.rows.push_back({{i == 0 ? std::string(axis.name) : ""},
                            {order[i].first},
                            {std::to_string(order[i].second)}});
    }
    if (others > 0) {
      table.rows.push_back({{""},
                            {fmt::format("{} others", order.size() - kListedStrata), Tone::kFaint},
                            {std::to_string(others)}});
    }
  }
  return table;
}

}  // namespace

Json suite_json(const Suite& suite) {
  Json splits = Json::object();
  for (const auto& [name, tasks] : suite.splits()) splits[name] = tasks;
  Provenance provenance;
  for (const SuiteTask& task : suite.tasks) provenance.add(task);
  Json strata = Json::object();
  for (const AxisInfo& axis : kAxes) strata[axis.name] = stratum_counts(suite, axis.axis);
  return {{"name", suite.name},
          {"version", suite.version},
          {"hash", suite.content_hash},
          {"tasks", suite.tasks.size()},
          {"graphs", suite.graphs()},
          {"splits", std::move(splits)},
          {"variants", provenance.variants},
          {"models", provenance.models.size()},
          {"families", provenance.families.size()},
          {"strata", std::move(strata)},
          {"dtypes", dtype_counts(suite.tasks)}};
}

void print_suite(Session& session, const Suite& suite) {
  print_rendered(render(task_table(suite), session.color(), session.width()) + "\n");
  print_rendered(render(stratum_table(suite), session.color(), session.width()) + "\n");
  Provenance provenance;
  for (const SuiteTask& task : suite.tasks) provenance.add(task);
  session.print(fmt::format("{} version {}: {} · {} ({}) · {} of {}", suite.name, suite.version,
                            counted(suite.tasks.size(), "task", "tasks"),
                            counted(suite.graphs(), "graph", "graphs"),
                            counted(provenance.variants, "variant", "variants"),
                            counted(provenance.models.size(), "model", "models"),
                            counted(provenance.families.size(), "family", "families")));
  std::string dtypes;
  for (const auto& [dtype, count] : dtype_counts(suite.tasks)) {
    dtypes += fmt::format("{}{} {}", dtypes.empty() ? "" : ", ", count, dtype);
  }
  session.print("graphs by dtype: " + dtypes);
  std::string splits;
  for (const auto& [name, tasks] : suite.splits()) {
    splits += fmt::format("{}{} {}", splits.empty() ? "" : ", ", name, tasks);
  }
  if (!splits.empty()) session.print("tasks by split: " + splits);
  session.print("hash " + suite.content_hash);
}

int finish_suite(Session& session, const SuiteContents& contents, std::string folder,
                 const Json& further) {
  if (folder.empty()) folder = "data/suites/" + contents.suite.name;
  if (const auto written = write_suite(contents, folder); !written) {
    return session.report(written.error()), kBadInput;
  }
  if (session.json()) {
    Json row = suite_json(contents.suite);
    row["folder"] = folder;
    row.update(further);
    session.print_json(row);
  } else {
    print_suite(session, contents.suite);
    session.print("suite " + folder);
  }
  return kDone;
}

Json flaws_json(const ReadCounts& counts) {
  Json result = Json::object();
  for (const FlawInfo& flaw : kFlaws) {
    const size_t count = counts.count(flaw.flaw);
    if (count > 0) result[flaw.name] = count;
  }
  return result;
}

void print_flaws(Session& session, const ReadCounts& counts) {
  Table table{.columns = {{"screened out", Align::kLeft}, {"graphs"}, {"reason", Align::kLeft}}};
  for (const FlawInfo& flaw : kFlaws) {
    const size_t count = counts.count(flaw.flaw);
    if (count == 0) continue;
    table.rows.push_back(
        {{std::string(flaw.name)}, {std::to_string(count)}, {std::string(flaw.doc), Tone::kFaint}});
  }
  if (table.rows.empty()) return;
  print_rendered(render(table, session.color(), session.width()) + "\n");
}

Json quotas_json(std::span<const QuotaLine> quotas) {
  Json result = Json::array();
  for (const QuotaLine& line : quotas) {
    result.push_back({{"axis", info(line.axis).name},
                      {"stratum", line.stratum},
                      {"candidates", line.candidates},
                      {"quota", line.quota},
                      {"tasks", line.tasks}});
  }
  return result;
}

void print_quotas(Session& session, std::span<const QuotaLine> quotas) {
  Table table{
      .columns = {{"", Align::kLeft}, {"", Align::kLeft}, {"candidates"}, {"quota"}, {"tasks"}}};
  for (const AxisInfo& axis : kAxes) {
    std::vector<QuotaLine> lines;
    std::ranges::copy_if(quotas, std::back_inserter(lines),
                         [&](const QuotaLine& line) { return line.axis == axis.axis; });
    std::ranges::stable_sort(lines, std::ranges::greater(), &QuotaLine::candidates);
    for (size_t i = 0; i < std::min(lines.size(), kListedStrata); ++i) {
      table.rows.push_back({{i == 0 ? std::string(axis.name) : ""},
                            {lines[i].stratum},
                            {std::to_string(lines[i].candidates)},
                            {fmt::format("{:.1f}", lines[i].quota)},
                            {std::to_string(lines[i].tasks)}});
    }
    if (lines.size() <= kListedStrata) continue;
    table.rows.push_back({{""},
                          {fmt::format("{} others", lines.size() - kListedStrata), Tone::kFaint},
                          {""},
                          {""},
                          {""}});
  }
  print_rendered(render(table, session.color(), session.width()) + "\n");
}

}  // namespace passnet
