#include "library/find_epilogue.hpp"

#include "codegen/schedule/block_schedule.hpp"
#include "kernel/costs/library.hpp"
#include "kernel/target.hpp"
#include "runtime/product.hpp"

#include <utility>

namespace passnet {
namespace {

ResultRows rows_of(const Product& product, const LibraryRules& rules) {
  ResultRows result{.columns = iterations(product.columns), .start = product.target_start};
  for (const ProductLoop& loop : product.batch) result.rows.push_back({loop.extent, loop.target});
  const int64_t rows = iterations(product.rows);
  if (rows > 1) {
    result.rows.push_back({rows, uniform_stride(product.rows, &ProductLoop::target).value()});
  }
  // Threads share matrices, or rows of a tall one; a row must not exceed the first-level cache.
  const bool is_in_place = product.window.empty() &&
                           uniform_stride(product.columns, &ProductLoop::right).has_value() &&
                           uniform_stride(product.depth, &ProductLoop::right).has_value();
  result.may_hold_whole_rows = is_in_place && result.columns <= rules.max_epilogue_columns &&
                               (iterations(product.batch) > 1 || rows >= 8 * result.columns);
  return result;
}

ResultRows rows_of(const Convolution& convolution) {
  ResultRows result{.may_hold_whole_rows = true};
  for (const WindowDim& dim : convolution.dims) result.columns *= dim.output;
  const int64_t rows = convolution.batch * convolution.groups * convolution.out_channels;
  result.rows.push_back({rows, result.columns});
  return result;
}

}  // namespace

std::optional<CpuSchedule> find_epilogue(const Kernel& kernel, std::span<const Layout> layouts,
                                         BufferId result, const LibraryCall& call,
                                         const Target& target) {
  ResultRows rows;
  if (const auto* product = std::get_if<Product>(&call)) {
    rows = rows_of(*product, *target.library);
  } else if (const auto* convolution = std::get_if<Convolution>(&call)) {
    rows = rows_of(*convolution);
  } else {
    return std::nullopt;  // whole rows are computed in place
  }
  return schedule_block(kernel, layouts, result, std::move(rows), target);
}

}  // namespace passnet
