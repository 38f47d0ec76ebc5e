#include "eval/gpu/gpu_worker.hpp"

#include "eval/gpu/gpu_side.hpp"
#include "support/fake_gpu_plans.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

std::vector<Tensor> ramps() {
  std::vector<Tensor> inputs;
  for (const double step : {1.0, 10.0}) {
    inputs.emplace_back(kFourFloats);
    for (int64_t i = 0; i < 4; ++i) inputs.back().set_value(i, step * static_cast<double>(i + 1));
  }
  return inputs;
}

// A worker of a driver without a GPU (tests/cuda).
class GpuWorkers : public testing::Test {
 protected:
  GpuWorkers() {
    auto opened = GpuWorker::open({.driver = PASSNET_FAKE_CUDA});
    EXPECT_TRUE(opened) << opened.error().message;
    if (opened) worker_ = *std::move(opened);
  }

  std::vector<GpuSide> start(const std::vector<CompiledGraph>& graphs) {
    std::vector<GpuSidePlan> plans;
    for (const CompiledGraph& graph : graphs) plans.push_back({&graph, cubin_.path()});
    auto sides = GpuSide::start(*worker_, plans, 7);
    EXPECT_TRUE(sides) << sides.error().message;
    return *std::move(sides);
  }
  static SideCall call_with(GpuSide& side, std::span<const Tensor> inputs) {
    side.set_inputs(inputs, false);
    side.poison(1);
    return side.call(5, true);
  }

  FakeCubin cubin_;
  std::unique_ptr<GpuWorker> worker_;
};

TEST_F(GpuWorkers, SayWhatTheDeviceIs) {
  EXPECT_EQ(worker_->properties().name, "Fake GPU");
  EXPECT_EQ(worker_->properties().arch(), "sm_90");
  EXPECT_EQ(worker_->driver_version(), 13000);
}

TEST_F(GpuWorkers, RunEachSideOnTheInputsThatItWasGiven) {
  std::vector<CompiledGraph> graphs;
  graphs.push_back(fake_gpu_graph({fake_add({2})}));
  graphs.push_back(fake_gpu_graph({fake_add({3}), fake_scale(2)}));
  std::vector<GpuSide> sides = start(graphs);
  const std::vector<Tensor> inputs = ramps();
  for (GpuSide& side : sides) {
    const SideCall call = call_with(side, inputs);
    ASSERT_FALSE(call.failure) << call.failure->message;
    EXPECT_GT(call.us, 0);
    EXPECT_TRUE(call.device_us);
  }
  EXPECT_EQ(sides[0].read_results()[0].value(3), 44);
  EXPECT_EQ(sides[1].read_results()[0].value(3), 88);
  EXPECT_TRUE(sides[0].compare(0, sides[0].read_results()[0], nullptr).comparison.correct_at(-10));
  // A call without new inputs leaves the results as they were read.
  EXPECT_FALSE(sides[0].call(5, true).failure);
  EXPECT_EQ(sides[0].read_results()[0].value(0), 11);
}

TEST_F(GpuWorkers, AResultThatNothingWritesHoldsPoison) {
  std::vector<CompiledGraph> graphs;
  graphs.push_back(fake_gpu_graph({fake_add({3})}));
  std::vector<GpuSide> sides = start(graphs);
  ASSERT_FALSE(call_with(sides[0], ramps()).failure);
  EXPECT_TRUE(sides[0].unwritten(0, 2));
}

TEST_F(GpuWorkers, AFaultFailsItsSideAndInterruptsTheOthers) {
  std::vector<CompiledGraph> graphs;
  graphs.push_back(fake_gpu_graph({fake_add({2})}));
  graphs.push_back(fake_gpu_graph({fake_fault()}));
  std::vector<GpuSide> sides = start(graphs);
  const std::vector<Tensor> inputs = ramps();
  const SideCall call = call_with(sides[1], inputs);
  ASSERT_TRUE(call.failure);
  EXPECT_EQ(call.failure->verdict, Verdict::kCrash);
  EXPECT_NE(call.failure->message.find("illegal memory access"), std::string::npos);
  EXPECT_TRUE(call_with(sides[0], inputs).interrupted);
  // A further round runs in a new worker.
  graphs.pop_back();
  sides = start(graphs);
  EXPECT_FALSE(call_with(sides[0], inputs).failure);
  EXPECT_EQ(sides[0].read_results()[0].value(3), 44);
}

// The call runs once before, so that another process's context is out of the clock.
TEST_F(GpuWorkers, ACallAfterOthersReadsItsInputsAsTheyWere) {
  std::vector<CompiledGraph> graphs;
  graphs.push_back(fake_gpu_graph({KernelLaunch{.buffers = {{0}, {0}},
                                                .parameters = {4, std::bit_cast<int64_t>(2.0)},
                                                .shape = {},
                                                .entry = "fake_scale"}}));
  graphs[0].plan.results[0].block = {0};  // it changes its input
  std::vector<GpuSide> sides = start(graphs);
  worker_->note_others();
  ASSERT_FALSE(call_with(sides[0], ramps()).failure);
  EXPECT_EQ(sides[0].read_results()[0].value(3), 8);
}

// The work behind the forged end takes 5 ms.
TEST_F(GpuWorkers, AForgedEndWinsWithoutASealAlone) {
  std::vector<CompiledGraph> graphs;
  graphs.push_back(fake_gpu_graph({fake_add({3}), fake_forge(), fake_slow(), fake_scale(1)}));
  const SideCall believed = start(graphs)[0].call(5, true);
  ASSERT_FALSE(believed.failure);
  EXPECT_LT(believed.us, 5000);
  const GpuSidePlan plan{&graphs.front(), cubin_.path()};
  auto sealed = GpuSide::start(*worker_, std::span(&plan, 1), 7, {.is_sealed = true}).value();
  const SideCall refused = sealed[0].call(5, true);
  ASSERT_TRUE(refused.failure);
  EXPECT_EQ(refused.failure->verdict, Verdict::kImpossibleTime);
  EXPECT_FALSE(worker_->alive()) << "the device still works";
}

TEST_F(GpuWorkers, APlanThatCannotBeLoadedFailsAlone) {
  std::vector<CompiledGraph> graphs;
  graphs.push_back(
      fake_gpu_graph({KernelLaunch{.buffers = {{2}}, .shape = {}, .entry = "missing"}}));
  graphs.push_back(fake_gpu_graph({fake_add({2})}));
  std::vector<GpuSide> sides = start(graphs);
  const std::vector<Tensor> inputs = ramps();
  ASSERT_TRUE(call_with(sides[0], inputs).failure);
  EXPECT_FALSE(call_with(sides[1], inputs).failure);
}

}  // namespace
}  // namespace passnet
