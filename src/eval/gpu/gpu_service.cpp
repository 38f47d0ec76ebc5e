#include "eval/gpu/gpu_service.hpp"

#include "base/clock.hpp"
#include "base/random_bits.hpp"
#include "compile/gpu/gpu.hpp"
#include "cuda/frame.hpp"
#include "cuda/memory.hpp"
#include "cuda/seal.hpp"
#include "eval/gpu/gpu_link.hpp"
#include "eval/gpu/gpu_poison.hpp"
#include "eval/record/statistics.hpp"
#include "runtime/transfer_plan.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>

namespace passnet {
namespace {

template <size_t size>
void write_text(std::array<char, size>& to, std::string_view text) {
  to.fill('\0');
  std::ranges::copy(text.substr(0, size - 1), to.begin());
}

class GpuService {
 public:
  GpuService(std::string arch, std::string driver)
      : arch_(std::move(arch)), driver_(std::move(driver)) {}

  std::expected<Entry, std::string> set_up(const Request& request) {
    CHECK(request.memory.size() == 2);
    link_ = reinterpret_cast<GpuLink*>(request.memory[0].data());
    arena_ = request.memory[1];
    if (gpu_ == nullptr) {
      if (const auto opened = open(); !opened) {
        report(opened.error());
        return std::unexpected(opened.error().message);
      }
    }
    return [this] { return serve(); };
  }

 private:
  static constexpr size_t kMostKept = 256;  // plans whose modules stay loaded
  static constexpr int64_t kFlushes = 4;    // the memory that flushes the L2 cache, in its sizes
  static constexpr size_t kGapBytes = 4096;

  Result<void> open() {
    gpu_ = TRY(Gpu::open({.arch = arch_, .driver = driver_, .compiles = false}));
    const CudaDevice& device = gpu_->device();
    write_text(link_->name, device.properties().name);
    link_->major = device.properties().major;
    link_->minor = device.properties().minor;
    link_->memory_bytes = device.properties().memory_bytes;
    link_->driver_version = device.driver().version();
    link_->empty_call_us = TRY(time_empty_call());
    // Without it there are no cold times.
    const int64_t bytes = kFlushes * device.properties().l2_bytes;
    if (auto flush = gpu_->pool().allocate(static_cast<size_t>(bytes))) flush_ = *std::move(flush);
    return {};
  }

  Result<double> time_empty_call() {
    constexpr size_t kCalls = 25;
    const auto frame = TRY(CudaFrame::create({}, {}, {}, gpu_->pool(), {}));
    std::vector<double> times;
    for (size_t i = 0; i < kCalls; ++i) {
      const int64_t begin = now_ns();
      TRY(frame->run());
      times.push_back(static_cast<double>(now_ns() - begin) / 1000);
    }
    return median(times);
  }

  void take(std::span<const std::byte> bytes) {
    frames_.clear();
    padding_ = {};
    request_ = from_bytes<GpuRequest>(bytes);
    if (request_.is_native || modules_.size() > kMostKept) modules_.clear();
    has_run_ = false;
    frames_.resize(request_.plans.size());
    inputs_ = borrow(request_.inputs, request_.inputs_at);
    results_.clear();
    for (const GpuPlan& plan : request_.plans) {
      std::vector<TensorType> types;
      for (const Placement& result : plan.plan.results) types.push_back(result.type);
      results_.push_back(borrow(types, plan.results_at));
    }
    lock_arena();
    if (auto padding = gpu_->pool().allocate(request_.padding_bytes)) {
      padding_ = *std::move(padding);
    }
  }

  // Copies between locked memory and the device are several times as fast; without it they are
  // right too. Locking takes as long as some copies.
  void lock_arena() {
    constexpr size_t kLarge = size_t{16} << 20;
    if (link_->arena_bytes < kLarge || link_->arena_bytes <= locked_.bytes().size()) return;
    locked_ = {};
    auto locked = PinnedMemory::lock(gpu_->device(), arena_.first(link_->arena_bytes));
    if (locked) locked_ = *std::move(locked);
  }

  // The tensors that lie in the arena, one behind the other.
  std::vector<Tensor> borrow(std::span<const TensorType> types, size_t at) const {
    std::vector<Tensor> tensors;
    for (const TensorType& type : types) {
      const size_t bytes = byte_size(type.dtype) * static_cast<size_t>(type.numel());
      tensors.push_back(Tensor::borrow(type, arena_.subspan(at, bytes)));
      at += align_up(bytes);
    }
    return tensors;
  }

  int serve() {
    GpuLink& link = *link_;
    write_text(link.error_id, "");
    const auto done = perform();
    if (!done) {
      report(done.error());
      const std::string& id = done.error().id;
      link.is_lost =
          link.task == GpuTask::kRun && (id == "cuda-call-failed" || id == "cuda-end-forged");
    }
    return 0;
  }

  void report(const Diagnostic& error) {
    write_text(link_->error_id, error.id);
    write_text(link_->error, error.message);
  }

  Result<void> perform() {
    switch (link_->task) {
      case GpuTask::kTake:
        take(arena_.first(link_->request_bytes));
        return {};
      case GpuTask::kFree:
        locked_ = {};
        return {};
      case GpuTask::kLoad:
        return load(request_.plans[link_->plan], frames_[link_->plan]);
      case GpuTask::kRun:
        return run(request_.plans[link_->plan], *frames_[link_->plan]);
    }
    UNREACHABLE();
  }

  Result<void> run(const GpuPlan& plan, CudaFrame& frame) {
    GpuLink& link = *link_;
    // Native code would remember what it computed: it runs on the inputs of its
    // last call before.
    if (link.is_first && request_.is_native && has_run_) TRY(frame.run());
    has_run_ = true;
    if (link.has_new_inputs) TRY(frame.set_inputs(inputs_));
    if (link.is_first && !request_.is_native) {
      TRY(frame.run());
      // A run may change its inputs.
      if (link.has_new_inputs) TRY(frame.set_inputs(inputs_));
    }
    if (link.has_new_inputs) TRY(poison(plan, frame));
    const RunTime time = TRY(run_timed(frame));
    link.ns = time.ns;
    link.idle_us = time.idle_us;
    if (link.has_new_inputs) {
      link.has_changed_gaps = request_.is_native && !TRY(frame.gaps_hold());
      link.has_changed_inputs = request_.is_native && !TRY(frame.inputs_hold(inputs_));
      TRY(frame.read_results(results_[link.plan]));
    }
    if (link.measures_device) {
      link.device_us = TRY(frame.run_on_device_clock());
      link.cold_us = TRY(time_cold(frame));
    }
    return {};
  }

  struct RunTime {
    int64_t ns = 0;
    double idle_us = 0;
  };

  // Times a run. The end of a sealed one is a secret that the device writes
  // behind it; how long the device is busy after that shows whether it was the
  // end.
  Result<RunTime> run_timed(CudaFrame& frame) {
    constexpr std::string_view kDoing = "running the graph";
    RunTime time;
    if (!link_->is_sealed) {
      const int64_t begin = now_ns();
      auto ran = frame.run();
      time.ns = now_ns() - begin;
      TRY(std::move(ran));
      return time;
    }
    if (!seal_) seal_ = TRY(CudaSeal::create(gpu_->device()));
    TRY(seal_->wait("waiting for the work before a run"));
    const int64_t begin = now_ns();
    TRY(frame.executable().start());
    auto ended = seal_->wait(kDoing);
    const int64_t end = now_ns();
    TRY(std::move(ended));
    TRY(seal_->wait(kDoing));
    time = {.ns = end - begin, .idle_us = static_cast<double>(now_ns() - end) / 1000};
    TRY(frame.take_reports());
    return time;
  }

  // Times a run whose data is not in the L2 cache: as much memory was written
  // as no kernel can count on. 0 if there is no memory for that.
  Result<double> time_cold(CudaFrame& frame) {
    if (!flush_) return 0;
    const size_t least = flush_.bytes() / 2;
    const size_t bytes = least + random_bits(link_->poison_seed, ++flushes_) % least;
    const CudaDevice& device = gpu_->device();
    constexpr std::string_view kDoing = "flushing its cache";
    TRY(device.driver().check(
        device.driver()->fill(flush_.address(), static_cast<unsigned char>(flushes_), bytes,
                              device.stream()),
        kDoing));
    TRY(device.wait(kDoing));
    const RunTime time = TRY(run_timed(frame));
    return static_cast<double>(time.ns) / 1000;
  }

  Result<void> poison(const GpuPlan& plan, CudaFrame& frame) {
    if (!request_.is_native) return frame.poison(std::byte{link_->poison});
    std::map<DType, std::vector<std::byte>> tiles;
    return frame.fill([&](BlockId block) -> std::span<const std::byte> {
      DType dtype = DType::kF32;
      for (const Placement& result : plan.plan.results) {
        if (result.block.index == block.index) dtype = result.type.dtype;
      }
      std::vector<std::byte>& tile = tiles[dtype];
      if (tile.empty()) tile = draw_poison(dtype, link_->poison_seed);
      return tile;
    });
  }

  // The rounds of graphs that are judged in turns load the same kernels again.
  Result<void> load(const GpuPlan& plan, std::unique_ptr<CudaFrame>& frame) {
    const auto [modules, is_new] = modules_.try_emplace(plan.cubins);
    if (is_new) {
      auto loaded = load_modules(gpu_->device(), plan.cubins);
      if (!loaded) return modules_.erase(modules), std::unexpected(loaded.error());
      modules->second = *std::move(loaded);
    }
    const CudaLibraries libraries = TRY(gpu_->libraries(plan.plan));
    frame = TRY(CudaFrame::create(plan.plan, modules->second, plan.labels, gpu_->pool(),
                                  {.libraries = libraries,
                                   .overlaps = gpu_->target().programmatic && !request_.is_native,
                                   .gap_bytes = request_.is_native ? kGapBytes : 0}));
    return {};
  }

  std::string arch_;
  std::string driver_;
  GpuLink* link_ = nullptr;
  std::span<std::byte> arena_;
  std::unique_ptr<Gpu> gpu_;  // what follows is on it
  GpuRequest request_;
  std::vector<Tensor> inputs_;                // in the arena
  std::vector<std::vector<Tensor>> results_;  // likewise, of the plans
  DeviceMemory padding_;
  DeviceMemory flush_;
  PinnedMemory locked_;  // the begin of the arena
  uint64_t flushes_ = 0;
  std::optional<CudaSeal> seal_;
  bool has_run_ = false;  // since the request was taken
  std::map<std::vector<std::filesystem::path>, std::vector<CudaModule>> modules_;  // by cubins
  std::vector<std::unique_ptr<CudaFrame>> frames_;                                 // of the plans
};

}  // namespace

void transfer(Transfer& bytes, GpuPlan& plan) {
  bytes(plan.cubins, plan.labels, plan.plan, plan.results_at);
}

void transfer(Transfer& bytes, GpuRequest& request) {
  bytes(request.inputs, request.inputs_at, request.plans, request.padding_bytes, request.is_native);
}

Setup serve_gpu(std::string arch, std::string driver) {
  auto service = std::make_unique<GpuService>(std::move(arch), std::move(driver));
  return
      [service = std::move(service)](const Request& request) { return service->set_up(request); };
}

}  // namespace passnet
