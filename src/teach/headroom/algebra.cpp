#include "teach/headroom/algebra.hpp"

#include "lower/learned.hpp"
#include "pass/drive.hpp"
#include "pass/language/print.hpp"

#include <algorithm>
#include <iterator>

namespace passnet {
namespace {

constexpr size_t kRounds = 12;         // not tuning: of all passes over a graph
constexpr size_t kMostComposed = 120;  // not tuning: passes of a file

}  // namespace

std::vector<std::string> find_algebra(std::span<const Graph* const> graphs, const Catalog& catalog,
                                      const Target& target) {
  std::vector<std::string> found;
  for (const Pass& pass : known_algebra(catalog)) {
    const auto matches = [&](const Graph* graph) {
      size_t steps = matching_steps(*graph, 1);
      return !find_matches(*graph, catalog, pass, target, steps).empty();
    };
    if (std::ranges::any_of(graphs, matches)) found.push_back(print(pass, catalog));
  }
  return found;
}

std::string compose_algebra(const Graph& graph, const Catalog& catalog, const Target& target) {
  Graph rewritten = graph.clone();
  std::vector<const Pass*> applied;
  for (size_t round = 0; round < kRounds && applied.size() < kMostComposed; ++round) {
    const size_t before = applied.size();
    for (const Pass& pass : known_steps(catalog)) {
      const auto report = apply(rewritten, catalog, std::span(&pass, 1), target);
      if (report && report->matches() > 0) applied.push_back(&pass);
    }
    if (applied.size() == before) break;
  }
  return print_in_order(applied, catalog);
}

}  // namespace passnet
