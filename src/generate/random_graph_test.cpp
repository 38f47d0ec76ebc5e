#include "generate/random_graph.hpp"

#include "diag/render.hpp"
#include "inputs/inputs.hpp"
#include "interpret/interpret.hpp"
#include "ir/text.hpp"
#include "ir/verify.hpp"
#include "ops/catalogue.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace passnet {
namespace {

class RandomGraphs : public testing::Test {
 protected:
  std::string text(const Graph& graph) const { return print(graph, catalogue_); }

  const Catalogue catalogue_ = make_catalogue();
  const GraphGenerator generator_{catalogue_};
};

TEST_F(RandomGraphs, AreTheSameForTheSameSeed) {
  const GraphGenerator other(catalogue_);
  for (uint64_t seed = 0; seed < 50; ++seed) {
    EXPECT_EQ(text(generator_.make(seed)), text(other.make(seed)));
    EXPECT_NE(text(generator_.make(seed)), text(generator_.make(seed + 1)));
  }
}

TEST_F(RandomGraphs, VerifyAndPrintAndParseBack) {
  for (uint64_t seed = 0; seed < 300; ++seed) {
    const Graph graph = generator_.make(seed, {.nodes = seed % 40, .random_ops = seed % 2 == 0});
    Diagnostics diagnostics;
    verify(graph, catalogue_, diagnostics);
    ASSERT_FALSE(diagnostics.has_errors()) << diagnostics.list()[0].message << text(graph);
    Sources sources;
    const SourceId source = sources.add("random.graph", text(graph));
    const std::vector<Graph> again = parse_graphs(sources, source, catalogue_, diagnostics);
    for (const Diagnostic& diagnostic : diagnostics.list()) {
      ADD_FAILURE() << render(diagnostic, sources);
    }
    ASSERT_EQ(again.size(), 1u) << text(graph);
    ASSERT_EQ(text(again[0]), text(graph));
    ASSERT_EQ(canonical_hash(again[0], catalogue_), canonical_hash(graph, catalogue_));
  }
}

// Nothing else checks the ops on such operands: what inference accepts, the kernels compute.
TEST_F(RandomGraphs, RunOnTheInterpreter) {
  for (uint64_t seed = 0; seed < 500; ++seed) {
    const Graph graph = generator_.make(seed);
    const std::vector<Tensor> tensors = make_inputs(graph, catalogue_, seed);
    std::vector<const Tensor*> inputs;
    for (const Tensor& tensor : tensors) inputs.push_back(&tensor);
    const auto results = interpret(graph, catalogue_, inputs);
    ASSERT_TRUE(results.has_value()) << seed << results.error().message << "\n" << text(graph);
    for (size_t i = 0; i < results->size(); ++i) {
      ASSERT_EQ((*results)[i].type(), graph.type(graph.results()[i].value));
    }
  }
}

struct Coverage {
  std::map<std::string, std::set<DType>> dtypes;  // of the first operand, or of the result
  std::map<std::string, size_t> calls;
  size_t empty = 0, scalars = 0, strided = 0, shared = 0, several = 0;

  void add(const Graph& graph, const Catalogue& catalogue) {
    for (const GraphInput& input : graph.inputs()) strided += input.facts.strides.has_value();
    for (const uint32_t uses : graph.count_uses()) shared += uses > 1;
    for (const NodeId id : graph.nodes()) {
      const Node& node = graph.node(id);
      std::optional<ValueId> first;
      graph.for_each_operand(node, [&](ValueId value) {
        if (!first) first = value;
      });
      const TensorType& type = graph.type(first.value_or(node.results.front()));
      const std::string name(catalogue.op(node.op).name());
      dtypes[name].insert(type.dtype);
      ++calls[name];
      empty += type.numel() == 0;
      scalars += type.rank() == 0;
      several += node.results.size() > 1;
    }
  }
};

TEST_F(RandomGraphs, MeetEveryOpInSeveralDtypes) {
  Coverage coverage;
  for (uint64_t seed = 0; seed < 400; ++seed) {
    coverage.add(generator_.make(seed, {.nodes = 40}), catalogue_);
  }
  size_t in_several = 0;
  size_t ops = 0;
  for (const Op& op : catalogue_.ops()) {
    if (op.id == catalogue_.launch() || op.def.random) continue;
    const std::string name(op.name());
    EXPECT_GT(coverage.calls[name], 20u) << name;
    ++ops;
    in_several += coverage.dtypes[name].size() >= 3;
  }
  EXPECT_GT(in_several * 10, ops * 9);
  for (const size_t times :
       {coverage.empty, coverage.scalars, coverage.strided, coverage.shared, coverage.several}) {
    EXPECT_GT(times, 300u);
  }
}

}  // namespace
}  // namespace passnet
