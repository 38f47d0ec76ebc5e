#include "runtime/product_offsets.hpp"

namespace passnet {

std::optional<int64_t> uniform_stride(std::span<const ProductLoop> loops, ProductStride tensor) {
  std::optional<int64_t> stride;  // of the loops behind
  int64_t next = 0;               // what the loop in front must move by
  for (size_t i = loops.size(); i-- > 0;) {
    if (loops[i].extent == 1) continue;
    if (!stride) {
      stride = loops[i].*tensor;
    } else if (loops[i].*tensor != next) {
      return std::nullopt;
    }
    next = loops[i].*tensor * loops[i].extent;
  }
  return stride.value_or(0);
}

std::vector<int64_t> offsets(std::span<const ProductLoop> loops, ProductStride tensor) {
  std::vector<int64_t> result{0};
  for (const ProductLoop& loop : loops) {
    std::vector<int64_t> longer;
    longer.reserve(result.size() * static_cast<size_t>(loop.extent));
    for (const int64_t offset : result) {
      for (int64_t i = 0; i < loop.extent; ++i) longer.push_back(offset + i * loop.*tensor);
    }
    result = std::move(longer);
  }
  return result;
}

int64_t offset_of(std::span<const ProductLoop> loops, ProductStride tensor, int64_t index) {
  int64_t offset = 0;
  for (size_t i = loops.size(); i-- > 0;) {
    offset += index % loops[i].extent * (loops[i].*tensor);
    index /= loops[i].extent;
  }
  return offset;
}

}  // namespace passnet
