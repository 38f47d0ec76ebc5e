// Ops that group the elements of their operand into other dims.
#include "base/check.hpp"
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/shape/view_map.hpp"
#include "ops/spelling.hpp"

#include <algorithm>
#include <utility>

namespace passnet {
namespace {

// Views that need a suitable layout: the shape is inferred, then strides are sought for it.
template <auto shape_of>
Result<Types> infer_reshaped(const OpCall& call) {
  return Types{{call.tensor(0).dtype, TRY(shape_of(call))}};
}
template <auto shape_of>
MaybeWindows view_reshaped(const OpCall& call, const View& operand) {
  const auto shape = shape_of(call);
  CHECK(shape.has_value());
  auto strides = reshaped_strides(operand.shape, operand.layout.strides, *shape);
  if (!strides) return std::nullopt;
  return Windows{{*shape, {*std::move(strides), operand.layout.offset}}};
}

// `sizes` with its -1 resolved so that it has `count` elements.
Result<Shape> resolved_shape(const OpCall& call, Shape sizes, int64_t elements,
                             std::span<const int64_t> from) {
  const auto refuse = [&] {
    return call.fail("reshape-mismatch", "cannot view {} as {}", to_string(from), to_string(sizes));
  };
  std::optional<size_t> open;
  int64_t known = 1;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (sizes[i] < -1 || (sizes[i] == -1 && open)) return refuse();
    if (sizes[i] == -1)
      open = i;
    else if (__builtin_mul_overflow(known, sizes[i], &known))
      return refuse();
  }
  if (open) {
    if (known == 0 || elements % known != 0) return refuse();
    sizes[*open] = elements / known;
  } else if (known != elements) {
    return refuse();
  }
  return sizes;
}

Result<Shape> reshape_shape(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  return resolved_shape(call, call.integers(1), self.numel(), self.shape);
}

Result<Shape> flatten_shape(const OpCall& call) {
  const Shape& shape = call.tensor(0).shape;
  const size_t first = TRY(wrapped_dim(call, call.integer(1), shape.size()));
  const size_t last = TRY(wrapped_dim(call, call.integer(2), shape.size()));
  if (first > last) {
    return call.fail("dims-reversed", "expected start_dim before end_dim, found {} and {}", first,
                     last);
  }
  if (shape.empty()) return Shape{1};
  Shape result(shape.begin(), shape.begin() + static_cast<ptrdiff_t>(first));
  result.push_back(numel(std::span(shape).subspan(first, last - first + 1)));
  result.insert(result.end(), shape.begin() + static_cast<ptrdiff_t>(last) + 1, shape.end());
  return result;
}

Result<Shape> unflatten_shape(const OpCall& call) {
  const Shape& shape = call.tensor(0).shape;
  if (shape.empty()) return call.fail("unsupported-rank", "'unflatten' expects rank 1 or more");
  const size_t dim = TRY(wrapped_dim(call, call.integer(1), shape.size()));
  const Shape inner =
      TRY(resolved_shape(call, call.integers(2), shape[dim], std::span(&shape[dim], 1)));
  Shape result(shape.begin(), shape.begin() + static_cast<ptrdiff_t>(dim));
  result.insert(result.end(), inner.begin(), inner.end());
  result.insert(result.end(), shape.begin() + static_cast<ptrdiff_t>(dim) + 1, shape.end());
  return result;
}

constexpr OpDef kReshapeOps[] = {
    {.schema = "reshape(Tensor self, int[] shape) -> Tensor",
     .doc = "the elements in row-major order under another shape; one extent may be -1",
     .spellings = kSpellings<".reshape(self, *shape: ints)", ".view(self, *shape: ints)",
                             "torch.reshape(input, shape)",
                             "torch._unsafe_view(input, size: ints) => reshape(input, shape=size)",
                             "torch.view_copy(input, size: ints) => reshape(input, shape=size)",
                             ".view_as(self, other) => reshape(self, shape=shape(other))",
                             ".reshape_as(self, other) => reshape(self, shape=shape(other))",
                             "torch.ravel(input) => reshape(input, shape=[-1])",
                             ".ravel(self) => reshape(self, shape=[-1])">,
     .infer = infer_reshaped<reshape_shape>,
     .view = view_reshaped<reshape_shape>,
     .sizes = "shape",
     .example = "(%x: f32[2,6]) %y = reshape(%x, [3,-1]) : f32[3,4]"},
    {.schema = "flatten(Tensor self, int start_dim=0, int end_dim=-1) -> Tensor",
     .doc = "the dims start_dim to end_dim as one",
     .spellings = kSpellings<"torch.flatten(input, start_dim=0, end_dim=-1)",
                             ".flatten(self, start_dim=0, end_dim=-1)">,
     .infer = infer_reshaped<flatten_shape>,
     .view = view_reshaped<flatten_shape>,
     .example = "(%x: f32[2,3,4]) %y = flatten(%x, 1) : f32[2,12]"},
    {.schema = "unflatten(Tensor self, int dim, int[] sizes) -> Tensor",
     .doc = "a dim as several",
     .spellings = kSpellings<"torch.unflatten(input, dim, sizes)", ".unflatten(self, dim, sizes)">,
     .infer = infer_reshaped<unflatten_shape>,
     .view = view_reshaped<unflatten_shape>,
     .sizes = "sizes",
     .example = "(%x: f32[2,12]) %y = unflatten(%x, 1, [3,4]) : f32[2,3,4]"},
};

}  // namespace

std::span<const OpDef> reshape_ops() { return kReshapeOps; }

}  // namespace passnet
