// A stage's loops as they are best run: unit loops dropped, neighbors merged, accesses affine.
#pragma once

#include "kernel/affine.hpp"
#include "kernel/kernel.hpp"

#include <map>
#include <span>
#include <vector>

namespace passnet {

// One load or store. Affine: element offset + Σ strides[loop] · index(loop) of the nest's loops;
// otherwise through its index expressions.
struct Access {
  BufferId buffer;
  bool affine = false;
  bool in_bounds = false;  // affine, and inside the buffer at every iteration
  int64_t offset = 0;
  Integers strides;
};

// Whether loads that might be out of bounds keep their index expressions, to be checked.
enum class Bounds : uint8_t { kChecked, kTrusted };

struct Nest {
  static constexpr size_t kUnit = static_cast<size_t>(-1);

  Integers extents;
  size_t combined = 0;             // how many of the last loops a reduction or scan combines over
  SmallVector<size_t, 6> loop_of;  // of each loop of the stage; kUnit: its index is always 0
  SmallVector<bool, 8> indexed;    // of each loop: whether an expression uses its index
  std::map<ExprId, Access> loads;
  Access target;
  std::vector<ExprId> exprs;       // what must be evaluated, operands first
  bool uses_target_index = false;  // the target index expressions are among `exprs`
};

// The stage as it stands: one loop a loop. `layouts`: one a buffer; buffers without one are
// contiguous.
Nest analyze_stage(const Kernel& kernel, const Stage& stage, std::span<const Layout> layouts,
                   Bounds bounds);

// Loop `order[i]` becomes loop i. The order of combined loops among themselves may change too.
void permute(Nest& nest, std::span<const size_t> order);
// Takes a loop of one iteration out.
void drop_unit(Nest& nest, size_t loop);
// Whether loops `outer` and `outer + 1` are a walk over one loop in every access but those of
// `ignored` buffers; and making them one.
bool can_merge(const Nest& nest, size_t outer, std::span<const BufferId> ignored = {});
void merge(Nest& nest, size_t outer);
// Drops and merges as far as that goes, the order kept.
void simplify(Nest& nest);
// The inverse of merging: a loop whose index nothing uses becomes two, the inner one of `inner`
// iterations, which divides its extent.
void cut(Nest& nest, size_t loop, int64_t inner);

// A stage's nest, simplified.
Nest make_nest(const Kernel& kernel, const Stage& stage, std::span<const Layout> layouts,
               Bounds bounds);

// Every buffer contiguous from its first element.
std::vector<Layout> contiguous_layouts(const Kernel& kernel);

}  // namespace passnet
