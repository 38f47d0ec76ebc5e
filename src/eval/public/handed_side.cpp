#include "eval/public/handed_side.hpp"

#include "base/clock.hpp"
#include "base/hash.hpp"
#include "base/random_bits.hpp"
#include "eval/inputs/input_stream.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>
#include <sched.h>
#include <utility>

namespace passnet {
namespace {

constexpr double kHandedLoadS = 300;
constexpr size_t kControlBytes = 64;
constexpr size_t kWordBytes = sizeof(uint64_t);
constexpr size_t kLateWords = 2;      // per input
constexpr uint32_t kReady = 1;        // replies: the child waits for the first step, …
constexpr uint32_t kFailed = 0xFFFF;  // … or a step failed
// Orders; the reply to each is the next number.
constexpr uint32_t kBringIn = 1;
constexpr uint32_t kBringLate = 2;
constexpr uint32_t kRun = 3;
constexpr uint32_t kTakeOut = 4;

double us_of(int64_t ns) { return static_cast<double>(ns) / 1000; }

uint64_t word_at(std::span<const std::byte> memory, size_t offset) {
  uint64_t word = 0;
  std::memcpy(&word, memory.data() + offset, sizeof word);
  return word;
}

Failure failure_of_silence(TorchSilence silence, double timeout_s) {
  if (silence == TorchSilence::kDied) {
    return {.verdict = Verdict::kCrash, .message = "the process of the submission ended"};
  }
  return {.verdict = Verdict::kTimeout,
          .message = fmt::format("a call did not end within {:.3f} s", timeout_s)};
}

Failure failure_in(const nlohmann::json& answer) {
  const std::string kind = answer.value("kind", "");
  const Verdict verdict = kind == "compile"       ? Verdict::kCompileError
                          : kind == "dtype_shape" ? Verdict::kDtypeShape
                                                  : Verdict::kCrash;
  return {.verdict = verdict, .message = answer.value("error", "it ended a call out of turn")};
}

std::map<std::string, int64_t> read_matches(const nlohmann::json& answer) {
  std::map<std::string, int64_t> matches;
  const auto found = answer.find("matches");
  if (found == answer.end() || !found->is_object()) return matches;
  for (const auto& [pass, count] : found->items()) {
    if (count.is_number_integer()) matches[pass] = std::max<int64_t>(0, count.get<int64_t>());
  }
  return matches;
}

bool any_match(const std::map<std::string, int64_t>& matches) {
  return std::ranges::any_of(matches, [](const auto& match) { return match.second > 0; });
}

}  // namespace

Result<void> HandedSide::lay_out(const HandedGraph& what) {
  const size_t inputs = what.graph->inputs().size();
  const std::array more{kControlBytes, std::max<size_t>(1, 2 * kLateWords * inputs) * kWordBytes};
  places_ = lay_out_for_torch(*what.graph, more);
  memory_ = TRY(SharedMemory::create(places_.layout.total_bytes));
  const std::vector<BufferPlace>& buffers = places_.layout.buffers;
  control_ = buffers[buffers.size() - 2].offset;
  late_ = buffers.back().offset;
  on_device_ = what.device != Device::kCpu;
  secret_ = what.secret;
  may_change_.assign(inputs, false);
  for (const GraphResult& result : what.graph->results()) {
    if (result.mutates) may_change_[*result.mutates] = true;
  }
  for (const Placement& place : places_.results) results_.emplace_back(place.type);
  return {};
}

HandedSide::Start HandedSide::load(TorchChild& child, TorchMode mode, const HandedGraph& what,
                                   std::span<const Tensor> inputs) {
  const auto refuse = [](Failure failure) {
    return Start{.side = std::unexpected(std::move(failure))};
  };
  HandedSide side(child);
  if (const auto laid_out = side.lay_out(what); !laid_out) {
    return refuse({.message = laid_out.error().message});
  }
  auto request = torch_program(*what.graph, *what.catalog, side.places_, what.source);
  if (!request) {
    return refuse({.verdict = Verdict::kCompileError,
                   .message = "the graph holds kernels, which PyTorch does not know"});
  }
  side.set_inputs(inputs, false);
  side.write_inputs();
  const std::vector<BufferPlace>& buffers = side.places_.layout.buffers;
  const size_t count = side.places_.inputs.size();
  const int64_t program = child.next_program();
  (*request)["do"] = "load";
  (*request)["program"] = program;
  (*request)["mode"] = name(mode);
  (*request)["device"] = info(what.device).name;
  (*request)["control"] = side.control_;
  (*request)["late"] = side.late_;
  (*request)["late_words"] = kLateWords * count;
  (*request)["input_bytes"] =
      count == 0 ? 0 : (buffers[count - 1].offset + buffers[count - 1].bytes + 63) / 64 * 64;
  const auto answer = child.ask(*request, kHandedLoadS, &side.memory_);
  if (!answer) return refuse(failure_of_silence(answer.error(), kHandedLoadS));
  Start start{.side = std::unexpected(Failure{}), .matches = read_matches(*answer)};
  if (answer->contains("error")) {
    start.side = std::unexpected(failure_in(*answer));
  } else if (mode == TorchMode::kPublic && !any_match(start.matches)) {
    start.side = std::unexpected(
        Failure{.verdict = Verdict::kNoMatch, .message = "no pass matched anything"});
  } else {
    side.program_ = program;
    side.meter_ = WaitMeter(child.process().pid());
    start.compile_ms = answer->value("ms", 0.0);
    start.side.emplace(std::move(side));
  }
  return start;
}

HandedSide::HandedSide(HandedSide&& other) noexcept
    : child_(other.child_),
      places_(std::move(other.places_)),
      memory_(std::move(other.memory_)),
      control_(other.control_),
      late_(other.late_),
      on_device_(other.on_device_),
      results_(std::move(other.results_)),
      may_change_(std::move(other.may_change_)),
      checksums_(std::move(other.checksums_)),
      inputs_(other.inputs_),
      is_late_(other.is_late_),
      late_words_(std::move(other.late_words_)),
      probes_(std::move(other.probes_)),
      secret_(other.secret_),
      draws_(other.draws_),
      poison_seed_(other.poison_seed_),
      program_(std::exchange(other.program_, 0)),
      meter_(std::move(other.meter_)) {}

HandedSide::~HandedSide() {
  constexpr double kDropS = 30;
  if (program_ == 0 || !child_->alive()) return;
  (void)child_->ask({{"do", "drop"}, {"program", program_}}, kDropS);
}

void HandedSide::set_inputs(std::span<const Tensor> inputs, bool late) {
  inputs_ = inputs;
  is_late_ = late;
}

void HandedSide::write_inputs() {
  if (inputs_.empty()) return;
  checksums_.clear();
  late_words_.clear();
  for (size_t i = 0; i < inputs_.size(); ++i) {
    const Placement& place = places_.inputs[i];
    scatter(inputs_[i], place, block(place));
    checksums_.push_back(checksum64(block(place)));
  }
  for (size_t i = 0; i < inputs_.size() && is_late_; ++i) hold_back_words(i);
  inputs_ = {};
}

// The words in their place are thinned like everything else (input_stream.hpp).
void HandedSide::hold_back_words(size_t input) {
  const Placement& place = places_.inputs[input];
  const std::span<std::byte> bytes = block(place);
  const uint64_t kept = kept_bits(place.type.dtype);
  if (bytes.size() < kWordBytes || kept == ~uint64_t{0}) return;
  for (size_t i = 0; i < kLateWords; ++i) {
    const size_t at = random_bits(secret_, draws_++) % (bytes.size() / kWordBytes) * kWordBytes;
    const size_t offset = places_.layout.buffers[place.block.index].offset + at;
    const uint64_t word = word_at(memory_.bytes(), offset);
    const auto drawn_before = [&](const LateWord& late) { return late.offset == offset; };
    if (std::ranges::any_of(late_words_, drawn_before)) continue;
    late_words_.push_back({.offset = offset, .word = word});
    const uint64_t decoy = word & (kept | random_bits(secret_, draws_++));
    std::memcpy(memory_.bytes().data() + offset, &decoy, sizeof decoy);
  }
}

// A device gets them as places and words; places that are left over repeat the first word.
void HandedSide::bring_late_words() {
  for (const LateWord& late : late_words_) {
    std::memcpy(memory_.bytes().data() + late.offset, &late.word, sizeof late.word);
  }
  if (!on_device_ || places_.inputs.empty()) return;
  const size_t count = kLateWords * places_.inputs.size();
  const LateWord first = late_words_.empty()
                             ? LateWord{.offset = 0, .word = word_at(memory_.bytes(), 0)}
                             : late_words_.front();
  for (size_t i = 0; i < count; ++i) {
    const LateWord& late = i < late_words_.size() ? late_words_[i] : first;
    const uint64_t place = late.offset / kWordBytes;
    std::byte* const at = memory_.bytes().data() + late_ + i * kWordBytes;
    std::memcpy(at, &place, sizeof place);
    std::memcpy(at + count * kWordBytes, &late.word, sizeof late.word);
  }
}

void HandedSide::poison(uint64_t round) {
  poison_seed_ = secret_ ^ (round * 0x9E3779B97F4A7C15ull);
  for (const Placement& place : places_.results) passnet::poison(block(place), poison_seed_);
}

void HandedSide::choose_probes() {
  constexpr size_t kProbes = 8;
  probes_.clear();
  for (size_t i = 0; i < kProbes && !places_.results.empty(); ++i) {
    const size_t result = random_bits(secret_, draws_++) % places_.results.size();
    const BufferPlace& buffer = places_.layout.buffers[places_.results[result].block.index];
    if (buffer.bytes < kWordBytes) continue;
    const size_t at = random_bits(secret_, draws_++) % (buffer.bytes - kWordBytes + 1);
    probes_.push_back({.offset = buffer.offset + at, .result = result});
  }
}

uint32_t& HandedSide::word(size_t index) {
  return reinterpret_cast<uint32_t*>(memory_.bytes().data() + control_)[index];
}

void HandedSide::order(uint32_t step) {
  std::atomic_ref(word(0)).store(step, std::memory_order_release);
}

// False if the step failed, the child ended or was late.
bool HandedSide::await(uint32_t reply, int64_t deadline_ns) {
  constexpr size_t kTurns = 64;  // between two looks at the clock and the socket
  for (size_t turn = 1;; ++turn) {
    const uint32_t seen = std::atomic_ref(word(1)).load(std::memory_order_acquire);
    if (seen == reply) return true;
    if (seen == kFailed) return false;
    if (turn % kTurns == 0 && (now_ns() > deadline_ns || child_->has_word())) return false;
    sched_yield();
  }
}

Failure HandedSide::failure_of_call(double timeout_s) {
  const bool is_there = std::atomic_ref(word(1)).load() == kFailed || child_->has_word();
  const auto answer = child_->take_answer(is_there ? timeout_s : 0);
  return answer ? failure_in(*answer) : failure_of_silence(answer.error(), timeout_s);
}

SideCall HandedSide::call(double timeout_s, bool /*float_mode*/) {
  choose_probes();
  order(0);
  word(1) = 0;
  if (!child_->post({{"do", "call"}, {"program", program_}})) {
    return {.failure = failure_of_silence(TorchSilence::kDied, timeout_s)};
  }
  const int64_t deadline = now_ns() + static_cast<int64_t>(std::min(timeout_s, 1e6) * 1e9);
  const auto failed = [&] { return SideCall{.failure = failure_of_call(timeout_s)}; };
  if (!await(kReady, deadline)) return failed();
  write_inputs();
  meter_.request();
  std::array<int64_t, 5> at{};
  meter_.begin();
  at[0] = now_ns();
  for (const uint32_t step : {kBringIn, kBringLate, kRun, kTakeOut}) {
    if (step == kBringLate) bring_late_words();
    order(step);
    if (!await(step + 1, deadline)) return failed();
    at[step] = now_ns();
  }
  // Read immediately, while a call that is not really over still works.
  for (Probe& probe : probes_) probe.at_end = word_at(memory_.bytes(), probe.offset);
  const int64_t lost_ns = meter_.lost_ns(false);
  const auto answer = child_->take_answer(timeout_s);
  if (!answer) return {.failure = failure_of_silence(answer.error(), timeout_s)};
  if (answer->contains("error")) return {.failure = failure_in(*answer)};
  return {.us = us_of(at[kRun] - at[kBringLate]),
          .lost_us = us_of(lost_ns),
          .phases = CallPhases{.before_us = us_of(at[kBringLate] - at[0]),
                               .after_us = us_of(at[kTakeOut] - at[kRun])}};
}

std::optional<Failure> HandedSide::inspect(std::span<const Tensor> /*inputs*/,
                                           const Inspection& what) const {
  if (child_->process().has_children()) {
    return Failure{.verdict = Verdict::kState,
                   .message = "a process that the submission started ran beside a call"};
  }
  for (const Probe& probe : probes_) {
    if (!what.late_writes || word_at(memory_.bytes(), probe.offset) == probe.at_end) continue;
    return Failure{
        .verdict = Verdict::kLateWrite,
        .message = fmt::format("result {} was written after the call had returned", probe.result)};
  }
  for (size_t i = 0; what.inputs && i < checksums_.size(); ++i) {
    if (may_change_[i] || checksum64(block(places_.inputs[i])) == checksums_[i]) continue;
    return Failure{.verdict = Verdict::kInputChanged,
                   .message = fmt::format("the contents of input {} changed", i)};
  }
  return std::nullopt;
}

Tensor& HandedSide::read_result(size_t index) {
  gather_into(results_[index], places_.results[index], block(places_.results[index]));
  return results_[index];
}

std::span<const Tensor> HandedSide::read_results() {
  for (size_t i = 0; i < results_.size(); ++i) read_result(i);
  return results_;
}

ComparedResult HandedSide::compare(size_t result, const Tensor& answer, ThreadPool* pool) {
  const Tensor& own = read_result(result);
  return {.comparison = passnet::compare(own, answer, pool), .checksum = checksum64(own.bytes())};
}

void HandedSide::forget_results() {
  for (Tensor& result : results_) std::ranges::fill(result.bytes(), std::byte{});
}

bool HandedSide::unwritten(size_t index, int64_t element) const {
  const Placement& place = places_.results[index];
  if (count_poisoned_words(block(place), poison_seed_) > 0) return true;
  const size_t size = byte_size(place.type.dtype);  // results are contiguous
  return holds_poison(block(place), poison_seed_, static_cast<size_t>(element) * size, size);
}

bool HandedSide::writes_late(double seconds) {
  const auto checksum = [&] {
    uint64_t sum = 0;
    for (const Placement& place : places_.results) sum = random_bits(sum, checksum64(block(place)));
    return sum;
  };
  const uint64_t before = checksum();
  return child_->run_for(seconds) && checksum() != before;
}

}  // namespace passnet
