#include "cuda/library/library_call.hpp"

#include "cuda/library/dnn_attention.hpp"
#include "cuda/library/dnn_convolution.hpp"

namespace passnet {
namespace {

std::unexpected<Diagnostic> no_dnn(std::string_view label) {
  return fail({}, "convolution-library-missing", "expected cuDNN for {}, found none", label);
}

}  // namespace

Result<CudaLibraryCall> prepare_library_call(const LibraryCall& call,
                                             const CudaLibraries& libraries,
                                             std::string_view label) {
  if (const auto* convolution = std::get_if<Convolution>(&call)) {
    if (libraries.dnn == nullptr) return no_dnn(label);
    DnnGraph graph = TRY(describe_for_dnn(libraries.dnn->driver(), *convolution));
    return TRY(CudaDnnCall::prepare(*libraries.dnn, std::move(graph)));
  }
  if (const auto* attention = std::get_if<Attention>(&call)) {
    if (libraries.dnn == nullptr) return no_dnn(label);
    DnnGraph graph = TRY(describe_for_dnn(libraries.dnn->driver(), *attention));
    return TRY(CudaDnnCall::prepare(*libraries.dnn, std::move(graph)));
  }
  if (libraries.matrix == nullptr) {
    return fail({}, "matrix-library-missing", "expected cuBLASLt for {}, found none", label);
  }
  return TRY(CudaProductCall::prepare(*libraries.matrix, std::get<Product>(call)));
}

}  // namespace passnet
