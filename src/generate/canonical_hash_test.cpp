// Tests the canonical hash over pairs of random graphs: which changes keep it and which must change
// it. PASSNET_HASH_PAIRS=100000 tests more pairs than the default run.
#include "generate/random_graph.hpp"
#include "ir/builder.hpp"
#include "ir/text/text.hpp"
#include "ir/verify.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <map>
#include <numeric>

namespace passnet {
namespace {

// The changes in a copy of a graph. Every hook may be left out.
struct CopyOptions {
  std::vector<NodeId> order;         // of the nodes; empty: as they are
  std::vector<size_t> input_order;   // old positions; empty: as they are
  std::vector<GraphResult> results;  // empty: as they are
  bool rename = false;               // rename values; drop strides and statistics
  bool drops_defaults = false;       // arguments that equal their default are left out
  std::function<TensorType(size_t input, TensorType)> input_type;
  std::function<void(NodeId, std::vector<Argument>&)> arguments;  // still with the old values
};

std::optional<Graph> copy(const Graph& graph, const Catalog& catalog, const CopyOptions& options) {
  GraphBuilder builder(catalog, options.rename ? "renamed" : graph.name);
  std::vector<ValueId> values(graph.value_limit());
  std::vector<size_t> input_order = options.input_order;
  if (input_order.empty()) {
    input_order.resize(graph.inputs().size());
    std::iota(input_order.begin(), input_order.end(), 0);
  }
  for (const size_t i : input_order) {
    const GraphInput& input = graph.inputs()[i];
    TensorType type = graph.type(input.value);
    if (options.input_type) type = options.input_type(i, type);
    values[input.value.index] =
        builder.input(type, options.rename ? fmt::format("input_{}", i) : "",
                      options.rename ? InputFacts{} : input.facts);
  }
  for (const NodeId id : options.order.empty() ? graph.nodes() : options.order) {
    const Node& node = graph.node(id);
    const Schema& schema = catalog.op(node.op).schema;
    std::vector<Argument> arguments = node.arguments;
    if (options.arguments) options.arguments(id, arguments);
    for (Argument& argument : arguments) {
      if (auto* value = std::get_if<ValueId>(&argument)) *value = values[value->index];
      auto* list = std::get_if<std::vector<ValueId>>(&argument);
      if (list == nullptr) continue;
      for (ValueId& entry : *list) entry = entry.valid() ? values[entry.index] : entry;
    }
    if (options.drops_defaults) {
      std::vector<NamedArgument> named;
      for (size_t i = 0; i < arguments.size(); ++i) {
        if (is_default(schema.parameters[i], arguments[i])) continue;
        named.push_back({.name = schema.parameters[i].name, .value = arguments[i], .span = {}});
      }
      auto complete = complete_arguments(schema, {}, named, {});
      if (!complete) return std::nullopt;
      arguments = *std::move(complete);
    }
    const auto results = builder.call(node.op, std::move(arguments));
    if (!results || results->size() != node.results.size()) return std::nullopt;
    for (size_t i = 0; i < results->size(); ++i) {
      values[node.results[i].index] = (*results)[i];
      if (options.rename) builder.rename((*results)[i], fmt::format("v.{}.{}", id.index, i));
    }
  }
  for (const GraphResult& result : options.results.empty() ? graph.results() : options.results) {
    builder.result(values[result.value.index], result.mutates);
  }
  return builder.take();
}

// Returns another order in which operands still precede their users.
std::vector<NodeId> shuffle(const Graph& graph, RandomStream& random) {
  std::vector<std::vector<NodeId>> users(graph.node_limit());
  std::vector<size_t> missing(graph.node_limit());
  std::vector<NodeId> ready;
  for (const NodeId id : graph.nodes()) {
    graph.for_each_operand(graph.node(id), [&](ValueId value) {
      const NodeId producer = graph.value(value).producer;
      if (!producer.valid()) return;
      users[producer.index].push_back(id);
      ++missing[id.index];
    });
    if (missing[id.index] == 0) ready.push_back(id);
  }
  std::vector<NodeId> order;
  while (!ready.empty()) {
    std::swap(ready[random.below(ready.size())], ready.back());
    const NodeId id = ready.back();
    ready.pop_back();
    order.push_back(id);
    for (const NodeId user : users[id.index]) {
      if (--missing[user.index] == 0) ready.push_back(user);
    }
  }
  return order;
}

class CanonicalHash : public testing::Test {
 protected:
  Digest hash(const Graph& graph) const { return canonical_hash(graph, catalog_); }

  bool is_commutative(const Node& node) const {
    const Op& op = catalog_.op(node.op);
    if (!op.def.commutative) return false;
    for (size_t i = 2; i < node.arguments.size(); ++i) {
      if (!is_default(op.schema.parameters[i], node.arguments[i])) return false;
    }
    return true;
  }

  // Renames values, reorders nodes, swaps commutative operands, drops defaults or fills them in.
  Graph disguise(const Graph& graph, RandomStream& random) const {
    CopyOptions options{
        .order = shuffle(graph, random), .rename = true, .drops_defaults = random.percent(50)};
    const uint64_t swaps = random.bits();
    options.arguments = [&](NodeId id, std::vector<Argument>& arguments) {
      const Node& node = graph.node(id);
      if (is_commutative(node) && (swaps >> (id.index % 64) & 1) != 0) {
        std::swap(arguments[0], arguments[1]);
      }
    };
    auto result = copy(graph, catalog_, options);
    // A result's type may depend on the order of operands (a number and a tensor): keep that order.
    if (!result) {
      options.arguments = nullptr;
      result = copy(graph, catalog_, options);
    }
    CHECK(result.has_value());
    return *std::move(result);
  }

  // Changes one thing on which a graph's meaning depends; nullopt if the choice does not apply.
  std::optional<Graph> mutate(const Graph& graph, RandomStream& random) const {
    switch (random.below(7)) {
      case 0:
        return change_argument(graph, random);
      case 1:
        return change_input_type(graph, random);
      case 2:
        return swap_operands(graph, random);
      case 3:
        return change_results(graph, random);
      case 4:
        return swap_inputs(graph, random);
      case 5:
        return change_mutation(graph, random);
      default:
        return drop_node(graph, random);
    }
  }

 private:
  std::optional<Graph> change_argument(const Graph& graph, RandomStream& random) const {
    if (graph.nodes().empty()) return std::nullopt;
    const NodeId chosen = random.pick(graph.nodes());
    bool changed = false;
    CopyOptions options;
    options.arguments = [&](NodeId id, std::vector<Argument>& arguments) {
      if (id != chosen) return;
      auto* attribute = std::get_if<Attribute>(&arguments[random.below(arguments.size())]);
      if (attribute == nullptr) return;
      changed = true;
      if (auto* number = std::get_if<int64_t>(attribute)) {
        *number += random.percent(50) ? 1 : -1;
      } else if (auto* real = std::get_if<double>(attribute)) {
        *real = *real == 0 ? (random.percent(50) ? -0.0 : 1.0) : -*real;
        changed = std::signbit(*real) || *real == 1.0;
      } else if (auto* truth = std::get_if<bool>(attribute)) {
        *truth = !*truth;
      } else if (auto* list = std::get_if<Integers>(attribute); list != nullptr && !list->empty()) {
        ++list->back();
      } else {
        changed = false;
      }
    };
    auto result = copy(graph, catalog_, options);
    return changed ? std::move(result) : std::nullopt;
  }

  std::optional<Graph> change_input_type(const Graph& graph, RandomStream& random) const {
    const size_t chosen = random.below(graph.inputs().size());
    bool changed = false;
    CopyOptions options{.rename = true};
    options.input_type = [&](size_t input, TensorType type) {
      if (input != chosen) return type;
      const TensorType before = type;
      if (random.percent(50) && type.rank() > 0) {
        ++type.shape[random.below(type.rank())];
      } else {
        type.dtype = kDTypes[random.below(kDTypes.size())].dtype;
      }
      changed = type != before;
      return type;
    };
    auto result = copy(graph, catalog_, options);
    return changed ? std::move(result) : std::nullopt;
  }

  // Exchanges two different inputs if their order matters.
  std::optional<Graph> swap_operands(const Graph& graph, RandomStream& random) const {
    if (graph.nodes().empty()) return std::nullopt;
    const NodeId chosen = random.pick(graph.nodes());
    const Node& node = graph.node(chosen);
    if (is_commutative(node)) return std::nullopt;
    std::vector<size_t> places;
    for (size_t i = 0; i < node.arguments.size(); ++i) {
      const auto* value = std::get_if<ValueId>(&node.arguments[i]);
      if (value != nullptr && !graph.value(*value).producer.valid()) places.push_back(i);
    }
    if (places.size() < 2 || node.arguments[places[0]] == node.arguments[places[1]]) {
      return std::nullopt;
    }
    CopyOptions options;
    options.arguments = [&](NodeId id, std::vector<Argument>& arguments) {
      if (id == chosen) std::swap(arguments[places[0]], arguments[places[1]]);
    };
    return copy(graph, catalog_, options);
  }

  // Drops a result, or exchanges two of different types.
  std::optional<Graph> change_results(const Graph& graph, RandomStream& random) const {
    CopyOptions options{.results = graph.results()};
    const size_t count = graph.results().size();
    if (count < 2) return std::nullopt;
    if (random.percent(50)) {
      options.results.pop_back();
      return copy(graph, catalog_, options);
    }
    const size_t a = random.below(count);
    const size_t b = random.below(count);
    auto& results = options.results;
    if (graph.type(results[a].value) == graph.type(results[b].value)) return std::nullopt;
    if (results[a].mutates || results[b].mutates) return std::nullopt;
    std::swap(results[a], results[b]);
    return copy(graph, catalog_, options);
  }

  std::optional<Graph> swap_inputs(const Graph& graph, RandomStream& random) const {
    const size_t a = random.below(graph.inputs().size());
    const size_t b = random.below(graph.inputs().size());
    const auto type = [&](size_t i) { return graph.type(graph.inputs()[i].value); };
    const bool mutates = graph.results().back().mutates.has_value();
    if (type(a) == type(b) || mutates) return std::nullopt;
    CopyOptions options;
    options.input_order.resize(graph.inputs().size());
    std::iota(options.input_order.begin(), options.input_order.end(), 0);
    std::swap(options.input_order[a], options.input_order[b]);
    return copy(graph, catalog_, options);
  }

  // Makes a result replace an input, or no longer do so.
  std::optional<Graph> change_mutation(const Graph& graph, RandomStream& random) const {
    CopyOptions options{.results = graph.results()};
    GraphResult& last = options.results.back();
    if (last.mutates) {
      last.mutates.reset();
    } else {
      last.mutates = static_cast<uint32_t>(random.below(graph.inputs().size()));
    }
    return copy(graph, catalog_, options);
  }

  std::optional<Graph> drop_node(const Graph& graph, RandomStream& random) const {
    const std::vector<uint32_t> uses = graph.count_uses();
    CopyOptions options;
    std::vector<NodeId> unread;
    for (const NodeId id : graph.nodes()) {
      const auto& results = graph.node(id).results;
      if (std::ranges::all_of(results, [&](ValueId v) { return uses[v.index] == 0; })) {
        unread.push_back(id);
      }
    }
    if (unread.empty()) return std::nullopt;
    const NodeId dropped = random.pick(unread);
    for (const NodeId id : graph.nodes()) {
      if (id != dropped) options.order.push_back(id);
    }
    if (options.order.empty()) return std::nullopt;
    return copy(graph, catalog_, options);
  }

 protected:
  const Catalog catalog_ = make_catalog();
  const GraphGenerator generator_{catalog_};
};

TEST_F(CanonicalHash, TellsRandomPairsApart) {
  const char* asked = std::getenv("PASSNET_HASH_PAIRS");
  const size_t pairs = asked != nullptr ? std::strtoull(asked, nullptr, 10) : 20'000;
  RandomStream random(7);
  size_t equal = 0;
  size_t different = 0;
  std::map<Digest, std::string> seen;  // the text without names of the graph that has the hash
  for (uint64_t seed = 0; equal + different < pairs; ++seed) {
    const Graph graph = generator_.make(seed, {.nodes = 1 + seed % 14, .most_elements = 64});
    const Digest digest = hash(graph);
    ASSERT_EQ(hash(disguise(graph, random)), digest) << print(graph, catalog_);
    ++equal;
    if (const std::optional<Graph> changed = mutate(graph, random)) {
      ASSERT_NE(hash(*changed), digest) << print(graph, catalog_) << print(*changed, catalog_);
      ++different;
    }
    const std::string text = print(*copy(graph, catalog_, {.rename = true}), catalog_);
    const auto [known, is_new] = seen.try_emplace(digest, text);
    ASSERT_TRUE(is_new || known->second == text) << text << known->second;
  }
  EXPECT_GT(different * 2, equal);
}

}  // namespace
}  // namespace passnet
