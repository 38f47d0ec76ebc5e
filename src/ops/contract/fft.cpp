// Discrete Fourier transforms.
#include "ops/contract/fft_plan.hpp"
#include "ops/contract/fft_stages.hpp"
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/lowering.hpp"
#include "ops/spelling.hpp"

namespace passnet {
namespace {

Result<Types> infer_transform(const OpCall& call) {
  const FourierPlan transform = TRY(plan_fourier(call));
  Shape shape = call.tensor(0).shape;
  for (const FourierLine& line : transform.lines) shape[line.dim] = line.length;
  if (transform.half == FourierHalf::kResult) {
    const FourierLine& last = transform.lines.back();
    shape[last.dim] = last.length / 2 + 1;
  }
  return Types{{transform.half == FourierHalf::kOperand ? DType::kF32 : DType::kC64, shape}};
}

// The operand, cut or padded with zeros: the last dim of a half operand to its half.
ComplexParts append_operand(const OpCall& call, BufferId input, KernelBuilder& builder,
                            const FourierPlan& transform) {
  const TensorType& self = call.tensor(0);
  ParameterIds extents = builder.extents(input);
  const auto index = loop_indices(builder, self.rank());
  ExprId inside;
  for (const FourierLine& line : transform.lines) {
    const bool is_half =
        transform.half == FourierHalf::kOperand && &line == &transform.lines.back();
    const int64_t length = is_half ? line.length / 2 + 1 : line.length;
    if (length == self.shape[line.dim]) continue;
    extents[line.dim] = builder.parameter(length);
    if (length < self.shape[line.dim]) continue;
    const ExprId fits = less(builder, index[line.dim], builder.of(builder.extent(input, line.dim)));
    inside = inside.valid() ? both(builder, inside, fits) : fits;
  }
  ComplexValue value = complex_value(builder, builder.load(input, index));
  if (inside.valid()) {
    const ExprId zero = builder.number(0, DType::kF64);
    value = {choose(builder, inside, value.real, zero),
             choose(builder, inside, value.imaginary, zero)};
  }
  ComplexParts parts = complex_temporary(builder, extents);
  map_parts(builder, parts, value);
  return parts;
}

// Completes a line of which `parts` holds the first half, along a dim. The first element, and the
// middle one of an even length, are their own mirror images: real.
ComplexParts append_mirror(KernelBuilder& builder, const ComplexParts& parts,
                           const FourierLine& line) {
  ParameterIds extents = parts.extents;
  extents[line.dim] = builder.parameter(line.length);
  const auto index = loop_indices(builder, extents.size());
  const ExprId k = index[line.dim];
  const ExprId length = builder.of(extents[line.dim]);
  const ExprId doubled = times(builder, k, builder.integer(2));
  const ExprId beyond = less(builder, length, doubled);
  auto source = index;
  source[line.dim] = choose(builder, beyond, minus(builder, length, k), k);
  const ComplexValue value = load_parts(builder, parts, source);
  const ExprId alone =
      builder.apply(ScalarOp::kOr, {builder.apply(ScalarOp::kEq, {k, builder.integer(0)}),
                                    builder.apply(ScalarOp::kEq, {doubled, length})});
  const ExprId mirrored = builder.apply(ScalarOp::kNeg, {value.imaginary});
  ComplexParts whole = complex_temporary(builder, extents);
  map_parts(builder, whole,
            {value.real, choose(builder, alone, builder.number(0, DType::kF64),
                                choose(builder, beyond, mirrored, value.imaginary))});
  return whole;
}

void lower_transform(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const FourierPlan transform = *plan_fourier(call);
  ComplexParts parts = append_operand(call, buffers.inputs[0][0], builder, transform);
  for (const FourierLine& line : transform.lines) {
    if (transform.half == FourierHalf::kOperand && &line == &transform.lines.back()) {
      parts = append_mirror(builder, parts, line);
    }
    parts = append_transform(builder, parts, line.dim, line.length, transform.inverse);
  }
  const auto index = loop_indices(builder, call.tensor(0).rank());
  ComplexValue value = load_parts(builder, parts, index);
  const ExprId factor = builder.number(transform.factor, DType::kF64);
  value = {times(builder, value.real, factor), times(builder, value.imaginary, factor)};
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], index,
              transform.half == FourierHalf::kOperand ? builder.cast(value.real, DType::kF32)
                                                      : complex_number(builder, value));
}

// fftshift(self, dim) moves the first element of each dim to the middle, ifftshift the middle one
// to the front.
Result<Types> infer_shift(const OpCall& call) {
  TRY(wrapped_dims(call, 1, call.tensor(0).rank()));
  return Types{call.tensor(0)};
}

template <bool inverse>
void lower_shift(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  const auto index = loop_indices(builder, self.rank());
  auto source = index;
  for (const size_t dim : checked_dims(call, 1, self.rank())) {
    const int64_t extent = self.shape[dim];
    const int64_t shift = inverse ? extent / 2 : extent - extent / 2;
    const ExprId moved = plus(builder, index[dim], builder.of(builder.parameter(shift)));
    source[dim] = builder.apply(ScalarOp::kRemainder,
                                {moved, builder.of(builder.extent(buffers.inputs[0][0], dim))});
  }
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], index,
              builder.load(buffers.inputs[0][0], source));
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
  if (is_complex(call.tensor(0).dtype)) {
    const ComplexValue parts = complex_value(builder, value);
    value = builder.cast(imaginary ? parts.imaginary : parts.real, DType::kF32);
  }
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], index, value);
}

// complex(self, imag)
Result<Types> infer_complex(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  for (size_t i = 0; i < 2; ++i) {
    const TensorType& part = call.tensor(i);
    if (part.dtype != DType::kF32) return refuse_dtype(call, part.dtype, name(DType::kF32));
    if (part.shape != self.shape) {
      return call.fail("shape-mismatch", "'{}' expects two tensors of one shape, found {} and {}",
                       call.op().name(), to_string(self), to_string(part));
    }
  }
  return Types{{DType::kC64, self.shape}};
}

void lower_complex(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const auto index = loop_indices(builder, call.tensor(0).rank());
  const auto part = [&](size_t place) { return builder.load(buffers.inputs[place][0], index); };
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], index,
              complex_of_parts(builder, part(0), part(1)));
}

constexpr OpDef kFftOps[] = {
    {.schema = "fft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor",
     .doc = "the Fourier transform along a dim",
     .spellings = kSpellings<"torch._C._fft.fft_fft(input, n=None, dim=-1, norm=None)",
                             "torch.fft.fft(input, n=None, dim=-1, norm=None)">,
     .infer = infer_transform,
     .lower = lower_transform,
     .library = "fourier",
     .autocast = Autocast::kRaises,
     .example = "(%x: f32[2,6]) %y = fft(%x) : c64[2,6]"},
    {.schema = "ifft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor",
     .doc = "the inverse Fourier transform along a dim",
     .spellings = kSpellings<"torch._C._fft.fft_ifft(input, n=None, dim=-1, norm=None)",
                             "torch.fft.ifft(input, n=None, dim=-1, norm=None)">,
     .infer = infer_transform,
     .lower = lower_transform,
     .library = "fourier",
     .autocast = Autocast::kRaises,
     .example = "(%x: c64[2,6]) %y = ifft(%x) : c64[2,6]"},
    {.schema = "rfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor",
     .doc = "the first half of the Fourier transform of real numbers along a dim",
     .spellings = kSpellings<"torch._C._fft.fft_rfft(input, n=None, dim=-1, norm=None)",
                             "torch.fft.rfft(input, n=None, dim=-1, norm=None)">,
     .infer = infer_transform,
     .lower = lower_transform,
     .library = "fourier",
     .autocast = Autocast::kRaises,
     .example = "(%x: f32[2,6]) %y = rfft(%x) : c64[2,4]"},
    {.schema = "irfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor",
     .doc = "the real numbers whose rfft is self along a dim",
     .spellings = kSpellings<"torch._C._fft.fft_irfft(input, n=None, dim=-1, norm=None)",
                             "torch.fft.irfft(input, n=None, dim=-1, norm=None)">,
     .infer = infer_transform,
     .lower = lower_transform,
     .library = "fourier",
     .autocast = Autocast::kRaises,
     .example = "(%x: c64[2,4]) %y = irfft(%x) : f32[2,6]"},
    {.schema = "hfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor",
     .doc = "the Fourier transform, of real numbers, of what self is the first half of along a dim",
     .spellings = kSpellings<"torch._C._fft.fft_hfft(input, n=None, dim=-1, norm=None)",
                             "torch.fft.hfft(input, n=None, dim=-1, norm=None)">,
     .infer = infer_transform,
     .lower = lower_transform,
     .library = "fourier",
     .example = "(%x: c64[2,4]) %y = hfft(%x) : f32[2,6]"},
    {.schema = "ihfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor",
     .doc = "the first half of the inverse Fourier transform of real numbers along a dim",
     .spellings = kSpellings<"torch._C._fft.fft_ihfft(input, n=None, dim=-1, norm=None)",
                             "torch.fft.ihfft(input, n=None, dim=-1, norm=None)">,
     .infer = infer_transform,
     .lower = lower_transform,
     .library = "fourier",
     .example = "(%x: f32[2,6]) %y = ihfft(%x) : c64[2,4]"},
    {.schema = "fftn(Tensor self, int[]? s=None, int[]? dim=None, str? norm=None) -> Tensor",
     .doc = "the Fourier transform along several dims",
     .spellings = kSpellings<"torch._C._fft.fft_fftn(input, s=None, dim=None, norm=None)",
                             "torch.fft.fftn(input, s=None, dim=None, norm=None)",
                             "torch._C._fft.fft_fft2(input, s=None, dim=(-2, -1), norm=None)",
                             "torch.fft.fft2(input, s=None, dim=(-2, -1), norm=None)">,
     .infer = infer_transform,
     .lower = lower_transform,
     .library = "fourier",
     .autocast = Autocast::kRaises,
     .example = "(%x: f32[2,3,4]) %y = fftn(%x, dim=[1,2]) : c64[2,3,4]"},
    {.schema = "ifftn(Tensor self, int[]? s=None, int[]? dim=None, str? norm=None) -> Tensor",
     .doc = "the inverse Fourier transform along several dims",
     .spellings = kSpellings<"torch._C._fft.fft_ifftn(input, s=None, dim=None, norm=None)",
                             "torch.fft.ifftn(input, s=None, dim=None, norm=None)",
                             "torch._C._fft.fft_ifft2(input, s=None, dim=(-2, -1), norm=None)",
                             "torch.fft.ifft2(input, s=None, dim=(-2, -1), norm=None)">,
     .infer = infer_transform,
     .lower = lower_transform,
     .library = "fourier",
     .autocast = Autocast::kRaises,
     .example = "(%x: c64[2,3,4]) %y = ifftn(%x, dim=[1,2]) : c64[2,3,4]"},
    {.schema = "rfftn(Tensor self, int[]? s=None, int[]? dim=None, str? norm=None) -> Tensor",
     .doc = "the first half of the Fourier transform of real numbers along several dims",
     .spellings = kSpellings<"torch._C._fft.fft_rfftn(input, s=None, dim=None, norm=None)",
                             "torch.fft.rfftn(input, s=None, dim=None, norm=None)",
                             "torch._C._fft.fft_rfft2(input, s=None, dim=(-2, -1), norm=None)",
                             "torch.fft.rfft2(input, s=None, dim=(-2, -1), norm=None)">,
     .infer = infer_transform,
     .lower = lower_transform,
     .library = "fourier",
     .autocast = Autocast::kRaises,
     .example = "(%x: f32[2,3,4]) %y = rfftn(%x, dim=[1,2]) : c64[2,3,3]"},
    {.schema = "irfftn(Tensor self, int[]? s=None, int[]? dim=None, str? norm=None) -> Tensor",
     .doc = "the real numbers whose rfftn is self along several dims",
     .spellings = kSpellings<"torch._C._fft.fft_irfftn(input, s=None, dim=None, norm=None)",
                             "torch.fft.irfftn(input, s=None, dim=None, norm=None)",
                             "torch._C._fft.fft_irfft2(input, s=None, dim=(-2, -1), norm=None)",
                             "torch.fft.irfft2(input, s=None, dim=(-2, -1), norm=None)">,
     .infer = infer_transform,
     .lower = lower_transform,
     .library = "fourier",
     .autocast = Autocast::kRaises,
     .example = "(%x: c64[2,3,3]) %y = irfftn(%x, dim=[1,2]) : f32[2,3,4]"},
    {.schema = "hfftn(Tensor self, int[]? s=None, int[]? dim=None, str? norm=None) -> Tensor",
     .doc = "the Fourier transform, of real numbers, of what self is the first half of along "
            "several dims",
     .spellings = kSpellings<"torch._C._fft.fft_hfftn(input, s=None, dim=None, norm=None)",
                             "torch.fft.hfftn(input, s=None, dim=None, norm=None)",
                             "torch._C._fft.fft_hfft2(input, s=None, dim=(-2, -1), norm=None)",
                             "torch.fft.hfft2(input, s=None, dim=(-2, -1), norm=None)">,
     .infer = infer_transform,
     .lower = lower_transform,
     .library = "fourier",
     .example = "(%x: c64[2,3,3]) %y = hfftn(%x, dim=[1,2]) : f32[2,3,4]"},
    {.schema = "ihfftn(Tensor self, int[]? s=None, int[]? dim=None, str? norm=None) -> Tensor",
     .doc = "the first half of the inverse Fourier transform of real numbers along several dims",
     .spellings = kSpellings<"torch._C._fft.fft_ihfftn(input, s=None, dim=None, norm=None)",
                             "torch.fft.ihfftn(input, s=None, dim=None, norm=None)",
                             "torch._C._fft.fft_ihfft2(input, s=None, dim=(-2, -1), norm=None)",
                             "torch.fft.ihfft2(input, s=None, dim=(-2, -1), norm=None)">,
     .infer = infer_transform,
     .lower = lower_transform,
     .library = "fourier",
     .example = "(%x: f32[2,3,4]) %y = ihfftn(%x, dim=[1,2]) : c64[2,3,3]"},
    {.schema = "fftshift(Tensor self, int[]? dim=None) -> Tensor",
     .doc = "the first element of each dim moved to its middle",
     .spellings =
         kSpellings<"torch.fft.fftshift(input, dim: int) => fftshift(input, dim=[dim])",
                    "torch.fft.fftshift(input, dim=None)",
                    "torch._C._fft.fft_fftshift(input, dim: int) => fftshift(input, dim=[dim])",
                    "torch._C._fft.fft_fftshift(input, dim=None)">,
     .infer = infer_shift,
     .lower = lower_shift<false>,
     .example = "(%x: f32[2,5]) %y = fftshift(%x) : f32[2,5]"},
    {.schema = "ifftshift(Tensor self, int[]? dim=None) -> Tensor",
     .doc = "the middle element of each dim moved to its front",
     .spellings =
         kSpellings<"torch.fft.ifftshift(input, dim: int) => ifftshift(input, dim=[dim])",
                    "torch.fft.ifftshift(input, dim=None)",
                    "torch._C._fft.fft_ifftshift(input, dim: int) => ifftshift(input, dim=[dim])",
                    "torch._C._fft.fft_ifftshift(input, dim=None)">,
     .infer = infer_shift,
     .lower = lower_shift<true>,
     .example = "(%x: f32[2,5]) %y = ifftshift(%x) : f32[2,5]"},
    {.schema = "complex(Tensor self, Tensor imag) -> Tensor",
     .doc = "the complex numbers with these real and imaginary parts",
     .spellings = kSpellings<"torch.complex(real, imag)">,
     .infer = infer_complex,
     .lower = lower_complex,
     .example = "(%x: f32[4], %z: f32[4]) %y = complex(%x, %z) : c64[4]"},
    {.schema = "real(Tensor self) -> Tensor",
     .doc = "the real parts of complex numbers",
     .spellings = kSpellings<"torch.real(input)">,
     .infer = infer_part<false>,
     .lower = lower_part<false>,
     .example = "(%x: c64[4]) %y = real(%x) : f32[4]"},
    {.schema = "imag(Tensor self) -> Tensor",
     .doc = "the imaginary parts of complex numbers",
     .spellings = kSpellings<"torch.imag(input)">,
     .infer = infer_part<true>,
     .lower = lower_part<true>,
     .example = "(%x: c64[4]) %y = imag(%x) : f32[4]"},
};

}  // namespace

std::span<const OpDef> fft_ops() { return kFftOps; }

}  // namespace passnet
