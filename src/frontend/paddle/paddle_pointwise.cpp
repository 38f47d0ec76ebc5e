// Tensors from numbers, and ops of each element.
#include "frontend/paddle/paddle_texts.hpp"

namespace passnet {
namespace {

constexpr CompositeText kTexts[] = {
    {"paddle_times(x, factor: 1.0)", R"(
    return x
)"},
    {"paddle_times(x, factor: 1)", R"(
    return x
)"},
    {"paddle_times(x, factor)", R"(
    return x * factor
)"},
    {"paddle_plus(x, term: 0.0)", R"(
    return x
)"},
    {"paddle_plus(x, term: 0)", R"(
    return x
)"},
    {"paddle_plus(x, term)", R"(
    return x + term
)"},
    {"paddle._C_ops.scale(x, scale=1.0, bias=0.0, bias_after_scale: true=True)", R"(
    scaled = paddle_times(x, paddle_scalar(scale, x.dtype))
    return paddle_plus(scaled, paddle_scalar(bias, x.dtype))
)"},
    {"paddle._C_ops.scale(x, scale=1.0, bias=0.0, bias_after_scale: false)", R"(
    moved = paddle_plus(x, paddle_scalar(bias, x.dtype))
    return paddle_times(moved, paddle_scalar(scale, x.dtype))
)"},
    {"paddle._C_ops.increment(x, value=1.0)", R"(
    return x + paddle_scalar(value, x.dtype)
)"},
    {"paddle._C_ops.pow(x, y=1.0)", R"(
    return torch.pow(x, paddle_scalar(y, x.dtype))
)"},
    {"paddle_clipped(x, low: number, high: number)", R"(
    return torch.clamp(x, low, high)
)"},
    {"paddle_clipped(x, low, high)", R"(
    above = torch.maximum(x, torch.full((), 0, dtype=x.dtype) + low)
    return torch.minimum(above, torch.full((), 0, dtype=x.dtype) + high)
)"},
    {"paddle._C_ops.clip(x, min, max)", R"(
    return paddle_clipped(x, paddle_scalar(min, x.dtype), paddle_scalar(max, x.dtype))
)"},
    {"paddle._C_ops.clip_by_norm(x, max_norm)", R"(
    norm = torch.sqrt((x * x).sum())
    return torch.where(norm > max_norm, x * (max_norm / norm), x)
)"},
    {"paddle._C_ops.hardsigmoid(x, slope=0.2, offset=0.5)", R"(
    return torch.clamp(x * slope + offset, 0, 1)
)"},
    {"paddle._C_ops.stanh(x, scale_a=0.67, scale_b=1.7159)", R"(
    return torch.tanh(x * scale_a) * scale_b
)"},
    {"paddle._C_ops.thresholded_relu(x, threshold=1.0, value=0.0)", R"(
    return torch.where(x > threshold, x, value)
)"},
    {"paddle._C_ops.softplus(x, beta=1.0, threshold=20.0)", R"(
    return torch._C._nn.softplus(x, beta, threshold)
)"},
    {"paddle._C_ops.selu(x, scale=1.0507009873554805, alpha=1.6732632423543772)", R"(
    return torch.where(x > 0, x, torch.expm1(x) * alpha) * scale
)"},
    {"paddle._C_ops.rrelu(x, lower=0.125, upper=0.3333333333333333, is_test: true)", R"(
    return torch.where(x < 0, x * ((lower + upper) / 2), x)
)"},
    {"paddle._C_ops.swiglu(x, y: none=None)", R"(
    halves = torch.chunk(x, 2, -1)
    return torch.nn.functional.silu(halves[0]) * halves[1]
)"},
    {"paddle._C_ops.swiglu(x, y: tensor)", R"(
    return torch.nn.functional.silu(x) * y
)"},
    {"paddle_alphas(x, alpha, last, mode: 'all')", R"(
    return alpha.reshape([1] * x.dim())
)"},
    {"paddle_alphas(x, alpha, last: false, mode: 'channel')", R"(
    return alpha.reshape([1, -1] + [1] * (x.dim() - 2))
)"},
    {"paddle_alphas(x, alpha, last: true, mode: 'channel')", R"(
    return alpha.reshape([1] * (x.dim() - 1) + [-1])
)"},
    {"paddle_alphas(x, alpha, last, mode: 'element')", R"(
    return alpha.reshape((1,) + x.shape[1:])
)"},
    {"paddle._C_ops.prelu(x, alpha, data_format='NCHW', mode='all')", R"(
    return torch.where(x > 0, x, x * paddle_alphas(x, alpha, paddle_is_last(data_format), mode))
)"},
    {"paddle._C_ops.maxout(x, groups, axis=1)", R"(
    own = axis % x.dim()
    return x.reshape(x.shape[:own] + (x.shape[own] // groups, groups) + x.shape[own + 1:]).amax(
        own + 1)
)"},
    {"paddle._C_ops.complex(real, imag)", R"(
    both = torch.broadcast_tensors(real, imag)
    return torch.complex(both[0], both[1])
)"},
    {"paddle._C_ops.conj(x)", R"(
    return torch.conj(x)
)"},
    {"paddle._C_ops.as_complex(x)", R"(
    parts = torch.unbind(x, -1)
    return torch.complex(parts[0], parts[1])
)"},
    {"paddle._C_ops.as_real(x)", R"(
    return torch.stack([torch.real(x), torch.imag(x)], -1)
)"},
    {"paddle._C_ops.angle(x)", R"(
    return torch.atan2(torch.imag(x), torch.real(x))
)"},
    {"paddle._C_ops.isclose(x, y, rtol=1e-05, atol=1e-08, equal_nan: false=False)", R"(
    near = torch.abs(x - y) <= torch.abs(y) * paddle_known(rtol, paddle.float64) + paddle_known(
        atol, paddle.float64)
    return torch.logical_or(near, torch.eq(x, y))
)"},
    {"paddle._C_ops.allclose(x, y, rtol=1e-05, atol=1e-08, equal_nan: false=False)", R"(
    return paddle._C_ops.isclose(x, y, rtol, atol, False).all()
)"},
    {"paddle._C_ops.equal_all(x, y)", R"(
    return torch.eq(x, y).all()
)"},
    {"paddle_wide(inputs, shape, place)", R"(
    return inputs[place].expand(shape)
)"},
    {"paddle._C_ops.add_n(inputs: tensors)", R"(
    shape = torch.broadcast_tensors(inputs)[0].shape
    return torch.sum(torch.stack(paddle_each('paddle_wide', len(inputs), inputs, shape)), 0)
)"},
    // Dropout computes nothing in a test, or scales.
    {"paddle._C_ops.dropout(x, seed_tensor, p, is_test: true, mode: 'upscale_in_train', seed=0, "
     "fix_seed=False)",
     R"(
    return (x, None)
)"},
    {"paddle._C_ops.dropout(x, seed_tensor, p, is_test: true, mode: 'downgrade_in_infer', seed=0, "
     "fix_seed=False)",
     R"(
    return (x * (1 - paddle_known(p, x.dtype)), None)
)"},
    {"paddle_dropped_out(x, p: 0.0, mode)", R"(
    return (x, torch.ones(x.shape, dtype=torch.uint8))
)"},
    {"paddle_dropped_out(x, p, mode: 'upscale_in_train')", R"(
    kept = torch.rand(x.shape) >= p
    return (torch.where(kept, x / (1 - p), 0.0), kept.to(torch.uint8))
)"},
    {"paddle_dropped_out(x, p, mode: 'downgrade_in_infer')", R"(
    kept = torch.rand(x.shape) >= p
    return (torch.where(kept, x, 0.0), kept.to(torch.uint8))
)"},
    {"paddle._C_ops.dropout(x, seed_tensor, p, is_test: false, mode='downgrade_in_infer', seed=0, "
     "fix_seed=False)",
     R"(
    return paddle_dropped_out(x, paddle_known(p, x.dtype), mode)
)"},
    // Tensors from numbers.
    {"paddle_filled(shape, value: number, dtype)", R"(
    return torch.full(shape, value, dtype=dtype)
)"},
    {"paddle_filled(shape, value: tensor, dtype)", R"(
    return value.expand(shape)
)"},
    {"paddle._C_ops.full(shape, value, dtype=f32, place=None)", R"(
    own = paddle_dtype(dtype, paddle.float32)
    return paddle_filled(paddle_ints(shape), paddle_scalar(value, own), own)
)"},
    {"paddle._C_ops.full_with_tensor(value, shape, dtype=f32)", R"(
    own = paddle_dtype(dtype, value.dtype)
    return paddle_filled(paddle_ints(shape), paddle_scalar(value, own), own)
)"},
    {"paddle._C_ops.full_like(x, value, dtype=None, place=None)", R"(
    own = paddle_dtype(dtype, x.dtype)
    return paddle_filled(x.shape, paddle_scalar(value, own), own)
)"},
    {"paddle._C_ops.full_batch_size_like(input, shape, dtype, value, input_dim_idx, "
     "output_dim_idx, place=None)",
     R"(
    extents = shape[:output_dim_idx] + [input.shape[input_dim_idx]] + shape[output_dim_idx + 1:]
    return torch.full(extents, paddle_scalar(value, dtype), dtype=dtype)
)"},
    {"paddle._C_ops.fill(x, value=0)", R"(
    return paddle_filled(x.shape, paddle_scalar(value, x.dtype), x.dtype)
)"},
    {"paddle._C_ops.full_int_array(value, dtype=i64, place=None)", R"(
    return torch.tensor(value, dtype=dtype)
)"},
    {"paddle._C_ops.empty(shape, dtype=f32, place=None)", R"(
    return torch.zeros(paddle_ints(shape), dtype=paddle_dtype(dtype, paddle.float32))
)"},
    {"paddle._C_ops.empty_like(x, dtype=None, place=None)", R"(
    return torch.zeros(x.shape, dtype=paddle_dtype(dtype, x.dtype))
)"},
    {"paddle._C_ops.arange(start, end, step, dtype=f64, place=None)", R"(
    own = paddle_dtype(dtype, paddle.float64)
    return torch.arange(paddle_known(start, own), paddle_known(end, own), paddle_known(step, own),
                        dtype=own)
)"},
    {"paddle.arange(start, end, step, dtype=None)", R"(
    return paddle._C_ops.arange(start, end, step, paddle_dtype(dtype, start.dtype))
)"},
    {"paddle._C_ops.linspace(start, stop, number, dtype, place=None)", R"(
    return torch.linspace(paddle_known(start, dtype), paddle_known(stop, dtype), paddle_int(number),
                          dtype=dtype)
)"},
    {"paddle._C_ops.logspace(start, stop, num, base, dtype, place=None)", R"(
    powers = torch.linspace(paddle_known(start, dtype), paddle_known(stop, dtype), paddle_int(num),
                            dtype=dtype)
    return torch.pow(paddle_known(base, dtype), powers)
)"},
    {"paddle._C_ops.eye(num_rows, num_columns, dtype=f32, place=None)", R"(
    return torch.eye(paddle_int(num_rows), paddle_int(num_columns),
                     dtype=paddle_dtype(dtype, paddle.float32))
)"},
    {"paddle._C_ops.assign_value(output, shape, dtype, values, place=None)", R"(
    return torch.tensor(values, dtype=dtype).reshape(shape)
)"},
    {"paddle._C_ops.assign_out(x, output)", R"(
    return output.copy_(x)
)"},
    // Random numbers.
    {"paddle_spread(drawn, low: 0.0, high: 1.0)", R"(
    return drawn
)"},
    {"paddle_spread(drawn, low, high)", R"(
    return drawn * (high - low) + low
)"},
    {"paddle._C_ops.uniform(shape, dtype, min, max, seed=0, place=None)", R"(
    drawn = torch.rand(paddle_ints(shape), dtype=dtype)
    return paddle_spread(drawn, paddle_scalar(min, dtype), paddle_scalar(max, dtype))
)"},
    {"paddle._C_ops.gaussian(shape, mean, std, seed=0, dtype=f32, place=None)", R"(
    return torch.randn(paddle_ints(shape), dtype=dtype) * std + mean
)"},
    {"paddle._C_ops.randint(low, high, shape, dtype=i64, place=None)", R"(
    return torch.randint(paddle_int(low), paddle_int(high), paddle_ints(shape), dtype=dtype)
)"},
    {"paddle._C_ops.bernoulli(x)", R"(
    return torch.lt(torch.rand(x.shape, dtype=x.dtype), x).to(x.dtype)
)"},
};

}  // namespace

std::span<const CompositeText> paddle_pointwise_texts() { return kTexts; }

}  // namespace passnet
