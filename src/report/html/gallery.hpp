// The parts of the report on graphs beside their records: pictures, texts, and the effect of
// passes.
#pragma once

#include "diag/source.hpp"
#include "eval/record/record.hpp"
#include "eval/submission.hpp"
#include "ir/op/op.hpp"
#include "report/html/pack.hpp"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace passnet {

struct Target;

using GraphKey = std::pair<std::string, std::string>;  // task (empty: none), graph

GraphKey key_of(const Record& record);

struct GraphEntry {
  std::string family;  // of its model; empty: unknown
  std::string dtype;   // of its first result of floats, otherwise of its first result
  size_t nodes = 0;
  double flops = 0;
  int64_t bytes = 0;             // moved by all nodes, op by op
  std::vector<std::string> ops;  // each once, by name
  PackedBlocks::Place page;
};

// Holds pictures and texts of graphs, packed at once, so that thousands fit.
class Gallery {
 public:
  Gallery(const Catalog& catalog, const Target& target) : catalog_(&catalog), target_(&target) {}

  // Draws the graph, and with a submission the graph after its passes; if they match nothing, says
  // which came nearest. `sources` holds the text of the passes; `model`, empty if unknown, is the
  // model that the graph is part of.
  void add(const GraphKey& key, const Graph& graph, std::string_view model,
           const Submission* submission, const Sources& sources);

  // Null if the graph was not added.
  const GraphEntry* find(const GraphKey& key) const;
  // Blocks of pages: {"before", "text", "after"?, "text_after"?, "passes": [[which, times]…],
  // "nearest"?, "error"?}; texts are null if they are long.
  const std::vector<std::string>& pages() { return pages_.finish(); }
  // The JSON that pages mean by `which`: {"name", "text", "kernels": [{"name", "device",
  // "text"}…]}.
  const nlohmann::ordered_json& passes() const { return passes_; }

 private:
  nlohmann::ordered_json rewritten(const GraphKey& key, const Graph& graph,
                                   const Submission& submission, const Sources& sources);
  size_t number_of(const Pass& pass);
  std::string picture(const Graph& graph, std::vector<bool> marked) const;

  const Catalog* catalog_;
  const Target* target_;  // for which passes are applied
  std::map<GraphKey, GraphEntry> entries_;
  PackedBlocks pages_;
  nlohmann::ordered_json passes_ = nlohmann::ordered_json::array();
  std::map<std::string, size_t> pass_numbers_;  // by text
};

}  // namespace passnet
