// One side of a comparison: a compiled graph in a worker of its own, with its memory.
#pragma once

#include "compile/compiled.hpp"
#include "cpu/executable.hpp"
#include "sandbox/worker.hpp"

#include <filesystem>
#include <optional>
#include <span>
#include <vector>

namespace passnet {

class Side;

struct SideOptions {
  std::string name;
  size_t threads = 1;
  std::optional<Processors> processors;
  size_t shift = 0;            // bytes by which all buffers move: same contents at fresh addresses
  uint64_t secret = 0;         // seeds poison and red zones
  Nursery* nursery = nullptr;  // whose workers are `set_up_side`; none: one is opened for it
  Layers left_out;             // by a test
  bool step_times = false;     // each call measures its steps; such a side is not to be judged
  const Side* visible = nullptr;  // … whose memory this one then sees, without private memory
};

// A sign that a call did what it must not.
struct Breach {
  enum class Kind : uint8_t { kRedZone, kInputChanged, kLateWrite };
  Kind kind = Kind::kRedZone;
  std::string message;  // one lower-case sentence
};

// What is looked at after a call.
struct Inspection {
  bool late_writes = true;
  bool red_zones = true;
  bool inputs = true;
};

class Side {
 public:
  // Starts the worker; it sees this side's memory only. Errors: those of Worker::start.
  static Result<Side> start(const CompiledGraph& compiled,
                            std::span<const std::filesystem::path> libraries,
                            const SideOptions& options);

  // Writes the inputs; where they do not lie as the tensors do, remembers their checksums. `late`:
  // but for a few words, which look like others until the clock of the next call starts: what is
  // computed before is computed from them.
  void set_inputs(std::span<const Tensor> inputs, bool late = false);
  // Fills every block but the inputs with a pattern that only the supervisor knows.
  void poison(uint64_t round);
  // Looks, the moment the call is over, at places of the results that nobody can foretell: a call
  // that says so before it has written everything is found out by `inspect`.
  CallResult call(double timeout_s);
  // Stops the worker: from here on its memory holds still. False: it is gone.
  bool stop() { return worker_.stop(); }
  void set_hand_over(HandOver hand_over) { worker_.set_hand_over(hand_over); }

  // With the worker stopped; `inputs` are those that were set.
  std::optional<Breach> inspect(std::span<const Tensor> inputs, const Inspection& what = {}) const;
  // Whether the stopped worker writes to any of its buffers when it may go on for a moment.
  bool writes_late(double seconds);
  std::vector<Tensor> results() const;
  // The same into tensors of the results' types.
  void read_results(std::span<Tensor> to) const;
  // Whether result `index` still holds poison anywhere, an element of less than a word counting
  // only where it is `element`, one that is wrong (numbered as in a contiguous tensor).
  bool unwritten(size_t index, int64_t element) const;
  // Whether any call has handed work to the thread pool, by the worker's own word.
  bool used_pool() const;
  // Of the last call of a side with `step_times`, by the worker's own clock.
  std::vector<StepTime> step_times() const;
  // Processor time of the worker so far; where helpers of a pool have leave to spin between calls,
  // of the thread that serves the calls.
  int64_t processor_ns() const {
    return worker_.processor_ns(worker_.hand_over() == HandOver::kSpin);
  }
  Layers layers() const { return worker_.layers(); }

 private:
  struct Probe {
    std::span<const std::byte> place;  // at most a word
    size_t result = 0;
    uint64_t at_end = 0;  // what lay there when the call was over
  };

  struct LateWord {
    std::span<std::byte> place;  // at most a word
    uint64_t word = 0;
  };

  Side(Worker worker) : worker_(std::move(worker)) {}
  void choose_probes();
  void hold_back_words(size_t input);
  std::optional<Breach> find_late_write() const;
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
  std::vector<uint64_t> input_checksums_;  // of the blocks; 0 for contiguous inputs
};

}  // namespace passnet
