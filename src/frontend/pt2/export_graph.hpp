// The nodes of an exported graph as statements of a captured program.
#pragma once

#include "frontend/fx/fx.hpp"
#include "frontend/pt2/export_json.hpp"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace passnet {

// Appends the statements of graphs to a program. Graphs within nodes (regions without gradients,
// regions of autocast, repeated parts) become statements in their place.
class ExportGraph {
 public:
  using Index = ExportJson::Index;

  // `extent` gives the number that a size or stride is; nullopt: it is not known.
  ExportGraph(const ExportJson& json, FxProgram& program,
              std::function<std::optional<int64_t>(Index)> extent)
      : json_(json), program_(program), extent_(std::move(extent)) {}

  // Appends all nodes of the graph; the names of its inputs are bound.
  Result<void> add_nodes(Index graph);
  // Converts an argument of the schema. Tensors and symbolic numbers become references.
  Result<FxValue> argument(Index value);
  FxName name(std::string_view text);
  // Appends `target(arguments)`, which is not a value of the source.
  FxName add_inner(std::string_view target, std::vector<FxValue> arguments, Span span);
  // Removes the results of calls that nothing refers to: PyTorch's operators may have more results
  // than ours.
  void drop_unused();

 private:
  using Choice = ExportJson::Choice;

  Result<void> add_node(Index node);
  Result<bool> add_region(const FxCall& call, std::span<const Index> inputs, Index outputs);
  Result<void> inline_graph(Index graph, std::span<const FxValue> operands, Index outputs);
  Result<void> name_results(Index node, FxCall& call, std::vector<FxCall>& parts);
  Result<std::vector<FxName>> result_names(Index outputs);
  Result<FxName> result_name(Index output);
  std::vector<FxMemory> memory_of(std::string_view tensor) const;
  std::vector<FxMemory> memory_of_result(Index output) const;
  FxCall& take_part(FxName whole, size_t place, FxName part, Span span, std::vector<FxCall>& parts);
  Result<FxValue> sequence(const Choice& list, size_t depth);
  Result<FxValue> value_of(const Choice& choice, size_t depth);
  Result<FxValue> number_or_name(Index value);
  FxValue reference(std::string_view text);
  FxName fresh();

  const ExportJson& json_;
  FxProgram& program_;
  std::function<std::optional<int64_t>(Index)> extent_;
  std::unordered_map<std::string, Index> metadata_;  // of the tensors of the graph being added
  std::string prefix_;  // of the names of the graph that is being added
  size_t depth_ = 0;
  size_t regions_ = 0;
  size_t fresh_ = 0;
  std::vector<bool> used_;  // by name
};

}  // namespace passnet
