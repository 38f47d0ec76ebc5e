// Calls of cuBLASLt for the products of a plan.
#pragma once

#include "cuda/library/matrix_library.hpp"
#include "runtime/blas_product.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace passnet {

// A product with the fastest of the algorithms that cuBLASLt's heuristic names first, or the one
// that was chosen for it before; in f32 sums without TF32.
// Operands are those of `LibraryCall`.
class CudaProductCall {
 public:
  // `library` must outlive it; the product must fit (`fits_blas`). Error: "cuda-call-failed", also
  // if cuBLASLt has no algorithm for it.
  static Result<CudaProductCall> prepare(MatrixLibrary& library, const Product& product);

  void place(size_t operand, DeviceAddress address) { operands_[operand] = address; }
  // Hands the call to a stream.
  Result<void> enqueue(CudaStream stream);

 private:
  template <class Object>
  struct Destroy {
    BlasStatus (*destroy)(Object*);
    void operator()(Object* object) const { destroy(object); }
  };
  template <class Object>
  using Owned = std::unique_ptr<Object, Destroy<Object>>;
  CudaProductCall(MatrixLibrary& library, const Product& product, const BlasProduct& blas);
  Result<void> make(const BlasProduct& blas, const Product& product);
  Result<void> make_operation(const BlasProduct& blas);
  Result<Owned<BlasLayoutObject>> make_layout(const BlasMatrix& matrix, DType dtype, int64_t batch);
  Result<void> choose(const Product& product);
  Result<std::vector<BlasChoice>> list_choices();
  Result<size_t> find_fastest(std::span<const BlasChoice> choices, const Product& product);
  const void* operand(size_t index) const;

  MatrixLibrary* library_;
  DType dtype_;
  DType target_dtype_;
  bool has_addend_;
  bool adds_bias_;
  std::array<int64_t, 4> start_bytes_;  // by operand
  std::array<DeviceAddress, 4> operands_{};
  Owned<BlasOperationObject> operation_;
  std::array<Owned<BlasLayoutObject>, 4> layouts_;  // of a, b, c, d
  BlasChoice choice_;
};

}  // namespace passnet
