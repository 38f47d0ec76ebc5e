// Attention as a step of a plan: descriptors of calls that compute it as a whole.
#pragma once

#include "type/dtype.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace passnet {

// A tensor of four dims in a buffer, in elements; the stride of a dim that repeats is 0.
struct AttentionTensor {
  int64_t start = 0;
  std::array<int64_t, 4> strides{};
};

// result[b, h, i] = Σ over j of softmax over j of (scale · query[b, h, i] · key[b, h, j] +
// mask[b, h, i, j]) · value[b, h, j], over a width of the last dim; nothing is attended to where
// the mask is minus infinity, nor, if it is causal, where j > i. A row that attends to nothing is
// zero. A head of key and value serves several consecutive ones of the query. The result is
// contiguous.
struct Attention {
  DType dtype = DType::kF16;  // of all but the mask
  std::optional<DType> mask_dtype;
  bool is_causal = false;
  float scale = 1;
  int64_t batch = 1;
  int64_t heads = 1;
  int64_t key_heads = 1;
  int64_t queries = 1;
  int64_t keys = 1;
  int64_t width = 1;
  AttentionTensor query;
  AttentionTensor key;
  AttentionTensor value;
  AttentionTensor mask;
};

}  // namespace passnet
