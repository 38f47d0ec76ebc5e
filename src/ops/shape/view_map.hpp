// Helpers of ops whose results are windows of their operand's buffer.
#pragma once

#include "base/check.hpp"
#include "ops/infer.hpp"

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace passnet {

// An index map from the operand's window to the results' windows; their strides are only meaningful
// if the operand's are. Returns nothing if the layout needs a copy first.
using Windows = std::vector<View>;
using MaybeWindows = std::optional<Windows>;

// The windows' types.
Types types_of(const OpCall& call, const Windows& windows);
// The operand's window if it is contiguous: views of it have the shapes to infer.
View contiguous_window(const OpCall& call);

// Cuts `length` indices of a dim, from `start` on.
View cut(View window, size_t dim, int64_t start, int64_t length, int64_t step = 1);
View without_dim(View window, size_t dim);
// `dim` counted from the front; refuses scalars, which have no dim to cut.
Result<size_t> cut_dim(const OpCall& call, int64_t dim, const View& operand);

// Infers by the index map itself, for views that exist for every layout.
template <auto map>
Result<Types> infer_by(const OpCall& call) {
  return types_of(call, TRY(map(call, contiguous_window(call))));
}
template <auto map>
MaybeWindows view_by(const OpCall& call, const View& operand) {
  auto windows = map(call, operand);
  CHECK(windows.has_value());  // inference has checked the arguments
  return *std::move(windows);
}

// Strides with which `to` (as many elements as `from`) walks the elements of a `from` with
// `strides`, in row-major order; nullopt if there are none.
std::optional<Strides> reshaped_strides(std::span<const int64_t> from,
                                        std::span<const int64_t> strides,
                                        std::span<const int64_t> to);

}  // namespace passnet
