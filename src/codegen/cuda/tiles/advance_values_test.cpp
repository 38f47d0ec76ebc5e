#include "codegen/cuda/tiles/advance_values.hpp"

#include "kernel/builder.hpp"

#include <gtest/gtest.h>

#include <string>

namespace passnet {
namespace {

constexpr int64_t kRows = 6;
constexpr int64_t kColumns = 5;

// Two blocks of a running sum: s = Σ x y, top = max s of both, t = Σ exp(s - top) of each block,
// and out = (t of the first * exp(top of the first - top) + t of the second) of each column of y.
Kernel running_sum() {
  KernelBuilder b("running");
  const BufferId x = b.input("x", {DType::kF32, {kRows, kColumns}});
  const BufferId out = b.output("out", {DType::kF32, {kRows, kColumns}});
  const ParameterIds all = b.extents(x);
  const BufferId first = b.temporary("first", DType::kF32, {all[0]});
  const BufferId weights = b.temporary("weights", DType::kF32, all);
  const BufferId second = b.temporary("second", DType::kF32, {all[0]});
  const BufferId others = b.temporary("others", DType::kF32, all);
  const ExprIds both{b.index(0), b.index(1)};
  const ExprId value = b.load(x, both);
  b.reduce(all, 1, Combine::kMax, value, first, {b.index(0)});
  const ExprId top = b.load(first, {b.index(0)});
  b.map(all, weights, both, b.apply(ScalarOp::kExp, {b.apply(ScalarOp::kSub, {value, top})}));
  b.reduce(all, 1, Combine::kMax, b.apply(ScalarOp::kMul, {value, value}), second, {b.index(0)});
  const ExprId both_tops = b.apply(ScalarOp::kMax, {top, b.load(second, {b.index(0)})});
  b.map(all, others, both, b.apply(ScalarOp::kExp, {b.apply(ScalarOp::kSub, {value, both_tops})}));
  const ExprId shrink = b.apply(ScalarOp::kExp, {b.apply(ScalarOp::kSub, {top, both_tops})});
  b.map(all, out, both,
        b.apply(ScalarOp::kAdd,
                {b.apply(ScalarOp::kMul, {b.load(weights, both), shrink}), b.load(others, both)}));
  return b.take();
}

TEST(AdvanceValues, AreStagesBehindWhatTheyNeed) {
  const Kernel kernel = running_sum();
  const MapPieces pieces = advance_values(kernel, {.first = 0, .last = 4, .rows = 1});
  EXPECT_EQ(find_flaw(pieces.kernel), std::nullopt);
  ASSERT_EQ(pieces.origins.size(), pieces.kernel.stages.size());
  // The maximum of both blocks, which two stages need, comes behind the second one, and so does the
  // product, whose sum waits for the other weights.
  EXPECT_EQ(pieces.origins, (std::vector<size_t>{0, 1, 2, 3, 4, 3, 4}));
  EXPECT_EQ(pieces.kernel.extents(pieces.kernel.stages[3]), (Shape{kRows}));
  EXPECT_EQ(pieces.kernel.extents(pieces.kernel.stages[4]), (Shape{kRows, kColumns}));
  const Expr& last = pieces.kernel.expr(pieces.kernel.stages[6].value);
  EXPECT_EQ(last.op, ScalarOp::kAdd);
  for (const ExprId operand : last.operands) {
    EXPECT_EQ(pieces.kernel.expr(operand).op, ScalarOp::kLoad);
  }
}

TEST(AdvanceValues, RoundedTemporariesHaveTheirDtype) {
  KernelBuilder b("rounded");
  const BufferId x = b.input("x", {DType::kF32, {kRows, kColumns}});
  const BufferId w = b.input("w", {DType::kBF16, {kColumns, 3}});
  const BufferId out = b.output("out", {DType::kF32, {kRows, 3}});
  const ParameterIds all = b.extents(x);
  const BufferId held = b.temporary("held", DType::kF32, all);
  const BufferId plain = b.temporary("plain", DType::kF32, all);
  const ExprIds both{b.index(0), b.index(1)};
  const ExprId rounded = b.cast(b.load(x, both), DType::kBF16);
  b.map(all, held, both, b.cast(rounded, DType::kF32));
  b.map(all, plain, both, b.apply(ScalarOp::kExp, {b.load(held, both)}));
  const ExprId factor =
      b.cast(b.cast(b.load(plain, {b.index(0), b.index(2)}), DType::kBF16), DType::kF32);
  const ExprId weight = b.cast(b.load(w, {b.index(2), b.index(1)}), DType::kF32);
  b.reduce({all[0], b.extent(w, 1), all[1]}, 1, Combine::kSum,
           b.apply(ScalarOp::kMul, {factor, weight}), out, both);
  const MapPieces pieces = advance_values(b.take(), {.first = 0, .last = 2, .rows = 1});
  EXPECT_EQ(find_flaw(pieces.kernel), std::nullopt);
  EXPECT_EQ(pieces.origins, (std::vector<size_t>{0, 1, 2, 2}));
  const auto dtype = [&](size_t stage) {
    return pieces.kernel.buffer(pieces.kernel.stages[stage].target).dtype;
  };
  EXPECT_EQ(dtype(0), DType::kBF16) << "a temporary of rounded values";
  EXPECT_EQ(dtype(1), DType::kF32);
  EXPECT_EQ(dtype(2), DType::kBF16) << "the rounded factor of the product";
}

}  // namespace
}  // namespace passnet
