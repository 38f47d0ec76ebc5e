// Gathers the windows of a convolution into a matrix, with zeros where they extend beyond its
// input.
#pragma once

#include "runtime/product.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace passnet {

// Knows ahead what to copy, for every tile of columns and every tap.
class WindowPacker {
 public:
  // `product` has a window; it is packed in tiles of `column_tile` columns.
  WindowPacker(const Product& product, int64_t column_tile, int64_t min_memcpy);
  // `from`: the start of the product's right side. `to` has one row per iteration of the depth, and
  // rows are `stride` elements apart. Elements have 2, 4 or 8 bytes.
  void pack(const std::byte* from, size_t element, size_t tile, std::byte* to,
            int64_t stride) const;

 private:
  // Contiguous elements of a row that are elements of the input, `step` apart.
  struct Piece {
    int64_t to = 0;
    int64_t from = 0;
    int64_t count = 0;
  };
  // Contiguous elements of a row that are zero.
  struct Gap {
    int64_t to = 0;
    int64_t count = 0;
  };
  struct Row {
    std::vector<Piece> pieces;
    std::vector<Gap> gaps;
  };
  Row make_row(const Product& product, int64_t tap, int64_t first, int64_t count) const;
  template <class T>
  void pack_elements(const T* from, size_t tile, T* to, int64_t stride) const;

  int64_t channels_ = 1;
  int64_t channel_stride_ = 0;
  int64_t step_ = 1;
  int64_t min_memcpy_ = 1;              // elements
  std::vector<std::vector<Row>> rows_;  // by tile of columns, by tap
};

}  // namespace passnet
