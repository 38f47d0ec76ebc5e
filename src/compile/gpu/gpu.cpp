#include "compile/gpu/gpu.hpp"

#include "kernel/costs/library.hpp"
#include "kernel/target.hpp"
#include "runtime/plan.hpp"
#include "toolchain/nvidia_folders.hpp"

#include <array>
#include <limits>

namespace passnet {
namespace {

// The number of an architecture: 90 of `sm_90`.
int number_of(std::string_view arch) {
  int number = 0;
  for (const char digit : arch) {
    if (digit >= '0' && digit <= '9') number = 10 * number + (digit - '0');
  }
  return number;
}

// Machine code runs on devices of the same major number, of its minor number or a greater one.
bool runs_on(const Target& target, const CudaProperties& properties) {
  const int number = number_of(target.arch);
  return target.device == Device::kCuda && number / 10 == properties.major &&
         number % 10 <= properties.minor;
}

constexpr std::array<std::string_view, 2> kMatrixLibraries{"libcublasLt.so.13",
                                                           "libcublasLt.so.12"};
constexpr std::array<std::string_view, 1> kDnnLibraries{"libcudnn.so.9"};

// Lists each name alone, for the loader, and then in the folders of NVIDIA's libraries.
std::vector<std::string> paths_of(std::span<const std::string_view> names) {
  const std::vector<std::filesystem::path> folders = nvidia_library_folders();
  std::vector<std::string> paths;
  for (const std::string_view name : names) {
    paths.emplace_back(name);
    for (const auto& folder : folders) paths.push_back(folder / name);
  }
  return paths;
}

// True if a folder has the library, which is not loaded for that.
bool has_library(std::span<const std::string_view> names) {
  return !find_nvidia_library(nvidia_library_folders(), names).empty();
}

}  // namespace

Result<const Target*> choose_gpu_target(const CudaProperties& properties, std::string_view arch) {
  const Target* found = nullptr;
  for (const Target& target : targets()) {
    const bool is_named = arch.empty() || target.arch == arch;
    if (is_named && runs_on(target, properties)) found = &target;
  }
  if (found != nullptr) return found;
  return fail({}, "gpu-arch-not-available",
              "expected an architecture whose code {} ({}) runs, found {}", properties.name,
              properties.arch(), arch.empty() ? "none" : arch);
}

std::vector<std::string> matrix_library_paths() { return paths_of(kMatrixLibraries); }

std::vector<std::string> dnn_library_paths() { return paths_of(kDnnLibraries); }

std::vector<std::string> nvtx_paths() { return paths_of(kNvtxLibraries); }

GpuTarget::GpuTarget(const Target& record) : target_(record) {
  constexpr int64_t kNone = std::numeric_limits<int64_t>::max();
  LibraryRules rules = *target_.library;
  if (!has_library(kMatrixLibraries)) rules.min_products = kNone;
  if (!has_library(kDnnLibraries)) {
    rules.min_convolution_products = kNone;
    rules.min_attention_products = kNone;
  }
  rules_ = std::make_unique<const LibraryRules>(rules);
  target_.library = rules_.get();
}

GpuTarget::~GpuTarget() = default;

Result<std::unique_ptr<Gpu>> Gpu::open(const GpuOptions& options) {
  const CudaDriver driver = TRY(CudaDriver::load(options.driver));
  const CudaProperties properties = TRY(read_properties(driver, 0));
  const Target* const found = TRY(choose_gpu_target(properties, options.arch));
  std::optional<NvrtcCompiler> compiler;
  if (options.compiles) {
    compiler = TRY(NvrtcCompiler::open(*found, {.line_info = options.line_info}));
  }
  const Nvtx nvtx = Nvtx::is_watched() ? Nvtx::load(nvtx_paths()) : Nvtx();
  auto device = TRY(CudaDevice::open(driver, 0, nvtx));
  return std::unique_ptr<Gpu>(  // the constructor is private
      new Gpu(std::move(device), *found, std::move(compiler)));
}

Choices Gpu::choices_of(const std::string& library) const {
  return Choices(default_cache_folder() / "choices", device_->properties().name + ", " + library);
}

Result<void> Gpu::open_matrix_library() {
  if (matrix_library_) return {};
  const NvtxRange range(device_->nvtx(), "open cuBLASLt");
  const BlasDriver driver = TRY(BlasDriver::load(matrix_library_paths()));
  matrix_choices_ = choices_of("cuBLASLt " + driver.version());
  matrix_library_ = TRY(MatrixLibrary::open(driver, pool_, matrix_choices_));
  return {};
}

Result<void> Gpu::open_dnn_library() {
  if (dnn_library_) return {};
  const NvtxRange range(device_->nvtx(), "open cuDNN");
  const DnnDriver driver = TRY(DnnDriver::load(dnn_library_paths()));
  dnn_choices_ = choices_of("cuDNN " + driver.version());
  dnn_library_ = TRY(DnnLibrary::open(driver, pool_, dnn_choices_));
  return {};
}

Result<CudaLibraries> Gpu::libraries(const Plan& plan) {
  for (const Step& step : plan.steps) {
    const auto* library = std::get_if<LibraryStep>(&step);
    if (library == nullptr) continue;
    const bool is_product = std::holds_alternative<Product>(library->call);
    TRY(is_product ? open_matrix_library() : open_dnn_library());
  }
  return CudaLibraries{.matrix = matrix_library_.get(), .dnn = dnn_library_.get()};
}

}  // namespace passnet
