#include "runtime/plan.hpp"

#include <algorithm>
#include <cstring>

namespace passnet {
namespace {

// Visits the rows (innermost dim) of a shape in row-major order: visit(row, element offset).
template <class Visit>
void for_each_row(const Placement& placement, Visit visit) {
  const Shape& shape = placement.type.shape;
  const size_t outer = shape.empty() ? 0 : shape.size() - 1;
  std::vector<int64_t> index(outer, 0);
  const int64_t rows = numel(std::span(shape).first(outer));
  int64_t offset = placement.offset;
  for (int64_t row = 0; row < rows; ++row) {
    visit(row, offset);
    for (size_t dim = outer; dim-- > 0;) {
      offset += placement.strides[dim];
      if (++index[dim] < shape[dim]) break;
      offset -= placement.strides[dim] * shape[dim];
      index[dim] = 0;
    }
  }
}

// Copies `count` elements of `size` bytes between strided places.
void copy_row(std::byte* to, int64_t to_stride, const std::byte* from, int64_t from_stride,
              int64_t count, int64_t size) {
  if (to_stride == 1 && from_stride == 1) {
    std::memcpy(to, from, static_cast<size_t>(count * size));
    return;
  }
  for (int64_t i = 0; i < count; ++i) {
    std::memcpy(to + i * to_stride * size, from + i * from_stride * size,
                static_cast<size_t>(size));
  }
}

template <class Byte>
Byte* first_byte(const Placement& placement, std::span<Byte> block) {
  return block.data() + placement.offset * static_cast<int64_t>(byte_size(placement.type.dtype));
}

struct Row {
  int64_t count;
  int64_t stride;
  int64_t size;
};

Row row_of(const Placement& placement) {
  const bool scalar = placement.type.shape.empty();
  return {.count = scalar ? 1 : placement.type.shape.back(),
          .stride = scalar ? 1 : placement.strides.back(),
          .size = static_cast<int64_t>(byte_size(placement.type.dtype))};
}

}  // namespace

std::optional<uint32_t> kernel_of(const Step& step) {
  if (const auto* launch = std::get_if<KernelLaunch>(&step)) return launch->kernel;
  const auto& epilogue = std::get<LibraryStep>(step).epilogue;
  return epilogue ? std::optional(epilogue->kernel) : std::nullopt;
}

int64_t storage_bytes(const TensorType& type, std::span<const int64_t> strides, int64_t offset) {
  if (type.numel() == 0) return 0;
  int64_t last = offset;
  for (size_t dim = 0; dim < type.rank(); ++dim) last += (type.shape[dim] - 1) * strides[dim];
  return (last + 1) * static_cast<int64_t>(byte_size(type.dtype));
}

void scatter(const Tensor& tensor, const Placement& placement, std::span<std::byte> block) {
  CHECK(tensor.type() == placement.type);
  if (tensor.numel() == 0) return;
  CHECK(storage_bytes(placement.type, placement.strides, placement.offset) <=
        static_cast<int64_t>(block.size()));
  if (is_contiguous(placement.type.shape, placement.strides)) {
    std::memcpy(first_byte(placement, block), tensor.bytes().data(), tensor.bytes().size());
    return;
  }
  const Row row = row_of(placement);
  for_each_row(placement, [&](int64_t index, int64_t offset) {
    copy_row(block.data() + offset * row.size, row.stride,
             tensor.bytes().data() + index * row.count * row.size, 1, row.count, row.size);
  });
}

Tensor gather(const Placement& placement, std::span<const std::byte> block) {
  Tensor tensor(placement.type);
  gather_into(tensor, placement, block);
  return tensor;
}

void gather_into(Tensor& tensor, const Placement& placement, std::span<const std::byte> block) {
  CHECK(tensor.type() == placement.type);
  if (tensor.numel() == 0) return;
  CHECK(storage_bytes(placement.type, placement.strides, placement.offset) <=
        static_cast<int64_t>(block.size()));
  if (is_contiguous(placement.type.shape, placement.strides)) {
    std::memcpy(tensor.bytes().data(), first_byte(placement, block), tensor.bytes().size());
    return;
  }
  const Row row = row_of(placement);
  for_each_row(placement, [&](int64_t index, int64_t offset) {
    copy_row(tensor.bytes().data() + index * row.count * row.size, 1,
             block.data() + offset * row.size, row.stride, row.count, row.size);
  });
}

}  // namespace passnet
