// `passnet teach`: writes, measures, proves and submits a pass for each task of a suite, without a
// model, and the conversation in which an author would come to it.
#include "cli/agent/teaching_files.hpp"
#include "cli/choices.hpp"
#include "cli/command_action.hpp"
#include "cli/commands/commands.hpp"
#include "cli/files.hpp"
#include "cli/judge/judging.hpp"
#include "cli/judge/scores.hpp"
#include "cli/output.hpp"
#include "cli/reporting.hpp"
#include "cli/suites/author_tasks.hpp"
#include "cli/suites/task_choice.hpp"
#include "eval/record/parse_record.hpp"
#include "eval/record/score.hpp"
#include "report/format.hpp"
#include "report/table.hpp"
#include "teach/teach_task.hpp"

#include <nlohmann/json.hpp>

#include <memory>
#include <optional>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

struct TeachArguments {
  TaskChoice tasks;
  std::string out = "out/teach";
  std::string compiler = "c++";
  TargetArguments target;
  std::string pipeline{kDefaultPipeline};
  uint64_t seed = 1;
  uint64_t attempts = 1;
  int tokens = static_cast<int>(TeachOptions().prompt.tokens);
  double seconds = 30;
  size_t threads = 0;
  bool search = false;
  bool quick = false;
  bool resume = false;
};

// Everything that a resumed run must have in common with the one that it continues.
Json settings_of(const TeachArguments& arguments, const std::vector<AuthorTask>& tasks) {
  return {{"seed", arguments.seed},         {"attempts", arguments.attempts},
          {"search", arguments.search},     {"quick", arguments.quick},
          {"seconds", arguments.seconds},   {"tokens", arguments.tokens},
          {"threads", arguments.threads},   {"compiler", arguments.compiler},
          {"pipeline", arguments.pipeline}, {"device", arguments.target.device},
          {"arch", arguments.target.arch},  {"tasks", digest_of(tasks).hex()}};
}

void print_table(const Session& session, const std::vector<Json>& rows) {
  Table table{.columns = {{"task", Align::kLeft},
                          {"idea", Align::kLeft},
                          {"verdict", Align::kLeft},
                          {"AS"},
                          {"over default"},
                          {"seconds"}}};
  for (const Json& row : rows) {
    const auto text = [&](const char* key) {
      return row.contains(key) && row[key].is_string() ? row[key].get<std::string>() : "–";
    };
    const Json verdicts = row.value("verdicts", Json::array());
    const auto ratio = [&](const char* key) {
      const bool has_score = row.contains(key) && row[key].is_number();
      return has_score ? format_ratio(row[key].get<double>()) : "–";
    };
    table.rows.push_back({{text("task")},
                          {text("idea")},
                          {verdicts.empty() ? "none" : verdicts.front().get<std::string>()},
                          {ratio("as")},
                          {ratio("over_default")},
                          {fmt::format("{:.1f}", row.value("seconds", 0.0))}});
  }
  print_rendered(render(table, session.color(), session.width()) + "\n");
}

// Scores the records on the hidden graphs, and writes the report.
int finish(Session& session, const TeachArguments& arguments, const TeachingFiles& files,
           const std::vector<Json>& rows) {
  const auto text = read_file(files.path("records.jsonl"));
  if (!text) return session.report(text.error()), kBadInput;
  Diagnostics diagnostics;
  const SourceId source = session.sources().add(files.path("records.jsonl").string(), *text);
  const std::vector<Record> records = parse_records(session.sources(), source, diagnostics);
  const std::vector<Score> scores = score_candidates(records, {});
  const auto written =
      write_report(session, arguments.tasks.suite + ": the teacher, on hidden graphs", records,
                   scores, files.path("report.html"));
  if (!written) return session.report(written.error()), kBadInput;
  if (session.json()) return kDone;
  print_table(session, rows);
  if (!records.empty()) print_scores(session, scores, records, {});
  session.print("submissions  " + files.path("submissions").string());
  session.print("trajectories " + files.path("trajectories.jsonl").string());
  session.print("records      " + files.path("records.jsonl").string());
  session.print("report       " + files.path("report.html").string());
  return kDone;
}

int run(Session& session, const TeachArguments& arguments) {
  if (const auto checked = check_threads(arguments.threads); !checked) {
    return session.report(checked.error()), kBadInput;
  }
  auto tasks = choose_author_tasks(session, arguments.tasks);
  if (!tasks) return kBadInput;
  const auto target = choose_target(arguments.target, TargetUse::kRun);
  if (!target) return session.report(target.error()), kBadInput;
  auto instruments =
      Instruments::open(session.catalog(), {.compiler = arguments.compiler,
                                            .threads = arguments.threads,
                                            .pipeline = arguments.pipeline,
                                            .target = *target,
                                            .gpu_arch = named_gpu_arch(arguments.target)});
  if (!instruments) return session.report(instruments.error()), kBadInput;
  TeachingFiles files(arguments.out, kSubmissionFile);
  if (const auto opened =
          files.open(arguments.resume, settings_of(arguments, *tasks), session.sources());
      !opened) {
    return session.report(opened.error()), kBadInput;
  }
  std::vector<Json> rows = files.rows();
  if (session.json()) {
    for (const Json& row : rows) session.print_json(row);
  }
  const TeachOptions options{.seed = arguments.seed,
                             .attempts = arguments.search ? 0 : arguments.attempts,
                             .seconds = arguments.seconds,
                             .quick = arguments.quick,
                             .prompt = {.tokens = static_cast<size_t>(arguments.tokens)}};
  Progress progress("taught", tasks->size());
  for (const AuthorTask& task : *tasks) {
    const std::string& name = task.name;
    if (files.is_done(name)) {
      progress.advance(name);
      continue;
    }
    const auto taught = teach_task(task, **instruments, options);
    if (!taught) return session.report(taught.error()), kBadInput;
    if (const auto added = files.add(name, *taught); !added) {
      return session.report(added.error()), kBadInput;
    }
    if (session.json()) session.print_json(taught->row);
    rows.push_back(taught->row);
    progress.advance(name);
  }
  return finish(session, arguments, files, rows);
}

}  // namespace

void add_teach_command(CliCommand command, Session& session) {
  command.footer(
      "docs/teach.md explains the search, the files and the conversations.\n"
      "Example: passnet teach demo --only t5.relu --out out/teach");
  const auto arguments = std::make_shared<TeachArguments>();
  add_task_options(command, arguments->tasks);
  command
      .option("--out", arguments->out,
              "the folder for submissions, trajectories.jsonl, records.jsonl, tasks.jsonl and "
              "report.html")
      .show_default();
  command.flag("--resume", arguments->resume, "keep the tasks that an earlier run has done");
  command.flag("--search", arguments->search, "only search and judge; write no conversations");
  command.flag("--quick", arguments->quick,
               "for many conversations: no schedules, few proofs, hidden graphs judged as drafts");
  command.option("--attempts", arguments->attempts, "conversations per task").show_default();
  command.option("--tokens", arguments->tokens, "the max number of tokens of a prompt, estimated")
      .between(500, 1000000)
      .show_default();
  command
      .option("--seconds", arguments->seconds, "after this time, nothing more is tried on a task")
      .between(0.1, 86400.0)
      .show_default();
  command.option("--seed", arguments->seed, "seed of what authors do").show_default();
  command.option("--threads", arguments->threads, "threads per candidate; 0: one per core")
      .show_default();
  command.option("--compiler", arguments->compiler, "the C++ compiler").show_default();
  add_pipeline_option(command, arguments->pipeline);
  session.add_target_options(command, arguments->target);
  set_action(command, session, arguments, run);
}

}  // namespace passnet
