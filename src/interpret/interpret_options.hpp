// Options of the reference interpreter.
#pragma once

#include "base/thread_pool.hpp"
#include "tensor/tensor.hpp"

#include <cstdint>
#include <functional>
#include <span>

namespace passnet {

// Called for each sum that a kernel stores for its own later stages, with the number of its terms;
// may change its elements.
using SumChanger = std::function<void(Tensor& sum, int64_t terms)>;

// Called for each column of quotients of doubles, in an order that depends on the graph alone where
// there is no pool, with as many divisors; may change the quotients.
using QuotientChanger =
    std::function<void(std::span<const double> divisors, std::span<double> quotients)>;

// Options of a run; the results have the same bits for any pool.
struct InterpretOptions {
  ThreadPool* pool = nullptr;  // null: only the caller's thread
  bool product_sums = true;    // false: products round to the stage's dtype before they are added
  SumChanger change_sum = {};
  QuotientChanger change_quotients = {};  // not with a pool
};

}  // namespace passnet
