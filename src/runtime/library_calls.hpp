// The library calls of a plan, made ready to run on its memory.
#pragma once

#include "runtime/convolution_call.hpp"
#include "runtime/plan.hpp"
#include "runtime/product_call.hpp"

#include <expected>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace passnet {

using PreparedCall = std::variant<ProductCall, ConvolutionCall>;

// `function`: of the step's epilogue, if it has one. The error is one sentence.
std::expected<PreparedCall, std::string> prepare(const Step& step, KernelFunction function,
                                                 size_t threads);

// What `bind_memory` needs, 64-byte aligned; free between runs.
size_t scratch_bytes(const PreparedCall& call);

// `blocks`: the addresses of the step's buffers, in its order. Then runs each primitive once, so
// that what the library compiles at a first call is compiled.
void bind_memory(PreparedCall& call, std::span<std::byte* const> blocks, std::byte* scratch);

// All of a plan's, in the order of its steps; they share their scratch memory, as they run one
// after another.
class LibraryCalls {
 public:
  // `libraries`: have the kernels of epilogues. `threads`: of the pool that they will run on.
  static std::expected<LibraryCalls, std::string> prepare(const Plan& plan,
                                                          const KernelLibraries& libraries,
                                                          size_t threads);
  // Where a block of the plan lies; each that a call uses must be placed before it runs.
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
