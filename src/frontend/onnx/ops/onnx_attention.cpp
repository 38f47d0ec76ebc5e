// Attention and rotary embeddings.
#include "frontend/onnx/ops/onnx_texts.hpp"

namespace passnet {
namespace {

constexpr CompositeText kOnnxAttention[] = {
    // [batch, heads, length, size]
    {"onnx_heads(x, count, rank: 3)", R"(
    return x.reshape([x.size(0), x.size(1), count, x.size(2) // count]).transpose(1, 2)
)"},
    {"onnx_heads(x, count, rank: 4)", R"(
    return x
)"},
    {"onnx_joined(x, rank: 3)", R"(
    return x.transpose(1, 2).reshape([x.size(0), x.size(2), x.size(1) * x.size(3)])
)"},
    {"onnx_joined(x, rank: 4)", R"(
    return x
)"},
    {"onnx_cached(x, past: none)", R"(
    return x
)"},
    {"onnx_cached(x, past: tensor)", R"(
    return torch.cat([past, x], 2)
)"},
    {"onnx_past_length(past: none)", R"(
    return 0
)"},
    {"onnx_past_length(past: tensor)", R"(
    return past.size(2)
)"},
    // Heads of keys and values serve several of queries.
    {"onnx_shared(x, count, is_one: true)", R"(
    return x
)"},
    {"onnx_shared(x, count, is_one: false)", R"(
    return torch.repeat_interleave(x, count, 1)
)"},
    {"onnx_root_of_scale(scale: none, size)", R"(
    return size ** -0.25
)"},
    {"onnx_root_of_scale(scale: float, size)", R"(
    return scale ** 0.5
)"},
    // A mask adds nothing to scores where it is true, and -inf elsewhere.
    {"onnx_added_mask(mask, dtype, is_bool: true)", R"(
    return torch.where(mask, 0.0, -inf).to(dtype)
)"},
    {"onnx_added_mask(mask, dtype, is_bool: false)", R"(
    return mask.to(dtype)
)"},
    {"onnx_mask(scores, mask: none)", R"(
    return scores
)"},
    {"onnx_mask(scores, mask: tensor)", R"(
    added = onnx_added_mask(mask, scores.dtype, mask.dtype == torch.bool)
    more = scores.size(3) - added.size(-1)
    return scores + torch._C._nn.pad(added, [0, more], 'constant', -inf)
)"},
    // The place of each query among the keys.
    {"onnx_first_query(lengths: none, past, queries)", R"(
    return onnx_past_length(past)
)"},
    {"onnx_first_query(lengths: tensor, past: none, queries)", R"(
    return lengths.reshape([-1, 1, 1, 1]) - queries
)"},
    {"onnx_distances(scores, first)", R"(
    queries = torch.arange(0, scores.size(2), 1, dtype=torch.int64).reshape([-1, 1]) + first
    return queries - torch.arange(0, scores.size(3), 1, dtype=torch.int64)
)"},
    {"onnx_limited(scores, distances, least: -1)", R"(
    return scores
)"},
    {"onnx_limited(scores, distances, least)", R"(
    return torch.where(distances > least, -inf, scores)
)"},
    {"onnx_causal(scores, is_causal: 0, first)", R"(
    return scores
)"},
    {"onnx_causal(scores, is_causal: 1, first)", R"(
    return torch.where(onnx_distances(scores, first) < 0, -inf, scores)
)"},
    {"onnx_windowed(scores, left: -1, right: -1, first)", R"(
    return scores
)"},
    {"onnx_windowed(scores, left, right, first)", R"(
    distances = onnx_distances(scores, first)
    return onnx_limited(onnx_limited(scores, distances, left), -distances, right)
)"},
    {"onnx_unpadded(scores, lengths: none)", R"(
    return scores
)"},
    {"onnx_unpadded(scores, lengths: tensor)", R"(
    places = torch.arange(0, scores.size(3), 1, dtype=torch.int64)
    return torch.where(places < lengths.reshape([-1, 1, 1, 1]), scores, -inf)
)"},
    {"onnx_capped(scores, softcap: 0.0)", R"(
    return scores
)"},
    {"onnx_capped(scores, softcap)", R"(
    return torch.tanh(scores / softcap) * softcap
)"},
    {"onnx_precision(number: none, dtype)", R"(
    return dtype
)"},
    {"onnx_precision(number: int, dtype)", R"(
    return onnx_dtype(number)
)"},
    // A query without keys has the weights 0.
    {"onnx_attention_weights(scores, dtype)", R"(
    given = scores.to(dtype)
    none = torch.eq(torch.amax(given, -1, True), -inf)
    return torch.where(none, 0.0, torch.softmax(given, -1)).to(scores.dtype)
)"},
    {"onnx_shown_scores(mode: 0, raw, masked, capped, weights)", R"(
    return raw
)"},
    {"onnx_shown_scores(mode: 1, raw, masked, capped, weights)", R"(
    return capped
)"},
    {"onnx_shown_scores(mode: 2, raw, masked, capped, weights)", R"(
    return masked
)"},
    {"onnx_shown_scores(mode: 3, raw, masked, capped, weights)", R"(
    return weights
)"},
    {"onnx.Attention(Q, K, V, attn_mask=None, past_key=None, past_value=None, "
     "nonpad_kv_seqlen=None, *, is_causal=0, kv_num_heads=None, left_window_size=-1, "
     "q_num_heads=None, qk_matmul_output_mode=0, right_window_size=-1, scale=None, softcap=0.0, "
     "softmax_precision=None)",
     R"(
    q = onnx_heads(Q, q_num_heads, Q.dim())
    key = onnx_cached(onnx_heads(K, kv_num_heads, K.dim()), past_key)
    value = onnx_cached(onnx_heads(V, kv_num_heads, V.dim()), past_value)
    count = q.size(1) // key.size(1)
    root = onnx_root_of_scale(scale, q.size(3))
    keys = onnx_shared(key, count, count == 1) * root
    raw = torch.matmul(q * root, keys.transpose(2, 3))
    capped = onnx_capped(raw, softcap)
    first = onnx_first_query(nonpad_kv_seqlen, past_key, q.size(2))
    causal = onnx_causal(onnx_mask(capped, attn_mask), is_causal, first)
    near = onnx_windowed(causal, left_window_size, right_window_size, first)
    masked = onnx_unpadded(near, nonpad_kv_seqlen)
    weights = onnx_attention_weights(masked, onnx_precision(softmax_precision, Q.dtype))
    made = torch.matmul(weights, onnx_shared(value, count, count == 1))
    return (onnx_joined(made, Q.dim()), key, value,
            onnx_shown_scores(qk_matmul_output_mode, raw, masked, capped, weights))
)"},
    // Rotary embeddings of [batch, length, heads, size].
    {"onnx_rotary_heads(x, count, rank: 3)", R"(
    return x.reshape([x.size(0), x.size(1), count, x.size(2) // count])
)"},
    {"onnx_rotary_heads(x, count, rank: 4)", R"(
    return x.transpose(1, 2)
)"},
    {"onnx_rotary_back(x, shape, rank: 3)", R"(
    return x.reshape(shape)
)"},
    {"onnx_rotary_back(x, shape, rank: 4)", R"(
    return x.transpose(1, 2)
)"},
    {"onnx_rotary_rows(cache, places: none)", R"(
    return cache.unsqueeze(2)
)"},
    {"onnx_rotary_rows(cache, places: tensor)", R"(
    return cache[places].unsqueeze(2)
)"},
    {"onnx_rotary_size(given: 0, size)", R"(
    return size
)"},
    {"onnx_rotary_size(given, size)", R"(
    return given
)"},
    {"onnx_rotated(x, cos, sin, interleaved: 0)", R"(
    one, two = torch.chunk(x, 2, -1)
    return torch.cat([cos * one - sin * two, sin * one + cos * two], -1)
)"},
    {"onnx_rotated(x, cos, sin, interleaved: 1)", R"(
    pairs = x.unflatten(-1, (-1, 2))
    one = pairs.select(-1, 0)
    two = pairs.select(-1, 1)
    return torch.stack([cos * one - sin * two, sin * one + cos * two], -1).reshape(x.shape)
)"},
    {"onnx.RotaryEmbedding(X, cos_cache, sin_cache, position_ids=None, *, interleaved=0, "
     "num_heads=0, rotary_embedding_dim=0)",
     R"(
    heads = onnx_rotary_heads(X, num_heads, X.dim())
    size = onnx_rotary_size(rotary_embedding_dim, heads.size(3))
    cos = onnx_rotary_rows(cos_cache, position_ids)
    sin = onnx_rotary_rows(sin_cache, position_ids)
    turned = onnx_rotated(heads.narrow(3, 0, size), cos, sin, interleaved)
    rest = heads.narrow(3, size, heads.size(3) - size)
    return onnx_rotary_back(torch.cat([turned, rest], -1), X.shape, X.dim())
)"},
};

}  // namespace

std::span<const CompositeText> onnx_attention_texts() { return kOnnxAttention; }

}  // namespace passnet
