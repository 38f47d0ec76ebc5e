#include "agent/workbench/canonical_text.hpp"

#include "pass/language/parse.hpp"
#include "pass/language/print.hpp"

#include <algorithm>
#include <string_view>

namespace passnet {

std::string canonical_text(const std::string& passes, const Catalog& catalog) {
  Sources sources;
  Diagnostics diagnostics;
  const SourceId source = sources.add("pass", passes);
  std::string text;
  for (const Pass& pass : parse_passes(sources, source, catalog, diagnostics)) {
    text += print(pass, catalog);
  }
  if (!diagnostics.has_errors()) return text;
  text.clear();
  for (size_t at = 0; at < passes.size();) {
    const size_t end = std::min(passes.find('\n', at), passes.size());
    const std::string_view line = std::string_view(passes).substr(at, end - at);
    const size_t last = line.find_last_not_of(" \t\r");
    text += line.substr(0, last == std::string_view::npos ? 0 : last + 1);
    text += '\n';
    at = end + 1;
  }
  return text;
}

}  // namespace passnet
