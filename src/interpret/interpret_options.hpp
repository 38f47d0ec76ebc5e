// Options of the reference interpreter.
#pragma once

#include "base/thread_pool.hpp"
#include "tensor/tensor.hpp"

#include <cstdint>
#include <functional>
#include <set>
#include <span>

namespace passnet {

// Called for each sum that a kernel stores for its own later stages, with the number of its terms;
// may change its elements.
using SumChanger = std::function<void(Tensor& sum, int64_t terms)>;

// Called for each column of quotients of doubles, in an order that depends on the graph alone where
// there is no pool, with as many divisors; may change the quotients.
using QuotientChanger =
    std::function<void(std::span<const double> divisors, std::span<double> quotients)>;

class Field;

// A run over a field's elements in place of floats, which tensors of f64 hold.
struct FieldRun {
  const Field* field = nullptr;
  int64_t work = 0;  // evaluations of an expression that are left: "field-work" when below 0
  std::set<double> constants = {};  // that it computed with
  bool converts_integers = false;   // to floats
  uint32_t dtypes = 0;              // those of floats that were computed, by number
};

// Options of a run; the results have the same bits for any pool.
struct InterpretOptions {
  ThreadPool* pool = nullptr;  // null: only the caller's thread
  bool product_sums = true;    // false: products round to the stage's dtype before they are added
  SumChanger change_sum = {};
  QuotientChanger change_quotients = {};  // not with a pool
  FieldRun* field = nullptr;              // not with the above
};

}  // namespace passnet
