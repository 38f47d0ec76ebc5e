#include "cuda/module.hpp"

#include <fstream>
#include <iterator>

namespace passnet {

Result<CudaModule> CudaModule::load(const CudaDevice& device, std::span<const std::byte> cubin,
                                    std::string_view label) {
  const CudaDriver& driver = device.driver();
  CudaModuleObject* module = nullptr;
  TRY(driver.check(driver->module_load(&module, cubin.data()), fmt::format("loading {}", label)));
  return CudaModule(driver, module);
}

Result<CudaFunction> CudaModule::function(const std::string& entry) const {
  const CudaDriver& driver = *module_.get_deleter().driver;
  CudaFunction function = nullptr;
  TRY(driver.check(driver->module_function(&function, module_.get(), entry.c_str()),
                   fmt::format("looking for the kernel `{}`", entry)));
  return function;
}

Result<std::vector<CudaModule>> load_modules(const CudaDevice& device,
                                             std::span<const std::filesystem::path> cubins) {
  const NvtxRange range(device.nvtx(), "load kernels");
  std::vector<CudaModule> modules;
  for (const std::filesystem::path& path : cubins) {
    std::ifstream file(path, std::ios::binary);
    const std::string content{std::istreambuf_iterator<char>(file), {}};
    if (!file || content.empty()) {
      return fail({}, "cubin-not-readable", "expected compiled kernels in `{}`, found none",
                  path.string());
    }
    modules.push_back(
        TRY(CudaModule::load(device, std::as_bytes(std::span(content)), path.filename().string())));
  }
  return modules;
}

}  // namespace passnet
