// For tests: small graphs written for any dtype, compiled together and compared with the reference
// interpreter.
#pragma once

#include "correct/compare.hpp"
#include "generate/inputs.hpp"
#include "interpret/interpret.hpp"
#include "ir/text/text.hpp"
#include "support/test_plans.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace passnet {

// The graph of `(PARAMETERS) NODES`, in which T is the dtype and %y the result.
inline Graph graph_of_case(std::string text, std::string_view dtype, const Catalog& catalog) {
  for (size_t at = text.find("T["); at != std::string::npos; at = text.find("T[", at)) {
    text.replace(at, 1, dtype);
  }
  const size_t end = text.find(") ");
  text = "graph @case" + text.substr(0, end + 1) + " {\n" + text.substr(end + 2) +
         "\n  return %y\n}\n";
  Sources sources;
  Diagnostics diagnostics;
  const SourceId source = sources.add("case.graph", text);
  std::vector<Graph> graphs = parse_graphs(sources, source, catalog, diagnostics);
  for (const Diagnostic& found : diagnostics.list()) ADD_FAILURE() << text << found.message;
  CHECK(graphs.size() == 1);
  return std::move(graphs.front());
}

// Graphs with their plans, whose kernels are compiled by one call of the compiler.
class CompiledCases {
 public:
  explicit CompiledCases(const Catalog& catalog) : catalog_(catalog) {}

  void add(Graph graph, CompiledGraph compiled) {
    std::vector<size_t> numbers;
    for (const KernelUnit& unit : compiled.kernels) {
      numbers.push_back(kernels_.add(unit.job.source));
    }
    cases_.push_back({std::move(graph), std::move(compiled), std::move(numbers)});
  }

  // Compiles and runs all; their first results must equal the interpreter's at t = -4.
  void check() {
    ASSERT_TRUE(kernels_.compile());
    for (size_t i = 0; i < cases_.size(); ++i) {
      const Graph& graph = cases_[i].graph;
      SCOPED_TRACE(print(graph, catalog_));
      const std::vector<Tensor> inputs = make_inputs(graph, catalog_, i);
      const auto results = run_plan(cases_[i].compiled, cases_[i].numbers, kernels_, inputs);
      std::vector<const Tensor*> operands;
      for (const Tensor& input : inputs) operands.push_back(&input);
      const auto expected = interpret(graph, catalog_, operands).value();
      const Comparison comparison = compare(results[0], expected[0]);
      EXPECT_TRUE(comparison.correct_at(-4)) << comparison.max_error_units;
    }
  }

 private:
  struct Case {
    Graph graph;
    CompiledGraph compiled;
    std::vector<size_t> numbers;
  };

  const Catalog& catalog_;
  TestKernels kernels_;
  std::vector<Case> cases_;
};

}  // namespace passnet
