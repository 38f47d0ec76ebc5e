// Rules for the use of libraries in place of generated loops (src/library, src/cpu).
#pragma once

#include <cstdint>

namespace passnet {

struct LibraryRules {
  int64_t min_products = 512;  // multiplications of a product: with fewer, loops are as fast
  int64_t min_side = 2;        // rows and columns of a product: with one, loops are as fast
  int64_t min_convolution_products = 2048;   // with fewer, reorders cost more than the loops
  int64_t min_attention_products = 1 << 20;  // with fewer, one call is no faster
  int64_t max_attention_width = 128;         // of a head
  int64_t max_group_channels = 16;           // of the result per group: more make wide products
  int64_t min_grouped_side = 64;             // columns and depth of a grouped product
  int64_t max_stencil_taps = 0;  // of a channel's window that loops compute as fast: depthwise
  int64_t max_epilogue_columns = 8192;    // elements of a row that stays in the first cache
  int64_t max_before_epilogue = 1 << 14;  // iterations of a stage that runs before all tiles
  int64_t min_ordered_row = 16;   // elements of a row that is put in order: fewer are counted
  int64_t min_transformed = 256;  // elements of a Fourier transform: with fewer, loops are as fast
  int64_t min_packed_depth = 32;  // elements of a sum for which factors or results are copied
  bool takes_windows = true;      // and products of any strides: else only strided matrices
  bool runs_epilogues = true;     // kernels on tiles of a result while they are cached
};

}  // namespace passnet
