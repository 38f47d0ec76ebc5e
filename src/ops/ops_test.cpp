// Every entry of the catalogue: its example is checked, lowered and run.
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "diag/render.hpp"
#include "inputs/inputs.hpp"
#include "interpret/interpret.hpp"
#include "ir/text.hpp"
#include "ir/verify.hpp"
#include "ops/catalogue.hpp"
#include "ops/example.hpp"

namespace passnet {
namespace {

std::vector<Graph> parse(const Catalogue& catalogue, std::string text, std::string* errors) {
  Sources sources;
  const SourceId source = sources.add("example.graph", std::move(text));
  Diagnostics diagnostics;
  std::vector<Graph> graphs = parse_graphs(sources, source, catalogue, diagnostics);
  for (const Graph& graph : graphs) verify(graph, catalogue, diagnostics);
  for (const Diagnostic& diagnostic : diagnostics.list()) {
    *errors += diagnostic.message + " [" + diagnostic.id + "]\n";
  }
  return graphs;
}

class EveryOp : public testing::TestWithParam<std::string> {
 protected:
  const Catalogue catalogue_ = make_catalogue();
};

TEST_P(EveryOp, HasAnExampleThatRuns) {
  const Op& op = *catalogue_.find(GetParam());
  EXPECT_FALSE(op.def.doc.empty());
  ASSERT_FALSE(op.def.example.empty());
  std::string errors;
  const std::vector<Graph> graphs = parse(catalogue_, example_graph(op), &errors);
  ASSERT_EQ(errors, "") << example_graph(op);
  ASSERT_EQ(graphs.size(), 1u);
  const Graph& graph = graphs.front();
  for (const NodeId id : graph.nodes()) {
    const Node& node = graph.node(id);
    if (op.def.view != nullptr) continue;
    std::vector<TensorType> results;
    for (const ValueId result : node.results) results.push_back(graph.type(result));
    const Kernel kernel = lower(OpCall(op, node.arguments, graph, {}), results);
    EXPECT_EQ(find_flaw(kernel).value_or(""), "") << to_string(kernel);
  }
  std::vector<const Tensor*> inputs;
  const std::vector<Tensor> tensors = make_inputs(graph, catalogue_, 1);
  for (const Tensor& tensor : tensors) inputs.push_back(&tensor);
  const auto results = interpret(graph, catalogue_, inputs);
  if (op.def.random) {
    ASSERT_FALSE(results.has_value());
    EXPECT_EQ(results.error().id, "random-op");
    return;
  }
  ASSERT_TRUE(results.has_value()) << results.error().message;
  ASSERT_EQ(results->size(), graph.results().size());
  for (size_t i = 0; i < results->size(); ++i) {
    EXPECT_EQ((*results)[i].type(), graph.type(graph.results()[i].value));
  }
}

std::vector<std::string> op_names() {
  std::vector<std::string> names;
  const Catalogue catalogue = make_catalogue();
  for (const Op& op : catalogue.ops()) {
    if (op.name() != "launch") names.emplace_back(op.name());
  }
  return names;
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryOp, testing::ValuesIn(op_names()),
                         [](const auto& tested) { return tested.param; });

TEST(Catalogue, RendersEveryOp) {
  const Catalogue catalogue = make_catalogue();
  const std::string text = render_ops_markdown(catalogue);
  for (const Op& op : catalogue.ops()) {
    EXPECT_NE(text.find(fmt::format("\n## {}\n", op.name())), std::string::npos) << op.name();
  }
}

}  // namespace
}  // namespace passnet
