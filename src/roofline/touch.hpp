// Which elements of its buffers a stage of a kernel touches.
#pragma once

#include "roofline/element_set.hpp"

#include <span>
#include <vector>

namespace passnet {

// A box of a buffer's elements: index sets, one a dim, inside its shape.
struct TouchedBox {
  BufferId buffer;
  std::vector<IndexRuns> dims;
};

// [0, extent) for each loop of the stage.
std::vector<IndexRuns> whole_loops(const Kernel& kernel, const Stage& stage);
// The iterations, an index set a loop, that write what `needed` asks of the stage's target (its
// elements as they lie contiguously), rounded up to a box. Empty sets where nothing is asked for.
std::vector<IndexRuns> needed_loops(const Kernel& kernel, const Stage& stage,
                                    const ElementSet& needed);

// What these iterations load: a box a load. Indices that depend on data, or are not affine, are
// taken to be as many different ones as iterations can ask for, the first ones of their dim; loads
// that a condition leaves out count wherever they are in bounds.
std::vector<TouchedBox> touched_loads(const Kernel& kernel, const Stage& stage,
                                      std::span<const IndexRuns> loops);
// What they store.
TouchedBox touched_target(const Kernel& kernel, const Stage& stage,
                          std::span<const IndexRuns> loops);

}  // namespace passnet
