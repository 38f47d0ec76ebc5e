// `passnet compare`: sets two files of records next to each other.
#include "base/counted.hpp"
#include "cli/command_action.hpp"
#include "cli/commands/commands.hpp"
#include "cli/judge/records.hpp"
#include "cli/output.hpp"
#include "cli/session.hpp"
#include "eval/record/compare.hpp"
#include "eval/record/statistics.hpp"
#include "eval/side/core_distance.hpp"
#include "report/format.hpp"
#include "report/score_table.hpp"
#include "report/table.hpp"

#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <set>

namespace passnet {
namespace {

struct RecordsArguments {
  std::string a;
  std::string b;
};

// Describes the conditions that decide what a speedup means.
std::string conditions(std::span<const Record> records) {
  std::set<std::string> found;
  for (const Record& record : records) {
    const auto cpu = record.versions.find("cpu");
    const int64_t threads = record.origin ? record.origin->threads : 0;
    found.insert(fmt::format("baseline {}, pipeline {}, device {}, {} threads, processor {}",
                             record.baseline, record.pipeline, record.device, threads,
                             cpu == record.versions.end() ? "unknown" : cpu->second));
  }
  return fmt::format("{}", fmt::join(found, "; "));
}

// Returns the median time of a message between threads, in ns; none if no record has one.
std::optional<double> hand_over_ns(std::span<const Record> records) {
  std::vector<double> times;
  for (const Record& record : records) {
    const auto found = record.versions.find("hand_over_ns");
    if (found == record.versions.end()) continue;
    times.push_back(std::strtod(found->second.c_str(), nullptr));
  }
  if (times.empty()) return std::nullopt;
  return median(times);
}

void warn_of_distances(std::span<const Record> a, std::span<const Record> b) {
  const auto in_a = hand_over_ns(a);
  const auto in_b = hand_over_ns(b);
  if (!in_a || !in_b || !is_distant_beside(std::max(*in_a, *in_b), std::min(*in_a, *in_b))) return;
  print_to(stderr,
           "note: a message between threads took {:.0f} ns in A and {:.0f} ns in B: processors "
           "lay differently, so speedups of launches that threads share differ\n",
           *in_a, *in_b);
}

void warn_of_conditions(std::span<const Record> a, std::span<const Record> b) {
  const std::string in_a = conditions(a);
  const std::string in_b = conditions(b);
  if (in_a == in_b) return warn_of_distances(a, b);
  print_to(stderr, "note: the speedups of A and B were not measured under equal conditions\n");
  print_to(stderr, "  A: {}\n  B: {}\n", in_a, in_b);
}

void add_score(const std::string& candidate, const char* side, const std::optional<Score>& score,
               Table& table) {
  if (!score) {
    table.rows.push_back({{candidate}, {side}, {"0"}, {"–"}, {"–"}, {"–"}, {"–"}});
    return;
  }
  table.rows.push_back({{candidate},
                        {side},
                        {std::to_string(score->graphs)},
                        speedup_cell(score->as),
                        speedup_cell(score->gmean),
                        {format_share(score->correct)},
                        {format_share(score->slower)}});
}

std::string interval(const Record& record) {
  return format_interval(record.speedup_low, record.speedup_high);
}

std::string shown(const Record& record) {
  return record.verdict ? std::string(name(*record.verdict)) : "–";
}

void show_changed(const Session& session, std::span<const RecordPair> pairs) {
  if (pairs.empty()) return;
  Table table{.columns = {{"changed", Align::kLeft},
                          {"A", Align::kLeft},
                          {"B", Align::kLeft},
                          {"A correct", Align::kLeft},
                          {"B correct", Align::kLeft}}};
  for (const RecordPair& pair : pairs) {
    const auto correct = [](const Record& record) {
      return is_correct(record, -5) ? Cell{"yes", Tone::kGood} : Cell{"no", Tone::kBad};
    };
    table.rows.push_back(
        {{pair.a->graph}, {shown(*pair.a)}, {shown(*pair.b)}, correct(*pair.a), correct(*pair.b)});
  }
  print_rendered("\n" + render(table, session.color(), session.width()));
}

void show_speedups(const Session& session, const char* title, std::span<const RecordPair> pairs) {
  if (pairs.empty()) return;
  Table table{
      .columns = {
          {title, Align::kLeft}, {"A"}, {"95 % interval"}, {"B"}, {"95 % interval"}, {"B / A"}}};
  for (const RecordPair& pair : pairs) {
    table.rows.push_back({{pair.a->graph},
                          {format_ratio(pair.a->speedup)},
                          {interval(*pair.a), Tone::kFaint},
                          {format_ratio(pair.b->speedup)},
                          {interval(*pair.b), Tone::kFaint},
                          speedup_cell(pair.ratio())});
  }
  print_rendered("\n" + render(table, session.color(), session.width()));
}

void show_only(const char* side, std::span<const std::string> graphs) {
  if (graphs.empty()) return;
  print_to(stdout, "only in {}: {}\n", side, fmt::join(graphs, " "));
}

void show(const Session& session, const CandidateComparison& comparison) {
  print_to(stdout, "\n{}: {} in both", comparison.candidate,
           counted(comparison.both, "graph", "graphs"));
  if (comparison.ratio) {
    print_to(stdout, "; B / A {}", format_ratio(comparison.ratio));
    if (comparison.ratio_low) {
      print_to(stdout, " (95 % interval {})",
               format_interval(comparison.ratio_low, comparison.ratio_high));
    }
    print_to(stdout, " on {} correct in both", comparison.timed);
  }
  print_to(stdout, "; {} better, {} worse; correctness lost on {}, won on {}\n",
           comparison.better.size(), comparison.worse.size(), comparison.lost, comparison.won);
  show_only("A", comparison.only_a);
  show_only("B", comparison.only_b);
  show_changed(session, comparison.changed);
  show_speedups(session, "worse", comparison.worse);
  show_speedups(session, "better", comparison.better);
  for (const std::string& reason : comparison.worse_because) {
    print_to(stdout, "\n{}: B is worse: {}\n", comparison.candidate, reason);
  }
}

int run(Session& session, const RecordsArguments& arguments) {
  Diagnostics diagnostics;
  const std::vector<Record> a = read_records(session, arguments.a, diagnostics);
  const std::vector<Record> b = read_records(session, arguments.b, diagnostics);
  refuse_mixed_suites({a, b}, diagnostics);
  session.report(diagnostics);
  if (diagnostics.has_errors()) return kBadInput;
  warn_of_conditions(a, b);
  const std::vector<CandidateComparison> comparisons = compare_records(a, b);
  Table table{.columns = {{"candidate", Align::kLeft},
                          {"", Align::kLeft},
                          {"graphs"},
                          {"AS"},
                          {"G-Mean"},
                          {"correct"},
                          {"slower"}}};
  bool is_worse = false;
  for (const CandidateComparison& comparison : comparisons) {
    is_worse |= comparison.is_worse();
    if (session.json()) session.print_json(to_json(comparison));
    add_score(comparison.candidate, "A", comparison.a, table);
    add_score("", "B", comparison.b, table);
  }
  if (!session.json()) {
    print_rendered(render(table, session.color(), session.width()));
    for (const CandidateComparison& comparison : comparisons) show(session, comparison);
  }
  return is_worse ? kDoesNotHold : kDone;
}

}  // namespace

void add_compare_command(CliCommand command, Session& session) {
  command.footer("Example: passnet compare out/demo/records.jsonl out/demo/records.jsonl");
  const auto arguments = std::make_shared<RecordsArguments>();
  command.option("a", arguments->a, "a file of records: what was").required();
  command.option("b", arguments->b, "a file of records: what is now").required();
  set_action(command, session, arguments, run);
}

}  // namespace passnet
