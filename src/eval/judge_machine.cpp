#include "eval/judge_machine.hpp"

#include "compile/gpu/gpu.hpp"
#include "cpu/library/cpu_library.hpp"
#include "eval/gpu/gpu_worker.hpp"
#include "eval/gpu/ptx_audit.hpp"
#include "eval/judge/empty_call.hpp"
#include "eval/record/program_versions.hpp"
#include "eval/side/plan_request.hpp"

#include <fmt/ranges.h>

#include <iterator>
#include <sstream>

namespace passnet {

JudgeMachine::JudgeMachine() = default;
JudgeMachine::JudgeMachine(JudgeMachine&&) noexcept = default;
JudgeMachine& JudgeMachine::operator=(JudgeMachine&&) noexcept = default;
JudgeMachine::~JudgeMachine() = default;

Result<JudgeMachine> JudgeMachine::open(const EvaluateOptions& options,
                                        const CppCompilerOptions& compiler) {
  CHECK(options.target != nullptr);
  JudgeMachine machine;
  machine.versions_ = program_versions();
  machine.versions_["cpu"] = sha256(processor_identity()).hex().substr(0, 16);
  const bool is_gpu = options.target->device == Device::kCuda;
  TRY(is_gpu ? machine.open_gpu(options) : machine.open_cpu(options, compiler));
  machine.versions_["arch"] = machine.target_->arch;
  return machine;
}

Result<void> JudgeMachine::open_cpu(const EvaluateOptions& options,
                                    const CppCompilerOptions& compiler) {
  target_ = options.target;
  cpp_ = TRY(CppCompiler::open(*target_, compiler));
  fork_server_ = std::make_unique<ForkServer>(
      TRY(ForkServer::open({.readable = {cpp_->cache().folder()},
                            .namespaces = cpp_->permitted_namespaces(),
                            .left_out = options.judge.left_out.worker_layers},
                           set_up_plan)));
  versions_["compiler"] = cpp_->version();
  versions_["library"] = library_version();
  versions_["compiler_layers"] = fmt::format("{}", fmt::join(cpp_->layers().names(), " "));
  open_distance(options.judge.threads);
  const EmptyCall empty = TRY(time_empty_call(*fork_server_, false));
  empty_call_us_ = empty.median_us;
  empty_closed_call_us_ = TRY(time_empty_call(*fork_server_, true)).median_us;
  worker_layers_ = empty.layers;
  return {};
}

// The worker opens the device, not this process: a fork of one that has could not use it.
Result<void> JudgeMachine::open_gpu(const EvaluateOptions& options) {
  gpu_ = TRY(GpuWorker::open({.arch = options.gpu_arch, .driver = options.gpu_driver}));
  if (options.native == NativeKernels::kAllowed) {
    native_gpu_ = TRY(GpuWorker::open({.arch = options.gpu_arch, .driver = options.gpu_driver}));
  }
  gpu_target_ =
      std::make_unique<GpuTarget>(*TRY(choose_gpu_target(gpu_->properties(), options.gpu_arch)));
  target_ = &gpu_target_->record();
  nvrtc_ = std::make_unique<NvrtcCompiler>(TRY(NvrtcCompiler::open(*target_)));
  const int version = gpu_->driver_version();
  versions_["compiler"] = "NVRTC " + nvrtc_->version();
  versions_["device"] = gpu_->properties().name;
  versions_["tf32"] = "convolutions";  // of f32; products are in f32, as in PyTorch
  versions_["driver"] = fmt::format("CUDA {}.{}", version / 1000, version % 1000 / 10);
  empty_call_us_ = empty_closed_call_us_ = gpu_->empty_call_us();
  return {};
}

Result<std::vector<CompileOutcome>> JudgeMachine::compile_all(
    std::span<const CompileJob> jobs,
    const std::function<void(size_t, const CompileOutcome&)>& progress) {
  return compiler().compile_all(jobs, progress);
}

Result<std::optional<std::string>> JudgeMachine::find_forbidden(const CompileJob& job) {
  if (!nvrtc_) return std::nullopt;
  return find_forbidden_ptx(TRY(nvrtc_->ptx(job)));
}

Result<void> JudgeMachine::check() { return cpp_ ? cpp_->check() : Result<void>(); }

JudgeTools JudgeMachine::tools() {
  if (gpu_) return {.gpu = gpu_.get(), .native_gpu = native_gpu_.get()};
  return {.fork_server = fork_server_.get(), .pace = &pace_, .distance = &distance_};
}

std::vector<std::string> JudgeMachine::missing_layers() const {
  std::vector<std::string> missing;
  if (!cpp_) return missing;
  for (const LayerInfo& layer : kLayers) {
    const bool is_workers = layer.layer != Layer::kInertObjects;
    const bool is_compilers = layer.layer != Layer::kPrivateMemory &&
                              layer.layer != Layer::kNoCapabilities &&
                              layer.layer != Layer::kSeccomp;
    if (is_compilers && !cpp_->layers().contains(layer.layer))
      missing.push_back("compiler:" + std::string(layer.name));
    if (is_workers && !worker_layers_.contains(layer.layer)) missing.emplace_back(layer.name);
  }
  return missing;
}

// A run may see distant processors only: what the machine can do is known from earlier ones.
void JudgeMachine::open_distance(size_t threads) {
  distance_key_ =
      Hasher().add("hand-over").add(versions_["cpu"]).add(static_cast<int64_t>(threads)).finish();
  std::istringstream known(cpp_->cache().find_text(distance_key_).value_or(""));
  distance_ = CoreDistance(messages_of(Processors::find(), threads),
                           {std::istream_iterator<double>(known), std::istream_iterator<double>()});
}

const ArtifactCache& JudgeMachine::cache() const { return cpp_ ? cpp_->cache() : nvrtc_->cache(); }

void JudgeMachine::keep_findings() {
  if (!cpp_ || !distance_.usual_ns()) return;
  (void)cpp_->cache().store_text(distance_key_,
                                 fmt::format("{}", fmt::join(distance_.runs(), " ")));
}

}  // namespace passnet
