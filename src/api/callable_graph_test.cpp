#include "api/callable_graph.hpp"

#include "compile/pipeline.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

TEST(CallableGraph, SaysWhichKernelCannotBeLoaded) {
  const Catalog catalog = make_catalog();
  Sources sources;
  Diagnostics diagnostics;
  const SourceId source =
      sources.add("g", "graph @g(%x: f32[4]) {\n  %0 = relu(%x) : f32[4]\n  return %0\n}\n");
  const std::vector<Graph> graphs = parse_graphs(sources, source, catalog, diagnostics);
  ASSERT_EQ(graphs.size(), 1u);
  const auto compiled = compile(graphs[0], catalog, native_target(), Pipeline::kDefault);
  ASSERT_TRUE(compiled);
  const auto loaded = CallableGraph::load(graphs[0], *compiled,
                                          {.libraries = {"/nowhere/kernel.so"}}, nullptr, nullptr);
  ASSERT_FALSE(loaded);
  EXPECT_EQ(loaded.error().id, "graph-not-loaded");
  EXPECT_TRUE(
      loaded.error().message.starts_with("cannot load the compiled graph: /nowhere/kernel.so"));
}

TEST(ResultMemory, LivesAsLongAsItsLastOwner) {
  ResultMemory first = ResultMemory::allocate(100);
  std::byte* const data = first.data();
  EXPECT_EQ(reinterpret_cast<uintptr_t>(data) % 64, 0u);
  ResultMemory second = first;
  first = ResultMemory();
  EXPECT_EQ(second.data(), data);
  second.data()[99] = std::byte{1};
  ResultMemory third = std::move(second);
  EXPECT_EQ(third.data(), data);
  EXPECT_EQ(first.data(), nullptr);
}

}  // namespace
}  // namespace passnet
