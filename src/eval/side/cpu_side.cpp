#include "eval/side/cpu_side.hpp"

#include "base/equal_bytes.hpp"
#include "base/hash.hpp"
#include "base/random_bits.hpp"
#include "eval/inputs/input_stream.hpp"
#include "eval/side/blame.hpp"
#include "eval/side/failure.hpp"
#include "eval/side/plan_request.hpp"
#include "runtime/report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <iterator>
#include <sys/random.h>
#include <thread>

namespace passnet {
namespace {

// One buffer per block, followed by the worker's own counter and its steps' times.
BufferLayout lay_out_blocks(const Plan& plan, size_t shift) {
  std::vector<BufferRequest> requests;
  requests.reserve(plan.blocks.size() + 2);
  for (const Block& block : plan.blocks) {
    requests.push_back({.bytes = static_cast<size_t>(block.bytes)});
  }
  requests.push_back({.bytes = sizeof(uint64_t)});
  requests.push_back({.bytes = plan.steps.size() * sizeof(StepTime)});
  return lay_out(requests, shift);
}

// True if the tensor is contiguous in its block, from its begin.
bool is_whole_block(const Placement& placement) {
  return placement.offset == 0 && is_contiguous(placement.type.shape, placement.strides);
}

uint64_t load_word(std::span<const std::byte> place) {
  uint64_t word = 0;
  std::memcpy(&word, place.data(), place.size());
  asm volatile("" : : : "memory");  // another process writes it
  return word;
}

// Bytes from the buffer to behind the breach, in whole words of eight: its first bytes may equal
// the pattern by chance, so an exact number would differ from run to run.
int64_t bytes_to_reach(int64_t distance) {
  constexpr int64_t kWord = sizeof(uint64_t);
  return (distance < 0 ? (kWord - 1 - distance) / kWord : distance / kWord + 1) * kWord;
}

// Starts a worker for plans, in the server or, without one, in one of its own.
Result<Worker> start_worker(ForkServer* server, const WorkerOptions& options,
                            std::span<const std::byte> request) {
  if (server != nullptr) return Worker::start(*server, options, request);
  return Worker::start(options, [request](const Request& given) {
    return set_up_plan({.bytes = request, .memory = given.memory});
  });
}

}  // namespace

Result<CpuSide> CpuSide::lay_out(const CompiledGraph& compiled, const CpuSideOptions& options,
                                 CpuSide* earlier) {
  CHECK(options.shift < kShifts);
  CpuSide side;
  side.compiled_ = &compiled;
  side.plan_ = &compiled.plan;
  side.layout_ = lay_out_blocks(compiled.plan, options.shift);
  if (earlier != nullptr) {
    side.memory_ = std::move(earlier->memory_);
    side.results_ = std::move(earlier->results_);
  } else {
    side.memory_ = TRY(SharedMemory::create(side.layout_.total_bytes - options.shift + kShifts));
  }
  side.secret_ = options.secret;
  CHECK(getrandom(&side.probe_key_, sizeof side.probe_key_, 0) == sizeof side.probe_key_);
  return side;
}

PlanRequest CpuSide::request(std::span<const std::filesystem::path> libraries,
                             const CpuSideOptions& options) const {
  PlanRequest request{.libraries = {libraries.begin(), libraries.end()},
                      .threads = options.threads,
                      .processors = options.processors,
                      .counter_offset = layout_.buffers[plan_->blocks.size()].offset,
                      .times_offset = options.step_times
                                          ? std::optional(layout_.buffers.back().offset)
                                          : std::nullopt,
                      .steps = plan_->steps};
  for (size_t i = 0; i < plan_->blocks.size(); ++i) {
    request.block_offsets.push_back(layout_.buffers[i].offset);
  }
  return request;
}

void CpuSide::fill_memory() {
  paint_red_zones(memory_, layout_, secret_);
  for (uint32_t i = 0; i < plan_->blocks.size(); ++i) {
    copy_bytes(plan_->blocks[i].contents, block({i}));
  }
}

Result<CpuSide> CpuSide::start(const CompiledGraph& compiled,
                               std::span<const std::filesystem::path> libraries,
                               const CpuSideOptions& options) {
  CpuSide side = TRY(lay_out(compiled, options, nullptr));
  const std::vector<std::byte> bytes =
      to_bytes(WorkerRequest{.plans = {side.request(libraries, options)}});
  std::vector<const SharedMemory*> visible{&side.memory_};
  if (options.visible && is_left_out(Layer::kPrivateMemory, options.left_out)) {
    visible.push_back(&options.visible->memory_);
  }
  const WorkerOptions worker_options{.name = options.name,
                                     .memory = std::move(visible),
                                     .threads = options.threads > 1,
                                     .processors = options.processors,
                                     .left_out = options.left_out,
                                     .readable = {libraries.begin(), libraries.end()}};
  side.own_worker_ =
      std::make_unique<Worker>(TRY(start_worker(options.fork_server, worker_options, bytes)));
  side.worker_ = side.own_worker_.get();
  side.fill_memory();
  return side;
}

Result<JointSides> CpuSide::start_joint(std::span<const SidePlan> plans,
                                        const CpuSideOptions& options) {
  JointSides joint;
  WorkerRequest request{.plans = {}, .is_joint = true};
  SharedMemory call = TRY(SharedMemory::create(sizeof(JointCall)));
  for (const SidePlan& plan : plans) {
    CpuSideOptions own = options;
    own.secret = random_bits(options.secret, joint.sides.size());
    joint.sides.push_back(TRY(lay_out(*plan.compiled, own, plan.earlier)));
    request.plans.push_back(joint.sides.back().request(plan.libraries, own));
  }
  WorkerOptions worker_options{.name = options.name,
                               .hand_over = HandOver::kSleep,
                               .threads = options.threads > 1,
                               .processors = options.processors,
                               .left_out = options.left_out};
  for (const CpuSide& side : joint.sides) worker_options.memory.push_back(&side.memory_);
  worker_options.memory.push_back(&call);
  for (const PlanRequest& plan : request.plans) {
    std::ranges::copy(plan.libraries, std::back_inserter(worker_options.readable));
  }
  Worker worker = TRY(start_worker(options.fork_server, worker_options, to_bytes(request)));
  joint.worker = std::make_unique<JointWorker>(
      JointWorker{.call = std::move(call), .worker = std::move(worker)});
  for (CpuSide& side : joint.sides) {
    side.joint_ = joint.worker.get();
    side.worker_ = &joint.worker->worker;
    side.number_ = static_cast<uint32_t>(&side - joint.sides.data());
    side.fill_memory();
  }
  return joint;
}

Layers CpuSide::layers() const {
  Layers own(worker_->layers());
  if (!is_closed()) return own;
  Layers shared;
  for (const LayerInfo& entry : kLayers) {
    if (entry.layer != Layer::kPrivateMemory && own.contains(entry.layer)) shared.add(entry.layer);
  }
  return shared;
}

void CpuSide::set_inputs(std::span<const Tensor> inputs, bool late) {
  input_checksums_.clear();
  late_words_.clear();
  for (size_t i = 0; i < inputs.size(); ++i) {
    const Placement& placement = plan_->inputs[i];
    scatter(inputs[i], placement, block(placement.block));
    const bool contiguous = is_whole_block(placement);
    input_checksums_.push_back(contiguous ? 0 : checksum64(block(placement.block)));
  }
  for (size_t i = 0; i < inputs.size() && late; ++i) hold_back_words(i);
}

// The words in their place are thinned like everything else (input_stream.hpp).
void CpuSide::hold_back_words(size_t input) {
  constexpr int kWords = 2;
  const Placement& placement = plan_->inputs[input];
  const std::span<std::byte> bytes = block(placement.block);
  const uint64_t kept = kept_bits(placement.type.dtype);
  if (bytes.empty() || kept == ~uint64_t{0}) return;
  const size_t size = std::min(sizeof(uint64_t), bytes.size());
  for (int i = 0; i < kWords; ++i) {
    const size_t at = random_bits(probe_key_, probe_draws_++) % (bytes.size() / size) * size;
    const std::span<std::byte> place = bytes.subspan(at, size);
    const uint64_t word = load_word(place);
    const uint64_t decoy = word & (kept | random_bits(probe_key_, probe_draws_++));
    // The last one drawn is restored first, because a place may be drawn twice.
    late_words_.insert(late_words_.begin(), {.place = place, .word = word});
    std::memcpy(place.data(), &decoy, size);
  }
}

bool CpuSide::is_input_whole(size_t index, const Tensor& input) const {
  const Placement& placement = plan_->inputs[index];
  const std::span<const std::byte> bytes = block(placement.block);
  if (!is_whole_block(placement)) return checksum64(bytes) == input_checksums_[index];
  return equal_bytes(bytes.first(input.bytes().size()), input.bytes());
}

// Some results, which are views of inputs, may have none.
void CpuSide::choose_probes() {
  constexpr size_t kProbes = 8;
  probes_.clear();
  const std::vector<Placement>& results = plan_->results;
  for (size_t i = 0; i < kProbes && !results.empty(); ++i) {
    const size_t result = random_bits(probe_key_, probe_draws_++) % results.size();
    const BlockId id = results[result].block;
    const std::span<const std::byte> bytes = block(id);
    if (plan_->blocks[id.index].role != BlockRole::kResult || bytes.empty()) continue;
    const size_t size = std::min(sizeof(uint64_t), bytes.size());
    const size_t at = random_bits(probe_key_, probe_draws_++) % (bytes.size() - size + 1);
    probes_.push_back({.place = bytes.subspan(at, size), .result = result});
  }
}

CallResult CpuSide::run(double timeout_s) {
  read_.clear();
  if (is_closed()) return run_closed(timeout_s);
  choose_probes();
  const CallResult result = worker_->call(timeout_s, [this] {
    for (const LateWord& late : late_words_) {
      std::memcpy(late.place.data(), &late.word, late.place.size());
    }
  });
  // Read immediately, while a call that is not really over still works.
  for (Probe& probe : probes_) probe.at_end = load_word(probe.place);
  return result;
}

Result<void> CpuSide::take_reports() {
  for (const ReportBlock& report : plan_->reports) {
    TRY(take_report(block(report.block), report.label));
  }
  return {};
}

// A closed side has no probes and no late words.
CallResult CpuSide::run_closed(double timeout_s) {
  JointCall& call = joint_->joint_call();
  call.plan = number_;
  call.helpers = worker_->hand_over() == HandOver::kSleep ? 1 : 0;
  CallResult result = worker_->call(timeout_s);
  if (result.ok()) result.ns = call.ns;
  return result;
}

// It has nothing to do after a call either.
SideCall CpuSide::call_closed(double timeout_s) {
  const CallResult result = run(timeout_s);
  if (was_killed(result)) return {.interrupted = true};
  if (!result.ok()) return {.failure = failure_of(result)};
  if (auto refused = find_refusal()) return {.failure = std::move(refused)};
  const JointCall& call = joint_->joint_call();
  const int64_t lost_ns = std::max(worker_->lost_ns(false), call.alone_ns);
  return {.us = static_cast<double>(result.ns) / 1000,
          .lost_us = static_cast<double>(lost_ns) / 1000};
}

std::optional<Failure> CpuSide::find_refusal() {
  const auto taken = take_reports();
  if (taken) return std::nullopt;
  return Failure{.verdict = Verdict::kCrash, .message = taken.error().message};
}

Failure CpuSide::blame(const CallResult& result) const {
  Failure failure = failure_of(result);
  failure.message += describe_authors(*compiled_);
  return failure;
}

SideCall CpuSide::call(double timeout_s, bool float_mode) {
  if (is_closed()) return call_closed(timeout_s);
  const int64_t before_ns = processor_ns();
  const CallResult result = run(timeout_s);
  if (was_killed(result)) return {.interrupted = true};
  const bool mode_ignored = result.outcome == CallOutcome::kModeLeft && !float_mode;
  if (!result.ok() && !mode_ignored) return {.failure = blame(result)};
  if (auto refused = find_refusal()) return {.failure = std::move(refused)};
  int64_t lost_ns = worker_->lost_ns(true);
  if (!stop()) {
    if (was_killed(run(timeout_s))) return {.interrupted = true};
    return {.failure =
                Failure{.verdict = Verdict::kCrash, .message = "the worker died after the call"}};
  }
  // The account of a thread that still waited for a processor, whose work others did.
  lost_ns = std::max(lost_ns, worker_->lost_ns(false));
  const int64_t outside_ns = processor_ns() - before_ns - result.ns - worker_->delayed_ns();
  return {.us = static_cast<double>(result.ns) / 1000,
          .lost_us = static_cast<double>(lost_ns) / 1000,
          .outside_us = static_cast<double>(outside_ns) / 1000};
}

void CpuSide::poison(uint64_t round) {
  poison_seed_ = secret_ ^ (round * 0x9E3779B97F4A7C15ull);
  for (uint32_t i = 0; i < plan_->blocks.size(); ++i) {
    const BlockRole role = plan_->blocks[i].role;
    if (role == BlockRole::kResult || role == BlockRole::kTemporary)
      passnet::poison(block({i}), poison_seed_);
  }
}

// Finds a word that has changed since the call was over.
std::optional<Failure> CpuSide::find_late_write() const {
  for (const Probe& probe : probes_) {
    if (load_word(probe.place) == probe.at_end) continue;
    return Failure{
        .verdict = Verdict::kLateWrite,
        .message = fmt::format("result {} was written after the call had returned", probe.result)};
  }
  return std::nullopt;
}

std::optional<Failure> CpuSide::inspect(std::span<const Tensor> inputs,
                                        const Inspection& what) const {
  if (auto late = what.late_writes ? find_late_write() : std::nullopt) return late;
  if (const auto breach =
          what.red_zones ? check_red_zones(memory_, layout_, secret_) : std::nullopt) {
    return Failure{
        .verdict = Verdict::kRedzone,
        .message = fmt::format(
            "a write within {} bytes {} the {} bytes of {}", bytes_to_reach(breach->distance),
            breach->distance < 0 ? "before" : "behind", layout_.buffers[breach->buffer].bytes,
            breach->buffer < plan_->blocks.size()
                ? describe_block(*compiled_, static_cast<uint32_t>(breach->buffer))
                : "a buffer of the worker")};
  }
  for (size_t i = 0; what.inputs && i < inputs.size(); ++i) {
    if (!is_input_whole(i, inputs[i])) {
      return Failure{.verdict = Verdict::kInputChanged,
                     .message = fmt::format("the contents of input {} changed", i)};
    }
  }
  for (uint32_t i = 0; what.inputs && i < plan_->blocks.size(); ++i) {
    if (plan_->blocks[i].role == BlockRole::kReport) continue;
    const auto& contents = plan_->blocks[i].contents;
    if (!equal_bytes(std::as_bytes(std::span(contents)), block({i}).first(contents.size()))) {
      return Failure{.verdict = Verdict::kInputChanged, .message = "a constant changed"};
    }
  }
  return std::nullopt;
}

bool CpuSide::writes_late(double seconds) {
  const uint64_t before = checksum64(memory_.bytes());
  worker_->resume();
  std::this_thread::sleep_for(std::chrono::duration<double>(seconds));
  return worker_->stop() && checksum64(memory_.bytes()) != before;
}

std::vector<Tensor> CpuSide::results() const {
  std::vector<Tensor> results;
  results.reserve(plan_->results.size());
  for (const Placement& placement : plan_->results) {
    results.push_back(gather(placement, block(placement.block)));
  }
  return results;
}

const Tensor& CpuSide::read_result(size_t index) {
  if (results_.empty()) {
    for (const Placement& placement : plan_->results) results_.emplace_back(placement.type);
  }
  if (read_.empty()) read_.resize(results_.size());
  if (read_[index]) return results_[index];
  const Placement& placement = plan_->results[index];
  gather_into(results_[index], placement, block(placement.block));
  read_[index] = true;
  return results_[index];
}

std::span<const Tensor> CpuSide::read_results() {
  for (size_t i = 0; i < plan_->results.size(); ++i) read_result(i);
  return results_;
}

void CpuSide::forget_results() {
  read_.clear();
  for (Tensor& result : results_) std::ranges::fill(result.bytes(), std::byte{});
}

ComparedResult CpuSide::compare(size_t result, const Tensor& answer, ThreadPool* pool) {
  const Tensor& own = read_result(result);
  return {.comparison = passnet::compare(own, answer, pool),
          .checksum = is_closed() ? 0 : checksum64(own.bytes())};
}

std::optional<WriteFloor> CpuSide::write_floor(MemoryPace& pace, size_t threads, bool again) const {
  int64_t bytes = 0;  // of results with memory of their own, which a call must write
  for (const Block& block : plan_->blocks) {
    if (block.role == BlockRole::kResult) bytes += block.bytes;
  }
  const double us = again ? pace.min_us_again(bytes, threads) : pace.min_us(bytes, threads);
  return WriteFloor{.bytes = bytes, .us = us};
}

bool CpuSide::unwritten(size_t index, int64_t element) const {
  const Placement& placement = plan_->results[index];
  const BlockRole role = plan_->blocks[placement.block.index].role;
  if (role != BlockRole::kResult && role != BlockRole::kTemporary) return false;
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

std::vector<StepTime> CpuSide::step_times() const {
  std::vector<StepTime> times(plan_->steps.size());
  const auto bytes = layout_.buffer(memory_, plan_->blocks.size() + 1);
  std::ranges::copy_n(bytes.data(), static_cast<std::ptrdiff_t>(times.size() * sizeof(StepTime)),
                      reinterpret_cast<std::byte*>(times.data()));
  return times;
}

bool CpuSide::used_pool() const {
  uint64_t calls = 0;
  const auto counter = layout_.buffer(memory_, plan_->blocks.size());
  std::copy_n(counter.data(), sizeof calls, reinterpret_cast<std::byte*>(&calls));
  return calls > 0;
}

}  // namespace passnet
