#include "cli/agent/teaching_files.hpp"

#include "agent/run/run_state.hpp"
#include "base/hash.hpp"
#include "cli/suites/author_tasks.hpp"
#include "diag/json.hpp"
#include "teach/teach_task.hpp"

namespace passnet {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr std::string_view kSettingsFile = "settings.json";
constexpr std::string_view kRowsFile = "tasks.jsonl";
constexpr std::string_view kRecordsFile = "records.jsonl";
constexpr std::string_view kTrajectoriesFile = "trajectories.jsonl";

std::string find_or_none(const std::map<std::string, std::string>& lines, const std::string& task) {
  const auto found = lines.find(task);
  return found == lines.end() ? "" : found->second;
}

Json without_digests(Json row) {
  row.erase("files");
  row.erase("digest");
  return row;
}

Result<void> add_line(LineFile& file, const Json& line, std::string& all) {
  const std::string text = json_line(line);
  all += text + "\n";
  return file.add(text);
}

}  // namespace

fs::path TeachingFiles::submission(const std::string& task) const {
  return task_folder(fs::path(out_) / "submissions", task) / submission_;
}

Result<void> TeachingFiles::open(bool resume, const Json& settings, Sources& sources) {
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

Result<void> TeachingFiles::add(const std::string& task, const TaughtTask& taught) {
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

Result<void> TeachingFiles::check_settings(const Json& settings) const {
  const auto text = read_file(path(kSettingsFile));
  const Json before = text ? Json::parse(*text, nullptr, false) : Json();
  return check_same_settings(before.is_object() ? before : Json::object(), settings);
}

std::string TeachingFiles::digest(std::string_view pass, std::string_view records,
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

TeachingFiles::Lines TeachingFiles::lines_by_task(std::string_view name) const {
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

}  // namespace passnet
