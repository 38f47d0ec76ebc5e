#include "cpu/pack_windows.hpp"

#include "base/check.hpp"
#include "cpu/element_bits.hpp"
#include "runtime/product.hpp"

#include <algorithm>
#include <cstring>
#include <span>

namespace passnet {
namespace {

// Copies sixteen bytes at a time; the last copy overlaps the one before.
template <class T>
void copy_run(const T* from, T* to, int64_t count, int64_t min_memcpy) {
  constexpr int64_t kChunk = 16 / sizeof(T);  // not tuning: a chunk is 16 bytes
  if (count >= min_memcpy) {
    std::memcpy(to, from, static_cast<size_t>(count) * sizeof(T));
  } else if (count >= kChunk) {
    for (int64_t i = 0; i + kChunk <= count; i += kChunk) std::memcpy(to + i, from + i, 16);
    std::memcpy(to + count - kChunk, from + count - kChunk, 16);
  } else {
    for (int64_t i = 0; i < count; ++i) to[i] = from[i];
  }
}

template <class T>
void clear_run(T* to, int64_t count, int64_t min_memset) {
  if (count >= min_memset) {
    std::memset(to, 0, static_cast<size_t>(count) * sizeof(T));
  } else {
    for (int64_t i = 0; i < count; ++i) to[i] = 0;
  }
}

// The index of each loop at one iteration of all of them.
std::vector<int64_t> indices(std::span<const ProductLoop> loops, int64_t iteration) {
  std::vector<int64_t> index(loops.size());
  for (size_t i = loops.size(); i-- > 0;) {
    index[i] = iteration % loops[i].extent;
    iteration /= loops[i].extent;
  }
  return index;
}

int64_t floor_div(int64_t a, int64_t b) { return a >= 0 ? a / b : -((b - 1 - a) / b); }

}  // namespace

WindowPacker::WindowPacker(const Product& product, int64_t column_tile, int64_t min_memcpy)
    : channels_(product.depth.front().extent),
      channel_stride_(product.depth.front().right),
      step_(product.columns.back().right),
      min_memcpy_(min_memcpy) {
  CHECK(product.columns.size() == product.window.size());
  CHECK(product.depth.size() == product.window.size() + 1);
  const int64_t columns = iterations(product.columns);
  const int64_t taps = iterations(product.depth) / channels_;
  for (int64_t first = 0; first < columns; first += column_tile) {
    std::vector<Row>& rows = rows_.emplace_back();
    for (int64_t tap = 0; tap < taps; ++tap) {
      rows.push_back(make_row(product, tap, first, std::min(column_tile, columns - first)));
    }
  }
}

WindowPacker::Row WindowPacker::make_row(const Product& product, int64_t tap, int64_t first,
                                         int64_t count) const {
  const std::span<const ProductLoop> taps = std::span(product.depth).subspan(1);
  const std::vector<int64_t> tap_index = indices(taps, tap);
  const int64_t tap_offset = offset_of(taps, &ProductLoop::right, tap);
  const size_t last = product.window.size() - 1;
  Row row;
  const auto leave_out = [&](int64_t to, int64_t end) {
    if (to == end) return;
    if (!row.gaps.empty() && row.gaps.back().to + row.gaps.back().count == to) {
      row.gaps.back().count += end - to;
    } else {
      row.gaps.push_back({.to = to, .count = end - to});
    }
  };
  for (int64_t column = first; column < first + count;) {
    const std::vector<int64_t> output = indices(product.columns, column);
    const int64_t end =
        std::min(first + count, column - output[last] + product.columns[last].extent);
    const auto position = [&](size_t dim) {
      const WindowDim& own = product.window[dim];
      return output[dim] * own.stride + tap_index[dim] * own.dilation - own.before;
    };
    bool is_inside = true;
    for (size_t dim = 0; dim < last; ++dim) {
      is_inside &= position(dim) >= 0 && position(dim) < product.window[dim].input;
    }
    // The outputs of this row whose position is within [0, extent).
    const WindowDim& inner = product.window[last];
    const int64_t low = std::max<int64_t>(-floor_div(position(last), inner.stride), 0);
    const int64_t high =
        std::min(floor_div(inner.input - 1 - position(last), inner.stride) + 1, end - column);
    const int64_t to = column - first;
    if (is_inside && low < high) {
      leave_out(to, to + low);
      row.pieces.push_back(
          {.to = to + low,
           .from = offset_of(product.columns, &ProductLoop::right, column + low) + tap_offset,
           .count = high - low});
      leave_out(to + high, end - first);
    } else {
      leave_out(to, end - first);
    }
    column = end;
  }
  return row;
}

template <class T>
void WindowPacker::pack_elements(const T* from, size_t tile, T* to, int64_t stride) const {
  const std::vector<Row>& rows = rows_[tile];
  const auto taps = static_cast<int64_t>(rows.size());
  for (int64_t tap = 0; tap < taps; ++tap) {
    const Row& row = rows[static_cast<size_t>(tap)];
    for (int64_t channel = 0; channel < channels_; ++channel) {
      T* const target = to + (channel * taps + tap) * stride;
      const int64_t start = channel * channel_stride_;
      for (const Gap& gap : row.gaps) clear_run(target + gap.to, gap.count, min_memcpy_);
      for (const Piece& piece : row.pieces) {
        const T* const source = from + (start + piece.from);
        T* const place = target + piece.to;
        if (step_ == 1) {
          copy_run(source, place, piece.count, min_memcpy_);
        } else {
          for (int64_t i = 0; i < piece.count; ++i) place[i] = source[i * step_];
        }
      }
    }
  }
}

void WindowPacker::pack(const std::byte* from, size_t element, size_t tile, std::byte* to,
                        int64_t stride) const {
  visit_element(element, [&]<class T>(T) {
    pack_elements(reinterpret_cast<const T*>(from), tile, reinterpret_cast<T*>(to), stride);
  });
}

}  // namespace passnet
