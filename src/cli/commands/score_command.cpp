// `passnet score`: reads records and prints the score of each candidate.
#include "cli/commands/commands.hpp"
#include "cli/judge/records.hpp"
#include "cli/judge/scores.hpp"
#include "cli/reporting.hpp"
#include "cli/session.hpp"
#include "eval/record/score.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace passnet {
namespace {

struct ScoreArguments {
  std::string records;
  std::string reading = "default";
  ScoreOptions options;
  bool tasks = false;
  bool closed_only = false;
  bool valid_inputs = false;
  bool public_rules = false;
  bool passes = false;
  std::string html;
};

// Reports the candidates of which a record has a native kernel, or has passes and no proof that
// these launch none.
void refuse_native_records(std::span<const Record> records, Diagnostics& diagnostics) {
  std::map<std::string, std::pair<size_t, std::string>> found;  // by candidate, with the first
  for (const Record& record : records) {
    if (!record.native.value_or(true)) continue;
    auto& [count, graph] = found.try_emplace(record.candidate, 0, record.graph).first->second;
    ++count;
  }
  for (const auto& [candidate, where] : found) {
    diagnostics.error({}, "native-record",
                      "expected records of the candidate `{}` without native kernels, found {} "
                      "that have one, do not say, or name passes that are gone, the first for "
                      "`{}`",
                      candidate, where.first, where.second);
  }
}

// Judges the records by their results on valid inputs alone; reports those that do not tell them.
void forget_adversarial_inputs(std::vector<Record>& records, Diagnostics& diagnostics) {
  for (Record& record : records) {
    if (!record.correct_on_valid) {
      diagnostics.error({}, "no-valid-correctness",
                        "expected records with `correct_on_valid`, found one of `{}` without",
                        record.graph);
      return;
    }
    record.correct = *record.correct_on_valid;
  }
}

// Gives public passes the outcome that the public rules gave them; reports records without any.
void apply_public_rules(std::vector<Record>& records, Diagnostics& diagnostics) {
  const auto has_outcome = [](const Record& record) { return record.public_rules.has_value(); };
  if (std::ranges::none_of(records, has_outcome)) {
    diagnostics.error({}, "no-public-rules", "expected records with `public_rules`, found none");
  }
  for (Record& record : records) {
    if (!record.public_rules) continue;
    record.correct = record.public_rules->correct;
    record.error = record.public_rules->error;
    record.verdict = record.error ? std::nullopt : std::optional(Verdict::kPass);
  }
}

int run(Session& session, ScoreArguments& arguments) {
  arguments.options.reading = *reading_from_name(arguments.reading);
  if (const auto checked = check_score_options(arguments.options); !checked) {
    return session.report(checked.error()), kBadInput;
  }
  Diagnostics diagnostics;
  std::vector<Record> records = read_records(session, arguments.records, diagnostics);
  refuse_mixed_suites({records}, diagnostics);
  if (arguments.closed_only) refuse_native_records(records, diagnostics);
  if (arguments.valid_inputs) forget_adversarial_inputs(records, diagnostics);
  if (arguments.public_rules) apply_public_rules(records, diagnostics);
  session.report(diagnostics);
  if (diagnostics.has_errors()) return kBadInput;
  const std::vector<Score> scores = score_candidates(records, arguments.options);
  if (!arguments.html.empty()) {
    const auto written = write_report(session, arguments.records, records, scores, arguments.html);
    if (!written) return session.report(written.error()), kBadInput;
  }
  print_scores(session, scores, records,
               {.tasks = arguments.tasks,
                .passes = arguments.passes,
                .valid_inputs = arguments.valid_inputs || arguments.public_rules});
  return kDone;
}

}  // namespace

void add_score_command(CliCommand command, Session& session) {
  command.footer("Example: passnet score out/demo/records.jsonl --reading mismatch_extended");
  const auto arguments = std::make_shared<ScoreArguments>();
  command.option("records", arguments->records, "a file of records (JSON Lines)").required();
  command.option("--reading", arguments->reading, "the rule by which ES(t) forgives failures")
      .one_of({"default", "mismatch_extended"})
      .show_default();
  command.option("--p", arguments->options.p, "extra power of a slowdown: s^(p+1)").show_default();
  command.option("--b", arguments->options.b, "the speedup that a failure counts as")
      .show_default();
  command.flag("--tasks", arguments->tasks, "also print one row per task");
  command.flag("--closed-only", arguments->closed_only,
               "refuse records of candidates that launched a native kernel");
  command.flag("--valid-inputs", arguments->valid_inputs,
               "judge by valid inputs alone, as public reports do, not by adversarial ones too");
  command.flag("--public-rules", arguments->public_rules,
               "give public passes the outcome of the public rules, which their records have");
  command.flag("--passes", arguments->passes, "also print one row per pass of the submission");
  command.option("--html", arguments->html,
                 "write the report, with the graphs that can still be read");
  session.add_options(command);
  command.action([&session, arguments] { session.exit_code = run(session, *arguments); });
}

}  // namespace passnet
