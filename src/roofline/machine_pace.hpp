// Measures the best performance of this machine on first use: the floors with which reports compare
// times.
#pragma once

#include "diag/diagnostic.hpp"
#include "ir/op/op.hpp"
#include "roofline/memory_copy.hpp"
#include "type/dtype.hpp"

#include <map>
#include <span>
#include <vector>

namespace passnet {

struct Target;

// Everything is measured in a worker, with the same threads, processors and kind of shared memory
// as timed graphs.
class MachinePace {
 public:
  MachinePace(const Catalog& catalog, const Target& target, size_t threads)
      : catalog_(catalog), target_(target), threads_(threads) {}

  // The time of a copy that reads and writes this many bytes together, interpolated on logarithmic
  // scales between measured sizes. Errors: those of starting a worker; "call-failed".
  Result<double> copy_us(int64_t bytes);
  // FLOPs per µs of the matrix library on square matrices of 256, 512 or 1024 rows, whichever is
  // fastest. Errors: the same.
  Result<double> library_pace(DType dtype);

  // The measured copies.
  std::span<const CopyTime> copies() const { return copies_; }
  double empty_loop_us() const { return empty_loop_us_; }
  size_t threads() const { return threads_; }

 private:
  Result<void> measure_copies(size_t bytes);
  Result<double> time_product(DType dtype, int64_t extent) const;

  const Catalog& catalog_;
  const Target& target_;
  size_t threads_;
  std::vector<CopyTime> copies_;
  double empty_loop_us_ = 0;
  std::map<DType, double> library_paces_;
};

// Interpolates the copies' times, ascending in size; not empty.
double interpolate_copy(std::span<const CopyTime> copies, double bytes);

}  // namespace passnet
