#include "runtime/library_calls.hpp"

#include <algorithm>
#include <memory>

namespace passnet {
namespace {

constexpr size_t kAlignment = 64;

void bind_call(ProductCall& call, std::span<std::byte* const> blocks, std::byte* scratch) {
  call.bind({.left = blocks[0],
             .right = blocks[1],
             .addend = blocks.size() > 3 ? blocks[3] : nullptr,
             .target = blocks[2]},
            scratch);
}

void bind_call(ConvolutionCall& call, std::span<std::byte* const> blocks, std::byte* scratch) {
  call.bind({.input = blocks[0],
             .weight = blocks[1],
             .bias = blocks.size() > 3 ? blocks[3] : nullptr,
             .output = blocks[2]},
            scratch);
}

}  // namespace

std::expected<PreparedCall, std::string> prepare(const LibraryCall& call, size_t threads) {
  if (const auto* product = std::get_if<Product>(&call)) {
    auto prepared = ProductCall::prepare(*product, threads);
    if (!prepared) return std::unexpected(prepared.error());
    return PreparedCall(*std::move(prepared));
  }
  auto prepared = ConvolutionCall::prepare(std::get<Convolution>(call), threads);
  if (!prepared) return std::unexpected(prepared.error());
  return PreparedCall(*std::move(prepared));
}

size_t scratch_bytes(const PreparedCall& call) {
  return std::visit([](const auto& prepared) { return prepared.scratch_bytes(); }, call);
}

void bind_memory(PreparedCall& call, std::span<std::byte* const> blocks, std::byte* scratch) {
  std::visit(
      [&](auto& prepared) {
        bind_call(prepared, blocks, scratch);
        prepared.warm_up();
      },
      call);
}

std::expected<LibraryCalls, std::string> LibraryCalls::prepare(const Plan& plan,
                                                               std::span<std::byte* const> blocks,
                                                               size_t threads) {
  LibraryCalls library;
  size_t bytes = 0;
  for (const Step& step : plan.steps) {
    if (!step.library) continue;
    auto call = passnet::prepare(*step.library, threads);
    if (!call) return std::unexpected(call.error());
    bytes = std::max(bytes, passnet::scratch_bytes(*call));
    library.calls_.push_back(*std::move(call));
  }
  library.scratch_.resize(bytes + kAlignment);
  void* place = library.scratch_.data();
  size_t space = library.scratch_.size();
  auto* const scratch = static_cast<std::byte*>(std::align(kAlignment, bytes, place, space));
  size_t next = 0;
  for (const Step& step : plan.steps) {
    if (!step.library) continue;
    std::vector<std::byte*> own;
    for (const BlockId buffer : step.buffers) own.push_back(blocks[buffer.index]);
    bind_memory(library.calls_[next++], own, scratch);
  }
  return library;
}

}  // namespace passnet
