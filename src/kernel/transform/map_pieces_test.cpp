#include "kernel/transform/map_pieces.hpp"

#include "kernel/analysis/nest.hpp"
#include "kernel/analysis/reach.hpp"
#include "kernel/builder.hpp"
#include "kernel/transform/merge_halves.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace passnet {
namespace {

// y[i, d] = value(i, d) over 4 rows of 10 elements.
class Map {
 public:
  explicit Map(DType dtype = DType::kF32) {
    x_ = b.input("x", {dtype, {4, 10}});
    y_ = b.output("y", {dtype, {4, 10}});
  }

  ExprId x(ExprId at) { return b.load(x_, {row, at}); }
  ExprId op(ScalarOp op, ExprId a, int64_t constant) {
    return b.apply(op, {a, b.integer(constant)});
  }
  ExprId choose(ExprId condition, ExprId a, ExprId other) {
    return b.apply(ScalarOp::kSelect, {condition, a, other});
  }
  Kernel store(ExprId value) {
    b.map(b.extents(y_), y_, {row, column}, value);
    return b.take();
  }

  KernelBuilder b{"map"};
  ExprId row = b.index(0);
  ExprId column = b.index(1);

 private:
  BufferId x_;
  BufferId y_;
};

bool chooses(const Kernel& kernel) {
  return std::ranges::any_of(reached_from(kernel, kernel.stages),
                             [&](ExprId id) { return kernel.expr(id).op == ScalarOp::kSelect; });
}

TEST(MapPieces, SplitWhereAConditionChanges) {
  Map map;
  const ExprId is_inside = map.b.apply(
      ScalarOp::kAnd, {map.op(ScalarOp::kGe, map.column, 3), map.op(ScalarOp::kLt, map.column, 8)});
  const MapPieces pieces =
      split_maps(map.store(map.choose(is_inside, map.x(map.column), map.b.number(0, DType::kF32))));
  ASSERT_EQ(pieces.kernel.stages.size(), 3u);
  EXPECT_EQ(pieces.origins, (std::vector<size_t>{0, 0, 0}));
  EXPECT_FALSE(chooses(pieces.kernel));
  const Kernel& kernel = pieces.kernel;
  EXPECT_EQ(kernel.extents(kernel.stages[0]), (Shape{4, 3}));
  EXPECT_EQ(kernel.extents(kernel.stages[1]), (Shape{4, 5}));
  EXPECT_EQ(kernel.extents(kernel.stages[2]), (Shape{4, 2}));
}

TEST(MapPieces, ClampedIndicesBecomeAffine) {
  Map map;
  const ExprId before = map.op(ScalarOp::kMax, map.op(ScalarOp::kSub, map.column, 1), 0);
  const MapPieces pieces = split_maps(map.store(
      map.choose(map.op(ScalarOp::kEq, map.column, 0), map.x(map.column), map.x(before))));
  ASSERT_EQ(pieces.kernel.stages.size(), 2u);
  const auto layouts = contiguous_layouts(pieces.kernel);
  for (const Stage& stage : pieces.kernel.stages) {
    for (const auto& [id, load] :
         make_nest(pieces.kernel, stage, layouts, Bounds::kTrusted).loads) {
      EXPECT_TRUE(load.affine && load.in_bounds);
    }
  }
}

TEST(MapPieces, KeepWhatTheyCannotDecide) {
  Map map;
  const ExprId diagonal = map.b.apply(ScalarOp::kLt, {map.row, map.column});
  const Kernel kernel =
      map.store(map.choose(diagonal, map.x(map.column), map.b.number(0, DType::kF32)));
  EXPECT_EQ(split_maps(kernel).kernel.stages.size(), 1u);
}

// Even and odd elements as one map over pairs.
TEST(MapPieces, NeighborsAreSwappedInOneMap) {
  Map map;
  const ExprId bit = map.op(ScalarOp::kRemainder, map.column, 2);
  const ExprId next = map.op(ScalarOp::kMin, map.op(ScalarOp::kAdd, map.column, 1), 9);
  const ExprId before = map.op(ScalarOp::kMax, map.op(ScalarOp::kSub, map.column, 1), 0);
  const ExprId turned = map.choose(map.op(ScalarOp::kEq, bit, 0),
                                   map.b.apply(ScalarOp::kNeg, {map.x(next)}), map.x(before));
  const MapPieces halves = split_maps(map.store(turned));
  EXPECT_EQ(halves.kernel.stages.size(), 2u);
  const MapPieces pieces = merge_halves(halves);
  ASSERT_EQ(pieces.kernel.stages.size(), 1u);
  EXPECT_EQ(pieces.kernel.extents(pieces.kernel.stages[0]), (Shape{4, 5, 2}));
  Nest nest = make_nest(pieces.kernel, pieces.kernel.stages[0], contiguous_layouts(pieces.kernel),
                        Bounds::kTrusted);
  ASSERT_EQ(nest.loads.size(), 1u);
  EXPECT_EQ(nest.extents, (Integers{20, 2}));  // rows continue each other
  ASSERT_TRUE(merge_pairs(nest));
  EXPECT_TRUE(nest.has_pairs);
  EXPECT_EQ(nest.extents, (Integers{40}));
  const Access& load = nest.loads.begin()->second;
  EXPECT_EQ(load.pairs, PairOrder::kSwapped);
  EXPECT_EQ(load.offset, 0);
}

// Two maps that store in [rows, 2] of a buffer are halves; in [2, rows], they are two long rows.
TEST(MapPieces, HalvesAreNeighborsInMemory) {
  const auto stages_if_stored = [](size_t dim) {
    KernelBuilder b("stack");
    const BufferId x = b.input("x", {DType::kF32, {64}});
    const BufferId y = b.output("y", {DType::kF32, dim == 0 ? Shape{2, 64} : Shape{64, 2}});
    const ExprId value = b.load(x, {b.index(0)});
    for (const int64_t half : {0, 1}) {
      const ExprId place = b.integer(half);
      const ExprIds at = dim == 0 ? ExprIds{place, b.index(0)} : ExprIds{b.index(0), place};
      b.map(b.extents(x), y, at,
            b.apply(ScalarOp::kMul, {value, b.number(static_cast<double>(half + 2), DType::kF32)}));
    }
    return merge_halves(split_maps(b.take())).kernel.stages.size();
  };
  EXPECT_EQ(stages_if_stored(1), 1u);
  EXPECT_EQ(stages_if_stored(0), 2u);
}

// A half that converts another dtype is not computed before one conversion of both.
TEST(MapPieces, HalvesOfOtherDTypesAreConvertedApart) {
  KernelBuilder b("stack");
  const BufferId x = b.input("x", {DType::kF16, {64}});
  const BufferId z = b.input("z", {DType::kBF16, {64}});
  const BufferId y = b.output("y", {DType::kF32, {64, 2}});
  for (const int64_t half : {0, 1}) {
    const ExprId value = b.load(half == 0 ? x : z, {b.index(0)});
    b.map(b.extents(x), y, {b.index(0), b.integer(half)}, b.cast(value, DType::kF32));
  }
  const Kernel kernel = merge_halves(split_maps(b.take())).kernel;
  ASSERT_EQ(kernel.stages.size(), 1u);
  EXPECT_EQ(kernel.expr(kernel.stages[0].value).op, ScalarOp::kSelect);
}

TEST(MapPieces, HalvesOfDoublesStayApart) {
  Map map(DType::kF64);
  const ExprId bit = map.op(ScalarOp::kRemainder, map.column, 2);
  const Kernel kernel = map.store(
      map.choose(map.op(ScalarOp::kEq, bit, 0), map.x(map.column), map.b.number(0, DType::kF64)));
  EXPECT_EQ(split_maps(kernel).kernel.stages.size(), 1u);
}

}  // namespace
}  // namespace passnet
