// A task as its authors work on it: some graphs are shown, some only judge drafts, the rest is
// hidden.
#pragma once

#include "base/hash.hpp"
#include "ir/op/op.hpp"

#include <string>
#include <vector>

namespace passnet {

struct TaskGraph {
  std::string label;   // the name that authors see: `graph 1`, `dev 1`, or that of a hidden one
  std::string name;    // as records name it
  std::string source;  // the graph source that contains it, for records
  Graph graph;
  Digest hash;  // canonical
};

struct AuthorTask {
  std::string name;
  std::string op_sequence;        // of its first graph: the names of ops, separated by spaces
  std::vector<TaskGraph> shown;   // with their texts, costs and verdicts; not empty
  std::vector<TaskGraph> dev;     // with their verdicts alone
  std::vector<TaskGraph> hidden;  // never: the final score is theirs
};

// The names of the graph's ops in program order, separated by spaces.
std::string op_sequence(const Graph& graph, const Catalog& catalog);

// Divides the graphs of a task, of which there is at least one, by their canonical hashes alone; of
// equal ones the first counts. Of n graphs max(1, n / 3) at least are hidden, up to 4 (from 3
// graphs on, n / 3) judge drafts, up to 4 are shown. A single graph is shown, and hidden too.
AuthorTask divide_task(std::string name, std::vector<TaskGraph> graphs, const Catalog& catalog);

}  // namespace passnet
