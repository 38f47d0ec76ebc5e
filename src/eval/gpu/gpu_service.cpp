#include "eval/gpu/gpu_service.hpp"

#include "base/clock.hpp"
#include "compile/gpu/gpu.hpp"
#include "cuda/frame.hpp"
#include "eval/gpu/gpu_link.hpp"
#include "eval/record/statistics.hpp"
#include "runtime/transfer_plan.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>

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

  Result<void> open() {
    gpu_ = TRY(Gpu::open({.arch = arch_, .driver = driver_, .compiles = false}));
    const CudaDevice& device = gpu_->device();
    write_text(link_->name, device.properties().name);
    link_->major = device.properties().major;
    link_->minor = device.properties().minor;
    link_->memory_bytes = device.properties().memory_bytes;
    link_->driver_version = device.driver().version();
    link_->empty_call_us = TRY(time_empty_call());
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
    if (modules_.size() > kMostKept) modules_.clear();
    request_ = from_bytes<GpuRequest>(bytes);
    frames_.resize(request_.plans.size());
    inputs_.clear();
    for (const TensorType& type : request_.inputs) inputs_.emplace_back(type);
    if (auto padding = gpu_->pool().allocate(request_.padding_bytes)) {
      padding_ = *std::move(padding);
    }
  }

  int serve() {
    GpuLink& link = *link_;
    write_text(link.error_id, "");
    const auto done = perform();
    if (!done) {
      report(done.error());
      link.is_lost = link.task == GpuTask::kRun && done.error().id == "cuda-call-failed";
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
      case GpuTask::kLoad:
        return load(request_.plans[link_->plan], frames_[link_->plan]);
      case GpuTask::kRun:
        return run(request_.plans[link_->plan], *frames_[link_->plan]);
    }
    UNREACHABLE();
  }

  Result<void> run(const GpuPlan& plan, CudaFrame& frame) {
    GpuLink& link = *link_;
    if (link.has_new_inputs) {
      read_inputs();
      TRY(frame.set_inputs(inputs_));
    }
    if (link.is_first) TRY(frame.run());
    if (link.has_new_inputs) {
      if (link.is_first) TRY(frame.set_inputs(inputs_));  // a run may change its inputs
      TRY(frame.poison(std::byte{link.poison}));
    }
    const int64_t begin = now_ns();
    auto ran = frame.run();
    link.ns = now_ns() - begin;
    TRY(std::move(ran));
    if (link.has_new_inputs) TRY(write_results(plan, frame));
    if (link.measures_device) link.device_us = TRY(frame.run_on_device_clock());
    return {};
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
    frame =
        TRY(CudaFrame::create(plan.plan, modules->second, plan.labels, gpu_->pool(),
                              {.libraries = libraries, .overlaps = gpu_->target().programmatic}));
    return {};
  }

  void read_inputs() {
    size_t at = request_.inputs_at;
    for (Tensor& input : inputs_) {
      const std::span<std::byte> bytes = input.bytes();
      std::ranges::copy(arena_.subspan(at, bytes.size()), bytes.begin());
      at += align_up(bytes.size());
    }
  }

  Result<void> write_results(const GpuPlan& plan, CudaFrame& frame) {
    size_t at = plan.results_at;
    for (const Tensor& result : TRY(frame.results())) {
      std::ranges::copy(result.bytes(), arena_.subspan(at).begin());
      at += align_up(result.bytes().size());
    }
    return {};
  }

  std::string arch_;
  std::string driver_;
  GpuLink* link_ = nullptr;
  std::span<std::byte> arena_;
  std::unique_ptr<Gpu> gpu_;  // what follows is on it
  GpuRequest request_;
  std::vector<Tensor> inputs_;
  DeviceMemory padding_;
  std::map<std::vector<std::filesystem::path>, std::vector<CudaModule>> modules_;  // by cubins
  std::vector<std::unique_ptr<CudaFrame>> frames_;                                 // of the plans
};

}  // namespace

void transfer(Transfer& bytes, GpuPlan& plan) {
  bytes(plan.cubins, plan.labels, plan.plan, plan.results_at);
}

void transfer(Transfer& bytes, GpuRequest& request) {
  bytes(request.inputs, request.inputs_at, request.plans, request.padding_bytes);
}

Setup serve_gpu(std::string arch, std::string driver) {
  auto service = std::make_unique<GpuService>(std::move(arch), std::move(driver));
  return
      [service = std::move(service)](const Request& request) { return service->set_up(request); };
}

}  // namespace passnet
