// The stages of attention: weights = softmax(scores), result = weights @ values.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "ops/contraction.hpp"

namespace passnet {

// Operands at (batch…, row, column) in the compute dtype.
using AttentionElement =
    std::function<ExprId(std::span<const ExprId> batch, ExprId row, ExprId column)>;

struct AttentionLoops {
  std::vector<ParameterId> batch;
  ParameterId queries;
  ParameterId keys;
  ParameterId width;        // of a query and a key
  ParameterId value_width;
  AttentionElement query;
  AttentionElement key;
  AttentionElement value;
  // The score of a query (row) and a key (column), scaled and masked.
  std::function<ExprId(std::span<const ExprId> batch, ExprId row, ExprId column, ExprId score)>
      masked;
  // Whether a row whose keys are all masked gives zeros, not NaN.
  bool safe = true;
};

// Appends the stages up to the weights: a temporary [batch…, queries, keys].
BufferId append_attention_weights(KernelBuilder& builder, const AttentionLoops& loops,
                                  DType compute);

// Appends the stage that stores weights @ values at place(batch, query, column of the value).
void append_attention_result(
    KernelBuilder& builder, const AttentionLoops& loops, BufferId weights, BufferId target,
    const std::function<std::vector<ExprId>(std::span<const ExprId> batch, ExprId row,
                                            ExprId column)>& place);

}  // namespace passnet
