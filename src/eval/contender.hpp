// One contender of a contest: its side, and what became of it so far.
#pragma once

#include "eval/inputs/adversarial.hpp"
#include "eval/judge.hpp"
#include "eval/side.hpp"

#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

class Contender {
 public:
  // `graph` gives the results' types.
  Contender(const Contestant& contestant, const Graph& graph, const LeftOut& left_out);

  bool competing() const { return !out_; }
  // Whether something outside killed the worker in this round: no fault of the candidate's, unless
  // it does so each time.
  bool interrupted() const { return interrupted_; }
  void drop_interrupted() { drop(Verdict::kCrash, "killed again and again"); }
  Outcome& outcome() { return outcome_; }
  // Null where PyTorch runs it.
  const CompiledGraph* compiled() const { return contestant_->compiled; }
  // The worker's side of this round; null for PyTorch's.
  Side* side() { return side_ ? &*side_ : nullptr; }
  // What the call left, until the next reading.
  std::span<const Tensor> read_results();
  // Overwrites what was read: nothing of it is to lie in memory when a worker is forked.
  void wipe_results();

  // Out of the contest: wrong at every t, no times.
  void drop(Verdict verdict, std::string detail);
  // Once, before the first round: loads the graph into PyTorch's process, if it runs there.
  void load(const Graph& graph, const Catalog& catalog, std::string_view source,
            std::span<const Tensor> inputs);
  // A new process for the next round; PyTorch keeps its own.
  // A candidate's worker that cannot be set up, or memory beyond the machine's, drop the contender;
  // other errors are the machine's, and so is every one where the kernels are `is_ours`.
  Result<void> start(const SideOptions& options, bool is_ours);
  // One call on these inputs and poisoned outputs; its time in µs, or nothing where the contender
  // is out. The process is stopped afterwards.
  std::optional<double> call(std::span<const Tensor> inputs, uint64_t number, double timeout_s);
  // Remembers the last call's time, and the processor time that it took besides: for handing over,
  // and for whatever else was done before the clock started or after it stopped.
  void sample();
  // In µs, a call each.
  std::span<const double> times() const { return times_; }
  std::span<const double> outside() const { return outside_; }
  // The lower quartile of the latter over the faster half of the calls: work that is kept out of
  // the times is kept out of the fast calls' times.
  double least_outside_us() const;
  // Compares what the call left with the reference's answers: wrong values leave it in the contest,
  // dishonest ones do not.
  // A result that misses t = -5 where terms cancel, but is as close to the computation in double as
  // adversarial results have to be, is no fault: it costs the correctness at the tolerances that it
  // misses, and nothing else. `exact` gives the judge of this call, or null.
  using ExactJudge = std::function<AdversarialJudge*()>;
  void check(std::span<const Tensor> answers, const ExactJudge& exact);
  // The same on adversarial inputs: correct at the least t, from -5 on, at which the results pass.
  void check_adversarial(AdversarialJudge& judge, std::string_view set);
  // Lets the stopped worker go on for a moment: nothing may be written then.
  void check_late_writes(double seconds);

 private:
  std::optional<double> call_torch(std::span<const Tensor> inputs, double timeout_s);
  // Drops the contender where a wrong result is not yet, or was never, written, or was computed
  // ahead; `how` it is wrong.
  bool is_dishonest(size_t index, int64_t first_wrong, const Tensor& answer, std::string_view how);
  // Whether a wrong result is right when all of the inputs lie there before the call starts.
  bool is_computed_ahead(size_t index, const Tensor& answer);
  void check_result(size_t index, const Tensor& result, const Tensor& answer,
                    const ExactJudge& exact);
  void check_adversarial_result(size_t index, const Tensor& result, AdversarialJudge& judge,
                                std::string_view set);

  const Contestant* contestant_;
  const LeftOut* left_out_;
  std::optional<Side> side_;
  std::optional<TorchSide> torch_;
  Outcome outcome_;
  std::vector<Tensor> results_;            // memory for `read_results`
  std::vector<std::set<uint64_t>> right_;  // checksums of this process's right answers, by result
  std::span<const Tensor> inputs_;         // of the last call
  double time_us_ = 0;                     // of the last call
  double outside_us_ = 0;                  // likewise
  std::vector<double> times_;
  std::vector<double> outside_;
  bool out_ = false;
  bool interrupted_ = false;
};

}  // namespace passnet
