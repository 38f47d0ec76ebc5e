#include "kernel/analysis/stage_graph.hpp"

#include "kernel/builder.hpp"
#include "support/test_kernels.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

TEST(StageGraph, ReadersWaitForWriters) {
  const StageGraph graph = find_stage_graph(test_kernels::softmax(DType::kF32, {2, 3}));
  EXPECT_EQ(graph.before, (std::vector<std::vector<size_t>>{{}, {0}, {0, 1}}));
  EXPECT_EQ(graph.levels, (std::vector<size_t>{0, 1, 2}));
  EXPECT_TRUE(graph.depends(2, 0));
  EXPECT_FALSE(graph.depends(0, 2));
}

// Two reductions of one input, a map of both, and one that needs neither.
TEST(StageGraph, StagesThatShareInputsAreIndependent) {
  KernelBuilder b("statistics");
  const BufferId x = b.input("x", {DType::kF32, {4, 8}});
  const BufferId out = b.output("out", {DType::kF32, {4}});
  const BufferId copy = b.output("copy", {DType::kF32, {4, 8}});
  const BufferId largest = b.temporary("largest", DType::kF32, {b.extent(x, 0)});
  const BufferId total = b.temporary("total", DType::kF32, {b.extent(x, 0)});
  const ExprId value = b.load(x, {b.index(0), b.index(1)});
  b.reduce(b.extents(x), 1, Combine::kMax, value, largest, {b.index(0)});
  b.reduce(b.extents(x), 1, Combine::kSum, value, total, {b.index(0)});
  b.map(b.extents(out), out, {b.index(0)},
        b.apply(ScalarOp::kAdd, {b.load(largest, {b.index(0)}), b.load(total, {b.index(0)})}));
  b.map(b.extents(copy), copy, {b.index(0), b.index(1)}, value);
  const StageGraph graph = find_stage_graph(b.take());
  EXPECT_EQ(graph.levels, (std::vector<size_t>{0, 0, 1, 0}));
  EXPECT_FALSE(graph.depends(1, 0));
  EXPECT_FALSE(graph.depends(3, 2));
  EXPECT_TRUE(graph.depends(2, 0));
}

// Stages that write the parts of one buffer, as concatenation does, and one that reads a part.
TEST(StageGraph, PartsOfABufferAreTheirOwn) {
  KernelBuilder b("parts");
  const BufferId x = b.input("x", {DType::kF32, {4}});
  const BufferId out = b.output("out", {DType::kF32, {4}});
  const BufferId parts = b.temporary("parts", DType::kF32, {b.parameter(8)});
  const ExprId shifted = b.apply(ScalarOp::kAdd, {b.index(0), b.integer(4)});
  b.map(b.extents(x), parts, {b.index(0)}, b.load(x, {b.index(0)}));
  b.map(b.extents(x), parts, {shifted}, b.load(x, {b.index(0)}));
  b.map(b.extents(out), out, {b.index(0)}, b.load(parts, {shifted}));
  const StageGraph graph = find_stage_graph(b.take());
  EXPECT_EQ(graph.before, (std::vector<std::vector<size_t>>{{}, {}, {1}}));
  EXPECT_FALSE(graph.depends(2, 0));
}

// A buffer that is written again after it has been read.
TEST(StageGraph, WritersWaitForReaders) {
  KernelBuilder b("again");
  const BufferId x = b.input("x", {DType::kF32, {4}});
  const BufferId out = b.output("out", {DType::kF32, {4}});
  const BufferId other = b.output("other", {DType::kF32, {4}});
  const BufferId held = b.temporary("held", DType::kF32, b.extents(x));
  const ExprIds i{b.index(0)};
  const ExprId value = b.load(x, i);
  b.map(b.extents(x), held, i, value);
  b.map(b.extents(x), out, i, b.load(held, i));
  b.map(b.extents(x), held, i, b.apply(ScalarOp::kNeg, {value}));
  b.map(b.extents(x), other, i, b.load(held, i));
  const StageGraph graph = find_stage_graph(b.take());
  EXPECT_EQ(graph.before, (std::vector<std::vector<size_t>>{{}, {0}, {0, 1}, {0, 2}}));
  EXPECT_EQ(graph.levels, (std::vector<size_t>{0, 1, 2, 3}));
}

}  // namespace
}  // namespace passnet
