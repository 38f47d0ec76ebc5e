// Multi-head attention with its projections, as torch.nn.MultiheadAttention calls it.
#include "ops/contract/attention_loops.hpp"
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/needs.hpp"
#include "ops/spelling.hpp"

#include <cmath>
#include <limits>

namespace passnet {
namespace {

// Parameters by their position in the schema.
enum Parameter : size_t {
  kQuery,
  kKey,
  kValue,
  kEmbedDim,
  kHeads,
  kInWeight,
  kInBias,
  kOutWeight,
  kOutBias,
  kPaddingMask,
  kNeedWeights,
  kMask,
  kSeparate,
  kQueryWeight,
  kKeyWeight,
  kValueWeight,
  kAverage,
  kBiasKey,
  kBiasValue,
  kAddZero,
};

struct MultiHeadPlan {
  bool batched = true;
  int64_t queries = 0;
  int64_t given = 0;  // keys of the operand
  int64_t keys = 0;   // including those that the biases and a row of zeros add
  int64_t batch = 1;
  int64_t embed = 0;
  int64_t heads = 1;

  int64_t width() const { return embed / heads; }
  double scale() const { return 1 / std::sqrt(static_cast<double>(width())); }
  Shape scores() const { return {batch, heads, queries, keys}; }
};

std::unexpected<Diagnostic> refuse(const OpCall& call, std::string_view parameter,
                                   const TensorType& found) {
  return call.fail("attention-mismatch", "'{}' cannot use {} as its {}", call.op().name(),
                   to_string(found), parameter);
}

Result<void> expect_shape(const OpCall& call, size_t parameter, const Shape& shape) {
  if (!call.has(parameter) || call.tensor(parameter).shape == shape) return {};
  return refuse(call, call.op().schema.parameters[parameter].name, call.tensor(parameter));
}

Result<void> expect_weights(const OpCall& call, const MultiHeadPlan& plan) {
  const int64_t embed = plan.embed;
  if (call.boolean(kSeparate)) {
    for (size_t i = 0; i < 3; ++i) {
      if (!call.has(kQueryWeight + i)) {
        return call.fail("missing-projection", "'{}' expects three projection weights",
                         call.op().name());
      }
      TRY(expect_shape(call, kQueryWeight + i, {embed, call.tensor(i).shape.back()}));
    }
  } else {
    if (!call.has(kInWeight)) {
      return call.fail("missing-projection", "'{}' expects a projection weight", call.op().name());
    }
    TRY(expect_shape(call, kInWeight, {3 * embed, embed}));
    for (size_t i = 1; i < 3; ++i) {
      if (call.tensor(i).shape.back() != embed) return refuse(call, "operand", call.tensor(i));
    }
  }
  TRY(expect_shape(call, kInBias, {3 * embed}));
  TRY(expect_shape(call, kOutWeight, {call.tensor(kOutWeight).shape[0], embed}));
  return expect_shape(call, kOutBias, {call.tensor(kOutWeight).shape[0]});
}

Result<void> expect_masks(const OpCall& call, const MultiHeadPlan& plan) {
  for (const size_t parameter : {size_t{kPaddingMask}, size_t{kMask}}) {
    if (!call.has(parameter)) continue;
    const DType dtype = call.tensor(parameter).dtype;
    if (dtype != DType::kBool && !is_float(dtype)) {
      return refuse_dtype(call, dtype, "a mask of bool or floats");
    }
  }
  if (call.has(kMask) && call.tensor(kMask).rank() == 3) {
    TRY(expect_shape(call, kMask, {plan.batch * plan.heads, plan.queries, plan.given}));
  } else {
    TRY(expect_shape(call, kMask, {plan.queries, plan.given}));
  }
  return expect_shape(call, kPaddingMask,
                      plan.batched ? Shape{plan.batch, plan.given} : Shape{plan.given});
}

Result<MultiHeadPlan> plan_multi_head(const OpCall& call) {
  const TensorType& query = call.tensor(kQuery);
  TRY(expect_rank(call, query, 2, 3));
  if (!is_float(query.dtype)) return refuse_dtype(call, query.dtype, "a floating dtype");
  for (size_t i = 0; i < call.op().schema.parameters.size(); ++i) {
    const bool operand = i != kPaddingMask && i != kMask && call.has(i) && call.is_tensor(i);
    if (operand && call.tensor(i).dtype != query.dtype) {
      return refuse_dtype(call, call.tensor(i).dtype, name(query.dtype));
    }
  }
  MultiHeadPlan plan{.batched = query.rank() == 3};
  plan.queries = query.shape[0];
  plan.embed = call.integer(kEmbedDim);
  plan.heads = call.integer(kHeads);
  if (plan.batched) plan.batch = query.shape[1];
  if (query.shape.back() != plan.embed || plan.heads < 1 || plan.embed % plan.heads != 0) {
    return refuse(call, "query", query);
  }
  const TensorType& key = call.tensor(kKey);
  const TensorType& value = call.tensor(kValue);
  TRY(expect_rank(call, key, query.rank(), query.rank()));
  TRY(expect_rank(call, value, query.rank(), query.rank()));
  plan.given = plan.keys = key.shape[0];
  if (value.shape[0] != plan.given) return refuse(call, "value", value);
  if (plan.batched && key.shape[1] != plan.batch) return refuse(call, "key", key);
  if (plan.batched && value.shape[1] != plan.batch) return refuse(call, "value", value);
  TRY(expect_rank(call, call.tensor(kOutWeight), 2, 2));
  TRY(expect_weights(call, plan));
  TRY(expect_masks(call, plan));
  if (call.has(kBiasKey) != call.has(kBiasValue)) {
    return call.fail("missing-projection", "'{}' expects a bias for both keys and values",
                     call.op().name());
  }
  for (const size_t bias : {size_t{kBiasKey}, size_t{kBiasValue}}) {
    const bool is_flat = call.has(bias) && call.tensor(bias).rank() == 1;
    TRY(expect_shape(call, bias, is_flat ? Shape{plan.embed} : Shape{1, 1, plan.embed}));
  }
  plan.keys += (call.has(kBiasKey) ? 1 : 0) + (call.boolean(kAddZero) ? 1 : 0);
  return plan;
}

Result<Types> infer_multi_head(const OpCall& call) {
  const MultiHeadPlan plan = TRY(plan_multi_head(call));
  TensorType result = call.tensor(kQuery);
  result.shape.back() = call.tensor(kOutWeight).shape[0];
  Types types{result};
  if (!call.boolean(kNeedWeights)) return types;
  Shape weights = plan.scores();
  if (call.boolean(kAverage)) weights.erase(weights.begin() + 1);
  if (!plan.batched) weights.erase(weights.begin());
  types.push_back({result.dtype, weights});
  return types;
}

// The projected keys or values with the bias, then zeros, as additional rows.
BufferId append_rows(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                     const MultiHeadPlan& plan, size_t which, BufferId projected) {
  const DType dtype = call.tensor(kQuery).dtype;
  auto extents = builder.extents(projected);
  extents[2] = builder.parameter(plan.keys);
  const auto index = loop_indices(builder, 4);
  ExprId added = builder.number(0, dtype);
  if (call.has(kBiasKey)) {
    const BufferId bias = buffers.inputs[which == kKey ? kBiasKey : kBiasValue][0];
    const ExprId feature =
        plus(builder, times(builder, index[1], builder.of(extents[3])), index[3]);
    ExprIds place(call.tensor(which == kKey ? kBiasKey : kBiasValue).rank(), builder.integer(0));
    place.back() = feature;
    const ExprId is_bias =
        builder.apply(ScalarOp::kEq, {index[2], builder.of(builder.parameter(plan.given))});
    added = choose(builder, is_bias, builder.load(bias, place), added);
  }
  const ExprId is_given = less(builder, index[2], builder.of(builder.parameter(plan.given)));
  const BufferId rows =
      builder.temporary(which == kKey ? "all_keys" : "all_values", dtype, extents);
  builder.map(extents, rows, index,
              choose(builder, is_given, builder.load(projected, index), added));
  return rows;
}

// Appends the projection of operand `which`: a temporary [batch, heads, rows, width].
BufferId append_projection(const OpCall& call, const LoweredBuffers& buffers,
                           KernelBuilder& builder, const MultiHeadPlan& plan, size_t which) {
  const DType dtype = call.tensor(kQuery).dtype;
  const DType compute = opmath(dtype);
  const bool separate = call.boolean(kSeparate);
  const BufferId input = buffers.inputs[which][0];
  const BufferId weight = buffers.inputs[separate ? kQueryWeight + which : kInWeight][0];
  const auto parameter = [&](int64_t value) { return builder.parameter(value); };
  const ParameterIds kept{parameter(plan.batch), parameter(plan.heads), builder.extent(input, 0),
                          parameter(plan.width())};
  Contraction sum{.loops = kept};
  sum.loops.push_back(builder.extent(weight, 1));
  const auto index = loop_indices(builder, 5);
  ExprId feature = plus(builder, times(builder, index[1], builder.of(kept[3])), index[3]);
  ExprId stacked = feature;  // among the features of all three
  if (which > 0) {
    const int64_t before = static_cast<int64_t>(which) * plan.embed;
    stacked = plus(builder, feature, builder.of(parameter(before)));
  }
  ExprIds source{index[2]};
  if (plan.batched) source.push_back(index[0]);
  source.push_back(index[4]);
  sum.value = times(builder, load_as(builder, compute, input, source),
                    load_as(builder, compute, weight, {separate ? feature : stacked, index[4]}));
  constexpr std::array<std::string_view, 3> kFactors{"queries", "keys", "values"};
  const BufferId projected = builder.temporary(std::string(kFactors[which]), dtype, kept);
  const auto biased = [&](ExprId total) {
    if (!call.has(kInBias)) return total;
    return plus(builder, total, load_as(builder, compute, buffers.inputs[kInBias][0], {stacked}));
  };
  append_contraction(builder, sum, projected, biased);
  if (which == kQuery || plan.keys == plan.given) return projected;
  return append_rows(call, buffers, builder, plan, which, projected);
}

// The added rows are never masked.
ExprId apply_mask(KernelBuilder& builder, const MultiHeadPlan& plan, ExprId key, ExprId mask,
                  ExprId score) {
  const DType compute = builder.dtype(score);
  if (plan.keys != plan.given) {
    const ExprId is_given = less(builder, key, builder.of(builder.parameter(plan.given)));
    const ExprId none = builder.cast(builder.integer(0), builder.dtype(mask));
    mask = choose(builder, is_given, mask, none);
  }
  if (builder.dtype(mask) != DType::kBool) {
    return plus(builder, score, builder.cast(mask, compute));
  }
  // Unlike in scaled_dot_product_attention, true excludes.
  return choose(builder, mask, builder.number(-std::numeric_limits<double>::infinity(), compute),
                score);
}

ExprId masked_score(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                    const MultiHeadPlan& plan, std::span<const ExprId> place, ExprId score) {
  ExprId value = score;
  if (!call.boolean(kNeedWeights)) {
    value = times(builder, score, builder.number(plan.scale(), builder.dtype(score)));
  }
  if (call.has(kMask)) {
    ExprIds index{place[2], place[3]};
    if (call.tensor(kMask).rank() == 3) {
      const ExprId heads = builder.of(builder.parameter(plan.heads));
      index.insert(index.begin(), plus(builder, times(builder, place[0], heads), place[1]));
    }
    value =
        apply_mask(builder, plan, place[3], builder.load(buffers.inputs[kMask][0], index), value);
  }
  if (call.has(kPaddingMask)) {
    ExprIds index{place[3]};
    if (plan.batched) index.insert(index.begin(), place[0]);
    value = apply_mask(builder, plan, place[3],
                       builder.load(buffers.inputs[kPaddingMask][0], index), value);
  }
  return value;
}

void append_weights_result(const OpCall& call, const LoweredBuffers& buffers,
                           KernelBuilder& builder, const MultiHeadPlan& plan, BufferId weights) {
  const BufferId output = buffers.outputs[1];
  const bool average = call.boolean(kAverage);
  ParameterIds loops = builder.extents(weights);
  const auto index = loop_indices(builder, 4);
  if (!average) {
    const ExprIds place(index.begin() + (plan.batched ? 0 : 1), index.end());
    builder.map(loops, output, place, builder.load(weights, index));
    return;
  }
  const ParameterId heads = loops[1];
  loops.erase(loops.begin() + 1);
  loops.push_back(heads);
  const DType compute = opmath(call.tensor(kQuery).dtype);
  const ExprId weight =
      load_as(builder, compute, weights, {index[0], index[3], index[1], index[2]});
  const ExprId share = divide(builder, weight, builder.cast(builder.of(heads), compute));
  const ExprIds place(index.begin() + (plan.batched ? 0 : 1), index.begin() + 3);
  builder.reduce(loops, 1, Combine::kSum, share, output, place);
}

// attended[row, batch, feature] @ out weightᵀ + bias, into the first output.
void append_output(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                   BufferId attended) {
  const DType compute = opmath(call.tensor(kQuery).dtype);
  const BufferId weight = buffers.inputs[kOutWeight][0];
  const BufferId output = buffers.outputs[0];
  Contraction sum{.loops = builder.extents(output)};
  const size_t rank = sum.loops.size();
  sum.loops.push_back(builder.extent(weight, 1));
  const auto index = loop_indices(builder, rank + 1);
  const ExprId batch = rank == 3 ? index[1] : builder.integer(0);
  sum.value = times(builder, load_as(builder, compute, attended, {index[0], batch, index[rank]}),
                    load_as(builder, compute, weight, {index[rank - 1], index[rank]}));
  const auto biased = [&](ExprId total) {
    if (!call.has(kOutBias)) return total;
    return plus(builder, total,
                load_as(builder, compute, buffers.inputs[kOutBias][0], {index[rank - 1]}));
  };
  append_contraction(builder, sum, output, biased);
}

void lower_multi_head(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const MultiHeadPlan plan = *plan_multi_head(call);
  const DType dtype = call.tensor(kQuery).dtype;
  const DType compute = opmath(dtype);
  std::array<BufferId, 3> projected;
  for (size_t i = 0; i < 3; ++i) {
    projected[i] = append_projection(call, buffers, builder, plan, i);
  }
  const auto element = [&](size_t which) -> AttentionElement {
    return [&, which](std::span<const ExprId> batch, ExprId row, ExprId column) {
      return load_as(builder, compute, projected[which], {batch[0], batch[1], row, column});
    };
  };
  const auto extents = builder.extents(projected[0]);
  // If weights are requested, PyTorch composes other ops: the scaled query, the scores and the
  // weights round.
  const bool composed = call.boolean(kNeedWeights);
  const auto query = [&](std::span<const ExprId> batch, ExprId row, ExprId column) {
    const ExprId value = element(0)(batch, row, column);
    if (!composed) return value;
    const ExprId scaled = times(builder, value, builder.number(plan.scale(), compute));
    return builder.cast(builder.cast(scaled, dtype), compute);
  };
  const AttentionLoops loops{
      .batch = {extents[0], extents[1]},
      .queries = extents[2],
      .keys = builder.extent(projected[1], 2),
      .width = extents[3],
      .value_width = extents[3],
      .query = query,
      .key = element(1),
      .value = element(2),
      .masked =
          [&](std::span<const ExprId> batch, ExprId row, ExprId column, ExprId score) {
            const std::array<ExprId, 4> place{batch[0], batch[1], row, column};
            return masked_score(call, buffers, builder, plan, place, score);
          },
      .rounded = dtype,
      .normalized = composed,
      .rounds_scores = composed,
      .safe = !composed,
  };
  const AttentionWeights weights = append_attention_weights(builder, loops, compute);
  if (composed) append_weights_result(call, buffers, builder, plan, weights.weights);
  const BufferId attended =
      builder.temporary("attended", dtype, {extents[2], extents[0], builder.parameter(plan.embed)});
  append_attention_result(builder, loops, weights, attended,
                          [&](std::span<const ExprId> batch, ExprId row, ExprId column) {
                            const ExprId width = builder.of(extents[3]);
                            const ExprId feature =
                                plus(builder, times(builder, batch[1], width), column);
                            return ExprIds{row, batch[0], feature};
                          });
  append_output(call, buffers, builder, attended);
}

constexpr OpDef kMultiHeadAttentionOps[] = {
    {.schema = "multi_head_attention_forward(Tensor query, Tensor key, Tensor value, "
               "int embed_dim_to_check, int num_heads, Tensor? in_proj_weight, "
               "Tensor? in_proj_bias, Tensor out_proj_weight, Tensor? out_proj_bias, "
               "Tensor? key_padding_mask=None, bool need_weights=True, Tensor? attn_mask=None, "
               "bool use_separate_proj_weight=False, Tensor? q_proj_weight=None, "
               "Tensor? k_proj_weight=None, Tensor? v_proj_weight=None, "
               "bool average_attn_weights=True, Tensor? bias_k=None, Tensor? bias_v=None, "
               "bool add_zero_attn=False) -> Tensor[]",
     .doc = "attention in heads between projections of query, key and value ([row, batch, "
            "feature]), projected again; with need_weights also the weights, averaged over the "
            "heads or not",
     .spellings =
         kSpellings<"torch.nn.functional.multi_head_attention_forward(query, key, value, "
                    "embed_dim_to_check, num_heads, in_proj_weight, in_proj_bias, bias_k, bias_v, "
                    "add_zero_attn, dropout_p, out_proj_weight, out_proj_bias, "
                    "training: false, key_padding_mask=None, need_weights=True, attn_mask=None, "
                    "use_separate_proj_weight=False, q_proj_weight=None, k_proj_weight=None, "
                    "v_proj_weight=None, static_k: none=None, static_v: none=None, "
                    "average_attn_weights=True, is_causal=False)">,
     .infer = infer_multi_head,
     .lower = lower_multi_head,
     .library = "matmul",
     .weights = "in_proj_weight in_proj_bias out_proj_weight out_proj_bias q_proj_weight "
                "k_proj_weight v_proj_weight bias_k bias_v",
     .needs = needs_all<needs_attention_mask<9, false>, needs_attention_mask<11, false>>,
     .example = "(%q: f32[3,2,4], %w: f32[12,4], %b: f32[12], %o: f32[4,4], %c: f32[4]) "
                "%y, %a = multi_head_attention_forward(%q, %q, %q, 4, 2, %w, %b, %o, %c) "
                ": f32[3,2,4], f32[2,3,3]"},
};

}  // namespace

std::span<const OpDef> multi_head_attention_ops() { return kMultiHeadAttentionOps; }

}  // namespace passnet
