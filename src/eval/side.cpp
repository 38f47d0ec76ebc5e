#include "eval/side.hpp"

#include "base/thread_pool.hpp"
#include "inputs/random.hpp"
#include "runtime/executable.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cstring>
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
  auto executable = Executable::load(plan, loaded->libraries, blocks, loaded->pool.get());
  if (!executable) return std::unexpected(executable.error());
  loaded->executable = *std::move(executable);
  // `loaded` lives as long as the process, which never returns from its entry's loop.
  return [loaded, pool_calls] {
    loaded->executable->run();
    *pool_calls = loaded->executable->parallel_calls();
    return 0;
  };
}

// Whether the tensor lies in its block as a contiguous one does, from its begin.
bool is_whole_block(const Placement& placement) {
  return placement.offset == 0 && is_contiguous(placement.type.shape, placement.strides);
}

uint64_t load_word(const std::byte* place) {
  uint64_t word = 0;
  std::memcpy(&word, place, sizeof word);
  asm volatile("" : : : "memory");  // another process writes it
  return word;
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
    const bool contiguous = is_whole_block(placement);
    input_checksums_.push_back(contiguous ? 0 : checksum64(block(placement.block)));
  }
}

bool Side::is_input_whole(size_t index, const Tensor& input) const {
  const Placement& placement = plan_->inputs[index];
  const std::span<const std::byte> bytes = block(placement.block);
  if (!is_whole_block(placement)) return checksum64(bytes) == input_checksums_[index];
  const std::span<const std::byte> given = input.bytes();
  return given.empty() || std::memcmp(bytes.data(), given.data(), given.size()) == 0;
}

// Whole words of contiguous results of their own; some results may offer none.
void Side::choose_probes() {
  constexpr size_t kProbes = 8;
  probes_.clear();
  const std::vector<Placement>& results = plan_->results;
  for (size_t i = 0; i < kProbes && !results.empty(); ++i) {
    const size_t result = random_bits(~secret_, probe_draws_++) % results.size();
    const Placement& placement = results[result];
    const bool own = plan_->blocks[placement.block.index].role == BlockRole::kResult;
    const auto words = static_cast<size_t>(placement.type.bytes()) / sizeof(uint64_t);
    if (!own || words == 0 || placement.offset != 0 ||
        placement.strides != contiguous_strides(placement.type.shape)) {
      continue;
    }
    const std::byte* const place = block(placement.block).data() +
                                   random_bits(~secret_, probe_draws_++) % words * sizeof(uint64_t);
    probes_.push_back({.place = place, .poison = load_word(place), .result = result});
  }
}

CallResult Side::call(double timeout_s) {
  choose_probes();
  const CallResult result = worker_.call(timeout_s);
  // Read at once, while a call that is not really over still works.
  for (Probe& probe : probes_) probe.late = load_word(probe.place) == probe.poison;
  return result;
}

void Side::poison(uint64_t round) {
  poison_seed_ = secret_ ^ (round * 0x9E3779B97F4A7C15ull);
  for (uint32_t i = 0; i < plan_->blocks.size(); ++i) {
    if (plan_->blocks[i].role != BlockRole::kInput) passnet::poison(block({i}), poison_seed_);
  }
}

// A word that was not written when the call was over, and is now.
std::optional<Breach> Side::find_late_write() const {
  for (const Probe& probe : probes_) {
    if (!probe.late || load_word(probe.place) == probe.poison) continue;
    return Breach{
        .kind = Breach::Kind::kLateWrite,
        .message = fmt::format("result {} was written after the call had returned", probe.result)};
  }
  return std::nullopt;
}

std::optional<Breach> Side::inspect(std::span<const Tensor> inputs, const Inspection& what) const {
  if (auto late = what.late_writes ? find_late_write() : std::nullopt) return late;
  if (const auto breach =
          what.red_zones ? check_red_zones(memory_, layout_, secret_) : std::nullopt) {
    return Breach{.kind = Breach::Kind::kRedZone,
                  .message = fmt::format("a write {} bytes {} a buffer of {} bytes",
                                         std::abs(breach->distance),
                                         breach->distance < 0 ? "before" : "behind",
                                         layout_.buffers[breach->buffer].bytes)};
  }
  for (size_t i = 0; what.inputs && i < inputs.size(); ++i) {
    if (!is_input_whole(i, inputs[i])) {
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

void Side::read_results(std::span<Tensor> to) const {
  for (size_t i = 0; i < to.size(); ++i) {
    const Placement& placement = plan_->results[i];
    gather_into(to[i], placement, block(placement.block));
  }
}

bool Side::unwritten(size_t index, int64_t element) const {
  const Placement& placement = plan_->results[index];
  if (plan_->blocks[placement.block.index].role == BlockRole::kInput) return false;
  if (count_poisoned_words(block(placement.block), poison_seed_) > 0) return true;
  int64_t place = placement.offset;
  for (size_t dim = placement.type.rank(); dim-- > 0;) {
    place += element % placement.type.shape[dim] * placement.strides[dim];
    element /= placement.type.shape[dim];
  }
  const size_t size = byte_size(placement.type.dtype);
  return holds_poison(block(placement.block), poison_seed_, static_cast<size_t>(place) * size,
                      size);
}

bool Side::used_pool() const {
  uint64_t calls = 0;
  const auto counter = layout_.buffer(memory_, plan_->blocks.size());
  std::copy_n(counter.data(), sizeof calls, reinterpret_cast<std::byte*>(&calls));
  return calls > 0;
}

}  // namespace passnet
