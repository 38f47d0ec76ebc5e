// The stages of attention: weights = softmax(scores), result = weights @ values.
#pragma once

#include "ops/contract/contraction.hpp"

#include <functional>
#include <span>
#include <vector>

namespace passnet {

// Operands at (batch…, row, column) in the compute dtype.
using AttentionElement =
    std::function<ExprId(std::span<const ExprId> batch, ExprId row, ExprId column)>;

struct AttentionLoops {
  ParameterIds batch;
  ParameterId queries;
  ParameterId keys;
  ParameterId width;  // of a query and a key
  ParameterId value_width;
  AttentionElement query;
  AttentionElement key;
  AttentionElement value;
  // Returns the score of a query (row) and a key (column), scaled and masked.
  std::function<ExprId(std::span<const ExprId> batch, ExprId row, ExprId column, ExprId score)>
      masked;
  // The dtype to which operands of the product with the values round; the compute dtype rounds
  // nothing.
  DType rounded = DType::kF32;
  // If true, the weights are divided by their sum before that product; otherwise its result is
  // after it.
  bool normalized = true;
  // If true, the scores round too, as when ATen composes attention from other ops.
  bool rounds_scores = false;
  // If true, the weights of a row whose greatest score is minus infinity (all its keys are masked)
  // are zeros, not NaN.
  bool safe = true;
  // If true, the greatest score is that of the scores that are numbers.
  bool skips_nan = false;
};

struct AttentionWeights {
  BufferId weights;  // [batch…, queries, keys]
  BufferId total;    // their sums [batch…, queries], unless they are normalized
};

// Appends the stages up to the weights.
AttentionWeights append_attention_weights(KernelBuilder& builder, const AttentionLoops& loops,
                                          DType compute);

// Appends the stage that stores weights @ values at place(batch, query, column of the value).
void append_attention_result(
    KernelBuilder& builder, const AttentionLoops& loops, const AttentionWeights& weights,
    BufferId target,
    const std::function<ExprIds(std::span<const ExprId> batch, ExprId row, ExprId column)>& place);

}  // namespace passnet
