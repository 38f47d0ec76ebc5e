// A candidate while it is judged on a graph: its side, its samples, its outcome so far.
#pragma once

#include "correct/answer_judge.hpp"
#include "eval/judge/candidate.hpp"
#include "eval/judge/checks.hpp"
#include "eval/judge/outcome.hpp"
#include "eval/side/side.hpp"
#include "ir/op/op.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

class CandidateRun {
 public:
  CandidateRun(const Candidate& candidate, const LeftOut& left_out);

  bool competing() const { return !out_; }
  // True if something outside killed the process in this round. The candidate is not at fault
  // unless this happens each time.
  bool interrupted() const { return interrupted_; }
  void drop_interrupted();
  // All but the answers.
  Outcome& outcome() { return outcome_; }
  const Outcome& outcome() const { return outcome_; }
  Answers& answers() { return judge_.answers(); }
  const Answers& answers() const { return judge_.answers(); }
  Outcome take_outcome() {
    outcome_.answers = std::move(judge_.answers());
    outcome_.device_us = device_us();
    outcome_.cold_us = cold_us();
    return std::move(outcome_);
  }
  // The time of the last call before and behind it, if the supervisor holds the clock of those.
  const std::optional<CallPhases>& phases() const { return phases_; }
  // True if PyTorch runs it: its process leaves the caches cold for the next call, so its calls
  // have their own part of each round.
  bool is_torch() const { return candidate_->kind->torch.has_value(); }
  // Null before the first round and after the candidate is dropped.
  Side* side() { return side_ ? &*side_ : nullptr; }
  // The results of the last call, until the next reading.
  std::span<const Tensor> read_results() { return side_->read_results(); }
  // Overwrites results that were read: none of them may be in memory when a worker is forked.
  void forget_results();

  // Drops the candidate: it counts as wrong at every t, without times.
  void drop(Failure failure);
  // Loads the graph into PyTorch's process, if it runs there; called once, before the first round.
  void load(const Subject& subject, const Catalog& catalog, std::span<const Tensor> inputs,
            Device device);
  // Makes a call on these inputs, and states what the public rules say of its results, which are
  // compared with those of PyTorch; of a candidate of public passes.
  void apply_public_rules(std::span<const Tensor> inputs, CandidateRun& torch);
  // Starts a process for the next round; PyTorch keeps its own. If a candidate's worker cannot be
  // set up, or needs more memory than the machine has, the candidate is dropped. Other errors are
  // infrastructure failures, and so is every error if the kernels are `is_ours`.
  Result<void> start(const CpuSideOptions& options, bool is_ours);
  // Uses a side of a joint worker, or of one on a GPU, for the next round
  // instead. `is_closed`: nobody in the contest needs more checks than closed
  // code does.
  void join(Side side, bool is_closed = true);
  // Uses PyTorch's process beside a joint worker.
  void stay_beside();
  bool can_join() const {
    return candidate_->is_closed() || (is_torch() && !candidate_->is_native);
  }
  bool is_native() const { return candidate_->is_native; }
  // True if proofs say what most adversarial sets would show: that it computes the graph's
  // function, because its passes were proved, and need not be robust, or because our compiler
  // printed the graph itself.
  bool needs_few_sets() const {
    if (!candidate_->is_closed()) return false;
    return candidate_->equality ? candidate_->may_round_otherwise : !candidate_->kind->has_passes;
  }
  SidePlan cpu_plan() {
    constexpr uint64_t kLarge = uint64_t{64} << 20;  // its pages differ enough among themselves
    const bool keeps_memory = side_ && needed_bytes() > kLarge;
    return {&*candidate_->compiled, candidate_->libraries, keeps_memory ? side_->cpu() : nullptr};
  }
  GpuSidePlan gpu_plan() const { return {&*candidate_->compiled, candidate_->libraries}; }
  // Makes one call on these inputs and poisoned outputs, and stops the process afterwards. Returns
  // the time in µs, or nothing if the candidate was dropped. `inspected`: red zones and inputs are
  // checked. A failure in a joint worker interrupts the round: it may be another side's fault.
  // `allowed_s`: the time that all of its calls, with what judging does for them, may take.
  std::optional<double> call(std::span<const Tensor> inputs, uint64_t number, double timeout_s,
                             double allowed_s, bool inspected = true);
  // The part of `JudgeOptions::total_s` that it may take: half for each graph on which it was too
  // slow before, so that no submission takes much of a run, however many graphs it matches.
  double share_of_total() const {
    constexpr int32_t kMostHalvings = 10;  // the rest is what a disturbed call may take longer
    return std::ldexp(1.0, -std::min(candidate_->timeouts, kMostHalvings));
  }
  // The time that its calls took so far, with what judging did for them.
  double spent_s() const { return spent_s_; }
  // The processor time of a living process that it alone has.
  int64_t worker_ns() const;
  // The bytes of its plan's buffers; 0 if PyTorch runs it.
  uint64_t needed_bytes() const { return candidate_->buffer_bytes(); }
  // True if a good part of the last call's time may have been spent waiting for a processor.
  bool is_disturbed() const;
  // Keeps the last call's time and its processor time outside of the clock: for the hand-over, and
  // for anything else that was done before the clock started or after it stopped. Does nothing for
  // a side that cannot measure the latter.
  void sample();
  // Forgets the samples and the times of all rounds.
  void forget_samples();
  // The median time of runs on a GPU by its own clock; none elsewhere.
  std::optional<double> device_us() const {
    return device_us_.empty() ? std::nullopt : std::optional(median(device_us_));
  }
  // The median time of runs after the L2 cache was flushed, by the host's clock.
  std::optional<double> cold_us() const {
    return cold_us_.empty() ? std::nullopt : std::optional(median(cold_us_));
  }
  // Times in µs, one per call.
  std::span<const double> times() const { return times_; }
  std::span<const double> outside() const { return outside_; }
  // The lower quartile of the processor time outside of the clock, over the faster half of the
  // calls: work that is hidden from the times is hidden from the fast calls' times.
  double low_outside_us() const;
  // Compares the results with the reference's answers: a candidate with wrong values is still
  // judged, one with dishonest values is dropped.
  void check(const AnswerJudge::ValidCall& call);
  // Does the same on adversarial inputs, those of `exact`.
  void check_adversarial(ResultJudge& exact, InputSet set);
  // Ends judging.
  void judge_results() {
    if (competing()) judge_.end();
  }
  // Resumes the stopped process for a moment, during which nothing may be written.
  void check_late_writes(double seconds);

 private:
  // True if the candidate was dropped because a wrong result is not yet, or was never, written, or
  // was computed ahead. `how`: the error.
  bool is_dishonest(size_t index, int64_t first_wrong, const Tensor& answer, std::string_view how);
  // True if a wrong result is right when all of the inputs are in place before the call starts.
  bool is_computed_ahead(size_t index, const Tensor& answer);
  // True if the candidate was dropped because a wrong result was right at an earlier call.
  bool is_remembered(size_t index, const Tensor& result, uint64_t checksum);
  void check_result(const AnswerJudge::ValidCall& call, size_t index,
                    const ComparedResult& compared);
  void load_handed(const Subject& subject, const Catalog& catalog, std::span<const Tensor> inputs,
                   Device device);
  // Makes one call and what belongs to it.
  SideCall call_once(std::span<const Tensor> inputs, uint64_t number, double timeout_s,
                     bool inspected);
  void drop_too_slow(double allowed_s);

  const Candidate* candidate_;
  const LeftOut* left_out_;
  std::optional<Side> side_;
  Outcome outcome_;
  AnswerJudge judge_;
  std::vector<std::set<uint64_t>> right_;  // checksums of this process's right answers, by result
  std::span<const Tensor> inputs_;         // of the last call
  double time_us_ = 0;                     // of the last call
  double lost_us_ = 0;                     // likewise
  std::optional<double> outside_us_;       // likewise
  std::optional<CallPhases> phases_;       // likewise
  double spent_s_ = 0;
  std::vector<double> times_;
  std::vector<double> device_us_;
  std::vector<double> cold_us_;
  std::vector<double> outside_;
  bool out_ = false;
  bool interrupted_ = false;
};

}  // namespace passnet
