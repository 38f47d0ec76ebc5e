// Dtypes in oneDNN's terms.
#pragma once

#include "base/check.hpp"
#include "type/dtype.hpp"

#include <oneapi/dnnl/dnnl.hpp>

namespace passnet {

// f32 or bf16.
inline dnnl::memory::data_type onednn_dtype(DType dtype) {
  CHECK(dtype == DType::kF32 || dtype == DType::kBF16);
  return dtype == DType::kF32 ? dnnl::memory::data_type::f32 : dnnl::memory::data_type::bf16;
}

}  // namespace passnet
