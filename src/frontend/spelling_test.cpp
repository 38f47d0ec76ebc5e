#include "frontend/spelling.hpp"

#include "frontend/binding.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

class SpellingTest : public testing::Test {
 protected:
  Result<Spelling> parse(std::string_view text) {
    return parse_spelling(text, catalog_, catalog_.find("add")->id);
  }

  Catalog catalog_ = make_catalog();
};

TEST_F(SpellingTest, ReadsKindsDefaultsAndStars) {
  const auto spelling = parse(".f(self: tensor, *dims: ints, scale: 'x'=1.5, flag: none)");
  ASSERT_TRUE(spelling.has_value()) << spelling.error().message;
  const auto& parameters = spelling->parameters;
  ASSERT_EQ(parameters.size(), 4U);
  EXPECT_EQ(parameters[0].kind, ArgumentKind::kTensor);
  EXPECT_TRUE(parameters[1].variadic);
  EXPECT_EQ(parameters[1].kind, ArgumentKind::kInts);
  EXPECT_TRUE(parameters[2].keyword_only);
  EXPECT_EQ(parameters[2].literal, FxValue{std::string("x")});
  EXPECT_EQ(parameters[2].fallback, FxValue{1.5});
  EXPECT_EQ(parameters[3].literal, FxValue{None{}});
}

TEST_F(SpellingTest, PassesEqualNamesOnAndTheFirstByPlace) {
  const auto spelling = parse("torch.f(input, other, inplace=False)");
  ASSERT_TRUE(spelling.has_value());
  ASSERT_EQ(spelling->arguments.size(), 2U);
  EXPECT_EQ(spelling->arguments[0].name, "other");
  EXPECT_EQ(spelling->arguments[1].name, "self");
  EXPECT_EQ(spelling->arguments[1].term.parameter, 0U);
}

TEST_F(SpellingTest, ReadsCanonicalCalls) {
  const auto call = parse(".f(self, other) => reshape(self, shape=[rank(self), shape(other), -1])");
  ASSERT_TRUE(call.has_value()) << call.error().message;
  EXPECT_EQ(call->op, catalog_.find("reshape")->id);
  const SpellingTerm& list = call->arguments[1].term;
  ASSERT_EQ(list.kind, SpellingTermKind::kList);
  EXPECT_EQ(list.terms[0].kind, SpellingTermKind::kRank);
  EXPECT_EQ(list.terms[1].kind, SpellingTermKind::kShape);
  EXPECT_EQ(list.terms[2].literal, FxValue{int64_t{-1}});
  const auto identity = parse(".f(self) => self");
  ASSERT_TRUE(identity.has_value());
  EXPECT_TRUE(identity->is_identity);
}

TEST_F(SpellingTest, RefusesMalformedTexts) {
  for (const std::string_view text :
       {"", ".f", ".f(", "(x)", ".f(x, x)", ".f(x: 3 +)", ".f(x: wood)", ".f(x=y)", ".f(**x)",
        ".f(x) => g(x)", ".f(x) => add(y)", ".f(x) => add(x, none=x)", ".f(x) => add(size(x))",
        ".f(x) => 3 + x", ".f(x) => add(x, x, x, x)", ".f(x) => "}) {
    const auto spelling = parse(text);
    ASSERT_FALSE(spelling.has_value()) << text;
    EXPECT_EQ(spelling.error().id, "bad-spelling");
    EXPECT_TRUE(spelling.error().message.contains("in the spelling '"));
  }
}

TEST_F(SpellingTest, TableOffersOverloadsInOrderAndNearNames) {
  const SpellingTable table(catalog_);
  EXPECT_EQ(table.find("operator.add").size(), 2U);
  EXPECT_TRUE(table.find("torch.nothing").empty());
  EXPECT_EQ(table.nearest("torch.sigmod"), "torch.sigmoid");
  EXPECT_EQ(table.nearest("torch.nothing.at.all"), "");
}

FxValue number(int64_t value) { return {value}; }

TEST_F(SpellingTest, BindsPositionalVariadicAndKeywordArguments) {
  const auto spelling = parse(".f(self, *dims, keepdim=False)");
  ASSERT_TRUE(spelling.has_value());
  const FxSequence both{.entries{number(1), number(2)}};
  const FxInvocation loose{.arguments{FxValue{FxTensor{}}, number(1), number(2)},
                           .keywords{{"keepdims", {true}}}};
  const auto bound = bind(*spelling, loose);
  ASSERT_TRUE(bound.has_value()) << bound.error().message;
  EXPECT_EQ((*bound)[1], FxValue{both});
  EXPECT_EQ((*bound)[2], FxValue{true});
  const auto listed = bind(*spelling, {.arguments{FxValue{FxTensor{}}, FxValue{both}}});
  ASSERT_TRUE(listed.has_value());
  EXPECT_EQ((*listed)[1], FxValue{both});
}

TEST_F(SpellingTest, OptionsOfNewTensorsAreKeywordsWithoutEffect) {
  const auto spelling = parse(".f(self, *size: ints, dtype=None, **options)");
  ASSERT_TRUE(spelling.has_value());
  const FxValue tensor{FxTensor{}};
  const FxInvocation call{.arguments{tensor, number(2)},
                          .keywords{{"requires_grad", {false}},
                                    {"pin_memory", {false}},
                                    {"layout", FxValue{FxDevice{"torch.strided"}}},
                                    {"device", FxValue{FxDevice{"cpu"}}},
                                    {"memory_format", {None{}}}}};
  ASSERT_TRUE(bind(*spelling, call).has_value());
  EXPECT_FALSE(parse(".f(self, **others)").has_value());
  const SpellingTable table(catalog_);
  for (const std::string_view made : {".new_zeros", ".new_full", "torch.ones", "torch.eye"}) {
    const std::vector<SpellingParameter>& parameters = table.find(made)[0].parameters;
    EXPECT_NE(std::ranges::find(parameters, "requires_grad", &SpellingParameter::name),
              parameters.end())
        << made;
  }
}

TEST_F(SpellingTest, SaysWhyAnOverloadDoesNotBind) {
  const auto spelling = parse(".f(self: tensor, dim: int, *, scale=1)");
  ASSERT_TRUE(spelling.has_value());
  const FxValue tensor{FxTensor{}};
  const FxInvocation refused[] = {
      {.arguments{tensor}},
      {.arguments{number(1), number(2)}},
      {.arguments{tensor, {true}}},
      {.arguments{tensor, number(1), number(2)}},
      {.arguments{tensor, number(1)}, .keywords{{"dim", number(1)}}},
      {.arguments{tensor, number(1)}, .keywords{{"other", number(1)}}},
  };
  for (const FxInvocation& invocation : refused) {
    const auto bound = bind(*spelling, invocation);
    ASSERT_FALSE(bound.has_value());
    EXPECT_EQ(bound.error().id, "overload-mismatch");
  }
}

TEST(OperatorTargetTest, KnowsInPlaceAndReversedForms) {
  EXPECT_EQ(operator_target("operator.iadd")->name, "add");
  EXPECT_TRUE(operator_target("operator.iadd")->mutates);
  EXPECT_EQ(operator_target("operator.ior")->name, "or_");
  EXPECT_FALSE(operator_target("operator.invert")->mutates);
  EXPECT_EQ(operator_target(".__and__")->name, "and_");
  EXPECT_TRUE(operator_target(".__rsub__")->swapped);
  EXPECT_FALSE(operator_target(".add_").has_value());
}

}  // namespace
}  // namespace passnet
