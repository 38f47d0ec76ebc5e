#include "runtime/executable.hpp"

#include "base/thread_pool.hpp"

#include <dlfcn.h>

namespace passnet {
namespace {

// Work below the grain stays on the caller; the rest is split evenly.
void parallel_for(KernelContext* context, int64_t count, int64_t grain,
                  void (*body)(void*, int64_t, int64_t), void* data) {
  if (count <= 0) return;
  if (context->pool == nullptr || count <= grain) {
    body(data, 0, count);
    return;
  }
  ++context->parallel_calls;
  context->pool->parallel_for(count, grain, body, data);
}

}  // namespace

void KernelLibraries::Close::operator()(void* handle) const { dlclose(handle); }

std::expected<KernelLibraries, std::string> KernelLibraries::load(
    std::span<const std::filesystem::path> paths) {
  KernelLibraries libraries;
  for (const std::filesystem::path& path : paths) {
    void* handle = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (handle == nullptr) return std::unexpected(std::string(dlerror()));
    libraries.handles_.emplace_back(handle);
    void* symbol = dlsym(handle, kKernelSymbol);
    if (symbol == nullptr) return std::unexpected("a kernel library lacks its entry point");
    libraries.functions_.push_back(reinterpret_cast<KernelFunction>(symbol));
  }
  return libraries;
}

Executable::Executable(const Plan& plan, const KernelLibraries& libraries,
                       std::span<std::byte* const> blocks, ThreadPool* pool)
    : context_{.parallel_for = parallel_for,
               .threads = pool == nullptr ? 1 : static_cast<int32_t>(pool->size()),
               .pool = pool} {
  CHECK(blocks.size() == plan.blocks.size());
  size_t addresses = 0;
  size_t parameters = 0;
  for (const Step& step : plan.steps) {
    addresses += step.buffers.size();
    parameters += step.parameters.size();
  }
  // Reserved ahead, so that the pointers taken below stay valid.
  addresses_.reserve(addresses);
  parameters_.reserve(parameters);
  calls_.reserve(plan.steps.size());
  for (const Step& step : plan.steps) {
    calls_.push_back({.function = libraries.function(step.kernel),
                      .buffers = addresses_.data() + addresses_.size(),
                      .parameters = parameters_.data() + parameters_.size()});
    for (const BlockId block : step.buffers) addresses_.push_back(blocks[block.index]);
    parameters_.insert(parameters_.end(), step.parameters.begin(), step.parameters.end());
  }
}

void Executable::run() {
  for (const Call& call : calls_) call.function(&context_, call.buffers, call.parameters);
}

}  // namespace passnet
