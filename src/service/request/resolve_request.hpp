// Makes evaluations of a request: its passes and graphs are read, so that what is wrong in them is
// said at once.
#pragma once

#include "service/request/evaluation_request.hpp"
#include "service/request/known_suites.hpp"
#include "service/store/evaluation.hpp"

#include <nlohmann/json_fwd.hpp>

#include <expected>
#include <span>
#include <vector>

namespace passnet {

// The evaluations of one request; its priority lowers that of the tenant.
struct ResolvedRequest {
  std::vector<NewEvaluation> evaluations;
  int64_t priority = 0;
};

// One object per diagnostic, as `--diag json` prints them; `text` of a pass or graph is the
// client's own.
using RefusedRequest = nlohmann::json;

// Errors are those of the passes and graphs; "passes-not-sent" (of the candidate `passes`),
// "too-many-evaluations", "device-not-served", those of `KnownSuites::graphs` and
// `evaluate_options_of` and `apply_rule`.
std::expected<ResolvedRequest, RefusedRequest> resolve(const EvaluationRequest& request,
                                                       const Catalog& catalog, KnownSuites& suites,
                                                       const JudgeRule& rule = {});

}  // namespace passnet
