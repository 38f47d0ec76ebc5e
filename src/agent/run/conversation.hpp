// The next step of a conversation, as its messages alone determine it: a run that goes on after a
// kill decides as the one that was killed.
#pragma once

#include "agent/model/model_api.hpp"
#include "agent/run/attempt.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace passnet {

struct AskModel {};
struct CallTool {
  const ToolCall* call = nullptr;  // of the last message of the assistant
};
struct Remind {
  std::string text;  // the user's next message: the last one of the model called no tool
};
using ConversationStep = std::variant<AskModel, CallTool, Remind, AttemptEnd>;

// `turns`: the messages that the model may have.
ConversationStep next_step_of(std::span<const Message> messages, size_t turns);

// True if the last message of the assistant calls a tool as an earlier one did, on the same text.
bool repeats_call(std::span<const Message> messages);

// The messages that a model reads before its next one.
struct NextRequest {
  std::vector<Message> messages;
  bool is_fresh = false;  // true: without its own texts
};

// All messages; but a model that sent a refused text again unchanged would go on so: from then on,
// after each refusal, it reads what came before its first text alone, and begins anew.
NextRequest next_request(std::span<const Message> messages);

// The message of an answer: in text form, or without native calls, the calls are found in its text,
// which then ends with the call.
Message message_of(ModelAnswer answer, ToolForm form, size_t turn);

// The messages as the model reads them: while they take more than `tokens`, the oldest answers of
// tools are replaced by a note. nullopt if that does not suffice.
std::optional<std::vector<Message>> fit_context(std::span<const Message> messages, size_t tokens);

// The estimated tokens of messages.
size_t estimate_tokens(std::span<const Message> messages);

}  // namespace passnet
