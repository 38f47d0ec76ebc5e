#include "eval/side/plan_request.hpp"

#include <gtest/gtest.h>

#include <array>

namespace passnet {
namespace {

// Writes a step, reads it, and compares by writing it once more.
void expect_kept(Step step) {
  const PlanRequest request{
      .libraries = {"a.so"}, .block_offsets = {0, 64}, .steps = {std::move(step)}};
  const std::vector<std::byte> bytes = to_bytes(request);
  const PlanRequest found = from_bytes<PlanRequest>(bytes);
  EXPECT_EQ(to_bytes(found), bytes);
  ASSERT_EQ(found.steps.size(), 1);
  EXPECT_EQ(found.steps[0].index(), request.steps[0].index());
}

TEST(PlanRequest, KeepsLaunchesWithTheirShape) {
  const KernelLaunch launch{.kernel = 3,
                            .buffers = {{1}, {0}},
                            .parameters = {7, -1},
                            .shape = {.grid = {2, 3, 4}, .shared_bytes = 128, .cluster = 2}};
  expect_kept(launch);
  const PlanRequest found = from_bytes<PlanRequest>(to_bytes(PlanRequest{.steps = {launch}}));
  const auto& own = std::get<KernelLaunch>(found.steps[0]);
  EXPECT_EQ(own.shape, launch.shape);
  EXPECT_EQ(own.parameters, launch.parameters);
  EXPECT_EQ(own.buffers, launch.buffers);
}

TEST(PlanRequest, KeepsLibraryCalls) {
  LibraryStep step{.call = Product{.has_addend = true, .rows = {{.extent = 5, .left = 2}}},
                   .buffers = {{0}, {1}, {0}},
                   .epilogue = Epilogue{.kernel = 2, .buffers = {0, Epilogue::kTile}}};
  expect_kept(step);
  const PlanRequest found = from_bytes<PlanRequest>(to_bytes(PlanRequest{.steps = {step}}));
  const auto& own = std::get<LibraryStep>(found.steps[0]);
  EXPECT_EQ(own.epilogue->buffers, step.epilogue->buffers);
  EXPECT_EQ(std::get<Product>(own.call).rows[0].extent, 5);
  step.call = Convolution{.groups = 9, .dims = {{.input = 11, .before = 1}}};
  step.epilogue.reset();
  expect_kept(step);
  const PlanRequest second = from_bytes<PlanRequest>(to_bytes(PlanRequest{.steps = {step}}));
  EXPECT_EQ(std::get<Convolution>(std::get<LibraryStep>(second.steps[0]).call).dims[0].input, 11);
  step.call = Ordering{.has_values = false, .first = 7, .rows = {{.extent = 3, .output = 5}}};
  expect_kept(step);
  const PlanRequest third = from_bytes<PlanRequest>(to_bytes(PlanRequest{.steps = {step}}));
  EXPECT_EQ(std::get<Ordering>(std::get<LibraryStep>(third.steps[0]).call).rows[0].output, 5);
  step.call = Fourier{.inverse = true, .factor = 0.25, .shape = {2, 3}, .dims = {{1, 9}}};
  expect_kept(step);
  const PlanRequest fourth = from_bytes<PlanRequest>(to_bytes(PlanRequest{.steps = {step}}));
  EXPECT_EQ(std::get<Fourier>(std::get<LibraryStep>(fourth.steps[0]).call).dims[0].length, 9);
  step.call = Attention{.mask_dtype = DType::kF32, .scale = 0.5F, .key = {.strides = {7, 5, 3, 1}}};
  expect_kept(step);
  const PlanRequest fifth = from_bytes<PlanRequest>(to_bytes(PlanRequest{.steps = {step}}));
  EXPECT_EQ(std::get<Attention>(std::get<LibraryStep>(fifth.steps[0]).call).key.strides[2], 3);
}

TEST(PlanRequest, SeveralPlansOfOneWorker) {
  const std::vector<PlanRequest> requests{
      {.threads = 2, .block_offsets = {64, 128}}, {.counter_offset = 7}, {.threads = 5}};
  const auto [found, is_joint] =
      from_bytes<WorkerRequest>(to_bytes(WorkerRequest{.plans = requests, .is_joint = true}));
  EXPECT_TRUE(is_joint);
  ASSERT_EQ(found.size(), requests.size());
  for (size_t i = 0; i < found.size(); ++i) {
    EXPECT_EQ(to_bytes(found[i]), to_bytes(requests[i]));
  }
}

}  // namespace
}  // namespace passnet
