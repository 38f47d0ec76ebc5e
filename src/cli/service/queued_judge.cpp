#include "cli/service/queued_judge.hpp"

#include "eval/record/parse_record.hpp"
#include "eval/submission_text.hpp"
#include "ir/text/text.hpp"
#include "service/request/evaluation_request.hpp"

#include <chrono>

namespace passnet {
namespace {

constexpr std::chrono::milliseconds kLook{250};  // wake-ups can be lost

std::vector<NewEvaluation> make_evaluations(std::string_view task,
                                            std::span<const TaskGraph* const> graphs,
                                            const std::string& text, JudgingCare care,
                                            const Catalog& catalog) {
  JudgeSettings settings;
  if (care == JudgingCare::kDraft) {
    settings.warmup = kDraftWarmup;
    settings.calls = kDraftCalls;
  }
  const std::string passes = to_text({{.name = "author.pass", .task = "", .text = text}});
  std::vector<NewEvaluation> evaluations;
  for (const TaskGraph* const graph : graphs) {
    evaluations.push_back({.passes = passes,
                           .settings = to_text(settings),
                           .graph = print(graph->graph, catalog),
                           .task = std::string(task),
                           .name = graph->name,
                           .source = graph->source,
                           .device = std::string(info(Device::kCpu).name)});
  }
  return evaluations;
}

Result<Record> record_of(const EvaluationState& state) {
  if (state.record.empty()) {
    return fail({}, "draft-not-judged", "expected a record of `{}`, found none: {}", state.name,
                state.detail.empty() ? name(state.status) : std::string_view(state.detail));
  }
  return parse_record(state.record, {});
}

}  // namespace

RemoteJudge queued_judge(Store& store, const Catalog& catalog, const std::string& tenant) {
  return [&store, &catalog, tenant](std::string_view task, std::span<const TaskGraph* const> graphs,
                                    const std::string& text,
                                    JudgingCare care) -> Result<std::vector<Record>> {
    TRY(store.connection().listen(Channel::kFinished));
    const auto ids = TRY(store.submit(tenant, make_evaluations(task, graphs, text, care, catalog)));
    while (TRY(store.finished(ids)).size() < ids.size()) store.connection().wait(kLook);
    std::vector<Record> records;
    for (const EvaluationState& state : TRY(store.find(tenant, ids))) {
      records.push_back(TRY(record_of(state)));
    }
    return records;
  };
}

}  // namespace passnet
