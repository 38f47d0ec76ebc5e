// Compares PyTorch's results for small calls of every op (tests/op/record.py) with the interpreter.
#include "correct/compare.hpp"
#include "interpret/interpret.hpp"
#include "ir/text/text.hpp"
#include "ops/catalog.hpp"
#include "tensor/safetensors.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace passnet {
namespace {

std::string read_text(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

std::string values_of(const Tensor& tensor) {
  std::string text = to_string(tensor.type()) + " [";
  for (int64_t i = 0; i < std::min<int64_t>(tensor.numel(), 24); ++i) {
    text += fmt::format("{} ", tensor.value(i));
  }
  return text + "]";
}

// Within the public tolerance at t = -5; NaN where PyTorch has NaN.
bool agrees(const Tensor& found, const Tensor& expected) {
  if (found.type() != expected.type()) return false;
  Tensor a = found.clone();
  Tensor b = expected.clone();
  for (int64_t i = 0; i < b.numel(); ++i) {
    if (!std::isnan(b.value(i)) || !std::isnan(a.value(i))) continue;
    a.set_value(i, 0);
    b.set_value(i, 0);
  }
  return compare(a, b).correct_at(-5);
}

class Recorded : public testing::TestWithParam<std::string_view> {};

TEST_P(Recorded, AgreesWithPyTorch) {
  const std::filesystem::path folder = std::filesystem::path(PASSNET_SOURCE_DIR) / "tests/op";
  const Catalog catalog = make_catalog();
  Sources sources;
  const std::string name = fmt::format("{}.graph", GetParam());
  const SourceId source = sources.add(name, read_text(folder / name));
  Diagnostics diagnostics;
  const std::vector<Graph> graphs = parse_graphs(sources, source, catalog, diagnostics);
  for (const Diagnostic& diagnostic : diagnostics.list()) {
    ADD_FAILURE() << sources.text(source).substr(diagnostic.span.begin, 60) << ": "
                  << diagnostic.message;
  }
  const auto tensors = read_safetensors(folder / fmt::format("{}.safetensors", GetParam()));
  ASSERT_TRUE(tensors.has_value()) << tensors.error().message;
  ASSERT_GT(graphs.size(), 400u);
  for (const Graph& graph : graphs) {
    std::vector<const Tensor*> inputs;
    for (size_t i = 0; i < graph.inputs().size(); ++i) {
      inputs.push_back(&tensors->at(fmt::format("{}/in{}", graph.name, i)));
    }
    const auto results = interpret(graph, catalog, inputs);
    ASSERT_TRUE(results.has_value()) << graph.name << ": " << results.error().message;
    for (size_t i = 0; i < results->size(); ++i) {
      const Tensor& expected = tensors->at(fmt::format("{}/out{}", graph.name, i));
      const Tensor& found = (*results)[i];
      EXPECT_TRUE(agrees(found, expected))
          << print(graph, catalog) << "expected " << values_of(expected) << "\nfound    "
          << values_of(found);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Files, Recorded, testing::Values("cases", "heavy"));

}  // namespace
}  // namespace passnet
