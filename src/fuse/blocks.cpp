#include "fuse/blocks.hpp"

#include "fuse/live_out.hpp"
#include "fuse/merge.hpp"
#include "kernel/costs/fusion.hpp"
#include "kernel/target.hpp"
#include "kernel/transform/unroll.hpp"

#include <algorithm>
#include <map>
#include <queue>
#include <set>
#include <utility>

namespace passnet {
namespace {

class BlockMerger {
 public:
  BlockMerger(LoopProgram& program, const Graph& graph, const Target& target)
      : program_(program), graph_(graph), target_(target) {}

  Result<void> run() {
    find_units();
    if (blocks_.empty()) return {};
    const auto order = sort_units();
    if (order.size() < units_.size()) return fail_for_cycle(order);
    const std::vector<bool> live_out = find_live_out(program_, unit_of_);
    std::vector<Computation> merged;
    for (const size_t unit : order) {
      const auto& members = units_[unit];
      Computation& first = program_.computations[members.front()];
      if (!first.is_block()) {
        merged.push_back(std::move(first));
      } else if (auto block = merge(members, live_out)) {
        merged.push_back(std::move(*block));
      }
    }
    program_.computations = std::move(merged);
    return {};
  }

 private:
  // Finds the units: each block, and each computation that is in no block, in the order of their
  // first members.
  void find_units() {
    std::map<uint32_t, size_t> known;
    for (uint32_t i = 0; i < program_.computations.size(); ++i) {
      const Computation& computation = program_.computations[i];
      size_t unit = units_.size();
      if (computation.fusion) unit = known.try_emplace(*computation.fusion, unit).first->second;
      if (unit == units_.size()) {
        units_.emplace_back();
        if (computation.is_block()) blocks_.push_back(unit);
      }
      units_[unit].push_back(i);
      unit_of_.push_back(unit);
    }
    writers_.assign(program_.storages.size(), kNone);
    for (uint32_t i = 0; i < program_.computations.size(); ++i) {
      for (const StorageId result : program_.computations[i].results) {
        writers_[result.index] = unit_of_[i];
      }
    }
  }

  // Returns units in an order in which they can run, as close to the program's as possible. Units
  // that wait for each other are left out.
  std::vector<size_t> sort_units() const {
    std::vector<std::set<size_t>> readers(units_.size());
    std::vector<size_t> waits(units_.size());
    for (uint32_t i = 0; i < program_.computations.size(); ++i) {
      for (const Window& operand : program_.computations[i].operands) {
        const size_t writer = writers_[operand.storage.index];
        if (writer == kNone || writer == unit_of_[i]) continue;
        if (readers[writer].insert(unit_of_[i]).second) ++waits[unit_of_[i]];
      }
    }
    std::priority_queue<size_t, std::vector<size_t>, std::greater<>> ready;
    for (size_t unit = 0; unit < units_.size(); ++unit) {
      if (waits[unit] == 0) ready.push(unit);
    }
    std::vector<size_t> order;
    while (!ready.empty()) {
      order.push_back(ready.top());
      ready.pop();
      for (const size_t reader : readers[order.back()]) {
        if (--waits[reader] == 0) ready.push(reader);
      }
    }
    return order;
  }

  Result<void> fail_for_cycle(const std::vector<size_t>& order) const {
    std::vector<bool> runs(units_.size());
    for (const size_t unit : order) runs[unit] = true;
    const auto block = std::ranges::find_if(blocks_, [&](size_t unit) { return !runs[unit]; });
    CHECK(block != blocks_.end());
    return fail(span_of(units_[*block]), "fuse-cycle",
                "expected a fuse block that runs before or after each other block, found one that "
                "another waits for and that waits for it");
  }

  Span span_of(const std::vector<uint32_t>& members) const {
    for (const uint32_t member : members) {
      const NodeId node = program_.computations[member].node;
      if (node.valid()) return graph_.node(node).span;
    }
    return {};
  }

  // Returns nothing if nothing outside reads what the block computes.
  std::optional<Computation> merge(const std::vector<uint32_t>& members,
                                   const std::vector<bool>& live_out) {
    for (const uint32_t member : members) {
      Kernel& kernel = program_.computations[member].kernel;
      kernel = unroll_reductions(std::move(kernel), target_.fusion->max_unrolled);
    }
    FusedKernel fused = merge_computations(program_, members, live_out, target_);
    if (fused.kernel.stages.empty()) return std::nullopt;
    std::vector<std::string> notes;
    for (const FusedValue& value : fused.values) {
      const auto writes = [&](uint32_t member) {
        return std::ranges::find(program_.computations[member].results, value.storage) !=
               program_.computations[member].results.end();
      };
      const auto writer = std::ranges::find_if(members, writes);
      if (writer == members.end() || value.decision == FusionDecision::kUnread) continue;
      notes.push_back(
          fmt::format("{}: {}", program_.computations[*writer].label, describe(value.decision)));
    }
    const Computation& first = program_.computations[members.front()];
    Computation block{
        .label = first.is_closed ? first.label : fmt::format("fuse {}", fused.kernel.name),
        .span = span_of(members),
        .kernel = std::move(fused.kernel),
        .operands = std::move(fused.inputs),
        .results = std::move(fused.outputs),
        .fusion = first.fusion,
        .is_closed = first.is_closed,
        .notes = std::move(notes)};
    return block;
  }

  static constexpr size_t kNone = static_cast<size_t>(-1);

  LoopProgram& program_;
  const Graph& graph_;
  const Target& target_;
  std::vector<std::vector<uint32_t>> units_;  // computations, ascending
  std::vector<size_t> blocks_;                // units
  std::vector<size_t> unit_of_;               // by computation
  std::vector<size_t> writers_;               // by storage: the unit that computes it
};

// Checks that every block has an op that computes.
Result<void> check_blocks(const Graph& graph, const Catalog& catalog) {
  std::vector<const Node*> first(graph.fusions().size());
  std::vector<bool> computes(graph.fusions().size());
  for (const NodeId id : graph.nodes()) {
    const Node& node = graph.node(id);
    if (!node.fusion) continue;
    if (first[*node.fusion] == nullptr) first[*node.fusion] = &node;
    if (catalog.op(node.op).def.view == nullptr) computes[*node.fusion] = true;
  }
  for (size_t i = 0; i < first.size(); ++i) {
    if (first[i] == nullptr || computes[i]) continue;
    return fail(first[i]->span, "fuse-computes-nothing",
                "expected an op in the fuse block that computes, found views alone, for which no "
                "kernel runs");
  }
  return {};
}

}  // namespace

Result<void> merge_blocks(LoopProgram& program, const Graph& graph, const Catalog& catalog,
                          const Target& target) {
  TRY(check_blocks(graph, catalog));
  return BlockMerger(program, graph, target).run();
}

}  // namespace passnet
