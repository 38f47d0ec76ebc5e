// A tensor in the bytes of a file.
#pragma once

#include "frontend/read/file_memory.hpp"
#include "ir/graph.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace passnet {

// The dtype of a number of ATen's ScalarType, which files of PyTorch store; nullopt: not supported.
std::optional<DType> dtype_from_scalar_type(int64_t number);

struct StoredTensor {
  TensorType type;
  Strides strides;
  int64_t offset = 0;  // in `storage`, in elements as strides are
  std::span<std::byte> storage;

  // False for a negative stride or an element outside of the storage.
  bool fits() const;
  // Elements, in place where they are contiguous and aligned; otherwise copied, charged to
  // `memory`. The tensor fits. "archive-too-large".
  Result<Tensor> contents(FileMemory& memory) const;
};

// Facts for generating inputs like these contents: statistics of about 65,536 elements, in evenly
// spread runs of 1,024. Literal data of integers and bools, and of floats if `is_constant`, of at most 1,024
// elements.
InputFacts facts_of(const Tensor& contents, bool is_constant);

}  // namespace passnet
