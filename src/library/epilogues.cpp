#include "library/epilogues.hpp"

#include <algorithm>

namespace passnet {
namespace {

constexpr uint32_t kNone = static_cast<uint32_t>(-1);

class Finder {
 public:
  Finder(const LoopProgram& program, std::span<const std::vector<uint32_t>> groups,
         std::span<const FusedKernel> kernels, std::span<const std::optional<LibraryCall>> calls,
         const Target& target)
      : program_(program),
        groups_(groups),
        kernels_(kernels),
        calls_(calls),
        target_(target),
        writer_(program.storages.size(), kNone),
        group_of_(program.computations.size()),
        readers_(program.storages.size()) {
    for (uint32_t at = 0; at < groups.size(); ++at) {
      for (const uint32_t member : groups[at]) list_uses(member, at);
    }
    for (const Window& result : program.results) {
      readers_[result.storage.index].insert(readers_[result.storage.index].end(), {kNone, kNone});
    }
  }

  Epilogues find() {
    Epilogues found{.by_group = std::vector<std::optional<FoundEpilogue>>(groups_.size()),
                    .is_absorbed = std::vector<bool>(groups_.size())};
    for (uint32_t at = 0; at < groups_.size(); ++at) {
      found.by_group[at] = find(at);
      if (found.by_group[at]) found.is_absorbed[group_of_[found.by_group[at]->call]] = true;
    }
    return found;
  }

 private:
  void list_uses(uint32_t computation, uint32_t group) {
    group_of_[computation] = group;
    for (const StorageId result : program_.computations[computation].results) {
      writer_[result.index] = computation;
    }
    for (const Window& operand : program_.computations[computation].operands) {
      auto& readers = readers_[operand.storage.index];
      if (std::ranges::find(readers, group) == readers.end()) readers.push_back(group);
    }
  }

  // Returns the last call whose result only this group reads.
  std::optional<uint32_t> find_call(uint32_t group) const {
    std::optional<uint32_t> call;
    for (const uint32_t member : groups_[group]) {
      for (const Window& operand : program_.computations[member].operands) {
        const uint32_t writer = writer_[operand.storage.index];
        const bool is_call = writer != kNone && calls_[writer].has_value();
        if (!is_call || readers_[operand.storage.index].size() > 1) continue;
        call = std::max(call.value_or(0), writer);
      }
    }
    return call;
  }

  std::optional<FoundEpilogue> find(uint32_t group) const {
    const FusedKernel& fused = kernels_[group];
    if (fused.kernel.stages.empty()) return std::nullopt;
    const auto call = find_call(group);
    if (!call) return std::nullopt;
    const StorageId result = program_.computations[*call].results.front();
    const auto block = std::ranges::find(fused.inputs, result, &Window::storage);
    if (std::ranges::count(fused.inputs, result, &Window::storage) != 1) return std::nullopt;
    const BufferId buffer{static_cast<uint32_t>(block - fused.inputs.begin())};
    auto schedule = find_epilogue(fused.kernel, layouts_of(fused), buffer, *calls_[*call], target_);
    if (!schedule) return std::nullopt;
    return FoundEpilogue{.call = *call, .schedule = *std::move(schedule)};
  }

  const LoopProgram& program_;
  std::span<const std::vector<uint32_t>> groups_;
  std::span<const FusedKernel> kernels_;
  std::span<const std::optional<LibraryCall>> calls_;
  const Target& target_;
  std::vector<uint32_t> writer_;                // by storage, the computation
  std::vector<uint32_t> group_of_;              // by computation
  std::vector<std::vector<uint32_t>> readers_;  // by storage, groups
};

}  // namespace

Epilogues find_epilogues(const LoopProgram& program, std::span<const std::vector<uint32_t>> groups,
                         std::span<const FusedKernel> kernels,
                         std::span<const std::optional<LibraryCall>> calls, const Target& target) {
  return Finder(program, groups, kernels, calls, target).find();
}

}  // namespace passnet
