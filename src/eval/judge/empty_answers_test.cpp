// Answers without any computation earn nothing at any tolerance, on graphs of the suite.
#include "correct/compare.hpp"
#include "correct/likeness.hpp"
#include "frontend/source.hpp"
#include "frontend/spelling.hpp"
#include "generate/inputs.hpp"
#include "interpret/interpret.hpp"
#include "ir/recast.hpp"
#include "ops/catalog.hpp"
#include "support/graphs.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>

namespace passnet {
namespace {

constexpr int64_t kMostElements = 4'000'000;  // of all inputs and values of a cheap graph
constexpr size_t kMostOfDtype = 12;           // graphs

// True if all graphs are checked, not only some cheap ones; this takes minutes.
bool checks_all() { return std::getenv("PASSNET_EMPTY_ANSWERS") != nullptr; }

std::vector<Tensor> run(const Graph& graph, const Catalog& catalog,
                        const std::vector<Tensor>& inputs) {
  std::vector<const Tensor*> pointers;
  for (const Tensor& input : inputs) pointers.push_back(&input);
  auto results = interpret(graph, catalog, pointers);
  return results ? *std::move(results) : std::vector<Tensor>();
}

bool is_cheap(const Graph& graph) {
  int64_t elements = 0;
  for (const NodeId id : graph.nodes()) {
    for (const ValueId value : graph.node(id).results) elements += graph.type(value).numel();
  }
  for (const GraphInput& input : graph.inputs()) elements += graph.type(input.value).numel();
  return elements <= kMostElements;
}

Tensor constant(const TensorType& type, double value) {
  Tensor tensor(type);
  for (int64_t i = 0; i < tensor.numel(); ++i) tensor.set_value(i, value);
  return tensor;
}

Tensor converted(const Tensor& from, const TensorType& type) {
  Tensor tensor(type);
  for (int64_t i = 0; i < tensor.numel(); ++i) tensor.set_value(i, from.value(i));
  return tensor;
}

double mean(const Tensor& tensor) {
  double sum = 0;
  for (int64_t i = 0; i < tensor.numel(); ++i) sum += tensor.value(i);
  return tensor.numel() == 0 ? 0 : sum / static_cast<double>(tensor.numel());
}

// The min t at which an answer to every draw earns a speedup; nothing: at none.
std::optional<int> earns_from(const std::vector<Tensor>& answers,
                              const std::vector<Tensor>& references,
                              const std::vector<std::vector<Tensor>>& inputs) {
  Likeness likeness;
  Correctness correct;
  correct.fill(true);
  for (size_t draw = 0; draw < answers.size(); ++draw) {
    const Correctness found = compare(answers[draw], references[draw]).correct;
    for (size_t t = 0; t < kToleranceCount; ++t) correct[t] &= found[t];
    Likeness alike = measure_likeness(answers[draw], references[draw], draw, inputs[draw]);
    if (alike.near) alike.error = 0;
    likeness.add(alike);
  }
  if (likeness.is_empty()) return std::nullopt;
  const auto first = std::ranges::find(correct, true);
  if (first == correct.end()) return std::nullopt;
  return static_cast<int>(first - correct.begin()) + kMinTolerance;
}

// The results of one graph on several draws of its inputs.
struct Draws {
  std::vector<std::vector<Tensor>> inputs;
  std::vector<std::vector<Tensor>> results;
};

Draws draw(const Graph& graph, const Catalog& catalog) {
  Draws draws;
  for (uint64_t seed = 1; seed <= 4; ++seed) {
    draws.inputs.push_back(make_inputs(graph, catalog, seed));
    draws.results.push_back(run(graph, catalog, draws.inputs.back()));
    if (draws.results.back().empty()) return {};
  }
  return draws;
}

// Answers by the name of the trick, one per draw.
using DrawnAnswers = std::map<std::string, std::vector<Tensor>>;

DrawnAnswers empty_answers(const Draws& draws, size_t result) {
  DrawnAnswers answers;
  const TensorType type = draws.results[0][result].type();
  for (size_t i = 0; i < draws.results.size(); ++i) {
    const Tensor& right = draws.results[i][result];
    const size_t previous = (i + draws.results.size() - 1) % draws.results.size();
    answers["zeros"].push_back(constant(type, 0));
    answers["ones"].push_back(constant(type, 1));
    answers["mean"].push_back(constant(type, mean(right)));
    answers["first mean"].push_back(constant(type, mean(draws.results[0][result])));
    answers["previous"].push_back(draws.results[previous][result].clone());
    for (size_t place = 0; place < draws.inputs[i].size(); ++place) {
      const Tensor& input = draws.inputs[i][place];
      if (input.numel() != right.numel()) continue;
      answers["input " + std::to_string(place)].push_back(converted(input, type));
    }
  }
  return answers;
}

class EmptyAnswers : public testing::Test {
 protected:
  // Holds the results of one graph to the battery, and those in double to the same rule.
  void check(const Graph& graph, const std::string& name) {
    const Draws draws = draw(graph, catalog_);
    if (draws.results.empty()) return;
    for (size_t result = 0; result < draws.results[0].size(); ++result) {
      std::vector<Tensor> references;
      for (const auto& results : draws.results) references.push_back(results[result].clone());
      for (const auto& [trick, answers] : empty_answers(draws, result)) {
        const auto t = earns_from(answers, references, draws.inputs);
        EXPECT_FALSE(t) << name << " result " << result << ": " << trick
                        << " earns from t = " << *t;
      }
    }
    check_honest(graph, draws, name);
  }

  void check_honest(const Graph& graph, const Draws& draws, const std::string& name) {
    const auto in_double = recast(graph, catalog_);
    if (!in_double) return;
    for (size_t i = 0; i < draws.results.size(); ++i) {
      const auto exact = run(*in_double, catalog_, convert_inputs(*in_double, draws.inputs[i]));
      for (size_t result = 0; result < exact.size(); ++result) {
        const Tensor& reference = draws.results[i][result];
        const Tensor rounded = converted(exact[result], reference.type());
        EXPECT_FALSE(measure_likeness(rounded, reference, i, draws.inputs[i]).is_empty())
            << name << " " << result;
      }
    }
  }

  Graph parse(std::string_view text) const { return parsed_graph(text, catalog_); }

  const Catalog catalog_ = make_catalog();
};

TEST_F(EmptyAnswers, EarnNothingOnTheSuite) {
  const SpellingTable spellings(catalog_);
  const std::string path = PASSNET_SOURCE_DIR "/data/suite.jsonl.gz";
  auto stream = open_sources(std::span(&path, 1), catalog_, spellings);
  ASSERT_TRUE(stream);
  std::map<DType, size_t> checked;
  while (auto named = stream->next()) {
    if (!named->graph || (!checks_all() && !is_cheap(named->graph->graph))) continue;
    const Graph& graph = named->graph->graph;
    const DType dtype = graph.type(graph.results().front().value).dtype;
    if (!checks_all() && checked[dtype] >= kMostOfDtype) continue;
    ++checked[dtype];
    check(graph, named->name);
  }
  for (const DType dtype : {DType::kF32, DType::kF16, DType::kBF16}) {
    EXPECT_GE(checked[dtype], 10) << name(dtype);
  }
}

TEST_F(EmptyAnswers, EarnNothingWhereMagnitudesAreBelowTheAbsoluteTolerance) {
  for (const std::string dtype : {"f32", "f16", "bf16", "f64"}) {
    check(parse("graph @softmax(%x: " + dtype + "[4,8192]) { %0 = softmax(%x, dim=1) return %0 }"),
          "softmax " + dtype);
    check(parse("graph @product(%x: " + dtype + "[64,64]) { %0 = softmax(%x, dim=1)\n" +
                "%1 = mul(%0, %0)\n%2 = mul(%1, %0) return %2 }"),
          "product " + dtype);
    check(parse("graph @tiny(%x: " + dtype + "[64,64]) { %0 = mul(%x, 0.001)\n" +
                "%1 = mul(%0, %0)\n%2 = mean(%1, [1]) return %2 }"),
          "variance " + dtype);
  }
}

}  // namespace
}  // namespace passnet
