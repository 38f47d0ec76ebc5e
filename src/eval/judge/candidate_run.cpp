#include "eval/judge/candidate_run.hpp"

#include "base/clock.hpp"
#include "base/equal_bytes.hpp"
#include "base/hash.hpp"
#include "eval/judge/secret.hpp"
#include "eval/public/handed_side.hpp"
#include "sandbox/available_memory.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>

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
    : candidate_(&candidate), left_out_(&left_out) {}

void CandidateRun::drop(Failure failure) {
  out_ = true;
  interrupted_ = false;
  judge_.answers().fail(std::move(failure));
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
                        std::span<const Tensor> inputs, Device device) {
  if (!is_torch()) return;
  if (candidate_->is_handed) return load_handed(subject, catalog, inputs, device);
  auto loaded = TorchSide::load(*candidate_->torch, *candidate_->kind->torch, subject.graph,
                                catalog, subject.source, inputs, device);
  if (!loaded) return drop(std::move(loaded.error()));
  outcome_.compile_ms = loaded->compile_ms();
  side_.emplace(*std::move(loaded));
  right_.assign(subject.graph.results().size(), {});
}

void CandidateRun::load_handed(const Subject& subject, const Catalog& catalog,
                               std::span<const Tensor> inputs, Device device) {
  outcome_.layers = candidate_->layers;
  auto loaded = HandedSide::load(*candidate_->torch, *candidate_->kind->torch,
                                 {.graph = &subject.graph,
                                  .catalog = &catalog,
                                  .source = subject.source,
                                  .device = device,
                                  .secret = draw_secret()},
                                 inputs);
  outcome_.matches = std::move(loaded.matches);
  if (!loaded.side) {
    if (is_native())
      outcome_.public_rules = PublicRules{.error = info(loaded.side.error().verdict).kind};
    return drop(std::move(loaded.side.error()));
  }
  outcome_.compile_ms = loaded.compile_ms;
  side_.emplace(*std::move(loaded.side));
  right_.assign(subject.graph.results().size(), {});
}

void CandidateRun::apply_public_rules(std::span<const Tensor> inputs, CandidateRun& torch) {
  constexpr double kTimeoutS = 60;
  PublicRules& rules = outcome_.public_rules.emplace();
  for (CandidateRun* const run : {&torch, this}) {
    run->side_->set_inputs(inputs, false);
    const SideCall call = run->side_->call(kTimeoutS, true);
    if (!call.failure) continue;
    if (run == this) rules.error = info(call.failure->verdict).kind;
    return run->drop(*call.failure);
  }
  rules.correct.fill(true);
  const std::span<const Tensor> expected = torch.read_results();
  const std::span<const Tensor> found = read_results();
  for (size_t i = 0; i < found.size(); ++i) {
    // The candidate's own values scale the tolerance.
    const Comparison comparison = compare(expected[i], found[i]);
    std::ranges::transform(rules.correct, comparison.correct, rules.correct.begin(),
                           std::logical_and<>());
  }
  if (!rules.correct[kPassTolerance - kMinTolerance]) rules.error = ErrorKind::kAccuracy;
}

Result<void> CandidateRun::start(const CpuSideOptions& options, bool is_ours) {
  constexpr int kTrials = 3;
  interrupted_ = false;
  outcome_.closed = false;
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
  side_.emplace(*std::move(side));
  right_.assign(compiled.plan.results.size(), {});
  return {};
}

void CandidateRun::join(Side side, bool is_closed) {
  interrupted_ = false;
  outcome_.layers = side.layers();
  outcome_.closed = is_closed;
  side_.emplace(std::move(side));
  right_.assign(candidate_->compiled->plan.results.size(), {});
}

void CandidateRun::stay_beside() {
  interrupted_ = false;
  outcome_.closed = !is_native();
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
  call.interrupted |= call.failure && side_->may_fail_for_others();
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
  if (call.device_us) device_us_.push_back(*call.device_us);
  if (call.cold_us) cold_us_.push_back(*call.cold_us);
  time_us_ = call.us;
  lost_us_ = call.lost_us;
  phases_ = call.phases;
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

void CandidateRun::check(const AnswerJudge::ValidCall& call) {
  if (left_out_->contains(Check::kValues)) return;
  // All of them before any is judged wrong: a wrong one may be computed again.
  std::vector<ComparedResult> compared;
  compared.reserve(call.answers.size());
  for (size_t i = 0; i < call.answers.size(); ++i) {
    compared.push_back(side_->compare(i, call.answers[i], call.pool));
  }
  if (!side_->is_trusted()) judge_.examine(call, side_->read_results());
  for (size_t i = 0; i < call.answers.size() && competing(); ++i) {
    check_result(call, i, compared[i]);
  }
}

void CandidateRun::check_result(const AnswerJudge::ValidCall& call, size_t index,
                                const ComparedResult& compared) {
  using Finding = AnswerJudge::Finding;
  const auto read = [&]() -> const Tensor& { return side_->read_results()[index]; };
  const auto [finding, values] = judge_.judge(call, index, compared.comparison, read);
  if (finding == Finding::kRight) {
    right_[index].insert(compared.checksum);
    return;
  }
  const std::string how = values ? describe_place(*values) : "";
  const int64_t first = compared.comparison.first_wrong;
  if (finding == Finding::kWrong && is_dishonest(index, first, call.answers[index], how)) return;
  if (is_remembered(index, read(), compared.checksum)) return;
  if (finding == Finding::kWrong) judge_.refuse(call, index, compared.comparison, values);
}

bool CandidateRun::is_computed_ahead(size_t index, const Tensor& answer) {
  if (left_out_->contains(Check::kLateInputs) || side_->gpu() != nullptr) return false;
  constexpr double kTimeoutS = 2;
  side_->set_inputs(inputs_, false);
  const SideCall call = side_->call(kTimeoutS, true);
  if (call.failure || call.interrupted) return false;
  return side_->compare(index, answer, nullptr).comparison.correct_at(-5);
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

void CandidateRun::check_adversarial(ResultJudge& exact, InputSet set) {
  if (left_out_->contains(Check::kValues)) return;
  const std::span<const Tensor> results = side_->read_results();
  for (size_t i = 0; i < results.size() && competing(); ++i) {
    const uint64_t checksum = side_->is_closed() ? 0 : checksum64(results[i].bytes());
    const auto wrong =
        judge_.judge_adversarial(exact, i, results[i], set, candidate_->may_round_otherwise);
    if (!wrong) {
      right_[i].insert(checksum);
    } else if (wrong->is_first && !is_dishonest(i, wrong->first_wrong, exact.answer(i), "") &&
               !is_remembered(i, results[i], checksum)) {
      judge_.refuse_adversarial(exact.answer(i), i, *wrong, set);
    }
  }
}

void CandidateRun::check_late_writes(double seconds) {
  if (left_out_->contains(Check::kLateWrites)) return;
  if (side_->writes_late(seconds)) {
    drop({.verdict = Verdict::kLateWrite,
          .message = "a buffer changed after the call had returned"});
  }
}

}  // namespace passnet
