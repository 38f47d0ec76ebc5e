#include "eval/judge/participants.hpp"

#include "eval/judge/secret.hpp"
#include "eval/judge/too_large.hpp"
#include "sandbox/available_memory.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <utility>

namespace passnet {
namespace {

constexpr size_t kShift = 4096 + 64;  // to other pages, and other places in them

size_t shift_of(int round) { return static_cast<size_t>(round) * kShift % CpuSide::kShifts; }

}  // namespace

Participants::Participants(const JudgedGraph& judged, const JudgeOptions& options,
                           const JudgeTools& tools, const std::optional<Processors>& processors)
    : options_(options), tools_(tools), processors_(processors) {
  runs_.emplace_back(judged.reference, options.left_out);
  if (judged.baseline) runs_.emplace_back(*judged.baseline, options.left_out);
  baseline_ = runs_.size() - 1;
  for (const Candidate& candidate : judged.candidates) {
    if (!candidate.failure) runs_.emplace_back(candidate, options.left_out);
  }
  joint_ = can_join();
  drop_too_large(runs_, baseline_, options_,
                 tools.gpu == nullptr
                     ? available_memory()
                     : static_cast<uint64_t>(tools.gpu->properties().memory_bytes));
  if (tools.gpu != nullptr) drop_incomparable(runs_, baseline_, available_memory());
  check_measures();
}

bool Participants::can_join() const {
  constexpr size_t kMostSides = 8;  // each has a descriptor
  if (tools_.gpu != nullptr) return !has_native();
  return runs_.size() <= kMostSides && tools_.fork_server != nullptr &&
         options_.left_out.is_nothing() && std::ranges::all_of(runs_, &CandidateRun::can_join);
}

bool Participants::has_native() const {
  return std::ranges::any_of(runs_, &CandidateRun::is_native);
}

bool Participants::anyone_competing() {
  return std::ranges::any_of(candidates(), &CandidateRun::competing);
}

bool Participants::anyone_interrupted() const {
  return std::ranges::any_of(runs_, &CandidateRun::interrupted);
}

std::vector<size_t> Participants::members() const {
  std::vector<size_t> found;
  for (size_t side = 0; side < runs_.size(); ++side) {
    if (runs_[side].competing()) found.push_back(side);
  }
  return found;
}

std::vector<size_t> Participants::members(bool torch) const {
  std::vector<size_t> found = members();
  std::erase_if(found, [&](size_t side) { return runs_[side].is_torch() != torch && side != 0; });
  // The reference alone is not worth timing unless others are measured by it.
  if (found.size() == 1 && (torch || baseline_ != 0)) found.clear();
  return found;
}

void Participants::load(const Subject& subject, const Catalog& catalog,
                        std::span<const Tensor> inputs) {
  for (CandidateRun& run : runs_) run.load(subject, catalog, inputs, device());
  for (CandidateRun& run : candidates()) {
    if (run.competing() && run.is_torch() && run.is_native() && check_measures()) {
      run.apply_public_rules(inputs, runs_[baseline_]);
    }
  }
  check_measures();
}

// Workers are forked before the secret that this round's inputs come from is drawn, so nothing in a
// candidate's memory predicts them.
Result<void> Participants::start(int round, ThreadPool* pool) {
  if (tools_.gpu != nullptr) return start_on_gpu(round, pool);
  if (joint_ && start_joint(round)) return {};
  joint_ = false;
  return start_each(round);
}

// Returns those that will share a worker.
std::vector<CandidateRun*> Participants::list_joining() {
  std::vector<CandidateRun*> joining;
  for (CandidateRun& run : runs_) {
    if (!run.competing()) continue;
    if (run.is_torch()) {
      run.stay_beside();
    } else {
      joining.push_back(&run);
    }
  }
  return joining;
}

// Native code has a process, and so device memory, of its own, which lives as
// long as the contest; then all sides have a rival, and the ends of their calls
// are told alike.
Result<void> Participants::start_on_gpu(int round, ThreadPool* pool) {
  const std::vector<CandidateRun*> joining = list_joining();
  const bool is_walled = has_native();
  if (is_walled && round == 0 && tools_.native_gpu->alive()) tools_.native_gpu->end();
  for (const bool is_native : {false, true}) {
    std::vector<CandidateRun*> members;
    std::vector<GpuSidePlan> plans;
    for (CandidateRun* const run : joining) {
      if (run->is_native() != is_native) continue;
      members.push_back(run);
      plans.push_back(run->gpu_plan());
    }
    if (members.empty()) continue;
    const GpuWalls walls{.is_native = is_native,
                         .is_sealed = is_walled,
                         .rival = is_native   ? tools_.gpu
                                  : is_walled ? tools_.native_gpu
                                              : nullptr};
    GpuWorker& worker = is_native ? *tools_.native_gpu : *tools_.gpu;
    std::vector<GpuSide> sides = TRY(GpuSide::start(worker, plans, draw_secret(), walls, pool));
    for (size_t i = 0; i < members.size(); ++i) {
      members[i]->join(std::move(sides[i]), !is_walled);
    }
  }
  return {};
}

// False if there is no joint worker; then each side gets its own.
bool Participants::start_joint(int round) {
  const std::vector<CandidateRun*> joining = list_joining();
  std::vector<SidePlan> plans;
  for (CandidateRun* const run : joining) plans.push_back(run->cpu_plan());
  auto joint = CpuSide::start_joint(plans, {.name = "judged",
                                            .threads = options_.threads,
                                            .processors = processors_,
                                            .shift = shift_of(round),
                                            .secret = draw_secret(),
                                            .fork_server = tools_.fork_server});
  if (!joint) return false;
  for (size_t i = 0; i < joining.size(); ++i) joining[i]->join(std::move(joint->sides[i]));
  worker_ = std::move(joint->worker);
  return true;
}

Result<void> Participants::start_each(int round) {
  for (CandidateRun& run : runs_) run.forget_results();
  for (size_t side = 0; side < runs_.size(); ++side) {
    if (!runs_[side].competing()) continue;
    const bool measures = side <= baseline_;
    TRY(runs_[side].start({.name = measures ? "reference" : "candidate",
                           .threads = options_.threads,
                           .processors = processors_,
                           .shift = shift_of(round),
                           .secret = draw_secret(),
                           .fork_server = tools_.fork_server,
                           .left_out = options_.left_out.worker_layers,
                           .visible = measures ? nullptr : reference_side()},
                          measures));
  }
  return {};
}

const CpuSide* Participants::reference_side() {
  return reference().side() == nullptr ? nullptr : reference().side()->cpu();
}

void Participants::end_joint() {
  if (worker_) worker_->worker.end();
}

void Participants::rest_joint() {
  for (GpuWorker* const worker : {tools_.gpu, tools_.native_gpu}) {
    if (worker != nullptr) worker->note_others();
  }
  if (joint_ && worker_) (void)worker_->worker.stop();  // one that is gone fails at its next call
}

bool Participants::check_measures() {
  for (size_t side = 0; side <= baseline_; ++side) {
    CandidateRun& measure = runs_[side];
    if (measure.competing()) continue;
    const std::string detail = fmt::format(
        "the {} failed: {}", side == 0 ? "reference" : "baseline", measure.answers().detail);
    for (CandidateRun& run : candidates()) {
      run.drop({.verdict = Verdict::kReferenceFail, .message = detail});
    }
    return false;
  }
  return true;
}

void Participants::drop_interrupted() {
  for (CandidateRun& run : runs_) {
    if (run.interrupted()) run.drop_interrupted();
  }
  check_measures();
}

double Participants::allowed_s(size_t side) const {
  if (side <= baseline_ || !options_.left_out.is_nothing()) {
    return std::numeric_limits<double>::infinity();
  }
  return options_.total_s * runs_[side].share_of_total() +
         options_.total_factor * runs_[0].spent_s();
}

double Participants::excess_s() const {
  double seconds = 0;
  for (const CandidateRun& run : runs_) {
    if (!run.can_join()) seconds += std::max(0.0, run.spent_s() - runs_[0].spent_s());
  }
  return seconds;
}

int64_t Participants::workers_ns() const {
  int64_t ns = worker_ ? worker_->worker.processor_ns(true) : 0;
  for (const CandidateRun& run : runs_) ns += run.worker_ns();
  return ns;
}

}  // namespace passnet
