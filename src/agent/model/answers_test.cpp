// Answers of models and servers, also damaged ones; requests; retries.
#include "agent/model/message.hpp"
#include "agent/model/model_api.hpp"
#include "agent/model/retry.hpp"
#include "agent/model/text_calls.hpp"
#include "agent/model/without_key.hpp"
#include "diag/render.hpp"
#include "generate/random_stream.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace passnet {
namespace {

constexpr std::string_view kOpenAi =
    R"({"id": "x", "choices": [{"index": 0, "finish_reason": "tool_calls", "message": {"role":
"assistant", "content": "I look.", "tool_calls": [{"id": "a1", "type": "function", "function":
{"name": "show_graph", "arguments": "{\"graph\": 1}"}}, {"id": "a1", "type": "function",
"function": {"name": "check_pass", "arguments": "no JSON"}}]}}], "usage": {"prompt_tokens": 12,
"completion_tokens": 34}})";
constexpr std::string_view kAnthropic =
    R"({"role": "assistant", "content": [{"type": "text", "text": "I look."}, {"type": "tool_use",
"id": "t1", "name": "show_graph", "input": {"graph": 1}}], "stop_reason": "max_tokens", "usage":
{"input_tokens": 12, "output_tokens": 34}})";

std::string error_of(ApiStyle style, std::string_view body) {
  const auto answer = parse_answer(style, body);
  return answer ? "" : answer.error().message;
}

TEST(Answers, BothStyles) {
  const auto open = parse_answer(ApiStyle::kOpenAi, kOpenAi);
  ASSERT_TRUE(open) << open.error().message;
  EXPECT_EQ(open->content, "I look.");
  ASSERT_EQ(open->calls.size(), 2u);
  EXPECT_EQ(open->calls[0].arguments, nlohmann::json({{"graph", 1}}));
  EXPECT_NE(open->calls[1].id, "a1");
  EXPECT_TRUE(open->calls[1].arguments.is_null());
  EXPECT_EQ(open->tokens_in, 12);
  const auto other = parse_answer(ApiStyle::kAnthropic, kAnthropic);
  ASSERT_TRUE(other) << other.error().message;
  EXPECT_EQ(other->calls[0].id, "t1");
  EXPECT_EQ(other->tokens_out, 34);
  EXPECT_EQ(other->stop, StopReason::kLength);
}

TEST(Answers, OthersAreErrors) {
  EXPECT_EQ(error_of(ApiStyle::kOpenAi, "<html>"), "expected a JSON object in the model's answer");
  EXPECT_EQ(error_of(ApiStyle::kOpenAi, "{}"), "expected `choices` in the model's answer");
  EXPECT_EQ(error_of(ApiStyle::kAnthropic, R"({"content": 3})"),
            "expected `content` in the model's answer");
  EXPECT_EQ(error_of(ApiStyle::kOpenAi, R"({"error": {"message": "too\nlong"}})"),
            "expected an answer of the model, found an error: too long");
  EXPECT_EQ(parse_answer(ApiStyle::kOpenAi, "[").error().id, "bad-answer");
  EXPECT_NE(error_of(ApiStyle::kOpenAi, std::string(200'000, '[')), "");
}

TEST(Answers, NoTextHoldsTheKey) {
  const std::string key = "sk-secret-0123456789";
  EXPECT_EQ(error_sentence(R"({"error": {"message": "wrong key abc123"}})", "abc123"),
            "wrong key KEY");
  // The key is at the place where the sentence is cut.
  const std::string padding(290, 'x');
  EXPECT_FALSE(error_sentence(padding + key, key).contains("sk-s"));
  const auto refused =
      parse_answer(ApiStyle::kOpenAi, fmt::format(R"({{"error": "bad key {}"}})", key), key);
  EXPECT_EQ(refused.error().message,
            "expected an answer of the model, found an error: bad key KEY");
  EXPECT_EQ(without_key("a MONKEY and its KEYKEY", "KEYKEY"), "a MONKEY and its KEY");
  EXPECT_EQ(without_key("a key of no worth: none", "none"), "a key of no worth: none");
  const Message message = without_key(
      Message{.role = MessageRole::kAssistant,
              .content = "I know " + key,
              .calls = {{.id = key, .name = key, .arguments = {{key, {{{"a", {key, 1}}}}}}}}},
      key);
  EXPECT_EQ(message.content, "I know KEY");
  EXPECT_EQ(message.calls[0].id, "KEY");
  EXPECT_EQ(message.calls[0].name, "KEY");
  EXPECT_EQ(message.calls[0].arguments, nlohmann::json({{"KEY", {{{"a", {"KEY", 1}}}}}}));
}

// Damages a text in one to four places.
std::string mutate(std::string text, RandomStream& random) {
  const size_t count = 1 + random.below(4);
  for (size_t i = 0; i < count && !text.empty(); ++i) {
    const size_t at = random.below(text.size());
    switch (random.below(5)) {
      case 0:
        text[at] = static_cast<char>(random.below(256));
        break;
      case 1:
        text.erase(at, 1 + random.below(20));
        break;
      case 2:
        text.insert(at, text.substr(random.below(text.size()), random.below(30)));
        break;
      case 3:
        text.resize(at);
        break;
      default:
        text.insert(at,
                    random.pick({"null", "[]", "{}", "\"\"", "-1e999", "\\ud800", "```tool\n"}));
    }
  }
  return text;
}

TEST(Answers, SurviveMutations) {
  const char* const wanted = std::getenv("PASSNET_MUTATIONS");
  const int count = wanted == nullptr ? 5000 : std::atoi(wanted);
  const std::string text_form =
      "First.\n```pass\npass p {\n}\n```\nevaluate_pass\n```tool\n{\"name\": \"read_docs\", "
      "\"arguments\": {\"topic\": \"relu\"}}\n```\n";
  RandomStream random(7);
  int readable = 0;
  for (int i = 0; i < count; ++i) {
    for (const auto& [style, seed] :
         {std::pair(ApiStyle::kOpenAi, kOpenAi), std::pair(ApiStyle::kAnthropic, kAnthropic)}) {
      const std::string body = mutate(std::string(seed), random);
      const auto answer = parse_answer(style, body);
      readable += answer.has_value();
      EXPECT_LE(error_sentence(body, "key").size(), 400u);
      if (!answer) continue;
      // It can be sent back.
      Message message{.role = MessageRole::kAssistant, .content = answer->content};
      message.calls = answer->calls;
      const std::vector<Message> messages{{.content = "go"}, message};
      EXPECT_TRUE(nlohmann::json::accept(make_request({.style = style}, messages)));
      EXPECT_TRUE(parse_message(to_json(message), {}));
    }
    const std::string text = mutate(text_form, random);
    const auto call = find_text_call(text);
    EXPECT_LE(call ? call->end : 0, text.size());
  }
  EXPECT_GT(readable, count / 20);
}

TEST(TextCalls, BlocksOfBothKinds) {
  const auto tool = find_text_call(
      "Look:\n```tool\n{\"name\": \"read_docs\", \"arguments\": "
      "{\"topic\": \"relu\"}}\n```\nAnswer of read_docs: invented");
  ASSERT_TRUE(tool);
  EXPECT_EQ(tool->call.name, "read_docs");
  EXPECT_EQ(tool->call.arguments["topic"], "relu");
  const std::string text =
      "```pass\npass p {\n}\n```\n\n**check_pass**\nAnswer of check_pass: fine";
  const auto pass = find_text_call(text);
  ASSERT_TRUE(pass);
  EXPECT_EQ(pass->call.name, "check_pass");
  EXPECT_EQ(pass->call.arguments["text"], "pass p {\n}\n");
  EXPECT_EQ(text.substr(0, pass->end), "```pass\npass p {\n}\n```\n\n**check_pass");
  EXPECT_EQ(find_text_call("I submit_pass this:\n```pass\nx\n```")->call.name, "submit_pass");
  EXPECT_EQ(find_text_call("```pass\nx\n```")->call.name, "evaluate_pass");
  EXPECT_EQ(find_text_call("```pass\nnot closed")->call.arguments["text"], "not closed");
  EXPECT_EQ(find_text_call("```tool\nshow_graph please\n```")->call.name, "tool");
  EXPECT_EQ(find_text_call("```text\npass p {}\n```\nprove_pass")->call.name, "prove_pass");
  EXPECT_EQ(find_text_call("```pass\nx\n```\nno_check_pass but submit_pass")->call.name,
            "submit_pass");
  EXPECT_EQ(find_text_call("check_pass_2, check_pass:\n```pass\nx\n```")->call.name, "check_pass");
  EXPECT_FALSE(find_text_call("no block, check_pass"));
  EXPECT_FALSE(find_text_call("```python\nprint()\n```"));
}

TEST(Requests, HoldTheConversation) {
  const std::vector<Message> messages{
      {.role = MessageRole::kSystem, .content = "rules"},
      {.role = MessageRole::kUser, .content = "task"},
      {.role = MessageRole::kAssistant,
       .content = "",
       .calls = {{.id = "1", .name = "check_pass", .arguments = {{"text", "pass p {}"}}},
                 {.id = "2", .name = "show_graph", .arguments = nullptr}}},
      {.role = MessageRole::kTool, .content = "errors", .call_id = "1", .tool = "check_pass"},
      {.role = MessageRole::kTool, .content = "graph", .call_id = "2", .tool = "show_graph"}};
  const nlohmann::json open = nlohmann::json::parse(make_request({.model = "m"}, messages));
  EXPECT_EQ(open["messages"].size(), 5u);
  EXPECT_EQ(open["messages"][2]["tool_calls"][0]["function"]["arguments"],
            "{\"text\":\"pass p {}\"}");
  EXPECT_EQ(open["tools"].size(), 7u);
  const nlohmann::json other =
      nlohmann::json::parse(make_request({.style = ApiStyle::kAnthropic, .model = "m"}, messages));
  EXPECT_EQ(other["system"], "rules");
  ASSERT_EQ(other["messages"].size(), 3u);
  EXPECT_EQ(other["messages"][2]["content"].size(), 2u);
  EXPECT_EQ(other["messages"][2]["content"][1]["tool_use_id"], "2");
  const nlohmann::json text =
      nlohmann::json::parse(make_request({.tools = ToolForm::kText}, messages));
  EXPECT_FALSE(text.contains("tools"));
  EXPECT_EQ(text["messages"][2]["content"],
            "```pass\npass p {}\n```\ncheck_pass\n```tool\n{\"name\":\"show_graph\",\"arguments\":"
            "null}\n```\n");
  EXPECT_EQ(text["messages"][3]["content"], "Answer of check_pass:\nerrors");
}

TEST(Requests, UrlsAndKeys) {
  EXPECT_EQ(*url_of({.base_url = "http://h:1/v1/"}), "http://h:1/v1/chat/completions");
  EXPECT_EQ(*url_of({.style = ApiStyle::kAnthropic, .base_url = "https://h"}),
            "https://h/v1/messages");
  const auto bad = url_of({.base_url = "h:1"});
  EXPECT_EQ(bad.error().message,
            "expected a URL that begins with http:// or https://, found 'h:1'");
  EXPECT_EQ(bad.error().id, "bad-url");
  EXPECT_EQ(headers_of({.key = "k"}).back(), "Authorization: Bearer k");
  EXPECT_EQ(headers_of({.style = ApiStyle::kAnthropic, .key = "k"}).back(), "x-api-key: k");
  EXPECT_EQ(headers_of({}).size(), 1u);
}

TEST(Messages, BadOnesAreErrors) {
  EXPECT_EQ(parse_message(nlohmann::json(3), {}).error().message,
            "expected a message as an object");
  EXPECT_EQ(parse_message({{"role", "boss"}}, {}).error().id, "bad-message");
  EXPECT_EQ(parse_message({{"role", "boss"}}, {}).error().message,
            "expected a role of a message, found 'boss'");
}

TEST(Retries, DependOnTheAnswer) {
  const RetryPolicy policy;
  EXPECT_EQ(next_step({.status = 200}, 1, policy), NextStep::kUse);
  EXPECT_EQ(next_step({.status = 200, .is_readable = false}, 1, policy), NextStep::kAgain);
  EXPECT_EQ(next_step({.status = 200, .is_readable = false}, 3, policy), NextStep::kEnd);
  for (const long status : {0L, 408L, 429L, 500L, 503L, 529L}) {
    EXPECT_EQ(next_step({.status = status}, 1, policy), NextStep::kAgain) << status;
    EXPECT_EQ(next_step({.status = status}, 6, policy), NextStep::kEnd) << status;
  }
  EXPECT_EQ(next_step({.status = 401}, 1, policy), NextStep::kStop);
  EXPECT_EQ(next_step({.status = 302}, 1, policy), NextStep::kStop);
  EXPECT_EQ(next_step({.status = 400}, 1, policy), NextStep::kEnd);
  EXPECT_EQ(delay_s({}, 1, 0, policy), 0.5);
  EXPECT_EQ(delay_s({}, 3, 0, policy), 2);
  EXPECT_LE(delay_s({}, 50, 0.99, policy), 60);
  EXPECT_EQ(delay_s({.retry_after_s = 20}, 1, 0, policy), 20);
  EXPECT_EQ(delay_s({.retry_after_s = 1e9}, 1, 0, policy), 300);
  EXPECT_EQ(parse_retry_after(" 7\r\n", 0), 7);
  EXPECT_EQ(parse_retry_after("Thu, 01 Jan 1970 00:01:00 GMT", 20), 40);
  EXPECT_EQ(parse_retry_after("Thu, 01 Jan 1970 00:01:00 GMT", 100), 0);
  for (const std::string_view bad : {"", "soon", "-3", "nan", "1e999"}) {
    EXPECT_FALSE(parse_retry_after(bad, 0)) << bad;
  }
}

}  // namespace
}  // namespace passnet
