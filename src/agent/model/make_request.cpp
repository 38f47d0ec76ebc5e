// Requests to models, in both styles.
#include "agent/model/model_api.hpp"
#include "diag/json.hpp"

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

Json openai_message(const Message& message) {
  Json json = {{"role", name(message.role)}, {"content", message.content}};
  for (const ToolCall& call : message.calls) {
    json["tool_calls"].push_back(
        {{"id", call.id},
         {"type", "function"},
         {"function",
          {{"name", call.name},
           {"arguments",
            json_line(call.arguments.is_object() ? Json(call.arguments) : Json::object())}}}});
  }
  if (message.role == MessageRole::kTool) json["tool_call_id"] = message.call_id;
  return json;
}

Json openai_request(const ModelSettings& settings, std::span<const Message> messages) {
  Json json = {{"model", settings.model},
               {"messages", Json::array()},
               {"temperature", settings.temperature},
               {"max_tokens", settings.max_tokens}};
  for (const Message& message : messages) json["messages"].push_back(openai_message(message));
  if (settings.tools == ToolForm::kText) return json;
  Json schemas = tool_schemas();
  for (Json& schema : schemas) {
    json["tools"].push_back({{"type", "function"}, {"function", std::move(schema)}});
  }
  return json;
}

// The blocks of a message; a text must not be empty there.
Json anthropic_blocks(const Message& message) {
  Json blocks = Json::array();
  if (message.role == MessageRole::kTool) {
    blocks.push_back(
        {{"type", "tool_result"}, {"tool_use_id", message.call_id}, {"content", message.content}});
    return blocks;
  }
  if (message.content.find_first_not_of(" \t\r\n") != std::string::npos) {
    blocks.push_back({{"type", "text"}, {"text", message.content}});
  }
  for (const ToolCall& call : message.calls) {
    blocks.push_back(
        {{"type", "tool_use"},
         {"id", call.id},
         {"name", call.name},
         {"input", call.arguments.is_object() ? Json(call.arguments) : Json::object()}});
  }
  if (blocks.empty()) blocks.push_back({{"type", "text"}, {"text", "(nothing)"}});
  return blocks;
}

Json anthropic_request(const ModelSettings& settings, std::span<const Message> messages) {
  Json json = {{"model", settings.model},
               {"max_tokens", settings.max_tokens},
               {"temperature", settings.temperature}};
  Json list = Json::array();
  for (const Message& message : messages) {
    if (message.role == MessageRole::kSystem) {
      json["system"] = message.content;
      continue;
    }
    const std::string_view role = message.role == MessageRole::kAssistant ? "assistant" : "user";
    // Roles alternate: the answers of several tools are one message.
    if (list.empty() || list.back()["role"] != role) {
      list.push_back({{"role", role}, {"content", Json::array()}});
    }
    for (Json& block : anthropic_blocks(message)) {
      list.back()["content"].push_back(std::move(block));
    }
  }
  json["messages"] = std::move(list);
  if (settings.tools == ToolForm::kText) return json;
  Json schemas = tool_schemas();
  for (Json& schema : schemas) {
    schema["input_schema"] = std::move(schema["parameters"]);
    schema.erase("parameters");
    json["tools"].push_back(std::move(schema));
  }
  return json;
}

}  // namespace

Result<std::string> url_of(const ModelSettings& settings) {
  std::string base = settings.base_url;
  while (base.ends_with('/')) base.pop_back();
  const size_t scheme = base.find("://");
  const bool known = base.starts_with("http://") || base.starts_with("https://");
  if (!known || base.size() == scheme + 3 || base.find_first_of(" \t\r\n") != std::string::npos) {
    return fail({}, "bad-url", "expected a URL that begins with http:// or https://, found '{}'",
                settings.base_url);
  }
  switch (settings.style) {
    case ApiStyle::kOpenAi:
      return base.ends_with("/chat/completions") ? base : base + "/chat/completions";
    case ApiStyle::kAnthropic:
      if (base.ends_with("/messages")) return base;
      return base + (base.ends_with("/v1") ? "/messages" : "/v1/messages");
  }
  UNREACHABLE();
}

std::vector<std::string> headers_of(const ModelSettings& settings) {
  std::vector<std::string> headers{"Content-Type: application/json"};
  if (settings.style == ApiStyle::kAnthropic) {
    headers.emplace_back("anthropic-version: 2023-06-01");
    if (!settings.key.empty()) headers.push_back("x-api-key: " + settings.key);
  } else if (!settings.key.empty()) {
    headers.push_back("Authorization: Bearer " + settings.key);
  }
  return headers;
}

std::string make_request(const ModelSettings& settings, std::span<const Message> messages) {
  std::vector<Message> texts;
  if (settings.tools == ToolForm::kText) {
    texts = in_text_form({messages.begin(), messages.end()});
    messages = texts;
  }
  return json_line(settings.style == ApiStyle::kOpenAi ? openai_request(settings, messages)
                                                       : anthropic_request(settings, messages));
}

}  // namespace passnet
