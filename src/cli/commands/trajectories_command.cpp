// `passnet trajectories`: describes, filters and exports conversations of models.
#include "agent/trajectory/exports.hpp"
#include "agent/trajectory/selection.hpp"
#include "base/counted.hpp"
#include "cli/command_action.hpp"
#include "cli/commands/commands.hpp"
#include "cli/files.hpp"
#include "cli/output.hpp"
#include "cli/suites/find_suite.hpp"
#include "curate/suite/suite_folder.hpp"
#include "dataset/dataset.hpp"
#include "dataset/store/trajectories.hpp"
#include "diag/json.hpp"
#include "draw/units.hpp"
#include "report/format.hpp"
#include "report/table.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <memory>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

struct TrajectoriesArguments {
  std::vector<std::string> files;
  std::string verdicts;
  double least_score = 0;
  int most_tokens = 0;
  int most_messages = 0;
  bool keeps_duplicates = false;
  std::vector<std::string> against;     // suites
  std::vector<std::string> secret_env;  // names of variables
  std::string format{kTrainingFormats[0]};
  std::string tools = "text";
  std::string out;
  std::string database;
};

// Reads all files, lines or datasets; nullopt after reporting what is wrong.
std::optional<std::vector<Trajectory>> read_all(Session& session,
                                                const TrajectoriesArguments& arguments) {
  std::vector<Trajectory> all;
  for (const std::string& file : arguments.files) {
    std::string text;
    if (file.ends_with(".db")) {
      auto dataset = Dataset::open(file, Database::Access::kRead);
      if (!dataset) return session.report(dataset.error()), std::nullopt;
      const auto lines = trajectory_lines(dataset->database());
      if (!lines) return session.report(lines.error()), std::nullopt;
      for (const std::string& line : *lines) text += line + "\n";
    } else {
      auto read = read_file(file);
      if (!read) return session.report(read.error()), std::nullopt;
      text = *std::move(read);
    }
    Diagnostics diagnostics;
    const SourceId source = session.sources().add(file, std::move(text));
    std::vector<Trajectory> some = parse_trajectories(session.sources(), source, diagnostics);
    session.report(diagnostics);
    if (diagnostics.has_errors()) return std::nullopt;
    std::ranges::move(some, std::back_inserter(all));
  }
  return all;
}

// The graphs of the splits that suites hold back from training. Errors: "no-held-out"; those of
// reading suites.
Result<HeldBack> held_back_of(Session& session, const std::vector<std::string>& suites) {
  HeldBack held_back;
  for (const std::string& name : suites) {
    size_t tasks = 0;
    const std::string folder = TRY(find_suite(name));
    for (const SuiteTask& task : TRY(read_suite(folder, session.sources())).tasks) {
      if (task.split != "held-out" && task.split != "hard") continue;
      ++tasks;
      held_back.op_sequences.insert(task.op_sequence);
      for (const SuiteGraph& graph : task.graphs) held_back.hashes.insert(graph.hash.hex());
    }
    if (tasks == 0) {
      return fail({}, "no-held-out",
                  "expected tasks of the splits held-out or hard in `{}`, found none", name);
    }
  }
  return held_back;
}

std::set<std::string, std::less<>> split_set(const std::string& list) {
  std::set<std::string, std::less<>> names;
  for (size_t at = 0; at < list.size();) {
    const size_t end = std::min(list.find(',', at), list.size());
    if (end > at) names.insert(list.substr(at, end - at));
    at = end + 1;
  }
  return names;
}

struct Chosen {
  std::vector<Trajectory> all;
  Selection selection;
};

std::optional<Chosen> choose(Session& session, const TrajectoriesArguments& arguments) {
  auto all = read_all(session, arguments);
  if (!all) return std::nullopt;
  const auto held_back = held_back_of(session, arguments.against);
  if (!held_back) return session.report(held_back.error()), std::nullopt;
  SelectionOptions options{.verdicts = split_set(arguments.verdicts),
                           .keeps_duplicates = arguments.keeps_duplicates,
                           .secrets = {},
                           .held_back = arguments.against.empty() ? nullptr : &*held_back};
  if (arguments.least_score > 0) options.least_score = arguments.least_score;
  if (arguments.most_tokens > 0) options.most_tokens = static_cast<size_t>(arguments.most_tokens);
  if (arguments.most_messages > 0) {
    options.most_messages = static_cast<size_t>(arguments.most_messages);
  }
  for (const std::string& name : arguments.secret_env) {
    if (const char* const value = std::getenv(name.c_str())) options.secrets.emplace_back(value);
  }
  Selection selection = select(*all, session.catalog(), options);
  return Chosen{*std::move(all), std::move(selection)};
}

Json counts_json(const Chosen& chosen) {
  Json left_out = Json::object();
  for (size_t i = 0; i < kLeftOutFor.size(); ++i) {
    left_out[std::string(kLeftOutFor[i])] = chosen.selection.left_out[i];
  }
  return {{"read", chosen.all.size()},
          {"kept", chosen.selection.kept.size()},
          {"left_out", std::move(left_out)}};
}

void print_counts(const Session& session, const Chosen& chosen) {
  std::string text = fmt::format("{} of {} kept", chosen.selection.kept.size(),
                                 counted(chosen.all.size(), "trajectory", "trajectories"));
  for (size_t i = 0; i < kLeftOutFor.size(); ++i) {
    if (chosen.selection.left_out[i] == 0) continue;
    text += fmt::format(", {} left out for {}", chosen.selection.left_out[i], kLeftOutFor[i]);
  }
  session.print(text);
}

// Writes lines to the file, and prints the counts with its name.
int finish(Session& session, const TrajectoriesArguments& arguments, const Chosen& chosen,
           const std::vector<Json>& lines) {
  std::string text;
  for (const Json& line : lines) text += json_line(line) + "\n";
  const auto written = write_file(arguments.out, text);
  if (!written) return session.report(written.error()), kBadInput;
  Json row = counts_json(chosen);
  row["lines"] = lines.size();
  row["file"] = arguments.out;
  if (session.json()) {
    session.print_json(row);
  } else {
    print_counts(session, chosen);
    session.print(fmt::format("{} in {}", counted(lines.size(), "line", "lines"), arguments.out));
  }
  return kDone;
}

int filter(Session& session, const TrajectoriesArguments& arguments) {
  const auto chosen = choose(session, arguments);
  if (!chosen) return kBadInput;
  std::vector<Json> lines;
  for (const size_t i : chosen->selection.kept) lines.push_back(to_json(chosen->all[i]));
  return finish(session, arguments, *chosen, lines);
}

int write_training(Session& session, const TrajectoriesArguments& arguments) {
  const auto chosen = choose(session, arguments);
  if (!chosen) return kBadInput;
  std::vector<const Trajectory*> kept;
  for (const size_t i : chosen->selection.kept) kept.push_back(&chosen->all[i]);
  const ToolForm form = arguments.tools == "native" ? ToolForm::kNative : ToolForm::kText;
  const auto lines = arguments.format == kTrainingFormats[0]   ? chat_lines(kept, form)
                     : arguments.format == kTrainingFormats[1] ? preference_lines(kept)
                                                               : prompt_lines(kept);
  return finish(session, arguments, *chosen, lines);
}

int import(Session& session, const TrajectoriesArguments& arguments) {
  const auto chosen = choose(session, arguments);
  if (!chosen) return kBadInput;
  std::vector<TrajectoryRow> rows;
  for (const size_t i : chosen->selection.kept) {
    const Trajectory& trajectory = chosen->all[i];
    std::string line = json_line(to_json(trajectory));
    rows.push_back({.key = sha256(line),
                    .task = trajectory.task,
                    .attempt = trajectory.attempt,
                    .candidate = trajectory.candidate,
                    .verdict = trajectory.verdict,
                    .score = trajectory.as,
                    .tokens_in = trajectory.tokens_in,
                    .tokens_out = trajectory.tokens_out,
                    .seconds = trajectory.seconds,
                    .ended = trajectory.ended,
                    .op_sequence = trajectory.op_sequence,
                    .line = std::move(line)});
  }
  std::error_code error;
  const auto folder = std::filesystem::path(arguments.database).parent_path();
  if (!folder.empty()) std::filesystem::create_directories(folder, error);
  auto dataset = std::filesystem::exists(arguments.database, error)
                     ? Dataset::open(arguments.database, Database::Access::kWrite)
                     : Dataset::create(arguments.database);
  if (!dataset) return session.report(dataset.error()), kBadInput;
  const auto added = add_trajectories(dataset->database(), rows);
  if (!added) return session.report(added.error()), kBadInput;
  Json row = counts_json(*chosen);
  row["added"] = *added;
  if (session.json()) {
    session.print_json(row);
  } else {
    print_counts(session, *chosen);
    session.print(fmt::format("{} new in {}", *added, arguments.database));
  }
  return kDone;
}

// The figures of the trajectories of one candidate.
struct Figures {
  size_t count = 0;
  std::set<std::string> tasks;
  std::map<std::string, size_t> verdicts;
  std::map<std::string, size_t> endings;
  double log_sum = 0;
  size_t scored = 0;
  int64_t tokens_in = 0;
  int64_t tokens_out = 0;
  size_t messages = 0;
};

std::optional<double> mean_score(const Figures& figures) {
  if (figures.scored == 0) return std::nullopt;
  return std::exp(figures.log_sum / static_cast<double>(figures.scored));
}

int show_stats(Session& session, const TrajectoriesArguments& arguments) {
  const auto all = read_all(session, arguments);
  if (!all) return kBadInput;
  std::map<std::string, Figures> by_candidate;
  for (const Trajectory& trajectory : *all) {
    Figures& figures = by_candidate[trajectory.candidate];
    ++figures.count;
    figures.tasks.insert(trajectory.task);
    ++figures.verdicts[trajectory.verdict];
    ++figures.endings[trajectory.ended];
    if (trajectory.as && *trajectory.as > 0) {
      figures.log_sum += std::log(*trajectory.as);
      ++figures.scored;
    }
    figures.tokens_in += trajectory.tokens_in;
    figures.tokens_out += trajectory.tokens_out;
    figures.messages += trajectory.messages.size();
  }
  Table table{.columns = {{"candidate", Align::kLeft},
                          {"conversations"},
                          {"tasks"},
                          {"right"},
                          {"AS"},
                          {"messages"},
                          {"tokens in"},
                          {"out"}}};
  for (auto& [candidate, figures] : by_candidate) {
    const auto score = mean_score(figures);
    if (session.json()) {
      session.print_json({{"candidate", candidate},
                          {"trajectories", figures.count},
                          {"tasks", figures.tasks.size()},
                          {"verdicts", figures.verdicts},
                          {"ended", figures.endings},
                          {"as", score ? Json(*score) : Json()},
                          {"messages", figures.messages},
                          {"tokens_in", figures.tokens_in},
                          {"tokens_out", figures.tokens_out}});
      continue;
    }
    table.rows.push_back({{candidate},
                          {std::to_string(figures.count)},
                          {std::to_string(figures.tasks.size())},
                          {std::to_string(figures.verdicts["PASS"])},
                          {format_ratio(score)},
                          {std::to_string(figures.messages)},
                          {short_number(static_cast<double>(figures.tokens_in))},
                          {short_number(static_cast<double>(figures.tokens_out))}});
  }
  if (!session.json()) print_rendered(render(table, session.color(), session.width()));
  return kDone;
}

void add_selection_options(CliCommand command, TrajectoriesArguments& arguments) {
  constexpr int kMany = 1'000'000'000;
  command.option("--verdict", arguments.verdicts,
                 "only those with these verdicts, separated by commas; all if left out");
  command.option("--min-as", arguments.least_score, "only those with at least this score; 0: all")
      .between(0.0, 1e9)
      .show_default();
  command
      .option("--max-tokens", arguments.most_tokens,
              "only those whose messages have at most so many tokens, estimated; 0: all")
      .between(0, kMany)
      .show_default();
  command
      .option("--max-messages", arguments.most_messages,
              "only those with at most so many messages; 0: all")
      .between(0, kMany)
      .show_default();
  command.flag("--keep-duplicates", arguments.keeps_duplicates,
               "keep equal submissions for a task, not only the best conversation of each");
  command
      .option(
          "--against", arguments.against,
          "leave out conversations that show a graph, or an op sequence, of the splits held-out "
          "and hard of this suite; can be repeated")
      .one_at_a_time();
  command
      .option("--secret-env", arguments.secret_env,
              "an environment variable whose value must be in no conversation; can be repeated")
      .one_at_a_time();
}

CliCommand add_trajectories_action(CliCommand group, Session& session, const char* name,
                                   const char* description, const std::string& example,
                                   CommandAction<TrajectoriesArguments> action) {
  const auto arguments = std::make_shared<TrajectoriesArguments>();
  CliCommand command = group.add_command(name, description);
  command.footer("Example: passnet trajectories " + example);
  command
      .option("files", arguments->files,
              "trajectories.jsonl files, or datasets (.db) that hold trajectories")
      .required();
  const std::string_view kind = name;
  if (kind != "stats") add_selection_options(command, *arguments);
  if (kind == "import") {
    command.option("--into", arguments->database, "the dataset, which is made if it is missing")
        .required();
  } else if (kind != "stats") {
    command.option("--out", arguments->out, "the file to write").required();
  }
  if (kind == "export") {
    command
        .option("--format", arguments->format,
                "chat (supervised training), preferences (pairs), or prompts (reinforcement)")
        .one_of({kTrainingFormats.begin(), kTrainingFormats.end()}, "FORMAT")
        .show_default();
    command
        .option("--tools", arguments->tools,
                "the form of tool calls in chats: blocks in the text, or native calls")
        .one_of({"text", "native"})
        .show_default();
  }
  set_action(command, session, arguments, action);
  return command;
}

}  // namespace

void add_trajectories_command(CliCommand group, Session& session) {
  group.footer("Example: passnet trajectories stats demo/trajectories.jsonl");
  group.require_command();
  session.add_options(group);
  const std::string file = "demo/trajectories.jsonl";
  add_trajectories_action(group, session, "stats", "count conversations by candidate",
                          "stats " + file, show_stats);
  add_trajectories_action(group, session, "filter",
                          "choose conversations; leaks are always left out",
                          "filter " + file + " --verdict PASS --out out/good.jsonl", filter);
  add_trajectories_action(group, session, "export", "write training data",
                          "export " + file + " --format chat --out out/chat.jsonl", write_training);
  add_trajectories_action(group, session, "import", "add conversations to a dataset",
                          "import " + file + " --into out/trajectories.db", import);
}

}  // namespace passnet
