// Finds stages with sums of products that run in tiles on tensor cores.
#pragma once

#include "codegen/cuda/cuda_blocks.hpp"
#include "codegen/cuda/tiles/advance_values.hpp"

#include <optional>
#include <span>

namespace passnet {

struct Target;

// Finds such stages of one kernel.
class CudaTileFinder {
 public:
  // All arguments must outlive it. `layouts`: those of inputs and outputs.
  CudaTileFinder(const Kernel& kernel, std::span<const Layout> layouts, const Target& target);

  // The longest list of stages from `first` on that run in tiles.
  std::optional<CudaBlocks> find(size_t first) const;
  // The first stage from `first` on that is a product for tiles; the number of stages if none is.
  size_t next_product(size_t first) const;
  // The first stages with several products that share their rows, which may have values that are
  // better computed earlier.
  std::optional<SharedStages> find_shared() const;

 private:
  // True for a sum of products of floats with fewer than two panels, which is left to the rows of
  // other stages.
  bool is_shallow(size_t stage) const;
  std::optional<CudaBlocks> make(size_t first, size_t last) const;

  const Kernel& kernel_;
  std::span<const Layout> layouts_;
  const Target& target_;
  std::vector<Nest> nests_;     // by stage
  std::vector<bool> products_;  // by stage: it is one
};

// Computes values of stages that will run in tiles as early as they can be.
void advance_for_tiles(CudaSchedule& schedule, std::span<const Layout> layouts,
                       const Target& target);

// Makes a product whose sums are added to another value the continuation of that: the value comes
// first, and the product adds to it. Changes the stages of the schedule's kernel that the blocks
// have.
void continue_sums(CudaSchedule& schedule, std::span<const Layout> layouts, CudaBlocks& blocks);

}  // namespace passnet
