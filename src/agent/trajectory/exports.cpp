#include "agent/trajectory/exports.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

Json message_json(const Message& message) {
  Json json = {{"role", name(message.role)}, {"content", message.content}};
  if (!message.is_trained) json["train"] = false;
  return json;
}

// The messages before the first one of the assistant, in text form.
Json prompt_of(const Trajectory& trajectory) {
  Json prompt = Json::array();
  for (const Message& message : trajectory.messages) {
    if (message.role == MessageRole::kAssistant) break;
    prompt.push_back(message_json(message));
  }
  return prompt;
}

Json answer(std::string text, std::string_view tool) {
  if (!text.ends_with('\n')) text += '\n';
  return Json::array(
      {{{"role", "assistant"}, {"content", fmt::format("```pass\n{}```\n{}", text, tool)}}});
}

// A text with its worth: the score, 0 if it is wrong.
struct Ranked {
  std::string text;
  double worth = 0;
};

std::optional<Ranked> submission_of(const Trajectory& trajectory) {
  if (!trajectory.submission) return std::nullopt;
  return Ranked{*trajectory.submission,
                trajectory.verdict == "PASS" ? trajectory.as.value_or(0) : 0};
}

// The texts that the conversation tried before its submission.
std::vector<Ranked> tried_texts(const Trajectory& trajectory) {
  std::vector<Ranked> tried;
  for (const Message& message : trajectory.messages) {
    for (const ToolCall& call : message.calls) {
      const auto text = text_argument(call);
      if (text && text != trajectory.submission) tried.push_back({*text, 0});
    }
  }
  return tried;
}

// True if the conversation went on from this text because a tool found an error in it.
bool had_errors(const Trajectory& trajectory, const std::string& text) {
  const auto& messages = trajectory.messages;
  for (size_t i = 0; i + 1 < messages.size(); ++i) {
    for (const ToolCall& call : messages[i].calls) {
      const auto before = std::span(messages).first(i);
      if (text_argument(with_last_text(call, before)) != text) continue;
      const auto reply = std::ranges::find_if(messages.begin() + static_cast<std::ptrdiff_t>(i),
                                              messages.end(), [&](const Message& message) {
                                                return message.call_id == call.id &&
                                                       message.role == MessageRole::kTool;
                                              });
      if (reply == messages.end()) continue;
      if (is_refusal(reply->content)) return true;
    }
  }
  return false;
}

}  // namespace

std::vector<Json> chat_lines(std::span<const Trajectory* const> trajectories, ToolForm form) {
  std::vector<Json> lines;
  for (const Trajectory* trajectory : trajectories) {
    Json messages = Json::array();
    if (form == ToolForm::kText) {
      for (const Message& message : in_text_form(trajectory->messages)) {
        messages.push_back(message_json(message));
      }
    } else {
      for (const Message& message : trajectory->messages) {
        Json json = to_json(message);
        for (const char* key : {"tokens_in", "tokens_out", "seconds"}) json.erase(key);
        messages.push_back(std::move(json));
      }
    }
    lines.push_back({{"messages", std::move(messages)}});
  }
  return lines;
}

std::vector<Json> preference_lines(std::span<const Trajectory* const> trajectories) {
  constexpr double kClearlyWorse = 0.9;
  std::map<std::string, std::vector<const Trajectory*>> groups;  // by prompt
  for (const Trajectory* trajectory : trajectories) {
    groups[prompt_of(*trajectory).dump()].push_back(trajectory);
  }
  std::vector<Json> lines;
  for (const auto& [prompt, group] : groups) {
    std::vector<Ranked> ranked;
    std::vector<std::pair<Ranked, Ranked>> pairs;
    for (const Trajectory* trajectory : group) {
      const auto submission = submission_of(*trajectory);
      if (!submission) continue;
      ranked.push_back(*submission);
      if (submission->worth <= 0) continue;
      for (const Ranked& tried : tried_texts(*trajectory)) {
        if (had_errors(*trajectory, tried.text)) pairs.emplace_back(*submission, tried);
      }
    }
    std::ranges::stable_sort(ranked, std::ranges::greater(), &Ranked::worth);
    for (size_t i = 0; i < ranked.size(); ++i) {
      const auto worse = std::ranges::find_if(
          ranked.begin() + static_cast<std::ptrdiff_t>(i), ranked.end(),
          [&](const Ranked& other) { return other.worth < ranked[i].worth * kClearlyWorse; });
      if (worse != ranked.end()) pairs.emplace_back(ranked[i], *worse);
    }
    std::set<std::pair<std::string, std::string>> known;
    for (const auto& [chosen, rejected] : pairs) {
      if (!known.emplace(chosen.text, rejected.text).second) continue;
      lines.push_back({{"prompt", Json::parse(prompt)},
                       {"chosen", answer(chosen.text, "submit_pass")},
                       {"rejected", answer(rejected.text, "submit_pass")},
                       {"task", group.front()->task}});
    }
  }
  return lines;
}

std::vector<Json> prompt_lines(std::span<const Trajectory* const> trajectories) {
  std::set<std::string> known;
  std::vector<Json> lines;
  for (const Trajectory* trajectory : trajectories) {
    Json prompt = prompt_of(*trajectory);
    if (!known.insert(prompt.dump()).second) continue;
    lines.push_back({{"prompt", std::move(prompt)},
                     {"task", trajectory->task},
                     {"hashes", trajectory->hashes},
                     {"op_sequence", trajectory->op_sequence}});
  }
  return lines;
}

}  // namespace passnet
