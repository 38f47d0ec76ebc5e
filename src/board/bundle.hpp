// A submission to a board: its author's text, and the judge's, each with a signature over exactly
// these bytes.
#pragma once

#include "board/signature.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

struct Bundle {
  std::string submission;  // JSON: see `SubmissionPart`
  Signature author;
  std::string verdict;  // JSON: see `VerdictPart`; empty: not judged yet
  Signature judge;
};

struct SubmissionPart {
  std::string author;
  std::string title;
  std::string suite;                          // its name
  std::string suite_hash;                     // of all its graphs
  std::map<std::string, std::string> passes;  // by path
};

struct VerdictPart {
  std::string submission;  // SHA-256 of the submission's text
  std::vector<std::string> records;
};

// Errors of reading: "bundle-malformed", with what was expected.
Result<Bundle> parse_bundle(std::string_view text);
Result<SubmissionPart> parse_submission_part(std::string_view text);
Result<VerdictPart> parse_verdict_part(std::string_view text);
std::string to_text(const Bundle& bundle);
std::string to_text(const SubmissionPart& submission);
std::string to_text(const VerdictPart& verdict);

}  // namespace passnet
