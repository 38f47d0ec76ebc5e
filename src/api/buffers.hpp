// Checks of callers' buffers: whether they fit a type, the memory that they span, and their
// strides.
#pragma once

#include "api/passnet.h"
#include "diag/diagnostic.hpp"
#include "kernel/device.hpp"
#include "type/shape.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>

namespace passnet {

using CallBuffer = ::passnet_buffer;

enum class BufferUse : uint8_t { kRead, kWritten };

// The buffer of a call that a message names: `input 0`.
struct BufferName {
  std::string_view role;
  size_t index = 0;
};

// Returns the number in a field of an enumeration: a caller's may be outside of it.
template <class Enumeration>
uint32_t number_in(const Enumeration& field) {
  uint32_t number = 0;
  static_assert(sizeof number == sizeof field);
  std::memcpy(&number, &field, sizeof number);
  return number;
}

// Errors: "buffer-device", "buffer-dtype", "buffer-shape", "buffer-strides" (spanning more than an
// address space; for written buffers also negative or overlapping strides), "buffer-missing".
Result<void> check_buffer(const CallBuffer& buffer, const TensorType& type, Device device,
                          BufferUse use, const BufferName& name);
// True if `check_buffer` has nothing to check in detail, as for most calls' buffers.
inline bool fits_plainly(const CallBuffer& buffer, const TensorType& type, Device device) {
  if (number_in(buffer.dtype) != static_cast<uint32_t>(type.dtype) ||
      number_in(buffer.device) != static_cast<uint32_t>(device) ||
      buffer.rank != static_cast<int32_t>(type.rank()) || buffer.strides != nullptr ||
      buffer.data == nullptr || buffer.shape == nullptr) {
    return false;
  }
  for (size_t dim = 0; dim < type.rank(); ++dim) {
    if (buffer.shape[dim] != type.shape[dim]) return false;
  }
  return true;
}

// The bytes [begin, end) from the first to after the last, for a checked buffer.
struct ByteRange {
  uintptr_t begin = 0;
  uintptr_t end = 0;

  bool overlaps(const ByteRange& other) const {
    return begin < other.end && other.begin < end;  // an empty range overlaps nothing
  }
};
ByteRange strided_range_of(const CallBuffer& buffer, const TensorType& type);
// `bytes` are those of the type.
inline ByteRange range_of(const CallBuffer& buffer, const TensorType& type, int64_t bytes) {
  if (bytes == 0) return {};
  if (buffer.strides != nullptr) return strided_range_of(buffer, type);
  const auto begin = reinterpret_cast<uintptr_t>(buffer.data);
  return {.begin = begin, .end = begin + static_cast<uintptr_t>(bytes)};
}

// True if the buffer has these strides, row-major if `is_dense`; dims of one element do not
// matter.
bool lies_as(const CallBuffer& buffer, std::span<const int64_t> strides, bool is_dense);
// True if it is aligned to its elements, as kernels require.
bool is_aligned(const CallBuffer& buffer);

// Copies between a checked buffer and memory with `strides`.
void read_buffer(const CallBuffer& buffer, const TensorType& type, std::byte* to,
                 std::span<const int64_t> strides);
void write_buffer(const CallBuffer& buffer, const TensorType& type, const std::byte* from,
                  std::span<const int64_t> strides);

}  // namespace passnet
