#include "generalize/sizes.hpp"

#include <algorithm>

namespace passnet {
namespace {

std::vector<int64_t> list_all(const DimSymbol& symbol) {
  switch (symbol.dim_class) {
    case DimClass::kBatch:
      // A large one is a number of rows.
      if (symbol.value > 64) return {symbol.value / 4, symbol.value / 2, symbol.value * 2};
      return {1, 2, 4, 8, 16, 32};
    case DimClass::kSequence:
      return {32, 64, 96, 128, 192, 256, 384, 512, 768, 1024};
    case DimClass::kSide:
      if (symbol.value % 7 == 0) return {7, 14, 28, 56, 112, 168, 224, 336, 448};
      return {4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512};
    case DimClass::kOther:
      return {symbol.value / 2, symbol.value * 2};
  }
  return {};
}

}  // namespace

std::vector<int64_t> list_sizes(const DimSymbol& symbol) {
  constexpr int64_t kMaxRatio = 8;  // beyond, a graph is another workload; batches are free
  std::vector<int64_t> sizes;
  for (const int64_t size : list_all(symbol)) {
    const int64_t scaled = size - symbol.offset;
    const bool is_near = symbol.dim_class == DimClass::kBatch ||
                         (size <= symbol.value * kMaxRatio && symbol.value <= size * kMaxRatio);
    if (size == symbol.value || scaled < symbol.step || scaled % symbol.step != 0) continue;
    if (is_near) sizes.push_back(size);
  }
  if (!sizes.empty()) return sizes;
  // Steps or an offset leave none of the list.
  const int64_t steps = (symbol.value - symbol.offset) / symbol.step;
  for (const int64_t other : {steps / 4, steps / 2, steps * 2, steps * 3}) {
    if (other > 0) sizes.push_back(other * symbol.step + symbol.offset);
  }
  return sizes;
}

}  // namespace passnet
