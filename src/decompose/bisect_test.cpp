#include "decompose/bisect.hpp"

#include "ops/catalog.hpp"
#include "support/graphs.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

namespace passnet {
namespace {

// A model of equal layers: attention without its heads, then two products, both with residuals.
std::string print_layers(size_t layers) {
  std::string text = "graph @model(%x: f32[4,64], %w: f32[64,64], %g: f32[64], %b: f32[64]) {\n";
  std::string last = "x";
  const auto add = [&](const std::string& value, const std::string& call) {
    text += fmt::format("  %{} = {}\n", value, call);
    return value;
  };
  const auto norm = [&](const std::string& value, const std::string& of) {
    return add(
        value,
        fmt::format("layer_norm(%{}, normalized_shape=[64], weight=%g, bias=%b, eps=1e-05)", of));
  };
  const auto linear = [&](const std::string& value, const std::string& of) {
    return add(value, fmt::format("linear(%{}, %w)", of));
  };
  for (size_t i = 0; i < layers; ++i) {
    const auto name = [&](std::string_view what) { return fmt::format("l{}_{}", i, what); };
    const std::string normed = norm(name("n"), last);
    const std::string query = linear(name("q"), normed);
    const std::string key = linear(name("k"), normed);
    const std::string value = linear(name("v"), normed);
    const std::string turned = add(name("t"), fmt::format("transpose(%{}, 0, 1)", key));
    const std::string product = add(name("p"), fmt::format("matmul(%{}, %{})", query, turned));
    const std::string scaled = add(name("s"), fmt::format("mul(%{}, 0.125)", product));
    const std::string weights = add(name("a"), fmt::format("softmax(%{}, dim=1)", scaled));
    const std::string mixed = add(name("m"), fmt::format("matmul(%{}, %{})", weights, value));
    const std::string out = linear(name("o"), mixed);
    const std::string sum = add(name("r"), fmt::format("add(%{}, %{})", last, out));
    const std::string second = norm(name("n2"), sum);
    const std::string up = linear(name("u"), second);
    const std::string gelu = add(name("g"), fmt::format("gelu(%{}, approximate=\"none\")", up));
    const std::string down = linear(name("d"), gelu);
    last = add(name("z"), fmt::format("add(%{}, %{})", sum, down));
  }
  return text + fmt::format("  return %{}\n}}", last);
}

// A fault of these values, of which each reads the one before: a graph that computes all of them,
// and returns none but the last, has it wrong, and all that depends on it.
struct Fault {
  std::vector<std::string> values;
  bool has_values = true;  // false: a crash

  PartVerdict judge(const Graph& part) const {
    std::set<uint32_t> wrong;
    std::set<std::string> computed;
    for (const NodeId id : part.nodes()) {
      const Node& node = part.node(id);
      bool is_wrong = false;
      part.for_each_operand(node, [&](ValueId value) { is_wrong |= wrong.contains(value.index); });
      for (const ValueId value : node.results) {
        computed.insert(part.value(value).name);
        const bool has_all = std::ranges::all_of(
            values, [&](const std::string& name) { return computed.contains(name); });
        if (is_wrong || (has_all && part.value(value).name == values.back())) {
          wrong.insert(value.index);
        }
      }
    }
    PartVerdict verdict;
    bool is_hidden = false;
    for (size_t i = 0; i < part.results().size(); ++i) {
      const ValueId value = part.results()[i].value;
      if (wrong.contains(value.index)) verdict.wrong.push_back(i);
      const std::string& name = part.value(value).name;
      is_hidden |= name != values.back() && std::ranges::count(values, name) > 0;
    }
    verdict.is_faulty = !is_hidden && !verdict.wrong.empty();
    if (!verdict.is_faulty || !has_values) verdict.wrong.clear();
    return verdict;
  }
};

// Returns a chain of up to `length` values that ends in that of a node, each the first computed
// operand of the next, and read by it alone.
std::vector<std::string> chain_to(const Graph& graph, size_t position, size_t length) {
  const std::vector<uint32_t> uses = graph.count_uses();
  ValueId value = graph.node(graph.nodes()[position]).results.front();
  std::vector<std::string> names{graph.value(value).name};
  while (names.size() < length) {
    ValueId next;
    graph.for_each_operand(graph.node(graph.value(value).producer), [&](ValueId operand) {
      const bool is_computed = graph.value(operand).producer.valid();
      if (!next.valid() && is_computed && uses[operand.index] == 1) next = operand;
    });
    if (!next.valid()) break;
    names.insert(names.begin(), graph.value(next).name);
    value = next;
  }
  return names;
}

TEST(Bisect, FindsPlantedFaultsInFewParts) {
  const Catalog catalog = make_catalog();
  std::mt19937 random(1);
  size_t exact = 0;
  size_t tried = 0;
  for (const size_t layers : {6, 12, 24, 48}) {
    const Graph graph = parsed_graph(print_layers(layers), catalog);
    for (size_t i = 0; i < 10; ++i, ++tried) {
      const Fault fault{chain_to(graph, random() % graph.nodes().size(), 1 + random() % 4)};
      const auto found =
          bisect(graph, catalog,
                 [&](const Graph& part) -> Result<PartVerdict> { return fault.judge(part); }, {});
      ASSERT_TRUE(found);
      EXPECT_TRUE(found->verdict.is_faulty);
      EXPECT_LE(found->judged, 12u);
      // The most parts may end the search before the last nodes are left out.
      const bool has_ended = found->judged < 12;
      EXPECT_LE(found->graph.nodes().size(), has_ended ? fault.values.size() + 2 : 10)
          << layers << " layers, " << fault.values.back() << ", judged " << found->judged;
      exact += found->graph.nodes().size() == fault.values.size();
    }
  }
  EXPECT_GE(exact * 10, tried * 7) << "of " << tried;
}

// True if a graph computes all values of one of these chains.
bool has_chain(const Graph& part, const std::vector<std::vector<std::string>>& chains) {
  std::set<std::string> computed;
  for (const NodeId id : part.nodes()) {
    for (const ValueId value : part.node(id).results) computed.insert(part.value(value).name);
  }
  return std::ranges::any_of(chains, [&](const std::vector<std::string>& chain) {
    return std::ranges::all_of(chain,
                               [&](const std::string& name) { return computed.contains(name); });
  });
}

TEST(Bisect, JudgesTheFewPlacesThatMayBeFaultyAlone) {
  const Catalog catalog = make_catalog();
  const Graph graph = parsed_graph(print_layers(24), catalog);
  const std::vector<std::vector<std::string>> places = {
      {"l3_u", "l3_g"}, {"l9_g", "l9_d"}, {"l20_s", "l20_a", "l20_m"}};
  for (const bool has_values : {true, false}) {
    for (const std::vector<std::string>& place : places) {
      const Fault fault{place, has_values};
      const auto found =
          bisect(graph, catalog,
                 [&](const Graph& part) -> Result<PartVerdict> { return fault.judge(part); },
                 {.may_be_faulty = [&](const Graph& part) -> Result<bool> {
                   return has_chain(part, places);
                 }});
      ASSERT_TRUE(found);
      EXPECT_EQ(found->graph.nodes().size(), place.size()) << place.front();
      EXPECT_TRUE(found->verdict.is_faulty);
      EXPECT_LE(found->judged, 4u) << place.front();
    }
  }
}

TEST(Bisect, WidensTheOnlyPlaceThatMayBeFaultyWhereItIsRightAlone) {
  const Catalog catalog = make_catalog();
  const Graph graph = parsed_graph(print_layers(24), catalog);
  for (const bool has_values : {true, false}) {
    const Fault fault{{"l9_m", "l9_o", "l9_r", "l9_n2", "l9_u", "l9_g"}, has_values};
    const auto found = bisect(
        graph, catalog, [&](const Graph& part) -> Result<PartVerdict> { return fault.judge(part); },
        {.may_be_faulty = [&](const Graph& part) -> Result<bool> {
          return has_chain(part, {{"l9_u", "l9_g"}});
        }});
    ASSERT_TRUE(found);
    EXPECT_EQ(found->graph.nodes().size(), 6u);
    EXPECT_LE(found->judged, 12u);
  }
}

TEST(Bisect, HalvesWhereNoResultTells) {
  const Catalog catalog = make_catalog();
  const Graph graph = parsed_graph(print_layers(24), catalog);
  const Fault fault{{"l9_u", "l9_g"}, false};
  const auto found = bisect(
      graph, catalog, [&](const Graph& part) -> Result<PartVerdict> { return fault.judge(part); },
      {.most_judged = 40});
  ASSERT_TRUE(found);
  EXPECT_EQ(found->graph.nodes().size(), 2u);
  EXPECT_LE(found->judged, 40u);
}

TEST(Bisect, LeavesOutOpsBesideAFaultWhereNoResultTells) {
  const Catalog catalog = make_catalog();
  // Between the ops of the fault in program order, and behind it, are others.
  const Graph graph = parsed_graph(R"(graph @model(%x: f32[4,4]) {
  %a = neg(%x)
  %b = relu(%x)
  %c = exp(%b)
  %d = abs(%a)
  %e = sigmoid(%c)
  %f = tanh(%d)
  %g = add(%e, %f)
  return %g
})",
                                   catalog);
  const Fault fault{{"a", "d", "f"}, false};
  const auto found = bisect(
      graph, catalog, [&](const Graph& part) -> Result<PartVerdict> { return fault.judge(part); },
      {.most_judged = 40});
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->verdict.is_faulty);
  EXPECT_EQ(found->graph.nodes().size(), 3u);
}

TEST(Bisect, StopsAtTheNumberOfPartsAndAtARightGraph) {
  const Catalog catalog = make_catalog();
  const Graph graph = parsed_graph(print_layers(4), catalog);
  const Fault fault{{"l2_u", "l2_g"}};
  const auto judge = [&](const Graph& part) -> Result<PartVerdict> { return fault.judge(part); };
  const auto few = bisect(graph, catalog, judge, {.most_judged = 2});
  ASSERT_TRUE(few);
  EXPECT_EQ(few->judged, 2u);
  EXPECT_TRUE(few->verdict.is_faulty);
  EXPECT_GT(few->graph.nodes().size(), 2u);
  const auto right =
      bisect(graph, catalog, [](const Graph&) -> Result<PartVerdict> { return PartVerdict{}; }, {});
  ASSERT_TRUE(right);
  EXPECT_FALSE(right->verdict.is_faulty);
  EXPECT_EQ(right->judged, 1u);
}

TEST(Bisect, WhatIsKnownIsNotCounted) {
  const Catalog catalog = make_catalog();
  const Graph graph = parsed_graph(print_layers(12), catalog);
  const Fault fault{{"l7_u", "l7_g", "l7_d"}};
  size_t asked = 0;
  const auto found = bisect(graph, catalog,
                            [&](const Graph& part) -> Result<PartVerdict> {
                              ++asked;
                              PartVerdict verdict = fault.judge(part);
                              verdict.is_judged = verdict.is_faulty;
                              return verdict;
                            },
                            {});
  ASSERT_TRUE(found);
  EXPECT_EQ(found->graph.nodes().size(), 3u);
  EXPECT_LT(found->judged, asked);
}

TEST(Bisect, AGraphWithoutNodesIsAnError) {
  const Catalog catalog = make_catalog();
  const Graph graph = parsed_graph("graph @g(%x: f32[2]) { return %x }", catalog);
  const auto found =
      bisect(graph, catalog, [](const Graph&) -> Result<PartVerdict> { return PartVerdict{}; }, {});
  ASSERT_FALSE(found);
  EXPECT_EQ(found.error().id, "bisect-empty");
  EXPECT_EQ(found.error().message, "expected a graph with nodes, found none");
}

}  // namespace
}  // namespace passnet
