// The text of combining values of a reduction or a scan, and of storing those of any stage.
#pragma once

#include "kernel/kernel.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace passnet {

class CudaCombine {
 public:
  // `iterations`: values that a reduction combines. Sums of more than `max_chain` values of f32,
  // and scans, continue in double. The kernel must outlive it.
  CudaCombine(const Kernel& kernel, const Stage& stage, int64_t iterations, int64_t max_chain);

  DType dtype() const { return dtype_; }
  std::string_view type() const { return type_; }  // of a value
  std::string_view op() const { return op_; }      // of the prelude, such as `pn::Sum`
  bool is_wide() const { return is_wide_; }
  std::string_view wide_type() const { return is_wide_ ? "double" : type_; }
  DType wide_dtype() const { return is_wide_ ? DType::kF64 : dtype_; }

  // True if the result is the position of the best value.
  bool gives_position() const;
  // True if the value `candidate` is better than `best`, as an expression.
  std::string better() const;

  // The value that combining begins with.
  std::string start() const;
  // The statement that combines `sum`, of that type, with a value.
  std::string step(std::string_view sum, std::string_view type, std::string_view value) const;
  // The statement that stores `text`, of that dtype, in a place of the dtype `target`.
  std::string store(DType target, const std::string& place, const std::string& text,
                    DType dtype) const;

 private:
  const Stage& stage_;
  DType dtype_;
  std::string_view type_;
  std::string_view op_;
  bool is_wide_;
};

}  // namespace passnet
