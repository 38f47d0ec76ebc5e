#include "fuse/groups.hpp"

#include "kernel/costs/cuda.hpp"
#include "kernel/costs/fusion.hpp"
#include "kernel/target.hpp"

#include <algorithm>
#include <map>
#include <numeric>

namespace passnet {
namespace {

// Gives each computation a level: the longest chain of computations that launch alone and must run
// before it. Computations of one level never wait for anything between them.
class Grouper {
 public:
  Grouper(const LoopProgram& program, const GroupOptions& options, const Target& target)
      : program_(program),
        options_(options),
        target_(target),
        level_(program.computations.size()),
        leader_(program.computations.size()) {
    std::iota(leader_.begin(), leader_.end(), 0);
  }

  std::vector<std::vector<uint32_t>> run() {
    find_levels();
    join_neighbors();
    if (target_.device != Device::kCuda) return collect();
    join_small();
    return delay_first(collect());
  }

 private:
  bool launches_alone(uint32_t at) const {
    const Computation& computation = program_.computations[at];
    return computation.is_launch() || computation.kernel.stages.size() > kMaxStages ||
           options_.launches_alone(computation);
  }

  void find_levels() {
    std::vector<size_t> ready(program_.storages.size());  // by storage: the level of its readers
    for (uint32_t i = 0; i < level_.size(); ++i) {
      const Computation& computation = program_.computations[i];
      for (const Window& operand : computation.operands) {
        level_[i] = std::max(level_[i], ready[operand.storage.index]);
      }
      const size_t after = level_[i] + (launches_alone(i) ? 1 : 0);
      for (const StorageId result : computation.results) ready[result.index] = after;
    }
  }

  uint32_t leader(uint32_t at) {
    while (leader_[at] != at) at = leader_[at] = leader_[leader_[at]];
    return at;
  }

  void join(uint32_t a, uint32_t b) {
    a = leader(a);
    b = leader(b);
    leader_[std::max(a, b)] = std::min(a, b);
  }

  // Joins computations of one level that read or write the same storage.
  void join_neighbors() {
    std::map<std::pair<uint32_t, size_t>, uint32_t> users;  // of a storage, on a level
    for (uint32_t i = 0; i < level_.size(); ++i) {
      if (launches_alone(i)) continue;
      const auto use = [&](StorageId storage) {
        const auto [known, fresh] = users.try_emplace({storage.index, level_[i]}, i);
        if (!fresh) join(known->second, i);
      };
      for (const Window& operand : program_.computations[i].operands) use(operand.storage);
      for (const StorageId result : program_.computations[i].results) use(result);
    }
  }

  // Joins groups of one level that leave threads of a GPU idle, even together.
  void join_small() {
    struct Group {
      size_t members = 0;
      int64_t elements = 0;
    };
    std::map<std::pair<size_t, uint32_t>, Group> groups;  // by level and leader
    for (uint32_t i = 0; i < level_.size(); ++i) {
      if (launches_alone(i)) continue;
      Group& group = groups[{level_[i], leader(i)}];
      ++group.members;
      for (const StorageId result : program_.computations[i].results) {
        group.elements += numel(program_.storages[result.index].type.shape);
      }
    }
    const CudaCosts& costs = *target_.cuda;
    const int64_t most = target_.multiprocessors * costs.min_lone_threads * costs.max_flat_elements;
    std::map<size_t, std::pair<uint32_t, Group>> joined;  // by level, with its leader
    for (const auto& [key, group] : groups) {
      const auto [known, fresh] = joined.try_emplace(key.first, key.second, group);
      if (fresh) continue;
      auto& [first, sum] = known->second;
      if (sum.members + group.members > target_.fusion->max_group ||
          sum.elements + group.elements > most) {
        if (group.elements < sum.elements) known->second = {key.second, group};
        continue;
      }
      join(first, key.second);
      sum.members += group.members;
      sum.elements += group.elements;
    }
  }

  // Returns groups by level, then by first member. On one level, computations that launch alone
  // come last: they may wait for the others.
  std::vector<std::vector<uint32_t>> collect() {
    struct Key {
      size_t level;
      bool alone;
      uint32_t leader;
      size_t part;
      auto operator<=>(const Key&) const = default;
    };
    std::map<Key, std::vector<uint32_t>> groups;
    struct Part {
      size_t number = 0;
      size_t members = 0;
      size_t stages = 0;
    };
    std::map<uint32_t, Part> parts;  // by leader, the last one
    for (uint32_t i = 0; i < level_.size(); ++i) {
      const uint32_t first = leader(i);
      const size_t stages = program_.computations[i].kernel.stages.size();
      Part& part = parts[first];
      if (part.members == target_.fusion->max_group || part.stages + stages > kMaxGroupStages) {
        part = {.number = part.number + 1};
      }
      ++part.members;
      part.stages += stages;
      groups[{level_[i], launches_alone(i), first, part.number}].push_back(i);
    }
    std::vector<std::vector<uint32_t>> result;
    for (auto& [key, members] : groups) result.push_back(std::move(members));
    return result;
  }

  bool reads_inputs_alone(const std::vector<uint32_t>& group) const {
    return std::ranges::all_of(group, [&](uint32_t at) {
      return std::ranges::all_of(program_.computations[at].operands, [&](const Window& operand) {
        return program_.storage(operand.storage).input.has_value();
      });
    });
  }

  // Moves groups that read inputs of the graph alone, such as copies of weights, to where their
  // results are first read: they take memory no longer than they must, and may still be cached.
  std::vector<std::vector<uint32_t>> delay_first(std::vector<std::vector<uint32_t>> groups) const {
    constexpr size_t kNowhere = static_cast<size_t>(-1);
    std::vector<size_t> reader(program_.storages.size(), kNowhere);  // by storage, the first group
    for (size_t at = groups.size(); at-- > 0;) {
      for (const uint32_t member : groups[at]) {
        for (const Window& operand : program_.computations[member].operands) {
          reader[operand.storage.index] = at;
        }
      }
    }
    std::vector<std::vector<size_t>> before(groups.size());  // by group: those that move to it
    std::vector<bool> moves(groups.size());
    for (size_t at = 0; at < groups.size(); ++at) {
      size_t first = kNowhere;
      for (const uint32_t member : groups[at]) {
        for (const StorageId result : program_.computations[member].results) {
          const size_t own = reader[result.index];
          if (own != at) first = std::min(first, own);
        }
      }
      moves[at] = first != kNowhere && reads_inputs_alone(groups[at]);
      if (moves[at]) before[first].push_back(at);
    }
    std::vector<std::vector<uint32_t>> ordered;
    for (size_t at = 0; at < groups.size(); ++at) {
      for (const size_t moved : before[at]) ordered.push_back(std::move(groups[moved]));
      if (!moves[at]) ordered.push_back(std::move(groups[at]));
    }
    return ordered;
  }

  const LoopProgram& program_;
  const GroupOptions& options_;
  const Target& target_;
  std::vector<size_t> level_;
  std::vector<uint32_t> leader_;
};

}  // namespace

std::vector<std::vector<uint32_t>> choose_groups(const LoopProgram& program,
                                                 const GroupOptions& options,
                                                 const Target& target) {
  return Grouper(program, options, target).run();
}

}  // namespace passnet
