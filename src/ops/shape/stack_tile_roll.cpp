// Ops that move elements only by their position: stacks of several ranks, blocks and diagonals,
// quarter turns, tiles, broadcasts.
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/lowering.hpp"
#include "ops/spelling.hpp"

#include <algorithm>
#include <utility>

namespace passnet {
namespace {

// hstack, vstack, dstack, column_stack: operands with too few dims get dims of extent 1, then all
// are joined along one dim.
enum class Joining : uint8_t { kHorizontal, kVertical, kDeep, kColumns };

Shape joined_shape(Joining joining, const Shape& shape) {
  Shape own = shape;
  switch (joining) {
    case Joining::kHorizontal:
      if (own.empty()) own = {1};
      return own;
    case Joining::kVertical:
      while (own.size() < 2) own.insert(own.begin(), 1);
      return own;
    case Joining::kDeep:
      if (own.empty()) own = {1};
      if (own.size() == 1) own.insert(own.begin(), 1);
      if (own.size() == 2) own.push_back(1);
      return own;
    case Joining::kColumns:
      if (own.empty()) own = {1};
      if (own.size() == 1) own.push_back(1);
      return own;
  }
  UNREACHABLE();
}

size_t joined_dim(Joining joining, size_t rank) {
  switch (joining) {
    case Joining::kHorizontal:
      return rank == 1 ? 0 : 1;
    case Joining::kVertical:
      return 0;
    case Joining::kDeep:
      return 2;
    case Joining::kColumns:
      return 1;
  }
  UNREACHABLE();
}

template <Joining joining>
Result<Types> infer_joined(const OpCall& call) {
  const auto tensors = call.tensors(0);
  if (tensors.empty()) {
    return call.fail("no-operands", "'{}' expects at least one tensor", call.op().name());
  }
  Shape shape = joined_shape(joining, tensors[0].shape);
  const size_t dim = joined_dim(joining, shape.size());
  shape[dim] = 0;
  for (const TensorType& tensor : tensors) {
    Shape own = joined_shape(joining, tensor.shape);
    if (own == Shape{0}) continue;
    const int64_t extent = own.size() == shape.size() ? std::exchange(own[dim], shape[dim]) : 0;
    if (own != shape) {
      return call.fail("cat-mismatch", "cannot join {} and {} along dim {}", to_string(tensors[0]),
                       to_string(tensor), dim);
    }
    shape[dim] += extent;
  }
  return Types{{call.promoted(), shape}};
}

void append_zeros(KernelBuilder& builder, BufferId output, DType dtype) {
  const auto extents = builder.extents(output);
  builder.map(extents, output, loop_indices(builder, extents.size()),
              builder.cast(builder.integer(0), dtype));
}

template <Joining joining>
void lower_joined(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const auto tensors = call.tensors(0);
  const BufferId output = buffers.outputs[0];
  int64_t start = 0;
  bool is_written = false;
  for (size_t i = 0; i < tensors.size(); ++i) {
    const Shape own = joined_shape(joining, tensors[i].shape);
    const size_t dim = joined_dim(joining, own.size());
    if (own.size() != builder.extents(output).size() || tensors[i].numel() == 0) continue;
    // The operand's dims are those of `own`, in order, without some of extent 1.
    ExprIds target(own.size(), builder.integer(0));
    const auto index = loop_indices(builder, tensors[i].rank());
    const size_t front = joining == Joining::kVertical ? own.size() - index.size()
                         : joining == Joining::kDeep && index.size() == 1 ? 1
                                                                          : 0;
    for (size_t k = 0; k < index.size(); ++k) target[front + k] = index[k];
    if (start > 0) target[dim] = plus(builder, target[dim], builder.of(builder.parameter(start)));
    const BufferId input = buffers.inputs[0][i];
    builder.map(builder.extents(input), output, target, builder.load(input, index));
    start += own[dim];
    is_written = true;
  }
  if (!is_written) append_zeros(builder, output, call.promoted());
}

// block_diag(tensors): each is a block, scalars and vectors are one row.
Result<Types> infer_block_diag(const OpCall& call) {
  Shape shape{0, 0};
  for (const TensorType& tensor : call.tensors(0)) {
    TRY(expect_rank(call, tensor, 0, 2));
    const Shape own = joined_shape(Joining::kVertical, tensor.shape);
    shape[0] += own[0];
    shape[1] += own[1];
  }
  if (call.tensors(0).empty()) {
    return call.fail("no-operands", "'{}' expects at least one tensor", call.op().name());
  }
  return Types{{call.promoted(), shape}};
}

void lower_block_diag(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  append_zeros(builder, buffers.outputs[0], call.promoted());
  Shape start{0, 0};
  for (size_t i = 0; i < call.tensors(0).size(); ++i) {
    const TensorType type = call.tensors(0)[i];
    const Shape own = joined_shape(Joining::kVertical, type.shape);
    const auto index = loop_indices(builder, type.rank());
    ExprIds target{builder.of(builder.parameter(start[0])),
                   builder.of(builder.parameter(start[1]))};
    for (size_t k = 0; k < index.size(); ++k) {
      ExprId& entry = target[2 - index.size() + k];
      entry = plus(builder, entry, index[k]);
    }
    const BufferId input = buffers.inputs[0][i];
    builder.map(builder.extents(input), buffers.outputs[0], target, builder.load(input, index));
    start[0] += own[0];
    start[1] += own[1];
  }
}

// diag_embed(self, offset, dim1, dim2): the last dim as a diagonal of two new ones.
struct Diagonal {
  size_t dim1 = 0;
  size_t dim2 = 1;
  int64_t rows = 0;  // rows by which the diagonal starts below and beside the corner
  int64_t columns = 0;
};

Result<Diagonal> plan_diagonal(const OpCall& call) {
  const size_t rank = call.tensor(0).rank();
  TRY(expect_rank(call, call.tensor(0), 1, 14));
  const int64_t offset = call.integer(1);
  Diagonal diagonal{.dim1 = TRY(wrapped_dim(call, call.integer(2), rank + 1)),
                    .dim2 = TRY(wrapped_dim(call, call.integer(3), rank + 1)),
                    .rows = std::max<int64_t>(-offset, 0),
                    .columns = std::max<int64_t>(offset, 0)};
  if (diagonal.dim1 == diagonal.dim2) {
    return call.fail("repeated-dim", "dim {} is named twice", call.integer(3));
  }
  return diagonal;
}

Result<Types> infer_diag_embed(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  const Diagonal diagonal = TRY(plan_diagonal(call));
  Shape shape = self.shape;
  const int64_t extent = shape.back() + diagonal.rows + diagonal.columns;
  shape.pop_back();
  for (const size_t dim :
       {std::min(diagonal.dim1, diagonal.dim2), std::max(diagonal.dim1, diagonal.dim2)}) {
    shape.insert(shape.begin() + static_cast<ptrdiff_t>(dim), extent);
  }
  return Types{{self.dtype, shape}};
}

void lower_diag_embed(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const Diagonal diagonal = *plan_diagonal(call);
  append_zeros(builder, buffers.outputs[0], call.tensor(0).dtype);
  const auto index = loop_indices(builder, call.tensor(0).rank());
  ExprIds target;
  size_t next = 0;
  for (size_t dim = 0; dim <= index.size(); ++dim) {
    const int64_t shift = dim == diagonal.dim1 ? diagonal.rows : diagonal.columns;
    const bool is_new = dim == diagonal.dim1 || dim == diagonal.dim2;
    target.push_back(is_new ? plus(builder, index.back(), builder.of(builder.parameter(shift)))
                            : index[next++]);
  }
  builder.map(builder.extents(buffers.inputs[0][0]), buffers.outputs[0], target,
              builder.load(buffers.inputs[0][0], index));
}

// diag(self, diagonal): a matrix from a vector, a vector from a matrix.
int64_t diagonal_length(const Shape& shape, int64_t offset) {
  const int64_t rows = offset < 0 ? shape[0] + offset : shape[0];
  const int64_t columns = offset > 0 ? shape[1] - offset : shape[1];
  return std::max<int64_t>(std::min(rows, columns), 0);
}

// Checks parameter 1: a diagonal so far off that its matrix exceeds the limits.
Result<void> expect_offset(const OpCall& call) {
  constexpr int64_t kLimit = int64_t{1} << 31;
  const int64_t offset = call.integer(1);
  if (offset > -kLimit && offset < kLimit) return {};
  return call.fail("bad-offset", "'{}' expects a diagonal of the matrix, found {}",
                   call.op().name(), offset);
}

Result<Types> infer_diag(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  TRY(expect_rank(call, self, 1, 2));
  const int64_t offset = call.integer(1);
  TRY(expect_offset(call));
  if (self.rank() == 2) return Types{{self.dtype, {diagonal_length(self.shape, offset)}}};
  const int64_t extent = self.shape[0] + std::abs(offset);
  return Types{{self.dtype, {extent, extent}}};
}

void lower_diag(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const ExprId i = builder.index(0);
  const int64_t offset = call.integer(1);
  const ExprId row = plus(builder, i, builder.of(builder.parameter(std::max<int64_t>(-offset, 0))));
  const ExprId column =
      plus(builder, i, builder.of(builder.parameter(std::max<int64_t>(offset, 0))));
  const BufferId input = buffers.inputs[0][0];
  const BufferId output = buffers.outputs[0];
  if (call.tensor(0).rank() == 2) {
    return builder.map(builder.extents(output), output, {i}, builder.load(input, {row, column}));
  }
  append_zeros(builder, output, call.tensor(0).dtype);
  builder.map(builder.extents(input), output, {row, column}, builder.load(input, {i}));
}

// diagflat(self, offset): the matrix with the elements, in row-major order, as a diagonal.
Result<Types> infer_diagflat(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  TRY(expect_offset(call));
  const int64_t extent = self.numel() + std::abs(call.integer(1));
  return Types{{self.dtype, {extent, extent}}};
}

void lower_diagflat(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  const ExprId i = builder.index(0);
  const auto shifted = [&](int64_t offset) {
    return plus(builder, i, builder.of(builder.parameter(std::max<int64_t>(offset, 0))));
  };
  append_zeros(builder, buffers.outputs[0], self.dtype);
  builder.map({builder.parameter(self.numel())}, buffers.outputs[0],
              {shifted(-call.integer(1)), shifted(call.integer(1))},
              builder.load(buffers.inputs[0][0], flat_index(builder, buffers.inputs[0][0], i)));
}

// trace(self)
Result<Types> infer_trace(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  TRY(expect_rank(call, self, 2, 2));
  if (self.dtype == DType::kBool) return refuse_dtype(call, self.dtype, "numbers");
  return Types{{is_integral(self.dtype) ? DType::kI64 : self.dtype, {}}};
}

void lower_trace(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  const ExprId i = builder.index(0);
  builder.reduce({builder.parameter(diagonal_length(self.shape, 0))}, 1, Combine::kSum,
                 load_as(builder, is_integral(self.dtype) ? DType::kI64 : opmath(self.dtype),
                         buffers.inputs[0][0], {i, i}),
                 buffers.outputs[0], {});
}

// rot90(self, k, dims): quarter turns from the first dim towards the second.
Result<Types> infer_rot90(const OpCall& call) {
  TensorType type = call.tensor(0);
  const auto& dims = call.integers(2);
  TRY(expect_rank(call, type, 2, 16));
  if (dims.size() != 2) {
    return call.fail("wrong-dim-count", "'{}' expects two dims, found {}", call.op().name(),
                     to_string(dims));
  }
  TRY(wrapped_dims(call, 2, type.rank()));
  if (call.integer(1) % 2 != 0) {
    std::swap(type.shape[checked_dim(dims[0], type.rank())],
              type.shape[checked_dim(dims[1], type.rank())]);
  }
  return Types{type};
}

void lower_rot90(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const size_t rank = call.tensor(0).rank();
  const size_t a = checked_dim(call.integers(2)[0], rank);
  const size_t b = checked_dim(call.integers(2)[1], rank);
  const int64_t turns = (call.integer(1) % 4 + 4) % 4;
  const BufferId input = buffers.inputs[0][0];
  const auto index = loop_indices(builder, rank);
  const auto flipped = [&](size_t dim, ExprId at) {
    const ExprId last = minus(builder, builder.of(builder.extent(input, dim)), builder.integer(1));
    return minus(builder, last, at);
  };
  auto source = index;
  if (turns == 1) {
    source[a] = index[b];
    source[b] = flipped(b, index[a]);
  } else if (turns == 2) {
    source[a] = flipped(a, index[a]);
    source[b] = flipped(b, index[b]);
  } else if (turns == 3) {
    source[a] = flipped(a, index[b]);
    source[b] = index[a];
  }
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], index,
              builder.load(input, source));
}

// tile(self, dims): like repeat, but the operand may also have more dims.
Result<Types> infer_tile(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  Shape shape = self.shape;
  auto repeats = call.integers(1);
  while (repeats.size() < shape.size()) repeats.insert(repeats.begin(), 1);
  while (shape.size() < repeats.size()) shape.insert(shape.begin(), 1);
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    if (repeats[dim] < 0 || __builtin_mul_overflow(shape[dim], repeats[dim], &shape[dim])) {
      return call.fail("bad-repeats", "cannot repeat {} by {}", to_string(self),
                       to_string(repeats));
    }
  }
  return Types{{self.dtype, shape}};
}

void lower_tile(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const Shape& shape = call.tensor(0).shape;
  const BufferId input = buffers.inputs[0][0];
  const auto extents = builder.extents(buffers.outputs[0]);
  const auto index = loop_indices(builder, extents.size());
  ExprIds source;
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    const ExprId at = index[index.size() - shape.size() + dim];
    const ExprId extent = builder.of(builder.extent(input, dim));
    source.push_back(shape[dim] == 1 ? builder.integer(0)
                                     : builder.apply(ScalarOp::kRemainder, {at, extent}));
  }
  builder.map(extents, buffers.outputs[0], index, builder.load(input, source));
}

// broadcast_tensors(tensors): all in their common shape.
Result<Types> infer_broadcast_tensors(const OpCall& call) {
  Shape common;
  const auto tensors = call.tensors(0);
  for (const TensorType& tensor : tensors) {
    const auto both = broadcast(common, tensor.shape);
    if (!both) {
      return call.fail("broadcast-mismatch", "cannot broadcast {} with {}", to_string(common),
                       to_string(tensor.shape));
    }
    common = *both;
  }
  Types types;
  for (const TensorType& tensor : tensors) types.push_back({tensor.dtype, common});
  return types;
}

void lower_broadcast_tensors(const OpCall& call, const LoweredBuffers& buffers,
                             KernelBuilder& builder) {
  const auto tensors = call.tensors(0);
  const Shape common = (*infer_broadcast_tensors(call))[0].shape;
  const auto index = loop_indices(builder, common.size());
  for (size_t i = 0; i < tensors.size(); ++i) {
    builder.map(builder.extents(buffers.outputs[i]), buffers.outputs[i], index,
                builder.load(buffers.inputs[0][i],
                             broadcast_index(builder, tensors[i].shape, common, index)));
  }
}

constexpr OpDef kPlaceOps[] = {
    {.schema = "hstack(Tensor[] tensors) -> Tensor",
     .doc = "tensors joined along the second dim, vectors along their only one",
     .spellings = kSpellings<"torch.hstack(tensors)">,
     .infer = infer_joined<Joining::kHorizontal>,
     .lower = lower_joined<Joining::kHorizontal>,
     .example = "(%a: f32[2,3], %b: f32[2,1]) %y = hstack([%a, %b]) : f32[2,4]"},
    {.schema = "vstack(Tensor[] tensors) -> Tensor",
     .doc = "tensors joined along the first dim, vectors as rows",
     .spellings = kSpellings<"torch.vstack(tensors)", "torch.row_stack(tensors)">,
     .infer = infer_joined<Joining::kVertical>,
     .lower = lower_joined<Joining::kVertical>,
     .example = "(%a: f32[2,3], %b: f32[3]) %y = vstack([%a, %b]) : f32[3,3]"},
    {.schema = "dstack(Tensor[] tensors) -> Tensor",
     .doc = "tensors joined along the third dim",
     .spellings = kSpellings<"torch.dstack(tensors)">,
     .infer = infer_joined<Joining::kDeep>,
     .lower = lower_joined<Joining::kDeep>,
     .example = "(%a: f32[2,3], %b: f32[2,3]) %y = dstack([%a, %b]) : f32[2,3,2]"},
    {.schema = "column_stack(Tensor[] tensors) -> Tensor",
     .doc = "tensors joined along the second dim, vectors as columns",
     .spellings = kSpellings<"torch.column_stack(tensors)">,
     .infer = infer_joined<Joining::kColumns>,
     .lower = lower_joined<Joining::kColumns>,
     .example = "(%a: f32[2,3], %b: f32[2]) %y = column_stack([%a, %b]) : f32[2,4]"},
    {.schema = "block_diag(Tensor[] tensors) -> Tensor",
     .doc = "a matrix of zeros with the tensors as blocks along its diagonal",
     .spellings = kSpellings<"torch.block_diag(*tensors)", "torch.functional.block_diag(*tensors)">,
     .infer = infer_block_diag,
     .lower = lower_block_diag,
     .example = "(%a: f32[2,3], %b: f32[2]) %y = block_diag([%a, %b]) : f32[3,5]"},
    {.schema = "diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor",
     .doc = "zeros, with the last dim as a diagonal of two new ones",
     .spellings = kSpellings<"torch.diag_embed(input, offset=0, dim1=-2, dim2=-1)",
                             ".diag_embed(self, offset=0, dim1=-2, dim2=-1)">,
     .infer = infer_diag_embed,
     .lower = lower_diag_embed,
     .example = "(%x: f32[2,3]) %y = diag_embed(%x, 1) : f32[2,4,4]"},
    {.schema = "diag(Tensor self, int diagonal=0) -> Tensor",
     .doc = "the matrix with a vector as a diagonal; of a matrix, the diagonal",
     .spellings = kSpellings<"torch.diag(input, diagonal=0)", ".diag(self, diagonal=0)">,
     .infer = infer_diag,
     .lower = lower_diag,
     .example = "(%x: f32[3]) %y = diag(%x, -1) : f32[4,4]"},
    {.schema = "diagflat(Tensor self, int offset=0) -> Tensor",
     .doc = "the matrix with the elements as a diagonal",
     .spellings = kSpellings<"torch.diagflat(input, offset=0)", ".diagflat(self, offset=0)">,
     .infer = infer_diagflat,
     .lower = lower_diagflat,
     .example = "(%x: f32[2,2]) %y = diagflat(%x) : f32[4,4]"},
    {.schema = "trace(Tensor self) -> Tensor",
     .doc = "the sum of a matrix's diagonal; of integers, in i64",
     .spellings = kSpellings<"torch.trace(input)", ".trace(self)">,
     .infer = infer_trace,
     .lower = lower_trace,
     .autocast = Autocast::kRaises,
     .example = "(%x: f32[3,4]) %y = trace(%x) : f32[]"},
    {.schema = "rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor",
     .doc = "k quarter turns in the plane of two dims, from the first towards the second",
     .spellings =
         kSpellings<"torch.rot90(input, k=1, dims=(0, 1))", ".rot90(self, k=1, dims=(0, 1))">,
     .infer = infer_rot90,
     .lower = lower_rot90,
     .example = "(%x: f32[2,3]) %y = rot90(%x) : f32[3,2]"},
    {.schema = "tile(Tensor self, int[] dims) -> Tensor",
     .doc = "the tensor repeated along each dim, along the last ones if there are fewer numbers",
     .spellings = kSpellings<"torch.tile(input, dims)", ".tile(self, *dims: ints)">,
     .infer = infer_tile,
     .lower = lower_tile,
     .sizes = "dims",
     .example = "(%x: f32[2,3]) %y = tile(%x, [2]) : f32[2,6]"},
    {.schema = "broadcast_tensors(Tensor[] tensors) -> Tensor[]",
     .doc = "the tensors in their common shape",
     .spellings = kSpellings<"torch.broadcast_tensors(*tensors)",
                             "torch.functional.broadcast_tensors(*tensors)">,
     .infer = infer_broadcast_tensors,
     .lower = lower_broadcast_tensors,
     .example =
         "(%x: f32[2,1], %y: f32[3]) %a, %b = broadcast_tensors([%x, %y]) : f32[2,3], f32[2,3]"},
};

}  // namespace

std::span<const OpDef> place_ops() { return kPlaceOps; }

}  // namespace passnet
