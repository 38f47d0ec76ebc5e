// Matrix products, also of quantized operands, and Fourier transforms.
#include "frontend/onnx/ops/onnx_texts.hpp"

namespace passnet {
namespace {

constexpr CompositeText kOnnxProducts[] = {
    {"onnx_turned(x, turn: 0)", R"(
    return x
)"},
    {"onnx_turned(x, turn: 1)", R"(
    return x.t()
)"},
    {"onnx_times_number(x, factor: 1.0)", R"(
    return x
)"},
    {"onnx_times_number(x, factor)", R"(
    return (x * factor).to(x.dtype)
)"},
    {"onnx_plus(x, other: none, factor)", R"(
    return x
)"},
    {"onnx_plus(x, other: tensor, factor)", R"(
    return x + onnx_times_number(other, factor)
)"},
    {"onnx_gemm(A, B, C, alpha: 1.0, beta: 1.0, transA: 0, transB: 1, rank: 1)", R"(
    return torch._C._nn.linear(A, B, onnx_wide(C, [B.size(0)]))
)"},
    {"onnx_gemm(A, B, C, alpha, beta, transA, transB, rank)", R"(
    product = torch.matmul(onnx_turned(A, transA), onnx_turned(B, transB))
    return onnx_plus(onnx_times_number(product, alpha), C, beta)
)"},
    {"onnx.Gemm(A, B, C: none=None, *, alpha=1.0, beta=1.0, transA=0, transB=0)", R"(
    return onnx_gemm(A, B, None, alpha, beta, transA, transB, 0)
)"},
    {"onnx.Gemm(A, B, C: tensor, *, alpha=1.0, beta=1.0, transA=0, transB=0)", R"(
    return onnx_gemm(A, B, C, alpha, beta, transA, transB, C.dim())
)"},
    {"onnx.Einsum(*Inputs, equation)", R"(
    return torch.functional.einsum(equation, Inputs)
)"},
    // Quantized operands without their zero points: of the rows of the left one, and of the columns
    // of the right one.
    {"onnx_from_zero(x, zero: none, shape, dtype)", R"(
    return x.to(dtype)
)"},
    {"onnx_from_zero(x, zero: tensor, shape, dtype)", R"(
    return onnx_from_zeros(x, zero, shape, dtype, zero.dim())
)"},
    {"onnx_from_zeros(x, zero, shape, dtype, rank: 1)", R"(
    return onnx_less(x, zero, shape, dtype, zero.numel() == 1)
)"},
    {"onnx_from_zeros(x, zero, shape, dtype, rank)", R"(
    return x.to(dtype) - zero.to(dtype)
)"},
    {"onnx_less(x, zero, shape, dtype, is_one: true)", R"(
    return x.to(dtype) - zero.reshape(()).to(dtype)
)"},
    {"onnx_less(x, zero, shape, dtype, is_one: false)", R"(
    return x.to(dtype) - zero.reshape(shape).to(dtype)
)"},
    {"onnx.MatMulInteger(A, B, a_zero_point=None, b_zero_point=None)", R"(
    left = onnx_from_zero(A, a_zero_point, [-1, 1], torch.int32)
    return torch.matmul(left, onnx_from_zero(B, b_zero_point, [-1], torch.int32))
)"},
    {"onnx_requantized(sums, factor, zero)", R"(
    steps = torch.round(sums.to(torch.float32) * factor) + zero.to(torch.float32)
    least = onnx_lowest(zero.dtype, True)
    return torch.clamp(steps, least, onnx_lowest(zero.dtype, False)).to(zero.dtype)
)"},
    {"onnx.QLinearMatMul(a, a_scale, a_zero_point, b, b_scale, b_zero_point, y_scale, "
     "y_zero_point)",
     R"(
    sums = onnx.MatMulInteger(a, b, a_zero_point, b_zero_point)
    factor = a_scale.to(torch.float32) * b_scale.to(torch.float32) / y_scale.to(torch.float32)
    return onnx_requantized(sums, factor, y_zero_point)
)"},
    // Sums of products of bytes are exact as f64.
    {"onnx.ConvInteger(x, w, x_zero_point=None, w_zero_point=None, *, auto_pad='NOTSET', "
     "dilations=None, group=1, kernel_shape=None, pads=None, strides=None)",
     R"(
    left = onnx_from_zero(x, x_zero_point, [1], torch.float64)
    right = onnx_from_zero(w, w_zero_point, [-1] + [1] * (w.dim() - 1), torch.float64)
    sums = onnx.Conv(left, right, auto_pad=auto_pad, dilations=dilations, group=group,
                     kernel_shape=kernel_shape, pads=pads, strides=strides)
    return sums.to(torch.int32)
)"},
    {"onnx_with_bias(sums, bias: none)", R"(
    return sums
)"},
    {"onnx_with_bias(sums, bias: tensor)", R"(
    return sums + bias.reshape(onnx_along(sums.dim(), 1))
)"},
    {"onnx_per_output(scale, rank, is_one: true)", R"(
    return scale.reshape(())
)"},
    {"onnx_per_output(scale, rank, is_one: false)", R"(
    return scale.reshape(onnx_along(rank, 1))
)"},
    {"onnx.QLinearConv(x, x_scale, x_zero_point, w, w_scale, w_zero_point, y_scale, y_zero_point, "
     "B=None, *, auto_pad='NOTSET', dilations=None, group=1, kernel_shape=None, pads=None, "
     "strides=None)",
     R"(
    sums = onnx.ConvInteger(x, w, x_zero_point, w_zero_point, auto_pad=auto_pad,
                            dilations=dilations, group=group, kernel_shape=kernel_shape, pads=pads,
                            strides=strides)
    all = onnx_with_bias(sums, B)
    factor = x_scale * onnx_per_output(w_scale, all.dim(), w_scale.numel() == 1) / y_scale
    return onnx_requantized(all, factor, y_zero_point.reshape(()))
)"},
};

}  // namespace

std::span<const CompositeText> onnx_product_texts() { return kOnnxProducts; }

}  // namespace passnet
