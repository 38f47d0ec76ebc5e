// The libraries of NVIDIA that the plans of a GPU call.
#pragma once

#include "cuda/library/dnn_library.hpp"
#include "cuda/library/matrix_library.hpp"

namespace passnet {

// Opened libraries; null: none, so that no plan may call it.
struct CudaLibraries {
  MatrixLibrary* matrix = nullptr;
  DnnLibrary* dnn = nullptr;
};

}  // namespace passnet
