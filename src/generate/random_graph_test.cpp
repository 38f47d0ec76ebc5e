#include "generate/random_graph.hpp"

#include "diag/render.hpp"
#include "generate/inputs.hpp"
#include "generate/vary_call.hpp"
#include "interpret/interpret.hpp"
#include "ir/text/text.hpp"
#include "ir/verify.hpp"
#include "ops/catalog.hpp"

#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <set>

namespace passnet {
namespace {

class RandomGraphs : public testing::Test {
 protected:
  std::string text(const Graph& graph) const { return print(graph, catalog_); }

  const Catalog catalog_ = make_catalog();
  const GraphGenerator generator_{catalog_};
};

TEST_F(RandomGraphs, AreTheSameForTheSameSeed) {
  const GraphGenerator other(catalog_);
  for (uint64_t seed = 0; seed < 50; ++seed) {
    EXPECT_EQ(text(generator_.make(seed)), text(other.make(seed)));
    EXPECT_NE(text(generator_.make(seed)), text(generator_.make(seed + 1)));
  }
}

TEST_F(RandomGraphs, VerifyAndPrintAndParseBack) {
  for (uint64_t seed = 0; seed < 300; ++seed) {
    const Graph graph = generator_.make(seed, {.nodes = seed % 40, .random_ops = seed % 2 == 0});
    Diagnostics diagnostics;
    verify(graph, catalog_, diagnostics);
    ASSERT_FALSE(diagnostics.has_errors()) << diagnostics.list()[0].message << text(graph);
    Sources sources;
    const SourceId source = sources.add("random.graph", text(graph));
    const std::vector<Graph> again = parse_graphs(sources, source, catalog_, diagnostics);
    for (const Diagnostic& diagnostic : diagnostics.list()) {
      ADD_FAILURE() << render(diagnostic, sources);
    }
    ASSERT_EQ(again.size(), 1u) << text(graph);
    ASSERT_EQ(text(again[0]), text(graph));
    ASSERT_EQ(canonical_hash(again[0], catalog_), canonical_hash(graph, catalog_));
  }
}

// Only this test runs the ops on such operands: kernels compute every call that inference accepts.
TEST_F(RandomGraphs, RunOnTheInterpreter) {
  for (uint64_t seed = 0; seed < 500; ++seed) {
    const Graph graph = generator_.make(seed);
    const std::vector<Tensor> tensors = make_inputs(graph, catalog_, seed);
    std::vector<const Tensor*> inputs;
    for (const Tensor& tensor : tensors) inputs.push_back(&tensor);
    const auto results = interpret(graph, catalog_, inputs);
    ASSERT_TRUE(results.has_value()) << seed << results.error().message << "\n" << text(graph);
    for (size_t i = 0; i < results->size(); ++i) {
      ASSERT_EQ((*results)[i].type(), graph.type(graph.results()[i].value));
    }
  }
}

// The contents of graphs, by call: the dtypes of each op's first operand (or, without one, of its
// result), and features of operands.
struct Coverage {
  enum class Feature : uint8_t {
    kEmpty,
    kRank0,
    kBroadcast,
    kStrided,
    kChannelsLast,
    kRepeated,
    kLongRow,
    kSeveralResults,
    kSharedValue,
    kChangedInput,
  };
  static constexpr std::array<std::string_view, 10> kFeatures = {
      "empty operand",        "operand of rank 0",   "extent 1 against another",
      "strided graph input",  "channels-last input", "input with stride 0",
      "extent of 64 or more", "several results",     "value read more than once",
      "input that changes"};

  std::map<std::string, std::map<DType, size_t>> dtypes;
  std::array<size_t, kFeatures.size()> features{};
  size_t calls = 0;

  void count(Feature feature, bool has) { features[static_cast<size_t>(feature)] += has; }

  void add_input(const Graph& graph, const GraphInput& input) {
    if (!input.facts.strides) return;
    const Strides& strides = *input.facts.strides;
    const Shape& shape = graph.type(input.value).shape;
    const bool is_4d = shape.size() == 4 && std::ranges::min(shape) > 1;
    count(Feature::kStrided, true);
    count(Feature::kChannelsLast,
          is_4d && strides[1] < strides[3] && strides[3] < strides[2] && strides[2] < strides[0]);
    count(Feature::kRepeated, std::ranges::find(strides, 0) != strides.end());
  }

  void add(const Graph& graph, const Catalog& catalog) {
    for (const GraphInput& input : graph.inputs()) add_input(graph, input);
    for (const uint32_t uses : graph.count_uses()) count(Feature::kSharedValue, uses > 1);
    for (const GraphResult& result : graph.results()) {
      count(Feature::kChangedInput, result.mutates.has_value());
    }
    for (const NodeId id : graph.nodes()) {
      const Node& node = graph.node(id);
      std::vector<const TensorType*> types;
      graph.for_each_operand(node, [&](ValueId value) { types.push_back(&graph.type(value)); });
      const TensorType& first = types.empty() ? graph.type(node.results[0]) : *types[0];
      ++dtypes[std::string(catalog.op(node.op).name())][first.dtype];
      ++calls;
      const auto any = [&](auto&& has) {
        return std::ranges::any_of(types, [&](const TensorType* type) { return has(*type); });
      };
      count(Feature::kEmpty, any([](const TensorType& type) { return type.numel() == 0; }));
      count(Feature::kRank0, any([](const TensorType& type) { return type.rank() == 0; }));
      count(Feature::kBroadcast, any([&](const TensorType& type) {
              return types.size() > 1 && std::ranges::find(type.shape, 1) != type.shape.end() &&
                     type.shape != types[0]->shape;
            }));
      count(Feature::kLongRow, any([](const TensorType& type) {
              return type.rank() > 0 && std::ranges::max(type.shape) >= 64;
            }));
      count(Feature::kSeveralResults, node.results.size() > 1);
    }
  }
};

// The dtypes of its first operand with which the op's example is accepted.
std::set<DType> accepted_dtypes(const Catalog& catalog, const Op& op) {
  std::set<DType> accepted;
  const auto example = call_template(catalog, op);
  if (!example || example->operands.empty()) return accepted;
  for (const DTypeInfo& dtype : kDTypes) {
    CallTemplate call = *example;
    const DType before = call.operands[0].type.dtype;
    for (Operand& operand : call.operands) {
      if (operand.type.dtype == before) operand.type.dtype = dtype.dtype;
    }
    if (infer(catalog, call)) accepted.insert(dtype.dtype);
  }
  return accepted;
}

class RandomGraphCoverage : public RandomGraphs {
 protected:
  Coverage cover(uint64_t graphs, const RandomGraphOptions& options) const {
    Coverage coverage;
    for (uint64_t seed = 0; seed < graphs; ++seed) {
      coverage.add(generator_.make(seed, options), catalog_);
    }
    return coverage;
  }

  // The share of accepted (op, dtype) pairs that were drawn, and those that were not.
  struct Share {
    size_t met = 0;
    size_t all = 0;
    std::vector<std::string> missing;
  };
  Share share_of_dtypes(const Coverage& coverage) const {
    Share share;
    for (const Op& op : catalog_.ops()) {
      if (op.id == catalog_.launch() || op.def.random) continue;
      const std::string name(op.name());
      const auto met = coverage.dtypes.find(name);
      for (const DType dtype : accepted_dtypes(catalog_, op)) {
        ++share.all;
        if (met != coverage.dtypes.end() && met->second.contains(dtype)) {
          ++share.met;
        } else {
          share.missing.push_back(fmt::format("{} {}", name, passnet::name(dtype)));
        }
      }
    }
    return share;
  }

  // Prints the table of docs/correctness.md.
  void print_table(uint64_t graphs, const Coverage& coverage) const {
    const Share share = share_of_dtypes(coverage);
    fmt::print("{} graphs, {} calls, {} ops; of {} pairs of an op and a dtype that it takes, {}\n",
               graphs, coverage.calls, coverage.dtypes.size(), share.all, share.met);
    std::map<DType, size_t> by_dtype;
    for (const auto& [op, dtypes] : coverage.dtypes) {
      for (const auto& [dtype, calls] : dtypes) by_dtype[dtype] += calls;
    }
    for (const auto& [dtype, calls] : by_dtype) fmt::print("{:26} {}\n", name(dtype), calls);
    for (size_t i = 0; i < Coverage::kFeatures.size(); ++i) {
      fmt::print("{:26} {}\n", Coverage::kFeatures[i], coverage.features[i]);
    }
  }
};

TEST_F(RandomGraphCoverage, MeetsEveryOpInItsDtypes) {
  const Coverage coverage = cover(1000, {.nodes = 40, .most_extent = kWideExtent});
  for (const Op& op : catalog_.ops()) {
    if (op.id == catalog_.launch() || op.def.random) continue;
    const auto met = coverage.dtypes.find(std::string(op.name()));
    ASSERT_NE(met, coverage.dtypes.end()) << op.name();
    size_t calls = 0;
    for (const auto& [dtype, count] : met->second) calls += count;
    EXPECT_GT(calls, 30u) << op.name();
  }
  const Share share = share_of_dtypes(coverage);
  EXPECT_GT(share.met * 100, share.all * 97) << share.met << " of " << share.all << ": "
                                             << fmt::format("{}", fmt::join(share.missing, ", "));
  for (size_t i = 0; i < Coverage::kFeatures.size(); ++i) {
    EXPECT_GT(coverage.features[i], 100u) << Coverage::kFeatures[i];
  }
}

// PASSNET_RANDOM_TABLE=2000 looks at that many graphs, and prints what they contain.
TEST_F(RandomGraphCoverage, GraphsOfPipelineTestsHaveEveryFeature) {
  const char* const asked = std::getenv("PASSNET_RANDOM_TABLE");
  const uint64_t graphs = asked == nullptr ? 500 : std::strtoull(asked, nullptr, 10);
  const std::array<RandomGraphOptions, 2> small_and_wide{
      {{.nodes = 5, .most_elements = 128},
       {.nodes = 5, .most_elements = 40'000, .most_extent = kWideExtent}}};
  std::array<size_t, Coverage::kFeatures.size()> met{};
  for (const RandomGraphOptions& options : small_and_wide) {
    const Coverage coverage = cover(graphs, options);
    if (asked != nullptr) print_table(graphs, coverage);
    for (size_t i = 0; i < met.size(); ++i) met[i] += coverage.features[i];
  }
  for (size_t i = 0; i < met.size(); ++i) EXPECT_GT(met[i], 0u) << Coverage::kFeatures[i];
}

}  // namespace
}  // namespace passnet
