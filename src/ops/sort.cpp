// Sorting along a dim: an element's place is the number of elements that stand before it.
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/lowering.hpp"
#include "ops/needs.hpp"
#include "ops/spelling.hpp"

namespace passnet {
namespace {

Result<size_t> sorted_dim(const OpCall& call, int64_t dim) {
  const TensorType& self = call.tensor(0);
  if (is_complex(self.dtype)) return refuse_dtype(call, self.dtype, "real numbers");
  return wrapped_dim(call, dim, self.rank());
}

// sort(self, dim, descending)
Result<Types> infer_sort(const OpCall& call) {
  TRY(sorted_dim(call, call.integer(1)));
  return Types{call.tensor(0), {DType::kI64, call.tensor(0).shape}};
}

Result<Types> infer_argsort(const OpCall& call) {
  TRY(sorted_dim(call, call.integer(1)));
  return Types{{DType::kI64, call.tensor(0).shape}};
}

// topk(self, k, dim, largest)
Result<Types> infer_topk(const OpCall& call) {
  TensorType type = call.tensor(0);
  if (type.dtype == DType::kBool) return refuse_dtype(call, type.dtype, "numbers");
  const size_t dim = TRY(sorted_dim(call, call.integer(2)));
  const int64_t k = call.integer(1);
  if (k < 0 || k > (type.rank() == 0 ? 1 : type.shape[dim])) {
    return call.fail("bad-count", "'{}' expects 0 to {} elements of {}, found {}", call.op().name(),
                     type.rank() == 0 ? 1 : type.shape[dim], to_string(type), k);
  }
  if (type.rank() > 0) type.shape[dim] = k;
  return Types{type, {DType::kI64, type.shape}};
}

// Whether `a` goes strictly before `b`: NaN is greater than all numbers.
ExprId precedes(KernelBuilder& builder, ExprId a, ExprId b, bool descending) {
  if (descending) std::swap(a, b);
  const ExprId smaller = less(builder, a, b);
  if (!is_float(builder.dtype(a))) return smaller;
  const ExprId a_number = builder.apply(ScalarOp::kNot, {builder.apply(ScalarOp::kIsNan, {a})});
  const ExprId b_nan = builder.apply(ScalarOp::kIsNan, {b});
  return builder.apply(ScalarOp::kOr, {smaller, both(builder, a_number, b_nan)});
}

// Stores the first `count` elements in order into `values` (unless invalid) and where they stood
// into `places`. Loops over the other dims first, then the element, then those it is held against.
struct Sorting {
  size_t dim = 0;
  bool descending = false;
  ParameterId count;
  BufferId values;
  BufferId places;
};

void append_sort(const OpCall& call, BufferId input, KernelBuilder& builder,
                 const Sorting& sorting) {
  const TensorType& self = call.tensor(0);
  if (self.rank() == 0) {
    if (sorting.values.valid()) builder.map({}, sorting.values, {}, builder.load(input, {}));
    builder.map({}, sorting.places, {}, builder.integer(0));
    return;
  }
  const DType compute = self.dtype == DType::kBool ? DType::kI32 : opmath(self.dtype);
  const auto others = other_dims(std::span(&sorting.dim, 1), self.rank());
  std::vector<ParameterId> loops = extents_of(builder, input, others);
  const ParameterId extent = builder.extent(input, sorting.dim);
  loops.push_back(extent);
  const ExprId element = builder.index(others.size());
  const ExprId rival = builder.index(others.size() + 1);
  const auto at = [&](ExprId position) {
    std::vector<ExprId> index(self.rank());
    for (size_t i = 0; i < others.size(); ++i) index[others[i]] = builder.index(i);
    index[sorting.dim] = position;
    return index;
  };
  const auto one = load_as(builder, compute, input, at(element));
  const auto other = load_as(builder, compute, input, at(rival));
  const ExprId before = precedes(builder, other, one, sorting.descending);
  const ExprId after = precedes(builder, one, other, sorting.descending);
  // Equal elements keep their order.
  const ExprId earlier =
      both(builder, builder.apply(ScalarOp::kNot, {after}), less(builder, rival, element));
  const ExprId counts = builder.apply(ScalarOp::kOr, {before, earlier});
  const BufferId rank = builder.temporary("rank", DType::kI64, loops);
  std::vector<ParameterId> pairs = loops;
  pairs.push_back(extent);
  const auto loop = loop_indices(builder, loops.size());
  builder.reduce(pairs, 1, Combine::kSum, builder.cast(counts, DType::kI64), rank, loop);
  const ExprId place = builder.load(rank, loop);
  const ExprId kept = less(builder, place, builder.of(sorting.count));
  if (sorting.values.valid()) {
    builder.map(loops, sorting.values, at(place), builder.load(input, at(element)), kept);
  }
  builder.map(loops, sorting.places, at(place), element, kept);
}

template <bool with_values>
void lower_sort(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  const size_t dim = checked_dim(call.integer(1), self.rank());
  append_sort(call, buffers.inputs[0][0], builder,
              {.dim = dim,
               .descending = call.boolean(2),
               .count = builder.parameter(self.rank() == 0 ? 1 : self.shape[dim]),
               .values = with_values ? buffers.outputs[0] : BufferId{},
               .places = buffers.outputs[with_values ? 1 : 0]});
}

void lower_topk(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  append_sort(call, buffers.inputs[0][0], builder,
              {.dim = checked_dim(call.integer(2), call.tensor(0).rank()),
               .descending = call.boolean(3),
               .count = builder.parameter(call.integer(1)),
               .values = buffers.outputs[0],
               .places = buffers.outputs[1]});
}

constexpr OpDef kOps[] = {
    {.schema = "sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor, Tensor)",
     .doc = "the elements along a dim in order, equal ones and NaN (the greatest) as they stood, "
            "and where they stood",
     .spellings = spellings<"torch.sort(input, dim=-1, descending=False, stable=False)",
                            ".sort(self, dim=-1, descending=False, stable=False)">,
     .infer = infer_sort,
     .lower = lower_sort<true>,
     .needs = hands_on<0>,
     .example = "(%x: f32[2,5]) %y, %i = sort(%x) : f32[2,5], i64[2,5]"},
    {.schema = "argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor",
     .doc = "where the elements along a dim stand, in their order",
     .spellings = spellings<"torch.argsort(input, dim=-1, descending=False, stable=False)",
                            ".argsort(self, dim=-1, descending=False, stable=False)">,
     .infer = infer_argsort,
     .lower = lower_sort<false>,
     .example = "(%x: f32[2,5]) %i = argsort(%x) : i64[2,5]"},
    {.schema = "topk(Tensor self, int k, int dim=-1, bool largest=True) -> (Tensor, Tensor)",
     .doc = "the k greatest (or least) elements along a dim in order, and where they stand",
     .spellings = spellings<"torch.topk(input, k, dim=-1, largest=True, sorted=True)",
                            ".topk(self, k, dim=-1, largest=True, sorted=True)">,
     .infer = infer_topk,
     .lower = lower_topk,
     .needs = hands_on<0>,
     .example = "(%x: f32[2,5]) %y, %i = topk(%x, 2) : f32[2,2], i64[2,2]"},
};

}  // namespace

std::span<const OpDef> sort_ops() { return kOps; }

}  // namespace passnet
