// Backtracking over the plan of a pattern: nodes, operands, constants.
#pragma once

#include "pass/search_finish.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

class Search {
 public:
  // `best`: null, or the deepest mismatch so far. `fuel`: the number of steps that it may take.
  Search(const Pass& pass, const Graph& graph, const Catalog& catalog, const GraphIndex& index,
         const Target& target, size_t fuel, std::optional<Mismatch>* best)
      : state_{.pass = pass,
               .graph = graph,
               .catalog = catalog,
               .index = index,
               .target = target,
               .fuel = fuel,
               .best = best,
               .bindings = Bindings(pass),
               .swapped = std::vector<bool>(pass.pattern.nodes.size())},
        hints_(state_),
        finish_(state_) {}
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;

  std::optional<Match> run(NodeId root);
  // The steps that are left.
  size_t fuel() const { return state_.fuel; }

 private:
  bool extend(size_t step);
  std::vector<NodeId> candidates(const PlanStep& step, size_t number);
  std::vector<NodeId> roots_of_part(const PlanStep& step, size_t number);
  bool try_node(PatternNodeId pattern, NodeId node, size_t step);
  bool try_call(PatternNodeId pattern, uint32_t choice, NodeId node, size_t step);
  bool bind_call(const PatternCall& call, const MatchSite& place, bool swapped);
  bool bind_argument(const PatternArgument& expected, const Argument& found,
                     const SchemaParameter& parameter, const MatchSite& place);
  bool bind_list(const std::vector<PatternValueId>& expected, const PatternArgument& argument,
                 const Argument& found, const SchemaParameter& parameter, const MatchSite& place);
  bool bind_entry(PatternValueId expected, ValueId found, Span span, const MatchSite& place);
  bool bind_value(PatternValueId expected, ValueId found, Span span, const MatchSite& place);
  bool bind_absent(PatternValueId expected, Span span, const MatchSite& place);
  bool bind_values(PatternValueId expected, std::span<const ValueId> found, Span span,
                   const MatchSite& place);
  bool agree_attribute(const PatternArgument& expected, const Attribute& constant,
                       const Argument& found, const SchemaParameter& parameter,
                       const MatchSite& place);
  void undo(size_t mark);

  SearchState state_;
  MatchHints hints_;
  MatchFinish finish_;
  std::vector<PatternValueId> trail_;  // values in the order of binding
  size_t agreed_ = 0;                  // arguments of the current node that agreed
};

}  // namespace passnet
