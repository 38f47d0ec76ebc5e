// Makes the records of pieces that a file does not have; for several threads at once.
#pragma once

#include "dataset/dataset.hpp"
#include "decompose/cut.hpp"

#include <shared_mutex>

namespace passnet {

// The subgraphs that the file has; grows while workers read it.
class KnownSubgraphs {
 public:
  explicit KnownSubgraphs(DigestSet hashes) : hashes_(std::move(hashes)) {}
  bool contains(const Digest& hash) const;
  void add(const GraphRecord& graph);

 private:
  mutable std::shared_mutex mutex_;
  DigestSet hashes_;
};

// Adds the pieces to the record, and the subgraphs of those that are not known. What nothing reads,
// and launches of passes, are no pieces.
void add_pieces(const Graph& graph, const Catalog& catalog, const Target& target,
                const std::vector<Piece>& pieces, const KnownSubgraphs& known, GraphRecord& record);

}  // namespace passnet
