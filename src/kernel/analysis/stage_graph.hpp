// Which stages of a kernel have to wait for which others.
#pragma once

#include "kernel/kernel.hpp"

#include <vector>

namespace passnet {

// Stage b depends on an earlier stage a if it reads what a writes, or writes what a reads or
// writes, and the two accesses may reach a common element. Stages of which neither depends on the
// other, through others or not, may run at the same time.
struct StageGraph {
  std::vector<std::vector<size_t>> before;  // by stage: those it depends on directly, ascending
  std::vector<size_t> levels;  // by stage: the number of stages on the longest path to it

  bool depends(size_t later, size_t earlier) const;  // directly or through others
};

StageGraph find_stage_graph(const Kernel& kernel);

}  // namespace passnet
