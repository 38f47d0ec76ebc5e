// The state of one search: bindings, and backtracking over the plan of a pattern.
#pragma once

#include "ir/op/op.hpp"
#include "pass/match_result.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

namespace passnet {

class Search {
 public:
  Search(const Pass& pass, const Graph& graph, const Catalog& catalog, const GraphIndex& index,
         const Target& target, size_t fuel, std::optional<Mismatch>* best)
      : pass_(pass),
        graph_(graph),
        catalog_(catalog),
        index_(index),
        target_(target),
        fuel_(fuel),
        best_(best),
        bindings_(pass),
        swapped_(pass.pattern.nodes.size()) {}

  std::optional<Match> run(NodeId root);

 private:
  // What is being compared, for messages.
  struct Place {
    const PatternNode& pattern;
    const Op& op;
    NodeId node;
    size_t step;
  };

  bool extend(size_t step);
  std::vector<NodeId> candidates(const PlanStep& step, size_t number);
  bool try_node(PatternNodeId pattern, NodeId node, size_t step);
  bool try_call(PatternNodeId pattern, uint32_t choice, NodeId node, size_t step);
  bool bind_call(const PatternCall& call, const Place& place, bool swapped);
  bool bind_argument(const PatternArgument& expected, const Argument& found,
                     const SchemaParameter& parameter, const Place& place);
  bool bind_list(const std::vector<PatternValueId>& expected, const PatternArgument& argument,
                 const Argument& found, const SchemaParameter& parameter, const Place& place);
  bool bind_entry(PatternValueId expected, ValueId found, Span span, const Place& place);
  bool bind_value(PatternValueId expected, ValueId found, Span span, const Place& place);
  bool bind_absent(PatternValueId expected, Span span, const Place& place);
  bool bind_values(PatternValueId expected, std::span<const ValueId> found, Span span,
                   const Place& place);
  bool agree_attribute(const PatternArgument& expected, const Attribute& constant,
                       const Argument& found, const SchemaParameter& parameter, const Place& place);
  void undo(size_t mark);

  // Once every node is bound.
  bool finish();
  bool bind_holes();
  bool bind_types(bool holes);
  bool bind_dynamic(const PatternArgument& expected, const Argument& found,
                    const SchemaParameter& parameter, const Place& place, bool holes);
  bool check_guard();
  bool check_outside_uses();
  bool find_anchor();
  bool make_room(std::span<const std::pair<PatternValueId, ValueId>> reads);

  Scope scope() { return {pass_, graph_, index_, target_, bindings_}; }
  bool is_matched(NodeId node) const;
  std::string describe_value(ValueId value) const;
  std::string describe_argument(const Argument& argument) const;
  std::string op_names(const PatternNode& pattern) const;
  std::string attribute_hint(const Attribute& constant, bool stated, const Argument& found,
                             const SchemaParameter& parameter) const;
  std::string operand_hint(const Argument& found, const PatternValue& expected,
                           const SchemaParameter& parameter) const;
  std::string order_hint(const PatternNode& pattern, size_t step) const;
  std::string gap_hint(const PatternNode& pattern, NodeId found, size_t step) const;
  std::string place_hint(ValueId expected, ValueId found, const Place& place) const;
  // A matched node that reads the value; the root where there is none.
  NodeId reader_of(ValueId value) const;
  // Keeps the mismatch that `make` builds where it is the deepest so far.
  template <class Make>
  bool mismatch(size_t step, size_t detail, Make make) {
    const size_t depth = step * 64 + detail;
    if (best_ == nullptr || (*best_ && (*best_)->depth >= depth)) return false;
    Mismatch found = make();
    found.matched = step;
    found.depth = depth;
    std::ranges::copy_if(bindings_.nodes, std::back_inserter(found.nodes), &NodeId::valid);
    *best_ = std::move(found);
    return false;
  }

  const Pass& pass_;
  const Graph& graph_;
  const Catalog& catalog_;
  const GraphIndex& index_;
  const Target& target_;
  size_t fuel_;
  std::optional<Mismatch>* best_;
  Bindings bindings_;
  std::vector<bool> swapped_;          // by PatternNodeId: the first two operands changed places
  std::vector<PatternValueId> trail_;  // values in the order of binding
  size_t agreed_ = 0;                  // arguments of the current node that agreed
  NodeId anchor_;
  std::vector<NodeId> moves_;
  NodeId last_read_;
};

}  // namespace passnet
