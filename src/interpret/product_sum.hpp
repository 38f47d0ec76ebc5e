// Contractions, in which nearly all the work of a network is, run in blocks of packed doubles.
#pragma once

#include "base/thread_pool.hpp"
#include "kernel/analysis/nest.hpp"
#include "kernel/kernel.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace passnet {

// target[b, row, column] = Σ over depth of left[b, row, depth] · right[b, depth, column], where
// every access is a sum of offsets: one of the batch, one of the row or column, one of the depth.
struct ProductSum {
  struct BatchLoop {
    int64_t extent = 1;
    int64_t left = 0;  // strides, in elements
    int64_t right = 0;
    int64_t target = 0;
  };
  BufferId left;
  BufferId right;
  BufferId target;
  int64_t left_start = 0;  // offsets of the first elements
  int64_t right_start = 0;
  int64_t target_start = 0;
  std::vector<BatchLoop> batch;
  std::vector<int64_t> left_rows{0}, target_rows{0};
  std::vector<int64_t> right_columns{0}, target_columns{0};
  std::vector<int64_t> left_depth{0}, right_depth{0};
};

// Makes rows of columns, and columns of rows.
void exchange_factors(ProductSum& sum);

// The offsets at which a batch begins.
struct ProductStart {
  int64_t left = 0;
  int64_t right = 0;
  int64_t target = 0;
};
ProductStart start_of(const ProductSum& sum, size_t batch);
size_t batches_of(const ProductSum& sum);

// Returns the stage in this form if it is a contraction (kernel/analysis/contraction.hpp) that
// gains from it: each factor depends on a kept loop that the other does not, or one does along
// neighbors in memory.
std::optional<ProductSum> find_product_sum(const Kernel& kernel, const Stage& stage,
                                           const Nest& nest);

// Runs it over memory (the first element of every buffer). Products of f32, f16 and bf16 are exact;
// every sum adds in double in the order of the depth, so threads do not change a bit.
void run_product_sum(const Kernel& kernel, const ProductSum& sum,
                     std::span<std::byte* const> memory, ThreadPool* pool);

}  // namespace passnet
