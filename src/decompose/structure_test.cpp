#include "decompose/structure.hpp"

#include "decompose/cut.hpp"
#include "generate/random_graph.hpp"
#include "ir/cost.hpp"
#include "ir/verify.hpp"
#include "ops/catalog.hpp"
#include "support/graphs.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <unordered_map>
#include <unordered_set>

namespace passnet {
namespace {

class Structure : public testing::Test {
 protected:
  Graph parse(std::string_view text) const { return parsed_graph(text, catalog_); }

  const Catalog catalog_ = make_catalog();
};

// Ranges with equal fingerprints are cut into graphs with equal canonical hashes, or not at all.
TEST_F(Structure, TellsPiecesApartOverManyGraphs) {
  constexpr size_t kLongest = 5;
  const GraphGenerator generator(catalog_);
  std::unordered_map<Fingerprint, std::optional<Digest>, FingerprintHash> known;
  size_t repeated = 0;
  for (uint64_t seed = 0; seed < 150; ++seed) {
    const Graph graph =
        generator.make(seed, {.most_extent = 4, .ops = {"add", "relu", "mul", "sum", "reshape"}});
    ProgramStructure structure(graph);
    const Cutter cutter(graph, catalog_);
    for (size_t start = 0; start < graph.nodes().size(); ++start) {
      for (size_t count = 1; count <= std::min(kLongest, graph.nodes().size() - start); ++count) {
        const auto part = cutter.cut(start, count);
        const auto hash = part ? std::optional(canonical_hash(*part, catalog_)) : std::nullopt;
        const auto [entry, is_new] = known.emplace(structure.piece(start, count), hash);
        EXPECT_EQ(entry->second, hash);
        repeated += is_new ? 0 : 1;
      }
    }
  }
  EXPECT_GT(repeated, 20U);
}

TEST_F(Structure, DependsOnEveryPartOfAPiece) {
  std::unordered_set<Fingerprint, FingerprintHash> found;
  const auto add = [&](std::string_view inputs, std::string_view first, std::string_view second,
                       std::string_view result) {
    const Graph graph = parse(fmt::format("graph @g({}) {{\n  %a = {}\n  %b = {}\n  return {}\n}}",
                                          inputs, first, second, result));
    found.insert(ProgramStructure(graph).piece(0, 2));
  };
  constexpr std::string_view kInputs = "%x: f32[4,4], %y: f32[4,4]";
  add(kInputs, "sub(%x, %y) : f32[4,4]", "relu(%a) : f32[4,4]", "%b");
  EXPECT_EQ(found.size(), 1U);
  add("%p: f32[4,4], %x: f32[4,4] {min=0.0}", "sub(%p, %x) : f32[4,4]", "relu(%a) : f32[4,4]",
      "%b");
  EXPECT_EQ(found.size(), 1U);  // names and facts do not count
  add(kInputs, "sub(%x, %y) : f32[4,4]", "relu(%a) : f32[4,4]", "%b, %a");
  add(kInputs, "sub(%x, %x) : f32[4,4]", "relu(%a) : f32[4,4]", "%b");
  add(kInputs, "sub(%x, %y, alpha=2) : f32[4,4]", "relu(%a) : f32[4,4]", "%b");
  add(kInputs, "sub(%x, %y) : f32[4,4]", "relu(%x) : f32[4,4]", "%b, %a");
  add("%x: f32[4,4], %y: f32[4]", "sub(%x, %y) : f32[4,4]", "relu(%a) : f32[4,4]", "%b");
  add("%x: f16[4,4], %y: f16[4,4]", "sub(%x, %y) : f16[4,4]", "relu(%a) : f16[4,4]", "%b");
  EXPECT_EQ(found.size(), 7U);
}

TEST_F(Structure, TellsCallsApart) {
  const Graph graph = parse(R"(
graph @g(%x: f32[4,4], %y: f32[4,4], %z: f32[8]) {
  %a = add(%x, %y) : f32[4,4]
  %b = add(%a, %a) : f32[4,4]
  %c = add(%z, %z) : f32[8]
  %d = add(%b, %x, alpha=2) : f32[4,4]
  return %c, %d
})");
  const ProgramStructure structure(graph);
  EXPECT_EQ(structure.call(0), structure.call(1));
  EXPECT_NE(structure.call(0), structure.call(2));
  EXPECT_NE(structure.call(0), structure.call(3));
}

}  // namespace
}  // namespace passnet
