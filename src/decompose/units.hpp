// Splits a graph's program into units: neighboring nodes that one launch computes.
#pragma once

#include "ir/op/op.hpp"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace passnet {

struct Target;

// Nodes at the positions [start, start + count) of `nodes()`. Views belong to the unit that follows
// them, from the first on that its first computing node reads; others to the one before them.
struct Unit {
  size_t start = 0;
  size_t count = 0;
  size_t computing = 0;        // nodes that are no views
  bool calls_library = false;  // matrix products and convolutions
  uint64_t content = 0;  // equal if ops, arguments, types and the wiring within the unit are equal
  friend auto operator<=>(const Unit&, const Unit&) = default;
};

// True if the unit begins right after the other.
inline bool follows(const Unit& unit, const Unit& other) {
  return other.start + other.count == unit.start;
}

// Computes the contents of ascending units.
void hash_units(const Graph& graph, const Catalog& catalog, std::vector<Unit>& units);

// Returns the units of the whole program, by the launches of the default compiler for the target. A
// launch whose nodes are not neighbors makes several units. No unit if nothing computes. Errors:
// those of `find_launches`.
Result<std::vector<Unit>> find_units(const Graph& graph, const Catalog& catalog,
                                     const Target& target);

}  // namespace passnet
