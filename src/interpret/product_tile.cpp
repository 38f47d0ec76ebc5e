#include "interpret/product_tile.hpp"

#include <cstring>

namespace passnet {
namespace {

// Four lanes fill one AVX2 register. The tile then takes 12 of its 16.
using Lanes [[gnu::vector_size(32)]] = double;
constexpr size_t kWidth = 4;
static_assert(kTileColumns == 2 * kWidth);

}  // namespace

// Fused multiply-add is off: double factors would give other bits on other machines.
#if defined(__x86_64__)
[[gnu::target_clones("avx2", "default")]]
#endif
void add_products(size_t depth, const double* left, const double* right, double* sums,
                  size_t stride) {
  Lanes tile[kTileRows][2];
  for (size_t row = 0; row < kTileRows; ++row) {
    std::memcpy(&tile[row], sums + row * stride, sizeof(tile[row]));
  }
  for (size_t k = 0; k < depth; ++k) {
    Lanes near;
    Lanes far;
    std::memcpy(&near, right, sizeof(Lanes));
    std::memcpy(&far, right + kWidth, sizeof(Lanes));
#pragma GCC unroll 6
    for (size_t row = 0; row < kTileRows; ++row) {
      tile[row][0] += left[row] * near;
      tile[row][1] += left[row] * far;
    }
    left += kTileRows;
    right += kTileColumns;
  }
  for (size_t row = 0; row < kTileRows; ++row) {
    std::memcpy(sums + row * stride, &tile[row], sizeof(tile[row]));
  }
}

}  // namespace passnet
