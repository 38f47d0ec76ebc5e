#include "generalize/trial_run.hpp"

#include "generalize/resize.hpp"
#include "generate/inputs.hpp"
#include "interpret/interpret.hpp"
#include "ir/cost.hpp"
#include "tensor/summary.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace passnet {
namespace {

constexpr int64_t kMaxBytes = int64_t{1} << 27;  // of all values alive at once

bool is_small(const Graph& graph, const Catalog& catalog, double max_flops) {
  const GraphCost total = cost(graph, catalog);
  return total.flops <= max_flops && total.peak_bytes <= kMaxBytes;
}

// The least value of the symbol that is at least `least`, but not above its own.
int64_t value_from(const DimSymbol& symbol, int64_t least) {
  const int64_t steps =
      std::max<int64_t>(1, (least - symbol.offset + symbol.step - 1) / symbol.step);
  return std::min(symbol.value, symbol.offset + steps * symbol.step);
}

bool is_finite(const Tensor& tensor) {
  const TensorSummary summary = summarize(tensor);
  return summary.nan == 0 &&
         (tensor.numel() == 0 || (std::isfinite(summary.min) && std::isfinite(summary.max)));
}

}  // namespace

std::optional<std::vector<int64_t>> find_small_values(const Graph& graph, const Catalog& catalog,
                                                      const GraphSymbols& symbols,
                                                      double max_flops) {
  constexpr std::array<int64_t, 9> kLeast{1, 2, 4, 8, 16, 32, 64, 128, 256};
  for (const int64_t least : kLeast) {
    std::vector<int64_t> values;
    for (const DimSymbol& symbol : symbols.symbols) {
      const bool is_batch = symbol.dim_class == DimClass::kBatch;
      values.push_back(symbol.dim_class == DimClass::kOther
                           ? symbol.value
                           : value_from(symbol, is_batch ? 2 : 4 * least));
    }
    const auto small = resize(graph, catalog, symbols, values);
    if (small && !is_small(*small, catalog, max_flops)) return std::nullopt;
    if (small) return values;
  }
  return std::nullopt;
}

Result<std::vector<bool>> find_finite_results(const Graph& graph, const Catalog& catalog) {
  constexpr uint64_t kSeed = 1;
  const std::vector<Tensor> results =
      TRY(interpret(graph, catalog, make_inputs(graph, catalog, kSeed), InterpretOptions()));
  std::vector<bool> finite;
  for (const Tensor& result : results) finite.push_back(is_finite(result));
  return finite;
}

}  // namespace passnet
