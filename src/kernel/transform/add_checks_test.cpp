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
