#include "service/worker/judge_messages.hpp"

#include "diag/json.hpp"

#include <nlohmann/json.hpp>

namespace passnet {
namespace {

using Json = nlohmann::json;

std::unexpected<Diagnostic> bad_message(std::string_view line) {
  return fail({}, "judge-message", "expected a message between a worker and its judge, found `{}`",
              line.substr(0, 60));
}

std::string text_of(const Json& json, const char* key) {
  const auto found = json.find(key);
  return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

}  // namespace

std::string to_line(const LeasedBatch& batch) {
  Json jobs = Json::array();
  for (const LeasedJob& job : batch.jobs) {
    jobs.push_back({{"evaluation", job.evaluation},
                    {"graph", job.graph},
                    {"task", or_null(job.task)},
                    {"name", job.name},
                    {"source", job.source}});
  }
  return json_line(Json{{"passes", batch.passes}, {"settings", batch.settings}, {"jobs", jobs}});
}

Result<LeasedBatch> parse_batch(std::string_view line) {
  const Json json = Json::parse(line, nullptr, false);
  if (!json.is_object() || !json.contains("jobs")) return bad_message(line);
  LeasedBatch batch{.lease = "",
                    .passes = text_of(json, "passes"),
                    .settings = text_of(json, "settings"),
                    .jobs = {}};
  for (const Json& job : json["jobs"]) {
    if (!job.is_object()) return bad_message(line);
    const std::string task = text_of(job, "task");
    const bool has_task = job.contains("task") && !job["task"].is_null();
    batch.jobs.push_back({.evaluation = job.value("evaluation", int64_t{0}),
                          .graph = text_of(job, "graph"),
                          .task = has_task ? std::optional(task) : std::nullopt,
                          .name = text_of(job, "name"),
                          .source = text_of(job, "source")});
  }
  return batch;
}

std::string to_line(const JudgeMessage& message) {
  if (const auto* result = std::get_if<JobResult>(&message)) {
    return json_line(Json{{"evaluation", result->evaluation},
                          {"record", result->record},
                          {"cache", result->may_be_cached}});
  }
  if (const auto* end = std::get_if<BatchEnd>(&message))
    return json_line(Json{{"end", end->error}});
  return "{}";
}

Result<JudgeMessage> parse_judge_message(std::string_view line) {
  const Json json = Json::parse(line, nullptr, false);
  if (!json.is_object()) return bad_message(line);
  if (json.empty()) return JudgeProgress();
  if (json.contains("end")) return BatchEnd{.error = text_of(json, "end")};
  JobResult result{.evaluation = 0, .record = text_of(json, "record"), .reason = {}};
  const auto id = json.find("evaluation");
  if (id == json.end() || !id->is_number_integer() || result.record.empty()) {
    return bad_message(line);
  }
  result.evaluation = id->get<int64_t>();
  result.may_be_cached = json.contains("cache") && json["cache"] == Json(true);
  return result;
}

}  // namespace passnet
