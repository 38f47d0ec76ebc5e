// Compares the elements that a stage touches with counts by hand.
#include "kernel/analysis/touch.hpp"

#include "kernel/builder.hpp"
#include "support/test_kernels.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace passnet {
namespace {

const TouchedBox* find_box(const std::vector<TouchedBox>& boxes, BufferId buffer) {
  for (const TouchedBox& box : boxes) {
    if (box.buffer == buffer) return &box;
  }
  return nullptr;
}

// out[i] = sum over j < 3 of x[2·i + j].
Kernel windows() {
  KernelBuilder b("windows");
  const BufferId x = b.input("x", {DType::kF32, {21}});
  const BufferId out = b.output("out", {DType::kF32, {10}});
  const ExprId at =
      b.apply(ScalarOp::kAdd, {b.apply(ScalarOp::kMul, {b.index(0), b.integer(2)}), b.index(1)});
  b.reduce({b.extent(out, 0), b.parameter(3)}, 1, Combine::kSum, b.load(x, {at}), out,
           {b.index(0)});
  return b.take();
}

TEST(Touch, LoadsOverlappingWindowsOnce) {
  const Kernel kernel = windows();
  const Stage& stage = kernel.stages[0];
  const auto loads = touched_loads(kernel, stage, whole_loops(kernel, stage));
  ASSERT_EQ(loads.size(), 1u);
  EXPECT_EQ(loads[0].dims, (std::vector<IndexRuns>{{{0, 21}}}));
  const TouchedBox target = touched_target(kernel, stage, whole_loops(kernel, stage));
  EXPECT_EQ(target.dims, (std::vector<IndexRuns>{{{0, 10}}}));
}

TEST(Touch, LoadsWhatTheseIterationsAskFor) {
  const Kernel kernel = windows();
  const Stage& stage = kernel.stages[0];
  const std::vector<IndexRuns> loops{{{1, 2}, {8, 1}}, {{0, 3}}};
  const auto loads = touched_loads(kernel, stage, loops);
  ASSERT_EQ(loads.size(), 1u);
  EXPECT_EQ(loads[0].dims, (std::vector<IndexRuns>{{{2, 5}, {16, 3}}}));
  EXPECT_TRUE(touched_loads(kernel, stage, std::vector<IndexRuns>{{}, {{0, 3}}}).empty());
}

// y[i] = i < 4 ? x[min(2 * i, 6)] : x[i % 3 + 10].
Kernel conditional() {
  KernelBuilder b("conditional");
  const BufferId x = b.input("x", {DType::kF32, {20}});
  const BufferId y = b.output("y", {DType::kF32, {8}});
  const ExprId i = b.index(0);
  const ExprId few = b.apply(ScalarOp::kLt, {i, b.integer(4)});
  const ExprId twice = b.apply(ScalarOp::kMul, {i, b.integer(2)});
  const ExprId first = b.load(x, {b.apply(ScalarOp::kMin, {twice, b.integer(6)})});
  const ExprId rest = b.apply(ScalarOp::kRemainder, {i, b.integer(3)});
  const ExprId second = b.load(x, {b.apply(ScalarOp::kAdd, {rest, b.integer(10)})});
  b.map({b.extent(y, 0)}, y, {i}, b.apply(ScalarOp::kSelect, {few, first, second}));
  return b.take();
}

TEST(Touch, ConditionsAndIndicesOfLoopsAreKnown) {
  const Kernel kernel = conditional();
  const Stage& stage = kernel.stages[0];
  const auto loads = touched_loads(kernel, stage, whole_loops(kernel, stage), UnknownAccess::kAll);
  ASSERT_EQ(loads.size(), 2u);
  const auto has = [&](const IndexRuns& runs) {
    return std::ranges::any_of(loads, [&](const TouchedBox& box) { return box.dims[0] == runs; });
  };
  EXPECT_TRUE(has({{0, 1}, {2, 1}, {4, 1}, {6, 1}}));
  EXPECT_TRUE(has({{10, 3}}));
}

// y[i] = x[k[i]].
TEST(Touch, DataMayBeAnyIndex) {
  KernelBuilder b("gather");
  const BufferId x = b.input("x", {DType::kF32, {20}});
  const BufferId k = b.input("k", {DType::kI64, {3}});
  const BufferId y = b.output("y", {DType::kF32, {3}});
  b.map({b.extent(y, 0)}, y, {b.index(0)}, b.load(x, {b.load(k, {b.index(0)})}));
  const Kernel kernel = b.take();
  const Stage& stage = kernel.stages[0];
  const std::vector<IndexRuns> loops = whole_loops(kernel, stage);
  const auto fewest = touched_loads(kernel, stage, loops);
  const auto all = touched_loads(kernel, stage, loops, UnknownAccess::kAll);
  EXPECT_EQ(find_box(fewest, x)->dims, (std::vector<IndexRuns>{{{0, 3}}}));
  EXPECT_EQ(find_box(all, x)->dims, (std::vector<IndexRuns>{{{0, 20}}}));
}

TEST(Touch, NeededLoopsWriteWhatIsAskedFor) {
  const Kernel kernel = windows();
  ElementSet needed(10);
  needed.add({3, 2});
  needed.add({9, 1});
  // Reduced loops run whole.
  EXPECT_EQ(needed_loops(kernel, kernel.stages[0], needed),
            (std::vector<IndexRuns>{{{3, 2}, {9, 1}}, {{0, 3}}}));
  EXPECT_EQ(needed_loops(kernel, kernel.stages[0], ElementSet(10)),
            (std::vector<IndexRuns>{{}, {}}));
  needed.add_all();
  EXPECT_EQ(needed_loops(kernel, kernel.stages[0], needed), whole_loops(kernel, kernel.stages[0]));
}

TEST(Touch, NeededElementsAreRoundedUpToABox) {
  const Kernel kernel = test_kernels::silu({DType::kF32, {4, 5}});
  ElementSet needed(20);
  needed.add({5 * 1 + 4, 1});
  needed.add({5 * 3 + 0, 1});
  EXPECT_EQ(needed_loops(kernel, kernel.stages[0], needed),
            (std::vector<IndexRuns>{{{1, 1}, {3, 1}}, {{0, 1}, {4, 1}}}));
}

TEST(Touch, PaddingIsClippedToTheBuffer) {
  const Kernel kernel = test_kernels::pool(Combine::kMax, DType::kF32, {1, 2, 6, 8});
  const Stage& stage = kernel.stages[0];
  const auto loads = touched_loads(kernel, stage, whole_loops(kernel, stage));
  ASSERT_EQ(loads.size(), 1u);
  EXPECT_EQ(loads[0].dims, (std::vector<IndexRuns>{{{0, 1}}, {{0, 2}}, {{0, 6}}, {{0, 8}}}));
}

// Three iterations can ask for no more than three rows, whichever they are.
TEST(Touch, IndicesFromDataAreAsManyAsIterations) {
  KernelBuilder b("gather");
  const BufferId table = b.input("table", {DType::kF32, {100, 8}});
  const BufferId places = b.input("places", {DType::kI64, {3}});
  const BufferId out = b.output("out", {DType::kF32, {3, 8}});
  const ExprId row = b.load(places, {b.index(0)});
  b.map(b.extents(out), out, {b.index(0), b.index(1)}, b.load(table, {row, b.index(1)}));
  const Kernel kernel = b.take();
  const auto loads = touched_loads(kernel, kernel.stages[0], whole_loops(kernel, kernel.stages[0]));
  const TouchedBox* const rows = find_box(loads, table);
  ASSERT_NE(rows, nullptr);
  EXPECT_EQ(rows->dims, (std::vector<IndexRuns>{{{0, 3}}, {{0, 8}}}));
  const TouchedBox* const indices = find_box(loads, places);
  ASSERT_NE(indices, nullptr);
  EXPECT_EQ(indices->dims, (std::vector<IndexRuns>{{{0, 3}}}));
}

TEST(Touch, AScanNeedsAllBefore) {
  KernelBuilder b("scan");
  const BufferId x = b.input("x", {DType::kF32, {4, 9}});
  const BufferId out = b.output("out", {DType::kF32, {4, 9}});
  b.scan(b.extents(out), Combine::kSum, b.load(x, {b.index(0), b.index(1)}), out,
         {b.index(0), b.index(1)});
  const Kernel kernel = b.take();
  ElementSet needed(36);
  needed.add({9 * 2 + 5, 1});
  EXPECT_EQ(needed_loops(kernel, kernel.stages[0], needed),
            (std::vector<IndexRuns>{{{2, 1}}, {{0, 9}}}));
}

}  // namespace
}  // namespace passnet
