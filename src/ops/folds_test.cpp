// Holds the kernels that lowering folds to unfolded ones, bit by bit on the interpreter: the
// interpreter and generated code share the folds of the builder, so no other test would notice a
// wrong one.
#include "generate/inputs.hpp"
#include "generate/random_graph.hpp"
#include "interpret/interpret_kernel.hpp"
#include "ir/text/text.hpp"
#include "ops/catalog.hpp"
#include "support/example_texts.hpp"

#include <gtest/gtest.h>

#include <cstring>
#include <map>

namespace passnet {
namespace {

bool is_nan(const Tensor& tensor, int64_t at) { return std::isnan(tensor.value(at)); }

// Returns the first element whose bits differ, where all NaN are equal; -1: none.
int64_t first_difference(const Tensor& a, const Tensor& b) {
  const size_t size = byte_size(a.type().dtype);
  for (int64_t i = 0; i < a.numel(); ++i) {
    const auto at = static_cast<size_t>(i) * size;
    const bool is_same = std::memcmp(a.bytes().data() + at, b.bytes().data() + at, size) == 0;
    const bool has_nan = is_float(a.type().dtype) && is_nan(a, i) && is_nan(b, i);
    if (!is_same && !has_nan) return i;
  }
  return -1;
}

// Runs a graph node by node, each by the folded and by the unfolded kernel of its call.
class FoldedRun {
 public:
  FoldedRun(const Graph& graph, const Catalog& catalog, std::vector<Tensor> inputs)
      : graph_(graph), catalog_(catalog) {
    for (size_t i = 0; i < inputs.size(); ++i) {
      values_.emplace(graph.inputs()[i].value, std::move(inputs[i]));
    }
  }

  // Nothing if all results agree.
  std::string find_difference() {
    for (const NodeId id : graph_.nodes()) {
      const Node& node = graph_.node(id);
      const Op& op = catalog_.op(node.op);
      const OpCall call(op, node.arguments, graph_, node.span);
      if (op.def.view != nullptr) {
        run_view(call, node);
        continue;
      }
      std::string difference = run_kernels(call, node);
      if (!difference.empty()) return difference;
    }
    return "";
  }

  size_t changed() const { return changed_; }

 private:
  void run_view(const OpCall& call, const Node& node) {
    const Tensor& operand = values_.at(std::get<ValueId>(node.arguments.front()));
    const Shape& shape = operand.type().shape;
    const auto views = call.op().def.view(
        call, {.shape = shape, .layout = {.strides = contiguous_strides(shape)}});
    ASSERT_TRUE(views.has_value());
    for (size_t i = 0; i < views->size(); ++i) {
      const View& view = (*views)[i];
      const size_t start =
          static_cast<size_t>(view.layout.offset) * byte_size(operand.type().dtype);
      values_.emplace(node.results[i], pack(graph_.type(node.results[i]), view.layout.strides,
                                            operand.bytes().data() + start));
    }
  }

  std::string run_kernels(const OpCall& call, const Node& node) {
    std::vector<const Tensor*> operands;
    graph_.for_each_operand(node, [&](ValueId value) { operands.push_back(&values_.at(value)); });
    std::vector<TensorType> types;
    for (const ValueId result : node.results) types.push_back(graph_.type(result));
    const Kernel folded = lower(call, types);
    const Kernel unfolded = lower(call, types, Folding::kKeep);
    if (const auto flaw = find_flaw(unfolded)) return *flaw;
    auto expected = interpret(unfolded, operands);
    auto found = interpret(folded, operands);
    if (!expected || !found) return "a kernel does not run";
    changed_ += folded.exprs.size() != unfolded.exprs.size() ? 1 : 0;
    for (size_t i = 0; i < found->size(); ++i) {
      const int64_t at = first_difference((*expected)[i], (*found)[i]);
      if (at >= 0) {
        return fmt::format("{}: element {} of result {} is {} folded, {} unfolded\n{}{}",
                           call.op().name(), at, i, (*found)[i].value(at), (*expected)[i].value(at),
                           to_string(folded), to_string(unfolded));
      }
      values_.emplace(node.results[i], std::move((*found)[i]));
    }
    return "";
  }

  const Graph& graph_;
  const Catalog& catalog_;
  std::map<ValueId, Tensor> values_;
  size_t changed_ = 0;  // kernels that folding made smaller
};

bool is_random(const Graph& graph, const Catalog& catalog) {
  return std::ranges::any_of(graph.nodes(), [&](NodeId id) {
    const OpDef& def = catalog.op(graph.node(id).op).def;
    return def.random || (def.view == nullptr && def.lower == nullptr && def.body.empty());
  });
}

// The graph of the op's example with its first `count` inputs of another dtype; none if inference
// refuses it.
std::vector<Graph> example_in(const Op& op, const Catalog& catalog, std::string_view dtype,
                              size_t count) {
  Sources sources;
  Diagnostics diagnostics;
  return parse_graphs(sources, sources.add("example", example_in_dtype(op, dtype, count)), catalog,
                      diagnostics);
}

TEST(Folds, KeepEveryBitOfExamples) {
  const Catalog catalog = make_catalog();
  size_t changed = 0;
  for (const Op& op : catalog.ops()) {
    if (op.def.example.empty()) continue;
    for (const DTypeInfo& dtype : kDTypes) {
      for (const size_t count : {size_t{1}, size_t{9}}) {
        const auto graphs = example_in(op, catalog, dtype.name, count);
        if (graphs.empty() || is_random(graphs[0], catalog)) continue;
        FoldedRun run(graphs[0], catalog, make_inputs(graphs[0], catalog, 1));
        ASSERT_EQ(run.find_difference(), "") << print(graphs[0], catalog);
        changed += run.changed();
      }
    }
  }
  EXPECT_GT(changed, 500u);
}

TEST(Folds, KeepEveryBitOfRandomGraphs) {
  const Catalog catalog = make_catalog();
  const GraphGenerator generator(catalog);
  size_t changed = 0;
  for (uint64_t seed = 0; seed < 200; ++seed) {
    const Graph graph = generator.make(seed, {.nodes = 12, .single_percent = 0});
    if (is_random(graph, catalog)) continue;
    const auto set = static_cast<InputSet>(seed % kInputSets.size());
    FoldedRun run(graph, catalog, make_inputs(graph, catalog, seed, set));
    ASSERT_EQ(run.find_difference(), "") << seed << "\n" << print(graph, catalog);
    changed += run.changed();
  }
  EXPECT_GT(changed, 200u);
}

}  // namespace
}  // namespace passnet
