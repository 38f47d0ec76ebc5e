#include "agent/run/conversation.hpp"

#include "agent/model/text_calls.hpp"
#include "agent/prompt/tokens.hpp"
#include "diag/json.hpp"

#include <algorithm>

namespace passnet {
namespace {

constexpr size_t kMostSilent = 3;     // messages without a call, one after another
constexpr size_t kMostAlike = 3;      // messages that make one call, one after another
constexpr size_t kMessageTokens = 8;  // for the role of a message
constexpr size_t kKeptAnswers = 2;    // the last answers of tools, which are always sent
constexpr std::string_view kLeftOut = "(An earlier answer, left out to save space.)\n";

constexpr std::string_view kReminder =
    "Your message called no tool. Call one: write the pass in a ```pass block, then the name of a "
    "tool (check_pass, evaluate_pass, submit_pass) on a line of its own.\n";

bool is_same(const ToolCall& a, const ToolCall& b) {
  return a.name == b.name && a.arguments == b.arguments;
}

// True if the last messages of the assistant make one call, which was never refused: the model
// would go on so.
bool goes_on_alike(std::span<const Message> messages) {
  std::optional<ToolCall> last;
  size_t alike = 0;
  for (size_t i = 0; i < messages.size(); ++i) {
    const Message& message = messages[i];
    if (message.role == MessageRole::kTool && is_refusal(message.content)) alike = 0;
    if (message.role != MessageRole::kAssistant) continue;
    if (message.calls.size() != 1) {
      alike = 0;
      continue;
    }
    ToolCall whole = with_last_text(message.calls[0], messages.first(i));
    alike = last && is_same(*last, whole) ? alike + 1 : 1;
    last = std::move(whole);
  }
  return alike >= kMostAlike;
}

}  // namespace

ConversationStep next_step_of(std::span<const Message> messages, size_t turns) {
  const auto is_assistant = [](const Message& message) {
    return message.role == MessageRole::kAssistant;
  };
  const auto count = static_cast<size_t>(std::ranges::count_if(messages, is_assistant));
  const auto last = std::ranges::find_if(messages.rbegin(), messages.rend(), is_assistant);
  if (last == messages.rend()) return AskModel{};
  const auto after = static_cast<size_t>(last - messages.rbegin());
  const size_t answered = static_cast<size_t>(
      std::ranges::count(messages.last(after), MessageRole::kTool, &Message::role));
  if (answered < last->calls.size()) return CallTool{&last->calls[answered]};
  if (last->calls.empty() && after == 0) {
    size_t silent = 0;
    for (auto message = messages.rbegin(); message != messages.rend(); ++message) {
      if (message->role == MessageRole::kTool || !message->calls.empty()) break;
      silent += is_assistant(*message);
    }
    if (silent >= kMostSilent) return AttemptEnd::kSilent;
    if (count < turns) return Remind{std::string(kReminder)};
  }
  if (count >= turns) return AttemptEnd::kTurns;
  if (goes_on_alike(messages)) return AttemptEnd::kRepeats;
  return AskModel{};
}

bool repeats_call(std::span<const Message> messages) {
  std::vector<ToolCall> calls;  // on their texts
  bool is_repeated = false;
  for (size_t i = 0; i < messages.size(); ++i) {
    if (messages[i].role != MessageRole::kAssistant) continue;
    is_repeated = false;
    for (const ToolCall& call : messages[i].calls) {
      ToolCall whole = with_last_text(call, messages.first(i));
      is_repeated |= std::ranges::any_of(
          calls, [&](const ToolCall& earlier) { return is_same(earlier, whole); });
      calls.push_back(std::move(whole));
    }
  }
  return is_repeated;
}

NextRequest next_request(std::span<const Message> messages) {
  NextRequest next{.messages = {messages.begin(), messages.end()}};
  if (messages.empty() || !is_refusal(messages.back().content)) return next;
  bool is_stuck = false;
  for (size_t i = 0; i < messages.size() && !is_stuck; ++i) {
    const bool is_refused = i + 1 < messages.size() && is_refusal(messages[i + 1].content);
    is_stuck = is_refused && repeats_call(messages.first(i + 1));
  }
  const auto first = std::ranges::find_if(next.messages, [](const Message& message) {
    return std::ranges::any_of(
        message.calls, [](const ToolCall& call) { return text_argument(call).has_value(); });
  });
  if (!is_stuck || first == next.messages.end()) return next;
  next.messages.erase(first, next.messages.end());
  next.is_fresh = true;
  return next;
}

Message message_of(ModelAnswer answer, ToolForm form, size_t turn) {
  Message message{.role = MessageRole::kAssistant,
                  .content = std::move(answer.content),
                  .calls = std::move(answer.calls),
                  .call_id = {},
                  .tool = {},
                  .tokens_in = answer.tokens_in,
                  .tokens_out = answer.tokens_out,
                  .seconds = {}};
  if (form == ToolForm::kText) message.calls.clear();
  if (!message.calls.empty()) return message;
  if (auto found = find_text_call(message.content)) {
    message.content.resize(found->end);
    found->call.id = fmt::format("text_{}", turn);
    message.calls.push_back(std::move(found->call));
  }
  return message;
}

size_t estimate_tokens(std::span<const Message> messages) {
  size_t tokens = 0;
  for (const Message& message : messages) {
    tokens += estimate_tokens(message.content) + kMessageTokens;
    for (const ToolCall& call : message.calls) {
      // In text form the content holds the call.
      if (!message.content.contains("```")) tokens += estimate_tokens(json_line(call.arguments));
    }
  }
  return tokens;
}

std::optional<std::vector<Message>> fit_context(std::span<const Message> messages, size_t tokens) {
  std::vector<Message> fitted(messages.begin(), messages.end());
  size_t whole = estimate_tokens(fitted);
  auto left = static_cast<size_t>(std::ranges::count(fitted, MessageRole::kTool, &Message::role));
  for (Message& message : fitted) {
    if (whole <= tokens || left <= kKeptAnswers) break;
    if (message.role != MessageRole::kTool) continue;
    --left;
    if (message.content.size() <= kLeftOut.size()) continue;
    whole -= estimate_tokens(message.content);
    message.content = kLeftOut;
    whole += estimate_tokens(kLeftOut);
  }
  if (whole > tokens) return std::nullopt;
  return fitted;
}

}  // namespace passnet
