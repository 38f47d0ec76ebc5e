#include "kernel/transform/rewriter.hpp"

#include "kernel/analysis/reach.hpp"
#include "support/test_kernels.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace passnet {
namespace {

// A copy of x whose load has an index that equals another expression and would fold: a rewriter
// that keeps expressions must keep it.
Kernel with_redundant_exprs() {
  KernelBuilder b("redundant");
  const BufferId x = b.input("x", {DType::kI64, {4}});
  const BufferId out = b.output("out", {DType::kI64, {4}});
  const ExprId zero = b.integer(0);
  b.map(b.extents(out), out, {b.index(0)}, b.load(x, {b.index(0)}));
  const Kernel plain = b.take();
  KernelRewriter rewriter(plain);
  rewriter.declare_all();
  rewriter.keep_all();
  const ExprId again = rewriter.append({.op = ScalarOp::kIndex, .dtype = DType::kI64});
  const ExprId sum =
      rewriter.append({.op = ScalarOp::kAdd, .dtype = DType::kI64, .operands = {again, zero}});
  Stage stage = rewriter.kept(plain.stages[0]);
  stage.value = rewriter.append(
      {.op = ScalarOp::kLoad, .dtype = DType::kI64, .operands = {sum}, .buffer = x});
  rewriter.add(std::move(stage));
  return rewriter.take();
}

TEST(KernelRewriter, KeepsAKernelWithItsNumbering) {
  for (const Kernel& kernel :
       {test_kernels::softmax(DType::kBF16, {3, 5}), with_redundant_exprs()}) {
    KernelRewriter rewriter(kernel);
    rewriter.declare_all();
    rewriter.keep_all();
    for (const Stage& stage : kernel.stages) rewriter.add(rewriter.kept(stage));
    const Kernel copy = rewriter.take();
    EXPECT_EQ(copy.exprs, kernel.exprs);
    EXPECT_EQ(copy.parameters, kernel.parameters);
    EXPECT_EQ(to_string(copy), to_string(kernel));
  }
}

TEST(KernelRebuilder, FoldsAndShares) {
  const Kernel kernel = with_redundant_exprs();
  KernelRebuilder rebuilder(kernel);
  rebuilder.add(rebuilder.rebuild(kernel.stages[0]));
  const Kernel copy = rebuilder.take();
  ASSERT_EQ(copy.stages.size(), 1U);
  const Expr& load = copy.expr(copy.stages[0].value);
  ASSERT_EQ(load.op, ScalarOp::kLoad);
  EXPECT_EQ(load.operands[0], copy.stages[0].target_index[0]);
}

TEST(KernelRewriter, NumbersWhatItKeepsOfAPart) {
  const Kernel kernel = test_kernels::softmax(DType::kF32, {3, 5});
  KernelRewriter rewriter(kernel);
  const std::span<const Stage> first(kernel.stages.data(), 1);
  rewriter.declare({0}, kernel.buffers[0]);
  Buffer largest = kernel.buffer(first[0].target);
  largest.role = BufferRole::kOutput;
  rewriter.declare(first[0].target, largest);
  rewriter.keep(reached_from(kernel, first));
  rewriter.add(rewriter.kept(first[0]));
  const Kernel part = rewriter.take();
  EXPECT_EQ(part.buffers.size(), 2U);
  EXPECT_EQ(part.parameters, (std::vector<int64_t>{3, 5}));
  EXPECT_EQ(part.exprs.size(), 3U);  // two indices and a load
  EXPECT_EQ(part.shape(part.stages[0].target), (Shape{3}));
}

TEST(KernelRewriter, ChangesExpressionsAsItKeepsThem) {
  const Kernel kernel = test_kernels::silu({DType::kF32, {4, 6}});
  KernelRewriter rewriter(kernel);
  rewriter.declare_parameters();
  Buffer turned = kernel.buffers[0];
  std::ranges::reverse(turned.extents);
  rewriter.declare({0}, turned);
  rewriter.declare({1}, kernel.buffers[1]);
  rewriter.keep_all([](Expr& expr) {
    if (expr.op == ScalarOp::kLoad) std::ranges::reverse(expr.operands);
  });
  rewriter.add(rewriter.kept(kernel.stages[0]));
  const Kernel copy = rewriter.take();
  EXPECT_EQ(copy.shape({0}), (Shape{6, 4}));
  EXPECT_EQ(copy.exprs.size(), kernel.exprs.size());
}

TEST(KernelRebuilder, GivesLoopsOtherIndices) {
  const Kernel kernel = test_kernels::silu({DType::kF32, {4}});
  KernelRebuilder rebuilder(kernel);
  KernelBuilder& b = rebuilder.builder();
  const ExprId value =
      rebuilder.rebuild(kernel.stages[0].value, [&](size_t) { return b.integer(2); });
  b.map({}, {1}, {b.integer(2)}, value);
  const Kernel copy = rebuilder.take();
  for (const Expr& expr : copy.exprs) EXPECT_NE(expr.op, ScalarOp::kIndex);
}

TEST(ExprCopier, ReplacesParametersAndLoads) {
  const Kernel kernel = test_kernels::silu({DType::kF32, {4}});
  KernelBuilder b("silu of 2");
  const BufferId out = b.output("out", {DType::kF32, {4}});
  ExprCopier copier(kernel, b,
                    {.index = [&](size_t loop) { return b.index(loop); },
                     .parameter = [&](ParameterId id) { return b.integer(kernel.value(id)); },
                     .load = [&](ExprId, ExprIds) { return b.number(2, DType::kF32); }});
  b.map(b.extents(out), out, {b.index(0)}, copier.copy(kernel.stages[0].value));
  const Kernel copy = b.take();
  EXPECT_EQ(copy.expr(copy.stages[0].value).op, ScalarOp::kConstant);
  EXPECT_FALSE(copier.copy({}).valid());
}

TEST(KernelRewriterDeathTest, RefusesToTakeAFlawedKernel) {
  const Kernel kernel = test_kernels::silu({DType::kF32, {4}});
  const auto take_flawed = [&] {
    KernelRewriter rewriter(kernel);
    rewriter.declare_all();
    rewriter.keep_all();  // the stage that writes the output is missing
    return rewriter.take();
  };
  EXPECT_DEATH(take_flawed(), "nothing writes");
}

}  // namespace
}  // namespace passnet
