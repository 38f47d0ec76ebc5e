#include "library/kernel_parts.hpp"

#include "base/check.hpp"
#include "kernel/reach.hpp"

#include <algorithm>

namespace passnet {
namespace {

// Returns the expressions that the stages reach, in ascending order.
std::vector<ExprId> reached(const Kernel& kernel, std::span<const Stage> stages) {
  ExprIds roots;
  for (const Stage& stage : stages) {
    const ExprIds own = roots_of(stage);
    roots.insert(roots.end(), own.begin(), own.end());
  }
  return reached_from(kernel, roots);
}

// Copies what the stages use, under new numbers.
class Extractor {
 public:
  Extractor(const Kernel& kernel, size_t first, size_t count)
      : kernel_(kernel),
        stages_(std::span(kernel.stages).subspan(first, count)),
        needed_(reached(kernel, stages_)),
        written_(kernel.buffers.size()),
        elsewhere_(kernel.buffers.size()),
        buffers_(kernel.buffers.size()),
        parameters_(kernel.parameters.size()),
        exprs_(kernel.exprs.size()) {
    for (const Stage& stage : stages_) written_[stage.target.index] = true;
    std::vector<Stage> others(kernel.stages.begin(),
                              kernel.stages.begin() + static_cast<ptrdiff_t>(first));
    others.insert(others.end(), kernel.stages.begin() + static_cast<ptrdiff_t>(first + count),
                  kernel.stages.end());
    for (const ExprId id : reached(kernel, others)) {
      const Expr& expr = kernel.expr(id);
      if (expr.op == ScalarOp::kLoad) elsewhere_[expr.buffer.index] = true;
    }
  }

  KernelPart extract() {
    part_.kernel.name = kernel_.name;
    declare_buffers();
    for (const ExprId id : needed_) copy_expr(id);
    for (const Stage& stage : stages_) copy_stage(stage);
    return std::move(part_);
  }

 private:
  // Inputs first, then outputs, then temporaries.
  void declare_buffers() {
    std::vector<bool> used = written_;
    for (const ExprId id : needed_) {
      const Expr& expr = kernel_.expr(id);
      if (expr.op == ScalarOp::kLoad) used[expr.buffer.index] = true;
    }
    for (const BufferRole role :
         {BufferRole::kInput, BufferRole::kOutput, BufferRole::kTemporary}) {
      for (uint32_t i = 0; i < used.size(); ++i) {
        if (used[i] && role_of({i}) == role) declare({i}, role);
      }
    }
  }

  BufferRole role_of(BufferId buffer) const {
    if (!written_[buffer.index]) return BufferRole::kInput;
    const bool is_temporary = kernel_.buffer(buffer).role == BufferRole::kTemporary;
    return is_temporary && !elsewhere_[buffer.index] ? BufferRole::kTemporary : BufferRole::kOutput;
  }

  void declare(BufferId id, BufferRole role) {
    Buffer buffer = kernel_.buffer(id);
    buffer.role = role;
    for (ParameterId& extent : buffer.extents) extent = parameter(extent);
    buffers_[id.index] = {static_cast<uint32_t>(part_.kernel.buffers.size())};
    part_.kernel.buffers.push_back(std::move(buffer));
    if (role == BufferRole::kInput) part_.inputs.push_back(id);
    if (role == BufferRole::kOutput) part_.outputs.push_back(id);
  }

  ParameterId parameter(ParameterId id) {
    ParameterId& copy = parameters_[id.index];
    if (!copy.valid()) {
      copy = {static_cast<uint32_t>(part_.kernel.parameters.size())};
      part_.kernel.parameters.push_back(kernel_.value(id));
    }
    return copy;
  }

  void copy_expr(ExprId id) {
    Expr expr = kernel_.expr(id);
    for (ExprId& operand : expr.operands) operand = exprs_[operand.index];
    if (expr.buffer.valid()) expr.buffer = buffers_[expr.buffer.index];
    if (expr.parameter.valid()) expr.parameter = parameter(expr.parameter);
    exprs_[id.index] = {static_cast<uint32_t>(part_.kernel.exprs.size())};
    part_.kernel.exprs.push_back(std::move(expr));
  }

  void copy_stage(Stage stage) {
    for (ParameterId& extent : stage.extents) extent = parameter(extent);
    for (ExprId& index : stage.target_index) index = exprs_[index.index];
    stage.value = exprs_[stage.value.index];
    if (stage.guard.valid()) stage.guard = exprs_[stage.guard.index];
    stage.target = buffers_[stage.target.index];
    part_.kernel.stages.push_back(std::move(stage));
  }

  const Kernel& kernel_;
  std::span<const Stage> stages_;
  std::vector<ExprId> needed_;
  std::vector<bool> written_;    // of each buffer: by the part
  std::vector<bool> elsewhere_;  // of each buffer: read by other stages
  std::vector<BufferId> buffers_;
  ParameterIds parameters_;
  ExprIds exprs_;
  KernelPart part_;
};

}  // namespace

bool reads(const Kernel& kernel, const Stage& stage, BufferId buffer) {
  return std::ranges::any_of(reached(kernel, std::span(&stage, 1)), [&](ExprId id) {
    const Expr& expr = kernel.expr(id);
    return expr.op == ScalarOp::kLoad && expr.buffer == buffer;
  });
}

KernelPart extract_part(const Kernel& kernel, size_t first, size_t count) {
  CHECK(first + count <= kernel.stages.size());
  return Extractor(kernel, first, count).extract();
}

Kernel with_inputs(KernelPart part, std::span<const BufferId> order) {
  std::vector<Buffer> buffers;
  std::vector<BufferId> place(part.kernel.buffers.size());
  for (size_t i = 0; i < order.size(); ++i) {
    const auto at = std::ranges::find(part.inputs, order[i]) - part.inputs.begin();
    CHECK(at < std::ssize(part.inputs));
    buffers.push_back(part.kernel.buffers[static_cast<size_t>(at)]);
    BufferId& known = place[static_cast<size_t>(at)];
    if (!known.valid()) known = {static_cast<uint32_t>(i)};
  }
  for (size_t i = part.inputs.size(); i < part.kernel.buffers.size(); ++i) {
    place[i] = {static_cast<uint32_t>(buffers.size())};
    buffers.push_back(part.kernel.buffers[i]);
  }
  part.kernel.buffers = std::move(buffers);
  for (Expr& expr : part.kernel.exprs) {
    if (expr.op == ScalarOp::kLoad) expr.buffer = place[expr.buffer.index];
  }
  for (Stage& stage : part.kernel.stages) stage.target = place[stage.target.index];
  return std::move(part.kernel);
}

}  // namespace passnet
