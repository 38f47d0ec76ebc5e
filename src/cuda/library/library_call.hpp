// Calls of NVIDIA's libraries as steps of a plan.
#pragma once

#include "cuda/library/dnn_call.hpp"
#include "cuda/library/libraries.hpp"
#include "cuda/library/product_call.hpp"
#include "runtime/plan.hpp"

#include <string_view>
#include <variant>

namespace passnet {

using CudaLibraryCall = std::variant<CudaProductCall, CudaDnnCall>;

// Prepares the call of a step. `label`: of the step, for errors. Errors: "matrix-library-missing",
// "convolution-library-missing", and those of `CudaProductCall` and `CudaDnnCall`.
Result<CudaLibraryCall> prepare_library_call(const LibraryCall& call,
                                             const CudaLibraries& libraries,
                                             std::string_view label);

}  // namespace passnet
