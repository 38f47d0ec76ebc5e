#include "kernel/scalar_text.hpp"

#include "interpret/interpret_kernel.hpp"
#include "kernel/builder.hpp"
#include "kernel/rounded_text.hpp"
#include "support/test_kernels.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace passnet {
namespace {

double value_of(std::string_view text, double x) {
  const TensorType type{DType::kF64, {}};
  Tensor in(type);
  in.set_value(0, x);
  const Kernel kernel = test_kernels::pointwise(text, type);
  const std::vector<const Tensor*> inputs{&in};
  return (*interpret(kernel, inputs))[0].value(0);
}

TEST(ScalarText, FollowsCPrecedence) {
  EXPECT_EQ(value_of("1 + 2 * x", 3), 7);
  EXPECT_EQ(value_of("(1 + 2) * x", 3), 9);
  EXPECT_EQ(value_of("-x * -x - 1", 3), 8);
  EXPECT_EQ(value_of("7 // 2 + 7 % 4 / 2", 0), 4.5);
  EXPECT_EQ(value_of("10 - 4 - 3", 0), 3);
  EXPECT_EQ(value_of("x < 2 || x > 4 && x < 6 ? 1 : 0", 5), 1);
  EXPECT_EQ(value_of("x > 0 ? x > 10 ? 2 : 1 : 0", 20), 2);
  EXPECT_EQ(value_of("x > 0 ? 1 : x < -5 ? 2 : 3", -7), 2);
  EXPECT_EQ(value_of("!(x == 3) ? 1 : 0", 3), 0);
  EXPECT_EQ(value_of("max(x, 1e-3) + min(x, .5)", 2), 2.5);
  EXPECT_EQ(value_of("where(x != x, 0, inf)", 1), INFINITY);
}

TEST(ScalarText, SkipsOperandsThatAreAbsent) {
  KernelBuilder b("k");
  const auto text = parse_scalar_text("has(bias) && !has(scale) ? x + bias : x");
  ASSERT_TRUE(text.has_value());
  std::string asked;
  const ScalarBinding binding{.value =
                                  [&](std::string_view name) {
                                    asked += name;
                                    return b.number(1, DType::kF32);
                                  },
                              .has = [](std::string_view) { return false; }};
  EXPECT_EQ(instantiate(*text, DType::kF32, binding, b), b.number(1, DType::kF32));
  EXPECT_EQ(asked, "x");
}

TEST(ScalarText, RoundsToTheResultWhereItSays) {
  KernelBuilder b("k");
  const auto text = parse_scalar_text("rounded(x) - x");
  ASSERT_TRUE(text.has_value());
  const ScalarBinding binding{.value = [&](std::string_view) { return b.number(2.3, DType::kF32); },
                              .has = [](std::string_view) { return true; }};
  EXPECT_EQ(instantiate(*text, DType::kF32, binding, b), b.number(0, DType::kF32));
  EXPECT_EQ(instantiate_rounded(*text, DType::kF32, DType::kBF16, binding, b),
            b.number(2.296875 - static_cast<double>(2.3F), DType::kF32));
}

TEST(ScalarText, ReportsWhereTextIsWrong) {
  const auto error = [](std::string_view text) {
    const auto parsed = parse_scalar_text(text);
    return parsed ? std::string("none")
                  : fmt::format("{} {}: {}", parsed.error().id, parsed.error().span.begin,
                                parsed.error().message);
  };
  EXPECT_EQ(error("x +"), "scalar-text-syntax 3: expected a value, found the end of the text");
  EXPECT_EQ(error("x $ 2"), "scalar-text-syntax 2: expected an operator or the end, found '$'");
  EXPECT_EQ(error("(x"), "scalar-text-syntax 2: expected ')', found the end of the text");
  EXPECT_EQ(error("1 + foo(x)"), "unknown-scalar-function 4: unknown scalar function 'foo'");
  EXPECT_EQ(error("exp(x, 2)"), "scalar-function-arity 0: exp takes 1 operands, found 2");
  EXPECT_EQ(error(std::string(70000, ' ')).substr(0, 20), "scalar-text-too-long");
  EXPECT_EQ(error(std::string(5000, '(')).substr(0, 20), "scalar-text-too-deep");
  EXPECT_EQ(error(std::string(5000, '-') + "x"), "none");
  EXPECT_EQ(error("has()"), "scalar-text-syntax 4: expected the name of an operand, found ')'");
}

}  // namespace
}  // namespace passnet
