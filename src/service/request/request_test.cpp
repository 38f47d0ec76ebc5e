// Tests of what clients send: requests, settings, ids.
#include "eval/evaluate_options.hpp"
#include "service/request/evaluation_request.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace passnet {
namespace {

// The message of the error of a body.
std::string refusal(std::string_view body) {
  const auto requests = parse_evaluation_requests(body);
  return requests ? "" : requests.error().message + " [" + requests.error().id + "]";
}

TEST(RequestTest, RulesDecideWhatSettingsLeaveOpen) {
  const JudgeRule strict = stricter({.accept = Level::kProved}, {.robust = true});
  JudgeSettings settings;
  ASSERT_TRUE(apply_rule({}, settings));
  EXPECT_EQ(settings.accept, Level::kProved);
  EXPECT_EQ(settings.robust, false);
  settings = {};
  ASSERT_TRUE(apply_rule(strict, settings));
  EXPECT_EQ(settings.robust, true);
  settings.accept = Level::kTested;
  const auto weaker = apply_rule(strict, settings);
  ASSERT_FALSE(weaker);
  EXPECT_EQ(weaker.error().id, "weaker-than-rule");
  EXPECT_EQ(weaker.error().message,
            "expected 'accept' and 'robust' as strict as the rule of the tenant or the server has "
            "them, proved and robust, found tested and robust");
  settings = {};
  settings.robust = false;
  EXPECT_FALSE(apply_rule(strict, settings));
  EXPECT_TRUE(apply_rule({.accept = Level::kProved}, settings));
}

TEST(RequestTest, ReadsAllMembers) {
  const auto requests = parse_evaluation_requests(R"({"requests": [
    {"passes": "p", "graphs": ["demo"]},
    {"passes": {"T/b.pass": "1", "z.pass": "2", "a.pass": "3"},
     "graphs": [{"suite": "s", "only": "x*"}, {"text": "graph", "task": "t"}],
     "device": "cuda", "priority": -3, "cache": false, "candidate": "default",
     "baseline": "eager", "pipeline": "full", "threads": 2, "warmup": 3, "calls": 4,
     "timeout_s": 0.5, "seed": 9, "accept": "tested", "robust": true}]})");
  ASSERT_TRUE(requests) << requests.error().message;
  ASSERT_EQ(requests->size(), 2u);
  const EvaluationRequest& plain = requests->front();
  ASSERT_EQ(plain.passes.size(), 1u);
  EXPECT_EQ(plain.passes[0].name, "submission.pass");
  EXPECT_EQ(plain.passes[0].text, "p");
  EXPECT_EQ(plain.graphs[0].suite, "demo");
  EXPECT_EQ(to_text(plain.settings), to_text(JudgeSettings()));
  EXPECT_TRUE(plain.uses_cache);

  const EvaluationRequest& full = requests->back();
  ASSERT_EQ(full.passes.size(), 3u);
  // Those for every task come first.
  EXPECT_EQ(full.passes[0].name, "a.pass");
  EXPECT_EQ(full.passes[1].name, "z.pass");
  EXPECT_EQ(full.passes[2].task, "T");
  EXPECT_EQ(full.graphs[0].only, "x*");
  EXPECT_EQ(full.graphs[1].task, "t");
  EXPECT_EQ(full.device, "cuda");
  EXPECT_EQ(full.priority, -3);
  EXPECT_FALSE(full.uses_cache);
  EXPECT_EQ(full.settings.seed, 9u);
  const auto again = parse_settings(to_text(full.settings));
  ASSERT_TRUE(again);
  EXPECT_EQ(to_text(*again), to_text(full.settings));
  const auto options = evaluate_options_of(full.settings);
  ASSERT_TRUE(options);
  EXPECT_EQ(options->candidates, std::vector<std::string>{"default"});
  EXPECT_EQ(options->baseline, "eager");
  EXPECT_EQ(options->judge.timed_calls, 4);
  EXPECT_EQ(options->judge.threads, 2u);
  EXPECT_EQ(options->accept, Level::kTested);
  EXPECT_TRUE(options->robust);
  const auto texts = parse_submission_texts(to_text(full.passes));
  ASSERT_TRUE(texts);
  EXPECT_EQ((*texts)[2].task, "T");
  EXPECT_EQ((*texts)[2].text, "1");
}

TEST(RequestTest, DefaultsAreThoseOfEval) {
  const auto options = evaluate_options_of(JudgeSettings());
  ASSERT_TRUE(options);
  const EvaluateOptions expected;
  EXPECT_EQ(options->candidates, expected.candidates);
  EXPECT_EQ(options->baseline, expected.baseline);
  EXPECT_EQ(options->pipeline, expected.pipeline);
  EXPECT_EQ(options->judge.warmup_calls, expected.judge.warmup_calls);
  EXPECT_EQ(options->judge.timed_calls, expected.judge.timed_calls);
}

TEST(RequestTest, SaysWhatIsWrong) {
  EXPECT_EQ(refusal("nonsense"),
            "expected JSON in the body, found 8 bytes of another kind [request-not-json]");
  EXPECT_EQ(refusal(R"({"graphs": ["x"], "calls": "many"})"),
            R"(expected 'calls' to be an integer from 1 to 10000, found "many" [request-field])");
  EXPECT_EQ(refusal(R"({"requests": [{"graphs": [{"suite": "a", "text": "b"}]}]})"),
            "expected 'requests[0].graphs[0]' to be the name of a suite, or an object with one of "
            "'suite' and 'text' [request-field]");
  EXPECT_EQ(refusal(R"({"graphs": ["x"], "call": 1})"),
            "expected no member 'call' of the body; did you mean 'calls'? [request-key]");
  EXPECT_EQ(refusal(R"({"graphs": ["x"], "seed": 18446744073709551615})"),
            "expected 'seed' to be an integer from 0 to 2^63 - 1, found 18446744073709551615 "
            "[request-field]");
}

TEST(RequestTest, ReadsIds) {
  EXPECT_EQ(*parse_id_list("3,1,7-9"), (std::vector<int64_t>{3, 1, 7, 8, 9}));
  for (const char* const list : {"", ",", "1,", "x", "3-1", "-1", "1-10001", "1-", "1 2",
                                 "99999999999999999999", "1-9223372036854775807"}) {
    const auto ids = parse_id_list(list);
    ASSERT_FALSE(ids) << list;
    EXPECT_EQ(ids.error().id, "request-ids");
    EXPECT_NE(ids.error().message.find("expected ids as in 1,2,7-9, at most"), std::string::npos);
  }
  EXPECT_EQ(*parse_id_request(R"({"ids": [2, 5]})"), (std::vector<int64_t>{2, 5}));
  EXPECT_FALSE(parse_id_request(R"({"ids": []})"));
  EXPECT_FALSE(parse_id_request(R"({"ids": ["2"]})"));
}

}  // namespace
}  // namespace passnet
