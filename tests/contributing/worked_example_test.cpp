// CONTRIBUTING.md's new op, added to the catalog, and everything that its one entry should define.
#include "frontend/fx/import_fx.hpp"
#include "frontend/typed_lines.hpp"
#include "interpret/interpret.hpp"
#include "ir/text/text.hpp"
#include "ir/verify.hpp"
#include "ops/catalog.hpp"
#include "ops/example.hpp"
#include "support/compiled_kernels.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>

namespace passnet {

std::span<const OpDef> worked_example_ops();  // generated from CONTRIBUTING.md

namespace {

// The slope is a power of two, so the results are exact in every dtype.
constexpr std::string_view kGraph =
    "graph @g(%x: DTYPE[6]) {\n"
    "  %0 = rrelu(%x, lower=0.125, upper=0.375) : DTYPE[6]\n"
    "  return %0\n"
    "}\n";

constexpr std::string_view kLine =
    R"({"inputs":[{"shape":[2,3],"dtype":"bfloat16"}],"nodes":[{"id":"y",)"
    R"("op":"torch.nn.functional.rrelu","args":[{"v":"in0"},0.25],)"
    R"("kwargs":{"upper":0.75,"training":TRAINING,"inplace":false}}],"outputs":["y"]})";

std::string replaced(std::string_view text, std::string_view what, std::string_view with) {
  std::string result(text);
  for (size_t at = result.find(what); at != std::string::npos; at = result.find(what, at)) {
    result.replace(at, what.size(), with);
  }
  return result;
}

Catalog extended_catalog() {
  std::vector<OpFamily> families = op_families();
  families.push_back({"worked example", OpGroup::kActivation, worked_example_ops()});
  return Catalog(families);
}

class WorkedExample : public testing::Test {
 protected:
  // The one graph of a text, verified.
  Graph parse(std::string text) {
    Sources sources;
    const SourceId source = sources.add("example.graph", std::move(text));
    Diagnostics diagnostics;
    std::vector<Graph> graphs = parse_graphs(sources, source, catalog_, diagnostics);
    for (const Graph& graph : graphs) verify(graph, catalog_, diagnostics);
    for (const Diagnostic& found : diagnostics.list()) ADD_FAILURE() << found.message;
    CHECK(graphs.size() == 1);
    return std::move(graphs.front());
  }

  Kernel lowered(const Graph& graph) {
    const Node& node = graph.node(graph.nodes().front());
    return lower(OpCall(op_, node.arguments, graph, {}), {{graph.type(node.results.front())}});
  }

  Result<ImportedGraph> import_line(std::string_view training) {
    const std::string text = replaced(kLine, "TRAINING", training);
    const auto line = parse_typed_line(text, {});
    CHECK(line.has_value());
    return import_fx(line->program, catalog_, SpellingTable(catalog_));
  }

  const Catalog catalog_ = extended_catalog();
  const Op& op_ = catalog_.op({static_cast<uint32_t>(catalog_.ops().size() - 1)});
};

Tensor tensor_of(DType dtype, std::span<const double> values) {
  Tensor tensor({dtype, {static_cast<int64_t>(values.size())}});
  for (size_t i = 0; i < values.size(); ++i) {
    tensor.set_value(static_cast<int64_t>(i), values[i]);
  }
  return tensor;
}

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr std::array kInputs{-8.0, -1.0, 0.0, 3.0, kInfinity, -kInfinity};
constexpr std::array kExpected{-2.0, -0.25, 0.0, 3.0, kInfinity, -kInfinity};

TEST_F(WorkedExample, IsTheOneOpThatTheStandardFamiliesLack) {
  EXPECT_EQ(op_.name(), "rrelu");
  EXPECT_EQ(make_catalog().find("rrelu"), nullptr);
  EXPECT_EQ(catalog_.find("rrelu"), &op_);
}

TEST_F(WorkedExample, HasAnExampleThatParsesAndPrintsBack) {
  const Graph graph = parse(example_graph(op_));
  const std::string text = print(graph, catalog_);
  EXPECT_NE(text.find(op_.def.example), std::string::npos) << text;
  EXPECT_EQ(print(parse(text), catalog_), text);
}

TEST_F(WorkedExample, InfersItsTypeAndRefusesOthers) {
  for (const std::string_view dtype : {"f32", "f16", "bf16", "f64"}) {
    const Graph graph =
        parse(fmt::format("graph @g(%x: {}[2,3]) {{ %y = rrelu(%x) return %y }}\n", dtype));
    EXPECT_EQ(to_string(graph.type(graph.results()[0].value)), fmt::format("{}[2,3]", dtype));
  }
  Sources sources;
  const SourceId source =
      sources.add("i64.graph", "graph @g(%x: i64[2]) { %y = rrelu(%x) return %y }\n");
  Diagnostics diagnostics;
  EXPECT_TRUE(parse_graphs(sources, source, catalog_, diagnostics).empty());
  ASSERT_EQ(diagnostics.list().size(), 1U);
  EXPECT_EQ(diagnostics.list()[0].id, "unsupported-dtype");
}

TEST_F(WorkedExample, LowersToASoundKernel) {
  const Kernel kernel = lowered(parse(example_graph(op_)));
  EXPECT_EQ(find_flaw(kernel).value_or(""), "") << to_string(kernel);
}

TEST_F(WorkedExample, InterpretsToTheRightNumbers) {
  for (const auto& [name, dtype] : {std::pair{"f32", DType::kF32}, {"bf16", DType::kBF16}}) {
    const Graph graph = parse(replaced(kGraph, "DTYPE", name));
    const Tensor input = tensor_of(dtype, kInputs);
    const auto results = interpret(graph, catalog_, std::array{&input});
    ASSERT_TRUE(results.has_value()) << results.error().message;
    for (size_t i = 0; i < kExpected.size(); ++i) {
      EXPECT_EQ(results->at(0).value(static_cast<int64_t>(i)), kExpected[i]) << name << " " << i;
    }
  }
}

TEST_F(WorkedExample, CompilesAndComputesTheSame) {
  CompiledKernels compiled;
  std::vector<Kernel> kernels;
  for (const std::string_view name : {"f32", "bf16"}) {
    kernels.push_back(lowered(parse(replaced(kGraph, "DTYPE", name))));
    compiled.add(kernels.back());
  }
  ASSERT_TRUE(compiled.compile());
  for (size_t at = 0; at < kernels.size(); ++at) {
    const Tensor input = tensor_of(kernels[at].buffers.front().dtype, kInputs);
    const std::vector<Tensor> results = compiled.run(at, kernels[at], {&input});
    for (size_t i = 0; i < kExpected.size(); ++i) {
      EXPECT_EQ(results.at(0).value(static_cast<int64_t>(i)), kExpected[i]) << at << " " << i;
    }
  }
}

TEST_F(WorkedExample, ImportsAsPyTorchSpellsIt) {
  const auto imported = import_line("false");
  ASSERT_TRUE(imported.has_value()) << imported.error().message;
  const std::string text = print(imported->graph, catalog_);
  EXPECT_NE(text.find("rrelu(%in0, lower=0.25, upper=0.75) : bf16[2,3]"), std::string::npos)
      << text;
}

TEST_F(WorkedExample, DoesNotImportWhatItsSpellingLeavesOut) {
  const auto imported = import_line("true");
  ASSERT_FALSE(imported.has_value());
  EXPECT_EQ(imported.error().id, "unsupported-arguments");
}

}  // namespace
}  // namespace passnet
