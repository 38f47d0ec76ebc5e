#include "ops/shape/view_map.hpp"

namespace passnet {

Types types_of(const OpCall& call, const Windows& windows) {
  Types types;
  for (const View& window : windows) types.push_back({call.tensor(0).dtype, window.shape});
  return types;
}

View contiguous_window(const OpCall& call) {
  const Shape& shape = call.tensor(0).shape;
  return {shape, {contiguous_strides(shape), 0}};
}

View cut(View window, size_t dim, int64_t start, int64_t length, int64_t step) {
  window.layout.offset += start * window.layout.strides[dim];
  window.layout.strides[dim] *= step;
  window.shape[dim] = length;
  return window;
}

Result<size_t> cut_dim(const OpCall& call, int64_t dim, const View& operand) {
  if (operand.shape.empty()) {
    return call.fail("unsupported-rank", "'{}' expects rank 1 or more, found a scalar",
                     call.op().name());
  }
  return wrapped_dim(call, dim, operand.shape.size());
}

View without_dim(View window, size_t dim) {
  const auto at = static_cast<ptrdiff_t>(dim);
  window.shape.erase(window.shape.begin() + at);
  window.layout.strides.erase(window.layout.strides.begin() + at);
  return window;
}

std::optional<Strides> reshaped_strides(std::span<const int64_t> from,
                                        std::span<const int64_t> strides,
                                        std::span<const int64_t> to) {
  if (numel(from) == 0) return contiguous_strides(to);
  Strides result(to.size());
  size_t open = to.size();  // dims of `to` from here on have their strides
  size_t dim = from.size();
  while (dim > 0) {
    // A sequence of dims of `from` that acts as one: each stride is the next one's times its
    // extent.
    const int64_t step = strides[dim - 1];
    int64_t run = from[--dim];
    while (dim > 0 && (from[dim - 1] == 1 || strides[dim - 1] == run * step)) {
      run *= from[--dim];
    }
    int64_t covered = 1;
    while (open > 0 && (covered < run || to[open - 1] == 1)) {
      result[--open] = covered * step;
      covered *= to[open];
    }
    if (covered != run) return std::nullopt;
  }
  while (open > 0) result[--open] = 1;  // only extents of 1 are left
  return result;
}

}  // namespace passnet
