// The symbols of an exported program's extents: `s0`, `2*s1`.
#pragma once

#include "diag/diagnostic.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// Bounds of an expression, both included; nullopt: none.
struct ExportRange {
  std::string expression;
  std::optional<int64_t> least, most;
};

class ExportSymbols {
 public:
  // Solves for the symbol of an expression that has one and is linear in it: `2*s0` is 6.
  void learn(std::string_view expression, int64_t value);
  // Replaces the value of a known symbol; false: there is none of the name.
  bool choose(const std::string& symbol, int64_t value);
  // Returns nullopt for an expression of other symbols or functions, and for overflow.
  std::optional<int64_t> evaluate(std::string_view expression) const;
  // Error: "extent-out-of-range".
  Result<void> check(const std::vector<ExportRange>& ranges, Span span) const;
  // For messages: `s0 = 3, s1 = 8`.
  std::string describe() const;
  bool empty() const { return values_.empty(); }

 private:
  std::map<std::string, int64_t, std::less<>> values_;
};

}  // namespace passnet
