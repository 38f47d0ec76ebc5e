// Matrices of 16-bit floats on their way to the tensor cores of a GPU: copies from memory to panels
// in shared memory, and the slots that these pass through. A panel is 64 neighbors along the index
// in which they are neighbors in memory, 128 bytes, for each of the other one, with the pieces of
// 16 bytes permuted as the instructions and the banks of shared memory like them.
//
//   Factor       a matrix in memory, and how much of it there is
//   copy_panel() starts to copy 64 elements along the depth of a factor
//   Ring         slots of shared memory that some threads fill and others read, in turns
#pragma once

#include "cuda.cuh"

namespace pn {

inline constexpr int kPanel = 64;  // elements along the depth
inline constexpr int kPiece = 8;   // elements of 16 bytes

// The index along which elements of a factor are neighbors: that of the sum, that of the results,
// or neither, or not in pieces of 16 bytes that are aligned.
enum class Along : int { kDepth, kSide, kNeither };

// Element (side, depth) is at[side * side_step + depth * depth_step].
template <class T, Along kAlong>
struct Factor {
  const T* at;
  int64_t side_step;
  int64_t depth_step;
  int sides;  // elements that there are; others count as 0
  int depth;
};

// ---- panels ----

// The place of an element in a panel.
template <bool kIsByDepth>
inline int place_in_panel(int side, int depth) {
  if constexpr (kIsByDepth) return side * kPanel + ((depth / 8 ^ side % 8) * 8 + depth % 8);
  const int within = side % kPanel;
  return side / kPanel * kPanel * kPanel + depth * kPanel + (within / 8 ^ depth % 8) * 8 +
         within % 8;
}

// Elements of a panel of so many sides.
template <int kSides>
inline constexpr int kPanelElements = (kSides + kPanel - 1) / kPanel * kPanel * kPanel;

// Lets products read what copies, or stores, have put into shared memory.
inline void see_copies() {
#if defined(__CUDACC_RTC__) && __CUDA_ARCH__ >= 900
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
#endif
}

// Starts to copy 16 bytes, of which those after the first `bytes` are 0.
template <class T>
inline void copy_piece(T* to, const T* from, int bytes) {
#if defined(__CUDACC_RTC__)
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(
                   static_cast<uint32_t>(__cvta_generic_to_shared(to))),
               "l"(from), "r"(bytes)
               : "memory");
#else
  __builtin_memset(to, 0, 16);
  if (bytes > 0) __builtin_memcpy(to, from, static_cast<size_t>(bytes));
#endif
}
template <class T>
inline void copy_piece(T* to, const T* from) {
#if defined(__CUDACC_RTC__)
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(
                   static_cast<uint32_t>(__cvta_generic_to_shared(to))),
               "l"(from)
               : "memory");
#else
  __builtin_memcpy(to, from, 16);
#endif
}

// Copies pieces in rows of eight: row i is `step` elements behind row i - 1, and thread t has piece
// t % 8 of every (kThreads / 8)-th row. Of a piece there are at most `across` elements, of rows
// `down`.
template <int kRows, int kThreads, class T>
inline void copy_rows(T* to, const T* from, int64_t step, int across, int down, int thread) {
  constexpr int kStep = kThreads / 8;
  static_assert(kStep % 8 == 0, "the permutation of a row is that of all rows of a thread");
  const int row = thread / 8;
  const int piece = thread % 8;
  to += row * kPanel + (piece ^ row % 8) * kPiece;
  from += row * step + piece * kPiece;
  step *= kStep;
  if (across >= kPanel && down >= kRows && kRows % kStep == 0) {
#pragma unroll 16
    for (int next = 0; next < kRows; next += kStep, from += step) {
      copy_piece(to + next * kPanel, from);
    }
    return;
  }
  const int left = across - piece * kPiece;
  const int bytes = left >= kPiece ? 16 : left > 0 ? 2 * left : 0;
#pragma unroll 1
  for (int next = row; next < kRows; next += kStep, to += kStep * kPanel, from += step) {
    copy_piece(to, from, next < down ? bytes : 0);
  }
}

// Copies the part of the factor from this depth on that a panel has, by this thread of kThreads.
template <int kSides, int kThreads, class T, Along kAlong>
inline void copy_panel(T* panel, const Factor<T, kAlong>& from, int first, int thread) {
  if constexpr (kAlong == Along::kDepth) {
    copy_rows<kSides, kThreads>(panel, from.at + first, from.side_step, from.depth - first,
                                from.sides, thread);
  } else if constexpr (kAlong == Along::kSide) {
#pragma unroll
    for (int side = 0; side < kSides; side += kPanel) {
      copy_rows<kPanel, kThreads>(panel + side * kPanel, from.at + first * from.depth_step + side,
                                  from.depth_step, from.sides - side, from.depth - first, thread);
    }
  } else {
    constexpr int kAtOnce = 8;  // loads in flight
    static_assert(kSides * kPanel % (kAtOnce * kThreads) == 0, "each thread has as many elements");
#pragma unroll 1
    for (int next = thread; next < kSides * kPanel; next += kAtOnce * kThreads) {
      T few[kAtOnce];
#pragma unroll
      for (int i = 0; i < kAtOnce; ++i) {
        const int side = (next + i * kThreads) / kPanel;
        const int depth = (next + i * kThreads) % kPanel;
        const bool is_there = side < from.sides && first + depth < from.depth;
        few[i] =
            is_there ? from.at[side * from.side_step + (first + depth) * from.depth_step] : T(0);
      }
#pragma unroll
      for (int i = 0; i < kAtOnce; ++i) {
        const int at = next + i * kThreads;
        panel[place_in_panel<true>(at / kPanel, at % kPanel)] = few[i];
      }
    }
    see_copies();
  }
}

// ---- shared memory ----

// Threads arrive at a barrier; those that wait go on when all have.
struct Barrier {
  uint64_t state;  // on a host: how many have arrived, and above 32 bits how many must

#if defined(__CUDACC_RTC__)
  uint32_t place() const { return static_cast<uint32_t>(__cvta_generic_to_shared(this)); }
#endif
  void start(int count) {
#if defined(__CUDACC_RTC__)
    asm volatile("mbarrier.init.shared.b64 [%0], %1;" ::"r"(place()), "r"(count) : "memory");
#else
    state = static_cast<uint64_t>(count) << 32;
#endif
  }
  void arrive() {
#if defined(__CUDACC_RTC__)
    asm volatile("{.reg .b64 state; mbarrier.arrive.shared.b64 state, [%0];}" ::"r"(place())
                 : "memory");
#else
    ++state;
#endif
  }
  // Arrives when the copies that this thread has started are there.
  void arrive_after_copies() {
#if defined(__CUDACC_RTC__)
    asm volatile("cp.async.mbarrier.arrive.noinc.shared.b64 [%0];" ::"r"(place()) : "memory");
#else
    ++state;
#endif
  }
  // Waits for the end of the first round of arrivals, and of each second one, if `parity` is 0.
  void wait(int parity) {
#if defined(__CUDACC_RTC__)
    asm volatile(
        "{\n"
        ".reg .pred done;\n"
        "retry:\n"
        "mbarrier.test_wait.parity.shared.b64 done, [%0], %1;\n"
        "@!done bra retry;\n"
        "}" ::"r"(place()),
        "r"(parity)
        : "memory");
#else
    const auto rounds = [&] { return (state & 0xffffffffu) / (state >> 32); };
    while (static_cast<int>(rounds() & 1) == parity) __nanosleep(0);
#endif
  }
};

inline constexpr int kConsumers = 256;  // threads, which come first; the others of a block copy

// Slots of shared memory that some threads fill and others read, in turns.
template <class T, int kSlots, int kElements>
struct Ring {
  using Element = T;
  T* panels;
  Barrier* full;
  Barrier* empty;
  int slot = 0;
  int round = 0;
  int released = 0;

  void start(int producers) {
    for (int i = 0; i < kSlots; ++i) {
      full[i].start(producers);
      empty[i].start(kConsumers / 32);
    }
  }
  void advance() {
    if (++slot < kSlots) return;
    slot = 0;
    ++round;
  }
  // The slot that is filled next, when all have read what it had.
  T* begin_copy() {
    empty[slot].wait(round & 1 ^ 1);
    return panels + slot * kElements;
  }
  void end_copy() {
    full[slot].arrive_after_copies();
    advance();
  }
  // The slot that is read next, when it is full.
  const T* take() {
    full[slot].wait(round & 1);
    see_copies();
    const T* const panel = panels + slot * kElements;
    advance();
    return panel;
  }
  // Gives back the oldest slot that has been taken.
  void release() {
    if (threadIdx.x % 32 == 0) empty[released].arrive();
    released = released + 1 < kSlots ? released + 1 : 0;
  }
};

// Dynamic shared memory, from a multiple of the bytes of eight rows of a panel on: barriers,
// factors that stay, and the ring.
inline unsigned char* shared_memory() {
#if defined(__CUDACC_RTC__)
  extern __shared__ unsigned char memory[];
  const auto address = static_cast<uint32_t>(__cvta_generic_to_shared(memory));
  return memory + ((0u - address) & 1023u);
#else
  alignas(1024) static unsigned char memory[228 << 10];
  return memory;
#endif
}
inline constexpr int kBarrierBytes = 1024;

// The elements of factors that stay, one after the other.
template <class T>
inline T* kept_panels(int first) {
  return reinterpret_cast<T*>(shared_memory() + kBarrierBytes) + first;
}
// A barrier for them, which a thread arrives at when its copies are there.
inline Barrier* barrier_of_kept() { return reinterpret_cast<Barrier*>(shared_memory()); }

// Starts the ring behind so many elements of factors that stay; `producers`: threads that copy.
template <class T, int kSlots, int kElements>
inline Ring<T, kSlots, kElements> start_ring(int kept, int producers) {
  Barrier* const barriers = barrier_of_kept();
  Ring<T, kSlots, kElements> ring{kept_panels<T>(kept), barriers + 1, barriers + 1 + kSlots};
  if (threadIdx.x == 0) {
    barriers->start(producers);
    ring.start(producers);
  }
  __syncthreads();
  return ring;
}

// ---- units ----

struct Unit {
  int row;
  int column;
};
// The tile of a block: blocks that run together have few rows and few columns, which caches hold.
inline Unit unit_at(int number, int rows, int columns) {
  constexpr int kTogether = 8;  // rows
  const int first = number / (kTogether * columns) * kTogether;
  const int together = rows - first < kTogether ? rows - first : kTogether;
  const int within = number % (kTogether * columns);
  return {first + within % together, within / together};
}

}  // namespace pn
