// A stage's loops in canonical form: unit loops dropped, neighbors merged, accesses affine.
#pragma once

#include "kernel/analysis/affine.hpp"
#include "kernel/kernel.hpp"

#include <map>
#include <span>
#include <vector>

namespace passnet {

// The elements that iterations 2m and 2m + 1 of a loop over pairs access: 2m and 2m + 1, 2m + 1 and
// 2m, both 2m, or both m.
enum class PairOrder : uint8_t { kPlain, kSwapped, kFirst, kRepeated };

// One load or store. If affine: element offset + Σ strides[loop] · index(loop) of the nest's loops;
// otherwise through its index expressions.
struct Access {
  BufferId buffer;
  bool affine = false;
  bool in_bounds = false;  // affine, and inside the buffer at every iteration
  int64_t offset = 0;
  Integers strides;
  PairOrder pairs = PairOrder::kPlain;  // along the last loop, whose stride is 1 if not kPlain
};

// kChecked keeps the index expressions of loads that may be out of bounds, to be checked.
enum class Bounds : uint8_t { kChecked, kTrusted };

struct Nest {
  static constexpr size_t kUnit = static_cast<size_t>(-1);

  Integers extents;
  size_t combined = 0;             // the number of innermost loops over which a reduction or scan
                                   // combines
  SmallVector<size_t, 6> loop_of;  // for each loop of the stage; kUnit: its index is always 0
  SmallVector<bool, 8> indexed;    // for each loop: true if an expression uses its index
  std::map<ExprId, Access> loads;
  Access target;
  std::vector<ExprId> exprs;       // expressions to evaluate, operands first
  bool uses_target_index = false;  // the target index expressions are among `exprs`
  bool has_pairs = false;          // the last loop runs over pairs: see `merge_pairs`
};

// The stage as it is: one loop per loop. `layouts`: one per buffer; buffers without one are
// contiguous.
Nest analyze_stage(const Kernel& kernel, const Stage& stage, std::span<const Layout> layouts,
                   Bounds bounds);

// Loop `order[i]` becomes loop i. The order of reduction loops may change too.
void permute(Nest& nest, std::span<const size_t> order);
// Removes a loop of one iteration.
void drop_unit(Nest& nest, size_t loop);
// can_merge: true if loops `outer` and `outer + 1` act as one loop in every access except those of
// `ignored` buffers. merge: makes them one.
bool can_merge(const Nest& nest, size_t outer, std::span<const BufferId> ignored = {});
void merge(Nest& nest, size_t outer);
// Returns the number of iterations of the loops along which the access moves: the elements that it
// accesses, if no two of them are the same.
int64_t accessed_elements(const Nest& nest, const Access& access);
// Makes the last loop, of two iterations, and the one before it one loop over pairs, of which
// expressions use the last bit of the index only; false if accesses do not permit it.
bool merge_pairs(Nest& nest);
// True for a comparison of that bit with a constant.
bool compares_bit(const Kernel& kernel, const Nest& nest, ExprId id);
// Drops and merges loops as far as possible, preserving their order.
void simplify(Nest& nest);
// The inverse of merging: splits a loop whose index nothing uses into two, the inner one with
// `inner` iterations, which must divide its extent.
void cut(Nest& nest, size_t loop, int64_t inner);

// A stage's nest, simplified.
Nest make_nest(const Kernel& kernel, const Stage& stage, std::span<const Layout> layouts,
               Bounds bounds);

// Layouts in which every buffer is contiguous from its first element.
std::vector<Layout> contiguous_layouts(const Kernel& kernel);

}  // namespace passnet
