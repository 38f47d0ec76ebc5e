// The side of a comparison that the worker of a GPU runs: a compiled graph with its memory.
#pragma once

#include "compile/compiled.hpp"
#include "eval/gpu/gpu_worker.hpp"
#include "eval/side/memory_pace.hpp"
#include "eval/side/side_call.hpp"
#include "sandbox/layers.hpp"
#include "sandbox/worker/worker_options.hpp"
#include "tensor/tensor.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// A graph that a side runs, with its built kernels.
struct GpuSidePlan {
  const CompiledGraph* compiled = nullptr;
  std::span<const std::filesystem::path> cubins;
};

// States how the sides of a request are walled.
struct GpuWalls {
  bool is_native = false;      // their code is an author's: the worker is theirs alone
  bool is_sealed = false;      // the end of a timed call is told by a secret, as for
                               // all of a contest
  GpuWorker* rival = nullptr;  // of other sides of the contest, if there is one
};

// The functions of a side (side.hpp) that would check what code on the host can
// do are empty here.
class GpuSide {
 public:
  // Loads plans of one graph, which have the same inputs, in place of those that the worker had. A
  // side whose plan cannot be loaded fails at its first call. `seed` decides where their memory is.
  // `pool` copies large inputs; it may be null. Errors: those of `GpuWorker::take`.
  static Result<std::vector<GpuSide>> start(GpuWorker& worker, std::span<const GpuSidePlan> plans,
                                            uint64_t seed, const GpuWalls& walls = {},
                                            ThreadPool* pool = nullptr);

  static constexpr bool kIsTrusted = false;
  bool is_native() const { return walls_.is_native; }
  bool keeps_inputs() const { return !walls_.is_native; }
  void set_inputs(std::span<const Tensor> inputs, bool late);
  void poison(uint64_t round);
  // The time is that of the worker's clock around a run, from handing it over to knowing that it is
  // done. With new inputs it also takes the time on the device.
  SideCall call(double timeout_s, bool float_mode);
  // Says what native code changed in the last call.
  std::optional<Failure> inspect(std::span<const Tensor> inputs, const Inspection& what) const;
  ComparedResult compare(size_t result, const Tensor& answer, ThreadPool* pool);
  std::span<const Tensor> read_results();
  void forget_results() {}
  // True if the element still holds poison.
  bool unwritten(size_t index, int64_t element) const;
  bool writes_late(double /*seconds*/) { return false; }
  bool used_pool() const { return false; }
  void set_hand_over(HandOver /*hand_over*/) {}
  std::optional<WriteFloor> write_floor(MemoryPace& /*pace*/, size_t /*threads*/,
                                        bool /*again*/) const {
    return std::nullopt;
  }
  Layers layers() const { return {}; }

 private:
  // The place of a contiguous tensor in the arena.
  struct Place {
    size_t offset = 0;
    TensorType type;
  };
  static size_t place_tensors(size_t at, std::span<const Placement> tensors,
                              std::vector<Place>& places);
  explicit GpuSide(GpuWorker& worker) : worker_(&worker), seen_others_(worker.others()) {}

  GpuWorker* worker_;
  GpuWalls walls_;
  std::vector<Placement> placements_;  // of the results, in their blocks
  bool has_changed_gaps_ = false;      // in the last call
  bool has_changed_inputs_ = false;
  uint32_t number_ = 0;  // among the plans of the request
  std::vector<Place> inputs_;
  std::vector<Place> results_;
  std::optional<Failure> failure_;
  std::vector<Tensor> in_arena_;  // the results of the last call with new inputs
  ThreadPool* pool_ = nullptr;
  bool has_new_inputs_ = false;
  uint8_t poison_ = 0;
  uint64_t poison_seed_ = 0;
  int64_t seen_others_;
};

}  // namespace passnet
