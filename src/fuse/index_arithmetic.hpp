// Index arithmetic: turns an affine access to a contiguous block into one index per dim.
#pragma once

#include "type/shape.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace passnet {

// One loop of an access: iteration i adds i · stride elements.
struct StridedLoop {
  int64_t extent = 1;
  int64_t stride = 0;
  friend bool operator==(const StridedLoop&, const StridedLoop&) = default;
};

// The element at offset + Σ index(loop) · stride(loop).
struct AffineAccess {
  int64_t offset = 0;
  SmallVector<StridedLoop, 4> loops;
};

// The index into one dim: offset + Σ multiples[t] · index(t).
struct DimIndex {
  int64_t offset = 0;
  Integers multiples;  // one per loop
};

// Returns the index into each dim of a contiguous block of `shape`, if each of them is a sum of
// whole loops that never carries into the next dim.
std::optional<std::vector<DimIndex>> delinearize(const AffineAccess& access,
                                                 std::span<const int64_t> shape);

// The index into one dim if loops carry from one dim into the next:
// (whole + floor(rest / divisor)) mod modulus.
struct DividedIndex {
  DimIndex whole;
  DimIndex rest;        // each loop's stride is below the divisor; their sum may exceed it
  int64_t divisor = 1;  // 1: there is no rest
  int64_t modulus = 0;  // 0: no remainder is taken
};

// Returns the index into each dim of a contiguous block of `shape`, with as few divisions as the
// strides allow. Returns nothing for an access with a negative offset or stride.
std::optional<std::vector<DividedIndex>> delinearize_with_divisions(const AffineAccess& access,
                                                                    std::span<const int64_t> shape);

// A loop, or a dim, that must become two; the inner one has `inner` iterations.
struct Split {
  size_t at = 0;  // the loop, or the dim
  int64_t inner = 1;
};
// Returns the split of the first loop that runs beyond one dim into the next, if it divides evenly.
std::optional<Split> find_loop_split(const AffineAccess& access, std::span<const int64_t> shape);
// Returns the splits of dims after which a loop that strides within a dim would have its own dim.
std::vector<Split> find_dim_splits(const AffineAccess& access, std::span<const int64_t> shape);

// Replaces one loop by two.
void split_loop(AffineAccess& access, const Split& split);
// Returns the access after every split that `shape` requires.
AffineAccess split_loops(AffineAccess access, std::span<const int64_t> shape);

}  // namespace passnet
