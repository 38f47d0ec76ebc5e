// The side of a comparison that a worker runs on the processor: a compiled graph, with its memory.
#pragma once

#include "compile/compiled.hpp"
#include "cpu/executable.hpp"
#include "eval/side/memory_pace.hpp"
#include "eval/side/plan_request.hpp"
#include "eval/side/side_call.hpp"
#include "sandbox/worker/worker.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace passnet {

class CpuSide;

// A worker that several sides share.
struct JointWorker {
  SharedMemory call;
  Worker worker;

  JointCall& joint_call() { return *reinterpret_cast<JointCall*>(call.bytes().data()); }
};

struct JointSides;

// A graph that a side runs, with its built kernels.
struct SidePlan {
  const CompiledGraph* compiled = nullptr;
  std::span<const std::filesystem::path> libraries;
  CpuSide* earlier = nullptr;  // an idle side of the same graph, whose memory is used again
};

struct CpuSideOptions {
  std::string name;
  size_t threads = 1;
  std::optional<Processors> processors;
  size_t shift = 0;     // bytes, below kShifts, by which all buffers move: to fresh addresses
  uint64_t secret = 0;  // seeds poison and red zones
  ForkServer* fork_server = nullptr;  // sets up with `set_up_plan`; null: the side opens its own
  Layers left_out;                    // by a test
  bool step_times = false;           // each call measures its steps; such a side must not be judged
  const CpuSide* visible = nullptr;  // without private memory, the side whose memory this one sees
};

class CpuSide {
 public:
  // Starts the worker; it sees this side's memory only. Errors: those of Worker::start.
  static Result<CpuSide> start(const CompiledGraph& compiled,
                               std::span<const std::filesystem::path> libraries,
                               const CpuSideOptions& options);

  // Starts one worker for several sides, whose code is the compiler's own (docs/integrity.md) or is
  // not judged: it holds the clock. An earlier side is not usable afterwards. Errors: those of
  // Worker::start.
  static Result<JointSides> start_joint(std::span<const SidePlan> plans,
                                        const CpuSideOptions& options);

  static constexpr bool kIsTrusted = false;
  static constexpr size_t kShifts = 65536;
  // True if it runs in a worker that other sides may share and that is trusted to hold the clock;
  // where it is judged, it has only kernels that the compiler printed.
  bool is_closed() const { return joint_ != nullptr; }
  bool keeps_inputs() const { return is_closed(); }

  // Writes the inputs; remembers their checksums if their layout differs from that of the tensors.
  // `late`: except for a few words, which have other values until the clock of the next call
  // starts, so that anything computed earlier is computed from those.
  void set_inputs(std::span<const Tensor> inputs, bool late = false);
  // Fills every block except the inputs with a pattern that only the supervisor knows.
  void poison(uint64_t round);
  // Reads unpredictable places of the results the moment the call ends, so that `inspect` finds a
  // call that reports its end before it has written everything.
  CallResult run(double timeout_s);
  // Does the same for judging: a call that does not succeed is a failure, and the worker is stopped
  // after one that does. `float_mode`: a changed floating-point mode is a failure.
  SideCall call(double timeout_s, bool float_mode);
  // Returns the first error of what kernels refused in the last call, such as an index: those of
  // `take_report`. For judging, a failure.
  Result<void> take_reports();
  std::optional<Failure> find_refusal();
  // The failure of a call that was not ok, with the launches that may have caused it.
  Failure blame(const CallResult& result) const;
  // Stops the worker, after which its memory does not change. False: the worker is gone.
  bool stop() { return worker_->stop(); }
  void set_hand_over(HandOver hand_over) { worker_->set_hand_over(hand_over); }

  // Requires that the worker is stopped; `inputs` are those that were set.
  std::optional<Failure> inspect(std::span<const Tensor> inputs, const Inspection& what = {}) const;
  // True if the stopped worker writes to any of its buffers when it is resumed for a moment.
  bool writes_late(double seconds);
  std::vector<Tensor> results() const;
  // Returns copies of the results of the last call, which are made once and hold until the next
  // one.
  std::span<const Tensor> read_results();
  void forget_results();
  ComparedResult compare(size_t result, const Tensor& answer, ThreadPool* pool);
  // True if result `index` still holds poison anywhere; an element smaller than a word counts only
  // if it is `element`, one that is wrong (numbered as in a contiguous tensor).
  bool unwritten(size_t index, int64_t element) const;
  // The processor time of its worker; 0 if other sides share it, or it has ended.
  int64_t own_worker_ns() const { return own_worker_ ? own_worker_->processor_ns(true) : 0; }
  // True if any call has handed work to the thread pool, as the worker itself states.
  bool used_pool() const;
  std::optional<WriteFloor> write_floor(MemoryPace& pace, size_t threads, bool again) const;
  // The times of the last call of a side with `step_times`, by the worker's own clock.
  std::vector<StepTime> step_times() const;
  Layers layers() const;

 private:
  struct Probe {
    std::span<const std::byte> place;  // at most a word
    size_t result = 0;
    uint64_t at_end = 0;  // contents when the call ended
  };

  struct LateWord {
    std::span<std::byte> place;  // at most a word
    uint64_t word = 0;
  };

  CpuSide() = default;
  // Returns a side with memory, that of an earlier one if there is one, and without a worker.
  static Result<CpuSide> lay_out(const CompiledGraph& compiled, const CpuSideOptions& options,
                                 CpuSide* earlier);
  PlanRequest request(std::span<const std::filesystem::path> libraries,
                      const CpuSideOptions& options) const;
  void fill_memory();
  CallResult run_closed(double timeout_s);
  SideCall call_closed(double timeout_s);
  void choose_probes();
  void hold_back_words(size_t input);
  // Processor time of the worker so far, or only of the thread that serves the calls if helpers of
  // a pool may spin between calls.
  int64_t processor_ns() const {
    return worker_->processor_ns(worker_->hand_over() == HandOver::kSpin);
  }
  const Tensor& read_result(size_t index);
  std::optional<Failure> find_late_write() const;
  bool is_input_whole(size_t index, const Tensor& input) const;
  std::span<std::byte> block(BlockId id) const { return layout_.buffer(memory_, id.index); }

  const CompiledGraph* compiled_ = nullptr;
  const Plan* plan_ = nullptr;
  SharedMemory memory_;
  BufferLayout layout_;
  std::unique_ptr<Worker> own_worker_;  // null: the worker is joint
  JointWorker* joint_ = nullptr;        // outlives the side
  Worker* worker_ = nullptr;
  uint32_t number_ = 0;  // among the sides of a joint worker
  uint64_t secret_ = 0;
  uint64_t poison_seed_ = 0;
  uint64_t probe_key_ = 0;  // known only to the supervisor: the worker sees the poison
  uint64_t probe_draws_ = 0;
  std::vector<Probe> probes_;
  std::vector<LateWord> late_words_;
  std::vector<Tensor> results_;            // in host memory, if any were read
  std::vector<bool> read_;                 // which results of the last call were
  std::vector<uint64_t> input_checksums_;  // of the blocks' inputs; 0 for contiguous ones
};

// The sides of a joint worker, in the order of their plans.
struct JointSides {
  std::unique_ptr<JointWorker> worker;
  std::vector<CpuSide> sides;
};

}  // namespace passnet
