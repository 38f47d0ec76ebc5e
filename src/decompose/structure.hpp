// Describes ranges of a program without cutting them out: ranges with equal digests are equal
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

  // The digest of the nodes at the positions [start, start + count) of `nodes()`. Equal ones are
  // cut into graphs that differ only in names and in facts of inputs (and are refused alike).
  Digest digest(size_t start, size_t count);

  // The digest of the node at a position: its op, attributes, and the types of its operands and
  // results.
  Digest call_digest(size_t at) const;

 private:
  void add_operand(Hasher& hasher, ValueId value, size_t start, size_t at);

  const Graph& graph_;
  std::vector<Hasher> parts_;         // by position: the node without its operands
  std::vector<size_t> positions_;     // by value: of the node that computes it
  std::vector<size_t> last_readers_;  // by value
  std::vector<size_t> visits_;        // by value: the digest that last read it from outside
  std::vector<size_t> places_;        // by value: its place among the inputs of that digest
  size_t visit_ = 0;                  // the number of digests
  size_t inputs_ = 0;                 // of the current digest
};

}  // namespace passnet
