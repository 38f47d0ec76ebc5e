#include "correct/answer_judge.hpp"

#include "base/random_bits.hpp"
#include "correct/rounding.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace passnet {
namespace {

constexpr size_t kPassPlace = kPassTolerance - kMinTolerance;

// The result with the answer's elements where one of both is not finite.
Tensor where_finite(const Tensor& result, const Tensor& answer) {
  Tensor settled = result.clone();
  const size_t size = byte_size(result.type().dtype);
  for (int64_t i = 0; i < result.numel(); ++i) {
    if (std::isfinite(result.value(i)) && std::isfinite(answer.value(i))) continue;
    const auto at = static_cast<size_t>(i) * size;
    std::copy_n(answer.bytes().data() + at, size, settled.bytes().data() + at);
  }
  return settled;
}

}  // namespace

AnswerJudge::AnswerJudge() {
  answers_.correct.fill(true);
  answers_.correct_on_valid.fill(true);
}

void AnswerJudge::count_correct(const Correctness& correct) {
  for (size_t t = 0; t < kToleranceCount; ++t) {
    answers_.correct[t] &= correct[t];
    answers_.correct_on_valid[t] &= correct[t];
  }
}

void AnswerJudge::examine(const ValidCall& call, std::span<const Tensor> results) {
  likeness_.resize(results.size());
  for (size_t i = 0; i < results.size(); ++i) {
    if (results[i].type() != call.answers[i].type()) continue;
    add_likeness(call, i, results[i]);
    check_precision(i, results[i], call.answers[i]);
  }
}

// A result that cancels is as far from the reference as a constant is, and no further from the
// numbers in double than four times the reference: t = -10 adds nothing to that.
void AnswerJudge::add_likeness(const ValidCall& call, size_t index, const Tensor& result) {
  constexpr int kExamined = 3;
  Likeness found =
      measure_likeness(result, call.answers[index], random_bits(call.secret, index), call.inputs);
  if (found.near) found.error = 0;
  ResultLikeness& known = likeness_[index];
  known.dtype = result.type().dtype;
  if (found.is_empty() || !found.is_within(known.dtype, kPassTolerance)) {
    if (known.examined < kExamined) {
      ++known.examined;
      known.excused += call.exact().compare(index, result, kMinTolerance).passes();
    }
    if (known.excused == known.examined) found = {};
  }
  known.all.add(found);
}

// A result of lower precision than its dtype has is not correct at t = -5 and below.
void AnswerJudge::check_precision(size_t index, const Tensor& result, const Tensor& answer) {
  const auto coarser = find_lost_precision(result, answer);
  if (!coarser) return;
  Correctness correct;
  correct.fill(true);
  std::fill_n(correct.begin(), kPassPlace + 1, false);
  count_correct(correct);
  if (!answers_.detail.empty()) return;
  answers_.detail = fmt::format("result {}: values of {} have the precision of {}", index,
                                name(answer.type().dtype), name(*coarser));
}

AnswerJudge::Judged AnswerJudge::judge(const ValidCall& call, size_t index,
                                       const Comparison& compared,
                                       const std::function<const Tensor&()>& read) {
  const Tensor& answer = call.answers[index];
  roundings_.resize(call.answers.size());
  ResultRoundings& roundings = roundings_[index];
  roundings.elements += answer.numel();
  const bool is_within = compared.correct_at(kPassTolerance);
  if (is_within || wrong_on_valid_) {
    count_correct(compared.correct);
    return {.finding = is_within ? Finding::kRight : Finding::kWrongAgain};
  }
  const Tensor& result = read();
  const int64_t wrong = count_wrong_values(result, answer, call.pool).wrong;
  const Rounding rounding = call.exact().judge_rounding(index, result, wrong);
  if (rounding == Rounding::kWrong) {
    count_correct(compared.correct);
    return {.finding = Finding::kWrong, .values = find_wrong_values(result, answer)};
  }
  if (wrong == 0) {
    count_correct(compared.correct);
    if (answers_.detail.empty()) {
      answers_.detail = fmt::format(
          "result {}: the reference has NaN on valid inputs, which is correct at no t", index);
    }
    return {};
  }
  Correctness correct = compared.correct;
  std::fill(correct.begin() + kPassPlace, correct.end(), true);
  count_correct(correct);
  if (rounding == Rounding::kOtherOrder) return {};
  if (roundings.wrong == 0) {
    roundings.correct.fill(true);
    roundings.detail = describe_rounding(index, result, answer);
  }
  roundings.wrong += wrong;
  for (size_t t = 0; t < kToleranceCount; ++t) roundings.correct[t] &= compared.correct[t];
  return {};
}

void AnswerJudge::refuse(const ValidCall& call, size_t index, const Comparison& compared,
                         const std::optional<WrongValues>& values) {
  wrong_on_valid_ = true;
  answers_.verdict = compared.new_nan_inf ? Verdict::kNanInf : Verdict::kWrongValue;
  if (values) {
    answers_.detail =
        fmt::format("result {}: {}", index, describe(*values, call.answers[index].type().shape));
  }
}

std::optional<AnswerJudge::AdversarialFinding> AnswerJudge::judge_adversarial(
    ResultJudge& judge, size_t index, const Tensor& result, InputSet set, bool is_proved) {
  const ConditionedComparison comparison = judge.compare(index, result, kPassTolerance);
  if (comparison.passes()) return std::nullopt;
  constexpr int kProvedTolerance = -3;
  if (is_proved && comparison.same_type &&
      judge.compare(index, where_finite(result, judge.answer(index)), kProvedTolerance).passes()) {
    if (answers_.not_robust.empty()) {
      answers_.not_robust = fmt::format("result {} rounds or overflows otherwise on inputs of '{}'",
                                        index, info(set).name);
    }
    return std::nullopt;
  }
  int passing = kPassTolerance + 1;
  while (passing <= kMaxTolerance && !judge.compare(index, result, passing).passes()) ++passing;
  for (int t = kMinTolerance; t < passing; ++t) {
    answers_.correct[static_cast<size_t>(t - kMinTolerance)] = false;
  }
  return AdversarialFinding{.first_wrong = comparison.first_wrong,
                            .wrong = comparison.wrong,
                            .found = result.value(comparison.first_wrong),
                            .is_first = answers_.verdict == Verdict::kPass};
}

void AnswerJudge::refuse_adversarial(const Tensor& answer, size_t index,
                                     const AdversarialFinding& found, InputSet set) {
  const double expected = answer.value(found.first_wrong);
  const bool new_nan_inf = !std::isfinite(found.found) && std::isfinite(expected);
  answers_.verdict = new_nan_inf ? Verdict::kNanInf : Verdict::kWrongValue;
  answers_.detail = fmt::format(
      "result {} on inputs of the set '{}' ({}): {} of {} elements outside the tolerance, the "
      "first at {} ({} where {} was expected)",
      index, info(set).name, info(set).doc, found.wrong, answer.numel(),
      place_in(answer.type().shape, found.first_wrong), found.found, expected);
}

void AnswerJudge::end() {
  end_roundings();
  end_likeness();
}

void AnswerJudge::end_roundings() {
  for (const ResultRoundings& roundings : roundings_) {
    if (are_few_of_all(roundings.wrong, roundings.elements)) continue;
    count_correct(roundings.correct);
    if (answers_.detail.empty()) answers_.detail = roundings.detail;
  }
}

void AnswerJudge::end_likeness() {
  for (size_t i = 0; i < likeness_.size(); ++i) {
    const Likeness& all = likeness_[i].all;
    if (all.is_empty()) return refuse_empty_answer(i, all);
    Correctness correct;
    for (size_t t = 0; t < kToleranceCount; ++t) {
      correct[t] = all.is_within(likeness_[i].dtype, kMinTolerance + static_cast<int>(t));
    }
    const bool was_correct = answers_.correct[kPassPlace];
    count_correct(correct);
    if (correct[kPassPlace] || !was_correct || !answers_.detail.empty()) continue;
    const auto count = static_cast<double>(all.count);
    answers_.detail = fmt::format(
        "result {}: errors of {:.2g} in the mean are large beside values of {:.2g}", i,
        std::sqrt(all.error / count), std::sqrt(all.variation / count + all.mean * all.mean));
  }
}

void AnswerJudge::refuse_empty_answer(size_t index, const Likeness& all) {
  answers_.correct.fill(false);
  answers_.correct_on_valid.fill(false);
  const std::string other = all.is_constant()
                                ? "a constant"
                                : fmt::format("a linear function of input {}", *all.imitated());
  if (!answers_.detail.empty()) answers_.detail += "; ";
  answers_.detail +=
      fmt::format("result {} is no nearer to the reference's values than {} is", index, other);
  if (answers_.verdict == Verdict::kPass) answers_.verdict = Verdict::kWrongValue;
}

}  // namespace passnet
