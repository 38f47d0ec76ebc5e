// Sums of products of matrices of floats, on the vector units of a GPU. A block has a tile of 128
// rows; a warp has 4 * kRows of them and all columns, a thread kRows rows (4 or 8) and four
// neighbors of each 32 columns:
//
//   element (4 * group + part with rows inside): sums[(group * kRows + line) * 4 + part] is that of
//   row float_row<kRows>(line) and column float_column(group) + part,
//
// so eight neighboring threads have a row together. Every sum is a chain of fma along the depth.
//
//   start_floats()    starts to copy the factors of a product
//   multiply_floats() multiplies them, panel by panel
//   keep_tile()       makes a tile the left factor of the next product
#pragma once

#include "cuda_panels.cuh"

namespace pn {

inline constexpr int kFloatRows = 128;   // of a tile
inline constexpr int kFloatDepth = 16;   // of a panel
inline constexpr int kFloatSlots = 3;    // with panels of all factors
inline constexpr int kFloatPadding = 4;  // elements, so that copies and loads use all banks

template <int kSides>
inline constexpr int kFloatPanel = (kSides + kFloatPadding) * kFloatDepth;
template <int kRows>
inline constexpr int kFloatThreads = kFloatRows / (4 * kRows) * 32;

// The row of the tile that is a line of this thread.
template <int kRows>
inline int float_row(int line) {
  const int thread = static_cast<int>(threadIdx.x);
  return thread / 32 * (4 * kRows) + line / 4 * 16 + thread % 32 / 8 * 4 + line % 4;
}
// The first column of this thread among 32.
inline int float_column(int group) { return 32 * group + static_cast<int>(threadIdx.x) % 8 * 4; }

// ---- copies ----

// Starts to copy one element, or 0 instead.
inline void copy_float(float* to, const float* from, bool is_there) {
#if defined(__CUDACC_RTC__)
  asm volatile("cp.async.ca.shared.global [%0], [%1], 4, %2;" ::"r"(
                   static_cast<uint32_t>(__cvta_generic_to_shared(to))),
               "l"(from), "r"(is_there ? 4 : 0)
               : "memory");
#else
  *to = is_there ? *from : 0.0f;
#endif
}
inline void end_group_of_copies() {
#if defined(__CUDACC_RTC__)
  asm volatile("cp.async.commit_group;" ::: "memory");
#endif
}
// Waits until all but the last `kOpen` groups of this thread's copies are there.
template <int kOpen>
inline void wait_for_copies() {
#if defined(__CUDACC_RTC__)
  asm volatile("cp.async.wait_group %0;" ::"n"(kOpen) : "memory");
#endif
}

// Starts to copy the part of a factor from this depth on, by this thread of kThreads: a panel has
// the sides of one depth after those of another. What a warp copies at a time fills whole sectors
// of memory, and all banks.
template <int kSides, int kThreads, bool kIsWhole, Along kAlong>
inline void copy_float_panel(float* panel, const Factor<float, kAlong>& from, int first) {
  constexpr int kStep = kSides + kFloatPadding;
  const int thread = static_cast<int>(threadIdx.x);
  if constexpr (kAlong == Along::kSide) {
    // Pieces of 4: eight threads have 32 sides of one depth, 128 threads those of a panel.
    const int own = thread % 8 * 4 + thread / 128 * 32;
    const int depth = thread % 128 / 8;
    const float* const at = from.at + own + depth * from.depth_step + first * from.depth_step;
    float* const to = panel + own + depth * kStep;
#pragma unroll
    for (int side = 0; side < kSides; side += kThreads / 4) {
      if (kSides % (kThreads / 4) != 0 && own + side >= kSides) break;
      if constexpr (kIsWhole) {
        copy_piece(to + side, at + side);
      } else {
        const int left = first + depth < from.depth ? from.sides - side - own : 0;
        copy_piece(to + side, at + side, left >= 4 ? 16 : left > 0 ? 4 * left : 0);
      }
    }
  } else {
    // A warp has 4 sides of 8 depths, or 32 sides of one.
    constexpr bool kIsByDepth = kAlong == Along::kDepth;
    constexpr int kSidesAtOnce = kIsByDepth ? kThreads / 8 : 32;
    constexpr int kDepthAtOnce = kIsByDepth ? 8 : kThreads / 32;
    const int own = kIsByDepth ? thread / 8 : thread % 32;
    const int own_depth = kIsByDepth ? thread % 8 : thread / 32;
    const float* const at =
        from.at + own * from.side_step + own_depth * from.depth_step + first * from.depth_step;
    float* const to = panel + own + own_depth * kStep;
#pragma unroll
    for (int depth = 0; depth < kFloatDepth; depth += kDepthAtOnce) {
#pragma unroll
      for (int side = 0; side < kSides; side += kSidesAtOnce) {
        const bool is_there =
            kIsWhole || (own + side < from.sides && first + own_depth + depth < from.depth);
        copy_float(to + side + depth * kStep, at + side * from.side_step + depth * from.depth_step,
                   is_there);
      }
    }
  }
}
template <int kSides, int kThreads, Along kAlong>
inline void copy_float_panel(float* panel, const Factor<float, kAlong>& from, int first) {
  const bool is_whole = from.depth % kFloatDepth == 0 || first + kFloatDepth <= from.depth;
  if (is_whole && from.sides >= kSides) {
    copy_float_panel<kSides, kThreads, true>(panel, from, first);
  } else {
    copy_float_panel<kSides, kThreads, false>(panel, from, first);
  }
}

// ---- left factors ----

// A tile that `keep_tile` has put behind the slots, as panels.
struct KeptTile {
  const float* panels;
  int depth;
};
template <int kColumns, int kRows, Along kAlong>
inline void copy_left(float* to, const Factor<float, kAlong>& left, int first) {
  copy_float_panel<kFloatRows, kFloatThreads<kRows>>(to, left, first);
}
template <int kColumns, int kRows>
inline void copy_left(float*, const KeptTile&, int) {}

template <Along kAlong>
inline const float* left_panel(const Factor<float, kAlong>&, const float* panels, int) {
  return panels;
}
inline const float* left_panel(const KeptTile& tile, const float*, int first) {
  return tile.panels + first * (kFloatRows + kFloatPadding);
}

// The shared memory behind `kElements` of slots.
inline float* floats_behind(int elements) {
  return reinterpret_cast<float*>(shared_memory()) + elements;
}

// Stores a tile of kDepth columns; the rows of a warp are read by that warp alone.
template <int kRows, int kDepth, int kCount>
inline KeptTile keep_tile(float* panels, const float (&tile)[kCount]) {
  __syncwarp();
#pragma unroll
  for (int group = 0; group < kCount / (4 * kRows); ++group) {
#pragma unroll
    for (int part = 0; part < 4; ++part) {
      const int depth = float_column(group) + part;
      float* const to = panels + depth * (kFloatRows + kFloatPadding);
#pragma unroll
      for (int line = 0; line < kRows; line += 4) {
        Pack<float, 4> few;
#pragma unroll
        for (int i = 0; i < 4; ++i) {
          few.values[i] = depth < kDepth ? tile[(group * kRows + line + i) * 4 + part] : 0.0f;
        }
        store_pack<4>(to + float_row<kRows>(line), few);
      }
    }
  }
  __syncwarp();
  return {panels, kDepth};
}

// ---- products ----

// A right factor, and the sums of its products.
template <Along kAlong, int kCount>
struct FloatTerm {
  Factor<float, kAlong> right;
  float (&sums)[kCount];
};
template <Along kAlong, int kCount>
inline FloatTerm<kAlong, kCount> float_term(const Factor<float, kAlong>& right,
                                            float (&sums)[kCount]) {
  return {right, sums};
}

// Starts to copy the panels of this number to a slot.
template <int kColumns, int kRows, class L, class... Rights>
inline void copy_float_panels(int number, int slot, const L& left, const Rights&... rights) {
  constexpr int kLeft = kFloatPanel<kFloatRows>;
  constexpr int kSlot = kLeft + static_cast<int>(sizeof...(Rights)) * kFloatPanel<kColumns>;
  const int first = number * kFloatDepth;
  if (first < left.depth) {
    float* to = floats_behind(slot * kSlot);
    copy_left<kColumns, kRows>(to, left, first);
    to += kLeft;
    ((copy_float_panel<kColumns, kFloatThreads<kRows>>(to, rights, first),
      to += kFloatPanel<kColumns>),
     ...);
  }
  end_group_of_copies();
}
// Starts the copies of the first panels, when all threads have multiplied the last ones before.
template <int kColumns, int kRows, class L, class... Rights>
inline void start_floats(const L& left, const Rights&... rights) {
  __syncthreads();
#pragma unroll
  for (int number = 0; number < kFloatSlots - 1; ++number) {
    copy_float_panels<kColumns, kRows>(number, number, left, rights...);
  }
}

// Elements of one depth: those of a thread's rows, and of its columns.
template <int kRows, int kCount>
struct FloatElements {
  float left[kRows];
  float right[kCount];
};
template <int kColumns, int kRows, int kCount>
inline void load_elements(FloatElements<kRows, kCount>& few, const float* left, const float* right,
                          int depth) {
#pragma unroll
  for (int line = 0; line < kRows; line += 4) {
    const auto pack = load_pack<4>(left + depth * (kFloatRows + kFloatPadding) + line * 4);
#pragma unroll
    for (int i = 0; i < 4; ++i) few.left[line + i] = pack.values[i];
  }
#pragma unroll
  for (int i = 0; i < kCount; i += 4) {
    const int term = i / (kColumns / 8);
    const int group = i % (kColumns / 8) / 4;
    const auto pack = load_pack<4>(right + term * kFloatPanel<kColumns> +
                                   depth * (kColumns + kFloatPadding) + group * 32);
#pragma unroll
    for (int part = 0; part < 4; ++part) few.right[i + part] = pack.values[part];
  }
}
template <int kRows, int kCount>
inline void add_products(float (&sums)[kCount], const float* left, const float* right) {
#pragma unroll
  for (int group = 0; group < kCount / (4 * kRows); ++group) {
#pragma unroll
    for (int line = 0; line < kRows; ++line) {
#pragma unroll
      for (int part = 0; part < 4; ++part) {
        float& sum = sums[(group * kRows + line) * 4 + part];
        sum = fma(left[line], right[4 * group + part], sum);
      }
    }
  }
}

// The products of the tile's rows of a factor and the columns of other ones, whose copies have been
// started: the sums, or what is added to them. `kUnrolled`: elements of the depth in the text.
template <int kColumns, int kRows, int kUnrolled, class L, class... Terms>
inline void multiply_floats(bool adds, const L& left, const Terms&... terms) {
  constexpr int kTerms = static_cast<int>(sizeof...(Terms));
  constexpr int kLeft = kFloatPanel<kFloatRows>;
  constexpr int kSlot = kLeft + kTerms * kFloatPanel<kColumns>;
  constexpr int kCount = kTerms * kColumns / 8;
  const auto start = [&](auto& sums) {
#pragma unroll
    for (int e = 0; e < kRows * kColumns / 8 && !adds; ++e) sums[e] = 0;
  };
  (start(terms.sums), ...);
  int slot = 0;
#pragma unroll 1
  for (int number = 0; number * kFloatDepth < left.depth; ++number) {
    wait_for_copies<kFloatSlots - 2>();
    __syncthreads();
    copy_float_panels<kColumns, kRows>(
        number + kFloatSlots - 1, slot == 0 ? kFloatSlots - 1 : slot - 1, left, terms.right...);
    const float* const panels = floats_behind(slot * kSlot);
    const float* const rows = left_panel(left, panels, number * kFloatDepth) + float_row<kRows>(0);
    const float* const columns = panels + kLeft + float_column(0);
    slot = slot + 1 < kFloatSlots ? slot + 1 : 0;
    FloatElements<kRows, kCount> few[2];
    load_elements<kColumns>(few[0], rows, columns, 0);
#pragma unroll 1
    for (int first = 0; first < kFloatDepth; first += kUnrolled) {
#pragma unroll
      for (int i = 0; i < kUnrolled; ++i) {
        if (i + 1 < kUnrolled || first + kUnrolled < kFloatDepth) {
          load_elements<kColumns>(few[(i + 1) % 2], rows, columns, first + i + 1);
        }
        const float* right = few[i % 2].right;
        ((add_products<kRows>(terms.sums, few[i % 2].left, right), right += kColumns / 8), ...);
      }
    }
  }
}

}  // namespace pn
