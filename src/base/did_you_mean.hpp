// Suggestions of known names for misspelt ones.
#pragma once

#include <functional>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// The known name that `found` probably means: one that continues it or that it continues, else the
// nearest one, at most a third of its letters away; empty if there is none.
std::string_view nearest_name(std::string_view found, std::span<const std::string_view> known);

// Searches the names of the entries.
template <class Entries, class Name>
std::string_view nearest_name(std::string_view found, const Entries& entries, Name name) {
  std::vector<std::string_view> known;
  known.reserve(std::size(entries));
  for (const auto& entry : entries) known.push_back(std::invoke(name, entry));
  return nearest_name(found, known);
}

// "; did you mean 'relu'?", or nothing if no name is meant.
std::string did_you_mean(std::string_view meant);

}  // namespace passnet
