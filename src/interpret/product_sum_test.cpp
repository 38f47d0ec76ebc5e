#include "interpret/product_sum.hpp"

#include "base/thread_pool.hpp"
#include "interpret/interpret_kernel.hpp"
#include "kernel/builder.hpp"
#include "support/test_kernels.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>

namespace passnet {
namespace {

using test_kernels::indices;
using test_kernels::load_wide;

struct Random {
  uint64_t state;
  int64_t below(int64_t count) {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return static_cast<int64_t>((state >> 33) % static_cast<uint64_t>(count));
  }
};

Tensor random_tensor(const TensorType& type, Random& random) {
  Tensor tensor(type);
  for (int64_t i = 0; i < tensor.numel(); ++i) {
    tensor.set_value(i, static_cast<double>(random.below(1 << 20)) / (1 << 19) - 1);
  }
  return tensor;
}

// out[b, m, n] = Σ over (j, k) of left · right, the dims of the factors in a random order; left has
// strided windows (m + 2 j) as convolutions do.
struct Case {
  Kernel kernel;
  std::vector<Tensor> inputs;
};

Case random_case(Random& random, DType dtype) {
  enum { kBatch, kRow, kColumn, kTap, kDepth };
  const Integers extents{1 + random.below(3), 1 + random.below(130),
                         random.below(4) == 0 ? 1 : 1 + random.below(210), 1 + random.below(4),
                         1 + random.below(90)};
  KernelBuilder b("random");
  const auto loop = indices(b, 5);
  const ExprId window =
      b.apply(ScalarOp::kAdd, {loop[kRow], b.apply(ScalarOp::kMul, {b.integer(2), loop[kTap]})});
  struct Dim {
    ExprId index;
    int64_t extent;
  };
  std::vector<Dim> left{{loop[kBatch], extents[kBatch]},
                        {window, extents[kRow] + 2 * extents[kTap]},
                        {loop[kDepth], extents[kDepth]}};
  std::vector<Dim> right{{loop[kColumn], extents[kColumn]},
                         {loop[kTap], extents[kTap]},
                         {loop[kDepth], extents[kDepth]}};
  if (random.below(2) == 0) right.push_back({loop[kBatch], extents[kBatch]});
  const auto declare = [&](const char* name, std::vector<Dim>& dims) {
    for (size_t i = dims.size(); i > 1; --i) {
      std::swap(dims[i - 1], dims[static_cast<size_t>(random.below(static_cast<int64_t>(i)))]);
    }
    Shape shape;
    for (const Dim& dim : dims) shape.push_back(dim.extent);
    return b.input(name, {dtype, shape});
  };
  const auto load = [&](BufferId buffer, const std::vector<Dim>& dims) {
    ExprIds index;
    for (const Dim& dim : dims) index.push_back(dim.index);
    return load_wide(b, buffer, index);
  };
  const BufferId x = declare("x", left);
  const BufferId y = declare("y", right);
  const BufferId out = b.output("out", {dtype, {extents.begin(), extents.begin() + 3}});
  ParameterIds loops = b.extents(out);
  loops.push_back(b.parameter(extents[kTap]));
  loops.push_back(b.parameter(extents[kDepth]));
  b.reduce(loops, 2, Combine::kSum, b.apply(ScalarOp::kMul, {load(x, left), load(y, right)}), out,
           {loop[0], loop[1], loop[2]});
  Case made{.kernel = b.take()};
  for (const BufferId buffer : {x, y}) {
    made.inputs.push_back(random_tensor({dtype, made.kernel.shape(buffer)}, random));
  }
  return made;
}

bool is_found(const Kernel& kernel) {
  const auto layouts = contiguous_layouts(kernel);
  const Stage& stage = kernel.stages[0];
  return find_product_sum(kernel, stage, make_nest(kernel, stage, layouts, Bounds::kChecked))
      .has_value();
}

Tensor run(const Case& made, const InterpretOptions& options) {
  std::vector<const Tensor*> inputs;
  for (const Tensor& input : made.inputs) inputs.push_back(&input);
  auto outputs = interpret(made.kernel, inputs, options);
  EXPECT_TRUE(outputs.has_value());
  return std::move(outputs->front());
}

bool same_bytes(const Tensor& a, const Tensor& b) {
  return a.type() == b.type() &&
         std::memcmp(a.bytes().data(), b.bytes().data(), a.bytes().size()) == 0;
}

// Relative size of the last bit of a result.
double unit(DType dtype) {
  if (dtype == DType::kF64) return 0x1p-48;
  if (dtype == DType::kF32) return 0x1p-22;
  return dtype == DType::kF16 ? 0x1p-10 : 0x1p-7;
}

TEST(ProductSum, BlocksAgreeWithColumns) {
  Random random{7};
  ThreadPool three(3);
  int found = 0;
  for (int round = 0; round < 12; ++round) {
    for (const DType dtype : {DType::kF32, DType::kF64, DType::kF16, DType::kBF16}) {
      const Case made = random_case(random, dtype);
      found += is_found(made.kernel) ? 1 : 0;
      const Tensor blocks = run(made, {});
      const Tensor columns = run(made, {.product_sums = false});
      for (int64_t i = 0; i < blocks.numel(); ++i) {
        const double expected = columns.value(i);
        ASSERT_NEAR(blocks.value(i), expected, unit(dtype) * (std::fabs(expected) + 8))
            << to_string(made.kernel);
      }
      EXPECT_TRUE(same_bytes(blocks, run(made, {.pool = &three})));
      EXPECT_TRUE(same_bytes(columns, run(made, {.pool = &three, .product_sums = false})));
    }
  }
  EXPECT_GT(found, 30);
}

TEST(ProductSum, AddsExactProductsInDouble) {
  // 1 + 2^-23 squared is not a float, nor is the sum with 2^30 one of two terms: only the exact
  // products, added in double, leave 2^-22 + 2^-46 of it.
  const float one = 1.0f + 0x1p-23f;
  KernelBuilder b("product");
  const BufferId x = b.input("x", {DType::kF32, {16, 3}});
  const BufferId y = b.input("y", {DType::kF32, {3, 16}});
  const BufferId out = b.output("out", {DType::kF32, {16, 16}});
  ParameterIds loops = b.extents(out);
  loops.push_back(b.extent(x, 1));
  const auto loop = indices(b, 3);
  b.reduce(loops, 1, Combine::kSum,
           b.apply(ScalarOp::kMul, {b.load(x, {loop[0], loop[2]}), b.load(y, {loop[2], loop[1]})}),
           out, {loop[0], loop[1]});
  Case made{.kernel = b.take()};
  made.inputs.push_back(Tensor({DType::kF32, {16, 3}}));
  made.inputs.push_back(Tensor({DType::kF32, {3, 16}}));
  for (int64_t i = 0; i < 16; ++i) {
    const std::array<float, 3> left{0x1p15f, one, -0x1p15f};
    const std::array<float, 3> right{0x1p15f, one, 0x1p15f};
    for (int64_t k = 0; k < 3; ++k) {
      made.inputs[0].set_value(i * 3 + k, left[static_cast<size_t>(k)]);
      made.inputs[1].set_value(k * 16 + i, right[static_cast<size_t>(k)]);
    }
  }
  ASSERT_TRUE(is_found(made.kernel));
  const double exact = (0x1p30 + double{one} * double{one}) - 0x1p30;
  EXPECT_EQ(run(made, {}).as<float>()[17], static_cast<float>(exact));
}

TEST(ProductSum, NanAndInfinityStayInTheirRowsAndColumns) {
  Random random{3};
  KernelBuilder b("product");
  const BufferId x = b.input("x", {DType::kF32, {7, 20}});
  const BufferId y = b.input("y", {DType::kF32, {20, 9}});
  const BufferId out = b.output("out", {DType::kF32, {7, 9}});
  ParameterIds loops = b.extents(out);
  loops.push_back(b.extent(x, 1));
  const auto loop = indices(b, 3);
  b.reduce(loops, 1, Combine::kSum,
           b.apply(ScalarOp::kMul, {b.load(x, {loop[0], loop[2]}), b.load(y, {loop[2], loop[1]})}),
           out, {loop[0], loop[1]});
  Case made{.kernel = b.take()};
  made.inputs.push_back(random_tensor({DType::kF32, {7, 20}}, random));
  made.inputs.push_back(random_tensor({DType::kF32, {20, 9}}, random));
  made.inputs[0].set_value(6 * 20 + 19, NAN);
  made.inputs[1].set_value(8, INFINITY);
  const Tensor result = run(made, {});
  for (int64_t row = 0; row < 7; ++row) {
    for (int64_t column = 0; column < 9; ++column) {
      EXPECT_EQ(std::isnan(result.value(row * 9 + column)), row == 6);
      if (row != 6) {
        EXPECT_EQ(std::isinf(result.value(row * 9 + column)), column == 8);
      }
    }
  }
}

TEST(ProductSum, LeavesOtherSumsAlone) {
  EXPECT_FALSE(
      is_found(test_kernels::reduce_middle(Combine::kSum, DType::kF32, {8, 100, 8}, DType::kF32)));
  EXPECT_FALSE(is_found(test_kernels::silu({DType::kF32, {8, 100}})));
}

}  // namespace
}  // namespace passnet
