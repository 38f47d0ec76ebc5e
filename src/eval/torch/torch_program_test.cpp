#include "eval/torch/torch_program.hpp"

#include "ops/catalog.hpp"
#include "support/graphs.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <array>
#include <string>

namespace passnet {
namespace {

Graph parse_program(const Catalog& catalog, std::string_view text) {
  return parsed_graph(text, catalog);
}

constexpr const char* kText = R"(graph @g(%x: f32[4,6] {strides=[1,8]}, %y: f32[]) {
  %a = clamp(%x, min=-inf, max=2.5) : f32[4,6]
  %b = to(%a, dtype=f16) : f16[4,6]
  %c = sum(%b, dim=[1]) : f16[4]
  return %c, %a
}
)";

TEST(TorchProgram, NodesSayArgumentsAndWhichAreDefaults) {
  const Catalog catalog = make_catalog();
  const Graph graph = parse_program(catalog, kText);
  const auto program = torch_program(graph, catalog, lay_out_for_torch(graph), "g.graph");
  ASSERT_TRUE(program.has_value());
  const nlohmann::json& nodes = (*program)["nodes"];
  ASSERT_EQ(nodes.size(), 3u);
  EXPECT_EQ(nodes[0]["op"], "clamp");
  const std::string x = "v" + std::to_string(graph.inputs()[0].value.index);
  EXPECT_EQ(nodes[0]["args"][0].dump(), R"(["self",{"v":")" + x + R"("},true,false])");
  EXPECT_EQ(nodes[0]["args"][1].dump(), R"(["min",{"f":"-inf"},true,false])");
  EXPECT_EQ(nodes[1]["args"][1].dump(), R"(["dtype",{"t":"torch.float16"},false,false])");
  EXPECT_EQ(nodes[2]["args"][2].dump(), R"(["keepdim",false,false,true])");
  EXPECT_EQ(nodes[2]["types"].dump(), R"([["float16",[4]]])");
  EXPECT_TRUE((*program)["line"].is_null());
}

TEST(TorchProgram, PlacesKeepStridesAndDoNotOverlap) {
  const Catalog catalog = make_catalog();
  const Graph graph = parse_program(catalog, kText);
  const TorchPlaces places = lay_out_for_torch(graph);
  const auto program = torch_program(graph, catalog, places, "");
  const nlohmann::json& inputs = (*program)["inputs"];
  EXPECT_EQ(inputs[0]["strides"].dump(), "[1,8]");
  EXPECT_EQ(inputs[0]["bytes"], (3 + 5 * 8 + 1) * 4);
  EXPECT_EQ(inputs[1]["bytes"], 4);
  size_t end = 0;
  for (const char* const side : {"inputs", "results"}) {
    for (const nlohmann::json& place : (*program)[side]) {
      EXPECT_GE(place["offset"].get<size_t>(), end);
      end = place["offset"].get<size_t>() + place["bytes"].get<size_t>();
    }
  }
  EXPECT_LE(end, (*program)["bytes"].get<size_t>());
}

TEST(TorchProgram, TypedLinesAreNamedByFileAndNumber) {
  const Catalog catalog = make_catalog();
  const Graph graph = parse_program(catalog, kText);
  const TorchPlaces places = lay_out_for_torch(graph);
  const auto line = [&](const char* source) {
    return (*torch_program(graph, catalog, places, source))["line"];
  };
  EXPECT_EQ(line("/a/b.jsonl.gz#7").dump(), R"({"file":"/a/b.jsonl.gz","number":7})");
  EXPECT_TRUE(line("/a/b.jsonl.gz").is_null());
  EXPECT_TRUE(line("/a/b.graph#7").is_null());
  EXPECT_TRUE(line("/a/b.jsonl#0f3e").is_null());
}

TEST(TorchProgram, FoldersOfSamplesAreNamed) {
  const Catalog catalog = make_catalog();
  const Graph graph = parse_program(catalog, kText);
  const TorchPlaces places = lay_out_for_torch(graph);
  const auto folder = [&](std::string_view source) {
    return (*torch_program(graph, catalog, places, source))["folder"];
  };
  const std::string sample = PASSNET_SOURCE_DIR "/data/samples/convnext/convnext_float32";
  EXPECT_EQ(folder(sample), sample);
  EXPECT_TRUE(folder(PASSNET_SOURCE_DIR "/data/samples").is_null());
  EXPECT_TRUE(folder("").is_null());
}

TEST(TorchProgram, FurtherBuffersFollowTheResults) {
  const Catalog catalog = make_catalog();
  const Graph graph = parse_program(catalog, kText);
  const TorchPlaces plain = lay_out_for_torch(graph);
  const std::array<size_t, 2> more{64, 8};
  const TorchPlaces places = lay_out_for_torch(graph, more);
  ASSERT_EQ(places.layout.buffers.size(), plain.layout.buffers.size() + 2);
  EXPECT_EQ(places.layout.buffers.back().bytes, 8u);
  EXPECT_GT(places.layout.buffers.back().offset, plain.layout.buffers.back().offset);
}

}  // namespace
}  // namespace passnet
