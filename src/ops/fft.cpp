// Discrete Fourier transforms, each dim as a sum over its elements.
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/lowering.hpp"
#include "ops/spelling.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace passnet {
namespace {

Result<void> expect_transformable(const OpCall& call) {
  const DType dtype = call.tensor(0).dtype;
  if (dtype == DType::kF32 || dtype == DType::kC64 || is_integral(dtype)) return {};
  return refuse_dtype(call, dtype, "f32, c64, integers or bool");
}

// The factor of a norm, "backward" unless stated, over `count` elements.
Result<double> norm_factor(const OpCall& call, size_t parameter, double count, bool inverse) {
  const std::string_view norm = call.has(parameter) ? call.string(parameter) : "backward";
  if (norm == "ortho") return 1 / std::sqrt(count);
  if (norm == (inverse ? "backward" : "forward")) return 1 / count;
  if (norm == (inverse ? "forward" : "backward")) return 1.0;
  return call.fail("bad-mode", "'{}' expects \"backward\", \"ortho\" or \"forward\", found \"{}\"",
                   call.op().name(), norm);
}

// One transformed dim of a complex result.
struct Transform {
  size_t dim = 0;
  int64_t length = 0;  // of the transform: the input is cut or filled with zeros to it
  int64_t output = 0;  // how many of its elements are kept
  bool inverse = false;
  double factor = 1;
};

struct Wave {
  ExprId cosine;
  ExprId sine;
};

// cos and sin of 2π · (a · b mod n) / n, in double: then the product's size costs no precision.
Wave wave(KernelBuilder& builder, ExprId a, ExprId b, int64_t n) {
  const ExprId length = builder.of(builder.parameter(n));
  const ExprId turns = builder.apply(ScalarOp::kRemainder, {times(builder, a, b), length});
  const ExprId part =
      divide(builder, builder.cast(turns, DType::kF64), builder.cast(length, DType::kF64));
  const ExprId angle = times(builder, part, builder.number(2 * std::numbers::pi, DType::kF64));
  // Quarter turns are exact, so that whole numbers stay whole.
  const ExprId quarters = times(builder, turns, builder.integer(4));
  const ExprId exact = builder.apply(
      ScalarOp::kEq, {builder.apply(ScalarOp::kRemainder, {quarters, length}), builder.integer(0)});
  const auto settled = [&](ScalarOp function) {
    const ExprId value = builder.apply(function, {angle});
    return choose(builder, exact, builder.apply(ScalarOp::kRound, {value}), value);
  };
  return {settled(ScalarOp::kCos), settled(ScalarOp::kSin)};
}

ExprId imaginary_unit(KernelBuilder& builder) {
  return builder.apply(ScalarOp::kSqrt, {builder.number(-1, DType::kC64)});
}

ExprId complex_number(KernelBuilder& builder, ExprId real, ExprId imaginary) {
  const auto widened = [&](ExprId value) {
    return builder.cast(builder.cast(value, DType::kF32), DType::kC64);
  };
  return plus(builder, widened(real), times(builder, imaginary_unit(builder), widened(imaginary)));
}

// Appends target = transform of `input` along one dim; the others are the same in both.
void append_transform(KernelBuilder& builder, BufferId input, BufferId target,
                      const Transform& transform, int64_t extent) {
  std::vector<ParameterId> loops = builder.extents(target);
  const size_t rank = loops.size();
  loops.push_back(builder.parameter(std::min(extent, transform.length)));
  const auto place = loop_indices(builder, rank);
  auto source = place;
  source[transform.dim] = builder.index(rank);
  const Wave w = wave(builder, place[transform.dim], builder.index(rank), transform.length);
  const ExprId sine = transform.inverse ? w.sine : builder.apply(ScalarOp::kNeg, {w.sine});
  ExprId value = times(builder, load_as(builder, DType::kC64, input, source),
                       complex_number(builder, w.cosine, sine));
  if (transform.factor != 1) {
    value = times(builder, value, builder.number(transform.factor, DType::kC64));
  }
  builder.reduce(loops, 1, Combine::kSum, value, target, place);
}

Result<int64_t> transform_length(const OpCall& call, size_t parameter, int64_t fallback) {
  const int64_t length = call.has(parameter) ? call.integer(parameter) : fallback;
  constexpr int64_t kMost = int64_t{1} << 31;
  if (length >= 1 && length < kMost) return length;
  return call.fail("bad-count", "'{}' expects a length of at least 1, found {}", call.op().name(),
                   length);
}

// fft(self, n, dim, norm), ifft, rfft: one dim. rfft keeps the half that the other mirrors.
enum class Kind : uint8_t { kForward, kInverse, kHalf };

Result<Transform> plan_one(const OpCall& call, Kind kind) {
  const TensorType& self = call.tensor(0);
  TRY(expect_transformable(call));
  TRY(expect_rank(call, self, 1, 16));
  if (kind == Kind::kHalf && self.dtype == DType::kC64) {
    return refuse_dtype(call, self.dtype, "real numbers");
  }
  Transform transform{.dim = TRY(wrapped_dim(call, call.integer(2), self.rank())),
                      .inverse = kind == Kind::kInverse};
  transform.length = TRY(transform_length(call, 1, self.shape[transform.dim]));
  transform.output = kind == Kind::kHalf ? transform.length / 2 + 1 : transform.length;
  transform.factor =
      TRY(norm_factor(call, 3, static_cast<double>(transform.length), transform.inverse));
  return transform;
}

template <Kind kind>
Result<Types> infer_one(const OpCall& call) {
  const Transform transform = TRY(plan_one(call, kind));
  Shape shape = call.tensor(0).shape;
  shape[transform.dim] = transform.output;
  return Types{{DType::kC64, shape}};
}

template <Kind kind>
void lower_one(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const Transform transform = *plan_one(call, kind);
  append_transform(builder, buffers.inputs[0][0], buffers.outputs[0], transform,
                   call.tensor(0).shape[transform.dim]);
}

// irfft(self, n, dim, norm): real; the elements that the input leaves out mirror those it has.
Result<Transform> plan_inverse_half(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  TRY(expect_transformable(call));
  TRY(expect_rank(call, self, 1, 16));
  Transform transform{.dim = TRY(wrapped_dim(call, call.integer(2), self.rank()))};
  transform.length = TRY(transform_length(call, 1, 2 * (self.shape[transform.dim] - 1)));
  transform.output = transform.length;
  transform.factor = TRY(norm_factor(call, 3, static_cast<double>(transform.length), true));
  return transform;
}

Result<Types> infer_inverse_half(const OpCall& call) {
  const Transform transform = TRY(plan_inverse_half(call));
  Shape shape = call.tensor(0).shape;
  shape[transform.dim] = transform.output;
  return Types{{DType::kF32, shape}};
}

void lower_inverse_half(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const Transform transform = *plan_inverse_half(call);
  const int64_t n = transform.length;
  const int64_t used = std::min(call.tensor(0).shape[transform.dim], n / 2 + 1);
  std::vector<ParameterId> loops = builder.extents(buffers.outputs[0]);
  const size_t rank = loops.size();
  loops.push_back(builder.parameter(used));
  const auto place = loop_indices(builder, rank);
  const ExprId k = builder.index(rank);
  auto source = place;
  source[transform.dim] = k;
  const ExprId x = load_as(builder, DType::kC64, buffers.inputs[0][0], source);
  const ExprId real = builder.cast(x, DType::kF32);
  const ExprId turned = times(builder, x, imaginary_unit(builder));
  const ExprId minus_imaginary = builder.cast(turned, DType::kF32);
  const Wave w = wave(builder, place[transform.dim], k, n);
  const ExprId value = plus(builder, times(builder, real, builder.cast(w.cosine, DType::kF32)),
                            times(builder, minus_imaginary, builder.cast(w.sine, DType::kF32)));
  // The first element, and the middle one of an even length, have no mirror image.
  const ExprId doubled = times(builder, k, builder.integer(2));
  const ExprId alone = builder.apply(
      ScalarOp::kOr, {builder.apply(ScalarOp::kEq, {k, builder.integer(0)}),
                      builder.apply(ScalarOp::kEq, {doubled, builder.of(builder.parameter(n))})});
  const ExprId weight = choose(builder, alone, builder.number(transform.factor, DType::kF32),
                               builder.number(2 * transform.factor, DType::kF32));
  builder.reduce(loops, 1, Combine::kSum, times(builder, value, weight), buffers.outputs[0], place);
}

// fftn(self, dim, norm), ifftn: several dims, all by default.
Result<std::vector<size_t>> transformed_dims(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  TRY(expect_transformable(call));
  TRY(expect_rank(call, self, 1, 16));
  const auto dims = TRY(wrapped_dims(call, 1, self.rank()));
  for (const size_t dim : dims) {
    if (self.shape[dim] == 0) {
      return call.fail("bad-count", "'{}' expects a length of at least 1, found 0",
                       call.op().name());
    }
  }
  TRY(norm_factor(call, 2, 1, false));
  return dims;
}

Result<Types> infer_several(const OpCall& call) {
  TRY(transformed_dims(call));
  return Types{{DType::kC64, call.tensor(0).shape}};
}

template <bool inverse>
void lower_several(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const auto dims = *transformed_dims(call);
  const Shape& shape = call.tensor(0).shape;
  BufferId source = buffers.inputs[0][0];
  for (size_t i = 0; i < dims.size(); ++i) {
    const int64_t length = shape[dims[i]];
    const Transform transform{
        .dim = dims[i],
        .length = length,
        .output = length,
        .inverse = inverse,
        .factor = *norm_factor(call, 2, static_cast<double>(length), inverse)};
    const bool last = i + 1 == dims.size();
    const BufferId target =
        last ? buffers.outputs[0]
             : builder.temporary("part", DType::kC64, builder.extents(buffers.outputs[0]));
    append_transform(builder, source, target, transform, length);
    source = target;
  }
}

// real(self), imag(self)
template <bool imaginary>
Result<Types> infer_part(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  if (is_complex(self.dtype)) return Types{{DType::kF32, self.shape}};
  // As in PyTorch, a real number is its own real part, and has no imaginary one.
  if (!imaginary) return Types{self};
  return refuse_dtype(call, self.dtype, "complex numbers");
}

template <bool imaginary>
void lower_part(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const auto index = loop_indices(builder, call.tensor(0).rank());
  ExprId value = builder.load(buffers.inputs[0][0], index);
  if (imaginary) {
    value = times(builder, value, builder.apply(ScalarOp::kNeg, {imaginary_unit(builder)}));
  }
  if (is_complex(call.tensor(0).dtype)) value = builder.cast(value, DType::kF32);
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], index, value);
}

constexpr OpDef kOps[] = {
    {.schema = "fft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor",
     .doc = "the Fourier transform along a dim",
     .spellings = spellings<"torch._C._fft.fft_fft(input, n=None, dim=-1, norm=None)",
                            "torch.fft.fft(input, n=None, dim=-1, norm=None)">,
     .infer = infer_one<Kind::kForward>,
     .lower = lower_one<Kind::kForward>,
     .example = "(%x: f32[2,6]) %y = fft(%x) : c64[2,6]"},
    {.schema = "ifft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor",
     .doc = "the inverse Fourier transform along a dim",
     .spellings = spellings<"torch._C._fft.fft_ifft(input, n=None, dim=-1, norm=None)",
                            "torch.fft.ifft(input, n=None, dim=-1, norm=None)">,
     .infer = infer_one<Kind::kInverse>,
     .lower = lower_one<Kind::kInverse>,
     .example = "(%x: c64[2,6]) %y = ifft(%x) : c64[2,6]"},
    {.schema = "rfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor",
     .doc = "the first half of the Fourier transform of real numbers along a dim",
     .spellings = spellings<"torch._C._fft.fft_rfft(input, n=None, dim=-1, norm=None)",
                            "torch.fft.rfft(input, n=None, dim=-1, norm=None)">,
     .infer = infer_one<Kind::kHalf>,
     .lower = lower_one<Kind::kHalf>,
     .example = "(%x: f32[2,6]) %y = rfft(%x) : c64[2,4]"},
    {.schema = "irfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor",
     .doc = "the real numbers along a dim whose rfft is self",
     .spellings = spellings<"torch._C._fft.fft_irfft(input, n=None, dim=-1, norm=None)",
                            "torch.fft.irfft(input, n=None, dim=-1, norm=None)">,
     .infer = infer_inverse_half,
     .lower = lower_inverse_half,
     .example = "(%x: c64[2,4]) %y = irfft(%x) : f32[2,6]"},
    {.schema = "fftn(Tensor self, int[]? dim=None, str? norm=None) -> Tensor",
     .doc = "the Fourier transform along several dims",
     .spellings = spellings<"torch._C._fft.fft_fftn(input, s: none=None, dim=None, norm=None)",
                            "torch.fft.fftn(input, s: none=None, dim=None, norm=None)",
                            "torch._C._fft.fft_fft2(input, s: none=None, dim=(-2, -1), norm=None)",
                            "torch.fft.fft2(input, s: none=None, dim=(-2, -1), norm=None)">,
     .infer = infer_several,
     .lower = lower_several<false>,
     .example = "(%x: f32[2,3,4]) %y = fftn(%x, [1,2]) : c64[2,3,4]"},
    {.schema = "ifftn(Tensor self, int[]? dim=None, str? norm=None) -> Tensor",
     .doc = "the inverse Fourier transform along several dims",
     .spellings = spellings<"torch._C._fft.fft_ifftn(input, s: none=None, dim=None, norm=None)",
                            "torch.fft.ifftn(input, s: none=None, dim=None, norm=None)",
                            "torch._C._fft.fft_ifft2(input, s: none=None, dim=(-2, -1), norm=None)",
                            "torch.fft.ifft2(input, s: none=None, dim=(-2, -1), norm=None)">,
     .infer = infer_several,
     .lower = lower_several<true>,
     .example = "(%x: c64[2,3,4]) %y = ifftn(%x, [1,2]) : c64[2,3,4]"},
    {.schema = "real(Tensor self) -> Tensor",
     .doc = "the real parts of complex numbers",
     .spellings = spellings<"torch.real(input)">,
     .infer = infer_part<false>,
     .lower = lower_part<false>,
     .example = "(%x: c64[4]) %y = real(%x) : f32[4]"},
    {.schema = "imag(Tensor self) -> Tensor",
     .doc = "the imaginary parts of complex numbers",
     .spellings = spellings<"torch.imag(input)">,
     .infer = infer_part<true>,
     .lower = lower_part<true>,
     .example = "(%x: c64[4]) %y = imag(%x) : f32[4]"},
};

}  // namespace

std::span<const OpDef> fft_ops() { return kOps; }

}  // namespace passnet
