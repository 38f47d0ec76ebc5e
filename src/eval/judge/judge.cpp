#include "eval/judge/judge.hpp"

#include "base/clock.hpp"
#include "base/random_bits.hpp"
#include "eval/inputs/draw_beside.hpp"
#include "eval/inputs/input_stream.hpp"
#include "eval/judge/adversarial_calls.hpp"
#include "eval/judge/call_order.hpp"
#include "eval/judge/candidate_run.hpp"
#include "eval/judge/participants.hpp"
#include "eval/judge/secret.hpp"
#include "eval/judge/time_checks.hpp"
#include "eval/limits/allowance.hpp"
#include "eval/side/other_work.hpp"

#include <algorithm>
#include <deque>
#include <functional>
#include <utility>

namespace passnet {
namespace {

constexpr double kReferenceTimeoutS = 60;
constexpr double kRoundEndS = 0.0002;                  // for which every worker is resumed then
constexpr int64_t kLargeElements = int64_t{1} << 24;   // of a graph that may be left much out of
constexpr int64_t kSharedElements = int64_t{1} << 21;  // of a graph whose values threads share
// Calls that waited for a processor give no sample: a round makes up to as many timed calls for
// each one.
constexpr size_t kCallsPerSample = 2;

double judged_seconds_since(int64_t begin_ns) {
  return static_cast<double>(now_ns() - begin_ns) * 1e-9;
}

// Threads of all contests, which are idle while calls are timed.
struct Pools {
  std::optional<ThreadPool> work;     // of what is drawn, compared and computed in double
  std::optional<ThreadPool> drawing;  // of what is drawn beside calls

  void start(size_t threads) {
    if (work) return;
    work.emplace(threads);
    drawing.emplace(threads);
  }
  void rest() {
    if (!work) return;
    work->rest();
    drawing->rest();
  }
};

// The judging of one graph.
class Contest {
 public:
  Contest(const JudgedGraph& judged, const Catalog& catalog, const JudgeOptions& options,
          const JudgeTools& tools, const std::optional<Processors>& processors, Pools& pools)
      : subject_(*judged.subject),
        catalog_(catalog),
        options_(options),
        tools_(tools),
        processors_(processors),
        sides_(judged, options, tools, processors),
        pools_(pools),
        elements_(count_elements(subject_.graph, catalog)),
        is_large_(elements_ > kLargeElements),
        allowance_(options.limits),
        distances_(tools.distance) {}
  Contest(const Contest&) = delete;
  Contest& operator=(const Contest&) = delete;

  // Called once, before the first turn; afterwards the thread may be bound to a processor.
  void begin() {
    if (std::ranges::any_of(sides_.all(), &CandidateRun::is_torch)) {
      sides_.load(subject_, catalog_, make_inputs(subject_.graph, catalog_, seed()));
    }
    if (shares_threads()) pools_.start(options_.threads);
    others_.emplace(processors_, [this] { return sides_.workers_ns(); });
  }

  // Runs the next round, if there is any need of it. Between turns a closed graph has no process.
  void take_turn() {
    if (is_over_ || !anyone_competing()) return;
    const int64_t begin = now_ns();
    run_until_complete(round_++);
    sides_.end_joint();
    if (!varies_inputs_) inputs_.reset();
    exact_.reset();
    spent_s_ += judged_seconds_since(begin);
    const bool is_attempt = round_ % options_.rounds == 0;
    const bool goes_on = !is_attempt || (mark_unstable(sides_.candidates(), sides_.device()) &&
                                         round_ < options_.attempts * options_.rounds);
    is_over_ = !goes_on || !allowance_.allows_round(static_cast<size_t>(round_), spent_s_);
    if (is_over_ && !is_attempt) mark_unstable(sides_.candidates(), sides_.device());
  }

  Result<std::vector<Outcome>> end() {
    if (!sides_.joint()) drop_impossible();
    for (CandidateRun& run : sides_.candidates()) run.judge_results();
    mark_noisy(sides_.candidates());
    if (broken_) return std::unexpected(*broken_);
    return take_outcomes();
  }

 private:
  // Something impossible in a run's times, if anything. Nothing is looked for where they earn
  // nothing.
  std::optional<Failure> find_impossible(CandidateRun& run) {
    if (std::ranges::none_of(run.answers().correct, std::identity{})) return std::nullopt;
    if (tools_.pace != nullptr && !options_.left_out.contains(Check::kFloor)) {
      auto failure = find_below_floor(run, *tools_.pace, options_.threads);
      if (failure) return failure;
    }
    if (options_.left_out.contains(Check::kProcessorTime)) return std::nullopt;
    return find_hidden_work(run, sides_.reference());
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
      sides_.reference().forget_samples();
      for (CandidateRun* const run : suspects) run->forget_samples();
      const int first = (options_.attempts + measurement) * options_.rounds;
      for (int round = 0; round < options_.rounds && anyone_competing(); ++round) {
        run_until_complete(first + round);
      }
      mark_unstable(sides_.candidates(), sides_.device());
    }
    for (CandidateRun* const run : suspects) {
      if (!run->competing()) continue;
      if (auto failure = find_impossible(*run)) run->drop(*std::move(failure));
    }
  }

  std::vector<Outcome> take_outcomes() {
    std::vector<Outcome> outcomes;
    for (CandidateRun& run : sides_.candidates()) {
      run.outcome().secrets = secrets_;
      run.outcome().left_out = allowance_.left_out();
      if (sides_.baseline() > 0) run.outcome().op_by_op = sides_.reference().outcome().rounds;
      run.outcome().busy = others_->share();
      run.outcome().hand_over_ns = distances_.median_ns();
      outcomes.push_back(run.take_outcome());
      outcomes.back().reference_device_us = sides_[sides_.baseline()].device_us();
      outcomes.back().reference_cold_us = sides_[sides_.baseline()].cold_us();
    }
    return outcomes;
  }

  // A clock that stops while a candidate with an author's code takes longer for its calls
  // than the reference: being slow earns no exception.
  class Stopwatch {
   public:
    explicit Stopwatch(const Contest& contest)
        : sides_(contest.sides_), begin_ns_(now_ns()), excess_s_(sides_.excess_s()) {}
    double seconds() const {
      return judged_seconds_since(begin_ns_) - (sides_.excess_s() - excess_s_);
    }

   private:
    const Participants& sides_;
    int64_t begin_ns_;
    double excess_s_;
  };

  bool anyone_competing() { return !broken_ && sides_.anyone_competing(); }

  bool start_processes(int round) {
    if (const auto started = sides_.start(round, pool()); !started) {
      return broken_ = started.error(), false;
    }
    return sides_.check_measures();
  }

  void draw_round_secret(int round) {
    const auto number = static_cast<size_t>(round);
    secrets_.resize(std::max(secrets_.size(), number + 1));
    const bool is_given = number < subject_.secrets.size();
    secret_ = secrets_[number] = is_given ? subject_.secrets[number] : draw_secret();
  }

  template <class Visit>
  void for_each_competing(Visit visit) {
    for (CandidateRun& run : sides_.candidates()) {
      if (run.competing()) visit(run);
    }
  }

  // A round in which something killed a worker does not count; it is run again, with a new secret.
  void run_until_complete(int round) {
    constexpr int kInterruptions = 5;
    for (int trial = 0; trial < kInterruptions; ++trial) {
      run_round(round);
      if (!sides_.anyone_interrupted()) return;
      sides_.separate();
    }
    sides_.drop_interrupted();
  }

  bool leaves_out_adversarial_inputs() const {
    return options_.left_out.contains(Check::kAdversarialInputs) ||
           options_.left_out.contains(Check::kNewContents);
  }

  // Drawing inputs of a large closed graph takes longer than the calls of a round: then the first
  // ones are varied.
  void draw_inputs() {
    if (inputs_ && varies_inputs_ && sides_.joint()) return;
    const int64_t begin = now_ns();
    inputs_.emplace(subject_.graph, catalog_, round_seed(), processors_, pool());
    varies_inputs_ = sides_.joint() && !allowance_.allows_draw(judged_seconds_since(begin));
  }

  uint64_t seed() const { return seed_of(subject_, options_); }
  // Seeds what this round draws.
  uint64_t round_seed() const { return mix(seed(), secret_); }

  // A closed kernel cannot tell one call from another: in a joint worker the calls are made before
  // the others of the first attempt, which then run on valid inputs. There is time for the first
  // rounds of an attempt in any case.
  std::vector<AdversarialCall> plan_adversarial_calls(int round) {
    const int first = round - round % options_.rounds;
    const size_t rounds =
        std::min(options_.limits.least_rounds, static_cast<size_t>(options_.rounds));
    if (static_cast<size_t>(round - first) >= rounds) return {};
    if (leaves_out_adversarial_inputs() || (sides_.joint() && first > 0)) return {};
    return place_adversarial_calls(
        {.round = static_cast<size_t>(round - first),
         .rounds = rounds,
         .places = sides_.joint() ? 1 : warmups() + timed(),
         .attempt_seed = mix(seed(), secrets_[static_cast<size_t>(first)]),
         .round_seed = round_seed(),
         .is_large = is_large_,
         .scope = scope()});
  }

  AdversarialScope scope() {
    return {
        .only_conditioned = !exact_judge().has_double(),
        .only_for_proved = std::ranges::all_of(sides_.candidates(), &CandidateRun::needs_few_sets)};
  }

  std::future<std::vector<Tensor>> draw_adversarial(InputSet set) {
    return draw_beside(InputMaker(subject_.graph, catalog_, set), round_seed(), processors_,
                       shares_threads() ? &*pools_.drawing : nullptr);
  }

  // Calls these sides on adversarial inputs, which are drawn beside the calls on the ones before;
  // false if the round does not count.
  bool call_adversarial(std::span<const size_t> members, std::span<const AdversarialCall> planned) {
    std::future<std::vector<Tensor>> drawn;
    const auto draw = [&](size_t i) {
      if (drawn.valid() || i == planned.size() || !allowance_.allows_set(planned[i].set)) return;
      drawn = draw_adversarial(planned[i].set);
    };
    for (size_t i = 0; i < planned.size(); ++i) {
      const Stopwatch watch(*this);
      draw(i);
      if (!drawn.valid()) continue;
      std::vector<Tensor> inputs = drawn.get();
      draw(i + 1);
      if (!call_adversarial(members, std::move(inputs), planned[i].set)) return false;
      allowance_.spend_on_set(watch.seconds());
    }
    return true;
  }

  // One call of each of these sides on adversarial inputs, which is not timed; false if the round
  // does not count.
  bool call_adversarial(std::span<const size_t> members, std::vector<Tensor> inputs, InputSet set) {
    const auto time =
        sides_.reference().call(inputs, ++calls_, kReferenceTimeoutS, sides_.allowed_s(0));
    if (!sides_.check_measures() || !time) return false;
    const double timeout_s = std::max(options_.timeout_s, *time * 1e-6 * options_.timeout_factor);
    ResultJudge& judge = exact_judge();
    judge.set(std::move(inputs), sides_.reference().read_results(), &allowance_.double_time(true));
    for (const size_t side : members) {
      if (side <= sides_.baseline() || !sides_[side].competing()) continue;
      if (sides_[side].is_torch()) sides_.rest_joint();
      sides_[side].outcome().input_sets = scope().name();
      if (!sides_[side].call(judge.inputs(), ++calls_, timeout_s, sides_.allowed_s(side))) continue;
      sides_[side].check_adversarial(judge, set);
    }
    return !sides_.anyone_interrupted();
  }

  // Calls each of these sides once on the same inputs. Returns the times by side; none for a
  // dropped one. `checked`: the inputs are new, and the results are compared.
  std::vector<std::optional<double>> call_all(std::span<const size_t> members, size_t call,
                                              bool checked) {
    const bool advances = !options_.left_out.contains(Check::kNewContents) || calls_ == 0;
    if (checked && advances) inputs_->advance();
    std::vector<std::optional<double>> times(sides_.size());
    for (size_t turn = 0; turn < members.size(); ++turn) {
      const size_t side = members[side_at(turn, call, members.size())];
      if (!sides_[side].competing()) continue;
      if (sides_[side].is_torch()) sides_.rest_joint();
      times[side] = sides_[side].call(inputs_->current(), ++calls_, timeout_s_,
                                      sides_.allowed_s(side), checked);
      if (call == 0 && side == 0 && times[0]) {
        timeout_s_ = std::max(options_.timeout_s, *times[0] * 1e-6 * options_.timeout_factor);
      }
    }
    if (!sides_.check_measures() || sides_.anyone_interrupted() || !checked) return times;
    const std::span<const Tensor> answers = sides_.reference().read_results();
    bool is_set = false;
    const std::span<const Tensor> current = inputs_->current();
    const auto exact = [&]() -> ResultJudge& {
      if (!std::exchange(is_set, true)) {
        std::vector<Tensor> inputs;
        for (const Tensor& input : current) inputs.push_back(input.clone());
        exact_judge().set(std::move(inputs), answers, &allowance_.double_time(false));
      }
      return exact_judge();
    };
    const AnswerJudge::ValidCall valid{.inputs = current,
                                       .answers = answers,
                                       .exact = exact,
                                       .secret = draw_secret(),
                                       .pool = pool()};
    for (const size_t side : members) {
      if (side > sides_.baseline() && sides_[side].competing()) sides_[side].check(valid);
    }
    return times;
  }

  bool shares_threads() const { return elements_ > kSharedElements; }
  ThreadPool* pool() { return shares_threads() ? &*pools_.work : nullptr; }

  ResultJudge& exact_judge() {
    if (!exact_) exact_.emplace(subject_.graph, catalog_, tools_.tf32(), pool());
    return *exact_;
  }

  // Spinning takes a core from the kernels' threads: only if no side uses them, and if there are
  // two cores. It also keeps other work from that core, which may share much with the worker's.
  void choose_hand_over() {
    const bool used = std::ranges::any_of(sides_.all(), [](CandidateRun& run) {
      return run.competing() && run.side() != nullptr && run.side()->used_pool();
    });
    distances_.set_used(used);
    const HandOver with_threads = sides_.joint() ? HandOver::kSleep : HandOver::kYield;
    for (CandidateRun& run : sides_.all()) {
      if (!run.competing() || run.side() == nullptr) continue;
      run.side()->set_hand_over(used || !processors_ ? with_threads : HandOver::kSpin);
    }
  }

  size_t warmups() const { return calls_of_round(options_.warmup_calls); }
  size_t timed() const { return calls_of_round(options_.timed_calls); }
  size_t calls_of_round(int calls) const {
    return static_cast<size_t>(std::max(1, calls / options_.rounds));
  }

  // Calls these sides in one round. Returns the number of timed calls that were wanted, or that
  // there was time for; nothing if the round does not count.
  std::optional<size_t> time_calls(std::span<const size_t> sides,
                                   std::span<const AdversarialCall> adversarial,
                                   std::vector<Samples>& samples) {
    if (sides.empty()) return timed();
    pools_.rest();
    const bool joint = sides_.joint();
    // Calls of closed sides that no time is taken of would find nothing either.
    const size_t wanted = distances_.begin_timing() || !joint ? timed() : 0;
    size_t next = 0;
    const Stopwatch watch(*this);
    size_t warmed = 0;  // calls, after which the others are timed
    size_t call = 0;
    const auto wants_more = [&](size_t side) {
      return sides_[side].competing() && wants_sample(samples[side], call - warmed, wanted, joint);
    };
    bool is_late = false;
    const auto goes_on = [&] {
      const double seconds = watch.seconds();
      if (warmed == call && call < warmups() && allowance_.allows_warmup(call, seconds)) {
        return ++warmed, true;
      }
      if (call - warmed >= kCallsPerSample * timed() || std::ranges::none_of(sides, wants_more)) {
        return false;
      }
      is_late = !allowance_.allows_timed(call - warmed, seconds);
      return !is_late;
    };
    for (; goes_on(); ++call) {
      for (; next < adversarial.size() && adversarial[next].before == call; ++next) {
        if (!call_adversarial(sides, adversarial.subspan(next, 1))) return std::nullopt;
      }
      const auto times = call_all(sides, call, !joint || call == 0);
      if (!sides_.check_measures() || sides_.anyone_interrupted()) return std::nullopt;
      if (call == 0) choose_hand_over();
      for (const size_t side : sides) {
        if (call < warmed || !times[side] || !wants_more(side)) continue;
        samples[side].add(*times[side], sides_[side].phases(), sides_[side].is_disturbed());
        if (!sides_[side].is_disturbed()) sides_[side].sample();
      }
    }
    distances_.end_timing();
    if (!call_adversarial(sides, adversarial.subspan(next))) return std::nullopt;
    // PyTorch is trusted to compute the same of a large graph as in its first call.
    const bool is_left_out = is_late && sides_[sides.back()].is_torch();
    if (joint && !is_left_out) call_all(sides, warmups() + kCallsPerSample * timed(), true);
    if (!sides_.check_measures() || sides_.anyone_interrupted()) return std::nullopt;
    return is_late ? call - warmed : timed();
  }

  // PyTorch's process leaves the caches cold for the next call, so its calls have their own part of
  // the round, alternately after and before the others. A round whose threads are on distant
  // processors has no times.
  void run_round(int round) {
    if (!start_processes(round)) return;
    draw_round_secret(round);
    allowance_.begin_round();
    draw_inputs();
    timeout_s_ = kReferenceTimeoutS;
    distances_.begin_round();
    std::vector<AdversarialCall> adversarial = plan_adversarial_calls(round);
    if (sides_.joint() && !call_adversarial(sides_.members(), std::exchange(adversarial, {}))) {
      return;
    }
    std::vector<Samples> samples(sides_.size());
    size_t made = timed();
    for (const bool torch : {round % 2 == 0, round % 2 != 0}) {
      std::vector<Samples> part(sides_.size());
      const auto calls = time_calls(sides_.members(torch), adversarial, part);
      if (!calls) return;
      made = std::min(made, *calls);
      for (size_t side = 0; side < sides_.size(); ++side) {
        if (sides_[side].is_torch() == torch) samples[side] = std::move(part[side]);
      }
    }
    if (!sides_.joint()) {
      for_each_competing([](CandidateRun& run) { run.check_late_writes(kRoundEndS); });
    }
    bill_phases(samples, sides_.baseline());
    if (distances_.end_round()) add_round(sides_.all(), sides_.baseline(), samples, made);
  }

  const Subject& subject_;
  const Catalog& catalog_;
  const JudgeOptions& options_;
  const JudgeTools& tools_;
  const std::optional<Processors>& processors_;
  Participants sides_;
  Pools& pools_;
  int64_t elements_;
  bool is_large_;
  Allowance allowance_;
  bool is_over_ = false;
  int round_ = 0;                     // the next one
  double spent_s_ = 0;                // on rounds
  std::optional<Diagnostic> broken_;  // an infrastructure failure: nobody is judged
  std::optional<InputStream> inputs_;
  bool varies_inputs_ = false;  // of the first round, because drawing takes long
  std::optional<ResultJudge> exact_;
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
  Pools pools;
  std::deque<Contest> contests;
  for (const JudgedGraph* const graph : graphs) {
    contests.emplace_back(*graph, catalog, options, tools, processors, pools).begin();
  }
  const BoundThread bound(processors);
  for (int round = 0; round < options.attempts * options.rounds; ++round) {
    for (Contest& contest : contests) {
      if (tools.goes_on != nullptr && !(*tools.goes_on)()) {
        return fail({}, "judging-canceled", "judging was canceled");
      }
      contest.take_turn();
    }
  }
  std::vector<std::vector<Outcome>> outcomes;
  for (Contest& contest : contests) outcomes.push_back(TRY(contest.end()));
  return outcomes;
}

}  // namespace passnet
