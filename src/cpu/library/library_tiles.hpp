// Sizes of the threads' shares and of the tiles of library calls on the CPU.
#pragma once

#include <cstdint>

namespace passnet {

struct LibraryTiles {
  // Multiplications per thread: about 6 us of work; a hand-over costs 1 us.
  int64_t min_product_share = 750'000;
  int64_t min_convolution_share = 250'000;  // its reorders take equally long
  int64_t grouped_columns = 512;            // of a grouped product that one call multiplies
  int64_t conversion_products = 16;         // in the time of one element's change of layout
  int64_t max_summed_bytes = 512;    // of an element's channels: sums round less, and stay cached
  int64_t packed_bytes = 384 << 10;  // of a packed factor: stays in the second-level cache
  int64_t result_bytes = 512 << 10;  // for an epilogue: the same
  // Input and result of groups that are convolved at once: of large images, one vector of channels
  // changes its layout up to six times as fast as several.
  int64_t image_elements = 40'000;
  int64_t min_packed_columns = 48;    // elements
  int64_t min_packed_rows = 16;       // elements
  int64_t min_collected_depth = 256;  // of a product whose tiles are copied to their places
  int64_t min_collected_rows = 9;  // of f32, which the library multiplies otherwise if they are few
  int64_t row_multiple = 8;        // rows per tile are a multiple of it
  int64_t column_multiple = 16;    // columns or channels per tile are, for whole vectors
  int64_t min_memcpy = 24;         // elements from which a call of memcpy pays
  int64_t min_window_memcpy = 48;  // the same when windows are packed
  int64_t min_ordered_share = 4096;      // elements of a thread's rows that are put in order
  int64_t min_transformed_share = 8192;  // elements of a thread's rows of Fourier transforms
};

}  // namespace passnet
