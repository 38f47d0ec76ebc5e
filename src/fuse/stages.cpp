#include "fuse/stages.hpp"

#include "kernel/reach.hpp"

#include <algorithm>
#include <functional>

namespace passnet {
namespace {

constexpr size_t kMaxDims = 8;    // of a cell
constexpr size_t kMaxLoops = 10;  // of a stage

class Collector {
 public:
  Collector(const LoopProgram& program, std::span<const uint32_t> members,
            const std::vector<bool>& leaves)
      : program_(program), members_(members), leaves_(leaves) {}

  StageGroup run() {
    for (const uint32_t member : members_) {
      for (const StorageId result : program_.computations[member].results) add_result(result);
    }
    for (const uint32_t member : members_) add_computation(member);
    reshape_for_places();
    do {
      for (GroupStage& stage : group_.stages) {
        while (cut_loops(stage)) {
        }
      }
    } while (cut_dims());
    return std::move(group_);
  }

 private:
  CellId add_cell(Cell cell) {
    group_.cells.push_back(std::move(cell));
    return {static_cast<uint32_t>(group_.cells.size() - 1)};
  }

  void add_result(StorageId id) {
    const Storage& storage = program_.storage(id);
    const BufferRole role = leaves_[id.index] ? BufferRole::kOutput : BufferRole::kTemporary;
    inside_[id] = add_cell({.role = role,
                            .dtype = storage.type.dtype,
                            .shape = storage.type.shape,
                            .window = {},
                            .storage = id,
                            .writers = {}});
  }

  // One cell a window, however often it is read.
  CellId input_cell(const Window& window) {
    for (const CellId id : inputs_) {
      const Window& known = group_.cell(id).window;
      if (known.storage == window.storage && known.type == window.type &&
          known.layout.offset == window.layout.offset &&
          known.layout.strides == window.layout.strides) {
        return id;
      }
    }
    inputs_.push_back(add_cell({.role = BufferRole::kInput,
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
    std::vector<CellId> cells;
    std::vector<Layout> layouts;  // as the computation sees them
    std::vector<Layout> lying;    // inputs as they lie, the others contiguous
    cells.reserve(kernel.buffers.size());
    layouts.reserve(kernel.buffers.size());
    lying.reserve(kernel.buffers.size());
    size_t outputs = 0;
    for (size_t i = 0; i < kernel.buffers.size(); ++i) {
      const BufferId buffer{static_cast<uint32_t>(i)};
      layouts.push_back({.strides = contiguous_strides(kernel.shape(buffer))});
      lying.push_back(layouts.back());
      if (i < computation.operands.size()) {
        const Window& window = computation.operands[i];
        const auto inside = inside_.find(window.storage);
        cells.push_back(inside != inside_.end() ? inside->second : input_cell(window));
        layouts.back() = window.layout;
        if (inside == inside_.end()) lying.back() = window.layout;
      } else if (kernel.buffers[i].role == BufferRole::kOutput) {
        cells.push_back(inside_.at(computation.results[outputs++]));
      } else {
        cells.push_back(add_cell({.role = BufferRole::kTemporary,
                                  .dtype = kernel.buffers[i].dtype,
                                  .shape = kernel.shape(buffer),
                                  .window = {},
                                  .storage = {},
                                  .writers = {}}));
      }
    }
    for (const Stage& stage : kernel.stages) add_stage(kernel, stage, cells, layouts, lying);
    group_.cell_of.push_back(std::move(cells));
  }

  void add_stage(const Kernel& kernel, const Stage& stage, std::span<const CellId> cells,
                 std::span<const Layout> layouts, std::span<const Layout> lying) {
    GroupStage added{.computation = static_cast<uint32_t>(group_.cell_of.size()),
                     .kernel = &kernel,
                     .stage = &stage,
                     .nest = analyze_stage(kernel, stage, lying, Bounds::kTrusted),
                     .loops = {},
                     .loads = {},
                     .target = {}};
    const Shape extents = kernel.extents(stage);
    for (size_t loop = 0; loop < extents.size(); ++loop) {
      added.loops.push_back({.source = loop, .extent = extents[loop], .radix = extents[loop]});
    }
    added.combined = stage.kind == StageKind::kScan ? 1 : stage.reduced;
    const AffineForms forms(kernel, stage.extents.size(), roots_of(stage));
    const auto access = [&](BufferId buffer, std::span<const ExprId> index) {
      const CellId id = cells[buffer.index];
      const Layout& layout = layouts[buffer.index];
      const Cell& cell = group_.cell(id);
      CellAccess result{
          .cell = id,
          .shape = kernel.shape(buffer),
          .layout = layout,
          .is_whole = kernel.shape(buffer) == cell.shape && is_plain(layout, cell.shape),
          .walk = Walk{.offset = layout.offset, .terms = {}}};
      for (const int64_t extent : extents) result.walk->terms.push_back({.extent = extent});
      for (size_t dim = 0; dim < index.size(); ++dim) {
        const auto form = forms.find(index[dim]);
        if (!form) return result.walk.reset(), result;
        result.walk->offset += form->constant * layout.strides[dim];
        for (size_t loop = 0; loop < extents.size(); ++loop) {
          result.walk->terms[loop].coefficient += form->coefficients[loop] * layout.strides[dim];
        }
      }
      return result;
    };
    for (const auto& [id, load] : added.nest.loads) {
      if (group_.cell(cells[load.buffer.index]).role == BufferRole::kInput) continue;
      added.loads.emplace(id, access(load.buffer, kernel.expr(id).operands));
    }
    added.target = access(stage.target, stage.target_index);
    group_.cells[added.target.cell.index].writers.push_back(
        static_cast<uint32_t>(group_.stages.size()));
    group_.stages.push_back(std::move(added));
  }

  static bool is_plain(const Layout& layout, const Shape& shape) {
    return layout.offset == 0 && is_contiguous(shape, layout.strides);
  }

  // A reader whose place depends on more than sums of its loops (`roll`) indexes dims as it sees
  // them: the cell takes that shape, whatever its writer's is.
  void reshape_for_places() {
    std::vector<bool> taken(group_.cells.size());
    const auto each = [&](auto&& visit) {
      for (GroupStage& stage : group_.stages) {
        any_access(stage, [&](CellAccess& access) { return visit(access), false; });
      }
    };
    each([&](const CellAccess& access) {
      Cell& cell = group_.cells[access.cell.index];
      const bool fits =
          is_plain(access.layout, access.shape) && numel(access.shape) == numel(cell.shape);
      if (access.walk || taken[access.cell.index] || !fits) return;
      cell.shape = access.shape;
      taken[access.cell.index] = true;
    });
    each([&](CellAccess& access) {
      const Shape& shape = group_.cell(access.cell).shape;
      access.is_whole = access.shape == shape && is_plain(access.layout, shape);
    });
  }

  // ---- cutting ----

  template <class F>
  static bool any_access(GroupStage& stage, F&& f) {
    if (f(stage.target)) return true;
    return std::ranges::any_of(stage.loads, [&](auto& load) { return f(load.second); });
  }

  // One loop, one dim; false where nothing is left to cut.
  bool cut_loops(GroupStage& stage) {
    return any_access(stage, [&](const CellAccess& access) { return cut_loop(stage, access); });
  }
  bool cut_dims() {
    for (GroupStage& stage : group_.stages) {
      if (any_access(stage, [&](const CellAccess& access) { return cut_dim(access); })) {
        return true;
      }
    }
    return false;
  }

  static bool can_cut(const GroupStage& stage, size_t loop) {
    const bool scans = stage.stage->kind == StageKind::kScan && loop + 1 == stage.loops.size();
    return !scans && stage.loops.size() < kMaxLoops;
  }

  bool cut_loop(GroupStage& stage, const CellAccess& access) {
    if (!access.walk) return false;
    const auto cut = find_term_cut(*access.walk, group_.cell(access.cell).shape);
    if (!cut || !can_cut(stage, cut->at)) return false;
    if (cut->at + stage.combined >= stage.loops.size()) ++stage.combined;
    GroupLoop inner = stage.loops[cut->at];
    inner.extent = inner.radix = cut->inner;
    GroupLoop& outer = stage.loops[cut->at];
    outer.extent = outer.radix = outer.extent / cut->inner;
    stage.loops.insert(stage.loops.begin() + static_cast<ptrdiff_t>(cut->at) + 1, inner);
    any_access(stage, [&](CellAccess& other) {
      if (other.walk) cut_term(*other.walk, *cut);
      return false;
    });
    return true;
  }

  bool cut_dim(const CellAccess& access) {
    if (!access.walk) return false;
    Cell& cell = group_.cells[access.cell.index];
    if (cell.shape.size() >= kMaxDims) return false;
    for (const Cut& cut : find_dim_cuts(*access.walk, cell.shape)) {
      Shape shape = cell.shape;
      shape[cut.at] /= cut.inner;
      shape.insert(shape.begin() + static_cast<ptrdiff_t>(cut.at) + 1, cut.inner);
      if (!suits_all(access.cell, shape)) continue;
      cell.shape = std::move(shape);
      return true;
    }
    return false;
  }

  // Whether every access lands in plain indices of such a cell.
  bool suits_all(CellId cell, const Shape& shape) {
    for (GroupStage& stage : group_.stages) {
      const bool fails = any_access(stage, [&](const CellAccess& access) {
        if (access.cell != cell) return false;
        return !access.walk || !place(cut_terms(*access.walk, shape), shape);
      });
      if (fails) return false;
    }
    return true;
  }

  const LoopProgram& program_;
  std::span<const uint32_t> members_;
  const std::vector<bool>& leaves_;
  std::map<StorageId, CellId> inside_;  // results of members
  std::vector<CellId> inputs_;
  StageGroup group_;
};

}  // namespace

int64_t GroupStage::iterations() const {
  Shape extents(loops.size());
  std::ranges::transform(loops, extents.begin(), &GroupLoop::extent);
  return numel(extents);
}

std::optional<std::vector<DimIndex>> StageGroup::place_of(const CellAccess& access) const {
  if (!access.walk) return std::nullopt;
  return place(*access.walk, cell(access.cell).shape);
}

std::optional<std::vector<DimIndex>> StageGroup::dims_of(const CellAccess& access) const {
  Walk walk{.offset = access.layout.offset, .terms = {}};
  for (size_t dim = 0; dim < access.shape.size(); ++dim) {
    walk.terms.push_back({.extent = access.shape[dim], .coefficient = access.layout.strides[dim]});
  }
  return place(walk, cell(access.cell).shape);
}

StageGroup collect_stages(const LoopProgram& program, std::span<const uint32_t> members,
                          const std::vector<bool>& leaves) {
  return Collector(program, members, leaves).run();
}

}  // namespace passnet
