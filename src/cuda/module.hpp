// Compiled kernels in the memory of a GPU.
#pragma once

#include "cuda/device.hpp"

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// Loaded machine code (a cubin) of one kernel unit; unloaded when destroyed, before its device.
class CudaModule {
 public:
  // `label` names the unit in errors. Errors: "cuda-call-failed", for code of another architecture
  // too.
  static Result<CudaModule> load(const CudaDevice& device, std::span<const std::byte> cubin,
                                 std::string_view label);
  // Error: "cuda-call-failed" if the module has no such entry.
  Result<CudaFunction> function(const std::string& entry) const;

 private:
  struct Unload {
    const CudaDriver* driver;
    void operator()(CudaModuleObject* module) const { (*driver)->module_unload(module); }
  };
  CudaModule(const CudaDriver& driver, CudaModuleObject* module) : module_(module, {&driver}) {}

  std::unique_ptr<CudaModuleObject, Unload> module_;
};

// Loads files of machine code in order. Errors: "cubin-not-readable", "cuda-call-failed".
Result<std::vector<CudaModule>> load_modules(const CudaDevice& device,
                                             std::span<const std::filesystem::path> cubins);

}  // namespace passnet
