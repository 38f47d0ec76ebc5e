// Builds a dataset from graph sources: imports and decomposes on several threads, adds in order.
#pragma once

#include "dataset/build/launch_list.hpp"
#include "dataset/dataset.hpp"
#include "frontend/source.hpp"

#include <functional>
#include <string>
#include <vector>

namespace passnet {

struct BuildOptions {
  size_t threads = 1;
  const LaunchList* list = nullptr;  // launches that need not be found
};

// The target whose launches decide what is fusible: the same on every machine. Keeps this process's
// library to it (`limit_library`).
const Target& dataset_target();

// A graph that could not be added.
struct BuildProblem {
  Diagnostic diagnostic;
  Sources sources;
  bool is_unreadable = false;  // the source itself, rather than one graph of it
  Digest key;                  // of the row
};

// The news of one part of a source, in the order of the sources.
struct BuildStep {
  std::string name;
  size_t graphs = 0;
  size_t known = 0;  // graphs that the file already has
  std::vector<BuildProblem> problems;
};

// Adds every graph of the sources that the file does not have: whole graphs with their pieces, rows
// with a task as graphs of a suite that is named by the source, failures with their cause; then
// finds typical pieces. Output does not depend on the number of threads. Errors: those of SQLite.
Result<void> build(Dataset& dataset, GraphStream& stream, const Catalog& catalog,
                   const Target& target, const BuildOptions& options,
                   const std::function<void(BuildStep)>& visit);

}  // namespace passnet
