// The example passes that are nearest to a graph, by their sequences of ops.
#pragma once

#include "ir/op/op.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace passnet {

struct NearExample {
  std::string name;     // of the pass
  std::string text;     // of the pass alone
  double likeness = 0;  // in [0, 1]: the shared subsequence of ops, twice, over both lengths
};

// Returns up to `count` of the passes in examples/passes that are closed, by descending likeness,
// then by name; an example without a common op is none.
std::vector<NearExample> nearest_examples(const Graph& graph, const Catalog& catalog, size_t count);

}  // namespace passnet
