#include "cli/judge/benching.hpp"

#include "cli/files.hpp"
#include "cli/judge/scores.hpp"
#include "cli/reporting.hpp"
#include "cli/suites/author_tasks.hpp"
#include "cli/suites/find_suite.hpp"
#include "curate/suite/suite_folder.hpp"
#include "diag/json.hpp"
#include "eval/record/parse_record.hpp"
#include "eval/record/score.hpp"

#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <optional>
#include <vector>

namespace passnet {
namespace {

namespace fs = std::filesystem;

// Returns the complete records of an earlier run.
std::vector<Record> earlier_records(const fs::path& path, Session& session,
                                    Diagnostics& diagnostics) {
  auto text = read_file(path);
  if (!text) return {};
  text->resize(text->rfind('\n') + 1);  // an incomplete last line never counts
  const SourceId source = session.sources().add(path.string(), *std::move(text));
  return parse_records(session.sources(), source, diagnostics);
}

// Names the parts of the suite that were chosen; empty: all of it.
std::string part_of(const BenchArguments& arguments) {
  std::vector<std::string> parts;
  if (!arguments.split.empty()) parts.push_back("split " + arguments.split);
  if (!arguments.phase.empty()) parts.push_back("phase " + arguments.phase);
  if (!arguments.judging.only.empty()) parts.push_back("only " + arguments.judging.only);
  if (arguments.judging.per_task > 0) {
    parts.push_back(fmt::format("at most {} graphs per task", arguments.judging.per_task));
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

std::string title_of(const BenchArguments& arguments) {
  const std::string part = part_of(arguments);
  return arguments.judging.graphs.front() + (part.empty() ? "" : ": a part, " + part);
}

// Replaces names of suites by their folders, and chooses the tasks of the split and the phase.
Result<void> find_suites(Session& session, BenchArguments& arguments) {
  for (std::string& suite : arguments.judging.graphs) suite = TRY(find_suite(suite));
  JudgingArguments& judging = arguments.judging;
  if (!arguments.split.empty()) {
    judging.tasks = TRY(tasks_of_split(session, judging.graphs, arguments.split));
  }
  if (const auto phase = find_phase(arguments.phase)) {
    auto found = TRY(tasks_of_phase(session, judging.graphs, *phase));
    if (judging.tasks) {
      std::erase_if(found, [&](const auto& task) { return !judging.tasks->contains(task); });
    }
    judging.tasks = std::move(found);
  }
  return {};
}

// `NAME VERSION` of the suite, for its records; empty for other sources, and for several.
std::string suite_version(Session& session, const BenchArguments& arguments) {
  if (arguments.judging.graphs.size() != 1) return "";
  const auto suite = read_suite(arguments.judging.graphs.front(), session.sources());
  return suite ? suite->name + " " + suite->version : "";
}

int finish(Session& session, const BenchArguments& arguments, const std::vector<Record>& records) {
  const std::vector<Score> scores = score_candidates(records, {});
  const fs::path report = fs::path(arguments.out) / "report.html";
  const auto written = write_report(session, title_of(arguments), records, scores, report);
  if (!written) return session.report(written.error()), kBadInput;
  if (!session.json() && !part_of(arguments).empty()) session.print(title_of(arguments));
  print_scores(session, scores, records, {.tasks = true, .passes = true});
  if (!session.json()) {
    session.print("\nrecords " + (fs::path(arguments.out) / "records.jsonl").string());
    session.print("report  " + report.string());
  }
  return kDone;
}

}  // namespace

int bench(Session& session, BenchArguments& arguments) {
  if (const auto found = find_suites(session, arguments); !found) {
    return session.report(found.error()), kBadInput;
  }
  const fs::path path = fs::path(arguments.out) / "records.jsonl";
  Diagnostics diagnostics;
  EarlierRecords earlier;
  if (arguments.resume) {
    earlier = EarlierRecords(earlier_records(path, session, diagnostics));
  }
  session.report(diagnostics);
  if (diagnostics.has_errors()) return kBadInput;
  // The kept records are written anew in one piece, then the file grows line by line. A run that is
  // refused has no record, and leaves an earlier file as it is.
  std::vector<Record> records;
  std::optional<LineFile> file;
  const auto open = [&]() -> Result<void> {
    if (file) return {};
    std::string kept;
    for (const Record& record : earlier.records()) kept += json_line(to_json(record)) + "\n";
    TRY(write_file(path, kept));
    file = TRY(LineFile::open(path, true));
    return {};
  };
  const std::string suite = suite_version(session, arguments);
  const int code = judge_graphs(session, arguments.judging, earlier, [&](const Record& record) {
    records.push_back(record);
    if (!suite.empty()) records.back().versions["suite"] = suite;
    auto added = open();
    if (added) added = file->add(json_line(to_json(records.back())));
    if (!added) session.report(added.error());
    return added.has_value();
  });
  if (code == kBadInput) return kBadInput;
  if (const auto opened = open(); !opened) return session.report(opened.error()), kBadInput;
  records.insert(records.begin(), earlier.records().begin(), earlier.records().end());
  return finish(session, arguments, records);
}

}  // namespace passnet
