#include "eval/side.hpp"

#include "base/thread_pool.hpp"
#include "runtime/executable.hpp"

#include <fmt/format.h>

#include <chrono>
#include <memory>
#include <thread>

namespace passnet {
namespace {

// What the worker holds between calls.
struct Loaded {
  KernelLibraries libraries;
  std::unique_ptr<ThreadPool> pool;
  std::unique_ptr<Executable> executable;
};

// One buffer a block, and behind them the worker's own counter.
BufferLayout lay_out_blocks(const Plan& plan, size_t shift) {
  std::vector<BufferRequest> requests;
  for (const Block& block : plan.blocks) {
    requests.push_back({.bytes = static_cast<size_t>(block.bytes)});
  }
  requests.push_back({.bytes = sizeof(uint64_t)});
  return lay_out(requests, shift);
}

std::expected<Entry, std::string> load(const Plan& plan,
                                       std::span<const std::filesystem::path> paths,
                                       std::span<std::byte* const> blocks, uint64_t* pool_calls,
                                       const SideOptions& options) {
  auto libraries = KernelLibraries::load(paths);
  if (!libraries) return std::unexpected(libraries.error());
  const auto loaded =
      std::make_unique<Loaded>(Loaded{.libraries = *std::move(libraries)}).release();
  if (options.threads > 1) {
    loaded->pool = std::make_unique<ThreadPool>(options.threads,
                                                [processors = options.processors](size_t helper) {
                                                  if (processors)
                                                    bind_thread(processors->helper(helper));
                                                });
  }
  loaded->executable =
      std::make_unique<Executable>(plan, loaded->libraries, blocks, loaded->pool.get());
  // `loaded` lives as long as the process, which never returns from its entry's loop.
  return [loaded, pool_calls] {
    loaded->executable->run();
    *pool_calls = loaded->executable->parallel_calls();
    return 0;
  };
}

}  // namespace

Result<Side> Side::start(const CompiledGraph& compiled,
                         std::span<const std::filesystem::path> libraries,
                         const SideOptions& options) {
  const Plan& plan = compiled.plan;
  BufferLayout layout = lay_out_blocks(plan, options.shift);
  SharedMemory memory = TRY(SharedMemory::create(layout.total_bytes));
  std::vector<std::byte*> blocks;
  for (size_t i = 0; i < plan.blocks.size(); ++i) {
    blocks.push_back(layout.buffer(memory, i).data());
  }
  auto* pool_calls = reinterpret_cast<uint64_t*>(layout.buffer(memory, plan.blocks.size()).data());
  std::vector<const SharedMemory*> visible{&memory};
  if (options.visible && is_left_out(Layer::kPrivateMemory, options.left_out)) {
    visible.push_back(&options.visible->memory_);
  }
  const WorkerOptions worker_options{.name = options.name,
                                     .memory = std::move(visible),
                                     .threads = options.threads > 1,
                                     .processors = options.processors,
                                     .left_out = options.left_out,
                                     .readable = {libraries.begin(), libraries.end()}};
  Worker worker = TRY(Worker::start(
      worker_options, [&] { return load(plan, libraries, blocks, pool_calls, options); }));
  Side side(std::move(worker));
  side.plan_ = &plan;
  side.memory_ = std::move(memory);
  side.layout_ = std::move(layout);
  side.secret_ = options.secret;
  paint_red_zones(side.memory_, side.layout_, side.secret_);
  return side;
}

void Side::set_inputs(std::span<const Tensor> inputs) {
  input_checksums_.clear();
  for (size_t i = 0; i < inputs.size(); ++i) {
    const Placement& placement = plan_->inputs[i];
    scatter(inputs[i], placement, block(placement.block));
    input_checksums_.push_back(checksum64(block(placement.block)));
  }
}

void Side::poison(uint64_t round) {
  poison_seed_ = secret_ ^ (round * 0x9E3779B97F4A7C15ull);
  for (uint32_t i = 0; i < plan_->blocks.size(); ++i) {
    if (plan_->blocks[i].role != BlockRole::kInput) passnet::poison(block({i}), poison_seed_);
  }
}

std::optional<Breach> Side::inspect(bool red_zones, bool inputs) const {
  if (const auto breach = red_zones ? check_red_zones(memory_, layout_, secret_) : std::nullopt) {
    return Breach{.kind = Breach::Kind::kRedZone,
                  .message = fmt::format("a write {} bytes {} a buffer of {} bytes",
                                         std::abs(breach->distance),
                                         breach->distance < 0 ? "before" : "behind",
                                         layout_.buffers[breach->buffer].bytes)};
  }
  for (size_t i = 0; inputs && i < input_checksums_.size(); ++i) {
    if (checksum64(block(plan_->inputs[i].block)) != input_checksums_[i]) {
      return Breach{.kind = Breach::Kind::kInputChanged,
                    .message = fmt::format("the contents of input {} changed", i)};
    }
  }
  return std::nullopt;
}

bool Side::writes_late(double seconds) {
  const uint64_t before = checksum64(memory_.bytes());
  worker_.resume();
  std::this_thread::sleep_for(std::chrono::duration<double>(seconds));
  return worker_.stop() && checksum64(memory_.bytes()) != before;
}

std::vector<Tensor> Side::results() const {
  std::vector<Tensor> results;
  for (const Placement& placement : plan_->results) {
    results.push_back(gather(placement, block(placement.block)));
  }
  return results;
}

bool Side::unwritten(size_t index) const {
  const BlockId id = plan_->results[index].block;
  if (plan_->blocks[id.index].role == BlockRole::kInput) return false;
  return count_poisoned_words(block(id), poison_seed_) > 0;
}

bool Side::used_pool() const {
  uint64_t calls = 0;
  const auto counter = layout_.buffer(memory_, plan_->blocks.size());
  std::copy_n(counter.data(), sizeof calls, reinterpret_cast<std::byte*>(&calls));
  return calls > 0;
}

}  // namespace passnet
