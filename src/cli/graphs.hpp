// Graph sources as commands see them.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>

#include "cli/session.hpp"
#include "frontend/import_fx.hpp"

namespace passnet {

struct SourcedGraph {
  std::string name;
  std::optional<std::string> task;
  Result<ImportedGraph> imported;
  double seconds = 0;  // what importing it took
};

// Visits every graph of the sources, one at a time; stops where `visit` gives false. False where a
// source could not be read at all: that has been reported.
bool for_each_graph(Session& session, std::span<const std::string> paths,
                    const std::function<bool(SourcedGraph)>& visit);

// The one graph that `path` names. Errors: what importing it says, "graph-missing",
// "graph-ambiguous" where there are several.
Result<SourcedGraph> single_graph(Session& session, const std::string& path);

}  // namespace passnet
