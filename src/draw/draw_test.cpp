// The structure of pictures: every node is drawn once, nothing overlaps, the XML is valid.
#include "draw/dot.hpp"
#include "draw/repeats.hpp"
#include "draw/svg.hpp"
#include "generate/random_graph.hpp"
#include "ir/builder.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace passnet {
namespace {

// Describes errors in the nesting of elements and the quoting of attributes; empty if there are
// none.
std::string xml_flaw(std::string_view text) {
  std::vector<std::string> open;
  for (size_t at = text.find('<'); at != std::string_view::npos; at = text.find('<', at)) {
    const size_t end = text.find('>', at);
    if (end == std::string_view::npos) return "an element without an end";
    const std::string_view element = text.substr(at + 1, end - at - 1);
    if (std::ranges::count(element, '"') % 2 != 0) return "an open quote: " + std::string(element);
    const std::string name(
        element.substr(element.starts_with('/'), element.find_first_of(" /", 1)));
    if (element.starts_with('/')) {
      if (open.empty() || "/" + open.back() != element) return "closes " + std::string(element);
      open.pop_back();
    } else if (!element.ends_with('/')) {
      open.push_back(std::string(element.substr(0, element.find(' '))));
    }
    at = end;
  }
  for (size_t at = text.find('&'); at != std::string_view::npos; at = text.find('&', at + 1)) {
    const std::string_view rest = text.substr(at);
    if (!rest.starts_with("&amp;") && !rest.starts_with("&lt;") && !rest.starts_with("&gt;") &&
        !rest.starts_with("&quot;")) {
      return "a bare &";
    }
  }
  return open.empty() ? "" : "never closes " + open.back();
}

class Drawings : public testing::Test {
 protected:
  Outline draw(const Graph& graph, bool expand = false) const {
    return outline(graph, catalog_, cost(graph, catalog_), {.expand = expand});
  }

  // A stack of layers: linear, relu, linear, add, layer_norm, with separate weights and a mask that
  // all of them read.
  Graph stack(size_t layers) const {
    GraphBuilder builder(catalog_, "stack");
    const TensorType type{DType::kF32, {2, 8}};
    ValueId x = builder.input(type, "x");
    const ValueId mask = builder.input({DType::kF32, {8}}, "mask");
    const auto call = [&](std::string_view op, std::vector<Argument> positional) {
      const Op& found = *catalog_.find(op);
      auto arguments = complete_arguments(found.schema, positional, {}, {}).value();
      return builder.call(found.id, std::move(arguments)).value()[0];
    };
    for (size_t i = 0; i < layers; ++i) {
      const auto weight = [&](Shape shape) {
        return builder.input({DType::kF32, std::move(shape)},
                             fmt::format("L_self_modules_{}_parameters_weight_", i));
      };
      const ValueId up = call("linear", {x, weight({16, 8})});
      const ValueId down = call("linear", {call("relu", {up}), weight({8, 16})});
      const ValueId masked = call("mul", {down, mask});
      x = call("layer_norm", {call("add", {masked, x}), Attribute(Integers{8})});
    }
    builder.result(x);
    return builder.take();
  }

  static void expect_no_overlap(const OutlinePicture& picture) {
    struct Edge {
      double left, right, top, bottom;
    };
    std::vector<Edge> edges;
    for (size_t i = 0; i < picture.boxes.size(); ++i) {
      const Size size = picture.boxes[i].size;
      const Point center = picture.layout.centers[i];
      edges.push_back({center.x - size.width / 2, center.x + size.width / 2,
                       center.y - size.height / 2, center.y + size.height / 2});
      EXPECT_GE(edges.back().left, -1e-6);
      EXPECT_LE(edges.back().right, picture.layout.size.width + 1e-6);
      EXPECT_LE(edges.back().bottom, picture.layout.size.height + 1e-6);
    }
    for (size_t i = 0; i < edges.size(); ++i) {
      for (size_t j = 0; j < i; ++j) {
        const bool apart = edges[i].left >= edges[j].right || edges[j].left >= edges[i].right ||
                           edges[i].top >= edges[j].bottom || edges[j].top >= edges[i].bottom;
        ASSERT_TRUE(apart) << picture.boxes[i].title << " on " << picture.boxes[j].title;
      }
    }
    for (const Arrow& arrow : picture.arrows) {
      EXPECT_LT(picture.layout.centers[arrow.from].y, picture.layout.centers[arrow.to].y);
    }
  }

  static void expect_labels_fit(const OutlinePicture& picture) {
    const auto characters = [](std::string_view text) {
      return static_cast<double>(
          std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
    };
    for (const Box& box : picture.boxes) {
      const double character = box.kind == BoxKind::kView ? 6.0 : 7.23;
      EXPECT_LE(characters(box.title) * character, box.size.width) << box.title;
      for (const std::string& line : box.lines) {
        EXPECT_LE(characters(line) * 6.02, box.size.width) << line;
      }
    }
  }

  const Catalog catalog_ = make_catalog();
};

TEST_F(Drawings, ShowEveryNodeOnceWithNothingOnTopOfIt) {
  const GraphGenerator generator(catalog_);
  for (uint64_t seed = 0; seed < 60; ++seed) {
    SCOPED_TRACE(seed);
    const Graph graph = generator.make(seed, {.nodes = 1 + seed * 3});
    const Outline drawn = draw(graph, true);
    ASSERT_EQ(drawn.pictures.size(), 1u);
    expect_no_overlap(drawn.pictures[0]);
    expect_labels_fit(drawn.pictures[0]);
    std::multiset<std::string> ids;
    for (const Box& box : drawn.pictures[0].boxes) ids.insert(box.id);
    for (const NodeId id : graph.nodes()) {
      if (graph.node(id).results.empty()) continue;
      EXPECT_EQ(ids.count(graph.value(graph.node(id).results.front()).name), 1u);
    }
    EXPECT_EQ(xml_flaw(print_svg(drawn, "a < b & \"c\"")), "");
  }
}

TEST_F(Drawings, RepeatedLayersAreDrawnOnce) {
  const Graph graph = stack(12);
  const std::vector<Repeat> repeats = find_repeats(graph);
  ASSERT_EQ(repeats.size(), 1u);
  EXPECT_EQ(repeats[0].begin, 0u);
  EXPECT_EQ(repeats[0].length, 6u);
  EXPECT_EQ(repeats[0].copies, 12u);
  const Outline folded = draw(graph);
  ASSERT_EQ(folded.pictures.size(), 2u);
  for (const OutlinePicture& picture : folded.pictures) {
    expect_no_overlap(picture);
    expect_labels_fit(picture);
  }
  // Contains both inputs, the layers and the result; inside, the values that enter, six ops, the
  // values that leave.
  EXPECT_EQ(folded.pictures[0].boxes.size(), 4u);
  EXPECT_EQ(folded.pictures[1].boxes.size(), 2u + 6u + 1u);
  EXPECT_NE(print_svg(folded, "").find("× 12 of 6 ops"), std::string::npos);
  EXPECT_EQ(draw(graph, true).pictures[0].boxes.size(), 12 * 6u + 3u);
}

TEST_F(Drawings, OnlyEqualNeighborsAreRepeats) {
  GraphBuilder builder(catalog_, "g");
  ValueId x = builder.input({DType::kF32, {4}}, "x");
  const ValueId y = builder.input({DType::kF32, {4}}, "y");
  const auto call = [&](std::string_view op, ValueId value) {
    return builder.call(catalog_.find(op)->id, {value}).value()[0];
  };
  // The second copy reads another earlier value in one place.
  const ValueId floor = call("floor", y);
  const ValueId ceil = call("ceil", y);
  for (const ValueId other : {floor, ceil}) {
    for (const char* op : {"exp", "sin", "cos", "tanh", "abs", "neg", "erf"}) x = call(op, x);
    x = builder.call(catalog_.find("maximum")->id, {x, other}).value()[0];
  }
  builder.result(x);
  EXPECT_TRUE(find_repeats(builder.take()).empty());
}

TEST_F(Drawings, ChainsAreStraight) {
  const Outline drawn = draw(stack(3), true);
  const OutlinePicture& picture = drawn.pictures[0];
  std::map<std::string, double> x;
  for (size_t i = 0; i < picture.boxes.size(); ++i) {
    x[picture.boxes[i].title + std::to_string(i)] = picture.layout.centers[i].x;
  }
  size_t straight = 0;
  for (const Arrow& arrow : picture.arrows) {
    straight += picture.layout.centers[arrow.from].x == picture.layout.centers[arrow.to].x;
  }
  EXPECT_GE(straight, 12u);  // in each layer at least linear, relu, linear, mul in one column
}

TEST_F(Drawings, LargeGraphsAreDrawnInTime) {
  const Graph graph = stack(3'300);  // 19,800 nodes
  const Outline drawn = draw(graph, true);
  EXPECT_EQ(drawn.pictures[0].boxes.size(), 3'300 * 6u + 3u);
  EXPECT_EQ(xml_flaw(print_svg(drawn, "")), "");
  EXPECT_EQ(draw(graph).pictures.size(), 2u);
}

TEST_F(Drawings, GraphvizTextNamesEveryNode) {
  const Graph graph = GraphGenerator(catalog_).make(1, {.nodes = 30});
  const std::string text = print_dot(graph, catalog_);
  for (size_t i = 0; i < graph.nodes().size(); ++i) {
    EXPECT_NE(text.find(fmt::format("\n  node{} [label=", i)), std::string::npos);
  }
  EXPECT_TRUE(text.starts_with("digraph \"random.1\" {"));
  EXPECT_EQ(std::ranges::count(text, '{'), std::ranges::count(text, '}'));
}

TEST_F(Drawings, APartLeavesStyleAndHeadingToItsPage) {
  const Graph graph = GraphGenerator(catalog_).make(1, {.nodes = 30});
  std::vector<bool> marked(graph.node_limit(), false);
  marked[graph.nodes().front().index] = true;
  const Outline drawn =
      outline(graph, catalog_, cost(graph, catalog_), {.marked = std::move(marked)});
  const std::string svg = print_svg_part(drawn);
  EXPECT_EQ(xml_flaw(svg), "");
  for (const char* whole : {"<style", " id=", "class=\"heading\""}) {
    EXPECT_EQ(svg.find(whole), std::string::npos) << whole;
  }
  EXPECT_NE(svg.find(" marked\">"), std::string::npos);
  EXPECT_EQ(svg.find(" marked\">"), svg.rfind(" marked\">"));
}

TEST_F(Drawings, EveryFamilyHasAColor) {
  std::set<std::string_view> other;
  for (const Op& op : catalog_.ops()) {
    if (op.def.example.empty() || op.def.random) continue;
    const Graph graph =
        GraphGenerator(catalog_).make(1, {.nodes = 1, .ops = {std::string(op.name())}});
    const Outline drawn = draw(graph);
    for (const Box& box : drawn.pictures[0].boxes) {
      const bool is_op = box.kind == BoxKind::kOp || box.kind == BoxKind::kView;
      if (is_op && box.group == OpGroup::kOther) other.insert(op.family);
    }
  }
  EXPECT_EQ(other, (std::set<std::string_view>{"creation", "generation", "Fourier transform"}));
}

}  // namespace
}  // namespace passnet
