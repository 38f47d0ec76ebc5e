#include "agent/workbench/draft_detail.hpp"

#include "base/ascii.hpp"
#include "pass/explain.hpp"
#include "pass/language/parse.hpp"

#include <algorithm>
#include <optional>

namespace passnet {
namespace {

// `[1,128,14]` becomes `[…]`.
std::string without_extents(std::string_view text) {
  std::string kept;
  for (size_t at = 0; at < text.size(); ++at) {
    const size_t end =
        text[at] == '[' ? text.find_first_not_of("0123456789, -", at + 1) : std::string_view::npos;
    const bool is_list = end != std::string_view::npos && text[end] == ']' && end > at + 1;
    kept += is_list ? "[…" : std::string(1, text[at]);
    if (is_list) at = end - 1;
  }
  return kept;
}

// The words of the text at a place, on one line.
std::string words_at(Span span, const Sources& sources) {
  constexpr size_t kMost = 200;
  if (!span.source.valid()) return "";
  std::string words;
  for (const char c : sources.text(span.source).substr(span.begin, span.end - span.begin)) {
    const bool is_space = c == ' ' || c == '\n' || c == '\t' || c == '\r';
    if (!is_space || (!words.empty() && words.back() != ' ')) words += is_space ? ' ' : c;
  }
  return words.size() > kMost ? words.substr(0, kMost) + "…" : words;
}

std::string first_difference(const Graph& graph, const std::string& text,
                             Instruments& instruments) {
  Sources sources;
  Diagnostics diagnostics;
  const SourceId source = sources.add("author.pass", text);
  const std::vector<Pass> passes =
      parse_passes(sources, source, instruments.catalog(), diagnostics);
  const auto explanations =
      explain(graph, instruments.catalog(), passes, instruments.target(), sources);
  std::string detail = "no pass matched anything";
  if (!explanations || explanations->empty()) return detail;
  const auto share = [](const Explanation& explanation) {
    return static_cast<double>(explanation.matched) / static_cast<double>(explanation.nodes);
  };
  const Explanation& nearest = *std::ranges::max_element(*explanations, {}, share);
  detail += fmt::format("; the nearest, '{}', agrees in {} of its {} ops", nearest.pass,
                        nearest.matched, nearest.nodes);
  if (!nearest.reason || nearest.reason->span.source != source) return detail;
  const Span place = nearest.reason->span;
  return detail + fmt::format("; it differs in line {} at `{}`", sources.location(place).line,
                              words_at(place, sources));
}

}  // namespace

std::string without_values(const Record& record, const Graph& graph, const std::string& text,
                           Instruments& instruments) {
  if (record.verdict == Verdict::kNoMatch) return first_difference(graph, text, instruments);
  std::string detail = without_extents(record.detail);
  if (error_kind(record) == ErrorKind::kCompile) {
    detail = detail.substr(0, detail.find(", found "));
  }
  return detail;
}

}  // namespace passnet
