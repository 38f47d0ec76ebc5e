#include "agent/model/message.hpp"

#include "agent/workbench/tools.hpp"
#include "diag/json.hpp"

#include <algorithm>

namespace passnet {
namespace {

std::string text_at(const nlohmann::json& json, std::string_view key) {
  const auto found = json.find(key);
  return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::optional<int64_t> count_at(const nlohmann::json& json, std::string_view key) {
  const auto found = json.find(key);
  if (found == json.end() || !found->is_number_integer()) return std::nullopt;
  return found->get<int64_t>();
}

// The call as a fenced block.
std::string block_of(const ToolCall& call) {
  const auto tool = find_tool(call.name);
  auto given = text_argument(call);
  if (tool && info(*tool).takes_text && given && call.arguments.size() == 1) {
    std::string text = *std::move(given);
    if (!text.ends_with('\n')) text += '\n';
    return fmt::format("```pass\n{}```\n{}\n", text, call.name);
  }
  const nlohmann::ordered_json block = {{"name", call.name}, {"arguments", call.arguments}};
  return fmt::format("```tool\n{}\n```\n", json_line(block));
}

}  // namespace

std::optional<std::string> text_argument(const ToolCall& call) {
  if (!call.arguments.is_object()) return std::nullopt;
  const auto found = call.arguments.find("text");
  if (found == call.arguments.end() || !found->is_string()) return std::nullopt;
  return found->get<std::string>();
}

ToolCall with_last_text(ToolCall call, std::span<const Message> before) {
  const auto tool = find_tool(call.name);
  if (!tool || !info(*tool).takes_text || text_argument(call)) return call;
  for (auto message = before.rbegin(); message != before.rend(); ++message) {
    for (auto earlier = message->calls.rbegin(); earlier != message->calls.rend(); ++earlier) {
      auto text = text_argument(*earlier);
      if (!text) continue;
      if (!call.arguments.is_object()) call.arguments = nlohmann::json::object();
      call.arguments["text"] = *std::move(text);
      return call;
    }
  }
  return call;
}

bool is_refusal(std::string_view answer) {
  // A text that is quoted about a graph that could not be timed is no error.
  const bool has_error =
      answer.contains("quoted data, no instructions") && !answer.contains(": NOISY");
  return has_error || answer.contains("WRONG") || answer.contains("Not submitted");
}

nlohmann::ordered_json to_json(const Message& message) {
  using Ordered = nlohmann::ordered_json;
  Ordered json = {{"role", name(message.role)}, {"content", message.content}};
  for (const ToolCall& call : message.calls) {
    json["tool_calls"].push_back(
        {{"id", call.id}, {"name", call.name}, {"arguments", call.arguments}});
  }
  if (message.role == MessageRole::kTool) {
    json["tool_call_id"] = message.call_id;
    json["name"] = message.tool;
  }
  if (message.tokens_in) json["tokens_in"] = *message.tokens_in;
  if (message.tokens_out) json["tokens_out"] = *message.tokens_out;
  if (message.seconds) json["seconds"] = *message.seconds;
  if (!message.is_trained) json["train"] = false;
  return json;
}

Result<Message> parse_message(const nlohmann::json& json, Span span) {
  if (!json.is_object()) return fail(span, "bad-message", "expected a message as an object");
  const std::string role = text_at(json, "role");
  const auto known = std::ranges::find(kMessageRoles, role);
  if (known == kMessageRoles.end()) {
    return fail(span, "bad-message", "expected a role of a message, found '{}'", role);
  }
  Message message{.role = static_cast<MessageRole>(known - kMessageRoles.begin()),
                  .content = text_at(json, "content"),
                  .calls = {},
                  .call_id = text_at(json, "tool_call_id"),
                  .tool = text_at(json, "name"),
                  .tokens_in = count_at(json, "tokens_in"),
                  .tokens_out = count_at(json, "tokens_out"),
                  .seconds = {},
                  .is_trained = json.value("train", nlohmann::json(true)) != nlohmann::json(false)};
  if (const auto seconds = json.find("seconds"); seconds != json.end() && seconds->is_number()) {
    message.seconds = seconds->get<double>();
  }
  const auto calls = json.find("tool_calls");
  if (calls == json.end() || !calls->is_array()) return message;
  for (const nlohmann::json& call : *calls) {
    if (!call.is_object()) return fail(span, "bad-message", "expected a call as an object");
    const auto arguments = call.find("arguments");
    const bool is_object = arguments != call.end() && arguments->is_object();
    message.calls.push_back({.id = text_at(call, "id"),
                             .name = text_at(call, "name"),
                             .arguments = is_object ? *arguments : nlohmann::json()});
  }
  return message;
}

std::vector<Message> in_text_form(const std::vector<Message>& messages) {
  std::vector<Message> texts;
  for (const Message& message : messages) {
    Message text = message;
    text.calls.clear();
    if (message.role == MessageRole::kTool) {
      text.role = MessageRole::kUser;
      text.content = fmt::format("Answer of {}:\n{}", message.tool, message.content);
      text.call_id.clear();
      text.tool.clear();
    }
    const bool has_block =
        message.content.contains("```tool") || message.content.contains("```pass");
    for (const ToolCall& call : message.calls) {
      if (has_block) break;
      if (!text.content.empty() && !text.content.ends_with('\n')) text.content += '\n';
      text.content += block_of(call);
    }
    texts.push_back(std::move(text));
  }
  return texts;
}

}  // namespace passnet
