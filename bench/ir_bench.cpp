// Parsing, printing, verifying and hashing of large graphs.
#include "base/check.hpp"
#include "ir/text/text.hpp"
#include "ir/verify.hpp"
#include "support/random_text_graph.hpp"
#include "support/test_ops.hpp"

#include <benchmark/benchmark.h>

namespace passnet {
namespace {

Graph random_graph(const Catalog& catalog, const benchmark::State& state) {
  return test_ops::RandomGraph(catalog, 1).build(static_cast<size_t>(state.range(0)));
}

void parse(benchmark::State& state) {
  const Catalog catalog = test_ops::catalog();
  Sources sources;
  const SourceId source = sources.add("bench", print(random_graph(catalog, state), catalog));
  for ([[maybe_unused]] auto _ : state) {
    Diagnostics diagnostics;
    CHECK(parse_graphs(sources, source, catalog, diagnostics).size() == 1);
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}

// Like real graphs: one result per node, few attributes.
void parse_plain(benchmark::State& state) {
  const Catalog catalog = test_ops::catalog();
  GraphBuilder builder(catalog, "g");
  ValueId value = builder.input({DType::kF32, {1, 128, 56, 56}}, "x");
  for (int64_t i = 0; i < state.range(0); i += 2) {
    const ValueId relu = builder.call(catalog.find("relu")->id, {value}).value()[0];
    value = builder.call(catalog.find("add")->id, {relu, value, Attribute(0.5)}).value()[0];
  }
  builder.result(value);
  Sources sources;
  const SourceId source = sources.add("bench", print(builder.take(), catalog));
  for ([[maybe_unused]] auto _ : state) {
    Diagnostics diagnostics;
    CHECK(parse_graphs(sources, source, catalog, diagnostics).size() == 1);
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}

void print_text(benchmark::State& state) {
  const Catalog catalog = test_ops::catalog();
  const Graph graph = random_graph(catalog, state);
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(print(graph, catalog));
  state.SetItemsProcessed(state.iterations() * state.range(0));
}

void verify_graph(benchmark::State& state) {
  const Catalog catalog = test_ops::catalog();
  const Graph graph = random_graph(catalog, state);
  for ([[maybe_unused]] auto _ : state) {
    Diagnostics diagnostics;
    verify(graph, catalog, diagnostics);
    CHECK(!diagnostics.has_errors());
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}

void hash_graph(benchmark::State& state) {
  const Catalog catalog = test_ops::catalog();
  const Graph graph = random_graph(catalog, state);
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(canonical_hash(graph, catalog));
  state.SetItemsProcessed(state.iterations() * state.range(0));
}

// One replacement after another, as a pass that matches every node makes them.
void rewrite(benchmark::State& state) {
  const Catalog catalog = test_ops::catalog();
  const OpId relu = catalog.find("relu")->id;
  const OpId sigmoid = catalog.find("sigmoid")->id;
  for ([[maybe_unused]] auto _ : state) {
    GraphBuilder builder(catalog, "g");
    ValueId value = builder.input({DType::kF32, {2}}, "x");
    for (int64_t i = 0; i < state.range(0); ++i) value = builder.call(relu, {value}).value()[0];
    builder.result(value);
    Graph graph = builder.take();
    Rewriter rewriter(catalog, graph);
    for (const NodeId id : std::vector(graph.nodes())) {
      rewriter.set_insertion_point(id);
      const Node& node = graph.node(id);
      const ValueId operand = std::get<ValueId>(node.arguments[0]);
      const ValueId result = node.results[0];
      rewriter.replace_uses(result, rewriter.call(sigmoid, {operand}).value()[0]);
    }
    CHECK(rewriter.remove_dead_nodes() == static_cast<size_t>(state.range(0)));
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}

BENCHMARK(parse)->Arg(2'000)->Arg(20'000)->Unit(benchmark::kMillisecond);
BENCHMARK(parse_plain)->Arg(2'000)->Arg(20'000)->Unit(benchmark::kMillisecond);
BENCHMARK(print_text)->Arg(2'000)->Arg(20'000)->Unit(benchmark::kMillisecond);
BENCHMARK(verify_graph)->Arg(2'000)->Arg(20'000)->Unit(benchmark::kMillisecond);
BENCHMARK(hash_graph)->Arg(2'000)->Arg(20'000)->Unit(benchmark::kMillisecond);
BENCHMARK(rewrite)->Arg(2'000)->Arg(20'000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace passnet

BENCHMARK_MAIN();
