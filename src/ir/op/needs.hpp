// What an op needs of the elements that it reads, and what a need of its result asks of them. An
// entry of the catalog says so with a `NeedsFunction`; `find_requirements` carries the needs from
// the ops back to a graph's inputs.
#pragma once

#include "ir/graph.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <span>

namespace passnet {

class OpCall;

// The elements that are wanted of a value; the default wants nothing.
struct Domain {
  double least = -std::numeric_limits<double>::infinity();
  double most = std::numeric_limits<double>::infinity();
  bool nonzero = false;         // and not close to 0
  bool sorted = false;          // ascending along the last dim
  bool distinct = false;        // no two alike
  bool additive_mask = false;   // 0, or so negative that softmax forgets the element
  bool live_rows = false;       // not -inf all along the last dim
  std::optional<double> first;  // what stands first along the last dim

  bool has_interval() const { return std::isfinite(least) || std::isfinite(most); }
  bool is_bounded() const { return std::isfinite(least) && std::isfinite(most); }
  // Only the sign is wanted, or only that there is none of 0: a sum of positive numbers will do.
  bool is_sign() const {
    return std::isinf(most) && (least == 0 || (nonzero && std::isinf(least)));
  }
  bool contains(double value) const { return value >= least && value <= most; }

  // Both; of intervals that do not meet, the lower.
  void merge(const Domain& other) {
    most = std::min(most, other.most);
    least = std::min(std::max(least, other.least), most);
    nonzero |= other.nonzero;
    sorted |= other.sorted;
    distinct |= other.distinct;
    additive_mask |= other.additive_mask;
    live_rows |= other.live_rows;
    if (!first) first = other.first;
  }
  friend bool operator==(const Domain&, const Domain&) = default;
};

inline constexpr Domain kPositive{.least = 0, .nonzero = true};
inline constexpr Domain kNonzero{.nonzero = true};

// Positions along a dim of this extent.
constexpr Domain index_domain(int64_t extent) {
  return {.least = 0, .most = extent > 0 ? static_cast<double>(extent - 1) : 0};
}

// One call, while needs are searched from the results of a graph to its inputs.
class Needs {
 public:
  // `wanted` is indexed by value; `valid_inputs` says whether preferences count.
  Needs(const OpCall& call, const Node& node, std::span<Domain> wanted, bool valid_inputs)
      : call_(call), node_(node), wanted_(wanted), valid_inputs_(valid_inputs) {}

  const OpCall& call() const { return call_; }
  const Domain& wanted(size_t result = 0) const { return wanted_[node_.results[result].index]; }
  // Of all results together.
  Domain wanted_of_all() const;

  // What well-conditioned inputs fulfill. A parameter that holds no value is passed over, one that
  // holds a list means every entry.
  void prefer(size_t parameter, const Domain& domain) {
    if (valid_inputs_) require(parameter, domain);
  }
  // What adversarial inputs fulfill too: the op would refuse others, or read outside its operands.
  void require(size_t parameter, const Domain& domain);
  void require_entry(size_t parameter, size_t entry, const Domain& domain);

 private:
  const OpCall& call_;
  const Node& node_;
  std::span<Domain> wanted_;
  bool valid_inputs_;
};

}  // namespace passnet
