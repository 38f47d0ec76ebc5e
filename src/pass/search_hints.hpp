// Guesses what an author may have meant if a pattern differs from the graph.
#pragma once

#include "pass/search_state.hpp"

#include <string>

namespace passnet {

// Reads the state of a search. Hints are empty if nothing suggests itself.
class MatchHints {
 public:
  explicit MatchHints(const SearchState& state) : state_(state) {}

  std::string describe_value(ValueId value) const;
  std::string describe_argument(const Argument& argument) const;
  std::string op_names(const PatternNode& pattern) const;
  // A matched node that reads the value, else the root.
  NodeId reader_of(ValueId value) const;

  // For a constant that differs from the pattern's.
  std::string for_attribute(const Attribute& constant, bool stated, const Argument& found,
                            const SchemaParameter& parameter) const;
  // For a missing value.
  std::string for_operand(const Argument& found, const PatternValue& expected,
                          const SchemaParameter& parameter) const;
  // If the pattern's node is another operand of the node that led here.
  std::string for_order(const PatternNode& pattern, size_t step) const;
  // If either side has one more op between others that agree.
  std::string for_gap(const PatternNode& pattern, NodeId found, size_t step) const;
  // If the expected value is another operand of the same node, or one op before it.
  std::string for_place(ValueId expected, ValueId found, const MatchSite& place) const;

 private:
  const SearchState& state_;
};

}  // namespace passnet
