// A test of graphs for GPUs whose texts run here, without one.
#pragma once

#include "compile/build.hpp"
#include "compile/explain.hpp"
#include "compile/pipeline.hpp"
#include "correct/compare.hpp"
#include "generate/inputs.hpp"
#include "interpret/interpret.hpp"
#include "ir/text/text.hpp"
#include "kernel/costs/cuda.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "support/cuda_kernels.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace passnet {

class Cuda : public testing::Test {
 protected:
  Graph parse(std::string_view text) const {
    Sources sources;
    Diagnostics diagnostics;
    const SourceId source = sources.add("test.graph", std::string(text));
    auto graphs = parse_graphs(sources, source, catalog_, diagnostics);
    CHECK(!diagnostics.has_errors() && graphs.size() == 1);
    return std::move(graphs[0]);
  }

  Result<CompiledGraph> compile_for_gpu(const Graph& graph, Pipeline pipeline) const {
    return compile(graph, catalog_, default_target(Device::kCuda), pipeline);
  }

  // Compares what the texts compute, run here, with the interpreter; also in the forms of large
  // tensors.
  void check(const Graph& graph) const {
    const Target& usual = default_target(Device::kCuda);
    CudaCosts costs = *usual.cuda;
    costs.min_flat_threads = 1;
    costs.min_rounds_threads = 1;
    costs.min_turns = 2;
    Target small = usual;
    small.cuda = &costs;
    check(
        graph,
        {{&usual, Pipeline::kOpByOp}, {&usual, Pipeline::kDefault}, {&small, Pipeline::kDefault}});
  }
  void check(const Graph& graph, const Target& target, Pipeline pipeline, int t = -5) const {
    check(graph, {{&target, pipeline}}, t);
  }

  struct Way {
    const Target* target;
    Pipeline pipeline;
  };
  // Compiles the kernels of all ways together: most of the compiler's time goes into what they
  // include. `t`: where results must be correct.
  void check(const Graph& graph, const std::vector<Way>& ways, int t = -5) const {
    CudaKernels kernels;
    std::vector<CompiledGraph> all;
    std::vector<std::vector<size_t>> numbers;
    for (const Way& way : ways) {
      all.push_back(compile(graph, catalog_, *way.target, way.pipeline).value());
      auto& own = numbers.emplace_back();
      for (const KernelUnit& unit : all.back().kernels) own.push_back(kernels.add(unit.job.source));
    }
    ASSERT_TRUE(kernels.compile()) << list_sources(all.front(), name_of);
    const std::vector<Tensor> inputs = make_inputs(graph, catalog_, 7);
    std::vector<const Tensor*> operands;
    for (const Tensor& input : inputs) operands.push_back(&input);
    const auto expected = interpret(graph, catalog_, operands).value();
    for (size_t way = 0; way < ways.size(); ++way) {
      const auto found = run_plan(all[way], numbers[way], kernels, inputs);
      ASSERT_EQ(found.size(), expected.size());
      for (size_t i = 0; i < found.size(); ++i) {
        EXPECT_TRUE(compare(found[i], expected[i]).correct_at(t))
            << info(ways[way].pipeline).name << ", result " << i << "\n"
            << list_sources(all[way], name_of);
      }
    }
  }

  const Catalog catalog_ = make_catalog();
};

}  // namespace passnet
