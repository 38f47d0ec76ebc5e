// Writes kernels in the loop language for ops along rows: normalizations, softmax and reductions of
// the last dim, with expressions per element around them.
#pragma once

#include "pass/write/write_loops.hpp"

#include <optional>
#include <string>
#include <vector>

namespace passnet {

struct RowKernel {
  std::string text;  // `(a0[p*, d], …) -> r0[p*, d] { … }`
  std::vector<std::string> guards;
  friend bool operator==(const RowKernel&, const RowKernel&) = default;
};

// Returns the nodes as one kernel over the rows of the first value, with the roundings of the ops;
// nullopt if a value is neither of its shape, nor a number per row or per place in a row, or if an
// op is none of those above. The guards require the types that the kernel reads.
std::optional<RowKernel> write_row_kernel(const Graph& graph, const GraphPart& part,
                                          const Catalog& catalog, const NumberText& number);

}  // namespace passnet
