// Chooses the version that is submitted: the fastest one that the judge accepts and a proof holds.
#pragma once

#include "teach/desk.hpp"
#include "teach/find_pass.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace passnet {

// A version of all passes of a task, with what the tools say about it.
struct ChosenVersion {
  PassVersion version;
  std::string text;
  std::vector<Record> records;  // of its evaluation
  double score = 0;
};

// The text of passes, in canonical form if it parses.
std::string text_of(const std::vector<AuthoredPass>& passes, const Catalog& catalog);

// Tries versions from the fastest on: each must be right on the graphs that are shown and on those
// for drafts, and hold where it is proved. A dtype for which a proof finds no instance is taken out
// of the guard. nullopt if none is accepted. Errors are infrastructure failures.
Result<std::optional<ChosenVersion>> choose_version(const std::vector<SearchedGroup>& groups,
                                                    Desk& desk, const Catalog& catalog,
                                                    const std::function<bool()>& is_late);

// Returns the version with the idea, evaluated; nullopt if it was not found, or is not right.
Result<std::optional<ChosenVersion>> find_evaluated(const std::vector<SearchedGroup>& groups,
                                                    Idea idea, Desk& desk, const Catalog& catalog);

}  // namespace passnet
