// The side of a comparison that a worker runs on the processor: a compiled graph, with its memory.
#pragma once

#include "compile/compiled.hpp"
#include "cpu/executable.hpp"
#include "eval/side/memory_pace.hpp"
#include "eval/side/side_call.hpp"
#include "sandbox/worker/worker.hpp"

#include <filesystem>
#include <optional>
#include <span>
#include <vector>

namespace passnet {

class CpuSide;

struct CpuSideOptions {
  std::string name;
  size_t threads = 1;
  std::optional<Processors> processors;
  size_t shift = 0;     // bytes by which all buffers move: same contents at fresh addresses
  uint64_t secret = 0;  // seeds poison and red zones
  ForkServer* fork_server = nullptr;  // sets up with `set_up_plan`; none: one is opened for it
  Layers left_out;                    // by a test
  bool step_times = false;  // each call measures its steps; such a side is not to be judged
  const CpuSide* visible = nullptr;  // … whose memory this one then sees, without private memory
};

class CpuSide {
 public:
  // Starts the worker; it sees this side's memory only. Errors: those of Worker::start.
  static Result<CpuSide> start(const CompiledGraph& compiled,
                               std::span<const std::filesystem::path> libraries,
                               const CpuSideOptions& options);

  static constexpr bool kIsTrusted = false;

  // Writes the inputs; where their layout is not that of the tensors, remembers their checksums.
  // `late`: but for a few words, which look like others until the clock of the next call starts:
  // what is computed before is computed from them.
  void set_inputs(std::span<const Tensor> inputs, bool late = false);
  // Fills every block but the inputs with a pattern that only the supervisor knows.
  void poison(uint64_t round);
  // Looks, the moment the call is over, at places of the results that nobody can foretell:
  // `inspect` finds a call that reports its end before it has written everything.
  CallResult run(double timeout_s);
  // Does the same for judging: a failed call is a failure, and the worker is stopped after a good
  // one. `float_mode`: a changed one is a failure.
  SideCall call(double timeout_s, bool float_mode);
  // Stops the worker: from here on its memory does not change. False: it is gone.
  bool stop() { return worker_.stop(); }
  void set_hand_over(HandOver hand_over) { worker_.set_hand_over(hand_over); }

  // With the worker stopped; `inputs` are those that were set.
  std::optional<Failure> inspect(std::span<const Tensor> inputs, const Inspection& what = {}) const;
  // True if the stopped worker writes to any of its buffers when it may go on for a moment.
  bool writes_late(double seconds);
  std::vector<Tensor> results() const;
  // The same, kept by the side until the next reading or comparison.
  std::span<const Tensor> read_results();
  void forget_results();
  ComparedResult compare(size_t result, const Tensor& answer);
  // True if result `index` still holds poison anywhere; an element of less than a word counts only
  // where it is `element`, one that is wrong (numbered as in a contiguous tensor).
  bool unwritten(size_t index, int64_t element) const;
  // True if any call has handed work to the thread pool, by the worker's own word.
  bool used_pool() const;
  std::optional<WriteFloor> write_floor(MemoryPace& pace, size_t threads, bool again) const;
  // The times of the last call of a side with `step_times`, by the worker's own clock.
  std::vector<StepTime> step_times() const;
  Layers layers() const { return worker_.layers(); }

 private:
  struct Probe {
    std::span<const std::byte> place;  // at most a word
    size_t result = 0;
    uint64_t at_end = 0;  // what was there when the call was over
  };

  struct LateWord {
    std::span<std::byte> place;  // at most a word
    uint64_t word = 0;
  };

  CpuSide(Worker worker) : worker_(std::move(worker)) {}
  void choose_probes();
  void hold_back_words(size_t input);
  // Processor time of the worker so far; where helpers of a pool may spin between calls, of the
  // thread that serves the calls.
  int64_t processor_ns() const {
    return worker_.processor_ns(worker_.hand_over() == HandOver::kSpin);
  }
  const Tensor& read_result(size_t index);
  std::optional<Failure> find_late_write() const;
  bool is_input_whole(size_t index, const Tensor& input) const;
  std::span<std::byte> block(BlockId id) const { return layout_.buffer(memory_, id.index); }

  const Plan* plan_ = nullptr;
  SharedMemory memory_;
  BufferLayout layout_;
  Worker worker_;
  uint64_t secret_ = 0;
  uint64_t poison_seed_ = 0;
  uint64_t probe_key_ = 0;  // of the supervisor alone: the poison is seen by the worker
  uint64_t probe_draws_ = 0;
  std::vector<Probe> probes_;
  std::vector<LateWord> late_words_;
  std::vector<Tensor> results_;            // in host memory, once they were read
  std::vector<uint64_t> input_checksums_;  // of the blocks; 0 for contiguous inputs
};

}  // namespace passnet
