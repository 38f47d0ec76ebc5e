// Reads the files next to a model: constraints on the inputs' dims, and facts about the whole
// graph.
#pragma once

#include "frontend/fx/fx.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// The dims of one input: a number, or nullopt for an expression over symbols.
struct ConstrainedInput {
  std::string name;
  std::vector<std::optional<int64_t>> dims;
  Span span;
};

// Parses input_tensor_constraints.py: `S0 = Symbol("S0")`, the lists
// `dynamic_dim_constraint_symbols`, `…_relations`, `…_input_shapes` ([dims, name] pairs) and the
// dict `…_symbol2example_value`, all optional. Errors: those of the parser,
// "bad-input-constraints".
Result<std::vector<ConstrainedInput>> parse_input_constraints(std::string_view text,
                                                              SourceId source);

// Reports "bad-input-constraints" if an input's rank differs from its constraint. Extents may
// differ: those of the constraints are examples.
Result<void> check_constraints(const FxProgram& program,
                               const std::vector<ConstrainedInput>& constraints);

// Checks graph_net.json: an object whose `framework`, if present, is "torch" or "paddle", whose
// `dynamic` is a boolean and whose `…_required` counts are positive. Errors: "bad-graph-facts".
Result<void> check_graph_facts(std::string_view text, SourceId source);

// Checks suite.json: an object whose `name`, if present, is a string. "bad-suite".
Result<void> check_suite_facts(std::string_view text, SourceId source);

}  // namespace passnet
