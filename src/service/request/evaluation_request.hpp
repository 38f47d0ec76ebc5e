// The body of a request for evaluations, as JSON: what to judge, on which graphs, how.
#pragma once

#include "diag/diagnostic.hpp"
#include "eval/submission_text.hpp"
#include "kernel/device.hpp"
#include "service/request/judge_settings.hpp"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// The graphs of a suite, or those of a text.
struct GraphChoice {
  std::string suite;
  std::string only;  // tasks or graphs of the suite, separated by commas; empty: all
  std::string text;
  std::optional<std::string> task;  // of the graphs of a text
};

// Reads one; `place` names it in errors. Errors: "request-field", "request-key".
Result<GraphChoice> parse_graph_choice(const nlohmann::json& json, const std::string& place);

struct EvaluationRequest {
  std::vector<SubmissionText> passes;
  std::vector<GraphChoice> graphs;
  JudgeSettings settings;
  std::string device{info(Device::kCpu).name};
  int64_t priority = 0;  // at most 0: lowers that of the tenant
  bool uses_cache = true;
};

inline constexpr size_t kMostRequests = 1000;  // of one body
inline constexpr size_t kMostFiles = 1000;     // of a submission, and graphs of a request

// Reads one request, or `{"requests": [...]}`. Errors: "request-not-json", "request-field",
// "request-key".
Result<std::vector<EvaluationRequest>> parse_evaluation_requests(std::string_view body);

// `{"ids": [1, 2]}`. Errors: as above.
Result<std::vector<int64_t>> parse_id_request(std::string_view body);

// `1,2,7-9`: at most `kMostIds` ids. Errors: "request-ids".
inline constexpr size_t kMostIds = 10'000;
Result<std::vector<int64_t>> parse_id_list(std::string_view list);

// The files of a submission as JSON, in their order, as the state keeps them; and back.
std::string to_text(const std::vector<SubmissionText>& passes);
Result<std::vector<SubmissionText>> parse_submission_texts(std::string_view text);

}  // namespace passnet
