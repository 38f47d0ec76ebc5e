#include "fuse/layouts.hpp"

#include "fuse/index_arithmetic.hpp"
#include "kernel/analysis/nest.hpp"
#include "kernel/analysis/reach.hpp"
#include "kernel/costs/schedule.hpp"
#include "kernel/target.hpp"
#include "kernel/transform/rewriter.hpp"

#include <algorithm>
#include <numeric>
#include <span>

namespace passnet {
namespace {

// Returns the window into a contiguous block of `shape` once its dims are in that order; nothing if
// strides cannot express it.
std::optional<Layout> reorder(const Window& window, const Shape& shape, const DimOrder& order) {
  AffineAccess access{.offset = window.layout.offset, .loops = {}};
  std::vector<size_t> parts;  // of each dim of the window: the loops that it was split into
  for (size_t dim = 0; dim < window.type.shape.size(); ++dim) {
    const AffineAccess split = split_loops(
        {.offset = 0,
         .loops = {{.extent = window.type.shape[dim], .stride = window.layout.strides[dim]}}},
        shape);
    access.loops.insert(access.loops.end(), split.loops.begin(), split.loops.end());
    parts.push_back(split.loops.size());
  }
  const auto indices = delinearize(access, shape);
  if (!indices) return std::nullopt;
  const Strides strides = strides_in(order, shape);
  Layout layout;
  Integers steps(access.loops.size());
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    layout.offset += (*indices)[dim].offset * strides[dim];
    for (size_t t = 0; t < steps.size(); ++t) {
      steps[t] += (*indices)[dim].multiples[t] * strides[dim];
    }
  }
  size_t first = 0;
  for (const size_t count : parts) {
    const size_t last = first + count - 1;
    for (size_t t = first; t < last; ++t) {
      if (steps[t] != steps[t + 1] * access.loops[t + 1].extent) return std::nullopt;
    }
    layout.strides.push_back(steps[last]);
    first = last + 1;
  }
  return layout;
}

class LayoutChooser {
 public:
  LayoutChooser(LoopProgram& program, const LayoutOptions& options, const Target& target)
      : program_(program),
        preferred_(program.computations.size()),
        vector_loop_(std::max(target.vector_floats, target.schedule->min_vector_loop)),
        fixed_(program.storages.size()),
        windows_(program.storages.size()) {
    for (Window& result : program.results) windows_[result.storage.index].push_back(&result);
    for (size_t at = 0; at < program.computations.size(); ++at) {
      Computation& computation = program.computations[at];
      const bool alone = computation.is_launch() || options.launches_alone(computation);
      if (alone && options.preferred) preferred_[at] = options.preferred(computation);
      if (alone && !preferred_[at]) {
        for (const StorageId result : computation.results) fixed_[result.index] = true;
      }
      const std::vector<bool> by_dims = indexed_by_dims(computation);
      for (size_t i = 0; i < computation.operands.size(); ++i) {
        const StorageId storage = computation.operands[i].storage;
        windows_[storage.index].push_back(&computation.operands[i]);
        const bool adapts = preferred_[at] && i == 0;
        if ((alone && !adapts) || by_dims[i]) fixed_[storage.index] = true;
      }
    }
  }

  // Visits computations in program order: readers see the layouts that were chosen for operands.
  std::vector<bool> run() {
    std::vector<bool> is_preferred(program_.computations.size());
    for (size_t at = 0; at < program_.computations.size(); ++at) {
      Computation& computation = program_.computations[at];
      size_t output = 0;
      for (uint32_t i = 0; i < computation.kernel.buffers.size(); ++i) {
        if (computation.kernel.buffers[i].role != BufferRole::kOutput) continue;
        const StorageId result = computation.results[output++];
        if (fixed_[result.index]) continue;
        const auto order = preferred_[at] ? preferred_[at] : preferred_order(computation, {i});
        const bool is_moved = order && move_storage(computation, {i}, result, *order);
        if (preferred_[at]) is_preferred[at] = is_moved;
      }
    }
    return is_preferred;
  }

 private:
  // Returns, by buffer, whether the computation reads it with an index that is not affine in its
  // loops: such an index refers to the operand's own dims.
  static std::vector<bool> indexed_by_dims(const Computation& computation) {
    const Kernel& kernel = computation.kernel;
    std::vector<bool> by_dims(kernel.buffers.size());
    for (const Stage& stage : kernel.stages) {
      const Nest nest = analyze_stage(kernel, stage, {}, Bounds::kTrusted);
      for (const auto& [id, load] : nest.loads) {
        if (!load.affine) by_dims[load.buffer.index] = true;
      }
    }
    return by_dims;
  }

  static std::vector<Layout> layouts_of(const Computation& computation) {
    std::vector<Layout> layouts;
    layouts.reserve(computation.kernel.buffers.size());
    for (uint32_t i = 0; i < computation.kernel.buffers.size(); ++i) {
      layouts.push_back(i < computation.operands.size()
                            ? computation.operands[i].layout
                            : Layout{.strides = contiguous_strides(computation.kernel.shape({i}))});
    }
    return layouts;
  }

  // Returns how many elements an access visits.
  static int64_t visited(const Access& access, const Nest& nest) {
    int64_t count = 1;
    for (size_t loop = 0; loop < nest.extents.size(); ++loop) {
      if (access.strides[loop] != 0) count *= nest.extents[loop];
    }
    return count;
  }

  // Returns the order of an output's dims in which more of what its largest stage loads is
  // contiguous; nothing if that is their present order.
  std::optional<DimOrder> preferred_order(const Computation& computation, BufferId output) const {
    const Kernel& kernel = computation.kernel;
    const Stage* largest = nullptr;
    for (const Stage& stage : kernel.stages) {
      if (stage.target != output) continue;
      if (largest == nullptr || numel(kernel.extents(stage)) > numel(kernel.extents(*largest))) {
        largest = &stage;
      }
    }
    if (largest == nullptr || largest->kind == StageKind::kScan) return std::nullopt;
    const Nest nest = analyze_stage(kernel, *largest, layouts_of(computation), Bounds::kTrusted);
    const auto loops = loops_of_dims(nest, kernel.shape(output));
    if (!loops) return std::nullopt;
    DimOrder natural(loops->size());
    std::iota(natural.begin(), natural.end(), 0);
    DimOrder best = natural;
    int64_t most = contiguous_share(kernel, nest, *loops, natural);
    for (const auto& [id, load] : nest.loads) {
      // A load that moves with few iterations says nothing about the others.
      if (!load.affine || visited(load, nest) * 2 < numel(nest.extents)) continue;
      const DimOrder order = order_of(load, *loops);
      const int64_t share = contiguous_share(kernel, nest, *loops, order);
      if (share > most) {
        most = share;
        best = order;
      }
    }
    if (best == natural) return std::nullopt;
    return best;
  }

  // Returns the loop that indexes each dim of the target; kUnit for a dim of one element.
  static std::optional<std::vector<size_t>> loops_of_dims(const Nest& nest, const Shape& shape) {
    if (!nest.target.affine) return std::nullopt;
    const Strides strides = contiguous_strides(shape);
    std::vector<size_t> loops(shape.size(), Nest::kUnit);
    for (size_t loop = 0; loop < nest.extents.size(); ++loop) {
      if (nest.target.strides[loop] == 0 || nest.extents[loop] == 1) continue;
      bool found = false;
      for (size_t dim = 0; dim < shape.size() && !found; ++dim) {
        found = shape[dim] > 1 && strides[dim] == nest.target.strides[loop] &&
                loops[dim] == Nest::kUnit;
        if (found) loops[dim] = loop;
      }
      if (!found) return std::nullopt;
    }
    return loops;
  }

  // Returns the dims by descending stride of the load along them; dims with stride 0 come first.
  static DimOrder order_of(const Access& load, const std::vector<size_t>& loops) {
    DimOrder order(loops.size());
    std::iota(order.begin(), order.end(), 0);
    const auto stride = [&](size_t dim) {
      const int64_t step = loops[dim] == Nest::kUnit ? 0 : std::abs(load.strides[loops[dim]]);
      return step == 0 ? std::numeric_limits<int64_t>::max() : step;
    };
    std::ranges::stable_sort(order, std::ranges::greater{}, stride);
    return order;
  }

  // Returns how many iterations run as one loop if the loops are in that order of dims: the
  // innermost one, and those around it that continue where it ends in every access.
  static int64_t merged_run(const Nest& nest, const std::vector<size_t>& loops,
                            const DimOrder& order) {
    int64_t run = 0;
    size_t innermost = 0;
    for (auto dim = order.rbegin(); dim != order.rend(); ++dim) {
      const size_t loop = loops[*dim];
      if (loop == Nest::kUnit) continue;
      if (run == 0) {
        innermost = loop;
        run = nest.extents[loop];
        continue;
      }
      const bool continues = std::ranges::all_of(nest.loads, [&](const auto& load) {
        const Access& access = load.second;
        return access.affine && access.strides[loop] == access.strides[innermost] * run;
      });
      if (!continues) break;
      run *= nest.extents[loop];
    }
    return run;
  }

  // True if a load with an index that depends on data moves along its last dim with the loop, and
  // along no other dim: it gathers whole rows.
  static bool gathers_rows(const Kernel& kernel, const Nest& nest, ExprId load, size_t loop) {
    const std::span<const ExprId> index = kernel.expr(load).operands;
    if (index.empty()) return false;
    const AffineForms forms(kernel, nest.extents.size(), index.last(1));
    const auto last = forms.find(index.back());
    if (!last || last->coefficients[loop] != 1) return false;
    const auto outer = reached_from(kernel, index.first(index.size() - 1));
    return std::ranges::none_of(outer, [&](ExprId id) {
      const Expr& expr = kernel.expr(id);
      return expr.op == ScalarOp::kIndex && static_cast<size_t>(expr.integer) == loop;
    });
  }

  // Returns the elements that are loaded and stored contiguously along the innermost dim of that
  // order, weighted by the vector elements that its runs fill.
  int64_t contiguous_share(const Kernel& kernel, const Nest& nest, const std::vector<size_t>& loops,
                           const DimOrder& order) const {
    const auto inner = std::ranges::find_if(order.rbegin(), order.rend(),
                                            [&](size_t dim) { return loops[dim] != Nest::kUnit; });
    if (inner == order.rend()) return 0;
    const size_t loop = loops[*inner];
    int64_t share = visited(nest.target, nest);
    for (const auto& [id, load] : nest.loads) {
      if (load.affine ? load.strides[loop] == 1 : gathers_rows(kernel, nest, id, loop)) {
        share += load.affine ? visited(load, nest) : numel(nest.extents);
      }
    }
    return share * std::min(merged_run(nest, loops, order), vector_loop_);
  }

  // Changes the order of a storage's dims in all windows into it, or in none.
  bool move_storage(Computation& writer, BufferId output, StorageId id, const DimOrder& order) {
    const Shape shape = program_.storage(id).type.shape;
    std::vector<Layout> layouts;
    for (const Window* window : windows_[id.index]) {
      auto layout = reorder(*window, shape, order);
      if (!layout) return false;
      layouts.push_back(*std::move(layout));
    }
    for (size_t i = 0; i < layouts.size(); ++i) {
      windows_[id.index][i]->layout = std::move(layouts[i]);
    }
    Storage& storage = program_.storages[id.index];
    storage.type.shape = in_order(order, shape);
    storage.strides = contiguous_strides(storage.type.shape);
    writer.kernel = reorder_buffer(writer.kernel, output, order);
    return true;
  }

  LoopProgram& program_;
  std::vector<std::optional<DimOrder>> preferred_;  // by computation
  int64_t vector_loop_;
  std::vector<bool> fixed_;                    // by storage
  std::vector<std::vector<Window*>> windows_;  // by storage
};

}  // namespace

Strides strides_in(const DimOrder& order, const Shape& shape) {
  const Strides packed = contiguous_strides(in_order(order, shape));
  Strides strides(shape.size());
  for (size_t i = 0; i < order.size(); ++i) strides[order[i]] = packed[i];
  return strides;
}

Kernel reorder_buffer(const Kernel& kernel, BufferId id, const DimOrder& order) {
  KernelRewriter rewriter(kernel);
  rewriter.declare_parameters();
  for (uint32_t i = 0; i < kernel.buffers.size(); ++i) {
    Buffer buffer = kernel.buffers[i];
    if (i == id.index) buffer.extents = in_order(order, buffer.extents);
    rewriter.declare({i}, std::move(buffer));
  }
  rewriter.keep_all([&](Expr& expr) {
    if (expr.op != ScalarOp::kLoad || expr.buffer != id) return;
    expr.operands = in_order(order, expr.operands);
  });
  for (const Stage& stage : kernel.stages) {
    Stage kept = rewriter.kept(stage);
    if (stage.target == id) kept.target_index = in_order(order, kept.target_index);
    rewriter.add(std::move(kept));
  }
  return rewriter.take();
}

std::vector<bool> choose_layouts(LoopProgram& program, const LayoutOptions& options,
                                 const Target& target) {
  return LayoutChooser(program, options, target).run();
}

}  // namespace passnet
