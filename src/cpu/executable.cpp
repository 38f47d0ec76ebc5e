#include "cpu/executable.hpp"

#include "base/check.hpp"
#include "base/clock.hpp"
#include "base/thread_pool.hpp"

#include <algorithm>

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

// Does the same, and notes the number of threads that took part.
void counted_parallel_for(KernelContext* context, int64_t count, int64_t grain,
                          void (*body)(void*, int64_t, int64_t), void* data) {
  if (context->pool != nullptr && count > grain) {
    const int64_t most = (count + grain - 1) / std::max<int64_t>(grain, 1);
    context->widest = std::max(context->widest, std::min<int64_t>(context->threads, most));
  }
  parallel_for(context, count, grain, body, data);
}

}  // namespace

Executable::Executable(ThreadPool* pool)
    : context_{.parallel_for = parallel_for,
               .threads = pool == nullptr ? 1 : static_cast<int32_t>(pool->size()),
               .pool = pool} {}

std::expected<std::unique_ptr<Executable>, std::string> Executable::load(
    const Plan& plan, const KernelLibraries& libraries, ThreadPool* pool) {
  std::unique_ptr<Executable> executable(new Executable(pool));  // the constructor is private
  auto library =
      LibraryCalls::prepare(plan, libraries, static_cast<size_t>(executable->context_.threads));
  if (!library) return std::unexpected(library.error());
  executable->library_ = *std::move(library);
  executable->add_kernels(plan, libraries);
  executable->list_uses(plan);
  return executable;
}

void Executable::add_kernels(const Plan& plan, const KernelLibraries& libraries) {
  size_t addresses = 0;
  size_t parameters = 0;
  for (const Step& step : plan.steps) {
    const auto* launch = std::get_if<KernelLaunch>(&step);
    if (launch == nullptr) continue;
    addresses += launch->buffers.size();
    parameters += launch->parameters.size();
  }
  addresses_.resize(addresses);
  // Reserved ahead, so that the pointers taken below stay valid.
  parameters_.reserve(parameters);
  calls_.reserve(plan.steps.size());
  size_t library = 0;
  size_t next = 0;
  for (const Step& step : plan.steps) {
    const auto* launch = std::get_if<KernelLaunch>(&step);
    if (launch == nullptr) {
      calls_.emplace_back(&library_.calls()[library++]);
      continue;
    }
    calls_.emplace_back(KernelCall{.function = libraries.function(launch->kernel),
                                   .buffers = addresses_.data() + next,
                                   .parameters = parameters_.data() + parameters_.size()});
    next += launch->buffers.size();
    parameters_.insert(parameters_.end(), launch->parameters.begin(), launch->parameters.end());
  }
}

void Executable::list_uses(const Plan& plan) {
  std::vector<std::vector<uint32_t>> uses(plan.blocks.size());
  blocks_.resize(plan.blocks.size());
  uint32_t next = 0;
  for (const Step& step : plan.steps) {
    const bool is_library = is_library_step(step);
    for (const BlockId block : buffers_of(step)) {
      if (is_library) {
        blocks_[block.index].in_library = true;
      } else {
        uses[block.index].push_back(next++);
      }
    }
  }
  for (size_t block = 0; block < uses.size(); ++block) {
    blocks_[block].first_use = static_cast<uint32_t>(uses_.size());
    uses_.insert(uses_.end(), uses[block].begin(), uses[block].end());
    blocks_[block].end_use = static_cast<uint32_t>(uses_.size());
  }
}

void Executable::move(PlacedBlock& placed, BlockId block, std::byte* address) {
  placed.address = address;
  for (uint32_t use = placed.first_use; use < placed.end_use; ++use) {
    addresses_[uses_[use]] = address;
  }
  if (placed.in_library) library_.place(block, address);
}

template <class Call>
void Executable::run_library(Call& call) {
  for (size_t phase = 0; phase < call.phases(); ++phase) {
    call.begin(phase);
    context_.parallel_for(
        &context_, static_cast<int64_t>(call.shares()), 1,
        [](void* data, int64_t begin, int64_t end) {
          auto& own = *static_cast<Call*>(data);
          for (int64_t share = begin; share < end; ++share) {
            own.run_share(static_cast<size_t>(share));
          }
        },
        &call);
  }
}

void Executable::run_step(const LoadedStep& step) {
  if (const auto* kernel = std::get_if<KernelCall>(&step)) {
    kernel->function(&context_, kernel->buffers, kernel->parameters);
  } else {
    std::visit([this](auto& library) { run_library(library); }, *std::get<PreparedCall*>(step));
  }
}

void Executable::run() {
  for (const LoadedStep& step : calls_) run_step(step);
}

void Executable::run_timed(std::span<StepTime> times) {
  CHECK(times.size() == calls_.size());
  context_.parallel_for = counted_parallel_for;
  for (size_t i = 0; i < calls_.size(); ++i) {
    context_.widest = 1;
    const int64_t begin = now_ns();
    run_step(calls_[i]);
    times[i] = {.ns = now_ns() - begin, .threads = context_.widest};
  }
  context_.parallel_for = parallel_for;
}

}  // namespace passnet
