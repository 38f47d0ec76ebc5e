#include "cli/suites/headroom.hpp"

#include "base/counted.hpp"
#include "cli/agent/teaching_files.hpp"
#include "cli/choices.hpp"
#include "cli/command_action.hpp"
#include "cli/files.hpp"
#include "cli/gpu_target.hpp"
#include "cli/judge/submissions.hpp"
#include "cli/output.hpp"
#include "cli/suites/author_tasks.hpp"
#include "cli/suites/task_choice.hpp"
#include "compile/gpu/gpu.hpp"
#include "compile/pipeline.hpp"
#include "kernel/target.hpp"
#include "report/format.hpp"
#include "report/table.hpp"
#include "roofline/gpu_pace.hpp"
#include "teach/headroom/headroom_task.hpp"
#include "teach/headroom/search_gain.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <iterator>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kWitnessFile = "witness.pass";

struct HeadroomArguments {
  TaskChoice tasks;
  std::vector<std::string> passes;  // folders of submissions by task
  std::vector<std::string> known;   // folders of earlier runs, of other tasks
  std::vector<std::string> tried;   // some of `kGainSources`; empty: all
  std::string out = "out/headroom";
  std::string compiler = "c++";
  TargetArguments target;
  double seconds = HeadroomOptions().seconds;
  size_t threads = 0;
  bool resume = false;
};

Json settings_of(const HeadroomArguments& arguments, const std::vector<AuthorTask>& tasks) {
  return {{"headroom", true},
          {"seconds", arguments.seconds},
          {"threads", arguments.threads},
          {"compiler", arguments.compiler},
          {"device", arguments.target.device},
          {"arch", arguments.target.arch},
          {"passes", arguments.passes},
          {"known", arguments.known},
          {"try", arguments.tried},
          {"tasks", digest_of(tasks).hex()}};
}

// The texts for the task in the folders of others; a folder's text is all of its files.
std::vector<std::string> given_texts(const HeadroomArguments& arguments, const std::string& task) {
  std::vector<std::string> texts;
  for (const std::string& folder : arguments.passes) {
    std::string text;
    for (const SubmissionFile& file : list_submission(folder)) {
      if (!file.task.empty() && file.task != task_folder("", task).string()) continue;
      if (const auto own = read_pass_file(file.path.string())) text += *own + "\n";
    }
    if (!text.empty()) texts.push_back(std::move(text));
  }
  return texts;
}

// Adds the wins of an earlier run. Errors: those of reading its file.
Result<void> read_wins(const std::string& folder, std::vector<KnownWin>& wins) {
  const std::string text = TRY(read_file(std::filesystem::path(folder) / "tasks.jsonl"));
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const Json row = Json::parse(line, nullptr, false);
    if (row.is_object()) std::ranges::move(wins_of(row), std::back_inserter(wins));
  }
  return {};
}

std::optional<double> number_in(const Json& row, const char* key) {
  const auto found = row.find(key);
  if (found == row.end() || !found->is_number()) return std::nullopt;
  return found->get<double>();
}

bool has_witness(const Json& row) { return row.contains("witness") && row["witness"].is_object(); }

void print_headroom(const Session& session, const std::vector<Json>& rows) {
  Table table{.columns = {{"task", Align::kLeft},
                          {"default µs"},
                          {"floor µs"},
                          {"distance"},
                          {"best"},
                          {"hidden"},
                          {"idea", Align::kLeft},
                          {"witness", Align::kLeft}}};
  double logs = 0;
  size_t measured = 0;
  size_t witnesses = 0;
  for (const Json& row : rows) {
    const auto distance = number_in(row, "distance");
    if (distance) logs += std::log(*distance);
    measured += distance.has_value();
    witnesses += has_witness(row);
    table.rows.push_back(
        {{row.value("task", "")},
         {format_microseconds(number_in(row, "default_us"))},
         {format_microseconds(number_in(row, "floor_us"))},
         {format_ratio(distance)},
         {format_ratio(number_in(row, "draft_gain"))},
         {format_ratio(number_in(row, "hidden_gain"))},
         {row["idea"].is_string() ? row["idea"].get<std::string>() : "–"},
         {has_witness(row) ? row["witness"]["sha256"].get<std::string>().substr(0, 12) : "–"}});
  }
  print_rendered(render(table, session.color(), session.width()) + "\n");
  if (measured == 0) return;
  session.print(fmt::format("{}: default takes {:.2f} times the floor, {} have a witness",
                            counted(rows.size(), "task", "tasks"),
                            std::exp(logs / static_cast<double>(measured)), witnesses));
}

int run(Session& session, const HeadroomArguments& arguments) {
  const auto refuse = [&](const Diagnostic& diagnostic) {
    return session.report(diagnostic), kBadInput;
  };
  if (const auto checked = check_threads(arguments.threads); !checked) {
    return refuse(checked.error());
  }
  for (const std::string& folder : arguments.passes) {
    if (list_submission(folder).empty()) return refuse(empty_submission(folder));
  }
  auto tasks = choose_author_tasks(session, arguments.tasks);
  if (!tasks) return kBadInput;
  const auto target = choose_target(arguments.target, TargetUse::kRun);
  if (!target) return refuse(target.error());
  auto instruments = Instruments::open(
      session.catalog(), {.compiler = arguments.compiler,
                          .threads = arguments.threads,
                          .pipeline = std::string(info(Pipeline::kDefault).after_passes),
                          .target = *target,
                          .gpu_arch = named_gpu_arch(arguments.target)});
  if (!instruments) return refuse(instruments.error());
  std::unique_ptr<Gpu> gpu;
  std::optional<GpuPace> gpu_pace;
  if ((*target)->device == Device::kCuda) {
    auto opened = open_gpu(arguments.target);
    if (!opened) return refuse(opened.error());
    gpu = *std::move(opened);
    gpu_pace.emplace(session.catalog(), *gpu);
  }
  TeachingFiles files(arguments.out, kWitnessFile);
  const auto opened =
      files.open(arguments.resume, settings_of(arguments, *tasks), session.sources());
  if (!opened) return refuse(opened.error());
  std::vector<Json> rows = files.rows();
  if (session.json()) {
    for (const Json& row : rows) session.print_json(row);
  }
  std::vector<KnownWin> wins;
  for (const std::string& folder : arguments.known) {
    if (const auto read = read_wins(folder, wins); !read) return refuse(read.error());
  }
  for (const Json& row : rows) std::ranges::move(wins_of(row), std::back_inserter(wins));
  Progress progress("searched", tasks->size());
  for (const AuthorTask& task : *tasks) {
    if (!files.is_done(task.name)) {
      const auto found = measure_headroom(task, **instruments,
                                          {.seconds = arguments.seconds,
                                           .gpu_pace = gpu_pace ? &*gpu_pace : nullptr,
                                           .submissions = given_texts(arguments, task.name),
                                           .known = wins,
                                           .sources = arguments.tried});
      if (!found) return refuse(found.error());
      if (const auto added = files.add(task.name, *found); !added) return refuse(added.error());
      if (session.json()) session.print_json(found->row);
      rows.push_back(found->row);
      std::ranges::move(wins_of(found->row), std::back_inserter(wins));
    }
    progress.advance(task.name);
  }
  if (!session.json()) {
    print_headroom(session, rows);
    session.print("witnesses " + files.path("submissions").string());
  }
  return kDone;
}

}  // namespace

void add_headroom(CliCommand group, Session& session) {
  CliCommand command = group.add_command(
      "headroom", "search what beats the default compiler, and measure its distance to the floor");
  command.footer(
      "docs/suites.md explains the search and its files.\n"
      "Example: passnet suite headroom demo --only t5.relu --out out/headroom");
  const auto arguments = std::make_shared<HeadroomArguments>();
  add_task_options(command, arguments->tasks);
  command
      .option("--passes", arguments->passes,
              "a folder of submissions by task, which are tried too; may be repeated")
      .one_at_a_time();
  command
      .option(
          "--known", arguments->known,
          "the folder of an earlier run, whose wins on similar tasks are tried; may be repeated")
      .one_at_a_time();
  command
      .option("--try", arguments->tried,
              "a source of versions, besides the given ones; may be repeated; all if left out")
      .one_of(std::vector<std::string>(kGainSources.begin(), kGainSources.end()))
      .one_at_a_time();
  command.option("--out", arguments->out, "the folder for tasks.jsonl, records.jsonl and witnesses")
      .show_default();
  command.flag("--resume", arguments->resume, "keep the tasks that an earlier run has done");
  command
      .option("--seconds", arguments->seconds, "after this time, nothing more is tried on a task")
      .between(0.1, 86400.0)
      .show_default();
  command.option("--threads", arguments->threads, "threads per candidate; 0: one per core")
      .show_default();
  command.option("--compiler", arguments->compiler, "the C++ compiler").show_default();
  session.add_target_options(command, arguments->target);
  set_action(command, session, arguments, run);
}

}  // namespace passnet
