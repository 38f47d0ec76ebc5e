// Conditions under which a stage evaluates its expressions.
#pragma once

#include "kernel/analysis/element_set.hpp"
#include "kernel/analysis/unknown_access.hpp"
#include "kernel/kernel.hpp"

#include <optional>
#include <span>
#include <vector>

namespace passnet {

class LoadConditions {
 public:
  // `exprs`: all that the stage's roots are made of, operands first. `unknown`: not kFewest.
  LoadConditions(const Kernel& kernel, const Stage& stage, std::span<const ExprId> exprs,
                 UnknownAccess unknown);

  // False if only conditions are made of the expression at this place of the list, and `unknown`
  // leaves these out.
  bool is_used(size_t at) const { return conditions_[at].has_value(); }

  // Returns the loops' indices, without those for which a condition of the expression at this place
  // of the list is always false. Conditions on data leave all,
  // unless they are assumed.
  std::vector<IndexRuns> narrow(size_t at, std::span<const IndexRuns> loops) const;

 private:
  struct Condition {
    ExprId value;
    bool wanted = true;
    friend bool operator==(const Condition&, const Condition&) = default;
  };
  using Conditions = std::vector<Condition>;

  void use(ExprId id, const Conditions& conditions);
  void narrow(const Condition& condition, std::span<IndexRuns> loops) const;

  const Kernel& kernel_;
  std::span<const ExprId> exprs_;
  std::optional<bool> assumed_;                        // the value of conditions on data
  std::vector<std::optional<Conditions>> conditions_;  // by expression, of all of its users
};

}  // namespace passnet
