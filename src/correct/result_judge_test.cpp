#include "correct/result_judge.hpp"

#include "correct/compare.hpp"
#include "interpret/interpret.hpp"
#include "ops/catalog.hpp"
#include "support/graphs.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>

namespace passnet {
namespace {

class Adversarial : public testing::Test {
 protected:
  Graph parse(std::string_view text) const { return parsed_graph(text, catalog_); }

  // A judge of this graph on this set, and the reference's answers.
  std::pair<ResultJudge, std::vector<Tensor>> judge_of(const Graph& graph, InputSet set) const {
    ResultJudge judge(graph, catalog_);
    std::vector<Tensor> inputs = make_inputs(graph, catalog_, 1, set);
    std::vector<const Tensor*> pointers;
    for (const Tensor& input : inputs) pointers.push_back(&input);
    std::vector<Tensor> answers = *interpret(graph, catalog_, pointers);
    std::vector<Tensor> copies;
    for (const Tensor& answer : answers) copies.push_back(answer.clone());
    judge.set(std::move(inputs), std::move(answers));
    return {std::move(judge), std::move(copies)};
  }

  const Catalog catalog_ = make_catalog();
};

constexpr std::string_view kSum = "graph @g(%x: f32[4,1000]) { %y = sum(%x, dim=[1]) return %y }";

TEST_F(Adversarial, WhatTheReferenceAnswersPasses) {
  const Graph graph = parse(std::string(kSum));
  for (const InputSetInfo& entry : kInputSets) {
    auto [judge, answers] = judge_of(graph, entry.set);
    EXPECT_TRUE(judge.compare(0, answers[0], -5).passes()) << entry.name;
  }
}

// On a machine that rounds factors of convolutions to TF32, another library may not have rounded
// them, or the other way round; the factors' other readers are held to f32.
TEST_F(Adversarial, FactorsOfTf32PassWhereTheMachineHasThem) {
  const Graph graph = parse(
      "graph @g(%x: f32[1,16,8,8], %w: f32[16,16,1,1]) {\n"
      "  %y = conv2d(%x, %w) %z = mul(%x, 3) return %y, %z }");
  const std::vector<Tensor> inputs = make_inputs(graph, catalog_, 1);
  const auto answers_of = [&](std::span<const Tensor> read) {
    const std::vector<const Tensor*> pointers = {&read[0], &read[1]};
    return *interpret(graph, catalog_, pointers);
  };
  std::vector<Tensor> rounded;
  for (const Tensor& input : inputs) {
    Tensor& other = rounded.emplace_back(input.clone());
    for (float& element : other.as<float>()) {
      element = std::bit_cast<float>((std::bit_cast<uint32_t>(element) + 0x1000) & 0xffffe000);
    }
  }
  const std::vector<Tensor> answers = answers_of(inputs);
  const std::vector<Tensor> others = answers_of(rounded);
  const auto passes = [&](Tf32 tf32, size_t index) {
    ResultJudge judge(graph, catalog_, tf32);
    std::vector<Tensor> copies;
    for (const Tensor& input : inputs) copies.push_back(input.clone());
    judge.set(std::move(copies), answers);
    return judge.compare(index, others[index], -5).passes();
  };
  EXPECT_TRUE(passes(Tf32::kConvolutions, 0));
  EXPECT_FALSE(passes(Tf32::kNone, 0));
  EXPECT_FALSE(passes(Tf32::kConvolutions, 1));
}

// An f32 sum of numbers that cancel is far from the exact one in any order.
TEST_F(Adversarial, AnotherOrderOfASumThatCancelsPasses) {
  const Graph graph = parse(std::string(kSum));
  auto [judge, answers] = judge_of(graph, InputSet::kAlternating);
  Tensor other = answers[0].clone();
  const Tensor& x = judge.inputs()[0];
  for (int64_t row = 0; row < 4; ++row) {
    float sum = 0;
    for (int64_t i = 999; i >= 0; --i) sum += static_cast<float>(x.value(row * 1000 + i));
    other.set_value(row, sum);
  }
  EXPECT_TRUE(judge.compare(0, other, -5).passes());
}

// A graph whose computation in double takes too long is not judged by it, and no result is refused
// for that; another dtype is none all the same.
TEST_F(Adversarial, WithoutTimeWhatDiffersPasses) {
  const Graph graph = parse(std::string(kSum));
  auto [judge, answers] = judge_of(graph, InputSet::kValid);
  Tensor other = answers[0].clone();
  other.set_value(0, answers[0].value(0) + 1);
  EXPECT_FALSE(judge.compare(0, other, -5).passes());
  DoubleTime none{.allowed_s = -1};
  std::vector<Tensor> inputs;
  inputs.push_back(judge.inputs()[0].clone());
  judge.set(std::move(inputs), answers, &none);
  EXPECT_TRUE(judge.compare(0, answers[0], -5).passes());
  EXPECT_FALSE(none.left_out);
  EXPECT_TRUE(judge.compare(0, other, -5).passes());
  EXPECT_TRUE(none.left_out);
  EXPECT_FALSE(judge.compare(0, Tensor({DType::kF64, {4}}), -5).passes());
}

// The errors of one sum may happen to cancel in the reference: others are judged by how far sums of
// such numbers go.
TEST_F(Adversarial, TheLuckOfTheReferenceDecidesNothing) {
  const Graph graph = parse("graph @g(%x: f32[1000]) { %y = sum(%x) return %y }");
  auto [judge, answers] = judge_of(graph, InputSet::kAlternating);
  double exact = 0;
  double terms = 0;
  const Tensor& x = judge.inputs()[0];
  for (int64_t i = 0; i < 1000; ++i) {
    exact += x.value(i);
    terms += std::fabs(x.value(i));
  }
  std::vector<Tensor> inputs;
  inputs.push_back(x.clone());
  answers[0].set_value(0, exact);
  judge.set(std::move(inputs), answers);
  Tensor other = answers[0].clone();
  const auto answered = [&](double units) {
    other.set_value(0, exact + units * terms * 0x1p-24);
    return judge.compare(0, other, -10).passes();
  };
  EXPECT_TRUE(answered(0.01));
  EXPECT_FALSE(answered(20));
}

// No inputs of a norm give a mean that is off, and yet an f32 mean is: normalized rows of large
// numbers do not add up to 0.
TEST_F(Adversarial, AMeanWithinANormIsRounded) {
  const Graph graph = parse(R"(
graph @g(%x: f32[2,128]) {
  %n = layer_norm(%x, normalized_shape=[128])
  %y = sum(%n, dim=[1])
  return %y
})");
  auto [judge, answers] = judge_of(graph, InputSet::kLargeOffset);
  const Tensor& x = judge.inputs()[0];
  Tensor other = answers[0].clone();
  for (int64_t row = 0; row < 2; ++row) {
    double mean = 0;
    double square = 0;
    for (int64_t i = 0; i < 128; ++i) mean += x.value(row * 128 + i) / 128;
    for (int64_t i = 0; i < 128; ++i) square += std::pow(x.value(row * 128 + i) - mean, 2);
    const double shift = mean * 0x1p-24 / std::sqrt(square / 128);
    answers[0].set_value(row, 0);  // the reference happens to be exact
    other.set_value(row, 128 * shift);
  }
  std::vector<Tensor> inputs;
  inputs.push_back(x.clone());
  judge.set(std::move(inputs), answers);
  EXPECT_TRUE(judge.compare(0, other, -5).passes());
  for (int64_t row = 0; row < 2; ++row) other.set_value(row, 50 * other.value(row));
  EXPECT_FALSE(judge.compare(0, other, -5).passes());
}

TEST_F(Adversarial, AMeanOfDoublesIsRoundedToo) {
  const Graph graph = parse(R"(
graph @g(%x: f64[1,128]) {
  %y = layer_norm(%x, normalized_shape=[128])
  return %y
})");
  auto [judge, answers] = judge_of(graph, InputSet::kValid);
  std::vector<Tensor> inputs;
  inputs.push_back(judge.inputs()[0].clone());
  Tensor other = answers[0].clone();
  constexpr double kMean = 3e8 / 7;
  for (int64_t i = 0; i < 128; ++i) {
    inputs[0].set_value(i, kMean);
    answers[0].set_value(i, 0);
    other.set_value(i, 2 * kMean * 0x1p-53 / std::sqrt(1e-5));
  }
  judge.set(std::move(inputs), answers);
  EXPECT_TRUE(judge.compare(0, other, -5).passes());
  for (int64_t i = 0; i < 128; ++i) other.set_value(i, 100 * other.value(i));
  EXPECT_FALSE(judge.compare(0, other, -5).passes());
}

// The worst of many rows: four f32 accumulators lose what is small beside them.
TEST_F(Adversarial, SumsInAccumulatorsPassOnHeavyTails) {
  const Graph graph =
      parse("graph @g(%x: f32[400,1000] {mean=1.0, std=0.5}) { %y = sum(%x, dim=[1]) return %y }");
  auto [judge, answers] = judge_of(graph, InputSet::kHeavyTails);
  Tensor other = answers[0].clone();
  const Tensor& x = judge.inputs()[0];
  for (int64_t row = 0; row < 400; ++row) {
    std::array<float, 4> sums{};
    for (int64_t i = 0; i < 1000; ++i) {
      sums[static_cast<size_t>(i % 4)] += static_cast<float>(x.value(row * 1000 + i));
    }
    other.set_value(row, (sums[0] + sums[1]) + (sums[2] + sums[3]));
  }
  EXPECT_TRUE(judge.compare(0, other, -5).passes());
  other.set_value(7, 1.0001 * other.value(7));
  EXPECT_FALSE(judge.compare(0, other, -5).passes());
}

// A sum whose rounding decides if a function is defined there may be NaN or not.
TEST_F(Adversarial, RoundingAtTheEdgeOfADomainPasses) {
  const Graph graph =
      parse("graph @g(%x: f32[2,1000]) { %s = sum(%x, dim=[1]) %y = sqrt(%s) return %y }");
  auto [judge, answers] = judge_of(graph, InputSet::kValid);
  std::vector<Tensor> inputs;
  inputs.push_back(judge.inputs()[0].clone());
  double sum = 0;
  for (int64_t i = 0; i < 999; ++i) sum += inputs[0].value(i);
  inputs[0].set_value(999, -sum);  // the exact sum of the first row is about 0
  for (int64_t i = 0; i < 1000; ++i) inputs[0].set_value(1000 + i, -1);
  answers[0].set_value(0, 1e-4);
  answers[0].set_value(1, NAN);
  judge.set(std::move(inputs), answers);
  Tensor other = answers[0].clone();
  other.set_value(0, NAN);
  EXPECT_TRUE(judge.compare(0, other, -5).passes());
  other.set_value(1, 0);
  EXPECT_FALSE(judge.compare(0, other, -5).passes());
}

// The reference is clipped to 0 where another order of the sum is not.
TEST_F(Adversarial, AKinkHidesNoRoundingErrors) {
  const Graph graph =
      parse("graph @g(%x: f32[64,1000]) { %s = sum(%x, dim=[1]) %y = relu(%s) return %y }");
  auto [judge, answers] = judge_of(graph, InputSet::kAlternating);
  std::vector<Tensor> inputs;
  inputs.push_back(judge.inputs()[0].clone());
  Tensor other = answers[0].clone();
  for (int64_t row = 0; row < 64; ++row) {  // an exact sum of about -10, and one that is off by 20
    double sum = 0;
    for (int64_t i = 0; i < 999; ++i) sum += inputs[0].value(row * 1000 + i);
    inputs[0].set_value(row * 1000 + 999, -10 - sum);
    answers[0].set_value(row, 0);
    other.set_value(row, 10);
  }
  judge.set(std::move(inputs), answers);
  EXPECT_TRUE(judge.compare(0, other, -5).passes());
}

TEST_F(Adversarial, ALooserToleranceTakesMore) {
  const Graph graph = parse("graph @g(%x: f32[64]) { %y = tanh(%x) return %y }");
  auto [judge, answers] = judge_of(graph, InputSet::kDuplicates);
  Tensor rough = answers[0].clone();
  for (int64_t i = 0; i < 64; ++i) rough.set_value(i, rough.value(i) * 1.001);
  EXPECT_FALSE(judge.compare(0, rough, -5).passes());
  EXPECT_TRUE(judge.compare(0, rough, -1).passes());
}

TEST_F(Adversarial, ANanTooManyNeverPasses) {
  const Graph graph = parse("graph @g(%x: f32[64]) { %y = tanh(%x) return %y }");
  auto [judge, answers] = judge_of(graph, InputSet::kNan);
  Tensor wrong = answers[0].clone();
  int64_t finite = 0;
  while (std::isnan(wrong.value(finite))) ++finite;
  wrong.set_value(finite, std::nan(""));
  for (int t = -5; t <= kMaxTolerance; ++t) EXPECT_FALSE(judge.compare(0, wrong, t).passes());
}

TEST_F(Adversarial, AnInfinityIsNoOtherNumber) {
  const Graph graph = parse("graph @g(%x: f32[64]) { %0 = relu(%x) %y = mul(%0, 2) return %y }");
  auto [judge, answers] = judge_of(graph, InputSet::kInfinities);
  Tensor wrong = answers[0].clone();
  const auto numbers = answers[0].as<float>();
  const auto first = std::ranges::find_if(numbers, [](float x) { return std::isinf(x); });
  ASSERT_NE(first, numbers.end());
  wrong.set_value(first - numbers.begin(), 7);
  EXPECT_EQ(judge.compare(0, wrong, -5).wrong, 1);
}

TEST_F(Adversarial, ComplexResultsAreWithinTheToleranceOfF32) {
  const Graph graph = parse("graph @g(%x: c64[64]) { %y = add(%x, %x) return %y }");
  auto [judge, answers] = judge_of(graph, InputSet::kNan);
  EXPECT_FALSE(judge.has_double());
  Tensor result = answers[0].clone();
  using Complex = std::array<float, 2>;
  for (Complex& element : result.as<Complex>()) {
    if (std::isnan(element[1])) element[1] = -element[1];  // another NaN
  }
  EXPECT_TRUE(judge.compare(0, result, -5).passes());
  Complex& first = *std::ranges::find_if(result.as<Complex>(),
                                         [](const Complex& x) { return !std::isnan(x[1]); });
  first[1] *= 1 + 1e-6F;
  EXPECT_TRUE(judge.compare(0, result, -5).passes());
  EXPECT_FALSE(judge.compare(0, result, -8).passes());
  first[1] += 1e-3F;
  EXPECT_EQ(judge.compare(0, result, -5).wrong, 1);
}

// Ranks four numbers of which the second is one unit of the last place above the first, and the
// last is far above all: an answer may exchange the indices of nearly equal numbers only.
class NearTies : public Adversarial {
 protected:
  bool may_exchange(std::string_view statement, std::array<double, 4> numbers, int64_t first,
                    std::string_view dtype = "f32") const {
    const Graph graph = parse(fmt::format(
        "graph @g(%x: {}[4]) {{ {} %v, %i = topk(%y, 4) return %i }}", dtype, statement));
    auto [judge, answers] = judge_of(graph, InputSet::kValid);
    std::vector<Tensor> inputs;
    inputs.push_back(judge.inputs()[0].clone());
    for (int64_t i = 0; i < 4; ++i) inputs[0].set_value(i, numbers[static_cast<size_t>(i)]);
    const Tensor* const pointer = &inputs[0];
    answers = *interpret(graph, catalog_, std::span(&pointer, 1));
    Tensor other = answers[0].clone();
    other.set_value(first, answers[0].value(first + 1));
    other.set_value(first + 1, answers[0].value(first));
    judge.set(std::move(inputs), answers);
    EXPECT_TRUE(judge.compare(0, answers[0], -5).passes());
    return judge.compare(0, other, -5).passes();
  }
};

constexpr std::array<double, 4> kNearlyEqual = {1, 1 + 0x1p-23, 0.5, 2};

TEST_F(NearTies, RoundingsDecideTheOrderOfComputedNumbers) {
  EXPECT_TRUE(may_exchange("%y = exp(%x)", kNearlyEqual, 1));
  EXPECT_TRUE(may_exchange("%y = softmax(%x, 0)", kNearlyEqual, 1));
  EXPECT_FALSE(may_exchange("%y = exp(%x)", kNearlyEqual, 0));
  EXPECT_FALSE(may_exchange("%y = softmax(%x, 0)", kNearlyEqual, 2));
}

TEST_F(NearTies, TheirTermsDecideTheOrderOfSums) {
  constexpr std::string_view kProduct =
      "%e = reshape(%x, [4,1]) %w = expand(%e, [4,100]) %z = mul(%w, 0.1) %y = sum(%z, [1])";
  EXPECT_TRUE(may_exchange(kProduct, kNearlyEqual, 1));
  EXPECT_FALSE(may_exchange(kProduct, kNearlyEqual, 0));
}

TEST_F(NearTies, NumbersThatNothingRoundsHaveOneOrder) {
  EXPECT_FALSE(may_exchange("%y = relu(%x)", kNearlyEqual, 1));
  EXPECT_FALSE(may_exchange("%y = mul(%x, 4)", kNearlyEqual, 1));
}

TEST_F(NearTies, EqualNumbersKeepTheirOrder) {
  constexpr std::array<double, 4> kEqual = {0.3, 0.3, 0.1, 2};
  EXPECT_FALSE(may_exchange("%y = exp(%x)", kEqual, 1));
  EXPECT_FALSE(may_exchange("%y = softmax(%x, 0)", kEqual, 1));
}

// Kernels differ by roundings of f32, and results are rounded to the dtype: neighbors there are
// far apart, or equal.
TEST_F(NearTies, HalvesRoundWhereAnOpEnds) {
  constexpr std::array<double, 4> kNeighbors = {1, 1 + 0x1p-7, 0.5, 2};
  EXPECT_FALSE(may_exchange("%y = exp(%x)", kNeighbors, 1, "bf16"));
}

TEST_F(Adversarial, AStepNextToARoundedNumberMayGoEitherWay) {
  const Graph graph =
      parse("graph @g(%x: f32[2]) { %e = exp(%x) %l = log(%e) %y = gt(%l, 0.7) return %y }");
  auto [judge, answers] = judge_of(graph, InputSet::kValid);
  std::vector<Tensor> inputs;
  inputs.push_back(judge.inputs()[0].clone());
  inputs[0].set_value(0, 0.7);
  inputs[0].set_value(1, 0.71);
  for (int64_t i = 0; i < 2; ++i) answers[0].set_value(i, 1);
  judge.set(std::move(inputs), answers);
  Tensor other = answers[0].clone();
  other.set_value(0, 0);
  EXPECT_TRUE(judge.compare(0, other, -5).passes());
  other.set_value(1, 0);
  EXPECT_EQ(judge.compare(0, other, -5).wrong, 1);
}

// Compares numbers with a sum that overflows in one order of additions and not in another.
TEST_F(Adversarial, ASumThatMayOverflowDecidesNothing) {
  const Graph graph = parse(
      "graph @g(%x: f32[2,64]) { %s = sum(%x, [1]) %u = unsqueeze(%s, 1) %y = gt(%x, %u) "
      "return %y }");
  const auto may_be_other = [&](InputSet set) {
    auto [judge, answers] = judge_of(graph, set);
    Tensor other = answers[0].clone();
    other.set_value(5, 1 - other.value(5));
    return judge.compare(0, other, -5).passes();
  };
  EXPECT_TRUE(may_be_other(InputSet::kExtremes));
  EXPECT_FALSE(may_be_other(InputSet::kHeavyTails));
  EXPECT_FALSE(may_be_other(InputSet::kValid));
}

// NaN passes where a row's sum may overflow, and neither in another row nor in another result.
TEST_F(Adversarial, ASumThatMayOverflowExcusesWhatDependsOnIt) {
  for (const std::string_view sum :
       {"sum(%x, dim=[1])", "matmul(%x, %w)", "cumsum(%x, 1)", "mean(%x, dim=[1])"}) {
    const Graph graph =
        parse(fmt::format("graph @g(%x: f32[32,64], %w: f32[64,32]) {{ %s = {} %y = mul(%s, 0.5) "
                          "%z = relu(%w) return %y, %z }}",
                          sum));
    auto [judge, answers] = judge_of(graph, InputSet::kValid);
    std::vector<Tensor> inputs;
    for (const Tensor& input : judge.inputs()) inputs.push_back(input.clone());
    for (int64_t i = 0; i < 64; ++i) inputs[0].set_value(i, i % 2 == 0 ? 3e38 : -3e38);
    for (int64_t i = 0; i < 64 * 32; ++i) inputs[1].set_value(i, 1);
    const std::array<const Tensor*, 2> pointers{&inputs[0], &inputs[1]};
    answers = *interpret(graph, catalog_, pointers);
    judge.set(std::move(inputs), answers);
    const auto may_be_nan = [&](size_t result, int64_t at) {
      Tensor other = answers[result].clone();
      other.set_value(at, NAN);
      return judge.compare(result, other, -5).passes();
    };
    const int64_t row = answers[0].numel() / 32;
    EXPECT_TRUE(may_be_nan(0, row - 1)) << sum;
    EXPECT_FALSE(may_be_nan(0, row)) << sum;
    EXPECT_FALSE(may_be_nan(0, answers[0].numel() - 1)) << sum;
    EXPECT_FALSE(may_be_nan(1, 0)) << sum;
  }
}

TEST_F(Adversarial, ANumberNextToTheLimitOfAMaskMayBeMasked) {
  const Graph graph = parse(
      "graph @g(%x: f32[2]) { %e = exp(%x) %l = log(%e) %m = gt(%l, 0.7) "
      "%y = masked_fill(%x, %m, -inf) return %y }");
  auto [judge, answers] = judge_of(graph, InputSet::kValid);
  std::vector<Tensor> inputs;
  inputs.push_back(judge.inputs()[0].clone());
  inputs[0].set_value(0, 0.7);
  inputs[0].set_value(1, 0.71);
  const Tensor* const pointer = &inputs[0];
  answers = *interpret(graph, catalog_, std::span(&pointer, 1));
  Tensor other = answers[0].clone();
  other.set_value(0, std::isinf(other.value(0)) ? 0.7 : -INFINITY);
  judge.set(std::move(inputs), answers);
  EXPECT_TRUE(judge.compare(0, other, -5).passes());
  other.set_value(1, 0.71);
  EXPECT_EQ(judge.compare(0, other, -5).wrong, 1);
}

// Divides three numbers by their sum, whose last term decides how far it is from zero.
class Poles : public Adversarial {
 protected:
  bool may_be(double last_term, double first_quotient) const {
    const Graph graph = parse(
        "graph @g(%x: f32[2,3]) { %s = sum(%x, [1]) %u = unsqueeze(%s, 1) %y = div(%x, %u) "
        "return %y }");
    auto [judge, answers] = judge_of(graph, InputSet::kValid);
    std::vector<Tensor> inputs;
    inputs.push_back(judge.inputs()[0].clone());
    const std::array<double, 6> numbers = {1, 0.25, last_term, 1, 2, 5};
    for (int64_t i = 0; i < 6; ++i) inputs[0].set_value(i, numbers[static_cast<size_t>(i)]);
    const Tensor* const pointer = &inputs[0];
    answers = *interpret(graph, catalog_, std::span(&pointer, 1));
    Tensor other = answers[0].clone();
    other.set_value(0, first_quotient);
    judge.set(std::move(inputs), answers);
    const bool passes = judge.compare(0, other, -5).passes();
    other.set_value(3, 1e20);  // whatever the first row may be
    EXPECT_FALSE(judge.compare(0, other, -5).passes());
    return passes;
  }
};

TEST_F(Poles, ADivisorWithoutACertainSignAllowsAnyQuotient) {
  constexpr double kAlmost = -1.25 + 0x1p-23;
  EXPECT_TRUE(may_be(kAlmost, 0x1p23));
  EXPECT_TRUE(may_be(kAlmost, -12345));
}

TEST_F(Poles, ADivisorOfCertainSignDoesNot) {
  constexpr double kFarther = -1.25 + 0x1p-10;
  EXPECT_TRUE(may_be(kFarther, 0x1p10));
  EXPECT_TRUE(may_be(kFarther, 0x1p10 + 0.1));
  EXPECT_FALSE(may_be(kFarther, -0x1p10));
  EXPECT_FALSE(may_be(kFarther, 0x1p11));
  EXPECT_FALSE(may_be(-1, 4.5));
}

TEST_F(Adversarial, ViewsTakeNoMemoryInDouble) {
  const Graph graph = parse(
      "graph @g(%x: f32[1,64]) { %0 = expand(%x, size=[4194304,64]) %y = sum(%0) return %y }");
  EXPECT_TRUE(ResultJudge(graph, catalog_).has_double());
}

}  // namespace
}  // namespace passnet
