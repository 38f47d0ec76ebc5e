#include "ops/attention_loops.hpp"

#include <limits>

namespace passnet {

BufferId append_attention_weights(KernelBuilder& builder, const AttentionLoops& loops,
                                  DType compute) {
  const size_t batch_rank = loops.batch.size();
  std::vector<ParameterId> rows = loops.batch;
  rows.push_back(loops.queries);
  std::vector<ParameterId> all = rows;
  all.push_back(loops.keys);
  const auto index = loop_indices(builder, batch_rank + 2);
  const auto row = loop_indices(builder, batch_rank + 1);
  const std::span<const ExprId> batch(index.data(), batch_rank);

  const BufferId scores = builder.temporary("scores", compute, all);
  Contraction product{.loops = all};
  product.loops.push_back(loops.width);
  const ExprId depth = builder.index(batch_rank + 2);
  product.value = times(builder, loops.query(batch, index[batch_rank], depth),
                        loops.key(batch, index[batch_rank + 1], depth));
  append_contraction(builder, product, scores);

  const ExprId score = loops.masked(batch, index[batch_rank], index[batch_rank + 1],
                                    builder.load(scores, index));
  const BufferId greatest = builder.temporary("greatest", compute, rows);
  builder.reduce(all, 1, Combine::kMax, score, greatest, row);
  const ExprId most = builder.load(greatest, row);
  const ExprId power = builder.apply(ScalarOp::kExp, {minus(builder, score, most)});
  const BufferId total = builder.temporary("total", compute, rows);
  builder.reduce(all, 1, Combine::kSum, power, total, row);
  ExprId weight = divide(builder, power, builder.load(total, row));
  if (loops.safe) {
    const ExprId nothing =
        builder.number(-std::numeric_limits<double>::infinity(), compute);
    weight = choose(builder, builder.apply(ScalarOp::kEq, {most, nothing}),
                    builder.number(0, compute), weight);
  }
  const BufferId weights = builder.temporary("weights", compute, all);
  builder.map(all, weights, index, weight);
  return weights;
}

void append_attention_result(
    KernelBuilder& builder, const AttentionLoops& loops, BufferId weights, BufferId target,
    const std::function<std::vector<ExprId>(std::span<const ExprId> batch, ExprId row,
                                            ExprId column)>& place) {
  const size_t batch_rank = loops.batch.size();
  Contraction product{.loops = loops.batch};
  product.loops.insert(product.loops.end(), {loops.queries, loops.value_width, loops.keys});
  const auto index = loop_indices(builder, batch_rank + 3);
  const std::span<const ExprId> batch(index.data(), batch_rank);
  const ExprId row = index[batch_rank];
  const ExprId column = index[batch_rank + 1];
  const ExprId key = index[batch_rank + 2];
  std::vector<ExprId> weight_index(batch.begin(), batch.end());
  weight_index.insert(weight_index.end(), {row, key});
  product.value = times(builder, builder.load(weights, weight_index),
                        loops.value(batch, key, column));
  append_contraction(builder, product, target, {}, place(batch, row, column));
}

}  // namespace passnet
