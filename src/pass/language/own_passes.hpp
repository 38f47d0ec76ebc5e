// The passes that are part of this program.
#pragma once

#include "base/check.hpp"
#include "pass/language/parse.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

namespace passnet {

// Parses embedded files (`kFiles`), in order; aborts if one has an error.
template <class Files>
std::vector<Pass> parse_own_passes(const Files& files, const Catalog& catalog) {
  std::vector<Pass> passes;
  for (const auto& [name, text] : files) {
    Sources sources;
    Diagnostics diagnostics;
    const SourceId source = sources.add(std::string(name), std::string(text));
    std::ranges::move(parse_passes(sources, source, catalog, diagnostics),
                      std::back_inserter(passes));
    CHECK(!diagnostics.has_errors());
  }
  return passes;
}

// Returns the passes of embedded files, parsed once for each catalog.
template <class Files>
const std::vector<Pass>& own_passes(const Files& files, const Catalog& catalog) {
  return catalog.made().get<std::vector<Pass>>(&files,
                                               [&] { return parse_own_passes(files, catalog); });
}

}  // namespace passnet
