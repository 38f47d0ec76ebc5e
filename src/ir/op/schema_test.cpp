#include "ir/op/schema.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace passnet {
namespace {

TEST(Schema, ReadsEveryKind) {
  const Result<Schema> schema = parse_schema(
      "f(Tensor a, Tensor? b=None, Tensor|Scalar c, Tensor[] d, Tensor?[] e, Scalar f=2, int g=-1, "
      "float h=1, bool i=False, str j=\"mean\", dtype? k=None, int[] l=0, float[] m=[1,2.5], "
      "dtype n=f32, float o=-inf, int[]? p=none) -> (Tensor, Tensor)");
  ASSERT_TRUE(schema.has_value()) << schema.error().message;
  const auto& parameters = schema->parameters;
  ASSERT_EQ(parameters.size(), 16u);
  EXPECT_EQ(schema->results, 2u);
  EXPECT_FALSE(parameters[0].fallback.has_value());
  EXPECT_TRUE(parameters[1].optional);
  EXPECT_EQ(parameters[2].kind, ParameterKind::kTensorOrScalar);
  EXPECT_EQ(parameters[3].kind, ParameterKind::kTensorList);
  EXPECT_TRUE(parameters[4].optional);
  EXPECT_EQ(*parameters[5].fallback, Attribute(int64_t{2}));
  EXPECT_EQ(*parameters[7].fallback, Attribute(1.0));
  EXPECT_EQ(*parameters[8].fallback, Attribute(false));
  EXPECT_EQ(*parameters[9].fallback, Attribute("mean"));
  EXPECT_EQ(*parameters[11].fallback, Attribute(Integers{0}));
  EXPECT_EQ(*parameters[12].fallback, Attribute(std::vector<double>{1, 2.5}));
  EXPECT_EQ(*parameters[13].fallback, Attribute(DType::kF32));
  EXPECT_EQ(*parameters[14].fallback, Attribute(-std::numeric_limits<double>::infinity()));
  EXPECT_EQ(*parameters[15].fallback, Attribute(None{}));
  EXPECT_EQ(schema->find("k"), 10u);
  EXPECT_FALSE(schema->find("z").has_value());
}

TEST(Schema, ReadsVariadicResults) {
  const Result<Schema> schema = parse_schema("split(Tensor self) -> Tensor[]");
  ASSERT_TRUE(schema.has_value());
  EXPECT_TRUE(schema->variadic_results);
}

TEST(Schema, RefusesMalformedOnes) {
  for (const std::string_view text :
       {"", "f", "f(", "f()", "f() -> ", "f() -> int", "f(Tensr a) -> Tensor",
        "f(Tensor) -> Tensor", "f(Tensor a, Tensor a) -> Tensor", "f(int a=0.5) -> Tensor",
        "f(int a=none) -> Tensor", "f(Tensor a) -> Tensor x", "f(Tensor|int a) -> Tensor",
        "f(int[] a=[1,true]) -> Tensor", "f(int a=99999999999999999999) -> Tensor",
        "f(str a=\"x) -> Tensor"}) {
    EXPECT_FALSE(parse_schema(text).has_value()) << text;
  }
  EXPECT_EQ(parse_schema("f(").error().id, "bad-schema");
  EXPECT_TRUE(parse_schema("f(").error().message.contains("in the schema '"));
}

TEST(Attribute, PrintsNumbersThatReadBack) {
  EXPECT_EQ(to_string(Attribute(1.0)), "1.0");
  EXPECT_EQ(to_string(Attribute(-0.0)), "-0.0");
  EXPECT_EQ(to_string(Attribute(0.1)), "0.1");
  EXPECT_EQ(to_string(Attribute(1e300)), "1e+300");
  EXPECT_EQ(to_string(Attribute(5e-324)), "5e-324");
  EXPECT_EQ(to_string(Attribute(-std::numeric_limits<double>::infinity())), "-inf");
  EXPECT_EQ(to_string(Attribute(-std::numeric_limits<double>::quiet_NaN())), "nan");
  EXPECT_EQ(to_string(Attribute(std::numeric_limits<int64_t>::min())), "-9223372036854775808");
  EXPECT_EQ(to_string(Attribute(std::vector<double>{1, 0.5})), "[1.0,0.5]");
  EXPECT_EQ(to_string(Attribute(Integers{1, -2})), "[1,-2]");
  EXPECT_EQ(to_string(Attribute(std::string("a\"\\\n\x01"))), "\"a\\\"\\\\\\n\\u0001\"");
  EXPECT_EQ(to_string(Attribute(None{})), "none");
  EXPECT_EQ(to_string(Attribute(DType::kBF16)), "bf16");
}

}  // namespace
}  // namespace passnet
