#include "cli/summary.hpp"

#include "base/hash.hpp"
#include "tensor/summary.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

}  // namespace

Json summary(const Tensor& tensor) {
  const TensorSummary figures = summarize(tensor);
  const int64_t numbers = tensor.numel() - figures.nan;
  // JSON has no infinity: such figures are null, like those without elements.
  const auto figure = [&](double value) {
    return numbers > 0 && std::isfinite(value) ? Json(value) : Json();
  };
  return {{"dtype", torch_name(tensor.type().dtype)},
          {"shape", tensor.type().shape},
          {"checksum", fmt::format("{:016x}", checksum64(tensor.bytes()))},
          {"min", figure(figures.min)},
          {"max", figure(figures.max)},
          {"mean", figure(figures.sum / static_cast<double>(std::max<int64_t>(numbers, 1)))},
          {"nan", figures.nan}};
}

}  // namespace passnet
