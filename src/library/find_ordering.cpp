#include "library/find_ordering.hpp"

#include "kernel/costs/library.hpp"
#include "ops/infer.hpp"

#include <limits>
#include <string_view>

namespace passnet {
namespace {

// The arguments of the ops: the place of `dim` in the schema, and what is stored.
struct Stored {
  size_t dim = 1;
  bool descending = false;
  bool has_values = true;
  int64_t first = 0;
  int64_t count = 0;
};

Stored stored_by(const OpCall& call) {
  const std::string_view name = call.op().name();
  if (name == "topk") {
    return {.dim = 2, .descending = call.boolean(3), .count = call.integer(1)};
  }
  if (name == "kthvalue") return {.dim = 2, .first = call.integer(1) - 1, .count = 1};
  const TensorType& self = call.tensor(0);
  const size_t dim = checked_dim(call.integer(1), self.rank());
  return {.descending = call.boolean(2), .has_values = name == "sort", .count = self.shape[dim]};
}

}  // namespace

std::optional<Ordering> find_ordering(const OpCall& call, const Layout& input,
                                      const LibraryRules& rules) {
  const TensorType& self = call.tensor(0);
  if (self.rank() == 0) return std::nullopt;
  const Stored stored = stored_by(call);
  const size_t dim = checked_dim(call.integer(stored.dim), self.rank());
  const int64_t extent = self.shape[dim];
  const bool is_largest = call.op().name() == "topk" && stored.descending && stored.count == 1;
  if (is_largest || stored.count < 1 || extent < rules.min_ordered_row ||
      extent > std::numeric_limits<uint32_t>::max()) {
    return std::nullopt;
  }
  Ordering found{.dtype = self.dtype,
                 .descending = stored.descending,
                 .has_values = stored.has_values,
                 .first = stored.first,
                 .count = stored.count,
                 .extent = extent,
                 .start = input.offset,
                 .stride = input.strides[dim]};
  Shape results = self.shape;
  results[dim] = stored.count;
  const Strides strides = contiguous_strides(results);
  found.output_stride = strides[dim];
  for (size_t i = 0; i < self.rank(); ++i) {
    if (i == dim) continue;
    found.rows.push_back(
        {.extent = self.shape[i], .input = input.strides[i], .output = strides[i]});
  }
  return found;
}

}  // namespace passnet
