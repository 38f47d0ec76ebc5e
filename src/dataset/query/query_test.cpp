#include "dataset/query/query.hpp"

#include "dataset/phase.hpp"
#include "dataset/query/query_fields.hpp"
#include "ops/catalog.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <unistd.h>

namespace passnet {
namespace {

class QueryTest : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::path(testing::TempDir()) / fmt::format("passnet_query_{}", getpid());
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  Result<Query> parse(const std::string& text) {
    Sources sources;
    return parse_query(sources, sources.add("expression", text), catalog_);
  }

  // `COLUMN id: message` of the error.
  std::string error(const std::string& text) {
    Sources sources;
    const auto query = parse_query(sources, sources.add("expression", text), catalog_);
    if (query) return "none";
    return fmt::format("{} {}: {}", sources.location(query.error().span).column, query.error().id,
                       query.error().message);
  }

  // Adds a graph of one piece per name: subgraphs of `sizes` elements of this op sequence.
  void add(Dataset& dataset, const std::string& family, const std::string& sequence,
           const std::vector<int64_t>& sizes, Category category, const std::string& phase = "") {
    GraphRecord graph{.key = sha256(family + sequence),
                      .name = family,
                      .origin = {.package = "timm",
                                 .name = "timm:" + family + "50" + phase,
                                 .family = family,
                                 .category = category},
                      .facts = {.hash = sha256(family), .sequence = sequence, .dtype = "f32"}};
    for (const int64_t size : sizes) {
      GraphFacts facts{.hash = sha256(fmt::format("{} {}", sequence, size)),
                       .sequence = sequence,
                       .dtype = size % 2 == 0 ? "f32" : "bf16",
                       .elements = size};
      for (size_t at = 0; at < sequence.size();) {
        const size_t end = std::min(sequence.find(' ', at), sequence.size());
        facts.ops.push_back(sequence.substr(at, end - at));
        ++facts.nodes;
        at = end + 1;
      }
      graph.pieces.push_back(
          {.piece = {.start = graph.pieces.size(),
                     .count = facts.ops.size(),
                     .kind = facts.nodes > 1 ? PieceKind::kFusible : PieceKind::kSingle},
           .hash = facts.hash});
      graph.subgraphs.emplace(facts.hash, SubgraphRecord{.facts = facts, .launches = 1});
    }
    ASSERT_TRUE(dataset.add(graph));
  }

  int64_t count(Dataset& dataset, const std::string& text) {
    const auto query = parse(text);
    EXPECT_TRUE(query) << text;
    if (!query) return -1;
    const auto found = run_query(dataset, *query, 0, [](const SubgraphRow&) {});
    EXPECT_TRUE(found) << found.error().message;
    return found.value_or(-1);
  }

  std::filesystem::path folder_;
  Catalog catalog_ = make_catalog();
};

TEST_F(QueryTest, FindsWhatAnExpressionDescribes) {
  auto dataset = Dataset::create((folder_ / "a.db").string());
  ASSERT_TRUE(dataset);
  add(*dataset, "swin", "relu", {1, 2, 3, 1000}, Category::kVision);
  add(*dataset, "bert", "add layer_norm", {10, 11}, Category::kLanguage);
  add(*dataset, "resnet", "relu", {2, 5}, Category::kOther);
  const std::vector<std::pair<std::string, int64_t>> cases{
      {"", 7},
      {"op = relu", 5},
      {"op != relu", 2},
      {"op = add and op = layer_norm", 2},
      {"op ~ norm", 2},
      {"op in [relu, add]", 7},
      {"family = swin", 4},
      {"family = swin and family = resnet", 1},
      {"family ~ \"s\"", 5},
      {"package = timm", 7},
      {"model = \"timm:bert50\"", 2},
      {"phase = forward", 0},
      {"phase = inference", 7},
      {"dtype = bf16", 4},
      {"dtype in [float32, \"bfloat16\"]", 7},
      {"elements > 1e1", 2},
      {"elements >= 10", 3},
      {"not (elements >= 10 or op = relu)", 0},
      {"elements < 3 or elements = 1000", 3},
      {"elements in [1, 2]", 2},
      {"kind = fusible", 2},
      {"kind in [single, typical]", 5},
      {"category = vision", 4},
      {"category != vision", 3},
      {"occurrences = 2", 1},
      {"sequence = \"add layer_norm\"", 2},
      {"sequence ~ layer", 2},
      {"split = train", 0},
      {"nodes = 2 and launches = 1", 2},
      {"hash = \"" + sha256("relu 2").hex() + "\"", 1},
      {"hash = \"" + sha256("relu 2").hex().substr(0, 9) + "\"", 1},
  };
  for (const auto& [text, expected] : cases) EXPECT_EQ(count(*dataset, text), expected) << text;
}

TEST_F(QueryTest, ModelsNameTheirPhase) {
  const std::vector<std::pair<std::string_view, Phase>> cases{
      {"timm:resnet50/forward", Phase::kForward}, {"p/m/backward_12", Phase::kBackward},
      {"timm:resnet50", Phase::kInference},       {"forward", Phase::kInference},
      {"p/m/backward_", Phase::kInference},       {"p/m/backward_1b", Phase::kInference},
      {"p/forward/m", Phase::kInference},         {"", Phase::kInference}};
  for (const auto& [model, phase] : cases) EXPECT_EQ(phase_of(model), phase) << model;
  auto dataset = Dataset::create((folder_ / "a.db").string());
  ASSERT_TRUE(dataset);
  add(*dataset, "swin", "relu", {1, 2, 3}, Category::kVision);
  add(*dataset, "swin", "tanh", {4, 5}, Category::kVision, "/backward_0");
  EXPECT_EQ(count(*dataset, "phase = backward"), 2);
  EXPECT_EQ(count(*dataset, "phase != backward"), 3);
  EXPECT_EQ(count(*dataset, "phase in [inference, backward]"), 5);
  EXPECT_EQ(count(*dataset, "phase ~ ward"), 2);
}

TEST_F(QueryTest, VisitsTheFirstRows) {
  auto dataset = Dataset::create((folder_ / "a.db").string());
  ASSERT_TRUE(dataset);
  add(*dataset, "swin", "relu", {4, 2}, Category::kVision);
  std::vector<SubgraphRow> rows;
  EXPECT_EQ(*run_query(*dataset, *parse(""), 1, [&](const auto& row) { rows.push_back(row); }), 2);
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(rows[0].hash, sha256("relu 4"));
  EXPECT_EQ(rows[0].elements, 4);
  EXPECT_EQ(rows[0].sequence, "relu");
  EXPECT_EQ(rows[0].kinds, std::vector<std::string_view>{"single"});
  EXPECT_EQ(rows[0].categories, std::vector<std::string_view>{"vision"});
}

TEST_F(QueryTest, ExplainsErrorsAtTheirPlace) {
  EXPECT_EQ(error("elemnts > 1"),
            "1 unknown-field: expected a field, found 'elemnts'; did you mean 'elements'?");
  EXPECT_EQ(error("op = rellu"),
            "6 field-value: expected an op of the catalog, found 'rellu'; did you mean 'relu'?");
  EXPECT_EQ(error("op = relu dtype = f32"),
            "11 query-syntax: expected 'and', 'or' or the end, found 'dtype'");
  EXPECT_EQ(error("op = relu && dtype = f32"),
            "11 query-syntax: expected 'and', 'or' or the end, found '&&'; did you mean 'and'?");
  EXPECT_EQ(error("(op = relu"), "11 query-syntax: expected ')', found the end of the text");
  EXPECT_EQ(error("op"),
            "3 query-syntax: expected one of = != < <= > >= ~ in, found the end of the "
            "text");
  EXPECT_EQ(error("and op = relu"), "1 unknown-field: expected a field, found 'and'");
  EXPECT_EQ(error("op > relu"),
            "4 field-operator: expected 'op' to be compared by =, !=, ~ or in, found '>'");
  EXPECT_EQ(error("elements ~ 3"),
            "10 field-operator: expected 'elements' to be compared by =, != or in, found '~'");
  EXPECT_EQ(error("elements > many"),
            "12 field-value: expected a number for 'elements', found 'many'");
  EXPECT_EQ(error("dtype = f31"), "9 field-value: expected a dtype, found 'f31'");
  EXPECT_EQ(error("kind = fusable"),
            "8 field-value: expected a kind, found 'fusable'; did you mean 'fusible'?");
  EXPECT_EQ(error("category = visio"),
            "12 field-value: expected a category, found 'visio'; did you mean 'vision'?");
  EXPECT_EQ(
      error("phase = backwards"),
      "9 field-value: expected a phase (inference, forward, backward), found 'backwards'; did "
      "you mean 'backward'?");
  EXPECT_EQ(error("hash = \"xyz\""),
            "8 field-value: expected the first of 64 hexadecimal digits in quotes, found the "
            "string \"xyz\"");
  EXPECT_EQ(error("op in [relu"),
            "12 query-syntax: expected ',' or ']', found the end of the text");
  EXPECT_EQ(error("op = \"relu"), "6 unterminated-string: expected '\"' at the end of the string");
  EXPECT_EQ(error(std::string(200, '(') + "op = relu").substr(0, 17), "52 query-too-deep");
}

TEST_F(QueryTest, EveryFieldIsASelectionOrAColumn) {
  for (const QueryField& field : kQueryFields) {
    const bool is_related = field.kind == FieldKind::kOp || field.kind == FieldKind::kText ||
                            field.kind == FieldKind::kPhase;
    EXPECT_EQ(field.selection.contains("{}"), is_related) << field.name;
  }
}

}  // namespace
}  // namespace passnet
