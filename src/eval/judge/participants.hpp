// All participants of judging one graph, and the processes in which they run.
#pragma once

#include "eval/judge/candidate_run.hpp"
#include "eval/judge/judge_options.hpp"
#include "eval/judge/judge_tools.hpp"
#include "sandbox/worker/processors.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// The reference, the baseline if it is a different one, the candidates: *sides*, in this order.
class Participants {
 public:
  Participants(const JudgedGraph& judged, const JudgeOptions& options, const JudgeTools& tools,
               const std::optional<Processors>& processors);
  Participants(const Participants&) = delete;
  Participants& operator=(const Participants&) = delete;

  std::span<CandidateRun> all() { return runs_; }
  std::span<const CandidateRun> all() const { return runs_; }
  CandidateRun& operator[](size_t side) { return runs_[side]; }
  size_t size() const { return runs_.size(); }
  CandidateRun& reference() { return runs_[0]; }
  size_t baseline() const { return baseline_; }
  std::span<CandidateRun> candidates() { return all().subspan(baseline_ + 1); }
  bool anyone_competing();
  bool anyone_interrupted() const;
  // The sides that workers run, or those that PyTorch runs, with the reference and its answers.
  std::vector<size_t> members(bool torch) const;
  // All that compete.
  std::vector<size_t> members() const;

  // The device of all sides.
  Device device() const { return tools_.gpu == nullptr ? Device::kCpu : Device::kCuda; }
  // True if one worker runs all sides but PyTorch's: they have only kernels that the compiler
  // printed, and need no check of what only an author's code could do.
  bool joint() const { return joint_; }
  // Gives each side a worker of its own from the next round on, which shows
  // whose fault it is if one fails. On a GPU it is known.
  void separate() { joint_ = tools_.gpu != nullptr && !has_native(); }

  // Valid inputs are in place, because loading runs the graph in PyTorch.
  void load(const Subject& subject, const Catalog& catalog, std::span<const Tensor> inputs);
  // Starts the processes of the next round; PyTorch keeps its own. Errors are infrastructure
  // failures. `pool`, which may be null, copies large inputs.
  Result<void> start(int round, ThreadPool* pool);
  // Ends a joint worker.
  void end_joint();
  // Stops a joint worker, whose threads spin between calls, or prepares it for another process on
  // the device: PyTorch runs next.
  void rest_joint();
  // True if those that all others are measured by have not been dropped; otherwise no time means
  // anything, and nobody competes any more.
  bool check_measures();
  void drop_interrupted();
  // The time that all calls of a side may take. Those of the measures are not limited, and neither
  // are those of a test that shows what a layer stops.
  double allowed_s(size_t side) const;
  // The time by which the calls of candidates with an author's code took longer so far than those
  // of the reference.
  double excess_s() const;
  // The processor time of all living workers; those that have ended are reaped.
  int64_t workers_ns() const;

 private:
  bool can_join() const;
  bool has_native() const;
  std::vector<CandidateRun*> list_joining();
  Result<void> start_on_gpu(int round, ThreadPool* pool);
  bool start_joint(int round);
  Result<void> start_each(int round);
  const CpuSide* reference_side();

  const JudgeOptions& options_;
  const JudgeTools& tools_;
  const std::optional<Processors>& processors_;
  std::unique_ptr<JointWorker> worker_;  // of this round; outlives its sides
  std::vector<CandidateRun> runs_;
  size_t baseline_ = 0;  // its index
  bool joint_ = false;
};

}  // namespace passnet
