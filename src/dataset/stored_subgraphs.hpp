// Reads the graphs of a dataset: distinct subgraphs with the models in which they occur.
#pragma once

#include "dataset/dataset.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace passnet {

// The first range of nodes in which a subgraph occurs in a model.
struct ModelPlace {
  std::string package;
  std::string version;
  std::string license;
  std::string model;
  std::string family;
  std::string category;
  int64_t start = 0;
  int64_t count = 0;
};

// Finds the places of subgraphs, one per model, by package, model and version.
class PlaceReader {
 public:
  static Result<PlaceReader> prepare(Dataset& dataset);
  Result<std::vector<ModelPlace>> read(const Digest& subgraph);

 private:
  explicit PlaceReader(SqlStatement rows) : rows_(std::move(rows)) {}
  SqlStatement rows_;
};

struct StoredSubgraph {
  Digest hash;
  std::string text;  // packed
  std::vector<ModelPlace> places;
};

// Parses the packed text of one graph. Errors: "broken-text", "broken-dataset".
Result<Graph> parse_stored(std::string_view packed, const Catalog& catalog);

// Visits the subgraphs, of one kind or of all, in the order of their hashes.
Result<void> for_each_subgraph(Dataset& dataset, std::optional<PieceKind> kind,
                               const std::function<void(StoredSubgraph)>& visit);

}  // namespace passnet
