// The budgets of a run, and the pace of its requests.
#pragma once

#include <cstdint>
#include <optional>

namespace passnet {

struct BudgetLimits {
  std::optional<uint64_t> tokens;  // in and out
  std::optional<double> money;     // in the unit of the prices
  std::optional<double> seconds;   // of wall time
  double price_in = 0;             // per million tokens
  double price_out = 0;
};

struct TokenCount {
  int64_t in = 0;
  int64_t out = 0;
};

// Counts tokens that were used, and those that requests in flight may use at most, so that no
// budget is exceeded by answers that arrive together.
class Budget {
 public:
  explicit Budget(const BudgetLimits& limits) : limits_(limits) {}

  double money(const TokenCount& count) const;
  // True if this many more tokens may be used.
  bool admits(const TokenCount& more) const;
  // Before a request; `settle` replaces the reserve by what was used.
  void reserve(const TokenCount& count);
  void settle(const TokenCount& reserved, const TokenCount& used);
  // Tokens of an earlier run.
  void add_used(const TokenCount& used);
  bool is_over_time(double seconds) const { return limits_.seconds && seconds >= *limits_.seconds; }
  const TokenCount& used() const { return used_; }

 private:
  BudgetLimits limits_;
  TokenCount used_;
  TokenCount reserved_;
};

// Spaces requests evenly: `rate` of them per minute; none: at once.
class Pace {
 public:
  explicit Pace(std::optional<double> rate) : gap_s_(rate ? 60 / *rate : 0) {}
  // The time, in seconds on the caller's clock, from which on the next request may be sent.
  double next_s() const { return next_s_; }
  void sent(double now_s) { next_s_ = (next_s_ > now_s ? next_s_ : now_s) + gap_s_; }
  // Nothing is sent before that time: a server asked for it.
  void hold_until(double time_s) { next_s_ = next_s_ > time_s ? next_s_ : time_s; }

 private:
  double gap_s_;
  double next_s_ = 0;
};

}  // namespace passnet
