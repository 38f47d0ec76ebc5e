#include "cpu/strided_copy.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>

namespace passnet {
namespace {

constexpr size_t kMaxDims = 64;  // not tuning: size of an array

struct Dim {
  int64_t extent = 1;
  int64_t to = 0;  // strides in bytes
  int64_t from = 0;
};

constexpr int64_t kLine = 64;    // not tuning: bytes of a cache line
constexpr int64_t kColumns = 8;  // not tuning: lines that any cache holds however far apart

// Copies rows of columns, in tiles of one cache line of the operand by a few.
template <class Element>
void copy_tiles(std::byte* to, const std::byte* from, const Dim& rows, const Dim& columns) {
  constexpr auto kRows = kLine / static_cast<int64_t>(sizeof(Element));
  for (int64_t row = 0; row < rows.extent; row += kRows) {
    const int64_t last_row = std::min(row + kRows, rows.extent);
    for (int64_t column = 0; column < columns.extent; column += kColumns) {
      const int64_t last_column = std::min(column + kColumns, columns.extent);
      for (int64_t i = row; i < last_row; ++i) {
        for (int64_t j = column; j < last_column; ++j) {
          // Neither side need be aligned.
          std::memcpy(to + i * rows.to + j * columns.to, from + i * rows.from + j * columns.from,
                      sizeof(Element));
        }
      }
    }
  }
}

template <class Element>
void copy_row(std::byte* to, const std::byte* from, const Dim& row) {
  for (int64_t i = 0; i < row.extent; ++i) {
    std::memcpy(to + i * row.to, from + i * row.from, sizeof(Element));
  }
}

// Copies a row, or rows of them.
template <class Element>
void copy_rows(std::byte* to, const std::byte* from, const Dim& rows, const Dim& row) {
  if (rows.extent > 1) {
    copy_tiles<Element>(to, from, rows, row);
  } else {
    copy_row<Element>(to, from, row);
  }
}

void copy_rows(size_t element, std::byte* to, const std::byte* from, const Dim& rows,
               const Dim& row) {
  const auto size = static_cast<int64_t>(element);
  if (rows.extent == 1 && row.to == size && row.from == size) {
    std::memcpy(to, from, static_cast<size_t>(row.extent) * element);
  } else if (element == 1) {
    copy_rows<uint8_t>(to, from, rows, row);
  } else if (element == 2) {
    copy_rows<uint16_t>(to, from, rows, row);
  } else if (element == 4) {
    copy_rows<uint32_t>(to, from, rows, row);
  } else {
    copy_rows<uint64_t>(to, from, rows, row);
  }
}

// The place of the least stride.
template <int64_t Dim::* kStride>
size_t innermost(std::span<const Dim> dims) {
  size_t found = 0;
  for (size_t i = 1; i < dims.size(); ++i) {
    if (std::abs(dims[i].*kStride) <= std::abs(dims[found].*kStride)) found = i;
  }
  return found;
}

// Takes the dim at this place out of the dims.
Dim take(std::span<Dim> dims, size_t place) {
  const Dim taken = dims[place];
  std::ranges::rotate(dims.subspan(place), dims.begin() + static_cast<std::ptrdiff_t>(place) + 1);
  return taken;
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
  // A row has the elements that are next to each other in `to`. If others are in `from`, rows of
  // them are copied together.
  Dim row{.to = static_cast<int64_t>(element), .from = static_cast<int64_t>(element)};
  Dim rows;
  size_t outer = rank;
  if (outer > 0) {
    row = take({dims.data(), outer}, innermost<&Dim::to>({dims.data(), outer}));
    --outer;
  }
  if (outer > 0) {
    const size_t near = innermost<&Dim::from>({dims.data(), outer});
    if (std::abs(dims[near].from) < std::abs(row.from)) {
      rows = take({dims.data(), outer}, near);
      --outer;
    }
  }
  std::array<int64_t, kMaxDims> index{};
  while (true) {
    copy_rows(element, to, from, rows, row);
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
