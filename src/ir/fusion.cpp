#include "ir/fusion.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <unordered_set>

namespace passnet {
namespace {

constexpr size_t kMaxList = 8;
constexpr size_t kMostCounted = 1'000'000;  // not tuning: far more than can be measured

std::string number_flaw(const ScheduleKey& key, int64_t value) {
  if (value < 1 || value > key.most) {
    return fmt::format("expected '{}' from 1 to {}, found {}", key.name, key.most, value);
  }
  if (key.is_power_of_two && !std::has_single_bit(static_cast<uint64_t>(value))) {
    return fmt::format("expected '{}' to be a power of two, found {}", key.name, value);
  }
  return "";
}

// True if a path leads from a node of the group to another through a node outside.
bool is_broken(const Graph& graph, uint32_t fusion, std::span<const NodeId> nodes) {
  std::unordered_set<uint32_t> escaped;  // values outside that need one of the group's
  for (const NodeId id : nodes) {
    const Node& node = graph.node(id);
    const bool is_member = node.fusion == fusion;
    bool needs_group = false;
    bool needs_escaped = false;
    graph.for_each_operand(node, [&](ValueId value) {
      const NodeId producer = graph.value(value).producer;
      needs_escaped = needs_escaped || escaped.contains(value.index);
      needs_group = needs_group || (producer.valid() && graph.node(producer).fusion == fusion);
    });
    if (is_member && needs_escaped) return true;
    if (is_member || (!needs_group && !needs_escaped)) continue;
    for (const ValueId result : node.results) escaped.insert(result.index);
  }
  return false;
}

}  // namespace

const ScheduleKey* find_schedule_key(std::string_view name) {
  const auto* found = std::ranges::find(kScheduleKeys, name, &ScheduleKey::name);
  return found == kScheduleKeys.end() ? nullptr : found;
}

std::string flaw(const ScheduleKey& key, const Attribute& value) {
  if (const auto* integer = std::get_if<int64_t>(&value); integer != nullptr && !key.is_list) {
    return number_flaw(key, *integer);
  }
  const auto* list = std::get_if<Integers>(&value);
  if (list == nullptr || !key.is_list || list->empty() || list->size() > kMaxList) {
    return fmt::format("expected {1} for '{0}', found {2}", key.name,
                       key.is_list ? "a list of 1 to 8 integers" : "an integer", to_string(value));
  }
  for (const int64_t entry : *list) {
    std::string what = number_flaw(key, entry);
    if (!what.empty()) return what;
  }
  return "";
}

static size_t count_combinations(const Fusion& fusion) {
  size_t count = 1;
  for (const ScheduleChoice& choice : fusion.tune) {
    count = std::min(count * choice.values.size(), kMostCounted);
  }
  return count;
}

std::string flaw(const Fusion& fusion) {
  std::vector<std::string_view> seen;
  const auto check = [&](std::string_view name, std::span<const Attribute> values) -> std::string {
    const ScheduleKey* key = find_schedule_key(name);
    if (key == nullptr) return fmt::format("there is no schedule key '{}'", name);
    if (std::ranges::find(seen, key->name) != seen.end()) {
      return fmt::format("'{}' is given twice", key->name);
    }
    seen.push_back(key->name);
    for (const Attribute& value : values) {
      std::string what = flaw(*key, value);
      if (!what.empty()) return what;
    }
    return values.empty() ? fmt::format("expected at least one value for '{}'", name) : "";
  };
  for (const ScheduleEntry& entry : fusion.schedule) {
    std::string what = check(entry.key, std::span(&entry.value, 1));
    if (!what.empty()) return what;
  }
  for (const ScheduleChoice& choice : fusion.tune) {
    std::string what = check(choice.key, choice.values);
    if (!what.empty()) return what;
  }
  const size_t count = count_combinations(fusion);
  if (count <= kMaxTuned) return "";
  return fmt::format("expected at most {} schedules to measure, found {}", kMaxTuned, count);
}

size_t count_schedules(const Fusion& fusion) {
  return count_combinations(fusion) + (fusion.tune.empty() ? 0 : 1);
}

Fusion choose_schedule(const Fusion& fusion, size_t index) {
  Fusion chosen{.schedule = fusion.schedule, .tune = {}};
  if (index == count_combinations(fusion)) return chosen;
  for (size_t i = fusion.tune.size(); i-- > 0;) {
    const ScheduleChoice& choice = fusion.tune[i];
    chosen.schedule.push_back({choice.key, choice.values[index % choice.values.size()]});
    index /= choice.values.size();
  }
  return chosen;
}

std::string print_schedule(const Fusion& fusion) {
  std::string text;
  for (const ScheduleKey& key : kScheduleKeys) {
    for (const ScheduleEntry& entry : fusion.schedule) {
      if (entry.key != key.name) continue;
      text +=
          fmt::format("{}{}={}", text.empty() ? " with " : ", ", key.name, to_string(entry.value));
    }
  }
  if (fusion.tune.empty()) return text;
  std::string choices;
  for (const ScheduleChoice& choice : fusion.tune) {
    std::string values;
    for (const Attribute& value : choice.values) {
      values += (values.empty() ? "" : ", ") + to_string(value);
    }
    choices += fmt::format("{}{} in [{}]", choices.empty() ? "" : ", ", choice.key, values);
  }
  return text + fmt::format("{}tune=[{}]", text.empty() ? " with " : ", ", choices);
}

std::vector<uint32_t> find_broken_fusions(const Graph& graph) {
  struct Range {
    size_t first = 0;
    size_t last = 0;
  };
  std::vector<std::optional<Range>> ranges(graph.fusions().size());
  const auto& order = graph.nodes();
  for (size_t i = 0; i < order.size(); ++i) {
    const auto& fusion = graph.node(order[i]).fusion;
    if (!fusion || *fusion >= ranges.size()) continue;
    if (!ranges[*fusion]) ranges[*fusion] = Range{i, i};
    ranges[*fusion]->last = i;
  }
  std::vector<uint32_t> broken;
  for (uint32_t i = 0; i < ranges.size(); ++i) {
    if (!ranges[i]) continue;
    const auto nodes =
        std::span(order).subspan(ranges[i]->first, ranges[i]->last - ranges[i]->first + 1);
    if (is_broken(graph, i, nodes)) broken.push_back(i);
  }
  return broken;
}

}  // namespace passnet
