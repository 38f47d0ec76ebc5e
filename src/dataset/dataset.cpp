#include "dataset/dataset.hpp"

#include "base/check.hpp"
#include "dataset/phase.hpp"
#include "dataset/store/schema.hpp"
#include "dataset/store/unit_blob.hpp"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <map>

namespace passnet {

size_t DigestHash::operator()(const Digest& digest) const {
  size_t hash = 0;
  std::memcpy(&hash, digest.bytes.data(), sizeof hash);
  return hash;
}

std::optional<Digest> digest_from_hex(std::string_view digits, char padding) {
  Digest digest;
  const size_t all = 2 * digest.bytes.size();
  if (digits.empty() || digits.size() > all) return std::nullopt;
  std::string padded(digits);
  padded.resize(all, padding);
  for (size_t i = 0; i < digest.bytes.size(); ++i) {
    const char* const begin = padded.data() + 2 * i;
    if (std::from_chars(begin, begin + 2, digest.bytes[i], 16).ptr != begin + 2) {
      return std::nullopt;
    }
  }
  return digest;
}

// Prepared once; `find` gives the key of a row, `add` inserts it.
struct Dataset::Statements {
  SqlStatement find_key;
  SqlStatement find_family, add_family;
  SqlStatement find_model, add_model;
  SqlStatement add_graph, add_graph_text, add_graph_units;
  SqlStatement find_sequence, add_sequence;
  SqlStatement find_op, add_op;
  SqlStatement find_subgraph, add_subgraph, add_subgraph_text, add_subgraph_op, count_subgraph;
  SqlStatement add_subgraph_family, add_occurrence, add_occurrences;
  SqlStatement add_suite, find_suite, add_task, find_task, add_task_graph;
  SqlStatement add_failure;
  SqlStatement find_note, set_note, forget_hash;
  TextPacker packer;
};

// Running a statement takes as long as inserting several rows.
static constexpr size_t kOccurrencesAtOnce = 32;

static std::string insertion_of_occurrences(size_t count) {
  const std::vector<std::string_view> rows(count, "(?, ?, ?, ?, ?)");
  return fmt::format("INSERT INTO occurrences VALUES{}", fmt::join(rows, ", "));
}

Dataset::Dataset(std::string path, Database database)
    : path_(std::move(path)), database_(std::move(database)) {}
Dataset::~Dataset() = default;
Dataset::Dataset(Dataset&&) noexcept = default;
Dataset& Dataset::operator=(Dataset&&) noexcept = default;

Result<Dataset> Dataset::create(const std::string& path) {
  std::error_code error;
  if (std::filesystem::exists(path, error)) {
    return fail({}, "dataset-exists",
                "expected no file '{}', found one: remove it, or continue it by --resume", path);
  }
  const std::filesystem::path folder = std::filesystem::path(path).parent_path();
  if (!folder.empty()) std::filesystem::create_directories(folder, error);  // opening says why not
  Database database = TRY(Database::open(path, Database::Access::kCreate));
  TRY(migrate(database, path));
  Dataset dataset(path, std::move(database));
  TRY(dataset.prepare());
  return dataset;
}

Result<Dataset> Dataset::open(const std::string& path, Database::Access access) {
  std::error_code error;
  if (!std::filesystem::exists(path, error)) {
    return fail({}, "dataset-missing", "expected a dataset in '{}', found no file", path);
  }
  Database database = TRY(Database::open(path, access));
  if (access == Database::Access::kRead) {
    if (TRY(check_version(database, path)) < kSchemaVersion) {
      return open(path, Database::Access::kWrite);
    }
  } else {
    TRY(migrate(database, path));
  }
  Dataset dataset(path, std::move(database));
  TRY(dataset.prepare());
  return dataset;
}

Result<void> Dataset::prepare() {
  TRY(database_.add_function("phase_of",
                             [](std::string_view model) { return name(phase_of(model)); }));
  const auto sql = [&](std::string_view text) { return database_.prepare(text); };
  statements_.reset(new Statements{
      .find_key = TRY(sql("SELECT 1 FROM graphs WHERE key = ?1 UNION ALL SELECT 1 FROM failures "
                          "WHERE key = ?1 UNION ALL SELECT 1 FROM task_graphs WHERE key = ?1")),
      .find_family = TRY(sql("SELECT id FROM families WHERE package = ? AND name = ?")),
      .add_family = TRY(sql("INSERT INTO families(package, name) VALUES(?, ?)")),
      .find_model =
          TRY(sql("SELECT id FROM models WHERE package = ? AND version = ? AND name = ? AND "
                  "license = ? AND family = ? AND category = ?")),
      .add_model = TRY(sql("INSERT INTO models(package, version, name, license, family, category) "
                           "VALUES(?, ?, ?, ?, ?, ?)")),
      .add_graph = TRY(sql(
          "INSERT INTO graphs(key, model, name, config_hash, settings, part, parts, torch, hash, "
          "dtype, nodes, ops, inputs, results, flops, bytes, parameters, elements, extent) "
          "VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")),
      .add_graph_text = TRY(sql("INSERT INTO graph_texts VALUES(?, ?)")),
      .add_graph_units = TRY(sql("INSERT INTO graph_units VALUES(?, ?)")),
      .find_sequence = TRY(sql("SELECT id FROM sequences WHERE text = ?")),
      .add_sequence = TRY(sql("INSERT INTO sequences(text) VALUES(?)")),
      .find_op = TRY(sql("SELECT id FROM ops WHERE name = ?")),
      .add_op = TRY(sql("INSERT INTO ops(name) VALUES(?)")),
      .find_subgraph = TRY(sql("SELECT id FROM subgraphs WHERE hash = ?")),
      .add_subgraph = TRY(sql(
          "INSERT INTO subgraphs(hash, sequence, dtype, nodes, ops, inputs, results, flops, bytes, "
          "parameters, elements, extent, launches, kinds, categories, occurrences) "
          "VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0)")),
      .add_subgraph_text = TRY(sql("INSERT INTO subgraph_texts VALUES(?, ?)")),
      .add_subgraph_op = TRY(sql("INSERT INTO subgraph_ops VALUES(?, ?)")),
      .count_subgraph = TRY(sql(
          "UPDATE subgraphs SET occurrences = occurrences + ?2, kinds = kinds | ?3, categories = "
          "categories | ?4 WHERE id = ?1")),
      .add_subgraph_family = TRY(sql("INSERT OR IGNORE INTO subgraph_families VALUES(?, ?)")),
      .add_occurrence = TRY(sql(insertion_of_occurrences(1))),
      .add_occurrences = TRY(sql(insertion_of_occurrences(kOccurrencesAtOnce))),
      .add_suite = TRY(sql("INSERT OR IGNORE INTO suites(name, version) VALUES(?, ?)")),
      .find_suite = TRY(sql("SELECT id FROM suites WHERE name = ? AND version = ?")),
      .add_task = TRY(sql("INSERT OR IGNORE INTO tasks(suite, name, split) VALUES(?, ?, '')")),
      .find_task = TRY(sql("SELECT id FROM tasks WHERE suite = ? AND name = ?")),
      .add_task_graph = TRY(sql("INSERT OR IGNORE INTO task_graphs VALUES(?, ?, ?, ?, ?)")),
      .add_failure = TRY(sql("INSERT OR IGNORE INTO failures VALUES(?, ?, ?, ?)")),
      .find_note = TRY(sql("SELECT value FROM meta WHERE key = ?")),
      .set_note = TRY(sql("INSERT OR REPLACE INTO meta VALUES(?, ?)")),
      .forget_hash = TRY(sql("DELETE FROM meta WHERE key IN ('hash', 'typical')")),
      .packer = {},
  });
  return {};
}

Result<bool> Dataset::has(const Digest& key) {
  TRY(statements_->find_key.start(key));
  const bool found = TRY(statements_->find_key.step());
  statements_->find_key.reset();
  return found;
}

static Result<DigestSet> digests(Database& database, std::string_view sql) {
  DigestSet result;
  SqlStatement rows = TRY(database.prepare(sql));
  while (TRY(rows.step())) result.insert(rows.digest(0));
  return result;
}

Result<DigestSet> Dataset::keys() {
  return digests(database_,
                 "SELECT key FROM graphs UNION ALL SELECT key FROM failures UNION ALL SELECT key "
                 "FROM task_graphs");
}

Result<DigestSet> Dataset::subgraph_hashes() {
  return digests(database_, "SELECT hash FROM subgraphs");
}

// The key of the row that `find` finds; `add` inserts it first if it is missing.
template <class... Values>
static Result<int64_t> key_of(Database& database, SqlStatement& find, SqlStatement& add,
                              const Values&... values) {
  TRY(find.start(values...));
  if (TRY(find.step())) {
    const int64_t key = find.integer(0);
    find.reset();
    return key;
  }
  find.reset();
  TRY(add.run(values...));
  return database.last_key();
}

Result<int64_t> Dataset::family_key(const ModelOrigin& origin) {
  return key_of(database_, statements_->find_family, statements_->add_family, origin.package,
                origin.family);
}

Result<int64_t> Dataset::model_key(const ModelOrigin& origin, int64_t family) {
  return key_of(database_, statements_->find_model, statements_->add_model, origin.package,
                origin.version, origin.name, origin.license, family,
                static_cast<int64_t>(origin.category));
}

Result<int64_t> Dataset::sequence_key(const std::string& text) {
  return key_of(database_, statements_->find_sequence, statements_->add_sequence, text);
}

Result<int64_t> Dataset::insert_subgraph(const SubgraphRecord& record) {
  const GraphFacts& facts = record.facts;
  const int64_t sequence = TRY(sequence_key(facts.sequence));
  TRY(statements_->add_subgraph.run(
      facts.hash, sequence, facts.dtype, facts.nodes, facts.ops.size(), facts.inputs, facts.results,
      facts.flops, facts.bytes, facts.parameters, facts.elements, facts.extent, record.launches));
  const int64_t key = database_.last_key();
  TRY(statements_->add_subgraph_text.run(key, BlobView{record.text}));
  for (const std::string& op : facts.ops) {
    const int64_t op_key = TRY(key_of(database_, statements_->find_op, statements_->add_op, op));
    TRY(statements_->add_subgraph_op.run(op_key, key));
  }
  return key;
}

Result<int64_t> Dataset::subgraph_key(const Digest& hash, const GraphRecord& graph) {
  TRY(statements_->find_subgraph.start(hash));
  if (TRY(statements_->find_subgraph.step())) {
    const int64_t key = statements_->find_subgraph.integer(0);
    statements_->find_subgraph.reset();
    return key;
  }
  statements_->find_subgraph.reset();
  const auto found = graph.subgraphs.find(hash);
  CHECK(found != graph.subgraphs.end());
  return insert_subgraph(found->second);
}

Result<int64_t> Dataset::insert_graph(const GraphRecord& graph, int64_t family) {
  const GraphFacts& facts = graph.facts;
  const ModelOrigin& origin = graph.origin;
  const int64_t model = TRY(model_key(origin, family));
  TRY(statements_->add_graph.run(
      graph.key, model, graph.name, origin.config_hash, origin.settings, origin.part, origin.parts,
      origin.torch, facts.hash, facts.dtype, facts.nodes, facts.ops.size(), facts.inputs,
      facts.results, facts.flops, facts.bytes, facts.parameters, facts.elements, facts.extent));
  const int64_t key = database_.last_key();
  TRY(statements_->add_graph_text.run(key, BlobView{graph.text}));
  TRY(statements_->add_graph_units.run(key,
                                       BlobView{pack_units(graph.units, statements_->packer)}));
  return key;
}

Result<void> Dataset::add_pieces(const GraphRecord& graph, int64_t graph_key, int64_t family) {
  struct Total {
    int64_t key = 0;
    int64_t occurrences = 0;
    int64_t kinds = 0;
  };
  std::map<Digest, Total> totals;
  std::vector<int64_t> subgraphs;
  for (const auto& [piece, hash] : graph.pieces) {
    Total& total = totals[hash];
    if (total.key == 0) total.key = TRY(subgraph_key(hash, graph));
    total.kinds |= int64_t{1} << static_cast<int>(piece.kind);
    ++total.occurrences;
    subgraphs.push_back(total.key);
  }
  TRY(add_occurrences(graph_key, graph.pieces, subgraphs));
  const int64_t category = int64_t{1} << static_cast<int>(graph.origin.category);
  for (const auto& [hash, total] : totals) {
    TRY(statements_->count_subgraph.run(total.key, total.occurrences, total.kinds, category));
    TRY(statements_->add_subgraph_family.run(family, total.key));
  }
  return {};
}

Result<void> Dataset::add_occurrences(int64_t graph, std::span<const PieceRecord> pieces,
                                      std::span<const int64_t> subgraphs) {
  for (size_t first = 0; first < pieces.size();) {
    const bool is_full = pieces.size() - first >= kOccurrencesAtOnce;
    SqlStatement& insertion = is_full ? statements_->add_occurrences : statements_->add_occurrence;
    const size_t end = first + (is_full ? kOccurrencesAtOnce : 1);
    insertion.reset();
    for (; first < end; ++first) {
      const Piece& piece = pieces[first].piece;
      insertion.bind(graph);
      insertion.bind(piece.start);
      insertion.bind(piece.count);
      insertion.bind(static_cast<int64_t>(piece.kind));
      insertion.bind(subgraphs[first]);
    }
    TRY(insertion.finish());
  }
  return {};
}

Result<void> Dataset::add(const GraphRecord& graph) {
  if (TRY(has(graph.key))) return {};
  Transaction transaction = TRY(Transaction::join(database_));
  const int64_t family = TRY(family_key(graph.origin));
  const int64_t key = TRY(insert_graph(graph, family));
  TRY(add_pieces(graph, key, family));
  TRY(statements_->forget_hash.run());
  return transaction.commit();
}

constexpr const char* kRemoveTypical = R"(
DELETE FROM occurrences WHERE kind = 2;
DELETE FROM subgraph_texts WHERE subgraph IN (SELECT id FROM subgraphs WHERE kinds = 4);
DELETE FROM subgraph_ops WHERE subgraph IN (SELECT id FROM subgraphs WHERE kinds = 4);
DELETE FROM splits WHERE subgraph IN (SELECT id FROM subgraphs WHERE kinds = 4);
DELETE FROM variants WHERE subgraph IN (SELECT id FROM subgraphs WHERE kinds = 4);
DELETE FROM subgraph_families WHERE subgraph IN (SELECT id FROM subgraphs WHERE kinds & 4 != 0);
DELETE FROM subgraphs WHERE kinds = 4;
INSERT INTO subgraph_families SELECT DISTINCT m.family, o.subgraph FROM subgraphs AS s
  JOIN occurrences AS o ON o.subgraph = s.id JOIN graphs AS g ON g.id = o.graph
  JOIN models AS m ON m.id = g.model WHERE s.kinds & 4 != 0;
UPDATE subgraphs SET kinds = kinds & ~4,
  occurrences = (SELECT count(*) FROM occurrences AS o WHERE o.subgraph = subgraphs.id),
  categories = (SELECT sum(DISTINCT 1 << m.category) FROM occurrences AS o
    JOIN graphs AS g ON g.id = o.graph JOIN models AS m ON m.id = g.model
    WHERE o.subgraph = subgraphs.id) WHERE kinds & 4 != 0;
)";

Result<Transaction> Dataset::replace_typical() {
  Transaction transaction = TRY(Transaction::begin(database_));
  if (TRY(database_.number("SELECT 1 FROM subgraphs WHERE kinds & 4 != 0 LIMIT 1")) != 0) {
    TRY(database_.run(kRemoveTypical));
  }
  TRY(statements_->forget_hash.run());
  return transaction;
}

Result<void> Dataset::add_typical(int64_t graph, int64_t family, const GraphRecord& record) {
  return add_pieces(record, graph, family);
}

Result<void> Dataset::add(const TaskRecord& graph) {
  if (TRY(has(graph.key))) return {};
  constexpr std::string_view kFirstVersion = "1";
  Transaction transaction = TRY(Transaction::join(database_));
  const int64_t suite = TRY(key_of(database_, statements_->find_suite, statements_->add_suite,
                                   graph.suite, kFirstVersion));
  const int64_t task =
      TRY(key_of(database_, statements_->find_task, statements_->add_task, suite, graph.task));
  TRY(statements_->add_task_graph.run(task, graph.hash, graph.key, graph.name,
                                      BlobView{graph.text}));
  TRY(statements_->forget_hash.run());
  return transaction.commit();
}

Result<void> Dataset::add(const FailureRecord& failure) {
  return statements_->add_failure.run(failure.key, failure.name, failure.id, failure.message);
}

Result<std::optional<std::string>> Dataset::note(std::string_view key) {
  TRY(statements_->find_note.start(key));
  std::optional<std::string> value;
  if (TRY(statements_->find_note.step())) value = statements_->find_note.text(0);
  statements_->find_note.reset();
  return value;
}

Result<void> Dataset::set_note(std::string_view key, std::string_view value) {
  return statements_->set_note.run(key, value);
}

}  // namespace passnet
