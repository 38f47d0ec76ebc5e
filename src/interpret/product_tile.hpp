// The inner loop of sums of products: computes a tile of the result from packed panels of doubles.
#pragma once

#include <cstddef>

namespace passnet {

inline constexpr size_t kTileRows = 6;
inline constexpr size_t kTileColumns = 8;

// Computes sums[r * stride + c] += Σ left[k * kTileRows + r] · right[k * kTileColumns + c] over k <
// depth, in this order, for the whole tile. Products are exact if the factors have at most 26 bits.
void add_products(size_t depth, const double* left, const double* right, double* sums,
                  size_t stride);

}  // namespace passnet
