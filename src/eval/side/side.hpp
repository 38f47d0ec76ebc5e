// One side of a comparison: the process in which a candidate runs a graph, as judging sees it.
#pragma once

#include "eval/gpu/gpu_side.hpp"
#include "eval/public/handed_side.hpp"
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

// A closed set of sides, each of which has all functions below; a new device is a new alternative.
// Results are compared where they are stored and copied to host memory only on request.
class Side {
 public:
  Side(CpuSide side) : what_(std::move(side)) {}
  Side(GpuSide side) : what_(std::move(side)) {}
  Side(TorchSide side) : what_(std::move(side)) {}
  Side(HandedSide side) : what_(std::move(side)) {}

  // Writes the inputs. `late`: except for a few words, which arrive when the clock of the next call
  // starts, if the side can hold them back.
  void set_inputs(std::span<const Tensor> inputs, bool late) {
    std::visit([&](auto& side) { side.set_inputs(inputs, late); }, what_);
  }
  // Overwrites all memory except the inputs, if a call could gain from its contents.
  void poison(uint64_t round) {
    std::visit([&](auto& side) { side.poison(round); }, what_);
  }
  // Makes one call, then stops the process. `float_mode`: a changed floating-point mode is a
  // failure.
  SideCall call(double timeout_s, bool float_mode) {
    return std::visit([&](auto& side) { return side.call(timeout_s, float_mode); }, what_);
  }
  // Finds a forbidden act of a stopped side; `inputs` are those that were set.
  std::optional<Failure> inspect(std::span<const Tensor> inputs, const Inspection& what) const {
    return std::visit([&](const auto& side) { return side.inspect(inputs, what); }, what_);
  }
  // `pool` may be null.
  ComparedResult compare(size_t result, const Tensor& answer, ThreadPool* pool) {
    return std::visit([&](auto& side) { return side.compare(result, answer, pool); }, what_);
  }
  // The results of the last call, in host memory, until the next call or comparison.
  std::span<const Tensor> read_results() {
    return std::visit([](auto& side) { return side.read_results(); }, what_);
  }
  // Overwrites results that were read: none of them may be in memory when a worker is forked.
  void forget_results() {
    std::visit([](auto& side) { side.forget_results(); }, what_);
  }

  // True for a side that is no adversary: its values are checked like everyone's, its memory and
  // its clock are trusted.
  bool is_trusted() const {
    return std::visit([](const auto& side) { return side.kIsTrusted; }, what_);
  }
  // True for a side that runs only kernels that the compiler printed, in a worker with others.
  bool is_closed() const {
    const CpuSide* const own = cpu();
    return (gpu() != nullptr && !gpu()->is_native()) || (own != nullptr && own->is_closed());
  }
  // True if a failure of a call may be the fault of another side of its worker.
  bool may_fail_for_others() const { return is_closed() && gpu() == nullptr; }
  // True if a call leaves its inputs as they were, which was checked or is known.
  bool keeps_inputs() const {
    return std::visit([](const auto& side) { return side.keeps_inputs(); }, what_);
  }
  // True if result `index` still holds poison at `element`.
  bool unwritten(size_t index, int64_t element) const {
    return std::visit([&](const auto& side) { return side.unwritten(index, element); }, what_);
  }
  // True if the stopped side writes to its memory when it is resumed for a moment.
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
  // The min time for writing results to this side's memory; `again`: measured again. Nothing if no
  // floor is known.
  std::optional<WriteFloor> write_floor(MemoryPace& pace, size_t threads, bool again) const {
    return std::visit([&](const auto& side) { return side.write_floor(pace, threads, again); },
                      what_);
  }
  Layers layers() const {
    return std::visit([](const auto& side) { return side.layers(); }, what_);
  }
  // Null if the side is another one.
  const CpuSide* cpu() const { return std::get_if<CpuSide>(&what_); }
  CpuSide* cpu() { return std::get_if<CpuSide>(&what_); }
  const GpuSide* gpu() const { return std::get_if<GpuSide>(&what_); }

 private:
  std::variant<CpuSide, GpuSide, TorchSide, HandedSide> what_;
};

}  // namespace passnet
