#include "cli/doctor/gpu.hpp"

#include "base/counted.hpp"
#include "compile/gpu/gpu.hpp"
#include "cuda/device.hpp"
#include "cuda/library/dnn_library.hpp"
#include "cuda/library/matrix_library.hpp"
#include "report/format.hpp"
#include "toolchain/nvidia_folders.hpp"
#include "toolchain/nvrtc_compiler.hpp"

#include <fmt/format.h>

namespace passnet {
namespace {

Finding missing(std::string what, std::string found, std::string advice) {
  return {.what = std::move(what),
          .health = Health::kMissing,
          .found = std::move(found),
          .advice = std::move(advice)};
}

void examine_device(const CudaDriver& driver, int ordinal, Findings& findings) {
  const auto properties = read_properties(driver, ordinal);
  if (!properties) return;
  Finding finding{.what = "GPU"};
  finding.found = fmt::format("{}: {}, {} multiprocessors, {}, {} of L2", properties->name,
                              properties->arch(), properties->multiprocessors,
                              format_bytes(static_cast<uint64_t>(properties->memory_bytes)),
                              format_bytes(static_cast<uint64_t>(properties->l2_bytes)));
  if (const auto target = choose_gpu_target(*properties, ""); !target) {
    finding.health = Health::kMissing;
    finding.advice = "no architecture that kernels are compiled for runs there";
  } else {
    finding.found += fmt::format(", code for {}", (*target)->arch);
  }
  findings.push_back(std::move(finding));
}

// Returns the devices.
int examine_driver(Findings& findings) {
  const auto driver = CudaDriver::load();
  if (!driver) {
    findings.push_back(missing("NVIDIA", driver.error().message,
                               "nothing is lost: kernels run on the processor alone"));
    return 0;
  }
  const int count = device_count(*driver);
  findings.push_back(
      {.what = "NVIDIA",
       .health = count == 0 ? Health::kMissing : Health::kOk,
       .found = fmt::format("a driver of CUDA {}.{}, {}", driver->version() / 1000,
                            driver->version() / 10 % 100,
                            counted(static_cast<size_t>(count), "device", "devices")),
       .advice = count == 0 ? "kernels run on the processor alone" : ""});
  for (int ordinal = 0; ordinal < count; ++ordinal) examine_device(*driver, ordinal, findings);
  return count;
}

void examine_nvrtc(Findings& findings) {
  const auto compiler = NvrtcCompiler::open(default_target(Device::kCuda));
  if (compiler) {
    findings.push_back(
        {.what = "NVRTC",
         .found = fmt::format("{} in {}", compiler->version(), compiler->library().string())});
    return;
  }
  findings.push_back(missing("NVRTC", compiler.error().message,
                             "only --device cuda needs it: install the CUDA toolkit, or "
                             "nvidia-cuda-nvrtc with pip"));
}

void examine_matrix_library(Findings& findings) {
  const auto library = BlasDriver::load(matrix_library_paths());
  if (library) {
    findings.push_back({.what = "cuBLASLt", .found = library->version()});
    return;
  }
  findings.push_back(missing("cuBLASLt", library.error().message,
                             "products on a GPU need it: install the CUDA toolkit, or "
                             "nvidia-cublas with pip"));
}

void examine_cudnn(Findings& findings) {
  const auto library = DnnDriver::load(dnn_library_paths());
  if (library) {
    findings.push_back({.what = "cuDNN", .found = library->version()});
    return;
  }
  findings.push_back(missing("cuDNN", library.error().message,
                             "convolutions on a GPU run as generated kernels without it: install "
                             "nvidia-cudnn-cu13 with pip"));
}

}  // namespace

void examine_gpu(Findings& findings) {
  const int devices = examine_driver(findings);
  examine_nvrtc(findings);
  // Their paths say nothing without a device to run on.
  if (devices == 0) return;
  examine_matrix_library(findings);
  examine_cudnn(findings);
}

}  // namespace passnet
