#include "lower/split_frozen.hpp"

#include <algorithm>
#include <ranges>

namespace passnet {
namespace {

// The inputs that a value depends on, the strongest last.
enum class Dependence : uint8_t { kConstants, kFrozen, kCall };

class Splitter {
 public:
  Splitter(const LoopProgram& whole, const std::vector<bool>& frozen)
      : whole_(whole),
        frozen_(frozen),
        of_storage_(whole.storages.size(), Dependence::kConstants),
        of_computation_(whole.computations.size()) {}

  SplitProgram run() {
    follow();
    const std::vector<StorageId> boundary = find_boundary();
    SplitProgram split{.once = part(Dependence::kFrozen, boundary, {}),
                       .rest = part(Dependence::kCall, {}, whole_.results)};
    for (size_t i = 0; i < boundary.size(); ++i) {
      Storage& storage = split.rest.program.storages[boundary[i].index];
      storage.input = static_cast<uint32_t>(inputs() + i);
    }
    return split;
  }

 private:
  // Returns how many inputs there are, those of constants included.
  size_t inputs() const {
    return static_cast<size_t>(std::ranges::count_if(
        whole_.storages, [](const Storage& storage) { return storage.input.has_value(); }));
  }

  void follow() {
    for (size_t i = 0; i < of_storage_.size(); ++i) {
      const auto& input = whole_.storages[i].input;
      if (!input || *input >= frozen_.size()) continue;
      of_storage_[i] = frozen_[*input] ? Dependence::kFrozen : Dependence::kCall;
    }
    std::vector<bool> is_result(of_storage_.size());
    for (const Window& result : whole_.results) is_result[result.storage.index] = true;
    for (size_t at = 0; at < of_computation_.size(); ++at) {
      const Computation& computation = whole_.computations[at];
      Dependence& strongest = of_computation_[at];
      for (const Window& operand : computation.operands) {
        strongest = std::max(strongest, of_storage_[operand.storage.index]);
      }
      const auto is_one = [&](StorageId result) { return is_result[result.index]; };
      if (std::ranges::any_of(computation.results, is_one)) strongest = Dependence::kCall;
      for (const StorageId result : computation.results) of_storage_[result.index] = strongest;
    }
  }

  // Returns the results of frozen computations that others read.
  std::vector<StorageId> find_boundary() const {
    std::vector<bool> is_read(of_storage_.size());
    for (size_t at = 0; at < of_computation_.size(); ++at) {
      if (of_computation_[at] != Dependence::kCall) continue;
      for (const Window& operand : whole_.computations[at].operands) {
        is_read[operand.storage.index] = true;
      }
    }
    std::vector<StorageId> boundary;
    for (uint32_t i = 0; i < of_storage_.size(); ++i) {
      const bool is_computed = !whole_.storages[i].input;
      if (is_read[i] && is_computed && of_storage_[i] == Dependence::kFrozen) {
        boundary.push_back({i});
      }
    }
    return boundary;
  }

  // Returns the computations of this dependence that results or these storages need, with those of
  // constants alone that they read.
  ProgramPart part(Dependence dependence, const std::vector<StorageId>& wanted,
                   std::vector<Window> results) const {
    ProgramPart part;
    part.program.storages = whole_.storages;
    part.program.results = std::move(results);
    for (const StorageId id : wanted) {
      const Storage& storage = whole_.storage(id);
      part.program.results.push_back(
          {.storage = id, .type = storage.type, .layout = {.strides = storage.strides}});
    }
    std::vector<bool> needed(of_storage_.size());
    for (const Window& result : part.program.results) needed[result.storage.index] = true;
    std::vector<uint32_t> kept;
    for (uint32_t at = static_cast<uint32_t>(of_computation_.size()); at-- > 0;) {
      const Computation& computation = whole_.computations[at];
      if (of_computation_[at] != dependence && of_computation_[at] != Dependence::kConstants) {
        continue;
      }
      const auto is_needed = [&](StorageId result) { return needed[result.index]; };
      if (std::ranges::none_of(computation.results, is_needed)) continue;
      for (const Window& operand : computation.operands) needed[operand.storage.index] = true;
      kept.push_back(at);
    }
    for (const uint32_t at : kept | std::views::reverse) {
      part.program.computations.push_back(whole_.computations[at]);
      part.computations.push_back(at);
    }
    return part;
  }

  const LoopProgram& whole_;
  const std::vector<bool>& frozen_;  // by input of the caller
  std::vector<Dependence> of_storage_;
  std::vector<Dependence> of_computation_;
};

}  // namespace

SplitProgram split_frozen(const LoopProgram& whole, const std::vector<bool>& frozen) {
  return Splitter(whole, frozen).run();
}

}  // namespace passnet
