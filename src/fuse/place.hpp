// Where a walk over loops lands in a contiguous block: a linear place as an index for each dim.
#pragma once

#include "type/shape.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace passnet {

// One loop of a walk: at iteration i it adds i · coefficient elements.
struct Term {
  int64_t extent = 1;
  int64_t coefficient = 0;
  friend bool operator==(const Term&, const Term&) = default;
};

// offset + Σ terms.
struct Walk {
  int64_t offset = 0;
  SmallVector<Term, 4> terms;
};

// The index into one dim: offset + Σ multiples[t] · index(t).
struct DimIndex {
  int64_t offset = 0;
  Integers multiples;  // one a term
};

// Indices of every dim of a contiguous block of `shape` that the walk visits, where each of them is
// a sum of whole loops that never carries into the next dim.
std::optional<std::vector<DimIndex>> place(const Walk& walk, std::span<const int64_t> shape);

// The index into one dim where loops carry from one dim into the next:
// (whole + floor(rest / divisor)) mod modulus.
struct DividedIndex {
  DimIndex whole;
  DimIndex rest;        // below the divisor in each loop's step, not in all
  int64_t divisor = 1;  // 1: no rest
  int64_t modulus = 0;  // 0: taken as it is
};

// Indices of every dim of a contiguous block of `shape` that the walk visits, with as few divisions
// as its coefficients allow. Nothing for a walk that goes backwards.
std::optional<std::vector<DividedIndex>> divide(const Walk& walk, std::span<const int64_t> shape);

// A loop that runs beyond one dim into the next is to be cut: its inner part takes `inner`
// iterations.
struct Cut {
  size_t at = 0;  // the term, or the dim
  int64_t inner = 1;
};
// The first term of the walk that has to be cut, where a cut exists.
std::optional<Cut> find_term_cut(const Walk& walk, std::span<const int64_t> shape);
// The dims that could be cut so that a term that strides within a dim would walk a dim of its own.
std::vector<Cut> find_dim_cuts(const Walk& walk, std::span<const int64_t> shape);

// Two terms for one.
void cut_term(Walk& walk, const Cut& cut);
// The walk with every term cut as often as `shape` asks for.
Walk cut_terms(Walk walk, std::span<const int64_t> shape);

}  // namespace passnet
