#include "cli/dataset/enriching.hpp"

#include "base/counted.hpp"
#include "base/thread_count.hpp"
#include "cli/choices.hpp"
#include "cli/command_action.hpp"
#include "cli/output.hpp"
#include "cli/suites/read_times.hpp"
#include "dataset/measure.hpp"
#include "dataset/vary.hpp"
#include "eval/record/record.hpp"
#include "report/table.hpp"

#include <nlohmann/json.hpp>

#include <memory>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

struct EnrichingArguments {
  std::string file;
  std::vector<std::string> records;
  std::string baseline{kDefaultBaseline};
  int most = 4;
  size_t threads = 0;
};

int vary_dataset(Session& session, const EnrichingArguments& arguments) {
  if (const auto checked = check_threads(arguments.threads); !checked) {
    return session.report(checked.error()), kBadInput;
  }
  auto dataset = Dataset::open(arguments.file, Database::Access::kWrite);
  if (!dataset) return session.report(dataset.error()), kBadInput;
  Progress progress("subgraphs varied", 0);
  const auto counts = vary(*dataset, session.catalog(),
                           {.max_variants = static_cast<size_t>(arguments.most),
                            .threads = thread_count(arguments.threads)},
                           [&](size_t subgraphs) {
                             for (size_t i = 0; i < subgraphs; ++i) progress.advance();
                           });
  if (!counts) return session.report(counts.error()), kBadInput;
  if (session.json()) {
    session.print_json({{"subgraphs", counts->subgraphs}, {"variants", counts->variants}});
  } else {
    session.print(fmt::format(
        "{} of {}", counted(static_cast<size_t>(counts->variants), "new variant", "new variants"),
        counted(static_cast<size_t>(counts->subgraphs), "subgraph", "subgraphs")));
  }
  return kDone;
}

void print_comparisons(Session& session, const std::vector<TimeComparison>& found) {
  Table table{.columns = {{"machine", Align::kLeft},
                          {"candidate", Align::kLeft},
                          {"graphs"},
                          {"speedup"},
                          {"slower"}}};
  for (const TimeComparison& row : found) {
    table.rows.push_back({{row.machine, Tone::kFaint},
                          {row.candidate},
                          {std::to_string(row.graphs)},
                          {fmt::format("{:.3f}", row.speedup)},
                          {fmt::format("{:.1f} %", 100 * row.slower)}});
  }
  if (!found.empty()) print_rendered(render(table, session.color(), session.width()));
}

int measure_dataset(Session& session, const EnrichingArguments& arguments) {
  std::vector<MeasuredTime> times;
  for (const std::string& path : arguments.records) {
    const auto read = read_times(session, path);
    if (!read) return kBadInput;
    times.insert(times.end(), read->begin(), read->end());
  }
  auto dataset = Dataset::open(arguments.file, Database::Access::kWrite);
  if (!dataset) return session.report(dataset.error()), kBadInput;
  const auto added = add_times(*dataset, times);
  if (!added) return session.report(added.error()), kBadInput;
  const auto found = compare_times(*dataset, arguments.baseline);
  if (!found) return session.report(found.error()), kBadInput;
  if (session.json()) {
    Json rows = Json::array();
    for (const TimeComparison& row : *found) {
      rows.push_back({{"machine", row.machine},
                      {"candidate", row.candidate},
                      {"graphs", row.graphs},
                      {"speedup", row.speedup},
                      {"slower", row.slower}});
    }
    session.print_json({{"read", times.size()},
                        {"stored", *added},
                        {"baseline", arguments.baseline},
                        {"comparisons", rows}});
    return kDone;
  }
  print_comparisons(session, *found);
  session.print(fmt::format("{} of {} stored; speedups over {}", *added,
                            counted(times.size(), "time", "times"), arguments.baseline));
  return kDone;
}

}  // namespace

void add_enriching(CliCommand group, Session& session) {
  const auto arguments = std::make_shared<EnrichingArguments>();
  CliCommand varying =
      add_action(group, session, "vary", "add variants of the subgraphs over dtype and shape",
                 "dataset vary out/samples.db --max 2", vary_dataset, arguments);
  varying.option("file", arguments->file, "a dataset").required();
  varying.option("--max", arguments->most, "max variants per subgraph")
      .between(1, 100)
      .show_default();
  varying.option("--threads", arguments->threads, "threads; 0: one per processor").show_default();
  CliCommand measuring = add_action(
      group, session, "measure", "store the times of records, and compare candidates",
      "dataset measure out/samples.db out/demo/records.jsonl", measure_dataset, arguments);
  measuring.option("file", arguments->file, "a dataset").required();
  measuring.option("records", arguments->records, "files of records of `eval` or `bench`")
      .required();
  measuring.option("--baseline", arguments->baseline, "the candidate that others are compared with")
      .show_default();
}

}  // namespace passnet
