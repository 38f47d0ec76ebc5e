// Elements and rows by index.
#include "frontend/onnx/ops/onnx_texts.hpp"

namespace passnet {
namespace {

constexpr CompositeText kOnnxIndices[] = {
    {"onnx_gathered(data, index: int, axis)", R"(
    return data.select(axis, index)
)"},
    {"onnx_gathered(data, index: tensor, axis)", R"(
    return data[onnx_at(data.dim(), axis, index.to(torch.int64))]
)"},
    {"onnx_index(indices, rank: 0)", R"(
    return onnx_number(indices)
)"},
    {"onnx_index(indices, rank)", R"(
    return indices
)"},
    {"onnx.Gather(data, indices, *, axis=0)", R"(
    return onnx_gathered(data, onnx_index(indices, indices.dim()), axis)
)"},
    // Indices below 0 count from the end.
    {"onnx_wrapped(indices, extent)", R"(
    return torch.where(indices < 0, indices + extent, indices).to(torch.int64)
)"},
    {"onnx.GatherElements(data, indices, *, axis=0)", R"(
    return torch.gather(data, axis, onnx_wrapped(indices, data.size(axis)))
)"},
    {"onnx_column(indices, place)", R"(
    return indices.select(-1, place).to(torch.int64)
)"},
    {"onnx_batch_place(extents, rank, place)", R"(
    return torch.arange(0, extents[place], 1, dtype=torch.int64).reshape(onnx_along(rank, place))
)"},
    {"onnx_places(data, indices, batch_dims)", R"(
    batches = onnx_each('onnx_batch_place', batch_dims, data.shape, indices.dim() - 1)
    columns = onnx_each('onnx_column', indices.size(-1), indices)
    return batches + columns
)"},
    {"onnx.GatherND(data, indices, *, batch_dims=0)", R"(
    return data[onnx_places(data, indices, batch_dims)]
)"},
    {"onnx.ScatterND(data, indices, updates, *, reduction: 'none'='none')", R"(
    return torch.index_put(data, onnx_places(data, indices, 0), updates, False)
)"},
    {"onnx.ScatterND(data, indices, updates, *, reduction: 'add')", R"(
    return torch.index_put(data, onnx_places(data, indices, 0), updates, True)
)"},
    {"onnx_flat_place(sum, indices, extents, strides, place)", R"(
    return sum + onnx_wrapped(indices.select(-1, place), extents[place]) * strides[place]
)"},
    {"onnx.ScatterND(data, indices, updates, *, reduction)", R"(
    count = indices.size(-1)
    kept = data.shape[:count]
    zeros = torch.zeros(indices.shape[:-1], dtype=torch.int64)
    flat = onnx_times('onnx_flat_place', count, zeros, indices, kept, onnx_strides(kept))
    width = onnx_product(data.shape[count:])
    places = flat.reshape([-1, 1]).expand([-1, width])
    rows = data.reshape([onnx_product(kept), width])
    made = torch.scatter_reduce(rows, 0, places, updates.reshape([-1, width]),
                                onnx_reduction(reduction))
    return made.reshape(data.shape)
)"},
    {"onnx_reduction(name: 'add')", R"(
    return 'sum'
)"},
    {"onnx_reduction(name: 'mul')", R"(
    return 'prod'
)"},
    {"onnx_reduction(name: 'max')", R"(
    return 'amax'
)"},
    {"onnx_reduction(name: 'min')", R"(
    return 'amin'
)"},
    {"onnx.ScatterElements(data, indices, updates, *, axis=0, reduction: 'none'='none')", R"(
    return torch.scatter(data, axis, onnx_wrapped(indices, data.size(axis)), updates)
)"},
    {"onnx.ScatterElements(data, indices, updates, *, axis=0, reduction)", R"(
    places = onnx_wrapped(indices, data.size(axis))
    return torch.scatter_reduce(data, axis, places, updates, onnx_reduction(reduction))
)"},
    {"onnx_chosen(input, places, axis: none)", R"(
    return torch.index_select(input.reshape([-1]), 0, places)
)"},
    {"onnx_chosen(input, places, axis: int)", R"(
    return torch.index_select(input, axis, places)
)"},
    {"onnx.Compress(input, condition, *, axis=None)", R"(
    places = torch.tensor(onnx_kept(onnx_numbers(condition)), dtype=torch.int64)
    return onnx_chosen(input, places, axis)
)"},
    {"onnx.NonZero(X)", R"(
    return torch.nonzero(X).t()
)"},
    {"onnx.OneHot(indices, depth, values, *, axis=-1)", R"(
    return onnx_hot(indices, paddle_floor(onnx_known(depth)), values, axis)
)"},
    {"onnx_hot(indices, count: int, values, axis)", R"(
    rank = indices.dim() + 1
    row = torch.arange(0, count, 1, dtype=torch.int64).reshape(onnx_along(rank, axis))
    is_hot = torch.eq(onnx_wrapped(indices, count).unsqueeze(axis), row)
    return torch.where(is_hot, values.select(0, 1), values.select(0, 0))
)"},
    {"onnx.TensorScatter(past_cache, update, write_indices=None, *, axis=-2, mode='linear')", R"(
    own = onnx_axis(axis, past_cache.dim())
    steps = torch.arange(0, update.size(own), 1, dtype=torch.int64)
    first = onnx_first_places(write_indices, past_cache.size(0))
    places = onnx_cache_places(first.unsqueeze(1) + steps, past_cache.size(own), mode)
    rank = past_cache.dim()
    shaped = places.reshape(onnx_batch_row(update.shape, own))
    return torch.scatter(past_cache, own, shaped.expand(update.shape), update)
)"},
    {"onnx_first_places(indices: none, batch)", R"(
    return torch.zeros([batch], dtype=torch.int64)
)"},
    {"onnx_first_places(indices: tensor, batch)", R"(
    return indices
)"},
    {"onnx_cache_places(places, extent, mode: 'linear')", R"(
    return places
)"},
    {"onnx_cache_places(places, extent, mode: 'circular')", R"(
    return torch.remainder(places, extent)
)"},
    {"onnx_batch_row(extents, axis)", R"(
    middle = [1] * (axis - 1)
    return [extents[0]] + middle + [extents[axis]] + [1] * (onnx_count(extents) - axis - 1)
)"},
};

}  // namespace

std::span<const CompositeText> onnx_index_texts() { return kOnnxIndices; }

}  // namespace passnet
