#include "report/html/gallery.hpp"

#include "diag/json.hpp"
#include "diag/render.hpp"
#include "draw/svg.hpp"
#include "ir/cost.hpp"
#include "ir/text/text.hpp"
#include "pass/drive.hpp"
#include "pass/explain.hpp"
#include "pass/language/print.hpp"
#include "report/family.hpp"

#include <algorithm>
#include <optional>
#include <set>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

constexpr size_t kMostText = 48 << 10;  // of a graph; `passnet show` prints longer ones

bool is_hash(std::string_view name) {
  constexpr size_t kShortest = 32;
  return name.size() >= kShortest &&
         name.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::string family_of(const GraphKey& key, std::string_view model) {
  if (!model.empty()) return model_family(model);
  return is_hash(key.second) ? "" : model_family(key.second);
}

std::string main_dtype(const Graph& graph) {
  std::optional<DType> first;
  for (const GraphResult& result : graph.results()) {
    const DType dtype = graph.type(result.value).dtype;
    if (is_float(dtype)) return std::string(name(dtype));
    if (!first) first = dtype;
  }
  return first ? std::string(name(*first)) : "";
}

// Null if it is too long for a page.
Json text_of(const Graph& graph, const Catalog& catalog) {
  std::string text = print_without_kernels(graph, catalog);
  return text.size() <= kMostText ? Json(std::move(text)) : Json(nullptr);
}

// The nodes of `graph` that are not in `other`, a graph that it was made from or that was made from
// it: both number them alike.
std::vector<bool> nodes_missing_in(const Graph& other, const Graph& graph) {
  std::vector<bool> marked(graph.node_limit(), false);
  for (const NodeId id : graph.nodes()) marked[id.index] = true;
  for (const NodeId id : other.nodes()) {
    if (id.index < marked.size()) marked[id.index] = false;
  }
  return marked;
}

// Finds the pass that did not match whose pattern went furthest. The graph is read again
// from its text, into which the reasons point.
std::optional<Json> nearest_miss(const Graph& graph, std::string_view name, const Catalog& catalog,
                                 const Target& target, std::span<const Pass> passes,
                                 const Sources& pass_sources) {
  Sources sources = pass_sources;
  Diagnostics diagnostics;
  const SourceId source = sources.add(std::string(name), print(graph, catalog));
  const std::vector<Graph> again = parse_graphs(sources, source, catalog, diagnostics);
  if (again.size() != 1) return std::nullopt;
  const auto explanations = explain(again.front(), catalog, passes, target, sources);
  if (!explanations) return std::nullopt;
  const Explanation* best = nullptr;
  const auto share = [](const Explanation& e) {
    return std::pair(e.matched, static_cast<double>(e.matched) / static_cast<double>(e.nodes + 1));
  };
  for (const Explanation& explanation : *explanations) {
    if (!explanation.reason || explanation.matches > 0) continue;
    if (best == nullptr || share(explanation) > share(*best)) best = &explanation;
  }
  if (best == nullptr) return std::nullopt;
  return Json{{"pass", best->pass},
              {"matched", best->matched},
              {"nodes", best->nodes},
              {"text", render(*best->reason, sources)}};
}

}  // namespace

GraphKey key_of(const Record& record) { return {record.task.value_or(""), record.graph}; }

void Gallery::add(const GraphKey& key, const Graph& graph, std::string_view model,
                  const Submission* submission, const Sources& sources) {
  const GraphCost total = cost(graph, *catalog_);
  GraphEntry entry{.family = family_of(key, model),
                   .dtype = main_dtype(graph),
                   .nodes = graph.nodes().size(),
                   .flops = total.flops,
                   .bytes = total.bytes};
  std::set<std::string_view> ops;
  for (const NodeId id : graph.nodes()) ops.insert(catalog_->op(graph.node(id).op).name());
  entry.ops.assign(ops.begin(), ops.end());
  Json page = submission == nullptr ? Json{{"before", picture(graph, {})}}
                                    : rewritten(key, graph, *submission, sources);
  page["text"] = text_of(graph, *catalog_);
  entry.page = pages_.add(json_line(page));
  entries_.insert_or_assign(key, std::move(entry));
}

const GraphEntry* Gallery::find(const GraphKey& key) const {
  const auto found = entries_.find(key);
  return found == entries_.end() ? nullptr : &found->second;
}

std::string Gallery::picture(const Graph& graph, std::vector<bool> marked) const {
  const GraphCost total = cost(graph, *catalog_);
  return print_svg_part(outline(graph, *catalog_, total, {.marked = std::move(marked)}));
}

Json Gallery::rewritten(const GraphKey& key, const Graph& graph, const Submission& submission,
                        const Sources& sources) {
  Graph after = graph.clone();
  Json page = {{"passes", Json::array()}};
  const std::optional<std::string> task =
      key.first.empty() ? std::nullopt : std::optional(key.first);
  const std::array<std::span<const Pass>, 2> parts{submission.common, submission.of_task(task)};
  size_t matches = 0;
  for (const std::span<const Pass> passes : parts) {
    const auto report = apply(after, *catalog_, passes, *target_);
    if (!report) {
      page["error"] = render(report.error(), sources);
      break;
    }
    for (size_t i = 0; i < passes.size(); ++i) {
      if (report->passes[i].matches == 0) continue;
      page["passes"].push_back({number_of(passes[i]), report->passes[i].matches});
      matches += report->passes[i].matches;
    }
  }
  page["before"] = picture(graph, nodes_missing_in(after, graph));
  if (matches > 0) {
    page["after"] = picture(after, nodes_missing_in(graph, after));
    page["text_after"] = text_of(after, *catalog_);
    return page;
  }
  std::optional<Json> best;
  for (const std::span<const Pass> passes : parts) {
    auto miss = nearest_miss(graph, key.second, *catalog_, *target_, passes, sources);
    if (miss && (!best || (*miss)["matched"] > (*best)["matched"])) best = std::move(miss);
  }
  if (best) page["nearest"] = *std::move(best);
  return page;
}

size_t Gallery::number_of(const Pass& pass) {
  Pass bare = pass;
  bare.kernels.clear();
  std::string text = print(bare, *catalog_);
  std::string identity = text;
  Json kernels = Json::array();
  for (const KernelSource& kernel : pass.kernels) {
    const std::string_view language = to_string(kernel.language);
    kernels.push_back({{"name", kernel.function()}, {"device", language}, {"text", kernel.text}});
    identity += fmt::format("{}{}{}", language, kernel.name, kernel.text);
  }
  const auto [at, is_new] = pass_numbers_.emplace(std::move(identity), passes_.size());
  if (is_new) {
    passes_.push_back(
        {{"name", pass.name}, {"text", std::move(text)}, {"kernels", std::move(kernels)}});
  }
  return at->second;
}

}  // namespace passnet
