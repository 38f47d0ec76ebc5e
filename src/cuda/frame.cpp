#include "cuda/frame.hpp"

#include "base/check.hpp"
#include "cuda/event.hpp"
#include "runtime/report.hpp"
#include "runtime/temporaries.hpp"

#include <algorithm>

namespace passnet {
namespace {

size_t aligned(size_t bytes) {
  return (bytes + kDeviceAlignment - 1) / kDeviceAlignment * kDeviceAlignment;
}

bool is_own(const Block& block, FrameBlocks blocks) {
  if (block.role == BlockRole::kReport) return false;  // the host has them
  return blocks == FrameBlocks::kAll || block.role == BlockRole::kTemporary ||
         block.role == BlockRole::kConstant;
}

// True if the block holds the elements of the tensor in order, from its begin on.
bool is_contiguous(const Placement& placement) {
  return placement.offset == 0 && placement.strides == contiguous_strides(placement.type.shape);
}

}  // namespace

Result<std::unique_ptr<CudaFrame>> CudaFrame::create(
    const Plan& plan, std::span<const CudaModule> modules, std::span<const std::string> labels,
    DevicePool& pool, const CudaLoadOptions& options, FrameBlocks blocks) {
  std::unique_ptr<CudaFrame> frame(new CudaFrame(pool));  // the constructor is private
  frame->inputs_ = plan.inputs;
  frame->results_ = plan.results;
  frame->executable_ = TRY(CudaExecutable::load(plan, modules, labels, pool.device(), options));
  TRY(frame->allocate(plan, blocks, options.gap_bytes));
  TRY(frame->allocate_reports(plan));
  TRY(frame->upload_constants(plan));
  return frame;
}

// Temporaries come first. A gap is before and behind them, and behind each other block.
Result<void> CudaFrame::allocate(const Plan& plan, FrameBlocks blocks, size_t gap_bytes) {
  const TemporaryLayout temporaries = pack_temporaries(plan, kDeviceAlignment);
  const auto temporary_bytes = static_cast<size_t>(temporaries.bytes);
  const auto is_apart = [&](const Block& block) {
    return is_own(block, blocks) && block.role != BlockRole::kTemporary;
  };
  size_t bytes = 2 * gap_bytes + temporary_bytes;
  for (const Block& block : plan.blocks) {
    if (is_apart(block)) bytes += aligned(static_cast<size_t>(block.bytes)) + gap_bytes;
  }
  memory_ = TRY(pool_.allocate(bytes));
  const DeviceAddress begin = memory_.address() + gap_bytes;
  DeviceAddress next = begin + temporary_bytes + gap_bytes;
  if (gap_bytes > 0) gaps_ = {{memory_.address(), gap_bytes}, {next - gap_bytes, gap_bytes}};
  for (uint32_t i = 0; i < plan.blocks.size(); ++i) {
    const Block& block = plan.blocks[i];
    blocks_.push_back(
        {.bytes = static_cast<size_t>(block.bytes),
         .is_written = block.role == BlockRole::kResult || block.role == BlockRole::kTemporary});
    if (block.role == BlockRole::kTemporary) {
      // One that no step uses has no place, and may be larger than all others.
      blocks_.back().is_written = temporaries.offsets[i] + block.bytes <= temporaries.bytes;
      place({i}, begin + static_cast<DeviceAddress>(temporaries.offsets[i]));
    } else if (is_apart(block)) {
      place({i}, next);
      const DeviceAddress end = next + blocks_.back().bytes;
      next += aligned(blocks_.back().bytes) + gap_bytes;
      if (gap_bytes > 0) gaps_.push_back({end, next - end});
    }
  }
  return {};
}

// A driver's addresses of page-locked memory are those of the host.
Result<void> CudaFrame::allocate_reports(const Plan& plan) {
  if (plan.reports.empty()) return {};
  reports_ = plan.reports;
  report_memory_ = TRY(PinnedMemory::allocate(pool_.device(), reports_.size() * kBlockAlignment));
  std::ranges::fill(report_memory_.bytes(), std::byte{});
  for (size_t i = 0; i < reports_.size(); ++i) {
    place(reports_[i].block, reinterpret_cast<DeviceAddress>(report_of(i).data()));
  }
  return {};
}

Result<void> CudaFrame::take_reports() {
  Result<void> taken;
  for (size_t i = 0; i < reports_.size(); ++i) {
    auto report = take_report(report_of(i), reports_[i].label);
    if (taken && !report) taken = std::move(report);
  }
  return taken;
}

void CudaFrame::place(BlockId block, DeviceAddress address) {
  blocks_[block.index].address = address;
  executable_->place(block, address);
}

Result<DeviceAddress> CudaFrame::place_here(BlockId block) {
  OwnBlock& own = blocks_[block.index];
  if (!own.memory) own.memory = TRY(pool_.allocate(own.bytes));
  place(block, own.memory.address());
  return own.address;
}

Result<void> CudaFrame::upload(BlockId block, std::span<const std::byte> content) {
  if (content.empty()) return {};
  const CudaDevice& device = pool_.device();
  return device.driver().check(
      device.driver()->copy_to_device(blocks_[block.index].address, content.data(), content.size(),
                                      device.stream()),
      "copying to the GPU");
}

Result<void> CudaFrame::upload_constants(const Plan& plan) {
  const NvtxRange range(pool_.device().nvtx(), "copy constants");
  for (uint32_t i = 0; i < plan.blocks.size(); ++i) {
    if (plan.blocks[i].role != BlockRole::kConstant) continue;
    TRY(upload({i}, plan.blocks[i].contents));
  }
  return pool_.device().wait("copying constants to the GPU");
}

Result<void> CudaFrame::set_inputs(std::span<const Tensor> inputs) {
  CHECK(inputs.size() == inputs_.size());
  const NvtxRange range(pool_.device().nvtx(), "copy inputs");
  for (size_t i = 0; i < inputs.size(); ++i) {
    const Placement& placement = inputs_[i];
    const OwnBlock& block = blocks_[placement.block.index];
    if (block.bytes == 0) continue;
    if (is_contiguous(placement)) {
      TRY(upload(placement.block, inputs[i].bytes()));
      continue;
    }
    std::vector<std::byte> staging(block.bytes);
    scatter(inputs[i], placement, staging);
    TRY(upload(placement.block, staging));
    TRY(pool_.device().wait("copying inputs to the GPU"));
  }
  return pool_.device().wait("copying inputs to the GPU");
}

Result<void> CudaFrame::poison(std::byte byte) {
  const CudaDevice& device = pool_.device();
  const NvtxRange range(device.nvtx(), "fill memory");
  for (const OwnBlock& block : blocks_) {
    if (!block.is_written || block.bytes == 0) continue;
    TRY(device.driver().check(device.driver()->fill(block.address, static_cast<unsigned char>(byte),
                                                    block.bytes, device.stream()),
                              "filling memory of the GPU"));
  }
  return device.wait("filling memory of the GPU");
}

Result<void> CudaFrame::fill(DeviceAddress address, size_t bytes, std::span<const std::byte> tile) {
  const CudaDevice& device = pool_.device();
  const auto check = [&](CudaStatus status) {
    return device.driver().check(status, "filling memory of the GPU");
  };
  size_t filled = std::min(bytes, tile.size());
  if (filled == 0) return {};
  TRY(check(device.driver()->copy_to_device(address, tile.data(), filled, device.stream())));
  while (filled < bytes) {  // in whole tiles
    const size_t more = std::min(filled, bytes - filled);
    TRY(check(device.driver()->copy(address + filled, address, more, device.stream())));
    filled += more;
  }
  return {};
}

Result<void> CudaFrame::fill(const Tiles& tile_of) {
  for (uint32_t i = 0; i < blocks_.size(); ++i) {
    if (blocks_[i].is_written) TRY(fill(blocks_[i].address, blocks_[i].bytes, tile_of({i})));
  }
  gap_tile_.clear();
  if (!gaps_.empty()) {
    const auto tile = tile_of({0});
    gap_tile_.assign(tile.begin(), tile.end());
  }
  for (const Gap& gap : gaps_) TRY(fill(gap.address, gap.bytes, gap_tile_));
  return pool_.device().wait("filling memory of the GPU");
}

Result<std::vector<std::byte>> CudaFrame::download(DeviceAddress address, size_t bytes) {
  constexpr std::string_view kDoing = "copying from the GPU";
  const CudaDevice& device = pool_.device();
  std::vector<std::byte> copy(bytes);
  if (bytes == 0) return copy;
  TRY(device.driver().check(
      device.driver()->copy_to_host(copy.data(), address, bytes, device.stream()), kDoing));
  TRY(device.wait(kDoing));
  return copy;
}

Result<bool> CudaFrame::gaps_hold() {
  for (const Gap& gap : gaps_) {
    const std::vector<std::byte> found = TRY(download(gap.address, gap.bytes));
    for (size_t at = 0; at < found.size(); at += gap_tile_.size()) {
      const size_t count = std::min(gap_tile_.size(), found.size() - at);
      if (!std::equal(found.begin() + static_cast<std::ptrdiff_t>(at),
                      found.begin() + static_cast<std::ptrdiff_t>(at + count), gap_tile_.begin())) {
        return false;
      }
    }
  }
  return true;
}

Result<bool> CudaFrame::inputs_hold(std::span<const Tensor> inputs) {
  for (size_t i = 0; i < inputs.size(); ++i) {
    const Placement& placement = inputs_[i];
    const OwnBlock& block = blocks_[placement.block.index];
    const auto is_there = [&](const Placement& result) {
      return result.block.index == placement.block.index;
    };
    if (block.is_written || std::ranges::any_of(results_, is_there)) continue;
    const std::vector<std::byte> found = TRY(download(block.address, block.bytes));
    if (!std::ranges::equal(gather(placement, found).bytes(), inputs[i].bytes())) return false;
  }
  return true;
}

Result<void> CudaFrame::run() {
  TRY(executable_->start());
  TRY(executable_->wait());
  return take_reports();
}

Result<double> CudaFrame::run_on_device_clock() {
  const CudaTimer begin = TRY(CudaTimer::create(pool_.device()));
  const CudaTimer end = TRY(CudaTimer::create(pool_.device()));
  TRY(begin.record());
  TRY(executable_->start());
  TRY(end.record());
  TRY(executable_->wait());
  return end.since_us(begin);
}

Result<void> CudaFrame::read_results(std::span<Tensor> into) {
  CHECK(into.size() == results_.size());
  constexpr std::string_view kDoing = "copying results from the GPU";
  const CudaDevice& device = pool_.device();
  const NvtxRange range(device.nvtx(), "copy results");
  for (size_t i = 0; i < results_.size(); ++i) {
    const Placement& placement = results_[i];
    const OwnBlock& block = blocks_[placement.block.index];
    if (is_contiguous(placement)) {
      const std::span<std::byte> to = into[i].bytes();
      if (to.empty()) continue;
      TRY(device.driver().check(
          device.driver()->copy_to_host(to.data(), block.address, to.size(), device.stream()),
          kDoing));
    } else {
      gather_into(into[i], placement, TRY(download(block.address, block.bytes)));
    }
  }
  return device.wait(kDoing);
}

Result<std::vector<Tensor>> CudaFrame::results() {
  std::vector<Tensor> tensors;
  for (const Placement& placement : results_) tensors.emplace_back(placement.type);
  TRY(read_results(tensors));
  return tensors;
}

}  // namespace passnet
