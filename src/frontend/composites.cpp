#include "frontend/composites.hpp"

namespace passnet {
namespace {

// Overloads of a name are tried in order. Names without a point are helpers of the others.
constexpr CompositeText kComposites[] = {
    // Attention and encoder layers as ATen's CPU kernels compute them.
    {"masked_weights(scores, mask: none, mask_type)", R"(
    return torch.softmax(scores, -1)
)"},
    {"masked_weights(scores, mask, mask_type: 0)", R"(
    return torch.softmax(scores.masked_fill(mask.bool(), -inf), -1)
)"},
    {"masked_weights(scores, mask, mask_type: 1)", R"(
    keys = mask.bool().unsqueeze(1).unsqueeze(1)
    return torch.softmax(scores.masked_fill(keys, -inf), -1)
)"},
    {"masked_weights(scores, mask, mask_type: 2)", R"(
    return torch.softmax(scores.masked_fill(mask.bool(), -inf), -1)
)"},
    {"returned_weights(weights, need_weights: false, average)", R"(
    return None
)"},
    {"returned_weights(weights, need_weights: true, average: true)", R"(
    return weights.sum(1) / weights.size(1)
)"},
    {"returned_weights(weights, need_weights: true, average: false)", R"(
    return weights
)"},
    {"heads_of(operand, weight, bias, heads, place)", R"(
    own_weight = torch.chunk(weight, 3)[place]
    own_bias = torch.chunk(bias, 3)[place]
    projected = torch._C._nn.linear(operand, own_weight) + own_bias
    return projected.unflatten(-1, (heads, -1)).transpose(1, 2)
)"},
    {"torch._native_multi_head_attention(query, key, value, embed_dim, num_head, qkv_weight, "
     "qkv_bias, proj_weight, proj_bias, mask=None, need_weights=True, average_attn_weights=True, "
     "mask_type=None)",
     R"(
    torch._check(query.shape == key.shape)
    torch._check(query.shape == value.shape)
    queries = heads_of(query, qkv_weight, qkv_bias, num_head, 0)
    keys = heads_of(key, qkv_weight, qkv_bias, num_head, 1)
    values = heads_of(value, qkv_weight, qkv_bias, num_head, 2)
    scaled = queries * (embed_dim // num_head) ** -0.5
    weights = masked_weights(torch.matmul(scaled, keys.transpose(2, 3)), mask, mask_type)
    context = torch.matmul(weights, values).transpose(1, 2).flatten(2)
    projected = torch._C._nn.linear(context, proj_weight, proj_bias)
    returned = returned_weights(weights, need_weights, average_attn_weights)
    return (projected, returned)
)"},
    {"torch._masked_softmax(input, mask: tensor, dim=None, mask_type=None)", R"(
    return masked_weights(input, mask, mask_type)
)"},
    {"activated(input, use_gelu: true)", R"(
    return torch._C._nn.gelu(input)
)"},
    {"activated(input, use_gelu: false)", R"(
    return torch.relu(input)
)"},
    {"two_layers(input, weight_1, bias_1, weight_2, bias_2, use_gelu)", R"(
    hidden = activated(torch._C._nn.linear(input, weight_1, bias_1), use_gelu)
    return torch._C._nn.linear(hidden, weight_2, bias_2)
)"},
    {"torch._transformer_encoder_layer_fwd(src, embed_dim, num_heads, qkv_weight, qkv_bias, "
     "proj_weight, proj_bias, use_gelu, norm_first: false, eps, norm_weight_1, norm_bias_1, "
     "norm_weight_2, norm_bias_2, ffn_weight_1, ffn_bias_1, ffn_weight_2, ffn_bias_2, mask=None, "
     "mask_type=None)",
     R"(
    attended = torch._native_multi_head_attention(
        src, src, src, embed_dim, num_heads, qkv_weight, qkv_bias, proj_weight, proj_bias, mask,
        False, True, mask_type)
    added = attended[0] + src
    normed = torch.layer_norm(added, (embed_dim,), norm_weight_1, norm_bias_1, eps)
    further = two_layers(normed, ffn_weight_1, ffn_bias_1, ffn_weight_2, ffn_bias_2, use_gelu)
    return torch.layer_norm(further + normed, (embed_dim,), norm_weight_2, norm_bias_2, eps)
)"},
    {"torch._transformer_encoder_layer_fwd(src, embed_dim, num_heads, qkv_weight, qkv_bias, "
     "proj_weight, proj_bias, use_gelu, norm_first: true, eps, norm_weight_1, norm_bias_1, "
     "norm_weight_2, norm_bias_2, ffn_weight_1, ffn_bias_1, ffn_weight_2, ffn_bias_2, mask=None, "
     "mask_type=None)",
     R"(
    normed = torch.layer_norm(src, (embed_dim,), norm_weight_1, norm_bias_1, eps)
    attended = torch._native_multi_head_attention(
        normed, normed, normed, embed_dim, num_heads, qkv_weight, qkv_bias, proj_weight, proj_bias,
        mask, False, True, mask_type)
    added = attended[0] + src
    inner = torch.layer_norm(added, (embed_dim,), norm_weight_2, norm_bias_2, eps)
    further = two_layers(inner, ffn_weight_1, ffn_bias_1, ffn_weight_2, ffn_bias_2, use_gelu)
    return further + added
)"},
    // Normalizations with the statistics that they return.
    {"torch.native_layer_norm(input, normalized_shape, weight, bias, eps)", R"(
    rows = input.flatten(-len(normalized_shape))
    kept = rows.shape[:-1] + (1,) * len(normalized_shape)
    scale = torch.rsqrt(torch.var(rows, -1, correction=0) + eps)
    normed = torch.layer_norm(input, normalized_shape, weight, bias, eps)
    return (normed, rows.mean(-1).reshape(kept), scale.reshape(kept))
)"},
    {"torch.instance_norm(input, weight, bias, running_mean, running_var, use_input_stats, "
     "momentum, eps, cudnn_enabled=True)",
     R"(
    return torch.nn.functional.instance_norm(
        input, running_mean, running_var, weight, bias, use_input_stats, momentum, eps)
)"},
    {"torch.nn.functional.local_response_norm(input, size, alpha=0.0001, beta=0.75, k=1.0)", R"(
    around = [0, 0] * (input.dim() - 2) + [size // 2, (size - 1) // 2]
    sums = torch._C._nn.pad(input * input, around).unfold(1, size, 1).mean(-1)
    return input / (sums * alpha + k) ** beta
)"},
    // Distances.
    {"torch.pairwise_distance(x1, x2, p=2.0, eps=1e-06, keepdim=False)", R"(
    return torch.linalg.vector_norm(x1 - x2 + eps, p, -1, keepdim)
)"},
    {"torch.nn.functional.pairwise_distance(x1, x2, p=2.0, eps=1e-06, keepdim=False)", R"(
    return torch.pairwise_distance(x1, x2, p, eps, keepdim)
)"},
    {"torch.cosine_similarity(x1, x2, dim=1, eps=1e-08)", R"(
    both = torch.broadcast_tensors(x1, x2)
    first = both[0] / torch.linalg.vector_norm(both[0], 2, dim, True).clamp(eps)
    second = both[1] / torch.linalg.vector_norm(both[1], 2, dim, True).clamp(eps)
    return (first * second).sum(dim)
)"},
    {"torch.nn.functional.cosine_similarity(x1, x2, dim=1, eps=1e-08)", R"(
    return torch.cosine_similarity(x1, x2, dim, eps)
)"},
    // As ATen: distances of many points are sums of products, which are less exact.
    {"distances(x1, x2, p, is_euclidean: true, is_product: true)", R"(
    norms1 = x1.pow(2).sum(-1, True)
    norms2 = x2.pow(2).sum(-1, True)
    left = torch.cat([x1 * -2, norms1, torch.ones_like(norms1)], -1)
    right = torch.cat([x2, torch.ones_like(norms2), norms2], -1)
    return torch.matmul(left, right.transpose(-2, -1)).clamp_min(0).sqrt()
)"},
    {"distances(x1, x2, p, is_euclidean, is_product)", R"(
    return torch.linalg.vector_norm(x1.unsqueeze(-2) - x2.unsqueeze(-3), p, -1)
)"},
    {"torch.cdist(x1, x2, p=2.0, compute_mode: none=None)", R"(
    return distances(x1, x2, p, p == 2, max(x1.size(-2), x2.size(-2)) > 25)
)"},
    {"torch.cdist(x1, x2, p, compute_mode: 0)", R"(
    return torch.cdist(x1, x2, p)
)"},
    {"torch.cdist(x1, x2, p, compute_mode: 1)", R"(
    return distances(x1, x2, p, p == 2, True)
)"},
    {"torch.cdist(x1, x2, p, compute_mode: 2)", R"(
    return distances(x1, x2, p, p == 2, False)
)"},
    {"torch.functional.cdist(x1, x2, p=2.0, compute_mode: "
     "'use_mm_for_euclid_dist_if_necessary'='use_mm_for_euclid_dist_if_necessary')",
     R"(
    return torch.cdist(x1, x2, p)
)"},
    {"torch.functional.cdist(x1, x2, p=2.0, compute_mode: none)", R"(
    return torch.cdist(x1, x2, p)
)"},
    {"torch.functional.cdist(x1, x2, p=2.0, *, compute_mode: 'use_mm_for_euclid_dist')", R"(
    return torch.cdist(x1, x2, p, 1)
)"},
    {"torch.functional.cdist(x1, x2, p=2.0, *, compute_mode: 'donot_use_mm_for_euclid_dist')", R"(
    return torch.cdist(x1, x2, p, 2)
)"},
    {"torch.dist(input, other, p=2)", R"(
    return torch.linalg.vector_norm(input - other, p)
)"},
    {".dist(input, other, p=2)", R"(
    return torch.linalg.vector_norm(input - other, p)
)"},
    {"torch.isclose(input, other, rtol=1e-05, atol=1e-08, equal_nan: false=False)", R"(
    near = (input - other).abs() <= atol + rtol * other.abs()
    return (input == other) | (near & torch.isfinite(other))
)"},
    {".isclose(input, other, rtol=1e-05, atol=1e-08, equal_nan: false=False)", R"(
    return torch.isclose(input, other, rtol, atol)
)"},
    // Products of vectors.
    {"torch.linalg.cross(input, other, *, dim=-1)", R"(
    torch._check(input.dim() == other.dim())
    torch._check(input.size(dim) == 3)
    torch._check(other.size(dim) == 3)
    left = torch.roll(input, -1, dim) * torch.roll(other, -2, dim)
    return left - torch.roll(input, -2, dim) * torch.roll(other, -1, dim)
)"},
    {"torch._C._linalg.linalg_cross(input, other, *, dim=-1)", R"(
    return torch.linalg.cross(input, other, dim=dim)
)"},
    {"torch.cross(input, other, dim: int)", R"(
    return torch.linalg.cross(input, other, dim=dim)
)"},
    {".cross(self, other, dim: int)", R"(
    return torch.linalg.cross(self, other, dim=dim)
)"},
    {"torch.nn.functional.bilinear(input1, input2, weight, bias: none=None)", R"(
    return torch.functional.einsum("...i,oij,...j->...o", input1, weight, input2)
)"},
    {"torch.nn.functional.bilinear(input1, input2, weight, bias: tensor)", R"(
    return torch.functional.einsum("...i,oij,...j->...o", input1, weight, input2) + bias
)"},
    {"torch.bilinear(input1, input2, weight, bias=None)", R"(
    return torch.nn.functional.bilinear(input1, input2, weight, bias)
)"},
    // Order.
    {"torch.diff(input, n: 1=1, dim=-1, prepend: none=None, append: none=None)", R"(
    count = input.size(dim) - 1
    return input.narrow(dim, 1, count) - input.narrow(dim, 0, count)
)"},
    {"torch.diff(input, n: 1=1, dim=-1, prepend: tensor=None, append: none=None)", R"(
    return torch.diff(torch.cat([prepend, input], dim), 1, dim)
)"},
    {"torch.diff(input, n: 1=1, dim=-1, prepend: none=None, append: tensor=None)", R"(
    return torch.diff(torch.cat([input, append], dim), 1, dim)
)"},
    {"torch.diff(input, n: 1=1, dim=-1, prepend: tensor=None, append: tensor=None)", R"(
    return torch.diff(torch.cat([prepend, input, append], dim), 1, dim)
)"},
    {".diff(input, n: 1=1, dim=-1)", R"(
    return torch.diff(input, 1, dim)
)"},
    {"torch.msort(input)", R"(
    return torch.sort(input, 0)[0]
)"},
    {".msort(input)", R"(
    return torch.sort(input, 0)[0]
)"},
    {"middle_of(input, dim, keepdim, is_floating_point: false)", R"(
    return torch.kthvalue(input, (input.size(dim) + 1) // 2, dim, keepdim)
)"},
    {"middle_of(input, dim, keepdim, is_floating_point: true)", R"(
    values, indices = torch.kthvalue(input, (input.size(dim) + 1) // 2, dim, keepdim)
    nowhere = torch.isnan(input).any(dim, keepdim)
    places = torch.where(nowhere, torch.argmax(input, dim, keepdim), indices)
    return (values.masked_fill(nowhere, nan), places)
)"},
    {"torch.median(input, dim: int, keepdim=False)", R"(
    return middle_of(input, dim, keepdim, input.is_floating_point())
)"},
    {"torch.median(input)", R"(
    return torch.median(input.reshape(-1), 0)[0]
)"},
    {".median(input, dim: int, keepdim=False)", R"(
    return torch.median(input, dim, keepdim)
)"},
    {".median(input)", R"(
    return torch.median(input)
)"},
    {"torch.bucketize(input: tensor, boundaries: tensor, *, out_int32: true, right=False)", R"(
    return torch.bucketize(input, boundaries, right=right).to(torch.int32)
)"},
    {"torch.searchsorted(sorted_sequence, input: tensor, *, out_int32: true, right=False, "
     "side=None, sorter=None)",
     R"(
    places = torch.searchsorted(sorted_sequence, input, right=right, side=side, sorter=sorter)
    return places.to(torch.int32)
)"},
    {"torch.searchsorted(sorted_sequence, input: tensor, *, out_int32: false=False, right=False, "
     "side=None, sorter: tensor)",
     R"(
    row = torch.gather(sorted_sequence, -1, sorter)
    return torch.searchsorted(row, input, right=right, side=side)
)"},
    {"torch.searchsorted(sorted_sequence, input: tensor, *, out_int32: false=False, right=False, "
     "side: 'right', sorter: none=None)",
     R"(
    return torch.searchsorted(sorted_sequence, input, right=True)
)"},
    {"torch.searchsorted(sorted_sequence, input: tensor, *, out_int32: false=False, right: "
     "false=False, side: 'left', sorter: none=None)",
     R"(
    return torch.searchsorted(sorted_sequence, input)
)"},
    {"is_in(elements, row, is_short: true, is_floating_point)", R"(
    return (elements.unsqueeze(-1) == row).any(-1)
)"},
    {"is_in(elements, row, is_short: false, is_floating_point: false)", R"(
    return is_in_sorted(elements, torch.sort(row)[0])
)"},
    // NaN is in no row; another element takes its place, so that the row has an order.
    {"is_in(elements, row, is_short: false, is_floating_point: true)", R"(
    nowhere = torch.isnan(row)
    least = row.masked_fill(nowhere, inf).amin()
    numbers = torch.where(nowhere, least, row)
    return is_in_sorted(elements, torch.sort(numbers)[0]) & ~nowhere.all()
)"},
    {"is_in_sorted(elements, row)", R"(
    places = torch.searchsorted(row, elements).clamp_max(row.size(0) - 1)
    return row[places] == elements
)"},
    {"torch.isin(elements: tensor, test_elements: tensor, *, assume_unique=False, "
     "invert: false=False)",
     R"(
    row = test_elements.reshape(-1)
    return is_in(elements, row, row.size(0) <= 4, row.is_floating_point())
)"},
    {"torch.isin(elements: tensor, test_elements: tensor, *, assume_unique=False, invert: true)",
     R"(
    return ~torch.isin(elements, test_elements)
)"},
    {"torch.isin(elements: tensor, test_elements: number, *, assume_unique=False, invert=False)",
     R"(
    return torch.isin(elements, torch.tensor([test_elements]), invert=invert)
)"},
    // Parts of a matrix.
    {"torch.tril_indices(row, col, offset=0, *, dtype: i64=i64, **options)", R"(
    kept = torch.ones(row, col, dtype=torch.bool).tril(offset)
    return torch.nonzero(kept).t()
)"},
    {"torch.triu_indices(row, col, offset=0, *, dtype: i64=i64, **options)", R"(
    kept = torch.ones(row, col, dtype=torch.bool).triu(offset)
    return torch.nonzero(kept).t()
)"},
    {".fill_diagonal(self, fill_value, wrap: false=False)", R"(
    places = torch.eye(self.size(0), self.size(1), dtype=torch.bool)
    return self.masked_fill(places, fill_value)
)"},
    {"torch.vdot(input, other)", R"(
    return torch.dot(input, other)
)"},
    {".adjoint(self)", R"(
    return self.transpose(-2, -1)
)"},
    {"torch.adjoint(self)", R"(
    return self.transpose(-2, -1)
)"},
    // Images.
    {"torch.nn.functional.channel_shuffle(input, groups)", R"(
    return input.unflatten(1, (groups, -1)).transpose(1, 2).flatten(1, 2).clone()
)"},
    {"torch.channel_shuffle(input, groups)", R"(
    return torch.nn.functional.channel_shuffle(input, groups)
)"},
    {"torch.native_channel_shuffle(input, groups)", R"(
    return torch.nn.functional.channel_shuffle(input, groups)
)"},
    {"torch.grid_sampler(input, grid, interpolation_mode: int, padding_mode: int, align_corners)",
     R"(
    mode = ("bilinear", "nearest", "bicubic")[interpolation_mode]
    padding = ("zeros", "border", "reflection")[padding_mode]
    return torch.nn.functional.grid_sample(input, grid, mode, padding, align_corners)
)"},
    {"sample_places(extent, align_corners: true)", R"(
    return torch.linspace(-1, 1, extent)
)"},
    {"sample_places(extent, align_corners: false)", R"(
    return torch.linspace(-1, 1, extent) * ((extent - 1) / extent)
)"},
    {"torch.affine_grid_generator(theta, size, align_corners)", R"(
    across = sample_places(size[3], align_corners).expand(size[2], -1)
    down = sample_places(size[2], align_corners).unsqueeze(1).expand(-1, size[3])
    places = torch.stack([across, down, torch.ones_like(down)], -1).to(theta.dtype)
    grid = torch.matmul(places.reshape(1, -1, 3), theta.transpose(1, 2))
    return grid.unflatten(1, (size[2], size[3]))
)"},
    {"torch.nn.functional.affine_grid(theta, size, align_corners: none=None)", R"(
    return torch.affine_grid_generator(theta, size, False)
)"},
    {"torch.nn.functional.affine_grid(theta, size, align_corners: bool)", R"(
    return torch.affine_grid_generator(theta, size, align_corners)
)"},
    // Recurrent cells; gates are in PyTorch's order.
    {"lstm_step(gates, cell)", R"(
    ingate, forgetgate, cellgate, outgate = torch.chunk(gates, 4, 1)
    kept = torch.sigmoid(forgetgate) * cell + torch.sigmoid(ingate) * torch.tanh(cellgate)
    return (torch.sigmoid(outgate) * torch.tanh(kept), kept)
)"},
    {"gru_step(given, hidden_gates, hidden)", R"(
    reset_given, update_given, new_given = torch.chunk(given, 3, 1)
    reset_hidden, update_hidden, new_hidden = torch.chunk(hidden_gates, 3, 1)
    update = torch.sigmoid(update_given + update_hidden)
    candidate = torch.tanh(new_given + torch.sigmoid(reset_given + reset_hidden) * new_hidden)
    return (hidden - candidate) * update + candidate
)"},
    {"torch.lstm_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None)", R"(
    given = torch._C._nn.linear(input, w_ih, b_ih) + torch._C._nn.linear(hx[0], w_hh, b_hh)
    return lstm_step(given, hx[1])
)"},
    {"torch.gru_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None)", R"(
    given = torch._C._nn.linear(input, w_ih, b_ih)
    return gru_step(given, torch._C._nn.linear(hx, w_hh, b_hh), hx)
)"},
    {"torch.rnn_tanh_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None)", R"(
    given = torch._C._nn.linear(input, w_ih, b_ih)
    return torch.tanh(given + torch._C._nn.linear(hx, w_hh, b_hh))
)"},
    {"torch.rnn_relu_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None)", R"(
    given = torch._C._nn.linear(input, w_ih, b_ih)
    return torch.relu(given + torch._C._nn.linear(hx, w_hh, b_hh))
)"},
    // Others.
    {"torch.atleast_1d(input: tensor)", R"(
    return input.reshape((1,) * max(1 - input.dim(), 0) + input.shape)
)"},
    {"torch.atleast_2d(input: tensor)", R"(
    return input.reshape((1,) * max(2 - input.dim(), 0) + input.shape)
)"},
    {"torch.functional.atleast_1d(input: tensor)", R"(
    return torch.atleast_1d(input)
)"},
    {"torch.functional.atleast_2d(input: tensor)", R"(
    return torch.atleast_2d(input)
)"},
    {"torch.linalg.vecdot(x, y, *, dim=-1)", R"(
    return (x * y).sum(dim)
)"},
    {"torch.feature_dropout(input, p, train: false)", R"(
    return input
)"},
    {"torch.detach_copy(input)", R"(
    return input.clone()
)"},
    {"torch.alias_copy(input)", R"(
    return input.clone()
)"},
    {".resolve_neg(self)", R"(
    return self.detach()
)"},
    {".resolve_conj(self)", R"(
    return self.detach()
)"},
    {"torch.nn.functional.embedding_bag(input: tensor, weight, offsets: none=None, max_norm: "
     "none=None, "
     "norm_type=2.0, scale_grad_by_freq=False, mode: 'mean'='mean', sparse=False, "
     "per_sample_weights: none=None, include_last_offset=False, padding_idx: none=None)",
     R"(
    return torch.nn.functional.embedding(input, weight).mean(1)
)"},
    {"torch.nn.functional.embedding_bag(input: tensor, weight, offsets: none=None, max_norm: "
     "none=None, "
     "norm_type=2.0, scale_grad_by_freq=False, mode: 'sum'='mean', sparse=False, "
     "per_sample_weights: none=None, include_last_offset=False, padding_idx: none=None)",
     R"(
    return torch.nn.functional.embedding(input, weight).sum(1)
)"},
    {"torch.diagonal_scatter(input, src, offset: 0=0, dim1: 0=0, dim2: 1=1)", R"(
    places = torch.eye(input.size(0), input.size(1), dtype=torch.bool)
    return torch.where(places, src.unsqueeze(1), input)
)"},
    {".diagonal_scatter(input, src, offset: 0=0, dim1: 0=0, dim2: 1=1)", R"(
    return torch.diagonal_scatter(input, src)
)"},
    {"torch.trapezoid(y, x: none=None, *, dx=1.0, dim=-1)", R"(
    count = y.size(dim) - 1
    ends = y.select(dim, 0) + y.select(dim, count)
    return (y.sum(dim) - ends * 0.5) * dx
)"},
    {"torch.grid_sampler_2d(input, grid, interpolation_mode: int, padding_mode: int, "
     "align_corners)",
     R"(
    return torch.grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners)
)"},
    {"torch.grid_sampler_3d(input, grid, interpolation_mode: int, padding_mode: int, "
     "align_corners)",
     R"(
    return torch.grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners)
)"},
    {"torch._C._nn.upsample_nearest2d(input, output_size: ints, scale_factors: none=None)", R"(
    return torch.nn.functional.interpolate(input, output_size, mode="nearest")
)"},
    {"torch._C._nn.upsample_bilinear2d(input, output_size: ints, align_corners, scale_factors: "
     "none=None)",
     R"(
    return torch.nn.functional.interpolate(
        input, output_size, mode="bilinear", align_corners=align_corners)
)"},
    {"torch.hann_window(window_length, periodic: true=True, *, dtype: none=None, **options)",
     R"(
    angles = torch.arange(window_length, dtype=torch.float32) * (6.283185307179586 / window_length)
    return (1 - torch.cos(angles)) * 0.5
)"},
    {"torch.hann_window(window_length, periodic: false, *, dtype: none=None, **options)",
     R"(
    step = 6.283185307179586 / (window_length - 1)
    angles = torch.arange(window_length, dtype=torch.float32) * step
    return (1 - torch.cos(angles)) * 0.5
)"},
    {"torch.nn.functional.softmin(input, dim, _stacklevel=3, dtype=None)", R"(
    return torch.softmax(-input, dim, dtype=dtype)
)"},
    {"torch.ldexp(input, other)", R"(
    return input * 2.0 ** other
)"},
    {".ldexp(input, other)", R"(
    return input * 2.0 ** other
)"},
    {"torch.combinations(input, r: 2=2, with_replacement: false=False)", R"(
    places = torch.triu_indices(input.size(0), input.size(0), 1)
    return torch.stack([input[places[0]], input[places[1]]], 1)
)"},
};

}  // namespace

std::span<const CompositeText> composite_texts() { return kComposites; }

}  // namespace passnet
