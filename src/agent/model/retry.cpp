#include "agent/model/retry.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <ctime>
#include <string>

namespace passnet {

NextStep next_step(const RequestOutcome& outcome, int tries, const RetryPolicy& policy) {
  const long status = outcome.status;
  if (status >= 200 && status < 300) {
    if (outcome.is_readable) return NextStep::kUse;
    return tries < policy.unreadable_tries ? NextStep::kAgain : NextStep::kEnd;
  }
  if (is_passing(status)) return tries < policy.tries ? NextStep::kAgain : NextStep::kEnd;
  if (status == 401 || status == 402 || status == 403 || status == 404 || status == 405 ||
      (status >= 300 && status < 400)) {
    return NextStep::kStop;
  }
  return NextStep::kEnd;
}

double delay_s(const RequestOutcome& outcome, int tries, double random, const RetryPolicy& policy) {
  constexpr double kSpread = 0.25;  // so that conversations do not return all at once
  if (outcome.retry_after_s) {
    return std::min(*outcome.retry_after_s, policy.longest_wait_s) + kSpread * random;
  }
  const double whole =
      std::min(policy.longest_delay_s, policy.first_delay_s * std::exp2(std::max(tries - 1, 0)));
  return whole * (0.5 + random / 2);
}

std::optional<double> parse_retry_after(std::string_view text, int64_t now) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\r' || text.back() == '\n')) {
    text.remove_suffix(1);
  }
  double seconds = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
  if (error == std::errc() && end == text.data() + text.size()) {
    if (std::isfinite(seconds) && seconds >= 0) return seconds;
    return std::nullopt;
  }
  std::tm date{};
  const std::string copy(text);
  if (strptime(copy.c_str(), "%a, %d %b %Y %H:%M:%S GMT", &date) == nullptr) return std::nullopt;
  return std::max<double>(0, static_cast<double>(timegm(&date) - now));
}

}  // namespace passnet
