#include "dataset/subgraph_maker.hpp"

#include "dataset/store/text_blob.hpp"
#include "ir/text/text.hpp"
#include "ir/verify.hpp"

#include <mutex>

namespace passnet {

void SubgraphMaker::add_pieces(const Graph& graph, const std::vector<Piece>& pieces,
                               GraphRecord& record) const {
  const Cutter cutter(graph, catalog_);
  TextPacker packer;
  for (const Piece& piece : pieces) {
    const auto part = cutter.cut(piece.start, piece.count);
    if (!part) continue;
    const Digest hash = canonical_hash(*part, catalog_);
    record.pieces.push_back({.piece = piece, .hash = hash});
    if (record.subgraphs.contains(hash) || knows(hash)) continue;
    record.subgraphs.emplace(hash, SubgraphRecord{.facts = describe(*part, catalog_, hash),
                                                  .text = packer.pack(print(*part, catalog_)),
                                                  .launches = counter_.count(*part).value_or(0)});
  }
}

void SubgraphMaker::learn(const GraphRecord& record) {
  const std::lock_guard lock(mutex_);
  for (const auto& [hash, subgraph] : record.subgraphs) known_.insert(hash);
}

bool SubgraphMaker::knows(const Digest& hash) const {
  const std::shared_lock lock(mutex_);
  return known_.contains(hash);
}

}  // namespace passnet
