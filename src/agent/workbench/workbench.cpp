#include "agent/workbench/workbench.hpp"

#include "agent/workbench/canonical_text.hpp"
#include "agent/workbench/describe_proof.hpp"
#include "agent/workbench/documents.hpp"
#include "agent/workbench/draft_detail.hpp"
#include "agent/workbench/quoted.hpp"
#include "base/counted.hpp"
#include "compile/explain.hpp"
#include "compile/pipeline.hpp"
#include "eval/record/score.hpp"
#include "fuzz_pass/fuzz.hpp"
#include "ir/cost.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "pass/explain.hpp"
#include "pass/language/parse.hpp"
#include "pass/native_kernels.hpp"
#include "report/compile_report.hpp"
#include "report/format.hpp"
#include "report/graph_costs.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace passnet {
namespace {

constexpr std::string_view kFileName = "author.pass";

std::string_view words_of_baseline(const Record& record) {
  return record.baseline == kOwnCompiler ? "the compiler alone" : "op by op";
}

ToolAnswer refuse(std::string text) {
  return {.text = std::move(text), .ok = false, .records = {}};
}

std::string without_statistics(std::string text) {
  for (size_t at = text.find(" {mean="); at != std::string::npos; at = text.find(" {mean=", at)) {
    text.erase(at, text.find('}', at) + 1 - at);
  }
  return text;
}

// `; the compiler alone takes as long: 1.01 (0.97 to 1.05)`: the gain over the default compiler,
// where it is not the baseline.
std::string describe_gain(const Record& record) {
  const auto found = record.over.find(std::string(kOwnCompiler));
  if (found == record.over.end() || record.baseline == kOwnCompiler) return "";
  const Gain& gain = found->second;
  if (gain.same_plan) return "; no gain over the compiler alone, whose plan it has";
  return fmt::format("; {} times as fast as the compiler alone ({} to {})",
                     format_ratio(gain.speedup), format_ratio(gain.low), format_ratio(gain.high));
}

// `graph 1: PASS, 1.58 times as fast as op by op (95 % interval 1.55 to 1.62), 30.2 µs, op by op
// 47.8 µs; right from t = -10 on`.
std::string describe(std::string_view label, const Record& record, size_t limit) {
  std::string text =
      fmt::format("{}: {}", label, record.verdict ? name(*record.verdict) : "no verdict");
  if (record.speedup) {
    const std::string_view baseline = words_of_baseline(record);
    text += fmt::format(", {} times as fast as {}", format_ratio(record.speedup), baseline);
    if (record.speedup_low) {
      text += fmt::format(" (95 % interval {} to {})", format_ratio(record.speedup_low),
                          format_ratio(record.speedup_high));
    }
    text += fmt::format(", {} µs, {} {} µs", format_microseconds(record.candidate_us), baseline,
                        format_microseconds(record.reference_us));
    text += describe_gain(record);
  }
  if (record.verdict && !is_error(*record.verdict) && !is_correct(record, -5)) {
    text += "; WRONG at t = -5, so it counts as wrong: a rounding or the order of a sum differs";
  }
  if (record.detail.empty()) return text + "\n";
  return text + "\n" + quote_data("detail", record.detail, limit);
}

}  // namespace

// The passes of a text, with the texts that their errors point into.
struct Workbench::Parsed {
  Sources sources;
  std::vector<Pass> passes;
  Diagnostics diagnostics;
};

Workbench::Workbench(const AuthorTask& task, Instruments& instruments,
                     const WorkbenchOptions& options, DraftMemory* memory)
    : task_(task), instruments_(instruments), options_(options), memory_(memory) {}

Result<ToolAnswer> Workbench::call(std::string_view tool_name, const nlohmann::json& arguments) {
  const auto tool = find_tool(tool_name);
  if (!tool) {
    std::string names;
    for (const ToolInfo& entry : kTools) names += fmt::format(" {}", entry.name);
    return refuse(fmt::format("There is no tool `{}`. Tools are:{}.\n",
                              cut_text(tool_name.substr(0, 60), 60), names));
  }
  const ToolInfo& entry = info(*tool);
  const auto text_of = [&](std::string_view key) -> std::optional<std::string> {
    const auto found = arguments.is_object() ? arguments.find(key) : arguments.end();
    if (found == arguments.end() || !found->is_string()) return std::nullopt;
    return found->get<std::string>();
  };
  const auto text = text_of("text");
  if (entry.takes_text && !text) {
    return refuse(fmt::format(
        "{} needs a whole pass file, in the argument `text` or in an earlier call.\n", entry.name));
  }
  size_t graph = 1;
  if (entry.other == "graph" && arguments.is_object() && arguments.contains("graph")) {
    const nlohmann::json& value = arguments["graph"];
    const std::string words = value.is_string() ? value.get<std::string>() : value.dump();
    const size_t digits = words.find_last_not_of("0123456789") + 1;
    graph =
        digits < words.size() && words.size() - digits < 4 ? std::stoul(words.substr(digits)) : 0;
  }
  switch (*tool) {
    case Tool::kShow:
      return show_graph(graph);
    case Tool::kRead:
      return read_docs(text_of("topic").value_or(""));
    case Tool::kCheck:
      return check_pass(*text);
    case Tool::kExplain:
      return explain_pass(*text, graph);
    case Tool::kProve:
      return prove_pass(*text);
    case Tool::kEvaluate:
      return evaluate_pass(*text);
    case Tool::kSubmit:
      return submit_pass(*text);
  }
  UNREACHABLE();
}

ToolAnswer Workbench::unknown_graph() const {
  return refuse(
      fmt::format("There is no such graph. Shown are graph 1 to {}.\n", task_.shown.size()));
}

Result<ToolAnswer> Workbench::show_graph(size_t graph) {
  if (graph == 0 || graph > task_.shown.size()) return unknown_graph();
  const Graph& shown = task_.shown[graph - 1].graph;
  std::string text = fmt::format("graph {} of {} that are shown; {} more judge drafts.\n", graph,
                                 task_.shown.size(), task_.dev.size());
  text += cut_text(text_for_authors(shown, instruments_.catalog()), options_.answer_bytes);
  text += "\n" + TRY(describe_cost(shown));
  return ToolAnswer{.text = std::move(text), .records = {}};
}

Result<std::string> Workbench::describe_cost(const Graph& graph) {
  const Catalog& catalog = instruments_.catalog();
  const GraphCost total = cost(graph, catalog);
  std::string text = summarize_costs(graph, total) + "\n" +
                     render(cost_table(op_totals(graph, catalog, total), total));
  const auto steps =
      TRY(passnet::compile(graph, catalog, instruments_.target(), Pipeline::kOpByOp));
  const auto fused =
      TRY(passnet::compile(graph, catalog, instruments_.target(), Pipeline::kDefault));
  CompileReport report = count_report(fused);
  text += fmt::format("launches: {} op by op, {} by the default compiler without a pass\nfloor: ",
                      steps.launches, fused.launches);
  if (instruments_.target().device == Device::kCpu) {
    TRY(add_floors(report, instruments_.pace()));
    text += fmt::format("{} µs for ", format_microseconds(report.floor.us()));
  }
  text += fmt::format("{} that must be moved", short_bytes(report.cost.least.bytes()));
  return text +
         fmt::format("; op by op moves {}\n", short_bytes(count_report(steps).cost.moved.bytes()));
}

Result<std::string> Workbench::recipe() {
  const CompiledGraph compiled = TRY(passnet::compile(
      task_.shown.front().graph, instruments_.catalog(), instruments_.target(), Pipeline::kOpByOp));
  std::string text;
  for (size_t launch = 0; launch < compiled.origins.size(); ++launch) {
    text += fmt::format("---- op {}: {} ----\n{}", launch + 1, compiled.origins[launch].label,
                        list_launch(compiled, launch));
  }
  return text;
}

Result<ToolAnswer> Workbench::read_docs(std::string_view topic) {
  if (topic == "recipe") {
    return ToolAnswer{.text = quote_data("what each op of graph 1 computes", TRY(recipe()),
                                         options_.answer_bytes),
                      .records = {}};
  }
  if (const auto found = find_topic(topic, instruments_.catalog())) {
    return ToolAnswer{.text = cut_text(*found, options_.answer_bytes), .records = {}};
  }
  return refuse("There is no such topic. " + list_topics());
}

Workbench::Parsed Workbench::parse(const std::string& text) const {
  Parsed parsed;
  const SourceId source = parsed.sources.add(std::string(kFileName), text);
  parsed.passes = parse_passes(parsed.sources, source, instruments_.catalog(), parsed.diagnostics);
  refuse_native_kernels(parsed.passes, instruments_.target(), parsed.diagnostics);
  return parsed;
}

ToolAnswer Workbench::answer_errors(const Parsed& parsed) const {
  std::string text;
  for (const Diagnostic& diagnostic : parsed.diagnostics.list()) {
    text += render(diagnostic, parsed.sources);
  }
  const size_t errors = parsed.diagnostics.list().size();
  return refuse(quote_data(counted(errors, "error", "errors"), text, options_.answer_bytes));
}

Result<ToolAnswer> Workbench::check_pass(const std::string& text) {
  const Parsed parsed = parse(text);
  if (parsed.diagnostics.has_errors()) return answer_errors(parsed);
  std::string names;
  for (const Pass& pass : parsed.passes) names += fmt::format(" {}", pass.name);
  return ToolAnswer{.text = fmt::format("No errors in {}:{}.\n",
                                        counted(parsed.passes.size(), "pass", "passes"), names),
                    .records = {}};
}

Result<ToolAnswer> Workbench::explain_pass(const std::string& text, size_t graph) {
  if (graph == 0 || graph > task_.shown.size()) return unknown_graph();
  Parsed parsed = parse(text);
  if (parsed.diagnostics.has_errors()) return answer_errors(parsed);
  const Catalog& catalog = instruments_.catalog();
  // The graph's text as reasons can point into it.
  const SourceId source =
      parsed.sources.add(fmt::format("graph_{}", graph),
                         without_statistics(print(task_.shown[graph - 1].graph, catalog)));
  std::vector<Graph> graphs = parse_graphs(parsed.sources, source, catalog, parsed.diagnostics);
  CHECK(graphs.size() == 1);
  const auto explanations = passnet::explain(graphs.front(), catalog, parsed.passes,
                                             instruments_.target(), parsed.sources);
  if (!explanations) {
    return refuse(quote_data("the passes cannot be applied",
                             render(explanations.error(), parsed.sources), options_.answer_bytes));
  }
  ToolAnswer answer{.text = {}, .records = {}};
  for (const Explanation& explanation : *explanations) {
    answer.ok &= explanation.matches > 0;
    answer.text += fmt::format("{}: {}; longest partial match {} of {} ops\n", explanation.pass,
                               counted(explanation.matches, "match", "matches"),
                               explanation.matched, explanation.nodes);
    if (!explanation.reason) continue;
    answer.text += quote_data("the first difference", render(*explanation.reason, parsed.sources),
                              options_.answer_bytes);
  }
  Graph& after = graphs.front();
  const auto applied = passnet::apply(after, catalog, parsed.passes, instruments_.target());
  if (!applied || applied->matches() == 0) return answer;
  answer.text += "the graph afterwards:\n" +
                 cut_text(print_without_kernels(after, catalog), options_.answer_bytes);
  return answer;
}

Result<ToolAnswer> Workbench::prove_pass(const std::string& text) {
  const Parsed parsed = parse(text);
  if (parsed.diagnostics.has_errors()) return answer_errors(parsed);
  if (memory_ == nullptr) return prove(parsed);
  const auto known = memory_->proofs.find(text);
  if (known != memory_->proofs.end()) return known->second;
  return memory_->proofs[text] = TRY(prove(parsed));
}

Result<ToolAnswer> Workbench::prove(const Parsed& parsed) {
  const Catalog& catalog = instruments_.catalog();
  FuzzOptions options{.instances = options_.proofs,
                      .from = {},
                      .seed = options_.proof_seed,
                      .shrink_s = options_.shrink_s,
                      .run_s = options_.proof_s};
  for (const TaskGraph& graph : task_.shown) options.from.push_back(&graph.graph);
  ToolAnswer answer{.text = {}, .records = {}};
  for (const Pass& pass : parsed.passes) {
    const FuzzReport report = TRY(
        fuzz(pass, catalog, instruments_.compiler().target(), instruments_.compiler(), options));
    answer.ok &= report.holds();
    if (report.seeded && report.seeds == 0) {
      answer.text +=
          fmt::format("{}: matches none of the shown graphs; explain_pass says why\n", report.pass);
      continue;
    }
    answer.text += fmt::format("{}: {}\n", report.pass, without_machine(describe(report)));
    if (!report.failure) continue;
    answer.text += quote_data("the failure", describe(*report.failure), options_.answer_bytes);
    answer.text +=
        "the smallest graph found:\n" +
        cut_text(text_for_authors(report.failure->graph, catalog), options_.answer_bytes);
  }
  return answer;
}

std::string Workbench::key_of(const std::string& text) const {
  return canonical_text(text, instruments_.catalog());
}

Result<ToolAnswer> Workbench::evaluate_pass(const std::string& text) {
  Parsed parsed = parse(text);
  if (parsed.diagnostics.has_errors()) return answer_errors(parsed);
  const std::string key = key_of(text);
  const auto known = evaluations_.find(key);
  if (known != evaluations_.end()) {
    ToolAnswer answer = describe_evaluation(known->second.records);
    answer.text +=
        "(This text was judged before, up to comments and spacing; these are the same figures. "
        "Submit it, or change it.)\n";
    return answer;
  }
  const Evaluated& evaluated =
      evaluations_[key] = {.text = text, .records = TRY(judge_draft(text, key, parsed))};
  return describe_evaluation(evaluated.records);
}

Result<std::vector<Record>> Workbench::judge_draft(const std::string& text, const std::string& key,
                                                   Parsed& parsed) {
  if (memory_ != nullptr && memory_->evaluations.contains(key)) return memory_->evaluations[key];
  std::vector<const TaskGraph*> graphs;
  for (const TaskGraph& graph : task_.shown) graphs.push_back(&graph);
  for (const TaskGraph& graph : task_.dev) graphs.push_back(&graph);
  Submission submission{.path = std::string(kFileName),
                        .sources = &parsed.sources,
                        .digest = sha256(text),
                        .common = std::move(parsed.passes),
                        .by_task = {}};
  auto records =
      TRY(instruments_.judge(task_.name, graphs, std::move(submission), JudgingCare::kDraft));
  for (size_t i = task_.shown.size(); i < records.size(); ++i) {
    records[i].detail = without_values(records[i], graphs[i]->graph, text, instruments_);
  }
  if (memory_ != nullptr) memory_->evaluations[key] = records;
  return records;
}

ToolAnswer Workbench::describe_evaluation(const std::vector<Record>& records) const {
  ToolAnswer answer{.text = {}, .ok = all_right(records), .records = records};
  for (size_t i = 0; i < records.size(); ++i) {
    const size_t shown = task_.shown.size();
    const TaskGraph& graph = i < shown ? task_.shown[i] : task_.dev[i - shown];
    answer.text += describe(graph.label, records[i], options_.answer_bytes / 2);
  }
  answer.text += fmt::format("score over these graphs (AS): {}\n", format_ratio(score_of(records)));
  if (const auto alone = score_over_default(records)) {
    answer.text +=
        fmt::format("with the compiler alone as the baseline: {}\n", format_ratio(alone));
  }
  return answer;
}

Result<ToolAnswer> Workbench::submit_pass(const std::string& text) {
  if (submission_) return refuse("A text was submitted before; the work on this task has ended.\n");
  const Parsed parsed = parse(text);
  if (parsed.diagnostics.has_errors()) {
    ToolAnswer answer = answer_errors(parsed);
    answer.text = "Not submitted. " + answer.text;
    return answer;
  }
  if (is_right_nowhere(text)) {
    return refuse("Not submitted: this text was judged, and is right on no graph. Change it.\n");
  }
  submission_ = text;
  return ToolAnswer{.text = "Submitted.\n", .records = {}};
}

bool Workbench::is_right_nowhere(const std::string& text) const {
  const std::vector<Record>* records = evaluation_of(text);
  return records != nullptr && std::ranges::none_of(*records, [](const Record& record) {
           return all_right(std::span(&record, 1));
         });
}

void Workbench::remember(std::string text, std::vector<Record> records) {
  std::string key = key_of(text);
  evaluations_[std::move(key)] = {.text = std::move(text), .records = std::move(records)};
}

std::optional<std::string> Workbench::best_evaluated() const {
  std::optional<std::string> best;
  double best_score = 0;
  for (const auto& [key, evaluated] : evaluations_) {
    // None where nothing could be timed.
    const double score = score_of(evaluated.records).value_or(0);
    if (!all_right(evaluated.records) || (best && score <= best_score)) continue;
    best = evaluated.text;
    best_score = score;
  }
  return best;
}

const std::vector<Record>* Workbench::evaluation_of(const std::string& text) const {
  const auto found = evaluations_.find(key_of(text));
  return found == evaluations_.end() ? nullptr : &found->second.records;
}

std::string text_for_authors(const Graph& graph, const Catalog& catalog) {
  return without_statistics(print_without_kernels(graph, catalog));
}

std::optional<double> score_of(std::span<const Record> records) {
  if (records.empty()) return std::nullopt;
  return score(records.front().candidate, records, {}).as;
}

std::optional<double> score_over_default(std::span<const Record> records) {
  const auto over = score("", records, {}).over;
  const auto found = over.find(std::string(kOwnCompiler));
  return found == over.end() ? std::nullopt : found->second.as;
}

bool all_right(std::span<const Record> records) {
  return std::ranges::all_of(records, [](const Record& record) {
    return record.verdict && !is_error(*record.verdict) && is_correct(record, -5);
  });
}

}  // namespace passnet
