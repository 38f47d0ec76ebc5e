#include "kernel/transform/split_reductions.hpp"

#include "base/check.hpp"
#include "kernel/transform/rewriter.hpp"

#include <algorithm>
#include <optional>

namespace passnet {
namespace {

bool is_associative(Combine combine) {
  switch (combine) {
    case Combine::kSum:
    case Combine::kProduct:
    case Combine::kMax:
    case Combine::kMin:
      return true;
    case Combine::kArgMax:
    case Combine::kArgMin:
      return false;
  }
  UNREACHABLE();
}

// Returns the reduction loop to cut: the outermost that is long enough, preferably one that divides
// evenly. Its guard may not be safe beyond the loop's end.
std::optional<size_t> loop_to_cut(const Kernel& kernel, const Stage& stage, int64_t parts) {
  const Shape extents = kernel.extents(stage);
  std::optional<size_t> found;
  for (size_t loop = extents.size() - stage.reduced; loop < extents.size(); ++loop) {
    if (extents[loop] < parts) continue;
    if (extents[loop] % parts == 0) return loop;
    if (!found && !stage.guard.valid()) found = loop;
  }
  return found;
}

// Copies a kernel, stage by stage.
class Splitter {
 public:
  Splitter(const Kernel& kernel, const std::function<int64_t(const Stage&)>& parts)
      : kernel_(kernel), parts_(parts), rebuilder_(kernel), builder_(rebuilder_.builder()) {}

  SplitKernel run() {
    size_t added = 0;
    std::vector<size_t> joints;
    for (const Stage& stage : kernel_.stages) {
      const int64_t parts = parts_(stage);
      if (parts <= 1 || !can_split(kernel_, stage, parts)) {
        indices_of(stage.extents.size());  // first, so that they have the least numbers
        rebuilder_.add(rebuilder_.rebuild(stage));
        ++added;
        continue;
      }
      split(stage, parts);
      joints.push_back(added + 1);
      added += 2;
    }
    return {rebuilder_.take(), std::move(joints)};
  }

 private:
  // Rebuilds the expression with these indices for the loops.
  ExprId rebuild(ExprId root, std::span<const ExprId> indices) {
    return rebuilder_.rebuild(root, [&](size_t loop) { return indices[loop]; });
  }

  ExprIds indices_of(size_t loops) {
    ExprIds indices;
    for (size_t loop = 0; loop < loops; ++loop) indices.push_back(builder_.index(loop));
    return indices;
  }

  // Loops of the partial stage: the kept ones, the parts, the reduction loops with one piece of the
  // cut one.
  void split(const Stage& stage, int64_t parts) {
    const size_t kept = stage.extents.size() - stage.reduced;
    const size_t cut = loop_to_cut(kernel_, stage, parts).value();
    const int64_t extent = kernel_.value(stage.extents[cut]);
    const int64_t piece = (extent + parts - 1) / parts;
    const std::span<const ParameterId> rows = std::span(stage.extents).first(kept);

    Stage partial = stage;
    partial.store = StoreMode::kSet;
    partial.extents[cut] = builder_.parameter(piece);
    const ParameterId part_count = builder_.parameter(parts);
    partial.extents.insert(partial.extents.begin() + static_cast<ptrdiff_t>(kept), part_count);
    ExprIds indices;
    for (size_t loop = 0; loop < stage.extents.size(); ++loop) {
      indices.push_back(builder_.index(loop < kept ? loop : loop + 1));
    }
    const ExprId start = builder_.apply(
        ScalarOp::kMul, {builder_.index(kept), builder_.of(partial.extents[cut + 1])});
    indices[cut] = builder_.apply(ScalarOp::kAdd, {start, indices[cut]});
    partial.value = rebuild(stage.value, indices);
    partial.guard = rebuild(stage.guard, indices);
    if (piece * parts != extent) {
      partial.guard =
          builder_.apply(ScalarOp::kLt, {indices[cut], builder_.of(stage.extents[cut])});
    }
    ParameterIds dims(rows.begin(), rows.end());
    dims.push_back(part_count);
    const DType dtype = kernel_.expr(stage.value).dtype;
    partial.target = builder_.temporary(kernel_.buffer(stage.target).name + "_parts", dtype, dims);
    partial.target_index = indices_of(kept + 1);
    const BufferId target = partial.target;
    builder_.add(std::move(partial));

    Stage joint = stage;
    joint.extents = dims;
    joint.reduced = 1;
    joint.guard = {};
    joint.value = builder_.load(target, indices_of(kept + 1));
    const auto kept_indices = indices_of(kept);
    for (ExprId& index : joint.target_index) index = rebuild(index, kept_indices);
    builder_.add(std::move(joint));
  }

  const Kernel& kernel_;
  const std::function<int64_t(const Stage&)>& parts_;
  KernelRebuilder rebuilder_;
  KernelBuilder& builder_;  // the rebuilder's
};

}  // namespace

bool can_split(const Kernel& kernel, const Stage& stage, int64_t parts) {
  return stage.kind == StageKind::kReduce && stage.reduced > 0 && is_associative(stage.combine) &&
         loop_to_cut(kernel, stage, parts).has_value();
}

SplitKernel split_reductions(const Kernel& kernel,
                             const std::function<int64_t(const Stage&)>& parts) {
  const bool any = std::ranges::any_of(kernel.stages, [&](const Stage& stage) {
    const int64_t wanted = parts(stage);
    return wanted > 1 && can_split(kernel, stage, wanted);
  });
  return any ? Splitter(kernel, parts).run() : SplitKernel{kernel, {}};
}

}  // namespace passnet
