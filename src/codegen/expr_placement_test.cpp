// Places of expressions: the open loops, the expressions that the guard needs, and those that get
// names.
#include "codegen/expr_placement.hpp"

#include "kernel/builder.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace passnet {
namespace {

Nest nest_of(const Kernel& kernel, size_t stage = 0) {
  return analyze_stage(kernel, kernel.stages[stage], contiguous_layouts(kernel), Bounds::kTrusted);
}

// The first expression of an op.
const PlacedExpr& find(const Kernel& kernel, const ExprPlacement& placement, ScalarOp op) {
  const auto at = std::ranges::find(kernel.exprs, op, &Expr::op);
  EXPECT_NE(at, kernel.exprs.end());
  return placement[static_cast<size_t>(at - kernel.exprs.begin())];
}

// out[i, j] = exp(x[i]) * y[i, j], in a row per i.
Kernel scale_rows() {
  KernelBuilder b("scale");
  const BufferId x = b.input("x", {DType::kF32, {5}});
  const BufferId y = b.input("y", {DType::kF32, {5, 40}});
  const BufferId out = b.output("out", {DType::kF32, {5, 40}});
  const ExprId scale = b.apply(ScalarOp::kExp, {b.load(x, {b.index(0)})});
  b.map(b.extents(out), out, {b.index(0), b.index(1)},
        b.apply(ScalarOp::kMul, {scale, b.load(y, {b.index(0), b.index(1)})}));
  return b.take();
}

TEST(ExprPlacement, ExpressionsAreOutsideOfLoopsThatDoNotChangeThem) {
  const Kernel kernel = scale_rows();
  const Nest nest = nest_of(kernel);
  const ExprId value = kernel.stages[0].value;
  const auto placed = place_exprs(kernel, nest, {.order = {1}, .roots = {value}});
  EXPECT_EQ(find(kernel, placed, ScalarOp::kExp).depth, 0u);
  EXPECT_EQ(find(kernel, placed, ScalarOp::kMul).depth, 1u);
  EXPECT_GE(find(kernel, placed, ScalarOp::kExp).uses, 2u);  // it needs a name outside of the loop
  EXPECT_TRUE(placed[value.index].root);
  // With both loops inside the row, the outer one holds what changes with it.
  const auto inside = place_exprs(kernel, nest, {.order = {0, 1}, .roots = {value}});
  EXPECT_EQ(find(kernel, inside, ScalarOp::kExp).depth, 1u);
  EXPECT_EQ(find(kernel, inside, ScalarOp::kMul).depth, 2u);
}

TEST(ExprPlacement, CachedValuesAreLeavesOfTheInnermostLoop) {
  const Kernel kernel = scale_rows();
  const auto exp = std::ranges::find(kernel.exprs, ScalarOp::kExp, &Expr::op);
  const ExprId cached{static_cast<uint32_t>(exp - kernel.exprs.begin())};
  const auto placed =
      place_exprs(kernel, nest_of(kernel),
                  {.order = {1}, .roots = {kernel.stages[0].value}, .cached = {cached}});
  EXPECT_TRUE(placed[cached.index].leaf);
  EXPECT_EQ(placed[cached.index].depth, 1u);
  EXPECT_EQ(placed[exp->operands[0].index].uses, 0u);  // its operands are not computed
}

// out[i] = x[i - 2] if i >= 2, else 0.
Kernel shift() {
  KernelBuilder b("shift");
  const BufferId x = b.input("x", {DType::kF32, {40}});
  const BufferId out = b.output("out", {DType::kF32, {40}});
  const ExprId i = b.index(0);
  const ExprId two = b.of(b.parameter(2));
  const ExprId inside = b.apply(ScalarOp::kGe, {i, two});
  const ExprId moved = b.load(x, {b.apply(ScalarOp::kSub, {i, two})});
  b.map(b.extents(out), out, {i},
        b.apply(ScalarOp::kSelect, {inside, moved, b.number(0, DType::kF32)}));
  return b.take();
}

TEST(ExprPlacement, LoadsThatOnlyASelectAllowsAreUnsafeAndNotCertain) {
  const Kernel kernel = shift();
  const auto placed =
      place_exprs(kernel, nest_of(kernel), {.order = {0}, .roots = {kernel.stages[0].value}});
  const PlacedExpr& load = find(kernel, placed, ScalarOp::kLoad);
  EXPECT_TRUE(load.unsafe);
  EXPECT_FALSE(load.certain);
  EXPECT_TRUE(find(kernel, placed, ScalarOp::kGe).certain);
  EXPECT_FALSE(find(kernel, placed, ScalarOp::kGe).unsafe);
}

TEST(ExprPlacement, GuardsAreComputedEarly) {
  KernelBuilder b("guarded");
  const BufferId x = b.input("x", {DType::kF32, {40}});
  const BufferId out = b.output("out", {DType::kF32, {40}});
  const ExprId i = b.index(0);
  const ExprId guard = b.apply(ScalarOp::kGt, {b.load(x, {i}), b.number(0, DType::kF32)});
  b.map(b.extents(out), out, {i}, b.apply(ScalarOp::kExp, {b.load(x, {i})}), guard);
  const Kernel kernel = b.take();
  const ExprId value = kernel.stages[0].value;
  const auto placed = place_exprs(kernel, nest_of(kernel),
                                  {.order = {0}, .roots = {guard, value}, .early_roots = {guard}});
  EXPECT_TRUE(placed[guard.index].early);
  EXPECT_TRUE(placed[guard.index].certain_early);
  EXPECT_FALSE(placed[value.index].early);
  EXPECT_FALSE(placed[value.index].certain_early);
  EXPECT_TRUE(placed[value.index].certain);
}

TEST(ExprPlacement, OperationsFoldWhatIsPrintedInOne) {
  KernelBuilder b("gelu");
  const BufferId x = b.input("x", {DType::kF32, {40}});
  const BufferId out = b.output("out", {DType::kF32, {40}});
  const ExprId i = b.index(0);
  const ExprId half = b.cast(b.cast(b.load(x, {i}), DType::kBF16), DType::kF32);
  const ExprId erf = b.apply(ScalarOp::kErf, {half});
  const ExprId sum = b.apply(ScalarOp::kAdd, {erf, b.number(1, DType::kF32)});
  b.map(b.extents(out), out, {i}, sum);
  const Kernel kernel = b.take();
  const auto placed = place_exprs(kernel, nest_of(kernel), {.order = {0}, .roots = {sum}});
  EXPECT_EQ(placed[sum.index].fold, Fold::kPlusOne);
  EXPECT_EQ(folded_operation(kernel, placed, sum), erf);
  EXPECT_EQ(operands_of(kernel, placed, sum), ExprIds{half});
  EXPECT_EQ(placed[erf.index].uses, 0u);
  EXPECT_EQ(placed[half.index].fold, Fold::kRounding);
  EXPECT_EQ(kernel.expr(operands_of(kernel, placed, half)[0]).op, ScalarOp::kLoad);
}

TEST(ExprPlacement, LocalsAreKnownInTheRowOrVaryAlongStrips) {
  KernelBuilder b("local");
  const BufferId out = b.output("out", {DType::kF32, {5, 40}});
  const BufferId local = b.temporary("local", DType::kF16, {b.extent(out, 0)});
  b.map({b.extent(out, 0)}, local, {b.index(0)}, b.number(1.5, DType::kF32));
  const ExprId wide = b.cast(b.load(local, {b.index(0)}), DType::kF32);
  b.map(b.extents(out), out, {b.index(0), b.index(1)}, b.apply(ScalarOp::kExp, {wide}));
  const Kernel kernel = b.take();
  const Nest nest = nest_of(kernel, 1);
  const ExprId value = kernel.stages[1].value;
  const auto in_row =
      place_exprs(kernel, nest, {.order = {1}, .roots = {value}, .locals = {local}});
  EXPECT_EQ(in_row[wide.index].depth, 0u);
  EXPECT_EQ(in_row[wide.index].fold, Fold::kNone);
  const auto in_strips = place_exprs(kernel, nest,
                                     {.order = {1, 0},
                                      .roots = {value},
                                      .locals = {local},
                                      .locals_vary = true,
                                      .locals_hold_floats = true});
  EXPECT_EQ(in_strips[wide.index].depth, 2u);
  EXPECT_EQ(in_strips[wide.index].fold, Fold::kWidened);
  EXPECT_TRUE(operands_of(kernel, in_strips, wide).empty());
}

}  // namespace
}  // namespace passnet
