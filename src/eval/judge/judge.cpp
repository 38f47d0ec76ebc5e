#include "eval/judge/judge.hpp"

#include "eval/inputs/draw_beside.hpp"
#include "eval/inputs/input_stream.hpp"
#include "eval/judge/adversarial_calls.hpp"
#include "eval/judge/call_order.hpp"
#include "eval/judge/candidate_run.hpp"
#include "eval/judge/other_work.hpp"
#include "eval/judge/secret.hpp"
#include "eval/judge/time_checks.hpp"
#include "eval/judge/too_large.hpp"
#include "generate/random_bits.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <functional>
#include <limits>
#include <memory>
#include <utility>

namespace passnet {
namespace {

constexpr double kReferenceTimeoutS = 60;
constexpr double kRoundEndS = 0.0002;  // for which every worker is resumed then
constexpr size_t kShift = 4096 + 64;   // to other pages, and other places in them
// Calls that waited for a processor give no sample, those on shared cores hardly one: a round makes
// up to as many timed calls for each sample.
constexpr size_t kCallsPerSample = 2;

// All participants on one graph: the reference, the baseline if it is a different one, the
// candidates.
class Contest {
 public:
  Contest(const JudgedGraph& judged, const Catalog& catalog, const JudgeOptions& options,
          const JudgeTools& tools, const std::optional<Processors>& processors)
      : subject_(*judged.subject),
        catalog_(catalog),
        options_(options),
        tools_(tools),
        processors_(processors),
        distances_(tools.distance) {
    runs_.emplace_back(judged.reference, options.left_out);
    if (judged.baseline) runs_.emplace_back(*judged.baseline, options.left_out);
    baseline_ = runs_.size() - 1;
    for (const Candidate& candidate : judged.candidates) {
      if (!candidate.failure) runs_.emplace_back(candidate, options.left_out);
    }
    joint_ = can_join();
    drop_too_large(runs_, baseline_, options_);
    check_measures();
  }
  Contest(const Contest&) = delete;
  Contest& operator=(const Contest&) = delete;

  // Called once, before the first turn; afterwards the thread may be bound to a processor.
  void begin() {
    load_into_torch();
    others_.emplace(processors_, [this] { return workers_ns(); });
  }

  // Runs the next round, if there is any need of it. Between turns a closed graph has no process.
  void take_turn() {
    if (is_over_ || !anyone_competing()) return;
    run_until_complete(round_++);
    if (worker_) worker_->worker.end();
    inputs_.reset();
    exact_.reset();
    if (round_ % options_.rounds != 0) return;
    const bool first = round_ == options_.rounds;
    is_over_ = !mark_unstable(candidates(), options_.widest, others_->share(), first);
  }

  Result<std::vector<Outcome>> end() {
    if (!joint_) drop_impossible();
    for (CandidateRun& run : candidates()) run.judge_results();
    mark_noisy(candidates());
    if (broken_) return std::unexpected(*broken_);
    return take_outcomes();
  }

 private:
  // Something impossible in a run's times, if anything. Nothing is looked for where they earn
  // nothing.
  std::optional<Failure> find_impossible(CandidateRun& run) {
    if (std::ranges::none_of(run.outcome().correct, std::identity{})) return std::nullopt;
    if (tools_.pace != nullptr && !options_.left_out.contains(Check::kFloor)) {
      auto failure = find_below_floor(run, *tools_.pace, options_.threads);
      if (failure) return failure;
    }
    if (options_.left_out.contains(Check::kProcessorTime)) return std::nullopt;
    return find_hidden_work(run, reference());
  }

  // Times that seem impossible are measured again, because other work may have disturbed them; the
  // new ones replace them.
  void drop_impossible() {
    constexpr int kMeasurements = 3;
    std::vector<CandidateRun*> suspects;
    for (int measurement = 0; measurement < kMeasurements; ++measurement) {
      suspects.clear();
      for_each_competing([&](CandidateRun& run) {
        if (find_impossible(run)) suspects.push_back(&run);
      });
      if (suspects.empty()) return;
      reference().forget_samples();
      for (CandidateRun* const run : suspects) run->forget_samples();
      const int first = (options_.attempts + measurement) * options_.rounds;
      for (int round = 0; round < options_.rounds && anyone_competing(); ++round) {
        run_until_complete(first + round);
      }
      mark_unstable(candidates(), options_.widest, others_->share(), false);
    }
    for (CandidateRun* const run : suspects) {
      if (!run->competing()) continue;
      if (auto failure = find_impossible(*run)) run->drop(*std::move(failure));
    }
  }

  std::vector<Outcome> take_outcomes() {
    std::vector<Outcome> outcomes;
    for (CandidateRun& run : candidates()) {
      run.outcome().secrets = secrets_;
      run.outcome().hand_over_ns = distances_.median_ns();
      outcomes.push_back(std::move(run.outcome()));
    }
    return outcomes;
  }

  // The time that all calls of a side may take. Those of the measures are not limited, and neither
  // are those of a test that shows what a layer stops.
  double allowed_s(size_t side) {
    if (side <= baseline_ || !options_.left_out.is_nothing()) {
      return std::numeric_limits<double>::infinity();
    }
    return options_.total_s * runs_[side].share_of_total() +
           options_.total_factor * reference().spent_s();
  }

  // True if every side runs only kernels that the compiler printed, so that they can share a worker
  // and need no check of what only an author's code could do.
  bool can_join() const {
    constexpr size_t kMostSides = 8;  // each has a descriptor
    return runs_.size() <= kMostSides && tools_.fork_server != nullptr &&
           options_.left_out.is_nothing() && std::ranges::all_of(runs_, &CandidateRun::can_join);
  }

  // False if there is no joint worker; then each side gets its own.
  bool start_joint_worker(int round) {
    std::vector<SidePlan> plans;
    std::vector<CandidateRun*> joining;
    for (CandidateRun& run : runs_) {
      if (!run.competing()) continue;
      plans.push_back(run.side_plan());
      joining.push_back(&run);
    }
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

  // The processor time of all living workers; those that have ended are reaped.
  int64_t workers_ns() const {
    int64_t ns = worker_ ? worker_->worker.processor_ns(true) : 0;
    for (const CandidateRun& run : runs_) ns += run.worker_ns();
    return ns;
  }

  static size_t shift_of(int round) {
    return static_cast<size_t>(round) * kShift % CpuSide::kShifts;
  }

  CandidateRun& reference() { return runs_[0]; }
  const CpuSide* reference_side() {
    return reference().side() == nullptr ? nullptr : reference().side()->cpu();
  }
  std::span<CandidateRun> candidates() { return std::span(runs_).subspan(baseline_ + 1); }

  bool anyone_competing() {
    return !broken_ && std::ranges::any_of(candidates(), &CandidateRun::competing);
  }

  // True if those that all others are measured by have not been dropped; otherwise no time means
  // anything.
  bool check_measures() {
    for (size_t side = 0; side <= baseline_; ++side) {
      CandidateRun& measure = runs_[side];
      if (measure.competing()) continue;
      const std::string_view what = side == 0 ? "reference" : "baseline";
      fail_all(fmt::format("the {} failed: {}", what, measure.outcome().detail));
      return false;
    }
    return true;
  }

  void fail_all(const std::string& detail) {
    for (CandidateRun& run : candidates()) {
      run.drop({.verdict = Verdict::kReferenceFail, .message = detail});
    }
  }

  // Valid inputs are in place, because loading runs the graph.
  void load_into_torch() {
    if (std::ranges::none_of(runs_, &CandidateRun::is_torch)) return;
    const std::vector<Tensor> inputs = make_inputs(subject_.graph, catalog_, seed());
    for (CandidateRun& run : runs_) run.load(subject_, catalog_, inputs);
    check_measures();
  }

  // Workers are forked before the secret that this round's inputs come from is drawn, so nothing in
  // a candidate's memory predicts them.
  bool start_processes(int round) {
    if (joint_ && start_joint_worker(round)) return check_measures();
    joint_ = false;
    for (CandidateRun& run : runs_) run.forget_results();
    for (size_t side = 0; side < runs_.size(); ++side) {
      if (!runs_[side].competing()) continue;
      const bool measures = side <= baseline_;
      const auto started = runs_[side].start({.name = measures ? "reference" : "candidate",
                                              .threads = options_.threads,
                                              .processors = processors_,
                                              .shift = shift_of(round),
                                              .secret = draw_secret(),
                                              .fork_server = tools_.fork_server,
                                              .left_out = options_.left_out.worker_layers,
                                              .visible = measures ? nullptr : reference_side()},
                                             measures);
      if (!started) return broken_ = started.error(), false;
    }
    return check_measures();
  }

  void draw_round_secret(int round) {
    const auto number = static_cast<size_t>(round);
    secrets_.resize(std::max(secrets_.size(), number + 1));
    const bool is_given = number < subject_.secrets.size();
    secret_ = secrets_[number] = is_given ? subject_.secrets[number] : draw_secret();
  }

  template <class Visit>
  void for_each_competing(Visit visit) {
    for (CandidateRun& run : candidates()) {
      if (run.competing()) visit(run);
    }
  }

  bool anyone_interrupted() const { return std::ranges::any_of(runs_, &CandidateRun::interrupted); }

  // A round in which something killed a worker does not count; it is run again, with a new secret.
  void run_until_complete(int round) {
    constexpr int kInterruptions = 5;
    for (int trial = 0; trial < kInterruptions; ++trial) {
      run_round(round);
      if (!anyone_interrupted()) return;
      joint_ = false;  // in workers of their own, sides show whose fault it is
    }
    for (CandidateRun& run : runs_) {
      if (run.interrupted()) run.drop_interrupted();
    }
    check_measures();
  }

  bool leaves_out_adversarial_inputs() const {
    return options_.left_out.contains(Check::kAdversarialInputs) ||
           options_.left_out.contains(Check::kNewContents);
  }

  uint64_t seed() const { return seed_of(subject_, options_); }
  // Seeds what this round draws.
  uint64_t round_seed() const { return mix(seed(), secret_); }

  // A closed kernel cannot tell one call from another: in a joint worker the calls are made before
  // the others of the first attempt, which then run on valid inputs.
  std::vector<AdversarialCall> plan_adversarial_calls(int round) {
    const int first = round - round % options_.rounds;
    if (leaves_out_adversarial_inputs() || (joint_ && first > 0)) return {};
    return place_adversarial_calls(
        {.round = static_cast<size_t>(round - first),
         .rounds = static_cast<size_t>(options_.rounds),
         .places = joint_ ? 1 : warmups() + timed(),
         .attempt_seed = mix(seed(), secrets_[static_cast<size_t>(first)]),
         .round_seed = round_seed(),
         .only_conditioned = !exact_judge().has_double()});
  }

  std::future<std::vector<Tensor>> draw_adversarial(InputSet set) const {
    return draw_beside(InputMaker(subject_.graph, catalog_, set), round_seed(), processors_);
  }

  // One call of each of these sides on adversarial inputs, which is not timed; false if the round
  // does not count.
  bool call_adversarial(std::span<const size_t> members, std::vector<Tensor> inputs, InputSet set) {
    const auto time = reference().call(inputs, ++calls_, kReferenceTimeoutS, allowed_s(0));
    if (!check_measures() || !time) return false;
    const double timeout_s = std::max(options_.timeout_s, *time * 1e-6 * options_.timeout_factor);
    AdversarialJudge& judge = exact_judge();
    judge.set(std::move(inputs), reference().read_results());
    for (const size_t side : members) {
      if (side <= baseline_ || !runs_[side].competing()) continue;
      runs_[side].outcome().input_sets =
          judge.has_double() ? "valid adversarial" : "valid adversarial-conditioned";
      if (!runs_[side].call(judge.inputs(), ++calls_, timeout_s, allowed_s(side))) continue;
      runs_[side].check_adversarial(judge, info(set).name);
    }
    return !anyone_interrupted();
  }

  // Calls each of these sides once on the same inputs. Returns the times by side; none for a
  // dropped one. `checked`: the inputs are new, and the results are compared.
  std::vector<std::optional<double>> call_all(std::span<const size_t> members, size_t call,
                                              bool checked) {
    const bool advances = !options_.left_out.contains(Check::kNewContents) || calls_ == 0;
    if (checked && advances) inputs_->advance();
    std::vector<std::optional<double>> times(runs_.size());
    for (size_t turn = 0; turn < members.size(); ++turn) {
      const size_t side = members[side_at(turn, call, members.size())];
      if (!runs_[side].competing()) continue;
      times[side] =
          runs_[side].call(inputs_->current(), ++calls_, timeout_s_, allowed_s(side), checked);
      if (call == 0 && side == 0 && times[0]) {
        timeout_s_ = std::max(options_.timeout_s, *times[0] * 1e-6 * options_.timeout_factor);
      }
    }
    if (!check_measures() || anyone_interrupted() || !checked) return times;
    const std::span<const Tensor> answers = reference().read_results();
    bool is_set = false;
    const auto exact = [&]() -> AdversarialJudge& {
      if (!std::exchange(is_set, true)) {
        std::vector<Tensor> inputs;
        for (const Tensor& input : inputs_->current()) inputs.push_back(input.clone());
        exact_judge().set(std::move(inputs), answers);
      }
      return exact_judge();
    };
    for (const size_t side : members) {
      if (side > baseline_ && runs_[side].competing()) runs_[side].check(answers, exact);
    }
    return times;
  }

  AdversarialJudge& exact_judge() {
    if (!exact_) exact_.emplace(subject_.graph, catalog_);
    return *exact_;
  }

  // Spinning takes a core from the kernels' threads: only if no side uses them, and if there are
  // two cores. It also keeps other work from that core, which may share much with the worker's.
  void choose_hand_over() {
    const bool used = std::ranges::any_of(runs_, [](CandidateRun& run) {
      return run.competing() && run.side() != nullptr && run.side()->used_pool();
    });
    distances_.set_used(used);
    const HandOver with_threads = joint_ ? HandOver::kSleep : HandOver::kYield;
    for (CandidateRun& run : runs_) {
      if (!run.competing() || run.side() == nullptr) continue;
      run.side()->set_hand_over(used || !processors_ ? with_threads : HandOver::kSpin);
    }
  }

  // The candidates that workers run, or those that PyTorch runs, with the reference and its
  // answers.
  std::vector<size_t> members(bool torch) {
    std::vector<size_t> found;
    for (size_t side = 0; side < runs_.size(); ++side) {
      const bool is_torch = runs_[side].is_torch();
      if (runs_[side].competing() && (is_torch == torch || side == 0)) found.push_back(side);
    }
    // The reference alone is not worth timing unless others are measured by it.
    if (found.size() == 1 && (torch || baseline_ != 0)) found.clear();
    return found;
  }

  size_t warmups() const { return calls_of_round(options_.warmup_calls); }
  size_t timed() const { return calls_of_round(options_.timed_calls); }
  size_t calls_of_round(int calls) const {
    return static_cast<size_t>(std::max(1, calls / options_.rounds));
  }

  std::vector<double>& samples_for(const CandidateRun& run, Samples& samples) const {
    if (run.is_disturbed()) return samples.disturbed;
    return tools_.share != nullptr && run.is_shared(*tools_.share) ? samples.shared : samples.clean;
  }

  // The calls of one round on these sides; false if the round does not count.
  bool time_calls(std::span<const size_t> sides, std::span<const AdversarialCall> adversarial,
                  std::vector<Samples>& samples) {
    if (sides.empty()) return true;
    // Calls of closed sides that no time is taken of would find nothing either.
    const size_t wanted = distances_.begin_timing() || !joint_ ? timed() : 0;
    // Inputs are drawn beside other calls, unless one of them may be timed.
    std::future<std::vector<Tensor>> drawn;
    const auto draw = [&](size_t i) {
      if (i < adversarial.size()) drawn = draw_adversarial(adversarial[i].set);
    };
    if (joint_) draw(0);
    size_t next = 0;
    const size_t most = warmups() + kCallsPerSample * timed();
    size_t call = 0;
    const auto wants_more = [&](size_t side) {
      return runs_[side].competing() &&
             wants_sample(samples[side], call - warmups(), wanted, joint_);
    };
    for (; call < warmups() || (call < most && std::ranges::any_of(sides, wants_more)); ++call) {
      for (; next < adversarial.size() && adversarial[next].before == call; ++next) {
        if (!joint_) draw(next);
        std::vector<Tensor> inputs = drawn.get();
        if (joint_) draw(next + 1);
        if (!call_adversarial(sides, std::move(inputs), adversarial[next].set)) return false;
      }
      const auto times = call_all(sides, call, !joint_ || call == 0);
      if (!check_measures() || anyone_interrupted()) return false;
      if (call == 0) choose_hand_over();
      for (const size_t side : sides) {
        if (call < warmups() || !times[side] || !wants_more(side)) continue;
        samples_for(runs_[side], samples[side]).push_back(*times[side]);
        if (!runs_[side].is_disturbed()) runs_[side].sample();
      }
    }
    distances_.end_timing();
    if (joint_) call_all(sides, most, true);
    return check_measures() && !anyone_interrupted();
  }

  // PyTorch's process leaves the caches cold for the next call, so its calls have their own part of
  // the round, alternately after and before the others. A round whose threads are on distant
  // processors has no times.
  void run_round(int round) {
    if (!start_processes(round)) return;
    draw_round_secret(round);
    inputs_.emplace(subject_.graph, catalog_, round_seed(), processors_);
    timeout_s_ = kReferenceTimeoutS;
    distances_.begin_round();
    const std::vector<AdversarialCall> adversarial = plan_adversarial_calls(round);
    std::vector<Samples> samples(runs_.size());
    for (const bool torch : {round % 2 == 0, round % 2 != 0}) {
      std::vector<Samples> part(runs_.size());
      if (!time_calls(members(torch), adversarial, part)) return;
      for (size_t side = 0; side < runs_.size(); ++side) {
        if (runs_[side].is_torch() == torch) samples[side] = std::move(part[side]);
      }
    }
    if (!joint_) for_each_competing([](CandidateRun& run) { run.check_late_writes(kRoundEndS); });
    if (distances_.end_round()) add_round(runs_, baseline_, samples, timed());
  }

  const Subject& subject_;
  const Catalog& catalog_;
  const JudgeOptions& options_;
  const JudgeTools& tools_;
  const std::optional<Processors>& processors_;
  std::unique_ptr<JointWorker> worker_;  // of this round; outlives its sides
  std::vector<CandidateRun> runs_;
  bool joint_ = false;
  bool is_over_ = false;
  int round_ = 0;                     // the next one
  size_t baseline_ = 0;               // its index; the candidates follow it
  std::optional<Diagnostic> broken_;  // an infrastructure failure: nobody is judged
  std::optional<InputStream> inputs_;
  std::optional<AdversarialJudge> exact_;
  std::optional<OtherWork> others_;  // since the first round
  RoundDistances distances_;
  std::vector<uint64_t> secrets_;  // by round
  uint64_t secret_ = 0;            // of this round
  double timeout_s_ = 0;
  uint64_t calls_ = 0;
};

}  // namespace

uint64_t seed_of(const Subject& subject, const JudgeOptions& options) {
  return subject.seed.value_or(options.seed);
}

Result<std::vector<std::vector<Outcome>>> judge(std::span<const JudgedGraph* const> graphs,
                                                const Catalog& catalog, const JudgeOptions& options,
                                                const JudgeTools& tools) {
  const std::optional<Processors> processors = Processors::find();
  std::deque<Contest> contests;
  for (const JudgedGraph* const graph : graphs) {
    contests.emplace_back(*graph, catalog, options, tools, processors).begin();
  }
  const BoundThread bound(processors);
  for (int round = 0; round < options.attempts * options.rounds; ++round) {
    for (Contest& contest : contests) contest.take_turn();
  }
  std::vector<std::vector<Outcome>> outcomes;
  for (Contest& contest : contests) outcomes.push_back(TRY(contest.end()));
  return outcomes;
}

}  // namespace passnet
