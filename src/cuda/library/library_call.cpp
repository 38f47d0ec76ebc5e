#include "cuda/library/library_call.hpp"

#include "cuda/library/dnn_convolution.hpp"

namespace passnet {

Result<CudaLibraryCall> prepare_library_call(const LibraryCall& call,
                                             const CudaLibraries& libraries,
                                             std::string_view label) {
  if (const auto* convolution = std::get_if<Convolution>(&call)) {
    if (libraries.dnn == nullptr) {
      return fail({}, "convolution-library-missing", "expected cuDNN for {}, found none", label);
    }
    DnnGraph graph = TRY(describe_for_dnn(libraries.dnn->driver(), *convolution));
    return TRY(CudaDnnCall::prepare(*libraries.dnn, std::move(graph)));
  }
  if (libraries.matrix == nullptr) {
    return fail({}, "matrix-library-missing", "expected cuBLASLt for {}, found none", label);
  }
  return TRY(CudaProductCall::prepare(*libraries.matrix, std::get<Product>(call)));
}

}  // namespace passnet
