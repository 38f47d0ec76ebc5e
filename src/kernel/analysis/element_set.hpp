// Sets of indices: sorted runs for the indices of one dim, bits for the elements of one memory.
#pragma once

#include "kernel/kernel.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace passnet {

struct IndexRun {
  int64_t begin = 0;
  int64_t count = 0;
  friend bool operator==(const IndexRun&, const IndexRun&) = default;
};

// Sorted and disjoint.
using IndexRuns = std::vector<IndexRun>;

int64_t size_of(const IndexRuns& runs);
// Adds an index that is greater than all others.
void append_index(IndexRuns& runs, int64_t index);
// Returns { a + scale · b } for a in `runs`, b in `steps`.
IndexRuns add_scaled(const IndexRuns& runs, const IndexRuns& steps, int64_t scale);
// The indices in [0, extent).
IndexRuns clip(const IndexRuns& runs, int64_t extent);

class ElementSet {
 public:
  explicit ElementSet(int64_t size = 0);

  int64_t size() const { return size_; }
  int64_t count() const;
  bool is_full() const { return count() == size_; }
  bool contains(int64_t element) const {
    return ((words_[static_cast<size_t>(element / kBits)] >> (element % kBits)) & 1u) != 0;
  }
  // Adds the part of the run that is inside of the memory.
  void add(IndexRun run);
  void add_all() { add({0, size_}); }
  // Leaves out the elements of another set of this size.
  void remove(const ElementSet& other);
  // The least element; -1 of an empty set.
  int64_t first() const;
  // Adds the elements of a box with one index set per dim, at their places in memory.
  void add_box(std::span<const IndexRuns> dims, const Layout& layout);

 private:
  static constexpr int64_t kBits = 64;  // not tuning: of a word

  int64_t size_ = 0;
  std::vector<uint64_t> words_;
};

// Returns all indices of a tensor, by dim.
std::vector<IndexRuns> whole_box(const Shape& shape);

}  // namespace passnet
