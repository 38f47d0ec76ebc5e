#include "dataset/merge.hpp"

namespace passnet {
namespace {

// If two files say different things about one row, a rule that does not depend on their order
// decides. Tables of keys: of rows in `other` and in the file, for graphs only those that are new.
constexpr const char* kMerge = R"(
INSERT OR IGNORE INTO families(package, name)
  SELECT package, name FROM other.families ORDER BY id;
INSERT OR IGNORE INTO models(package, version, name, license, family, category)
  SELECT m.package, m.version, m.name, m.license, f.id, m.category FROM other.models AS m
  JOIN other.families AS o ON o.id = m.family
  JOIN main.families AS f ON f.package = o.package AND f.name = o.name ORDER BY m.id;
CREATE TEMP TABLE new_graphs AS SELECT key, id AS old FROM other.graphs
  WHERE key NOT IN (SELECT key FROM main.graphs) ORDER BY id;
INSERT INTO graphs(key, model, name, config_hash, settings, part, parts, torch, hash, dtype, nodes,
    ops, inputs, results, flops, bytes, parameters, elements, extent)
  SELECT g.key, k.id, g.name, g.config_hash, g.settings, g.part, g.parts, g.torch, g.hash, g.dtype,
    g.nodes, g.ops, g.inputs, g.results, g.flops, g.bytes, g.parameters, g.elements, g.extent
  FROM temp.new_graphs AS n JOIN other.graphs AS g ON g.id = n.old
  JOIN other.models AS m ON m.id = g.model
  JOIN other.families AS o ON o.id = m.family
  JOIN main.families AS f ON f.package = o.package AND f.name = o.name
  JOIN main.models AS k ON k.package = m.package AND k.version = m.version AND k.name = m.name
    AND k.license = m.license AND k.family = f.id AND k.category = m.category
  ORDER BY n.old;
CREATE TEMP TABLE graph_keys AS SELECT n.old, g.id AS new FROM temp.new_graphs AS n
  JOIN main.graphs AS g ON g.key = n.key;
INSERT INTO graph_texts SELECT k.new, t.text FROM temp.graph_keys AS k
  JOIN other.graph_texts AS t ON t.graph = k.old;
INSERT INTO graph_units SELECT k.new, u.units FROM temp.graph_keys AS k
  JOIN other.graph_units AS u ON u.graph = k.old;
INSERT OR IGNORE INTO sequences(text) SELECT text FROM other.sequences ORDER BY id;
INSERT OR IGNORE INTO ops(name) SELECT name FROM other.ops ORDER BY id;
CREATE TEMP TABLE new_subgraphs AS SELECT hash FROM other.subgraphs
  WHERE hash NOT IN (SELECT hash FROM main.subgraphs);
INSERT INTO subgraphs(hash, sequence, dtype, nodes, ops, inputs, results, flops, bytes, parameters,
    elements, extent, launches, kinds, categories, occurrences)
  SELECT s.hash, q.id, s.dtype, s.nodes, s.ops, s.inputs, s.results, s.flops, s.bytes, s.parameters,
    s.elements, s.extent, s.launches, 0, 0, 0
  FROM temp.new_subgraphs AS n JOIN other.subgraphs AS s ON s.hash = n.hash
  JOIN other.sequences AS o ON o.id = s.sequence JOIN main.sequences AS q ON q.text = o.text
  ORDER BY s.id;
CREATE TEMP TABLE subgraph_keys AS SELECT o.id AS old, s.id AS new,
    o.hash IN (SELECT hash FROM temp.new_subgraphs) AS is_new
  FROM other.subgraphs AS o JOIN main.subgraphs AS s ON s.hash = o.hash;
CREATE UNIQUE INDEX temp.subgraph_old ON subgraph_keys(old);
INSERT INTO subgraph_texts SELECT k.new, t.text FROM temp.subgraph_keys AS k
  JOIN other.subgraph_texts AS t ON t.subgraph = k.old WHERE k.is_new;
INSERT INTO subgraph_ops SELECT p.id, k.new FROM temp.subgraph_keys AS k
  JOIN other.subgraph_ops AS o ON o.subgraph = k.old JOIN other.ops AS n ON n.id = o.op
  JOIN main.ops AS p ON p.name = n.name WHERE k.is_new;
INSERT OR IGNORE INTO subgraph_families SELECT f.id, k.new FROM other.subgraph_families AS o
  JOIN temp.subgraph_keys AS k ON k.old = o.subgraph
  JOIN other.families AS n ON n.id = o.family
  JOIN main.families AS f ON f.package = n.package AND f.name = n.name;
INSERT INTO occurrences SELECT g.new, o.start, o.count, o.kind, k.new FROM other.occurrences AS o
  JOIN temp.graph_keys AS g ON g.old = o.graph JOIN temp.subgraph_keys AS k ON k.old = o.subgraph;
UPDATE subgraphs SET kinds = subgraphs.kinds | c.kinds,
    categories = subgraphs.categories | c.categories
  FROM (SELECT k.new AS id, s.kinds, s.categories FROM temp.subgraph_keys AS k
    JOIN other.subgraphs AS s ON s.id = k.old) AS c WHERE c.id = subgraphs.id;
UPDATE subgraphs SET occurrences = subgraphs.occurrences + c.n
  FROM (SELECT k.new AS id, count(*) AS n FROM other.occurrences AS o
    JOIN temp.graph_keys AS g ON g.old = o.graph
    JOIN temp.subgraph_keys AS k ON k.old = o.subgraph GROUP BY k.new) AS c
  WHERE c.id = subgraphs.id;
INSERT INTO variants(subgraph, hash, dtype, resized, text)
  SELECT k.new, v.hash, v.dtype, v.resized, v.text FROM other.variants AS v
  JOIN temp.subgraph_keys AS k ON k.old = v.subgraph WHERE true ORDER BY v.id
  ON CONFLICT(hash) DO UPDATE SET subgraph = excluded.subgraph, dtype = excluded.dtype,
    resized = excluded.resized, text = excluded.text
  WHERE (SELECT hash FROM main.subgraphs WHERE id = excluded.subgraph) <
    (SELECT hash FROM main.subgraphs WHERE id = variants.subgraph);
INSERT OR IGNORE INTO suites(name, version) SELECT name, version FROM other.suites ORDER BY id;
INSERT INTO tasks(suite, name, split) SELECT s.id, t.name, t.split FROM other.tasks AS t
  JOIN other.suites AS o ON o.id = t.suite
  JOIN main.suites AS s ON s.name = o.name AND s.version = o.version WHERE true ORDER BY t.id
  ON CONFLICT(suite, name) DO UPDATE SET split = max(split, excluded.split);
INSERT OR IGNORE INTO task_graphs SELECT t.id, g.hash, g.key, g.name, g.text
  FROM other.task_graphs AS g JOIN other.tasks AS o ON o.id = g.task
  JOIN other.suites AS u ON u.id = o.suite
  JOIN main.suites AS s ON s.name = u.name AND s.version = u.version
  JOIN main.tasks AS t ON t.suite = s.id AND t.name = o.name;
INSERT OR IGNORE INTO failures SELECT * FROM other.failures;
INSERT INTO measurements SELECT * FROM other.measurements WHERE true
  ON CONFLICT(hash, candidate, machine) DO UPDATE
  SET time_us = excluded.time_us, spread = excluded.spread
  WHERE (excluded.time_us, excluded.spread) < (time_us, spread);
INSERT OR IGNORE INTO trajectories(key, task, attempt, candidate, verdict, score, tokens_in,
    tokens_out, seconds, ended, op_sequence, text)
  SELECT key, task, attempt, candidate, verdict, score, tokens_in, tokens_out, seconds, ended,
    op_sequence, text FROM other.trajectories ORDER BY id;
DELETE FROM meta WHERE key IN ('hash', 'typical');
DROP TABLE temp.new_graphs;
DROP TABLE temp.graph_keys;
DROP TABLE temp.new_subgraphs;
DROP TABLE temp.subgraph_keys;
)";

Result<void> merge_attached(Database& database) {
  Transaction transaction = TRY(Transaction::begin(database));
  TRY(database.run(kMerge));
  return transaction.commit();
}

}  // namespace

Result<void> merge(Dataset& dataset, const std::string& path) {
  TRY(Dataset::open(path, Database::Access::kRead));
  Database& database = dataset.database();
  {
    SqlStatement attach = TRY(database.prepare("ATTACH ? AS other"));
    TRY(attach.run(name_to_read(path)));
  }
  const auto merged = merge_attached(database);
  const auto detached = database.run("DETACH other");
  if (!merged) {
    return fail({}, "merge-failed", "cannot merge '{}' into '{}': {}", path, dataset.path(),
                merged.error().message);
  }
  return detached;
}

}  // namespace passnet
