// The special elements of draws: 0, 1, -1, and the constants of graphs, once and twice.
#pragma once

#include "interpret/field/field.hpp"

#include <algorithm>
#include <cmath>
#include <set>
#include <span>
#include <vector>

namespace passnet {

// A float: its number, and a word of this or of its sign.
struct FieldElement {
  double number = 0;
  FieldWord word = 0;
};

class SpecialElements {
 public:
  SpecialElements(const Field& field, const std::set<double>& constants, bool has_flags) {
    const auto add = [&](double number) {
      elements_.push_back({number, field.from_constant(number, DType::kF32)});
    };
    for (const double number : {0.0, 1.0, -1.0}) add(number);
    for (const double constant : constants) {
      if (!std::isfinite(constant)) continue;  // a maximum begins with one; inputs seldom have any
      add(constant);
      add(2 * constant);
      if (constant != 0) magnitudes_.push_back(std::fabs(constant));
    }
    if (!has_flags) return;
    for (const double number : {INFINITY, -INFINITY, NAN}) add(number);
  }

  // They take turns; a quarter of them are 0, the first.
  const FieldElement& at(uint64_t turn) const {
    const size_t own = turn % turns();
    return elements_[own < elements_.size() ? own : 0];
  }
  size_t turns() const { return elements_.size() + elements_.size() / 3; }
  // Those of constants that are not 0.
  std::span<const double> magnitudes() const { return magnitudes_; }
  double least_magnitude() const {
    return magnitudes_.empty() ? 1 : *std::ranges::min_element(magnitudes_);
  }

 private:
  std::vector<FieldElement> elements_;
  std::vector<double> magnitudes_;
};

}  // namespace passnet
