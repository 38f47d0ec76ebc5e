// Terms that a Triton kernel and its wrapper compute, with sizes as symbols:
// integers are kept as polynomials of sizes and indices, so that equal ones are
// one term.
#pragma once

#include "base/id.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace passnet {

struct TermTag;
using TermId = Id<TermTag>;
using TermIds = std::vector<TermId>;

enum class TermOp : uint8_t {
  kInteger,   // integer
  kNumber,    // number
  kTruth,     // integer: 0 or 1
  kHost,      // a size or condition of the graph; text: the expression of a pass,
              // `?…` if there is none
  kIndex,     // a program id, a lane or a loop; integer: its place among the
              // indices
  kRunning,   // a value at the beginning of an iteration; integer: its number,
              // children: its lanes
  kSum,       // a polynomial; integer: its place among the polynomials
  kFloorDiv,  // of integers
  kModulo,    // of integers
  kLoad,      // children: offset, condition, other; integer: the buffer
  kBinary,    // of floats; text: + - * /
  kNegative,  // of floats
  kCall,      // text: the function
  kChoose,    // condition, value, other
  kCompare,   // text: the operator
  kAnd,
  kOr,
  kNot,
  kReduce,  // text: sum, max, min, prod; children: the value, then indices
  kRound,   // to the dtype of buffer `integer`
  kFloat,   // an integer as a float
};

enum class TermType : uint8_t { kInt, kBool, kFloat };

inline constexpr int64_t kComputeType = -1;  // f32

struct TermNode {
  TermOp op = TermOp::kInteger;
  TermType type = TermType::kInt;
  std::string text;
  int64_t integer = 0;
  double number = 0;
  TermIds children;
  int64_t storage = kComputeType;  // of floats: the buffer whose dtype they have
  bool is_weak = false;            // a constant, which takes the dtype of the other operand
};

// Products of atoms with their factors.
using Polynomial = std::map<std::vector<TermId>, int64_t>;

struct IndexVariable {
  std::string name;
  TermId extent;
  TermId natural;  // if valid: the extent is this one, rounded up to whole blocks
};

class Terms {
 public:
  const TermNode& node(TermId id) const { return nodes_[id.index]; }
  std::vector<IndexVariable> indices;

  TermId integer(int64_t value);
  TermId number(double value);
  TermId truth(bool value);
  TermId host(std::string text, TermType type = TermType::kInt);
  TermId index(size_t place);
  // A new index with its extent.
  TermId new_index(std::string name, TermId extent);
  TermId running(int64_t number, TermType type, int64_t storage, TermIds lanes);

  // Integers, else floats.
  TermId add(TermId a, TermId b);
  TermId subtract(TermId a, TermId b) { return add(a, negative(b)); }
  TermId multiply(TermId a, TermId b);
  TermId negative(TermId a);
  TermId floor_divide(TermId a, TermId b);
  TermId modulo(TermId a, TermId b);
  TermId divide(TermId a, TermId b);  // of floats
  TermId ceil_divide(TermId a, TermId b);

  TermId compare(std::string_view symbol, TermId a, TermId b);
  TermId conjunction(TermId a, TermId b);
  TermId disjunction(TermId a, TermId b);
  TermId negation(TermId a);
  TermId choose(TermId condition, TermId a, TermId b);
  TermId load(int64_t buffer, TermId offset, TermId condition, TermId other);
  TermId call(std::string_view name, TermIds operands, TermType type);
  TermId reduce(std::string_view kind, TermId value, TermIds over);
  TermId round(TermId value, int64_t buffer);
  TermId as_float(TermId a);
  // A float that is computed from loaded integers as an integer.
  TermId as_integer(TermId a);
  TermId with_storage(TermId a, int64_t storage, bool is_weak = false);

  std::optional<int64_t> integer_of(TermId a) const;
  std::optional<double> number_of(TermId a) const;
  std::optional<bool> truth_of(TermId a) const;

  Polynomial polynomial(TermId a) const;
  TermId from_polynomial(const Polynomial& polynomial);
  // a / b if that is a polynomial.
  std::optional<TermId> exact_quotient(TermId a, TermId b);
  // The factor of the index in a polynomial that is linear in it; none
  // otherwise.
  std::optional<TermId> factor(TermId a, TermId of);
  // True if it is at least 0 whatever the sizes are; sizes are at least 1.
  bool is_nonnegative(TermId a);
  // True if it depends on sizes of the graph alone.
  bool is_size(TermId a) const;
  // Bounds that do not depend on indices.
  std::optional<TermId> upper_bound(TermId a);
  std::optional<TermId> lower_bound(TermId a);
  bool is_below(TermId a, TermId bound);
  // True if a comparison of integers follows from another.
  bool implies(TermId condition, TermId other);

  TermId replace(TermId a, const std::map<TermId, TermId>& by);
  bool contains(TermId a, TermId part) const;
  // Indices that a reduction around them does not bind.
  std::set<TermId> free_indices(TermId a) const;
  // All different nodes below, the deepest first.
  TermIds below(TermId a) const;

 private:
  // A term as group * above + inner, with 0 <= inner < group and divisor =
  // group * times.
  struct Group {
    TermId group;
    TermId above;
    TermId inner;
    TermId times;
  };
  // Indices of `a` that count as often as a sum `b`, or multiples of it: a = b
  // * times + rest.
  struct Multiples {
    TermId times;
    TermId rest;
  };
  Multiples take_multiples(TermId a, TermId b);
  // `a < b` without a quotient of indices: a place of a row, instead of the
  // row.
  std::optional<TermId> compare_dividend(TermId a, TermId b);
  std::optional<Group> split_group(TermId a, TermId divisor);
  TermId intern(TermNode node);
  TermId float_binary(std::string_view symbol, TermId a, TermId b);
  TermId rebuild(TermId a, const TermIds& children);

  std::vector<TermNode> nodes_;
  std::vector<Polynomial> polynomials_;
  std::unordered_map<std::string, TermId> by_key_;
};

}  // namespace passnet
