#include "fuse/layouts.hpp"

#include "fuse/place.hpp"
#include "kernel/nest.hpp"

#include <algorithm>
#include <numeric>
#include <span>

namespace passnet {
namespace {

using Order = SmallVector<size_t, 6>;  // the dims, outermost first

template <class List>
List in_order(const Order& order, const List& by_dim) {
  List result;
  for (const size_t dim : order) result.push_back(by_dim[dim]);
  return result;
}

// The strides of dims that lie contiguously in that order.
Strides strides_in(const Order& order, const Shape& shape) {
  const Strides packed = contiguous_strides(in_order(order, shape));
  Strides strides(shape.size());
  for (size_t i = 0; i < order.size(); ++i) strides[order[i]] = packed[i];
  return strides;
}

// The window into a contiguous block of `shape` once its dims lie in that order; nothing where that
// takes more than strides.
std::optional<Layout> reorder(const Window& window, const Shape& shape, const Order& order) {
  Walk walk{.offset = window.layout.offset, .terms = {}};
  std::vector<size_t> pieces;  // of each dim of the window
  for (size_t dim = 0; dim < window.type.shape.size(); ++dim) {
    const Walk cut = cut_terms(
        {.offset = 0,
         .terms = {{.extent = window.type.shape[dim], .coefficient = window.layout.strides[dim]}}},
        shape);
    walk.terms.insert(walk.terms.end(), cut.terms.begin(), cut.terms.end());
    pieces.push_back(cut.terms.size());
  }
  const auto placed = place(walk, shape);
  if (!placed) return std::nullopt;
  const Strides strides = strides_in(order, shape);
  Layout layout;
  Integers steps(walk.terms.size());
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    layout.offset += (*placed)[dim].offset * strides[dim];
    for (size_t t = 0; t < steps.size(); ++t) {
      steps[t] += (*placed)[dim].multiples[t] * strides[dim];
    }
  }
  size_t first = 0;
  for (const size_t count : pieces) {
    const size_t last = first + count - 1;
    for (size_t t = first; t < last; ++t) {
      if (steps[t] != steps[t + 1] * walk.terms[t + 1].extent) return std::nullopt;
    }
    layout.strides.push_back(steps[last]);
    first = last + 1;
  }
  return layout;
}

// The dims of a kernel's buffer in another order, wherever they are named.
void reorder_buffer(Kernel& kernel, BufferId id, const Order& order) {
  Buffer& buffer = kernel.buffers[id.index];
  buffer.extents = in_order(order, buffer.extents);
  for (Expr& expr : kernel.exprs) {
    if (expr.op == ScalarOp::kLoad && expr.buffer == id) {
      expr.operands = in_order(order, expr.operands);
    }
  }
  for (Stage& stage : kernel.stages) {
    if (stage.target == id) stage.target_index = in_order(order, stage.target_index);
  }
}

class Chooser {
 public:
  Chooser(LoopProgram& program, const std::function<bool(const Computation&)>& stands_alone,
          const Target& target)
      : program_(program),
        target_(target),
        fixed_(program.storages.size()),
        windows_(program.storages.size()) {
    for (Window& result : program.results) windows_[result.storage.index].push_back(&result);
    for (Computation& computation : program.computations) {
      const bool alone = computation.is_launch() || stands_alone(computation);
      if (alone) {
        for (const StorageId result : computation.results) fixed_[result.index] = true;
      }
      const std::vector<bool> freely = freely_indexed(computation);
      for (size_t i = 0; i < computation.operands.size(); ++i) {
        const StorageId storage = computation.operands[i].storage;
        windows_[storage.index].push_back(&computation.operands[i]);
        if (alone || freely[i]) fixed_[storage.index] = true;
      }
    }
  }

  // In program order: what was decided for operands counts for their readers.
  void run() {
    for (Computation& computation : program_.computations) {
      size_t output = 0;
      for (uint32_t i = 0; i < computation.kernel.buffers.size(); ++i) {
        if (computation.kernel.buffers[i].role != BufferRole::kOutput) continue;
        const StorageId result = computation.results[output++];
        if (fixed_[result.index]) continue;
        if (const auto order = preferred_order(computation, {i})) {
          move_storage(computation, {i}, result, *order);
        }
      }
    }
  }

 private:
  // By buffer, whether the computation reads it at places that are no sums of its loops: they are
  // found by the operand's own dims.
  static std::vector<bool> freely_indexed(const Computation& computation) {
    const Kernel& kernel = computation.kernel;
    std::vector<bool> freely(kernel.buffers.size());
    for (const Stage& stage : kernel.stages) {
      const Nest nest = analyze_stage(kernel, stage, {}, Bounds::kTrusted);
      for (const auto& [id, load] : nest.loads) {
        if (!load.affine) freely[load.buffer.index] = true;
      }
    }
    return freely;
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

  // How many elements an access visits.
  static int64_t moved(const Access& access, const Nest& nest) {
    int64_t count = 1;
    for (size_t loop = 0; loop < nest.extents.size(); ++loop) {
      if (access.strides[loop] != 0) count *= nest.extents[loop];
    }
    return count;
  }

  // The order of an output's dims in which more of what its largest stage loads is contiguous;
  // nothing where that is their own.
  std::optional<Order> preferred_order(const Computation& computation, BufferId output) const {
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
    Order natural(loops->size());
    std::iota(natural.begin(), natural.end(), 0);
    Order best = natural;
    int64_t most = contiguous_share(kernel, nest, *loops, natural);
    for (const auto& [id, load] : nest.loads) {
      // What moves with few iterations says nothing about the others.
      if (!load.affine || moved(load, nest) * 2 < numel(nest.extents)) continue;
      const Order order = order_of(load, *loops);
      const int64_t share = contiguous_share(kernel, nest, *loops, order);
      if (share > most) {
        most = share;
        best = order;
      }
    }
    if (best == natural) return std::nullopt;
    return best;
  }

  // The loop that walks each dim of the target; kUnit for a dim of one element.
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

  // The dims by the strides of the loads along them; those along which it does not move first.
  static Order order_of(const Access& load, const std::vector<size_t>& loops) {
    Order order(loops.size());
    std::iota(order.begin(), order.end(), 0);
    const auto stride = [&](size_t dim) {
      const int64_t step = loops[dim] == Nest::kUnit ? 0 : std::abs(load.strides[loops[dim]]);
      return step == 0 ? std::numeric_limits<int64_t>::max() : step;
    };
    std::ranges::stable_sort(order, std::ranges::greater{}, stride);
    return order;
  }

  // How many iterations run as one loop where the dims are walked in that order: the innermost one,
  // and those around it that go on where it ends in every access.
  static int64_t merged_run(const Nest& nest, const std::vector<size_t>& loops,
                            const Order& order) {
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
      const bool goes_on = std::ranges::all_of(nest.loads, [&](const auto& load) {
        const Access& access = load.second;
        return access.affine && access.strides[loop] == access.strides[innermost] * run;
      });
      if (!goes_on) break;
      run *= nest.extents[loop];
    }
    return run;
  }

  // Whether a load at places that data decide moves along its last dim with the loop, and along no
  // other: it takes whole rows.
  static bool takes_rows(const Kernel& kernel, const Nest& nest, ExprId load, size_t loop) {
    const auto& index = kernel.expr(load).operands;
    if (index.empty()) return false;
    const AffineForms forms(kernel, nest.extents.size(), std::span(&index.back(), 1));
    const auto last = forms.find(index.back());
    if (!last || last->coefficients[loop] != 1) return false;
    ExprIds open(index.begin(), index.end() - 1);
    while (!open.empty()) {
      const Expr& expr = kernel.expr(open.back());
      open.pop_back();
      if (expr.op == ScalarOp::kIndex && static_cast<size_t>(expr.integer) == loop) return false;
      open.insert(open.end(), expr.operands.begin(), expr.operands.end());
    }
    return true;
  }

  // Elements that are loaded and stored contiguously along the innermost dim of that order; fewer
  // where that dim would not fill vectors.
  int64_t contiguous_share(const Kernel& kernel, const Nest& nest, const std::vector<size_t>& loops,
                           const Order& order) const {
    const auto inner = std::ranges::find_if(order.rbegin(), order.rend(),
                                            [&](size_t dim) { return loops[dim] != Nest::kUnit; });
    if (inner == order.rend()) return 0;
    const size_t loop = loops[*inner];
    int64_t share = moved(nest.target, nest);
    for (const auto& [id, load] : nest.loads) {
      if (load.affine ? load.strides[loop] == 1 : takes_rows(kernel, nest, id, loop)) {
        share += load.affine ? moved(load, nest) : numel(nest.extents);
      }
    }
    return share * std::min(merged_run(nest, loops, order), target_.vector_floats);
  }

  // Everywhere, or nowhere.
  void move_storage(Computation& writer, BufferId output, StorageId id, const Order& order) {
    const Shape shape = program_.storage(id).type.shape;
    std::vector<Layout> layouts;
    for (const Window* window : windows_[id.index]) {
      auto layout = reorder(*window, shape, order);
      if (!layout) return;
      layouts.push_back(*std::move(layout));
    }
    for (size_t i = 0; i < layouts.size(); ++i) {
      windows_[id.index][i]->layout = std::move(layouts[i]);
    }
    Storage& storage = program_.storages[id.index];
    storage.type.shape = in_order(order, shape);
    storage.strides = contiguous_strides(storage.type.shape);
    reorder_buffer(writer.kernel, output, order);
  }

  LoopProgram& program_;
  const Target& target_;
  std::vector<bool> fixed_;                    // by storage
  std::vector<std::vector<Window*>> windows_;  // by storage
};

}  // namespace

void choose_layouts(LoopProgram& program,
                    const std::function<bool(const Computation&)>& stands_alone,
                    const Target& target) {
  Chooser(program, stands_alone, target).run();
}

}  // namespace passnet
