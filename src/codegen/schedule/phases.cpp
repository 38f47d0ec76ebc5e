#include "codegen/schedule/phases.hpp"

#include "codegen/schedule/vectors.hpp"
#include "kernel/costs/schedule.hpp"
#include "kernel/target.hpp"

#include <algorithm>

namespace passnet {
namespace {

// Roughly the number of cycles from the last of `operands_of` to the result.
int64_t latency(const Kernel& kernel, const ScheduledStage& stage, ExprId id) {
  if (stage.placed(id).fold != Fold::kPlusOne) return latency_in_vectors(kernel.expr(id));
  const Expr& folded = kernel.expr(folded_operation(kernel, stage.placement, id));
  if (folded.op != ScalarOp::kTanh) return latency_in_vectors(folded);
  return info(ScalarOp::kExp).latency + info(ScalarOp::kDiv).latency;  // 2 / (1 + e^-2x)
}

class PhaseCutter {
 public:
  PhaseCutter(const Kernel& kernel, const ScheduledStage& stage, std::span<const ExprId> roots,
              int64_t iterations, const ScheduleCosts& costs)
      : kernel_(kernel), stage_(stage), roots_(roots), iterations_(iterations), costs_(costs) {
    phases_.of.resize(kernel.exprs.size());
    phases_.repeated.resize(kernel.exprs.size());
    for (const ExprId id : stage.nest.exprs) phases_.repeated[id.index] = is_repeated(id);
  }

  Phases run() {
    const int64_t longest = assign();
    sink();
    if (longest > costs_.max_chain_cycles && phases_.count > 1) list_needed();
    const bool crosses = std::ranges::any_of(stage_.nest.exprs, [&](ExprId id) {
      return kernel_.expr(id).dtype == DType::kBool && !stage_.placed(id).leaf &&
             phases_.count > 1 && !phases_.needed.empty() && is_wanted_later(id);
    });
    const int64_t least =
        longest > costs_.long_chain_cycles ? costs_.min_long_chain_loop : costs_.min_phase_loop;
    if (phases_.needed.empty() || crosses || iterations_ < least) {
      phases_.count = 1;
      std::ranges::fill(phases_.of, 0);
      phases_.needed.clear();
    }
    for (const ExprId id : stage_.nest.exprs) {
      const bool is_carried = stage_.is_vector(id) && !repeated(id) && is_wanted_later(id);
      if (is_carried) phases_.carried.push_back(id);
    }
    return std::move(phases_);
  }

 private:
  // Loads, and conversions that widen them, are repeated instead of carried over.
  bool is_repeated(ExprId id) const {
    if (stage_.placed(id).leaf) return true;
    const Expr& expr = kernel_.expr(id);
    if (expr.op != ScalarOp::kCast || expr.dtype != DType::kF32) return false;
    const ExprId from = expr.operands[0];
    return stage_.placed(from).leaf && opmath(kernel_.expr(from).dtype) == DType::kF32;
  }
  bool repeated(ExprId id) const { return phases_.repeated[id.index]; }
  size_t& phase_of(ExprId id) { return phases_.of[id.index]; }

  ExprIds operands(ExprId id) const { return operands_of(kernel_, stage_.placement, id); }

  // Continues a chain in the next phase if it is long already and would be too long with the
  // operations that follow. Returns the cycles of the longest chain.
  int64_t assign() {
    std::vector<int64_t> ready(kernel_.exprs.size());
    std::vector<int64_t> whole(kernel_.exprs.size());
    int64_t longest = 0;
    for (const ExprId id : stage_.nest.exprs) {
      if (!stage_.is_vector(id) || stage_.placed(id).uses == 0) continue;
      const int64_t cycles = latency(kernel_, stage_, id);
      size_t& phase = phase_of(id);
      int64_t start = 0;
      if (!repeated(id)) {
        for (const ExprId operand : operands(id)) {
          if (!stage_.is_vector(operand)) continue;
          whole[id.index] = std::max(whole[id.index], whole[operand.index]);
          if (phase_of(operand) > phase) {
            phase = phase_of(operand);
            start = costs_.carry_cycles;
          }
          if (phase_of(operand) == phase) start = std::max(start, ready[operand.index]);
        }
        const bool is_single = kernel_.expr(id).dtype == DType::kF32;
        if (is_single && start > costs_.min_phase_cycles && start + cycles > costs_.phase_cycles) {
          phase += 1;
          start = costs_.carry_cycles;
        }
      }
      ready[id.index] = start + cycles;
      whole[id.index] += cycles;
      longest = std::max(longest, whole[id.index] + costs_.carry_cycles);
      phases_.count = std::max(phases_.count, phase + 1);
    }
    return longest;
  }

  // Moves expressions that are cheap to compute from one value to the first phase that needs them.
  void sink() {
    constexpr size_t kNever = static_cast<size_t>(-1);
    std::vector<size_t> first(kernel_.exprs.size(), kNever);  // phase that needs it
    for (const ExprId root : roots_) first[root.index] = phases_.count - 1;
    for (size_t at = stage_.nest.exprs.size(); at-- > 0;) {
      const ExprId id = stage_.nest.exprs[at];
      if (!stage_.is_vector(id) || repeated(id) || first[id.index] == kNever) continue;
      const auto from = operands(id);
      const auto varying =
          std::ranges::count_if(from, [&](ExprId operand) { return stage_.is_vector(operand); });
      if (varying == 1 && latency(kernel_, stage_, id) <= costs_.cheap_cycles) {
        phase_of(id) = std::max(phase_of(id), first[id.index]);
      }
      for (const ExprId operand : from) {
        first[operand.index] = std::min(first[operand.index], phase_of(id));
      }
    }
  }

  void list_needed() {
    auto& needed = phases_.needed;
    needed.assign(phases_.count, std::vector<bool>(kernel_.exprs.size()));
    for (const ExprId root : roots_) needed.back()[root.index] = true;
    for (size_t phase = phases_.count; phase-- > 0;) {
      for (size_t at = stage_.nest.exprs.size(); at-- > 0;) {
        const ExprId id = stage_.nest.exprs[at];
        if (!needed[phase][id.index] || !stage_.is_vector(id) || stage_.placed(id).leaf) continue;
        if (phase_of(id) < phase && !repeated(id)) {
          needed[phase_of(id)][id.index] = true;
          continue;
        }
        for (const ExprId operand : operands(id)) needed[phase][operand.index] = true;
      }
    }
  }

  // True if a phase after the expression's own needs it.
  bool is_wanted_later(ExprId id) const {
    for (size_t phase = phases_.of[id.index] + 1; phase < phases_.needed.size(); ++phase) {
      if (phases_.is_needed(phase, id)) return true;
    }
    return false;
  }

  const Kernel& kernel_;
  const ScheduledStage& stage_;
  std::span<const ExprId> roots_;
  int64_t iterations_;
  const ScheduleCosts& costs_;
  Phases phases_;
};

}  // namespace

Phases cut_phases(const Kernel& kernel, const ScheduledStage& stage, std::span<const ExprId> roots,
                  int64_t iterations, const Target& target) {
  return PhaseCutter(kernel, stage, roots, iterations, *target.schedule).run();
}

int32_t interleaved_vectors(const Kernel& kernel, const ScheduledStage& stage,
                            const Target& target) {
  const ScheduleCosts& costs = *target.schedule;
  int64_t instructions = 0;
  for (const ExprId id : stage.nest.exprs) {
    if (!stage.is_vector(id) || stage.placed(id).uses == 0) continue;
    if (info(kernel.expr(id).op).cost >= costs.lone_function_cost) return 1;
    instructions += 1 + latency(kernel, stage, id) / costs.cycles_per_instruction;
  }
  instructions /= static_cast<int64_t>(stage.phases.count);
  if (instructions <= costs.few_instructions) return 4;
  return instructions <= costs.many_instructions ? 2 : 1;
}

}  // namespace passnet
