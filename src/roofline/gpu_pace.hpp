// Measures the best performance of a GPU on first use: the floors with which reports compare times.
#pragma once

#include "diag/diagnostic.hpp"
#include "ir/op/op.hpp"
#include "type/dtype.hpp"

#include <map>
#include <optional>

namespace passnet {

class Gpu;

// Both arguments outlive it; the GPU compiles. Errors of all: those of Gpu, its compiler and
// `run_on_gpu`.
class GpuPace {
 public:
  GpuPace(const Catalog& catalog, Gpu& gpu) : catalog_(catalog), gpu_(gpu) {}

  Gpu& gpu() { return gpu_; }
  // The time of a copy that reads and writes this many bytes together, at the pace of large copies:
  // a bound from below for any size.
  Result<double> copy_us(int64_t bytes);
  // FLOPs per µs of the matrix library on square matrices of 2048 or 4096 rows, whichever is
  // faster; 0 if it does not multiply this dtype.
  Result<double> library_pace(DType dtype);
  // The time of a call that computes one element, until it has ended.
  Result<double> empty_call_us();

 private:
  const Catalog& catalog_;
  Gpu& gpu_;
  std::map<DType, double> library_paces_;
  std::optional<double> empty_call_us_;
};

}  // namespace passnet
