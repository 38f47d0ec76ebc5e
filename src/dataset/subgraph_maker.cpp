#include "dataset/subgraph_maker.hpp"

#include "compile/launches.hpp"
#include "dataset/store/text_blob.hpp"
#include "ir/text/text.hpp"
#include "ir/verify.hpp"

#include <mutex>

namespace passnet {

bool KnownSubgraphs::contains(const Digest& hash) const {
  const std::shared_lock lock(mutex_);
  return hashes_.contains(hash);
}

void KnownSubgraphs::add(const GraphRecord& graph) {
  const std::lock_guard lock(mutex_);
  for (const auto& [hash, subgraph] : graph.subgraphs) hashes_.insert(hash);
}

void add_pieces(const Graph& graph, const Catalog& catalog, const Target& target,
                const std::vector<Piece>& pieces, const KnownSubgraphs& known,
                GraphRecord& record) {
  const Cutter cutter(graph, catalog);
  TextPacker packer;
  for (const Piece& piece : pieces) {
    const auto part = cutter.cut(piece.start, piece.count);
    if (!part) continue;
    const Digest hash = canonical_hash(*part, catalog);
    record.pieces.push_back({.piece = piece, .hash = hash});
    if (record.subgraphs.contains(hash) || known.contains(hash)) continue;
    const int64_t launches = count_launches(*part, catalog, target).value_or(0);
    record.subgraphs.emplace(hash, SubgraphRecord{.facts = describe(*part, catalog),
                                                  .text = packer.pack(print(*part, catalog)),
                                                  .launches = launches});
  }
}

}  // namespace passnet
