#include "cpu/strided_copy.hpp"

#include <array>
#include <cstring>

namespace passnet {
namespace {

constexpr size_t kMaxDims = 64;  // not tuning: size of an array

struct Dim {
  int64_t extent = 1;
  int64_t to = 0;  // strides in bytes
  int64_t from = 0;
};

template <class Element>
void copy_row(std::byte* to, const std::byte* from, const Dim& dim) {
  for (int64_t i = 0; i < dim.extent; ++i) {
    // Neither side need be aligned.
    std::memcpy(to + i * dim.to, from + i * dim.from, sizeof(Element));
  }
}

void copy_row(size_t element, std::byte* to, const std::byte* from, const Dim& dim) {
  const auto size = static_cast<int64_t>(element);
  if (dim.to == size && dim.from == size) {
    std::memcpy(to, from, static_cast<size_t>(dim.extent) * element);
  } else if (element == 1) {
    copy_row<uint8_t>(to, from, dim);
  } else if (element == 2) {
    copy_row<uint16_t>(to, from, dim);
  } else if (element == 4) {
    copy_row<uint32_t>(to, from, dim);
  } else {
    copy_row<uint64_t>(to, from, dim);
  }
}

}  // namespace

void copy_strided(size_t element, std::span<const int64_t> shape, std::byte* to,
                  std::span<const int64_t> to_strides, const std::byte* from,
                  std::span<const int64_t> from_strides) {
  std::array<Dim, kMaxDims> dims;  // outermost first, of more than one element, runs merged
  size_t rank = 0;
  for (size_t i = 0; i < shape.size() && i < kMaxDims; ++i) {
    if (shape[i] == 0) return;
    if (shape[i] == 1) continue;
    const auto size = static_cast<int64_t>(element);
    const Dim dim{.extent = shape[i], .to = to_strides[i] * size, .from = from_strides[i] * size};
    if (rank > 0 && dims[rank - 1].to == dim.to * dim.extent &&
        dims[rank - 1].from == dim.from * dim.extent) {
      dims[rank - 1] = {
          .extent = dims[rank - 1].extent * dim.extent, .to = dim.to, .from = dim.from};
    } else {
      dims[rank++] = dim;
    }
  }
  const Dim row =
      rank > 0 ? dims[rank - 1]
               : Dim{.to = static_cast<int64_t>(element), .from = static_cast<int64_t>(element)};
  const size_t outer = rank > 0 ? rank - 1 : 0;
  std::array<int64_t, kMaxDims> index{};
  while (true) {
    copy_row(element, to, from, row);
    size_t dim = outer;
    while (dim > 0) {
      --dim;
      to += dims[dim].to;
      from += dims[dim].from;
      if (++index[dim] < dims[dim].extent) break;
      to -= dims[dim].to * dims[dim].extent;
      from -= dims[dim].from * dims[dim].extent;
      index[dim] = 0;
      if (dim == 0) return;
    }
    if (outer == 0) return;
  }
}

}  // namespace passnet
