// A plan loaded for running on a GPU: its steps are one CUDA graph, which is launched as a whole.
// Its blocks can be moved between runs.
#pragma once

#include "cuda/library/library_call.hpp"
#include "cuda/module.hpp"
#include "runtime/plan.hpp"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace passnet {

struct CudaLoadOptions {
  CudaLibraries libraries = {};
  bool overlaps = false;  // every kernel waits by itself for the launch before it, and may start
                          // earlier: `Target::programmatic`
  size_t gap_bytes = 0;   // of a frame, around each of its blocks, which no step may write
};

// Runs a plan on device memory. A step begins its work after the step before it has ended. Not
// thread-safe.
class CudaExecutable {
 public:
  // `labels`: one per step, for errors and for profilers. The plan is not kept; modules, device and
  // library must outlive the executable. Errors: "cuda-call-failed", and those of
  // `prepare_library_call`.
  static Result<std::unique_ptr<CudaExecutable>> load(const Plan& plan,
                                                      std::span<const CudaModule> modules,
                                                      std::span<const std::string> labels,
                                                      const CudaDevice& device,
                                                      const CudaLoadOptions& options);
  CudaExecutable(const CudaExecutable&) = delete;
  CudaExecutable& operator=(const CudaExecutable&) = delete;
  ~CudaExecutable();

  // Sets the address of a block from the next run on; each must be placed before the first.
  void place(BlockId block, DeviceAddress address);
  // Hands a run to the device's stream and does not wait for it. Error: "cuda-call-failed".
  Result<void> start() { return start(device_.stream()); }
  // Hands a run to any stream. A run begins after the one before it, whatever their streams.
  Result<void> start(CudaStream stream);
  // Waits for the end of all runs in the device's stream. Error: "cuda-call-failed", after which
  // the device is lost to this process.
  Result<void> wait() const { return wait(device_.stream()); }
  Result<void> wait(CudaStream stream) const;
  // Runs each step by itself between two events; returns one time in µs per step, and 0 for a step
  // without work. Costs a launch per step, so it is for reports.
  Result<std::vector<double>> run_timed();
  // Returns the number of steps that have work: kernels of empty tensors have none.
  size_t launches() const { return work_.size(); }

 private:
  struct KernelCall {
    CudaFunction function = nullptr;
    LaunchShape shape;
    std::vector<uint64_t> words;  // the arguments: addresses of buffers, then parameters
    void* argument = nullptr;     // the first of the words, as the driver takes it
  };
  // A step that has work. A library's call is a child graph, recorded from its stream.
  struct Work {
    size_t step = 0;
    std::variant<KernelCall, CudaLibraryCall> call;
    CudaGraphNode node = nullptr;
    bool is_moved = false;  // since its node got its arguments
  };
  // A word of a kernel's arguments, or an operand of a library's call.
  struct Use {
    uint32_t work = 0;
    uint32_t at = 0;
  };
  CudaExecutable(const CudaDevice& device, std::span<const std::string> labels, bool overlaps)
      : device_(device),
        driver_(device.driver()),
        labels_(labels.begin(), labels.end()),
        overlaps_(overlaps && device.driver()->graph_add_edges != nullptr) {}
  Result<void> add_kernel(const KernelLaunch& launch, std::span<const CudaModule> modules,
                          size_t step);
  Result<void> add_work(const Plan& plan, std::span<const CudaModule> modules,
                        const CudaLibraries& libraries);
  Result<void> build(CudaStream stream);
  Result<void> add_node(Work& work, const Work* before);
  Result<void> update(Work& work);
  Result<void> launch(Work& work);
  Result<CudaGraph> record(CudaLibraryCall& call);
  std::string list_work() const;

  const CudaDevice& device_;
  const CudaDriver& driver_;
  std::vector<std::string> labels_;
  std::string name_;  // of a run, for people: `add, then relu`
  bool overlaps_;
  std::vector<Work> work_;
  std::vector<std::vector<Use>> uses_;  // by block
  std::vector<DeviceAddress> addresses_;
  size_t steps_ = 0;
  bool has_moved_ = false;
  CudaGraph graph_ = nullptr;
  CudaGraphExec exec_ = nullptr;
};

}  // namespace passnet
