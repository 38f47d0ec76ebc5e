// Running sums and products along a dim.
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

constexpr OpDef kOps[] = {
    {.schema = "cumsum(Tensor self, int dim, dtype? dtype=None) -> Tensor",
     .doc = "the running sum along a dim; integers and bool sum as i64",
     .spellings =
         spellings<"torch.cumsum(input, dim, *, dtype=None)", ".cumsum(self, dim, dtype=None)">,
     .infer = infer_scan,
     .lower = lower_scan<Combine::kSum>,
     .needs = needs_cumsum,
     .example = "(%x: f32[2,8]) %y = cumsum(%x, 1) : f32[2,8]"},
    {.schema = "cumprod(Tensor self, int dim, dtype? dtype=None) -> Tensor",
     .doc = "the running product along a dim; integers and bool multiply as i64",
     .spellings =
         spellings<"torch.cumprod(input, dim, *, dtype=None)", ".cumprod(self, dim, dtype=None)">,
     .infer = infer_scan,
     .lower = lower_scan<Combine::kProduct>,
     .needs = keeps_positive<0>,
     .example = "(%x: f32[2,8]) %y = cumprod(%x, 1) : f32[2,8]"},
};

}  // namespace

std::span<const OpDef> scan_ops() { return kOps; }

}  // namespace passnet
