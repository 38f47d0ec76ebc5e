// Sums of products of two matrices, in tiles that stay in registers. Both factors are copied as
// cells of 32 bits: some rows of the left one, which stay in the first-level cache, and panels of
// the right one, as many columns as a tile has, which stay in the second. A cell is a float or,
// where the machine multiplies those, two bf16 that are neighbors along the depth.
#pragma once

#include "cpu_arithmetic.hpp"
#include "cpu_conversions.hpp"
#include "cpu_tiles.hpp"
#include "cpu_vectors.hpp"
#include "scalar.hpp"

namespace pn {

// Registers hold the sums of a tile, a row of a panel, and a value of the left factor.
inline constexpr int64_t kTileVectors = 2;
inline constexpr int64_t kTileColumns = kTileVectors * kFloats;
inline constexpr int64_t kPanelDepth = 256;    // cells
inline constexpr int64_t kPanelColumns = 256;  // of the panels that are in use together

// The index along which elements of a matrix are neighbors in memory: that of columns, as in rows,
// that of rows, as in columns, or neither.
enum class Order : int32_t { kRows, kColumns, kNeither };
// Element (i, j) is at[i * down + j * across].
template <class T, Order kOrder>
struct Matrix {
  using Element = T;
  static constexpr Order order = kOrder;
  T* at;
  int64_t down;
  int64_t across;
  [[gnu::always_inline]] T* place(int64_t i, int64_t j) const {
    return at + i * (kOrder == Order::kColumns ? 1 : down) +
           j * (kOrder == Order::kRows ? 1 : across);
  }
  [[gnu::always_inline]] Matrix part(int64_t i, int64_t j) const {
    return {place(i, j), down, across};
  }
  [[gnu::always_inline]] auto transposed() const {
    constexpr Order kOther = kOrder == Order::kRows      ? Order::kColumns
                             : kOrder == Order::kColumns ? Order::kRows
                                                         : kOrder;
    return Matrix<T, kOther>{at, across, down};
  }
};

// ---- cells ----

struct Floats {
  static constexpr int64_t kDepth = 1;  // elements of a cell
  // Cells of `count` neighbors along the depth; and of as many columns, the first cell of each, of
  // `depth` elements that are left.
  template <class T>
  [[gnu::always_inline]] static void copy(float* to, const T* from, int64_t count) {
    int64_t i = 0;
    for (; i + kFloats <= count; i += kFloats) store_lanes(to + i, load_lanes<floats>(from + i));
#pragma GCC unroll 1
    for (; i < count; ++i) to[i] = load_lanes<float>(from + i);
  }
  template <class M>
  [[gnu::always_inline]] static void join(float* to, M from, int64_t, int64_t count) {
    copy(to, from.at, count);
  }
  [[gnu::always_inline]] static floats add(floats sum, floats left, floats right) {
    return fma(left, right, sum);
  }
};

#if defined(__AVX512BF16__)
struct Pairs {
  static constexpr int64_t kDepth = 2;
  [[gnu::always_inline]] static void copy(float* to, const bf16* from, int64_t count) {
    __builtin_memcpy(to, from, static_cast<size_t>(count) * sizeof(bf16));
    if (count % 2 != 0) to[count / 2] = bit_cast<float>(static_cast<uint32_t>(from[count - 1]));
  }
  template <class M>
  [[gnu::always_inline]] static void join(float* to, M from, int64_t depth, int64_t count) {
    const bf16* const first = from.at;
    const bf16* const second = from.at + from.down;
    int64_t i = 0;
    for (; i + kFloats <= count; i += kFloats) {
      ints pairs = widen_lanes(load_vector<ShortLanes>(first + i));
      if (depth > 1) pairs = pairs | widen_lanes(load_vector<ShortLanes>(second + i)) << 16;
      store_lanes(to + i, bit_cast<floats>(pairs));
    }
#pragma GCC unroll 1
    for (; i < count; ++i) {
      const uint32_t high = depth > 1 ? static_cast<uint32_t>(second[i]) << 16 : 0;
      to[i] = bit_cast<float>(static_cast<uint32_t>(first[i]) | high);
    }
  }
  [[gnu::always_inline]] static floats add(floats sum, floats left, floats right) {
    asm("vdpbf16ps %2, %1, %0" : "+v"(sum.v) : "v"(left.v), "v"(right.v));
    return sum;
  }
};
#endif

// to[i * kWidth + j]: cell i of column j, and zeros for the other j below kWidth. `depth`:
// elements.
template <class Cells, int64_t kWidth, class M>
inline void pack(float* to, M from, int64_t depth, int64_t columns) {
  constexpr int64_t kDepth = Cells::kDepth;
  const int64_t rows = (depth + kDepth - 1) / kDepth;
  for (int64_t i = 0; i < rows && columns < kWidth; ++i) {
    for (int64_t j = columns; j < kWidth; ++j) to[i * kWidth + j] = 0;
  }
  if constexpr (M::order == Order::kRows) {
    for (int64_t i = 0; i < rows; ++i) {
      const M cell = from.part(i * kDepth, 0);
      if (columns == kWidth)
        Cells::join(to + i * kWidth, cell, depth - i * kDepth, kWidth);
      else
        Cells::join(to + i * kWidth, cell, depth - i * kDepth, columns);
    }
  } else if constexpr (M::order == Order::kColumns) {
    constexpr int64_t kRun = 8;
    alignas(64) float runs[kRun * kPanelDepth];
    for (int64_t j = 0; j < columns; j += kRun) {
      const int64_t some = smaller(kRun, columns - j);
      for (int64_t c = 0; c < some; ++c)
        Cells::copy(runs + c * kPanelDepth, from.place(0, j + c), depth);
      transpose<kWidth>(to + j, static_cast<const float*>(runs), kPanelDepth, rows, some);
    }
  } else {
    for (int64_t i = 0; i < rows; ++i) {
#pragma GCC unroll 1
      for (int64_t j = 0; j < columns; ++j)
        Cells::join(to + i * kWidth + j, from.part(i * kDepth, j), depth - i * kDepth, 1);
    }
  }
}

// Some rows of the left factor: cell k of row i at [i * kDown + k * kAcross], which constants tell
// the compiler.
template <class Cells, int64_t kRows, bool kIsTurned>
struct LeftRows {
  // Rows begin in different sets of the cache.
  static constexpr int64_t kDown = kIsTurned ? 1 : kPanelDepth + 16;
  static constexpr int64_t kAcross = kIsTurned ? kRows : 1;
  alignas(64) float values[kRows * (kPanelDepth + 16)];

  // Fills what a tile has beyond the last row, too, which is not stored but should not be slow.
  template <class M>
  [[gnu::always_inline]] void take(M from, int64_t rows, int64_t depth) {
    constexpr int64_t kDepth = Cells::kDepth;
    const int64_t cells = (depth + kDepth - 1) / kDepth;
    if constexpr (kIsTurned) {
      pack<Cells, kRows>(values, from.transposed(), depth, rows);
      return;
    } else if constexpr (M::order == Order::kRows) {
      for (int64_t i = 0; i < rows; ++i) Cells::copy(values + i * kDown, from.place(i, 0), depth);
    } else {
      for (int64_t i = 0; i < rows; ++i) {
#pragma GCC unroll 1
        for (int64_t k = 0; k < cells; ++k) {
          Cells::join(values + i * kDown + k, from.transposed().part(k * kDepth, i),
                      depth - k * kDepth, 1);
        }
      }
    }
    for (int64_t i = rows; i < kRows; ++i) {
      for (int64_t k = 0; k < cells; ++k) values[i * kDown + k] = 0;
    }
  }
};

// ---- tiles ----

// A tile of sums in vectors of floats.
template <class C>
struct VectorTile {
  using Cells = C;
  static constexpr int64_t kRows = kFloats == 16 ? 12 : kFloats == 8 ? 6 : 4;
  static constexpr int64_t kStep = 1;  // cells that are multiplied together
  template <Order kOrder>
  using Left = LeftRows<Cells, kRows, kOrder == Order::kColumns>;
  floats sums[kRows][kTileVectors];

  // The sums over one panel, stored or added to what is there.
  template <class L>
  [[gnu::always_inline]] void run(const L& left, const float* panel, int64_t cells, float* to,
                                  int64_t down, bool adds) {
#pragma GCC unroll 16
    for (int64_t i = 0; i < kRows; ++i) {
#pragma GCC unroll 4
      for (int64_t v = 0; v < kTileVectors; ++v) sums[i][v] = floats(0.0f);
    }
#pragma GCC unroll 1
    for (int64_t k = 0; k < cells; ++k) {
      floats row[kTileVectors];
#pragma GCC unroll 4
      for (int64_t v = 0; v < kTileVectors; ++v)
        row[v] = load_lanes<floats>(panel + k * kTileColumns + v * kFloats);
#pragma GCC unroll 16
      for (int64_t i = 0; i < kRows; ++i) {
        const floats value(left.values[i * L::kDown + k * L::kAcross]);
#pragma GCC unroll 4
        for (int64_t v = 0; v < kTileVectors; ++v)
          sums[i][v] = Cells::add(sums[i][v], value, row[v]);
      }
    }
#pragma GCC unroll 16
    for (int64_t i = 0; i < kRows; ++i) {
#pragma GCC unroll 4
      for (int64_t v = 0; v < kTileVectors; ++v) {
        float* const place = to + i * down + v * kFloats;
        store_lanes(place, adds ? load_lanes<floats>(place) + sums[i][v] : sums[i][v]);
      }
    }
  }
};

#if defined(__AMX_BF16__) && defined(__AVX512BF16__)
// Four tiles of the machine's matrix unit, of 16 rows and columns each.
struct MatrixTile {
  using Cells = Pairs;
  static constexpr int64_t kRows = 32;
  static constexpr int64_t kStep = 16;
  template <Order kOrder>
  using Left = LeftRows<Cells, kRows, false>;

  // True if the system lets this process use the unit.
  static bool is_allowed() {
    static int32_t known = 0;
    if (known == 0) {
      int64_t result = 158;                          // arch_prctl
      const int64_t request = 0x1023, feature = 18;  // permission for the data of tiles
      asm volatile("syscall" : "+a"(result) : "D"(request), "S"(feature) : "rcx", "r11", "memory");
      known = result == 0 ? 1 : -1;
    }
    return known > 0;
  }
  MatrixTile() {
    alignas(64) uint8_t shape[64] = {1};
    for (int32_t tile = 0; tile < 8; ++tile) {
      shape[16 + 2 * tile] = 64;  // bytes of a row
      shape[48 + tile] = 16;
    }
    asm volatile("ldtilecfg %0" ::"m"(shape));
  }
  ~MatrixTile() { asm volatile("tilerelease"); }

  template <class L>
  [[gnu::always_inline]] void run(const L& left, const float* panel, int64_t cells, float* to,
                                  int64_t down, bool adds) {
    const float* upper = left.values;
    const float* lower = left.values + 16 * L::kDown;
    float* const below = to + 16 * down;
    const int64_t left_step = L::kDown * 4, right_step = kTileColumns * 4, step = down * 4;
    if (adds) {
      asm volatile(
          "tileloadd (%0,%2,1), %%tmm0\n tileloadd 64(%0,%2,1), %%tmm1\n"
          "tileloadd (%1,%2,1), %%tmm2\n tileloadd 64(%1,%2,1), %%tmm3" ::"r"(to),
          "r"(below), "r"(step)
          : "memory");
    } else {
      asm volatile("tilezero %%tmm0\n tilezero %%tmm1\n tilezero %%tmm2\n tilezero %%tmm3" ::);
    }
    for (int64_t k = 0; k < cells; k += kStep) {
      asm volatile(
          "tileloadd (%0,%3,1), %%tmm4\n tileloadd (%2,%4,1), %%tmm6\n"
          "tdpbf16ps %%tmm6, %%tmm4, %%tmm0\n tileloadd 64(%2,%4,1), %%tmm7\n"
          "tdpbf16ps %%tmm7, %%tmm4, %%tmm1\n tileloadd (%1,%3,1), %%tmm5\n"
          "tdpbf16ps %%tmm6, %%tmm5, %%tmm2\n tdpbf16ps %%tmm7, %%tmm5, %%tmm3" ::"r"(upper + k),
          "r"(lower + k), "r"(panel + k * kTileColumns), "r"(left_step), "r"(right_step)
          : "memory");
    }
    asm volatile(
        "tilestored %%tmm0, (%0,%2,1)\n tilestored %%tmm1, 64(%0,%2,1)\n"
        "tilestored %%tmm2, (%1,%2,1)\n tilestored %%tmm3, 64(%1,%2,1)" ::"r"(to),
        "r"(below), "r"(step)
        : "memory");
  }
};
#endif

// ---- products ----

template <class Tile, class A, class B>
[[gnu::noinline]] void multiply_in(float* to, int64_t down, A left, B right, int64_t rows,
                                   int64_t columns, int64_t depth) {
  using Cells = typename Tile::Cells;
  constexpr int64_t kDeepest = kPanelDepth * Cells::kDepth;
  alignas(64) float panels[kPanelColumns * kPanelDepth];
  alignas(64) float part[Tile::kRows * kTileColumns];
  typename Tile::template Left<A::order> few;
  Tile tile;
  for (int64_t first = 0; first < columns; first += kPanelColumns) {
    const int64_t width = smaller(kPanelColumns, columns - first);
    for (int64_t start = 0; start < depth; start += kDeepest) {
      const int64_t deep = smaller(kDeepest, depth - start);
      const int64_t cells = (deep + Cells::kDepth - 1) / Cells::kDepth;
      const int64_t whole = (cells + Tile::kStep - 1) / Tile::kStep * Tile::kStep;
      for (int64_t j = 0; j < width; j += kTileColumns) {
        float* const panel = panels + j * kPanelDepth;
        pack<Cells, kTileColumns>(panel, right.part(start, first + j), deep,
                                  smaller(kTileColumns, width - j));
        for (int64_t k = cells * kTileColumns; k < whole * kTileColumns; ++k) panel[k] = 0;
      }
      for (int64_t i = 0; i < rows; i += Tile::kRows) {
        const int64_t tall = smaller(Tile::kRows, rows - i);
        few.take(left.part(i, start), tall, deep);
        for (int64_t r = 0; r < Tile::kRows && cells < whole; ++r) {
          for (int64_t k = cells; k < whole; ++k) few.values[r * few.kDown + k] = 0;
        }
        for (int64_t j = 0; j < width; j += kTileColumns) {
          float* const place = to + i * down + first + j;
          const float* const panel = panels + j * kPanelDepth;
          const int64_t some = smaller(kTileColumns, width - j);
          if (tall == Tile::kRows && some == kTileColumns) {
            tile.run(few, panel, whole, place, down, start > 0);
            continue;
          }
          tile.run(few, panel, whole, part, kTileColumns, false);
          for (int64_t r = 0; r < tall; ++r) {
            for (int64_t c = 0; c < some; ++c) {
              float& sum = place[r * down + c];
              sum = start > 0 ? sum + part[r * kTileColumns + c] : part[r * kTileColumns + c];
            }
          }
        }
      }
    }
  }
}

// to(i, j) = Σ left(i, k) * right(k, j) over k, in floats; the panels of one depth are added to
// those before it in `to`. `down`: between rows of `to`.
template <class A, class B>
[[gnu::always_inline]] inline void multiply(float* to, int64_t down, A left, B right, int64_t rows,
                                            int64_t columns, int64_t depth) {
  constexpr bool kAreBf16 =
      is_same<typename A::Element, const bf16> && is_same<typename B::Element, const bf16>;
#if defined(__AMX_BF16__) && defined(__AVX512BF16__)
  // Processors with the unit take longer for pairs in vectors than for floats.
  if constexpr (kAreBf16) {
    if (MatrixTile::is_allowed())
      return multiply_in<MatrixTile>(to, down, left, right, rows, columns, depth);
  }
  multiply_in<VectorTile<Floats>>(to, down, left, right, rows, columns, depth);
#elif defined(__AVX512BF16__)
  using Cells = decltype([] {
    if constexpr (kAreBf16)
      return Pairs();
    else
      return Floats();
  }());
  multiply_in<VectorTile<Cells>>(to, down, left, right, rows, columns, depth);
#else
  multiply_in<VectorTile<Floats>>(to, down, left, right, rows, columns, depth);
#endif
}

}  // namespace pn
