// The memory through which a supervisor and the worker of a GPU talk.
#pragma once

#include "base/bytes.hpp"
#include "eval/gpu/gpu_task.hpp"
#include "runtime/transfer_plan.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace passnet {

// A graph as one side runs it.
struct GpuPlan {
  std::vector<std::filesystem::path> cubins;
  std::vector<std::string> labels;  // one per step
  Plan plan;
  size_t results_at = 0;  // in the arena: the results, contiguous, one behind the other
};

// The sides of one graph, which have the same inputs.
struct GpuRequest {
  std::vector<TensorType> inputs;
  size_t inputs_at = 0;  // in the arena, as the results are
  std::vector<GpuPlan> plans;
  size_t padding_bytes = 0;  // of device memory before that of the plans: other addresses
  bool is_native = false;    // the code is an author's: it gets gaps, and loses its modules
};

void transfer(Transfer& bytes, GpuPlan& plan);
void transfer(Transfer& bytes, GpuRequest& request);

// Texts end with a zero.
struct GpuLink {
  // The device, written when it has been opened.
  std::array<char, 256> name{};
  int32_t major = 0;
  int32_t minor = 0;
  int32_t driver_version = 0;
  int64_t memory_bytes = 0;
  double empty_call_us = 0;  // the time of a run without any step

  // The next call.
  GpuTask task = GpuTask::kTake;
  size_t request_bytes = 0;
  size_t arena_bytes = 0;  // up to the last result of the request
  uint32_t plan = 0;
  bool has_new_inputs = false;   // copied before the clock starts, as results are after it stops
  bool is_first = false;         // after work of others on the device: it runs once before
  bool measures_device = false;  // it runs once more, by the device's clock
  uint8_t poison = 0;            // of results and temporaries, with new inputs
  uint64_t poison_seed = 0;      // the same of native code (gpu_poison.hpp)
  bool is_sealed = false;        // the end of the run is told by a secret (cuda/seal.hpp)

  // The outcome of the call.
  int64_t ns = 0;                 // from handing the run over to knowing that it is done
  double device_us = 0;           // from the begin to the end of its work
  double cold_us = 0;             // of one more run after the L2 cache was flushed; 0: none
  double idle_us = 0;             // for which the device was busy after the end of a sealed run
  bool has_changed_gaps = false;  // a write of native code outside of its blocks
  bool has_changed_inputs = false;
  bool is_lost = false;             // the device is of no use to this process any more
  std::array<char, 64> error_id{};  // empty: it succeeded
  std::array<char, 1024> error{};
};

}  // namespace passnet
