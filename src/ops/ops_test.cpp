// Every entry of the catalog: its example is checked, lowered and run.
#include "diag/render.hpp"
#include "generate/inputs.hpp"
#include "interpret/interpret.hpp"
#include "ir/text/text.hpp"
#include "ir/verify.hpp"
#include "ops/catalog.hpp"
#include "ops/example.hpp"
#include "support/example_texts.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace passnet {
namespace {

std::vector<Graph> parse(const Catalog& catalog, std::string text, std::string* errors) {
  Sources sources;
  const SourceId source = sources.add("example.graph", std::move(text));
  Diagnostics diagnostics;
  std::vector<Graph> graphs = parse_graphs(sources, source, catalog, diagnostics);
  for (const Graph& graph : graphs) verify(graph, catalog, diagnostics);
  for (const Diagnostic& diagnostic : diagnostics.list()) {
    *errors += diagnostic.message + " [" + diagnostic.id + "]\n";
  }
  return graphs;
}

class EveryOp : public testing::TestWithParam<std::string> {
 protected:
  const Catalog catalog_ = make_catalog();
};

TEST_P(EveryOp, HasAnExampleThatRuns) {
  const Op& op = *catalog_.find(GetParam());
  EXPECT_FALSE(op.def.doc.empty());
  ASSERT_FALSE(op.def.example.empty());
  std::string errors;
  const std::vector<Graph> graphs = parse(catalog_, example_graph(op), &errors);
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
  const std::vector<Tensor> tensors = make_inputs(graph, catalog_, 1);
  for (const Tensor& tensor : tensors) inputs.push_back(&tensor);
  const auto results = interpret(graph, catalog_, inputs);
  if (op.def.random) {
    ASSERT_FALSE(results.has_value());
    EXPECT_EQ(results.error().id, "random-op");
    EXPECT_TRUE(results.error().message.contains("' is random and has no reference result"));
    return;
  }
  ASSERT_TRUE(results.has_value()) << results.error().message;
  ASSERT_EQ(results->size(), graph.results().size());
  for (size_t i = 0; i < results->size(); ++i) {
    EXPECT_EQ((*results)[i].type(), graph.type(graph.results()[i].value));
  }
}

// Inference refuses calls that no kernel computes: all calls that it accepts run.
TEST_P(EveryOp, RunsOrRefusesEveryDtype) {
  const Op& op = *catalog_.find(GetParam());
  for (const DTypeInfo& dtype : kDTypes) {
    for (const size_t count : {size_t{1}, size_t{9}}) {
      std::string errors;
      const std::string changed = example_in_dtype(op, dtype.name, count);
      const std::vector<Graph> graphs = parse(catalog_, changed, &errors);
      if (graphs.empty()) continue;
      SCOPED_TRACE(changed);
      const std::vector<Tensor> tensors = make_inputs(graphs[0], catalog_, 1);
      std::vector<const Tensor*> inputs;
      for (const Tensor& tensor : tensors) inputs.push_back(&tensor);
      const auto results = interpret(graphs[0], catalog_, inputs);
      EXPECT_TRUE(results.has_value() || op.def.random) << results.error().message;
    }
  }
}

std::vector<std::string> op_names() {
  std::vector<std::string> names;
  const Catalog catalog = make_catalog();
  for (const Op& op : catalog.ops()) {
    if (op.name() != "launch") names.emplace_back(op.name());
  }
  return names;
}

INSTANTIATE_TEST_SUITE_P(Catalog, EveryOp, testing::ValuesIn(op_names()),
                         [](const auto& tested) { return tested.param; });

TEST(Catalog, RendersEveryOp) {
  const Catalog catalog = make_catalog();
  const std::string text = render_ops_markdown(catalog);
  for (const Op& op : catalog.ops()) {
    EXPECT_NE(text.find(fmt::format("\n### {}\n", op.name())), std::string::npos) << op.name();
  }
}

}  // namespace
}  // namespace passnet
