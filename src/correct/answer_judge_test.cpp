#include "correct/answer_judge.hpp"

#include "interpret/interpret.hpp"
#include "ops/catalog.hpp"
#include "support/graphs.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <string_view>

namespace passnet {
namespace {

using Finding = AnswerJudge::Finding;

constexpr int64_t kCount = 1000;

// Judges results of a graph, which a test states.
class Calls {
 public:
  explicit Calls(DType dtype, std::string_view body = "%y = exp(%x)")
      : graph_(parsed_graph(
            fmt::format("graph @g(%x: {}[{}]) {{ {} return %y }}", name(dtype), kCount, body),
            catalog_)),
        exact_(graph_, catalog_) {
    inputs_.emplace_back(TensorType{dtype, {kCount}});
    for (int64_t i = 0; i < kCount; ++i) inputs_[0].set_value(i, static_cast<double>(i) / 300);
    const std::array pointers{static_cast<const Tensor*>(inputs_.data())};
    answers_ = *interpret(graph_, catalog_, pointers);
    std::vector<Tensor> copies;
    copies.push_back(inputs_[0].clone());
    exact_.set(std::move(copies), answers_);
  }

  const Tensor& answer() const { return answers_[0]; }
  ResultJudge& exact() { return exact_; }
  // The answer with `count` elements times a factor.
  Tensor changed(int64_t count, double factor) const {
    Tensor result = answer().clone();
    for (int64_t i = 0; i < count; ++i) result.set_value(i, factor * result.value(i));
    return result;
  }

  Finding judge(AnswerJudge& judge, const Tensor& result) {
    const AnswerJudge::ValidCall call{.inputs = inputs_,
                                      .answers = answers_,
                                      .exact = [this]() -> ResultJudge& { return exact_; }};
    const Comparison compared = compare(result, answer());
    judge.examine(call, std::span(&result, 1));
    const auto read = [&]() -> const Tensor& { return result; };
    const auto judged = judge.judge(call, 0, compared, read);
    if (judged.finding == Finding::kWrong) judge.refuse(call, 0, compared, judged.values);
    return judged.finding;
  }

 private:
  const Catalog catalog_ = make_catalog();
  Graph graph_;
  std::vector<Tensor> inputs_;
  std::vector<Tensor> answers_;
  ResultJudge exact_;
};

bool is_correct(const AnswerJudge& judge, int t) {
  return judge.answers().correct[static_cast<size_t>(t - kMinTolerance)];
}

TEST(AnswerJudge, TheAnswersThemselvesAreRightAtEveryT) {
  Calls calls(DType::kF32);
  AnswerJudge judge;
  EXPECT_EQ(calls.judge(judge, calls.answer()), Finding::kRight);
  judge.end();
  EXPECT_EQ(judge.answers().verdict, Verdict::kPass);
  EXPECT_TRUE(is_correct(judge, kMinTolerance));
  EXPECT_EQ(judge.answers().detail, "");
}

TEST(AnswerJudge, AWrongResultIsRefusedOnceAndStaysWrong) {
  Calls calls(DType::kF32);
  AnswerJudge judge;
  const Tensor wrong = calls.changed(1, 1.5);
  EXPECT_EQ(calls.judge(judge, wrong), Finding::kWrong);
  EXPECT_EQ(judge.answers().verdict, Verdict::kWrongValue);
  EXPECT_NE(judge.answers().detail.find("1 of 1000 elements"), std::string::npos);
  EXPECT_EQ(calls.judge(judge, wrong), Finding::kWrongAgain);
  EXPECT_EQ(calls.judge(judge, calls.answer()), Finding::kRight);
  judge.end();
  EXPECT_FALSE(is_correct(judge, kPassTolerance));
  EXPECT_FALSE(judge.answers().correct_on_valid[kPassTolerance - kMinTolerance]);
}

TEST(AnswerJudge, NanWhereTheReferenceHasNoneHasItsOwnVerdict) {
  Calls calls(DType::kF32);
  AnswerJudge judge;
  EXPECT_EQ(calls.judge(judge, calls.changed(1, std::nan(""))), Finding::kWrong);
  EXPECT_EQ(judge.answers().verdict, Verdict::kNanInf);
}

TEST(AnswerJudge, AConstantIsWrongHoweverWideTheToleranceIs) {
  Calls calls(DType::kF32);
  AnswerJudge judge;
  Tensor constant(calls.answer().type());
  for (int64_t i = 0; i < kCount; ++i) constant.set_value(i, 9);
  calls.judge(judge, constant);
  judge.end();
  EXPECT_TRUE(std::ranges::none_of(judge.answers().correct, std::identity{}));
  EXPECT_NE(judge.answers().detail.find("no nearer to the reference's values than a constant is"),
            std::string::npos);
}

TEST(AnswerJudge, FewElementsOfHalfPrecisionMayRoundOtherwiseInAllCalls) {
  // The reference rounds the exponential to a neighbor of what is left of it near its zero.
  Calls calls(DType::kBF16, "%e = exp(%x) %y = sub(%e, 3)");
  Tensor moved = calls.answer().clone();
  for (int64_t i = 320; i < 340; ++i) moved.set_value(i, moved.value(i) + 0.01);
  AnswerJudge often;
  EXPECT_EQ(calls.judge(often, moved), Finding::kRight);
  often.end();
  EXPECT_FALSE(is_correct(often, kPassTolerance));
  EXPECT_EQ(often.answers().verdict, Verdict::kPass);
  EXPECT_NE(often.answers().detail.find("20 of 1000 elements are off"), std::string::npos);

  AnswerJudge rarely;
  EXPECT_EQ(calls.judge(rarely, moved), Finding::kRight);
  for (int call = 0; call < 20; ++call) calls.judge(rarely, calls.answer());
  rarely.end();
  EXPECT_TRUE(is_correct(rarely, kPassTolerance));
  EXPECT_FALSE(is_correct(rarely, kMinTolerance));
}

TEST(AnswerJudge, ValuesOfLowerPrecisionAreWrongAtFiveAndBelow) {
  Calls calls(DType::kF64);
  AnswerJudge judge;
  calls.judge(judge, convert(convert(calls.answer(), DType::kF32), DType::kF64));
  EXPECT_FALSE(is_correct(judge, kPassTolerance));
  EXPECT_NE(judge.answers().detail.find("have the precision of f32"), std::string::npos);
}

TEST(AnswerJudge, AdversarialResultsLoseTheTAtWhichTheyFail) {
  Calls calls(DType::kF32);
  AnswerJudge judge;
  EXPECT_FALSE(judge.judge_adversarial(calls.exact(), 0, calls.answer(), InputSet::kZeros, false));
  const Tensor wrong = calls.changed(3, 1.01);
  const auto found = judge.judge_adversarial(calls.exact(), 0, wrong, InputSet::kZeros, false);
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->is_first);
  EXPECT_EQ(found->wrong, 3);
  judge.refuse_adversarial(calls.answer(), 0, *found, InputSet::kSmall);
  EXPECT_EQ(judge.answers().verdict, Verdict::kWrongValue);
  EXPECT_FALSE(is_correct(judge, kPassTolerance));
  EXPECT_TRUE(is_correct(judge, 0));
  EXPECT_TRUE(judge.answers().correct_on_valid[kPassTolerance - kMinTolerance]);
  const auto again = judge.judge_adversarial(calls.exact(), 0, wrong, InputSet::kZeros, false);
  ASSERT_TRUE(again);
  EXPECT_FALSE(again->is_first);
}

TEST(AnswerJudge, AProvedCandidateMayRoundOtherwiseOnAdversarialInputs) {
  Calls calls(DType::kF32);
  AnswerJudge judge;
  for (const double change : {1.0002, std::nan(""), HUGE_VAL}) {
    const Tensor changed = calls.changed(3, change);
    EXPECT_FALSE(judge.judge_adversarial(calls.exact(), 0, changed, InputSet::kZeros, true));
    EXPECT_TRUE(judge.judge_adversarial(calls.exact(), 0, changed, InputSet::kZeros, false));
  }
  EXPECT_NE(judge.answers().not_robust.find("inputs of 'zeros'"), std::string::npos);
  EXPECT_TRUE(
      judge.judge_adversarial(calls.exact(), 0, calls.changed(3, 1.01), InputSet::kZeros, true));
}

}  // namespace
}  // namespace passnet
