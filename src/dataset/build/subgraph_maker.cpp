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
    const Digest structure = analysis.structure().digest(piece.start, piece.count);
    const PieceHash* hash = find_hash(structure);
    std::optional<Graph> part;
    if (hash == nullptr) {
      if (auto cut = cutter.cut(piece.start, piece.count)) part = std::move(*cut);
      const PieceHash found = part ? PieceHash(canonical_hash(*part, catalog_)) : std::nullopt;
      const std::lock_guard lock(mutex_);
      hash = &hashes_.emplace(structure, found).first->second;
    }
    if (!*hash) continue;
    record.pieces.push_back({.piece = piece, .hash = **hash});
    if (!claim(**hash, place)) continue;
    if (!part) part = std::move(*cutter.cut(piece.start, piece.count));
    record.subgraphs.emplace(
        **hash, SubgraphRecord{.facts = describe(*part, catalog_, **hash,
                                                 analysis.costs(piece.start, piece.count)),
                               .text = packer.pack(print(*part, catalog_)),
                               .launches = count_launches(*part, **hash)});
  }
}

const SubgraphMaker::PieceHash* SubgraphMaker::find_hash(const Digest& structure) const {
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
