// Search in ordered rows, by bisection.
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/lowering.hpp"
#include "ops/spelling.hpp"

#include <bit>

namespace passnet {
namespace {

// searchsorted(sorted_sequence, self, right): one row for all of self, or one per row of self.
Result<Types> infer_searchsorted(const OpCall& call) {
  const TensorType& sequence = call.tensor(0);
  const TensorType& self = call.tensor(1);
  for (const TensorType& type : {sequence, self}) {
    if (is_complex(type.dtype) || type.dtype == DType::kBool) {
      return refuse_dtype(call, type.dtype, "real numbers");
    }
  }
  if (sequence.dtype != self.dtype) {
    return call.fail("dtype-mismatch", "'searchsorted' expects one dtype, found {} and {}",
                     name(sequence.dtype), name(self.dtype));
  }
  TRY(expect_rank(call, sequence, 1, 16));
  bool fits = sequence.rank() == 1 || sequence.rank() == self.rank();
  for (size_t i = 0; fits && i + 1 < sequence.rank(); ++i) {
    fits = sequence.shape[i] == self.shape[i];
  }
  if (!fits) {
    return call.fail("shape-mismatch", "'searchsorted' expects rows for those of {}, found {}",
                     to_string(self), to_string(sequence));
  }
  return Types{{DType::kI64, self.shape}};
}

// The places looked at are those of ATen's loop, so that a sequence that is not in order, as one
// with NaN is not, gives what it gives there.
void lower_searchsorted(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const TensorType& sequence = call.tensor(0);
  const BufferId row = buffers.inputs[0][0];
  const auto index = loop_indices(builder, call.tensor(1).rank());
  const auto own = static_cast<ptrdiff_t>(sequence.rank() - 1);
  const DType compute = opmath(sequence.dtype);
  const ExprId value = load_as(builder, compute, buffers.inputs[1][0], index);
  const ExprId length = builder.of(builder.extent(row, sequence.rank() - 1));
  const ExprId last = minus(builder, length, builder.integer(1));
  const ScalarOp ends = call.boolean(2) ? ScalarOp::kGt : ScalarOp::kGe;
  ExprId low = builder.integer(0);
  ExprId high = length;
  for (int64_t left = sequence.shape.back(); left > 0; left /= 2) {
    const ExprId sum = plus(builder, low, high);
    const ExprId middle = builder.apply(ScalarOp::kTruncDiv, {sum, builder.integer(2)});
    ExprIds place(index.begin(), index.begin() + own);
    place.push_back(builder.apply(ScalarOp::kMin, {middle, last}));
    const ExprId bound = load_as(builder, compute, row, std::move(place));
    const ExprId is_end = builder.apply(ends, {bound, value});
    const ExprId open = less(builder, low, high);
    const ExprId rises = both(builder, open, builder.apply(ScalarOp::kNot, {is_end}));
    low = choose(builder, rises, plus(builder, middle, builder.integer(1)), low);
    high = choose(builder, both(builder, open, is_end), middle, high);
  }
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], index, low);
}

constexpr OpDef kSearchOps[] = {
    {.schema = "searchsorted(Tensor sorted_sequence, Tensor self, bool right=False) -> Tensor",
     .doc = "the first place in a row of the sequence at which the element keeps the row in order, "
            "or the last one; NaN goes behind all",
     .spellings =
         kSpellings<"torch.searchsorted(sorted_sequence, input: tensor, *, out_int32: false=False, "
                    "right=False, side: none=None, sorter: none=None) "
                    "=> searchsorted(sorted_sequence, input, right=right)",
                    "torch.bucketize(input: tensor, boundaries: tensor, *, out_int32: false=False, "
                    "right=False) => searchsorted(boundaries, input, right=right)">,
     .infer = infer_searchsorted,
     .lower = lower_searchsorted,
     .example = "(%s: f32[5], %x: f32[2,3]) %y = searchsorted(%s, %x) : i64[2,3]"},
};

}  // namespace

std::span<const OpDef> search_ops() { return kSearchOps; }

}  // namespace passnet
