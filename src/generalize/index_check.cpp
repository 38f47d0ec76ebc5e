#include "generalize/index_check.hpp"

#include "generate/inputs.hpp"
#include "interpret/interpret.hpp"
#include "ir/copy.hpp"
#include "tensor/summary.hpp"

#include <algorithm>
#include <vector>

namespace passnet {
namespace {

// Indices into a dim of this extent.
struct IndexUse {
  ValueId indices;
  int64_t extent = 0;
};

class IndexCheck {
 public:
  IndexCheck(const Graph& graph, const Catalog& catalog)
      : graph_(graph),
        catalog_(catalog),
        is_known_(graph.value_limit()),
        is_needed_(graph.value_limit()) {}

  Result<void> run() {
    find_known();
    for (const NodeId id : graph_.nodes()) find_uses(graph_.node(id));
    if (uses_.empty()) return {};
    const Graph part = TRY(cut());
    constexpr uint64_t kSeed = 0;  // every input is literal
    const auto results =
        TRY(interpret(part, catalog_, make_inputs(part, catalog_, kSeed), InterpretOptions()));
    for (size_t i = 0; i < uses_.size(); ++i) TRY(check(uses_[i], results[i]));
    return {};
  }

 private:
  // Marks the values that follow from literal contents and created tensors.
  void find_known() {
    for (const GraphInput& input : graph_.inputs()) {
      is_known_[input.value.index] = !input.facts.data.empty();
    }
    for (const NodeId id : graph_.nodes()) {
      const Node& node = graph_.node(id);
      bool known = !node.launch && !catalog_.op(node.op).def.random;
      graph_.for_each_operand(node, [&](ValueId value) {
        constexpr int64_t kMaxElements = 1 << 18;
        known &= is_known_[value.index] && graph_.type(value).numel() <= kMaxElements;
      });
      for (const ValueId result : node.results) is_known_[result.index] = known;
    }
  }

  void add_use(ValueId indices, int64_t extent) {
    if (is_known_[indices.index] && graph_.type(indices).dtype != DType::kBool) {
      uses_.push_back({indices, extent});
    }
  }

  void find_uses(const Node& node) {
    const Op& op = catalog_.op(node.op);
    const auto value = [&](std::string_view parameter) {
      return std::get<ValueId>(node.arguments[*op.schema.find(parameter)]);
    };
    if (op.name() == "embedding") {
      add_use(value("indices"), graph_.type(value("weight")).shape[0]);
    } else if (op.name() == "index_select" || op.name() == "gather") {
      const Shape& shape = graph_.type(value("self")).shape;
      const auto& dim = std::get<Attribute>(node.arguments[*op.schema.find("dim")]);
      const auto at = wrap_dim(std::get<int64_t>(dim), shape.size());
      if (at && !shape.empty()) add_use(value("index"), shape[static_cast<size_t>(*at)]);
    } else if (op.name() == "index") {
      const Shape& shape = graph_.type(value("self")).shape;
      const auto& indices = std::get<std::vector<ValueId>>(node.arguments[1]);
      size_t dim = 0;
      for (const ValueId entry : indices) {
        if (entry.valid() && dim < shape.size()) add_use(entry, shape[dim]);
        // A mask takes as many dims as it has.
        const bool is_mask = entry.valid() && graph_.type(entry).dtype == DType::kBool;
        dim += is_mask ? graph_.type(entry).rank() : 1;
      }
    }
  }

  // The part of the graph that computes the indices.
  Result<Graph> cut() {
    for (const IndexUse& use : uses_) is_needed_[use.indices.index] = true;
    for (size_t i = graph_.nodes().size(); i-- > 0;) {
      const Node& node = graph_.node(graph_.nodes()[i]);
      const bool needed = std::ranges::any_of(
          node.results, [&](ValueId result) { return is_needed_[result.index]; });
      if (!needed) continue;
      graph_.for_each_operand(node, [&](ValueId value) { is_needed_[value.index] = true; });
      for (const ValueId result : node.results) is_needed_[result.index] = true;
    }
    GraphBuilder builder(catalog_, graph_.name);
    GraphCopy copies(graph_, builder);
    for (const GraphInput& input : graph_.inputs()) {
      if (is_needed_[input.value.index]) copies.input(input);
    }
    for (const NodeId id : graph_.nodes()) {
      const Node& node = graph_.node(id);
      if (!node.results.empty() && is_needed_[node.results[0].index]) TRY(copies.node(node));
    }
    for (const IndexUse& use : uses_) builder.result(copies[use.indices]);
    return builder.take();
  }

  Result<void> check(const IndexUse& use, const Tensor& indices) const {
    if (indices.numel() == 0) return {};
    const TensorSummary summary = summarize(indices);
    const auto extent = static_cast<double>(use.extent);
    if (summary.min >= -extent && summary.max < extent) return {};
    return fail({}, "index-beyond", "%{} has positions from {} to {} in a dim of {}",
                graph_.value(use.indices).name, summary.min, summary.max, use.extent);
  }

  const Graph& graph_;
  const Catalog& catalog_;
  std::vector<bool> is_known_;   // by value
  std::vector<bool> is_needed_;  // by value
  std::vector<IndexUse> uses_;
};

}  // namespace

Result<void> check_indices(const Graph& graph, const Catalog& catalog) {
  return IndexCheck(graph, catalog).run();
}

}  // namespace passnet
