#include "interpret/interpret_kernel.hpp"

#include "base/check.hpp"
#include "interpret/run_stage.hpp"
#include "kernel/analysis/nest.hpp"
#include "kernel/analysis/reach.hpp"

#include <algorithm>

namespace passnet {
namespace {

// The last stage that accesses each buffer.
std::vector<size_t> last_uses(const Kernel& kernel) {
  std::vector<size_t> last(kernel.buffers.size());
  for (size_t at = 0; at < kernel.stages.size(); ++at) {
    const Stage& stage = kernel.stages[at];
    last[stage.target.index] = at;
    for (const ExprId id : reached_from(kernel, roots_of(stage))) {
      const Expr& expr = kernel.expr(id);
      if (expr.op == ScalarOp::kLoad) last[expr.buffer.index] = at;
    }
  }
  return last;
}

// True if the stage may store to the memory of `input`: it stores each of its elements once, at the
// place of the only element of that memory which the iteration reads, and cannot fail half way.
bool can_overwrite(const Kernel& kernel, const Stage& stage, std::span<std::byte* const> memory,
                   size_t input) {
  if (stage.kind != StageKind::kMap || stage.store != StoreMode::kSet || stage.guard.valid()) {
    return false;
  }
  if (numel(kernel.extents(stage)) != numel(kernel.shape(stage.target))) return false;
  const Nest nest = make_nest(kernel, stage, {}, Bounds::kChecked);
  if (!nest.target.in_bounds) return false;
  for (const auto& [id, load] : nest.loads) {
    if (!load.in_bounds) return false;
    if (memory[load.buffer.index] == memory[input] &&
        (load.offset != nest.target.offset || load.strides != nest.target.strides)) {
      return false;
    }
  }
  return true;
}

// The buffers while a kernel runs.
class Memory {
 public:
  Memory(const Kernel& kernel, std::span<const Tensor* const> inputs,
         std::span<Tensor* const> spare)
      : kernel_(kernel),
        spare_(spare.begin(), spare.end()),
        owned_(kernel.buffers.size()),
        addresses_(kernel.buffers.size()),
        last_(last_uses(kernel)) {
    spare_.resize(kernel.buffers.size());
    for (size_t i = 0; i < kernel.buffers.size(); ++i) {
      if (kernel.buffers[i].role != BufferRole::kInput) continue;
      const TensorType type{kernel.buffers[i].dtype, kernel.shape({static_cast<uint32_t>(i)})};
      CHECK(i < inputs.size() && inputs[i]->type() == type);
      // Stages never write inputs that are not spare; one table of addresses serves all roles.
      addresses_[i] = const_cast<std::byte*>(inputs[i]->bytes().data());  // NOLINT
    }
    for (size_t i = 0; i < kernel.buffers.size(); ++i) {
      if (kernel.buffers[i].role == BufferRole::kTemporary) dead_.push_back(i);
    }
    std::ranges::stable_sort(dead_, {}, [&](size_t buffer) { return last_[buffer]; });
  }

  std::span<std::byte* const> addresses() const { return addresses_; }

  // Before stage `at`.
  void allocate_target(size_t at) {
    const Stage& stage = kernel_.stages[at];
    const size_t target = stage.target.index;
    if (addresses_[target] != nullptr) return;
    Tensor* const input = spare_input(at);
    owned_[target] = input != nullptr
                         ? std::move(*input)
                         : Tensor({kernel_.buffers[target].dtype, kernel_.shape(stage.target)});
    addresses_[target] = owned_[target].bytes().data();
  }

  // After stage `at`.
  void free_dead(size_t at) {
    for (; next_dead_ < dead_.size() && last_[dead_[next_dead_]] == at; ++next_dead_) {
      owned_[dead_[next_dead_]] = Tensor();
    }
  }

  // The sum that stage `at` has stored for later stages; null if it has stored another value.
  Tensor* kept_sum(size_t at) {
    const Stage& stage = kernel_.stages[at];
    const bool is_sum = stage.kind == StageKind::kReduce && stage.combine == Combine::kSum &&
                        stage.store == StoreMode::kSet;
    const bool is_kept = kernel_.buffer(stage.target).role == BufferRole::kTemporary;
    return is_sum && is_kept ? &owned_[stage.target.index] : nullptr;
  }

  std::vector<Tensor> take_outputs() {
    std::vector<Tensor> outputs;
    for (size_t i = 0; i < owned_.size(); ++i) {
      if (kernel_.buffers[i].role == BufferRole::kOutput) outputs.push_back(std::move(owned_[i]));
    }
    return outputs;
  }

 private:
  // A spare input whose memory can hold the target of stage `at`; it is then no longer spare.
  Tensor* spare_input(size_t at) {
    const Stage& stage = kernel_.stages[at];
    const Buffer& target = kernel_.buffer(stage.target);
    for (size_t i = 0; i < spare_.size(); ++i) {
      if (spare_[i] == nullptr || spare_[i]->type().dtype != target.dtype ||
          spare_[i]->type().shape != kernel_.shape(stage.target)) {
        continue;
      }
      bool dead = true;  // true if no name of the memory is used any more
      for (size_t other = 0; other < last_.size(); ++other) {
        if (addresses_[other] == addresses_[i] && last_[other] > at) dead = false;
      }
      if (!dead || !can_overwrite(kernel_, stage, addresses_, i)) continue;
      Tensor* const found = spare_[i];
      std::ranges::replace(spare_, found, nullptr);
      return found;
    }
    return nullptr;
  }

  const Kernel& kernel_;
  std::vector<Tensor*> spare_;
  std::vector<Tensor> owned_;
  std::vector<std::byte*> addresses_;
  std::vector<size_t> last_;  // by buffer
  std::vector<size_t> dead_;  // temporaries, in the order of their last uses
  size_t next_dead_ = 0;
};

}  // namespace

Result<std::vector<Tensor>> interpret(const Kernel& kernel, std::span<const Tensor* const> inputs,
                                      const InterpretOptions& options,
                                      std::span<Tensor* const> spare) {
  Memory memory(kernel, inputs, spare);
  for (size_t at = 0; at < kernel.stages.size(); ++at) {
    memory.allocate_target(at);
    const Stage& stage = kernel.stages[at];
    TRY(run_stage(kernel, stage, memory.addresses(), options));
    if (Tensor* const sum = options.change_sum ? memory.kept_sum(at) : nullptr) {
      const Shape extents = kernel.extents(stage);
      options.change_sum(*sum, numel(std::span(extents).last(stage.reduced)));
    }
    memory.free_dead(at);
  }
  return memory.take_outputs();
}

}  // namespace passnet
