// The stores of a kernel as loops over whole tensors: program ids, blocks and
// lanes become indices, masks become their extents.
#pragma once

#include "diag/diagnostic.hpp"
#include "triton/terms.hpp"

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace passnet {

// A store without blocks: `value` at `offset`, once for each index below its
// extent.
struct LoopStore {
  size_t buffer = 0;
  TermId offset;
  TermId value;
  TermIds indices;  // the outermost first
  TermIds parts;    // the values of the stores that it joins, each with loads of
                    // its own elements
};

// A bound of one index that does not depend on others, which a condition states: with `sign` 1 an
// index that is below it, with -1 one that is above it.
std::optional<std::pair<TermId, TermId>> bounded_index(Terms& terms, TermId condition,
                                                       int64_t sign);

// A store as the kernel has it.
struct BlockStore {
  TermId offset;
  TermId condition;
  TermId value;
};

// A requirement of a converted kernel on sizes.
struct SizeGuard {
  std::string_view symbol;  // == < <= in
  TermId left;
  TermId right;  // of `in`: none, it means the powers of 2
};

class KernelShape {
 public:
  KernelShape(Terms& terms, Span span) : terms_(terms), span_(span) {}

  // The stores to one buffer, of so many elements, as one. Errors:
  // "triton-store", "triton-block".
  Result<LoopStore> whole(size_t buffer, const std::vector<BlockStore>& stores, TermId elements);
  const std::vector<SizeGuard>& guards() const { return guards_; }

 private:
  struct Bound {
    TermId index;
    TermId bound;
    TermId condition;
  };
  void merge(std::vector<TermId>& roots, const TermIds& among);
  bool merges(const std::vector<TermId>& roots, TermId outer, TermId inner);
  std::optional<Bound> bound_of(TermId condition);
  std::optional<Bound> lower_bound_of(TermId condition);
  bool fix(std::vector<TermId>& roots, const std::vector<TermId>& conditions);
  void begin_at(std::vector<TermId>& roots, const std::vector<TermId>& conditions);
  // The bound replaces the extent if it is not larger; false if that is not
  // known.
  bool admits(TermId extent, TermId natural, TermId bound);
  Result<void> require_equal(TermId extent, TermId bound);
  void limit(std::vector<TermId>& roots, const std::vector<TermId>& conditions);
  Result<void> settle(std::vector<TermId>& roots);
  Result<TermId> reductions(TermId value);
  Result<TermId> reduction(TermId node);
  // Takes the first root, the place; with `only_exact` all, where extents are
  // multiples.
  void split(std::vector<TermId>& roots, bool only_exact);
  // kernel_stores.cpp: places as digits, and stores to different places as one.
  struct Digit {
    TermId index;
    TermId factor;
  };
  struct Place {
    std::vector<Digit> digits;
    TermId rest;  // without indices
    TermId value;

    // The digit with this factor, which is taken away; none if there is none.
    std::optional<Digit> take(TermId factor);
  };
  Result<bool> bound(std::vector<TermId>& roots, bool rows_first);
  Result<Place> unblocked(const BlockStore& store);
  Result<Place> spread(const BlockStore& store);
  std::optional<TermId> blocks_of(const BlockStore& store);
  Result<Place> place_of(TermId offset, TermId value);
  Result<TermIds> digits(Place place, TermId elements);
  std::optional<Digit> take_likely(Place& place, TermId radix);
  struct Join {
    TermId radix;
    TermId extent;
    std::vector<TermId> begins;  // of the parts, in `order`
    std::vector<size_t> order;
  };
  std::optional<Join> join_at(const std::vector<Place>& places, TermId radix);
  Result<LoopStore> joined(size_t buffer, std::vector<Place> places, TermId elements);
  void take_conditions(std::vector<TermId>& roots);
  TermId resize(std::vector<TermId>& roots, TermId index, TermId extent);
  bool is_opaque(TermId term) const;
  IndexVariable& variable(TermId index) {
    return terms_.indices[static_cast<size_t>(terms_.node(index).integer)];
  }
  TermId top_factor(TermId sum, TermId index, bool& is_linear);

  Terms& terms_;
  Span span_;
  std::vector<SizeGuard> guards_;
};

}  // namespace passnet
