// The memory of one run of a plan on a GPU, and the copies between it and the host.
#pragma once

#include "cuda/executable.hpp"
#include "cuda/memory.hpp"
#include "tensor/tensor.hpp"

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace passnet {

constexpr int64_t kDeviceAlignment = 256;  // of blocks, in bytes: that of the driver's memory

// The blocks of a plan that a frame has memory for.
enum class FrameBlocks : uint8_t {
  kAll,
  kOwn,  // all but inputs and results, which the user of the frame places
};

// Blocks on the device for what the plan names, with an executable on them.
class CudaFrame {
 public:
  // The plan is not kept; everything else must outlive the frame. Errors: those of
  // `CudaExecutable::load`, and "device-memory-not-allocated".
  static Result<std::unique_ptr<CudaFrame>> create(const Plan& plan,
                                                   std::span<const CudaModule> modules,
                                                   std::span<const std::string> labels,
                                                   DevicePool& pool, const CudaLoadOptions& options,
                                                   FrameBlocks blocks = FrameBlocks::kAll);

  // Places an input or result block in memory of the caller for the next run.
  void place(BlockId block, DeviceAddress address);
  // Places it in memory of the frame, which is allocated once. Error:
  // "device-memory-not-allocated".
  Result<DeviceAddress> place_here(BlockId block);
  DeviceAddress address(BlockId block) const { return blocks_[block.index].address; }

  // Copies the inputs to their blocks. Waits. Error: "cuda-call-failed".
  Result<void> set_inputs(std::span<const Tensor> inputs);
  // Fills the blocks of results and temporaries with a byte, so that a value that no step writes
  // differs from the right one. Error: "cuda-call-failed".
  Result<void> poison(std::byte byte);
  // For kernels of an author: fills what steps write, and the gaps around all
  // blocks, with these bytes again and again. `tile_of` returns those of a
  // block. Error: "cuda-call-failed".
  using Tiles = std::function<std::span<const std::byte>(BlockId block)>;
  Result<void> fill(const Tiles& tile_of);
  // True if the gaps are as they were filled; likewise the blocks of inputs
  // that no result has. Waits. Error: "cuda-call-failed".
  Result<bool> gaps_hold();
  Result<bool> inputs_hold(std::span<const Tensor> inputs);

  // Copies the results of the last run to the host, contiguous, into tensors of their types. Waits.
  // Error: "cuda-call-failed".
  Result<void> read_results(std::span<Tensor> into);
  Result<std::vector<Tensor>> results();

  CudaExecutable& executable() { return *executable_; }
  // Errors of runs that have ended: those of `take_report`.
  Result<void> take_reports();
  // Runs once and waits. Errors: "cuda-call-failed", and those of `take_reports`.
  Result<void> run();
  // Runs once more and returns the time in µs from the begin to the end of its work on the device.
  // Error: "cuda-call-failed".
  Result<double> run_on_device_clock();

 private:
  struct OwnBlock {
    DeviceAddress address = 0;
    size_t bytes = 0;
    bool is_written = false;   // by steps
    DeviceMemory memory = {};  // of a block that was placed here
  };
  // Memory between blocks.
  struct Gap {
    DeviceAddress address = 0;
    size_t bytes = 0;
  };
  explicit CudaFrame(DevicePool& pool) : pool_(pool) {}
  Result<void> allocate(const Plan& plan, FrameBlocks blocks, size_t gap_bytes);
  Result<void> allocate_reports(const Plan& plan);
  std::span<std::byte> report_of(size_t at) const {
    return report_memory_.bytes().subspan(at * kBlockAlignment, kBlockAlignment);
  }
  Result<void> upload_constants(const Plan& plan);
  Result<void> upload(BlockId block, std::span<const std::byte> content);
  Result<void> fill(DeviceAddress address, size_t bytes, std::span<const std::byte> tile);
  Result<std::vector<std::byte>> download(DeviceAddress address, size_t bytes);

  DevicePool& pool_;
  DeviceMemory memory_;  // of the blocks that the frame was made with
  std::vector<OwnBlock> blocks_;
  std::vector<Gap> gaps_;
  std::vector<std::byte> gap_tile_;
  std::vector<Placement> inputs_;
  std::vector<Placement> results_;
  std::vector<ReportBlock> reports_;
  PinnedMemory report_memory_;  // which kernels write over the bus, and the host reads at no cost
  std::unique_ptr<CudaExecutable> executable_;
};

}  // namespace passnet
