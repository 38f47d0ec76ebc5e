// What holds of callers' buffers: whether they fit a type, what memory they take, how they lie.
#pragma once

#include "api/passnet.h"
#include "diag/diagnostic.hpp"
#include "type/shape.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>

namespace passnet {

using CallBuffer = ::passnet_buffer;

enum class BufferUse : uint8_t { kRead, kWritten };

// Which buffer of a call a message speaks of: `input 0`.
struct BufferName {
  std::string_view role;
  size_t index = 0;
};

// Errors: "buffer-dtype", "buffer-shape", "buffer-strides" (further apart than an address space is
// wide; of a buffer that is written, negative or not keeping elements apart), "buffer-missing".
Result<void> check_buffer(const CallBuffer& buffer, const TensorType& type, BufferUse use,
                          const BufferName& name);
// Whether `check_buffer` has nothing to look at closely: most calls' buffers.
inline bool fits_plainly(const CallBuffer& buffer, const TensorType& type) {
  uint32_t dtype = 0;  // a caller's number may be none of the enumeration's
  static_assert(sizeof dtype == sizeof buffer.dtype);
  std::memcpy(&dtype, &buffer.dtype, sizeof dtype);
  if (dtype != static_cast<uint32_t>(type.dtype) ||
      buffer.rank != static_cast<int32_t>(type.rank()) || buffer.strides != nullptr ||
      buffer.data == nullptr || buffer.shape == nullptr) {
    return false;
  }
  for (size_t dim = 0; dim < type.rank(); ++dim) {
    if (buffer.shape[dim] != type.shape[dim]) return false;
  }
  return true;
}

// The bytes [begin, end) from the first to behind the last; of a checked buffer.
struct ByteRange {
  uintptr_t begin = 0;
  uintptr_t end = 0;

  bool overlaps(const ByteRange& other) const {
    return begin < other.end && other.begin < end;  // an empty range overlaps nothing
  }
};
ByteRange strided_range_of(const CallBuffer& buffer, const TensorType& type);
// `bytes`: the type's.
inline ByteRange range_of(const CallBuffer& buffer, const TensorType& type, int64_t bytes) {
  if (bytes == 0) return {};
  if (buffer.strides != nullptr) return strided_range_of(buffer, type);
  const auto begin = reinterpret_cast<uintptr_t>(buffer.data);
  return {.begin = begin, .end = begin + static_cast<uintptr_t>(bytes)};
}

// Whether the elements lie as these strides say, row-major where `is_dense`; dims of one element do
// not matter.
bool lies_as(const CallBuffer& buffer, std::span<const int64_t> strides, bool is_dense);
// To its elements, as kernels demand.
bool is_aligned(const CallBuffer& buffer);

// Copies between a checked buffer and memory that lies as `strides` say.
void read_buffer(const CallBuffer& buffer, const TensorType& type, std::byte* to,
                 std::span<const int64_t> strides);
void write_buffer(const CallBuffer& buffer, const TensorType& type, const std::byte* from,
                  std::span<const int64_t> strides);

}  // namespace passnet
