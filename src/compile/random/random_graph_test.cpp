// Compares both pipelines with the reference interpreter, on random graphs over the whole catalog.
#include "generate/random_graph.hpp"

#include "compile/pipeline.hpp"
#include "correct/compare.hpp"
#include "generate/inputs.hpp"
#include "generate/vary_call.hpp"
#include "interpret/interpret.hpp"
#include "ir/builder.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "support/cuda_kernels.hpp"
#include "support/test_plans.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace passnet {
namespace {

// The graph with the value of every node as a result.
Graph with_all_results(const Graph& graph, const Catalog& catalog) {
  GraphBuilder builder(catalog, graph.name);
  std::vector<ValueId> values(graph.value_limit());
  for (const GraphInput& input : graph.inputs()) {
    values[input.value.index] =
        builder.input(graph.type(input.value), graph.value(input.value).name, input.facts);
  }
  for (const NodeId id : graph.nodes()) {
    const Node& node = graph.node(id);
    std::vector<Argument> arguments = node.arguments;
    for (Argument& argument : arguments) {
      if (auto* value = std::get_if<ValueId>(&argument)) *value = values[value->index];
      auto* list = std::get_if<std::vector<ValueId>>(&argument);
      if (list == nullptr) continue;
      for (ValueId& entry : *list) entry = entry.valid() ? values[entry.index] : entry;
    }
    const auto results = builder.call(node.op, std::move(arguments)).value();
    for (size_t i = 0; i < results.size(); ++i) {
      values[node.results[i].index] = results[i];
      builder.result(results[i]);
    }
  }
  return builder.take();
}

// The graph of one node, its operands as inputs.
struct SingleNode {
  Graph graph;
  std::vector<ValueId> operands;  // of the original graph
};

SingleNode single_node(const Graph& graph, const Node& node, const Catalog& catalog) {
  GraphBuilder builder(catalog, "node");
  SingleNode single;
  std::vector<Argument> arguments = node.arguments;
  const auto operand = [&](ValueId& value) {
    if (!value.valid()) return;
    single.operands.push_back(value);
    value = builder.input(graph.type(value), "");
  };
  for (Argument& argument : arguments) {
    if (auto* value = std::get_if<ValueId>(&argument)) operand(*value);
    auto* list = std::get_if<std::vector<ValueId>>(&argument);
    if (list == nullptr) continue;
    for (ValueId& entry : *list) operand(entry);
  }
  const auto results = builder.call(node.op, arguments).value();
  for (const ValueId result : results) builder.result(result);
  single.graph = builder.take();
  return single;
}

// The element, or each part of a complex number as one.
double part(const Tensor& tensor, int64_t i) {
  if (!is_complex(tensor.type().dtype)) return tensor.value(i);
  float value = 0;
  std::memcpy(&value, tensor.bytes().data() + static_cast<size_t>(i) * sizeof value, sizeof value);
  return value;
}

// The max finite magnitude of an element, at least 1.
double size_of(const Tensor& tensor) {
  double most = 1;
  const int64_t parts = is_complex(tensor.type().dtype) ? 2 : 1;
  for (int64_t i = 0; i < tensor.numel() * parts; ++i) {
    const double size = std::abs(part(tensor, i));
    if (std::isfinite(size)) most = std::max(most, size);
  }
  return most;
}

class CompiledRandomGraphs : public testing::Test {
 protected:
  // Runs each node by itself, on the operands that the compiled graph gave it: differences are its
  // own, and roundings of earlier ops are not amplified.
  void check(const Graph& graph, const std::vector<Tensor>& inputs,
             const std::vector<Tensor>& results) {
    std::vector<const Tensor*> values(graph.value_limit());
    for (size_t i = 0; i < inputs.size(); ++i) {
      values[graph.inputs()[i].value.index] = &inputs[i];
    }
    for (size_t i = 0; i < results.size(); ++i) {
      values[graph.results()[i].value.index] = &results[i];
    }
    for (const NodeId id : graph.nodes()) {
      const Node& node = graph.node(id);
      const SingleNode single = single_node(graph, node, catalog_);
      std::vector<const Tensor*> operands;
      double size = 1;
      for (const ValueId operand : single.operands) {
        operands.push_back(values[operand.index]);
        size = std::max(size, size_of(*operands.back()));
      }
      const auto expected = interpret(single.graph, catalog_, operands);
      if (!expected) continue;
      for (size_t i = 0; i < expected->size(); ++i) {
        const Tensor& found = *values[node.results[i].index];
        EXPECT_LE(difference(found, (*expected)[i], size), 1.0)
            << print(single.graph, catalog_) << values_of(found) << " for "
            << values_of((*expected)[i]) << " of " << values_of(operands);
        ++compared_;
      }
    }
  }

  // Prints the first elements, for a message.
  static std::string values_of(const Tensor& tensor) {
    constexpr int64_t kMost = 32;
    std::string text = "[";
    const int64_t parts = is_complex(tensor.type().dtype) ? 2 : 1;
    for (int64_t i = 0; i < std::min(tensor.numel() * parts, kMost); ++i) {
      text += fmt::format("{}{}", i == 0 ? "" : ", ", part(tensor, i));
    }
    return text + "]";
  }
  static std::string values_of(std::span<const Tensor* const> tensors) {
    std::string text;
    for (const Tensor* tensor : tensors) text += " " + values_of(*tensor);
    return text;
  }

  // The max difference in units of what rounding explains: the tolerance at -5, with operands of
  // `size` canceling.
  static double difference(const Tensor& found, const Tensor& expected, double size) {
    const DType dtype = expected.type().dtype;
    const Tolerance allowed = tolerance(is_complex(dtype) ? DType::kF32 : dtype, -5);
    if (is_integral(dtype)) return compare(found, expected).correct_at(0) ? 0 : 2;
    double most = 0;
    const double scale = std::max(size, size_of(expected));
    const int64_t parts = is_complex(dtype) ? 2 : 1;
    for (int64_t i = 0; i < expected.numel() * parts; ++i) {
      const double a = part(found, i);
      const double b = part(expected, i);
      if (a == b || (std::isnan(a) && std::isnan(b))) continue;
      // A product with an infinite complex number depends on how it is written out.
      if (is_complex(dtype) && !std::isfinite(a) && !std::isfinite(b)) continue;
      const double error = std::abs(a - b) / (allowed.atol + allowed.rtol * scale * scale);
      most = std::isnan(error) ? 1e300 : std::max(most, error);
    }
    return most;
  }

  // Compiles a graph with every value as a result, to check each op by itself, and as it is, so
  // that values need not be stored.
  struct Pair {
    Graph all;
    Graph own;
    CompiledGraph compiled_all;
    CompiledGraph compiled_own;
    std::vector<size_t> numbers_all;
    std::vector<size_t> numbers_own;
  };

  template <class Kernels>
  static std::vector<size_t> add_kernels(const CompiledGraph& compiled, Kernels& kernels) {
    std::vector<size_t> numbers;
    for (const KernelUnit& unit : compiled.kernels) numbers.push_back(kernels.add(unit.job.source));
    return numbers;
  }

  // Draws graphs with small extents, which have many kinds of values, or wide ones, which exceed
  // vectors, tiles and threads.
  struct Sizes {
    int64_t most_elements;
    int64_t most_extent;
  };
  static constexpr Sizes kSmall{.most_elements = 128, .most_extent = kSmallExtent};
  static constexpr Sizes kWide{.most_elements = 40'000, .most_extent = kWideExtent};

  // `Kernels`: a class that compiles the texts for the target and runs them here.
  template <class Kernels = TestKernels>
  void check_pipeline(Pipeline pipeline, uint64_t count, const Sizes& sizes,
                      const Target& target = native_target()) {
    constexpr uint64_t kBatch = 100;  // graphs of one call of the compiler
    const uint64_t first = number_from("PASSNET_RANDOM_SEED", 0);
    const uint64_t end = first + number_from("PASSNET_RANDOM_GRAPHS", count);
    for (uint64_t seed = first; seed < end; seed += kBatch) {
      check_batch<Kernels>(pipeline, seed, std::min(seed + kBatch, end), sizes, target);
    }
    EXPECT_GT(compared_, 2 * (end - first));
  }

  template <class Kernels>
  void check_batch(Pipeline pipeline, uint64_t begin, uint64_t end, const Sizes& sizes,
                   const Target& target) {
    const GraphGenerator generator(catalog_);
    std::vector<Pair> pairs;
    Kernels kernels;
    for (uint64_t seed = begin; seed < end; ++seed) {
      Graph own = generator.make(seed, {.nodes = 3 + seed % 4,
                                        .most_elements = sizes.most_elements,
                                        .most_extent = sizes.most_extent});
      Graph all = with_all_results(own, catalog_);
      auto compiled_all = compile(all, catalog_, target, pipeline).value();
      auto compiled_own = compile(own, catalog_, target, pipeline).value();
      auto numbers_all = add_kernels(compiled_all, kernels);
      auto numbers_own = add_kernels(compiled_own, kernels);
      pairs.push_back({.all = std::move(all),
                       .own = std::move(own),
                       .compiled_all = std::move(compiled_all),
                       .compiled_own = std::move(compiled_own),
                       .numbers_all = std::move(numbers_all),
                       .numbers_own = std::move(numbers_own)});
    }
    ASSERT_TRUE(kernels.compile());
    for (size_t i = 0; i < pairs.size(); ++i) {
      SCOPED_TRACE(fmt::format("graph {}", begin + i));
      const Pair& pair = pairs[i];
      const std::vector<Tensor> inputs = make_inputs(pair.all, catalog_, begin + i);
      const auto all = run_plan(pair.compiled_all, pair.numbers_all, kernels, inputs);
      check(pair.all, inputs, all);
      check_own(pair, inputs, all, run_plan(pair.compiled_own, pair.numbers_own, kernels, inputs));
    }
  }

  // Compares values computed without storing everything with those computed with it.
  void check_own(const Pair& pair, const std::vector<Tensor>& inputs,
                 const std::vector<Tensor>& all, const std::vector<Tensor>& own) {
    std::vector<const Tensor*> values(pair.own.value_limit());
    double size = 1;
    for (size_t i = 0; i < inputs.size(); ++i) {
      values[pair.own.inputs()[i].value.index] = &inputs[i];
      size = std::max(size, size_of(inputs[i]));
    }
    size_t next = 0;
    for (const NodeId id : pair.own.nodes()) {
      for (const ValueId value : pair.own.node(id).results) values[value.index] = &all[next++];
    }
    for (const Tensor& tensor : all) size = std::max(size, size_of(tensor));
    for (size_t i = 0; i < own.size(); ++i) {
      const Tensor& expected = *values[pair.own.results()[i].value.index];
      EXPECT_LE(difference(own[i], expected, size), 1.0) << print(pair.own, catalog_);
      ++compared_;
    }
  }

  const Catalog catalog_ = make_catalog();
  size_t compared_ = 0;
};

// PASSNET_RANDOM_GRAPHS=10000 checks as many graphs, PASSNET_RANDOM_SEED=7 starts at another seed.
TEST_F(CompiledRandomGraphs, OpByOpComputesWhatTheInterpreterDoes) {
  check_pipeline(Pipeline::kOpByOp, 60, kSmall);
}

TEST_F(CompiledRandomGraphs, OpByOpComputesWhatTheInterpreterDoesOnWideTensors) {
  check_pipeline(Pipeline::kOpByOp, 20, kWide);
}

TEST_F(CompiledRandomGraphs, TheDefaultCompilerComputesWhatTheInterpreterDoes) {
  check_pipeline(Pipeline::kDefault, 60, kSmall);
}

TEST_F(CompiledRandomGraphs, TheDefaultCompilerComputesWhatTheInterpreterDoesOnWideTensors) {
  check_pipeline(Pipeline::kDefault, 40, kWide);
}

// A vector of comparisons is a mask, whose true elements are -1 unless they are made numbers.
TEST_F(CompiledRandomGraphs, ReducesFewComparisonsAsNumbers) {
  Sources sources;
  Diagnostics diagnostics;
  std::string text;
  for (const char* dtype : {"i32", "f32", "i64"}) {
    text += fmt::format(
        "graph @{0}(%x: {0}[1,4] {{min=1.0, max=9.0}}, %y: {0}[1,8] {{min=1.0, max=9.0}}) {{\n"
        "  %0 = all(%x, dim=[1])\n  %1 = any(%y, dim=[1])\n  %2 = gt(%y, 0)\n"
        "  %3 = sum(%2, [1])\n  return %0, %1, %2, %3\n}}\n",
        dtype);
  }
  const SourceId source = sources.add("few.graph", text);
  const std::vector<Graph> graphs = parse_graphs(sources, source, catalog_, diagnostics);
  ASSERT_EQ(graphs.size(), 3u);
  TestKernels kernels;
  std::vector<std::pair<CompiledGraph, std::vector<size_t>>> all;
  for (const Graph& graph : graphs) {
    all.emplace_back(compile(graph, catalog_, native_target(), Pipeline::kDefault).value(),
                     std::vector<size_t>());
    all.back().second = add_kernels(all.back().first, kernels);
  }
  ASSERT_TRUE(kernels.compile());
  for (size_t i = 0; i < graphs.size(); ++i) {
    const std::vector<Tensor> inputs = make_inputs(graphs[i], catalog_, 1);
    check(graphs[i], inputs, run_plan(all[i].first, all[i].second, kernels, inputs));
  }
  EXPECT_EQ(compared_, 12u);
}

TEST_F(CompiledRandomGraphs, CudaOpByOpComputesWhatTheInterpreterDoes) {
  check_pipeline<CudaKernels>(Pipeline::kOpByOp, 60, kSmall, default_target(Device::kCuda));
}

TEST_F(CompiledRandomGraphs, CudaOpByOpComputesWhatTheInterpreterDoesOnWideTensors) {
  check_pipeline<CudaKernels>(Pipeline::kOpByOp, 20, kWide, default_target(Device::kCuda));
}

TEST_F(CompiledRandomGraphs, CudaFusedComputesWhatTheInterpreterDoes) {
  check_pipeline<CudaKernels>(Pipeline::kDefault, 60, kSmall, default_target(Device::kCuda));
}

TEST_F(CompiledRandomGraphs, CudaFusedComputesWhatTheInterpreterDoesOnWideTensors) {
  check_pipeline<CudaKernels>(Pipeline::kDefault, 20, kWide, default_target(Device::kCuda));
}

}  // namespace
}  // namespace passnet
