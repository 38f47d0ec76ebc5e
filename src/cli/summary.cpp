#include "cli/summary.hpp"

#include "base/hash.hpp"
#include "kernel/columns.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

constexpr size_t kBlock = 1024;
constexpr size_t kChains = 8;  // so that additions overlap

struct Figures {
  double least = INFINITY;
  double greatest = -INFINITY;
  std::array<double, kChains> sums{};
  int64_t nan = 0;

  void take(const double* values, size_t count) {
    for (size_t i = 0; i < count; ++i) {
      const double value = values[i];
      // Comparisons with NaN are false, which leaves it out.
      least = value < least ? value : least;
      greatest = value > greatest ? value : greatest;
      nan += value != value ? 1 : 0;
      sums[i % kChains] += value == value ? value : 0;
    }
  }
};

Figures figures_of(const Tensor& tensor) {
  Figures figures;
  const DType dtype = tensor.type().dtype;
  const auto total = static_cast<size_t>(tensor.numel());
  std::array<std::byte, kBlock * sizeof(double)> lanes;
  std::array<double, kBlock> values;
  for (size_t first = 0; first < total; first += kBlock) {
    const size_t count = std::min(kBlock, total - first);
    load_column(dtype, tensor.bytes().data(), static_cast<int64_t>(first), 1, lanes.data(), count);
    cast_column(dtype, DType::kF64, lanes.data(), values.data(), count);
    figures.take(values.data(), count);
  }
  return figures;
}

}  // namespace

Json summary(const Tensor& tensor) {
  const Figures figures = figures_of(tensor);
  const int64_t numbers = tensor.numel() - figures.nan;
  double sum = 0;
  for (const double chain : figures.sums) sum += chain;
  // JSON has no infinity: such figures are null, as are those over no number.
  const auto figure = [&](double value) {
    return numbers > 0 && std::isfinite(value) ? Json(value) : Json();
  };
  return {{"dtype", torch_name(tensor.type().dtype)},
          {"shape", tensor.type().shape},
          {"checksum", fmt::format("{:016x}", checksum64(tensor.bytes()))},
          {"min", figure(figures.least)},
          {"max", figure(figures.greatest)},
          {"mean", figure(sum / static_cast<double>(std::max<int64_t>(numbers, 1)))},
          {"nan", figures.nan}};
}

}  // namespace passnet
