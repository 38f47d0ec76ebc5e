// The schedule of a kernel on a CPU, as data: which stages share their rows, which loops are rows,
// which run innermost, and in what form. Printers only print it; explanations read the same data.
//
// A group of stages runs row by row; rows are independent, so threads share them. Within a row its
// stages run one after another, each over its inner loops, and a temporary with one element per row
// that passes from one stage to the next stays in a register. If memory is contiguous along a row
// loop instead, that loop is cut into *strips*: it runs innermost, one strip at a time, and a small
// array replaces the register. A reduction whose operands are contiguous along the last of its free
// loops cuts that one into strips.
#pragma once

#include "codegen/expr_placement.hpp"
#include "kernel/analysis/contraction.hpp"
#include "kernel/analysis/nest.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace passnet {

// Extents, strides and offsets are run-time parameters, so that one text serves every shape, or
// literals, so that the compiler knows how far loops run.
enum class CppNumbers : uint8_t { kParameters, kLiterals };

// The stride of loads that a vector makes from two, without gathering.
inline constexpr int64_t kEveryOther = 2;  // not tuning: what the prelude has

// True for the dtypes of NaN with bits that no bf16 has: such NaN must be cleaned before vectors
// round it to bf16.
constexpr bool exceeds_bf16(DType dtype) {
  return (is_float(dtype) || is_complex(dtype)) && dtype != DType::kBF16;
}

// A loop cut in tiles of `size` iterations.
struct TiledLoop {
  size_t loop = 0;
  int64_t size = 1;
  bool is_long = false;  // `choose_forms`: printed as if its numbers were unknown
};

// The forms of the innermost loop of a stage.
enum class StageForm : uint8_t {
  kScalar,       // for one value at a time
  kSimd,         // the same, with a request to the C++ compiler for vectors
  kOverlapping,  // in vectors of `overlap` iterations, the last of which may repeat some
  kVectors,      // one body for a vector of floats and for a single float
};

// The condition E >= 0, where E = constant + sum of coefficient * index over the nest's loops.
struct LoopBound {
  int64_t constant = 0;
  Integers coefficients;
};

// A long chain of vector operations, cut into phases: a processor that looks 200 operations ahead
// sees too few chains of 100 cycles at once. Each phase runs over a whole chunk of the innermost
// loop and stores values for later phases in arrays.
struct Phases {
  size_t count = 1;
  std::vector<size_t> of;                 // the phase of each expression that varies innermost
  std::vector<std::vector<bool>> needed;  // by phase and expression; empty for one phase
  std::vector<bool> repeated;             // by expression: each phase that needs it computes it
  std::vector<ExprId> carried;            // values that a phase stores for later ones

  bool is_needed(size_t phase, ExprId id) const { return needed[phase][id.index]; }
};

// A load that a vector body prefetches some iterations of a loop before it is needed.
struct Prefetch {
  size_t stage = 0;  // of the group, whose load it is
  ExprId load;
  size_t loop = 0;
  int64_t ahead = 1;
};

// A sum of products that runs in tiles of registers: target[row, column] = Σ over depth of
// left[row, depth] · right[depth, column], all three of which are loops of the nest within a row.
struct ProductForm {
  Factors factors;
  size_t row = 0;
  size_t column = 0;  // along which the target is contiguous
  size_t depth = 0;
};

struct ScheduledStage {
  size_t stage = 0;  // of the kernel
  Nest nest;  // row loops first, then the inner ones in the order in which they run, combined ones
              // last

  std::optional<ProductForm> product;  // the loops are printed as one call

  // ---- `choose_forms` decides the rest ----
  StageForm form = StageForm::kScalar;
  std::vector<size_t> order;      // the loops that the stage opens within a row, outermost first
  size_t free = 0;                // how many of them, the first ones, are not combined
  std::vector<ExprId> terms;      // of the guard, except those that became bounds
  std::vector<LoopBound> bounds;  // of the innermost loop
  ExprId stored;                  // the value that a map stores, before any rounding by the store
  ExprPlacement placement;

  std::vector<ExprId> turned;  // loads of a tile that are contiguous along its other loop: they
                               // pass through an array, transposed
  bool is_transposed = false;  // a map whose results pass through a tile of `tile_rows` rows
  int64_t tile_rows = 0;
  size_t overlap = 0;  // kOverlapping: iterations of a vector

  // kVectors
  int64_t few = 0;  // iterations of a short innermost loop that runs as one vector, or two
  Phases phases;
  int32_t interleaved = 1;       // number of vectors that are computed side by side
  bool stores_in_order = false;  // vectors of cheap values: g++ would swap their stores
  bool overlaps = false;         // the last vector may repeat elements of the one before it
  bool is_padded = false;        // whole vectors of a strip, from arrays to an array
  bool in_pairs = false;         // of a vector of even elements and one of odd ones: cheap for bf16
  std::vector<Prefetch> prefetches;

  int64_t chunk = 0;              // iterations of the innermost loop that run as one piece
  bool is_one_chunk = false;      // the innermost loop has at most one chunk
  int64_t known_range = 0;        // iterations at a time; 0: unknown, or not always as many
  std::vector<ExprId> converted;  // loads that are converted to float one chunk at a time
  bool narrows = false;           // results are collected as floats and rounded one chunk at a time
  bool rounds = false;            // results stay in a local as floats and are rounded there

  // Reductions
  int64_t sums = 0;        // along a row: number of sums that run side by side
  bool wide_sums = false;  // in strips: in double, adding sums of `part` iterations in f32
  int64_t part = 0;
  bool has_strips = false;  // along a row: the last free loop runs innermost, in strips of its own
  bool in_columns = false;  // in strips: in registers throughout the last reduction loop
  bool in_windows = false;  // in strips: in registers throughout all reduction loops
  bool narrows_strip = false;  // in strips: results are collected as floats and rounded together

  bool in_vectors() const { return form == StageForm::kVectors; }
  bool is_turned(ExprId load) const { return std::ranges::find(turned, load) != turned.end(); }
  size_t innermost() const { return order.back(); }
  // True if an expression is printed for a vector of floats.
  bool is_vector(ExprId id) const {
    return in_vectors() && placement[id.index].depth == order.size();
  }
  const PlacedExpr& placed(ExprId id) const { return placement[id.index]; }
};

// An expensive f32 expression that one stage computes for each element of a row, and that later
// stages over the same loop read from an array.
struct RowCache {
  ExprId value;
  size_t writer = 0;            // stage of the group
  std::vector<size_t> readers;  // stages of the group
  int64_t elements = 0;
  bool has_slots = false;  // all users run in vectors and read a value from the slot of its vector
};

// A temporary of a group with products of which a thread holds the elements of one unit: in an
// array that temporaries share that are not needed at the same time.
struct UnitArray {
  BufferId buffer;
  size_t slot = 0;  // of the group's `slots`
};
struct ArraySlot {
  DType dtype = DType::kF32;
  int64_t elements = 0;
};

struct CpuRows {
  std::vector<ScheduledStage> stages;
  size_t rows = 0;               // the first loops of every nest; equal in all stages
  bool in_strips = false;        // the last row loop is tiled and runs innermost
  bool strips_outside = false;   // all rows of one strip before the next strip
  std::vector<TiledLoop> tiled;  // that loop, or inner loops of the only stage; in a group with
                                 // products, the first inner loops of every stage
  std::vector<BufferId> locals;  // temporaries with one element per row
  bool serial = false;           // iterations must stay in order
  int64_t grain = 1;             // units (see `unit_count`) that are worth a thread
  int64_t vector = 0;            // elements at a time; 0: the C++ compiler chooses
  int64_t unroll = 0;            // copies of the innermost body; 0: the same
  int64_t strip_capacity = 0;    // the max number of iterations of a strip
  int64_t side_by_side = 1;      // number of short rows that run together, stage by stage
  std::vector<RowCache> caches;
  std::vector<UnitArray> arrays;  // accesses of their nests are those of the arrays, but for the
                                  // start of tiles
  std::vector<ArraySlot> slots;
  size_t pieces =
      1;  // this group and those after it that run as one loop, which `join_pieces` finds
  bool cleans_nan = false;  // the kernel rounds to bf16 and has inputs that `exceeds_bf16`

  bool is_local(BufferId buffer) const;
  bool has_products() const;
  const UnitArray* find_array(BufferId buffer) const;
  // True if a local of f16 holds floats, because elements of an array of f16 would be converted one
  // by one.
  bool holds_floats(const Kernel& kernel, BufferId buffer) const;
  const TiledLoop* find_tiled(size_t loop) const;
  // True if a stage of the group writes or reads a cache.
  bool uses_cache(size_t stage) const;
  // True if every stage runs in vectors, without a guard.
  bool all_in_vectors(const Kernel& kernel) const;
};

// A kernel that its caller runs part by part, on data that the caller has just stored in the cache:
// the last group, none of whose rows are tiled. The groups before it have no rows: they compute
// values that all rows need.
struct BlockForm {
  BufferId block;             // the buffer that holds only the caller's part
  bool cuts_columns = false;  // the loop after the rows is tiled, as one tile, in every stage
};

struct CpuSchedule {
  Kernel kernel;                // with maps and long reductions split
  std::vector<size_t> joints;   // stages that combine parts of a split reduction, ascending
  std::vector<size_t> origins;  // by stage: the stage of the given kernel that it belongs to
  CppNumbers numbers = CppNumbers::kParameters;
  std::vector<CpuRows> groups;
  std::optional<BlockForm> block;
};

}  // namespace passnet
