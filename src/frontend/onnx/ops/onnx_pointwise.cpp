// Functions of elements, conversions, quantization, and tensors from numbers.
#include "frontend/onnx/ops/onnx_texts.hpp"

namespace passnet {
namespace {

constexpr CompositeText kOnnxPointwise[] = {
    {"onnx.Identity(input)", R"(
    return input
)"},
    {"onnx_divided(A, B, is_floating_point: true)", R"(
    return torch.div(A, B)
)"},
    {"onnx_divided(A, B, is_floating_point: false)", R"(
    return torch.div(A, B, rounding_mode='trunc')
)"},
    {"onnx.Div(A, B)", R"(
    return onnx_divided(A, B, A.is_floating_point())
)"},
    {"onnx.Pow(X, Y)", R"(
    return torch.pow(X, onnx_number(Y)).to(X.dtype)
)"},
    {"onnx.PRelu(X, slope)", R"(
    return torch.where(X < 0, slope * X, X)
)"},
    {"onnx_clipped(x, low: none, high: none)", R"(
    return x
)"},
    {"onnx_clipped(x, low: number, high: number)", R"(
    return torch.clamp(x, low, high)
)"},
    {"onnx_clipped(x, low: number, high: none)", R"(
    return torch.clamp(x, low, None)
)"},
    {"onnx_clipped(x, low: none, high: number)", R"(
    return torch.clamp(x, None, high)
)"},
    {"onnx_clipped(x, low: tensor, high)", R"(
    return onnx_clipped(torch.maximum(x, low), None, high)
)"},
    {"onnx_clipped(x, low, high: tensor)", R"(
    return torch.minimum(onnx_clipped(x, low, None), high)
)"},
    {"onnx.Clip(input, min=None, max=None)", R"(
    return onnx_clipped(input, onnx_number(min), onnx_number(max))
)"},
    {"onnx_added(x, all, place)", R"(
    return torch.add(x, all[place + 1])
)"},
    {"onnx_larger(x, all, place)", R"(
    return torch.maximum(x, all[place + 1])
)"},
    {"onnx_smaller(x, all, place)", R"(
    return torch.minimum(x, all[place + 1])
)"},
    {"onnx.Sum(*inputs)", R"(
    return onnx_times('onnx_added', onnx_count(inputs) - 1, inputs[0], inputs)
)"},
    {"onnx.Mean(*inputs)", R"(
    return onnx_times('onnx_added', onnx_count(inputs) - 1, inputs[0], inputs) / onnx_count(inputs)
)"},
    {"onnx.Max(*inputs)", R"(
    return onnx_times('onnx_larger', onnx_count(inputs) - 1, inputs[0], inputs)
)"},
    {"onnx.Min(*inputs)", R"(
    return onnx_times('onnx_smaller', onnx_count(inputs) - 1, inputs[0], inputs)
)"},
    {"onnx.IsInf(X, *, detect_negative: 0, detect_positive: 0)", R"(
    return torch.zeros(X.shape, dtype=torch.bool)
)"},
    // Activations.
    {"onnx.Selu(X, *, alpha=1.6732632423543772, gamma=1.0507009873554805)", R"(
    return torch.nn.functional.elu(X, alpha) * gamma
)"},
    {"onnx.ThresholdedRelu(X, *, alpha=1.0)", R"(
    return torch.where(X > alpha, X, 0.0)
)"},
    {"onnx.HardSigmoid(X, *, alpha=0.2, beta=0.5)", R"(
    return torch.clamp(X * alpha + beta, 0, 1)
)"},
    {"onnx.Shrink(input, *, bias=0.0, lambd=0.5)", R"(
    below = torch.where(input < -lambd, input + bias, 0.0)
    return torch.where(input > lambd, input - bias, below).to(input.dtype)
)"},
    {"onnx.Swish(X, *, alpha=1.0)", R"(
    return X * torch.sigmoid(X * alpha)
)"},
    {"onnx.Hardmax(input, *, axis=-1)", R"(
    places = torch.argmax(input, axis, True)
    return torch.scatter(torch.zeros_like(input), axis, places, 1)
)"},
    {"onnx_kept_or_all(data, training: false, ratio)", R"(
    return (data, torch.ones(data.shape, dtype=torch.bool))
)"},
    {"onnx_kept_or_all(data, training: none, ratio)", R"(
    return onnx_kept_or_all(data, False, ratio)
)"},
    {"onnx_kept_or_all(data, training: true, ratio: 0.0)", R"(
    return onnx_kept_or_all(data, False, ratio)
)"},
    {"onnx_kept_or_all(data, training: true, ratio: none)", R"(
    return onnx_kept_or_all(data, True, 0.5)
)"},
    {"onnx_kept_or_all(data, training: true, ratio: float)", R"(
    kept = torch.rand(data.shape) >= ratio
    return (torch.where(kept, data / (1 - ratio), 0.0), kept)
)"},
    {"onnx.Dropout(data, ratio=None, training_mode=None, *, seed=0)", R"(
    return onnx_kept_or_all(data, onnx_number(training_mode), onnx_number(ratio))
)"},
    // Conversions.
    {"onnx.Cast(input, *, to, saturate=1, round_mode='up')", R"(
    return input.to(onnx_dtype(to))
)"},
    {"onnx.CastLike(input, target_type, *, saturate=1, round_mode='up')", R"(
    return input.to(target_type.dtype)
)"},
    {"onnx_scale_of(x, scale, axis, blocks: 0, rank: 0)", R"(
    return scale
)"},
    {"onnx_scale_of(x, scale, axis, blocks: 0, rank)", R"(
    return onnx_row_of(x, scale, axis, scale.numel() == 1)
)"},
    {"onnx_scale_of(x, scale, axis, blocks, rank)", R"(
    whole = torch.repeat_interleave(scale, blocks, axis)
    return whole.narrow(axis, 0, x.size(axis))
)"},
    {"onnx_row_of(x, scale, axis, is_one: true)", R"(
    return scale.reshape(())
)"},
    {"onnx_row_of(x, scale, axis, is_one: false)", R"(
    return scale.reshape(onnx_along(x.dim(), axis))
)"},
    {"onnx_zero_of(x, zero: none, axis, blocks, dtype)", R"(
    return 0
)"},
    {"onnx_zero_of(x, zero: tensor, axis, blocks, dtype)", R"(
    return onnx_scale_of(x, zero.to(dtype), axis, blocks, zero.dim())
)"},
    {"onnx_quantized_dtype(zero: none, number: 0)", R"(
    return torch.uint8
)"},
    {"onnx_quantized_dtype(zero: none, number)", R"(
    return onnx_dtype(number)
)"},
    {"onnx_quantized_dtype(zero: tensor, number)", R"(
    return zero.dtype
)"},
    {"onnx.QuantizeLinear(x, y_scale, y_zero_point=None, *, axis=1, block_size=0, output_dtype=0, "
     "precision=0, saturate=1)",
     R"(
    made = onnx_quantized_dtype(y_zero_point, output_dtype)
    scale = onnx_scale_of(x, y_scale.to(torch.float32), axis, block_size, y_scale.dim())
    zero = onnx_zero_of(x, y_zero_point, axis, block_size, torch.float32)
    steps = torch.round(x.to(torch.float32) / scale) + zero
    return torch.clamp(steps, onnx_lowest(made, True), onnx_lowest(made, False)).to(made)
)"},
    {"onnx_output_dtype(number: 0, dtype)", R"(
    return dtype
)"},
    {"onnx_output_dtype(number, dtype)", R"(
    return onnx_dtype(number)
)"},
    {"onnx.DequantizeLinear(x, x_scale, x_zero_point=None, *, axis=1, block_size=0, "
     "output_dtype=0)",
     R"(
    scale = onnx_scale_of(x, x_scale.to(torch.float32), axis, block_size, x_scale.dim())
    zero = onnx_zero_of(x, x_zero_point, axis, block_size, torch.float32)
    steps = x.to(torch.float32) - zero
    return (steps * scale).to(onnx_output_dtype(output_dtype, x_scale.dtype))
)"},
    {"onnx.DynamicQuantizeLinear(x)", R"(
    least = torch.clamp(torch.amin(x), None, 0)
    most = torch.clamp(torch.amax(x), 0, None)
    scale = (most - least) / 255
    zero = torch.clamp(torch.round(-least / scale), 0, 255)
    steps = torch.clamp(torch.round(x / scale) + zero, 0, 255)
    return (steps.to(torch.uint8), scale, zero.to(torch.uint8))
)"},
    // Tensors from numbers.
    {"onnx.ConstantOfShape(input, *, value: none=None)", R"(
    return torch.zeros(onnx_numbers(input), dtype=torch.float32)
)"},
    {"onnx.ConstantOfShape(input, *, value: tensor)", R"(
    return torch.full(onnx_numbers(input), onnx_known(value), dtype=value.dtype)
)"},
    {"onnx.Range(start, limit, delta)", R"(
    return torch.arange(onnx_known(start), onnx_known(limit), onnx_known(delta),
                        dtype=start.dtype)
)"},
    {"onnx.EyeLike(input, *, dtype: none=None, k=0)", R"(
    return torch.ones(input.shape, dtype=input.dtype).tril(k).triu(k)
)"},
    {"onnx.EyeLike(input, *, dtype: int, k=0)", R"(
    return torch.ones(input.shape, dtype=onnx_dtype(dtype)).tril(k).triu(k)
)"},
    // Windows: sums of cosines.
    {"onnx_angles(size, periodic: 1)", R"(
    return torch.arange(0, size, 1, dtype=torch.float32) * (6.283185307179586 / size)
)"},
    {"onnx_angles(size, periodic: 0)", R"(
    step = 6.283185307179586 / max(size - 1, 1)
    return torch.arange(0, size, 1, dtype=torch.float32) * step
)"},
    {"onnx_cosines(angles, first, second, third, number)", R"(
    once = first - second * torch.cos(angles)
    return (once + third * torch.cos(angles * 2)).to(onnx_dtype(number))
)"},
    {"onnx.HannWindow(size, *, output_datatype=1, periodic=1)", R"(
    angles = onnx_angles(onnx_known(size), periodic)
    return onnx_cosines(angles, 0.5, 0.5, 0.0, output_datatype)
)"},
    {"onnx.HammingWindow(size, *, output_datatype=1, periodic=1)", R"(
    angles = onnx_angles(onnx_known(size), periodic)
    return onnx_cosines(angles, 0.543478260869565, 0.456521739130435, 0.0, output_datatype)
)"},
    {"onnx.BlackmanWindow(size, *, output_datatype=1, periodic=1)", R"(
    angles = onnx_angles(onnx_known(size), periodic)
    return onnx_cosines(angles, 0.42, 0.5, 0.08, output_datatype)
)"},
    {"onnx.RandomNormal(*, shape, mean=0.0, scale=1.0, dtype=1, seed=None)", R"(
    return (torch.randn(shape) * scale + mean).to(onnx_dtype(dtype))
)"},
    {"onnx.RandomUniform(*, shape, low=0.0, high=1.0, dtype=1, seed=None)", R"(
    return (torch.rand(shape) * (high - low) + low).to(onnx_dtype(dtype))
)"},
    {"onnx_random_dtype(dtype: none, input)", R"(
    return input.dtype
)"},
    {"onnx_random_dtype(dtype: int, input)", R"(
    return onnx_dtype(dtype)
)"},
    {"onnx.RandomNormalLike(input, *, mean=0.0, scale=1.0, dtype=None, seed=None)", R"(
    made = torch.randn(input.shape) * scale + mean
    return made.to(onnx_random_dtype(dtype, input))
)"},
    {"onnx.RandomUniformLike(input, *, low=0.0, high=1.0, dtype=None, seed=None)", R"(
    made = torch.rand(input.shape) * (high - low) + low
    return made.to(onnx_random_dtype(dtype, input))
)"},
    {"onnx.Bernoulli(input, *, dtype=None, seed=None)", R"(
    return (torch.rand(input.shape) < input).to(onnx_random_dtype(dtype, input))
)"},
};

}  // namespace

std::span<const CompositeText> onnx_pointwise_texts() { return kOnnxPointwise; }

}  // namespace passnet
