// The stages of several computations over shared cells of memory.
//
// A view between a writer and a reader becomes plain index arithmetic where both walk the cell with
// loops of their own for each of its dims. So loops are cut, and the dims of cells, until they do:
// a loop over [h·w] that reads what loops over [h] and [w] wrote becomes two loops.
#pragma once

#include "fuse/place.hpp"
#include "kernel/nest.hpp"
#include "lower/program.hpp"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

struct CellTag;
using CellId = Id<CellTag>;

// Memory of a group: what it reads, what it leaves, and what only passes between its stages.
struct Cell {
  BufferRole role = BufferRole::kTemporary;
  DType dtype = DType::kF32;
  Shape shape;        // inputs: the window's; else contiguous, cut where stages ask for it
  Window window;      // inputs
  StorageId storage;  // outputs, and temporaries that are results of a computation
  std::vector<uint32_t> writers;  // stages
};

// How a stage reads or writes a cell that is no input.
struct CellAccess {
  CellId cell;
  Shape shape;               // of the source kernel's buffer
  Layout layout;             // of its dims over the cell's elements
  bool is_whole = false;     // the cell has that shape, and the layout is its own
  std::optional<Walk> walk;  // a term for each loop of the stage; none where it is not affine
};

// A loop of a stage: one of the source's, or a part of it.
struct GroupLoop {
  size_t source = 0;
  int64_t extent = 1;
  int64_t radix = 1;   // the extent in the source, of which this may be a piece
  int64_t offset = 0;  // of that piece
};

struct GroupStage {
  uint32_t computation = 0;
  const Kernel* kernel = nullptr;
  const Stage* stage = nullptr;
  Nest nest;  // of the source's loops; inputs as they lie, other buffers contiguous
  std::vector<GroupLoop> loops;        // in the order of the source's
  size_t combined = 0;                 // how many of the last loops are reduced or scanned
  std::map<ExprId, CellAccess> loads;  // of cells that are no inputs
  CellAccess target;

  int64_t iterations() const;
};

struct StageGroup {
  std::vector<Cell> cells;
  std::vector<GroupStage> stages;
  std::vector<std::vector<CellId>> cell_of;  // by computation of the group, then by its buffers

  const Cell& cell(CellId id) const { return cells[id.index]; }
  // Where an access lands in its cell; nothing where it has to be computed as it goes.
  std::optional<std::vector<DimIndex>> place_of(const CellAccess& access) const;
  // The cell's dims as sums of the access's own, where those carry into none: an index leaves its
  // dim only where the value does not count (padding).
  std::optional<std::vector<DimIndex>> dims_of(const CellAccess& access) const;
};

// The stages of the computations `members` (ascending) of the program, cut as far as it helps.
// `leaves`: by storage, whether something outside the group needs it.
StageGroup collect_stages(const LoopProgram& program, std::span<const uint32_t> members,
                          const std::vector<bool>& leaves);

}  // namespace passnet
