// Extents as polynomials over symbols: the arithmetic of shapes whose sizes are not fixed.
//
// A symbol is the unknown extent of a dim and has a value, its extent in the graph at hand. Two
// extents that must be equal are unified: a symbol is replaced by what it must be, and where no
// symbol can be solved for, all symbols are pinned to their values, which always satisfies the
// graph at hand.
#pragma once

#include "base/small_vector.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// A product of factors (indices into the table, ascending, with repetition) and a coefficient.
struct ExtentTerm {
  int64_t coefficient = 0;
  SmallVector<uint32_t, 4> factors;
  friend bool operator==(const ExtentTerm&, const ExtentTerm&) = default;
};

// A sum of terms with different factors, in their order; no coefficient is 0.
struct Extent {
  SmallVector<ExtentTerm, 1> terms;
  bool is_constant() const { return terms.empty() || (terms.size() == 1 && is_number(terms[0])); }
  static bool is_number(const ExtentTerm& term) { return term.factors.empty(); }
  friend bool operator==(const Extent&, const Extent&) = default;
};

using ExtentList = std::vector<Extent>;

Extent constant_extent(int64_t value);
Extent operator+(const Extent& a, const Extent& b);
Extent operator-(const Extent& a, const Extent& b);
Extent operator*(const Extent& a, const Extent& b);

// The origin of a symbol: unification keeps those of inputs.
enum class SymbolOrigin : uint8_t { kInput, kSplit, kAttribute };

// The factors of extents: symbols, and quotients rounded down. Extents of one table only are
// comparable; `resolve` brings one up to date with what later unifications found.
class ExtentTable {
 public:
  Extent add_symbol(int64_t value, SymbolOrigin origin);
  // Returns floor(numerator / divisor); the divisor is positive.
  Extent floor_divide(const Extent& numerator, int64_t divisor);
  // Returns extent / divisor; a symbol that is not divisible is replaced by a multiple of a new
  // one, or pinned. The value must be divisible (CHECK).
  Extent divide(const Extent& extent, int64_t divisor);

  Extent resolve(const Extent& extent);
  // Makes two extents of the same value equal (CHECK).
  void unify(const Extent& a, const Extent& b);
  // Makes every symbol of the extent its value.
  void pin(const Extent& extent);
  // Makes a symbol within a quotient of the extent a multiple of the divisor, which makes that
  // quotient exact; false if there is none.
  bool make_exact(const Extent& extent);
  // Replaces the extent, a symbol, by the product of new symbols with these values.
  ExtentList split(const Extent& symbol, std::span<const int64_t> values);

  // The extent in the graph at hand.
  int64_t value(const Extent& extent) const;
  // The extent for other values of the symbols, by index; nullopt if it overflows.
  std::optional<int64_t> evaluate(const Extent& extent, std::span<const int64_t> values) const;
  // The symbol that the extent consists of, if it is one.
  std::optional<uint32_t> as_symbol(const Extent& extent) const;
  // The symbols that occur in the extent, also within quotients; ascending.
  std::vector<uint32_t> symbols(const Extent& extent) const;
  // The factors by which every term is divisible, with repetition, and what remains.
  struct Factored {
    int64_t coefficient = 1;
    std::vector<Extent> factors;  // single ones; the last may be a sum
  };
  Factored factor(const Extent& extent) const;

  size_t size() const { return atoms_.size(); }
  bool is_symbol(uint32_t atom) const { return atoms_[atom].divisor == 0; }
  int64_t symbol_value(uint32_t atom) const { return atoms_[atom].value; }
  // Prints `2*s0*s1 + 1`; `name` gives the symbols' names, by index.
  std::string print(const Extent& extent, std::span<const std::string> names) const;

 private:
  struct Atom {
    int64_t value = 0;
    SymbolOrigin origin = SymbolOrigin::kInput;
    int64_t divisor = 0;  // 0: a symbol
    Extent extent;        // the numerator, or what replaces the symbol
    bool is_replaced = false;
  };

  void replace(uint32_t symbol, Extent extent);
  Extent single(uint32_t atom) const;
  // Solves difference = 0 for a symbol; false if none can be solved for.
  bool solve(const Extent& difference);
  // Unifies the factors of two products of symbols with the same values, pair by pair; false if the
  // difference is none of two such products.
  bool match_factors(const Extent& difference);
  // The term that gives the symbol to solve for.
  std::optional<size_t> find_solvable(const Extent& difference) const;
  // Pins the symbol without which the difference can be solved; false if there is none.
  bool pin_one(const Extent& difference);
  Extent with_value(const Extent& extent, uint32_t symbol) const;
  bool occurs_once(const Extent& difference, size_t term) const;

  std::vector<Atom> atoms_;
};

}  // namespace passnet
