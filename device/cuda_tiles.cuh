// Sums of products of matrices of 16-bit floats, on the tensor cores of a GPU. A block of 256
// threads has a tile of 128 rows, each warp 16 of them, as the accumulators of the instructions
// that multiply: a thread has kColumns / 2 elements of a tile of kColumns columns,
//
//   element e: row tile_row(e / 2 % 2), column tile_column(e / 4) + e % 2,
//
// so the four threads of a quad have a row together.
//
//   copy_factors() multiply()
//                        a product of any depth, copied by threads of their own and computed by
//                        the others
//   copy_to_ring() start_panels() start_tile() end_product()
//                        a product with all panels of its right factor in a slot; the left one is
//                        panels that stay, or a tile
#pragma once

#include "cuda_panels.cuh"

namespace pn {

inline constexpr int kTileRows = 128;

// The row of a tile, and of a warp, in which a thread has its first elements; others are 8 below.
inline int tile_row(int half) {
  const int thread = static_cast<int>(threadIdx.x);
  return thread / 32 * 16 + thread % 32 / 4 + 8 * half;
}
inline int tile_column(int eighth) { return 8 * eighth + 2 * (static_cast<int>(threadIdx.x) % 4); }

// ---- left factors in registers ----

// Sixteen elements along the depth of the rows of a tile, as the instructions take them.
struct Left {
  uint32_t v[4];
};

template <class T>
inline uint32_t pair_of(T low, T high) {
  return static_cast<uint32_t>(low) | static_cast<uint32_t>(high) << 16;
}
template <class T>
inline T half_of(uint32_t pair, int part) {
  return T(part == 0 ? pair & 0xffffu : pair >> 16);
}
// Two floats rounded; the part of them that rounding leaves.
template <class T>
inline uint32_t rounded_pair(float low, float high) {
#if defined(__CUDACC_RTC__)
  uint32_t pair;
  if constexpr (is_same<T, bf16>) {
    asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(pair) : "f"(high), "f"(low));
  } else {
    asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(pair) : "f"(high), "f"(low));
  }
  return pair;
#else
  return pair_of(cast<T>(low), cast<T>(high));
#endif
}
template <class T>
inline uint32_t rest_of_pair(float low, float high, uint32_t pair) {
  return rounded_pair<T>(low - to_float(half_of<T>(pair, 0)), high - to_float(half_of<T>(pair, 1)));
}

// ---- products ----

#if defined(__CUDACC_RTC__) && defined(__CUDA_ARCH_FEAT_SM90_ALL)
#define PN_WARPGROUPS 1
#else
#define PN_WARPGROUPS 0
#endif

// Accumulators of products that have begun may not be touched before `wait_for_products`.
inline void begin_products() {
#if PN_WARPGROUPS
  asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
#endif
}
inline void commit_products() {
#if PN_WARPGROUPS
  asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
#endif
}
// Waits until all but the last `kOpen` groups of products have ended.
template <int kOpen>
inline void wait_for_products() {
#if PN_WARPGROUPS
  asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(kOpen) : "memory");
#endif
}

template <int kCount>
inline void start_sums(float (&sums)[kCount], bool adds) {
#pragma unroll
  for (int e = 0; e < kCount && !adds; ++e) sums[e] = 0;
}

#if PN_WARPGROUPS

// The place of a part of a panel for the instructions: rows of 128 bytes, eight of which are a
// unit; `across` bytes between panels of 64 sides.
inline uint64_t describe_panel(const void* at, uint32_t across) {
  const auto address = static_cast<uint32_t>(__cvta_generic_to_shared(at));
  return static_cast<uint64_t>(address >> 4 & 0x3fff) | static_cast<uint64_t>(across >> 4) << 16 |
         static_cast<uint64_t>(1024 >> 4) << 32 | static_cast<uint64_t>(1) << 62;
}

// clang-format off
#define PN_SUMS8(d, i) "+f"(d[i]), "+f"(d[i + 1]), "+f"(d[i + 2]), "+f"(d[i + 3]), \
    "+f"(d[i + 4]), "+f"(d[i + 5]), "+f"(d[i + 6]), "+f"(d[i + 7])
#define PN_SUMS16(d, i) PN_SUMS8(d, i), PN_SUMS8(d, i + 8)
#define PN_SUMS32(d, i) PN_SUMS16(d, i), PN_SUMS16(d, i + 16)
#define PN_SUMS64(d, i) PN_SUMS32(d, i), PN_SUMS32(d, i + 32)
#define PN_NAMES16 "{%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15}"
#define PN_NAMES32 "{%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, " \
    "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}"
#define PN_NAMES64 "{%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, " \
    "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, " \
    "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, " \
    "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}"
// The sums of 16 elements of the depth, over 64 rows and 2 * `count` columns; `adds`: to sums so far.
#define PN_MULTIPLY(count, columns, type, left, right, adds, turn_left, turn_right)               \
  asm volatile("{.reg .pred adds; setp.ne.b32 adds, " adds ", 0;"                                 \
               "wgmma.mma_async.sync.aligned.m64n" #columns "k16.f32." type "." type " "          \
               PN_NAMES##count ", " left ", " right ", adds, 1, 1, " turn_left turn_right ";}"
// clang-format on

template <class T, int kCount, bool kTurnsLeft, bool kTurnsRight>
inline void multiply_in_group(float* d, uint64_t left, uint64_t right, int adds) {
#define PN_BOTH(count, columns, a, b, f, c, e)                                                  \
  if constexpr (is_same<T, bf16>) {                                                             \
    PN_MULTIPLY(count, columns, "bf16", a, b, f, c, ", " e) : PN_SUMS##count(d, 0)              \
        : "l"(left), "l"(right), "r"(adds), "n"(kTurnsLeft ? 1 : 0), "n"(kTurnsRight ? 1 : 0)); \
  } else {                                                                                      \
    PN_MULTIPLY(count, columns, "f16", a, b, f, c, ", " e) : PN_SUMS##count(d, 0)               \
        : "l"(left), "l"(right), "r"(adds), "n"(kTurnsLeft ? 1 : 0), "n"(kTurnsRight ? 1 : 0)); \
  }
  if constexpr (kCount == 16) {
    PN_BOTH(16, 32, "%16", "%17", "%18", "%19", "%20")
  } else if constexpr (kCount == 32) {
    PN_BOTH(32, 64, "%32", "%33", "%34", "%35", "%36")
  } else {
    PN_BOTH(64, 128, "%64", "%65", "%66", "%67", "%68")
  }
#undef PN_BOTH
}
template <class T, int kCount, bool kTurnsRight>
inline void multiply_in_group(float* d, const Left& left, uint64_t right, int adds) {
#define PN_BOTH(count, columns, a, b, f, e)                                                      \
  if constexpr (is_same<T, bf16>) {                                                              \
    PN_MULTIPLY(count, columns, "bf16", a, b, f, "", e) : PN_SUMS##count(d, 0)                  \
        : "r"(left.v[0]), "r"(left.v[1]), "r"(left.v[2]), "r"(left.v[3]), "l"(right), "r"(adds),  \
          "n"(kTurnsRight ? 1 : 0));                                                             \
  } else {                                                                                       \
    PN_MULTIPLY(count, columns, "f16", a, b, f, "", e) : PN_SUMS##count(d, 0)                   \
        : "r"(left.v[0]), "r"(left.v[1]), "r"(left.v[2]), "r"(left.v[3]), "l"(right), "r"(adds),  \
          "n"(kTurnsRight ? 1 : 0));                                                             \
  }
  if constexpr (kCount == 16) {
    PN_BOTH(16, 32, "{%16, %17, %18, %19}", "%20", "%21", "%22")
  } else if constexpr (kCount == 32) {
    PN_BOTH(32, 64, "{%32, %33, %34, %35}", "%36", "%37", "%38")
  } else {
    PN_BOTH(64, 128, "{%64, %65, %66, %67}", "%68", "%69", "%70")
  }
#undef PN_BOTH
}

// Adds the products of 16 elements of the depth to the columns from kFirst on.
template <class T, bool kRightByDepth, int kColumns, int kFirst, class A, bool kTurnsLeft>
inline void multiply_columns(float (&sums)[kColumns / 2], const A& left, const T* right, int step,
                             int adds) {
  constexpr int kLeft = kColumns - kFirst;
  constexpr int kNow = kLeft >= 128 ? 128 : kLeft >= 64 ? 64 : 32;
  const T* const from =
      right + place_in_panel<kRightByDepth>(kFirst, 0) + step * (kRightByDepth ? 16 : 16 * kPanel);
  const uint64_t place = describe_panel(from, kPanel * kPanel * 2);
  if constexpr (is_same<A, Left>) {
    multiply_in_group<T, kNow / 2, !kRightByDepth>(sums + kFirst / 2, left, place, adds);
  } else {
    multiply_in_group<T, kNow / 2, kTurnsLeft, !kRightByDepth>(sums + kFirst / 2, left, place,
                                                               adds);
  }
  if constexpr (kFirst + kNow < kColumns) {
    multiply_columns<T, kRightByDepth, kColumns, kFirst + kNow, A, kTurnsLeft>(sums, left, right,
                                                                               step, adds);
  }
}

// Starts to add the products of 16 elements of the depth.
template <bool kLeftByDepth, bool kRightByDepth, int kColumns, class T>
inline void multiply_step(float (&sums)[kColumns / 2], const T* left, const T* right, int step,
                          bool adds) {
  const int group = static_cast<int>(threadIdx.x) / 128;
  const T* const from = left + group * kPanel * kPanel + step * (kLeftByDepth ? 16 : 16 * kPanel);
  multiply_columns<T, kRightByDepth, kColumns, 0, uint64_t, !kLeftByDepth>(
      sums, describe_panel(from, kPanel * kPanel * 2), right, step, adds);
}
template <bool kRightByDepth, int kColumns, class T>
inline void multiply_step(float (&sums)[kColumns / 2], const Left& left, const T* right, int step,
                          bool adds) {
  multiply_columns<T, kRightByDepth, kColumns, 0, Left, false>(sums, left, right, step, adds);
}

#undef PN_MULTIPLY
#undef PN_NAMES64
#undef PN_NAMES32
#undef PN_NAMES16
#undef PN_SUMS64
#undef PN_SUMS32
#undef PN_SUMS16
#undef PN_SUMS8

#elif defined(__CUDACC_RTC__)

// Four matrices of 8 by 8 elements, of which thread i has given the address of row i % 8 of matrix
// i / 8.
template <bool kTurns>
inline void load_matrices(uint32_t (&v)[4], const void* row) {
  const auto address = static_cast<uint32_t>(__cvta_generic_to_shared(row));
  if constexpr (kTurns) {
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(v[0]), "=r"(v[1]), "=r"(v[2]), "=r"(v[3])
                 : "r"(address)
                 : "memory");
  } else {
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(v[0]), "=r"(v[1]), "=r"(v[2]), "=r"(v[3])
                 : "r"(address)
                 : "memory");
  }
}

template <class T>
inline void multiply_in_warp(float* d, const Left& a, uint32_t low, uint32_t high) {
  if constexpr (is_same<T, bf16>) {
    asm volatile(
        "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, "
        "{%8, %9}, {%0, %1, %2, %3};"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
        : "r"(a.v[0]), "r"(a.v[1]), "r"(a.v[2]), "r"(a.v[3]), "r"(low), "r"(high));
  } else {
    asm volatile(
        "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, "
        "{%8, %9}, {%0, %1, %2, %3};"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
        : "r"(a.v[0]), "r"(a.v[1]), "r"(a.v[2]), "r"(a.v[3]), "r"(low), "r"(high));
  }
}

template <bool kRightByDepth, int kColumns, class T>
inline void multiply_step(float (&sums)[kColumns / 2], const Left& left, const T* right, int step,
                          bool adds) {
  const int lane = static_cast<int>(threadIdx.x) % 32;
  const int matrix = lane / 8;
  start_sums(sums, adds);
#pragma unroll
  for (int column = 0; column < kColumns; column += 16) {
    uint32_t v[4];
    const int side = column + matrix / 2 * 8 + (kRightByDepth ? lane % 8 : 0);
    const int depth = step * 16 + matrix % 2 * 8 + (kRightByDepth ? 0 : lane % 8);
    load_matrices<!kRightByDepth>(v, right + place_in_panel<kRightByDepth>(side, depth));
    multiply_in_warp<T>(sums + column / 2, left, v[0], v[1]);
    multiply_in_warp<T>(sums + column / 2 + 4, left, v[2], v[3]);
  }
}
template <bool kLeftByDepth, bool kRightByDepth, int kColumns, class T>
inline void multiply_step(float (&sums)[kColumns / 2], const T* left, const T* right, int step,
                          bool adds) {
  const int lane = static_cast<int>(threadIdx.x) % 32;
  const int matrix = lane / 8;
  const int side =
      static_cast<int>(threadIdx.x) / 32 * 16 + matrix % 2 * 8 + (kLeftByDepth ? lane % 8 : 0);
  const int depth = step * 16 + matrix / 2 * 8 + (kLeftByDepth ? 0 : lane % 8);
  Left few;
  load_matrices<!kLeftByDepth>(few.v, left + place_in_panel<kLeftByDepth>(side, depth));
  multiply_step<kRightByDepth, kColumns>(sums, few, right, step, adds);
}

#else

// For a host compiler, which has no such instructions.
template <bool kLeftByDepth, bool kRightByDepth, int kColumns, class T>
inline void multiply_step(float (&sums)[kColumns / 2], const T* left, const T* right, int step,
                          bool adds) {
  start_sums(sums, adds);
  for (int e = 0; e < kColumns / 2; ++e) {
    for (int depth = step * 16; depth < step * 16 + 16; ++depth) {
      sums[e] += to_float(left[place_in_panel<kLeftByDepth>(tile_row(e / 2 % 2), depth)]) *
                 to_float(right[place_in_panel<kRightByDepth>(tile_column(e / 4) + e % 2, depth)]);
    }
  }
}
template <bool kRightByDepth, int kColumns, class T>
inline void multiply_step(float (&sums)[kColumns / 2], const Left& left, const T* right, int step,
                          bool adds) {
  start_sums(sums, adds);
  for (int k = 0; k < 16; ++k) {
    const int owner = static_cast<int>(threadIdx.x) % 32 / 4 * 4 + k % 8 / 2;
    for (int half = 0; half < 2; ++half) {
      const uint32_t pair = __shfl_sync(~0u, left.v[k / 8 * 2 + half], owner);
      const float value = to_float(T(k % 2 ? pair >> 16 : pair & 0xffffu));
      for (int e = 0; e < kColumns / 2; ++e) {
        if (e / 2 % 2 != half) continue;
        const int place = place_in_panel<kRightByDepth>(tile_column(e / 4) + e % 2, step * 16 + k);
        sums[e] += value * to_float(right[place]);
      }
    }
  }
}

#endif

// ---- whole products ----

// Copies the panels of a left factor, and of right ones that it is multiplied with.
template <int kColumns, int kThreads, class R, class L, class... Rights>
inline void copy_factors(R& ring, int thread, const L& left, const Rights&... rights) {
#pragma unroll 1
  for (int first = 0; first < left.depth; first += kPanel) {
    auto* panel = ring.begin_copy();
    copy_panel<kTileRows, kThreads>(panel, left, first, thread);
    panel += kPanelElements<kTileRows>;
    ((copy_panel<kColumns, kThreads>(panel, rights, first, thread),
      panel += kPanelElements<kColumns>),
     ...);
    ring.end_copy();
  }
}
// sums = the products of the tile's rows of a factor and the columns of other ones, over a depth;
// or they are added.
template <int kColumns, bool kLeftByDepth, bool... kRightByDepth, class R, class... Sums>
inline void multiply(R& ring, int depth, bool adds, Sums&... sums) {
#pragma unroll 1
  for (int first = 0; first < depth; first += kPanel) {
    const auto* const left = ring.take();
    begin_products();
#pragma unroll
    for (int step = 0; step < kPanel / 16; ++step) {
      const auto* right = left + kPanelElements<kTileRows>;
      ((multiply_step<kLeftByDepth, kRightByDepth, kColumns>(sums, left, right, step,
                                                             adds || first + step > 0),
        right += kPanelElements<kColumns>),
       ...);
    }
    commit_products();
    wait_for_products<1>();
    if (first > 0) ring.release();
  }
  wait_for_products<0>();
  ring.release();
}

// The copies of all panels of a factor.
template <int kSides, int kThreads, class T, Along kAlong>
inline void copy_panels(T* panels, const Factor<T, kAlong>& from, int thread) {
#pragma unroll
  for (int first = 0; first < from.depth; first += kPanel) {
    copy_panel<kSides, kThreads>(panels + first / kPanel * kPanelElements<kSides>, from, first,
                                 thread);
  }
}
template <int kSides, int kThreads, class R, class T, Along kAlong>
inline void copy_to_ring(R& ring, const Factor<T, kAlong>& from) {
  copy_panels<kSides, kThreads>(ring.begin_copy(), from, static_cast<int>(threadIdx.x));
  ring.end_copy();
}

// Begins the same of panels that are there.
template <int kColumns, int kDepth, bool kLeftByDepth, bool kRightByDepth, class R, class T>
inline void start_panels(float (&sums)[kColumns / 2], R& ring, const T* left, bool adds) {
  const T* const right = ring.take();
  begin_products();
#pragma unroll
  for (int step = 0; step < (kDepth + 15) / 16; ++step) {
    multiply_step<kLeftByDepth, kRightByDepth, kColumns>(
        sums, left + step / 4 * kPanelElements<kTileRows>,
        right + step / 4 * kPanelElements<kColumns>, step % 4, adds || step > 0);
  }
  commit_products();
}
// The same where the left factor is a tile, of pairs of 16-bit floats; one of floats is the sum of
// two of those.
template <int kColumns, int kDepth, bool kRightByDepth, class R, class V, int kCount>
inline void start_tile(float (&sums)[kColumns / 2], R& ring, const V (&tile)[kCount],
                          bool adds) {
  const auto* const right = ring.take();
  using T = typename R::Element;
  constexpr int kSteps = (kDepth + 15) / 16;
  Left left[kSteps];
  Left rest[is_same<V, float> ? kSteps : 1];
#pragma unroll
  for (int step = 0; step < kSteps; ++step) {
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const int e = (2 * step + i / 2) * 4 + i % 2 * 2;
      if constexpr (is_same<V, float>) {
        left[step].v[i] = rounded_pair<T>(tile[e], tile[e + 1]);
        rest[step].v[i] = rest_of_pair<T>(tile[e], tile[e + 1], left[step].v[i]);
      } else {
        left[step].v[i] = tile[e / 2];
      }
    }
  }
  begin_products();
#pragma unroll
  for (int step = 0; step < kSteps; ++step) {
    const T* const panel = right + step / 4 * kPanelElements<kColumns>;
    multiply_step<kRightByDepth, kColumns>(sums, left[step], panel, step % 4, adds || step > 0);
    if constexpr (is_same<V, float>) {
      multiply_step<kRightByDepth, kColumns>(sums, rest[step], panel, step % 4, true);
    }
  }
  commit_products();
}
// Waits for the product that began first, of whose sums nothing is read before; `kOpen` that began
// behind it may go on.
template <int kOpen, class R, int kCount>
inline void end_product(R& ring, float (&sums)[kCount]) {
  wait_for_products<kOpen>();
#if PN_WARPGROUPS
#pragma unroll
  for (int e = 0; e < kCount; ++e) asm volatile("" : "+f"(sums[e])::"memory");
#endif
  ring.release();
}

}  // namespace pn
