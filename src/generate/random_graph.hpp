// Random graphs over a whole catalog, for tests of passes, compilers and texts.
#pragma once

#include "generate/call_template.hpp"
#include "generate/random_stream.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace passnet {

struct RandomGraphOptions {
  size_t nodes = 12;
  int64_t most_elements = 512;   // of any value
  int64_t most_extent = 12;      // of any dim that is drawn; kWideExtent: vectors and tiles too
  int single_percent = 25;       // share of inputs that are f32; the others have any dtype
  bool random_ops = false;       // also ops that draw random numbers
  std::vector<std::string> ops;  // only these, by name; if empty, the whole catalog
};

// Draws graphs from a catalog. A call starts from the op's example and is varied (dtypes, extents,
// ranks, attributes, optional operands) until type inference accepts it, so a new op only needs its
// entry in the catalog. Operands are values of the graph or new inputs, some of them strided, empty
// or of rank 0.
class GraphGenerator {
 public:
  explicit GraphGenerator(const Catalog& catalog);

  // Returns a valid graph (it verifies), the same for the same seed and options on every machine.
  // Indices are separate inputs whose facts keep them in range, so the graph also runs.
  Graph make(uint64_t seed, const RandomGraphOptions& options = {}) const;

 private:
  const Catalog& catalog_;
  std::vector<CallTemplate> templates_;  // of ops with an example, in catalog order
};

}  // namespace passnet
