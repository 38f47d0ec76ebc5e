// Running sums, products and extremes along a dim.
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/lowering.hpp"
#include "ops/needs.hpp"
#include "ops/spelling.hpp"

namespace passnet {
namespace {

// op(self, dim, dtype)
DType scan_dtype(const OpCall& call) {
  if (call.has(2)) return call.dtype(2);
  return is_integral(call.tensor(0).dtype) ? DType::kI64 : call.tensor(0).dtype;
}

Result<Types> infer_scan(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  TRY(wrapped_dim(call, call.integer(1), self.rank()));
  const DType dtype = scan_dtype(call);
  if (dtype == DType::kBool) return refuse_dtype(call, dtype, "numbers");
  return Types{{dtype, self.shape}};
}

template <Combine combine>
void lower_scan(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  const DType dtype = scan_dtype(call);
  const BufferId input = buffers.inputs[0][0];
  const auto value = [&](ExprIds index) {
    return builder.cast(load_as(builder, dtype, input, std::move(index)), opmath(dtype));
  };
  if (self.rank() == 0) {
    builder.map({}, buffers.outputs[0], {}, value({}));
    return;
  }
  const size_t dim = checked_dim(call.integer(1), self.rank());
  std::vector<size_t> order = other_dims(std::span(&dim, 1), self.rank());
  order.push_back(dim);
  const auto index = ordered_index(builder, order);
  builder.scan(extents_of(builder, input, order), combine, value(index), buffers.outputs[0], index);
}

// op(self, dim) with the positions.
Result<Types> infer_running_extremum(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  TRY(wrapped_dim(call, call.integer(1), self.rank()));
  if (is_complex(self.dtype)) return refuse_dtype(call, self.dtype, "real numbers");
  return Types{self, {DType::kI64, self.shape}};
}

// A position is that of the last element so far which is the extremum; of NaNs, the last one.
template <Combine combine>
void lower_running_extremum(const OpCall& call, const LoweredBuffers& buffers,
                            KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  const BufferId input = buffers.inputs[0][0];
  const DType compute = opmath(self.dtype);
  if (self.rank() == 0) {
    builder.map({}, buffers.outputs[0], {}, load_as(builder, compute, input, {}));
    builder.map({}, buffers.outputs[1], {}, builder.integer(0));
    return;
  }
  const size_t dim = checked_dim(call.integer(1), self.rank());
  std::vector<size_t> order = other_dims(std::span(&dim, 1), self.rank());
  order.push_back(dim);
  const auto index = ordered_index(builder, order);
  const ParameterIds extents = extents_of(builder, input, order);
  const ExprId element = load_as(builder, compute, input, index);
  builder.scan(extents, combine, element, buffers.outputs[0], index);
  const ExprId extremum = load_as(builder, compute, buffers.outputs[0], index);
  ExprId is_extremum = builder.apply(ScalarOp::kEq, {element, extremum});
  if (is_float(compute)) {
    const ExprId is_nan = builder.apply(ScalarOp::kIsNan, {element});
    is_extremum = builder.apply(ScalarOp::kOr, {is_extremum, is_nan});
  }
  const ExprId position = choose(builder, is_extremum, index[dim], builder.integer(0));
  builder.scan(extents, Combine::kMax, position, buffers.outputs[1], index);
}

constexpr OpDef kScanOps[] = {
    {.schema = "cumsum(Tensor self, int dim, dtype? dtype=None) -> Tensor",
     .doc = "the running sum along a dim; integers and bool sum as i64",
     .spellings =
         kSpellings<"torch.cumsum(input, dim, *, dtype=None)", ".cumsum(self, dim, dtype=None)">,
     .infer = infer_scan,
     .lower = lower_scan<Combine::kSum>,
     .autocast = Autocast::kRaisesOnCuda,
     .batch = BatchRule::kShiftsDims,
     .needs = needs_cumsum,
     .example = "(%x: f32[2,8]) %y = cumsum(%x, 1) : f32[2,8]"},
    {.schema = "cumprod(Tensor self, int dim, dtype? dtype=None) -> Tensor",
     .doc = "the running product along a dim; integers and bool multiply as i64",
     .spellings =
         kSpellings<"torch.cumprod(input, dim, *, dtype=None)", ".cumprod(self, dim, dtype=None)">,
     .infer = infer_scan,
     .lower = lower_scan<Combine::kProduct>,
     .autocast = Autocast::kRaisesOnCuda,
     .needs = keeps_positive<0>,
     .example = "(%x: f32[2,8]) %y = cumprod(%x, 1) : f32[2,8]"},
    {.schema = "cummax(Tensor self, int dim) -> (Tensor, Tensor)",
     .doc = "the largest element so far along a dim, and the last index that has it",
     .spellings = kSpellings<"torch.cummax(input, dim)", ".cummax(self, dim)">,
     .infer = infer_running_extremum,
     .lower = lower_running_extremum<Combine::kMax>,
     .needs = hands_on<0>,
     .example = "(%x: f32[2,8]) %y, %i = cummax(%x, 1) : f32[2,8], i64[2,8]"},
    {.schema = "cummin(Tensor self, int dim) -> (Tensor, Tensor)",
     .doc = "the smallest element so far along a dim, and the last index that has it",
     .spellings = kSpellings<"torch.cummin(input, dim)", ".cummin(self, dim)">,
     .infer = infer_running_extremum,
     .lower = lower_running_extremum<Combine::kMin>,
     .needs = hands_on<0>,
     .example = "(%x: f32[2,8]) %y, %i = cummin(%x, 1) : f32[2,8], i64[2,8]"},
};

}  // namespace

std::span<const OpDef> scan_ops() { return kScanOps; }

}  // namespace passnet
