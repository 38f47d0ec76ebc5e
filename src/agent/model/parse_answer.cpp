// Answers of models, in both styles. Everything that they hold may be missing or of another type.
#include "diag/bounded_json.hpp"
#include "agent/model/model_api.hpp"
#include "agent/model/without_key.hpp"
#include "agent/workbench/quoted.hpp"

#include <algorithm>

namespace passnet {
namespace {

constexpr size_t kMostCalls = 16;
constexpr int64_t kMostTokens = int64_t{1} << 40;

std::unexpected<Diagnostic> bad_answer(std::string_view expected) {
  return fail({}, "bad-answer", "expected {} in the model's answer", expected);
}

// Null if there is no such key.
const nlohmann::json& at(const nlohmann::json& json, std::string_view key) {
  static const nlohmann::json kNull;
  if (!json.is_object()) return kNull;
  const auto found = json.find(key);
  return found == json.end() ? kNull : *found;
}

std::string text_of(const nlohmann::json& json) {
  if (json.is_string()) return json.get<std::string>();
  std::string text;
  if (!json.is_array()) return text;
  for (const nlohmann::json& part : json) {
    const nlohmann::json& piece = at(part, "text");
    if (piece.is_string()) text += piece.get<std::string>();
  }
  return text;
}

std::optional<int64_t> tokens_of(const nlohmann::json& json) {
  if (!json.is_number_integer()) return std::nullopt;
  if (json.is_number_unsigned() && json.get<uint64_t>() > kMostTokens) return std::nullopt;
  const int64_t count = json.get<int64_t>();
  return count >= 0 ? std::optional(count) : std::nullopt;
}

// Adds a call; an id that is missing, or was used, is replaced.
void add_call(ModelAnswer& answer, std::string id, std::string name, nlohmann::json arguments) {
  if (answer.calls.size() == kMostCalls || name.empty()) return;
  const bool used =
      std::ranges::any_of(answer.calls, [&](const ToolCall& call) { return call.id == id; });
  if (id.empty() || used) id = fmt::format("call_{}", answer.calls.size() + 1);
  if (!arguments.is_object()) arguments = nullptr;
  answer.calls.push_back({std::move(id), std::move(name), std::move(arguments)});
}

Result<ModelAnswer> openai_answer(const nlohmann::json& json) {
  const nlohmann::json& choices = at(json, "choices");
  if (!choices.is_array() || choices.empty()) return bad_answer("`choices`");
  const nlohmann::json& message = at(choices[0], "message");
  if (!message.is_object()) return bad_answer("`choices[0].message`");
  ModelAnswer answer{.content = text_of(at(message, "content")), .calls = {}};
  const nlohmann::json& calls = at(message, "tool_calls");
  for (const nlohmann::json& call : calls.is_array() ? calls : nlohmann::json::array()) {
    const nlohmann::json& function = at(call, "function");
    const nlohmann::json& arguments = at(function, "arguments");
    add_call(answer, text_of(at(call, "id")), text_of(at(function, "name")),
             arguments.is_string() ? parse_bounded_json(arguments.get_ref<const std::string&>())
                                   : arguments);
  }
  const nlohmann::json& usage = at(json, "usage");
  answer.tokens_in = tokens_of(at(usage, "prompt_tokens"));
  answer.tokens_out = tokens_of(at(usage, "completion_tokens"));
  if (at(choices[0], "finish_reason") == "length") answer.stop = StopReason::kLength;
  return answer;
}

Result<ModelAnswer> anthropic_answer(const nlohmann::json& json) {
  const nlohmann::json& content = at(json, "content");
  if (!content.is_array()) return bad_answer("`content`");
  ModelAnswer answer;
  for (const nlohmann::json& block : content) {
    if (at(block, "type") == "text") answer.content += text_of(at(block, "text"));
    if (at(block, "type") != "tool_use") continue;
    add_call(answer, text_of(at(block, "id")), text_of(at(block, "name")), at(block, "input"));
  }
  const nlohmann::json& usage = at(json, "usage");
  answer.tokens_in = tokens_of(at(usage, "input_tokens"));
  answer.tokens_out = tokens_of(at(usage, "output_tokens"));
  if (at(json, "stop_reason") == "max_tokens") answer.stop = StopReason::kLength;
  return answer;
}

}  // namespace

Result<ModelAnswer> parse_answer(ApiStyle style, std::string_view body, std::string_view key) {
  const nlohmann::json json = parse_bounded_json(body);
  if (!json.is_object()) return bad_answer("a JSON object");
  if (const nlohmann::json& error = at(json, "error"); error.is_object() || error.is_string()) {
    return fail({}, "bad-answer", "expected an answer of the model, found an error: {}",
                error_sentence(body, key));
  }
  return style == ApiStyle::kOpenAi ? openai_answer(json) : anthropic_answer(json);
}

std::string error_sentence(std::string_view body, std::string_view key) {
  constexpr size_t kLongest = 300;
  const nlohmann::json json = parse_bounded_json(body);
  const nlohmann::json& error = at(json, "error");
  std::string text = text_of(at(error, "message"));
  if (text.empty()) text = text_of(error);
  if (text.empty()) text = text_of(at(json, "message"));
  if (text.empty()) text = body;
  // Before the text is cut, which could leave a part of the key.
  text = without_key(std::move(text), key);
  if (text.size() > kLongest) text.resize(kLongest);
  std::ranges::replace_if(text, [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
  return cut_text(text, kLongest);
}

}  // namespace passnet
