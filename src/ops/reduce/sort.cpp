// Sorting along a dim: runs ordered by counting, then merged in pairs.
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/lowering.hpp"
#include "ops/needs.hpp"
#include "ops/reduce/reduction_loops.hpp"
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

// True if `a` goes strictly before `b`: NaN is greater than all numbers.
ExprId precedes(KernelBuilder& builder, ExprId a, ExprId b, bool descending) {
  if (descending) std::swap(a, b);
  const ExprId smaller = less(builder, a, b);
  if (!is_float(builder.dtype(a))) return smaller;
  const ExprId a_number = builder.apply(ScalarOp::kNot, {builder.apply(ScalarOp::kIsNan, {a})});
  const ExprId b_nan = builder.apply(ScalarOp::kIsNan, {b});
  return builder.apply(ScalarOp::kOr, {smaller, both(builder, a_number, b_nan)});
}

// Stores the first `count` elements in order in `values` (unless invalid) and their positions in
// `places`.
struct Sorting {
  size_t dim = 0;
  bool descending = false;
  ParameterId count;
  BufferId values;
  BufferId places;
};

// The stages of one sort. Their loops are the other dims, then the sorted one.
class Sorter {
 public:
  Sorter(KernelBuilder& builder, const TensorType& self, BufferId input, const Sorting& sorting)
      : b_(builder),
        self_(self),
        input_(input),
        sorting_(sorting),
        others_(other_dims(std::span(&sorting.dim, 1), self.rank())),
        loops_(extents_of(builder, input, others_)),
        extent_(self.shape[sorting.dim]) {
    loops_.push_back(builder.extent(input, sorting.dim));
  }

  void append() {
    BufferId order = b_.temporary("order", DType::kI64, loops_);
    append_runs(order);
    BufferId spare;
    for (int64_t width = kRun; width < extent_; width *= 2) {
      if (!spare.valid()) spare = b_.temporary("merged", DType::kI64, loops_);
      append_merge(order, spare, width);
      std::swap(order, spare);
    }
    const ExprId from = b_.load(order, line_index(position()));
    ParameterIds kept = loops_;
    kept.back() = sorting_.count;
    if (sorting_.values.valid()) {
      b_.map(kept, sorting_.values, at(position()), b_.load(input_, at(from)));
    }
    b_.map(kept, sorting_.places, at(position()), from);
  }

 private:
  // Up to this size, counting the smaller elements is faster than merging.
  static constexpr int64_t kRun = 64;

  ExprId position() const { return b_.index(others_.size()); }
  ExprId length() const { return b_.of(loops_.back()); }
  ExprId smaller(ExprId a, ExprId b) const { return b_.apply(ScalarOp::kMin, {a, b}); }

  // The index of the operand, and of the temporaries, whose last dim is the sorted one.
  ExprIds at(ExprId place) const {
    ExprIds index(self_.rank());
    for (size_t i = 0; i < others_.size(); ++i) index[others_[i]] = b_.index(i);
    index[sorting_.dim] = place;
    return index;
  }
  ExprIds line_index(ExprId place) const {
    ExprIds index = loop_indices(b_, others_.size());
    index.push_back(place);
    return index;
  }

  ExprId key(ExprId place) const {
    const DType compute = self_.dtype == DType::kBool ? DType::kI32 : opmath(self_.dtype);
    return load_as(b_, compute, input_, at(place));
  }
  ExprId before(ExprId a, ExprId b) const { return precedes(b_, a, b, sorting_.descending); }
  ExprId negation(ExprId value) const { return b_.apply(ScalarOp::kNot, {value}); }

  // An element's place in its run is the number of elements that precede it.
  void append_runs(BufferId order) {
    const bool is_one = extent_ <= kRun;
    const ExprId element = position();
    const ExprId width = b_.integer(kRun);
    const ExprId begin =
        is_one ? b_.integer(0) : times(b_, b_.apply(ScalarOp::kTruncDiv, {element, width}), width);
    const ExprId rival = plus(b_, begin, b_.index(loops_.size()));
    const ExprId one = key(element);
    const ExprId other = key(rival);
    // Equal elements keep their order.
    const ExprId earlier = both(b_, negation(before(one, other)), less(b_, rival, element));
    const ExprId counts = b_.apply(ScalarOp::kOr, {before(other, one), earlier});
    const BufferId rank = b_.temporary("rank", DType::kI64, loops_);
    ParameterIds pairs = loops_;
    pairs.push_back(is_one ? loops_.back() : b_.parameter(kRun));
    const auto loop = loop_indices(b_, loops_.size());
    b_.reduce(pairs, 1, Combine::kSum, b_.cast(counts, DType::kI64), rank, loop,
              is_one ? ExprId{} : less(b_, rival, length()));
    b_.map(loops_, order, line_index(plus(b_, begin, b_.load(rank, loop))), element);
  }

  // Merges neighboring runs of `width`: an element's place is that in its own run plus, found by
  // bisection, the number of elements of the other run that precede it.
  void append_merge(BufferId from, BufferId to, int64_t width) {
    const ExprId i = position();
    const ExprId wide = b_.of(b_.parameter(width));
    const ExprId run = b_.apply(ScalarOp::kTruncDiv, {i, wide});
    const ExprId parity = b_.apply(ScalarOp::kRemainder, {run, b_.integer(2)});
    const ExprId is_second = b_.apply(ScalarOp::kEq, {parity, b_.integer(1)});
    const ExprId pair = times(b_, minus(b_, run, parity), wide);
    const ExprId other_begin = smaller(choose(b_, is_second, pair, plus(b_, pair, wide)), length());
    const ExprId one = key(b_.load(from, line_index(i)));
    ExprId low = other_begin;
    ExprId high = smaller(plus(b_, other_begin, wide), length());
    const ExprId last = minus(b_, length(), b_.integer(1));
    for (int64_t left = width; left > 0; left /= 2) {
      const ExprId middle = b_.apply(ScalarOp::kTruncDiv, {plus(b_, low, high), b_.integer(2)});
      const ExprId other = key(b_.load(from, line_index(smaller(middle, last))));
      // Equal elements of the first run precede those of the second.
      const ExprId goes_first =
          choose(b_, is_second, negation(before(one, other)), before(other, one));
      const ExprId open = less(b_, low, high);
      const ExprId rises = both(b_, open, goes_first);
      const ExprId falls = both(b_, open, negation(goes_first));
      low = choose(b_, rises, plus(b_, middle, b_.integer(1)), low);
      high = choose(b_, falls, middle, high);
    }
    const ExprId own = minus(b_, i, times(b_, run, wide));
    const ExprId place = plus(b_, plus(b_, pair, own), minus(b_, low, other_begin));
    b_.map(loops_, to, line_index(place), b_.load(from, line_index(i)));
  }

  KernelBuilder& b_;
  const TensorType& self_;
  BufferId input_;
  const Sorting& sorting_;
  std::vector<size_t> others_;
  ParameterIds loops_;
  int64_t extent_;
};

void append_sort(const OpCall& call, BufferId input, KernelBuilder& builder,
                 const Sorting& sorting) {
  const TensorType& self = call.tensor(0);
  if (self.rank() > 0) return Sorter(builder, self, input, sorting).append();
  if (sorting.values.valid()) builder.map({}, sorting.values, {}, builder.load(input, {}));
  builder.map({}, sorting.places, {}, builder.integer(0));
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

// The largest element and its position need no order: argmax treats equal elements and NaN alike.
void append_largest(const TensorType& self, size_t dim, const LoweredBuffers& buffers,
                    KernelBuilder& builder) {
  const BufferId input = buffers.inputs[0][0];
  const BufferId places = buffers.outputs[1];
  const ReductionLoops loops(builder, input, self.rank(), {dim});
  loops.combine_out(Combine::kArgMax, loops.element(opmath(self.dtype)), places, true);
  const auto index = loop_indices(builder, self.rank());
  ExprIds from = index;
  from[dim] = builder.load(places, index);
  builder.map(builder.extents(places), buffers.outputs[0], index,
              builder.load(input, std::move(from)));
}

void lower_topk(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  if (call.integer(1) == 1 && call.boolean(3) && self.rank() > 0) {
    return append_largest(self, checked_dim(call.integer(2), self.rank()), buffers, builder);
  }
  append_sort(call, buffers.inputs[0][0], builder,
              {.dim = checked_dim(call.integer(2), call.tensor(0).rank()),
               .descending = call.boolean(3),
               .count = builder.parameter(call.integer(1)),
               .values = buffers.outputs[0],
               .places = buffers.outputs[1]});
}

constexpr OpDef kOps[] = {
    {.schema = "sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor, Tensor)",
     .doc = "the elements along a dim in order, equal ones and NaN (the largest) in their original "
            "order, and their original positions",
     .spellings = spellings<"torch.sort(input, dim=-1, descending=False, stable=False)",
                            ".sort(self, dim=-1, descending=False, stable=False)">,
     .infer = infer_sort,
     .lower = lower_sort<true>,
     .needs = hands_on<0>,
     .example = "(%x: f32[2,5]) %y, %i = sort(%x) : f32[2,5], i64[2,5]"},
    {.schema = "argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor",
     .doc = "the positions of the elements along a dim in sorted order",
     .spellings = spellings<"torch.argsort(input, dim=-1, descending=False, stable=False)",
                            ".argsort(self, dim=-1, descending=False, stable=False)">,
     .infer = infer_argsort,
     .lower = lower_sort<false>,
     .example = "(%x: f32[2,5]) %i = argsort(%x) : i64[2,5]"},
    {.schema = "topk(Tensor self, int k, int dim=-1, bool largest=True) -> (Tensor, Tensor)",
     .doc = "the k largest (or smallest) elements along a dim in order, and their positions",
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
