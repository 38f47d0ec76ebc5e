// Submissions that are not on a disk.
#pragma once

#include "diag/diagnostic.hpp"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

class Catalog;
struct Submission;

// A file of one.
struct SubmissionText {
  std::string name;  // of the file
  std::string task;  // empty: for every task
  std::string text;
};

// Reads texts, in their order, as `load_submission` reads files. Reports "submission-empty" and
// what is wrong in the passes; nullopt on errors.
std::optional<Submission> parse_submission(std::span<const SubmissionText> texts, Sources& sources,
                                           const Catalog& catalog, Diagnostics& diagnostics);

// The texts of a submission by path, `NAME.pass` or `TASK/NAME.pass`, in the order of a folder's
// files: those for every task first. nullopt if a path is none of these.
std::optional<std::vector<SubmissionText>> texts_by_path(
    const std::map<std::string, std::string>& texts);
// The reverse.
std::map<std::string, std::string> paths_of(std::span<const SubmissionText> texts);

}  // namespace passnet
