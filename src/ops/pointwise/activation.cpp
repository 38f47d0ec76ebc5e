// Activation functions.
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/lowering.hpp"
#include "ops/needs.hpp"
#include "ops/spelling.hpp"

namespace passnet {
namespace {

constexpr double kRootHalf = 0.70710678118654752440;       // 1 / sqrt(2)
constexpr double kRootTwoOverPi = 0.79788456080286535588;  // sqrt(2 / pi)

// gelu(self, *, approximate)
Result<Types> infer_gelu(const OpCall& call) {
  const std::string_view approximate = call.string(1);
  if (approximate != "none" && approximate != "tanh") {
    return call.fail("bad-approximation", "expected approximate 'none' or 'tanh', found '{}'",
                     approximate);
  }
  return infer_same_float(call);
}

// x Φ(x), or its approximation 0.5 x (1 + tanh(sqrt(2/π) (x + 0.044715 x³))).
void lower_gelu(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const DType compute = opmath(call.tensor(0).dtype);
  const auto indices = loop_indices(builder, call.tensor(0).rank());
  const auto number = [&](double value) { return builder.number(value, compute); };
  const ExprId x = load_as(builder, compute, buffers.inputs[0][0], indices);
  ExprId bounded;
  if (call.string(1) == "tanh") {
    const ExprId cube = times(builder, times(builder, x, x), x);
    const ExprId inner = plus(builder, x, times(builder, number(0.044715), cube));
    bounded = builder.apply(ScalarOp::kTanh, {times(builder, number(kRootTwoOverPi), inner)});
  } else {
    bounded = builder.apply(ScalarOp::kErf, {times(builder, x, number(kRootHalf))});
  }
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], indices,
              times(builder, times(builder, number(0.5), x), plus(builder, number(1), bounded)));
}

// hardtanh(self, min_val, max_val)
Result<Types> infer_hardtanh(const OpCall& call) {
  const DType dtype = call.tensor(0).dtype;
  if (call.number(1) > call.number(2)) {
    return call.fail("bad-bounds", "expected min_val to be at most max_val, found {} and {}",
                     call.number(1), call.number(2));
  }
  if (dtype == DType::kU8 && (call.number(1) <= -1 || call.number(2) <= -1)) {
    return call.fail("bad-bounds", "expected bounds of at least 0 for u8, found {} and {}",
                     call.number(1), call.number(2));
  }
  TRY(expect_number_fits(call, 1, dtype));
  TRY(expect_number_fits(call, 2, dtype));
  return infer_real(call);
}

// softshrink(self, lambd)
Result<Types> infer_softshrink(const OpCall& call) {
  if (!(call.number(1) >= 0)) {
    return call.fail("bad-bounds", "expected lambd to be at least 0, found {}", call.number(1));
  }
  return infer_float_only(call);
}

Result<Types> infer_silu(const OpCall& call) {
  const DType dtype = call.tensor(0).dtype;
  if (is_integral(dtype)) return refuse_dtype(call, dtype, "a floating dtype");
  return infer_same(call);
}

// softsign, tanhshrink: PyTorch composes them of ops that accept integers too, but do not subtract
// from or add to bools.
Result<Types> infer_composed(const OpCall& call) {
  if (call.tensor(0).dtype == DType::kBool) return refuse_dtype(call, DType::kBool, "numbers");
  return infer_floating(call);
}

// Functions that PyTorch composes of several ops round after each. `compose` computes the value
// from self; its second argument rounds.
template <class Compose>
void lower_composed(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                    Compose compose) {
  const DType own = call.tensor(0).dtype;
  const DType dtype = is_integral(own) ? DType::kF32 : own;
  const auto indices = loop_indices(builder, call.tensor(0).rank());
  const ExprId x = load_as(builder, opmath(dtype), buffers.inputs[0][0], indices);
  const auto round = [&](ExprId value) {
    return builder.cast(builder.cast(value, dtype), opmath(dtype));
  };
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], indices, compose(x, round));
}

void lower_softsign(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  lower_composed(call, buffers, builder, [&](ExprId x, auto round) {
    const ExprId one = builder.number(1, builder.dtype(x));
    const ExprId size = builder.apply(ScalarOp::kAbs, {x});
    return divide(builder, x, round(plus(builder, size, one)));
  });
}

void lower_tanhshrink(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  lower_composed(call, buffers, builder, [&](ExprId x, auto round) {
    return minus(builder, x, round(builder.apply(ScalarOp::kTanh, {x})));
  });
}

// prelu(self, weight): the weight is one number, or one for each channel (dim 1).
Result<Types> infer_prelu(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  const TensorType& weight = call.tensor(1);
  if (!is_float(self.dtype)) return refuse_dtype(call, self.dtype, "a floating dtype");
  if (weight.dtype != self.dtype) return refuse_dtype(call, weight.dtype, "a weight of its dtype");
  TRY(expect_rank(call, weight, 0, 1));
  const int64_t channels = self.rank() > 1 ? self.shape[1] : 1;
  if (weight.numel() != 1 && weight.numel() != channels) {
    return call.fail("wrong-parameter-shape", "'prelu' expects a weight of shape [{}], found {}",
                     channels, to_string(weight));
  }
  return Types{self};
}

void lower_prelu(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  const DType compute = opmath(self.dtype);
  const auto indices = loop_indices(builder, self.rank());
  ExprIds channel;
  if (call.tensor(1).rank() == 1) {
    channel.push_back(call.tensor(1).numel() == 1 ? builder.integer(0) : indices[1]);
  }
  const ExprId x = load_as(builder, compute, buffers.inputs[0][0], indices);
  const ExprId weight = load_as(builder, compute, buffers.inputs[1][0], channel);
  const ExprId positive = less(builder, builder.number(0, compute), x);
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], indices,
              choose(builder, positive, x, times(builder, weight, x)));
}

// glu(self, dim): the first half of the dim times the sigmoid of the second.
Result<Types> infer_glu(const OpCall& call) {
  TensorType type = TRY(infer_same_float(call))[0];
  const size_t dim = TRY(wrapped_dim(call, call.integer(1), type.rank()));
  if (type.rank() == 0 || type.shape[dim] % 2 != 0) {
    return call.fail("odd-extent", "'glu' expects an even extent of dim {}, found {}", dim,
                     to_string(type));
  }
  type.shape[dim] /= 2;
  return Types{type};
}

void lower_glu(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  const DType compute = opmath(self.dtype);
  const size_t dim = checked_dim(call.integer(1), self.rank());
  const auto indices = loop_indices(builder, self.rank());
  auto second = indices;
  second[dim] = plus(builder, second[dim], builder.of(builder.extent(buffers.outputs[0], dim)));
  const ExprId a = load_as(builder, compute, buffers.inputs[0][0], indices);
  const ExprId b = load_as(builder, compute, buffers.inputs[0][0], second);
  const ExprId one = builder.number(1, compute);
  const ExprId power = builder.apply(ScalarOp::kExp, {builder.apply(ScalarOp::kNeg, {b})});
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], indices,
              times(builder, a, divide(builder, one, plus(builder, one, power))));
}

// Ops whose second and third parameter are bounds or values in the dtype of the first.
Result<Types> infer_with_numbers(const OpCall& call) {
  TRY(expect_number_fits(call, 1, call.tensor(0).dtype));
  TRY(expect_number_fits(call, 2, call.tensor(0).dtype));
  return infer_real(call);
}

constexpr OpDef kActivationOps[] = {
    {.schema = "relu(Tensor self) -> Tensor",
     .doc = "max(self, 0)",
     .spellings = kSpellings<"torch.nn.functional.relu(input, inplace=False)", "torch.relu(input)",
                             ".relu(self)">,
     .infer = infer_real,
     .body = "max(self, 0)",
     .needs = hands_on<0>,
     .example = "%y = relu(%x) : f32[4]"},
    {.schema = "relu6(Tensor self) -> Tensor",
     .doc = "self between 0 and 6",
     .spellings = kSpellings<"torch.nn.functional.relu6(input, inplace=False)">,
     .infer = infer_real,
     .body = "min(max(self, 0), 6)",
     .example = "%y = relu6(%x) : f32[4]"},
    {.schema = "hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor",
     .doc = "self between min_val and max_val",
     .spellings =
         kSpellings<"torch.nn.functional.hardtanh(input, min_val=-1.0, max_val=1.0, inplace=False)",
                    "torch._C._nn.hardtanh(input, min_val=-1, max_val=1)">,
     .infer = infer_hardtanh,
     .body = "min(max(self, min_val), max_val)",
     .needs = hands_on<0>,
     .example = "%y = hardtanh(%x, min_val=0.0, max_val=6.0) : f32[4]"},
    {.schema = "leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor",
     .doc = "self, or negative_slope * self below 0",
     .spellings =
         kSpellings<"torch.nn.functional.leaky_relu(input, negative_slope=0.01, inplace=False)",
                    "torch._C._nn.leaky_relu(input, negative_slope=0.01)">,
     .infer = infer_float_only,
     .body = "self > 0 ? self : self * negative_slope",
     .example = "%y = leaky_relu(%x, negative_slope=0.2) : f32[4]"},
    {.schema = "prelu(Tensor self, Tensor weight) -> Tensor",
     .doc = "self, or below 0 self times the weight of its channel",
     .spellings = kSpellings<"torch.prelu(input, weight)",
                             "torch.nn.functional.prelu(input, weight)", ".prelu(self, weight)">,
     .infer = infer_prelu,
     .lower = lower_prelu,
     .autocast = Autocast::kLowers,
     .weights = "weight",
     .example = "(%x: f32[2,3,4], %w: f32[3]) %y = prelu(%x, %w) : f32[2,3,4]"},
    {.schema = "elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor",
     .doc = "scale * self, or below 0 scale * alpha * (exp(input_scale * self) - 1)",
     .spellings = kSpellings<"torch.nn.functional.elu(input, alpha=1.0, inplace=False)",
                             "torch._C._nn.elu(input, alpha=1, scale=1, input_scale=1)",
                             "torch.nn.functional.selu(input, inplace=False) => elu(input, "
                             "alpha=1.6732632423543772, scale=1.0507009873554805)",
                             "torch.selu(input) => elu(input, "
                             "alpha=1.6732632423543772, scale=1.0507009873554805)">,
     .infer = infer_float_only,
     .body = "self < 0 ? expm1(self * input_scale) * (alpha * scale) : self * scale",
     .example = "%y = elu(%x) : f32[4]"},
    {.schema = "celu(Tensor self, Scalar alpha=1.0) -> Tensor",
     .doc = "self, or below 0 alpha * (exp(self / alpha) - 1)",
     .spellings = kSpellings<"torch.nn.functional.celu(input, alpha=1.0, inplace=False)",
                             "torch.celu(input, alpha=1.0)">,
     .infer = infer_float_only,
     .body = "self < 0 ? expm1(self / alpha) * alpha : self",
     .example = "%y = celu(%x, alpha=2.0) : f32[4]"},
    {.schema = "gelu(Tensor self, str approximate=\"none\") -> Tensor",
     .doc = "self times the normal distribution function of self",
     .spellings = kSpellings<"torch._C._nn.gelu(input, *, approximate='none')",
                             "torch.nn.functional.gelu(input, approximate='none')">,
     .infer = infer_gelu,
     .lower = lower_gelu,
     .example = "%y = gelu(%x) : f32[4]"},
    {.schema = "silu(Tensor self) -> Tensor",
     .doc = "self * sigmoid(self)",
     .spellings =
         kSpellings<"torch.nn.functional.silu(input, inplace=False)", "torch._C._nn.silu(input)">,
     .infer = infer_silu,
     .body = "self / (1 + exp(-self))",
     .example = "%y = silu(%x) : f32[4]"},
    {.schema = "mish(Tensor self) -> Tensor",
     .doc = "self * tanh(softplus(self))",
     .spellings =
         kSpellings<"torch.nn.functional.mish(input, inplace=False)", "torch._C._nn.mish(input)">,
     .infer = infer_float_only,
     .body = "self * tanh(log1p(exp(self)))",
     .example = "%y = mish(%x) : f32[4]"},
    {.schema = "sigmoid(Tensor self) -> Tensor",
     .doc = "1 / (1 + exp(-self))",
     .spellings = kSpellings<"torch.sigmoid(input)", ".sigmoid(self)",
                             "torch.nn.functional.sigmoid(input)", "torch.special.expit(input)">,
     .infer = infer_floating,
     .body = "1 / (1 + exp(-self))",
     .example = "%y = sigmoid(%x) : f32[4]"},
    {.schema = "hardsigmoid(Tensor self) -> Tensor",
     .doc = "(self + 3) / 6 between 0 and 1",
     .spellings = kSpellings<"torch.nn.functional.hardsigmoid(input, inplace=False)",
                             "torch._C._nn.hardsigmoid(input)">,
     .infer = infer_float_only,
     .body = "min(max(self + 3, 0), 6) / 6",
     .example = "%y = hardsigmoid(%x) : f32[4]"},
    {.schema = "hardswish(Tensor self) -> Tensor",
     .doc = "self * hardsigmoid(self)",
     .spellings = kSpellings<"torch.nn.functional.hardswish(input, inplace=False)",
                             "torch._C._nn.hardswish(input)">,
     .infer = infer_float_only,
     .body = "self * min(max(self + 3, 0), 6) / 6",
     .example = "%y = hardswish(%x) : f32[4]"},
    {.schema = "softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor",
     .doc = "log(1 + exp(beta * self)) / beta, or self above the threshold",
     .spellings = kSpellings<"torch._C._nn.softplus(input, beta=1, threshold=20)",
                             "torch.nn.functional.softplus(input, beta=1, threshold=20)">,
     .infer = infer_float_only,
     .body = "self * beta > threshold ? self : log1p(exp(self * beta)) / beta",
     .autocast = Autocast::kRaisesOnCuda,
     .example = "%y = softplus(%x) : f32[4]"},
    {.schema = "softsign(Tensor self) -> Tensor",
     .doc = "self / (1 + |self|)",
     .spellings = kSpellings<"torch.nn.functional.softsign(input)">,
     .infer = infer_composed,
     .lower = lower_softsign,
     .example = "%y = softsign(%x) : f32[4]"},
    {.schema = "log_sigmoid(Tensor self) -> Tensor",
     .doc = "log(sigmoid(self))",
     .spellings =
         kSpellings<"torch.nn.functional.logsigmoid(input)", "torch._C._nn.log_sigmoid(input)">,
     .infer = infer_float_only,
     .body = "min(self, 0) - log1p(exp(-abs(self)))",
     .example = "%y = log_sigmoid(%x) : f32[4]"},
    {.schema = "hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor",
     .doc = "self, or 0 between -lambd and lambd",
     .spellings = kSpellings<"torch.nn.functional.hardshrink(input, lambd=0.5)",
                             "torch.hardshrink(input, lambd=0.5)">,
     .infer = infer_float_only,
     .body = "self >= -rounded(lambd) && self <= rounded(lambd) ? 0 : self",
     .example = "%y = hardshrink(%x) : f32[4]"},
    {.schema = "softshrink(Tensor self, Scalar lambd=0.5) -> Tensor",
     .doc = "self shrunk towards 0 by lambd",
     .spellings = kSpellings<"torch.nn.functional.softshrink(input, lambd=0.5)",
                             "torch._C._nn.softshrink(input, lambd=0.5)">,
     .infer = infer_softshrink,
     .body = "self > lambd ? self - lambd : self < -lambd ? self + lambd : self * 0",
     .example = "%y = softshrink(%x) : f32[4]"},
    {.schema = "tanhshrink(Tensor self) -> Tensor",
     .doc = "self - tanh(self)",
     .spellings = kSpellings<"torch.nn.functional.tanhshrink(input)">,
     .infer = infer_composed,
     .lower = lower_tanhshrink,
     .example = "%y = tanhshrink(%x) : f32[4]"},
    {.schema = "threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor",
     .doc = "self, or value where self is not above the threshold",
     .spellings =
         kSpellings<"torch.nn.functional.threshold(input, threshold, value, inplace=False)",
                    "torch.threshold(input, threshold, value)">,
     .infer = infer_with_numbers,
     .body = "self <= threshold ? value : self",
     .example = "%y = threshold(%x, 0.1, 0.0) : f32[4]"},
    {.schema = "glu(Tensor self, int dim=-1) -> Tensor",
     .doc = "the first half of a dim times the sigmoid of the second half",
     .spellings =
         kSpellings<"torch.nn.functional.glu(input, dim=-1)", "torch._C._nn.glu(input, dim=-1)">,
     .infer = infer_glu,
     .lower = lower_glu,
     .example = "(%x: f32[2,8]) %y = glu(%x, dim=1) : f32[2,4]"},
    {.schema = "dropout(Tensor input, float p=0.5) -> Tensor",
     .doc = "elements zeroed at random with probability p, the others scaled by 1 / (1 - p)",
     .spellings = kSpellings<
         "torch.nn.functional.dropout(input, p=0.5, training: false, inplace=False) => input",
         "torch.nn.functional.dropout(input, p=0.5, training=True, inplace=False)",
         "torch.nn.functional.alpha_dropout(input, p=0.5, training: false, inplace=False) "
         "=> input",
         "torch.alpha_dropout(input, p, train: false) => input",
         "torch.dropout(input, p, train: false) => input", "torch.dropout(input, p, train)">,
     .infer = infer_same_float,
     .body = "input",
     .random = true,
     .needs = hands_on<0>,
     .example = "%y = dropout(%x, p=0.1) : f32[4]"},
    {.schema = "feature_dropout(Tensor input, float p=0.5) -> Tensor",
     .doc = "whole channels zeroed at random with probability p, the others scaled by 1 / (1 - p)",
     .spellings = kSpellings<
         "torch.nn.functional.dropout1d(input, p=0.5, training: false, inplace=False) => input",
         "torch.nn.functional.dropout1d(input, p=0.5, training=True, inplace=False)",
         "torch.nn.functional.dropout2d(input, p=0.5, training: false, inplace=False) => input",
         "torch.nn.functional.dropout2d(input, p=0.5, training=True, inplace=False)",
         "torch.nn.functional.dropout3d(input, p=0.5, training: false, inplace=False) => input",
         "torch.nn.functional.dropout3d(input, p=0.5, training=True, inplace=False)",
         "torch.nn.functional.feature_alpha_dropout(input, p=0.5, training: false, inplace=False) "
         "=> input">,
     .infer = infer_same_float,
     .body = "input",
     .random = true,
     .needs = hands_on<0>,
     .example = "(%x: f32[2,3,4]) %y = feature_dropout(%x, p=0.1) : f32[2,3,4]"},
    {.schema = "alpha_dropout(Tensor input, float p=0.5) -> Tensor",
     .doc = "dropout to the lowest value of selu, scaled and shifted to keep mean and variance",
     .spellings = kSpellings<
         "torch.nn.functional.alpha_dropout(input, p=0.5, training=False, inplace=False)",
         "torch.nn.functional.feature_alpha_dropout(input, p=0.5, training=False, "
         "inplace=False)",
         "torch.alpha_dropout(input, p, train)">,
     .infer = infer_same_float,
     .body = "input",
     .random = true,
     .example = "%y = alpha_dropout(%x, p=0.1) : f32[4]"},
};

}  // namespace

std::span<const OpDef> activation_ops() { return kActivationOps; }

}  // namespace passnet
