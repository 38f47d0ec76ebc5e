#include "dataset/store/schema.hpp"

namespace passnet {
namespace {

// Texts are in tables of their own, so that scans of the facts do not read them.
constexpr const char* kVersion1 = R"(
CREATE TABLE meta(key TEXT PRIMARY KEY, value) WITHOUT ROWID;
CREATE TABLE families(
  id INTEGER PRIMARY KEY, package TEXT NOT NULL, name TEXT NOT NULL, UNIQUE(package, name));
CREATE TABLE models(
  id INTEGER PRIMARY KEY, package TEXT NOT NULL, version TEXT NOT NULL, name TEXT NOT NULL,
  license TEXT NOT NULL, family INTEGER NOT NULL REFERENCES families, category INTEGER NOT NULL,
  UNIQUE(package, version, name, license, family, category));
CREATE INDEX models_by_family ON models(family);
CREATE TABLE graphs(
  id INTEGER PRIMARY KEY, key BLOB NOT NULL UNIQUE, model INTEGER NOT NULL REFERENCES models,
  name TEXT NOT NULL, config_hash TEXT NOT NULL, settings TEXT NOT NULL, part INTEGER NOT NULL,
  parts INTEGER NOT NULL, torch TEXT NOT NULL, hash BLOB NOT NULL, dtype TEXT NOT NULL,
  nodes INTEGER NOT NULL, ops INTEGER NOT NULL, inputs INTEGER NOT NULL, results INTEGER NOT NULL,
  flops REAL NOT NULL, bytes INTEGER NOT NULL, parameters INTEGER NOT NULL,
  elements INTEGER NOT NULL, extent INTEGER NOT NULL);
CREATE INDEX graphs_by_hash ON graphs(hash);
CREATE INDEX graphs_by_model ON graphs(model);
CREATE TABLE graph_texts(graph INTEGER PRIMARY KEY REFERENCES graphs, text BLOB NOT NULL);
CREATE TABLE sequences(id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
CREATE TABLE subgraphs(
  id INTEGER PRIMARY KEY, hash BLOB NOT NULL UNIQUE,
  sequence INTEGER NOT NULL REFERENCES sequences, dtype TEXT NOT NULL, nodes INTEGER NOT NULL,
  ops INTEGER NOT NULL, inputs INTEGER NOT NULL, results INTEGER NOT NULL, flops REAL NOT NULL,
  bytes INTEGER NOT NULL, parameters INTEGER NOT NULL, elements INTEGER NOT NULL,
  extent INTEGER NOT NULL, launches INTEGER NOT NULL, kinds INTEGER NOT NULL,
  categories INTEGER NOT NULL, occurrences INTEGER NOT NULL);
CREATE INDEX subgraphs_by_sequence ON subgraphs(sequence);
CREATE TABLE subgraph_texts(subgraph INTEGER PRIMARY KEY REFERENCES subgraphs, text BLOB NOT NULL);
CREATE TABLE ops(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE subgraph_ops(
  op INTEGER NOT NULL REFERENCES ops, subgraph INTEGER NOT NULL REFERENCES subgraphs,
  PRIMARY KEY(op, subgraph)) WITHOUT ROWID;
CREATE TABLE subgraph_families(
  family INTEGER NOT NULL REFERENCES families, subgraph INTEGER NOT NULL REFERENCES subgraphs,
  PRIMARY KEY(family, subgraph)) WITHOUT ROWID;
CREATE INDEX families_by_subgraph ON subgraph_families(subgraph);
CREATE TABLE occurrences(
  graph INTEGER NOT NULL REFERENCES graphs, start INTEGER NOT NULL, count INTEGER NOT NULL,
  kind INTEGER NOT NULL, subgraph INTEGER NOT NULL REFERENCES subgraphs,
  PRIMARY KEY(graph, start, count, kind)) WITHOUT ROWID;
CREATE INDEX occurrences_by_subgraph ON occurrences(subgraph);
CREATE TABLE failures(
  key BLOB PRIMARY KEY, name TEXT NOT NULL, id TEXT NOT NULL, message TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE splits(
  subgraph INTEGER PRIMARY KEY REFERENCES subgraphs, split TEXT NOT NULL);
CREATE INDEX splits_by_name ON splits(split);
)";

constexpr const char* kVersion2 = R"(
CREATE TABLE graph_units(graph INTEGER PRIMARY KEY REFERENCES graphs, units BLOB NOT NULL);
CREATE TABLE variants(
  id INTEGER PRIMARY KEY, subgraph INTEGER NOT NULL REFERENCES subgraphs,
  hash BLOB NOT NULL UNIQUE, dtype TEXT NOT NULL, resized TEXT NOT NULL, text BLOB NOT NULL);
CREATE INDEX variants_by_subgraph ON variants(subgraph);
CREATE TABLE suites(
  id INTEGER PRIMARY KEY, name TEXT NOT NULL, version TEXT NOT NULL, UNIQUE(name, version));
CREATE TABLE tasks(
  id INTEGER PRIMARY KEY, suite INTEGER NOT NULL REFERENCES suites, name TEXT NOT NULL,
  split TEXT NOT NULL, UNIQUE(suite, name));
CREATE TABLE task_graphs(
  task INTEGER NOT NULL REFERENCES tasks, hash BLOB NOT NULL, key BLOB NOT NULL UNIQUE,
  name TEXT NOT NULL, text BLOB NOT NULL, PRIMARY KEY(task, hash)) WITHOUT ROWID;
CREATE TABLE measurements(
  hash BLOB NOT NULL, candidate TEXT NOT NULL, machine TEXT NOT NULL, time_us REAL NOT NULL,
  spread REAL NOT NULL, PRIMARY KEY(hash, candidate, machine)) WITHOUT ROWID;
)";

constexpr const char* kVersion3 = R"(
CREATE TABLE trajectories(
  id INTEGER PRIMARY KEY, key BLOB NOT NULL UNIQUE, task TEXT NOT NULL, attempt INTEGER NOT NULL,
  candidate TEXT NOT NULL, verdict TEXT NOT NULL, score REAL, tokens_in INTEGER NOT NULL,
  tokens_out INTEGER NOT NULL, seconds REAL NOT NULL, ended TEXT NOT NULL,
  op_sequence TEXT NOT NULL, text BLOB NOT NULL);
CREATE INDEX trajectories_by_task ON trajectories(task);
)";

constexpr std::array<const char*, kSchemaVersion> kVersions{kVersion1, kVersion2, kVersion3};

}  // namespace

Result<int64_t> check_version(Database& database, const std::string& path) {
  const int64_t version = TRY(database.number("PRAGMA user_version"));
  const int64_t application = TRY(database.number("PRAGMA application_id"));
  if (application == 0 && TRY(database.number("SELECT count(*) FROM sqlite_master")) == 0) {
    return fail({}, "not-a-dataset", "expected a dataset in '{}', found an empty file", path);
  }
  if (application != kDatasetApplication || version < 1) {
    return fail({}, "not-a-dataset", "expected a dataset in '{}', found another database", path);
  }
  if (version > kSchemaVersion) {
    return fail(
        {}, "newer-dataset",
        "expected a dataset of schema version {} or earlier in '{}', found version {}: use a "
        "newer passnet",
        kSchemaVersion, path, version);
  }
  return version;
}

Result<void> migrate(Database& database, const std::string& path, int64_t version) {
  const auto find_version = [&]() -> Result<int64_t> {
    const bool is_new = TRY(database.number("SELECT count(*) FROM sqlite_master")) == 0;
    return is_new ? 0 : check_version(database, path);
  };
  while (TRY(find_version()) < version) {
    Transaction transaction = TRY(Transaction::begin(database));
    const int64_t found = TRY(find_version());  // of another process, meanwhile
    if (found >= version) break;
    TRY(database.run(kVersions[static_cast<size_t>(found)]));
    TRY(database.run(fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}",
                                 kDatasetApplication, found + 1)));
    TRY(transaction.commit());
  }
  return {};
}

}  // namespace passnet
