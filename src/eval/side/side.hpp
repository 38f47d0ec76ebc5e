// One side of a comparison: the process in which a candidate runs a graph, as judging sees it.
#pragma once

#include "eval/side/cpu_side.hpp"
#include "eval/side/side_call.hpp"
#include "eval/torch/torch_side.hpp"

#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace passnet {

// A closed set of sides, each of which has all the functions below: a further device is a further
// alternative. Results are compared where they are; a copy in host memory is made for those who
// ask.
class Side {
 public:
  Side(CpuSide side) : what_(std::move(side)) {}
  Side(TorchSide side) : what_(std::move(side)) {}

  // Writes the inputs. `late`: but for a few words, which arrive as the clock of the next call
  // starts, where the side can hold them back.
  void set_inputs(std::span<const Tensor> inputs, bool late) {
    std::visit([&](auto& side) { side.set_inputs(inputs, late); }, what_);
  }
  // Overwrites all memory but the inputs, where a call could gain by what is there.
  void poison(uint64_t round) {
    std::visit([&](auto& side) { side.poison(round); }, what_);
  }
  // One call, after which the process is stopped. `float_mode`: a changed one is a failure.
  SideCall call(double timeout_s, bool float_mode) {
    return std::visit([&](auto& side) { return side.call(timeout_s, float_mode); }, what_);
  }
  // Finds a forbidden act of a stopped side; `inputs` are those that were set.
  std::optional<Failure> inspect(std::span<const Tensor> inputs, const Inspection& what) const {
    return std::visit([&](const auto& side) { return side.inspect(inputs, what); }, what_);
  }
  ComparedResult compare(size_t result, const Tensor& answer) {
    return std::visit([&](auto& side) { return side.compare(result, answer); }, what_);
  }
  // The results of the last call, in host memory, until the next reading or comparison.
  std::span<const Tensor> read_results() {
    return std::visit([](auto& side) { return side.read_results(); }, what_);
  }
  // Overwrites what was read: nothing of it may be in memory when a worker is forked.
  void forget_results() {
    std::visit([](auto& side) { side.forget_results(); }, what_);
  }

  // True for a side that is no adversary: its values are checked as everyone's are, its memory and
  // its clock are trusted.
  bool is_trusted() const {
    return std::visit([](const auto& side) { return side.kIsTrusted; }, what_);
  }
  // True if result `index` still holds poison where `element` is.
  bool unwritten(size_t index, int64_t element) const {
    return std::visit([&](const auto& side) { return side.unwritten(index, element); }, what_);
  }
  // True if the stopped side writes to its memory when it may go on for a moment.
  bool writes_late(double seconds) {
    return std::visit([&](auto& side) { return side.writes_late(seconds); }, what_);
  }
  // True if any call has handed work to a pool of threads on the host.
  bool used_pool() const {
    return std::visit([](const auto& side) { return side.used_pool(); }, what_);
  }
  void set_hand_over(HandOver hand_over) {
    std::visit([&](auto& side) { side.set_hand_over(hand_over); }, what_);
  }
  // The min time in which the memory of this side can take its results; `again`: measured anew.
  // Nothing if no floor is known.
  std::optional<WriteFloor> write_floor(MemoryPace& pace, size_t threads, bool again) const {
    return std::visit([&](const auto& side) { return side.write_floor(pace, threads, again); },
                      what_);
  }
  Layers layers() const {
    return std::visit([](const auto& side) { return side.layers(); }, what_);
  }
  // Null where the side is another one.
  const CpuSide* cpu() const { return std::get_if<CpuSide>(&what_); }

 private:
  std::variant<CpuSide, TorchSide> what_;
};

}  // namespace passnet
