// Ops that cut a dim into pieces, each a window into the operand's buffer.
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/shape/view_map.hpp"
#include "ops/spelling.hpp"

#include <algorithm>

namespace passnet {
namespace {

// The windows of consecutive pieces of a dim.
Windows pieces(const View& operand, size_t dim, std::span<const int64_t> lengths) {
  Windows windows;
  int64_t start = 0;
  for (const int64_t length : lengths) {
    windows.push_back(cut(operand, dim, start, length));
    start += length;
  }
  return windows;
}

// More results than this are a mistake, and would only exhaust memory.
constexpr int64_t kMaxPieces = 65536;

Result<Integers> equal_pieces(const OpCall& call, int64_t extent, int64_t length) {
  if (length < 1 && extent > 0) {
    return call.fail("bad-piece-size", "expected pieces of at least 1, found {}", length);
  }
  const int64_t count = extent == 0 ? 1 : (extent - 1) / length + 1;
  if (count > kMaxPieces) {
    return call.fail("too-many-pieces", "expected at most {} pieces, found {}", kMaxPieces, count);
  }
  Integers lengths(static_cast<size_t>(count), length);
  lengths.back() = extent - length * (count - 1);
  return lengths;
}

// split(self, split_size, dim): a single size applies to every piece except the last.
Result<Windows> split(const OpCall& call, const View& operand) {
  const size_t dim = TRY(cut_dim(call, call.integer(2), operand));
  const auto& sizes = call.integers(1);
  const int64_t extent = operand.shape[dim];
  if (sizes.size() == 1) {
    return pieces(operand, dim, TRY(equal_pieces(call, extent, sizes[0])));
  }
  int64_t rest = extent;
  for (const int64_t size : sizes) rest = size < 0 || rest < size ? -1 : rest - size;
  if (rest != 0) {
    return call.fail("bad-piece-size", "the pieces {} do not make up dim {} of {}",
                     to_string(sizes), dim, to_string(operand.shape));
  }
  return pieces(operand, dim, sizes);
}

Result<Windows> chunk(const OpCall& call, const View& operand) {
  const size_t dim = TRY(cut_dim(call, call.integer(2), operand));
  const int64_t chunks = call.integer(1);
  if (chunks < 1 || chunks > kMaxPieces) {
    return call.fail("too-many-pieces", "expected 1 to {} chunks, found {}", kMaxPieces, chunks);
  }
  const int64_t extent = operand.shape[dim];
  if (extent == 0) {
    return pieces(operand, dim, Integers(static_cast<size_t>(chunks), 0));
  }
  return pieces(operand, dim, TRY(equal_pieces(call, extent, (extent - 1) / chunks + 1)));
}

// The windows between bounds of a dim, as Python's slices.
Windows pieces_at(const View& operand, size_t dim, Integers bounds) {
  const int64_t extent = operand.shape[dim];
  Windows windows;
  int64_t start = 0;
  bounds.push_back(extent);
  for (const int64_t bound : bounds) {
    const int64_t end = std::clamp<int64_t>(bound < 0 ? bound + extent : bound, 0, extent);
    windows.push_back(cut(operand, dim, start, std::max<int64_t>(end - start, 0)));
    start = end;
  }
  return windows;
}

// tensor_split(self, sections, indices, dim): as numpy's array_split.
Result<Windows> tensor_split(const OpCall& call, const View& operand) {
  const size_t dim = TRY(cut_dim(call, call.integer(3), operand));
  const int64_t extent = operand.shape[dim];
  if (call.has(1) == call.has(2)) {
    return call.fail("sections-or-indices", "'tensor_split' expects sections or indices");
  }
  if (call.has(2)) return pieces_at(operand, dim, call.integers(2));
  const int64_t sections = call.integer(1);
  if (sections < 1 || sections > kMaxPieces) {
    return call.fail("too-many-pieces", "expected 1 to {} sections, found {}", kMaxPieces,
                     sections);
  }
  Integers lengths;
  for (int64_t i = 0; i < sections; ++i) {
    lengths.push_back(extent / sections + (i < extent % sections ? 1 : 0));
  }
  return pieces(operand, dim, lengths);
}

Result<Windows> unbind(const OpCall& call, const View& operand) {
  const size_t dim = TRY(cut_dim(call, call.integer(1), operand));
  if (operand.shape[dim] > kMaxPieces) {
    return call.fail("too-many-pieces", "expected at most {} slices, found {}", kMaxPieces,
                     operand.shape[dim]);
  }
  Windows windows;
  for (int64_t i = 0; i < operand.shape[dim]; ++i) {
    windows.push_back(without_dim(cut(operand, dim, i, 1), dim));
  }
  return windows;
}

// hsplit, vsplit, dsplit: tensor_split of one dim, whose sections must be equal.
template <size_t least>
Result<Windows> split_of_rank(const OpCall& call, const View& operand) {
  TRY(expect_rank(call, call.tensor(0), least, 64));
  const size_t dim = least == 3 ? 2 : least == 2 || operand.shape.size() == 1 ? 0 : 1;
  const int64_t extent = operand.shape[dim];
  if (call.has(1) == call.has(2)) {
    return call.fail("sections-or-indices", "'{}' expects sections or indices", call.op().name());
  }
  if (call.has(2)) return pieces_at(operand, dim, call.integers(2));
  const int64_t sections = call.integer(1);
  if (sections < 1 || sections > kMaxPieces || extent % sections != 0) {
    return call.fail("bad-piece-size", "'{}' expects equal sections of {}, found {}",
                     call.op().name(), extent, sections);
  }
  return pieces(operand, dim, Integers(static_cast<size_t>(sections), extent / sections));
}

constexpr OpDef kSplitOps[] = {
    {.schema = "split(Tensor self, int[] split_size, int dim=0) -> Tensor[]",
     .doc = "pieces of a dim: of one size, or of the sizes listed",
     .spellings = kSpellings<"torch.split(tensor, split_size_or_sections: int, dim=0) "
                             "=> split(tensor, split_size=[split_size_or_sections], dim=dim)",
                             "torch.split(tensor, split_size_or_sections, dim=0) "
                             "=> split(tensor, split_size=split_size_or_sections, dim=dim)",
                             "torch.functional.split(tensor, split_size_or_sections, dim=0) "
                             "=> split(tensor, split_size=split_size_or_sections, dim=dim)",
                             ".split(self, split_size, dim=0)",
                             "torch.split_with_sizes(input, split_sizes, dim=0) "
                             "=> split(input, split_size=split_sizes, dim=dim)",
                             "torch.split_with_sizes_copy(input, split_sizes, dim=0) "
                             "=> split(input, split_size=split_sizes, dim=dim)",
                             ".split_with_sizes(self, split_sizes, dim=0) "
                             "=> split(self, split_size=split_sizes, dim=dim)",
                             "torch.unsafe_split(input, split_size, dim=0)",
                             ".unsafe_split(self, split_size, dim=0)">,
     .infer = infer_by<split>,
     .view = view_by<split>,
     .sizes = "split_size",
     .example = "(%x: f32[2,8]) %a, %b = split(%x, [3,5], dim=1) : f32[2,3], f32[2,5]"},
    {.schema = "chunk(Tensor self, int chunks, int dim=0) -> Tensor[]",
     .doc = "at most a given number of equal pieces of a dim; the last may be shorter",
     .spellings = kSpellings<"torch.chunk(input, chunks, dim=0)", ".chunk(self, chunks, dim=0)",
                             "torch.unsafe_chunk(input, chunks, dim=0)",
                             ".unsafe_chunk(self, chunks, dim=0)">,
     .infer = infer_by<chunk>,
     .view = view_by<chunk>,
     .example = "(%x: f32[2,8]) %a, %b = chunk(%x, 2, dim=1) : f32[2,4], f32[2,4]"},
    {.schema = "tensor_split(Tensor self, int? sections=None, int[]? indices=None, int dim=0)"
               " -> Tensor[]",
     .doc = "pieces of a dim: a given number of nearly equal size, or cut at the indices",
     .spellings = kSpellings<"torch.tensor_split(input, indices_or_sections: int, dim=0) "
                             "=> tensor_split(input, sections=indices_or_sections, dim=dim)",
                             "torch.tensor_split(input, indices_or_sections: ints, dim=0) "
                             "=> tensor_split(input, indices=indices_or_sections, dim=dim)",
                             "torch.tensor_split(input, *, indices: ints, dim=0)",
                             "torch.tensor_split(input, *, sections: int, dim=0)",
                             ".tensor_split(self, *, indices: ints, dim=0)",
                             ".tensor_split(self, *, sections: int, dim=0)",
                             ".tensor_split(self, indices_or_sections: int, dim=0) "
                             "=> tensor_split(self, sections=indices_or_sections, dim=dim)",
                             ".tensor_split(self, indices_or_sections: ints, dim=0) "
                             "=> tensor_split(self, indices=indices_or_sections, dim=dim)">,
     .infer = infer_by<tensor_split>,
     .view = view_by<tensor_split>,
     .example = "(%x: f32[2,5]) %a, %b = tensor_split(%x, 2, dim=1) : f32[2,3], f32[2,2]"},
    {.schema = "unbind(Tensor self, int dim=0) -> Tensor[]",
     .doc = "every index of a dim, which is removed",
     .spellings = kSpellings<"torch.unbind(input, dim=0)", "torch.unbind_copy(input, dim=0)",
                             ".unbind(self, dim=0)">,
     .infer = infer_by<unbind>,
     .view = view_by<unbind>,
     .example = "(%x: f32[2,3]) %a, %b = unbind(%x) : f32[3], f32[3]"},
    {.schema = "hsplit(Tensor self, int? sections=None, int[]? indices=None) -> Tensor[]",
     .doc = "pieces of the second dim (of a vector, its only one): a given number of equal ones, "
            "or cut at the indices",
     .spellings =
         kSpellings<"torch.hsplit(input, sections: int)", "torch.hsplit(input, indices: ints)",
                    ".hsplit(self, sections: int)", ".hsplit(self, *indices: ints)">,
     .infer = infer_by<split_of_rank<1>>,
     .view = view_by<split_of_rank<1>>,
     .example = "(%x: f32[2,4]) %a, %b = hsplit(%x, 2) : f32[2,2], f32[2,2]"},
    {.schema = "vsplit(Tensor self, int? sections=None, int[]? indices=None) -> Tensor[]",
     .doc = "pieces of the first dim: a given number of equal ones, or cut at the indices",
     .spellings =
         kSpellings<"torch.vsplit(input, sections: int)", "torch.vsplit(input, indices: ints)",
                    ".vsplit(self, sections: int)", ".vsplit(self, *indices: ints)">,
     .infer = infer_by<split_of_rank<2>>,
     .view = view_by<split_of_rank<2>>,
     .example = "(%x: f32[4,2]) %a, %b = vsplit(%x, 2) : f32[2,2], f32[2,2]"},
    {.schema = "dsplit(Tensor self, int? sections=None, int[]? indices=None) -> Tensor[]",
     .doc = "pieces of the third dim: a given number of equal ones, or cut at the indices",
     .spellings =
         kSpellings<"torch.dsplit(input, sections: int)", "torch.dsplit(input, indices: ints)",
                    ".dsplit(self, sections: int)", ".dsplit(self, *indices: ints)">,
     .infer = infer_by<split_of_rank<3>>,
     .view = view_by<split_of_rank<3>>,
     .example = "(%x: f32[2,2,4]) %a, %b = dsplit(%x, 2) : f32[2,2,2], f32[2,2,2]"},
};

}  // namespace

std::span<const OpDef> split_ops() { return kSplitOps; }

}  // namespace passnet
