#include "cli/judge/debugging.hpp"

#include "base/thread_count.hpp"
#include "cli/choices.hpp"
#include "cli/graphs.hpp"
#include "cli/judge/submissions.hpp"
#include "cli/output.hpp"
#include "eval/trace_values.hpp"
#include "generate/inputs.hpp"
#include "report/table.hpp"

#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

double mean_of(const TensorSummary& summary, const TensorType& type) {
  return summary.sum / static_cast<double>(std::max<int64_t>(type.numel() - summary.nan, 1));
}

std::string range_of(const std::optional<TensorSummary>& summary, const TensorType& type) {
  if (!summary) return "–";
  if (type.numel() == summary->nan) return fmt::format("{} NaN", summary->nan);
  const std::string text =
      fmt::format("{:.4g} … {:.4g} ({:.4g})", summary->min, summary->max, mean_of(*summary, type));
  return summary->nan == 0 ? text : fmt::format("{}, {} NaN", text, summary->nan);
}

std::string wrong_of(const TracedValue& value) {
  if (!value.comparison) return "–";
  return value.comparison->same_type ? std::to_string(value.comparison->wrong) : "another type";
}

void show(const Session& session, std::span<const TracedValue> values) {
  Table table{.columns = {{"value", Align::kLeft},
                          {"op", Align::kLeft},
                          {"type", Align::kLeft},
                          {"reference min … max (mean)", Align::kLeft},
                          {"candidate", Align::kLeft},
                          {"wrong"}}};
  for (const TracedValue& value : values) {
    table.rows.push_back({{"%" + value.value},
                          {value.op},
                          {to_string(value.type)},
                          {range_of(value.reference, value.type)},
                          {range_of(value.found, value.type)},
                          {wrong_of(value), value.is_wrong() ? Tone::kBad : Tone::kPlain}});
  }
  print_rendered(render(table, session.color(), session.width()));
  const auto first = std::ranges::find_if(values, &TracedValue::is_wrong);
  if (first == values.end()) {
    session.print("no value that both have differs at t = -5");
    return;
  }
  session.print(fmt::format("the first that differs: %{}{}{}", first->value,
                            first->candidate.empty() ? "" : ", now ", first->candidate));
  if (first->comparison->same_type) {
    session.print(fmt::format("  {} of {} elements; the first, [{}]: expected {}, found {}",
                              first->comparison->wrong, first->type.numel(),
                              fmt::join(first->first_wrong, ", "), first->expected_there,
                              first->found_there));
  }
}

Json number(double value) { return std::isfinite(value) ? Json(value) : Json(); }

Json to_json(const std::optional<TensorSummary>& summary, const TensorType& type) {
  if (!summary) return nullptr;
  return {{"min", number(summary->min)},
          {"max", number(summary->max)},
          {"mean", number(mean_of(*summary, type))},
          {"nan", summary->nan}};
}

Json to_json(const std::string& graph, const TracedValue& value) {
  Json row = {{"graph", graph},
              {"value", value.value},
              {"op", value.op},
              {"replaced_by", value.candidate.empty() ? Json() : Json(value.candidate)},
              {"type", {torch_name(value.type.dtype), value.type.shape}},
              {"reference", to_json(value.reference, value.type)},
              {"candidate", to_json(value.found, value.type)},
              {"wrong", nullptr},
              {"first_wrong", nullptr}};
  if (value.comparison && value.comparison->same_type) row["wrong"] = value.comparison->wrong;
  if (!value.first_wrong.empty() || (value.is_wrong() && value.type.shape.empty())) {
    row["first_wrong"] = {{"index", value.first_wrong},
                          {"expected", number(value.expected_there)},
                          {"found", number(value.found_there)}};
  }
  return row;
}

// The tools of a run, opened once.
struct Debugger {
  Session& session;
  const Target& target;
  const Submission& submission;
  CppCompiler compiler;
  const JudgingArguments& arguments;
  InputSet set;

  // True if nothing differs.
  Result<bool> run(const SourcedGraph& sourced) {
    const Graph& graph = sourced.imported->graph;
    Graph rewritten = graph.clone();
    const auto applied =
        apply_submission(rewritten, session.catalog(), target, submission, sourced.task);
    if (!applied) return std::unexpected(with_place(submission, applied.error()));
    const auto inputs = make_inputs(graph, session.catalog(), arguments.seed.value_or(0), set);
    const auto values = TRY(trace_values(graph, rewritten, inputs,
                                         {.catalog = session.catalog(),
                                          .target = target,
                                          .compiler = compiler,
                                          .threads = thread_count(arguments.threads)}));
    if (session.json()) {
      for (const TracedValue& value : values) session.print_json(to_json(sourced.name, value));
    } else {
      session.print(sourced.name);
      show(session, values);
    }
    return std::ranges::none_of(values, &TracedValue::is_wrong);
  }
};

}  // namespace

int debug_graphs(Session& session, const JudgingArguments& arguments,
                 const std::string& input_set) {
  const auto refuse = [&](const Diagnostic& diagnostic) {
    return session.report(diagnostic), kBadInput;
  };
  const auto target = choose_target(arguments.target, TargetUse::kRunOnCpu);
  if (!target) return refuse(target.error());
  const auto set = input_set_from_name(input_set);
  if (!set) {
    std::vector<std::string_view> names;
    for (const InputSetInfo& entry : kInputSets) names.push_back(entry.name);
    return refuse(make_error({}, "unknown-input-set",
                             "expected a set of inputs, one of {}, found '{}'",
                             fmt::join(names, ", "), input_set));
  }
  if (arguments.passes.empty()) {
    return refuse(make_error({}, "passes-missing", "expected --passes for the candidate `passes`"));
  }
  if (const auto checked = check_threads(arguments.threads); !checked) {
    return refuse(checked.error());
  }
  const NativeKernels native = native_kernels(arguments.allow_native);
  const auto submission = read_submission(session, arguments.passes, **target, native);
  if (!submission) return kBadInput;
  auto compiler = CppCompiler::open(**target, {.compiler = arguments.compiler});
  if (!compiler) return refuse(compiler.error());
  Debugger debugger{.session = session,
                    .target = **target,
                    .submission = *submission,
                    .compiler = *std::move(compiler),
                    .arguments = arguments,
                    .set = *set};
  int code = kDone;
  const bool readable = for_each_graph(session, arguments.graphs, [&](SourcedGraph sourced) {
    refuse_native_launch(sourced, native);
    if (!sourced.imported) {
      session.report(sourced.imported.error(), sourced.sources);
      code = std::max(code, kDoesNotHold);
      return true;
    }
    const auto holds = debugger.run(sourced);
    if (!holds) session.report(holds.error());
    code = std::max(code, !holds ? kBadInput : *holds ? kDone : kDoesNotHold);
    return true;
  });
  return readable ? code : kBadInput;
}

}  // namespace passnet
