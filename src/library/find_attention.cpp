#include "library/find_attention.hpp"

#include "kernel/builder.hpp"
#include "kernel/costs/library.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace passnet {
namespace {

// Parameters of the op by their position.
enum Parameter : size_t { kQuery, kKey, kValue, kMask, kIsCausal, kScale };

constexpr size_t kRank = 4;  // not tuning: of the tensors of a call

using Dims = std::array<int64_t, kRank>;

// The extents of a tensor of at most four dims, with ones before them.
std::optional<Dims> dims_of(const TensorType& type) {
  if (type.rank() > kRank) return std::nullopt;
  Dims dims;
  dims.fill(1);
  std::ranges::copy(type.shape, dims.end() - static_cast<ptrdiff_t>(type.rank()));
  return dims;
}

AttentionTensor tensor_of(const TensorType& type, const Layout& layout) {
  AttentionTensor tensor{.start = layout.offset};
  const size_t before = kRank - type.rank();
  for (size_t dim = 0; dim < type.rank(); ++dim) {
    if (type.shape[dim] > 1) tensor.strides[before + dim] = layout.strides[dim];
  }
  if (type.shape.back() == 1) tensor.strides.back() = 1;
  return tensor;
}

// True if an extent is that one, or repeats.
bool fits(int64_t extent, int64_t wanted) { return extent == wanted || extent == 1; }

// The sizes of the attention; null: the library knows no such form.
std::optional<Attention> find_sizes(const OpCall& call) {
  const auto query = dims_of(call.tensor(kQuery));
  const auto key = dims_of(call.tensor(kKey));
  const auto value = dims_of(call.tensor(kValue));
  if (!query || !key || !value) return std::nullopt;
  Attention found{.dtype = call.tensor(kQuery).dtype,
                  .is_causal = call.boolean(kIsCausal),
                  .batch = (*query)[0],
                  .heads = (*query)[1],
                  .key_heads = (*key)[1],
                  .queries = (*query)[2],
                  .keys = (*key)[2],
                  .width = (*query)[3]};
  found.scale = static_cast<float>(
      call.has(kScale) ? call.number(kScale) : 1 / std::sqrt(static_cast<double>(found.width)));
  const bool is_known = fits((*key)[0], found.batch) && fits((*value)[0], found.batch) &&
                        (*value)[1] == found.key_heads && found.key_heads > 0 &&
                        found.heads % found.key_heads == 0 && (*value)[3] == found.width;
  if (!is_known) return std::nullopt;
  if (!call.has(kMask)) return found;
  const auto mask = dims_of(call.tensor(kMask));
  if (!mask || (*mask)[3] != found.keys) return std::nullopt;
  found.mask_dtype = call.tensor(kMask).dtype;
  return found;
}

AttentionTensor& place_of(Attention& attention, size_t operand) {
  if (operand == kQuery) return attention.query;
  if (operand == kKey) return attention.key;
  return operand == kValue ? attention.value : attention.mask;
}

bool is_large_enough(const Attention& attention, const LibraryRules& rules) {
  const int64_t products =
      attention.batch * attention.heads * attention.queries * attention.keys * attention.width;
  return products >= rules.min_attention_products && attention.width <= rules.max_attention_width;
}

}  // namespace

std::optional<FoundAttention> find_attention(const OpCall& call, std::span<const Window> operands,
                                             const LibraryRules& rules, const Library& library) {
  if (library.attends == nullptr) return std::nullopt;
  const auto sizes = find_sizes(call);
  if (!sizes || !is_large_enough(*sizes, rules)) return std::nullopt;
  FoundAttention found{.attention = *sizes, .copied = {}};
  // Contiguous operands, of which each is replaced by the given one if the library takes it so.
  const auto place = [&](size_t i, const Layout& layout) {
    place_of(found.attention, i) = tensor_of(operands[i].type, layout);
  };
  for (size_t i = 0; i < operands.size(); ++i) {
    place(i, {.strides = contiguous_strides(operands[i].type.shape)});
  }
  const bool is_bool = found.attention.mask_dtype == DType::kBool;
  if (is_bool) found.attention.mask_dtype = found.attention.dtype;
  if (!library.attends(found.attention)) return std::nullopt;
  for (size_t i = 0; i < operands.size(); ++i) {
    const AttentionTensor contiguous = place_of(found.attention, i);
    place(i, operands[i].layout);
    if (library.attends(found.attention) && !(i == kMask && is_bool)) continue;
    place_of(found.attention, i) = contiguous;
    found.copied.push_back(i);
  }
  return found;
}

Kernel attention_copy(const TensorType& type, DType dtype) {
  KernelBuilder builder("copy");
  const BufferId input = builder.input("input", type);
  const BufferId output = builder.output("output", {.dtype = dtype, .shape = type.shape});
  ExprIds index;
  for (size_t dim = 0; dim < type.rank(); ++dim) index.push_back(builder.index(dim));
  ExprId value = builder.load(input, index);
  if (type.dtype == DType::kBool) {
    const ExprId nothing = builder.number(-std::numeric_limits<double>::infinity(), dtype);
    value = builder.apply(ScalarOp::kSelect, {value, builder.number(0, dtype), nothing});
  }
  builder.map(builder.extents(output), output, index, value);
  return builder.take();
}

}  // namespace passnet
