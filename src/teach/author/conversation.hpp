// A conversation at a workbench, message by message, in the form of trajectories.
#pragma once

#include "teach/author/desk.hpp"

#include <nlohmann/json.hpp>

#include <string>

namespace passnet {

class Conversation {
 public:
  // Begins with the messages of the prompt.
  Conversation(Desk& desk, nlohmann::ordered_json prompt)
      : desk_(desk), messages_(std::move(prompt)) {}

  // Adds the author's words with a call of a tool, and its answer; a text that the last call with
  // one gave is left out. Errors are infrastructure failures.
  Result<ToolAnswer> call(const std::string& words, Tool tool,
                          const nlohmann::ordered_json& arguments);
  Result<ToolAnswer> call(const std::string& words, Tool tool, const std::string& text) {
    return call(words, tool, nlohmann::ordered_json{{"text", text}});
  }

  // Marks the last words as a mistake, which a model should not learn.
  void mark_mistake();

  const nlohmann::ordered_json& messages() const { return messages_; }

 private:
  Desk& desk_;
  nlohmann::ordered_json messages_;
  size_t calls_ = 0;
  std::string last_text_;
};

}  // namespace passnet
