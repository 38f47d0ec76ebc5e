#include "agent/trajectory/trajectory.hpp"

#include "diag/bounded_json.hpp"

namespace passnet {
namespace {

using Ordered = nlohmann::ordered_json;

std::string field_text(const nlohmann::json& json, std::string_view key) {
  const auto found = json.find(key);
  return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::optional<double> number_at(const nlohmann::json& json, std::string_view key) {
  const auto found = json.find(key);
  if (found == json.end() || !found->is_number()) return std::nullopt;
  return found->get<double>();
}

int64_t field_count(const nlohmann::json& json, std::string_view key) {
  const auto found = json.find(key);
  return found != json.end() && found->is_number_integer() ? found->get<int64_t>() : 0;
}

template <class T>
Ordered optional_json(const std::optional<T>& value) {
  return value ? Ordered(*value) : Ordered();
}

}  // namespace

Ordered to_json(const Trajectory& trajectory) {
  Ordered messages = Ordered::array();
  for (const Message& message : trajectory.messages) messages.push_back(to_json(message));
  return {{"task", trajectory.task},
          {"attempt", trajectory.attempt},
          {"candidate", trajectory.candidate},
          {"messages", std::move(messages)},
          {"submission", optional_json(trajectory.submission)},
          {"verdict", trajectory.verdict},
          {"as", optional_json(trajectory.as)},
          {"tokens_in", trajectory.tokens_in},
          {"tokens_out", trajectory.tokens_out},
          {"seconds", trajectory.seconds},
          {"money", optional_json(trajectory.money)},
          {"ended", trajectory.ended},
          {"versions", trajectory.versions},
          {"hashes", trajectory.hashes},
          {"op_sequence", trajectory.op_sequence}};
}

Result<Trajectory> parse_trajectory(std::string_view text, Span span) {
  const nlohmann::json json = parse_bounded_json(text);
  if (!json.is_object()) return fail(span, "bad-trajectory", "expected a JSON object");
  Trajectory trajectory{.task = field_text(json, "task"),
                        .attempt = field_count(json, "attempt"),
                        .candidate = field_text(json, "candidate"),
                        .messages = {},
                        .submission = {},
                        .verdict = field_text(json, "verdict"),
                        .as = number_at(json, "as"),
                        .tokens_in = field_count(json, "tokens_in"),
                        .tokens_out = field_count(json, "tokens_out"),
                        .seconds = number_at(json, "seconds").value_or(0),
                        .money = number_at(json, "money"),
                        .ended = field_text(json, "ended"),
                        .versions = {},
                        .hashes = {},
                        .op_sequence = field_text(json, "op_sequence")};
  if (trajectory.task.empty()) return fail(span, "bad-trajectory", "expected the key `task`");
  const auto messages = json.find("messages");
  if (messages == json.end() || !messages->is_array()) {
    return fail(span, "bad-trajectory", "expected the key `messages`, a list");
  }
  for (const nlohmann::json& message : *messages) {
    trajectory.messages.push_back(TRY(parse_message(message, span)));
  }
  if (const auto found = json.find("submission"); found != json.end() && found->is_string()) {
    trajectory.submission = found->get<std::string>();
  }
  if (const auto found = json.find("versions"); found != json.end() && found->is_object()) {
    for (const auto& [key, value] : found->items()) {
      if (value.is_string()) trajectory.versions[key] = value.get<std::string>();
    }
  }
  if (const auto found = json.find("hashes"); found != json.end() && found->is_array()) {
    for (const nlohmann::json& hash : *found) {
      if (hash.is_string()) trajectory.hashes.push_back(hash.get<std::string>());
    }
  }
  return trajectory;
}

std::vector<Trajectory> parse_trajectories(const Sources& sources, SourceId source,
                                           Diagnostics& diagnostics) {
  std::vector<Trajectory> trajectories;
  const std::string_view text = sources.text(source);
  for (size_t at = 0; at < text.size() && !diagnostics.full();) {
    const size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = text.substr(at, end - at);
    if (line.find_first_not_of(" \t\r") != std::string_view::npos) {
      const Span span{source, static_cast<uint32_t>(at), static_cast<uint32_t>(end)};
      if (auto parsed = parse_trajectory(line, span)) {
        trajectories.push_back(*std::move(parsed));
      } else {
        diagnostics.add(parsed.error());
      }
    }
    at = end + 1;
  }
  return trajectories;
}

}  // namespace passnet
