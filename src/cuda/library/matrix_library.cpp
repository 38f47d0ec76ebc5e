#include "cuda/library/matrix_library.hpp"

#include <dlfcn.h>

namespace passnet {
namespace {

constexpr size_t kWorkspaceBytes = size_t{32} << 20;  // NVIDIA's advice for Hopper

template <class Function>
bool find(void* library, const char* name, Function& function) {
  function = reinterpret_cast<Function>(dlsym(library, name));
  return function != nullptr;
}

bool find_all(void* library, BlasFunctions& functions) {
  return find(library, "cublasLtCreate", functions.create) &&
         find(library, "cublasLtDestroy", functions.destroy) &&
         find(library, "cublasLtGetVersion", functions.version) &&
         find(library, "cublasLtMatmulDescCreate", functions.operation_create) &&
         find(library, "cublasLtMatmulDescDestroy", functions.operation_destroy) &&
         find(library, "cublasLtMatmulDescSetAttribute", functions.operation_set) &&
         find(library, "cublasLtMatrixLayoutCreate", functions.layout_create) &&
         find(library, "cublasLtMatrixLayoutDestroy", functions.layout_destroy) &&
         find(library, "cublasLtMatrixLayoutSetAttribute", functions.layout_set) &&
         find(library, "cublasLtMatmulPreferenceCreate", functions.preference_create) &&
         find(library, "cublasLtMatmulPreferenceDestroy", functions.preference_destroy) &&
         find(library, "cublasLtMatmulPreferenceSetAttribute", functions.preference_set) &&
         find(library, "cublasLtMatmulAlgoGetHeuristic", functions.choose) &&
         find(library, "cublasLtMatmul", functions.multiply);
}

}  // namespace

Result<BlasDriver> BlasDriver::load(std::span<const std::string> paths) {
  for (const std::string& path : paths) {
    void* const library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
    if (library == nullptr) continue;
    BlasDriver driver;
    if (find_all(library, driver.functions_)) return driver;
  }
  return fail({}, "matrix-library-missing", "expected cuBLASLt, found no library of that name");
}

std::string BlasDriver::version() const {
  // 130100 is 13.1.0.
  const size_t number = functions_.version();
  return fmt::format("{}.{}.{}", number / 10000, number / 100 % 100, number % 100);
}

Result<void> BlasDriver::check(BlasStatus status, std::string_view doing) const {
  if (status == 0) return {};
  return fail({}, "cuda-call-failed", "the GPU failed while {}: cuBLASLt returned status {}", doing,
              status);
}

Result<std::unique_ptr<MatrixLibrary>> MatrixLibrary::open(const BlasDriver& driver,
                                                           DevicePool& pool, Choices& choices) {
  std::unique_ptr<MatrixLibrary> library(
      new MatrixLibrary(driver, pool, choices));  // the constructor is private
  TRY(driver.check(driver->create(&library->handle_), "starting cuBLASLt"));
  library->workspace_ = TRY(pool.allocate(kWorkspaceBytes));
  return library;
}

MatrixLibrary::~MatrixLibrary() {
  if (handle_ != nullptr) driver_->destroy(handle_);
}

}  // namespace passnet
