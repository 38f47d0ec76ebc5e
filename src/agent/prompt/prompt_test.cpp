// Prompts: deterministic, within their limit, from the task's shown graphs alone.
#include "agent/prompt/prompt.hpp"

#include "agent/prompt/nearest_examples.hpp"
#include "agent/prompt/tokens.hpp"
#include "agent/workbench/tools.hpp"
#include "ir/text/text.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace passnet {
namespace {

AuthorTask task_of(const Catalog& catalog, size_t count) {
  std::vector<TaskGraph> graphs;
  for (size_t i = 0; i < count; ++i) {
    Sources sources;
    Diagnostics diagnostics;
    const SourceId source = sources.add(
        "test",
        fmt::format("graph @t(%x: f32[2,{0},8,8], %m: f32[{0}], %v: f32[{0}], %w: f32[{0}], "
                    "%b: f32[{0}]) {{\n %0 = batch_norm(%x, %m, %v, %w, %b)\n"
                    " %1 = relu(%0)\n return %1\n}}",
                    16 + i));
    graphs.push_back({.label = {},
                      .name = fmt::format("t.{}", i),
                      .source = "place",
                      .graph = std::move(parse_graphs(sources, source, catalog, diagnostics)[0]),
                      .hash = {}});
  }
  return divide_task("t", std::move(graphs), catalog);
}

TEST(Prompt, StaysWithinItsLimitAndKeepsTheFirstGraph) {
  const Catalog catalog = make_catalog();
  const AuthorTask task = task_of(catalog, 6);
  size_t previous = 0;
  for (const size_t limit : {1200, 2000, 3000, 5000, 20'000}) {
    const Prompt prompt = make_prompt(task, catalog, {.tokens = limit});
    EXPECT_LE(prompt.tokens, limit);
    EXPECT_LE(estimate_tokens(prompt.system) + estimate_tokens(prompt.user), limit + 20);
    EXPECT_GE(prompt.tokens, previous);
    previous = prompt.tokens;
    EXPECT_NE(prompt.user.find("graph @graph_1("), std::string::npos);
    EXPECT_EQ(prompt.user, make_prompt(task, catalog, {.tokens = limit}).user);
  }
  const Prompt whole = make_prompt(task, catalog, {.tokens = 20'000});
  EXPECT_TRUE(whole.left_out.empty());
  for (const std::string_view part :
       {"## The file", "## A kernel", "## Right values", "pass batch_norm_relu {", "## The ops",
        "batch_norm(Tensor", "graph @graph_2("}) {
    EXPECT_NE(whole.user.find(part), std::string::npos) << part;
  }
  const Prompt compact = make_prompt(task, catalog, {.tokens = 3000});
  EXPECT_NE(compact.user.find("## The file"), std::string::npos);
  EXPECT_NE(compact.user.find("pass batch_norm_relu {"), std::string::npos);
}

TEST(Prompt, NeverShowsOtherGraphs) {
  const Catalog catalog = make_catalog();
  const AuthorTask task = task_of(catalog, 6);
  const Prompt prompt = make_prompt(task, catalog, {.tokens = 20'000});
  for (const auto* graphs : {&task.dev, &task.hidden}) {
    for (const TaskGraph& graph : *graphs) {
      const Graph& other = graph.graph;
      const std::string type = to_string(other.type(other.inputs()[0].value));
      EXPECT_EQ(prompt.user.find(type), std::string::npos) << type;
    }
  }
}

TEST(Prompt, NativeToolsAreSchemasInsteadOfText) {
  const Catalog catalog = make_catalog();
  const AuthorTask task = task_of(catalog, 3);
  EXPECT_EQ(make_prompt(task, catalog, {.tools = ToolForm::kNative}).system.find("```tool"),
            std::string::npos);
  EXPECT_NE(make_prompt(task, catalog, {.tools = ToolForm::kText}).system.find("```tool"),
            std::string::npos);
  const auto schemas = tool_schemas();
  ASSERT_EQ(schemas.size(), 7u);
  EXPECT_TRUE(schemas[4]["parameters"]["properties"].contains("text"));
  EXPECT_EQ(schemas[4]["parameters"]["required"], nlohmann::ordered_json::array());
  EXPECT_EQ(schemas[1]["parameters"]["required"], nlohmann::ordered_json({"topic"}));
}

TEST(Prompt, WithoutToolsTheAnswerIsTheSubmission) {
  const Catalog catalog = make_catalog();
  const AuthorTask task = task_of(catalog, 3);
  const std::string system = make_prompt(task, catalog, {.tools = ToolForm::kNone}).system;
  EXPECT_NE(system.find("over the default compiler"), std::string::npos) << system;
  for (const ToolInfo& tool : kTools) {
    EXPECT_EQ(system.find(tool.name), std::string::npos) << tool.name;
  }
}

TEST(Prompt, NearestExamplesShareOps) {
  const Catalog catalog = make_catalog();
  const AuthorTask task = task_of(catalog, 3);
  const auto examples = nearest_examples(task.shown[0].graph, catalog, 2);
  ASSERT_EQ(examples.size(), 2u);
  EXPECT_EQ(examples[0].name, "batch_norm_relu");
  EXPECT_EQ(examples[0].likeness, 1);
  EXPECT_TRUE(examples[0].text.ends_with("\n}\n"));
}

TEST(Prompt, TokensAreCountedByWordsDigitsAndSigns) {
  EXPECT_EQ(estimate_tokens(""), 0u);
  EXPECT_EQ(estimate_tokens("one two"), 3u);  // 2.4
  EXPECT_EQ(estimate_tokens("f32[64]"), 9u);  // a word, 4 digits, 2 signs: 8.3
}

}  // namespace
}  // namespace passnet
