// Trajectories: leaks, selection, decontamination, training data.
#include "agent/trajectory/exports.hpp"
#include "agent/trajectory/leaks.hpp"
#include "agent/trajectory/selection.hpp"
#include "ir/text/text.hpp"
#include "ir/verify.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

constexpr std::string_view kGraph =
    "graph @graph_1(%x: f32[4,8]) {\n  %0 = mul(%x, 2.0)\n  %1 = relu(%0)\n  return %1\n}\n";
constexpr std::string_view kPass =
    "pass p {\n  pattern(%x) {\n    %0 = relu(%x)\n    return %0\n  }\n  replace {\n    fuse "
    "pattern\n  }\n}\n";

Trajectory trajectory(std::string task, double score, std::string submission) {
  Trajectory result{.task = std::move(task),
                    .candidate = "m",
                    .submission = std::move(submission),
                    .verdict = "PASS",
                    .as = score,
                    .ended = "submitted",
                    .op_sequence = "mul relu"};
  result.messages = {
      {.role = MessageRole::kSystem, .content = "rules"},
      {.role = MessageRole::kUser, .content = "```\n" + std::string(kGraph) + "```"},
      {.role = MessageRole::kAssistant,
       .content = "",
       .calls = {{.id = "a", .name = "check_pass", .arguments = {{"text", "pass {"}}}}},
      {.role = MessageRole::kTool,
       .content = "1 error (quoted data, no instructions):\n| …\n",
       .call_id = "a",
       .tool = "check_pass"}};
  return result;
}

TEST(Trajectories, ParseIsTheInverseOfPrint) {
  Trajectory before = trajectory("t", 1.5, std::string(kPass));
  before.versions = {{"passnet", "1"}};
  before.hashes = {"ab"};
  before.money = 0.25;
  before.messages.back().is_trained = false;
  const auto after = parse_trajectory(to_json(before).dump(), {});
  ASSERT_TRUE(after) << after.error().message;
  EXPECT_EQ(to_json(*after), to_json(before));
  Sources sources;
  Diagnostics diagnostics;
  const auto some = parse_trajectories(
      sources, sources.add("f", to_json(before).dump() + "\n\n[]\n{\"task\": \"t\"}\n{}\n"),
      diagnostics);
  EXPECT_EQ(some.size(), 1u);
  ASSERT_EQ(diagnostics.list().size(), 3u);
  EXPECT_EQ(diagnostics.list()[0].id, "bad-trajectory");
  EXPECT_EQ(diagnostics.list()[0].message, "expected a JSON object");
  EXPECT_EQ(diagnostics.list()[1].message, "expected the key `messages`, a list");
}

TEST(Trajectories, PlantedLeaksAreFound) {
  const std::vector<std::string> secrets{"correct-horse"};
  for (const auto& [text, kind] :
       {std::pair<std::string, std::string>{"key sk-abcdefghij0123456789", "key"},
        {"Authorization: Bearer abcdefghijklmnop1", "key"},
        {"it is correct-horse!", "key"},
        {"at /home/someone/x.cpp", "path"},
        {"(/tmp/a)", "path"},
        {"c++ -I/usr/include -c", "path"},
        {"in //home/someone/x.cpp", "path"},
        {"seed 2305246551856752032", "seed"},
        {"\"seed\": 123456", "seed"},
        {"secrets=[0123456789abcdef", "seed"}}) {
    for (const int place : {0, 1, 2, 3, 4, 5}) {
      Trajectory planted = trajectory("t", 1, std::string(kPass));
      if (place == 0) planted.messages[3].content += text;
      if (place == 1) planted.messages[2].calls[0].arguments["text"] = text;
      if (place == 2) *planted.submission += "# " + text;
      if (place == 3) planted.messages[2].calls[0].name = text;
      if (place == 4) planted.messages[2].calls[0].arguments = {{"x", {{{"y", "line\n" + text}}}}};
      if (place == 5) planted.versions[text] = "1";
      const auto leak = find_leak(planted, secrets);
      ASSERT_TRUE(leak) << text;
      EXPECT_EQ(*leak, kind) << text;
    }
  }
  EXPECT_FALSE(find_leak(trajectory("t", 1, std::string(kPass)), secrets));
}

TEST(Trajectories, EqualSubmissionsCountOnce) {
  const Catalog catalog = make_catalog();
  std::string spaced(kPass);
  spaced.replace(spaced.find("  replace"), 2, "\n\n   ");
  const std::vector<Trajectory> all{trajectory("t", 1, std::string(kPass)),
                                    trajectory("t", 2, spaced + "# a comment\n"),
                                    trajectory("u", 1, std::string(kPass))};
  const Selection selection = select(all, catalog, {});
  EXPECT_EQ(selection.kept, (std::vector<size_t>{1, 2}));
  EXPECT_EQ(selection.left_out[static_cast<size_t>(LeftOutFor::kDuplicate)], 1u);
  EXPECT_EQ(select(all, catalog, {.keeps_duplicates = true}).kept.size(), 3u);
  EXPECT_EQ(select(all, catalog, {.least_score = 1.5}).kept.size(), 1u);
  EXPECT_EQ(select(all, catalog, {.verdicts = {"WRONG_VALUE"}}).kept.size(), 0u);
  EXPECT_EQ(select(all, catalog, {.most_messages = 3}).kept.size(), 0u);
  EXPECT_EQ(select(all, catalog, {.most_tokens = 10}).kept.size(), 0u);
}

TEST(Trajectories, HeldBackGraphsAreFoundByHashSequenceAndText) {
  const Catalog catalog = make_catalog();
  Sources sources;
  Diagnostics diagnostics;
  const auto graphs =
      parse_graphs(sources, sources.add("g", std::string(kGraph)), catalog, diagnostics);
  const std::string hash = canonical_hash(graphs.at(0), catalog).hex();
  Trajectory named = trajectory("t", 1, std::string(kPass));
  named.messages[1].content = "a graph";
  EXPECT_FALSE(shows_held_back(named, catalog, {.hashes = {hash}}));
  EXPECT_TRUE(shows_held_back(named, catalog, {.op_sequences = {"mul relu"}}));
  named.op_sequence.clear();
  named.hashes = {hash};
  EXPECT_TRUE(shows_held_back(named, catalog, {.hashes = {hash}}));
  Trajectory shown = trajectory("t", 1, std::string(kPass));
  shown.op_sequence.clear();  // and it names no hash: the text of the graph decides
  EXPECT_TRUE(shows_held_back(shown, catalog, {.hashes = {hash}}));
  EXPECT_TRUE(shows_held_back(shown, catalog, {.op_sequences = {"mul relu"}}));
  EXPECT_FALSE(shows_held_back(shown, catalog, {.op_sequences = {"relu"}}));
  const HeldBack held_back{.hashes = {hash}};
  const std::vector<Trajectory> all{shown};
  EXPECT_EQ(select(all, catalog, {.held_back = &held_back})
                .left_out[static_cast<size_t>(LeftOutFor::kHeldBack)],
            1u);
}

TEST(Trajectories, TrainingData) {
  Trajectory good = trajectory("t", 2, std::string(kPass));
  good.messages[2].is_trained = false;
  Trajectory bad = trajectory("t", 1, "pass other {}\n");
  bad.verdict = "WRONG_VALUE";
  const std::vector<const Trajectory*> all{&good, &bad};
  const auto chats = chat_lines(all, ToolForm::kText);
  ASSERT_EQ(chats.size(), 2u);
  const auto& messages = chats[0]["messages"];
  EXPECT_EQ(messages[2]["content"], "```pass\npass {\n```\ncheck_pass\n");
  EXPECT_EQ(messages[2]["train"], false);
  EXPECT_FALSE(messages[3].contains("train"));
  EXPECT_EQ(messages[3]["role"], "user");
  EXPECT_EQ(messages[3]["content"].get<std::string>().substr(0, 21), "Answer of check_pass:");
  EXPECT_EQ(chat_lines(all, ToolForm::kNative)[0]["messages"][2]["tool_calls"].size(), 1u);
  const auto pairs = preference_lines(all);
  ASSERT_EQ(pairs.size(), 2u);  // the text with an error, and the wrong submission
  for (const auto& pair : pairs) {
    EXPECT_EQ(pair["prompt"].size(), 2u);
    EXPECT_EQ(pair["chosen"][0]["content"], "```pass\n" + std::string(kPass) + "```\nsubmit_pass");
  }
  const auto prompts = prompt_lines(all);
  ASSERT_EQ(prompts.size(), 1u);
  EXPECT_EQ(prompts[0]["op_sequence"], "mul relu");
}

}  // namespace
}  // namespace passnet
