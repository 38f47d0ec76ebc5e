#include "dataset/build/subgraph_maker.hpp"

#include "ir/text/text.hpp"
#include "ir/verify.hpp"

#include <mutex>

namespace passnet {

SubgraphMaker::SubgraphMaker(const Catalog& catalog, const Target& target, const DigestSet& known,
                             const LaunchList* list)
    : catalog_(catalog), list_(list), counter_(catalog, target), costs_(catalog) {
  for (const Digest& hash : known) places_.emplace(hash, 0);
}

void SubgraphMaker::add_pieces(size_t place, GraphAnalysis& analysis,
                               const std::vector<Piece>& pieces, TextPacker& packer,
                               GraphRecord& record) {
  const Cutter cutter(analysis.graph(), catalog_);
  for (const Piece& piece : pieces) {
    CutPiece cut = hash_piece(analysis, cutter, piece);
    if (!cut.hash) continue;
    const Digest hash = *cut.hash;
    record.pieces.push_back({.piece = piece, .hash = hash});
    if (!claim(hash, place)) continue;
    record.subgraphs.emplace(hash, describe_piece(analysis, cutter, std::move(cut), packer));
  }
}

void SubgraphMaker::note_pieces(const Digest& key, const Digest& order, GraphAnalysis& analysis,
                                const std::vector<Piece>& pieces, TextPacker& packer,
                                TypicalNotes& notes) {
  const Cutter cutter(analysis.graph(), catalog_);
  std::vector<PieceRecord> noted;
  std::map<Digest, SubgraphRecord> subgraphs;
  for (const Piece& piece : pieces) {
    CutPiece cut = hash_piece(analysis, cutter, piece);
    if (!cut.hash) continue;
    const Digest hash = *cut.hash;
    noted.push_back({.piece = piece, .hash = hash});
    if (subgraphs.contains(hash) || is_claimed(hash) || !notes.lacks(hash, order)) continue;
    subgraphs.emplace(hash, describe_piece(analysis, cutter, std::move(cut), packer));
  }
  notes.add(key, order, std::move(noted), std::move(subgraphs));
}

SubgraphMaker::CutPiece SubgraphMaker::hash_piece(GraphAnalysis& analysis, const Cutter& cutter,
                                                  const Piece& piece) {
  CutPiece cut{.piece = piece, .hash = {}, .graph = {}};
  const Fingerprint structure = analysis.structure().piece(piece.start, piece.count);
  if (const PieceHash* const known = find_hash(structure)) {
    cut.hash = *known;
    return cut;
  }
  if (auto graph = cutter.cut(piece.start, piece.count)) {
    cut.graph = std::move(*graph);
    cut.hash = canonical_hash(*cut.graph, catalog_);
  }
  const std::lock_guard lock(mutex_);
  hashes_.emplace(structure, cut.hash);
  return cut;
}

SubgraphRecord SubgraphMaker::describe_piece(GraphAnalysis& analysis, const Cutter& cutter,
                                             CutPiece cut, TextPacker& packer) const {
  const auto& [start, count, kind] = cut.piece;
  if (!cut.graph) cut.graph = std::move(*cutter.cut(start, count));
  return {.facts = describe(*cut.graph, catalog_, *cut.hash, analysis.costs(start, count)),
          .text = packer.pack(print(*cut.graph, catalog_)),
          .launches = count_launches(*cut.graph, *cut.hash)};
}

bool SubgraphMaker::is_claimed(const Digest& hash) const {
  const std::shared_lock lock(mutex_);
  const auto found = places_.find(hash);
  return found != places_.end() && found->second > 0;
}

const SubgraphMaker::PieceHash* SubgraphMaker::find_hash(const Fingerprint& structure) const {
  const std::shared_lock lock(mutex_);
  const auto found = hashes_.find(structure);
  return found != hashes_.end() ? &found->second : nullptr;
}

bool SubgraphMaker::claim(const Digest& hash, size_t place) {
  {
    const std::shared_lock lock(mutex_);
    const auto found = places_.find(hash);
    if (found != places_.end() && found->second <= place) return false;
  }
  const std::lock_guard lock(mutex_);
  const auto [entry, is_new] = places_.try_emplace(hash, place);
  if (!is_new && entry->second <= place) return false;
  entry->second = place;
  return true;
}

int64_t SubgraphMaker::count_launches(const Graph& graph, const Digest& hash) const {
  if (const auto known = list_ == nullptr ? std::nullopt : list_->launches(hash)) return *known;
  return counter_.count(graph).value_or(0);
}

}  // namespace passnet
