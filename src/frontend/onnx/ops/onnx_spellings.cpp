#include "frontend/onnx/ops/onnx_texts.hpp"

namespace passnet {
namespace {

constexpr std::string_view kOnnxSpellings[] = {
    // One operand.
    "onnx.Abs(X) => abs(X)",
    "onnx.Acos(input) => acos(input)",
    "onnx.Acosh(input) => acosh(input)",
    "onnx.Asin(input) => asin(input)",
    "onnx.Asinh(input) => asinh(input)",
    "onnx.Atan(input) => atan(input)",
    "onnx.Atanh(input) => atanh(input)",
    "onnx.BitwiseNot(X) => bitwise_not(X)",
    "onnx.Ceil(X) => ceil(X)",
    "onnx.Cos(input) => cos(input)",
    "onnx.Cosh(input) => cosh(input)",
    "onnx.Erf(input) => erf(input)",
    "onnx.Exp(input) => exp(input)",
    "onnx.Floor(X) => floor(X)",
    "onnx.HardSwish(X) => hardswish(X)",
    "onnx.IsNaN(X) => isnan(X)",
    "onnx.Log(input) => log(input)",
    "onnx.Mish(X) => mish(X)",
    "onnx.Neg(X) => neg(X)",
    "onnx.Not(X) => logical_not(X)",
    "onnx.Reciprocal(X) => reciprocal(X)",
    "onnx.Relu(X) => relu(X)",
    "onnx.Round(X) => round(X)",
    "onnx.Sigmoid(X) => sigmoid(X)",
    "onnx.Sign(input) => sign(input)",
    "onnx.Sin(input) => sin(input)",
    "onnx.Sinh(input) => sinh(input)",
    "onnx.Softplus(X) => softplus(X)",
    "onnx.Softsign(input) => softsign(input)",
    "onnx.Sqrt(X) => sqrt(X)",
    "onnx.Tan(input) => tan(input)",
    "onnx.Tanh(input) => tanh(input)",
    "onnx.Celu(X, *, alpha=1.0) => celu(X, alpha=alpha)",
    "onnx.Elu(X, *, alpha=1.0) => elu(X, alpha=alpha)",
    "onnx.Gelu(X, *, approximate='none') => gelu(X, approximate=approximate)",
    "onnx.LeakyRelu(X, *, alpha=0.01) => leaky_relu(X, alpha)",
    "onnx.Softmax(input, *, axis=-1) => softmax(input, axis)",
    "onnx.LogSoftmax(input, *, axis=-1) => log_softmax(input, axis)",
    "onnx.IsInf(X, *, detect_negative: 1=1, detect_positive: 1=1) => isinf(X)",
    "onnx.IsInf(X, *, detect_negative: 0, detect_positive: 1=1) => isposinf(X)",
    "onnx.IsInf(X, *, detect_negative: 1=1, detect_positive: 0) => isneginf(X)",
    // Two operands.
    "onnx.Add(A, B) => add(A, B)",
    "onnx.And(A, B) => logical_and(A, B)",
    "onnx.BitShift(X, Y, *, direction: 'LEFT') => bitwise_left_shift(X, Y)",
    "onnx.BitShift(X, Y, *, direction: 'RIGHT') => bitwise_right_shift(X, Y)",
    "onnx.BitwiseAnd(A, B) => bitwise_and(A, B)",
    "onnx.BitwiseOr(A, B) => bitwise_or(A, B)",
    "onnx.BitwiseXor(A, B) => bitwise_xor(A, B)",
    "onnx.Equal(A, B) => eq(A, B)",
    "onnx.Greater(A, B) => gt(A, B)",
    "onnx.GreaterOrEqual(A, B) => ge(A, B)",
    "onnx.Less(A, B) => lt(A, B)",
    "onnx.LessOrEqual(A, B) => le(A, B)",
    "onnx.MatMul(A, B) => matmul(A, B)",
    "onnx.Mod(A, B, *, fmod: 0=0) => remainder(A, B)",
    "onnx.Mod(A, B, *, fmod: 1) => fmod(A, B)",
    "onnx.Mul(A, B) => mul(A, B)",
    "onnx.Or(A, B) => logical_or(A, B)",
    "onnx.Sub(A, B) => sub(A, B)",
    "onnx.Where(condition, X, Y) => where(condition, X, Y)",
    "onnx.Xor(A, B) => logical_xor(A, B)",
};

}  // namespace

std::span<const std::string_view> onnx_spellings() { return kOnnxSpellings; }

}  // namespace passnet
