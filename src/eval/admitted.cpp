#include "eval/admitted.hpp"

#include "base/check.hpp"
#include "embedded/admitted_passes.hpp"
#include "kernel/target.hpp"
#include "pass/drive.hpp"
#include "pass/language/parse.hpp"

#include <algorithm>
#include <iterator>

namespace passnet {
namespace {

std::vector<Pass> parse_all(const Catalog& catalog) {
  std::vector<Pass> passes;
  for (const auto& [name, text] : admitted_passes::kFiles) {
    Sources sources;
    Diagnostics diagnostics;
    const SourceId source = sources.add(std::string(name), std::string(text));
    auto more = parse_passes(sources, source, catalog, diagnostics);
    CHECK(diagnostics.list().empty());
    std::ranges::move(more, std::back_inserter(passes));
  }
  return passes;
}

}  // namespace

std::vector<std::string> apply_admitted(Graph& graph, const Catalog& catalog) {
  std::vector<std::string> names;
  const auto report = apply(graph, catalog, parse_all(catalog), native_target());
  if (!report) return names;  // one exceeds its limits, and the graph stays as it is
  for (const PassReport& pass : report->passes) {
    if (pass.matches > 0) names.push_back(pass.pass);
  }
  return names;
}

}  // namespace passnet
