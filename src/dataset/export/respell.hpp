// Writes graphs as programs of PyTorch's calls: the inverse of import.
#pragma once

#include "frontend/fx/fx.hpp"
#include "frontend/spelling.hpp"

#include <string>
#include <unordered_map>

namespace passnet {

// Finds for each node a call that imports as the node, tried once for each distinct node.
class Respeller {
 public:
  Respeller(const Catalog& catalog, const SpellingTable& spellings)
      : catalog_(catalog), spellings_(spellings) {}

  // The program of a graph without kernels of passes; inputs keep their names as far as Python
  // allows. Errors: "no-spelling" at an op that no call means.
  Result<FxProgram> respell(const Graph& graph);

 private:
  const Spelling* choose(const Graph& graph, const Node& original);

  const Catalog& catalog_;
  const SpellingTable& spellings_;
  std::unordered_map<std::string, const Spelling*> chosen_;  // by the hash of the node alone
};

}  // namespace passnet
