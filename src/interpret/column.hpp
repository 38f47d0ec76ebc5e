// Values of an expression in a block of iterations.
#pragma once

#include "kernel/analysis/nest.hpp"
#include "kernel/columns.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace passnet {

// The state of an expression while the stage runs.
struct StageColumn {
  ExprId id;
  ColumnFunction function = nullptr;
  const Access* access = nullptr;  // kLoad
  size_t position = 0;             // evaluated when the loop at this place of the order steps
  bool wide = false;               // a value for each lane; otherwise one
  bool varies = false;             // depends on another loop than that of the lanes
  bool is_known = false;           // evaluated, and the same in all iterations
  bool spread = false;             // one value, copied to all lanes for a wide user
  bool alias = false;              // its lanes are its operand's, or in memory
  std::vector<std::byte> storage;
  const std::byte* data = nullptr;
  // 0, or 1 + 16·expression + dim of the index that is out of range, of a load or a check; empty if
  // none can be.
  std::vector<uint32_t> poison;
};

}  // namespace passnet
