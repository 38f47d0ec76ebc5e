#include "eval/limits/allowance.hpp"

namespace passnet {

void Allowance::begin_round() {
  ++begun_;
  sets_in_round_ = 0;
  for (DoubleTime& time : double_) time.allowed_s = limits_.double_s * part();
}

// Always false.
bool Allowance::leave_out(Omission omission) {
  omitted_[static_cast<size_t>(omission)] = true;
  return false;
}

bool Allowance::allows_warmup(size_t calls, double seconds) {
  constexpr double kShare = 0.2;
  return calls == 0 || seconds <= kShare * limits_.calls_s || leave_out(Omission::kCalls);
}

bool Allowance::allows_timed(size_t calls, double seconds) {
  const double limit_s = calls < limits_.least_calls ? limits_.least_calls_s : limits_.calls_s;
  return calls == 0 || seconds <= limit_s || leave_out(Omission::kCalls);
}

bool Allowance::allows_set(InputSet set) {
  const bool is_late = sets_s_ > limits_.sets_s * part() && sets_in_round_ > 0;
  if (is_late) return untried_.insert(set), leave_out(Omission::kAdversarialInputs);
  ++sets_in_round_;
  tried_.insert(set);
  return true;
}

bool Allowance::allows_draw(double seconds) {
  return seconds <= limits_.draw_s || leave_out(Omission::kInputs);
}

bool Allowance::allows_round(size_t rounds, double seconds) {
  return rounds < limits_.least_rounds || seconds <= limits_.rounds_s ||
         leave_out(Omission::kRounds);
}

std::vector<std::string> Allowance::left_out() const {
  std::vector<std::string> names;
  for (const OmissionInfo& entry : kOmissions) {
    std::string text(entry.name);
    bool applies = omitted_[static_cast<size_t>(entry.omission)];
    if (entry.omission == Omission::kRoundingErrors) {
      applies = double_[0].left_out || double_[1].left_out;
    } else if (entry.omission == Omission::kAdversarialInputs && applies) {
      std::string sets;
      for (const InputSet set : untried_) {
        if (!tried_.contains(set)) sets += ' ' + std::string(info(set).name);
      }
      applies = !sets.empty();
      text += ':' + sets;
    }
    if (applies) names.push_back(std::move(text));
  }
  return names;
}

}  // namespace passnet
