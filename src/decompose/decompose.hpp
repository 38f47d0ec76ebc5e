// Decomposes whole graphs into the pieces of a dataset (docs/dataset.md).
#pragma once

#include "decompose/motifs.hpp"
#include "decompose/units.hpp"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace passnet {

enum class PieceKind : uint8_t {
  kSingle,   // one op
  kFusible,  // neighbors that one launch computes, or a few without a library call
  kTypical,  // a motif, with library calls or without
};

constexpr std::string_view name(PieceKind kind) {
  switch (kind) {
    case PieceKind::kSingle:
      return "single";
    case PieceKind::kFusible:
      return "fusible";
    case PieceKind::kTypical:
      return "typical";
  }
  return "";
}

// The nodes at the positions [start, start + count) of `nodes()`, for `Cutter`.
struct Piece {
  size_t start = 0;
  size_t count = 0;
  PieceKind kind = PieceKind::kSingle;
  friend auto operator<=>(const Piece&, const Piece&) = default;
};

struct Decomposition {
  std::vector<Unit> units;  // for finding motifs
  std::vector<Piece>
      pieces;  // single ops that compute from operands, and fusible ranges; ascending
};

// The units between random ops. What nothing reads before the next random op is in no unit. Errors:
// those of `find_units`.
Result<std::vector<Unit>> find_program_units(const Graph& graph, const Catalog& catalog,
                                             const Target& target);

// Single ops but random ones, and fusible ranges: the units of at least two nodes, and stretches of
// at most `kMostLaunches` units without a library call. Ascending.
inline constexpr size_t kMostLaunches = 4;
std::vector<Piece> find_pieces(const Graph& graph, const Catalog& catalog,
                               const std::vector<Unit>& units);

// The units of a program and its pieces. Errors: those of `find_program_units`.
Result<Decomposition> decompose(const Graph& graph, const Catalog& catalog, const Target& target);

// The typical range that a motif is where it occurs.
Piece typical_piece(const std::vector<Unit>& units, const Motif& motif, size_t occurrence);

// Returns the typical pieces of each program, ascending. Equal programs count as one when motifs
// are found, because a program is no repetition of itself, and have the same pieces.
std::vector<std::vector<Piece>> find_typical_pieces(std::span<const std::vector<Unit>> programs);

}  // namespace passnet
