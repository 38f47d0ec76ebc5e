#include "ops/contract/attention_loops.hpp"

#include <limits>

namespace passnet {

namespace {

ExprId least_of(KernelBuilder& builder, ExprId value) {
  return number_like(builder, value, -std::numeric_limits<double>::infinity());
}

// Zero if every key of the row is masked and `safe` is set.
ExprId guarded(KernelBuilder& builder, const AttentionLoops& loops, ExprId greatest, ExprId value) {
  if (!loops.safe) return value;
  const ExprId is_empty = builder.apply(ScalarOp::kEq, {greatest, least_of(builder, greatest)});
  return choose(builder, is_empty, number_like(builder, value, 0), value);
}

BufferId append_scores(KernelBuilder& builder, const AttentionLoops& loops, const ParameterIds& all,
                       DType compute) {
  const size_t rank = loops.batch.size();
  const auto index = loop_indices(builder, rank + 3);
  const std::span<const ExprId> batch(index.data(), rank);
  Contraction product{.loops = all};
  product.loops.push_back(loops.width);
  product.value = times(builder, loops.query(batch, index[rank], index[rank + 2]),
                        loops.key(batch, index[rank + 1], index[rank + 2]));
  const BufferId scores =
      builder.temporary("scores", loops.rounds_scores ? loops.rounded : compute, all);
  if (!loops.rounds_scores) {
    append_contraction(builder, product, scores);
    return scores;
  }
  append_contraction(builder, product, scores, [&](ExprId sum) {
    return loops.masked(batch, index[rank], index[rank + 1], sum);
  });
  return scores;
}

}  // namespace

AttentionWeights append_attention_weights(KernelBuilder& builder, const AttentionLoops& loops,
                                          DType compute) {
  const size_t rank = loops.batch.size();
  ParameterIds rows = loops.batch;
  rows.push_back(loops.queries);
  ParameterIds all = rows;
  all.push_back(loops.keys);
  const auto index = loop_indices(builder, rank + 2);
  const auto row = loop_indices(builder, rank + 1);
  const BufferId scores = append_scores(builder, loops, all, compute);
  ExprId score = load_as(builder, compute, scores, index);
  if (!loops.rounds_scores) {
    score = loops.masked({index.data(), rank}, index[rank], index[rank + 1], score);
  }
  AttentionWeights result;
  const BufferId greatest = builder.temporary("greatest", compute, rows);
  ExprId compared = score;
  if (loops.skips_nan) {
    compared =
        choose(builder, builder.apply(ScalarOp::kIsNan, {score}), least_of(builder, score), score);
  }
  builder.reduce(all, 1, Combine::kMax, compared, greatest, row);
  const ExprId most = builder.load(greatest, row);
  ExprId weight = builder.apply(ScalarOp::kExp, {minus(builder, score, most)});
  if (!loops.normalized) weight = guarded(builder, loops, most, weight);
  result.total = builder.temporary("total", compute, rows);
  builder.reduce(all, 1, Combine::kSum, weight, result.total, row);
  if (loops.normalized) {
    weight = divide(builder, weight, builder.load(result.total, row));
    weight = guarded(builder, loops, most, weight);
  }
  result.weights = builder.temporary("weights", loops.rounded, all);
  builder.map(all, result.weights, index, weight);
  return result;
}

void append_attention_result(
    KernelBuilder& builder, const AttentionLoops& loops, const AttentionWeights& weights,
    BufferId target,
    const std::function<ExprIds(std::span<const ExprId> batch, ExprId row, ExprId column)>& place) {
  const size_t rank = loops.batch.size();
  Contraction product{.loops = loops.batch};
  product.loops.insert(product.loops.end(), {loops.queries, loops.value_width, loops.keys});
  const auto index = loop_indices(builder, rank + 3);
  const std::span<const ExprId> batch(index.data(), rank);
  const ExprId value = loops.value(batch, index[rank + 2], index[rank + 1]);
  ExprIds weight_index(batch.begin(), batch.end());
  weight_index.insert(weight_index.end(), {index[rank], index[rank + 2]});
  product.value =
      times(builder, load_as(builder, builder.dtype(value), weights.weights, weight_index), value);
  const auto where = place(batch, index[rank], index[rank + 1]);
  if (loops.normalized) {
    append_contraction(builder, product, target, {}, where);
    return;
  }
  const auto row = loop_indices(builder, rank + 1);
  const auto divided = [&](ExprId sum) {
    ExprId total = builder.load(weights.total, row);
    if (loops.safe) {
      const ExprId is_empty = builder.apply(ScalarOp::kEq, {total, number_like(builder, total, 0)});
      total = choose(builder, is_empty, number_like(builder, total, 1), total);
    }
    return divide(builder, sum, total);
  };
  append_contraction(builder, product, target, divided, where);
}

}  // namespace passnet
