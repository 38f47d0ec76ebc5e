#include "kernel/transform/add_checks.hpp"

#include "interpret/interpret_kernel.hpp"
#include "kernel/builder.hpp"

#include <gtest/gtest.h>

#include <array>

namespace passnet {
namespace {

// out[i] = table[index[i]], or where `mask` is given only where it is true.
Kernel lookup(DType index, int64_t rows, bool is_masked) {
  KernelBuilder builder("lookup");
  const BufferId table = builder.input("table", {DType::kF32, {rows}});
  const BufferId places = builder.input("places", {index, {4}});
  const BufferId mask = builder.input("mask", {DType::kBool, {4}});
  const BufferId out = builder.output("out", {DType::kF32, {4}});
  const ExprId i = builder.index(0);
  ExprId value = builder.load(table, {builder.load(places, {i})});
  if (is_masked) {
    value = builder.apply(ScalarOp::kSelect,
                          {builder.load(mask, {i}), value, builder.number(-1, DType::kF32)});
  }
  builder.map(builder.extents(out), out, {i}, value);
  return builder.take();
}

Tensor of_integers(DType dtype, const std::vector<int64_t>& values) {
  Tensor tensor({dtype, {static_cast<int64_t>(values.size())}});
  for (size_t i = 0; i < values.size(); ++i) tensor.set_integer(static_cast<int64_t>(i), values[i]);
  return tensor;
}

template <class... Inputs>
Result<std::vector<Tensor>> run(const Kernel& kernel, const Inputs&... inputs) {
  const std::array<const Tensor*, sizeof...(inputs)> operands{&inputs...};
  return interpret(kernel, operands);
}

Tensor table_of(int64_t rows) {
  Tensor table({DType::kF32, {rows}});
  for (int64_t i = 0; i < rows; ++i) table.set_value(i, static_cast<double>(10 * i));
  return table;
}

TEST(AddChecks, RefuseIndicesOutsideOfTheirDim) {
  const Kernel kernel = add_checks(lookup(DType::kI64, 3, false), Device::kCpu);
  EXPECT_TRUE(has_checks(kernel));
  const Tensor mask = of_integers(DType::kBool, {1, 1, 1, 1});
  const auto good = run(kernel, table_of(3), of_integers(DType::kI64, {2, 0, 1, 2}), mask);
  ASSERT_TRUE(good.has_value()) << good.error().message;
  EXPECT_EQ(good->front().value(0), 20);
  for (const int64_t bad : {int64_t{3}, int64_t{-1}, INT64_MIN, INT64_MAX}) {
    const auto refused = run(kernel, table_of(3), of_integers(DType::kI64, {0, bad, 1, 2}), mask);
    ASSERT_FALSE(refused.has_value()) << bad;
    EXPECT_EQ(refused.error().id, "index-out-of-range");
    EXPECT_NE(refused.error().message.find(std::to_string(bad)), std::string::npos);
  }
}

TEST(AddChecks, LeaveOutWhatTheDtypeProves) {
  EXPECT_FALSE(has_checks(add_checks(lookup(DType::kU8, 256, false), Device::kCpu)));
  EXPECT_TRUE(has_checks(add_checks(lookup(DType::kU8, 255, false), Device::kCpu)));
}

TEST(AddChecks, RefuseEveryIndexOfNoElements) {
  const Kernel kernel = add_checks(lookup(DType::kI64, 0, false), Device::kCpu);
  const Tensor mask = of_integers(DType::kBool, {1, 1, 1, 1});
  EXPECT_FALSE(run(kernel, table_of(0), of_integers(DType::kI64, {0, 0, 0, 0}), mask));
}

TEST(AddChecks, CheckOnlyWhatIsChosen) {
  const Kernel kernel = add_checks(lookup(DType::kI64, 3, true), Device::kCpu);
  const Tensor places = of_integers(DType::kI64, {0, 99, 1, -5});
  const auto good = run(kernel, table_of(3), places, of_integers(DType::kBool, {1, 0, 1, 0}));
  ASSERT_TRUE(good.has_value()) << good.error().message;
  EXPECT_EQ(good->front().value(1), -1);
  EXPECT_FALSE(run(kernel, table_of(3), places, of_integers(DType::kBool, {1, 1, 1, 0})));
}

// out[i] = chosen(condition, table[places[i]]) for a table of three rows.
template <class Condition, class Chosen>
Kernel bounded_lookup(Condition condition, Chosen chosen) {
  KernelBuilder builder("lookup");
  const BufferId table = builder.input("table", {DType::kF32, {3}});
  const BufferId places = builder.input("places", {DType::kI64, {4}});
  const BufferId out = builder.output("out", {DType::kF32, {4}});
  const ExprId i = builder.index(0);
  const ExprId place = builder.load(places, {i});
  const ExprId is_inside = condition(builder, place);
  const ExprId value = builder.load(table, {place});
  builder.map(builder.extents(out), out, {i}, chosen(builder, is_inside, value, place));
  return add_checks(builder.take(), Device::kCpu);
}

constexpr auto in_range(int64_t least, int64_t end, ScalarOp join = ScalarOp::kAnd) {
  return [=](KernelBuilder& b, ExprId place) {
    return b.apply(join, {b.apply(ScalarOp::kGe, {place, b.integer(least)}),
                          b.apply(ScalarOp::kLt, {place, b.integer(end)})});
  };
}

constexpr auto kOrMinusOne = [](KernelBuilder& b, ExprId is_inside, ExprId value, ExprId) {
  return b.apply(ScalarOp::kSelect, {is_inside, value, b.number(-1, DType::kF32)});
};

TEST(AddChecks, LeaveOutWhatConditionsProve) {
  EXPECT_FALSE(has_checks(bounded_lookup(in_range(0, 3), kOrMinusOne)));
  EXPECT_FALSE(has_checks(bounded_lookup(in_range(1, 2), kOrMinusOne)));
  EXPECT_TRUE(has_checks(bounded_lookup(in_range(-1, 3), kOrMinusOne)));
  EXPECT_TRUE(has_checks(bounded_lookup(in_range(0, 4), kOrMinusOne)));
  EXPECT_TRUE(has_checks(bounded_lookup(in_range(0, 3, ScalarOp::kOr), kOrMinusOne)));
  const auto good = run(bounded_lookup(in_range(0, 3), kOrMinusOne), table_of(3),
                        of_integers(DType::kI64, {2, INT64_MAX, INT64_MIN, 0}));
  ASSERT_TRUE(good.has_value()) << good.error().message;
  EXPECT_EQ(good->front().value(0), 20);
  EXPECT_EQ(good->front().value(1), -1);
  EXPECT_EQ(good->front().value(2), -1);
}

TEST(AddChecks, CheckWhatIsReadElsewhereToo) {
  const auto otherwise = [](KernelBuilder& b, ExprId is_inside, ExprId value, ExprId) {
    return b.apply(ScalarOp::kSelect, {is_inside, b.number(-1, DType::kF32), value});
  };
  EXPECT_TRUE(has_checks(bounded_lookup(in_range(0, 3), otherwise)));
  const auto always = [](KernelBuilder& b, ExprId is_inside, ExprId value, ExprId place) {
    return b.apply(ScalarOp::kAdd, {kOrMinusOne(b, is_inside, value, place), value});
  };
  EXPECT_TRUE(has_checks(bounded_lookup(in_range(0, 3), always)));
}

// A value that is read under many conditions, which are not told apart, and under one that bounds
// its index.
TEST(AddChecks, KeepInsideWhatManyConditionsRead) {
  const auto often = [](KernelBuilder& b, ExprId is_inside, ExprId value, ExprId place) {
    const ExprId quotient = b.apply(ScalarOp::kFloorDiv, {b.integer(4), place});
    const ExprId whole = b.cast(quotient, DType::kF32);
    const ExprId more = b.apply(
        ScalarOp::kAdd, {b.apply(ScalarOp::kAdd, {value, whole}), b.number(1, DType::kF32)});
    ExprId sum = kOrMinusOne(b, is_inside, value, place);
    for (int64_t k = 0; k < 9; ++k) {
      const ExprId is_less = b.apply(ScalarOp::kLt, {place, b.integer(100 + k)});
      const ExprId term = b.apply(ScalarOp::kSelect, {is_less, more, b.number(0, DType::kF32)});
      sum = b.apply(ScalarOp::kAdd, {sum, term});
    }
    return sum;
  };
  const auto found = run(bounded_lookup(in_range(0, 3), often), table_of(3),
                         of_integers(DType::kI64, {1, 99, -4, 0}));
  ASSERT_TRUE(found.has_value()) << found.error().message;
  EXPECT_EQ(found->front().value(0), 10 + 9 * (10 + 4 + 1));
  EXPECT_EQ(found->front().value(1), -1 + 9 * (0 + 0 + 1));
  EXPECT_EQ(found->front().value(2), -1 + 9 * (0 - 1 + 1));
  EXPECT_EQ(found->front().value(3), 0 + 9 * (0 + 4 + 1));
}

TEST(AddChecks, RefuseDivisorsOfZeroOnACpu) {
  KernelBuilder builder("divide");
  const TensorType type{DType::kI32, {3}};
  const BufferId a = builder.input("a", type), b = builder.input("b", type);
  const BufferId out = builder.output("out", type);
  const ExprId i = builder.index(0);
  builder.map(builder.extents(out), out, {i},
              builder.apply(ScalarOp::kFloorDiv, {builder.load(a, {i}), builder.load(b, {i})}));
  const Kernel kernel = builder.take();
  EXPECT_FALSE(has_checks(add_checks(kernel, Device::kCuda)));
  const Kernel checked = add_checks(kernel, Device::kCpu);
  const Tensor left = of_integers(DType::kI32, {-7, 7, 9});
  const auto good = run(checked, left, of_integers(DType::kI32, {2, 2, -2}));
  ASSERT_TRUE(good.has_value()) << good.error().message;
  EXPECT_EQ(good->front().integer(0), -4);
  const auto refused = run(checked, left, of_integers(DType::kI32, {2, 0, 2}));
  ASSERT_FALSE(refused.has_value());
  EXPECT_EQ(refused.error().id, "zero-divisor");
  EXPECT_EQ(refused.error().message, "expected integer divisors other than 0, found 0");
}

}  // namespace
}  // namespace passnet
