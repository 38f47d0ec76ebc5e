#include "cuda/library/cuda_library.hpp"

#include "cuda/library/dnn_attention.hpp"
#include "cuda/library/dnn_convolution.hpp"

namespace passnet {

Library cuda_library() {
  return {.multiplies =
              [](DType dtype) {
                return dtype == DType::kF32 || dtype == DType::kF16 || dtype == DType::kBF16;
              },
          .convolves = fits_dnn,
          .places_convolutions = true,
          .attends = fits_dnn};
}

}  // namespace passnet
