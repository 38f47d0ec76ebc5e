// Describes ranges of a program without cutting them out: ranges with equal fingerprints are equal
// pieces.
#pragma once

#include "base/hash.hpp"
#include "ir/graph.hpp"

#include <cstddef>
#include <vector>

namespace passnet {

class ProgramStructure {
 public:
  // The graph outlives the structure.
  explicit ProgramStructure(const Graph& graph);

  // Describes the nodes at the positions [start, start + count) of `nodes()`. Equal ones are cut
  // into graphs that differ only in names and in facts of inputs (and are refused alike).
  Fingerprint piece(size_t start, size_t count);

  // Describes the node at a position: its op, attributes, and the types of its operands and
  // results.
  Fingerprint call(size_t at) const;

 private:
  void add_operand(Hasher& hasher, ValueId value, size_t start, size_t at);

  const Graph& graph_;
  std::vector<Hasher> parts_;         // by position: the node without its operands
  std::vector<size_t> positions_;     // by value: of the node that computes it
  std::vector<size_t> last_readers_;  // by value
  std::vector<size_t> visits_;        // by value: the piece that last read it from outside
  std::vector<size_t> places_;        // by value: its place among the inputs of that piece
  size_t visit_ = 0;                  // the number of pieces
  size_t inputs_ = 0;                 // of the current piece
};

}  // namespace passnet
