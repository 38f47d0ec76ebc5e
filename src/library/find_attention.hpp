// Finds the attentions that a library computes in one call.
#pragma once

#include "ir/op/op.hpp"
#include "lower/program.hpp"
#include "runtime/attention.hpp"
#include "runtime/library.hpp"

#include <optional>
#include <span>
#include <vector>

namespace passnet {

struct LibraryRules;

struct FoundAttention {
  Attention attention;
  // The operands, by their numbers, of which the call takes contiguous copies in its dtype
  // (`attention_copy`).
  std::vector<size_t> copied;
};

// Returns a call of `scaled_dot_product_attention` over these operands; nullopt if the library has
// no call for it, or if it is too small to be faster there.
std::optional<FoundAttention> find_attention(const OpCall& call, std::span<const Window> operands,
                                             const LibraryRules& rules, const Library& library);

// The kernel that copies an operand to a contiguous tensor of that dtype. A mask of bool becomes
// what is added to scores: zero, or minus infinity.
Kernel attention_copy(const TensorType& type, DType dtype);

}  // namespace passnet
