#include "fuse/fuse.hpp"

#include <algorithm>
#include <map>
#include <numeric>

namespace passnet {
namespace {

// Computations with a level: how many others that stand alone must have run before. Equal levels
// never wait for anything between them.
class Grouper {
 public:
  Grouper(const LoopProgram& program, const FuseOptions& options, const Target& target)
      : program_(program),
        options_(options),
        costs_(target.fusion),
        level_(program.computations.size()),
        leader_(program.computations.size()) {
    std::iota(leader_.begin(), leader_.end(), 0);
  }

  std::vector<std::vector<uint32_t>> run() {
    find_levels();
    join_neighbors();
    return collect();
  }

 private:
  bool stands_alone(uint32_t at) const {
    const Computation& computation = program_.computations[at];
    return computation.is_launch() || options_.stands_alone(computation);
  }

  void find_levels() {
    std::vector<size_t> ready(program_.storages.size());  // the level at which a storage is there
    for (uint32_t i = 0; i < level_.size(); ++i) {
      const Computation& computation = program_.computations[i];
      for (const Window& operand : computation.operands) {
        level_[i] = std::max(level_[i], ready[operand.storage.index]);
      }
      const size_t after = level_[i] + (stands_alone(i) ? 1 : 0);
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

  // Joins what reads or writes the same storage on the same level.
  void join_neighbors() {
    std::map<std::pair<uint32_t, size_t>, uint32_t> users;  // of a storage, on a level
    for (uint32_t i = 0; i < level_.size(); ++i) {
      if (stands_alone(i)) continue;
      const auto use = [&](StorageId storage) {
        const auto [known, fresh] = users.try_emplace({storage.index, level_[i]}, i);
        if (!fresh) join(known->second, i);
      };
      for (const Window& operand : program_.computations[i].operands) use(operand.storage);
      for (const StorageId result : program_.computations[i].results) use(result);
    }
  }

  // By level, then by first member; on a level what is fused runs before what stands alone, which
  // may wait for it.
  std::vector<std::vector<uint32_t>> collect() {
    struct Key {
      size_t level;
      bool alone;
      uint32_t leader;
      size_t part;
      auto operator<=>(const Key&) const = default;
    };
    std::map<Key, std::vector<uint32_t>> groups;
    std::map<uint32_t, size_t> counts;
    for (uint32_t i = 0; i < level_.size(); ++i) {
      const uint32_t first = leader(i);
      const size_t part = counts[first]++ / costs_.max_group;
      groups[{level_[i], stands_alone(i), first, part}].push_back(i);
    }
    std::vector<std::vector<uint32_t>> result;
    for (auto& [key, members] : groups) result.push_back(std::move(members));
    return result;
  }

  const LoopProgram& program_;
  const FuseOptions& options_;
  const FusionCosts& costs_;
  std::vector<size_t> level_;
  std::vector<uint32_t> leader_;
};

}  // namespace

std::vector<std::vector<uint32_t>> choose_groups(const LoopProgram& program,
                                                 const FuseOptions& options, const Target& target) {
  return Grouper(program, options, target).run();
}

std::vector<bool> find_leaves(const LoopProgram& program,
                              std::span<const std::vector<uint32_t>> groups) {
  constexpr size_t kNone = static_cast<size_t>(-1);
  std::vector<size_t> writers(program.storages.size(), kNone);  // groups
  for (size_t i = 0; i < groups.size(); ++i) {
    for (const uint32_t member : groups[i]) {
      for (const StorageId id : program.computations[member].results) writers[id.index] = i;
    }
  }
  std::vector<bool> leaves(program.storages.size());
  for (const Window& result : program.results) leaves[result.storage.index] = true;
  for (size_t i = 0; i < groups.size(); ++i) {
    for (const uint32_t member : groups[i]) {
      for (const Window& operand : program.computations[member].operands) {
        if (writers[operand.storage.index] != i) leaves[operand.storage.index] = true;
      }
    }
  }
  return leaves;
}

}  // namespace passnet
