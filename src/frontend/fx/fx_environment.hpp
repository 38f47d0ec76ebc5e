// The values that the names of a program have at the current statement.
#pragma once

#include "diag/diagnostic.hpp"
#include "frontend/fx/fx.hpp"

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace passnet {

class FxEnvironment {
 public:
  explicit FxEnvironment(const FxNames& names)
      : names_(names), values_(names.size()), symbolic_(names.size()) {}

  // `is_symbolic`: the value is a number that represents a symbolic integer of the source.
  void bind(FxName name, FxValue value, bool is_symbolic);
  // Replaces references by values. "unbound-name"
  Result<FxValue> evaluate(const FxValue& value, Span span) const;
  bool is_symbolic(FxName name) const { return symbolic_[name.index]; }
  // True if the call computes with symbolic numbers.
  bool is_symbolic(const FxCall& call) const;

  // Handles in-place forms of views, such as `.unsqueeze_`: every use of the object in the program
  // has the view's shape from now on, and no element changes.
  void reshape(FxTensor object, FxTensor view);

 private:
  // Updates every tensor in `value` that changed its shape in place.
  void follow(FxValue& value) const;
  uint32_t root_of(uint32_t object) const;

  const FxNames& names_;
  std::vector<std::optional<FxValue>> values_;  // by FxName
  std::vector<bool> symbolic_;                  // by FxName
  // For objects whose shape changed in place: the object in the program, and the current view of
  // that object.
  std::unordered_map<uint32_t, uint32_t> known_, latest_;
};

}  // namespace passnet
