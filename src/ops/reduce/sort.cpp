// Order along a dim: runs ordered by counting, then merged in pairs.
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/lowering.hpp"
#include "ops/needs.hpp"
#include "ops/reduce/reduction_loops.hpp"
#include "ops/spelling.hpp"

#include <cmath>

namespace passnet {
namespace {

// not tuning: up to so many, finding the largest elements one by one costs less than a sort
constexpr int64_t kMaxRounds = 4;

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

// kthvalue(self, k, dim, keepdim)
Result<Types> infer_kthvalue(const OpCall& call) {
  TensorType type = call.tensor(0);
  if (type.dtype == DType::kBool) return refuse_dtype(call, type.dtype, "numbers");
  const size_t dim = TRY(sorted_dim(call, call.integer(2)));
  const int64_t extent = type.rank() == 0 ? 1 : type.shape[dim];
  const int64_t k = call.integer(1);
  if (k < 1 || k > extent) {
    return call.fail("bad-count", "'kthvalue' expects 1 to {} as k for {}, found {}", extent,
                     to_string(type), k);
  }
  if (type.rank() > 0) type.shape = reduced_shape(type.shape, {&dim, 1}, call.boolean(3));
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

// Stores `count` elements, from the place `first` of their order on, in `values` (unless invalid)
// and their positions in `places`.
struct Sorting {
  size_t dim = 0;
  bool descending = false;
  bool keeps_dim = true;
  int64_t first = 0;
  int64_t count = 0;
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
      append_merge(order, spare, width, std::min(width, sorting_.first + sorting_.count));
      std::swap(order, spare);
    }
    ParameterIds kept = loops_;
    kept.back() = b_.parameter(sorting_.count);
    ExprId place = position();
    ExprIds target = at(place);
    if (!sorting_.keeps_dim) {
      kept.pop_back();
      place = b_.integer(0);
      target.erase(target.begin() + static_cast<ptrdiff_t>(sorting_.dim));
    }
    if (sorting_.first > 0) place = plus(b_, place, b_.of(b_.parameter(sorting_.first)));
    const ExprId from = b_.load(order, line_index(place));
    if (sorting_.values.valid()) b_.map(kept, sorting_.values, target, b_.load(input_, at(from)));
    b_.map(kept, sorting_.places, target, from);
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
    ParameterIds elements = loops_;
    if (!is_one) {
      elements.back() = b_.parameter((extent_ + kRun - 1) / kRun);
      elements.push_back(b_.parameter(kRun));
    }
    const ExprId begin =
        is_one ? b_.integer(0) : times(b_, b_.index(others_.size()), b_.integer(kRun));
    const ExprId own = b_.index(elements.size() - 1);
    const ExprId rival = b_.index(elements.size());
    const ExprId element = plus(b_, begin, own);
    const ExprId other_element = plus(b_, begin, rival);
    // The last run may be shorter.
    const bool is_whole = is_one || extent_ % kRun == 0;
    const ExprId is_there = is_whole ? ExprId{} : less(b_, element, length());
    const ExprId are_there =
        is_whole ? ExprId{} : both(b_, is_there, less(b_, other_element, length()));
    const ExprId one = key(element);
    const ExprId other = key(other_element);
    // Floats hold places in a run exactly, and vectors of floats count fastest.
    const ExprId is_earlier = less(b_, b_.cast(rival, DType::kF32), b_.cast(own, DType::kF32));
    // Equal elements keep their order.
    const ExprId earlier = both(b_, negation(before(one, other)), is_earlier);
    const ExprId counts = choose(b_, b_.apply(ScalarOp::kOr, {before(other, one), earlier}),
                                 b_.number(1, DType::kF32), b_.number(0, DType::kF32));
    const BufferId rank = b_.temporary("rank", DType::kF32, elements);
    ParameterIds pairs = elements;
    pairs.push_back(elements.back());
    const auto loop = loop_indices(b_, elements.size());
    b_.reduce(pairs, 1, Combine::kSum, counts, rank, loop, are_there);
    const ExprId place = b_.cast(b_.load(rank, loop), DType::kI64);
    b_.map(elements, order, line_index(plus(b_, begin, place)), element, is_there);
  }

  // Merges neighboring runs of `width`, of each the first `kept` elements: an element's place is
  // that in its own run plus, found by bisection, the number of elements of the other run that
  // precede it.
  void append_merge(BufferId from, BufferId to, int64_t width, int64_t kept) {
    const bool is_whole = kept == width;
    const ExprId wide = b_.of(b_.parameter(width));
    const ExprId few = is_whole ? wide : b_.of(b_.parameter(kept));
    const ExprId run = b_.apply(ScalarOp::kTruncDiv, {position(), few});
    const ExprId own = minus(b_, position(), times(b_, run, few));
    const ExprId i = is_whole ? position() : plus(b_, times(b_, run, wide), own);
    const ExprId parity = b_.apply(ScalarOp::kRemainder, {run, b_.integer(2)});
    const ExprId is_second = b_.apply(ScalarOp::kEq, {parity, b_.integer(1)});
    const ExprId pair = times(b_, minus(b_, run, parity), wide);
    const ExprId last = minus(b_, length(), b_.integer(1));
    // Behind the kept elements of a run, nothing may be stored yet.
    const auto entry = [&](ExprId at) {
      const ExprId place = b_.load(from, line_index(at));
      if (is_whole) return place;
      return smaller(b_.apply(ScalarOp::kMax, {place, b_.integer(0)}), last);
    };
    const ExprId source = entry(is_whole ? i : smaller(i, last));
    const ExprId other_begin = smaller(choose(b_, is_second, pair, plus(b_, pair, wide)), length());
    const ExprId one = key(source);
    ExprId low = other_begin;
    ExprId high = smaller(plus(b_, other_begin, few), length());
    for (int64_t left = kept; left > 0; left /= 2) {
      const ExprId middle = b_.apply(ScalarOp::kTruncDiv, {plus(b_, low, high), b_.integer(2)});
      const ExprId other = key(entry(smaller(middle, last)));
      // Equal elements of the first run precede those of the second.
      const ExprId goes_first =
          choose(b_, is_second, negation(before(one, other)), before(other, one));
      const ExprId open = less(b_, low, high);
      const ExprId rises = both(b_, open, goes_first);
      const ExprId falls = both(b_, open, negation(goes_first));
      low = choose(b_, rises, plus(b_, middle, b_.integer(1)), low);
      high = choose(b_, falls, middle, high);
    }
    const ExprId rank = plus(b_, own, minus(b_, low, other_begin));
    const ExprId place = plus(b_, pair, rank);
    if (is_whole) return b_.map(loops_, to, line_index(place), source);
    ParameterIds heads = loops_;
    heads.back() = b_.parameter((extent_ + width - 1) / width * kept);
    const ExprId is_kept = less(b_, rank, few);
    b_.map(heads, to, line_index(place), source, both(b_, less(b_, i, length()), is_kept));
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
               .count = self.rank() == 0 ? 1 : self.shape[dim],
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

// The few largest floats, one after another: each round finds the largest element at none of the
// places before, and its first place.
class LargestRounds {
 public:
  LargestRounds(KernelBuilder& builder, const TensorType& self, size_t dim,
                const LoweredBuffers& buffers)
      : b_(builder),
        self_(self),
        dim_(dim),
        buffers_(buffers),
        input_(buffers.inputs[0][0]),
        loops_(builder, input_, self.rank(), {dim}),
        // Floats compare in vectors, as elements do.
        place_dtype_(opmath(self.dtype) == DType::kF32 && self.shape[dim] <= kExactFloats
                         ? DType::kF32
                         : DType::kI64),
        place_(builder.cast(builder.index(loops_.kept()), place_dtype_)) {}

  void append(int64_t count) {
    const ExprId element = loops_.element(opmath(self_.dtype));
    const ExprId least = b_.number(-INFINITY, opmath(self_.dtype));
    const ExprId beyond = b_.cast(b_.integer(self_.shape[dim_]), place_dtype_);
    ExprIds found;  // places
    for (int64_t round = 0; round < count; ++round) {
      const BufferId value = loops_.temporary("value", opmath(self_.dtype));
      loops_.combine(Combine::kMax, unless_at(found, element, least), value);
      const ExprId largest = loops_.at(value);
      // No element that is left is greater; NaN is if it is one itself.
      const ExprId is_largest = b_.apply(
          ScalarOp::kOr,
          {b_.apply(ScalarOp::kGe, {element, largest}), b_.apply(ScalarOp::kIsNan, {element})});
      const BufferId place = loops_.temporary("place", place_dtype_);
      loops_.combine(Combine::kMin,
                     unless_at(found, choose(b_, is_largest, place_, beyond), beyond), place);
      found.push_back(loops_.at(place));
      const ExprIds target = at(b_.integer(round));
      // The element itself, since zeros of both signs are equal.
      const ExprId chosen = b_.load(input_, at(b_.cast(found.back(), DType::kI64)));
      loops_.map_at(chosen, buffers_.outputs[0], target);
      loops_.map_at(found.back(), buffers_.outputs[1], target);
    }
  }

 private:
  static constexpr int64_t kExactFloats = int64_t{1} << 24;

  ExprId unless_at(const ExprIds& places, ExprId value, ExprId otherwise) const {
    for (const ExprId place : places) {
      value = choose(b_, b_.apply(ScalarOp::kEq, {place_, place}), otherwise, value);
    }
    return value;
  }

  // The index of an element of the kept loops' row.
  ExprIds at(ExprId place) const {
    ExprIds index;
    size_t kept = 0;
    for (size_t dim = 0; dim < self_.rank(); ++dim) {
      index.push_back(dim == dim_ ? place : b_.index(kept++));
    }
    return index;
  }

  KernelBuilder& b_;
  const TensorType& self_;
  size_t dim_;
  const LoweredBuffers& buffers_;
  BufferId input_;
  ReductionLoops loops_;
  DType place_dtype_;
  ExprId place_;
};

void lower_topk(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  const int64_t count = call.integer(1);
  if (count > 0 && count <= kMaxRounds && call.boolean(3) && self.rank() > 0) {
    const size_t dim = checked_dim(call.integer(2), self.rank());
    if (count == 1) return append_largest(self, dim, buffers, builder);
    if (is_float(self.dtype)) return LargestRounds(builder, self, dim, buffers).append(count);
  }
  append_sort(call, buffers.inputs[0][0], builder,
              {.dim = checked_dim(call.integer(2), call.tensor(0).rank()),
               .descending = call.boolean(3),
               .count = count,
               .values = buffers.outputs[0],
               .places = buffers.outputs[1]});
}

void lower_kthvalue(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  append_sort(call, buffers.inputs[0][0], builder,
              {.dim = checked_dim(call.integer(2), call.tensor(0).rank()),
               .keeps_dim = call.boolean(3),
               .first = call.integer(1) - 1,
               .count = 1,
               .values = buffers.outputs[0],
               .places = buffers.outputs[1]});
}

constexpr OpDef kSortOps[] = {
    {.schema = "sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor, Tensor)",
     .doc = "the elements along a dim in order, equal ones and NaN (the largest) in their original "
            "order, and their original positions",
     .spellings = kSpellings<"torch.sort(input, dim=-1, descending=False, stable=False)",
                             ".sort(self, dim=-1, descending=False, stable=False)">,
     .infer = infer_sort,
     .lower = lower_sort<true>,
     .library = "order",
     .needs = hands_on<0>,
     .example = "(%x: f32[2,5]) %y, %i = sort(%x) : f32[2,5], i64[2,5]"},
    {.schema = "argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor",
     .doc = "the positions of the elements along a dim in sorted order",
     .spellings = kSpellings<"torch.argsort(input, dim=-1, descending=False, stable=False)",
                             ".argsort(self, dim=-1, descending=False, stable=False)">,
     .infer = infer_argsort,
     .lower = lower_sort<false>,
     .library = "order",
     .example = "(%x: f32[2,5]) %i = argsort(%x) : i64[2,5]"},
    {.schema = "topk(Tensor self, int k, int dim=-1, bool largest=True) -> (Tensor, Tensor)",
     .doc = "the k largest (or smallest) elements along a dim in order, and their positions",
     .spellings = kSpellings<"torch.topk(input, k, dim=-1, largest=True, sorted=True)",
                             ".topk(self, k, dim=-1, largest=True, sorted=True)">,
     .infer = infer_topk,
     .lower = lower_topk,
     .library = "order",
     .needs = hands_on<0>,
     .example = "(%x: f32[2,5]) %y, %i = topk(%x, 2) : f32[2,2], i64[2,2]"},
    {.schema = "kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor, Tensor)",
     .doc = "the k-th smallest element along a dim, and its position; NaN is the largest",
     .spellings = kSpellings<"torch.kthvalue(input, k, dim=-1, keepdim=False)",
                             ".kthvalue(self, k, dim=-1, keepdim=False)">,
     .infer = infer_kthvalue,
     .lower = lower_kthvalue,
     .library = "order",
     .needs = hands_on<0>,
     .example = "(%x: f32[2,5]) %y, %i = kthvalue(%x, 2) : f32[2], i64[2]"},
};

}  // namespace

std::span<const OpDef> sort_ops() { return kSortOps; }

}  // namespace passnet
