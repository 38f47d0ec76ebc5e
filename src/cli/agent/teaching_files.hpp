// The files of a run that searches passes for the tasks of a suite: submissions, records, rows.
#pragma once

#include "agent/run/journal.hpp"
#include "cli/files.hpp"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

struct TaughtTask;

// A task is done when its row is in the journal `tasks.jsonl`, which is written last and has a
// digest of what else the task wrote.
class TeachingFiles {
 public:
  using Json = nlohmann::ordered_json;

  // `submission` is the name of the file of a submission, in the folder of its task.
  TeachingFiles(const std::string& out, std::string_view submission)
      : out_(out), submission_(submission) {}

  // Keeps what is whole of the tasks that are done; without `resume` nothing. Errors:
  // "resume-differs" if these were done with other settings, "resume-changed" if their files are
  // not as the run wrote them, those of the journal.
  Result<void> open(bool resume, const Json& settings, Sources& sources);

  bool is_done(const std::string& task) const { return done_.contains(task); }
  const std::vector<Json>& rows() const { return rows_; }
  std::filesystem::path submission(const std::string& task) const;
  std::filesystem::path path(std::string_view name) const {
    return std::filesystem::path(out_) / name;
  }

  Result<void> add(const std::string& task, const TaughtTask& taught);

 private:
  using Lines = std::map<std::string, std::string>;  // by task, as they are written

  Result<void> check_settings(const Json& settings) const;
  std::string digest(std::string_view pass, std::string_view records,
                     std::string_view trajectories) const;
  // The whole lines that are objects with a task.
  Lines lines_by_task(std::string_view name) const;

  std::string out_;
  std::string submission_;
  std::string settings_;
  std::set<std::string> done_;
  std::vector<Json> rows_;
  std::optional<Journal> journal_;
  std::optional<LineFile> records_, trajectories_;
};

}  // namespace passnet
