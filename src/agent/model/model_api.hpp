// The two styles of interfaces to language models: requests and answers as JSON over HTTP.
#pragma once

#include "agent/model/message.hpp"
#include "agent/prompt/prompt.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

enum class ApiStyle : uint8_t { kOpenAi, kAnthropic };

inline constexpr std::array<std::string_view, 2> kApiStyles{"openai", "anthropic"};

constexpr std::string_view name(ApiStyle style) { return kApiStyles[static_cast<size_t>(style)]; }

struct ModelSettings {
  ApiStyle style = ApiStyle::kOpenAi;
  std::string base_url;
  std::string model;
  std::string key;  // empty: none is sent
  double temperature = 0.7;
  int max_tokens = 4096;  // of an answer
  ToolForm tools = ToolForm::kNative;
};

// `BASE/chat/completions`, or `BASE/v1/messages`. Errors: "bad-url" unless it is http or https.
Result<std::string> url_of(const ModelSettings& settings);

// The headers of a request, the key among them.
std::vector<std::string> headers_of(const ModelSettings& settings);

// The body of a request for the next message.
std::string make_request(const ModelSettings& settings, std::span<const Message> messages);

enum class StopReason : uint8_t { kEnd, kLength };

struct ModelAnswer {
  std::string content;
  std::vector<ToolCall> calls;  // native ones, each with an id of its own
  std::optional<int64_t> tokens_in;
  std::optional<int64_t> tokens_out;
  StopReason stop = StopReason::kEnd;
};

// Reads the body of an answer; texts that are no answer, of any form, are errors: "bad-answer",
// whose message does not hold the key. At most 16 calls of a message count.
Result<ModelAnswer> parse_answer(ApiStyle style, std::string_view body, std::string_view key = {});

// The sentence in an error's body, cut, without the key; the start of the body if there is none.
std::string error_sentence(std::string_view body, std::string_view key);

}  // namespace passnet
