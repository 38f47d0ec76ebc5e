// Submissions: a `.pass` file, or a folder of them.
#pragma once

#include "base/hash.hpp"
#include "eval/public/public_folder.hpp"
#include "ir/op/op.hpp"
#include "pass/drive.hpp"
#include "pass/native_kernels.hpp"
#include "pass/pass.hpp"

#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

struct Target;

// Passes in the order in which they apply: those for every task first, then the task's own.
struct Submission {
  std::string path;
  const Sources* sources = nullptr;  // the texts of the passes
  Digest digest;                     // of the files' names and texts
  std::vector<Pass> common;
  std::map<std::string, std::vector<Pass>> by_task;
  // The files of a submission of the public harness, which has no passes of ours.
  std::optional<PublicFolder> public_folder{};

  std::span<const Pass> of_task(const std::optional<std::string>& task) const;
  // True if no pass is for this task: all are in folders of other tasks.
  bool has_none_for(const std::optional<std::string>& task) const {
    return common.empty() && of_task(task).empty();
  }
  size_t size() const;
};

// The files of a submission: the path itself, or if it is a folder its own `*.pass` in name order,
// then `TASK/*.pass`.
struct SubmissionFile {
  std::filesystem::path path;
  std::string task;  // empty: for every task
};
std::vector<SubmissionFile> list_submission(const std::filesystem::path& path);

// The error of a folder without files of a submission ("submission-empty").
Diagnostic empty_submission(const std::filesystem::path& path);

// The error that a `.pass` file is a link to another kind of file, whose text diagnostics would
// quote: "submission-link"; nullopt for other files.
std::optional<Diagnostic> refuse_link(const std::filesystem::path& path);

// A file, or a folder: its own `*.pass` in name order, and `TASK/*.pass`. Reports
// "submission-unreadable", "submission-link", "submission-empty" and what is wrong in the passes;
// nullopt on errors.
std::optional<Submission> load_submission(const std::filesystem::path& path, Sources& sources,
                                          const Catalog& catalog, Diagnostics& diagnostics);

// An error of `apply_in_order`, located in a pass, with the place in its message instead: whoever
// reports it has the graph's text, not that of the passes.
Diagnostic with_place(const Submission& submission, const Diagnostic& error);

// Reports "native-kernel" for each native kernel that the submission would launch on this target.
void refuse_native_kernels(const Submission& submission, const Target& target,
                           Diagnostics& diagnostics);
// Returns how many steps of matching the passes for this task may take in the graph.
size_t steps_of(const Graph& graph, const Submission& submission,
                const std::optional<std::string>& task);
// Applies the passes of the submission for this task; the reports are in the order of application.
// Errors: those of `apply`.
Result<std::vector<PassReport>> apply_in_order(Graph& graph, const Catalog& catalog,
                                               const Target& target, const Submission& submission,
                                               const std::optional<std::string>& task);

// Rewrites the graph with the submission's passes for this task; returns how often each matched.
// Errors: those of `apply`.
Result<std::map<std::string, int64_t>> apply_submission(Graph& graph, const Catalog& catalog,
                                                        const Target& target,
                                                        const Submission& submission,
                                                        const std::optional<std::string>& task);

}  // namespace passnet
