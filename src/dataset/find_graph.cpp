#include "dataset/find_graph.hpp"

#include "dataset/store/text_blob.hpp"

#include <array>

namespace passnet {
namespace {

// Tables of hashes and texts, in the order of the search.
constexpr std::array<const char*, 4> kTexts{
    "SELECT hash, text FROM subgraphs JOIN subgraph_texts ON subgraph = id WHERE hash BETWEEN ? "
    "AND "
    "? LIMIT 2",
    "SELECT hash, text FROM graphs JOIN graph_texts ON graph = id WHERE hash BETWEEN ? AND ? GROUP "
    "BY hash LIMIT 2",
    "SELECT hash, text FROM variants WHERE hash BETWEEN ? AND ? LIMIT 2",
    "SELECT hash, text FROM task_graphs WHERE hash BETWEEN ? AND ? GROUP BY hash LIMIT 2",
};
constexpr const char* kPieces =
    "SELECT m.name, f.name, m.category, o.start, o.count, o.kind FROM subgraphs AS s JOIN "
    "occurrences AS o ON o.subgraph = s.id JOIN graphs AS g ON g.id = o.graph JOIN models AS m ON "
    "m.id = g.model JOIN families AS f ON f.id = m.family WHERE s.hash = ?1 LIMIT ?2";
constexpr const char* kWholes =
    "SELECT m.name, f.name, m.category, 0, g.nodes, -1 FROM graphs AS g JOIN models AS m ON m.id = "
    "g.model JOIN families AS f ON f.id = m.family WHERE g.hash = ?1 LIMIT ?2";

Result<void> add_places(Database& database, const char* sql, int64_t max_places,
                        FoundGraph& found) {
  SqlStatement rows = TRY(database.prepare(sql));
  TRY(rows.start(found.hash, max_places));
  while (TRY(rows.step())) {
    const int64_t kind = rows.integer(5);
    found.places.push_back({.model = std::string(rows.text(0)),
                            .family = std::string(rows.text(1)),
                            .category = std::string(category_name(rows.integer(2))),
                            .start = rows.integer(3),
                            .count = rows.integer(4),
                            .kind = kind < 0 || kind >= static_cast<int64_t>(kPieceKinds.size())
                                        ? "whole"
                                        : std::string(kPieceKinds[static_cast<size_t>(kind)])});
  }
  return {};
}

Result<void> add_facts(Dataset& dataset, int64_t max_places, FoundGraph& found) {
  Database& database = dataset.database();
  const Query exact{.condition = "s.hash = ?", .values = {found.hash}};
  TRY(run_query(dataset, exact, 1, [&](const SubgraphRow& row) { found.subgraph = row; }));
  SqlStatement split = TRY(database.prepare(
      "SELECT split FROM splits JOIN subgraphs AS s ON s.id = subgraph WHERE s.hash = ?"));
  TRY(split.start(found.hash));
  if (TRY(split.step())) found.split = split.text(0);
  TRY(add_places(database, kWholes, max_places, found));
  return add_places(database, kPieces, max_places, found);
}

}  // namespace

Result<FoundGraph> find_graph(Dataset& dataset, std::string_view digits, int64_t max_places) {
  const auto low = digest_from_hex(digits, '0');
  const auto high = digest_from_hex(digits, 'f');
  for (const char* sql : kTexts) {
    if (!low || !high) break;
    SqlStatement rows = TRY(dataset.database().prepare(sql));
    TRY(rows.start(*low, *high));
    if (!TRY(rows.step())) continue;
    FoundGraph found{.hash = rows.digest(0), .text = TRY(unpack_text(rows.blob(1)))};
    if (TRY(rows.step())) {
      return fail({}, "hash-ambiguous",
                  "expected the digits of one graph, found '{}', of several: '{}', '{}'", digits,
                  found.hash.hex(), rows.digest(0).hex());
    }
    TRY(add_facts(dataset, max_places, found));
    return found;
  }
  return fail({}, "hash-unknown",
              "expected the first digits of the canonical hash of a graph in '{}', found '{}'",
              dataset.path(), digits);
}

}  // namespace passnet
