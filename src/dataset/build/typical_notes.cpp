#include "dataset/build/typical_notes.hpp"

#include <mutex>

namespace passnet {

bool TypicalNotes::lacks(const Digest& hash, const Digest& order) const {
  const std::shared_lock lock(mutex_);
  const auto found = subgraphs_.find(hash);
  return found == subgraphs_.end() || order < found->second.order;
}

void TypicalNotes::add(const Digest& key, const Digest& order, std::vector<PieceRecord> pieces,
                       std::map<Digest, SubgraphRecord> subgraphs) {
  const std::lock_guard lock(mutex_);
  pieces_.insert_or_assign(key, std::move(pieces));
  for (auto& [hash, record] : subgraphs) {
    const auto [entry, is_new] = subgraphs_.try_emplace(hash);
    if (is_new || order < entry->second.order) {
      entry->second = {.order = order, .record = std::move(record)};
    }
  }
}

std::vector<PieceRecord> TypicalNotes::find(const Digest& key,
                                            const std::vector<Piece>& pieces) const {
  const auto noted = pieces_.find(key);
  if (noted == pieces_.end()) return {};
  std::vector<PieceRecord> found;
  auto next = noted->second.begin();
  for (const Piece& piece : pieces) {
    while (next != noted->second.end() && next->piece < piece) ++next;
    if (next == noted->second.end() || next->piece != piece) return {};
    found.push_back(*next);
  }
  return found;
}

const SubgraphRecord* TypicalNotes::subgraph(const Digest& hash) const {
  const auto found = subgraphs_.find(hash);
  return found != subgraphs_.end() ? &found->second.record : nullptr;
}

}  // namespace passnet
