// Holds the facts about ops that other folders read to what schemas and bodies imply, so that a new
// op cannot silently lack one.
#include "ops/catalog.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace passnet {
namespace {

const Catalog& catalog() {
  static const Catalog made = make_catalog();
  return made;
}

// `op parameter` of every parameter for which the condition holds.
template <class Condition>
std::set<std::string> parameters_that(Condition condition) {
  std::set<std::string> found;
  for (const Op& op : catalog().ops()) {
    for (const SchemaParameter& parameter : op.schema.parameters) {
      if (condition(op, parameter)) found.insert(std::string(op.name()) + " " + parameter.name);
    }
  }
  return found;
}

TEST(OpFacts, ParametersNamedAsWeightsAreWeights) {
  const std::set<std::string_view> names{"weight", "bias", "running_mean", "running_var"};
  EXPECT_EQ(parameters_that([&](const Op&, const SchemaParameter& parameter) {
              return names.contains(parameter.name) && !parameter.is_weight;
            }),
            (std::set<std::string>{"lerp weight"}));  // a mean's
}

// A size that strides, copies of one element or a window fix does not follow from other extents.
TEST(OpFacts, ParametersNamedAsSizesAreSizes) {
  const std::set<std::string_view> names{"size", "sizes", "shape", "length", "repeats", "steps"};
  EXPECT_EQ(parameters_that([&](const Op&, const SchemaParameter& parameter) {
              return names.contains(parameter.name) && !parameter.is_size;
            }),
            (std::set<std::string>{"as_strided size", "repeat_interleave repeats", "unfold size"}));
}

TEST(OpFacts, WeightsAndSizesHaveTheKindsOfTheirParameters) {
  EXPECT_EQ(parameters_that([](const Op&, const SchemaParameter& parameter) {
              const bool is_integral = parameter.kind == ParameterKind::kInt ||
                                       parameter.kind == ParameterKind::kIntList ||
                                       parameter.kind == ParameterKind::kScalar;
              return (parameter.is_weight && !parameter.takes_values()) ||
                     (parameter.is_size && !is_integral);
            }),
            (std::set<std::string>{}));
}

TEST(OpFacts, EveryOpKnowsItsFamily) {
  for (const Op& op : catalog().ops()) {
    EXPECT_FALSE(op.family.empty()) << op.name();
    EXPECT_NE(op.autocast, Autocast::kAsFamily) << op.name();
    EXPECT_EQ(op.group == OpGroup::kLaunch, op.id == catalog().launch()) << op.name();
  }
}

// Products lower their operands, except of two vectors: PyTorch has no rule for these.
TEST(OpFacts, ProductsTakePartInAutocast) {
  std::set<std::string_view> without;
  for (const Op& op : catalog().ops()) {
    const bool multiplies = op.group == OpGroup::kMatrix || op.def.library == "convolution";
    if (multiplies && op.autocast == Autocast::kNone) without.insert(op.name());
  }
  EXPECT_EQ(without, (std::set<std::string_view>{"dot", "outer", "kron"}));
}

// Under vmap, dims are shifted in the parameters that name them.
TEST(OpFacts, OpsWhoseDimsAreShiftedHaveOneOperand) {
  for (const Op& op : catalog().ops()) {
    if (op.def.batch != BatchRule::kShiftsDims) continue;
    EXPECT_EQ(std::ranges::count_if(op.schema.parameters, &SchemaParameter::takes_values), 1)
        << op.name();
  }
}

}  // namespace
}  // namespace passnet
