// Trajectories as training data: one JSON object per line.
#pragma once

#include "agent/prompt/prompt.hpp"
#include "agent/trajectory/trajectory.hpp"

#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace passnet {

enum class TrainingFormat : uint8_t { kChat, kPreferences, kPrompts };

inline constexpr std::array<std::string_view, 3> kTrainingFormats{"chat", "preferences", "prompts"};

// {"messages": [{"role", "content"}…]} per trajectory; in native form also the calls.
std::vector<nlohmann::ordered_json> chat_lines(std::span<const Trajectory* const> trajectories,
                                               ToolForm form);

// {"prompt": [messages], "chosen": [message], "rejected": [message], "task"}: the submissions of a
// task with the same prompt, each with the one that is next worse: wrong, or with a score at least
// a tenth lower; and texts that a conversation tried and that had errors or were wrong.
std::vector<nlohmann::ordered_json> preference_lines(
    std::span<const Trajectory* const> trajectories);

// {"prompt": [messages], "task", "hashes", "op_sequence"}: each prompt once.
std::vector<nlohmann::ordered_json> prompt_lines(std::span<const Trajectory* const> trajectories);

}  // namespace passnet
