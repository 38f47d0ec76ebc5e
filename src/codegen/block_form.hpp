// Kernels that their caller runs part by part, on what it has just left in the cache.
#pragma once

#include "codegen/cpp.hpp"
#include "codegen/schedule.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// One group of rows, none of them blocked. `block`: the buffer that holds the caller's part alone.
// Where columns are cut, the loop after the rows is blocked, as one block, in every stage.
struct BlockForm {
  std::vector<RowGroup> before;  // without rows: what has to be there for any row
  RowGroup rows;
  BufferId block;
  bool cuts_columns = false;
};

// The same as `print_cpp`, with literals, but the entry does the rows [p[0], p[1]) alone, numbered
// through all row loops, and of cut columns [p[2], p[3]); rows of `block` lie p[4] elements apart.
// Where p[1] is 0, what comes before. Rows may run in several threads at once. Its buffers: inputs,
// outputs, temporaries that are not of a row.
CppSource print_cpp_block(const Kernel& kernel, const BlockForm& form,
                          std::span<const Layout> layouts, std::string_view symbol,
                          const Target& target, std::span<const std::string> comments = {});

}  // namespace passnet
