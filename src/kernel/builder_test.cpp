#include "kernel/builder.hpp"

#include "support/test_kernels.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

TEST(KernelBuilder, InternsEqualExpressions) {
  KernelBuilder b("k");
  const BufferId x = b.input("x", {DType::kF32, {4}});
  const ExprId value = b.load(x, {b.index(0)});
  EXPECT_EQ(value, b.load(x, {b.index(0)}));
  EXPECT_EQ(b.apply(ScalarOp::kAdd, {value, value}), b.apply(ScalarOp::kAdd, {value, value}));
  EXPECT_NE(b.number(0.0, DType::kF32), b.number(-0.0, DType::kF32));
  EXPECT_NE(b.number(1, DType::kF32), b.number(1, DType::kF64));
}

TEST(KernelBuilder, FoldsConstantsAndIndexIdentities) {
  KernelBuilder b("k");
  const ExprId i = b.index(0);
  EXPECT_EQ(b.apply(ScalarOp::kMul, {i, b.integer(1)}), i);
  EXPECT_EQ(b.apply(ScalarOp::kAdd, {b.integer(0), i}), i);
  EXPECT_EQ(b.apply(ScalarOp::kMul, {i, b.integer(0)}), b.integer(0));
  EXPECT_EQ(b.apply(ScalarOp::kFloorDiv, {b.integer(-7), b.integer(2)}), b.integer(-4));
  EXPECT_EQ(b.apply(ScalarOp::kAdd, {b.number(1, DType::kF32), b.number(2, DType::kF32)}),
            b.number(3, DType::kF32));
  const ExprId always = b.apply(ScalarOp::kLt, {b.integer(1), b.integer(2)});
  EXPECT_EQ(b.apply(ScalarOp::kSelect, {always, i, b.integer(5)}), i);
  EXPECT_EQ(b.apply(ScalarOp::kAdd, {b.integer(250, DType::kU8), b.integer(10, DType::kU8)}),
            b.integer(4, DType::kU8));
}

TEST(KernelBuilder, NeverFoldsParametersOrUnsafeFloats) {
  KernelBuilder b("k");
  const ExprId one = b.of(b.parameter(1));
  EXPECT_NE(b.apply(ScalarOp::kMul, {b.index(0), one}), b.index(0));
  const BufferId x = b.input("x", {DType::kF32, {4}});
  const ExprId value = b.load(x, {b.index(0)});
  EXPECT_NE(b.apply(ScalarOp::kAdd, {value, b.number(0, DType::kF32)}), value);
}

TEST(KernelBuilder, DropsCastsThatChangeNothing) {
  KernelBuilder b("k");
  const BufferId x = b.input("x", {DType::kF16, {4}});
  const ExprId half = b.load(x, {b.index(0)});
  const ExprId wide = b.cast(half, DType::kF32);
  EXPECT_EQ(b.cast(wide, DType::kF16), half);
  EXPECT_EQ(b.cast(half, DType::kF16), half);
  EXPECT_NE(b.cast(wide, DType::kBF16), half);
  EXPECT_EQ(b.cast(b.number(2.7, DType::kF32), DType::kI32), b.integer(2, DType::kI32));
}

TEST(FindFlaw, NamesWhatIsWrong) {
  const Kernel good = test_kernels::softmax(DType::kF32, {2, 3});
  EXPECT_EQ(find_flaw(good), std::nullopt);
  const auto flaw_after = [&](auto change) {
    Kernel kernel = good;
    change(kernel);
    return find_flaw(kernel).value_or("no flaw");
  };
  EXPECT_EQ(flaw_after([](Kernel& k) {
              k.stages[0].extents.pop_back();
              k.stages[0].reduced = 0;
            }),
            "stage 0: an index names a loop that does not exist");
  EXPECT_EQ(flaw_after([](Kernel& k) { k.stages[0].reduced = 2; }),
            "stage 0: the target index uses a reduced loop");
  EXPECT_EQ(flaw_after([](Kernel& k) { std::swap(k.stages[0], k.stages[1]); }),
            "stage 0: it reads largest before it is written");
  EXPECT_EQ(flaw_after([](Kernel& k) { k.stages.pop_back(); }), "nothing writes out");
  EXPECT_EQ(flaw_after([](Kernel& k) { k.buffers[1].dtype = DType::kF64; }),
            "stage 2: the value is f32, the target f64");
  EXPECT_EQ(flaw_after([](Kernel& k) { k.stages[2].target = {0}; }),
            "stage 2: the target is an input");
  EXPECT_EQ(flaw_after([](Kernel& k) { k.stages[2].store = StoreMode::kAdd; }),
            "stage 2: it accumulates into out, which nothing has set");
  Kernel complex = test_kernels::scatter(DType::kC64, 4, 3, StoreMode::kMultiply);
  EXPECT_EQ(find_flaw(complex), std::nullopt);
  complex.stages[1].store = StoreMode::kMax;
  EXPECT_EQ(find_flaw(complex), "stage 1: complex numbers have no order");
}

TEST(KernelText, ListsBuffersAndStages) {
  EXPECT_EQ(to_string(test_kernels::softmax(DType::kF32, {2, 3})),
            "kernel softmax\n"
            "  input x: f32[2,3]\n"
            "  output out: f32[2,3]\n"
            "  temporary largest: f32[2]\n"
            "  temporary total: f32[2]\n"
            "  for [i0 < 2, i1* < 3]\n"
            "    largest[i0] = max x[i0, i1]\n"
            "  for [i0 < 2, i1* < 3]\n"
            "    total[i0] = sum exp((x[i0, i1] - largest[i0]))\n"
            "  for [i0 < 2, i1 < 3]\n"
            "    out[i0, i1] = (exp((x[i0, i1] - largest[i0])) / total[i0])\n");
}

}  // namespace
}  // namespace passnet
