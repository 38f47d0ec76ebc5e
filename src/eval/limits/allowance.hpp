// The time that judging may take for one graph. It suffices for small ones; of large ones the most
// telling calls and checks are made, and the record says what was left out (docs/metrics.md, large
// graphs).
#pragma once

#include "correct/double_time.hpp"
#include "eval/limits/judge_limits.hpp"
#include "generate/input_set.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

enum class Omission : uint8_t { kCalls, kRounds, kInputs, kAdversarialInputs, kRoundingErrors };

struct OmissionInfo {
  Omission omission;
  std::string_view name;
  std::string_view meaning;
};

inline constexpr std::array<OmissionInfo, 5> kOmissions{{
    {Omission::kCalls, "calls", "there were fewer warm-up and timed calls"},
    {Omission::kRounds, "rounds", "there were fewer rounds, or they were not repeated"},
    {Omission::kInputs, "inputs", "rounds after the first one vary its inputs"},
    {Omission::kAdversarialInputs, "adversarial-inputs", "the sets named with it were not tried"},
    {Omission::kRoundingErrors, "rounding-errors",
     "results that differ from the reference's passed unless they are far off"},
}};

// Counts what was spent on one graph so far. Whatever the time, each round has some calls, and one
// adversarial set, so it grows with the graph's own.
class Allowance {
 public:
  explicit Allowance(const JudgeLimits& limits) : limits_(limits) {}

  // Allows a further round its share of what the least rounds may spend.
  void begin_round();
  // True if there may be a further warm-up call, or timed one, after so many that took so long.
  bool allows_warmup(size_t calls, double seconds);
  bool allows_timed(size_t calls, double seconds);
  // True if one more adversarial set may be tried in this round.
  bool allows_set(InputSet set);
  void spend_on_set(double seconds) { sets_s_ += seconds; }
  // True if inputs that took so long to draw are drawn anew for the next round.
  bool allows_draw(double seconds);
  // True if another round may follow so many that took so long.
  bool allows_round(size_t rounds, double seconds);
  // The time of computations in double that decide about results on adversarial or on valid inputs.
  DoubleTime& double_time(bool adversarial) { return double_[adversarial ? 1 : 0]; }

  // The names of what was left out, with sets where there are some: `adversarial-inputs: nan`.
  std::vector<std::string> left_out() const;

 private:
  bool leave_out(Omission omission);
  // The rounds so far over the least ones.
  double part() const {
    return static_cast<double>(begun_) / static_cast<double>(limits_.least_rounds);
  }

  const JudgeLimits& limits_;
  size_t begun_ = 0;
  size_t sets_in_round_ = 0;
  double sets_s_ = 0;
  std::array<DoubleTime, 2> double_;
  std::array<bool, kOmissions.size()> omitted_{};
  std::set<InputSet> tried_;
  std::set<InputSet> untried_;
};

}  // namespace passnet
