#include "diag/source.hpp"

#include "base/check.hpp"

#include <algorithm>

namespace passnet {

Span join(Span first, Span last) {
  CHECK(first.source == last.source);
  return {first.source, std::min(first.begin, last.begin), std::max(first.end, last.end)};
}

SourceId Sources::add(std::string name, std::string text, uint32_t first_line) {
  sources_.push_back({std::move(name), std::move(text), first_line});
  return {static_cast<uint32_t>(sources_.size() - 1)};
}

std::string_view Sources::name(SourceId id) const {
  CHECK(id.index < sources_.size());
  return sources_[id.index].name;
}

std::string_view Sources::text(SourceId id) const {
  CHECK(id.index < sources_.size());
  return sources_[id.index].text;
}

std::string_view Sources::text(Span span) const {
  const std::string_view whole = text(span.source);
  CHECK(span.begin <= span.end && span.end <= whole.size());
  return whole.substr(span.begin, span.end - span.begin);
}

Location Sources::location(Span span) const {
  const std::string_view before = text(span.source).substr(0, span.begin);
  const auto newline = before.rfind('\n');
  const size_t line_start = newline == std::string_view::npos ? 0 : newline + 1;
  const auto lines_before = static_cast<uint32_t>(std::ranges::count(before, '\n'));
  return {.line = sources_[span.source.index].first_line + lines_before,
          .column = static_cast<uint32_t>(before.size() - line_start + 1)};
}

std::string_view Sources::line(Span span) const {
  const std::string_view whole = text(span.source);
  const auto newline = whole.substr(0, span.begin).rfind('\n');
  const size_t begin = newline == std::string_view::npos ? 0 : newline + 1;
  const size_t end = std::min(whole.find('\n', begin), whole.size());
  return whole.substr(begin, end - begin);
}

}  // namespace passnet
