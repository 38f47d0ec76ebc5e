// The process that drives a GPU for judging, as the supervisor sees it. It is kept from graph to
// graph, and started anew after a fault.
#pragma once

#include "cuda/device.hpp"
#include "eval/gpu/gpu_task.hpp"
#include "eval/side/side_call.hpp"
#include "sandbox/worker/worker.hpp"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

struct GpuLink;
struct GpuRequest;

struct GpuWorkerOptions {
  std::string arch;    // of the kernels; empty: that of the device
  std::string driver;  // a library; empty: NVIDIA's
};

class GpuWorker {
 public:
  // The calling process must have only this thread, and must not have used the driver. Errors:
  // those of opening a fork server and of `Gpu::open`.
  static Result<std::unique_ptr<GpuWorker>> open(const GpuWorkerOptions& options);
  GpuWorker(const GpuWorker&) = delete;
  GpuWorker& operator=(const GpuWorker&) = delete;

  const CudaProperties& properties() const { return properties_; }
  int driver_version() const;  // 13000 is 13.0
  double empty_call_us() const;

  // Loads the plans of a request in place of those before; returns why each cannot be loaded.
  // `end`: of the inputs and results in the arena. Errors: those of starting a worker, if there is
  // none, and "shared-memory-not-made".
  Result<std::vector<std::optional<Failure>>> take(const GpuRequest& request, size_t end);
  // Notes that another process used the device: the next call of each side runs twice.
  void note_others() { ++others_; }

  // Ends the process; the next request starts another one.
  void end() { worker_->end(); }

  // For sides.
  bool alive() const { return worker_ && worker_->alive(); }
  GpuLink& link() const { return *reinterpret_cast<GpuLink*>(memory_.bytes().data()); }
  std::span<std::byte> arena() { return arena_.bytes(); }
  int64_t others() const { return others_; }
  // Performs a task; the rest of the link describes a run. After a failure that leaves the device
  // unusable the worker has ended.
  SideCall call(GpuTask task, uint32_t plan, double timeout_s);

 private:
  GpuWorker() = default;
  Result<void> start_worker();
  bool load(std::span<std::optional<Failure>> failures);

  SharedMemory memory_;   // of the link
  SharedMemory arena_;    // a request, and the values of inputs and results
  size_t committed_ = 0;  // bytes of the arena that have memory
  std::unique_ptr<ForkServer> server_;
  std::unique_ptr<Worker> worker_;
  CudaProperties properties_;
  int64_t others_ = 0;
};

}  // namespace passnet
