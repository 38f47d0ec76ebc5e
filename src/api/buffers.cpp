#include "api/buffers.hpp"

#include "cpu/strided_copy.hpp"

#include <algorithm>
#include <array>

namespace passnet {
namespace {

// Equals the limit in `is_sane`.
constexpr size_t kMaxRank = 16;
constexpr int64_t kMaxReach = int64_t{1} << 52;

std::span<const int64_t> shape_of(const CallBuffer& buffer) {
  return {buffer.shape, static_cast<size_t>(buffer.rank)};
}

// Row-major strides without an allocation.
std::array<int64_t, kMaxRank> dense_strides(std::span<const int64_t> shape) {
  std::array<int64_t, kMaxRank> strides{};
  int64_t stride = 1;
  for (size_t dim = shape.size(); dim-- > 0;) {
    strides[dim] = stride;
    stride *= std::max<int64_t>(shape[dim], 1);
  }
  return strides;
}

std::string describe_shape(const CallBuffer& buffer) {
  if (buffer.rank < 0 || buffer.rank > static_cast<int32_t>(kMaxRank)) {
    return fmt::format("rank {}", buffer.rank);
  }
  return buffer.shape == nullptr && buffer.rank > 0 ? "none" : to_string(shape_of(buffer));
}

bool has_shape(const CallBuffer& buffer, const TensorType& type) {
  if (buffer.rank != static_cast<int32_t>(type.rank())) return false;
  if (buffer.rank == 0) return true;
  return buffer.shape != nullptr && std::ranges::equal(shape_of(buffer), type.shape);
}

// The largest element offsets below and above the first.
struct MemoryReach {
  __int128 below = 0;
  __int128 above = 0;
};

MemoryReach reach_of(const CallBuffer& buffer, const TensorType& type) {
  MemoryReach reach;
  for (size_t dim = 0; dim < type.rank(); ++dim) {
    const __int128 last = static_cast<__int128>(type.shape[dim] - 1) * buffer.strides[dim];
    (last < 0 ? reach.below : reach.above) += last;
  }
  return reach;
}

// True if elements do not overlap: in order of stride, each dim must step over all smaller ones.
bool keeps_elements_apart(const CallBuffer& buffer, const TensorType& type) {
  std::array<std::pair<int64_t, int64_t>, kMaxRank> dims;  // stride, extent
  size_t count = 0;
  for (size_t dim = 0; dim < type.rank(); ++dim) {
    if (type.shape[dim] > 1) dims[count++] = {buffer.strides[dim], type.shape[dim]};
  }
  std::sort(dims.begin(), dims.begin() + static_cast<std::ptrdiff_t>(count));
  __int128 reached = 0;
  for (size_t i = 0; i < count; ++i) {
    if (dims[i].first <= reached) return false;
    reached += static_cast<__int128>(dims[i].first) * (dims[i].second - 1);
  }
  return true;
}

}  // namespace

Result<void> check_buffer(const CallBuffer& buffer, const TensorType& type, Device device,
                          BufferUse use, const BufferName& name) {
  if (const uint32_t found = number_in(buffer.device); found != static_cast<uint32_t>(device)) {
    const bool known = found < kDevices.size();
    return fail({}, "buffer-device", "expected {} {} on the device {}, found a buffer on {}",
                name.role, name.index, info(device).name,
                known ? kDevices[found].name : "an unknown one");
  }
  const uint32_t number = number_in(buffer.dtype);
  if (number != static_cast<uint32_t>(type.dtype)) {
    const bool known = number < kDTypes.size();
    return fail({}, "buffer-dtype", "expected {} {} to be {}, found {}", name.role, name.index,
                to_string(type),
                known ? std::string(kDTypes[number].name) : fmt::format("dtype {}", number));
  }
  if (!has_shape(buffer, type)) {
    return fail({}, "buffer-shape", "expected {} {} to be {}, found the shape {}", name.role,
                name.index, to_string(type), describe_shape(buffer));
  }
  if (type.numel() == 0) return {};
  if (buffer.strides != nullptr) {
    const MemoryReach reach = reach_of(buffer, type);
    const bool written = use == BufferUse::kWritten;
    if (reach.above - reach.below > kMaxReach ||
        (written && (reach.below < 0 || !keeps_elements_apart(buffer, type)))) {
      return fail({}, "buffer-strides", "expected strides of {} {} {}, found {}", name.role,
                  name.index,
                  written ? "that are positive and keep elements apart, as it is written"
                          : "that stay in the address space",
                  to_string(std::span(buffer.strides, type.rank())));
    }
  }
  if (buffer.data == nullptr) {
    return fail({}, "buffer-missing", "expected {} {} at an address, found null", name.role,
                name.index);
  }
  return {};
}

ByteRange strided_range_of(const CallBuffer& buffer, const TensorType& type) {
  const auto begin = reinterpret_cast<uintptr_t>(buffer.data);
  const MemoryReach reach = reach_of(buffer, type);
  const auto size = static_cast<int64_t>(byte_size(type.dtype));
  return {.begin = begin + static_cast<uintptr_t>(static_cast<int64_t>(reach.below) * size),
          .end = begin + static_cast<uintptr_t>((static_cast<int64_t>(reach.above) + 1) * size)};
}

bool lies_as(const CallBuffer& buffer, std::span<const int64_t> strides, bool is_dense) {
  if (buffer.strides == nullptr) return is_dense;
  for (size_t dim = strides.size(); dim-- > 0;) {
    if (buffer.shape[dim] != 1 && strides[dim] != buffer.strides[dim]) return false;
  }
  return true;
}

bool is_aligned(const CallBuffer& buffer) {
  // A complex number is two floats.
  const auto dtype = static_cast<DType>(buffer.dtype);
  const size_t size = is_complex(dtype) ? byte_size(dtype) / 2 : byte_size(dtype);
  return reinterpret_cast<uintptr_t>(buffer.data) % size == 0;
}

void read_buffer(const CallBuffer& buffer, const TensorType& type, std::byte* to,
                 std::span<const int64_t> strides) {
  const auto dense = dense_strides(type.shape);
  const int64_t* const own = buffer.strides == nullptr ? dense.data() : buffer.strides;
  copy_strided(byte_size(type.dtype), type.shape, to, strides,
               static_cast<const std::byte*>(buffer.data), {own, type.rank()});
}

void write_buffer(const CallBuffer& buffer, const TensorType& type, const std::byte* from,
                  std::span<const int64_t> strides) {
  const auto dense = dense_strides(type.shape);
  const int64_t* const own = buffer.strides == nullptr ? dense.data() : buffer.strides;
  copy_strided(byte_size(type.dtype), type.shape, static_cast<std::byte*>(buffer.data),
               {own, type.rank()}, from, strides);
}

}  // namespace passnet
