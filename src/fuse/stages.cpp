#include "fuse/stages.hpp"

#include "kernel/analysis/reach.hpp"

#include <algorithm>
#include <functional>

namespace passnet {
namespace {

// not tuning: bounds of the search for splits
constexpr size_t kMaxDims = 8;  // of a buffer
// not tuning: as above
constexpr size_t kMaxLoops = 10;  // of a stage

class Collector {
 public:
  Collector(const LoopProgram& program, std::span<const uint32_t> members,
            const std::vector<bool>& live_out)
      : program_(program), members_(members), live_out_(live_out) {}

  StageGroup run() {
    for (const uint32_t member : members_) {
      for (const StorageId result : program_.computations[member].results) add_result(result);
    }
    for (const uint32_t member : members_) add_computation(member);
    reshape_for_readers();
    do {
      for (GroupStage& stage : group_.stages) {
        while (split_stage(stage)) {
        }
      }
    } while (split_dims());
    return std::move(group_);
  }

 private:
  GroupBufferId add_buffer(GroupBuffer buffer) {
    group_.buffers.push_back(std::move(buffer));
    return {static_cast<uint32_t>(group_.buffers.size() - 1)};
  }

  void add_result(StorageId id) {
    const Storage& storage = program_.storage(id);
    const BufferRole role = live_out_[id.index] ? BufferRole::kOutput : BufferRole::kTemporary;
    inside_[id] = add_buffer({.role = role,
                              .dtype = storage.type.dtype,
                              .shape = storage.type.shape,
                              .window = {},
                              .storage = id,
                              .writers = {}});
  }

  // Returns one buffer per window, no matter how often it is read.
  GroupBufferId input_buffer(const Window& window) {
    for (const GroupBufferId id : inputs_) {
      const Window& known = group_.buffer(id).window;
      if (known.storage == window.storage && known.type == window.type &&
          known.layout.offset == window.layout.offset &&
          known.layout.strides == window.layout.strides) {
        return id;
      }
    }
    inputs_.push_back(add_buffer({.role = BufferRole::kInput,
                                  .dtype = window.type.dtype,
                                  .shape = window.type.shape,
                                  .window = window,
                                  .storage = {},
                                  .writers = {}}));
    return inputs_.back();
  }

  void add_computation(uint32_t member) {
    const Computation& computation = program_.computations[member];
    const Kernel& kernel = computation.kernel;
    std::vector<GroupBufferId> buffers;
    std::vector<Layout> layouts;    // in the computation's view
    std::vector<Layout> in_memory;  // inputs in their own layouts, the others contiguous
    buffers.reserve(kernel.buffers.size());
    layouts.reserve(kernel.buffers.size());
    in_memory.reserve(kernel.buffers.size());
    size_t outputs = 0;
    for (size_t i = 0; i < kernel.buffers.size(); ++i) {
      const BufferId buffer{static_cast<uint32_t>(i)};
      layouts.push_back({.strides = contiguous_strides(kernel.shape(buffer))});
      in_memory.push_back(layouts.back());
      if (i < computation.operands.size()) {
        const Window& window = computation.operands[i];
        const auto inside = inside_.find(window.storage);
        buffers.push_back(inside != inside_.end() ? inside->second : input_buffer(window));
        layouts.back() = window.layout;
        if (inside == inside_.end()) in_memory.back() = window.layout;
      } else if (kernel.buffers[i].role == BufferRole::kOutput) {
        buffers.push_back(inside_.at(computation.results[outputs++]));
      } else {
        buffers.push_back(add_buffer({.role = BufferRole::kTemporary,
                                      .dtype = kernel.buffers[i].dtype,
                                      .shape = kernel.shape(buffer),
                                      .window = {},
                                      .storage = {},
                                      .writers = {}}));
      }
    }
    for (const Stage& stage : kernel.stages) add_stage(kernel, stage, buffers, layouts, in_memory);
    group_.buffer_of.push_back(std::move(buffers));
  }

  void add_stage(const Kernel& kernel, const Stage& stage, std::span<const GroupBufferId> buffers,
                 std::span<const Layout> layouts, std::span<const Layout> in_memory) {
    GroupStage added{.computation = static_cast<uint32_t>(group_.buffer_of.size()),
                     .kernel = &kernel,
                     .stage = &stage,
                     .nest = analyze_stage(kernel, stage, in_memory, Bounds::kTrusted),
                     .loops = {},
                     .loads = {},
                     .target = {}};
    const Shape extents = kernel.extents(stage);
    for (size_t loop = 0; loop < extents.size(); ++loop) {
      added.loops.push_back({.source = loop, .extent = extents[loop], .radix = extents[loop]});
    }
    added.reduction_loops = stage.kind == StageKind::kScan ? 1 : stage.reduced;
    const AffineForms forms(kernel, stage.extents.size(), roots_of(stage));
    const auto access = [&](BufferId buffer, std::span<const ExprId> index) {
      const GroupBufferId id = buffers[buffer.index];
      const Layout& layout = layouts[buffer.index];
      const Shape& whole = group_.buffer(id).shape;
      GroupAccess result{.buffer = id,
                         .shape = kernel.shape(buffer),
                         .layout = layout,
                         .is_whole = kernel.shape(buffer) == whole && is_plain(layout, whole),
                         .affine = AffineAccess{.offset = layout.offset, .loops = {}}};
      for (const int64_t extent : extents) result.affine->loops.push_back({.extent = extent});
      for (size_t dim = 0; dim < index.size(); ++dim) {
        const auto form = forms.find(index[dim]);
        if (!form) {
          result.affine.reset();
          return result;
        }
        result.affine->offset += form->constant * layout.strides[dim];
        for (size_t loop = 0; loop < extents.size(); ++loop) {
          result.affine->loops[loop].stride += form->coefficients[loop] * layout.strides[dim];
        }
      }
      return result;
    };
    for (const auto& [id, load] : added.nest.loads) {
      if (group_.buffer(buffers[load.buffer.index]).role == BufferRole::kInput) continue;
      added.loads.emplace(id, access(load.buffer, kernel.expr(id).operands));
    }
    added.target = access(stage.target, stage.target_index);
    group_.buffers[added.target.buffer.index].writers.push_back(
        static_cast<uint32_t>(group_.stages.size()));
    group_.stages.push_back(std::move(added));
  }

  static bool is_plain(const Layout& layout, const Shape& shape) {
    return layout.offset == 0 && is_contiguous(shape, layout.strides);
  }

  // Gives a buffer the shape in which a reader sees it if the reader's index is not affine in its
  // loops (`roll`): such a reader indexes the dims that it sees.
  void reshape_for_readers() {
    std::vector<bool> taken(group_.buffers.size());
    const auto each = [&](auto&& visit) {
      for (GroupStage& stage : group_.stages) {
        any_access(stage, [&](GroupAccess& access) { return visit(access), false; });
      }
    };
    each([&](const GroupAccess& access) {
      GroupBuffer& buffer = group_.buffers[access.buffer.index];
      const bool fits =
          is_plain(access.layout, access.shape) && numel(access.shape) == numel(buffer.shape);
      if (access.affine || taken[access.buffer.index] || !fits) return;
      buffer.shape = access.shape;
      taken[access.buffer.index] = true;
    });
    each([&](GroupAccess& access) {
      const Shape& shape = group_.buffer(access.buffer).shape;
      access.is_whole = access.shape == shape && is_plain(access.layout, shape);
    });
  }

  // ---- splitting ----

  template <class F>
  static bool any_access(GroupStage& stage, F&& f) {
    if (f(stage.target)) return true;
    return std::ranges::any_of(stage.loads, [&](auto& load) { return f(load.second); });
  }

  // Splits one loop or one dim; false if nothing is left to split.
  bool split_stage(GroupStage& stage) {
    return any_access(stage,
                      [&](const GroupAccess& access) { return split_loop_for(stage, access); });
  }
  bool split_dims() {
    for (GroupStage& stage : group_.stages) {
      if (any_access(stage, [&](const GroupAccess& access) { return split_dim_for(access); })) {
        return true;
      }
    }
    return false;
  }

  static bool can_split_loop(const GroupStage& stage, size_t loop) {
    const bool scans = stage.stage->kind == StageKind::kScan && loop + 1 == stage.loops.size();
    return !scans && stage.loops.size() < kMaxLoops;
  }

  bool split_loop_for(GroupStage& stage, const GroupAccess& access) {
    if (!access.affine) return false;
    const auto split = find_loop_split(*access.affine, group_.buffer(access.buffer).shape);
    if (!split || !can_split_loop(stage, split->at)) return false;
    if (split->at + stage.reduction_loops >= stage.loops.size()) ++stage.reduction_loops;
    GroupLoop inner = stage.loops[split->at];
    inner.extent = inner.radix = split->inner;
    GroupLoop& outer = stage.loops[split->at];
    outer.extent = outer.radix = outer.extent / split->inner;
    stage.loops.insert(stage.loops.begin() + static_cast<ptrdiff_t>(split->at) + 1, inner);
    any_access(stage, [&](GroupAccess& other) {
      if (other.affine) split_loop(*other.affine, *split);
      return false;
    });
    return true;
  }

  bool split_dim_for(const GroupAccess& access) {
    if (!access.affine) return false;
    GroupBuffer& buffer = group_.buffers[access.buffer.index];
    if (buffer.shape.size() >= kMaxDims) return false;
    for (const Split& split : find_dim_splits(*access.affine, buffer.shape)) {
      Shape shape = buffer.shape;
      shape[split.at] /= split.inner;
      shape.insert(shape.begin() + static_cast<ptrdiff_t>(split.at) + 1, split.inner);
      if (!suits_all(access.buffer, shape)) continue;
      buffer.shape = std::move(shape);
      return true;
    }
    return false;
  }

  // True if every access has an index into each dim of a buffer of that shape.
  bool suits_all(GroupBufferId buffer, const Shape& shape) {
    for (GroupStage& stage : group_.stages) {
      const bool fails = any_access(stage, [&](const GroupAccess& access) {
        if (access.buffer != buffer) return false;
        return !access.affine || !delinearize(split_loops(*access.affine, shape), shape);
      });
      if (fails) return false;
    }
    return true;
  }

  const LoopProgram& program_;
  std::span<const uint32_t> members_;
  const std::vector<bool>& live_out_;
  std::map<StorageId, GroupBufferId> inside_;  // results of members
  std::vector<GroupBufferId> inputs_;
  StageGroup group_;
};

// The access as one loop over each of its dims.
AffineAccess loops_over_dims(const GroupAccess& access) {
  AffineAccess affine{.offset = access.layout.offset, .loops = {}};
  for (size_t dim = 0; dim < access.shape.size(); ++dim) {
    affine.loops.push_back({.extent = access.shape[dim], .stride = access.layout.strides[dim]});
  }
  return affine;
}

}  // namespace

int64_t GroupStage::iterations() const {
  Shape extents(loops.size());
  std::ranges::transform(loops, extents.begin(), &GroupLoop::extent);
  return numel(extents);
}

int64_t GroupStage::reduced_iterations() const {
  int64_t iterations = 1;
  for (size_t loop = loops.size() - std::min(reduction_loops, loops.size()); loop < loops.size();
       ++loop) {
    iterations *= loops[loop].extent;
  }
  return iterations;
}

std::optional<std::vector<DimIndex>> StageGroup::indices_of(const GroupAccess& access) const {
  if (!access.affine) return std::nullopt;
  return delinearize(*access.affine, buffer(access.buffer).shape);
}

std::optional<std::vector<DimIndex>> StageGroup::indices_by_dims(const GroupAccess& access) const {
  return delinearize(loops_over_dims(access), buffer(access.buffer).shape);
}

std::optional<std::vector<DividedIndex>> StageGroup::divided_by_dims(
    const GroupAccess& access) const {
  return delinearize_with_divisions(loops_over_dims(access), buffer(access.buffer).shape);
}

std::optional<DimLoops> dim_loops(const StageGroup& group, GroupBufferId id) {
  const GroupBuffer& buffer = group.buffer(id);
  if (buffer.writers.size() != 1) return std::nullopt;
  const GroupStage& stage = group.stages[buffer.writers[0]];
  if (stage.stage->kind != StageKind::kMap || stage.stage->guard.valid() ||
      stage.stage->store != StoreMode::kSet) {
    return std::nullopt;
  }
  const auto indices = group.indices_of(stage.target);
  if (!indices) return std::nullopt;
  const AffineAccess& store = *stage.target.affine;
  SmallVector<bool, 8> used(store.loops.size());
  DimLoops loops(buffer.shape.size());
  for (size_t dim = 0; dim < buffer.shape.size(); ++dim) {
    const DimIndex& index = (*indices)[dim];
    if (index.offset != 0) return std::nullopt;
    for (size_t t = 0; t < store.loops.size(); ++t) {
      if (index.multiples[t] == 0) continue;
      if (index.multiples[t] != 1 || loops[dim] || store.loops[t].extent != buffer.shape[dim]) {
        return std::nullopt;
      }
      loops[dim] = t;
      used[t] = true;
    }
    if (!loops[dim] && buffer.shape[dim] != 1) return std::nullopt;
  }
  for (size_t t = 0; t < store.loops.size(); ++t) {
    if (!used[t] && store.loops[t].extent != 1) return std::nullopt;
  }
  return loops;
}

StageGroup collect_stages(const LoopProgram& program, std::span<const uint32_t> members,
                          const std::vector<bool>& live_out) {
  return Collector(program, members, live_out).run();
}

}  // namespace passnet
