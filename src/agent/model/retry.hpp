// Decides which failed requests are sent again, and when.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace passnet {

// The outcome of a request, for the decision.
struct RequestOutcome {
  long status = 0;                      // of HTTP; 0: no whole response came
  bool is_readable = true;              // an answer could be read from the body
  std::optional<double> retry_after_s;  // as the server asks
};

enum class NextStep : uint8_t {
  kUse,    // the answer
  kAgain,  // after a delay
  kEnd,    // the conversation ends in an error
  kStop,   // no conversation can succeed: key, URL or model are wrong
};

struct RetryPolicy {
  int tries = 6;             // of a request whose answer does not come …
  int unreadable_tries = 3;  // … or cannot be read: it may have been paid for
  double first_delay_s = 1;  // doubles with each try
  double longest_delay_s = 60;
  double longest_wait_s = 300;  // that a server may ask for
};

// True if another try may succeed: no response, or a server that is busy or broken.
constexpr bool is_passing(long status) {
  return status == 0 || status == 408 || status == 409 || status == 425 || status == 429 ||
         status >= 500;
}

// `tries` have been made, the last with this outcome.
NextStep next_step(const RequestOutcome& outcome, int tries, const RetryPolicy& policy);

// The seconds before the next try: what the server asks for, else a time that doubles, of which
// `random` in [0, 1) takes at least a half.
double delay_s(const RequestOutcome& outcome, int tries, double random, const RetryPolicy& policy);

// Reads the header Retry-After: seconds, or a date in the form of HTTP (`now` is in seconds of the
// epoch); nullopt for other texts.
std::optional<double> parse_retry_after(std::string_view text, int64_t now);

}  // namespace passnet
