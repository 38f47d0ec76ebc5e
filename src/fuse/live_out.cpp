#include "fuse/live_out.hpp"

namespace passnet {

std::vector<bool> find_live_out(const LoopProgram& program, std::span<const size_t> unit_of) {
  constexpr size_t kNone = static_cast<size_t>(-1);
  std::vector<size_t> writers(program.storages.size(), kNone);  // units
  for (size_t i = 0; i < program.computations.size(); ++i) {
    for (const StorageId id : program.computations[i].results) writers[id.index] = unit_of[i];
  }
  std::vector<bool> live_out(program.storages.size());
  for (const Window& result : program.results) live_out[result.storage.index] = true;
  for (size_t i = 0; i < program.computations.size(); ++i) {
    for (const Window& operand : program.computations[i].operands) {
      if (writers[operand.storage.index] != unit_of[i]) live_out[operand.storage.index] = true;
    }
  }
  return live_out;
}

std::vector<bool> find_live_out(const LoopProgram& program,
                                std::span<const std::vector<uint32_t>> groups) {
  std::vector<size_t> unit_of(program.computations.size());
  for (size_t group = 0; group < groups.size(); ++group) {
    for (const uint32_t member : groups[group]) unit_of[member] = group;
  }
  return find_live_out(program, unit_of);
}

}  // namespace passnet
