// Options of the reference interpreter.
#pragma once

#include "base/thread_pool.hpp"
#include "interpret/field/sightings.hpp"
#include "tensor/tensor.hpp"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <set>
#include <span>
#include <vector>

namespace passnet {

// Called for each sum that a kernel stores for its own later stages, with the number of its terms;
// may change its elements.
using SumChanger = std::function<void(Tensor& sum, int64_t terms)>;

// Called for each column of quotients of doubles, in an order that depends on the graph alone where
// there is no pool, with as many divisors; may change the quotients.
using QuotientChanger =
    std::function<void(std::span<const double> divisors, std::span<double> quotients)>;

// The fate of a sum of doubles if the magnitudes of its terms add up to more than `most`: in
// another order it might exceed that on the way.
struct SumLimit {
  double most = std::numeric_limits<double>::infinity();
  double otherwise = std::numeric_limits<double>::quiet_NaN();
  bool is_set() const { return most < std::numeric_limits<double>::infinity(); }
};
// The sum, or what becomes of it.
inline double limited(double sum, double magnitudes, const SumLimit& limit) {
  return magnitudes > limit.most && std::isfinite(sum) ? limit.otherwise : sum;
}

class Field;

// A value's elements: words for floats, and the numbers that they represent.
struct FieldValue {
  Tensor words = {};
  Tensor numbers = {};
};

// The decisions of a run that takes none.
inline constexpr int64_t kNoDecision = std::numeric_limits<int64_t>::max();

// A run over a field's elements in place of floats, which tensors of f64 hold. Beside it, what a
// decision depends on is computed with numbers in f64, by which the elements compare.
struct FieldRun {
  const Field* field = nullptr;
  std::span<const Tensor> numbers = {};  // of the inputs: floats as f64
  Sightings sightings = {};
  int64_t work = 0;  // evaluations of an expression that are left: "field-work" when below 0
  std::set<double> constants = {};  // that it computed with
  std::set<int64_t> places = {};    // extents of its loops, and positive integers of these
  // Numbers round to the dtypes in which they are computed, as those of kernels do; then equality,
  // infinities and NaN are theirs, too. Else they are f64, and equality is that of elements.
  bool rounds = false;
  bool tests_flags = false;           // whether an element is infinite, or not a number
  bool has_conditions = false;        // it compares floats, or makes integers of them
  std::set<ScalarOp> functions = {};  // those of floats that others may approximate
  // Min elements of a stage by which it decides: the results of a maximum, or of comparisons.
  int64_t least_decisions = kNoDecision;
  size_t node = 0;                   // the one that ran last, by its place in the graph
  bool has_numbers = false;          // it has run with numbers, too, which paid for both
  std::set<size_t> converting = {};  // nodes that convert integers to floats
  // By value: the dtypes of floats, by number, in which it and what it depends on are computed.
  std::vector<uint32_t> dtypes = {};
  bool wants_numbers = false;                // of all results
  std::vector<Tensor> results = {};          // these; else none
  std::map<uint32_t, FieldValue> kept = {};  // by value: those of these that a node computes
};

// Options of a run; the results have the same bits for any pool.
struct InterpretOptions {
  ThreadPool* pool = nullptr;  // null: only the caller's thread
  bool product_sums = true;    // false: products round to the stage's dtype before they are added
  SumChanger change_sum = {};
  QuotientChanger change_quotients = {};  // not with a pool
  SumLimit sum_limit = {};
  FieldRun* field = nullptr;   // not with the above
  bool is_of_numbers = false;  // the run beside that of a field's elements
};

}  // namespace passnet
