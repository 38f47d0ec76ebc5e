// Messages of a conversation between a model and the tools of a workbench.
#pragma once

#include "diag/diagnostic.hpp"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

enum class MessageRole : uint8_t { kSystem, kUser, kAssistant, kTool };

inline constexpr std::array<std::string_view, 4> kMessageRoles{"system", "user", "assistant",
                                                               "tool"};

constexpr std::string_view name(MessageRole role) {
  return kMessageRoles[static_cast<size_t>(role)];
}

struct ToolCall {
  std::string id;
  std::string name;
  nlohmann::json arguments;  // an object, or null if the model wrote none
};

// The argument `text`, if the call has it.
std::optional<std::string> text_argument(const ToolCall& call);

struct Message {
  MessageRole role = MessageRole::kUser;
  std::string content;
  std::vector<ToolCall> calls;  // of an assistant
  std::string call_id;          // of a tool: the call that it answers
  std::string tool;             // of a tool: its name
  std::optional<int64_t> tokens_in;
  std::optional<int64_t> tokens_out;
  std::optional<double> seconds;  // until it was there
  bool is_trained = true;         // false: a model should read it, and not learn to write it
};

// The call with the text that it is about: a tool that takes one has the last one that a call in
// the messages before gave, unless it gives its own.
ToolCall with_last_text(ToolCall call, std::span<const Message> before);

// True if a tool's answer says that the text of passes has an error, matches nothing or is wrong.
bool is_refusal(std::string_view answer);

// {"role", "content"} and as needed "tool_calls": [{"id", "name", "arguments"}], "tool_call_id",
// "name", "tokens_in", "tokens_out", "seconds", "train" (false).
nlohmann::ordered_json to_json(const Message& message);

// Reads a message; `span` is the place that errors name. Errors: "bad-message".
Result<Message> parse_message(const nlohmann::json& json, Span span);

// Rewrites a conversation for models without native calls: calls become fenced blocks in the
// assistant's text, answers of tools messages of the user.
std::vector<Message> in_text_form(const std::vector<Message>& messages);

}  // namespace passnet
