// Ops whose results are views of their operand's buffer.
#include "base/check.hpp"
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/shape/view_map.hpp"
#include "ops/spelling.hpp"

#include <algorithm>
#include <utility>

namespace passnet {
namespace {

Result<Windows> permute(const OpCall& call, const View& operand) {
  const auto& dims = call.integers(1);
  const size_t rank = operand.shape.size();
  if (dims.size() != rank) {
    return call.fail("wrong-dim-count", "'permute' expects {} dims, found {}", rank, dims.size());
  }
  TRY(wrapped_dims(call, 1, rank));  // refuses repeated ones
  View result{.layout = {.offset = operand.layout.offset}};
  for (const int64_t dim : dims) {
    const size_t from = TRY(wrapped_dim(call, dim, rank));
    result.shape.push_back(operand.shape[from]);
    result.layout.strides.push_back(operand.layout.strides[from]);
  }
  return Windows{result};
}

Windows swapped(View window, size_t a, size_t b) {
  if (!window.shape.empty()) {
    std::swap(window.shape[a], window.shape[b]);
    std::swap(window.layout.strides[a], window.layout.strides[b]);
  }
  return {window};
}

Result<Windows> transpose(const OpCall& call, const View& operand) {
  const size_t a = TRY(wrapped_dim(call, call.integer(1), operand.shape.size()));
  const size_t b = TRY(wrapped_dim(call, call.integer(2), operand.shape.size()));
  return swapped(operand, a, b);
}

Result<Windows> t(const OpCall& call, const View& operand) {
  TRY(expect_rank(call, call.tensor(0), 0, 2));
  return operand.shape.size() < 2 ? Windows{operand} : swapped(operand, 0, 1);
}

Result<Windows> movedim(const OpCall& call, const View& operand) {
  const size_t rank = operand.shape.size();
  const auto& sources = call.integers(1);
  const auto& destinations = call.integers(2);
  if (sources.size() != destinations.size()) {
    return call.fail("wrong-dim-count", "'movedim' expects as many sources as destinations");
  }
  TRY(wrapped_dims(call, 1, rank));
  TRY(wrapped_dims(call, 2, rank));
  std::vector<std::optional<size_t>> order(rank);
  std::vector<bool> placed(rank);
  for (size_t i = 0; i < sources.size() && rank > 0; ++i) {
    const size_t from = TRY(wrapped_dim(call, sources[i], rank));
    order[TRY(wrapped_dim(call, destinations[i], rank))] = from;
    placed[from] = true;
  }
  View result{.layout = {.offset = operand.layout.offset}};
  size_t next = 0;
  for (size_t dim = 0; dim < rank; ++dim) {
    while (!order[dim] && placed[next]) ++next;
    const size_t from = order[dim] ? *order[dim] : next++;
    result.shape.push_back(operand.shape[from]);
    result.layout.strides.push_back(operand.layout.strides[from]);
  }
  return Windows{result};
}

Result<Windows> expand(const OpCall& call, const View& operand) {
  const auto& size = call.integers(1);
  if (size.size() < operand.shape.size()) {
    return call.fail("expand-mismatch", "cannot expand {} to {}", to_string(operand.shape),
                     to_string(size));
  }
  const size_t added = size.size() - operand.shape.size();
  View result{.layout = {.offset = operand.layout.offset}};
  for (size_t dim = 0; dim < size.size(); ++dim) {
    const bool is_new = dim < added;
    const int64_t from = is_new ? 1 : operand.shape[dim - added];
    const int64_t to = size[dim] == -1 && !is_new ? from : size[dim];
    if (to < 0 || (from != to && from != 1)) {
      return call.fail("expand-mismatch", "cannot expand {} to {}", to_string(operand.shape),
                       to_string(size));
    }
    const bool repeats = is_new || (from == 1 && to != 1);
    result.shape.push_back(to);
    result.layout.strides.push_back(repeats ? 0 : operand.layout.strides[dim - added]);
  }
  return Windows{result};
}

// slice(self, dim, start, end, step) as Python's: bounds from the end where negative, clamped.
Result<Windows> slice(const OpCall& call, const View& operand) {
  const size_t dim = TRY(cut_dim(call, call.integer(1), operand));
  const int64_t extent = operand.shape[dim];
  const int64_t step = call.integer(4);
  if (step < 1) return call.fail("bad-step", "expected a step of at least 1, found {}", step);
  const auto bound = [&](size_t parameter, int64_t otherwise) {
    if (!call.has(parameter)) return otherwise;
    const int64_t at = call.integer(parameter);
    return std::clamp<int64_t>(at < 0 ? at + extent : at, 0, extent);
  };
  const int64_t start = bound(2, 0);
  const int64_t end = std::max(bound(3, extent), start);
  const int64_t length = (end - start) / step + ((end - start) % step != 0 ? 1 : 0);
  return Windows{cut(operand, dim, start, length, length > 1 ? step : 1)};
}

Result<Windows> narrow(const OpCall& call, const View& operand) {
  const size_t dim = TRY(cut_dim(call, call.integer(1), operand));
  const int64_t extent = operand.shape[dim];
  const int64_t start = call.integer(2) < 0 ? call.integer(2) + extent : call.integer(2);
  const int64_t length = call.integer(3);
  if (start < 0 || start > extent || length < 0 || length > extent - start) {
    return call.fail("range-outside", "expected a range within dim {} of {}, found {} from {}", dim,
                     to_string(operand.shape), length, start);
  }
  return Windows{cut(operand, dim, start, length)};
}

Result<Windows> select(const OpCall& call, const View& operand) {
  const size_t dim = TRY(cut_dim(call, call.integer(1), operand));
  const int64_t extent = operand.shape[dim];
  const int64_t index = call.integer(2);
  if (index < -extent || index >= extent) {
    return call.fail("index-outside", "index {} is outside of dim {} of {}", index, dim,
                     to_string(operand.shape));
  }
  return Windows{without_dim(cut(operand, dim, index < 0 ? index + extent : index, 1), dim)};
}

Result<Windows> squeeze(const OpCall& call, const View& operand) {
  const auto dims = TRY(wrapped_dims(call, 1, operand.shape.size()));
  const bool names_none = call.has(1) && call.integers(1).empty();
  View result = operand;
  for (size_t i = dims.size(); i-- > 0 && !names_none;) {
    if (result.shape[dims[i]] == 1) result = without_dim(std::move(result), dims[i]);
  }
  return Windows{result};
}

Result<Windows> unsqueeze(const OpCall& call, const View& operand) {
  const size_t dim = TRY(wrapped_dim(call, call.integer(1), operand.shape.size() + 1));
  const auto at = static_cast<ptrdiff_t>(dim);
  const bool is_last = dim == operand.shape.size();
  View result = operand;
  result.layout.strides.insert(result.layout.strides.begin() + at,
                               is_last ? 1 : operand.shape[dim] * operand.layout.strides[dim]);
  result.shape.insert(result.shape.begin() + at, 1);
  return Windows{result};
}

Result<Windows> unfold(const OpCall& call, const View& operand) {
  if (operand.shape.empty() && call.integer(2) >= 0 && call.integer(2) <= 1) {
    TRY(wrapped_dim(call, call.integer(1), 0));
    View result = operand;  // a scalar is treated as a dim of one element
    result.shape.push_back(call.integer(2));
    result.layout.strides.push_back(1);
    return Windows{result};
  }
  const size_t dim = TRY(cut_dim(call, call.integer(1), operand));
  const int64_t size = call.integer(2);
  const int64_t step = call.integer(3);
  const int64_t extent = operand.shape[dim];
  if (size < 0 || size > extent || step < 1) {
    return call.fail("range-outside", "cannot unfold dim {} of {} in windows of {} every {}", dim,
                     to_string(operand.shape), size, step);
  }
  View result = cut(operand, dim, 0, (extent - size) / step + 1, step);
  result.shape.push_back(size);
  result.layout.strides.push_back(operand.layout.strides[dim]);
  return Windows{result};
}

// as_strided(self, size, stride, storage_offset) of a row-major self: nothing for other layouts,
// which need a copy first.
Result<View> strided_window(const OpCall& call, const View& operand) {
  const auto& size = call.integers(1);
  const auto& stride = call.integers(2);
  const int64_t offset = call.has(3) ? call.integer(3) : 0;
  if (size.size() != stride.size()) {
    return call.fail("wrong-dim-count", "'as_strided' expects as many strides as sizes, found {}",
                     to_string(stride));
  }
  const int64_t numel = call.tensor(0).numel();
  int64_t last = offset;
  bool is_inside = offset >= 0 && offset <= numel;
  bool is_empty = false;
  for (size_t dim = 0; dim < size.size() && is_inside; ++dim) {
    is_inside = size[dim] >= 0 && stride[dim] >= 0;
    is_empty |= size[dim] == 0;
    if (!is_inside || size[dim] < 2) continue;
    is_inside = stride[dim] == 0 || size[dim] - 1 <= numel / stride[dim];
    if (is_inside) last += (size[dim] - 1) * stride[dim];
  }
  if (!is_inside || (!is_empty && last >= numel)) {
    return call.fail("range-outside", "'as_strided' expects places within {} elements, found {}",
                     numel, last);
  }
  return View{size, {stride, operand.layout.offset + offset}};
}

Result<Types> infer_as_strided(const OpCall& call) {
  return types_of(call, Windows{TRY(strided_window(call, contiguous_window(call)))});
}

MaybeWindows view_as_strided(const OpCall& call, const View& operand) {
  if (!is_contiguous(operand.shape, operand.layout.strides)) return std::nullopt;
  auto window = strided_window(call, operand);
  CHECK(window.has_value());  // inference has checked the arguments
  return Windows{*std::move(window)};
}

Result<Windows> diagonal(const OpCall& call, const View& operand) {
  const size_t rank = operand.shape.size();
  const size_t a = TRY(wrapped_dim(call, call.integer(2), rank));
  const size_t b = TRY(wrapped_dim(call, call.integer(3), rank));
  if (a == b || rank < 2) return call.fail("repeated-dim", "'diagonal' expects two dims");
  const int64_t offset = std::clamp<int64_t>(call.integer(1), -operand.shape[a], operand.shape[b]);
  View result = cut(operand, offset < 0 ? a : b, offset < 0 ? -offset : offset, 0);
  const int64_t rows = operand.shape[a] - std::max<int64_t>(-offset, 0);
  const int64_t columns = operand.shape[b] - std::max<int64_t>(offset, 0);
  const int64_t stride = operand.layout.strides[a] + operand.layout.strides[b];
  result = without_dim(without_dim(std::move(result), std::max(a, b)), std::min(a, b));
  result.shape.push_back(std::min(rows, columns));
  result.layout.strides.push_back(stride);
  return Windows{result};
}

constexpr OpDef kViewOps[] = {
    {.schema = "permute(Tensor self, int[] dims) -> Tensor",
     .doc = "the dims in another order",
     .spellings = kSpellings<".permute(self, *dims: ints)", "torch.permute(input, dims)",
                             "torch.permute_copy(input, dims)">,
     .infer = infer_by<permute>,
     .view = view_by<permute>,
     .example = "(%x: f32[2,3,4]) %y = permute(%x, [0,2,1]) : f32[2,4,3]"},
    {.schema = "transpose(Tensor self, int dim0, int dim1) -> Tensor",
     .doc = "two dims swapped",
     .spellings = kSpellings<
         "torch.transpose(input, dim0, dim1)", ".transpose(self, dim0, dim1)",
         "torch.swapaxes(input, axis0, axis1) => transpose(input, dim0=axis0, dim1=axis1)",
         ".swapaxes(self, axis0, axis1) => transpose(self, dim0=axis0, dim1=axis1)",
         "torch.swapdims(input, dim0, dim1)", ".swapdims(self, dim0, dim1)",
         "torch.transpose_copy(input, dim0, dim1)">,
     .infer = infer_by<transpose>,
     .view = view_by<transpose>,
     .batch = BatchRule::kShiftsDims,
     .example = "(%x: f32[2,3,4]) %y = transpose(%x, 1, 2) : f32[2,4,3]"},
    {.schema = "t(Tensor self) -> Tensor",
     .doc = "the transposed matrix",
     .spellings = kSpellings<".t(self)", "torch.t(input)", "torch.t_copy(input)">,
     .infer = infer_by<t>,
     .view = view_by<t>,
     .example = "(%x: f32[2,3]) %y = t(%x) : f32[3,2]"},
    {.schema = "movedim(Tensor self, int[] source, int[] destination) -> Tensor",
     .doc = "some dims moved to other places",
     .spellings = kSpellings<
         "torch.movedim(input, source, destination)", ".movedim(self, source, destination)",
         "torch.moveaxis(input, source, destination)", ".moveaxis(self, source, destination)">,
     .infer = infer_by<movedim>,
     .view = view_by<movedim>,
     .example = "(%x: f32[2,3,4]) %y = movedim(%x, [0], [-1]) : f32[3,4,2]"},
    {.schema = "expand(Tensor self, int[] size) -> Tensor",
     .doc = "dims of extent 1 repeated, new ones in front; -1 keeps a dim",
     .spellings = kSpellings<".expand(self, *size: ints, implicit=False)",
                             ".expand_as(self, other) => expand(self, size=shape(other))",
                             "torch.broadcast_to(input, size)", ".broadcast_to(self, *size: ints)",
                             "torch.expand_copy(input, size, *, implicit=False)">,
     .infer = infer_by<expand>,
     .view = view_by<expand>,
     .sizes = "size",
     .example = "(%x: f32[3,1]) %y = expand(%x, [2,-1,4]) : f32[2,3,4]"},
    {.schema = "slice(Tensor self, int dim=0, int? start=None, int? end=None, int step=1)"
               " -> Tensor",
     .doc = "every step-th element of a dim, start to end, as in Python",
     .spellings = kSpellings<"torch.ops.aten.slice(self, dim=0, start=None, end=None, step=1)",
                             "torch.slice_copy(input, dim=0, start=None, end=None, step=1)">,
     .infer = infer_by<slice>,
     .view = view_by<slice>,
     .batch = BatchRule::kShiftsDims,
     .sizes = "start end",
     .example = "(%x: f32[2,8]) %y = slice(%x, 1, 2, -1, 2) : f32[2,3]"},
    {.schema = "narrow(Tensor self, int dim, int start, int length) -> Tensor",
     .doc = "length elements of a dim, from start",
     .spellings = kSpellings<"torch.narrow(input, dim, start: int, length)",
                             ".narrow(self, dim, start: int, length)",
                             "torch.narrow_copy(input, dim, start: int, length)",
                             ".narrow_copy(self, dim, start: int, length)">,
     .infer = infer_by<narrow>,
     .view = view_by<narrow>,
     .batch = BatchRule::kShiftsDims,
     .sizes = "start length",
     .example = "(%x: f32[2,8]) %y = narrow(%x, 1, 2, 3) : f32[2,3]"},
    {.schema = "select(Tensor self, int dim, int index) -> Tensor",
     .doc = "one index of a dim, which is removed",
     .spellings = kSpellings<"torch.select(input, dim, index)", ".select(self, dim, index)",
                             "torch.select_copy(input, dim, index)">,
     .infer = infer_by<select>,
     .view = view_by<select>,
     .batch = BatchRule::kShiftsDims,
     .example = "(%x: f32[2,8]) %y = select(%x, 1, -1) : f32[2]"},
    {.schema = "squeeze(Tensor self, int[]? dim=None) -> Tensor",
     .doc = "dims of extent 1 left out: all, or those named",
     .spellings = kSpellings<"torch.squeeze(input, dim=None)", ".squeeze(self, dim=None)",
                             "torch.squeeze_copy(input, dim=None)">,
     .infer = infer_by<squeeze>,
     .view = view_by<squeeze>,
     .batch = BatchRule::kShiftsDims,
     .example = "(%x: f32[2,1,3]) %y = squeeze(%x, 1) : f32[2,3]"},
    {.schema = "unsqueeze(Tensor self, int dim) -> Tensor",
     .doc = "a new dim of extent 1",
     .spellings = kSpellings<"torch.unsqueeze(input, dim)", ".unsqueeze(self, dim)",
                             "torch.unsqueeze_copy(input, dim)">,
     .infer = infer_by<unsqueeze>,
     .view = view_by<unsqueeze>,
     .batch = BatchRule::kShiftsDims,
     .example = "(%x: f32[2,3]) %y = unsqueeze(%x, -1) : f32[2,3,1]"},
    {.schema = "unfold(Tensor self, int dimension, int size, int step) -> Tensor",
     .doc = "windows of a dim, in a new last dim",
     .spellings = kSpellings<".unfold(self, dimension, size, step)",
                             "torch.unfold_copy(input, dimension, size, step)">,
     .infer = infer_by<unfold>,
     .view = view_by<unfold>,
     .example = "(%x: f32[2,8]) %y = unfold(%x, 1, 3, 2) : f32[2,3,3]"},
    {.schema = "as_strided(Tensor self, int[] size, int[] stride, int? storage_offset=None)"
               " -> Tensor",
     .doc = "elements of the row-major self at storage_offset plus index times stride",
     .spellings = kSpellings<"torch.as_strided(input, size, stride, storage_offset=None)",
                             ".as_strided(self, size, stride, storage_offset=None)",
                             "torch.as_strided_copy(input, size, stride, storage_offset=None)">,
     .infer = infer_as_strided,
     .view = view_as_strided,
     .example = "(%x: f32[2,6]) %y = as_strided(%x, [3,4], [2,1], 1) : f32[3,4]"},
    {.schema = "diagonal(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor",
     .doc = "a diagonal of two dims, as the last dim",
     .spellings = kSpellings<"torch.diagonal(input, offset=0, dim1=0, dim2=1)",
                             ".diagonal(self, offset=0, dim1=0, dim2=1)",
                             "torch.diagonal_copy(input, offset=0, dim1=0, dim2=1)",
                             "torch.linalg.diagonal(A, *, offset=0, dim1=-2, dim2=-1)">,
     .infer = infer_by<diagonal>,
     .view = view_by<diagonal>,
     .example = "(%x: f32[3,4]) %y = diagonal(%x, 1) : f32[3]"},
};

}  // namespace

std::span<const OpDef> view_ops() { return kViewOps; }

}  // namespace passnet
