// A plan: the steps to run and their memory, with nothing left to decide at run time.
#pragma once

#include "kernel/launch.hpp"
#include "runtime/attention.hpp"
#include "runtime/convolution.hpp"
#include "runtime/epilogue.hpp"
#include "runtime/fourier.hpp"
#include "runtime/grouped_product.hpp"
#include "runtime/ordering.hpp"
#include "runtime/product.hpp"
#include "tensor/tensor.hpp"

#include <cstddef>
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
  kTemporary,  // reused between steps for values whose lifetimes do not overlap
  kConstant,   // holds `contents` before the first call, and is only read
  kReport,     // a `Report` of one step; holds its `contents`, an empty one, before each call
};

inline constexpr size_t kBlockAlignment = 64;  // not tuning: bytes on which kernels rely

// Returns `bytes` rounded up to a multiple of the alignment of blocks.
constexpr size_t align_up(size_t bytes) {
  return (bytes + kBlockAlignment - 1) / kBlockAlignment * kBlockAlignment;
}

// A piece of memory, aligned to `kBlockAlignment`.
struct Block {
  int64_t bytes = 0;
  BlockRole role = BlockRole::kTemporary;
  std::vector<std::byte> contents;  // all bytes of a constant or a report
};

// The place of a tensor in memory: strides and offset in elements.
struct Placement {
  BlockId block;
  TensorType type;
  Strides strides;
  int64_t offset = 0;
};

// A library call. Buffers of a product: left, right, target and, if it has one, the addend; of a
// convolution: input, weight, output and, if it has one, the bias; of an ordering: input, values if
// it stores them, and positions; of a Fourier transform: operand and result; of an attention:
// query, key, result, value and, if it has one, the mask; of a grouped product: matrices, numbers,
// target and vectors.
using LibraryCall =
    std::variant<Product, Convolution, Ordering, Fourier, Attention, GroupedProduct>;

// A call of a generated or handwritten kernel: an index into the list of kernels of the plan.
struct KernelLaunch {
  uint32_t kernel = 0;
  std::vector<BlockId> buffers;
  std::vector<int64_t> parameters;  // doubles as their bits
  LaunchShape shape;
  std::string entry;  // of a GPU: the `__global__` function of the kernel's text
};

// A call of the library. With an epilogue, its result is not a buffer of the step, and the buffers
// of the epilogue follow those of the call.
struct LibraryStep {
  LibraryCall call;
  std::vector<BlockId> buffers = {};
  std::optional<Epilogue> epilogue;
};

using Step = std::variant<KernelLaunch, LibraryStep>;

inline bool is_library_step(const Step& step) { return std::holds_alternative<LibraryStep>(step); }

inline const std::vector<BlockId>& buffers_of(const Step& step) {
  return std::visit([](const auto& own) -> const std::vector<BlockId>& { return own.buffers; },
                    step);
}

// Returns the index of the kernel that the step runs, by itself or as its epilogue.
std::optional<uint32_t> kernel_of(const Step& step);

// The block to which a step reports what it refuses.
struct ReportBlock {
  BlockId block;
  std::string label;  // the ops of the step
};

struct Plan {
  std::vector<Block> blocks;
  std::vector<Placement> inputs;   // in graph order
  std::vector<Placement> results;  // in graph order; may be in input or constant blocks (views)
  std::vector<Step> steps;
  std::vector<ReportBlock> reports;  // in the order of the steps
};

// Returns the number of bytes from element 0 to the end of the tensor's furthest element.
int64_t storage_bytes(const TensorType& type, std::span<const int64_t> strides, int64_t offset);

// Copies a contiguous tensor to its place in the block, and out of it.
void scatter(const Tensor& tensor, const Placement& placement, std::span<std::byte> block);
Tensor gather(const Placement& placement, std::span<const std::byte> block);
// Copies into a tensor of the placement's type, because allocating memory for each call costs more
// than the copy.
void gather_into(Tensor& tensor, const Placement& placement, std::span<const std::byte> block);

}  // namespace passnet
