// The side of a comparison that runs in a walled PyTorch process: a graph, as PyTorch or as the
// submission of the process rewrites it, called step by step by the supervisor's clock.
#pragma once

#include "eval/side/memory_pace.hpp"
#include "eval/side/side_call.hpp"
#include "eval/torch/torch_child.hpp"
#include "eval/torch/torch_mode.hpp"
#include "eval/torch/torch_program.hpp"
#include "sandbox/layers.hpp"
#include "sandbox/worker/wait_meter.hpp"
#include "sandbox/worker/worker_options.hpp"

#include <cstdint>
#include <expected>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

struct HandedGraph {
  const Graph* graph = nullptr;
  const Catalog* catalog = nullptr;
  std::string_view source;
  Device device = Device::kCpu;
  uint64_t secret = 0;  // of poison, probes and late words
};

// The author's code shares the process with this program's own, so nothing that the process says is
// believed but that it is done. A call has four steps: inputs are brought in, words of them that
// were held back are, the graph runs, results are taken out. The clock of one step begins where
// that of the one before ends, so time is spent in one of them, whatever is done in it.
class HandedSide {
 public:
  struct Start;
  // Loads the graph, with these inputs in place. `child` must outlive the side.
  static Start load(TorchChild& child, TorchMode mode, const HandedGraph& what,
                    std::span<const Tensor> inputs);

  HandedSide(HandedSide&&) noexcept;
  HandedSide& operator=(HandedSide&&) noexcept = delete;
  // Lets the child forget the program.
  ~HandedSide();

  static constexpr bool kIsTrusted = false;
  // Keeps the inputs, which must live until the next call: they are written when that has begun.
  // `late`: except for a few words, which arrive last.
  void set_inputs(std::span<const Tensor> inputs, bool late);
  bool keeps_inputs() const { return false; }
  void poison(uint64_t round);
  // The time is that of the graph's own step; `phases` are those before and behind it.
  SideCall call(double timeout_s, bool float_mode);
  std::optional<Failure> inspect(std::span<const Tensor> inputs, const Inspection& what) const;
  ComparedResult compare(size_t result, const Tensor& answer, ThreadPool* pool);
  std::span<const Tensor> read_results();
  void forget_results();
  bool unwritten(size_t index, int64_t element) const;
  bool writes_late(double seconds);
  bool used_pool() const { return true; }
  void set_hand_over(HandOver /*hand_over*/) {}
  std::optional<WriteFloor> write_floor(MemoryPace& /*pace*/, size_t /*threads*/,
                                        bool /*again*/) const {
    return std::nullopt;
  }
  Layers layers() const { return {}; }

 private:
  struct LateWord {
    size_t offset = 0;  // in the memory
    uint64_t word = 0;
  };
  struct Probe {
    size_t offset = 0;
    size_t result = 0;
    uint64_t at_end = 0;
  };
  explicit HandedSide(TorchChild& child) : child_(&child) {}
  Result<void> lay_out(const HandedGraph& what);
  void write_inputs();
  void hold_back_words(size_t input);
  void bring_late_words();
  void choose_probes();
  uint32_t& word(size_t index);
  void order(uint32_t step);
  bool await(uint32_t reply, int64_t deadline_ns);
  Failure failure_of_call(double timeout_s);
  std::span<std::byte> block(const Placement& place) const {
    return places_.layout.buffer(memory_, place.block.index);
  }
  Tensor& read_result(size_t index);

  TorchChild* child_;
  TorchPlaces places_;
  SharedMemory memory_;
  size_t control_ = 0;  // the place of the numbers of steps
  size_t late_ = 0;     // that of late words for a device
  bool on_device_ = false;
  std::vector<Tensor> results_;      // in host memory
  std::vector<bool> may_change_;     // by input: the graph itself writes to it
  std::vector<uint64_t> checksums_;  // of the inputs as they were given
  std::span<const Tensor> inputs_;   // to be written
  bool is_late_ = false;
  std::vector<LateWord> late_words_;
  std::vector<Probe> probes_;
  uint64_t secret_ = 0;
  uint64_t draws_ = 0;
  uint64_t poison_seed_ = 0;
  int64_t program_ = 0;
  WaitMeter meter_;
};

// The outcome of loading a graph: the side, or why there is none, and how often each pass matched.
struct HandedSide::Start {
  std::expected<HandedSide, Failure> side;
  std::map<std::string, int64_t> matches{};
  double compile_ms = 0;
};

}  // namespace passnet
