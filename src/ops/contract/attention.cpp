// Scaled dot product attention.
#include "ops/contract/attention_loops.hpp"
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/needs.hpp"
#include "ops/spelling.hpp"

#include <cmath>
#include <limits>

namespace passnet {
namespace {

constexpr std::array<std::string_view, 3> kNames{"query", "key", "value"};

Shape batch_of(const TensorType& type) { return {type.shape.begin(), type.shape.end() - 2}; }

// The number of consecutive heads of the query that a head of this operand serves.
int64_t heads_served(const OpCall& call, size_t parameter) {
  const TensorType& type = call.tensor(parameter);
  const TensorType& query = call.tensor(0);
  if (!call.boolean(6) || type.rank() < 3 || query.rank() < 3) return 1;
  const int64_t heads = type.shape[type.rank() - 3];
  return heads == 0 ? 1 : query.shape[query.rank() - 3] / heads;
}

Result<void> expect_heads(const OpCall& call, size_t parameter) {
  const TensorType& query = call.tensor(0);
  const TensorType& type = call.tensor(parameter);
  if (!call.boolean(6) || query.rank() < 3 || type.rank() < 3) return {};
  const int64_t heads = type.shape[type.rank() - 3];
  if (heads != 0 && query.shape[query.rank() - 3] % heads == 0) return {};
  return call.fail("head-mismatch",
                   "'{}' expects the heads of {} to divide those of query, "
                   "found {} and {}",
                   call.op().name(), kNames[parameter], to_string(type), to_string(query));
}

// The dims before the matrices, each head of key and value counted as often as it serves.
Result<Shape> batch_shape(const OpCall& call) {
  Shape batch;
  for (size_t i = 0; i < 3; ++i) {
    Shape own = batch_of(call.tensor(i));
    if (i > 0 && !own.empty()) own.back() *= heads_served(call, i);
    const auto both = broadcast(batch, own);
    if (!both) {
      return call.fail("broadcast-mismatch", "cannot broadcast {} with {}", to_string(batch),
                       to_string(own));
    }
    batch = *both;
  }
  return batch;
}

Result<void> expect_attention_mask(const OpCall& call, const Shape& batch) {
  const TensorType& mask = call.tensor(3);
  const TensorType& query = call.tensor(0);
  if (mask.dtype != DType::kBool && mask.dtype != DType::kF32 && mask.dtype != query.dtype) {
    return refuse_dtype(call, mask.dtype, "a mask of bool, f32 or the dtype of query");
  }
  Shape scores = batch;
  scores.push_back(query.shape[query.rank() - 2]);
  scores.push_back(call.tensor(1).shape[call.tensor(1).rank() - 2]);
  if (mask.rank() >= 2 && broadcast(mask.shape, scores) == scores) return {};
  return call.fail("broadcast-mismatch", "cannot broadcast the mask {} to {}",
                   to_string(mask.shape), to_string(scores));
}

// scaled_dot_product_attention(query, key, value, attn_mask, is_causal, scale, enable_gqa)
Result<Types> infer_attention(const OpCall& call) {
  const TensorType& query = call.tensor(0);
  if (!is_float(query.dtype)) return refuse_dtype(call, query.dtype, "a floating dtype");
  for (size_t i = 0; i < 3; ++i) {
    const TensorType& type = call.tensor(i);
    if (type.dtype != query.dtype) return refuse_dtype(call, type.dtype, name(query.dtype));
    TRY(expect_rank(call, type, 2, 16));
    TRY(expect_heads(call, i));
  }
  const TensorType& key = call.tensor(1);
  const TensorType& value = call.tensor(2);
  const bool fits = query.shape.back() == key.shape.back() &&
                    key.shape[key.rank() - 2] == value.shape[value.rank() - 2];
  if (!fits) {
    return call.fail("attention-mismatch", "cannot attend with {} to {} and {}", to_string(query),
                     to_string(key), to_string(value));
  }
  Shape shape = TRY(batch_shape(call));
  if (call.has(3)) TRY(expect_attention_mask(call, shape));
  shape.push_back(query.shape[query.rank() - 2]);
  shape.push_back(value.shape.back());
  return Types{{query.dtype, shape}};
}

// The index of an operand's matrices, given the batch's indices.
ExprIds batch_index(const OpCall& call, KernelBuilder& builder, size_t parameter,
                    const Shape& batch, std::span<const ExprId> index) {
  const Shape own = batch_of(call.tensor(parameter));
  const int64_t serves = parameter == 0 ? 1 : heads_served(call, parameter);
  if (serves == 1) return broadcast_index(builder, own, batch, index);
  ExprIds heads(index.begin(), index.end());
  heads.back() =
      builder.apply(ScalarOp::kFloorDiv, {heads.back(), builder.of(builder.parameter(serves))});
  Shape shape = batch;
  shape.back() = own.back();
  return broadcast_index(builder, own, shape, heads);
}

// A mask adds minus infinity to what it hides, so NaN stays; but ATen's fused kernel replaces the
// scores that causality hides.
ExprId masked_score(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                    const Shape& scores, std::span<const ExprId> index, ExprId score,
                    bool is_fused) {
  const TensorType& query = call.tensor(0);
  const DType compute = builder.dtype(score);
  const double scale =
      call.has(5) ? call.number(5) : 1 / std::sqrt(static_cast<double>(query.shape.back()));
  ExprId value = times(builder, score, builder.number(scale, compute));
  const ExprId nothing = builder.number(-std::numeric_limits<double>::infinity(), compute);
  const ExprId zero = builder.number(0, compute);
  if (call.has(3)) {
    const ExprId mask = builder.load(buffers.inputs[3][0],
                                     broadcast_index(builder, call.tensor(3).shape, scores, index));
    if (builder.dtype(mask) == DType::kBool)
      value = plus(builder, value, choose(builder, mask, zero, nothing));
    else
      value = plus(builder, value, builder.cast(mask, compute));
  }
  if (call.boolean(4)) {
    const ExprId row = index[index.size() - 2];
    const ExprId is_hidden = less(builder, row, index.back());
    value = is_fused ? choose(builder, is_hidden, nothing, value)
                     : plus(builder, value, choose(builder, is_hidden, nothing, zero));
  }
  return value;
}

// Bytes of a vector of the processors on which ATen's results are recorded: without a mask, its
// fused kernel skips NaN in the scores of rows that do not fill one.
constexpr int64_t kVectorBytes = 64;

// True if ATen runs its fused kernel, which rounds the weights before they meet the values.
bool is_fused(const OpCall& call, const Shape& batch) {
  const TensorType& query = call.tensor(0);
  for (size_t i = 0; i < 3; ++i) {
    const TensorType& type = call.tensor(i);
    if (type.rank() != 4 || type.shape.back() != query.shape.back()) return false;
    if (type.shape[0] != batch[0]) return false;
    if (type.shape[1] != batch[1] && !call.boolean(6)) return false;
  }
  return !call.has(3) || call.tensor(3).rank() == 2 || call.tensor(3).rank() == 4;
}

void lower_attention(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const DType compute = opmath(call.tensor(0).dtype);
  const Shape batch = *batch_shape(call);
  const auto last_extent = [&](size_t parameter, size_t from_end) {
    return builder.extent(buffers.inputs[parameter][0], call.tensor(parameter).rank() - from_end);
  };
  const auto element = [&](size_t parameter) -> AttentionElement {
    return [&, parameter](std::span<const ExprId> index, ExprId row, ExprId column) {
      auto place = batch_index(call, builder, parameter, batch, index);
      place.insert(place.end(), {row, column});
      return load_as(builder, compute, buffers.inputs[parameter][0], place);
    };
  };
  const auto output = builder.extents(buffers.outputs[0]);
  const bool fused = is_fused(call, batch);
  Shape scores = batch;
  scores.insert(scores.end(), {call.tensor(0).shape[call.tensor(0).rank() - 2],
                               call.tensor(1).shape[call.tensor(1).rank() - 2]});
  const AttentionLoops loops{
      .batch = {output.begin(), output.end() - 2},
      .queries = output[output.size() - 2],
      .keys = last_extent(1, 2),
      .width = last_extent(0, 1),
      .value_width = output.back(),
      .query = element(0),
      .key = element(1),
      .value = element(2),
      .masked =
          [&](std::span<const ExprId> index, ExprId row, ExprId column, ExprId score) {
            ExprIds place(index.begin(), index.end());
            place.insert(place.end(), {row, column});
            return masked_score(call, buffers, builder, scores, place, score, fused);
          },
      .rounded = fused ? call.tensor(0).dtype : compute,
      .normalized = !fused,
      .skips_nan =
          fused && !call.has(3) &&
          call.tensor(1).shape[2] < kVectorBytes / static_cast<int64_t>(byte_size(compute)),
  };
  const AttentionWeights weights = append_attention_weights(builder, loops, compute);
  append_attention_result(builder, loops, weights, buffers.outputs[0],
                          [](std::span<const ExprId> index, ExprId row, ExprId column) {
                            ExprIds place(index.begin(), index.end());
                            place.insert(place.end(), {row, column});
                            return place;
                          });
}

constexpr OpDef kAttentionOps[] = {
    {.schema = "scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, "
               "Tensor? attn_mask=None, bool is_causal=False, float? scale=None, "
               "bool enable_gqa=False) -> Tensor",
     .doc = "softmax(scale * query @ keyᵀ + attn_mask) @ value, the scale by default "
            "1 / sqrt(width); where a bool mask is false, and above the diagonal of a causal one, "
            "nothing is attended to",
     .spellings = kSpellings<
         "torch._C._nn.scaled_dot_product_attention(query, key, value, attn_mask=None, "
         "dropout_p: 0.0=0.0, is_causal=False, *, scale=None, enable_gqa=False)",
         "torch._C._nn.scaled_dot_product_attention(query, key, value, attn_mask=None, "
         "dropout_p: 0=0, is_causal=False, *, scale=None, enable_gqa=False)",
         "torch.nn.functional.scaled_dot_product_attention(query, key, value, attn_mask=None, "
         "dropout_p: 0.0=0.0, is_causal=False, *, scale=None, enable_gqa=False)",
         "torch.nn.functional.scaled_dot_product_attention(query, key, value, attn_mask=None, "
         "dropout_p: 0=0, is_causal=False, *, scale=None, enable_gqa=False)">,
     .infer = infer_attention,
     .lower = lower_attention,
     .library = "attention",
     .needs = needs_attention_mask<3>,
     .example = "(%q: f32[1,2,3,4], %k: f32[1,2,5,4], %v: f32[1,2,5,4]) "
                "%y = scaled_dot_product_attention(%q, %k, %v) : f32[1,2,3,4]"},
};

}  // namespace

std::span<const OpDef> attention_ops() { return kAttentionOps; }

}  // namespace passnet
