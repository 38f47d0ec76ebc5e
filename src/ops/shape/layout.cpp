// Ops that only move elements: joining, padding, repeating, rolling, flipping.
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/lowering.hpp"
#include "ops/needs.hpp"
#include "ops/spelling.hpp"

#include <algorithm>
#include <array>

namespace passnet {
namespace {

// cat(tensors, dim). PyTorch skips operands of shape [0], whatever the rank of the others.
bool is_skipped(const TensorType& type) { return type.shape == Shape{0}; }

Result<Types> infer_cat(const OpCall& call) {
  const auto tensors = call.tensors(0);
  if (tensors.empty()) return call.fail("no-operands", "'cat' expects at least one tensor");
  const auto first = std::ranges::find_if_not(tensors, is_skipped);
  if (first == tensors.end()) return Types{{call.promoted(), {0}}};
  if (first->rank() == 0) {
    return call.fail("unsupported-rank", "'cat' expects rank 1 or more, found a scalar");
  }
  const size_t dim = TRY(wrapped_dim(call, call.integer(1), first->rank()));
  Shape shape = first->shape;
  shape[dim] = 0;
  for (const TensorType& tensor : tensors) {
    if (is_skipped(tensor)) continue;
    Shape other = tensor.shape;
    if (other.size() == shape.size()) other[dim] = shape[dim];
    if (other != shape) {
      return call.fail("cat-mismatch", "cannot join {} and {} along dim {}", to_string(*first),
                       to_string(tensor), dim);
    }
    shape[dim] += tensor.shape[dim];
  }
  return Types{{call.promoted(), shape}};
}

void lower_cat(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const auto tensors = call.tensors(0);
  int64_t start = 0;
  for (size_t i = 0; i < tensors.size(); ++i) {
    if (is_skipped(tensors[i])) continue;
    const size_t dim = checked_dim(call.integer(1), tensors[i].rank());
    const BufferId input = buffers.inputs[0][i];
    const auto index = loop_indices(builder, tensors[i].rank());
    auto target = index;
    if (start > 0) target[dim] = plus(builder, index[dim], builder.of(builder.parameter(start)));
    builder.map(builder.extents(input), buffers.outputs[0], target, builder.load(input, index));
    start += tensors[i].shape[dim];
  }
  if (std::ranges::all_of(tensors, is_skipped)) {
    builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], {builder.index(0)},
                builder.cast(builder.integer(0), call.promoted()));
  }
}

Result<Types> infer_stack(const OpCall& call) {
  const auto tensors = call.tensors(0);
  if (tensors.empty()) return call.fail("no-operands", "'stack' expects at least one tensor");
  for (const TensorType& tensor : tensors) {
    if (tensor.shape == tensors[0].shape) continue;
    return call.fail("cat-mismatch", "cannot stack {} and {}", to_string(tensors[0]),
                     to_string(tensor));
  }
  Shape shape = tensors[0].shape;
  const size_t dim = TRY(wrapped_dim(call, call.integer(1), shape.size() + 1));
  shape.insert(shape.begin() + static_cast<ptrdiff_t>(dim), std::ssize(tensors));
  return Types{{call.promoted(), shape}};
}

void lower_stack(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const auto tensors = call.tensors(0);
  const size_t dim = checked_dim(call.integer(1), tensors[0].rank() + 1);
  for (size_t i = 0; i < tensors.size(); ++i) {
    const BufferId input = buffers.inputs[0][i];
    const auto index = loop_indices(builder, tensors[i].rank());
    auto target = index;
    target.insert(target.begin() + static_cast<ptrdiff_t>(dim),
                  builder.integer(static_cast<int64_t>(i)));
    builder.map(builder.extents(input), buffers.outputs[0], target, builder.load(input, index));
  }
}

// pad(self, pad, mode, value): pairs of (before, after), the last dim first.
struct Padding {
  int64_t before = 0;
  int64_t after = 0;
};

std::vector<Padding> paddings(const OpCall& call, size_t rank) {
  std::vector<Padding> result(rank);
  const auto& pad = call.integers(1);
  for (size_t i = 0; i < pad.size() / 2; ++i) result[rank - 1 - i] = {pad[2 * i], pad[2 * i + 1]};
  return result;
}

constexpr std::array<std::string_view, 4> kPadModes{"constant", "reflect", "replicate", "circular"};

Result<Types> infer_pad(const OpCall& call) {
  TensorType type = call.tensor(0);
  const auto& pad = call.integers(1);
  const std::string_view mode = call.string(2);
  if (std::ranges::find(kPadModes, mode) == kPadModes.end()) {
    return call.fail("bad-pad-mode",
                     "expected mode 'constant', 'reflect', 'replicate' or "
                     "'circular', found '{}'",
                     mode);
  }
  const bool is_constant = mode == "constant";
  TRY(expect_number_fits(call, 3, type.dtype));
  if (!is_constant && call.has(3) && call.number(3) != 0) {
    return call.fail("bad-pad-mode", "mode '{}' takes no value other than 0, found {}", mode,
                     call.number(3));
  }
  if (type.dtype == DType::kBool && (mode == "reflect" || mode == "replicate")) {
    return refuse_dtype(call, type.dtype, "numbers");
  }
  if (pad.size() % 2 != 0 || pad.size() > 2 * type.rank()) {
    return call.fail("bad-padding", "expected a pair for at most {} dims, found {}", type.rank(),
                     to_string(pad));
  }
  const auto dims = paddings(call, type.rank());
  for (size_t dim = 0; dim < type.rank(); ++dim) {
    const int64_t extent = type.shape[dim];
    const int64_t least = std::min(dims[dim].before, dims[dim].after);
    const int64_t most = std::max(dims[dim].before, dims[dim].after);
    constexpr int64_t kLimit = int64_t{1} << 48;
    const int64_t room = is_constant          ? kLimit
                         : mode == "reflect"  ? extent - 1
                         : mode == "circular" ? extent + std::min<int64_t>(least, 0)
                         : extent > 0         ? kLimit
                                              : 0;
    if (most > 0 && most > room) {
      return call.fail("bad-padding", "cannot pad {} by {} in mode '{}'", to_string(type),
                       to_string(pad), mode);
    }
    if (least < -extent || extent + dims[dim].before + dims[dim].after < 0) {
      return call.fail("bad-padding", "cannot cut {} from {}", to_string(pad), to_string(type));
    }
    type.shape[dim] += dims[dim].before + dims[dim].after;
  }
  return Types{type};
}

// Fills the result, then copies the remaining part of the operand to its place.
void lower_constant_pad(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  const BufferId input = buffers.inputs[0][0];
  const BufferId output = buffers.outputs[0];
  const auto index = loop_indices(builder, self.rank());
  const ExprId fill = builder.number(call.has(3) ? call.number(3) : 0, self.dtype);
  builder.map(builder.extents(output), output, index, fill);
  auto extents = builder.extents(input);
  auto source = index;
  auto target = index;
  const auto dims = paddings(call, self.rank());
  for (size_t dim = 0; dim < self.rank(); ++dim) {
    const auto [before, after] = dims[dim];
    const int64_t cut = std::max<int64_t>(-before, 0) + std::max<int64_t>(-after, 0);
    if (before < 0) {
      source[dim] = plus(builder, index[dim], builder.of(builder.parameter(-before)));
    }
    if (before > 0) {
      target[dim] = plus(builder, index[dim], builder.of(builder.parameter(before)));
    }
    if (cut > 0) extents[dim] = builder.parameter(std::max<int64_t>(self.shape[dim] - cut, 0));
  }
  builder.map(extents, output, target, builder.load(input, source));
}

// The source of position `at` of the padded dim; `at` is counted from the operand's first element.
ExprId padded_source(KernelBuilder& builder, std::string_view mode, ExprId at, ExprId extent) {
  const ExprId zero = builder.integer(0);
  const ExprId one = builder.integer(1);
  const ExprId last = minus(builder, extent, one);
  if (mode == "replicate") {
    return builder.apply(ScalarOp::kMin, {builder.apply(ScalarOp::kMax, {at, zero}), last});
  }
  const ExprId size = builder.apply(ScalarOp::kAbs, {at});  // reflect: |at| and 2 · last - |at|
  return minus(builder, last, builder.apply(ScalarOp::kAbs, {minus(builder, last, size)}));
}

// Negative padding cuts first: the rest of the dim wraps around.
ExprId wrapped_source(KernelBuilder& builder, Padding padding, ExprId at, int64_t extent) {
  const int64_t first = std::max<int64_t>(-padding.before, 0);
  const int64_t end = extent - std::max<int64_t>(-padding.after, 0);
  const ExprId kept = builder.of(builder.parameter(end - first));
  const ExprId below = less(builder, at, builder.of(builder.parameter(first)));
  const ExprId wrapped = choose(builder, below, plus(builder, at, kept), at);
  return choose(builder, less(builder, wrapped, builder.of(builder.parameter(end))), wrapped,
                minus(builder, wrapped, kept));
}

void lower_pad(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const std::string_view mode = call.string(2);
  if (mode == "constant") return lower_constant_pad(call, buffers, builder);
  const size_t rank = call.tensor(0).rank();
  const auto index = loop_indices(builder, rank);
  const auto dims = paddings(call, rank);
  auto source = index;
  for (size_t dim = 0; dim < rank; ++dim) {
    if (dims[dim].before == 0 && dims[dim].after == 0) continue;
    const ExprId at = minus(builder, index[dim], builder.of(builder.parameter(dims[dim].before)));
    const int64_t extent = call.tensor(0).shape[dim];
    source[dim] = mode == "circular"
                      ? wrapped_source(builder, dims[dim], at, extent)
                      : padded_source(builder, mode, at,
                                      builder.of(builder.extent(buffers.inputs[0][0], dim)));
  }
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], index,
              builder.load(buffers.inputs[0][0], source));
}

// repeat(self, repeats): new dims in front, then the operand's.
Result<Types> infer_repeat(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  const auto& repeats = call.integers(1);
  if (repeats.size() < self.rank()) {
    return call.fail("bad-repeats", "expected at least {} repeats, found {}", self.rank(),
                     to_string(repeats));
  }
  const size_t added = repeats.size() - self.rank();
  Shape shape = repeats;
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    if (repeats[dim] < 0 ||
        (dim >= added &&
         __builtin_mul_overflow(shape[dim], self.shape[dim - added], &shape[dim]))) {
      return call.fail("bad-repeats", "cannot repeat {} by {}", to_string(self),
                       to_string(repeats));
    }
  }
  return Types{{self.dtype, shape}};
}

void lower_repeat(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  const auto& repeats = call.integers(1);
  const size_t added = repeats.size() - self.rank();
  const auto index = loop_indices(builder, repeats.size());
  ExprIds source;
  for (size_t dim = 0; dim < self.rank(); ++dim) {
    const ExprId at = index[added + dim];
    const ExprId extent = builder.of(builder.extent(buffers.inputs[0][0], dim));
    const bool repeated = repeats[added + dim] != 1;
    if (repeated && self.shape[dim] == 1)
      source.push_back(builder.integer(0));
    else if (repeated)
      source.push_back(builder.apply(ScalarOp::kRemainder, {at, extent}));
    else
      source.push_back(at);
  }
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], index,
              builder.load(buffers.inputs[0][0], source));
}

// repeat_interleave(self, repeats, dim): repeats each element in place; flat without a dim.
Result<Types> infer_repeat_interleave(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  const int64_t repeats = call.integer(1);
  Shape shape = self.shape;
  size_t dim = 0;
  if (call.has(2))
    dim = TRY(wrapped_dim(call, call.integer(2), shape.size()));
  else
    shape = {self.numel()};
  if (shape.empty()) shape = {1};
  if (repeats < 0 || __builtin_mul_overflow(shape[dim], repeats, &shape[dim])) {
    return call.fail("bad-repeats", "cannot repeat {} by {}", to_string(self), repeats);
  }
  return Types{{self.dtype, shape}};
}

void lower_repeat_interleave(const OpCall& call, const LoweredBuffers& buffers,
                             KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  const BufferId input = buffers.inputs[0][0];
  const ExprId repeats = builder.of(builder.parameter(std::max<int64_t>(call.integer(1), 1)));
  const bool along_dim = call.has(2) && self.rank() > 0;
  const size_t dim = along_dim ? checked_dim(call.integer(2), self.rank()) : 0;
  const auto index = loop_indices(builder, along_dim ? self.rank() : 1);
  const ExprId at = builder.apply(ScalarOp::kFloorDiv, {index[dim], repeats});
  ExprIds source = index;
  if (along_dim) {
    source[dim] = at;
  } else {
    source = flat_index(builder, input, at);
  }
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], index,
              builder.load(input, source));
}

// roll(self, shifts, dims)
Result<Types> infer_roll(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  const auto& shifts = call.integers(1);
  const auto& dims = call.integers(2);
  if (shifts.empty()) return call.fail("wrong-dim-count", "'roll' expects at least one shift");
  if (dims.empty() && shifts.size() == 1) return Types{self};
  if (shifts.size() != dims.size()) {
    return call.fail("wrong-dim-count", "'roll' expects as many shifts as dims, found {} and {}",
                     to_string(shifts), to_string(dims));
  }
  if (self.rank() == 0) {
    return call.fail("wrong-dim-count", "'roll' expects no dims for a tensor of rank 0, found {}",
                     to_string(dims));
  }
  for (const int64_t dim : dims) TRY(wrapped_dim(call, dim, self.rank()));
  return Types{self};
}

// Without dims, the elements roll in row-major order.
void lower_flat_roll(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  const int64_t count = std::max<int64_t>(self.numel(), 1);
  const int64_t shift = call.integers(1).empty() ? 0 : call.integers(1)[0] % count;
  const auto index = loop_indices(builder, self.rank());
  ExprId flat = builder.of(builder.parameter((count - shift) % count));
  ExprId stride = builder.integer(1);
  for (size_t dim = self.rank(); dim-- > 0;) {
    flat = plus(builder, flat, times(builder, index[dim], stride));
    stride = times(builder, stride, builder.of(builder.extent(buffers.inputs[0][0], dim)));
  }
  const ExprId rolled =
      builder.apply(ScalarOp::kRemainder, {flat, builder.of(builder.parameter(count))});
  builder.map(
      builder.extents(buffers.outputs[0]), buffers.outputs[0], index,
      builder.load(buffers.inputs[0][0], flat_index(builder, buffers.inputs[0][0], rolled)));
}

void lower_roll(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  if (call.integers(2).empty()) return lower_flat_roll(call, buffers, builder);
  Integers total(self.rank());
  for (size_t i = 0; i < call.integers(2).size() && self.rank() > 0; ++i) {
    const size_t dim = checked_dim(call.integers(2)[i], self.rank());
    const int64_t extent = std::max<int64_t>(self.shape[dim], 1);
    total[dim] = ((total[dim] + call.integers(1)[i] % extent) % extent + extent) % extent;
  }
  const auto index = loop_indices(builder, self.rank());
  auto source = index;
  for (size_t dim = 0; dim < self.rank(); ++dim) {
    if (total[dim] == 0) continue;
    const ExprId shift = builder.of(builder.parameter(total[dim]));
    const ExprId wrap = builder.of(builder.parameter(self.shape[dim] - total[dim]));
    source[dim] = choose(builder, less(builder, index[dim], shift), plus(builder, index[dim], wrap),
                         minus(builder, index[dim], shift));
  }
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], index,
              builder.load(buffers.inputs[0][0], source));
}

// flip(self, dims)
Result<Types> infer_flip(const OpCall& call) {
  TRY(wrapped_dims(call, 1, call.tensor(0).rank()));
  return Types{call.tensor(0)};
}

void lower_flip(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const size_t rank = call.tensor(0).rank();
  const auto index = loop_indices(builder, rank);
  auto source = index;
  for (size_t i = 0; i < call.integers(1).size() && rank > 0; ++i) {
    const size_t dim = checked_dim(call.integers(1)[i], rank);
    const ExprId extent = builder.of(builder.extent(buffers.inputs[0][0], dim));
    source[dim] = minus(builder, minus(builder, extent, builder.integer(1)), index[dim]);
  }
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], index,
              builder.load(buffers.inputs[0][0], source));
}

constexpr OpDef kLayoutOps[] = {
    {.schema = "cat(Tensor[] tensors, int dim=0) -> Tensor",
     .doc = "the tensors one after another along a dim",
     .spellings = kSpellings<"torch.cat(tensors, dim=0) => cat(tensors, dim=dim)",
                             "torch.cat(tensors, axis) => cat(tensors, dim=axis)",
                             "torch.concat(tensors, dim=0) => cat(tensors, dim=dim)",
                             "torch.concatenate(tensors, dim=0) => cat(tensors, dim=dim)">,
     .infer = infer_cat,
     .lower = lower_cat,
     .needs = hands_on<0>,
     .example = "(%a: f32[2,3], %b: f32[2,5]) %y = cat([%a, %b], 1) : f32[2,8]"},
    {.schema = "stack(Tensor[] tensors, int dim=0) -> Tensor",
     .doc = "the tensors one after another along a new dim",
     .spellings = kSpellings<"torch.stack(tensors, dim=0) => stack(tensors, dim=dim)",
                             "torch.stack(tensors, axis) => stack(tensors, dim=axis)">,
     .infer = infer_stack,
     .lower = lower_stack,
     .needs = hands_on<0>,
     .example = "(%a: f32[2,3], %b: f32[2,3]) %y = stack([%a, %b], 1) : f32[2,2,3]"},
    {.schema = "pad(Tensor self, int[] pad, str mode=\"constant\", float? value=None) -> Tensor",
     .doc = "pairs of elements added before and after dims, the last dim first; negative ones cut",
     .spellings = kSpellings<"torch._C._nn.pad(input, pad, mode='constant', value: true) "
                             "=> pad(input, pad, mode, 1.0)",
                             "torch._C._nn.pad(input, pad, mode='constant', value: false) "
                             "=> pad(input, pad, mode, 0.0)",
                             "torch._C._nn.pad(input, pad, mode='constant', value=None)",
                             "torch.nn.functional.pad(input, pad, mode='constant', value: true) "
                             "=> pad(input, pad, mode, 1.0)",
                             "torch.nn.functional.pad(input, pad, mode='constant', value: false) "
                             "=> pad(input, pad, mode, 0.0)",
                             "torch.nn.functional.pad(input, pad, mode='constant', value=None)",
                             "torch.constant_pad_nd(input, pad, value: true) "
                             "=> pad(input, pad, 'constant', 1.0)",
                             "torch.constant_pad_nd(input, pad, value: false) "
                             "=> pad(input, pad, 'constant', 0.0)",
                             "torch.constant_pad_nd(input, pad, value=0) "
                             "=> pad(input, pad, 'constant', value)">,
     .infer = infer_pad,
     .lower = lower_pad,
     .needs = hands_on<0>,
     .example = "(%x: f32[2,3]) %y = pad(%x, [1,2]) : f32[2,6]"},
    {.schema = "repeat(Tensor self, int[] repeats) -> Tensor",
     .doc = "the whole tensor repeated along each dim",
     .spellings = kSpellings<".repeat(self, *repeats: ints)">,
     .infer = infer_repeat,
     .lower = lower_repeat,
     .sizes = "repeats",
     .needs = hands_on<0>,
     .example = "(%x: f32[2,3]) %y = repeat(%x, [2,1,2]) : f32[2,2,6]"},
    {.schema = "repeat_interleave(Tensor self, int repeats, int? dim=None) -> Tensor",
     .doc = "each element repeated in place along a dim, or of the flat tensor",
     .spellings =
         kSpellings<"torch.repeat_interleave(input, repeats: int, dim=None, *, output_size=None)",
                    ".repeat_interleave(self, repeats: int, dim=None, *, output_size=None)">,
     .infer = infer_repeat_interleave,
     .lower = lower_repeat_interleave,
     .needs = hands_on<0>,
     .example = "(%x: f32[2,3]) %y = repeat_interleave(%x, 2, 1) : f32[2,6]"},
    {.schema = "roll(Tensor self, int[] shifts, int[] dims=[]) -> Tensor",
     .doc = "the elements moved along dims; those that leave reenter at the other end",
     .spellings = kSpellings<"torch.roll(input, shifts, dims=[])", ".roll(self, shifts, dims=[])">,
     .infer = infer_roll,
     .lower = lower_roll,
     .needs = hands_on<0>,
     .example = "(%x: f32[2,3]) %y = roll(%x, [1], [1]) : f32[2,3]"},
    {.schema = "flip(Tensor self, int[] dims) -> Tensor",
     .doc = "the elements of dims in reverse order",
     .spellings =
         kSpellings<"torch.flip(input, dims)", ".flip(self, *dims: ints)",
                    "torch.flipud(input) => flip(input, [0])", ".flipud(self) => flip(self, [0])",
                    "torch.fliplr(input) => flip(input, [1])", ".fliplr(self) => flip(self, [1])">,
     .infer = infer_flip,
     .lower = lower_flip,
     .batch = BatchRule::kShiftsDims,
     .needs = hands_on<0>,
     .example = "(%x: f32[2,3]) %y = flip(%x, [1]) : f32[2,3]"},
};

}  // namespace

std::span<const OpDef> layout_ops() { return kLayoutOps; }

}  // namespace passnet
