#include "service/request/resolve_request.hpp"

#include "diag/render.hpp"
#include "eval/evaluate_options.hpp"
#include "eval/submission.hpp"
#include "kernel/target.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace passnet {
namespace {

RefusedRequest json_of(const Diagnostics& diagnostics, const Sources& sources) {
  RefusedRequest rows = nlohmann::json::array();
  for (const Diagnostic& diagnostic : diagnostics.list()) {
    rows.push_back(to_json(diagnostic, sources));
  }
  return rows;
}

void check_submission(const EvaluationRequest& request, Device device, const Catalog& catalog,
                      Sources& sources, Diagnostics& diagnostics) {
  if (request.passes.empty()) {
    if (request.settings.candidate != kDefaultCandidate) return;
    return diagnostics.error({}, "passes-not-sent", "expected 'passes' for the candidate `passes`");
  }
  if (request.settings.by_stages) return;  // what is wrong in them is a result
  const auto submission = parse_submission(request.passes, sources, catalog, diagnostics);
  if (submission) refuse_native_kernels(*submission, default_target(device), diagnostics);
}

std::vector<GraphText> read_choice(const GraphChoice& choice, const Catalog& catalog,
                                   KnownSuites& suites, Sources& sources,
                                   Diagnostics& diagnostics) {
  if (!choice.text.empty()) {
    return read_graph_texts(choice.text, choice.task, catalog, diagnostics, sources);
  }
  auto graphs = suites.graphs(choice.suite, choice.only);
  if (graphs) return *std::move(graphs);
  diagnostics.add(graphs.error());
  return {};
}

}  // namespace

std::expected<ResolvedRequest, RefusedRequest> resolve(const EvaluationRequest& request,
                                                       const Catalog& catalog, KnownSuites& suites,
                                                       const JudgeRule& rule) {
  Sources sources;
  Diagnostics diagnostics;
  JudgeSettings ruled = request.settings;
  if (const auto applied = apply_rule(rule, ruled); !applied) diagnostics.add(applied.error());
  if (const auto options = evaluate_options_of(ruled); !options) diagnostics.add(options.error());
  const auto device = std::ranges::find(kDevices, request.device, &DeviceInfo::name);
  if (device == kDevices.end()) {
    diagnostics.error({}, "device-not-served", "expected the device cpu or cuda, found '{}'",
                      request.device);
  } else {
    check_submission(request, device->device, catalog, sources, diagnostics);
  }
  ResolvedRequest resolved{.evaluations = {}, .priority = request.priority};
  const std::string passes = to_text(request.passes);
  const std::string settings = to_text(ruled);
  for (const GraphChoice& choice : request.graphs) {
    if (diagnostics.has_errors()) break;
    for (GraphText& graph : read_choice(choice, catalog, suites, sources, diagnostics)) {
      resolved.evaluations.push_back({.passes = passes,
                                      .settings = settings,
                                      .graph = std::move(graph.text),
                                      .task = std::move(graph.task),
                                      .name = std::move(graph.name),
                                      .source = std::move(graph.source),
                                      .device = request.device,
                                      .uses_cache = request.uses_cache});
    }
    if (resolved.evaluations.size() > kMostIds) {
      diagnostics.error({}, "too-many-evaluations", "expected at most {} evaluations of a request",
                        kMostIds);
    }
  }
  if (diagnostics.has_errors()) return std::unexpected(json_of(diagnostics, sources));
  return resolved;
}

}  // namespace passnet
