// Loops of generated kernels: reductions and stores along a row, in vectors and running sums.
#pragma once

#include "cpu_arithmetic.hpp"
#include "scalar_combine.hpp"

namespace pn {

// Returns the number, hidden from the compiler.
[[gnu::always_inline]] inline int64_t unknown(int64_t number) {
  asm("" : "+r"(number));
  return number;
}

// Applies Op to the lanes of two vectors.
template <class Op, class V>
[[gnu::always_inline]] inline V combine_lanes(V a, V b) {
  if constexpr (is_same<V, FloatLanes>)
    return Op::combine(floats(a), floats(b)).v;
  else
    return Op::combine(a, b);
}

// Combines the lanes of a vector, in halves.
template <class Op>
[[gnu::always_inline]] inline float fold(f32x16 v) {
  v = combine_lanes<Op>(
      __builtin_shufflevector(v, v, 8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15), v);
  v = combine_lanes<Op>(
      __builtin_shufflevector(v, v, 4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7), v);
  v = combine_lanes<Op>(
      __builtin_shufflevector(v, v, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3), v);
  v = combine_lanes<Op>(
      __builtin_shufflevector(v, v, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1), v);
  return v[0];
}

// Masks: of the 16 entries from the nth on, the last n are 1.
inline constexpr int32_t last_lanes[32] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                                           1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};

// Combines value(i) for i in [begin, end) with Op, in running lanes (16 of them suit short runs)
// that are added up in double every 4096 values. `value` should be a lambda marked
// __attribute__((always_inline)).
template <class Op, class T, int64_t kLanes = 64, class Value>
[[gnu::always_inline]] inline T reduce(int64_t begin, int64_t end, Value value) {
  using Wide = typename WideOf<T>::Type;
  constexpr int32_t kVector = 16;
  constexpr int64_t kBlock = 4096;
  Wide total = static_cast<Wide>(Op::template start<T>);
  for (int64_t block = begin; block < end; block += kBlock) {
    const int64_t stop = end - block < kBlock ? end : block + kBlock;
    alignas(64) T lanes[kLanes];
    for (int64_t j = 0; j < kLanes; ++j) lanes[j] = Op::template start<T>;
    int64_t i = block;
    if constexpr (kLanes > kVector) {
      for (; i + kLanes <= stop; i += kLanes) {
#pragma omp simd
        for (int64_t j = 0; j < kLanes; ++j) lanes[j] = Op::combine(lanes[j], value(i + j));
      }
    }
    for (; i + kVector <= stop; i += kVector) {
#pragma omp simd
      for (int64_t j = 0; j < kVector; ++j) lanes[j] = Op::combine(lanes[j], value(i + j));
    }
    if (i < stop && stop - begin >= kVector) {
      // Loads values before `i` a second time without counting them, because masked loads are
      // slower. The mask is a table because compilers split loops over a compared index.
      const int32_t rest = static_cast<int32_t>(stop - i);
#pragma omp simd
      for (int32_t j = 0; j < kVector; ++j) {
        const T again = value(stop - kVector + j);
        lanes[j] = Op::combine(lanes[j], last_lanes[j + rest] != 0 ? again : Op::template start<T>);
      }
    } else if (i < stop) {
      const int32_t rest = static_cast<int32_t>(stop - i);
#pragma omp simd
      for (int32_t j = 0; j < kVector; ++j) {
        T masked = Op::template start<T>;
        if (j < rest) masked = value(i + j);
        lanes[j] = Op::combine(lanes[j], masked);
      }
    }
    constexpr int64_t kFolded = is_same<T, float> ? kVector : 1;
    for (int64_t width = kLanes / 2; width >= kFolded; width /= 2) {
#pragma omp simd
      for (int64_t j = 0; j < width; ++j) lanes[j] = Op::combine(lanes[j], lanes[j + width]);
    }
    if constexpr (kFolded > 1) lanes[0] = fold<Op>(load_vector<f32x16>(lanes));
    if (block == begin && stop == end) return lanes[0];
    total = Op::combine(total, static_cast<Wide>(lanes[0]));
  }
  return static_cast<T>(total);
}

// Calls f<F>(i), or f<F>(i, slot): slots number the computed vectors, so that no two share one.
template <class F, class Body, class Index>
[[gnu::always_inline]] inline auto call(Body& f, Index i, int64_t slot) {
  if constexpr (requires { f.template operator()<F>(i, slot); })
    return f.template operator()<F>(i, slot);
  else
    return f.template operator()<F>(i);
}

// Covers [i, end) with vectors, one by one, and calls g with each remaining place.
template <bool kTwice, int64_t kKnown, class Vectors, class Single>
[[gnu::always_inline]] inline void over_rest(int64_t begin, int64_t i, int64_t end, Vectors f,
                                             Single g) {
  if constexpr (kKnown >= kFloats && (kTwice || kKnown % kFloats == 0)) {
#pragma GCC unroll 1
    for (; i < end; i += kFloats) f.template operator()<1>(i, smaller(i, end - kFloats));
  } else if constexpr (kKnown > 0 && kKnown < kFloats) {
#pragma GCC unroll 1
    for (; i < end; ++i) g(i);
  } else if (kTwice && end - begin >= kFloats) {
    over_rest<kTwice, kFloats>(begin, i, end, f, g);
  } else if constexpr (kTwice) {
    // The number of few elements is hidden: g++ would make vectors of them once more.
#pragma GCC unroll 1
    for (; i < end; i = unknown(i + 1)) g(i);
  } else {
#pragma GCC unroll 1
    for (; end - i >= kFloats; i += kFloats) f.template operator()<1>(i, i);
    over_rest<kTwice, 1>(begin, i, end, f, g);
  }
}

// Covers [begin, end) with vectors, kGroup at a time and then one by one: calls f<kCount> with the
// first place and the last, then g with each remaining place. If kTwice, the last vector overlaps
// the one before it, unless there are too few elements. kKnown: their number, if it is known, which
// saves the compiler the copies that nothing reaches.
template <bool kTwice, int32_t kGroup, int64_t kKnown, class Vectors, class Single>
[[gnu::always_inline]] inline void over_vectors(int64_t begin, int64_t end, Vectors f, Single g) {
  constexpr int64_t kTogether = kGroup * kFloats;
  constexpr int64_t kLeast = kTwice ? kTogether - kFloats + 1 : kTogether;
  constexpr bool kGroups = kGroup > 1 && (kKnown == 0 || kKnown >= kLeast);
  constexpr int64_t kRest = kKnown % kTogether;
  int64_t i = begin;
  if constexpr (kGroups) {
    for (; end - i >= kLeast; i += kTogether) {
      const int64_t last = i + kTogether - kFloats;
      f.template operator()<kGroup>(i, kTwice ? smaller(last, end - kFloats) : last);
    }
  }
  if constexpr (kTwice && kGroup > 1 && kKnown >= kFloats) {
    constexpr int32_t kLeft = static_cast<int32_t>((kRest + kFloats - 1) / kFloats);
    if constexpr (!kGroups || (kRest > 0 && kRest < kLeast))
      f.template operator()<kLeft>(i, end - kFloats);
  } else if constexpr (!kGroups || kKnown == 0 || (kRest > 0 && kRest < kLeast)) {
    over_rest<kTwice, kKnown>(begin, i, end, f, g);
  }
}

// Calls f at the vectors of [begin, end), with floats, and with float for single remaining
// elements. kGroup of them run side by side, so that one is computed while another waits: if `f`
// stores, the compiler must be able to tell that it does not store to memory that it loads. kKnown:
// as in `over_vectors`.
template <bool kTwice, int32_t kGroup = 1, int64_t kKnown = 0, class Body>
[[gnu::always_inline]] inline void in_vectors(int64_t begin, int64_t end, Body f) {
  over_vectors<kTwice, kGroup, kKnown>(
      begin, end,
      [&]<int32_t kCount>(int64_t i, int64_t last) __attribute__((always_inline)) {
#pragma GCC unroll 4
        for (int32_t j = 0; j < kCount; ++j) {
          const int64_t at = i + j * kFloats;
          call<floats>(f, j == kCount - 1 ? last : at, at - begin);
        }
      },
      [&](int64_t i) __attribute__((always_inline)) { call<float>(f, i, i - begin); });
}

// to[i - begin] = f(i), as `in_vectors` calls it; all values of a group are computed before one is
// stored. `to`: a pointer, or `every_other` of one. kInOrder: see `store_in_order`.
template <bool kTwice, int32_t kGroup = 1, int64_t kKnown = 0, bool kInOrder = false, class Place,
          class Body>
[[gnu::always_inline]] inline void store_vectors(Place to, int64_t begin, int64_t end, Body f) {
  over_vectors<kTwice, kGroup, kKnown>(
      begin, end,
      [&]<int32_t kCount>(int64_t i, int64_t last) __attribute__((always_inline)) {
        decltype(call<floats>(f, i, i)) values[kCount];
#pragma GCC unroll 4
        for (int32_t j = 0; j < kCount; ++j) {
          const int64_t at = i + j * kFloats;
          values[j] = call<floats>(f, j == kCount - 1 ? last : at, at - begin);
        }
        const auto place = [&](int32_t j) __attribute__((always_inline)) {
          return to + ((j == kCount - 1 ? last : i + j * kFloats) - begin);
        };
        constexpr bool kWhole = requires { *to; };
        bool plain = false;
        if constexpr (kWhole) plain = narrows_plainly(to, values);
#pragma GCC unroll 4
        for (int32_t j = 0; j < kCount; ++j) {
          if constexpr (kInOrder) asm volatile("" ::: "memory");
          if (!plain)
            store_lanes(place(j), values[j]);
          else if constexpr (kWhole)
            store_plain(place(j), values[j]);
        }
      },
      [&](int64_t i) __attribute__((always_inline)) {
        store_lanes(to + (i - begin), call<float>(f, i, i - begin));
      });
}

// Stores as `store_vectors` does, one vector after the other. Otherwise g++ stores those of a group
// in the order in which their registers are free, which is slow in rows that lie across cache
// lines. If values are dear, waiting with registers costs more.
template <bool kTwice, int32_t kGroup = 1, int64_t kKnown = 0, class Place, class Body>
[[gnu::always_inline]] inline void store_in_order(Place to, int64_t begin, int64_t end, Body f) {
  store_vectors<kTwice, kGroup, kKnown, true>(to, begin, end, f);
}

// The lanes of a vector that overlaps the one before it: only `rest` of them are new, and the
// others are neutral. Masked loads are slow next to unmapped memory.
template <class Op>
[[gnu::always_inline]] inline floats only_new(floats again, int64_t rest) {
  const ints counts(load_vector<IntLanes>(last_lanes + 16 - kFloats + rest));
  return select(counts != ints(0), again, floats(Op::template start<float>));
}

// Combines f(i) for i in [begin, end), as `in_vectors` calls it, with Op, in kLanes running lanes
// that are added up in double every 4096 values. kKnown: as in `over_vectors`. `combine_whole`
// combines whole multiples of kLanes values from its first argument on into the lanes, and returns
// where it ends.
template <class Op, int64_t kLanes, int64_t kKnown, class Body, class Whole>
[[gnu::always_inline]] inline float reduce_blocks(int64_t begin, int64_t end, Body f,
                                                  Whole combine_whole) {
  constexpr int64_t kBlock = 4096;
  constexpr int64_t kVectors = kLanes / kFloats;
  constexpr int64_t kRow = 16 / kFloats;  // vectors that remain to be added across lanes
  const floats start = Op::template start<float>;
  double total = static_cast<double>(Op::template start<float>);
  for (int64_t block = begin; block < end; block += kBlock) {
    const int64_t stop = end - block < kBlock ? end : block + kBlock;
    floats lanes[kVectors];
#pragma GCC unroll 16
    for (int64_t j = 0; j < kVectors; ++j) lanes[j] = start;
    int64_t i = block;
    if constexpr (kVectors > kRow) i = combine_whole(block, stop, lanes);
    if constexpr (kVectors <= kRow || kKnown == 0 || kKnown % kLanes >= kFloats) {
      for (; i + kFloats <= stop; i += kFloats)
        lanes[0] = Op::combine(lanes[0], call<floats>(f, i, i - begin));
    }
    const auto add_rest = [&] __attribute__((always_inline)) {
      const floats again = call<floats>(f, stop - kFloats, i - begin);
      lanes[kVectors - 1] = Op::combine(lanes[kVectors - 1], only_new<Op>(again, stop - i));
    };
    if constexpr (kKnown >= kFloats) {
      if constexpr (kKnown % kFloats > 0) {
        if (i < stop) add_rest();
      }
    } else if (i < stop && stop - begin >= kFloats) {
      add_rest();
    } else if (i < stop) {
      alignas(64) float few[kFloats];
      for (int64_t j = 0; j < kFloats; ++j) few[j] = Op::template start<float>;
      for (int64_t j = 0; i + j < stop; ++j) few[j] = call<float>(f, i + j, i + j - begin);
      lanes[0] = Op::combine(lanes[0], load_lanes<floats>(few));
    }
#pragma GCC unroll 4
    for (int64_t width = kVectors / 2; width >= kRow; width /= 2) {
#pragma GCC unroll 16
      for (int64_t j = 0; j < width; ++j) lanes[j] = Op::combine(lanes[j], lanes[j + width]);
    }
    f32x16 row;
    __builtin_memcpy(&row, lanes, sizeof row);
    const float folded = fold<Op>(row);
    if (block == begin && stop == end) return folded;
    total = Op::combine(total, static_cast<double>(folded));
  }
  return static_cast<float>(total);
}
template <class Op, int64_t kLanes = 64, int64_t kKnown = 0, class Body>
[[gnu::always_inline]] inline float reduce_vectors(int64_t begin, int64_t end, Body f) {
  return reduce_blocks<Op, kLanes, kKnown>(
      begin, end, f,
      [&]<int64_t kVectors>(int64_t block, int64_t stop, floats(&lanes)[kVectors])
          __attribute__((always_inline)) {
            int64_t i = block;
            for (; i + kLanes <= stop; i += kLanes) {
#pragma GCC unroll 16
              for (int64_t j = 0; j < kVectors; ++j) {
                const int64_t at = i + j * kFloats;
                lanes[j] = Op::combine(lanes[j], call<floats>(f, at, at - begin));
              }
            }
            return i;
          });
}

// Sets sums[i - begin] = Op(sums[i - begin], f(i)) for i in [begin, end), like `in_vectors`.
template <class Op, class Body>
[[gnu::always_inline]] inline void combine_vectors(float* sums, int64_t begin, int64_t end,
                                                   Body f) {
  int64_t i = begin;
  const auto combine = [&](int64_t at, floats value) __attribute__((always_inline)) {
    float* const sum = sums + (at - begin);
    store_lanes(sum, Op::combine(load_lanes<floats>(sum), value));
  };
  for (; i + kFloats <= end; i += kFloats) combine(i, call<floats>(f, i, i - begin));
  if (i < end && end - begin >= kFloats) {
    const floats again = call<floats>(f, end - kFloats, i - begin);
    combine(end - kFloats, only_new<Op>(again, end - i));
  } else {
#pragma GCC unroll 1
    for (; i < end; ++i)
      sums[i - begin] = Op::combine(sums[i - begin], call<float>(f, i, i - begin));
  }
}

// f(i) at the lanes of [at, at + kFloats) that are in [low, high), and the neutral element at the
// others.
template <class Op, class Body>
[[gnu::always_inline]] inline floats lanes_within(int64_t at, int64_t low, int64_t high, Body f) {
  if (__builtin_expect(low <= at && at + kFloats <= high, 1))
    return f.template operator()<floats>(at);
  if (high - low >= kFloats) {
    const int64_t near = smaller(larger(at, low), high - kFloats);
    return move_lanes(f.template operator()<floats>(near), at - near, Op::template start<float>);
  }
  alignas(64) float few[kFloats];
  for (int32_t lane = 0; lane < kFloats; ++lane) few[lane] = Op::template start<float>;
#pragma GCC unroll 1
  for (int64_t i = larger(at, low); i < smaller(at + kFloats, high); ++i)
    few[i - at] = f.template operator()<float>(i);
  return load_lanes<floats>(few);
}

// Combines, for kVectors vectors of columns from `i` on, what `over` passes to its argument.
template <class Op, int64_t kVectors, class Over>
[[gnu::always_inline]] inline void combine_window(float* sums, int64_t i, Over over) {
  floats part[kVectors];
#pragma GCC unroll 4
  for (floats& one : part) one = Op::template start<float>;
  over([&](int64_t low, int64_t high, auto f) __attribute__((always_inline)) {
#pragma GCC unroll 4
    for (int64_t j = 0; j < kVectors; ++j)
      part[j] = Op::combine(part[j], lanes_within<Op>(i + j * kFloats, low, high, f));
  });
#pragma GCC unroll 4
  for (int64_t j = 0; j < kVectors; ++j) store_lanes(sums + j * kFloats, part[j]);
}

// sums[i - begin] = Op over all elements of the window of column i, for i in [begin, end), in
// registers: over(take) calls take(low, high, f) for each of them, with the columns at which f(i)
// is that element. Stores whole vectors.
template <class Op, class Over>
[[gnu::always_inline]] inline void combine_windows(float* sums, int64_t begin, int64_t end,
                                                   Over over) {
  int64_t i = begin;
#pragma GCC unroll 1
  for (; end - i > kFloats; i += 2 * kFloats) combine_window<Op, 2>(sums + (i - begin), i, over);
  if (i < end) combine_window<Op, 1>(sums + (i - begin), i, over);
}

// The values of a strip, in an array of whole vectors that are all stored.
template <class T>
[[gnu::always_inline]] inline void fill_strip(T* to, int64_t count, T value) {
#pragma GCC unroll 1
  for (int64_t i = 0; i < count; i += kFloats) {
#pragma omp simd
    for (int32_t lane = 0; lane < kFloats; ++lane) to[i + lane] = value;
  }
}
template <class T>
[[gnu::always_inline]] inline void cast_strip(float* to, const T* from, int64_t count) {
#pragma GCC unroll 1
  for (int64_t i = 0; i < count; i += kFloats) {
#pragma omp simd
    for (int32_t lane = 0; lane < kFloats; ++lane)
      to[i + lane] = static_cast<float>(from[i + lane]);
  }
}

// Stores as `store_vectors` does, in whole vectors: also what f gives at the places from `end` on.
template <class To, class Body>
[[gnu::always_inline]] inline void store_strip(To* to, int64_t begin, int64_t end, Body f) {
  const int64_t vectors = (end - begin + kFloats - 1) / kFloats;
  store_vectors<false, 1, kFloats>(to, begin, begin + vectors * kFloats, f);
}

// Combines f(row, i) over all `rows` with Op, for kVectors vectors of columns from `i` on, into
// sums[i - begin]. The last vector of [i, end) overlaps the one before it; those after it repeat it
// for nothing. Few vectors run in several chains.
template <class Op, int64_t kVectors, class Total, class Body>
[[gnu::always_inline]] inline void combine_block(Total* sums, int64_t begin, int64_t i, int64_t end,
                                                 int64_t rows, Body f) {
  constexpr int64_t kChains = kVectors >= 4 ? 1 : 4 / kVectors;
  constexpr int64_t kInSingle = 64 * kChains;  // rows that are combined in floats
  const int64_t last = smaller(i + kVectors * kFloats, end) - kFloats;
  const int64_t at = smaller(i, last);
  const auto column = [&](int64_t j) __attribute__((always_inline)) {
    return j + 1 < kVectors ? at + j * kFloats : last;
  };
  for (int64_t first = 0; first < rows; first += kInSingle) {
    const int64_t stop = rows - first < kInSingle ? rows : first + kInSingle;
    floats part[kChains * kVectors];
#pragma GCC unroll 16
    for (int64_t j = 0; j < kChains * kVectors; ++j) part[j] = Op::template start<float>;
    int64_t row = first;
    for (; row + kChains <= stop; row += kChains) {
#pragma GCC unroll 16
      for (int64_t j = 0; j < kChains * kVectors; ++j) {
        const floats value =
            f.template operator()<floats>(row + j / kVectors, column(j % kVectors));
        part[j] = Op::combine(part[j], value);
      }
    }
    if constexpr (kChains > 1) {
#pragma GCC unroll 1
      for (; row < stop; ++row) {
#pragma GCC unroll 4
        for (int64_t j = 0; j < kVectors; ++j)
          part[j] = Op::combine(part[j], f.template operator()<floats>(row, column(j)));
      }
    }
    alignas(64) float lanes[kVectors * kFloats];
#pragma GCC unroll 16
    for (int64_t j = 0; j < kVectors; ++j) {
#pragma GCC unroll 4
      for (int64_t k = j + kVectors; k < kChains * kVectors; k += kVectors)
        part[j] = Op::combine(part[j], part[k]);
      store_lanes(lanes + j * kFloats, part[j]);
    }
    // Their number is hidden: g++ would unroll the loop over the whole array.
    const int64_t count = last + kFloats - i;
#pragma GCC unroll 1
    for (int64_t j = 0; j < count; j = unknown(j + kFloats)) {
      const int64_t fresh = smaller(count - j, kFloats);
      Total* const to = sums + (smaller(i + j, last) - begin);
      store_lanes(lanes + j, only_new<Op>(load_lanes<floats>(lanes + j), fresh));
#pragma omp simd
      for (int32_t lane = 0; lane < kFloats; ++lane)
        to[lane] = Op::combine(to[lane], static_cast<Total>(lanes[j + lane]));
    }
  }
}

// sums[i - begin] = Op(sums[i - begin], f(row, i) for all `rows`) for i in [begin, end), as
// `in_vectors` calls it, a few vectors of columns at a time; kColumns: their number, if it is
// known.
template <class Op, int64_t kColumns, class Total, class Body>
[[gnu::always_inline]] inline void combine_columns(Total* sums, int64_t begin, int64_t end,
                                                   int64_t rows, Body f) {
  int64_t i = begin;
  const auto block = [&]<int64_t kVectors>() __attribute__((always_inline)) {
    combine_block<Op, kVectors>(sums, begin, i, end, rows, f);
    i += kVectors * kFloats;
  };
  if constexpr (kColumns >= kFloats) {
    constexpr int64_t kMost = kFloats == 16 ? 16 : 8;
    constexpr int64_t kAll = (kColumns + kFloats - 1) / kFloats;
    constexpr int64_t kBlocks = (kAll + kMost - 1) / kMost;
    constexpr int64_t kEach = (kAll + kBlocks - 1) / kBlocks;
    constexpr int64_t kLast = kAll - kEach * (kAll / kEach);
    while (end - i > (kEach - 1) * kFloats) block.template operator()<kEach>();
    if constexpr (kLast > 0) block.template operator()<kLast>();
  } else if (end - begin >= kFloats) {
    while (end - i > 7 * kFloats) block.template operator()<8>();
    while (end > i) block.template operator()<2>();
  } else {
    for (; i < end; ++i) {
      for (int64_t row = 0; row < rows; row = unknown(row + 1)) {
        const auto value = static_cast<Total>(f.template operator()<float>(row, i));
        sums[i - begin] = Op::combine(sums[i - begin], value);
      }
    }
  }
}

// Calls f(i) for i in [begin, end), which are independent and may be repeated: the last kVector of
// them overlap those before, instead of a loop over single remaining elements. `f` should be a
// lambda marked __attribute__((always_inline)).
template <int32_t kVector, class Body>
[[gnu::always_inline]] inline void each(int64_t begin, int64_t end, Body f) {
  const int64_t whole = end - begin < kVector ? end : end - (end - begin) % kVector;
#pragma omp simd
  for (int64_t i = begin; i < whole; ++i) f(i);
  if (whole < end) {
    const int64_t last = end - kVector;
#pragma omp simd
    for (int32_t j = 0; j < kVector; ++j) f(last + j);
  }
}

}  // namespace pn
