#include "cuda/executable.hpp"

#include "base/check.hpp"
#include "cuda/event.hpp"

#include <fmt/ranges.h>

#include <algorithm>

namespace passnet {
namespace {

// Values of CUfunction_attribute.
constexpr int kMaxSharedBytes = 8;
constexpr int kAnyCluster = 14;

constexpr int64_t kUsualSharedBytes = 48 << 10;  // more has to be asked for
constexpr int64_t kUsualCluster = 8;             // the same, in blocks
constexpr int kRelaxed = 2;                      // CU_STREAM_CAPTURE_MODE_RELAXED

std::array<uint32_t, 3> to_driver(const std::array<int64_t, 3>& extents) {
  return {static_cast<uint32_t>(extents[0]), static_cast<uint32_t>(extents[1]),
          static_cast<uint32_t>(extents[2])};
}

bool is_empty(const LaunchShape& shape) {
  return std::ranges::any_of(shape.grid, [](int64_t extent) { return extent == 0; });
}

CudaLaunchAttribute cluster_of(const LaunchShape& shape) {
  return {.value = {static_cast<uint32_t>(shape.cluster), 1, 1}};
}

CudaKernelNode node_of(CudaFunction function, const LaunchShape& shape, void** arguments) {
  return {.function = function,
          .grid = to_driver(shape.grid),
          .block = to_driver(shape.block),
          .shared_bytes = static_cast<uint32_t>(shape.shared_bytes),
          .parameters = arguments};
}

}  // namespace

Result<std::unique_ptr<CudaExecutable>> CudaExecutable::load(const Plan& plan,
                                                             std::span<const CudaModule> modules,
                                                             std::span<const std::string> labels,
                                                             const CudaDevice& device,
                                                             const CudaLoadOptions& options) {
  CHECK(labels.size() == plan.steps.size());
  std::unique_ptr<CudaExecutable> executable(
      new CudaExecutable(device, labels, options.overlaps));  // the constructor is private
  TRY(executable->add_work(plan, modules, options.libraries));
  executable->name_ = executable->list_work();
  return executable;
}

CudaExecutable::~CudaExecutable() {
  if (exec_ != nullptr) driver_->exec_destroy(exec_);
  if (graph_ != nullptr) driver_->graph_destroy(graph_);
}

Result<void> CudaExecutable::add_work(const Plan& plan, std::span<const CudaModule> modules,
                                      const CudaLibraries& libraries) {
  steps_ = plan.steps.size();
  uses_.resize(plan.blocks.size());
  addresses_.resize(plan.blocks.size());
  for (size_t step = 0; step < plan.steps.size(); ++step) {
    const auto at = static_cast<uint32_t>(work_.size());
    if (const auto* kernel = std::get_if<KernelLaunch>(&plan.steps[step])) {
      if (is_empty(kernel->shape)) continue;
      TRY(add_kernel(*kernel, modules, step));
    } else {
      const LibraryCall& call = std::get<LibraryStep>(plan.steps[step]).call;
      work_.push_back(
          {.step = step, .call = TRY(prepare_library_call(call, libraries, labels_[step]))});
    }
    const std::vector<BlockId>& buffers = buffers_of(plan.steps[step]);
    for (uint32_t i = 0; i < buffers.size(); ++i) uses_[buffers[i].index].push_back({at, i});
  }
  return {};
}

Result<void> CudaExecutable::add_kernel(const KernelLaunch& launch,
                                        std::span<const CudaModule> modules, size_t step) {
  KernelCall call{.function = TRY(modules[launch.kernel].function(launch.entry)),
                  .shape = launch.shape,
                  .words = {}};
  call.words.resize(launch.buffers.size());
  call.words.insert(call.words.end(), launch.parameters.begin(), launch.parameters.end());
  const auto allow = [&](int attribute, int64_t value) {
    return driver_.check(
        driver_->function_set_attribute(call.function, attribute, static_cast<int>(value)),
        fmt::format("preparing {}", labels_[step]));
  };
  if (launch.shape.shared_bytes > kUsualSharedBytes) {
    TRY(allow(kMaxSharedBytes, launch.shape.shared_bytes));
  }
  if (launch.shape.cluster > kUsualCluster) TRY(allow(kAnyCluster, 1));
  work_.push_back({.step = step, .call = std::move(call)});
  auto& kept = std::get<KernelCall>(work_.back().call);
  kept.argument = kept.words.data();  // remains valid when the work moves
  return {};
}

void CudaExecutable::place(BlockId block, DeviceAddress address) {
  if (addresses_[block.index] == address) return;
  addresses_[block.index] = address;
  for (const Use use : uses_[block.index]) {
    Work& work = work_[use.work];
    if (auto* kernel = std::get_if<KernelCall>(&work.call)) {
      kernel->words[use.at] = address;
    } else {
      std::visit([&](auto& call) { call.place(use.at, address); },
                 std::get<CudaLibraryCall>(work.call));
    }
    work.is_moved = true;
    has_moved_ = true;
  }
}

std::string CudaExecutable::list_work() const {
  constexpr size_t kNamed = 5;
  std::vector<std::string_view> names;
  for (const Work& work : work_) {
    if (names.size() < kNamed) names.push_back(labels_[work.step]);
  }
  return fmt::format("{}{}", fmt::join(names, ", then "),
                     work_.size() > kNamed ? ", then more" : "");
}

Result<CudaGraph> CudaExecutable::record(CudaLibraryCall& call) {
  constexpr std::string_view kDoing = "recording a call of a library";
  TRY(driver_.check(driver_->stream_begin_capture(device_.stream(), kRelaxed), kDoing));
  const Result<void> called =
      std::visit([&](auto& own) { return own.enqueue(device_.stream()); }, call);
  CudaGraph child = nullptr;
  const auto ended = driver_.check(driver_->stream_end_capture(device_.stream(), &child), kDoing);
  if (!called) return std::unexpected(called.error());
  if (!ended) return std::unexpected(ended.error());
  return child;
}

Result<void> CudaExecutable::add_node(Work& work, const Work* before) {
  const bool is_kernel = std::holds_alternative<KernelCall>(work.call);
  const bool follows_kernel = before != nullptr && std::holds_alternative<KernelCall>(before->call);
  const bool overlaps = overlaps_ && is_kernel && follows_kernel;
  const size_t after = before == nullptr || overlaps ? 0 : 1;
  const CudaGraphNode* const waited = after == 0 ? nullptr : &before->node;
  work.is_moved = false;
  if (auto* call = std::get_if<CudaLibraryCall>(&work.call)) {
    const CudaGraph child = TRY(record(*call));
    const CudaStatus status = driver_->graph_add_child(&work.node, graph_, waited, after, child);
    driver_->graph_destroy(child);  // the node has a copy
    return driver_.check(status, "building its graph");
  }
  auto& kernel = std::get<KernelCall>(work.call);
  void* arguments = kernel.argument;
  const CudaKernelNode node = node_of(kernel.function, kernel.shape, &arguments);
  const std::string doing = fmt::format("adding {} to its graph", labels_[work.step]);
  TRY(driver_.check(driver_->graph_add_kernel(&work.node, graph_, waited, after, &node), doing));
  if (overlaps) {
    constexpr CudaEdge kEdge;
    TRY(driver_.check(driver_->graph_add_edges(graph_, &before->node, &work.node, &kEdge, 1),
                      doing));
  }
  if (kernel.shape.cluster == 1) return {};
  const CudaLaunchAttribute cluster = cluster_of(kernel.shape);
  return driver_.check(driver_->graph_set_attribute(
                           work.node, CudaLaunchAttribute::kClusterDimension, cluster.value.data()),
                       doing);
}

Result<void> CudaExecutable::build(CudaStream stream) {
  const NvtxRange range(device_.nvtx(), "build graph");
  TRY(driver_.check(driver_->graph_create(&graph_, 0), "building its graph"));
  const Work* before = nullptr;
  for (Work& work : work_) {
    TRY(add_node(work, before));
    before = &work;
  }
  TRY(driver_.check(driver_->graph_instantiate(&exec_, graph_, 0), "building its graph"));
  return driver_.check(driver_->exec_upload(exec_, stream), "building its graph");
}

Result<void> CudaExecutable::update(Work& work) {
  work.is_moved = false;
  const std::string& label = labels_[work.step];
  if (auto* call = std::get_if<CudaLibraryCall>(&work.call)) {
    const CudaGraph child = TRY(record(*call));
    const CudaStatus status = driver_->exec_set_child(exec_, work.node, child);
    driver_->graph_destroy(child);
    return driver_.check(status, fmt::format("moving the buffers of {}", label));
  }
  auto& kernel = std::get<KernelCall>(work.call);
  void* arguments = kernel.argument;
  const CudaKernelNode node = node_of(kernel.function, kernel.shape, &arguments);
  return driver_.check(driver_->exec_set_kernel(exec_, work.node, &node),
                       fmt::format("moving the buffers of {}", label));
}

Result<void> CudaExecutable::start(CudaStream stream) {
  if (work_.empty()) return {};
  const NvtxRange range(device_.nvtx(), name_.c_str());
  if (exec_ == nullptr) {
    TRY(build(stream));
  } else if (has_moved_) {
    for (Work& work : work_) {
      if (work.is_moved) TRY(update(work));
    }
  }
  has_moved_ = false;
  const CudaStatus status = driver_->exec_launch(exec_, stream);
  if (status != 0) return driver_.check(status, "running " + name_);
  return {};
}

Result<void> CudaExecutable::wait(CudaStream stream) const {
  const CudaStatus status = driver_->stream_synchronize(stream);
  if (status != 0) return driver_.check(status, "running " + name_);
  return {};
}

Result<void> CudaExecutable::launch(Work& work) {
  if (auto* call = std::get_if<CudaLibraryCall>(&work.call)) {
    return std::visit([&](auto& own) { return own.enqueue(device_.stream()); }, *call);
  }
  auto& kernel = std::get<KernelCall>(work.call);
  void* arguments = kernel.argument;
  CudaLaunchAttribute cluster = cluster_of(kernel.shape);
  const CudaLaunchConfig config{.grid = to_driver(kernel.shape.grid),
                                .block = to_driver(kernel.shape.block),
                                .shared_bytes = static_cast<uint32_t>(kernel.shape.shared_bytes),
                                .stream = device_.stream(),
                                .attributes = &cluster,
                                .attribute_count = kernel.shape.cluster == 1 ? 0u : 1u};
  return driver_.check(driver_->launch(&config, kernel.function, &arguments, nullptr),
                       fmt::format("running {}", labels_[work.step]));
}

Result<std::vector<double>> CudaExecutable::run_timed() {
  std::vector<double> times(steps_);
  std::vector<CudaTimer> timers;
  for (size_t i = 0; i <= work_.size(); ++i) timers.push_back(TRY(CudaTimer::create(device_)));
  TRY(timers.front().record());
  for (size_t i = 0; i < work_.size(); ++i) {
    const NvtxRange range(device_.nvtx(), labels_[work_[i].step].c_str());
    TRY(launch(work_[i]));
    TRY(timers[i + 1].record());
  }
  TRY(wait());
  for (size_t i = 0; i < work_.size(); ++i) {
    times[work_[i].step] = timers[i + 1].since_us(timers[i]);
  }
  return times;
}

}  // namespace passnet
