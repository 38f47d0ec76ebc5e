// Tensors as cuDNN describes them.
#pragma once

#include "cuda/library/dnn_library.hpp"
#include "type/dtype.hpp"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace passnet {

enum class DnnStorage : uint8_t {
  kMemory,   // an operand of the call
  kVirtual,  // only passes between operations
  kScalar,   // one f32 of the host
};

struct DnnTensorForm {
  int64_t id = 0;
  DType dtype = DType::kF32;  // kI32: an index; kBool: a condition
  std::vector<int64_t> extents;
  std::vector<int64_t> strides;
  int64_t start_bytes = 0;  // in its memory, which is aligned to vectors
  DnnStorage storage = DnnStorage::kMemory;
};

// Sets an attribute to a dtype that cuDNN computes with.
void set_dtype(DnnDescriptor& descriptor, int attribute, DType dtype);

// Ends the description of what `doing` names, and adds it to a list. Error: "cuda-call-failed".
Result<void> add_finished(const DnnDriver& driver, DnnDescriptor descriptor,
                          std::vector<DnnDescriptor>& list, std::string_view doing);

// Returns a tensor that is described as far as that. Error: "cuda-call-failed".
Result<DnnDescriptor> make_dnn_tensor(const DnnDriver& driver, const DnnTensorForm& form);

}  // namespace passnet
