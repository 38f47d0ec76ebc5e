#include "codegen/cuda/scatter/parallel_loops.hpp"

#include "support/test_kernels.hpp"

#include <gtest/gtest.h>

#include <array>
#include <vector>

namespace passnet {
namespace {

using namespace test_kernels;

// out[3 * i + 2 * j + k, l] += x[i, j, k, l], with loops of these extents.
std::vector<bool> parallel_loops(const Shape& extents) {
  KernelBuilder b("overlap");
  const BufferId x = b.input("x", {DType::kF32, extents});
  const BufferId out = b.output("out", {DType::kF32, {40, extents[3]}});
  const auto i = indices(b, 4);
  const auto times = [&](int64_t factor, ExprId index) {
    return b.apply(ScalarOp::kMul, {b.integer(factor), index});
  };
  const ExprId place =
      b.apply(ScalarOp::kAdd, {times(3, i[0]), b.apply(ScalarOp::kAdd, {times(2, i[1]), i[2]})});
  b.map(b.extents(out), out, indices(b, 2), b.number(0, DType::kF32));
  b.add({.extents = b.extents(x),
         .value = b.load(x, i),
         .target = out,
         .target_index = {place, i[3]},
         .store = StoreMode::kAdd});
  const Kernel kernel = b.take();
  const Nest nest = analyze_stage(kernel, kernel.stages[1], {}, Bounds::kTrusted);
  return find_parallel_loops(kernel, kernel.stages[1], nest);
}

TEST(ParallelLoops, LoopsWhoseStoresOverlapAreNotParallel) {
  using Loops = std::vector<bool>;
  EXPECT_EQ(parallel_loops({1, 5, 2, 7}), (Loops{true, true, true, true}));
  EXPECT_EQ(parallel_loops({1, 5, 3, 7}), (Loops{true, false, false, true}))
      << "iterations (0, 2) and (1, 0) store to one element";
  EXPECT_EQ(parallel_loops({4, 1, 3, 7}), (Loops{true, true, true, true}));
  EXPECT_EQ(parallel_loops({4, 2, 1, 7}), (Loops{true, true, true, true}));
  EXPECT_EQ(parallel_loops({4, 4, 1, 7}), (Loops{false, false, true, true}));
  EXPECT_EQ(parallel_loops({4, 2, 2, 7}), (Loops{false, false, false, true}));
}

}  // namespace
}  // namespace passnet
