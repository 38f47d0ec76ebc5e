#include "correct/equal/equality.hpp"

#include "correct/equal/draw/field_inputs.hpp"
#include "interpret/interpret.hpp"
#include "ops/catalog.hpp"
#include "support/graphs.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace passnet {
namespace {

struct Pair {
  std::string_view name;
  std::string_view inputs;
  std::string_view before;
  std::string_view after;
};

std::ostream& operator<<(std::ostream& out, const Pair& pair) { return out << pair.name; }

class InFields : public testing::TestWithParam<Pair> {
 protected:
  Graph parse(std::string_view body) const {
    return parsed_graph(fmt::format("graph @g({}) {{ {} }}", GetParam().inputs, body), catalog_);
  }
  Equality compare(uint64_t seed) const {
    return compare_in_fields(parse(GetParam().before), parse(GetParam().after), catalog_,
                             {.seed = seed});
  }
  const Catalog catalog_ = make_catalog();
};

std::string name_of(const testing::TestParamInfo<Pair>& info) {
  return std::string(info.param.name);
}

class Equal : public InFields {};

TEST_P(Equal, IsProved) {
  for (const uint64_t seed : {1, 2, 3, 4, 5}) {
    const Equality equality = compare(seed);
    EXPECT_TRUE(equality.is_equal) << equality.reason;
  }
}

INSTANTIATE_TEST_SUITE_P(
    All, Equal,
    testing::Values(
        Pair{"ProductsInAnotherOrder", "%a: f32[8,16], %b: f32[16,16], %c: f32[16,4]",
             "%0 = matmul(%a, %b) %y = matmul(%0, %c) return %y",
             "%0 = matmul(%b, %c) %y = matmul(%a, %0) return %y"},
        Pair{"MeanBeforeProduct", "%x: f32[2,30,8], %w: f32[4,8], %b: f32[4]",
             "%0 = linear(%x, %w, %b) %y = mean(%0, dim=[1]) return %y",
             "%0 = mean(%x, dim=[1]) %y = linear(%0, %w, %b) return %y"},
        Pair{"SoftmaxWithoutShift", "%x: f32[4,32]", "%y = softmax(%x, dim=-1) return %y",
             "%e = exp(%x) %s = sum(%e, dim=[-1], keepdim=true) %y = div(%e, %s) return %y"},
        Pair{"RemainderOfQuotient", "%x: i64[4,16], %d: i64[]",
             "%q = floor_divide(%x, %d) %r = remainder(%x, %d) return %q, %r",
             "%q = floor_divide(%x, %d) %p = mul(%q, %d) %r = sub(%x, %p) return %q, %r"},
        Pair{"MaskedSoftmax", "%x: f32[4,32], %m: bool[4,32]",
             "%0 = masked_fill(%x, %m, -inf) %y = softmax(%0, dim=-1) return %y",
             "%z = full_like(%x, 0.0) %e = exp(%x) %f = where(%m, %z, %e) "
             "%s = sum(%f, dim=[-1], keepdim=true) %y = div(%f, %s) return %y"},
        Pair{"LogSumExpOfHalves", "%x: f32[16,64]", "%y = logsumexp(%x, [1]) return %y",
             "%a, %b = chunk(%x, 2, dim=1) %p = amax(%a, dim=[1], keepdim=true) "
             "%q = amax(%b, dim=[1], keepdim=true) %m = maximum(%p, %q) %c = sub(%a, %p) "
             "%d = exp(%c) %e = sum(%d, dim=[1], keepdim=true) %f = sub(%b, %q) %g = exp(%f) "
             "%h = sum(%g, dim=[1], keepdim=true) %i = sub(%p, %m) %j = exp(%i) %k = mul(%e, %j) "
             "%n = sub(%q, %m) %o = exp(%n) %r = mul(%h, %o) %s = add(%k, %r) %t = log(%s) "
             "%u = add(%t, %m) %y = squeeze(%u, 1) return %y"},
        Pair{"VarianceOfSquares", "%x: f32[4,32]", "%y = var(%x, dim=[1], correction=0) return %y",
             "%q = mul(%x, %x) %a = mean(%q, dim=[1]) %m = mean(%x, dim=[1]) %n = mul(%m, %m) "
             "%y = sub(%a, %n) return %y"},
        Pair{"NormInOneFactor", "%x: f32[2,3,4,4], %m: f32[3], %v: f32[3], %w: f32[3], %b: f32[3]",
             "%y = batch_norm(%x, %m, %v, %w, %b) return %y",
             "%e = add(%v, 1e-05) %r = rsqrt(%e) %k = mul(%w, %r) %n = mul(%m, %k) "
             "%s = sub(%b, %n) %k3 = reshape(%k, [3,1,1]) %s3 = reshape(%s, [3,1,1]) %p = mul(%x, "
             "%k3) "
             "%y = add(%p, %s3) return %y"},
        Pair{"SiluByTanh", "%x: f32[64]", "%y = silu(%x) return %y",
             "%h = mul(%x, 0.5) %t = tanh(%h) %u = add(%t, 1.0) %y = mul(%h, %u) return %y"},
        Pair{"ScaledRelu", "%x: f32[64]",
             "%0 = div(%x, 8) %1 = relu(%0) %y = mul(%1, 24) return %y",
             "%0 = relu(%x) %y = mul(%0, 3) return %y"},
        Pair{"RootOfSquare", "%x: f32[64]", "%0 = mul(%x, %x) %y = sqrt(%0) return %y",
             "%y = abs(%x) return %y"},
        Pair{"ScoresScaledByARoot", "%x: f32[64]", "%y = div(%x, 11.313708498984761) return %y",
             "%y = mul(%x, 0.08838834764831845) return %y"},
        Pair{"PowerOfTwoForExp", "%x: f32[64]", "%y = exp(%x) return %y",
             "%0 = mul(%x, 1.4426950408889634) %y = exp2(%0) return %y"},
        Pair{"Powers", "%x: f32[64]", "%y = pow(%x, 3) return %y",
             "%0 = mul(%x, %x) %y = mul(%0, %x) return %y"},
        Pair{"Reciprocals", "%x: f32[64], %z: f32[64]", "%y = div(%x, %z) return %y",
             "%r = reciprocal(%z) %y = mul(%x, %r) return %y"},
        Pair{"FewerRoundings", "%x: bf16[64], %z: bf16[64]",
             "%0 = mul(%x, %z) %y = add(%0, %z) return %y",
             "%a = to(%x, dtype=f32) %b = to(%z, dtype=f32) %0 = mul(%a, %b) %1 = add(%0, %b) "
             "%y = to(%1, dtype=bf16) return %y"},
        Pair{"IntegersFromFloats", "%x: f32[64]",
             "%0 = mul(%x, 4) %1 = floor(%0) %y = to(%1, dtype=i64) return %y",
             "%0 = add(%x, %x) %1 = add(%0, %0) %2 = floor(%1) %y = to(%2, dtype=i64) return %y"},
        Pair{"GreatestOfScaled", "%x: f32[4,32]",
             "%0 = mul(%x, 0.125) %y = amax(%0, dim=[1]) return %y",
             "%0 = amax(%x, dim=[1]) %y = mul(%0, 0.125) return %y"},
        Pair{"ComparisonsOfShifted", "%x: f32[4,32]",
             "%0 = add(%x, 3.5) %1 = gt(%0, 7) %y = where(%1, %x, %0) return %y",
             "%0 = add(%x, 3.5) %1 = gt(%x, 3.5) %y = where(%1, %x, %0) return %y"},
        Pair{"PositiveSumOfSquares", "%x: f32[4,32]",
             "%0 = mul(%x, %x) %1 = sum(%0, dim=[1]) %y = relu(%1) return %y",
             "%0 = mul(%x, %x) %y = sum(%0, dim=[1]) return %y"},
        Pair{"GreatestOfNegatives", "%x: f32[4,32]", "%y = amin(%x, dim=[1]) return %y",
             "%n = neg(%x) %m = amax(%n, dim=[1]) %y = neg(%m) return %y"}),
    name_of);

class Unequal : public InFields {};

TEST_P(Unequal, IsNotProved) {
  for (const uint64_t seed : {1, 2, 3, 4, 5}) {
    const Equality equality = compare(seed);
    EXPECT_FALSE(equality.is_equal);
    EXPECT_NE(equality.reason, "");
  }
}

INSTANTIATE_TEST_SUITE_P(
    All, Unequal,
    testing::Values(
        Pair{"IntegersFarFromWhatAMaskKeeps", "%x: f32[2048,512], %m: i64[2048,512]",
             "%c = eq(%m, 0) %f = masked_fill(%x, %c, -inf) %y = softmax(%f, dim=-1) return %y",
             "%c = eq(%m, 0) %d = gt(%m, 6) %e = logical_or(%c, %d) %f = masked_fill(%x, %e, -inf) "
             "%y = softmax(%f, dim=-1) return %y"},
        Pair{"MeanOfASample", "%x: f32[4,64]", "%s = sigmoid(%x) %y = mean(%s, dim=[1]) return %y",
             "%h = slice(%x, 1, 0, 32) %s = sigmoid(%h) %y = mean(%s, dim=[1]) return %y"},
        Pair{"BranchLeftOut", "%i: i64[4,64], %x: f32[4,64]",
             "%a = eq(%i, 50256) %b = tanh(%x) %y = where(%a, %b, %x) return %y",
             "%y = mul(%x, 1.0) return %y"},
        Pair{"EpsilonLeftOut", "%x: f32[4,64]", "%0 = add(%x, 1e-12) %y = rsqrt(%0) return %y",
             "%y = rsqrt(%x) return %y"},
        Pair{"BoundLeftOut", "%x: f32[64]", "%y = clamp(%x, -1000, 1000) return %y",
             "%y = mul(%x, 1.0) return %y"},
        Pair{"StepForClamp", "%x: f32[64]", "%y = hardtanh(%x, 0, 6) return %y",
             "%z = full_like(%x, 0.0) %g = gt(%x, 0) %y = masked_fill(%z, %g, 6) return %y"},
        Pair{"ReluForGelu", "%x: f32[64]", "%y = gelu(%x) return %y", "%y = relu(%x) return %y"},
        Pair{"TanhGeluForGelu", "%x: f32[64]", "%y = gelu(%x) return %y",
             "%y = gelu(%x, approximate=\"tanh\") return %y"},
        Pair{"SinglesForDoubles", "%x: f64[64]", "%y = exp(%x) return %y",
             "%0 = to(%x, dtype=f32) %1 = exp(%0) %y = to(%1, dtype=f64) return %y"},
        Pair{"RowsTakenForEqual", "%t: f32[9,8], %i: i64[5]", "%y = embedding(%t, %i) return %y",
             "%r = slice(%t, 0, 0, 1) %y = expand(%r, [5,8]) return %y"},
        Pair{"SortLeftOut", "%x: f32[8,16]", "%v, %k = sort(%x, dim=-1) return %v",
             "%v = mul(%x, 1.0) return %v"},
        Pair{"ConstantOfOneExample", "%x: f32[8,64], %m: i64[8,64] {min=1, max=1}",
             "%b = to(%m, dtype=f32) %c = mul(%x, %b) %y = sum(%c, dim=[1]) return %y",
             "%y = sum(%x, dim=[1]) return %y"},
        // Predicates that no real number fulfills, but random elements would.
        Pair{"NegativeSumOfSquares", "%x: f32[8,64]", "%y = gelu(%x) return %y",
             "%q = mul(%x, %x) %p = add(%q, 0.1234567) %c = lt(%p, 0) %g = gelu(%x) %r = relu(%x) "
             "%y = where(%c, %g, %r) return %y"},
        Pair{"LabelsThatMatch", "%x: f32[16,1000], %l: i64[16]",
             "%p = argmax(%x, 1) %a = eq(%p, %l) %y = sum(%a) return %y",
             "%a = ne(%l, %l) %y = sum(%a) return %y"},
        Pair{"TokenAmongBoundedOnes", "%i: i64[4,32], %t: f32[30522,4]",
             "%e = embedding(%t, %i) %a = eq(%i, 102) %y = any(%a, dim=1) return %e, %y",
             "%e = embedding(%t, %i) %a = ne(%i, %i) %y = any(%a, dim=1) return %e, %y"},
        Pair{"BranchBesideAComputedIndex",
             "%u: f32[16] {min=0, max=1}, %t: f32[100,4], %i: i64[16,32]",
             "%m = mul(%u, 99.0) %f = floor(%m) %k = to(%f, dtype=i64) "
             "%e = index_select(%t, 0, %k) %a = eq(%i, 50256) %y = any(%a, dim=1) return %e, %y",
             "%m = mul(%u, 99.0) %f = floor(%m) %k = to(%f, dtype=i64) "
             "%e = index_select(%t, 0, %k) %a = ne(%i, %i) %y = any(%a, dim=1) return %e, %y"},
        Pair{"GateOfOneMean", "%x: f32[64,64]",
             "%m = mean(%x) %c = gt(%m, 0.5) %t = tanh(%x) %y = where(%c, %t, %x) return %y",
             "%y = mul(%x, 1.0) return %y"},
        Pair{"NanSearchedInAPart", "%x: f32[16,256]",
             "%a = isnan(%x) %y = any(%a, dim=1) return %y",
             "%s = slice(%x, 1, 0, 32) %a = isnan(%s) %y = any(%a, dim=1) return %y"},
        Pair{"SinglesBesideOthers", "%x: f64[64], %z: f32[64]",
             "%y = exp(%x) %w = exp(%z) return %y, %w",
             "%0 = to(%x, dtype=f32) %1 = exp(%0) %y = to(%1, dtype=f64) %w = exp(%z) "
             "return %y, %w"},
        Pair{"LogarithmOfASum", "%x: f32[8,16]",
             "%0 = log_softmax(%x, dim=-1) %y = mean(%0, dim=[1]) return %y",
             "%0 = softmax(%x, dim=-1) %y = mean(%0, dim=[1]) return %y"}),
    name_of);

class Refused : public testing::Test {
 protected:
  std::string reason_of(std::string_view text, const EqualityOptions& options = {}) const {
    const Graph graph = parsed_graph(text, catalog_);
    const Equality equality = compare_in_fields(graph, graph, catalog_, options);
    EXPECT_FALSE(equality.is_equal);
    EXPECT_FALSE(equality.is_robust);
    return equality.reason;
  }
  // The id of the error of a run over words.
  std::string error_of(std::string_view text, int64_t work) const {
    const Graph graph = parsed_graph(text, catalog_);
    const Field field(1);
    const InputMaker maker(graph, catalog_);
    const ValidInputs valid(maker.make_all(1));
    const FieldInputs inputs =
        draw_field_inputs(maker, field, {.constants = {}, .freedoms = {}, .valid = valid});
    FieldRun run{.field = &field, .numbers = inputs.numbers, .work = work};
    std::vector<const Tensor*> pointers;
    for (const Tensor& input : inputs.words) pointers.push_back(&input);
    const auto results = interpret(graph, catalog_, pointers, {.field = &run});
    return results ? "" : results.error().id;
  }
  const Catalog catalog_ = make_catalog();
};

TEST_F(Refused, ComplexNumbersAndTooMuchWork) {
  constexpr std::string_view kComplex = "graph @g(%x: c64[4]) { %y = mul(%x, %x) return %y }";
  constexpr std::string_view kLarge = "graph @g(%x: f32[64,64]) { %y = relu(%x) return %y }";
  EXPECT_EQ(error_of(kComplex, 1 << 20), "field-complex");
  EXPECT_NE(reason_of(kComplex).find("computes complex numbers, which no field stands for"),
            std::string::npos);
  constexpr std::string_view kHuge =
      "graph @g(%x: f32[1]) { %e = expand(%x, [200000000]) %y = sum(%e, dim=[0]) return %y }";
  EXPECT_EQ(error_of(kHuge, int64_t{1} << 40), "field-memory");
  EXPECT_NE(reason_of(kHuge).find("has buffers of more than"), std::string::npos);
  EXPECT_NE(reason_of("graph @g(%x: f32[1000,1000]) { %a = relu(%x) "
                      "%b = cat([%a, %a, %a, %a, %a, %a, %a, %a, %a, %a], dim=0) "
                      "%c = cat([%b, %b, %b, %b, %b, %b, %b, %b, %b, %b], dim=0) "
                      "%d = cat([%c, %c, %c], dim=0) return %d }")
                .find("too many to compare functions"),
            std::string::npos);
  EXPECT_EQ(error_of(kLarge, 100), "field-work");
  EXPECT_NE(reason_of(kLarge, {.most_work = 100}).find("exceeds the work allowed"),
            std::string::npos);
}

TEST_F(Refused, OnlyWhatIsFarFromTheGraphIsRefuted) {
  const Graph gelu = parsed_graph("graph @g(%x: f32[64]) { %y = gelu(%x) return %y }", catalog_);
  const Graph tanh = parsed_graph(
      "graph @g(%x: f32[64]) { %y = gelu(%x, approximate=\"tanh\") return %y }", catalog_);
  const Graph zero = parsed_graph("graph @g(%x: f32[64]) { %y = sub(%x, %x) return %y }", catalog_);
  EXPECT_FALSE(compare_in_fields(gelu, tanh, catalog_, {}).is_refuted);
  EXPECT_TRUE(compare_in_fields(gelu, zero, catalog_, {}).is_refuted);
}

// Constants that differ by less than tolerances show where all else is small.
TEST_F(Refused, ConstantsShowWhereInputsAreSmall) {
  const Graph graph =
      parsed_graph("graph @g(%x: f32[64]) { %y = mul(%x, 3.0) return %y }", catalog_);
  const Graph shifted = parsed_graph(
      "graph @g(%x: f32[64]) { %a = mul(%x, 3.0) %y = add(%a, 1e-7) return %y }", catalog_);
  const Equality equality = compare_in_fields(graph, shifted, catalog_, {});
  EXPECT_FALSE(equality.is_equal);
  EXPECT_TRUE(equality.is_refuted) << equality.reason;
  // An approximation of a function that is a random one may have such an error.
  const Graph erf = parsed_graph("graph @g(%x: f32[64]) { %y = erf(%x) return %y }", catalog_);
  const Graph near =
      parsed_graph("graph @g(%x: f32[64]) { %a = erf(%x) %y = add(%a, 1e-7) return %y }", catalog_);
  EXPECT_FALSE(compare_in_fields(erf, near, catalog_, {}).is_refuted);
}

// Real numbers fulfill (x + 2^26) - 2^26 == x, and so do no f32 that ordinary inputs have.
TEST_F(Refused, ConditionsThatRoundingDecides) {
  const Graph graph = parsed_graph("graph @g(%x: f32[64]) { %y = tanh(%x) return %y }", catalog_);
  const auto chosen = [&](std::string_view dtype, std::string_view large) {
    return parsed_graph(
        fmt::format("graph @g(%x: {0}[64]) {{ %a = add(%x, {1}) %b = sub(%a, {1}) %c = eq(%b, %x) "
                    "%t = tanh(%x) %y = where(%c, %t, %x) return %y }}",
                    dtype, large),
        catalog_);
  };
  const Equality equality = compare_in_fields(graph, chosen("f32", "67108864.0"), catalog_, {});
  EXPECT_TRUE(equality.is_refuted) << equality.reason;
  EXPECT_NE(equality.reason.find("where numbers round"), std::string::npos) << equality.reason;
  // In f64 both are the same numbers; and a graph that decides so itself is equal to its copy.
  const Graph wide = parsed_graph("graph @g(%x: f64[64]) { %y = tanh(%x) return %y }", catalog_);
  EXPECT_FALSE(compare_in_fields(wide, chosen("f64", "1e19"), catalog_, {}).is_equal);
  const Graph same = chosen("f32", "67108864.0");
  EXPECT_TRUE(compare_in_fields(same, same.clone(), catalog_, {}).is_equal);
}

TEST_F(Refused, InfinitiesThatComeOutElsewhereAreNotRobust) {
  const Graph before =
      parsed_graph("graph @g(%x: f32[4,64]) { %y = relu(%x) return %y }", catalog_);
  const Graph after = parsed_graph(
      "graph @g(%x: f32[4,64]) { %p = gt(%x, 0) %z = full_like(%x, 0.0) %y = where(%p, %x, %z) "
      "return %y }",
      catalog_);
  const Equality equality = compare_in_fields(before, after, catalog_, {});
  EXPECT_TRUE(equality.is_equal);
  EXPECT_EQ(equality.is_robust, false);
  EXPECT_NE(equality.reason.find("not finite"), std::string::npos);
}

// A variance that is drawn as -eps: sums of infinities in another order are NaN.
TEST_F(Refused, PolesAreNotRobust) {
  const std::string_view inputs =
      "(%x: f32[1,64,4,4], %m: f32[64], %v: f32[64], %a: f32[64], %b: f32[64])";
  const Graph before =
      parsed_graph(fmt::format("graph @g{} {{ %n = batch_norm(%x, %m, %v, %a, %b) "
                               "%y = mean(%n, dim=[2,3], keepdim=true) return %y }}",
                               inputs),
                   catalog_);
  const auto after = [&](std::string_view eps) {
    return parsed_graph(fmt::format("graph @g{} {{ %n = mean(%x, dim=[2,3], keepdim=true) "
                                    "%y = batch_norm(%n, %m, %v, %a, %b, eps={}) return %y }}",
                                    inputs, eps),
                        catalog_);
  };
  const Graph early = after("1e-5");
  size_t poles = 0;
  for (uint64_t seed = 0; seed < 8; ++seed) {
    const Equality equality = compare_in_fields(before, early, catalog_, {.seed = seed});
    EXPECT_TRUE(equality.is_equal) << equality.reason;
    poles += equality.is_robust == false;
  }
  EXPECT_GT(poles, 0);
  EXPECT_FALSE(compare_in_fields(before, after("2e-5"), catalog_, {}).is_equal);
}

// An activation makes a number of an infinity: two convolutions of one value as one, of which the
// factor of a norm is infinite.
TEST_F(Refused, PolesBehindActivationsAreNotRobust) {
  const std::string_view inputs =
      "(%x: f32[1,16,4,4], %w: f32[16,1,3,3], %u: f32[16,1,3,3], %m: f32[16], %v: f32[16])";
  const Graph before = parsed_graph(
      fmt::format("graph @g{} {{ %0 = conv2d(%x, %w, padding=[1,1], groups=16) "
                  "%1 = conv2d(%x, %u, padding=[1,1], groups=16) "
                  "%2 = batch_norm(%1, %m, %v) %3 = add(%0, %2) %y = relu(%3) return %y }}",
                  inputs),
      catalog_);
  const auto merged = [&](std::string_view eps) {
    return parsed_graph(
        fmt::format("graph @g{} {{ %0 = add(%v, {}) %s = rsqrt(%0) "
                    "%t = reshape(%s, shape=[16,1,1,1]) %1 = mul(%u, %t) %f = add(%w, %1) "
                    "%2 = mul(%m, %s) %b = neg(%2) "
                    "%3 = conv2d(%x, %f, %b, padding=[1,1], groups=16) %y = relu(%3) return %y }}",
                    inputs, eps),
        catalog_);
  };
  const Graph once = merged("1e-5");
  size_t poles = 0;
  for (uint64_t seed = 0; seed < 8; ++seed) {
    const Equality equality = compare_in_fields(before, once, catalog_, {.seed = seed});
    EXPECT_TRUE(equality.is_equal) << equality.reason;
    poles += equality.is_robust == false;
  }
  EXPECT_GT(poles, 0);
  EXPECT_FALSE(compare_in_fields(before, merged("2e-5"), catalog_, {}).is_equal);
}

// Both differ by constants alone: constants of seven digits do not refute, one that is off by a
// millionth does, and one that shows beside tiny inputs.
TEST_F(Refused, ConstantsThatRoundingDoesNotExplain) {
  const auto compare = [&](std::string_view before, std::string_view after) {
    const auto graph = [&](std::string_view body) {
      return parsed_graph(fmt::format("graph @g(%x: f32[8,64]) {{ {} return %y }}", body),
                          catalog_);
    };
    return compare_in_fields(graph(before), graph(after), catalog_, {});
  };
  EXPECT_TRUE(compare("%y = mul(%x, 0.1)", "%y = mul(%x, 0.1000001)").is_refuted);
  EXPECT_TRUE(compare("%y = add(%x, 1e-30)", "%y = mul(%x, 1.0)").is_refuted);
  EXPECT_TRUE(compare("%a = mul(%x, 0.1) %y = tanh(%a)", "%a = mul(%x, 0.100001) %y = tanh(%a)")
                  .is_refuted);
  const Equality near = compare("%y = mul(%x, 0.7978845)", "%y = mul(%x, 0.7978849)");
  EXPECT_FALSE(near.is_equal);
  EXPECT_FALSE(near.is_refuted) << near.reason;
}

// Each result depends on what it reads, whatever another one reads.
TEST_F(Refused, ElementsThatAnotherResultReads) {
  const std::string_view inputs = "(%x: f32[2,4096])";
  const Graph before = parsed_graph(
      fmt::format("graph @g{} {{ %c = gt(%x, 3.0) %a = any(%c, dim=1) %s = sum(%x, dim=[1]) "
                  "return %a, %s }}",
                  inputs),
      catalog_);
  const Graph after = parsed_graph(
      fmt::format("graph @g{} {{ %h = slice(%x, 1, 0, 4095) %c = gt(%h, 3.0) %a = any(%c, dim=1) "
                  "%s = sum(%x, dim=[1]) return %a, %s }}",
                  inputs),
      catalog_);
  for (uint64_t seed = 0; seed < 5; ++seed) {
    const Equality equality = compare_in_fields(before, after, catalog_, {.seed = seed});
    EXPECT_FALSE(equality.is_equal);
    EXPECT_NE(equality.reason.find("[0,4095]"), std::string::npos) << equality.reason;
  }
}

}  // namespace
}  // namespace passnet
