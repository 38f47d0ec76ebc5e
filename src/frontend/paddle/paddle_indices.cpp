// Gathering, scattering, sorting, and products of matrices.
#include "frontend/paddle/paddle_texts.hpp"

namespace passnet {
namespace {

constexpr CompositeText kIndexTexts[] = {
    {"paddle_gathered(x, index, axis, rank: 0)", R"(
    return torch.index_select(x, axis, index.reshape([1])).squeeze(axis)
)"},
    {"paddle_gathered(x, index, axis, rank)", R"(
    return torch.index_select(x, axis, index.reshape([-1]))
)"},
    {"paddle._C_ops.gather(x, index, axis=0)", R"(
    return paddle_gathered(x, index, paddle_int(axis), index.dim())
)"},
    {"paddle_at(x, index, count: 0)", R"(
    return x.expand(index.shape[:-1] + x.shape)
)"},
    {"paddle_at(x, index, count)", R"(
    return x[torch.unbind(index, -1)]
)"},
    {"paddle._C_ops.gather_nd(x, index)", R"(
    return paddle_at(x, index, index.shape[-1])
)"},
    {"paddle._C_ops.index_select(x, index, axis=0)", R"(
    return torch.index_select(x, axis, index)
)"},
    {"paddle._C_ops.embedding(x, weight, padding_idx=-1, sparse=False)", R"(
    return paddle_padded_rows(x, torch.embedding(weight, x), paddle_is_padding(padding_idx), padding_idx)
)"},
    {"paddle_padded_rows(x, rows, padded: false, padding_idx)", R"(
    return rows
)"},
    {"paddle_padded_rows(x, rows, padded: true, padding_idx)", R"(
    return torch.where(torch.eq(x, padding_idx).unsqueeze(-1), 0.0, rows)
)"},
    {"paddle_scattered(x, index, updates, overwrite: true)", R"(
    return x.index_copy(0, index, updates)
)"},
    {"paddle_scattered(x, index, updates, overwrite: false)", R"(
    return x.index_fill(0, index, 0).index_add(0, index, updates)
)"},
    {"paddle._C_ops.scatter(x, index, updates, overwrite=True)", R"(
    places = index.reshape([-1]).to(torch.int64)
    rows = updates.reshape((places.shape[0],) + x.shape[1:])
    return paddle_scattered(x, places, rows, overwrite)
)"},
    {"paddle._C_ops.scatter_nd_add(x, index, updates)", R"(
    return x.index_put(torch.unbind(index.to(torch.int64), -1), updates, True)
)"},
    {"paddle_put_along(arr, indices, values, axis, reduce: 'assign', include_self)", R"(
    return torch.scatter(arr, axis, indices.to(torch.int64), values)
)"},
    {"paddle_put_along(arr, indices, values, axis, reduce: 'add', include_self)", R"(
    return torch.scatter_reduce(arr, axis, indices.to(torch.int64), values, 'sum',
                                include_self=include_self)
)"},
    {"paddle_put_along(arr, indices, values, axis, reduce: 'mul', include_self)", R"(
    return torch.scatter_reduce(arr, axis, indices.to(torch.int64), values, 'prod',
                                include_self=include_self)
)"},
    {"paddle_put_along(arr, indices, values, axis, reduce: 'multiply', include_self)", R"(
    return torch.scatter_reduce(arr, axis, indices.to(torch.int64), values, 'prod',
                                include_self=include_self)
)"},
    {"paddle_put_along(arr, indices, values, axis, reduce, include_self)", R"(
    return torch.scatter_reduce(arr, axis, indices.to(torch.int64), values, reduce,
                                include_self=include_self)
)"},
    {"paddle._C_ops.put_along_axis(arr, indices, values, axis, reduce='assign', include_self=True)",
     R"(
    return paddle_put_along(arr, indices, values.expand(indices.shape), axis, reduce, include_self)
)"},
    {"paddle._C_ops.masked_fill(x, mask, value)", R"(
    return torch.where(mask, paddle_fill_value(value, x.dtype, value.numel()), x)
)"},
    {"paddle_fill_value(value, dtype, count: 1)", R"(
    return paddle_scalar(value, dtype)
)"},
    {"paddle_fill_value(value, dtype, count)", R"(
    return value.to(dtype)
)"},
    {"paddle._C_ops.masked_select(x, mask)", R"(
    return torch.masked_select(x, mask)
)"},
    {"paddle._C_ops.nonzero(condition)", R"(
    return torch.nonzero(condition)
)"},
    {"paddle._C_ops.multiplex(inputs: tensors, index)", R"(
    rows = torch.stack(inputs, 0)
    places = index.reshape([-1]).to(torch.int64)
    return rows[places, torch.arange(0, places.shape[0], 1)]
)"},
    {"paddle._C_ops.one_hot(x, num_classes)", R"(
    classes = torch.arange(0, paddle_int(num_classes), 1, dtype=x.dtype)
    return torch.eq(x.unsqueeze(-1), classes).to(torch.float32)
)"},
    {"paddle._C_ops.sequence_mask(x, max_len, out_dtype)", R"(
    places = torch.arange(0, paddle_int(max_len), 1, dtype=x.dtype)
    return torch.lt(places, x.unsqueeze(-1)).to(out_dtype)
)"},
    {"paddle._C_ops.shard_index(input, index_num, nshards, shard_id, ignore_value=-1)", R"(
    size = (index_num + nshards - 1) // nshards
    own = torch.eq(input // size, shard_id)
    return torch.where(own, input % size, ignore_value)
)"},
    {"paddle_diagonal(x, offset, padding_value: 0.0, rank: 1)", R"(
    return torch.diag(x, offset)
)"},
    {"paddle_diagonal(x, offset, padding_value, rank: 1)", R"(
    made = torch.diag(x, offset)
    inside = torch.diag(torch.ones(x.shape, dtype=torch.bool), offset)
    return torch.where(inside, made, padding_value)
)"},
    {"paddle_diagonal(x, offset, padding_value, rank: 2)", R"(
    return torch.diag(x, offset)
)"},
    {"paddle._C_ops.diag(x, offset=0, padding_value=0.0)", R"(
    return paddle_diagonal(x, offset, padding_value, x.dim())
)"},
    {"paddle._C_ops.trace(x, offset=0, axis1=0, axis2=1)", R"(
    return torch.diagonal(x, offset, axis1, axis2).sum(-1)
)"},
    {"paddle._C_ops.fill_diagonal_tensor(x, y, offset: 0=0, dim1=0, dim2=1)", R"(
    moved = torch.movedim(x, [dim1, dim2], [-2, -1])
    own = torch.diag_embed(y) + torch.zeros(moved.shape, dtype=x.dtype)
    inside = torch.eye(moved.shape[-2], moved.shape[-1], dtype=torch.bool)
    return torch.movedim(torch.where(inside, own, moved), [-2, -1], [dim1, dim2])
)"},
    {"paddle._C_ops.tril_indices(rows, cols, offset, dtype, place=None)", R"(
    return torch.nonzero(torch.ones([rows, cols], dtype=torch.bool).tril(offset)).t().to(dtype)
)"},
    {"paddle._C_ops.triu_indices(row, col, offset, dtype, place=None)", R"(
    return torch.nonzero(torch.ones([row, col], dtype=torch.bool).triu(offset)).t().to(dtype)
)"},
    // Order.
    {"paddle_first_of(x, k, axis, largest, rank: 0)", R"(
    return (x, torch.zeros([], dtype=torch.int64))
)"},
    {"paddle_first_of(x, k, axis, largest, rank)", R"(
    return torch.topk(x, k, axis, largest)
)"},
    {"paddle._C_ops.topk(x, k=1, axis=-1, largest=True, sorted=True)", R"(
    return paddle_first_of(x, paddle_int(k), axis, largest, x.dim())
)"},
    {"paddle._C_ops.argsort(x, axis=-1, descending=False, stable=False)", R"(
    return torch.sort(x, axis, descending, stable=True)
)"},
    {"paddle._C_ops.searchsorted(sorted_sequence, values, out_int32: false=False, right=False)", R"(
    return torch.searchsorted(sorted_sequence, values, right=right)
)"},
    {"paddle._C_ops.searchsorted(sorted_sequence, values, out_int32: true, right=False)", R"(
    return torch.searchsorted(sorted_sequence, values, right=right).to(torch.int32)
)"},
    // Products of matrices.
    {"paddle_turned(x, turned: false, rank)", R"(
    return x
)"},
    {"paddle_turned(x, turned: true, rank: 0)", R"(
    return x
)"},
    {"paddle_turned(x, turned: true, rank: 1)", R"(
    return x
)"},
    {"paddle_turned(x, turned: true, rank)", R"(
    return x.transpose(-1, -2)
)"},
    {"paddle._C_ops.matmul(x, y, transpose_x=False, transpose_y=False)", R"(
    left = paddle_turned(x, transpose_x, x.dim())
    return torch.matmul(left, paddle_turned(y, transpose_y, y.dim()))
)"},
    {"paddle._C_ops.addmm(input, x, y, beta=1.0, alpha=1.0)", R"(
    return torch.addmm(input, x, y, beta=beta, alpha=alpha)
)"},
    {"paddle._C_ops.baddbmm(input, x, y, beta=1.0, alpha=1.0)", R"(
    return torch.baddbmm(input, x, y, beta=beta, alpha=alpha)
)"},
    {"paddle._C_ops.dot(x, y)", R"(
    return (x * y).sum(-1)
)"},
    {"paddle._C_ops.einsum(x: tensors, equation)", R"(
    caches = [torch.zeros([0], dtype=torch.float32)] * len(x)
    return (torch.functional.einsum(equation, x), caches, x)
)"},
    {"paddle._C_ops.multi_dot(x: tensors)", R"(
    return torch.linalg.multi_dot(x)
)"},
    {"paddle._C_ops.cross(x, y, axis=9)", R"(
    own = paddle_cross_axis(x.shape, axis)
    left = torch.movedim(x, own, 0)
    right = torch.movedim(y, own, 0)
    parts = [left[1] * right[2] - left[2] * right[1], left[2] * right[0] - left[0] * right[2],
             left[0] * right[1] - left[1] * right[0]]
    return torch.stack(parts, own)
)"},
    {"paddle._C_ops.bilinear(x, y, weight, bias: tensor)", R"(
    return torch.functional.einsum('bi,oij,bj->bo', x, weight, y) + bias
)"},
    {"paddle._C_ops.bilinear(x, y, weight, bias: none)", R"(
    return torch.functional.einsum('bi,oij,bj->bo', x, weight, y)
)"},
    {"paddle._C_ops.fft_r2c(x, axes, normalization, forward: true, onesided: true)", R"(
    return torch.fft.rfftn(x, dim=axes, norm=normalization)
)"},
    {"paddle._C_ops.fft_r2c(x, axes, normalization, forward: true, onesided: false)", R"(
    return torch.fft.fftn(x, dim=axes, norm=normalization)
)"},
    {"paddle._C_ops.fft_r2c(x, axes, normalization, forward: false, onesided: false)", R"(
    return torch.fft.ifftn(x, dim=axes, norm=normalization)
)"},
    {"paddle._C_ops.fft_c2c(x, axes, normalization, forward: true)", R"(
    return torch.fft.fftn(x, dim=axes, norm=normalization)
)"},
    {"paddle._C_ops.fft_c2c(x, axes, normalization, forward: false)", R"(
    return torch.fft.ifftn(x, dim=axes, norm=normalization)
)"},
    {"paddle_last_size(size: 0, x, axis)", R"(
    return (x.shape[axis] - 1) * 2
)"},
    {"paddle_last_size(size, x, axis)", R"(
    return size
)"},
    {"paddle_inverse(x, axes, normalization, one: true)", R"(
    return x
)"},
    {"paddle_inverse(x, axes, normalization, one: false)", R"(
    return torch.fft.ifftn(x, dim=axes[:-1], norm=normalization)
)"},
    {"paddle._C_ops.fft_c2r(x, axes, normalization, forward: false, last_dim_size=0)", R"(
    size = paddle_last_size(last_dim_size, x, axes[-1])
    rows = paddle_inverse(x, axes, normalization, len(axes) == 1)
    return torch.fft.irfft(rows, size, axes[-1], normalization)
)"},
};

}  // namespace

std::span<const CompositeText> paddle_index_texts() { return kIndexTexts; }

}  // namespace passnet
