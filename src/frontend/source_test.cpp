#include "frontend/source.hpp"

#include "frontend/graphnet.hpp"
#include "frontend/typed_lines.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>
#include <zlib.h>

#include <filesystem>
#include <fstream>
#include <zstd.h>

namespace passnet {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kTypedLine =
    R"({"inputs":[{"shape":[2,3],"dtype":"float32","stride":[1,2],"mean":0.5}],"nodes":[)"
    R"({"id":"n0","op":"torch.relu","args":[{"v":"in0"}],"kwargs":{},"type":7},)"
    R"({"id":"n1","op":"operator.getitem","args":[{"v":"n0"},[{"slice":[null,1,null]},)"
    R"({"ellipsis":1}]],"kwargs":{}},)"
    R"({"id":"n2","op":"torch.clamp","args":[{"v":"n1"}],"kwargs":{"max":{"f":"inf"}}},)"
    R"({"id":"n3","op":".to","args":[{"v":"n2"},{"t":"torch.float16"}]}],)"
    R"("outputs":["n3"],"hash":"abc","task":"t1","source":"s"})";

constexpr std::string_view kSmallModel =
    "import torch\nclass GraphModule(torch.nn.Module):\n"
    "    def forward(self, L_x_ : torch.Tensor):\n        l_x_ = L_x_\n"
    "        y = l_x_.relu();  l_x_ = None\n        return (y,)\n";
constexpr std::string_view kSmallMeta =
    "class A:\n    name = \"L_x_\"\n    shape = [2, 3]\n    dtype = \"torch.float32\"\n"
    "    device = \"cpu\"\n    mean = 0.5\n    std = None\n    min_val = -1\n    data = None\n";

class SourceTest : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::path(testing::TempDir()) /
              fmt::format("passnet_source_{}",
                          testing::UnitTest::GetInstance()->current_test_info()->name());
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string write(const std::string& name, std::string_view text) {
    const fs::path path = folder_ / name;
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
    return path.string();
  }

  // One `NAME ok` or `NAME id` per graph.
  std::vector<std::string> read(const std::string& path) {
    const std::vector<std::string> paths{path};
    auto stream = open_sources(paths, catalog_, spellings_);
    if (!stream) return {stream.error().id};
    std::vector<std::string> result;
    while (const auto graph = stream->next()) {
      result.push_back(graph->name + " " + (graph->graph ? "ok" : graph->graph.error().id));
      tasks_.push_back(graph->task);
      if (graph->graph) continue;
      const Span span = graph->graph.error().span;
      columns_.push_back(span.source.valid() ? graph->sources.location(span).column : 0);
      lines_.push_back(span.source.valid() ? graph->sources.location(span).line : 0);
    }
    return result;
  }

  using Names = std::vector<std::string>;
  fs::path folder_;
  Catalog catalog_ = make_catalog();
  SpellingTable spellings_{catalog_};
  Names tasks_;
  std::vector<uint32_t> lines_;
  std::vector<uint32_t> columns_;
};

TEST_F(SourceTest, PointsAtTheOffendingFieldOfATypedLine) {
  const auto column = [&](std::string_view old, std::string_view bad, std::string_view wanted) {
    std::string row(kTypedLine);
    row.replace(row.find(old), old.size(), bad);
    lines_.clear();
    columns_.clear();
    read(write("b.jsonl", fmt::format("\n{}\n", row)));
    EXPECT_EQ(lines_, std::vector<uint32_t>{2}) << bad;
    EXPECT_EQ(columns_, std::vector<uint32_t>{static_cast<uint32_t>(row.find(wanted)) + 1}) << bad;
  };
  column("[2,3]", "[2,true]", "[2,true]");
  column("float32", "float31", "\"float31");
  column("torch.relu", "torch.rleu", "\"torch.rleu");
  column("{\"v\":\"n1\"}", "{\"w\":\"n1\"}", "{\"w\"");
  column("\"v\":\"n1\"", "\"v\":\"n9\"", "\"torch.clamp");
  column("[\"n3\"]", "[3]", "3],\"hash");
  column("\"abc\"", "7", "7,\"task");
  column("\"nodes\":[", "\"nodes\":[}", "}{\"id");
}

TEST_F(SourceTest, ChecksTheFilesBesideAModel) {
  const auto with = [&](const std::string& file, std::string_view text) {
    fs::remove_all(folder_ / "m");
    write("m/model.py", kSmallModel);
    write("m/weight_meta.py", kSmallMeta);
    write("m/" + file, text);
    lines_.clear();
    columns_.clear();
    const Names names = read((folder_ / "m").string());
    return fmt::format("{} {}", names[0], columns_.empty() ? 0 : columns_[0]);
  };
  const std::string constraints = "input_tensor_constraints.py";
  EXPECT_EQ(with(constraints, "dynamic_dim_constraint_input_shapes = [([S0, 3], \"L_x_\")]"),
            "m ok 0");
  EXPECT_EQ(with(constraints, "dynamic_dim_constraint_input_shapes = [([3], \"L_x_\")]"),
            "m bad-input-constraints 40");
  EXPECT_EQ(with(constraints, "dynamic_dim_constraint_input_shapes = [([3], 4)]"),
            "m bad-input-constraints 46");
  EXPECT_EQ(with(constraints, "dynamic_dim_constraint_symbols = ["), "m python-syntax 35");
  EXPECT_EQ(with("graph_net.json", R"({"framework": "torch", "dynamic": false})"), "m ok 0");
  EXPECT_EQ(with("graph_net.json", R"({"framework": "paddle"})"), "m ok 0");
  EXPECT_EQ(with("graph_net.json", R"({"framework": "jax"})"), "m bad-graph-facts 15");
  EXPECT_EQ(with("graph_net.json", R"({"framework": "torch",})"), "m bad-graph-facts 23");
}

TEST_F(SourceTest, ReadsTypedLinesAndGoesOnAfterABadOne) {
  const std::string path =
      write("a.jsonl", fmt::format("{}\n\n{{\"inputs\": 3}}\n{}", kTypedLine, kTypedLine));
  EXPECT_EQ(read(path), (Names{"abc ok", "#1 bad-line", "abc ok"}));
  EXPECT_EQ(tasks_[0], "t1");
  EXPECT_EQ(lines_, std::vector<uint32_t>{3});
  EXPECT_EQ(read(path + "#abc"), Names{"abc ok"});
  EXPECT_EQ(read(path + "#1"), Names{"#1 bad-line"});
  EXPECT_EQ(read(path + "#2"), Names{"abc ok"});
  EXPECT_EQ(read(path + "#9"), Names{path + "#9 no-such-graph"});
}

TEST_F(SourceTest, ReadsGzipAndRefusesBrokenOnes) {
  const std::string path = (folder_ / "a.jsonl.gz").string();
  const gzFile file = gzopen(path.c_str(), "wb");
  for (int i = 0; i < 200; ++i) gzputs(file, fmt::format("{}\n", kTypedLine).c_str());
  gzclose(file);
  EXPECT_EQ(read(path).size(), 200U);
  fs::resize_file(path, fs::file_size(path) - 20);
  EXPECT_EQ(read(path).back(), path + " broken-file");
}

std::string zstd(std::string_view text) {
  std::string encoded(ZSTD_compressBound(text.size()), '\0');
  encoded.resize(ZSTD_compress(encoded.data(), encoded.size(), text.data(), text.size(), 3));
  return encoded;
}

TEST_F(SourceTest, ReadsZstdOfSeveralFramesAndRefusesBrokenOnes) {
  std::string rows;
  for (int i = 0; i < 2000; ++i) rows += fmt::format("{}\n", kTypedLine);
  const std::string whole = zstd(rows) + zstd(rows);
  EXPECT_EQ(read(write("a.jsonl.zst", whole)).size(), 4000U);
  EXPECT_EQ(read(write("a.jsonl.zst", "")).size(), 0U);
  EXPECT_EQ(read(write("a.jsonl", whole)).size(), 4000U);
  const std::string path =
      write("b.jsonl.zst", std::string_view(whole).substr(0, whole.size() - 9));
  const Names cut = read(path);
  EXPECT_GE(cut.size(), 2000U);
  EXPECT_EQ(cut.back(), path + " broken-file");
  EXPECT_EQ(read(write("b.jsonl.zst", "not zstd")), Names{path + " broken-file"});
  EXPECT_EQ(read(write("b.jsonl.zst", kTypedLine)), Names{path + " broken-file"});
}

TEST_F(SourceTest, DecodesDamagedZstdWithoutCrashing) {
  std::string rows;
  for (int i = 0; i < 50; ++i) rows += fmt::format("{}{}\n", kTypedLine, i);
  const std::string whole = zstd(rows);
  for (size_t i = 0; i < whole.size(); ++i) {
    for (const int flip : {1, 0x80, 0xff}) {
      std::string damaged = whole;
      damaged[i] = static_cast<char>(damaged[i] ^ flip);
      auto lines = TextLines::open(write("c.jsonl.zst", damaged), 1 << 20);
      ASSERT_TRUE(lines);
      while (true) {
        const auto line = lines->next();
        if (line && *line) continue;
        EXPECT_TRUE(line || line.error().id == "broken-file" || line.error().id == "line-too-long");
        break;
      }
    }
  }
}

TEST_F(SourceTest, ReadsTheOriginOfATypedLine) {
  const auto with = [&](std::string_view origin) {
    std::string row(kTypedLine);
    row.insert(1, fmt::format("\"origin\":{},", origin));
    return parse_typed_line(row, {});
  };
  const auto line = with(R"({"package":"timm","name":"timm:resnet50","category":"vision","part":1,)"
                         R"("parts":2,"settings":{"b":1,"a":[2]}})");
  ASSERT_TRUE(line);
  EXPECT_EQ(line->origin, (ModelOrigin{.package = "timm",
                                       .name = "timm:resnet50",
                                       .family = "resnet",
                                       .category = Category::kVision,
                                       .settings = R"({"a":[2],"b":1})",
                                       .part = 1,
                                       .parts = 2}));
  EXPECT_EQ(with(R"({"category":"visoin"})").error().message,
            "expected a category in the origin, found 'visoin'; did you mean 'vision'?");
  const auto shared = with(R"({"name":"a"},"also":[{"name":"b"},{"name":"c"}])");
  ASSERT_TRUE(shared);
  ASSERT_EQ(shared->also.size(), 2u);
  EXPECT_EQ(shared->also[1].name, "c");
  EXPECT_EQ(with(R"({"name":"a"},"also":7)").error().message,
            "expected a list in 'also', found number");
  EXPECT_EQ(with("7").error().id, "bad-origin");
  EXPECT_EQ(with(R"({"name":7})").error().id, "bad-origin");
  EXPECT_EQ(with(R"({"part":-1})").error().id, "bad-origin");
}

TEST_F(SourceTest, TellsTheOriginOfASample) {
  const ModelOrigin origin = graphnet_origin(
      R"({"source":"timm","model_name":"ResNet_50","heuristic_tag":"computer_vision"})", "timm/x");
  EXPECT_EQ(
      origin,
      (ModelOrigin{
          .package = "timm", .name = "timm/x", .family = "resnet", .category = Category::kVision}));
  EXPECT_EQ(graphnet_origin("", "timm/swin_s3_tiny").family, "swin");
  EXPECT_EQ(family_of("transformers:BertConfig"), "bertconfig");
  EXPECT_EQ(family_of("a/b/t5-small"), "t5");
}

TEST_F(SourceTest, WalksFoldersAndNamesThemByTheirPath) {
  write("m/a/model.py", kSmallModel);
  write("m/a/weight_meta.py", kSmallMeta);
  write("m/b/c/model.py", kSmallModel);
  write("m/b/c/weight_meta.py", "");
  write("m/d/model.py", "class X:\n    pass\n");
  const std::string tree = (folder_ / "m").string();
  EXPECT_EQ(read(tree), (Names{"a ok", "b/c missing-input-metadata", "d no-forward"}));
  EXPECT_EQ(read(tree + "/a"), Names{"a ok"});
  EXPECT_EQ(read(tree + "/a/"), Names{"a ok"});
}

TEST_F(SourceTest, ReadsGraphTextAndSuites) {
  const std::string text = "graph @g(%x: f32[2]) { return %x }\n";
  EXPECT_EQ(read(write("a.graph", text)), Names{"g ok"});
  write("suite/suite.json", "{}");
  write("suite/t2/a.graph", text);
  write("suite/t1/a.graph", text + "graph @h(%x: f32[2]) { return %y }\n");
  const std::string suite = (folder_ / "suite").string();
  EXPECT_EQ(read(suite).size(), 3U);
  EXPECT_EQ(tasks_.back(), "t2");
  // A suite chooses no file outside of its folder.
  write("elsewhere.graph", text);
  std::filesystem::create_symlink("../t1/a.graph", folder_ / "suite/t2/b.graph");
  EXPECT_EQ(read(suite).size(), 5U);
  std::filesystem::create_symlink("../../elsewhere.graph", folder_ / "suite/t2/c.graph");
  EXPECT_EQ(read(suite), Names{"suite-link"});
  std::filesystem::remove(folder_ / "suite/t2/c.graph");
  write("suite/suite.json", "[");
  EXPECT_EQ(read(suite), Names{"bad-suite"});
}

TEST_F(SourceTest, RefusesWhatIsNoSource) {
  EXPECT_EQ(read((folder_ / "absent").string()), Names{"unreadable-file"});
  EXPECT_EQ(read(write("a.txt", "")), Names{"unknown-source"});
  EXPECT_EQ(read(fs::path(write("b.txt", "")).parent_path().string() + "#0"),
            Names{"folder-selector"});
  EXPECT_EQ(read(folder_.string()), Names{"no-graphs"});
  const std::string lines = write("records.jsonl", "");
  const std::vector<std::string> sources{folder_.string()};
  const auto refused = open_sources(sources, catalog_, spellings_);
  ASSERT_FALSE(refused);
  EXPECT_TRUE(refused.error().message.ends_with(
      "found files of lines, which have to be named themselves: '" + lines + "'"))
      << refused.error().message;
}

TEST_F(SourceTest, BoundsLinesAndFiles) {
  auto lines = TextLines::open(write("a.txt", std::string(600000, 'x')), 1000);
  ASSERT_TRUE(lines.has_value());
  const Diagnostic error = lines->next().error();
  EXPECT_EQ(error.id, "line-too-long");
  EXPECT_TRUE(error.message.contains("expected lines of at most")) << error.message;
  const std::string large = write("b.txt", "");
  fs::resize_file(large, (uintmax_t{1} << 30) + 1);
  EXPECT_EQ(read_text_file(large).error().id, "file-too-large");
}

TEST(TypedLineTest, KeepsFactsAndNeverAsksForTypes) {
  const auto line = parse_typed_line(kTypedLine, {});
  ASSERT_TRUE(line.has_value()) << line.error().message;
  EXPECT_EQ(line->task, "t1");
  EXPECT_EQ(line->model, "s");
  const FxInput& input = line->program.inputs.at(0);
  EXPECT_EQ(input.facts.strides, (Strides{1, 2}));
  EXPECT_EQ(input.facts.mean, 0.5);
  EXPECT_EQ(line->program.statements.size(), 4U);
}

TEST(TypedLineTest, BoundsNesting) {
  const std::string deep = std::string(5000, '[') + std::string(5000, ']');
  const std::string row = fmt::format(
      R"({{"inputs":[],"nodes":[{{"id":"a","op":"b","args":{}}}],"outputs":[]}})", deep);
  EXPECT_EQ(parse_typed_line(row, {}).error().id, "source-too-deep");
}

TEST(InputMetadataTest, ReadsFacts) {
  const auto inputs = parse_input_metadata(kSmallMeta, {});
  ASSERT_TRUE(inputs.has_value()) << inputs.error().message;
  EXPECT_EQ(to_string(inputs->at(0).type), "f32[2,3]");
  EXPECT_EQ(inputs->at(0).facts.mean, 0.5);
  EXPECT_EQ(inputs->at(0).facts.min, -1);
  EXPECT_FALSE(inputs->at(0).facts.std.has_value());
}

TEST(InputMetadataTest, RefusesWhatItDoesNotUnderstand) {
  for (const std::string_view text :
       {"class A:\n    name = 3\n", "class A:\n    name = \"x\"\n", "class A:\n    shape = [S0]\n",
        "class A:\n    dtype = \"torch.float3\"\n", "class A:\n    data = [None]\n",
        "class A:\n    mean = \"a\"\n", "class A:\n    shape = [2.5]\n"}) {
    const auto inputs = parse_input_metadata(text, {});
    ASSERT_FALSE(inputs.has_value()) << text;
    EXPECT_EQ(inputs.error().id, "bad-input-metadata");
  }
  const auto nameless = parse_input_metadata("class A:\n    name = \"x\"\n", {});
  EXPECT_TRUE(nameless.error().message.contains("expected name, shape and dtype of an input"))
      << nameless.error().message;
}

}  // namespace
}  // namespace passnet
