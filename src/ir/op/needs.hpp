// The needs of an op for the elements that it reads, and the needs that follow from a need of its
// result. An entry of the catalog declares them with a `NeedsFunction`; `find_requirements` carries
// them from the ops back to a graph's inputs.
#pragma once

#include "ir/graph.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <span>

namespace passnet {

class OpCall;

// The required elements of a value; the default requires nothing.
struct Domain {
  double least = -std::numeric_limits<double>::infinity();
  double most = std::numeric_limits<double>::infinity();
  bool nonzero = false;         // and not close to 0
  bool sorted = false;          // ascending along the last dim
  bool distinct = false;        // no two are equal
  bool additive_mask = false;   // 0, or so negative that softmax ignores the element
  bool live_rows = false;       // not -inf all along the last dim
  std::optional<double> first;  // the first element along the last dim

  bool has_interval() const { return std::isfinite(least) || std::isfinite(most); }
  bool is_bounded() const { return std::isfinite(least) && std::isfinite(most); }
  // True if only the sign matters, or only that no element is 0: a sum of positive numbers
  // suffices.
  bool is_sign() const {
    return std::isinf(most) && (least == 0 || (nonzero && std::isinf(least)));
  }
  bool contains(double value) const { return value >= least && value <= most; }

  // Intersects both; if intervals are disjoint, the lower one wins.
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

// Valid positions along a dim of this extent.
constexpr Domain index_domain(int64_t extent) {
  return {.least = 0, .most = extent > 0 ? static_cast<double>(extent - 1) : 0};
}

// One call, while needs are propagated from the results of a graph to its inputs.
class Needs {
 public:
  // `wanted` is indexed by value; `valid_inputs` says whether preferences count.
  Needs(const OpCall& call, const Node& node, std::span<Domain> wanted, bool valid_inputs)
      : call_(call), node_(node), wanted_(wanted), valid_inputs_(valid_inputs) {}

  const OpCall& call() const { return call_; }
  const Domain& wanted(size_t result = 0) const { return wanted_[node_.results[result].index]; }
  // The needs of all results together.
  Domain wanted_of_all() const;

  // Adds a need of well-conditioned inputs. A parameter without a value is skipped; for a list it
  // applies to every entry.
  void prefer(size_t parameter, const Domain& domain) {
    if (valid_inputs_) require(parameter, domain);
  }
  // Adds a need that adversarial inputs satisfy too: without it the op refuses, or reads out of
  // bounds.
  void require(size_t parameter, const Domain& domain);
  void require_entry(size_t parameter, size_t entry, const Domain& domain);

 private:
  const OpCall& call_;
  const Node& node_;
  std::span<Domain> wanted_;
  bool valid_inputs_;
};

}  // namespace passnet
