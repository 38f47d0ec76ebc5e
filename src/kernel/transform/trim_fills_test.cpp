#include "kernel/transform/trim_fills.hpp"

#include "kernel/builder.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

// out = 0; out[i + row, j + column] = x[i, j]; then, if `reads`, the whole is copied before that.
Kernel padded(const Shape& inner, int64_t row, int64_t column, const Shape& whole, bool reads) {
  KernelBuilder b("pad");
  const BufferId x = b.input("x", {DType::kF32, inner});
  const BufferId out = b.output("out", {DType::kF32, whole});
  const BufferId copy = b.output("copy", {DType::kF32, whole});
  const ExprIds all{b.index(0), b.index(1)};
  b.map(b.extents(out), out, all, b.number(0, DType::kF32));
  if (reads) b.map(b.extents(out), copy, all, b.load(out, all));
  const ExprIds moved{b.apply(ScalarOp::kAdd, {b.index(0), b.integer(row)}),
                      b.apply(ScalarOp::kAdd, {b.index(1), b.integer(column)})};
  b.map(b.extents(x), out, moved, b.load(x, all));
  if (!reads) b.map(b.extents(out), copy, all, b.load(out, all));
  return b.take();
}

std::vector<Shape> extents_after(const Kernel& kernel) {
  const MapPieces pieces = trim_fills(kernel);
  EXPECT_EQ(find_flaw(pieces.kernel), std::nullopt);
  EXPECT_EQ(pieces.origins.size(), pieces.kernel.stages.size());
  std::vector<Shape> extents;
  for (const Stage& stage : pieces.kernel.stages) extents.push_back(pieces.kernel.extents(stage));
  return extents;
}

TEST(TrimFills, OnlyTheBorderIsFilled) {
  EXPECT_EQ(extents_after(padded({8, 5}, 1, 2, {10, 9}, false)),
            (std::vector<Shape>{{1, 9}, {1, 9}, {8, 2}, {8, 2}, {8, 5}, {10, 9}}));
  EXPECT_EQ(extents_after(padded({10, 5}, 0, 4, {10, 9}, false)),
            (std::vector<Shape>{{10, 4}, {10, 5}, {10, 9}}));
  EXPECT_EQ(extents_after(padded({10, 9}, 0, 0, {10, 9}, false)),
            (std::vector<Shape>{{10, 9}, {10, 9}}))
      << "nothing is left to fill";
}

TEST(TrimFills, DimsOfOneElementMayHaveNoIndex) {
  KernelBuilder b("pad");
  const BufferId x = b.input("x", {DType::kF32, {1, 6}});
  const BufferId out = b.output("out", {DType::kF32, {1, 9}});
  const ExprId zero = b.integer(0);
  b.map(b.extents(out), out, {zero, b.index(1)}, b.number(0, DType::kF32));
  for (const int64_t at : {0, 7}) {
    const ExprId moved = b.apply(ScalarOp::kAdd, {b.index(1), b.integer(at)});
    b.map({b.extent(x, 0), b.parameter(2)}, out, {zero, moved}, b.load(x, {zero, b.index(1)}));
  }
  EXPECT_EQ(extents_after(b.take()), (std::vector<Shape>{{1, 5}, {1, 2}, {1, 2}}))
      << "all maps count";
}

TEST(TrimFills, ADiagonalLeavesMoreThanABorder) {
  KernelBuilder b("diagonal");
  const BufferId x = b.input("x", {DType::kF32, {6}});
  const BufferId out = b.output("out", {DType::kF32, {6, 6}});
  const ExprIds all{b.index(0), b.index(1)};
  b.map(b.extents(out), out, all, b.number(0, DType::kF32));
  b.map(b.extents(x), out, {b.index(0), b.index(0)}, b.load(x, {b.index(0)}));
  EXPECT_EQ(extents_after(b.take()), (std::vector<Shape>{{6, 6}, {6}}));
}

TEST(TrimFills, AFillThatIsReadIsWhole) {
  EXPECT_EQ(extents_after(padded({8, 5}, 1, 2, {10, 9}, true)),
            (std::vector<Shape>{{10, 9}, {10, 9}, {8, 5}}));
}

}  // namespace
}  // namespace passnet
