#include "eval/record/consistent.hpp"

#include "correct/equal/judge_rule.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace passnet {
namespace {

// Rounds keep four digits, so a quotient of two of their medians is off by a part in a thousand.
constexpr double kRounding = 2e-3;
// Records of other programs may round their times to fewer digits.
constexpr double kCoarseRounding = 1e-2;

bool differ(double stated, double derived, double rounding) {
  return std::abs(stated - derived) > rounding * derived;
}

template <class... Args>
std::unexpected<Diagnostic> contradiction(Span span, const Record& record,
                                          fmt::format_string<Args...> form, Args&&... args) {
  return fail(span, "record-inconsistent", "expected a record of `{}` that agrees with itself, {}",
              record.graph, fmt::format(form, std::forward<Args>(args)...));
}

// The min t at which the candidate is correct although it is not at a greater one.
std::optional<int> first_lost(const Correctness& correct) {
  const auto lost =
      std::ranges::adjacent_find(correct, [](bool at, bool next) { return at > next; });
  if (lost == correct.end()) return std::nullopt;
  return kMinTolerance + static_cast<int>(lost - correct.begin());
}

Result<void> check_correctness(const Record& record, Span span) {
  const Correctness& valid = record.correct_on_valid.value_or(record.correct);
  for (const Correctness* const correct : {&record.correct, &valid}) {
    const auto t = first_lost(*correct);
    if (!t) continue;
    return contradiction(span, record, "found one that is correct at t = {} and wrong at t = {}",
                         *t, *t + 1);
  }
  const auto more = std::ranges::mismatch(record.correct, valid, std::less_equal<>());
  if (more.in1 == record.correct.end()) return {};
  return contradiction(span, record,
                       "found one that is correct at t = {} on all inputs and wrong on valid ones",
                       kMinTolerance + (more.in1 - record.correct.begin()));
}

// A result that is wrong in value alone may be right at a wider tolerance; no other failure has a
// result.
bool is_wrong_in_value(ErrorKind kind) {
  return kind == ErrorKind::kAccuracy || kind == ErrorKind::kNanInf;
}

// Records of earlier versions name no rule: it was one of all.
Result<void> check_rule(const Record& record, Span span) {
  if (!record.equality) return {};
  const auto stated = record.versions.find(std::string(kRuleKey));
  const bool is_stated = stated != record.versions.end();
  const auto rule = is_stated ? parse_rule(stated->second) : std::nullopt;
  const bool is_right = !is_error(*record.verdict);
  const bool meets_rule =
      meets(*record.equality, rule.value_or(is_right ? kWeakestRule : kStrictestRule));
  if (is_right ? meets_rule : !meets_rule || record.verdict != Verdict::kUnproved) return {};
  return contradiction(span, record, "found the verdict {} and passes that are {}{}",
                       name(*record.verdict), name(record.equality->level()),
                       rule ? fmt::format(" by the rule {}", to_text(*rule)) : "");
}

Result<void> check_verdict(const Record& record, Span span) {
  if (!record.verdict) return {};
  const std::optional<ErrorKind> kind = info(*record.verdict).kind;
  const std::string_view verdict = name(*record.verdict);
  if (record.error && record.error != kind) {
    return contradiction(span, record, "found the verdict {} and the error {}", verdict,
                         name(*record.error));
  }
  const auto right = std::ranges::find(record.correct, true);
  const int t = kMinTolerance + static_cast<int>(right - record.correct.begin());
  if (kind && t <= (is_wrong_in_value(*kind) ? kPassTolerance : kMaxTolerance)) {
    return contradiction(span, record, "found the verdict {} and correctness at t = {}", verdict,
                         t);
  }
  TRY(check_rule(record, span));
  const bool matched =
      std::ranges::any_of(record.matched, [](const auto& m) { return m.second > 0; });
  const bool needs_match = !kind || record.verdict == Verdict::kNoEffect;
  if ((needs_match && !record.matched.empty() && !matched) ||
      (record.verdict == Verdict::kNoMatch && matched)) {
    return contradiction(span, record, "found the verdict {} although {} pass matched", verdict,
                         matched ? "a" : "no");
  }
  return {};
}

Result<void> check_time(const Record& record, Span span, std::string_view what,
                        const std::optional<double>& stated, double derived, double rounding) {
  if (!stated || !differ(*stated, derived, rounding)) return {};
  return contradiction(span, record, "found {} {:.6g} where its times give {:.6g}", what, *stated,
                       derived);
}

Result<void> check_gains(const Record& record, Span span) {
  for (const auto& [compiler, gain] : record.over) {
    const bool is_none = gain.speedup == 1 && gain.low == 1 && gain.high == 1;
    if (gain.same_plan ? is_none : gain.low <= gain.speedup && gain.speedup <= gain.high) continue;
    return contradiction(span, record, "found a gain of {:.6g} [{:.6g}, {:.6g}] over `{}`{}",
                         gain.speedup, gain.low, gain.high, compiler,
                         gain.same_plan ? " with the same plan" : "");
  }
  return {};
}

Result<void> check_times(const Record& record, Span span) {
  if (record.verdict == Verdict::kNoGain) {  // whatever the clock says
    return check_time(record, span, "a speedup of", record.speedup, 1, 0);
  }
  if (const auto times = times_of(record.rounds)) {
    TRY(check_time(record, span, "reference_us", record.reference_us, times->reference_us,
                   kRounding));
    TRY(check_time(record, span, "candidate_us", record.candidate_us, times->candidate_us,
                   kRounding));
    TRY(check_time(record, span, "a speedup of", record.speedup, times->speedup, kRounding));
  }
  if (record.reference_us && record.candidate_us && *record.candidate_us > 0) {
    TRY(check_time(record, span, "a speedup of", record.speedup,
                   *record.reference_us / *record.candidate_us, kCoarseRounding));
  }
  const double speedup = record.speedup.value_or(record.speedup_low.value_or(0));
  const double low = record.speedup_low.value_or(speedup);
  const double high = record.speedup_high.value_or(speedup);
  if (low <= speedup * (1 + kCoarseRounding) && speedup <= high * (1 + kCoarseRounding)) return {};
  return contradiction(span, record,
                       "found a speedup of {:.6g} outside of its interval [{:.6g}, {:.6g}]",
                       speedup, low, high);
}

}  // namespace

Result<void> check_consistent(const Record& record, Span span) {
  TRY(check_correctness(record, span));
  TRY(check_verdict(record, span));
  TRY(check_gains(record, span));
  return check_times(record, span);
}

Diagnostic denied_native_kernel(const Record& record, std::string_view pass) {
  return contradiction(record.place, record,
                       "found one without native kernels although the pass '{}' launches one", pass)
      .error();
}

}  // namespace passnet
