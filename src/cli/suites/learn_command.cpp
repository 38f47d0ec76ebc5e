// `passnet learn`: keeps the passes that beat the default compiler, as a library of passes.
#include "base/counted.hpp"
#include "cli/choices.hpp"
#include "cli/command_action.hpp"
#include "cli/commands/commands.hpp"
#include "cli/files.hpp"
#include "cli/judge/submissions.hpp"
#include "cli/output.hpp"
#include "cli/suites/author_tasks.hpp"
#include "cli/suites/task_choice.hpp"
#include "compile/pipeline.hpp"
#include "report/format.hpp"
#include "report/table.hpp"
#include "teach/learn/learn_steps.hpp"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace passnet {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

struct LearnArguments {
  TaskChoice tasks;
  std::vector<std::string> passes;
  std::string out = "out/learned";
  std::string compiler = "c++";
  LearnOptions options;
  size_t threads = 0;
  bool steps = false;
};

constexpr std::string_view kStepsFile = "steps.txt";
constexpr std::string_view kStepsHead =
    "# The passes of passes/steps and passes/algebra that `default+learned` composes, with the "
    "number\n"
    "# of judged graphs in whose gain each took part and their gain in the geometric mean\n"
    "# (docs/learned.md). Written by `passnet learn --steps`.\n";

// The library as it is, and the submissions that the folders hold.
Result<std::vector<LearnSource>> read_sources(const LearnArguments& arguments) {
  std::vector<LearnSource> sources;
  if (fs::exists(arguments.out)) {
    for (const SubmissionFile& file : list_submission(arguments.out)) {
      sources.push_back({.text = TRY(read_pass_file(file.path.string())), .is_known = true});
    }
  }
  for (const std::string& folder : arguments.passes) {
    const auto files = list_submission(folder);
    if (files.empty()) return std::unexpected(empty_submission(folder));
    for (const SubmissionFile& file : files) {
      const std::string from =
          file.task.empty() ? file.path.filename().string() : "a submission for " + file.task;
      sources.push_back(
          {.text = TRY(read_pass_file(file.path.string())), .origin = "From " + from + "."});
    }
  }
  return sources;
}

// Writes the files in the order of application; those of an earlier library are gone.
Result<void> write_library(const LearnedLibrary& library, const std::string& out) {
  if (fs::exists(out)) {
    for (const SubmissionFile& file : list_submission(out)) fs::remove(file.path);
  }
  for (size_t i = 0; i < library.kept.size(); ++i) {
    const LearnedFile& file = library.kept[i];
    TRY(write_file(fs::path(out) / fmt::format("{:02}_{}.pass", i + 1, file.name), file.text));
  }
  return {};
}

void print_library(const Session& session, const LearnedLibrary& library) {
  Table table{
      .columns = {
          {"pass", Align::kLeft}, {"gain"}, {"graphs"}, {"dropped, because", Align::kLeft}}};
  for (const auto* const files : {&library.kept, &library.dropped}) {
    for (const LearnedFile& file : *files) {
      if (session.json()) {
        const bool is_kept = file.dropped.empty();
        session.print_json({{"pass", file.name},
                            {"kept", is_kept},
                            {"gain", is_kept ? Json(file.gain) : Json()},
                            {"graphs", file.graphs},
                            {"dropped", is_kept ? Json() : Json(file.dropped)}});
      }
      table.rows.push_back({{file.name},
                            {file.dropped.empty() ? format_ratio(file.gain) : "–"},
                            {std::to_string(file.graphs)},
                            {file.dropped}});
    }
  }
  if (!session.json()) print_rendered(render(table, session.color(), session.width()));
}

// The steps of the library as it is; all that the program has if there is none.
Result<std::vector<LearnedStep>> read_known_steps(const std::string& file, const Catalog& catalog) {
  if (fs::exists(file)) {
    if (auto steps = parse_steps(TRY(read_file(file)))) return *std::move(steps);
    return fail({}, "bad-steps", "expected lines of a name, a number of graphs and a gain in '{}'",
                file);
  }
  std::vector<LearnedStep> steps;
  for (const Pass& pass : known_steps(catalog)) steps.push_back({.name = pass.name});
  return steps;
}

void print_steps(const Session& session, const LearnedSteps& steps) {
  Table table{
      .columns = {
          {"pass", Align::kLeft}, {"gain"}, {"graphs"}, {"dropped, because", Align::kLeft}}};
  const auto print = [&](const LearnedStep& step, const std::string& dropped) {
    const bool is_kept = dropped.empty();
    if (session.json()) {
      session.print_json({{"pass", step.name},
                          {"kept", is_kept},
                          {"gain", is_kept ? Json(step.gain) : Json()},
                          {"graphs", step.graphs},
                          {"dropped", is_kept ? Json() : Json(dropped)}});
    }
    table.rows.push_back({{step.name},
                          {is_kept ? format_ratio(step.gain) : "–"},
                          {std::to_string(step.graphs)},
                          {dropped}});
  };
  for (const LearnedStep& step : steps.kept) print(step, "");
  for (const LearnedSteps::Dropped& dropped : steps.dropped) {
    print({.name = dropped.name}, dropped.reason);
  }
  if (!session.json()) print_rendered(render(table, session.color(), session.width()));
}

int run_steps(Session& session, const LearnArguments& arguments, std::span<const AuthorTask> tasks,
              Instruments& instruments) {
  const std::string file = fs::path(arguments.out) / kStepsFile;
  const auto known = read_known_steps(file, session.catalog());
  if (!known) return session.report(known.error()), kBadInput;
  std::optional<Progress> progress;
  const auto steps = learn_steps(*known, tasks, instruments, arguments.options,
                                 [&](const std::string& graph, size_t of) {
                                   if (!progress) progress.emplace("examined", of);
                                   progress->advance(graph);
                                 });
  progress.reset();
  if (!steps) return session.report(steps.error()), kBadInput;
  std::string text(kStepsHead);
  for (const LearnedStep& step : steps->kept) {
    text += fmt::format("{} {} {:.2f}\n", step.name, step.graphs, step.gain);
  }
  if (const auto written = write_file(file, text); !written) {
    return session.report(written.error()), kBadInput;
  }
  print_steps(session, *steps);
  if (!session.json()) {
    session.print(fmt::format("{} in {}", counted(steps->kept.size(), "step", "steps"), file));
  }
  return kDone;
}

int run(Session& session, const LearnArguments& arguments) {
  const auto refuse = [&](const Diagnostic& diagnostic) {
    return session.report(diagnostic), kBadInput;
  };
  if (const auto checked = check_threads(arguments.threads); !checked) {
    return refuse(checked.error());
  }
  const auto sources = read_sources(arguments);
  if (!sources) return refuse(sources.error());
  const auto tasks = choose_author_tasks(session, arguments.tasks);
  if (!tasks) return kBadInput;
  auto instruments = Instruments::open(
      session.catalog(), {.compiler = arguments.compiler,
                          .threads = arguments.threads,
                          .pipeline = std::string(info(Pipeline::kDefault).after_passes)});
  if (!instruments) return refuse(instruments.error());
  if (arguments.steps) return run_steps(session, arguments, *tasks, **instruments);
  std::optional<Progress> progress;
  const auto library = learn(*sources, *tasks, **instruments, arguments.options,
                             [&](const std::string& pass, size_t of) {
                               if (!progress) progress.emplace("examined", of);
                               progress->advance(pass);
                             });
  progress.reset();
  if (!library) return refuse(library.error());
  if (const auto written = write_library(*library, arguments.out); !written) {
    return refuse(written.error());
  }
  print_library(session, *library);
  if (!session.json()) {
    session.print(
        fmt::format("{} in {}", counted(library->kept.size(), "pass", "passes"), arguments.out));
  }
  return kDone;
}

}  // namespace

void add_learn_command(CliCommand command, Session& session) {
  command.footer(
      "docs/learned.md explains the library.\n"
      "Example: passnet learn demo --only t5.relu --passes demo/passes --out "
      "out/learned");
  const auto arguments = std::make_shared<LearnArguments>();
  add_task_options(command, arguments->tasks);
  command
      .option("--passes", arguments->passes,
              "a file or folder of submissions, such as those of headroom; may be repeated")
      .one_at_a_time();
  command.option("--out", arguments->out, "the folder of the library, which is examined again")
      .show_default();
  command
      .option("--least", arguments->options.least_gain,
              "the least gain over the default compiler, in the mean of where a pass is applied")
      .between(1.0, 100.0)
      .show_default();
  command.flag("--steps", arguments->steps,
               "learn which small passes of the program compose to a gain, instead of submissions");
  command.option("--threads", arguments->threads, "threads per candidate; 0: one per core")
      .show_default();
  command.option("--compiler", arguments->compiler, "the C++ compiler").show_default();
  set_action(command, session, arguments, run);
}

}  // namespace passnet
