// The side of a comparison that PyTorch runs: a graph loaded into the child, with its memory.
#pragma once

#include "eval/side/memory_pace.hpp"
#include "eval/side/side_call.hpp"
#include "eval/torch/torch_child.hpp"
#include "eval/torch/torch_mode.hpp"
#include "eval/torch/torch_program.hpp"
#include "sandbox/layers.hpp"
#include "sandbox/worker/worker_options.hpp"

#include <expected>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace passnet {

// PyTorch is no adversary: its values are checked like everyone's, its memory and its clock are
// not. The functions of a side (side.hpp) that would check those are empty here.
class TorchSide {
 public:
  // Loads the program and, if `mode` compiles, compiles it with these inputs in place. `child` must
  // outlive the side.
  static std::expected<TorchSide, Failure> load(TorchChild& child, TorchMode mode,
                                                const Graph& graph, const Catalog& catalog,
                                                std::string_view source,
                                                std::span<const Tensor> inputs,
                                                Device device = Device::kCpu);

  TorchSide(TorchSide&&) noexcept;
  TorchSide& operator=(TorchSide&&) noexcept = delete;
  // Lets the child forget the program.
  ~TorchSide();

  static constexpr bool kIsTrusted = true;
  void set_inputs(std::span<const Tensor> inputs, bool late);
  bool keeps_inputs() const { return !mutates_; }
  void poison(uint64_t /*round*/) {}
  // The time is that of the child's own clock, read immediately around the call. On a GPU, with new
  // inputs, it also takes the time on the device, by one more call.
  SideCall call(double timeout_s, bool float_mode);
  std::optional<Failure> inspect(std::span<const Tensor> /*inputs*/,
                                 const Inspection& /*what*/) const {
    return std::nullopt;
  }
  ComparedResult compare(size_t result, const Tensor& answer, ThreadPool* pool);
  std::span<const Tensor> read_results();
  void forget_results();
  bool unwritten(size_t /*index*/, int64_t /*element*/) const { return false; }
  bool writes_late(double /*seconds*/) { return false; }
  bool used_pool() const { return false; }
  void set_hand_over(HandOver /*hand_over*/) {}
  std::optional<WriteFloor> write_floor(MemoryPace& /*pace*/, size_t /*threads*/,
                                        bool /*again*/) const {
    return std::nullopt;
  }
  Layers layers() const { return {}; }

  double compile_ms() const { return compile_ms_; }

 private:
  TorchSide(TorchChild& child) : child_(&child) {}
  Tensor& read_result(size_t index);

  TorchChild* child_;
  TorchPlaces places_;
  SharedMemory memory_;
  std::vector<Tensor> results_;  // in host memory
  int64_t program_ = 0;
  bool mutates_ = false;  // inputs
  bool has_new_inputs_ = false;
  double compile_ms_ = 0;
};

}  // namespace passnet
