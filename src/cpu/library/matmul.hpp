// oneDNN's matrix product, with the features that all versions of the library share.
#pragma once

#include "type/dtype.hpp"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <memory>
#include <string>

namespace passnet {

enum class MatmulAddend : uint8_t {
  kNone,
  kColumns,  // a vector of one element per column
  kTarget,   // the previous contents of the target
};

// target[rows, columns] = left[rows, depth] · right[depth, columns] + addend. Strides are in
// elements; one of left's and one of right's is 1, the target's columns are contiguous.
struct MatmulShape {
  int64_t rows = 1;
  int64_t columns = 1;
  int64_t depth = 1;
  int64_t left_row = 1;
  int64_t left_depth = 1;
  int64_t right_depth = 1;
  int64_t right_column = 1;
  int64_t target_row = 1;
  DType dtype = DType::kF32;         // of left and right: f32 or bf16
  DType target_dtype = DType::kF32;  // of target and addend
  MatmulAddend addend = MatmulAddend::kNone;
};

struct MatmulOperands {
  const std::byte* left = nullptr;
  const std::byte* right = nullptr;
  const std::byte* addend = nullptr;  // kColumns
  std::byte* target = nullptr;
  std::byte* scratch = nullptr;
};

// Compiled once; a run makes no large allocation. A run stays on its calling thread, and an object
// runs on one thread at a time.
class Matmul {
 public:
  // The error is one sentence.
  static std::expected<Matmul, std::string> create(const MatmulShape& shape);
  // True if the library multiplies faster into a target of dense rows.
  static bool prefers_dense_target(const MatmulShape& shape);
  Matmul(Matmul&&) noexcept;
  Matmul& operator=(Matmul&&) noexcept;
  ~Matmul();

  size_t scratch_bytes() const;
  // False: the library refused, which is not expected.
  bool run(const MatmulOperands& operands);

 private:
  struct State;
  explicit Matmul(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace passnet
