#include "service/request/known_suites.hpp"

#include "base/did_you_mean.hpp"
#include "base/name_list.hpp"
#include "frontend/source.hpp"
#include "frontend/spelling.hpp"
#include "ir/text/text.hpp"
#include "pass/native_kernels.hpp"

#include <fmt/ranges.h>

#include <array>

namespace passnet {
namespace {

std::optional<Diagnostic> find_native(const Graph& graph) {
  auto found = find_native_launch(graph, Device::kCpu);
  return found ? found : find_native_launch(graph, Device::kCuda);
}

}  // namespace

std::vector<GraphText> read_graph_texts(const std::string& text,
                                        const std::optional<std::string>& task,
                                        const Catalog& catalog, Diagnostics& diagnostics,
                                        Sources& sources) {
  const SourceId source = sources.add("graph", text);
  std::vector<GraphText> texts;
  for (const Graph& graph : parse_graphs(sources, source, catalog, diagnostics)) {
    if (auto native = find_native(graph)) diagnostics.add(*std::move(native));
    texts.push_back(
        {.task = task, .name = graph.name, .source = "", .text = print(graph, catalog)});
  }
  if (texts.empty() && !diagnostics.has_errors()) {
    diagnostics.error({source, 0, 0}, "text-without-graph", "expected a graph in the text");
  }
  return texts;
}

std::vector<std::string> KnownSuites::names() const {
  std::vector<std::string> names;
  for (const auto& [name, path] : paths_) names.push_back(name);
  return names;
}

Result<void> KnownSuites::check(const std::string& name) const {
  if (paths_.contains(name)) return {};
  const std::vector<std::string> known = names();
  const std::string served = known.empty() ? "those of serve --suite, which names none here"
                                           : fmt::format("{}", fmt::join(known, ", "));
  return fail({}, "suite-not-served", "expected a suite among {}, found '{}'{}", served, name,
              did_you_mean(nearest_name(
                  name, known, [](const std::string& entry) { return std::string_view(entry); })));
}

Result<const std::vector<GraphText>*> KnownSuites::read(const std::string& name) {
  const std::lock_guard lock(mutex_);
  if (const auto found = read_.find(name); found != read_.end()) return &found->second;
  TRY(check(name));
  const auto path = paths_.find(name);
  const SpellingTable spellings(catalog_);
  GraphStream stream = TRY(open_sources(std::array{path->second}, catalog_, spellings));
  std::vector<GraphText> graphs;
  while (const auto graph = stream.next()) {
    // Graphs that do not import, or that run native code, are not served.
    if (!graph->graph || find_native(graph->graph->graph)) continue;
    graphs.push_back({.task = graph->task.empty() ? std::nullopt : std::optional(graph->task),
                      .name = graph->name,
                      .source = graph->source,
                      .text = print(graph->graph->graph, catalog_)});
  }
  return &(read_[name] = std::move(graphs));
}

Result<std::vector<GraphText>> KnownSuites::graphs(const std::string& name, std::string_view only) {
  std::vector<GraphText> named;
  for (const GraphText& graph : *TRY(read(name))) {
    const bool is_named =
        is_listed(only, graph.name) || (graph.task && is_listed(only, *graph.task));
    if (is_named) named.push_back(graph);
  }
  if (named.empty()) {
    return fail({}, "nothing-named",
                "expected a task or a graph of '{}' that '{}' names, found none", name, only);
  }
  return named;
}

}  // namespace passnet
