// `passnet agent`: a language model writes passes for the tasks of a suite.
#include "base/counted.hpp"
#include "cli/agent/agent_arguments.hpp"
#include "cli/agent/agent_outputs.hpp"
#include "cli/choices.hpp"
#include "cli/command_action.hpp"
#include "cli/commands/commands.hpp"
#include "cli/files.hpp"
#include "cli/output.hpp"
#include "cli/suites/author_tasks.hpp"
#include "cli/suites/find_suite.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <set>

namespace passnet {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

// Reads the tasks that the arguments choose; nullopt after reporting why there are none.
std::optional<std::vector<AuthorTask>> choose_tasks(Session& session,
                                                    const AgentArguments& arguments) {
  const auto suite = find_suite(arguments.suite);
  if (!suite) return session.report(suite.error()), std::nullopt;
  std::optional<std::set<std::string>> of_split;
  if (!arguments.split.empty()) {
    auto found = tasks_of_split(session, std::span(&*suite, 1), arguments.split);
    if (!found) return session.report(found.error()), std::nullopt;
    of_split = *std::move(found);
  }
  auto tasks = read_author_tasks(session, *suite, [&](const std::string& task) {
    return is_listed(arguments.only, task) && (!of_split || of_split->contains(task));
  });
  if (tasks && tasks->empty()) {
    session.report(make_error({}, "no-tasks", "expected tasks in `{}`, found none that are chosen",
                              arguments.suite));
    return std::nullopt;
  }
  return tasks;
}

// Everything that a resumed run must have in common with the one that it continues.
Json settings_of(const AgentArguments& arguments, const std::vector<AuthorTask>& tasks) {
  return {{"api", arguments.api},
          {"model", arguments.model},
          {"tools", arguments.tools},
          {"attempts", arguments.attempts},
          {"turns", arguments.turns},
          {"temperature", arguments.temperature},
          {"max_tokens", arguments.max_tokens},
          {"prompt_tokens", arguments.prompt_tokens},
          {"context", arguments.context},
          {"answer_limit", arguments.answer_limit},
          {"pipeline", arguments.pipeline},
          {"device", arguments.target.device},
          {"tasks", digest_of(tasks).hex()}};
}

// Opens the journal of a new run, or restores the state from that of an earlier one.
Result<Journal> open_journal(Session& session, const AgentArguments& arguments,
                             const Json& settings, std::vector<TaskState>& tasks) {
  const fs::path path = fs::path(arguments.out) / "journal.jsonl";
  std::error_code error;
  fs::create_directories(arguments.out, error);
  Journal journal = TRY(Journal::open(path));
  const SourceId source = session.sources().add(path.string(), journal.text());
  const auto entries = TRY(read_journal(session.sources(), source));
  if (!entries.empty() && !arguments.resume) {
    return fail({}, "run-exists",
                "expected a new folder, found a run in '{}': continue it with --resume, or name "
                "another folder with --out",
                arguments.out);
  }
  TRY(restore(tasks, entries, settings));
  if (entries.empty()) TRY(journal.add(begin_entry(settings)));
  TRY(journal.sync());
  return journal;
}

Result<RunStatistics> converse(Session& session, const AgentArguments& arguments,
                               const AgentOptions& options, std::vector<TaskState>& tasks,
                               Journal& journal) {
  const Target* const target = TRY(choose_target(arguments.target, TargetUse::kRun));
  auto instruments =
      TRY(Instruments::open(session.catalog(), {.compiler = arguments.compiler,
                                                .threads = static_cast<size_t>(arguments.threads),
                                                .pipeline = arguments.pipeline,
                                                .target = target,
                                                .gpu_arch = named_gpu_arch(arguments.target)}));
  Progress progress("conversations", tasks.size() * static_cast<size_t>(arguments.attempts));
  const AgentCallbacks callbacks{
      .keep = [&](const AuthorTask& task, const std::string& text) -> Result<std::string> {
        const fs::path path = submission_path(arguments.out, task.name);
        TRY(write_file(path, text));
        return path.string();
      },
      .advanced = [&](const std::string& task) { progress.advance(task); },
      .note = [](const std::string& sentence) { print_to(stderr, "note: {}\n", sentence); }};
  return run_conversations(tasks, options, *instruments, journal, callbacks);
}

int run(Session& session, const AgentArguments& arguments) {
  const auto refuse = [&](const Diagnostic& diagnostic) {
    return session.report(diagnostic), kBadInput;
  };
  const auto options = agent_options(arguments);
  if (!options) return refuse(options.error());
  auto chosen = choose_tasks(session, arguments);
  if (!chosen) return kBadInput;
  const Json settings = settings_of(arguments, *chosen);
  std::vector<TaskState> tasks =
      make_state(*std::move(chosen), static_cast<size_t>(arguments.attempts));
  auto journal = open_journal(session, arguments, settings, tasks);
  if (!journal) return refuse(journal.error());
  const auto statistics = converse(session, arguments, *options, tasks, *journal);
  if (!statistics) return refuse(statistics.error());
  const RunSummary summary = summarize(tasks, options->budget);
  const auto written =
      write_agent_outputs(session, arguments.out, tasks, summary,
                          {.title = fmt::format("{} on {}", arguments.model, arguments.suite),
                           .model = arguments.model,
                           .key = options->model.key,
                           .prices = options->budget});
  if (!written) return refuse(written.error());
  print_summary(session, summary, options->budget);
  print_to(stderr,
           "{} requests, {} of them again; {:.1f} s, of which {:.1f} s waiting for the model or "
           "for tools; tools took {:.1f} s\n",
           statistics->requests, statistics->retries, statistics->seconds, statistics->waiting_s,
           statistics->judging_s);
  const auto is_open = [](const TaskState& task) {
    return !std::ranges::all_of(task.attempts, is_over);
  };
  const size_t open = arguments.drafts ? static_cast<size_t>(std::ranges::count_if(tasks, is_open))
                                       : summary.tasks.size() - summary.judged;
  if (open == 0) return kDone;
  print_to(stderr, "{} open; --resume continues\n", counted(open, "task is", "tasks are"));
  return kDoesNotHold;
}

}  // namespace

void add_agent_command(CliCommand command, Session& session) {
  command.footer(
      "docs/agent.md describes tasks, tools, files and scores.\n"
      "Example: passnet agent demo --base-url http://localhost:8000/v1 --model my-model "
      "--only 'resnet*' --out out/my-model");
  const auto arguments = std::make_shared<AgentArguments>();
  add_agent_options(command, *arguments);
  session.add_target_options(command, arguments->target);
  set_action(command, session, arguments, run);
}

}  // namespace passnet
