#include "kernel/transform/store_in_results.hpp"

#include "kernel/transform/rewriter.hpp"

#include <algorithm>
#include <utility>

namespace passnet {
namespace {

// A temporary that is a result.
struct Copy {
  BufferId result;
  size_t filled = 0;  // the stage that stores the temporary
  size_t copied = 0;  // the stage that stores the result
};

class ResultStore {
 public:
  explicit ResultStore(const Kernel& kernel) : kernel_(kernel), copies_(kernel.buffers.size()) {}

  bool find() {
    bool any = false;
    for (size_t copied = 0; copied < kernel_.stages.size(); ++copied) {
      const Stage& stage = kernel_.stages[copied];
      const auto temporary = copied_by(stage);
      if (!temporary || copies_[temporary->index] || count_stores(stage.target) != 1) continue;
      const auto filled = filler(*temporary, kernel_.buffer(stage.target).dtype);
      if (!filled || *filled > copied || count_stores(*temporary) != 1) continue;
      copies_[temporary->index] = Copy{.result = stage.target, .filled = *filled, .copied = copied};
      any = true;
    }
    return any;
  }

  Kernel build() {
    KernelBuilder builder(kernel_.name);
    for (const int64_t value : kernel_.parameters) builder.parameter(value);
    std::vector<BufferId> buffers(kernel_.buffers.size());
    for (size_t i = 0; i < buffers.size(); ++i) {
      if (!copies_[i]) buffers[i] = builder.declare_like(kernel_.buffers[i]);
    }
    for (size_t at = 0; at < kernel_.stages.size(); ++at) {
      if (is_copy(at)) continue;
      Stage stage = kernel_.stages[at];
      ExprCopier copier(kernel_, builder,
                        {.index = [&](size_t loop) { return builder.index(loop); },
                         .load =
                             [&](ExprId load, ExprIds indices) {
                               const Expr& expr = kernel_.expr(load);
                               const auto& copy = copies_[expr.buffer.index];
                               const BufferId from = copy ? copy->result : expr.buffer;
                               return builder.cast(
                                   builder.load(buffers[from.index], std::move(indices)),
                                   expr.dtype);
                             }});
      const auto& copy = copies_[stage.target.index];
      const bool is_rounded =
          copy && kernel_.buffer(copy->result).dtype != kernel_.buffer(stage.target).dtype;
      stage.value = copier.copy(is_rounded ? kernel_.expr(stage.value).operands[0] : stage.value);
      stage.guard = copier.copy(stage.guard);
      for (ExprId& index : stage.target_index) index = copier.copy(index);
      stage.target = buffers[(copy ? copy->result : stage.target).index];
      builder.add(std::move(stage));
    }
    return builder.take();
  }

 private:
  bool is_copy(size_t stage) const {
    return std::ranges::any_of(copies_,
                               [&](const auto& copy) { return copy && copy->copied == stage; });
  }

  size_t count_stores(BufferId buffer) const {
    return static_cast<size_t>(std::ranges::count(kernel_.stages, buffer, &Stage::target));
  }

  bool is_identity(const ExprIds& indices) const {
    for (size_t i = 0; i < indices.size(); ++i) {
      const Expr& index = kernel_.expr(indices[i]);
      if (index.op != ScalarOp::kIndex || index.integer != static_cast<int64_t>(i)) return false;
    }
    return true;
  }

  // True if the stage stores every element of its target, at its own place.
  bool stores_all(const Stage& stage) const {
    return stage.kind == StageKind::kMap && stage.store == StoreMode::kSet &&
           !stage.guard.valid() && is_identity(stage.target_index) &&
           kernel_.extents(stage) == kernel_.shape(stage.target);
  }

  // The temporary that the stage copies to a result, rounded to its dtype.
  std::optional<BufferId> copied_by(const Stage& stage) const {
    if (kernel_.buffer(stage.target).role != BufferRole::kOutput || !stores_all(stage)) {
      return std::nullopt;
    }
    const Expr* value = &kernel_.expr(stage.value);
    if (value->op == ScalarOp::kCast) value = &kernel_.expr(value->operands[0]);
    if (value->op != ScalarOp::kLoad || !is_identity(value->operands)) return std::nullopt;
    const bool is_temporary = kernel_.buffer(value->buffer).role == BufferRole::kTemporary;
    const bool is_whole = kernel_.shape(value->buffer) == kernel_.shape(stage.target);
    return is_temporary && is_whole ? std::optional(value->buffer) : std::nullopt;
  }

  // The stage that fills the temporary with values of this dtype.
  std::optional<size_t> filler(BufferId temporary, DType dtype) const {
    const auto found = std::ranges::find(kernel_.stages, temporary, &Stage::target);
    if (found == kernel_.stages.end() || !stores_all(*found)) return std::nullopt;
    const Expr& value = kernel_.expr(found->value);
    const bool is_exact = kernel_.buffer(temporary).dtype == dtype ||
                          (value.op == ScalarOp::kCast && value.dtype == DType::kF32 &&
                           kernel_.expr(value.operands[0]).dtype == dtype);
    return is_exact ? std::optional(static_cast<size_t>(found - kernel_.stages.begin()))
                    : std::nullopt;
  }

  const Kernel& kernel_;
  std::vector<std::optional<Copy>> copies_;  // by buffer
};

}  // namespace

Kernel store_in_results(const Kernel& kernel) {
  ResultStore store(kernel);
  return store.find() ? store.build() : kernel;
}

}  // namespace passnet
