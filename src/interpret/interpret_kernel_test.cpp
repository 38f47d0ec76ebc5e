#include "interpret/interpret_kernel.hpp"

#include "support/tensors.hpp"
#include "support/test_kernels.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

namespace passnet {
namespace {

using test_kernels::indices;

std::vector<Tensor> run(const Kernel& kernel, const std::vector<const Tensor*>& inputs) {
  EXPECT_EQ(find_flaw(kernel), std::nullopt) << to_string(kernel);
  auto outputs = interpret(kernel, inputs);
  EXPECT_TRUE(outputs.has_value());
  return outputs ? std::move(*outputs) : std::vector<Tensor>();
}

TEST(InterpretKernel, Silu) {
  for (const DType dtype : {DType::kF32, DType::kF64, DType::kF16, DType::kBF16}) {
    const TensorType type{dtype, {3, 5, 700}};
    const Tensor x = repeatable_values(type);
    const auto out = run(test_kernels::silu(type), {&x});
    Tensor expected({dtype, {1}});
    for (int64_t i = 0; i < x.numel(); ++i) {
      const double v = x.value(i);
      // The kernel rounds at each step, so allow a few units of f32 before the last rounding.
      expected.set_value(0, v / (1 + std::exp(-v)));
      const double unit = dtype == DType::kF16 ? 1e-3 : dtype == DType::kBF16 ? 8e-3 : 4e-7;
      EXPECT_NEAR(out[0].value(i), expected.value(0), unit * std::fabs(v)) << i;
    }
  }
}

TEST(InterpretKernel, HalfTypesRoundOnceAtTheStore) {
  // 1 + 2^-9 is not a bf16: computed in f32 and rounded to even.
  const TensorType type{DType::kBF16, {1}};
  Tensor x(type);
  x.set_value(0, 1.0);
  EXPECT_EQ(run(test_kernels::pointwise("x + 0.001953125", type), {&x})[0].value(0), 1.0);
  EXPECT_EQ(run(test_kernels::pointwise("x + 0.005859375", type), {&x})[0].value(0), 1.0078125);
  // Between the two additions nothing is rounded to bf16.
  EXPECT_EQ(run(test_kernels::pointwise("x + 0.001953125 + 0.00390625", type), {&x})[0].value(0),
            1.0078125);
}

TEST(InterpretKernel, AddBroadcastsChannels) {
  const Shape shape{2, 3, 4, 5};
  const Tensor x = repeatable_values({DType::kF32, shape});
  const Tensor y = repeatable_values({DType::kF32, {3, 1, 1}}, 2);
  const auto out = run(test_kernels::add_channels(DType::kF32, shape), {&x, &y});
  for (int64_t i = 0; i < x.numel(); ++i) {
    EXPECT_EQ(
        out[0].as<float>()[static_cast<size_t>(i)],
        x.as<float>()[static_cast<size_t>(i)] + y.as<float>()[static_cast<size_t>(i / 20 % 3)]);
  }
}

TEST(InterpretKernel, SumOverTheMiddle) {
  for (const Shape& shape : {Shape{2, 3, 4}, Shape{2, 1000, 3}, Shape{1, 7, 900}, Shape{3, 1, 2}}) {
    const Tensor x = repeatable_values({DType::kF32, shape});
    const auto out =
        run(test_kernels::reduce_middle(Combine::kSum, DType::kF32, shape, DType::kF32), {&x});
    for (int64_t a = 0; a < shape[0]; ++a) {
      for (int64_t b = 0; b < shape[2]; ++b) {
        double sum = 0;
        for (int64_t r = 0; r < shape[1]; ++r) sum += x.value((a * shape[1] + r) * shape[2] + b);
        EXPECT_NEAR(out[0].value(a * shape[2] + b), sum, std::fabs(sum) * 1e-7);
      }
    }
  }
}

TEST(InterpretKernel, ReductionsOverNothing) {
  const Shape shape{2, 0, 3};
  const Tensor x({DType::kF32, shape});
  const Tensor n({DType::kI32, shape});
  const auto first = [](const std::vector<Tensor>& out) { return out[0].value(0); };
  using test_kernels::reduce_middle;
  const auto f32 = [&](Combine c) { return reduce_middle(c, DType::kF32, shape, DType::kF32); };
  const auto i32 = [&](Combine c) { return reduce_middle(c, DType::kI32, shape, DType::kI32); };
  EXPECT_EQ(first(run(f32(Combine::kSum), {&x})), 0);
  EXPECT_EQ(first(run(f32(Combine::kProduct), {&x})), 1);
  EXPECT_EQ(first(run(f32(Combine::kMax), {&x})), -INFINITY);
  EXPECT_EQ(first(run(f32(Combine::kMin), {&x})), INFINITY);
  EXPECT_EQ(first(run(i32(Combine::kMax), {&n})), INT32_MIN);
  EXPECT_EQ(first(run(i32(Combine::kMin), {&n})), INT32_MAX);
}

TEST(InterpretKernel, Softmax) {
  const Shape shape{4, 600};
  const Tensor x = repeatable_values({DType::kF32, shape});
  const auto out = run(test_kernels::softmax(DType::kF32, shape), {&x});
  for (int64_t row = 0; row < shape[0]; ++row) {
    double total = 0;
    for (int64_t i = 0; i < shape[1]; ++i) total += std::exp(x.value(row * shape[1] + i));
    for (int64_t i = 0; i < shape[1]; ++i) {
      const double expected = std::exp(x.value(row * shape[1] + i)) / total;
      EXPECT_NEAR(out[0].value(row * shape[1] + i), expected, expected * 1e-6);
    }
  }
}

TEST(InterpretKernel, LayerNorm) {
  const Shape shape{5, 33};
  const Tensor x = repeatable_values({DType::kF32, shape});
  const Tensor weight = repeatable_values({DType::kF32, {33}}, 2);
  const Tensor bias = repeatable_values({DType::kF32, {33}}, 3);
  const auto out = run(test_kernels::layer_norm(DType::kF32, shape), {&x, &weight, &bias});
  for (int64_t row = 0; row < shape[0]; ++row) {
    double mean = 0;
    double variance = 0;
    for (int64_t i = 0; i < 33; ++i) mean += x.value(row * 33 + i) / 33;
    for (int64_t i = 0; i < 33; ++i) variance += std::pow(x.value(row * 33 + i) - mean, 2) / 33;
    for (int64_t i = 0; i < 33; ++i) {
      const double expected =
          (x.value(row * 33 + i) - mean) / std::sqrt(variance + 1e-5) * weight.value(i) +
          bias.value(i);
      EXPECT_NEAR(out[0].value(row * 33 + i), expected, 2e-6);
    }
  }
}

TEST(InterpretKernel, PoolsWithPadding) {
  const Shape shape{2, 3, 6, 130};
  const Tensor x = repeatable_values({DType::kF32, shape});
  const auto mean = run(test_kernels::pool(Combine::kSum, DType::kF32, shape), {&x});
  const auto max = run(test_kernels::pool(Combine::kMax, DType::kF32, shape), {&x});
  for (int64_t i = 0; i < x.numel(); ++i) {
    const int64_t column = i % shape[3];
    const int64_t row = i / shape[3] % shape[2];
    double sum = 0;
    double largest = -INFINITY;
    for (int64_t r = std::max<int64_t>(row - 1, 0); r < std::min(row + 2, shape[2]); ++r) {
      for (int64_t c = std::max<int64_t>(column - 1, 0); c < std::min(column + 2, shape[3]); ++c) {
        const double value = x.value(i + (r - row) * shape[3] + c - column);
        sum += value / 9;
        largest = std::max(largest, value);
      }
    }
    EXPECT_NEAR(mean[0].value(i), sum, 1e-6);
    EXPECT_EQ(max[0].value(i), largest);
  }
}

TEST(InterpretKernel, SelectGuardsLoadsOutOfBounds) {
  const Shape shape{3, 4};
  const Tensor x = repeatable_values({DType::kI32, shape});
  const auto out = run(test_kernels::pad(DType::kI32, shape), {&x});
  for (int64_t r = 0; r < 5; ++r) {
    for (int64_t c = 0; c < 6; ++c) {
      const bool inside = r > 0 && r < 4 && c > 0 && c < 5;
      EXPECT_EQ(out[0].integer(r * 6 + c), inside ? x.integer((r - 1) * 4 + c - 1) : 0);
    }
  }
}

TEST(InterpretKernel, ScansAlongEitherDim) {
  const Shape shape{3, 1100};
  for (const DType dtype : {DType::kF32, DType::kI64}) {
    const Tensor x = repeatable_values({dtype, shape});
    const auto rows = run(test_kernels::scan(Combine::kSum, dtype, shape, 1), {&x});
    const auto columns = run(test_kernels::scan(Combine::kMax, dtype, shape, 0), {&x});
    for (int64_t r = 0; r < 3; ++r) {
      double sum = 0;
      for (int64_t c = 0; c < 1100; ++c) {
        sum += x.value(r * 1100 + c);
        EXPECT_NEAR(rows[0].value(r * 1100 + c), sum, std::fabs(sum) * 1e-6);
        double largest = x.value(c);
        for (int64_t up = 0; up <= r; ++up) largest = std::max(largest, x.value(up * 1100 + c));
        EXPECT_EQ(columns[0].value(r * 1100 + c), largest);
      }
    }
  }
}

TEST(InterpretKernel, GatherReadsRowsAndChecksThem) {
  const Tensor table = repeatable_values({DType::kF32, {5, 3}});
  Tensor rows({DType::kI64, {4}});
  for (const int64_t i : {0, 1, 2, 3}) rows.set_integer(i, (i * 3 + 4) % 5);
  const Kernel kernel = test_kernels::gather(DType::kF32, {5, 3}, 4);
  const auto out = run(kernel, {&table, &rows});
  for (int64_t i = 0; i < 12; ++i) {
    EXPECT_EQ(out[0].value(i), table.value(rows.integer(i / 3) * 3 + i % 3));
  }
  rows.set_integer(2, 5);
  const std::vector<const Tensor*> inputs{&table, &rows};
  const auto bad = interpret(kernel, inputs);
  ASSERT_FALSE(bad.has_value());
  EXPECT_EQ(bad.error().id, "index-out-of-range");
  EXPECT_EQ(bad.error().message, "expected an index of dim 0 of 'table' in [0, 5), found 5");
  rows.set_integer(2, -1);
  EXPECT_FALSE(interpret(kernel, inputs).has_value());
}

TEST(InterpretKernel, ScatterAddsInOrderAndChecksTheTarget) {
  const Kernel kernel = test_kernels::scatter(DType::kF32, 4, 3, StoreMode::kAdd);
  Tensor at({DType::kI64, {4}});
  Tensor values({DType::kF32, {4}});
  for (const int64_t i : {0, 1, 2, 3}) {
    at.set_integer(i, i % 2);
    values.set_value(i, static_cast<double>(i + 1));
  }
  const auto sums = run(kernel, {&at, &values});
  EXPECT_EQ(sums[0].value(0), 5);
  EXPECT_EQ(sums[0].value(1), 7);
  EXPECT_EQ(sums[0].value(2), 1);
  at.set_integer(3, 3);
  const std::vector<const Tensor*> inputs{&at, &values};
  EXPECT_EQ(interpret(kernel, inputs).error().message,
            "expected an index of dim 0 of 'out' in [0, 3), found 3");
}

TEST(InterpretKernel, ScatterMultipliesAndKeepsTheLargestOrLeast) {
  Tensor at({DType::kI64, {4}});
  Tensor values({DType::kF32, {4}});
  for (const int64_t i : {0, 1, 2, 3}) {
    at.set_integer(i, i % 2);
    values.set_value(i, static_cast<double>(i) - 1.5);
  }
  const auto result = [&](StoreMode store) {
    const auto outputs = run(test_kernels::scatter(DType::kF32, 4, 3, store), {&at, &values});
    return std::vector<double>{outputs[0].value(0), outputs[0].value(1), outputs[0].value(2)};
  };
  using Values = std::vector<double>;
  EXPECT_EQ(result(StoreMode::kMultiply), (Values{-0.75, -0.75, 1}));
  EXPECT_EQ(result(StoreMode::kMax), (Values{1, 1.5, 1}));
  EXPECT_EQ(result(StoreMode::kMin), (Values{-1.5, -0.5, 1}));
  values.set_value(0, NAN);
  EXPECT_TRUE(std::isnan(result(StoreMode::kMax)[0]));
}

TEST(InterpretKernel, ArgMaxTakesTheFirstAndNan) {
  const Shape shape{1, 600, 2};
  Tensor x({DType::kF32, shape});
  x.set_value(2 * 7, 3);
  x.set_value(2 * 9, 3);
  x.set_value(2 * 500 + 1, NAN);
  x.set_value(2 * 550 + 1, NAN);
  const auto out =
      run(test_kernels::reduce_middle(Combine::kArgMax, DType::kF32, shape, DType::kI64), {&x});
  EXPECT_EQ(out[0].integer(0), 7);
  EXPECT_EQ(out[0].integer(1), 500);
  const auto max =
      run(test_kernels::reduce_middle(Combine::kMax, DType::kF32, shape, DType::kF32), {&x});
  EXPECT_EQ(max[0].value(0), 3);
  EXPECT_TRUE(std::isnan(max[0].value(1)));
}

TEST(InterpretKernel, CatWritesItsOutputInTwoStages) {
  const Shape a{2, 3, 4};
  const Shape b{2, 2, 4};
  const Tensor left = repeatable_values({DType::kF16, a});
  const Tensor right = repeatable_values({DType::kF16, b}, 2);
  const auto out = run(test_kernels::cat(DType::kF16, a, b), {&left, &right});
  for (int64_t n = 0; n < 2; ++n) {
    for (int64_t c = 0; c < 20; ++c) {
      const double expected = c < 12 ? left.value(n * 12 + c) : right.value(n * 8 + c - 12);
      EXPECT_EQ(out[0].value(n * 20 + c), expected);
    }
  }
}

TEST(InterpretKernel, IntegerDivisionRoundsAsPythonAndC) {
  const TensorType type{DType::kI32, {6}};
  Tensor x(type);
  Tensor y(type);
  const Integers left{7, -7, 7, -7, INT32_MIN, 5};
  const Integers right{2, 2, -2, -2, -1, 0};
  for (size_t i = 0; i < 6; ++i) {
    x.set_integer(static_cast<int64_t>(i), left[i]);
    y.set_integer(static_cast<int64_t>(i), right[i]);
  }
  const auto check = [&](ScalarOp op, const Integers& expected) {
    const auto out = run(test_kernels::binary(op, type), {&x, &y});
    for (size_t i = 0; i < 6; ++i) {
      EXPECT_EQ(out[0].integer(static_cast<int64_t>(i)), expected[i]) << info(op).name << i;
    }
  };
  check(ScalarOp::kFloorDiv, {3, -4, -4, 3, INT32_MIN, 0});
  check(ScalarOp::kTruncDiv, {3, -3, -3, 3, INT32_MIN, 0});
  check(ScalarOp::kRemainder, {1, 1, -1, -1, 0, 0});
  check(ScalarOp::kFmod, {1, -1, 1, -1, 0, 0});
}

TEST(InterpretKernel, NarrowIntegersWrap) {
  const TensorType type{DType::kU8, {2}};
  Tensor x(type);
  x.set_integer(0, 200);
  x.set_integer(1, 3);
  const auto sum = run(test_kernels::binary(ScalarOp::kAdd, type), {&x, &x});
  EXPECT_EQ(sum[0].integer(0), 144);
  const auto power = run(test_kernels::binary(ScalarOp::kPow, type), {&x, &x});
  EXPECT_EQ(power[0].integer(1), 27);
}

TEST(InterpretKernel, FloatDivisionFollowsAten) {
  const TensorType type{DType::kF32, {4}};
  Tensor x(type);
  Tensor y(type);
  const std::vector<float> left{-1.0f, 1.0f, 5.5f, 1.0f};
  const std::vector<float> right{0.1f, 0.1f, -2.0f, 0.0f};
  std::ranges::copy(left, x.as<float>().begin());
  std::ranges::copy(right, y.as<float>().begin());
  const auto floor = run(test_kernels::binary(ScalarOp::kFloorDiv, type), {&x, &y});
  EXPECT_EQ(floor[0].value(0), -10);
  EXPECT_EQ(floor[0].value(1), 9);
  EXPECT_EQ(floor[0].value(2), -3);
  EXPECT_EQ(floor[0].value(3), INFINITY);
  const auto rest = run(test_kernels::binary(ScalarOp::kRemainder, type), {&x, &y});
  EXPECT_EQ(rest[0].value(2), -0.5);
}

TEST(InterpretKernel, PermutesAndReadsNothingFromEmptyTensors) {
  const Shape shape{2, 3, 4, 5};
  const Tensor x = repeatable_values({DType::kF32, shape});
  const auto out = run(test_kernels::permute(DType::kF32, shape, {0, 2, 3, 1}), {&x});
  EXPECT_EQ(out[0].value(1), x.value(20));
  EXPECT_EQ(out[0].value(3), x.value(1));
  const Tensor none({DType::kF32, {2, 0, 4, 5}});
  EXPECT_EQ(run(test_kernels::permute(DType::kF32, {2, 0, 4, 5}, {0, 2, 3, 1}), {&none})[0].numel(),
            0);
}

TEST(InterpretKernel, ComplexNumbers) {
  const TensorType type{DType::kC64, {2}};
  Tensor x(type);
  const std::vector<float> parts{1, 2, 3, -1};
  std::memcpy(x.bytes().data(), parts.data(), 16);
  const auto out = run(test_kernels::binary(ScalarOp::kMul, type), {&x, &x});
  std::vector<float> square(4);
  std::memcpy(square.data(), out[0].bytes().data(), 16);
  EXPECT_EQ(square, (std::vector<float>{-3, 4, 8, -6}));
}

TEST(InterpretKernel, ScalarsHaveNoLoops) {
  const TensorType type{DType::kF32, {}};
  Tensor x(type);
  x.set_value(0, 2);
  EXPECT_EQ(run(test_kernels::pointwise("x * x", type), {&x})[0].value(0), 4);
}

// Runs a pointwise kernel with its first operand to spare, and without.
void expect_same_in_place(const Kernel& kernel, const std::vector<const Tensor*>& inputs,
                          bool takes_memory) {
  const auto expected = run(kernel, inputs);
  Tensor given = inputs[0]->clone();
  const std::byte* const address = given.bytes().data();
  std::vector<const Tensor*> operands = inputs;
  std::vector<Tensor*> spare(inputs.size());
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (inputs[i] == inputs[0]) operands[i] = spare[i] = &given;
  }
  const auto outputs = interpret(kernel, operands, {}, spare);
  ASSERT_TRUE(outputs.has_value());
  EXPECT_EQ((*outputs)[0].bytes().data() == address, takes_memory);
  EXPECT_TRUE(std::ranges::equal((*outputs)[0].bytes(), expected[0].bytes()));
}

TEST(InterpretKernel, OutputsTakeTheMemoryOfSpareInputs) {
  const TensorType type{DType::kF32, {9, 9}};
  const Tensor x = repeatable_values(type);
  const Tensor y = repeatable_values(type, 2);
  expect_same_in_place(test_kernels::silu(type), {&x}, true);
  expect_same_in_place(test_kernels::softmax(DType::kF32, {9, 9}), {&x}, true);
  expect_same_in_place(test_kernels::binary(ScalarOp::kSub, type), {&x, &y}, true);
  expect_same_in_place(test_kernels::binary(ScalarOp::kMul, type), {&x, &x}, true);
  // Read elsewhere than it is written.
  expect_same_in_place(test_kernels::permute(DType::kF32, {9, 9}, {1, 0}), {&x}, false);
}

TEST(InterpretKernel, ThreadsChangeNoBit) {
  const Shape shape{40, 3000};
  const Tensor x = repeatable_values({DType::kF32, shape});
  const auto same = [&](const Kernel& kernel) {
    const auto expected = run(kernel, {&x});
    for (const size_t threads : {2u, 3u, 7u}) {
      ThreadPool pool(threads);
      const std::vector<const Tensor*> inputs{&x};
      const auto outputs = interpret(kernel, inputs, {.pool = &pool});
      ASSERT_TRUE(outputs.has_value());
      EXPECT_TRUE(std::ranges::equal((*outputs)[0].bytes(), expected[0].bytes()));
    }
  };
  same(test_kernels::silu({DType::kF32, shape}));
  same(test_kernels::softmax(DType::kF32, shape));
  same(test_kernels::scan(Combine::kSum, DType::kF32, shape, 0));
  same(test_kernels::scan(Combine::kSum, DType::kF32, shape, 1));
  same(test_kernels::permute(DType::kF32, shape, {1, 0}));
}

TEST(InterpretKernel, ThreadsReportTheSameFault) {
  const Tensor table = repeatable_values({DType::kF32, {5, 3}});
  Tensor rows({DType::kI64, {50000}});
  rows.set_integer(49999, 7);
  rows.set_integer(20000, -3);
  const Kernel kernel = test_kernels::gather(DType::kF32, {5, 3}, 50000);
  const std::vector<const Tensor*> inputs{&table, &rows};
  const auto alone = interpret(kernel, inputs);
  ThreadPool pool(3);
  const auto together = interpret(kernel, inputs, {.pool = &pool});
  ASSERT_FALSE(alone.has_value());
  ASSERT_FALSE(together.has_value());
  EXPECT_EQ(together.error().message, alone.error().message);
}

}  // namespace
}  // namespace passnet
