// Typical pieces that were expected, and cut while their graphs were at hand: those that turn out
// to be typical need not be cut from stored texts.
#pragma once

#include "dataset/dataset.hpp"

#include <map>
#include <shared_mutex>
#include <unordered_map>
#include <vector>

namespace passnet {

// Several threads may add; reading comes after that.
class TypicalNotes {
 public:
  // True if no graph of an earlier `order` describes the subgraph.
  bool lacks(const Digest& hash, const Digest& order) const;
  // Adds ascending pieces of the graph with this key, and subgraphs among them.
  void add(const Digest& key, const Digest& order, std::vector<PieceRecord> pieces,
           std::map<Digest, SubgraphRecord> subgraphs);

  // The given ascending pieces of a graph with their hashes; empty if one of them is not noted.
  std::vector<PieceRecord> find(const Digest& key, const std::vector<Piece>& pieces) const;
  // The subgraph as the first of the graphs describes it; null if none does.
  const SubgraphRecord* subgraph(const Digest& hash) const;

 private:
  struct Noted {
    Digest order;
    SubgraphRecord record;
  };
  mutable std::shared_mutex mutex_;
  std::unordered_map<Digest, std::vector<PieceRecord>, DigestHash> pieces_;  // by key
  std::unordered_map<Digest, Noted, DigestHash> subgraphs_;
};

}  // namespace passnet
