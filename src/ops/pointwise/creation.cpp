// Tensors made from numbers alone.
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/lowering.hpp"
#include "ops/spelling.hpp"

#include <algorithm>
#include <cmath>

namespace passnet {
namespace {

DType dtype_of(const Attribute& number) {
  if (std::holds_alternative<bool>(number)) return DType::kBool;
  return std::holds_alternative<int64_t>(number) ? DType::kI64 : DType::kF32;
}

// full(size, fill_value, dtype)
Result<Types> infer_full(const OpCall& call) {
  for (const int64_t extent : call.integers(0)) {
    if (extent < 0) {
      return call.fail("negative-extent", "expected extents of at least 0, found {}",
                       to_string(call.integers(0)));
    }
  }
  const DType dtype = call.has(2) ? call.dtype(2) : dtype_of(call.attribute(1));
  TRY(expect_number_fits(call, 1, dtype));
  return Types{{dtype, call.integers(0)}};
}

// full_like(self, fill_value, dtype)
Result<Types> infer_full_like(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  const DType dtype = call.has(2) ? call.dtype(2) : self.dtype;
  TRY(expect_number_fits(call, 1, dtype));
  return Types{{dtype, self.shape}};
}

void lower_full(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const BufferId output = buffers.outputs[0];
  const auto index = loop_indices(builder, builder.extents(output).size());
  const bool like = call.op().name() == "full_like";
  const DType dtype = (like ? infer_full_like(call) : infer_full(call))->front().dtype;
  builder.map(builder.extents(output), output, index,
              builder.cast(constant(builder, call.attribute(1), opmath(dtype)), dtype));
}

// arange(start, end, step, dtype)
DType arange_dtype(const OpCall& call) {
  if (call.has(3)) return call.dtype(3);
  DType dtype = DType::kI64;
  for (size_t i = 0; i < 3; ++i) {
    if (dtype_of(call.attribute(i)) == DType::kF32) dtype = DType::kF32;
  }
  return dtype;
}

Result<Types> infer_arange(const OpCall& call) {
  const DType dtype = arange_dtype(call);
  if (dtype == DType::kBool || is_complex(dtype)) return refuse_dtype(call, dtype, "real numbers");
  // ATen counts i64 in integers, every other dtype in f64.
  const auto bound = [&](size_t parameter) {
    const double number = call.number(parameter);
    return dtype == DType::kI64 ? std::trunc(number) : number;
  };
  const double steps = (bound(1) - bound(0)) / bound(2);
  const double count = std::ceil(steps);
  const bool is_forward = (call.number(1) - call.number(0)) / call.number(2) >= 0;
  constexpr double kLimit = 1LL << 48;
  if (!(is_forward && count >= 0 && count < kLimit)) {
    return call.fail("bad-range", "cannot count from {} to {} in steps of {}", call.number(0),
                     call.number(1), call.number(2));
  }
  return Types{{dtype, {static_cast<int64_t>(count)}}};
}

void lower_arange(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const DType dtype = arange_dtype(call);
  // ATen's accumulation type: i64 for integers, f64 for floats on the CPU.
  const DType compute = is_float(dtype) ? DType::kF64 : DType::kI64;
  const ExprId start = constant(builder, call.attribute(0), compute);
  const ExprId step = constant(builder, call.attribute(2), compute);
  const ExprId i = builder.cast(builder.index(0), compute);
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], {builder.index(0)},
              plus(builder, start, times(builder, i, step)));
}

constexpr OpDef kCreationOps[] = {
    {.schema = "full(int[] size, Scalar fill_value, dtype? dtype=None) -> Tensor",
     .doc = "a tensor of one number; without a dtype, that of the number",
     .spellings = kSpellings<
         "torch.full(size, fill_value, *, dtype=None, **options)",
         "torch.zeros(*size: ints, dtype=None, **options) => full(size=size, fill_value=0.0, "
         "dtype=dtype)",
         "torch.ones(*size: ints, dtype=None, **options) => full(size=size, fill_value=1.0, "
         "dtype=dtype)",
         ".new_zeros(self, *size: ints, dtype: dtype, **options) => full(size=size, "
         "fill_value=0, dtype=dtype)",
         ".new_zeros(self, *size: ints, dtype: none=None, **options) => full(size=size, "
         "fill_value=0, dtype=dtype(self))",
         ".new_ones(self, *size: ints, dtype: dtype, **options) => full(size=size, fill_value=1, "
         "dtype=dtype)",
         ".new_ones(self, *size: ints, dtype: none=None, **options) => full(size=size, "
         "fill_value=1, dtype=dtype(self))",
         ".new_full(self, size, fill_value, *, dtype: dtype, **options) => full(size=size, "
         "fill_value=fill_value, dtype=dtype)",
         ".new_full(self, size, fill_value, *, dtype: none=None, **options) => full(size=size, "
         "fill_value=fill_value, dtype=dtype(self))",
         // Uninitialized tensors may have any contents.
         "torch.empty(*size: ints, dtype=None, **options) => full(size, 0.0, dtype)",
         ".new_empty(self, *size: ints, dtype: dtype, **options) => full(size, 0, dtype)",
         ".new_empty(self, *size: ints, dtype: none=None, **options) => full(size, 0, "
         "dtype(self))",
         "torch.tensor(data: number, *, dtype=None, **options) => full([], data, dtype)",
         "torch.scalar_tensor(s: number, *, dtype: none=None, **options) => full([], s, f32)",
         "torch.scalar_tensor(s: number, *, dtype: dtype, **options) => full([], s, dtype)",
         "torch.tensor(data: [], *, dtype=None, **options) => full([0], 0.0, dtype)">,
     .infer = infer_full,
     .lower = lower_full,
     .sizes = "size",
     .example = "() %y = full([2,3], 0.5) : f32[2,3]"},
    {.schema = "full_like(Tensor self, Scalar fill_value, dtype? dtype=None) -> Tensor",
     .doc = "a tensor of one number, of the shape and (unless stated) the dtype of another",
     .spellings = kSpellings<
         ".zero_(self) => full_like(self, fill_value=0)",
         ".fill_(self, value: number) => full_like(self, fill_value=value)",
         "torch.full_like(input, fill_value, *, dtype=None, **options)",
         "torch.zeros_like(input, *, dtype=None, **options) => full_like(input, fill_value=0, "
         "dtype=dtype)",
         "torch.ones_like(input, *, dtype=None, **options) => full_like(input, fill_value=1, "
         "dtype=dtype)",
         "torch.empty_like(input, *, dtype=None, **options) => full_like(input, 0, dtype)",
         ".zero(self) => full_like(self, 0)">,
     .infer = infer_full_like,
     .lower = lower_full,
     .example = "%y = full_like(%x, 0) : f32[4]"},
    {.schema = "arange(Scalar start, Scalar end, Scalar step=1, dtype? dtype=None) -> Tensor",
     .doc = "start, start + step, … before end",
     .spellings = kSpellings<
         "torch.arange(end, *, dtype=None, **options) => arange(start=0, end=end, dtype=dtype)",
         "torch.arange(start, end, step=1, *, dtype=None, **options)">,
     .infer = infer_arange,
     .lower = lower_arange,
     .sizes = "end",
     .example = "() %y = arange(0, 4) : i64[4]"},
};

}  // namespace

std::span<const OpDef> creation_ops() { return kCreationOps; }

}  // namespace passnet
