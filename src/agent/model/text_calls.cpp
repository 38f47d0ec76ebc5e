#include "agent/model/text_calls.hpp"

#include "diag/bounded_json.hpp"
#include "agent/workbench/tools.hpp"

#include <algorithm>
#include <cctype>

namespace passnet {
namespace {

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// The place of a tool that takes a text: its first, or last, mention as a word.
struct Mention {
  std::string_view name;
  size_t end = 0;
};
std::optional<Mention> find_mention(std::string_view text, bool last) {
  std::optional<Mention> best;
  for (const ToolInfo& tool : kTools) {
    if (!tool.takes_text) continue;
    for (size_t at = text.find(tool.name); at != std::string_view::npos;
         at = text.find(tool.name, at + 1)) {
      const size_t end = at + tool.name.size();
      const bool is_part =
          (at > 0 && is_letter(text[at - 1])) || (end < text.size() && is_letter(text[end]));
      if (is_part) continue;
      if (!best || (last ? end > best->end : end < best->end)) best = Mention{tool.name, end};
      if (!last) break;
    }
  }
  return best;
}

struct FencedBlock {
  std::string_view language;
  std::string_view text;  // without fences
  size_t begin = 0;       // of the opening fence
  size_t end = 0;         // after the closing fence, or the end of the text
};

std::optional<FencedBlock> next_block(std::string_view text, size_t from) {
  const size_t begin = text.find("```", from);
  if (begin == std::string_view::npos) return std::nullopt;
  const size_t line_end = std::min(text.find('\n', begin), text.size());
  std::string_view language = text.substr(begin + 3, line_end - begin - 3);
  while (!language.empty() && std::isspace(static_cast<unsigned char>(language.back())) != 0) {
    language.remove_suffix(1);
  }
  const size_t start = std::min(line_end + 1, text.size());
  const size_t close = text.find("```", start);
  const size_t stop = std::min(close, text.size());
  return FencedBlock{.language = language,
                     .text = text.substr(start, stop - start),
                     .begin = begin,
                     .end = close == std::string_view::npos ? text.size() : close + 3};
}

TextCall call_with_pass(std::string_view text, const FencedBlock& block) {
  // The name is on one of the next lines; text after a further block belongs to that.
  const std::string_view after = text.substr(block.end, text.find("```", block.end) - block.end);
  const auto named_after = find_mention(after, false);
  const auto named_before = find_mention(text.substr(0, block.begin), true);
  const std::string_view tool = named_after    ? named_after->name
                                : named_before ? named_before->name
                                               : info(Tool::kEvaluate).name;
  return {.call = {.id = {},
                   .name = std::string(tool),
                   .arguments = {{"text", std::string(block.text)}}},
          .end = block.end + (named_after ? named_after->end : 0)};
}

std::optional<ToolCall> call_in_json(std::string_view text) {
  const nlohmann::json json = parse_bounded_json(text);
  if (!json.is_object()) return std::nullopt;
  const auto name = json.find("name");
  if (name == json.end() || !name->is_string()) return std::nullopt;
  const auto arguments = json.find("arguments");
  const bool known = arguments != json.end() && arguments->is_object();
  return ToolCall{.id = {},
                  .name = name->get<std::string>(),
                  .arguments = known ? *arguments : nlohmann::json::object()};
}

}  // namespace

std::optional<TextCall> find_text_call(std::string_view text) {
  for (auto block = next_block(text, 0); block; block = next_block(text, block->end)) {
    const bool is_json = block->language == "tool" || block->language == "json";
    if (block->language == "pass" || (!is_json && block->text.starts_with("pass "))) {
      return call_with_pass(text, *block);
    }
    if (is_json) {
      auto call = call_in_json(block->text);
      if (call) return TextCall{.call = *std::move(call), .end = block->end};
      if (block->language == "json") continue;
      return TextCall{.call = {.id = {}, .name = "tool", .arguments = nullptr}, .end = block->end};
    }
    if (block->end == text.size()) break;
  }
  return std::nullopt;
}

}  // namespace passnet
