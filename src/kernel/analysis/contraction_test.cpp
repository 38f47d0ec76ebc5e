#include "kernel/analysis/contraction.hpp"

#include "kernel/builder.hpp"
#include "support/test_kernels.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

using test_kernels::indices;

constexpr int64_t kBatches = 3;
constexpr int64_t kRows = 4;
constexpr int64_t kColumns = 5;
constexpr int64_t kDepth = 6;

struct Form {
  DType dtype = DType::kF32;
  DType compute = DType::kF32;
  Combine combine = Combine::kSum;
  int64_t shift = 0;  // of the rows that are read
};

// out[b, m, n] = Σ over k of x[b, m + shift, k] · y[k, n]
Kernel product(const Form& form) {
  KernelBuilder b("product");
  const BufferId x = b.input("x", {form.dtype, {kBatches, kRows, kDepth}});
  const BufferId y = b.input("y", {form.dtype, {kDepth, kColumns}});
  const BufferId out = b.output("out", {form.compute, {kBatches, kRows, kColumns}});
  const ExprIds i = indices(b, 4);
  const ExprId row = b.apply(ScalarOp::kAdd, {i[1], b.integer(form.shift)});
  const ExprId left = b.cast(b.load(x, {i[0], row, i[3]}), form.compute);
  const ExprId right = b.cast(b.load(y, {i[3], i[2]}), form.compute);
  ParameterIds loops = b.extents(out);
  loops.push_back(b.extent(x, 2));
  b.reduce(loops, 1, form.combine, b.apply(ScalarOp::kMul, {left, right}), out, {i[0], i[1], i[2]});
  return b.take();
}

std::optional<ContractionForm> find(const Kernel& kernel) {
  const Stage& stage = kernel.stages[0];
  const std::vector<Layout> layouts = contiguous_layouts(kernel);
  return find_contraction(kernel, stage, analyze_stage(kernel, stage, layouts, Bounds::kChecked));
}

TEST(Contraction, SortsLoopsByTheFactorsThatTheyMoveIn) {
  const Kernel kernel = product({});
  const auto found = find(kernel);
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(kernel.expr(found->factors.left).buffer, BufferId{0});
  EXPECT_EQ(kernel.expr(found->factors.right).buffer, BufferId{1});
  // The right factor has no batch, so these loops walk rows too.
  EXPECT_EQ(found->loops,
            (std::vector<ContractionLoop>{ContractionLoop::kRow, ContractionLoop::kRow,
                                          ContractionLoop::kColumn, ContractionLoop::kDepth}));
}

TEST(Contraction, SeesThroughExactCastsAlone) {
  EXPECT_TRUE(find(product({.dtype = DType::kBF16})).has_value());
  EXPECT_TRUE(find(product({.dtype = DType::kF64, .compute = DType::kF64})).has_value());
  EXPECT_FALSE(find(product({.compute = DType::kF64})).has_value());
}

TEST(Contraction, IsASumOfElementsInBounds) {
  EXPECT_FALSE(find(product({.combine = Combine::kMax})).has_value());
  EXPECT_FALSE(find(product({.shift = 1})).has_value());
}

}  // namespace
}  // namespace passnet
