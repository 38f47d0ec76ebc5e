#include "eval/public/public_record.hpp"

#include "eval/judge/checks.hpp"

namespace passnet {

void fill_matches(const Outcome& outcome, const Submission& submission, Record& record) {
  record.matched = outcome.matches;
  if (!submission.public_folder) return;
  int64_t place = 0;
  for (const PublicFile& file : submission.public_folder->files) {
    ++place;
    const auto found = outcome.matches.find(file.name);
    if (found == outcome.matches.end() || found->second == 0) continue;
    record.passes.push_back({.pass = file.name, .place = place, .matches = found->second});
  }
}

std::string list_handed_checks() {
  std::string names;
  for (const Check check : {Check::kPoison, Check::kInputs, Check::kNewContents, Check::kLateWrites,
                            Check::kLateInputs, Check::kValues, Check::kAdversarialInputs}) {
    names += std::string(name(check)) + " ";
  }
  return names + "billed-phases";
}

std::filesystem::path readable_source(std::string_view source) {
  const size_t at = source.rfind('#');
  std::error_code error;
  return std::filesystem::absolute(source.substr(0, std::min(at, source.size())), error);
}

}  // namespace passnet
