// Tiles of operands that are contiguous along another loop than the innermost one: transposed in
// small blocks.
#pragma once

#include "cpu_conversions.hpp"

namespace pn {

// The vectors of a transposed block, by the bytes of an element.
template <uint64_t kBytes>
struct BlockOf {
  using Type = f32x4;
};
template <>
struct BlockOf<2> {
  using Type = i16x8;
};
// Interleaves the lower halves of two vectors, or their upper halves.
template <bool kUpper, class V>
[[gnu::always_inline]] inline V interleave(V a, V b) {
  if constexpr (sizeof(a) == 8 * sizeof(a[0]))
    return kUpper ? __builtin_shufflevector(a, b, 4, 12, 5, 13, 6, 14, 7, 15)
                  : __builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
  else
    return kUpper ? __builtin_shufflevector(a, b, 2, 6, 3, 7)
                  : __builtin_shufflevector(a, b, 0, 4, 1, 5);
}

// Transposes as many rows and columns as V has lanes, as `transpose` does: by interleaving row j
// with row j + kLanes / 2 as often as halving the lanes gives one.
template <class V, int64_t kWidth, class T>
[[gnu::always_inline]] inline void transpose_block(T* to, const T* from, int64_t stride) {
  constexpr int32_t kLanes = sizeof(V) / sizeof(T);
  V rows[kLanes];
#pragma GCC unroll 8
  for (int32_t j = 0; j < kLanes; ++j) rows[j] = load_vector<V>(from + j * stride);
#pragma GCC unroll 4
  for (int32_t step = 1; step < kLanes; step *= 2) {
    V mixed[kLanes];
#pragma GCC unroll 8
    for (int32_t j = 0; j < kLanes / 2; ++j) {
      mixed[2 * j] = interleave<false>(rows[j], rows[j + kLanes / 2]);
      mixed[2 * j + 1] = interleave<true>(rows[j], rows[j + kLanes / 2]);
    }
#pragma GCC unroll 8
    for (int32_t j = 0; j < kLanes; ++j) rows[j] = mixed[j];
  }
#pragma GCC unroll 8
  for (int32_t i = 0; i < kLanes; ++i) store_vector(to + i * kWidth, rows[i]);
}

// to[i * kWidth + j] = from[i + j * stride] for i in [0, rows) and j in [0, columns), of elements
// of two or four bytes.
template <int64_t kWidth, class T>
inline void transpose(T* to, const T* from, int64_t stride, int64_t rows, int64_t columns) {
  using V = typename BlockOf<sizeof(T)>::Type;
  constexpr int64_t kLanes = sizeof(V) / sizeof(T);
  constexpr int64_t kLine = 64 / sizeof(T);
  for (int64_t j = 0; j < columns; ++j) {
    for (int64_t i = 0; i < rows; i += kLine) __builtin_prefetch(from + i + j * stride);
  }
  int64_t j = 0;
  for (; j + kLanes <= columns; j += kLanes) {
    int64_t i = 0;
    for (; i + kLanes <= rows; i += kLanes)
      transpose_block<V, kWidth>(to + i * kWidth + j, from + i + j * stride, stride);
    for (; i < rows; ++i) {
#pragma GCC unroll 1
      for (int64_t k = j; k < j + kLanes; ++k) to[i * kWidth + k] = from[i + k * stride];
    }
  }
  for (; j < columns; ++j) {
#pragma GCC unroll 1
    for (int64_t i = 0; i < rows; ++i) to[i * kWidth + j] = from[i + j * stride];
  }
}

}  // namespace pn
