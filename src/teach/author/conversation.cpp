#include "teach/author/conversation.hpp"

namespace passnet {

Result<ToolAnswer> Conversation::call(const std::string& words, Tool tool,
                                      const nlohmann::ordered_json& arguments) {
  const std::string id = fmt::format("call_{}", ++calls_);
  const std::string name(info(tool).name);
  ToolAnswer answer = TRY(desk_.use(tool, arguments));
  nlohmann::ordered_json written = arguments;
  if (const auto text = written.find("text"); text != written.end()) {
    if (*text == last_text_) {
      written.erase(text);
    } else {
      last_text_ = *text;
    }
  }
  messages_.push_back(
      {{"role", "assistant"},
       {"content", words},
       {"tool_calls", {{{"id", id}, {"name", name}, {"arguments", std::move(written)}}}}});
  messages_.push_back(
      {{"role", "tool"}, {"content", answer.text}, {"tool_call_id", id}, {"name", name}});
  return answer;
}

void Conversation::mark_mistake() {
  CHECK(messages_.size() >= 2);
  messages_[messages_.size() - 2]["train"] = false;
}

}  // namespace passnet
