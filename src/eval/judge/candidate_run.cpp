#include "eval/judge/candidate_run.hpp"

#include "base/equal_bytes.hpp"
#include "base/hash.hpp"
#include "eval/judge/rounding.hpp"
#include "eval/judge/secret.hpp"
#include "sandbox/available_memory.hpp"
#include "sandbox/clock.hpp"
#include "tensor/wrong_values.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace passnet {
namespace {

constexpr double kSuspectS = 0.02;  // time for which a suspect is resumed

// True if all elements are equal.
bool is_uniform(const Tensor& tensor) {
  const std::span<const std::byte> bytes = tensor.bytes();
  const size_t size = byte_size(tensor.type().dtype);
  return bytes.size() <= size || equal_bytes(bytes.subspan(size), bytes.first(bytes.size() - size));
}

std::string after_timeouts(int32_t count) {
  if (count == 0) return {};
  return fmt::format(" after {} timeout{}", count, count == 1 ? "" : "s");
}

}  // namespace

CandidateRun::CandidateRun(const Candidate& candidate, const LeftOut& left_out)
    : candidate_(&candidate), left_out_(&left_out) {
  outcome_.correct.fill(true);
  outcome_.correct_on_valid.fill(true);
}

void CandidateRun::drop(Failure failure) {
  out_ = true;
  interrupted_ = false;
  outcome_.verdict = failure.verdict;
  outcome_.detail = std::move(failure.message);
  outcome_.correct.fill(false);
  outcome_.correct_on_valid.fill(false);
  outcome_.rounds.clear();
  side_.reset();
}

void CandidateRun::drop_interrupted() {
  drop({.verdict = Verdict::kCrash, .message = "killed again and again"});
}

void CandidateRun::forget_results() {
  if (side_) side_->forget_results();
}

void CandidateRun::load(const Subject& subject, const Catalog& catalog,
                        std::span<const Tensor> inputs) {
  if (!is_torch()) return;
  auto loaded = TorchSide::load(*candidate_->torch, *candidate_->kind->torch, subject.graph,
                                catalog, subject.source, inputs);
  if (!loaded) return drop(std::move(loaded.error()));
  outcome_.compile_ms = loaded->compile_ms();
  side_.emplace(*std::move(loaded));
  right_.assign(subject.graph.results().size(), {});
}

Result<void> CandidateRun::start(const CpuSideOptions& options, bool is_ours) {
  constexpr int kTrials = 3;
  interrupted_ = false;
  if (is_torch()) return {};
  const CompiledGraph& compiled = *candidate_->compiled;
  auto side = CpuSide::start(compiled, candidate_->libraries, options);
  for (int trial = 1; !side && trial < kTrials; ++trial) {
    side = CpuSide::start(compiled, candidate_->libraries, options);
  }
  if (!side) {
    const bool is_too_large =
        side.error().id == "shared-memory-not-made" && needed_bytes() > available_memory() / 2;
    if (side.error().id == "worker-setup-failed" && !is_ours) {
      drop({.verdict = Verdict::kCrash, .message = side.error().message});
    } else if (is_too_large) {
      drop({.verdict = Verdict::kOutOfMemory, .message = side.error().message});
    } else {
      return std::unexpected(side.error());
    }
    return {};
  }
  outcome_.layers = side->layers();
  outcome_.closed = false;
  side_.emplace(*std::move(side));
  right_.assign(compiled.plan.results.size(), {});
  return {};
}

void CandidateRun::join(CpuSide side) {
  interrupted_ = false;
  outcome_.layers = side.layers();
  outcome_.closed = true;
  side_.emplace(std::move(side));
  right_.assign(candidate_->compiled->plan.results.size(), {});
}

void CandidateRun::stay_beside() {
  interrupted_ = false;
  outcome_.closed = true;
}

int64_t CandidateRun::worker_ns() const {
  const int64_t torch_ns = candidate_->torch == nullptr ? 0 : candidate_->torch->processor_ns();
  const CpuSide* const side = side_ ? side_->cpu() : nullptr;
  return torch_ns + (side == nullptr ? 0 : side->own_worker_ns());
}

void CandidateRun::drop_too_slow(double allowed_s) {
  drop({.verdict = Verdict::kTimeout,
        .message = fmt::format("its calls took {:.3g} s in total, and all calls on one graph may "
                               "take {:.3g} s{}",
                               spent_s_, allowed_s, after_timeouts(candidate_->timeouts))});
}

SideCall CandidateRun::call_once(std::span<const Tensor> inputs, uint64_t number, double timeout_s,
                                 bool inspected) {
  // Without inspection the inputs are those of the last call.
  if (inspected || !side_->keeps_inputs()) {
    side_->set_inputs(inputs, !side_->is_closed() && !left_out_->contains(Check::kLateInputs));
    if (!left_out_->contains(Check::kPoison)) side_->poison(number);
  }
  SideCall call = side_->call(timeout_s, !left_out_->contains(Check::kFloatMode));
  call.interrupted |= call.failure && side_->is_closed();
  if (!call.failure && !call.interrupted && inspected) {
    call.failure = side_->inspect(inputs, {.late_writes = !left_out_->contains(Check::kLateWrites),
                                           .red_zones = !left_out_->contains(Check::kRedZones),
                                           .inputs = !left_out_->contains(Check::kInputs)});
  }
  return call;
}

std::optional<double> CandidateRun::call(std::span<const Tensor> inputs, uint64_t number,
                                         double timeout_s, double allowed_s, bool inspected) {
  inputs_ = inputs;
  const double left_s = allowed_s - spent_s_;
  if (left_s <= 0) return drop_too_slow(allowed_s), std::nullopt;
  const int64_t begin = now_ns();
  SideCall call = call_once(inputs, number, std::min(timeout_s, left_s), inspected);
  spent_s_ += static_cast<double>(now_ns() - begin) * 1e-9;
  if (call.interrupted) {
    interrupted_ = true;
    return std::nullopt;
  }
  if (call.failure && call.failure->verdict == Verdict::kTimeout && left_s < timeout_s) {
    return drop_too_slow(allowed_s), std::nullopt;
  }
  if (call.failure) return drop(*std::move(call.failure)), std::nullopt;
  outside_us_ = call.outside_us;
  time_us_ = call.us;
  lost_us_ = call.lost_us;
  return time_us_;
}

bool CandidateRun::is_disturbed() const {
  constexpr double kShare = 0.05;  // of the call
  constexpr double kWakeUs = 3;    // waking a helper takes as long
  // The supervisor, which holds the clock, may be on a helper's processor, and have been before the
  // call: only longer waits are somebody else's work.
  constexpr double kYieldUs = 1000;
  return lost_us_ > std::max(side_->is_closed() ? kWakeUs : kYieldUs, kShare * time_us_);
}

void CandidateRun::sample() {
  if (!outside_us_ || !competing()) return;
  times_.push_back(time_us_);
  outside_.push_back(*outside_us_);
}

void CandidateRun::forget_samples() {
  times_.clear();
  outside_.clear();
  outcome_.rounds.clear();
}

double CandidateRun::low_outside_us() const {
  const double middle = median(times_);
  std::vector<double> fast;
  for (size_t i = 0; i < times_.size(); ++i) {
    if (times_[i] <= middle) fast.push_back(outside_[i]);
  }
  return quantile(fast, 0.25);
}

void CandidateRun::check(std::span<const Tensor> answers, const ExactJudge& exact) {
  if (left_out_->contains(Check::kValues)) return;
  // All of them before any is judged wrong: a wrong one may be computed again.
  std::vector<ComparedResult> compared;
  compared.reserve(answers.size());
  for (size_t i = 0; i < answers.size(); ++i) compared.push_back(side_->compare(i, answers[i]));
  likeness_.resize(answers.size());
  roundings_.resize(answers.size());
  const std::span<const Tensor> results =
      side_->is_trusted() ? std::span<const Tensor>() : side_->read_results();
  for (size_t i = 0; i < results.size(); ++i) {
    if (!compared[i].comparison.same_type) continue;
    add_likeness(i, results[i], answers[i], exact);
    check_precision(i, results[i], answers[i]);
  }
  for (size_t i = 0; i < answers.size() && competing(); ++i) {
    check_result(i, compared[i], answers[i], exact);
  }
}

// A result that cancels is as far from the reference as a constant is, and no further from the
// numbers in double than four times the reference: t = -10 adds nothing to that.
void CandidateRun::add_likeness(size_t index, const Tensor& result, const Tensor& answer,
                                const ExactJudge& exact) {
  constexpr int kExamined = 3;
  Likeness found = measure_likeness(result, answer, draw_secret(), inputs_);
  if (found.near) found.error = 0;
  ResultLikeness& known = likeness_[index];
  known.dtype = answer.type().dtype;
  if (found.is_empty() || !found.is_within(known.dtype, kPassTolerance)) {
    if (known.examined < kExamined) {
      ++known.examined;
      known.excused += exact().compare(index, result, kMinTolerance).passes();
    }
    if (known.excused == known.examined) found = {};
  }
  known.all.add(found);
}

void CandidateRun::check_precision(size_t index, const Tensor& result, const Tensor& answer) {
  const auto coarser = find_lost_precision(result, answer);
  if (!coarser) return;
  Correctness correct;
  correct.fill(true);
  std::fill_n(correct.begin(), kPassTolerance - kMinTolerance + 1, false);
  count_correct(correct);
  if (!outcome_.detail.empty()) return;
  outcome_.detail = fmt::format("result {}: values of {} have the precision of {}", index,
                                name(answer.type().dtype), name(*coarser));
}

void CandidateRun::judge_results() {
  judge_roundings();
  judge_likeness();
}

void CandidateRun::judge_roundings() {
  for (const ResultRoundings& roundings : roundings_) {
    if (are_few_of_all(roundings.wrong, roundings.elements)) continue;
    count_correct(roundings.correct);
    if (outcome_.detail.empty()) outcome_.detail = roundings.detail;
  }
}

void CandidateRun::judge_likeness() {
  for (size_t i = 0; i < likeness_.size() && competing(); ++i) {
    const Likeness& all = likeness_[i].all;
    if (all.is_empty()) return refuse_empty_answer(i, all);
    Correctness correct;
    for (size_t t = 0; t < kToleranceCount; ++t) {
      correct[t] = all.is_within(likeness_[i].dtype, kMinTolerance + static_cast<int>(t));
    }
    const bool was_correct = outcome_.correct[kPassTolerance - kMinTolerance];
    count_correct(correct);
    if (correct[kPassTolerance - kMinTolerance] || !was_correct || !outcome_.detail.empty())
      continue;
    const auto count = static_cast<double>(all.count);
    outcome_.detail = fmt::format(
        "result {}: errors of {:.2g} in the mean are large beside values of {:.2g}", i,
        std::sqrt(all.error / count), std::sqrt(all.variation / count + all.mean * all.mean));
  }
}

void CandidateRun::refuse_empty_answer(size_t index, const Likeness& all) {
  outcome_.correct.fill(false);
  outcome_.correct_on_valid.fill(false);
  const std::string other = all.is_constant()
                                ? "a constant"
                                : fmt::format("a linear function of input {}", *all.imitated());
  const std::string text =
      fmt::format("result {} is no nearer to the reference's values than {} is", index, other);
  outcome_.detail = outcome_.detail.empty() ? text : outcome_.detail + "; " + text;
  if (outcome_.verdict == Verdict::kPass) outcome_.verdict = Verdict::kWrongValue;
}

bool CandidateRun::is_computed_ahead(size_t index, const Tensor& answer) {
  if (left_out_->contains(Check::kLateInputs)) return false;
  constexpr double kTimeoutS = 2;
  side_->set_inputs(inputs_, false);
  const SideCall call = side_->call(kTimeoutS, true);
  if (call.failure || call.interrupted) return false;
  return side_->compare(index, answer).comparison.correct_at(-5);
}

bool CandidateRun::is_dishonest(size_t index, int64_t first_wrong, const Tensor& answer,
                                std::string_view how) {
  if (side_->is_trusted()) return false;
  // A result that is wrong now may still be being written.
  if (!side_->is_closed()) check_late_writes(kSuspectS);
  if (!competing()) return true;
  if (first_wrong >= 0 && side_->unwritten(index, first_wrong)) {
    drop({.verdict = Verdict::kUnwritten,
          .message = fmt::format("result {} was not written everywhere{}{}", index,
                                 how.empty() ? "" : ": ", how)});
  } else if (!side_->is_closed() && is_computed_ahead(index, answer)) {
    drop({.verdict = Verdict::kState,
          .message = fmt::format(
              "result {} was computed from inputs that were read before the call started", index)});
  }
  return !competing();
}

// Equal elements are the answer to many inputs.
bool CandidateRun::is_remembered(size_t index, const Tensor& result, uint64_t checksum) {
  if (side_->is_closed() || !right_[index].contains(checksum) || is_uniform(result)) return false;
  drop({.verdict = Verdict::kState,
        .message = fmt::format("result {} is the answer to the inputs of an earlier call", index)});
  return true;
}

void CandidateRun::count_correct(const Correctness& correct) {
  for (size_t t = 0; t < kToleranceCount; ++t) {
    outcome_.correct[t] &= correct[t];
    outcome_.correct_on_valid[t] &= correct[t];
  }
}

void CandidateRun::check_result(size_t index, const ComparedResult& compared, const Tensor& answer,
                                const ExactJudge& exact) {
  const Comparison& comparison = compared.comparison;
  ResultRoundings& roundings = roundings_[index];
  roundings.elements += answer.numel();
  if (comparison.correct_at(-5)) {
    count_correct(comparison.correct);
    right_[index].insert(compared.checksum);
    return;
  }
  const Tensor& result = side_->read_results()[index];
  if (wrong_on_valid_) {
    count_correct(comparison.correct);
    is_remembered(index, result, compared.checksum);
    return;
  }
  const auto values = find_wrong_values(result, answer);
  if (exact().compare(index, result, kPassTolerance).passes()) {
    right_[index].insert(compared.checksum);
    if (!values) {
      count_correct(comparison.correct);
      if (!outcome_.detail.empty()) return;
      outcome_.detail = fmt::format(
          "result {}: the reference has NaN on valid inputs, which is correct at no t", index);
      return;
    }
    Correctness correct = comparison.correct;
    std::fill(correct.begin() + (kPassTolerance - kMinTolerance), correct.end(), true);
    count_correct(correct);
    if (is_other_order(result.type(), values->wrong)) return;
    if (roundings.wrong == 0) {
      roundings.correct.fill(true);
      roundings.detail = describe_rounding(index, result, answer);
    }
    roundings.wrong += values->wrong;
    for (size_t t = 0; t < kToleranceCount; ++t) roundings.correct[t] &= comparison.correct[t];
    return;
  }
  count_correct(comparison.correct);
  const std::string how = values ? describe_place(*values) : "";
  if (is_dishonest(index, comparison.first_wrong, answer, how)) return;
  if (is_remembered(index, result, compared.checksum)) return;
  wrong_on_valid_ = true;
  outcome_.verdict = comparison.new_nan_inf ? Verdict::kNanInf : Verdict::kWrongValue;
  if (values) {
    outcome_.detail = fmt::format("result {}: {}", index, describe(*values, answer.type().shape));
  }
}

void CandidateRun::check_adversarial(AdversarialJudge& judge, std::string_view set) {
  if (left_out_->contains(Check::kValues)) return;
  const std::span<const Tensor> results = side_->read_results();
  for (size_t i = 0; i < results.size() && competing(); ++i) {
    check_adversarial_result(i, results[i], judge, set);
  }
}

void CandidateRun::check_adversarial_result(size_t index, const Tensor& result,
                                            AdversarialJudge& judge, std::string_view set) {
  const ConditionedComparison comparison = judge.compare(index, result, -5);
  const uint64_t checksum = side_->is_closed() ? 0 : checksum64(result.bytes());
  if (comparison.passes()) {
    right_[index].insert(checksum);
    return;
  }
  int passing = -4;
  while (passing <= kMaxTolerance && !judge.compare(index, result, passing).passes()) ++passing;
  for (int t = kMinTolerance; t < passing; ++t) {
    outcome_.correct[static_cast<size_t>(t - kMinTolerance)] = false;
  }
  if (outcome_.verdict != Verdict::kPass) return;
  const int64_t first = comparison.first_wrong;
  const double found = result.value(first);  // before a further call overwrites it
  const Tensor& answer = judge.answer(index);
  if (is_dishonest(index, first, answer, "")) return;
  if (is_remembered(index, result, checksum)) return;
  const bool new_nan_inf = !std::isfinite(found) && std::isfinite(answer.value(first));
  outcome_.verdict = new_nan_inf ? Verdict::kNanInf : Verdict::kWrongValue;
  outcome_.detail = fmt::format(
      "result {} on inputs of the set '{}' ({}): {} of {} elements outside the tolerance, the "
      "first at {} ({} where {} was expected)",
      index, set, info(*input_set_from_name(set)).doc, comparison.wrong, answer.numel(),
      place_in(answer.type().shape, first), found, answer.value(first));
}

void CandidateRun::check_late_writes(double seconds) {
  if (left_out_->contains(Check::kLateWrites)) return;
  if (side_->writes_late(seconds)) {
    drop({.verdict = Verdict::kLateWrite,
          .message = "a buffer changed after the call had returned"});
  }
}

}  // namespace passnet
