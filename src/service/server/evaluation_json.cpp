#include "service/server/evaluation_json.hpp"

#include "diag/json.hpp"
#include "service/request/evaluation_request.hpp"

#include <nlohmann/json.hpp>

#include <optional>

namespace passnet {
namespace {

using AnswerJson = nlohmann::ordered_json;

std::optional<int64_t> difference(std::optional<int64_t> later, std::optional<int64_t> earlier) {
  return later && earlier ? std::optional(*later - *earlier) : std::nullopt;
}

}  // namespace

nlohmann::ordered_json to_json(const EvaluationState& state) {
  AnswerJson json{{"id", state.id},
                  {"status", name(state.status)},
                  {"task", or_null(state.task)},
                  {"graph", state.name},
                  {"claims", state.claims},
                  {"worker", state.worker.empty() ? AnswerJson() : AnswerJson(state.worker)},
                  {"cached", state.cached},
                  {"detail", state.detail},
                  {"submitted_ms", state.submitted_ms},
                  {"started_ms", or_null(state.started_ms)},
                  {"finished_ms", or_null(state.finished_ms)},
                  {"waited_ms", or_null(difference(state.started_ms, state.submitted_ms))},
                  {"judged_ms", or_null(difference(state.finished_ms, state.started_ms))},
                  {"record", nullptr}};
  if (!state.record.empty()) json["record"] = AnswerJson::parse(state.record, nullptr, false);
  return json;
}

void add_texts(nlohmann::ordered_json& evaluation, const SentTexts& texts) {
  AnswerJson& record = evaluation["record"];
  if (!record.is_object() || !record.contains("origin")) return;
  AnswerJson& origin = record["origin"];
  origin["graph_text"] = texts.graph;
  const auto passes = parse_submission_texts(texts.passes);
  if (passes && !passes->empty()) origin["pass_texts"] = paths_of(*passes);
}

}  // namespace passnet
