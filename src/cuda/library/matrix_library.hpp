// NVIDIA's matrix library cuBLASLt, found when it is first needed. Names, types and values are
// those of its own interface (cublasLt.h).
#pragma once

#include "cuda/library/choices.hpp"
#include "cuda/memory.hpp"
#include "runtime/product.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

namespace passnet {

struct BlasHandleObject;
struct BlasOperationObject;
struct BlasLayoutObject;
struct BlasPreferenceObject;
using BlasStatus = int;

// cublasLtMatmulAlgo_t and cublasLtMatmulHeuristicResult_t.
struct BlasAlgorithm {
  std::array<uint64_t, 8> data{};
};
struct BlasChoice {
  BlasAlgorithm algorithm;
  size_t workspace_bytes = 0;
  BlasStatus status = 0;
  float waves = 0;
  std::array<int, 4> reserved{};
};

// Members have the names of the functions without `cublasLt`.
struct BlasFunctions {
  BlasStatus (*create)(BlasHandleObject** handle);
  BlasStatus (*destroy)(BlasHandleObject* handle);
  size_t (*version)();
  BlasStatus (*operation_create)(BlasOperationObject** operation, int compute, int scale);
  BlasStatus (*operation_destroy)(BlasOperationObject* operation);
  BlasStatus (*operation_set)(BlasOperationObject* operation, int attribute, const void* value,
                              size_t bytes);
  BlasStatus (*layout_create)(BlasLayoutObject** layout, int type, uint64_t rows, uint64_t columns,
                              int64_t leading);
  BlasStatus (*layout_destroy)(BlasLayoutObject* layout);
  BlasStatus (*layout_set)(BlasLayoutObject* layout, int attribute, const void* value,
                           size_t bytes);
  BlasStatus (*preference_create)(BlasPreferenceObject** preference);
  BlasStatus (*preference_destroy)(BlasPreferenceObject* preference);
  BlasStatus (*preference_set)(BlasPreferenceObject* preference, int attribute, const void* value,
                               size_t bytes);
  BlasStatus (*choose)(BlasHandleObject* handle, BlasOperationObject* operation,
                       BlasLayoutObject* a, BlasLayoutObject* b, BlasLayoutObject* c,
                       BlasLayoutObject* d, BlasPreferenceObject* preference, int wanted,
                       BlasChoice* choices, int* found);
  BlasStatus (*multiply)(BlasHandleObject* handle, BlasOperationObject* operation,
                         const void* alpha, const void* a, BlasLayoutObject* a_layout,
                         const void* b, BlasLayoutObject* b_layout, const void* beta, const void* c,
                         BlasLayoutObject* c_layout, void* d, BlasLayoutObject* d_layout,
                         const BlasAlgorithm* algorithm, void* workspace, size_t workspace_bytes,
                         CudaStream stream);
};

// The loaded functions, which stay loaded as long as the program.
class BlasDriver {
 public:
  // Tries these paths, or names that the loader finds, in order. Error: "matrix-library-missing".
  static Result<BlasDriver> load(std::span<const std::string> paths);
  const BlasFunctions* operator->() const { return &functions_; }
  // `13.1.0`.
  std::string version() const;
  Result<void> check(BlasStatus status, std::string_view doing) const;

 private:
  BlasFunctions functions_{};
};

// The library on one device, with the memory that its calls share: they follow each other.
class MatrixLibrary {
 public:
  // `pool` and `choices` must outlive it. Errors: "cuda-call-failed",
  // "device-memory-not-allocated".
  static Result<std::unique_ptr<MatrixLibrary>> open(const BlasDriver& driver, DevicePool& pool,
                                                     Choices& choices);
  MatrixLibrary(const MatrixLibrary&) = delete;
  MatrixLibrary& operator=(const MatrixLibrary&) = delete;
  ~MatrixLibrary();

  const BlasDriver& driver() const { return driver_; }
  BlasHandleObject* handle() const { return handle_; }
  const DeviceMemory& workspace() const { return workspace_; }
  DevicePool& pool() { return pool_; }
  Choices& choices() { return choices_; }

 private:
  MatrixLibrary(const BlasDriver& driver, DevicePool& pool, Choices& choices)
      : driver_(driver), pool_(pool), choices_(choices) {}

  BlasDriver driver_;
  DevicePool& pool_;
  Choices& choices_;
  BlasHandleObject* handle_ = nullptr;
  DeviceMemory workspace_;
};

}  // namespace passnet
