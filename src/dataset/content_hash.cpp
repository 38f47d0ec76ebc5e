// The hash of a dataset's content; declared in statistics.hpp.
#include "dataset/statistics.hpp"
#include "dataset/stored_subgraphs.hpp"
#include "ir/verify.hpp"
#include "ops/catalog.hpp"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <utility>

namespace passnet {
namespace {

constexpr const char* kHashedGraphs =
    "SELECT g.id, f.package, m.version, m.name, m.license, f.name, m.category, g.config_hash, "
    "g.settings, g.part, g.parts, g.torch, g.hash FROM graphs AS g JOIN models AS m ON m.id = "
    "g.model JOIN families AS f ON f.id = m.family";
constexpr const char* kHashedSubgraphs =
    "SELECT s.hash, q.text, s.dtype, s.nodes, s.ops, s.inputs, s.results, s.flops, s.bytes, "
    "s.elements, s.extent, s.launches, s.kinds, s.categories, s.occurrences "
    "FROM subgraphs AS s JOIN sequences AS q ON q.id = s.sequence";

constexpr const char* kHashedTexts =
    "SELECT s.hash, x.text FROM subgraph_texts AS x JOIN subgraphs AS s ON s.id = x.subgraph UNION "
    "ALL SELECT g.hash, x.text FROM graph_texts AS x JOIN graphs AS g ON g.id = x.graph UNION ALL "
    "SELECT hash, text FROM variants UNION ALL SELECT hash, text FROM task_graphs";

// Rows whose columns are hashed as they are.
constexpr std::array<const char*, 4> kOthers{
    "SELECT 'variant', s.hash, v.hash, v.dtype, v.resized FROM variants AS v JOIN subgraphs AS s "
    "ON s.id = v.subgraph",
    "SELECT 'split', s.hash, p.split FROM splits AS p JOIN subgraphs AS s ON s.id = p.subgraph",
    "SELECT 'task', u.name, u.version, t.name, t.split, g.hash FROM task_graphs AS g JOIN tasks AS "
    "t ON t.id = g.task JOIN suites AS u ON u.id = t.suite",
    "SELECT 'measurement', hash, candidate, machine, time_us, spread FROM measurements",
};

// Numbers of SQLite as text: what a REAL column holds is printed in one way.
Digest row_digest(const SqlStatement& row, int first, int columns, std::string_view kind) {
  Hasher hasher;
  hasher.add(kind);
  for (int column = first; column < columns; ++column) hasher.add(row.blob(column));
  return hasher.finish();
}

Digest finish(std::string_view kind, std::vector<Digest> digests) {
  std::ranges::sort(digests);
  Hasher hasher;
  hasher.add(kind).add(static_cast<int64_t>(digests.size()));
  for (const Digest& digest : digests) hasher.add(digest);
  return hasher.finish();
}

// The digest of each graph's pieces, by the graph's key.
Result<std::unordered_map<int64_t, Digest>> piece_digests(Database& database) {
  std::unordered_map<int64_t, Digest> hashes;
  SqlStatement subgraphs = TRY(database.prepare("SELECT id, hash FROM subgraphs"));
  while (TRY(subgraphs.step())) hashes.emplace(subgraphs.integer(0), subgraphs.digest(1));
  SqlStatement rows = TRY(database.prepare(
      "SELECT graph, start, count, kind, subgraph FROM occurrences ORDER BY graph, start, count, "
      "kind"));
  std::unordered_map<int64_t, Digest> result;
  std::optional<int64_t> graph;
  Hasher pieces;
  const auto finish_graph = [&] {
    if (graph) result.emplace(*graph, std::exchange(pieces, {}).finish());
  };
  while (TRY(rows.step())) {
    if (rows.integer(0) != graph) {
      finish_graph();
      graph = rows.integer(0);
    }
    pieces.add(rows.integer(1)).add(rows.integer(2)).add(rows.integer(3));
    pieces.add(hashes[rows.integer(4)]);
  }
  finish_graph();
  return result;
}

// Rows are hashed by the canonical hashes of their texts: these must be what the texts have.
Result<void> check_hashed_texts(Database& database) {
  const Catalog catalog = make_catalog();
  SqlStatement texts = TRY(database.prepare(kHashedTexts));
  while (TRY(texts.step())) {
    const auto graph = parse_stored(texts.blob(1), catalog);
    if (graph && canonical_hash(*graph, catalog) == texts.digest(0)) continue;
    return fail({}, "broken-dataset", "expected the text of {}, found {}", texts.digest(0).hex(),
                graph ? "that of another graph" : "one that is no graph: " + graph.error().message);
  }
  return {};
}

}  // namespace

Result<Digest> content_hash(Dataset& dataset) {
  Database& database = dataset.database();
  TRY(check_hashed_texts(database));
  auto pieces = TRY(piece_digests(database));
  std::vector<Digest> graphs;
  SqlStatement rows = TRY(database.prepare(kHashedGraphs));
  while (TRY(rows.step())) {
    graphs.push_back(
        Hasher().add(row_digest(rows, 1, 13, "graph")).add(pieces[rows.integer(0)]).finish());
  }
  Hasher whole;
  whole.add(finish("graphs", std::move(graphs)));
  std::vector<Digest> subgraphs;
  SqlStatement subgraph = TRY(database.prepare(kHashedSubgraphs));
  while (TRY(subgraph.step())) subgraphs.push_back(row_digest(subgraph, 0, 15, "subgraph"));
  whole.add(finish("subgraphs", std::move(subgraphs)));
  for (const char* sql : kOthers) {
    std::vector<Digest> digests;
    SqlStatement other = TRY(database.prepare(sql));
    while (TRY(other.step())) digests.push_back(row_digest(other, 0, other.columns(), "row"));
    whole.add(finish("others", std::move(digests)));
  }
  return whole.finish();
}

}  // namespace passnet
