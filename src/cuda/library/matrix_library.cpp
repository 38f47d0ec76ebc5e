#include "cuda/library/matrix_library.hpp"

#include "base/loaded_functions.hpp"

namespace passnet {
namespace {

constexpr size_t kWorkspaceBytes = size_t{32} << 20;  // NVIDIA's advice for Hopper

bool find_all(void* library, BlasFunctions& functions) {
  return LoadedFunctions(library)
      .find("cublasLtCreate", functions.create)
      .find("cublasLtDestroy", functions.destroy)
      .find("cublasLtGetVersion", functions.version)
      .find("cublasLtMatmulDescCreate", functions.operation_create)
      .find("cublasLtMatmulDescDestroy", functions.operation_destroy)
      .find("cublasLtMatmulDescSetAttribute", functions.operation_set)
      .find("cublasLtMatrixLayoutCreate", functions.layout_create)
      .find("cublasLtMatrixLayoutDestroy", functions.layout_destroy)
      .find("cublasLtMatrixLayoutSetAttribute", functions.layout_set)
      .find("cublasLtMatmulPreferenceCreate", functions.preference_create)
      .find("cublasLtMatmulPreferenceDestroy", functions.preference_destroy)
      .find("cublasLtMatmulPreferenceSetAttribute", functions.preference_set)
      .find("cublasLtMatmulAlgoGetHeuristic", functions.choose)
      .find("cublasLtMatmul", functions.multiply)
      .are_whole();
}

}  // namespace

Result<BlasDriver> BlasDriver::load(std::span<const std::string> paths) {
  for (const std::string& path : paths) {
    void* const library = load_library(path.c_str());
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
