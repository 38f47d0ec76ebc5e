// oneDNN's matrix product, behind what all its versions have in common.
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
  kColumns,  // a vector, one element a column
  kTarget,   // what the target holds before
};

// target[rows, columns] = left[rows, depth] · right[depth, columns] + addend. Strides in elements;
// one of left's and one of right's is 1, the target's columns follow each other.
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

// Compiled once; calls allocate nothing of size. A call runs on its caller alone, by one thread at
// a time.
class Matmul {
 public:
  // The error is one sentence.
  static std::expected<Matmul, std::string> create(const MatmulShape& shape);
  Matmul(Matmul&&) noexcept;
  Matmul& operator=(Matmul&&) noexcept;
  ~Matmul();

  size_t scratch_bytes() const;
  // False: the library refused, which it has no reason to.
  bool run(const MatmulOperands& operands);

 private:
  struct State;
  explicit Matmul(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

// Whether the library multiplies this dtype on this processor.
bool library_multiplies(DType dtype);

// The library's name and version, for records.
std::string library_version();

// OpenMP's settings, where the library was built with OpenMP. They are looked up, because which
// OpenMP it is depends on the system.
struct OpenMp {
  void (*set_threads)(int) = nullptr;
  int (*max_threads)() = nullptr;

  static OpenMp find();
};

// While it lives, the library's own threads stay away: what this thread creates or runs, it runs
// alone.
class OneThread {
 public:
  explicit OneThread(const OpenMp& openmp) : openmp_(openmp) {
    if (openmp.max_threads != nullptr) before_ = openmp.max_threads();
    if (openmp.set_threads != nullptr && before_ != 1) openmp.set_threads(1);
  }
  ~OneThread() {
    if (openmp_.set_threads != nullptr && before_ > 1) openmp_.set_threads(before_);
  }
  OneThread(const OneThread&) = delete;
  OneThread& operator=(const OneThread&) = delete;

 private:
  OpenMp openmp_;
  int before_ = 0;
};

}  // namespace passnet
