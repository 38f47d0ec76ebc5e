#include "api/load.hpp"

#include "frontend/typed_lines.hpp"
#include "ir/text/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <utility>

namespace passnet {
namespace {

std::unexpected<Diagnostic> fail_in(Diagnostic diagnostic, const Sources& sources) {
  constexpr size_t kShown = 3;
  diagnostic.message = one_line(diagnostic, sources);
  for (size_t i = 0; i < std::min(kShown, diagnostic.notes.size()); ++i) {
    diagnostic.message += (i == 0 ? ": " : "; ") + diagnostic.notes[i].message;
  }
  diagnostic.span = {};
  diagnostic.notes.clear();
  return std::unexpected(std::move(diagnostic));
}

Result<Graph> parse_line(std::string_view row, SourceId source, const Catalog& catalog,
                         const SpellingTable& spellings) {
  TypedLine line = TRY(parse_typed_line(row, {source, 0, static_cast<uint32_t>(row.size())}));
  ImportedGraph imported = TRY(import_fx(line.program, catalog, spellings));
  return std::move(imported.graph);
}

Result<Graph> parse_text(const Sources& sources, SourceId source, const Catalog& catalog) {
  Diagnostics diagnostics;
  std::vector<Graph> graphs = parse_graphs(sources, source, catalog, diagnostics);
  if (diagnostics.has_errors()) return std::unexpected(diagnostics.list().front());
  if (graphs.size() == 1) return std::move(graphs.front());
  if (graphs.empty()) {
    return fail({}, "source-without-graph", "expected a graph in '{}', found none",
                sources.name(source));
  }
  return fail({}, "source-of-several-graphs", "expected one graph in '{}', found {}",
              sources.name(source), graphs.size());
}

}  // namespace

std::string one_line(const Diagnostic& diagnostic, const Sources& sources) {
  if (!diagnostic.span.source.valid()) return diagnostic.message;
  const Location at = sources.location(diagnostic.span);
  return fmt::format("{}:{}:{}: {}", sources.name(diagnostic.span.source), at.line, at.column,
                     diagnostic.message);
}

Result<LoadedGraph> load_graph(const std::string& source, const Catalog& catalog,
                               const SpellingTable& spellings) {
  GraphStream stream = TRY(open_sources(std::span(&source, 1), catalog, spellings));
  std::optional<NamedGraph> named = stream.next();
  if (!named) {
    return fail({}, "source-without-graph", "expected a graph in '{}', found none", source);
  }
  if (!named->graph) return fail_in(std::move(named->graph.error()), named->sources);
  if (stream.next()) {
    return fail({}, "source-of-several-graphs",
                "expected one graph in '{}', found several: '{}' is the first", source,
                named->source);
  }
  return LoadedGraph{.graph = std::move(named->graph->graph),
                     .sources = std::move(named->sources),
                     .contents = std::move(named->graph->contents)};
}

Result<LoadedGraph> load_graph_text(std::string_view text, std::string name, const Catalog& catalog,
                                    const SpellingTable& spellings) {
  // Spans count bytes in 32 bits.
  constexpr size_t kMaxBytes = size_t{1} << 30;
  if (text.size() > kMaxBytes) {
    return fail({}, "source-text-too-large", "expected at most {} bytes of text, found {}",
                kMaxBytes, text.size());
  }
  Sources sources;
  const SourceId source = sources.add(std::move(name), std::string(text));
  const size_t first = text.find_first_not_of(" \t\r\n");
  const bool is_line = first != std::string_view::npos && text[first] == '{';
  auto graph = is_line ? parse_line(sources.text(source), source, catalog, spellings)
                       : parse_text(sources, source, catalog);
  if (!graph) return fail_in(std::move(graph.error()), sources);
  return LoadedGraph{.graph = *std::move(graph), .sources = std::move(sources)};
}

}  // namespace passnet
