// The steps that `LaneSteps` declares, for vectors of `kLanes` floats, which the file that includes
// this defines. It is compiled for instructions that other files must not use: nothing of it may
// have external linkage, so it uses no function of a library.
#pragma once

#include "cpu/library/fourier/lane_steps.hpp"

namespace passnet {
namespace {

using Vector [[gnu::vector_size(kLanes * sizeof(float))]] = float;
using Loose [[gnu::vector_size(kLanes * sizeof(float)), gnu::aligned(4)]] = float;

constexpr int64_t kRow = 2 * kLanes;  // not tuning: floats

struct Element {
  Vector real;
  Vector imaginary;
};

inline Vector all(float value) { return Vector{} + value; }
inline Vector load(const float* from) { return *reinterpret_cast<const Vector*>(from); }
inline void store(float* to, Vector value) { *reinterpret_cast<Vector*>(to) = value; }
inline Vector load_loose(const float* from) { return *reinterpret_cast<const Loose*>(from); }
inline void store_loose(float* to, Vector value) { *reinterpret_cast<Loose*>(to) = value; }

inline Element operator+(const Element& a, const Element& b) {
  return {a.real + b.real, a.imaginary + b.imaginary};
}
inline Element operator-(const Element& a, const Element& b) {
  return {a.real - b.real, a.imaginary - b.imaginary};
}
inline Element times(const Element& a, const float* factor) {
  return {a.real * factor[0] - a.imaginary * factor[1],
          a.real * factor[1] + a.imaginary * factor[0]};
}
inline Element times_minus_i(const Element& a) { return {a.imaginary, -a.real}; }

inline Element load(const LaneRows& rows, int64_t row) {
  return {load(rows.real + row * kRow), load(rows.imaginary + row * kRow)};
}
inline void store(const LaneRows& rows, int64_t row, const Element& value) {
  store(rows.real + row * kRow, value.real);
  store(rows.imaginary + row * kRow, value.imaginary);
}

// Transforms of 2, 4, 8 and an odd number of elements.
inline void transform_4(Element& a, Element& b, Element& c, Element& d) {
  const Element even = a + c;
  const Element odd = b + d;
  const Element first = a - c;
  const Element second = times_minus_i(b - d);
  a = even + odd;
  b = first + second;
  c = even - odd;
  d = first - second;
}

template <int64_t kRadix>
inline void transform_few(Element (&a)[kRadix], const float* units) {
  if constexpr (kRadix == 2) {
    const Element sum = a[0] + a[1];
    a[1] = a[0] - a[1];
    a[0] = sum;
  } else if constexpr (kRadix == 4) {
    transform_4(a[0], a[1], a[2], a[3]);
  } else if constexpr (kRadix == 8) {
    transform_4(a[0], a[2], a[4], a[6]);
    transform_4(a[1], a[3], a[5], a[7]);
    const Vector root = all(0.70710678118654752F);
    const Element odd[4] = {
        a[1],
        {(a[3].real + a[3].imaginary) * root, (a[3].imaginary - a[3].real) * root},
        times_minus_i(a[5]),
        {(a[7].imaginary - a[7].real) * root, (-a[7].imaginary - a[7].real) * root}};
    const Element even[4] = {a[0], a[2], a[4], a[6]};
#pragma GCC unroll 4
    for (int64_t k = 0; k < 4; ++k) {
      a[k] = even[k] + odd[k];
      a[k + 4] = even[k] - odd[k];
    }
  } else {
    constexpr int64_t kHalf = kRadix / 2;  // not tuning: pairs of equal parts
    Element sums[kHalf];
    Element differences[kHalf];
    const Element first = a[0];
#pragma GCC unroll 8
    for (int64_t j = 0; j < kHalf; ++j) {
      sums[j] = a[1 + j] + a[kRadix - 1 - j];
      differences[j] = a[1 + j] - a[kRadix - 1 - j];
      a[0] = a[0] + sums[j];
    }
#pragma GCC unroll 8
    for (int64_t k = 1; k <= kHalf; ++k) {
      Element even = first;
      Element odd{};
#pragma GCC unroll 8
      for (int64_t j = 0; j < kHalf; ++j) {
        const float* const unit = units + 2 * ((j + 1) * k % kRadix);
        even.real += sums[j].real * unit[0];
        even.imaginary += sums[j].imaginary * unit[0];
        odd.real -= differences[j].imaginary * unit[1];
        odd.imaginary += differences[j].real * unit[1];
      }
      a[k] = even + odd;
      a[kRadix - k] = even - odd;
    }
  }
}

template <int64_t kRadix>
void turn(const LaneRows& rows, const LaneStage& stage) {
  const int64_t rest = stage.rest;
  const float* turns = stage.turns;
  for (int64_t p = 0; p < rest; ++p, turns += 2 * (kRadix - 1)) {
    Element a[kRadix];
#pragma GCC unroll 16
    for (int64_t j = 0; j < kRadix; ++j) a[j] = load(rows, p + j * rest);
    transform_few<kRadix>(a, stage.units);
    store(rows, p, a[0]);
#pragma GCC unroll 16
    for (int64_t k = 1; k < kRadix; ++k) {
      store(rows, p + k * rest, rest == 1 ? a[k] : times(a[k], turns + 2 * (k - 1)));
    }
  }
}

void transform(const LaneRows& rows, const LaneStage* stages) {
  const LaneStage& stage = *stages;
  switch (stage.radix) {
    case 2:
      turn<2>(rows, stage);
      break;
    case 3:
      turn<3>(rows, stage);
      break;
    case 4:
      turn<4>(rows, stage);
      break;
    case 5:
      turn<5>(rows, stage);
      break;
    case 7:
      turn<7>(rows, stage);
      break;
    case 8:
      turn<8>(rows, stage);
      break;
    case 11:
      turn<11>(rows, stage);
      break;
    case 13:
      turn<13>(rows, stage);
      break;
    default:
      break;
  }
  if (stage.rest == 1) return;
  for (int64_t k = 0; k < stage.radix; ++k) {
    const int64_t offset = k * stage.rest * kRow;
    transform({rows.real + offset, rows.imaginary + offset}, stages + 1);
  }
}

void multiply(const LaneRows& from, const int32_t* places, const float* factors, int64_t count,
              const LaneRows& to) {
  for (int64_t i = 0; i < count; ++i) {
    store(to, i, times(load(from, places == nullptr ? i : places[i]), factors + 2 * i));
  }
}

void unfold(float* values, const int32_t* places, const float* turns, int64_t half) {
  const LaneRows rows{values, values + kLanes};
  const Element start = load(rows, places[0]);
  store(rows, places[0], {start.real + start.imaginary, Vector{}});
  store(rows, half, {start.real - start.imaginary, Vector{}});
  for (int64_t k = 1; 2 * k <= half; ++k) {
    const Element a = load(rows, places[k]);
    const Element b = load(rows, places[half - k]);
    const Element sum{a.real + b.real, a.imaginary - b.imaginary};
    const Element turned =
        times(Element{a.real - b.real, a.imaginary + b.imaginary}, turns + 2 * k);
    store(rows, places[half - k],
          {(sum.real - turned.imaginary) * 0.5F, (-sum.imaginary - turned.real) * 0.5F});
    store(rows, places[k],
          {(sum.real + turned.imaginary) * 0.5F, (sum.imaginary - turned.real) * 0.5F});
  }
}

void fold(float* values, const float* turns, int64_t half) {
  const LaneRows rows{values, values + kLanes};
  const Vector first = load(rows.real);
  const Vector last = load(rows.real + half * kRow);
  store(rows, 0, {first + last, first - last});
  for (int64_t k = 1; 2 * k <= half; ++k) {
    const Element a = load(rows, k);
    const Element b = load(rows, half - k);
    const Element sum{a.real + b.real, a.imaginary - b.imaginary};
    const float back[2] = {turns[2 * k], -turns[2 * k + 1]};
    const Element turned = times(Element{a.real - b.real, a.imaginary + b.imaginary}, back);
    store(rows, half - k, {sum.real + turned.imaginary, turned.real - sum.imaginary});
    store(rows, k, {sum.real - turned.imaginary, sum.imaginary + turned.real});
  }
}

template <int64_t... kAt>
struct Places {};
template <int64_t kCount, int64_t... kAt>
struct PlacesTo : PlacesTo<kCount - 1, kCount - 1, kAt...> {};
template <int64_t... kAt>
struct PlacesTo<0, kAt...> {
  using Type = Places<kAt...>;
};

// The elements of both in turn: those of their first halves, and of their second.
template <int64_t... kAt>
inline void interleave(const Vector& a, const Vector& b, Vector& low, Vector& high,
                       Places<kAt...> /*unused*/) {
  low = __builtin_shufflevector(a, b, (kAt / 2 + kAt % 2 * kLanes)...);
  high = __builtin_shufflevector(a, b, (kAt / 2 + kAt % 2 * kLanes + kLanes / 2)...);
}

template <int64_t... kAt>
inline void separate(const Vector& a, const Vector& b, Vector& even, Vector& odd,
                     Places<kAt...> /*unused*/) {
  even = __builtin_shufflevector(a, b, (2 * kAt)...);
  odd = __builtin_shufflevector(a, b, (2 * kAt + 1)...);
}

using AllPlaces = PlacesTo<kLanes>::Type;

// Exchanges rows and columns.
inline void transpose(Vector (&square)[kLanes]) {
#pragma GCC unroll 4
  for (int64_t done = 1; done < kLanes; done *= 2) {
    Vector next[kLanes];
#pragma GCC unroll 8
    for (int64_t i = 0; i < kLanes / 2; ++i) {
      interleave(square[i], square[i + kLanes / 2], next[2 * i], next[2 * i + 1], AllPlaces());
    }
#pragma GCC unroll 16
    for (int64_t i = 0; i < kLanes; ++i) square[i] = next[i];
  }
}

// Lines whose floats are contiguous, `parts` of them a row.
int64_t load_squares(const float* from, const LanePlaces& places, int64_t count, float sign,
                     float* rows) {
  const int64_t step = kLanes / places.parts;
  const Vector signs = all(sign);
  int64_t row = 0;
  for (; row + step <= count; row += step) {
    Vector square[kLanes];
#pragma GCC unroll 16
    for (int64_t lane = 0; lane < kLanes; ++lane) {
      square[lane] = load_loose(from + places.starts[lane] + row * places.parts);
    }
    transpose(square);
    float* const to = rows + row * kRow;
    if (places.parts == 1) {
#pragma GCC unroll 16
      for (int64_t i = 0; i < kLanes; ++i) {
        store(to + i * kRow, square[i]);
        store(to + i * kRow + kLanes, Vector{});
      }
    } else {
#pragma GCC unroll 16
      for (int64_t i = 0; i < kLanes; i += 2) {
        store(to + i * kLanes, square[i]);
        store(to + (i + 1) * kLanes, square[i + 1] * signs);
      }
    }
  }
  return row;
}

int64_t store_squares(const float* rows, const int32_t* at, const LanePlaces& places, int64_t count,
                      float real, float imaginary, float* to) {
  const int64_t step = kLanes / places.parts;
  int64_t row = 0;
  for (; row + step <= count; row += step) {
    Vector square[kLanes];
    if (places.parts == 1) {
#pragma GCC unroll 16
      for (int64_t i = 0; i < kLanes; ++i) square[i] = load(rows + at[row + i] * kRow) * real;
    } else {
#pragma GCC unroll 16
      for (int64_t i = 0; i < kLanes / 2; ++i) {
        const float* const here = rows + at[row + i] * kRow;
        square[2 * i] = load(here) * real;
        square[2 * i + 1] = load(here + kLanes) * imaginary;
      }
    }
    transpose(square);
#pragma GCC unroll 16
    for (int64_t lane = 0; lane < kLanes; ++lane) {
      if (lane < places.lanes) {
        store_loose(to + places.starts[lane] + row * places.parts, square[lane]);
      }
    }
  }
  return row;
}

bool is_contiguous(const LanePlaces& places) {
  return places.row_step == places.parts && (places.parts == 1 || places.part_step == 1);
}

// True if the lanes of a vector are neighbors in memory: elements, or pairs of floats.
bool are_neighbors(const LanePlaces& places) {
  const bool is_paired = places.parts == 2 && places.part_step == 1;
  return places.lanes == kLanes && places.lane_step == (is_paired ? 2 : 1);
}

void load_lanes(const float* from, const LanePlaces& places, int64_t count, float sign,
                float* rows) {
  int64_t row = is_contiguous(places) ? load_squares(from, places, count, sign, rows) : 0;
  const bool has_neighbors = are_neighbors(places);
  for (; row < count; ++row) {
    float* const to = rows + row * kRow;
    const float* const here = from + row * places.row_step;
    const float* const first = here + places.starts[0];
    if (has_neighbors && places.lane_step == 2) {
      Vector real;
      Vector imaginary;
      separate(load_loose(first), load_loose(first + kLanes), real, imaginary, AllPlaces());
      store(to, real);
      store(to + kLanes, imaginary * sign);
    } else if (has_neighbors) {
      store(to, load_loose(first));
      store(to + kLanes,
            places.parts == 2 ? load_loose(first + places.part_step) * sign : Vector{});
    } else {
      for (int64_t lane = 0; lane < kLanes; ++lane) {
        const float* const element = here + places.starts[lane];
        to[lane] = *element;
        to[lane + kLanes] = places.parts == 2 ? element[places.part_step] * sign : 0.0F;
      }
    }
  }
}

void store_lanes(const float* rows, const int32_t* at, const LanePlaces& places, int64_t count,
                 float real, float imaginary, float* to) {
  int64_t row =
      is_contiguous(places) ? store_squares(rows, at, places, count, real, imaginary, to) : 0;
  const bool has_neighbors = are_neighbors(places);
  for (; row < count; ++row) {
    const float* const from = rows + at[row] * kRow;
    float* const here = to + row * places.row_step;
    float* const first = here + places.starts[0];
    if (has_neighbors && places.lane_step == 2) {
      Vector low;
      Vector high;
      interleave(load(from) * real, load(from + kLanes) * imaginary, low, high, AllPlaces());
      store_loose(first, low);
      store_loose(first + kLanes, high);
    } else if (has_neighbors) {
      store_loose(first, load(from) * real);
      if (places.parts == 2) {
        store_loose(first + places.part_step, load(from + kLanes) * imaginary);
      }
    } else {
      for (int64_t lane = 0; lane < places.lanes; ++lane) {
        float* const element = here + places.starts[lane];
        *element = from[lane] * real;
        if (places.parts == 2) element[places.part_step] = from[lane + kLanes] * imaginary;
      }
    }
  }
}

constexpr LaneSteps kSteps{.width = kLanes,
                           .transform = transform,
                           .multiply = multiply,
                           .unfold = unfold,
                           .fold = fold,
                           .load = load_lanes,
                           .store = store_lanes};

}  // namespace
}  // namespace passnet
