#include "cuda/cuda_library.hpp"

namespace passnet {

Library cuda_library() {
  return {.multiplies = [](DType dtype) {
    return dtype == DType::kF32 || dtype == DType::kF16 || dtype == DType::kBF16;
  }};
}

}  // namespace passnet
