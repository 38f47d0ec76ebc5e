// `passnet eval`: judges graphs with a submission; one record per graph and candidate.
#include "cli/commands/commands.hpp"
#include "cli/judging.hpp"
#include "report/format.hpp"
#include "report/table.hpp"

#include <memory>
#include <string>

namespace passnet {
namespace {

// The min t from which on the record is correct.
Cell correct_from(const Record& record) {
  int t = kMaxTolerance + 1;
  while (t > kMinTolerance && is_correct(record, t - 1)) --t;
  if (t > kMaxTolerance) return {"never", Tone::kBad};
  return {std::to_string(t), is_correct(record, -5) ? Tone::kPlain : Tone::kBad};
}

std::vector<Cell> row(const Record& record) {
  const bool pass = record.verdict == Verdict::kPass;
  const std::string interval = record.speedup_low
                                   ? fmt::format("{}–{}", format_ratio(record.speedup_low),
                                                 format_ratio(record.speedup_high))
                                   : "";
  return {
      {record.graph},
      {record.candidate},
      {record.verdict ? std::string(name(*record.verdict)) : "", pass ? Tone::kGood : Tone::kBad},
      correct_from(record),
      {format_microseconds(record.reference_us)},
      {format_microseconds(record.candidate_us)},
      {format_ratio(record.speedup)},
      {interval, Tone::kFaint}};
}

int run(Session& session, const JudgingArguments& arguments) {
  Table table{.columns = {{"graph", Align::kLeft},
                          {"candidate", Align::kLeft},
                          {"verdict", Align::kLeft},
                          {"correct from t"},
                          {"baseline µs"},
                          {"candidate µs"},
                          {"speedup"},
                          {"95 % interval"}}};
  std::vector<std::string> details;
  const auto never = [](const std::optional<std::string>&, const std::string&) { return false; };
  const int code = judge_graphs(session, arguments, never, [&](const Record& record) {
    if (session.json()) return session.print_json(to_json(record));
    table.rows.push_back(row(record));
    if (!record.detail.empty()) details.push_back(record.graph + ": " + record.detail);
  });
  if (!session.json() && !table.rows.empty()) {
    fmt::print("{}", render(table, session.color()));
    for (const std::string& detail : details) session.print(detail);
  }
  return code;
}

}  // namespace

void add_eval_command(CliCommand command, Session& session) {
  command.footer(
      "Example: passnet eval data/suite/resnet_basic.batch_norm_relu/0.graph --passes "
      "examples/passes/batch_norm_relu.pass");
  const auto arguments = std::make_shared<JudgingArguments>();
  command.option("graphs", arguments->graphs, "graph sources").required();
  add_judging_options(command, session, *arguments);
  session.add_options(command);
  command.action([&session, arguments] { session.exit_code = run(session, *arguments); });
}

}  // namespace passnet
