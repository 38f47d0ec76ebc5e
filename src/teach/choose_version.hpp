// Chooses the version that is submitted: the fastest one that the judge accepts and a proof holds.
#pragma once

#include "teach/author/desk.hpp"
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
  size_t unmatched = 0;  // graphs for drafts in which no pass matches
};

// The text of passes, in canonical form if it parses.
std::string text_of(const std::vector<AuthoredPass>& passes, const Catalog& catalog);

// Tries versions from the fastest on: each must be wrong on none of the graphs that are shown or
// judge drafts, and hold where it is proved. If it matches not all of them, passes for parts of its
// pattern are added. A dtype for which a proof finds no instance is taken out of the guard. nullopt
// if none is accepted. Errors are infrastructure failures.
Result<std::optional<ChosenVersion>> choose_version(const std::vector<SearchedGroup>& groups,
                                                    Desk& desk, const Catalog& catalog,
                                                    const std::function<bool()>& is_late);

// Returns the version with the idea, evaluated; nullopt if it was not found, is wrong, or does not
// match every graph.
Result<std::optional<ChosenVersion>> find_evaluated(const std::vector<SearchedGroup>& groups,
                                                    Idea idea, Desk& desk, const Catalog& catalog);

}  // namespace passnet
