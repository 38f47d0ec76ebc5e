// The library of a build with oneDNN; without_onednn.cpp takes its place in the others.
#include "cpu/library/cpu_library.hpp"
#include "cpu/library/double_matmul.hpp"
#include "cpu/library/fourier/line_transform.hpp"
#include "cpu/library/image_convolution.hpp"
#include "cpu/library/matmul.hpp"
#include "cpu/library/one_thread.hpp"
#include "kernel/target.hpp"

#include <fmt/format.h>

#include <oneapi/dnnl/dnnl.h>

namespace passnet {
namespace {

bool is_known(DType dtype) { return dtype == DType::kF32 || dtype == DType::kBF16; }

bool multiplies(DType dtype) {
  if (dtype == DType::kF64) return DoubleMatmul::is_available();
  if (!is_known(dtype)) return false;
  const OneThread one(OpenMp::find());
  return Matmul::create({.rows = 16,
                         .columns = 16,
                         .depth = 16,
                         .left_row = 16,
                         .right_depth = 16,
                         .target_row = 16,
                         .dtype = dtype,
                         .target_dtype = dtype})
      .has_value();
}

bool convolves(const Convolution& convolution) {
  if (!is_known(convolution.dtype)) return false;
  const OneThread one(OpenMp::find());
  return ImageConvolution::is_fast(convolution);
}

}  // namespace

Library cpu_library() {
  return {.multiplies = multiplies,
          .convolves = convolves,
          .groups = true,
          .orders = true,
          .transforms = has_fourier_library()};
}

void limit_library(const Target& target) {
  if (target.arch == "x86-64-v3") dnnl_set_max_cpu_isa(dnnl_cpu_isa_avx2);
}

std::string library_version() {
  const dnnl_version_t* version = dnnl_version();
  const std::string fourier = fourier_library_version();
  return fmt::format("oneDNN {}.{}.{}{}{}", version->major, version->minor, version->patch,
                     fourier.empty() ? "" : ", ", fourier);
}

}  // namespace passnet
