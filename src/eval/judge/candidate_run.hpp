// A candidate while it is judged on a graph: its side, its samples, its outcome so far.
#pragma once

#include "eval/inputs/adversarial.hpp"
#include "eval/judge/candidate.hpp"
#include "eval/judge/checks.hpp"
#include "eval/judge/outcome.hpp"
#include "eval/side/side.hpp"
#include "ir/op/op.hpp"

#include <cstdint>
#include <functional>
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
  // True if something outside killed the process in this round. The candidate is not to blame,
  // unless it happens each time.
  bool interrupted() const { return interrupted_; }
  void drop_interrupted();
  Outcome& outcome() { return outcome_; }
  // True if PyTorch runs it: its process leaves the caches cold for whoever is called next, so its
  // calls have a part of each round to themselves.
  bool is_torch() const { return candidate_->kind->torch.has_value(); }
  // Null before the first round and once it is dropped.
  Side* side() { return side_ ? &*side_ : nullptr; }
  // The results of the last call, until the next reading.
  std::span<const Tensor> read_results() { return side_->read_results(); }
  // Overwrites what was read: nothing of it may be in memory when a worker is forked.
  void forget_results();

  // Takes it out of the contest: wrong at every t, no times.
  void drop(Failure failure);
  // Once, before the first round: loads the graph into PyTorch's process, if it runs there.
  void load(const Subject& subject, const Catalog& catalog, std::span<const Tensor> inputs);
  // Starts a process for the next round; PyTorch keeps its own.
  // If a candidate's worker cannot be set up, or needs more memory than the machine has, the
  // candidate is dropped. Other errors are infrastructure failures, and so is every one where the
  // kernels are `is_ours`.
  Result<void> start(const CpuSideOptions& options, bool is_ours);
  // One call on these inputs and poisoned outputs; its time in µs, or nothing where the candidate
  // is out. The process is stopped afterwards.
  std::optional<double> call(std::span<const Tensor> inputs, uint64_t number, double timeout_s);
  // Keeps the last call's time, and the processor time that it took besides: for handing over, and
  // for whatever else was done before the clock started or after it stopped. Does nothing for a
  // side that cannot tell the latter.
  void sample();
  // In µs, one per call.
  std::span<const double> times() const { return times_; }
  std::span<const double> outside() const { return outside_; }
  // The lower quartile of the latter over the faster half of the calls: work that is kept out of
  // the times is kept out of the fast calls' times.
  double low_outside_us() const;
  // Compares what the call left with the reference's answers: wrong values leave the candidate in
  // the contest, dishonest ones do not.
  // A result that misses t = -5 where terms cancel, but is as close to the computation in double as
  // adversarial results have to be, is no fault: it costs the correctness at the tolerances that it
  // misses, and nothing else. `exact` gives the judge of this call, or null.
  using ExactJudge = std::function<AdversarialJudge*()>;
  void check(std::span<const Tensor> answers, const ExactJudge& exact);
  // Does the same on adversarial inputs: a result is correct from the min t on, -5 or above, at
  // which it passes.
  void check_adversarial(AdversarialJudge& judge, std::string_view set);
  // Lets the stopped process go on for a moment: nothing may be written then.
  void check_late_writes(double seconds);

 private:
  // True if the candidate was dropped because a wrong result is not yet, or was never, written, or
  // was computed ahead; `how` it is wrong.
  bool is_dishonest(size_t index, int64_t first_wrong, const Tensor& answer, std::string_view how);
  // True if a wrong result is right when all of the inputs are in place before the call starts.
  bool is_computed_ahead(size_t index, const Tensor& answer);
  void check_result(size_t index, const ComparedResult& compared, const Tensor& answer,
                    const ExactJudge& exact);
  void check_adversarial_result(size_t index, const Tensor& result, AdversarialJudge& judge,
                                std::string_view set);

  const Candidate* candidate_;
  const LeftOut* left_out_;
  std::optional<Side> side_;
  Outcome outcome_;
  std::vector<std::set<uint64_t>> right_;  // checksums of this process's right answers, by result
  std::span<const Tensor> inputs_;         // of the last call
  double time_us_ = 0;                     // of the last call
  std::optional<double> outside_us_;       // likewise
  std::vector<double> times_;
  std::vector<double> outside_;
  bool out_ = false;
  bool interrupted_ = false;
};

}  // namespace passnet
