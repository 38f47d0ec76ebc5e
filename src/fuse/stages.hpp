// The stages of several computations over shared buffers.
//
// A view between a writer and a reader becomes plain index arithmetic if both access the buffer
// with separate loops for each of its dims. So loops and dims of buffers are split until they do: a
// loop over [h·w] that reads what loops over [h] and [w] wrote becomes two loops.
#pragma once

#include "fuse/index_arithmetic.hpp"
#include "kernel/analysis/nest.hpp"
#include "lower/program.hpp"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

struct GroupBufferTag;
using GroupBufferId = Id<GroupBufferTag>;

// Memory of a group: an input, an output, or a value that passes between its stages.
struct GroupBuffer {
  BufferRole role = BufferRole::kTemporary;
  DType dtype = DType::kF32;
  Shape shape;    // inputs: the window's; otherwise contiguous, with dims split as stages require
  Window window;  // inputs
  StorageId storage;              // outputs, and temporaries that are results of a computation
  std::vector<uint32_t> writers;  // stages
};

// The access of a stage to a buffer that is no input.
struct GroupAccess {
  GroupBufferId buffer;
  Shape shape;                         // of the source kernel's buffer
  Layout layout;                       // of its dims over the buffer's elements
  bool is_whole = false;               // the buffer has that shape and that layout
  std::optional<AffineAccess> affine;  // one loop per loop of the stage; none if it is not affine
};

// A loop of a stage: a loop of the source kernel, or a part of it.
struct GroupLoop {
  size_t source = 0;
  int64_t extent = 1;
  int64_t radix = 1;   // the extent in the source, of which this may be a segment
  int64_t offset = 0;  // of that segment
};

struct GroupStage {
  uint32_t computation = 0;
  const Kernel* kernel = nullptr;
  const Stage* stage = nullptr;
  Nest nest;  // over the source's loops; inputs in their layouts, other buffers contiguous
  std::vector<GroupLoop> loops;         // in the order of the source's
  size_t reduction_loops = 0;           // number of the last loops, which are reduced or scanned
  std::map<ExprId, GroupAccess> loads;  // of buffers that are no inputs
  GroupAccess target;

  int64_t iterations() const;
  // The iterations of the reduction loops: 1 for a map.
  int64_t reduced_iterations() const;
};

struct StageGroup {
  std::vector<GroupBuffer> buffers;
  std::vector<GroupStage> stages;
  // By computation of the group, then by the buffers of its kernel.
  std::vector<std::vector<GroupBufferId>> buffer_of;

  const GroupBuffer& buffer(GroupBufferId id) const { return buffers[id.index]; }
  // The index into each dim of the accessed buffer; nothing if it is not a sum of whole loops.
  std::optional<std::vector<DimIndex>> indices_of(const GroupAccess& access) const;
  // The buffer's dims as sums of the access's own dims, if those never carry: an index leaves its
  // dim only if the value is not used (padding).
  std::optional<std::vector<DimIndex>> indices_by_dims(const GroupAccess& access) const;
  // These indices with divisions; nothing if the access goes backwards.
  std::optional<std::vector<DividedIndex>> divided_by_dims(const GroupAccess& access) const;
};

// Returns the stages of the computations `members` (ascending) of the program, with loops split as
// far as useful. `live_out`: by storage, true if something outside the group reads it.
StageGroup collect_stages(const LoopProgram& program, std::span<const uint32_t> members,
                          const std::vector<bool>& live_out);

// Returns the loop of the writer that indexes each dim of the buffer (numbered after splitting;
// nothing for a dim of extent 1), if one map stores every element once and each dim has one loop.
using DimLoops = SmallVector<std::optional<size_t>, 6>;
std::optional<DimLoops> dim_loops(const StageGroup& group, GroupBufferId buffer);

}  // namespace passnet
