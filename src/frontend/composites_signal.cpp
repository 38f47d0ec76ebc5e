// Complex numbers and signals, random tensors, and rounding to few integers, as programs of other
// functions.
#include "frontend/composites.hpp"

namespace passnet {
namespace {

constexpr CompositeText kSignalComposites[] = {
    {"torch.view_as_complex(input)", R"(
    return torch.complex(input.select(-1, 0), input.select(-1, 1))
)"},
    {"torch.view_as_real(input)", R"(
    return torch.stack([torch.real(input), torch.imag(input)], -1)
)"},
    {"torch.polar(abs, angle)", R"(
    return torch.complex(abs * torch.cos(angle), abs * torch.sin(angle))
)"},
    {"conjugate(input)", R"(
    return torch.complex(torch.real(input), -torch.imag(input))
)"},
    {"torch.hamming_window(window_length, periodic: true=True, *, dtype: none=None, **options)",
     R"(
    angles = torch.arange(window_length, dtype=torch.float32) * (6.283185307179586 / window_length)
    return 0.54 - 0.46 * torch.cos(angles)
)"},
    {"torch.angle(input)", R"(
    return torch.atan2(torch.imag(input), torch.real(input))
)"},
    {".angle(self)", R"(
    return torch.angle(self)
)"},
    {"padded_signal(input, center: false, amount, mode)", R"(
    return input
)"},
    {"padded_signal(input, center: true, amount, mode)", R"(
    rows = input.reshape(1, -1, input.size(-1))
    padded = torch.nn.functional.pad(rows, [amount, amount], mode)
    return padded.reshape(input.shape[:-1] + (-1,))
)"},
    {"windowed(frames, window: none)", R"(
    return frames
)"},
    {"windowed(frames, window: tensor)", R"(
    missing = frames.size(-1) - window.size(0)
    return frames * torch.nn.functional.pad(window, [missing // 2, missing - missing // 2])
)"},
    {"spectrum(frames, normalized: false)", R"(
    return torch.fft.rfft(frames).transpose(-2, -1)
)"},
    {"spectrum(frames, normalized: true)", R"(
    return torch.fft.rfft(frames, norm="ortho").transpose(-2, -1)
)"},
    {"torch.stft(input, n_fft, hop_length: int, win_length=None, window=None, center=True, "
     "pad_mode='reflect', normalized=False, onesided=None, return_complex: true, "
     "align_to_window=None)",
     R"(
    signal = padded_signal(input, center, n_fft // 2, pad_mode)
    frames = signal.unfold(-1, n_fft, hop_length)
    return spectrum(windowed(frames, window), normalized)
)"},
    {"torch.stft(input, n_fft, hop_length: none=None, win_length=None, window=None, center=True, "
     "pad_mode='reflect', normalized=False, onesided=None, return_complex: true, "
     "align_to_window=None)",
     R"(
    return torch.stft(input, n_fft, n_fft // 4, win_length, window, center, pad_mode, normalized,
                      None, True)
)"},
    {"torch.functional.stft(input, n_fft, hop_length=None, win_length=None, window=None, "
     "center=True, pad_mode='reflect', normalized=False, onesided=None, return_complex=None, "
     "align_to_window=None)",
     R"(
    return torch.stft(input, n_fft, hop_length, win_length, window, center, pad_mode, normalized,
                      onesided, return_complex)
)"},
    // Random tensors.
    {".bernoulli(self, p: float)", R"(
    return (torch.rand_like(self) < p).to(self.dtype)
)"},
    {".bernoulli(self)", R"(
    return (torch.rand_like(self) < self).to(self.dtype)
)"},
    {"torch.bernoulli(input)", R"(
    return input.bernoulli()
)"},
    {".uniform_(self, low=0.0, high=1.0, *, generator=None)", R"(
    return self.copy_(torch.rand_like(self) * (high - low) + low)
)"},
    {".normal_(self, mean=0.0, std=1.0, *, generator=None)", R"(
    return self.copy_(torch.randn_like(self) * std + mean)
)"},
    {".exponential_(self, lambd=1.0, *, generator=None)", R"(
    return self.copy_(-torch.log1p(-torch.rand_like(self)) / lambd)
)"},
    {"torch.multinomial(input, num_samples: 1, replacement=False, *, generator=None)", R"(
    noise = -torch.log1p(-torch.rand(input.shape, dtype=input.dtype))
    return torch.argmax(input / noise, -1, True)
)"},
    {"torch.multinomial(input, num_samples, replacement: false=False, *, generator=None)", R"(
    noise = -torch.log1p(-torch.rand(input.shape, dtype=input.dtype))
    return torch.topk(input / noise, num_samples, -1)[1]
)"},
    {".multinomial(input, num_samples, replacement=False, *, generator=None)", R"(
    return torch.multinomial(input, num_samples, replacement)
)"},
    {"torch.normal(mean: number, std: number, size, *, generator=None, dtype=None, **options)",
     R"(
    return torch.randn(size, dtype=dtype) * std + mean
)"},
    {"torch.normal(mean: tensor, std, *, generator=None)", R"(
    return torch.randn_like(mean) * std + mean
)"},
    {"torch.randperm(n, *, generator=None, dtype=None, **options)",
     R"(
    return torch.argsort(torch.rand(n))
)"},
    {"torch.nn.functional.gumbel_softmax(logits, tau=1, hard: false=False, eps=1e-10, dim=-1)", R"(
    noise = -torch.log(-torch.log1p(-torch.rand_like(logits)))
    return torch.softmax((logits + noise) / tau, dim)
)"},
    // Places of pooling, histograms and quantiles.
    {"torch.nn.functional.max_unpool2d(input, indices, kernel_size: int, stride=None, padding=0, "
     "output_size=None)",
     R"(
    size = (kernel_size, kernel_size)
    return torch.nn.functional.max_unpool2d(input, indices, size, stride, padding, output_size)
)"},
    {"torch.nn.functional.max_unpool2d(input, indices, kernel_size, stride: none=None, padding=0, "
     "output_size=None)",
     R"(
    return torch.nn.functional.max_unpool2d(
        input, indices, kernel_size, kernel_size, padding, output_size)
)"},
    {"torch.nn.functional.max_unpool2d(input, indices, kernel_size, stride, padding: int=0, "
     "output_size=None)",
     R"(
    around = (padding, padding)
    return torch.nn.functional.max_unpool2d(
        input, indices, kernel_size, stride, around, output_size)
)"},
    {"torch.nn.functional.max_unpool2d(input, indices, kernel_size, stride: int, padding, "
     "output_size=None)",
     R"(
    steps = (stride, stride)
    return torch.nn.functional.max_unpool2d(
        input, indices, kernel_size, steps, padding, output_size)
)"},
    {"torch.nn.functional.max_unpool2d(input, indices, kernel_size, stride, padding, output_size: "
     "none=None)",
     R"(
    height = (input.size(-2) - 1) * stride[0] + kernel_size[0] - 2 * padding[0]
    width = (input.size(-1) - 1) * stride[1] + kernel_size[1] - 2 * padding[1]
    return torch.nn.functional.max_unpool2d(
        input, indices, kernel_size, stride, padding, (height, width))
)"},
    {"torch.nn.functional.max_unpool2d(input, indices, kernel_size, stride, padding, output_size)",
     R"(
    torch._check(input.shape == indices.shape)
    shape = input.shape[:-2] + tuple(output_size[-2:])
    empty = torch.zeros(shape, dtype=input.dtype).flatten(-2)
    return torch.scatter(empty, -1, indices.flatten(-2), input.flatten(-2)).reshape(shape)
)"},
    // The range of a histogram whose ends are equal is that of the elements.
    {"histogram_range(input, min, max, is_given: true)", R"(
    return (torch.full((), min, dtype=input.dtype), torch.full((), max, dtype=input.dtype))
)"},
    {"histogram_range(input, min, max, is_given: false)", R"(
    least = input.min()
    most = input.max()
    is_point = least == most
    return (torch.where(is_point, least - 1, least), torch.where(is_point, most + 1, most))
)"},
    {"torch.histc(input, bins=100, min=0, max=0)", R"(
    values = input.reshape(-1)
    least, most = histogram_range(values, min, max, min != max)
    inside = (values >= least) & (values <= most)
    place = ((values - least) * (bins / (most - least))).clamp(0, bins - 1).long()
    kept = torch.where(inside, place, 0)
    empty = torch.zeros(bins, dtype=input.dtype)
    return torch.scatter_add(empty, 0, kept, inside.to(input.dtype))
)"},
    {".histc(input, bins=100, min=0, max=0)", R"(
    return torch.histc(input, bins, min, max)
)"},
    {"torch.quantile(input, q: float, dim: int, keepdim=False, *, interpolation: "
     "'linear'='linear')",
     R"(
    place = q * (input.size(dim) - 1)
    below = torch.kthvalue(input, int(place) + 1, dim, keepdim)[0]
    above = torch.kthvalue(input, math.ceil(place) + 1, dim, keepdim)[0]
    return torch.lerp(below, above, place - int(place))
)"},
    {"torch.quantile(input, q: float, dim: none=None, keepdim: false=False, *, "
     "interpolation: 'linear'='linear')",
     R"(
    return torch.quantile(input.reshape(-1), q, 0)
)"},
    {".quantile(input, q: float, dim=None, keepdim=False, *, interpolation: 'linear'='linear')", R"(
    return torch.quantile(input, q, dim, keepdim)
)"},
    // Rounding to few integers and back: of fake quantization, and of models that quantizers
    // converted.
    // ATen multiplies by the inverse in f32, rounds to even, and adds the zero point.
    {"inverse_of(scale: number)", R"(
    return torch.full([], scale, dtype=torch.float32).reciprocal()
)"},
    {"inverse_of(scale: tensor)", R"(
    return scale.to(torch.float32).reciprocal()
)"},
    {"along_axis(values, input, axis)", R"(
    return values.reshape([-1] + [1] * (input.dim() - 1 - axis % input.dim()))
)"},
    {"rounded_codes(input, scale, zero_point)", R"(
    return torch.round(input.to(torch.float32) * inverse_of(scale)) + zero_point
)"},
    {"fake_quantized(input, codes, scale, zero_point, quant_min, quant_max)", R"(
    kept = codes.clamp(quant_min, quant_max)
    inside = torch.logical_and(codes >= quant_min, codes <= quant_max)
    return (((kept - zero_point) * scale).to(input.dtype), inside)
)"},
    {"torch.fake_quantize_per_tensor_affine_cachemask(input, scale, zero_point, quant_min, "
     "quant_max)",
     R"(
    codes = rounded_codes(input, scale, zero_point)
    return fake_quantized(input, codes, scale, zero_point, quant_min, quant_max)
)"},
    {"torch.fake_quantize_per_tensor_affine(input, scale, zero_point, quant_min, quant_max)", R"(
    both = torch.fake_quantize_per_tensor_affine_cachemask(
        input, scale, zero_point, quant_min, quant_max)
    return both[0]
)"},
    {"torch.fake_quantize_per_channel_affine_cachemask(input, scale, zero_point, axis, quant_min, "
     "quant_max)",
     R"(
    scales = along_axis(scale, input, axis)
    zeros = along_axis(zero_point, input, axis)
    codes = rounded_codes(input, scales, zeros)
    return fake_quantized(input, codes, scales, zeros, quant_min, quant_max)
)"},
    {"torch.fake_quantize_per_channel_affine(input, scale, zero_point, axis, quant_min, "
     "quant_max)",
     R"(
    both = torch.fake_quantize_per_channel_affine_cachemask(
        input, scale, zero_point, axis, quant_min, quant_max)
    return both[0]
)"},
    {"torch.ops.quantized_decomposed.quantize_per_tensor.default(input, scale, zero_point, "
     "quant_min, "
     "quant_max, dtype)",
     R"(
    return rounded_codes(input, scale, zero_point).clamp(quant_min, quant_max).to(dtype)
)"},
    {"torch.ops.quantized_decomposed.quantize_per_channel.default(input, scales, zero_points, "
     "axis, "
     "quant_min, quant_max, dtype)",
     R"(
    codes = rounded_codes(
        input, along_axis(scales, input, axis), along_axis(zero_points, input, axis))
    return codes.clamp(quant_min, quant_max).to(dtype)
)"},
    {"dequantized(input, scale, zero_point, out_dtype: none)", R"(
    return (input.to(torch.float32) - zero_point) * scale
)"},
    {"dequantized(input, scale, zero_point, out_dtype: dtype)", R"(
    return (input.to(out_dtype) - zero_point) * scale
)"},
    {"torch.ops.quantized_decomposed.dequantize_per_tensor.default(input, scale, zero_point, "
     "quant_min, "
     "quant_max, dtype, *, out_dtype=None)",
     R"(
    return dequantized(input, scale, zero_point, out_dtype)
)"},
    // Scales and zero points that are tensors of one element.
    {"torch.ops.quantized_decomposed.quantize_per_tensor.tensor(input, scale, zero_point, "
     "quant_min, quant_max, dtype)",
     R"(
    return rounded_codes(input, scale, zero_point).clamp(quant_min, quant_max).to(dtype)
)"},
    {"torch.ops.quantized_decomposed.dequantize_per_tensor.tensor(input, scale, zero_point, "
     "quant_min, quant_max, dtype, *, out_dtype=None)",
     R"(
    return dequantized(input, scale, zero_point, out_dtype)
)"},
    {"torch.ops.quantized_decomposed.dequantize_per_channel.default(input, scales, zero_points: "
     "none, "
     "axis, "
     "quant_min, quant_max, dtype, *, out_dtype=None)",
     R"(
    return dequantized(input, along_axis(scales, input, axis), 0, out_dtype)
)"},
    {"torch.ops.quantized_decomposed.dequantize_per_channel.default(input, scales, zero_points, "
     "axis, "
     "quant_min, quant_max, dtype, *, out_dtype=None)",
     R"(
    return dequantized(input, along_axis(scales, input, axis),
                       along_axis(zero_points, input, axis), out_dtype)
)"},
};

}  // namespace

std::span<const CompositeText> signal_composite_texts() { return kSignalComposites; }

}  // namespace passnet
