// A plan: what to run, on which memory, with nothing left to decide at run time.
#pragma once

#include "runtime/convolution.hpp"
#include "runtime/epilogue.hpp"
#include "runtime/product.hpp"
#include "tensor/tensor.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace passnet {

struct BlockTag;
using BlockId = Id<BlockTag>;

enum class BlockRole : uint8_t {
  kInput,      // the caller's
  kResult,     // holds at least one result
  kTemporary,  // reused between steps whose values do not live at the same time
  kConstant,   // holds `contents` before the first call, and is only read
};

// A piece of memory, 64-byte aligned.
struct Block {
  int64_t bytes = 0;
  BlockRole role = BlockRole::kTemporary;
  std::vector<std::byte> contents;  // of a constant, all of its bytes
};

// Where a tensor lies: strides and offset in elements.
struct Placement {
  BlockId block;
  TensorType type;
  Strides strides;
  int64_t offset = 0;
};

// A call of the library. Buffers of a product: left, right, target and, if it has one, the addend;
// of a convolution: input, weight, output and, if it has one, the bias.
using LibraryCall = std::variant<Product, Convolution>;

// One kernel call: `kernel` is an index into the list of libraries, one entry point each. Or a call
// of the library; with an epilogue, its result is no buffer of the step, and the epilogue's buffers
// follow the call's.
struct Step {
  uint32_t kernel = 0;
  std::vector<BlockId> buffers;
  std::vector<int64_t> parameters;  // doubles as their bits
  std::optional<LibraryCall> library;
  std::optional<Epilogue> epilogue;
};

struct Plan {
  std::vector<Block> blocks;
  std::vector<Placement> inputs;   // in graph order
  std::vector<Placement> results;  // in graph order; may lie in input or constant blocks (views)
  std::vector<Step> steps;
};

// How many bytes the tensor's storage spans (its furthest element, from element 0).
int64_t storage_bytes(const TensorType& type, std::span<const int64_t> strides, int64_t offset);

// Copies a contiguous tensor to where it belongs in its block, and out of it.
void scatter(const Tensor& tensor, const Placement& placement, std::span<std::byte> block);
Tensor gather(const Placement& placement, std::span<const std::byte> block);
// The same into a tensor of the placement's type: memory that is fresh each time costs more than
// the copy.
void gather_into(Tensor& tensor, const Placement& placement, std::span<const std::byte> block);

}  // namespace passnet
