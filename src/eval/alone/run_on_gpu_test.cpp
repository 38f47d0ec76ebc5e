// Runs of one graph on a driver without a GPU (tests/cuda).
#include "eval/alone/run_on_gpu.hpp"

#include "compile/gpu/gpu.hpp"
#include "support/fake_gpu_plans.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

TEST(RunOnGpu, GivesResultsAndTimes) {
  const auto gpu = Gpu::open({.driver = PASSNET_FAKE_CUDA, .compiles = false}).value();
  const FakeCubin cubin;
  const CompiledGraph graph = fake_gpu_graph({fake_add({3}), fake_scale(2)});
  std::vector<Tensor> inputs;
  for (const double value : {1.0, 2.5}) {
    Tensor& input = inputs.emplace_back(kFourFloats);
    for (int64_t i = 0; i < 4; ++i) input.set_value(i, value);
  }
  const RunAlone once = run_on_gpu(*gpu, graph, cubin.path(), inputs, {}).value();
  ASSERT_EQ(once.results.size(), 1u);
  EXPECT_EQ(once.results[0].value(3), 7);
  EXPECT_EQ(once.median_us, 0);
  EXPECT_FALSE(once.device_us);
  const RunAloneOptions options{.warmup_calls = 1, .timed_calls = 20};
  const RunAlone timed = run_on_gpu(*gpu, graph, cubin.path(), inputs, options).value();
  EXPECT_GE(timed.median_us, timed.least_us);
  EXPECT_GT(timed.device_us.value_or(0), 0);
  const auto steps = time_steps_on_gpu(*gpu, graph, cubin.path(), inputs, options).value();
  ASSERT_EQ(steps.size(), 2u);
  EXPECT_GT(steps[1].median_us, 0);
}

}  // namespace
}  // namespace passnet
