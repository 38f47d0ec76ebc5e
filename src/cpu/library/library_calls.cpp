#include "cpu/library/library_calls.hpp"

#include "cpu/library/library_tiles.hpp"

#include <algorithm>
#include <memory>

namespace passnet {

std::expected<PreparedCall, std::string> prepare(const LibraryStep& step, KernelFunction function,
                                                 size_t threads) {
  constexpr LibraryTiles kTiles;
  std::optional<EpilogueCall> epilogue;
  if (step.epilogue) epilogue.emplace(*step.epilogue, function);
  if (const auto* product = std::get_if<Product>(&step.call)) {
    auto prepared = ProductCall::prepare(*product, kTiles, threads, std::move(epilogue));
    if (!prepared) return std::unexpected(prepared.error());
    return PreparedCall(*std::move(prepared));
  }
  if (const auto* ordering = std::get_if<Ordering>(&step.call)) {
    return OrderingCall(*ordering, kTiles, threads);
  }
  if (const auto* fourier = std::get_if<Fourier>(&step.call)) {
    auto prepared = FourierCall::prepare(*fourier, kTiles, threads);
    if (!prepared) return std::unexpected(prepared.error());
    return PreparedCall(*std::move(prepared));
  }
  if (const auto* grouped = std::get_if<GroupedProduct>(&step.call)) {
    auto prepared = GroupedProductCall::prepare(*grouped, kTiles, threads);
    if (!prepared) return std::unexpected(prepared.error());
    return PreparedCall(*std::move(prepared));
  }
  auto prepared = ConvolutionCall::prepare(std::get<Convolution>(step.call), kTiles, threads,
                                           std::move(epilogue));
  if (!prepared) return std::unexpected(prepared.error());
  return PreparedCall(*std::move(prepared));
}

size_t scratch_bytes(const PreparedCall& call) {
  return std::visit([](const auto& prepared) { return prepared.scratch_bytes(); }, call);
}

void bind_memory(PreparedCall& call, std::span<std::byte* const> blocks, std::byte* scratch) {
  std::visit(
      [&](auto& prepared) {
        prepared.bind(blocks, scratch);
        prepared.warm_up();
      },
      call);
}

std::expected<LibraryCalls, std::string> LibraryCalls::prepare(const Plan& plan,
                                                               const KernelLibraries& libraries,
                                                               size_t threads) {
  LibraryCalls library;
  size_t bytes = 0;
  for (const Step& any : plan.steps) {
    const auto* step = std::get_if<LibraryStep>(&any);
    if (step == nullptr) continue;
    auto call = passnet::prepare(
        *step, step->epilogue ? libraries.function(step->epilogue->kernel) : nullptr, threads);
    if (!call) return std::unexpected(call.error());
    bytes = std::max(bytes, passnet::scratch_bytes(*call));
    library.calls_.push_back(*std::move(call));
    library.buffers_.push_back(
        {.blocks = step->buffers, .addresses = std::vector<std::byte*>(step->buffers.size())});
  }
  library.memory_.resize(bytes + kBlockAlignment);
  void* place = library.memory_.data();
  size_t space = library.memory_.size();
  library.scratch_ = static_cast<std::byte*>(std::align(kBlockAlignment, bytes, place, space));
  return library;
}

void LibraryCalls::place(BlockId block, std::byte* address) {
  for (size_t call = 0; call < calls_.size(); ++call) {
    Buffers& buffers = buffers_[call];
    bool moved = false;
    for (size_t i = 0; i < buffers.blocks.size(); ++i) {
      if (buffers.blocks[i] != block) continue;
      buffers.addresses[i] = address;
      moved = true;
    }
    if (!moved) continue;
    std::visit([&](auto& prepared) { prepared.bind(buffers.addresses, scratch_); }, calls_[call]);
  }
}

void LibraryCalls::warm_up() {
  for (PreparedCall& call : calls_) {
    std::visit([](auto& prepared) { prepared.warm_up(); }, call);
  }
}

}  // namespace passnet
