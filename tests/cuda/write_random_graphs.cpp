// Prints random graphs over the whole catalog as text: write_random_graphs COUNT [SEED].
#include "generate/random_graph.hpp"
#include "ir/text/text.hpp"
#include "ops/catalog.hpp"

#include <fmt/format.h>

#include <cstdlib>

int main(int argc, char** argv) {
  using namespace passnet;  // NOLINT: of a program
  const uint64_t count = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 100;
  const uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 0;
  const Catalog catalog = make_catalog();
  const GraphGenerator generator(catalog);
  for (uint64_t i = 0; i < count; ++i) {
    Graph graph = generator.make(seed + i);
    graph.name = fmt::format("random{}", seed + i);
    fmt::print("{}\n", print(graph, catalog));
  }
}
