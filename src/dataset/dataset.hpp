// A dataset file: whole graphs, their distinct subgraphs, splits, tasks (docs/dataset.md).
//
// Every `add` is one transaction, or a part of the one that is open: a kill at any moment loses
// whole rows, at most those of the open transaction.
#pragma once

#include "dataset/records.hpp"
#include "dataset/store/sqlite.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace passnet {

struct DigestHash {
  size_t operator()(const Digest& digest) const;
};
using DigestSet = std::unordered_set<Digest, DigestHash>;

// The digest of 64 hexadecimal digits, of which the last may be missing: `padding` replaces them;
// nullopt for other texts.
std::optional<Digest> digest_from_hex(std::string_view digits, char padding);

class Dataset {
 public:
  // Makes an empty file. Errors: "dataset-exists", those of SQLite.
  static Result<Dataset> create(const std::string& path);
  // Opens a file for writing, of an earlier schema version after migration; for reading, a file of
  // an earlier version is migrated first. Errors: "dataset-missing", "not-a-dataset",
  // "newer-dataset", those of SQLite.
  static Result<Dataset> open(const std::string& path, Database::Access access);
  ~Dataset();
  Dataset(Dataset&&) noexcept;
  Dataset& operator=(Dataset&&) noexcept;

  const std::string& path() const { return path_; }
  Database& database() { return database_; }

  // True if a row of this key was added, as a graph, a task's graph or a failure.
  Result<bool> has(const Digest& key);
  // The keys of all rows that were added; the hashes of all subgraphs.
  Result<DigestSet> keys();
  Result<DigestSet> subgraph_hashes();

  // Adds a row unless its key is known. A subgraph that the file has keeps its first text.
  Result<void> add(const GraphRecord& graph);
  Result<void> add(const TaskRecord& graph);
  Result<void> add(const FailureRecord& failure);

  // Begins a transaction without the typical pieces of all graphs; `add_typical` then adds those of
  // one graph, of whose record `pieces`, `subgraphs` and the category are used.
  Result<Transaction> replace_typical();
  Result<void> add_typical(int64_t graph, int64_t family, const GraphRecord& record);

  // A fact about the whole file; nullopt if it is not set.
  Result<std::optional<std::string>> note(std::string_view key);
  Result<void> set_note(std::string_view key, std::string_view value);

 private:
  struct Statements;
  Dataset(std::string path, Database database);
  Result<void> prepare();
  Result<int64_t> model_key(const ModelOrigin& origin, int64_t family);
  Result<int64_t> family_key(const ModelOrigin& origin);
  Result<int64_t> sequence_key(const std::string& text);
  Result<int64_t> subgraph_key(const Digest& hash, const GraphRecord& graph);
  Result<int64_t> insert_subgraph(const SubgraphRecord& record);
  Result<int64_t> insert_graph(const GraphRecord& graph, int64_t family);
  Result<void> add_pieces(const GraphRecord& graph, int64_t graph_key, int64_t family);
  Result<void> add_occurrences(int64_t graph, std::span<const PieceRecord> pieces,
                               std::span<const int64_t> subgraphs);

  std::string path_;
  Database database_;
  std::unique_ptr<Statements> statements_;  // destroyed before the database
};

}  // namespace passnet
