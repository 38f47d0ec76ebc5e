// Makes the records of pieces that a file does not have; for several threads at once.
#pragma once

#include "compile/launches.hpp"
#include "dataset/build/graph_analysis.hpp"
#include "dataset/build/launch_list.hpp"
#include "dataset/build/typical_notes.hpp"
#include "dataset/dataset.hpp"
#include "dataset/store/text_blob.hpp"
#include "decompose/cut.hpp"

#include <optional>
#include <shared_mutex>
#include <unordered_map>

namespace passnet {

class SubgraphMaker {
 public:
  // `known`: the subgraphs that the file has. Launches that `list` (or null) lacks are counted.
  SubgraphMaker(const Catalog& catalog, const Target& target, const DigestSet& known,
                const LaunchList* list);

  CostTable& costs() { return costs_; }

  // Adds the pieces to the record, and the subgraphs of those that neither the file nor a graph of
  // this or an earlier `place` has: the place in the order in which records are added, from 1 on.
  // What nothing reads, and launches of passes, are no pieces. Several threads may call it, each
  // with a packer of its own.
  void add_pieces(size_t place, GraphAnalysis& analysis, const std::vector<Piece>& pieces,
                  TextPacker& packer, GraphRecord& record);

  // Notes pieces that may be typical, and the subgraphs among them that no single op or fusible
  // range of this build is. Several threads may call it.
  void note_pieces(const Digest& key, const Digest& order, GraphAnalysis& analysis,
                   const std::vector<Piece>& pieces, TextPacker& packer, TypicalNotes& notes);

 private:
  // The canonical hash of a piece; no hash: it cannot be cut out.
  using PieceHash = std::optional<Digest>;

  // One piece of a graph, cut out if that was necessary.
  struct CutPiece {
    Piece piece;
    PieceHash hash;
    std::optional<Graph> graph;
  };
  CutPiece hash_piece(GraphAnalysis& analysis, const Cutter& cutter, const Piece& piece);
  SubgraphRecord describe_piece(GraphAnalysis& analysis, const Cutter& cutter, CutPiece cut,
                                TextPacker& packer) const;
  // Null if the structure is new; entries stay where they are.
  const PieceHash* find_hash(const Fingerprint& structure) const;
  // True if a graph of this build adds the subgraph.
  bool is_claimed(const Digest& hash) const;
  // True if no graph of this or an earlier place adds the subgraph; then this one does.
  bool claim(const Digest& hash, size_t place);
  int64_t count_launches(const Graph& graph, const Digest& hash) const;

  const Catalog& catalog_;
  const LaunchList* list_;
  LaunchCounter counter_;
  CostTable costs_;
  mutable std::shared_mutex mutex_;                                     // of what follows
  std::unordered_map<Fingerprint, PieceHash, FingerprintHash> hashes_;  // by structure
  std::unordered_map<Digest, size_t, DigestHash> places_;  // of the first graph that adds it; 0:
                                                           // the file has it
};

}  // namespace passnet
