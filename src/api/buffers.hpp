// What holds of callers' buffers: whether they fit a type, what memory they take, how they lie.
#pragma once

#include "api/passnet.h"
#include "diag/diagnostic.hpp"
#include "type/shape.hpp"

#include <cstddef>
#include <cstdint>
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

// The bytes [begin, end) from the first to behind the last; of a checked buffer.
struct ByteRange {
  uintptr_t begin = 0;
  uintptr_t end = 0;

  bool overlaps(const ByteRange& other) const {
    return begin < other.end && other.begin < end;  // an empty range overlaps nothing
  }
};
ByteRange range_of(const CallBuffer& buffer, const TensorType& type);

// Whether the elements lie as these strides say; dims of one element do not matter.
bool lies_as(const CallBuffer& buffer, std::span<const int64_t> strides);
// To its elements, as kernels demand.
bool is_aligned(const CallBuffer& buffer);

// Copies between a checked buffer and memory that lies as `strides` say.
void read_buffer(const CallBuffer& buffer, const TensorType& type, std::byte* to,
                 std::span<const int64_t> strides);
void write_buffer(const CallBuffer& buffer, const TensorType& type, const std::byte* from,
                  std::span<const int64_t> strides);

}  // namespace passnet
