#include "fuse/pieces.hpp"

#include <algorithm>

namespace passnet {
namespace {

constexpr size_t kMostPieces = 8;

// A cell whose writers tile it along one dim.
struct Joined {
  size_t dim = 0;
  struct Piece {
    size_t writer = 0;  // stage
    int64_t begin = 0;
    int64_t extent = 0;
  };
  std::vector<Piece> pieces;  // in order
};

bool is_plain_map(const GroupStage& stage) {
  return stage.stage->kind == StageKind::kMap && !stage.stage->guard.valid() &&
         stage.stage->store == StoreMode::kSet;
}

// The one term that walks the dim step by step; none where it stands still or walks otherwise.
std::optional<size_t> only_term(const DimIndex& index) {
  std::optional<size_t> found;
  for (size_t t = 0; t < index.multiples.size(); ++t) {
    if (index.multiples[t] == 0) continue;
    if (found || index.multiples[t] != 1) return std::nullopt;
    found = t;
  }
  return found;
}

class Splitter {
 public:
  explicit Splitter(StageGroup& group) : group_(group) {}

  void run() {
    constexpr int kMostSplits = 16;
    for (int split = 0; split < kMostSplits && split_one(); ++split) {
    }
  }

 private:
  // What a writer covers of the dim, where it covers all of the others.
  std::optional<Joined::Piece> piece_of(size_t writer, size_t joined_dim) const {
    const GroupStage& stage = group_.stages[writer];
    const auto dims = group_.place_of(stage.target);
    if (!is_plain_map(stage) || !dims) return std::nullopt;
    const Shape& shape = group_.cell(stage.target.cell).shape;
    Joined::Piece piece{.writer = writer, .begin = 0, .extent = 1};
    for (size_t dim = 0; dim < dims->size(); ++dim) {
      const auto term = only_term((*dims)[dim]);
      const int64_t extent = term ? stage.target.walk->terms[*term].extent : 1;
      if (dim == joined_dim) {
        piece.begin = (*dims)[dim].offset;
        piece.extent = extent;
      } else if (extent != shape[dim] || (*dims)[dim].offset != 0) {
        return std::nullopt;
      }
    }
    return piece;
  }

  std::optional<Joined> joined_along(const Cell& cell, size_t dim) const {
    Joined joined{.dim = dim, .pieces = {}};
    for (const uint32_t writer : cell.writers) {
      const auto piece = piece_of(writer, dim);
      if (!piece) return std::nullopt;
      joined.pieces.push_back(*piece);
    }
    std::ranges::sort(joined.pieces, {}, &Joined::Piece::begin);
    int64_t end = 0;
    for (const Joined::Piece& piece : joined.pieces) {
      if (piece.begin != end) return std::nullopt;
      end += piece.extent;
    }
    if (end != cell.shape[dim]) return std::nullopt;
    return joined;
  }

  std::optional<Joined> find_joined(const Cell& cell) const {
    if (cell.role != BufferRole::kTemporary) return std::nullopt;
    if (cell.writers.size() < 2 || cell.writers.size() > kMostPieces) return std::nullopt;
    for (size_t dim = 0; dim < cell.shape.size(); ++dim) {
      if (auto joined = joined_along(cell, dim)) return joined;
    }
    return std::nullopt;
  }

  // The loop with which every load of the cell walks all of the joined dim.
  std::optional<size_t> joint_loop(const GroupStage& stage, CellId cell,
                                   const Joined& joined) const {
    std::optional<size_t> loop;
    for (const auto& [id, load] : stage.loads) {
      if (load.cell != cell) continue;
      const auto dims = group_.place_of(load);
      if (!dims || (*dims)[joined.dim].offset != 0) return std::nullopt;
      const auto term = only_term((*dims)[joined.dim]);
      if (!term || (loop && *loop != *term)) return std::nullopt;
      if (load.walk->terms[*term].extent != group_.cell(cell).shape[joined.dim])
        return std::nullopt;
      loop = term;
    }
    return loop;
  }

  bool split_one() {
    for (size_t s = 0; s < group_.stages.size(); ++s) {
      const GroupStage& stage = group_.stages[s];
      if (!is_plain_map(stage)) continue;
      for (const auto& [id, load] : stage.loads) {
        const auto joined = find_joined(group_.cell(load.cell));
        if (!joined || std::ranges::any_of(joined->pieces, [&](const Joined::Piece& piece) {
              return piece.writer >= s;
            })) {
          continue;
        }
        const auto loop = joint_loop(stage, load.cell, *joined);
        if (!loop) continue;
        split(s, load.cell, *joined, *loop);
        return true;
      }
    }
    return false;
  }

  // The same walk over a piece: the joined dim starts at the piece and is as long as it is.
  CellAccess in_piece(const CellAccess& access, CellId piece, size_t joined_dim) const {
    const auto dims = *group_.place_of(access);
    const Shape& shape = group_.cell(piece).shape;
    const Strides strides = contiguous_strides(shape);
    CellAccess result{.cell = piece,
                      .shape = shape,
                      .layout = {.strides = strides},
                      .is_whole = false,
                      .walk = Walk{.offset = 0, .terms = access.walk->terms}};
    for (Term& term : result.walk->terms) term.coefficient = 0;
    for (size_t dim = 0; dim < dims.size(); ++dim) {
      if (dim != joined_dim) result.walk->offset += dims[dim].offset * strides[dim];
      for (size_t t = 0; t < dims[dim].multiples.size(); ++t) {
        result.walk->terms[t].coefficient += dims[dim].multiples[t] * strides[dim];
      }
    }
    return result;
  }

  // Stage `s` becomes, for each piece, a stage that writes the piece alone and one that reads it.
  void split(size_t s, CellId cell, const Joined& joined, size_t loop) {
    std::vector<GroupStage> added;
    for (const Joined::Piece& piece : joined.pieces) {
      Cell alone = group_.cell(cell);
      alone.role = BufferRole::kTemporary;
      alone.shape[joined.dim] = piece.extent;
      alone.storage = {};
      group_.cells.push_back(std::move(alone));
      const CellId own{static_cast<uint32_t>(group_.cells.size() - 1)};
      GroupStage writer = group_.stages[piece.writer];
      writer.target = in_piece(writer.target, own, joined.dim);
      added.push_back(std::move(writer));
      added.push_back(reader_of(group_.stages[s], cell, own, joined.dim, piece, loop));
    }
    auto& stages = group_.stages;
    stages.erase(stages.begin() + static_cast<ptrdiff_t>(s));
    stages.insert(stages.begin() + static_cast<ptrdiff_t>(s),
                  std::make_move_iterator(added.begin()), std::make_move_iterator(added.end()));
    for (Cell& each : group_.cells) each.writers.clear();
    for (uint32_t at = 0; at < stages.size(); ++at) {
      group_.cells[stages[at].target.cell.index].writers.push_back(at);
    }
  }

  GroupStage reader_of(const GroupStage& whole, CellId cell, CellId own, size_t joined_dim,
                       const Joined::Piece& piece, size_t loop) const {
    GroupStage reader = whole;
    reader.loops[loop].extent = piece.extent;
    reader.loops[loop].offset += piece.begin;
    for (auto& [id, load] : reader.loads) {
      if (load.cell == cell) {
        load = in_piece(load, own, joined_dim);
      } else {
        advance(load, piece, loop);
      }
      if (load.walk) load.walk->terms[loop].extent = piece.extent;
    }
    advance(reader.target, piece, loop);
    if (reader.target.walk) reader.target.walk->terms[loop].extent = piece.extent;
    return reader;
  }

  static void advance(CellAccess& access, const Joined::Piece& piece, size_t loop) {
    if (access.walk) access.walk->offset += access.walk->terms[loop].coefficient * piece.begin;
  }

  StageGroup& group_;
};

}  // namespace

void split_at_joints(StageGroup& group) { Splitter(group).run(); }

}  // namespace passnet
