// Adds generalized variants, over dtype and shape, of the subgraphs of a dataset.
#pragma once

#include "dataset/dataset.hpp"
#include "generalize/generalize.hpp"

#include <functional>

namespace passnet {

struct VaryOptions {
  size_t max_variants = 4;  // per subgraph
  double max_flops = 1e7;   // of the small run that checks values
  size_t threads = 1;
};

struct VaryCounts {
  int64_t subgraphs = 0;
  int64_t variants = 0;  // that were added
};

// Adds the variants of each subgraph that are neither subgraphs nor variants already, in the order
// in which the subgraphs were added. A killed run goes on where it was; `visit` is called after
// each transaction with the number of subgraphs in it. Errors: "varied-otherwise" if the file has
// variants made with another `max_variants`, those of SQLite, "broken-text".
Result<VaryCounts> vary(Dataset& dataset, const Catalog& catalog, const VaryOptions& options,
                        const std::function<void(size_t)>& visit);

}  // namespace passnet
