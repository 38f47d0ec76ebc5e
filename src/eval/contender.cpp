#include "eval/contender.hpp"

#include "tensor/wrong_values.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <csignal>
#include <unistd.h>

namespace passnet {
namespace {

constexpr double kLateS = 0.02;  // how long a suspect may go on

Verdict verdict_of(CallOutcome outcome) {
  switch (outcome) {
    case CallOutcome::kTimedOut:
      return Verdict::kTimeout;
    case CallOutcome::kModeLeft:
      return Verdict::kState;
    case CallOutcome::kOk:
    case CallOutcome::kFailed:
    case CallOutcome::kCrashed:
    case CallOutcome::kExited:
      return Verdict::kCrash;
  }
  UNREACHABLE();
}

Verdict verdict_of(Breach::Kind kind) {
  switch (kind) {
    case Breach::Kind::kRedZone:
      return Verdict::kRedzone;
    case Breach::Kind::kInputChanged:
      return Verdict::kInputChanged;
    case Breach::Kind::kLateWrite:
      return Verdict::kLateWrite;
  }
  UNREACHABLE();
}

// By somebody else: we kill only workers that are late.
bool was_killed(const CallResult& result) {
  return result.outcome == CallOutcome::kCrashed && result.code == SIGKILL;
}

double needed_bytes(const Plan& plan) {
  double bytes = 0;
  for (const Block& block : plan.blocks) bytes += static_cast<double>(block.bytes);
  return bytes;
}

double machine_bytes() {
  return static_cast<double>(sysconf(_SC_PHYS_PAGES)) * static_cast<double>(sysconf(_SC_PAGESIZE));
}

}  // namespace

Contender::Contender(const Contestant& contestant, const Graph& graph, const LeftOut& left_out)
    : contestant_(&contestant), left_out_(&left_out) {
  for (const GraphResult& result : graph.results()) {
    results_.emplace_back(graph.type(result.value));
  }
  outcome_.correct.fill(true);
}

void Contender::drop(Verdict verdict, std::string detail) {
  out_ = true;
  interrupted_ = false;
  outcome_.verdict = verdict;
  outcome_.detail = std::move(detail);
  outcome_.correct.fill(false);
  outcome_.rounds.clear();
  side_.reset();
  torch_.reset();
}

void Contender::load(const Graph& graph, const Catalog& catalog, std::string_view source,
                     std::span<const Tensor> inputs) {
  if (!contestant_->torch) return;
  auto loaded =
      TorchSide::load(*contestant_->child, *contestant_->torch, graph, catalog, source, inputs);
  if (!loaded) return drop(loaded.error().verdict, loaded.error().message);
  outcome_.compile_ms = loaded->compile_ms();
  torch_.emplace(*std::move(loaded));
  right_.assign(graph.results().size(), {});
}

Result<void> Contender::start(const SideOptions& options, bool is_ours) {
  constexpr int kTrials = 3;
  interrupted_ = false;
  if (torch_) return {};
  auto side = Side::start(*contestant_->compiled, contestant_->libraries, options);
  for (int trial = 1; !side && trial < kTrials; ++trial) {
    side = Side::start(*contestant_->compiled, contestant_->libraries, options);
  }
  if (!side) {
    const bool is_too_large = side.error().id == "shared-memory-not-made" &&
                              needed_bytes(contestant_->compiled->plan) > machine_bytes() / 2;
    if (side.error().id == "worker-setup-failed" && !is_ours) {
      drop(Verdict::kCrash, side.error().message);
    } else if (is_too_large) {
      drop(Verdict::kOutOfMemory, side.error().message);
    } else {
      return std::unexpected(side.error());
    }
    return {};
  }
  outcome_.layers = side->layers();
  side_ = *std::move(side);
  right_.assign(contestant_->compiled->plan.results.size(), {});
  return {};
}

std::optional<double> Contender::call(std::span<const Tensor> inputs, uint64_t number,
                                      double timeout_s) {
  if (torch_) return call_torch(inputs, timeout_s);
  inputs_ = inputs;
  side_->set_inputs(inputs, !left_out_->contains(Check::kLateInputs));
  if (!left_out_->contains(Check::kPoison)) side_->poison(number);
  const int64_t before_ns = side_->processor_ns();
  const CallResult result = side_->call(timeout_s);
  if (was_killed(result)) return interrupted_ = true, std::nullopt;
  const bool mode_ignored =
      result.outcome == CallOutcome::kModeLeft && left_out_->contains(Check::kFloatMode);
  if (!result.ok() && !mode_ignored) {
    return drop(verdict_of(result.outcome), describe(result)), std::nullopt;
  }
  if (!side_->stop()) {
    if (was_killed(side_->call(timeout_s))) return interrupted_ = true, std::nullopt;
    return drop(Verdict::kCrash, "the worker died after the call"), std::nullopt;
  }
  outside_us_ = static_cast<double>(side_->processor_ns() - before_ns - result.ns) / 1000;
  const auto breach =
      side_->inspect(inputs, {.late_writes = !left_out_->contains(Check::kLateWrites),
                              .red_zones = !left_out_->contains(Check::kRedZones),
                              .inputs = !left_out_->contains(Check::kInputs)});
  if (breach) return drop(verdict_of(breach->kind), breach->message), std::nullopt;
  return time_us_ = static_cast<double>(result.ns) / 1000;
}

void Contender::sample() {
  if (torch_ || !competing()) return;
  times_.push_back(time_us_);
  outside_.push_back(outside_us_);
}

double Contender::least_outside_us() const {
  const double middle = median(times_);
  std::vector<double> fast;
  for (size_t i = 0; i < times_.size(); ++i) {
    if (times_[i] <= middle) fast.push_back(outside_[i]);
  }
  return quantile(fast, 0.25);
}

// PyTorch is no adversary: its values are checked like anybody's, its memory is not.
std::optional<double> Contender::call_torch(std::span<const Tensor> inputs, double timeout_s) {
  const auto time = torch_->call(inputs, timeout_s);
  if (time) return *time;
  return drop(time.error().verdict, time.error().message), std::nullopt;
}

std::span<const Tensor> Contender::read_results() {
  torch_ ? torch_->read_results(results_) : side_->read_results(results_);
  return results_;
}

void Contender::wipe_results() {
  for (Tensor& result : results_) std::ranges::fill(result.bytes(), std::byte{});
}

void Contender::check(std::span<const Tensor> answers, const ExactJudge& exact) {
  if (left_out_->contains(Check::kValues)) return;
  const std::span<const Tensor> results = read_results();
  for (size_t i = 0; i < results.size() && competing(); ++i) {
    check_result(i, results[i], answers[i], exact);
  }
}

bool Contender::is_computed_ahead(size_t index, const Tensor& answer) {
  if (left_out_->contains(Check::kLateInputs)) return false;
  constexpr double kTimeoutS = 2;
  side_->set_inputs(inputs_);
  if (!side_->call(kTimeoutS).ok() || !side_->stop()) return false;
  return compare(side_->results()[index], answer).correct_at(-5);
}

bool Contender::is_dishonest(size_t index, int64_t first_wrong, const Tensor& answer,
                             std::string_view how) {
  if (torch_) return false;
  // What is wrong now may be on its way.
  check_late_writes(kLateS);
  if (!competing()) return true;
  if (first_wrong >= 0 && side_->unwritten(index, first_wrong)) {
    drop(Verdict::kUnwritten, fmt::format("result {} was not written everywhere{}{}", index,
                                          how.empty() ? "" : ": ", how));
  } else if (is_computed_ahead(index, answer)) {
    drop(Verdict::kState,
         fmt::format("result {} is of the inputs as they lay there before the call", index));
  }
  return !competing();
}

void Contender::check_result(size_t index, const Tensor& result, const Tensor& answer,
                             const ExactJudge& exact) {
  const Comparison comparison = compare(result, answer);
  for (size_t t = 0; t < kToleranceCount; ++t) outcome_.correct[t] &= comparison.correct[t];
  const uint64_t checksum = checksum64(result.bytes());
  if (comparison.correct_at(-5)) {
    right_[index].insert(checksum);
    return;
  }
  if (outcome_.verdict != Verdict::kPass) return;
  AdversarialJudge* const judge = comparison.new_nan_inf ? nullptr : exact();
  if (judge != nullptr && judge->compare(index, result, -5).passes()) {
    right_[index].insert(checksum);
    return;
  }
  const auto values = find_wrong_values(result, answer);
  const std::string how = values ? describe_place(*values) : "";
  if (is_dishonest(index, comparison.first_wrong, answer, how)) return;
  if (right_[index].contains(checksum)) {
    return drop(Verdict::kState,
                fmt::format("result {} is the answer to the inputs of an earlier call", index));
  }
  outcome_.verdict = comparison.new_nan_inf ? Verdict::kNanInf : Verdict::kWrongValue;
  if (values) {
    outcome_.detail = fmt::format("result {}: {}", index, describe(*values, answer.type().shape));
  }
}

void Contender::check_adversarial(AdversarialJudge& judge, std::string_view set) {
  if (left_out_->contains(Check::kValues)) return;
  const std::span<const Tensor> results = read_results();
  for (size_t i = 0; i < results.size() && competing(); ++i) {
    check_adversarial_result(i, results[i], judge, set);
  }
}

void Contender::check_adversarial_result(size_t index, const Tensor& result,
                                         AdversarialJudge& judge, std::string_view set) {
  const ConditionedComparison comparison = judge.compare(index, result, -5);
  if (comparison.passes()) return;
  int least = -4;
  while (least <= kMaxTolerance && !judge.compare(index, result, least).passes()) ++least;
  for (int t = kMinTolerance; t < least; ++t) {
    outcome_.correct[static_cast<size_t>(t - kMinTolerance)] = false;
  }
  if (outcome_.verdict != Verdict::kPass) return;
  const int64_t first = comparison.first_wrong;
  const Tensor& answer = judge.answer(index);
  if (is_dishonest(index, first, answer, "")) return;
  const bool new_nan_inf =
      !std::isfinite(result.value(first)) && std::isfinite(answer.value(first));
  outcome_.verdict = new_nan_inf ? Verdict::kNanInf : Verdict::kWrongValue;
  outcome_.detail = fmt::format(
      "result {} on inputs of the set '{}' ({}): {} of {} elements outside the tolerance, the "
      "first "
      "at {} ({} where {} was expected)",
      index, set, info(*input_set_from_name(set)).doc, comparison.wrong, answer.numel(),
      place_in(answer.type().shape, first), result.value(first), answer.value(first));
}

void Contender::check_late_writes(double seconds) {
  if (torch_ || left_out_->contains(Check::kLateWrites)) return;
  if (side_->writes_late(seconds)) {
    drop(Verdict::kLateWrite, "a buffer changed after the call had returned");
  }
}

}  // namespace passnet
