// Submissions that are not on a disk.
#pragma once

#include "diag/diagnostic.hpp"

#include <optional>
#include <span>
#include <string>

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

}  // namespace passnet
