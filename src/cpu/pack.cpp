#include "cpu/pack.hpp"

#include "cpu/element_bits.hpp"

#include <algorithm>
#include <cstring>

namespace passnet {
namespace {

template <class T>
void pack_elements(const T* from, std::span<const int64_t> outer, std::span<const PackedRun> runs,
                   T* to, int64_t stride, int64_t min_memcpy) {
  for (const int64_t start : outer) {
    T* target = to;
    for (const PackedRun& run : runs) {
      const T* source = from + start + run.offset;
      if (run.count >= min_memcpy) {
        std::memcpy(target, source, static_cast<size_t>(run.count) * sizeof(T));
      } else {
        for (int64_t i = 0; i < run.count; ++i) target[i] = source[i];
      }
      target += run.count;
    }
    to += stride;
  }
}

template <class T>
void repeat_elements(const T* from, std::span<const int64_t> outer, int64_t count, T* to,
                     int64_t stride) {
  for (const int64_t place : outer) {
    std::fill_n(to, count, from[place]);
    to += stride;
  }
}

}  // namespace

std::vector<PackedRun> find_runs(std::span<const int64_t> offsets) {
  std::vector<PackedRun> runs;
  for (const int64_t offset : offsets) {
    if (!runs.empty() && runs.back().offset + runs.back().count == offset) {
      ++runs.back().count;
    } else {
      runs.push_back({.offset = offset, .count = 1});
    }
  }
  return runs;
}

void pack(const std::byte* from, size_t element, std::span<const int64_t> outer,
          std::span<const PackedRun> runs, std::byte* to, int64_t stride, int64_t min_memcpy) {
  visit_element(element, [&]<class T>(T) {
    pack_elements(reinterpret_cast<const T*>(from), outer, runs, reinterpret_cast<T*>(to), stride,
                  min_memcpy);
  });
}

void repeat(const std::byte* from, size_t element, std::span<const int64_t> outer, int64_t count,
            std::byte* to, int64_t stride) {
  visit_element(element, [&]<class T>(T) {
    repeat_elements(reinterpret_cast<const T*>(from), outer, count, reinterpret_cast<T*>(to),
                    stride);
  });
}

}  // namespace passnet
