// `passnet teach`: writes, measures, proves and submits a pass for each task of a suite, without a
// model, and the conversation in which an author would come to it.
#include "agent/run/journal.hpp"
#include "agent/run/run_state.hpp"
#include "base/hash.hpp"
#include "cli/choices.hpp"
#include "cli/commands/commands.hpp"
#include "cli/files.hpp"
#include "cli/judge/scores.hpp"
#include "cli/reporting.hpp"
#include "cli/suites/author_tasks.hpp"
#include "cli/suites/find_suite.hpp"
#include "diag/json.hpp"
#include "eval/record/parse_record.hpp"
#include "eval/record/score.hpp"
#include "report/format.hpp"
#include "report/table.hpp"
#include "teach/teach_task.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>

namespace passnet {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

struct TeachArguments {
  std::string suite;
  std::string split;
  std::string only;
  std::string part = "1/1";
  std::string out = "out/teach";
  std::string compiler = "c++";
  uint64_t seed = 1;
  uint64_t attempts = 1;
  int tokens = static_cast<int>(TeachOptions().prompt.tokens);
  double seconds = 30;
  size_t threads = 0;
  bool search = false;
  bool quick = false;
  bool resume = false;
};

struct Part {
  size_t number = 1;
  size_t count = 1;
};

// Reads `2/8`: the second of eight.
Result<Part> parse_part(const std::string& text) {
  Part part;
  const char* const end = text.data() + text.size();
  const auto first = std::from_chars(text.data(), end, part.number);
  const bool has_slash = first.ec == std::errc() && first.ptr != end && *first.ptr == '/';
  const auto second = has_slash ? std::from_chars(first.ptr + 1, end, part.count) : first;
  const bool is_read = has_slash && second.ec == std::errc() && second.ptr == end;
  if (!is_read || part.number < 1 || part.number > part.count) {
    return fail({}, "bad-part", "expected --part I/N with I from 1 to N, found '{}'", text);
  }
  return part;
}

// Reads the tasks that the arguments name, sorted; nullopt after reporting why there are none.
std::optional<std::vector<AuthorTask>> read_tasks(Session& session,
                                                  const TeachArguments& arguments) {
  const auto refuse = [&](const Diagnostic& diagnostic) {
    session.report(diagnostic);
    return std::nullopt;
  };
  const auto part = parse_part(arguments.part);
  if (!part) return refuse(part.error());
  const auto folder = find_suite(arguments.suite);
  if (!folder) return refuse(folder.error());
  std::optional<std::set<std::string>> of_split;
  if (!arguments.split.empty()) {
    auto found = tasks_of_split(session, std::span(&*folder, 1), arguments.split);
    if (!found) return refuse(found.error());
    of_split = *std::move(found);
  }
  auto tasks = read_author_tasks(session, *folder, [&](const std::string& task) {
    if (of_split && !of_split->contains(task)) return false;
    return is_listed(arguments.only, task);
  });
  if (!tasks) return std::nullopt;
  if (tasks->empty()) {
    return refuse(make_error({}, "no-task", "expected a task that the options name, found none"));
  }
  std::ranges::sort(*tasks, {}, &AuthorTask::name);
  std::vector<AuthorTask> chosen;
  for (size_t i = part->number - 1; i < tasks->size(); i += part->count) {
    chosen.push_back(std::move((*tasks)[i]));
  }
  return chosen;
}

// The files of a run. A task is done when its row is in the journal `tasks.jsonl`, which is written
// last and has a digest of what else the task wrote.
class TeachingFiles {
 public:
  explicit TeachingFiles(const std::string& out) : out_(out) {}

  // Keeps what is whole of the tasks that are done; without `resume` nothing. Errors:
  // "resume-differs" if these were done with other settings, "resume-changed" if their files are
  // not as the run wrote them, those of the journal.
  Result<void> open(bool resume, const Json& settings, Sources& sources) {
    settings_ = json_line(settings);
    std::error_code error;
    if (!resume) fs::remove(path(kRowsFile), error);
    fs::create_directories(out_, error);
    journal_.emplace(TRY(Journal::open(path(kRowsFile))));
    const SourceId source = sources.add(path(kRowsFile).string(), journal_->text());
    const std::vector<nlohmann::json> rows = TRY(read_journal(sources, source));
    if (!rows.empty()) TRY(check_settings(settings));
    TRY(write_file(path(kSettingsFile), settings_ + "\n"));
    const Lines records = lines_by_task(kRecordsFile);
    const Lines trajectories = lines_by_task(kTrajectoriesFile);
    std::string kept_records;
    std::string kept_trajectories;
    for (const Json row : rows) {
      const std::string task = row.value("task", "");
      const std::string own_records = find_or_none(records, task);
      const std::string own_trajectories = find_or_none(trajectories, task);
      const std::string pass = read_file(submission(task)).value_or("");
      if (row.value("files", "") != digest(pass, own_records, own_trajectories)) {
        return fail({}, "resume-changed",
                    "expected what the run wrote for the task '{}' in `{}`, found a changed "
                    "submission, record or conversation",
                    task, out_);
      }
      kept_records += own_records;
      kept_trajectories += own_trajectories;
      done_.insert(task);
      rows_.push_back(without_digests(row));
    }
    TRY(write_file(path(kRecordsFile), kept_records));
    TRY(write_file(path(kTrajectoriesFile), kept_trajectories));
    records_ = TRY(LineFile::open(path(kRecordsFile), true));
    trajectories_ = TRY(LineFile::open(path(kTrajectoriesFile), true));
    return {};
  }

  bool is_done(const std::string& task) const { return done_.contains(task); }
  const std::vector<Json>& rows() const { return rows_; }
  fs::path submission(const std::string& task) const {
    return task_folder(fs::path(out_) / "submissions", task) / kSubmissionFile;
  }
  fs::path path(std::string_view name) const { return fs::path(out_) / name; }

  Result<void> add(const std::string& task, const TaughtTask& taught) {
    const fs::path pass = submission(task);
    std::error_code ignored;
    if (taught.submission) {
      TRY(write_file(pass, *taught.submission));
    } else {
      fs::remove(pass, ignored);
    }
    std::string records;
    for (Record record : taught.records) {
      record.origin->passes = pass.string();
      TRY(add_line(*records_, to_json(record), records));
    }
    std::string trajectories;
    for (const Json& line : taught.trajectories) TRY(add_line(*trajectories_, line, trajectories));
    Json row = taught.row;
    row["files"] = digest(taught.submission.value_or(""), records, trajectories);
    TRY(journal_->add(row));
    return journal_->sync();
  }

 private:
  using Lines = std::map<std::string, std::string>;  // by task, as they are written
  static constexpr std::string_view kSettingsFile = "settings.json";
  static constexpr std::string_view kRowsFile = "tasks.jsonl";
  static constexpr std::string_view kRecordsFile = "records.jsonl";
  static constexpr std::string_view kTrajectoriesFile = "trajectories.jsonl";

  static std::string find_or_none(const Lines& lines, const std::string& task) {
    const auto found = lines.find(task);
    return found == lines.end() ? "" : found->second;
  }

  static Json without_digests(Json row) {
    row.erase("files");
    row.erase("digest");
    return row;
  }

  static Result<void> add_line(LineFile& file, const Json& line, std::string& all) {
    const std::string text = json_line(line);
    all += text + "\n";
    return file.add(text);
  }

  Result<void> check_settings(const Json& settings) const {
    const auto text = read_file(path(kSettingsFile));
    const Json before = text ? Json::parse(*text, nullptr, false) : Json();
    return check_same_settings(before.is_object() ? before : Json::object(), settings);
  }

  std::string digest(std::string_view pass, std::string_view records,
                     std::string_view trajectories) const {
    return Hasher()
        .add("teach")
        .add(settings_)
        .add(pass)
        .add(records)
        .add(trajectories)
        .finish()
        .hex();
  }

  // The whole lines that are objects with a task.
  Lines lines_by_task(std::string_view name) const {
    Lines lines;
    const auto text = read_file(path(name));
    for (size_t at = 0; text && at < text->size();) {
      const size_t end = text->find('\n', at);
      if (end == std::string::npos) break;
      const std::string line = text->substr(at, end + 1 - at);
      const Json object = Json::parse(line, nullptr, false);
      at = end + 1;
      if (!object.is_object() || !object.contains("task") || !object["task"].is_string()) continue;
      lines[object["task"].get<std::string>()] += line;
    }
    return lines;
  }

  std::string out_;
  std::string settings_;
  std::set<std::string> done_;
  std::vector<Json> rows_;
  std::optional<Journal> journal_;
  std::optional<LineFile> records_, trajectories_;
};

// Everything that a resumed run must have in common with the one that it continues.
Json settings_of(const TeachArguments& arguments, const std::vector<AuthorTask>& tasks) {
  return {{"seed", arguments.seed},         {"attempts", arguments.attempts},
          {"search", arguments.search},     {"quick", arguments.quick},
          {"seconds", arguments.seconds},   {"tokens", arguments.tokens},
          {"threads", arguments.threads},   {"compiler", arguments.compiler},
          {"tasks", digest_of(tasks).hex()}};
}

void print_table(const Session& session, const std::vector<Json>& rows) {
  Table table{.columns = {{"task", Align::kLeft},
                          {"idea", Align::kLeft},
                          {"verdict", Align::kLeft},
                          {"AS"},
                          {"seconds"}}};
  for (const Json& row : rows) {
    const auto text = [&](const char* key) {
      return row.contains(key) && row[key].is_string() ? row[key].get<std::string>() : "–";
    };
    const Json verdicts = row.value("verdicts", Json::array());
    const bool has_score = row.contains("as") && row["as"].is_number();
    table.rows.push_back({{text("task")},
                          {text("idea")},
                          {verdicts.empty() ? "none" : verdicts.front().get<std::string>()},
                          {has_score ? format_ratio(row["as"].get<double>()) : "–"},
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
  const auto written = write_report(session, arguments.suite + ": the teacher, on hidden graphs",
                                    records, scores, files.path("report.html"));
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
  auto tasks = read_tasks(session, arguments);
  if (!tasks) return kBadInput;
  auto instruments = Instruments::open(
      session.catalog(), {.compiler = arguments.compiler, .threads = arguments.threads});
  if (!instruments) return session.report(instruments.error()), kBadInput;
  TeachingFiles files(arguments.out);
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
      "Example: passnet teach data/suite --only t5.relu --out out/teach");
  const auto arguments = std::make_shared<TeachArguments>();
  command.option("suite", arguments->suite, "a suite's name or folder, or any graph source")
      .required();
  command.option("--split", arguments->split, "only the tasks of this split");
  command.option("--only", arguments->only,
                 "only these tasks, separated by commas; * stands for any letters");
  command.option("--part", arguments->part, "I/N: every Nth task from the Ith on").show_default();
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
  session.add_options(command);
  command.action([&session, arguments] { session.exit_code = run(session, *arguments); });
}

}  // namespace passnet
