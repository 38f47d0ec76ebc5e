// Ops that read and write at flat positions, in slices, under masks, and with reductions.
#include "ops/families.hpp"
#include "ops/index/index_list.hpp"
#include "ops/needs.hpp"
#include "ops/spelling.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace passnet {
namespace {

// take(self, index): elements by their row-major position.
Result<Types> infer_take(const OpCall& call) {
  TRY(expect_index_dtype(call, call.tensor(1).dtype));
  return Types{{call.tensor(0).dtype, call.tensor(1).shape}};
}

ExprId count_of(KernelBuilder& builder, const TensorType& type) {
  return builder.of(builder.parameter(type.numel()));
}

void lower_take(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  const auto index = loop_indices(builder, call.tensor(1).rank());
  const ExprId at = load_as(builder, DType::kI64, buffers.inputs[1][0], index);
  ExprIds source =
      flat_index(builder, buffers.inputs[0][0], from_front(builder, at, count_of(builder, self)));
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], index,
              builder.load(buffers.inputs[0][0], source));
}

// put(self, index, source, accumulate): writes at row-major positions.
Result<Types> infer_put(const OpCall& call) {
  TRY(expect_index_dtype(call, call.tensor(1).dtype));
  if (call.tensor(2).dtype != call.tensor(0).dtype) {
    return refuse_dtype(call, call.tensor(2).dtype, name(call.tensor(0).dtype));
  }
  if (call.tensor(1).numel() != call.tensor(2).numel()) {
    return call.fail("index-mismatch", "cannot put {} at {}", to_string(call.tensor(2)),
                     to_string(call.tensor(1)));
  }
  return Types{call.tensor(0)};
}

void lower_put(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  append_copy(builder, buffers.inputs[0][0], buffers.outputs[0]);
  if (call.tensor(1).numel() == 0) return;
  const ExprId i = builder.index(0);
  const ExprId at = load_as(builder, DType::kI64, buffers.inputs[1][0],
                            flat_index(builder, buffers.inputs[1][0], i));
  builder.add(
      {.kind = StageKind::kMap,
       .extents = {builder.parameter(call.tensor(1).numel())},
       .value = builder.load(buffers.inputs[2][0], flat_index(builder, buffers.inputs[2][0], i)),
       .target = buffers.outputs[0],
       .target_index = flat_index(builder, buffers.outputs[0],
                                  from_front(builder, at, count_of(builder, self))),
       .store = call.boolean(3) ? StoreMode::kAdd : StoreMode::kSet});
}

// take_along_dim(self, indices, dim): gather of operands broadcast against each other.
struct TakenShape {
  Shape self;
  Shape result;
  size_t dim = 0;
};

Result<TakenShape> plan_take_along(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  const TensorType& index = call.tensor(1);
  if (index.dtype != DType::kI64) return refuse_dtype(call, index.dtype, "i64 indices");
  TakenShape taken{.self = self.shape};
  if (self.rank() != index.rank()) {
    return call.fail("index-mismatch", "cannot take {} along a dim of {}", to_string(index),
                     to_string(self));
  }
  if (!call.has(2)) return taken;
  taken.dim = TRY(wrapped_dim(call, call.integer(2), self.rank()));
  taken.result = self.shape;
  for (size_t i = 0; i < self.rank(); ++i) {
    const int64_t a = self.shape[i];
    const int64_t b = index.shape[i];
    if (i == taken.dim || a == 1) taken.result[i] = b;
    if (i == taken.dim || a == b || a == 1 || b == 1) continue;
    return call.fail("broadcast-mismatch", "cannot broadcast {} with {}", to_string(self.shape),
                     to_string(index.shape));
  }
  if (!self.shape.empty() && self.shape[taken.dim] == 0 && index.numel() > 0) {
    return call.fail("index-mismatch", "cannot take {} along dim {} of {}, which is empty",
                     to_string(index), taken.dim, to_string(self));
  }
  return taken;
}

Result<Types> infer_take_along(const OpCall& call) {
  if (!call.has(2)) {
    TRY(expect_index_dtype(call, call.tensor(1).dtype));
    return Types{{call.tensor(0).dtype, {call.tensor(1).numel()}}};
  }
  return Types{{call.tensor(0).dtype, TRY(plan_take_along(call)).result}};
}

void lower_take_along(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  const BufferId input = buffers.inputs[0][0];
  const BufferId places = buffers.inputs[1][0];
  const auto extents = builder.extents(buffers.outputs[0]);
  const auto index = loop_indices(builder, extents.size());
  if (!call.has(2)) {
    const ExprId at =
        load_as(builder, DType::kI64, places, flat_index(builder, places, builder.index(0)));
    return builder.map(extents, buffers.outputs[0], index,
                       builder.load(input, flat_index(builder, input, at)));
  }
  const TakenShape taken = *plan_take_along(call);
  auto source = index;
  auto place = index;
  for (size_t i = 0; i < index.size(); ++i) {
    if (self.shape[i] == 1) source[i] = builder.integer(0);
    if (call.tensor(1).shape[i] == 1) place[i] = builder.integer(0);
  }
  if (!index.empty()) {
    // PyTorch counts on from either end: no index is outside.
    const ExprId extent = builder.of(builder.extent(input, taken.dim));
    source[taken.dim] = builder.apply(ScalarOp::kRemainder, {builder.load(places, place), extent});
  }
  builder.map(extents, buffers.outputs[0], index, builder.load(input, source));
}

// index_fill(self, dim, index, value)
Result<Types> infer_index_fill(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  TRY(wrapped_dim(call, call.integer(1), self.rank()));
  TRY(expect_index_dtype(call, call.tensor(2).dtype));
  TRY(expect_rank(call, call.tensor(2), 0, 1));
  if (call.is_tensor(3)) TRY(expect_rank(call, call.tensor(3), 0, 0));
  return Types{self};
}

void lower_index_fill(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  const BufferId output = buffers.outputs[0];
  append_copy(builder, buffers.inputs[0][0], output);
  auto extents = builder.extents(output);
  auto target = loop_indices(builder, self.rank());
  const ExprId value =
      builder.cast(value_at(call, buffers, builder, 3, opmath(self.dtype), {}, {}), self.dtype);
  if (self.rank() > 0) {
    const size_t dim = checked_dim(call.integer(1), self.rank());
    ExprIds at;
    if (call.tensor(2).rank() == 1) at.push_back(target[dim]);
    extents[dim] = builder.parameter(call.tensor(2).numel());
    const ExprId place = load_as(builder, DType::kI64, buffers.inputs[2][0], at);
    target[dim] = from_front(builder, place, builder.of(builder.extent(output, dim)));
  }
  builder.map(extents, output, target, value);
}

// select_scatter(self, src, dim, index) and slice_scatter(self, src, dim, start, end, step)
Result<Types> expect_source(const OpCall& call, const Shape& shape) {
  if (call.tensor(1).shape == shape) return Types{call.tensor(0)};
  return call.fail("index-mismatch", "cannot write {} where {} fits", to_string(call.tensor(1)),
                   to_string(shape));
}

Result<Types> infer_select_scatter(const OpCall& call) {
  Shape shape = call.tensor(0).shape;
  TRY(expect_rank(call, call.tensor(0), 1, 16));
  const size_t dim = TRY(wrapped_dim(call, call.integer(2), shape.size()));
  const int64_t index = call.integer(3);
  if (index < -shape[dim] || index >= shape[dim]) {
    return call.fail("index-mismatch", "expected an index of dim {} of {}, found {}", dim,
                     to_string(shape), index);
  }
  shape.erase(shape.begin() + static_cast<ptrdiff_t>(dim));
  return expect_source(call, shape);
}

void lower_select_scatter(const OpCall& call, const LoweredBuffers& buffers,
                          KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  append_copy(builder, buffers.inputs[0][0], buffers.outputs[0]);
  const size_t dim = checked_dim(call.integer(2), self.rank());
  const int64_t at = call.integer(3) < 0 ? call.integer(3) + self.shape[dim] : call.integer(3);
  const auto index = loop_indices(builder, self.rank() - 1);
  auto target = index;
  target.insert(target.begin() + static_cast<ptrdiff_t>(dim), builder.of(builder.parameter(at)));
  const BufferId source = buffers.inputs[1][0];
  builder.map(builder.extents(source), buffers.outputs[0], target,
              load_as(builder, self.dtype, source, index));
}

struct SlicePlan {
  size_t dim = 0;
  int64_t start = 0;
  int64_t step = 1;
  int64_t length = 0;
};

Result<SlicePlan> plan_slice(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  TRY(expect_rank(call, self, 1, 16));
  SlicePlan plan{.dim = TRY(wrapped_dim(call, call.integer(2), self.rank())),
                 .step = call.integer(5)};
  const int64_t extent = self.shape[plan.dim];
  if (plan.step < 1)
    return call.fail("bad-step", "expected a step of at least 1, found {}", plan.step);
  const auto bound = [&](size_t parameter, int64_t otherwise) {
    if (!call.has(parameter)) return otherwise;
    const int64_t at = call.integer(parameter);
    return std::clamp<int64_t>(at < 0 ? at + extent : at, 0, extent);
  };
  plan.start = bound(3, 0);
  plan.length = (std::max<int64_t>(bound(4, extent) - plan.start, 0) + plan.step - 1) / plan.step;
  return plan;
}

Result<Types> infer_slice_scatter(const OpCall& call) {
  const SlicePlan plan = TRY(plan_slice(call));
  Shape shape = call.tensor(0).shape;
  shape[plan.dim] = plan.length;
  return expect_source(call, shape);
}

void lower_slice_scatter(const OpCall& call, const LoweredBuffers& buffers,
                         KernelBuilder& builder) {
  const SlicePlan plan = *plan_slice(call);
  append_copy(builder, buffers.inputs[0][0], buffers.outputs[0]);
  const auto index = loop_indices(builder, call.tensor(0).rank());
  auto target = index;
  target[plan.dim] =
      plus(builder, builder.of(builder.parameter(plan.start)),
           times(builder, index[plan.dim], builder.of(builder.parameter(plan.step))));
  const BufferId source = buffers.inputs[1][0];
  builder.map(builder.extents(source), buffers.outputs[0], target,
              load_as(builder, call.tensor(0).dtype, source, index));
}

// masked_scatter(self, mask, source): the n-th element under the mask becomes the n-th of source.
Result<Types> infer_masked_scatter(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  const TensorType& mask = call.tensor(1);
  if (mask.dtype != DType::kBool) return refuse_dtype(call, mask.dtype, "a bool mask");
  if (call.tensor(2).dtype != self.dtype) {
    return refuse_dtype(call, call.tensor(2).dtype, name(self.dtype));
  }
  const auto shape = broadcast(self.shape, mask.shape);
  if (!shape) {
    return call.fail("broadcast-mismatch", "cannot broadcast {} with {}", to_string(self.shape),
                     to_string(mask.shape));
  }
  return Types{{self.dtype, *shape}};
}

void lower_masked_scatter(const OpCall& call, const LoweredBuffers& buffers,
                          KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  const BufferId output = buffers.outputs[0];
  const BufferId source = buffers.inputs[2][0];
  const auto extents = builder.extents(output);
  const Shape shape = (*infer_masked_scatter(call))[0].shape;
  const TensorType result{self.dtype, shape};
  const ParameterId total = builder.parameter(result.numel());
  const BufferId nth = builder.temporary("nth", DType::kI64, {total});
  const auto masked = [&](std::span<const ExprId> index) {
    return builder.load(buffers.inputs[1][0],
                        broadcast_index(builder, call.tensor(1).shape, shape, index));
  };
  const auto unfolded = flat_index(builder, output, builder.index(0));
  builder.scan({total}, Combine::kSum, builder.cast(masked(unfolded), DType::kI64), nth,
               {builder.index(0)});
  const auto index = loop_indices(builder, shape.size());
  ExprId flat = builder.integer(0);
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    flat = plus(builder, times(builder, flat, builder.of(extents[dim])), index[dim]);
  }
  const ExprId which = minus(builder, builder.load(nth, {flat}), builder.integer(1));
  const ExprId own =
      builder.load(buffers.inputs[0][0], broadcast_index(builder, self.shape, shape, index));
  if (call.tensor(2).numel() == 0) return builder.map(extents, output, index, own);
  builder.map(extents, output, index,
              choose(builder, masked(index),
                     builder.load(source, flat_index(builder, source, which)), own));
}

// scatter_reduce(self, dim, index, src, reduce, include_self): what the index sends to an element
// is combined one by one, in opmath; the result is rounded once.
struct Reduction {
  std::string_view name;
  StoreMode store;
};
constexpr std::array<Reduction, 7> kReductions{{{"sum", StoreMode::kAdd},
                                                {"add", StoreMode::kAdd},
                                                {"prod", StoreMode::kMultiply},
                                                {"multiply", StoreMode::kMultiply},
                                                {"mean", StoreMode::kAdd},
                                                {"amax", StoreMode::kMax},
                                                {"amin", StoreMode::kMin}}};

Result<Types> infer_scatter_reduce(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  const TensorType& index = call.tensor(2);
  const TensorType source =
      call.is_tensor(3) ? call.tensor(3) : TensorType{self.dtype, index.shape};
  const size_t dim = TRY(wrapped_dim(call, call.integer(1), self.rank()));
  if (index.numel() > 0) TRY(expect_index_dtype(call, index.dtype));
  if (source.dtype != self.dtype) return refuse_dtype(call, source.dtype, name(self.dtype));
  if (std::ranges::find(kReductions, call.string(4), &Reduction::name) == kReductions.end()) {
    return call.fail("bad-mode", "'{}' cannot reduce by \"{}\"", call.op().name(), call.string(4));
  }
  const bool orders = call.string(4) == "amax" || call.string(4) == "amin";
  if (self.dtype == DType::kBool && call.string(4) == "mean") {
    return refuse_dtype(call, self.dtype, "numbers");
  }
  if (is_complex(self.dtype) && orders) return refuse_dtype(call, self.dtype, "real numbers");
  if (index.numel() == 0) return Types{self};
  const auto padded = [](const Shape& shape) { return shape.empty() ? Shape{1} : shape; };
  const Shape own = padded(self.shape), places = padded(index.shape), from = padded(source.shape);
  bool fits = places.size() == own.size() && from.size() == own.size();
  for (size_t i = 0; fits && i < own.size(); ++i) {
    fits = places[i] <= from[i] && (i == dim || places[i] <= own[i]);
  }
  if (fits) return Types{self};
  return call.fail("index-mismatch", "cannot scatter by {} along dim {} of {}", to_string(index),
                   dim, to_string(self));
}

// The neutral value: combining it leaves every other value unchanged.
ExprId neutral(KernelBuilder& builder, StoreMode store, DType dtype) {
  if (store == StoreMode::kAdd) return constant(builder, int64_t{0}, dtype);
  if (store == StoreMode::kMultiply) return constant(builder, int64_t{1}, dtype);
  const bool is_least = store == StoreMode::kMax;
  if (dtype == DType::kBool) return constant(builder, !is_least, dtype);
  if (dtype == DType::kU8) return builder.integer(is_least ? 0 : UINT8_MAX, dtype);
  if (is_integral(dtype)) {
    const int64_t most = INT64_MAX >> (64 - 8 * byte_size(dtype));
    return builder.integer(is_least ? -most - 1 : most, dtype);
  }
  const double infinity = std::numeric_limits<double>::infinity();
  return builder.number(is_least ? -infinity : infinity, dtype);
}

void lower_scatter_reduce(const OpCall& call, const LoweredBuffers& buffers,
                          KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  const BufferId output = buffers.outputs[0];
  const BufferId places = buffers.inputs[2][0];
  if (call.tensor(2).numel() == 0) return append_copy(builder, buffers.inputs[0][0], output);
  const StoreMode store = std::ranges::find(kReductions, call.string(4), &Reduction::name)->store;
  const bool is_mean = call.string(4) == "mean";
  const bool has_self = call.boolean(5);
  const DType compute = self.dtype == DType::kBool ? self.dtype : opmath(self.dtype);
  const bool is_done = has_self && !is_mean && compute == self.dtype;  // by the last store
  const auto extents = builder.extents(output);
  const auto index = loop_indices(builder, extents.size());
  const auto sent = loop_indices(builder, call.tensor(2).rank());
  const ExprIds place = scattered_place(call, buffers, builder, sent);
  const BufferId total = is_done ? output : builder.temporary("total", compute, extents);
  const ExprId own = load_as(builder, compute, buffers.inputs[0][0], index);
  builder.map(extents, total, index, has_self ? own : neutral(builder, store, compute));
  append_store(builder, builder.extents(places), total, place,
               scattered_value(call, buffers, builder, sent, compute), store);
  if (is_done) return;
  ExprId value = builder.load(total, index);
  if (is_mean || !has_self) {
    const BufferId found = builder.temporary("found", DType::kI64, extents);
    builder.map(extents, found, index, builder.integer(has_self ? 1 : 0));
    append_store(builder, builder.extents(places), found, place, builder.integer(1),
                 StoreMode::kAdd);
    const ExprId number = builder.load(found, index);
    const ExprId count = builder.cast(number, compute);
    const ScalarOp divide = is_integral(compute) ? ScalarOp::kFloorDiv : ScalarOp::kDiv;
    if (is_mean) value = builder.apply(divide, {value, count});
    const ExprId none = builder.apply(ScalarOp::kEq, {number, builder.integer(0)});
    if (!has_self) value = choose(builder, none, own, value);
  }
  builder.map(extents, output, index, value);
}

constexpr OpDef kTakeOps[] = {
    {.schema = "take(Tensor self, Tensor index) -> Tensor",
     .doc = "the elements at row-major positions",
     .spellings = kSpellings<"torch.take(input, index)", ".take(self, index)">,
     .infer = infer_take,
     .lower = lower_take,
     .needs = needs_flat_index,
     .example = "(%x: f32[2,5], %i: i64[3] {min=0, max=9}) %y = take(%x, %i) : f32[3]"},
    {.schema = "put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor",
     .doc = "self with source written (or added) at row-major positions",
     .spellings = kSpellings<"torch.put(input, index, source, accumulate=False)",
                             ".put(self, index, source, accumulate=False)">,
     .infer = infer_put,
     .lower = lower_put,
     .needs = needs_flat_index,
     .example = "(%x: f32[2,5], %i: i64[3] {min=0, max=9}, %s: f32[3]) "
                "%y = put(%x, %i, %s) : f32[2,5]"},
    {.schema = "take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor",
     .doc = "the elements that the indices name along a dim, modulo its extent, broadcast in the "
            "others; without a dim, at row-major positions",
     .spellings = kSpellings<"torch.take_along_dim(input, indices, dim=None)",
                             ".take_along_dim(self, indices, dim=None)">,
     .infer = infer_take_along,
     .lower = lower_take_along,
     .needs = needs_take_along,
     .example = "(%x: f32[2,5], %i: i64[1,3] {min=0, max=4}) "
                "%y = take_along_dim(%x, %i, 1) : f32[2,3]"},
    {.schema = "index_fill(Tensor self, int dim, Tensor index, Tensor|Scalar value) -> Tensor",
     .doc = "self with one value in the slices along a dim that the index names",
     .spellings = kSpellings<"torch.index_fill(input, dim, index, value)",
                             ".index_fill(self, dim, index, value)">,
     .infer = infer_index_fill,
     .lower = lower_index_fill,
     .needs = needs_index<0, 1, 2>,
     .example = "(%x: f32[4,3], %i: i64[2] {min=0, max=3}) "
                "%y = index_fill(%x, 0, %i, 1.5) : f32[4,3]"},
    {.schema = "select_scatter(Tensor self, Tensor src, int dim, int index) -> Tensor",
     .doc = "self with src as one index of a dim",
     .spellings = kSpellings<"torch.select_scatter(input, src, dim, index)",
                             ".select_scatter(self, src, dim, index)">,
     .infer = infer_select_scatter,
     .lower = lower_select_scatter,
     .example = "(%x: f32[4,3], %s: f32[4]) %y = select_scatter(%x, %s, 1, 2) : f32[4,3]"},
    {.schema = "slice_scatter(Tensor self, Tensor src, int dim=0, int? start=None, int? end=None, "
               "int step=1) -> Tensor",
     .doc = "self with src as a slice of a dim",
     .spellings = kSpellings<"torch.slice_scatter(input, src, dim=0, start=None, end=None, step=1)",
                             ".slice_scatter(self, src, dim=0, start=None, end=None, step=1)">,
     .infer = infer_slice_scatter,
     .lower = lower_slice_scatter,
     .example = "(%x: f32[4,3], %s: f32[2,3]) %y = slice_scatter(%x, %s, 0, 1, 3) : f32[4,3]"},
    {.schema = "masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor",
     .doc = "self, whose n-th element under the mask is the n-th of source",
     .spellings = kSpellings<"torch.masked_scatter(input, mask, source)",
                             ".masked_scatter(self, mask, source)">,
     .infer = infer_masked_scatter,
     .lower = lower_masked_scatter,
     .needs = needs_masked_scatter,
     .example = "(%x: f32[4,3], %m: bool[4,3], %s: f32[12]) "
                "%y = masked_scatter(%x, %m, %s) : f32[4,3]"},
    {.schema = "scatter_reduce(Tensor self, int dim, Tensor index, Tensor|Scalar src, str reduce, "
               "bool include_self=True) -> Tensor",
     .doc = "self with its elements and those of src that the index sends to one place reduced to "
            "one: sum, prod, mean, amax, amin",
     .spellings =
         kSpellings<"torch.scatter_reduce(input, dim, index, src, reduce, *, include_self=True)",
                    ".scatter_reduce(self, dim, index, src, reduce, *, include_self=True)">,
     .infer = infer_scatter_reduce,
     .lower = lower_scatter_reduce,
     .needs = needs_index<0, 1, 2>,
     .example = "(%x: f32[3,5], %i: i64[2,5] {min=0, max=2}, %s: f32[2,5]) "
                "%y = scatter_reduce(%x, 0, %i, %s, \"amax\") : f32[3,5]"},
};

}  // namespace

std::span<const OpDef> take_ops() { return kTakeOps; }

}  // namespace passnet
