#include "service/server/answers.hpp"

#include "diag/json.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace passnet {
namespace {

// A worker that was not seen for so long has ended.
constexpr int64_t kSeenMs = 60'000;

struct ErrorStatus {
  std::string_view id;
  int status;
};

constexpr std::array<ErrorStatus, 20> kErrorStatuses{{
    {"request-not-json", 400},   {"request-field", 400},
    {"request-key", 400},        {"request-ids", 400},
    {"no-token", 401},           {"unknown-token", 401},
    {"not-from-here", 403},      {"unknown-tenant", 403},
    {"request-key-reused", 409}, {"quota-pending", 429},
    {"quota-rate", 429},         {"no-such-session", 404},
    {"session-busy", 409},       {"session-ended", 409},
    {"session-graphs", 422},     {"suite-not-served", 422},
    {"nothing-named", 422},      {"no-such-product", 422},
    {"sessions-used-up", 429},   {"", 503},  // all others: the state cannot be used
}};

// A value of a label: no quotes, backslashes or line ends.
std::string label(std::string_view text) {
  std::string clean(text);
  std::ranges::replace_if(clean, [](char c) { return c == '"' || c == '\\' || c == '\n'; }, '_');
  return clean;
}

void add_head(std::string& text, std::string_view name, std::string_view type,
              std::string_view help) {
  text += fmt::format("# HELP {0} {1}\n# TYPE {0} {2}\n", name, help, type);
}

}  // namespace

Answer json_answer(int status, const nlohmann::ordered_json& body) {
  return {.status = status, .body = json_line(body) + "\n"};
}

Answer error_answer(int status, std::string_view id, std::string_view message) {
  return json_answer(status, {{"error", {{"id", id}, {"message", message}}}});
}

Answer error_answer(const Diagnostic& error) {
  const auto found = std::ranges::find_if(kErrorStatuses, [&](const ErrorStatus& entry) {
    return entry.id == error.id || entry.id.empty();
  });
  return error_answer(found->status, error.id, error.message);
}

std::string to_prometheus(const ServiceFigures& figures) {
  std::string text;
  add_head(text, "passnet_evaluations_accepted_total", "counter", "Evaluations ever accepted.");
  text += fmt::format("passnet_evaluations_accepted_total {}\n", figures.accepted);
  add_head(text, "passnet_jobs", "gauge", "Jobs that are not finished.");
  for (const QueueDepth& depth : figures.depths) {
    const std::string device = label(depth.device);
    text +=
        fmt::format("passnet_jobs{{device=\"{}\",state=\"waiting\"}} {}\n", device, depth.waiting);
    text +=
        fmt::format("passnet_jobs{{device=\"{}\",state=\"leased\"}} {}\n", device, depth.leased);
  }
  add_head(text, "passnet_oldest_job_seconds", "gauge", "Age of the oldest job that waits.");
  for (const QueueDepth& depth : figures.depths) {
    text += fmt::format("passnet_oldest_job_seconds{{device=\"{}\"}} {}\n", label(depth.device),
                        static_cast<double>(depth.oldest_ms) / 1000);
  }
  int64_t judged = 0;
  int64_t failed = 0;
  std::map<std::string, int64_t> live;
  for (const WorkerState& worker : figures.workers) {
    judged += worker.judged;
    failed += worker.failed;
    live[worker.device] += worker.age_ms < kSeenMs ? 1 : 0;
  }
  add_head(text, "passnet_records_total", "counter", "Records that workers stored.");
  text += fmt::format("passnet_records_total {}\n", judged);
  add_head(text, "passnet_failures_total", "counter", "Failures of the infrastructure.");
  text += fmt::format("passnet_failures_total {}\n", failed);
  add_head(text, "passnet_workers", "gauge", "Workers seen in the last minute.");
  for (const auto& [device, count] : live) {
    text += fmt::format("passnet_workers{{device=\"{}\"}} {}\n", label(device), count);
  }
  add_head(text, "passnet_waiting_clients", "gauge", "Clients of this server that wait.");
  text += fmt::format("passnet_waiting_clients {}\n", figures.waiting_clients);
  add_head(text, "passnet_calls_total", "counter", "Calls of this server.");
  for (const auto& [key, count] : figures.calls) {
    text += fmt::format("passnet_calls_total{{route=\"{}\",status=\"{}\"}} {}\n", label(key.first),
                        key.second, count);
  }
  return text;
}

}  // namespace passnet
