// Graph sources as commands see them.
#pragma once

#include "cli/session.hpp"
#include "frontend/source.hpp"

#include <functional>
#include <optional>
#include <span>
#include <string>

namespace passnet {

struct SourcedGraph {
  std::string name;
  std::optional<std::string> task;
  std::string source;  // the graph source that contains it
  std::string model;   // the model that it is part of; empty: unknown
  Sources sources;     // the texts that spans of the graph and of an error point into
  Result<ImportedGraph> imported;
  double seconds = 0;  // time of importing it
};

// Visits every graph of the sources, one at a time; stops if `visit` returns false. Returns false
// if a source could not be read at all, which has been reported.
bool for_each_graph(Session& session, std::span<const std::string> paths,
                    const std::function<bool(SourcedGraph)>& visit);

// Returns the file or folder of a graph source that a record names, which may be any text; empty if
// it is neither: reading a pipe or a device may never end.
std::string stored_source(const std::string& source);

// Reports why a command has no result for a graph; with --json it prints a row of that, too.
void refuse_graph(Session& session, const SourcedGraph& sourced, const Diagnostic& error);

// Reports "graph-missing".
void report_no_graph(Session& session, const std::string& path);

// The one graph that `path` names; nullopt after reporting why there is none ("graph-ambiguous" if
// there are several).
std::optional<SourcedGraph> single_graph(Session& session, const std::string& path);

}  // namespace passnet
