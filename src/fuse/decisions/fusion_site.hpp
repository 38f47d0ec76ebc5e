// A fusion site: one stage whose value later stages of its group read.
#pragma once

#include "fuse/stages.hpp"
#include "kernel/costs/fusion.hpp"
#include "kernel/target.hpp"

#include <span>
#include <vector>

namespace passnet {

// not tuning: one read of each element, with the rounding error of counting
inline constexpr double kOneRead = 1.001;

// One load of a buffer of the group.
struct BufferReader {
  size_t stage;
  const GroupAccess* access;
};

// Facts of a stage, known once it has been decided whether its value is stored.
struct StageFacts {
  double evaluations = 0;   // of the stage's value, wherever it is computed
  double operations = 0;    // elementary, of one evaluation with the values that it inlines
  bool is_emitted = false;  // it runs; otherwise its readers compute its value, if any do
  bool is_strided = false;  // of an inlined stage: it is evaluated at strided elements
  bool is_scalar = false;   // of an inlined stage: it is evaluated in a loop without vectors
  int64_t run = 0;  // of an inlined stage: number of consecutive elements at which it is evaluated
};

// Everything that a rule sees. Facts of later stages are complete; of this one the operations are
// known.
struct FusionSite {
  const StageGroup& group;
  const Target& target;
  std::span<const StageFacts> facts;      // by stage
  std::span<const BufferReader> readers;  // of the value, in the order of stages
  size_t at = 0;                          // the stage
  double reads = 0;                       // evaluations of one element, over all readers

  const FusionCosts& costs() const { return *target.fusion; }
  const GroupStage& stage() const { return group.stages[at]; }
  const GroupBuffer& buffer() const { return group.buffer(stage().target.buffer); }
  const GroupStage& reader(const BufferReader& reader) const { return group.stages[reader.stage]; }
  double operations() const { return facts[at].operations; }
  // True if the value is stored in any case, because something outside the group reads it.
  bool is_output() const { return buffer().role == BufferRole::kOutput; }
  int64_t bytes() const;
  // True if the value is too large to remain in a cache until it is read.
  bool leaves_cache() const { return bytes() > costs().max_cached_bytes; }
  // The cost of a load or a store of the value, relative to one of cached values.
  double distance() const { return leaves_cache() ? costs().uncached_loads : 1; }
};

// True if a reader has loops that move over the value, but none from one element to the next.
bool is_read_strided(const FusionSite& site);

// True if a reader's loop is vectorized only if it computes nothing else, or not at all: a running
// sum down columns, complex numbers.
bool is_read_without_vectors(const FusionSite& site);

// Returns the stages that run and whose loops would compute the value if it were not stored.
std::vector<size_t> evaluating_stages(const FusionSite& site);

// Returns the shortest run of consecutive elements that readers evaluate.
int64_t reader_run(const FusionSite& site);

// Returns how many consecutive elements the stage computes along one loop: its innermost, and those
// around it that continue where it ends in all that it accesses.
int64_t own_run(const GroupStage& stage);

// True if the stage, with the values that it may compute itself, reads inputs that are contiguous
// along different loops.
bool reads_along_different_loops(const FusionSite& site);

}  // namespace passnet
