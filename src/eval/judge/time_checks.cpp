#include "eval/judge/time_checks.hpp"

#include "eval/record/statistics.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace passnet {
namespace {

constexpr size_t kLeastRounds = 3;     // that can be timed, for an interval
constexpr size_t kShareOfSamples = 4;  // that a round needs

std::vector<double> join(std::vector<double> first, std::span<const double> second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

// All timed calls of the rounds, one side of each round.
std::vector<double> join(std::span<const Round> rounds, std::vector<double> Round::* side) {
  std::vector<double> times;
  for (const Round& round : rounds) {
    times = join(std::move(times), round.*side);
  }
  return times;
}

}  // namespace

std::optional<Failure> find_below_floor(CandidateRun& run, MemoryPace& pace, size_t threads) {
  if (run.side() == nullptr || run.outcome().rounds.size() < kLeastRounds) return std::nullopt;
  const double time = median(join(run.outcome().rounds, &Round::candidate));
  const auto floor = run.side()->write_floor(pace, threads, false);
  if (!floor || time >= floor->us) return std::nullopt;
  const auto again = run.side()->write_floor(pace, threads, true);
  if (!again || time >= again->us) return std::nullopt;
  return Failure{.verdict = Verdict::kImpossibleTime,
                 .message = fmt::format("{} bytes of results in {:.3g} µs, and this machine needs "
                                        "at least {:.3g} µs to write them",
                                        again->bytes, time, again->us)};
}

std::optional<Failure> find_hidden_work(const CandidateRun& run, const CandidateRun& reference) {
  constexpr double kMinUs = 20;    // cold caches and the hand-over itself cause less
  constexpr double kShare = 0.5;   // of the candidate's gain: the rest may be honest
  constexpr double kOfCall = 0.1;  // of the call: on slow processors the hand-over costs more
  constexpr double kErrors = 6;    // of the reference: the candidate controls its own spread
  if (run.outcome().rounds.size() < kLeastRounds) return std::nullopt;
  if (run.times().empty() || reference.times().empty()) return std::nullopt;
  const double time = median(run.times());
  const double gain = std::max(0.0, median(reference.times()) - time);
  // Below 0 if the reference's thread slept while helpers worked: that lowers nobody's limit.
  const double usual = std::max(0.0, reference.low_outside_us());
  const double excess = run.low_outside_us() - usual;
  const double allowed = std::max({kMinUs, kShare * gain, kOfCall * time}) +
                         kErrors * median_error(reference.outside());
  if (excess <= allowed) return std::nullopt;
  return Failure{.verdict = Verdict::kImpossibleTime,
                 .message = fmt::format("a call takes {:.3g} µs, and its process works for {:.3g} "
                                        "µs more than the reference's before or after it",
                                        time, excess)};
}

void Samples::add(double us, const std::optional<CallPhases>& phases, bool is_disturbed) {
  (is_disturbed ? disturbed : clean).push_back(us);
  if (phases) (is_disturbed ? disturbed_phases : clean_phases).push_back(*phases);
}

static double median_of(std::span<const CallPhases> phases, double CallPhases::* part) {
  std::vector<double> times;
  for (const CallPhases& phase : phases) times.push_back(phase.*part);
  return median(times);
}

void bill_phases(std::span<Samples> samples, size_t baseline) {
  const Samples& measure = samples[baseline];
  const std::vector<CallPhases>& known =
      measure.clean_phases.empty() ? measure.disturbed_phases : measure.clean_phases;
  if (known.empty()) return;
  const double before = median_of(known, &CallPhases::before_us);
  const double after = median_of(known, &CallPhases::after_us);
  const auto bill = [&](std::vector<double>& times, std::span<const CallPhases> phases) {
    for (size_t i = 0; i < phases.size(); ++i) {
      times[i] +=
          std::max(0.0, phases[i].before_us - before) + std::max(0.0, phases[i].after_us - after);
    }
  };
  for (Samples& side : samples) {
    bill(side.clean, side.clean_phases);
    bill(side.disturbed, side.disturbed_phases);
  }
}

bool wants_sample(const Samples& samples, size_t calls, size_t wanted, bool joint) {
  constexpr size_t kPatience = 10;
  if (samples.clean.empty() && calls >= (joint ? kPatience : wanted)) return false;
  return samples.clean.size() < (calls < wanted ? wanted : wanted / 2);
}

void add_round(std::span<CandidateRun> sides, size_t baseline, std::span<Samples> samples,
               size_t timed) {
  const size_t least = std::max<size_t>(1, timed / kShareOfSamples);
  const Samples& reference = samples[baseline];
  if (reference.clean.size() < least) return;
  for (size_t side = 0; side < sides.size(); ++side) {
    if (side == baseline || !sides[side].competing()) continue;
    const Samples& own = samples[side];
    if (own.clean.empty() && own.disturbed.empty()) continue;
    const bool disturbs_itself = own.clean.size() < least;
    sides[side].outcome().rounds.push_back(
        {.reference = reference.clean,
         .candidate = disturbs_itself ? join(own.clean, own.disturbed) : own.clean});
  }
}

bool mark_unstable(std::span<CandidateRun> runs, Device device) {
  const double widest = device == Device::kCpu ? 1.17 : 1.1;  // the upper end over the lower one
  bool any = false;
  for (CandidateRun& run : runs) {
    Outcome& outcome = run.outcome();
    if (!run.competing()) continue;
    const auto is_wide = [&] {
      const Interval interval = speedup_interval(outcome.rounds, device);
      return interval.high > widest * interval.low;
    };
    outcome.unstable = outcome.rounds.size() < kLeastRounds || is_wide();
    any |= outcome.unstable && run.answers().verdict == Verdict::kPass;
  }
  return any;
}

void mark_noisy(std::span<CandidateRun> runs) {
  for (CandidateRun& run : runs) {
    Outcome& outcome = run.outcome();
    if (!run.competing() || outcome.rounds.size() >= kLeastRounds) continue;
    outcome.rounds.clear();
    Answers& answers = run.answers();
    if (answers.verdict != Verdict::kPass) continue;
    answers.verdict = Verdict::kNoisy;
    if (!answers.detail.empty()) answers.detail += "; ";  // what is said of values stays
    answers.detail += fmt::format(
        "threads waited for processors or were on distant ones: fewer than {} rounds could be "
        "timed; "
        "end other work, or try --threads 1",
        kLeastRounds);
  }
}

}  // namespace passnet
