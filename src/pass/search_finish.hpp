// The end of a search, once every node of the pattern is bound: holes, expressions, uses outside of
// the match, the place of the replacement, and the guard.
#pragma once

#include "pass/search_hints.hpp"

#include <span>
#include <utility>
#include <vector>

namespace passnet {

class MatchFinish {
 public:
  explicit MatchFinish(SearchState& state) : state_(state) {}

  // True if the bound nodes are a match; the holes stay bound then.
  bool accept();
  // The match that was accepted; takes the bindings out of the state.
  Match take() { return {std::move(state_.bindings), anchor_, std::move(moves_), last_read_}; }

 private:
  bool bind_holes();
  bool bind_types(bool holes);
  bool bind_dynamic(const PatternArgument& expected, const Argument& found,
                    const SchemaParameter& parameter, const MatchSite& place, bool holes);
  bool check_guard();
  bool check_outside_uses();
  bool find_anchor();
  // A value that the replacement reads; its name in the pattern is invalid where `...` or `$_`
  // means it.
  struct Read {
    PatternValueId name;
    ValueId value;
  };
  std::vector<Read> reads() const;
  bool make_room(std::span<const Read> reads);

  SearchState& state_;
  NodeId anchor_;
  std::vector<NodeId> moves_;
  NodeId last_read_;
};

}  // namespace passnet
