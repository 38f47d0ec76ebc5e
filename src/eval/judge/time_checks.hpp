// Checks of the times of all rounds together: times that are too short, work outside of the clock,
// measurements that spread too far.
#pragma once

#include "eval/judge/candidate_run.hpp"
#include "eval/side/memory_pace.hpp"

#include <cstddef>
#include <optional>
#include <span>

namespace passnet {

// Finds a median time that is too short for writing the results to memory. A run with too few
// rounds for an interval has none.
std::optional<Failure> find_below_floor(CandidateRun& run, MemoryPace& pace, size_t threads);

// Finds that a run's process regularly works more outside of the timed part of a call than the
// reference's does, by more than honest code could. A run with too few rounds for an interval does
// not.
std::optional<Failure> find_hidden_work(const CandidateRun& run, const CandidateRun& reference);

// The times of a side's calls in one round, in µs.
struct Samples {
  std::vector<double> clean;
  std::vector<double> disturbed;  // by other work, as it seems
  // The phases of each, where the supervisor holds their clock.
  std::vector<CallPhases> clean_phases;
  std::vector<CallPhases> disturbed_phases;

  void add(double us, const std::optional<CallPhases>& phases, bool is_disturbed);
};

// Adds to each time the time by which its phases are longer than the median ones of the baseline,
// which is billed alike: work that is done before or behind the call counts.
void bill_phases(std::span<Samples> samples, size_t baseline);

// True if a side wants a further sample after so many timed calls of a round: `wanted` of them, and
// after as many calls half of them. None if no call was clean so far, which changes slowly: of a
// `joint` worker after ten calls, of others, which make calls on adversarial inputs until then,
// after `wanted`.
bool wants_sample(const Samples& samples, size_t calls, size_t wanted, bool joint);

// Adds the times of a round, of each side, to the outcomes of all sides but `baseline`, if a
// quarter of `timed` calls of the baseline were undisturbed. A candidate of which that is not true
// then disturbs itself: all of its calls count. One without any call has no times of the round.
void add_round(std::span<CandidateRun> sides, size_t baseline, std::span<Samples> samples,
               size_t timed);

// Marks the outcomes whose interval is wider than is usual for the device, or that have too few
// rounds for one. Returns true if that is so of a right one: more rounds
// narrow it.
bool mark_unstable(std::span<CandidateRun> runs, Device device);

// Gives right outcomes that have too few rounds for an interval the verdict NOISY, and no times.
void mark_noisy(std::span<CandidateRun> runs);

}  // namespace passnet
