// `passnet eval`: judges graphs with a submission; one record per graph and candidate.
#include "base/counted.hpp"
#include "cli/capturing.hpp"
#include "cli/commands/commands.hpp"
#include "cli/judge/debugging.hpp"
#include "cli/judge/judging.hpp"
#include "cli/judge/scores.hpp"
#include "cli/output.hpp"
#include "eval/record/score.hpp"
#include "eval/record/tuned.hpp"
#include "report/format.hpp"
#include "report/table.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace passnet {
namespace {

// The min t from which on the record is correct.
Cell correct_from(const Record& record) {
  int t = kMaxTolerance + 1;
  while (t > kMinTolerance && is_correct(record, t - 1)) --t;
  if (t > kMaxTolerance) return {"never", Tone::kBad};
  return {std::to_string(t), is_correct(record, -5) ? Tone::kPlain : Tone::kBad};
}

struct EvalArguments {
  JudgingArguments judging;
  std::string debug;                // the set of inputs; empty: judge
  std::vector<std::string> inputs;  // of modules that are captured first
};

std::vector<Cell> row(const Record& record) {
  const bool pass = is_right(record.verdict);
  return {
      {record.graph},
      {record.candidate},
      {record.verdict ? std::string(name(*record.verdict)) : "", pass ? Tone::kGood : Tone::kBad},
      correct_from(record),
      {format_microseconds(record.reference_us)},
      {format_microseconds(record.candidate_us)},
      {format_ratio(record.speedup)},
      {format_interval(record.speedup_low, record.speedup_high), Tone::kFaint}};
}

// The other compilers that records are measured against, by name; the best one if it is one of
// several.
std::vector<std::string> others_of(std::span<const Record> records) {
  std::set<std::string> names;
  for (const Record& record : records) {
    for (const auto& [compiler, gain] : record.over) {
      if (compiler != record.baseline) names.insert(compiler);
    }
  }
  const bool has_choice = std::ranges::any_of(records, [](const Record& record) {
    const auto is_there = [&](const CandidateKind& kind) {
      return is_strong(kind) && record.over.contains(std::string(kind.name));
    };
    return std::ranges::count_if(kCandidateKinds, is_there) > 1;
  });
  if (!has_choice) names.erase(std::string(kBest));
  return {names.begin(), names.end()};
}

Cell gain_cell(const Record& record, const std::string& compiler) {
  const auto found = record.over.find(compiler);
  if (found == record.over.end()) return {"–", Tone::kFaint};
  const Gain& gain = found->second;
  if (gain.same_plan) return {std::string(name(Verdict::kNoGain)), Tone::kFaint};
  return {fmt::format("{} {}", format_ratio(gain.speedup), format_interval(gain.low, gain.high)),
          Tone::kPlain};
}

void add_gains(std::span<const Record> records, Table& table) {
  for (const std::string& compiler : others_of(records)) {
    table.columns.push_back({"over " + compiler});
    for (size_t i = 0; i < records.size(); ++i) {
      table.rows[i].push_back(gain_cell(records[i], compiler));
    }
  }
}

// `2 graphs: passes PASS 1, NO_MATCH 1, proved 1, G-Mean 1.310; baseline op-by-op, pipeline
// passes-only`.
std::string summary(std::span<const Record> records) {
  std::string text;
  for (const Score& score : score_candidates(records, {})) {
    std::map<std::string_view, size_t> verdicts;
    for (const Record& record : records) {
      if (record.candidate != score.candidate || !record.verdict) continue;
      ++verdicts[name(*record.verdict)];
    }
    text += text.empty() ? counted(score.graphs, "graph", "graphs") + ": " : "; ";
    text += score.candidate;
    for (const auto& [verdict, count] : verdicts) text += fmt::format(" {} {},", verdict, count);
    for (const auto& [level, count] : count_levels(records, score.candidate)) {
      text += fmt::format(" {} {},", name(level), count);
    }
    text += " G-Mean " + format_ratio(score.gmean);
    for (const auto& [compiler, over] : score.over) {
      if (compiler == records.front().baseline || compiler == kBest) continue;
      text += fmt::format(", over {} {}", compiler, format_ratio(over.gmean));
    }
  }
  return fmt::format("{}; baseline {}, pipeline {}", text, records.front().baseline,
                     records.front().pipeline);
}

int judge(Session& session, const JudgingArguments& arguments, const CapturedModules& captured) {
  Table table{.columns = {{"graph", Align::kLeft},
                          {"candidate", Align::kLeft},
                          {"verdict", Align::kLeft},
                          {"correct from t"},
                          {"baseline µs"},
                          {"candidate µs"},
                          {"speedup"},
                          {"95 % interval"}}};
  std::vector<std::string> details;
  std::vector<Record> records;
  EarlierRecords none;
  const int code = judge_graphs(session, arguments, none, [&](Record record) {
    // A module can be captured again, its folder is removed.
    if (record.origin) record.origin->graph = captured.named(record.origin->graph);
    if (session.json()) return session.print_json(to_json(record)), true;
    table.rows.push_back(row(record));
    records.push_back(record);
    if (!record.detail.empty()) details.push_back(record.graph + ": " + record.detail);
    if (record.equality && !record.equality->reason.empty() &&
        record.equality->reason != record.detail) {
      details.push_back(fmt::format("{}: {}{}: {}", record.graph, name(record.equality->level()),
                                    record.equality->is_equal ? ", not robust" : "",
                                    record.equality->reason));
    }
    if (!record.left_out.empty()) {
      details.push_back(record.graph + ": " + describe_left_out(record.left_out));
    }
    for (const TunedBlock& block : record.tuned) {
      details.push_back(fmt::format("{}: {}", record.graph, describe(block)));
    }
    return true;
  });
  if (!session.json() && !table.rows.empty()) {
    add_gains(records, table);
    print_rendered(render(table, session.color(), session.width()));
    for (const std::string& detail : details) session.print(detail);
    session.print(summary(records));
  }
  return code;
}

int run(Session& session, EvalArguments& arguments) {
  JudgingArguments& judging = arguments.judging;
  const auto captured = CapturedModules::capture(
      judging.graphs, {.python = judging.options.python, .inputs = arguments.inputs});
  if (!captured) return session.report(captured.error()), kBadInput;
  if (!arguments.debug.empty()) return debug_graphs(session, judging, arguments.debug);
  // Who names a module has PyTorch, and means to be faster than it.
  const bool is_for_torch = captured->any() && judging.passes.empty();
  if (is_for_torch && judging.baseline.empty()) judging.baseline = name(TorchMode::kEager);
  return judge(session, judging, *captured);
}

}  // namespace

void add_eval_command(CliCommand command, Session& session) {
  command.footer(
      "passnet eval model.py:Net --input x=8,64 judges the default compiler on a module, against\n"
      "PyTorch; passnet eval model.pt2 judges it on a file of torch.export.save. A folder of "
      "public\n"
      "passes (Python) runs as it is with --allow-native.\n"
      "Example: passnet eval demo/resnet_basic.batch_norm_relu/0.graph --passes "
      "demo/passes/batch_norm_relu.pass");
  const auto arguments = std::make_shared<EvalArguments>();
  JudgingArguments& judging = arguments->judging;
  command
      .option("graphs", judging.graphs,
              "graph sources, or FILE.py:NAME: modules that PyTorch captures first")
      .required();
  command
      .option("--input", arguments->inputs,
              "NAME=SHAPE[:DTYPE], an input of such modules; if left out, what their "
              "`example_inputs` return")
      .one_at_a_time();
  command.option("--debug", arguments->debug,
                 "instead of judging, compare every value of the graphs with and without the "
                 "passes, on this set of inputs: valid, or one of docs/inputs.md");
  add_judging_options(command, session, judging);
  session.add_options(command);
  command.action([&session, arguments] { session.exit_code = run(session, *arguments); });
}

}  // namespace passnet
