#include "cuda/driver.hpp"

#include "base/loaded_functions.hpp"

#include <dlfcn.h>

namespace passnet {
namespace {

constexpr std::array<const char*, 3> kPlaces{"libcuda.so.1", "/usr/local/nvidia/lib64/libcuda.so.1",
                                             "/usr/lib/wsl/lib/libcuda.so.1"};

void find_device_functions(LoadedFunctions& symbols, CudaFunctions& functions) {
  symbols.find("cuInit", functions.init);
  symbols.find("cuDriverGetVersion", functions.driver_version);
  symbols.find("cuGetErrorName", functions.error_name);
  symbols.find("cuGetErrorString", functions.error_text);
  symbols.find("cuDeviceGetCount", functions.device_count);
  symbols.find("cuDeviceGet", functions.device_get);
  symbols.find("cuDeviceGetName", functions.device_name);
  symbols.find("cuDeviceGetAttribute", functions.device_attribute);
  symbols.find("cuDeviceTotalMem_v2", functions.device_memory);
  symbols.find("cuDevicePrimaryCtxSetFlags_v2", functions.context_flags);
  symbols.find("cuDevicePrimaryCtxRetain", functions.context_retain);
  symbols.find("cuDevicePrimaryCtxRelease_v2", functions.context_release);
  symbols.find("cuCtxSetCurrent", functions.context_set_current);
}

void find_memory_functions(LoadedFunctions& symbols, CudaFunctions& functions) {
  symbols.find("cuMemAlloc_v2", functions.memory_allocate);
  symbols.find("cuMemFree_v2", functions.memory_free);
  symbols.find("cuMemHostAlloc", functions.host_allocate);
  symbols.find("cuMemFreeHost", functions.host_free);
  symbols.find("cuMemHostRegister_v2", functions.host_register);
  symbols.find("cuMemHostUnregister", functions.host_unregister);
  symbols.find("cuMemcpyHtoDAsync_v2", functions.copy_to_device);
  symbols.find("cuMemcpyDtoHAsync_v2", functions.copy_to_host);
  symbols.find("cuMemcpyDtoDAsync_v2", functions.copy);
  symbols.find("cuMemsetD8Async", functions.fill);
  symbols.find("cuStreamCreate", functions.stream_create);
  symbols.find("cuStreamDestroy_v2", functions.stream_destroy);
  symbols.find("cuStreamSynchronize", functions.stream_synchronize);
  symbols.find("cuStreamBeginCapture_v2", functions.stream_begin_capture);
  symbols.find("cuStreamEndCapture", functions.stream_end_capture);
  symbols.find("cuEventCreate", functions.event_create);
  symbols.find("cuEventDestroy_v2", functions.event_destroy);
  symbols.find("cuEventRecord", functions.event_record);
  symbols.find("cuEventElapsedTime", functions.event_elapsed);
}

void find_kernel_functions(LoadedFunctions& symbols, CudaFunctions& functions) {
  symbols.find("cuModuleLoadData", functions.module_load);
  symbols.find("cuModuleUnload", functions.module_unload);
  symbols.find("cuModuleGetFunction", functions.module_function);
  symbols.find("cuFuncSetAttribute", functions.function_set_attribute);
  symbols.find("cuLaunchKernelEx", functions.launch);
  symbols.find("cuGraphCreate", functions.graph_create);
  symbols.find("cuGraphDestroy", functions.graph_destroy);
  symbols.find("cuGraphAddKernelNode_v2", functions.graph_add_kernel);
  symbols.find("cuGraphAddChildGraphNode", functions.graph_add_child);
  symbols.find_newer("cuGraphAddDependencies_v2", functions.graph_add_edges);
  symbols.find("cuGraphKernelNodeSetAttribute", functions.graph_set_attribute);
  symbols.find("cuGraphInstantiateWithFlags", functions.graph_instantiate);
  symbols.find("cuGraphExecDestroy", functions.exec_destroy);
  symbols.find("cuGraphExecKernelNodeSetParams_v2", functions.exec_set_kernel);
  symbols.find("cuGraphExecChildGraphNodeSetParams", functions.exec_set_child);
  symbols.find("cuGraphUpload", functions.exec_upload);
  symbols.find("cuGraphLaunch", functions.exec_launch);
}

std::unexpected<Diagnostic> not_available(std::string_view found) {
  return fail({}, "cuda-not-available", "expected an NVIDIA GPU with its driver, found {}", found);
}

}  // namespace

Result<CudaDriver> CudaDriver::load(const std::string& path) {
  void* library = nullptr;
  if (!path.empty()) {
    library = load_library(path.c_str());
  } else {
    for (const char* place : kPlaces) {
      if (library == nullptr) library = load_library(place);
    }
  }
  if (library == nullptr) return not_available("no libcuda.so.1");
  CudaDriver driver;
  driver.library_ = library;
  LoadedFunctions symbols(library);
  find_device_functions(symbols, driver.functions_);
  find_memory_functions(symbols, driver.functions_);
  find_kernel_functions(symbols, driver.functions_);
  if (!symbols.are_whole()) {
    return not_available(fmt::format("a driver without `{}`, which is older than that of CUDA 12.0",
                                     symbols.missing()));
  }
  if (const CudaStatus status = driver->init(0); status != 0) {
    return not_available(fmt::format("a driver that says: {}", driver.describe(status)));
  }
  driver->driver_version(&driver.version_);
  return driver;
}

void* CudaDriver::find(const char* name) const { return dlsym(library_, name); }

std::string CudaDriver::describe(CudaStatus status) const {
  const char* name = nullptr;
  const char* text = nullptr;
  functions_.error_name(status, &name);
  functions_.error_text(status, &text);
  if (name == nullptr || text == nullptr) return fmt::format("error {}", status);
  return fmt::format("{} ({})", text, name);
}

Result<void> CudaDriver::check(CudaStatus status, std::string_view doing) const {
  if (status == 0) return {};
  if (status == kCudaOutOfMemory) {
    return fail({}, "device-memory-not-allocated", "the GPU has too little free memory for {}",
                doing);
  }
  return fail({}, "cuda-call-failed", "the GPU failed while {}: {}", doing, describe(status));
}

}  // namespace passnet
