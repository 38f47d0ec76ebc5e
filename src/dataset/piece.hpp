// Pieces of whole graphs: contiguous ranges of nodes as graphs of their own.
#pragma once

#include "ir/builder.hpp"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace passnet {

enum class PieceKind : uint8_t { kSingle, kFusible, kTypical };

inline constexpr std::array<std::string_view, 3> kPieceKinds{"single", "fusible", "typical"};

// A range of positions in `Graph::nodes`.
struct Piece {
  size_t start = 0;
  size_t count = 0;
  PieceKind kind = PieceKind::kSingle;
  size_t launches = 1;
};

// One piece for each node that computes; views and launches of passes are none.
std::vector<Piece> single_pieces(const Graph& graph, const Catalog& catalog);

// Cuts ranges of one graph, which must outlive it. A range becomes a graph: its inputs are the
// values that it reads, in order of first use, with the facts of the parent's inputs; its results
// are those that anything outside reads, or the first of the last node if there is none.
class Cutter {
 public:
  Cutter(const Graph& parent, const Catalog& catalog);
  // The range is within `Graph::nodes` and not empty. Linear in the range. Errors: those of type
  // inference.
  Result<Graph> cut(size_t start, size_t count) const;

 private:
  const Graph& parent_;
  const Catalog& catalog_;
  std::vector<size_t> last_reader_;  // by value: the position after its last reader
};

}  // namespace passnet
