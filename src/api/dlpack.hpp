// Converts tensors to and from DLPack, on the CPU and on the first GPU.
#pragma once

#include "api/buffers.hpp"
#include "api/dlpack_tensor.hpp"
#include "api/result_memory.hpp"

#include <memory>
#include <optional>

namespace passnet {

DLDevice to_dlpack(Device device);
DLDataType to_dlpack(DType dtype);
std::optional<DType> from_dlpack(DLDataType type);

// Takes ownership of the tensor; the deleter frees it.
DLManagedTensor* to_dlpack(std::unique_ptr<OwnedTensor> tensor);

// Shape and strides still belong to the tensor. Errors: "dlpack-device", "dlpack-dtype".
Result<CallBuffer> from_dlpack(const DLTensor& tensor);

}  // namespace passnet
