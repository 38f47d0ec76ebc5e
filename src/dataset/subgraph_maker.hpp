// Makes the records of pieces that a file does not have; for several threads at once.
#pragma once

#include "compile/launches.hpp"
#include "dataset/dataset.hpp"
#include "decompose/cut.hpp"

#include <shared_mutex>

namespace passnet {

class SubgraphMaker {
 public:
  // `known`: the subgraphs that the file has.
  SubgraphMaker(const Catalog& catalog, const Target& target, DigestSet known)
      : catalog_(catalog), counter_(catalog, target), known_(std::move(known)) {}

  // Adds the pieces to the record, and the subgraphs of those that are not known. What nothing
  // reads, and launches of passes, are no pieces. Several threads may call it.
  void add_pieces(const Graph& graph, const std::vector<Piece>& pieces, GraphRecord& record) const;

  // From now on, the subgraphs of the record are known.
  void learn(const GraphRecord& record);

 private:
  bool knows(const Digest& hash) const;

  const Catalog& catalog_;
  LaunchCounter counter_;
  mutable std::shared_mutex mutex_;  // of `known_`
  DigestSet known_;
};

}  // namespace passnet
