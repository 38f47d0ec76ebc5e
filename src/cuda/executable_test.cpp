#include "cuda/executable.hpp"

#include "cuda/frame.hpp"
#include "cuda/seal.hpp"
#include "support/fake_cuda.hpp"

#include <bit>

namespace passnet {
namespace {

const TensorType kFour{.dtype = DType::kF32, .shape = {4}};

Tensor floats(std::span<const float> values) {
  Tensor tensor({.dtype = DType::kF32, .shape = {static_cast<int64_t>(values.size())}});
  std::ranges::copy(values, tensor.as<float>().begin());
  return tensor;
}

// Plans of two inputs, one temporary or constant and one result, of four floats each.
Plan make_plan() {
  Plan plan;
  for (const BlockRole role :
       {BlockRole::kInput, BlockRole::kInput, BlockRole::kTemporary, BlockRole::kResult}) {
    plan.blocks.push_back({.bytes = 16, .role = role, .contents = {}});
  }
  plan.inputs = {{.block = {0}, .type = kFour, .strides = {1}},
                 {.block = {1}, .type = kFour, .strides = {1}}};
  plan.results = {{.block = {3}, .type = kFour, .strides = {1}}};
  return plan;
}

// Adds the inputs, and scales the sum.
Plan add_then_scale(double factor) {
  Plan plan = make_plan();
  plan.steps.emplace_back(KernelLaunch{.buffers = {{0}, {1}, {2}},
                                       .parameters = {4},
                                       .shape = {.grid = {3, 1, 1}, .block = {32, 1, 1}},
                                       .entry = "fake_add"});
  plan.steps.emplace_back(KernelLaunch{.buffers = {{2}, {3}},
                                       .parameters = {4, std::bit_cast<int64_t>(factor)},
                                       .shape = {},
                                       .entry = "fake_scale"});
  return plan;
}

class CudaRuns : public ::testing::Test {
 protected:
  CudaRuns() : pool_(cuda_.device()) {
    const std::string text = "fake_add fake_scale fake_fault fake_forge fake_slow";
    modules_.push_back(
        CudaModule::load(cuda_.device(), std::as_bytes(std::span(text)), "kernels").value());
  }

  FakeCuda cuda_;
  DevicePool pool_;
  std::vector<CudaModule> modules_;
};

TEST_F(CudaRuns, StepsRunInOrderAsOneGraph) {
  const std::vector<std::string> labels{"add", "mul"};
  auto frame = CudaFrame::create(add_then_scale(0.5), modules_, labels, pool_, {}).value();
  EXPECT_EQ(frame->executable().launches(), 2u);
  const std::array inputs{floats(std::array{1.F, 2.F, 3.F, 4.F}),
                          floats(std::array{10.F, 20.F, 30.F, 40.F})};
  ASSERT_TRUE(frame->set_inputs(inputs));
  ASSERT_TRUE(frame->poison(std::byte{0x7b}));
  cuda_.take_log();
  ASSERT_TRUE(frame->run());
  EXPECT_EQ(
      cuda_.take_log(),
      "node fake_add grid 3,1,1 block 32 shared 0\nnode fake_scale grid 1,1,1 block 1 shared 0\n"
      "instantiate\nlaunch graph\nrun fake_add\nrun fake_scale\n");
  const auto results = frame->results().value();
  EXPECT_EQ(results[0].as<float>()[3], 22.F);
  ASSERT_TRUE(frame->run());
  EXPECT_EQ(cuda_.take_log(), "launch graph\nrun fake_add\nrun fake_scale\n");
}

TEST_F(CudaRuns, KernelsThatWaitByThemselvesOverlap) {
  const std::vector<std::string> labels{"add", "mul"};
  auto frame =
      CudaFrame::create(add_then_scale(2), modules_, labels, pool_, {.overlaps = true}).value();
  const std::array inputs{floats(std::array{1.F, 1.F, 1.F, 1.F}),
                          floats(std::array{0.F, 0.F, 0.F, 0.F})};
  ASSERT_TRUE(frame->set_inputs(inputs));
  cuda_.take_log();
  ASSERT_TRUE(frame->run());
  EXPECT_TRUE(cuda_.take_log().contains("edge 1 0 1\ninstantiate\n"));
  EXPECT_EQ(frame->results()->front().as<float>()[0], 2.F);
}

TEST_F(CudaRuns, AMovedBlockChangesOnlyItsReaders) {
  const std::vector<std::string> labels{"add", "mul"};
  auto frame = CudaFrame::create(add_then_scale(2), modules_, labels, pool_, {}).value();
  const std::array inputs{floats(std::array{1.F, 1.F, 1.F, 1.F}),
                          floats(std::array{0.F, 0.F, 0.F, 0.F})};
  ASSERT_TRUE(frame->set_inputs(inputs));
  ASSERT_TRUE(frame->run());
  const DeviceMemory other = pool_.allocate(16).value();
  const std::array moved{5.F, 5.F, 5.F, 5.F};
  const CudaDriver& driver = cuda_.device().driver();
  driver->copy_to_device(other.address(), moved.data(), sizeof moved, cuda_.device().stream());
  cuda_.take_log();
  frame->executable().place({0}, other.address());
  frame->executable().place({0}, other.address());
  ASSERT_TRUE(frame->run());
  EXPECT_EQ(cuda_.take_log(), "move fake_add\nlaunch graph\nrun fake_add\nrun fake_scale\n");
  EXPECT_EQ(frame->results()->front().as<float>()[0], 10.F);
}

TEST_F(CudaRuns, KernelsOfEmptyTensorsDoNotRun) {
  Plan plan = add_then_scale(1);
  std::get<KernelLaunch>(plan.steps[0]).shape.grid = {0, 1, 1};
  std::get<KernelLaunch>(plan.steps[1]).shape.grid = {1, 0, 1};
  auto frame =
      CudaFrame::create(plan, modules_, std::vector<std::string>{"add", "mul"}, pool_, {}).value();
  EXPECT_EQ(frame->executable().launches(), 0u);
  ASSERT_TRUE(frame->run());
  EXPECT_EQ(frame->executable().run_timed().value(), (std::vector<double>{0, 0}));
}

TEST_F(CudaRuns, LargeSharedMemoryAndClustersAreAskedFor) {
  Plan plan = add_then_scale(1);
  std::get<KernelLaunch>(plan.steps[0]).shape.shared_bytes = 100 << 10;
  std::get<KernelLaunch>(plan.steps[0]).shape.cluster = 16;
  cuda_.take_log();
  auto frame =
      CudaFrame::create(plan, modules_, std::vector<std::string>{"add", "mul"}, pool_, {}).value();
  ASSERT_TRUE(frame->run());
  const std::string log = cuda_.take_log();
  EXPECT_TRUE(log.contains("attribute fake_add 8 102400\nattribute fake_add 14 1\n")) << log;
  EXPECT_TRUE(log.contains("shared 102400\ncluster fake_add 4 16\n")) << log;
}

TEST_F(CudaRuns, AFaultNamesTheOps) {
  Plan plan = make_plan();
  plan.steps.emplace_back(KernelLaunch{.buffers = {{3}}, .shape = {}, .entry = "fake_fault"});
  auto frame =
      CudaFrame::create(plan, modules_, std::vector<std::string>{"gather"}, pool_, {}).value();
  const auto run = frame->run();
  ASSERT_FALSE(run);
  EXPECT_EQ(run.error().message,
            "the GPU failed while running gather: an illegal memory access was encountered "
            "(CUDA_ERROR_ILLEGAL_ADDRESS)");
  EXPECT_FALSE(frame->results()) << "the device is lost";
}

TEST_F(CudaRuns, StepsAreTimedOneByOne) {
  const std::vector<std::string> labels{"add", "mul"};
  auto frame = CudaFrame::create(add_then_scale(0.5), modules_, labels, pool_, {}).value();
  cuda_.take_log();
  const auto times = frame->executable().run_timed().value();
  ASSERT_EQ(times.size(), 2u);
  EXPECT_NEAR(times[0], 1, 0.01);  // the fake clock moves at each mark
  EXPECT_EQ(cuda_.take_log(),
            "launch fake_add grid 3,1,1 block 32 shared 0\nlaunch fake_scale grid 1,1,1 block 1 "
            "shared 0\nrun fake_add\nrun fake_scale\n");
}

TEST_F(CudaRuns, ConstantsAndStridedTensorsHaveTheirPlaces) {
  Plan plan = make_plan();
  // The first input is every other element of its block; the temporary is a constant.
  plan.blocks[0].bytes = 32;
  plan.inputs[0].strides = {2};
  plan.inputs[0].type.shape = {4};
  plan.blocks[2].role = BlockRole::kConstant;
  const Tensor ones = floats(std::array{1.F, 1.F, 1.F, 1.F});
  plan.blocks[2].contents.assign(ones.bytes().begin(), ones.bytes().end());
  plan.steps.emplace_back(KernelLaunch{
      .buffers = {{1}, {2}, {3}}, .parameters = {4}, .shape = {}, .entry = "fake_add"});
  plan.results.push_back(plan.inputs[0]);
  auto frame =
      CudaFrame::create(plan, modules_, std::vector<std::string>{"add"}, pool_, {}).value();
  const std::array inputs{floats(std::array{1.F, 2.F, 3.F, 4.F}),
                          floats(std::array{10.F, 20.F, 30.F, 40.F})};
  ASSERT_TRUE(frame->set_inputs(inputs));
  ASSERT_TRUE(frame->run());
  const auto results = frame->results().value();
  EXPECT_EQ(results[0].as<float>()[3], 41.F);
  EXPECT_EQ(results[1].as<float>()[3], 4.F) << "a view of an input";
}

// A kernel may write the word by which the driver tells that a stream has ended.
TEST_F(CudaRuns, ASealWaitsForWhatADriverBelievesToHaveEnded) {
  const auto frame_of = [&](const std::string& first) {
    Plan plan = make_plan();
    for (const std::string& entry : {first, std::string("fake_slow")}) {
      plan.steps.emplace_back(
          KernelLaunch{.buffers = {{3}}, .parameters = {}, .shape = {}, .entry = entry});
    }
    const std::vector<std::string> labels(2);
    return CudaFrame::create(plan, modules_, labels, pool_, {}).value();
  };
  CudaSeal seal = CudaSeal::create(cuda_.device()).value();
  const auto honest = frame_of("fake_slow");
  cuda_.take_log();
  ASSERT_TRUE(honest->executable().start());
  ASSERT_TRUE(seal.wait("waiting"));
  EXPECT_TRUE(cuda_.take_log().ends_with("run fake_slow\nrun fake_slow\n"));

  const auto frame = frame_of("fake_forge");
  ASSERT_TRUE(frame->run());
  EXPECT_TRUE(cuda_.take_log().ends_with("run fake_forge\n"));
  ASSERT_TRUE(cuda_.device().wait("waiting"));
  EXPECT_EQ(cuda_.take_log(), "run fake_slow\n");
  ASSERT_TRUE(frame->executable().start());
  const auto ended = seal.wait("running the graph");
  ASSERT_FALSE(ended);
  EXPECT_EQ(ended.error().id, "cuda-end-forged");
  EXPECT_EQ(ended.error().message,
            "while running the graph, something told the driver of an end before the device had "
            "come to it");
  ASSERT_TRUE(cuda_.device().wait("waiting"));
}

}  // namespace
}  // namespace passnet
