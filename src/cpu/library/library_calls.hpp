// The library calls of a plan, made ready to run on its memory.
#pragma once

#include "cpu/library/convolution_call.hpp"
#include "cpu/library/fourier/fourier_call.hpp"
#include "cpu/library/grouped_product_call.hpp"
#include "cpu/library/ordering_call.hpp"
#include "cpu/library/product_call.hpp"
#include "runtime/plan.hpp"

#include <expected>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace passnet {

using PreparedCall =
    std::variant<ProductCall, ConvolutionCall, OrderingCall, FourierCall, GroupedProductCall>;

// `function`: of the step's epilogue, if it has one. The error is one sentence.
std::expected<PreparedCall, std::string> prepare(const LibraryStep& step, KernelFunction function,
                                                 size_t threads);

// The size of the memory that `bind_memory` needs, aligned as blocks are; it is free between runs.
size_t scratch_bytes(const PreparedCall& call);

// `blocks` are the addresses of the step's buffers, in its order. It then runs each primitive once,
// because the library compiles some at their first call.
void bind_memory(PreparedCall& call, std::span<std::byte* const> blocks, std::byte* scratch);

// The calls of a plan in the order of its steps. They run one after another and share one scratch
// memory.
class LibraryCalls {
 public:
  // `libraries` have the kernels of epilogues. `threads` is the size of the pool that they will run
  // on.
  static std::expected<LibraryCalls, std::string> prepare(const Plan& plan,
                                                          const KernelLibraries& libraries,
                                                          size_t threads);
  // Sets the address of a block of the plan; each that a call uses must be placed before it runs.
  void place(BlockId block, std::byte* address);
  void warm_up();
  std::vector<PreparedCall>& calls() { return calls_; }

 private:
  struct Buffers {
    std::vector<BlockId> blocks;  // of the step, in its order
    std::vector<std::byte*> addresses;
  };

  std::vector<PreparedCall> calls_;
  std::vector<Buffers> buffers_;
  std::vector<std::byte> memory_;
  std::byte* scratch_ = nullptr;  // in it, aligned
};

}  // namespace passnet
