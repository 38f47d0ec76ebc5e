#include "codegen/cuda/scatter/slow_scatter.hpp"

#include "codegen/cuda/scatter/parallel_loops.hpp"
#include "kernel/analysis/index_place.hpp"
#include "kernel/analysis/reach.hpp"
#include "kernel/costs/cuda.hpp"
#include "kernel/target.hpp"
#include "kernel/transform/rewriter.hpp"

#include <algorithm>
#include <numeric>
#include <optional>

namespace passnet {
namespace {

// Divides the stores of a map: dims of the target whose index is that of a loop which no
// other index needs, and the rest, which data decides.
struct ScatterDims {
  std::vector<std::optional<size_t>> loops;  // by dim: the loop
  std::vector<size_t> serial;                // the other loops, in their order
};

bool reads_loop(const Kernel& kernel, ExprId root, size_t loop) {
  return std::ranges::any_of(reached_from(kernel, std::span(&root, 1)), [&](ExprId id) {
    const Expr& expr = kernel.expr(id);
    return expr.op == ScalarOp::kIndex && static_cast<size_t>(expr.integer) == loop;
  });
}

// Nothing unless every dim that data does not decide has a loop of its own, over all of it.
std::optional<ScatterDims> find_dims(const Kernel& kernel, const Stage& stage) {
  const Shape shape = kernel.shape(stage.target);
  ScatterDims dims{.loops = std::vector<std::optional<size_t>>(shape.size()), .serial = {}};
  const auto is_needed = [&](size_t loop, size_t own) {
    if (stage.guard.valid() && reads_loop(kernel, stage.guard, loop)) return true;
    for (size_t dim = 0; dim < shape.size(); ++dim) {
      if (dim != own && reads_loop(kernel, stage.target_index[dim], loop)) return true;
    }
    return false;
  };
  std::vector<bool> is_own(stage.extents.size());
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    const auto place = index_place(kernel, stage.target_index[dim]);
    if (!place || !place->loop || place->offset != 0) continue;
    const size_t loop = *place->loop;
    if (kernel.value(stage.extents[loop]) != shape[dim] || is_needed(loop, dim)) continue;
    dims.loops[dim] = loop;
    is_own[loop] = true;
  }
  for (size_t loop = 0; loop < stage.extents.size(); ++loop) {
    if (!is_own[loop]) dims.serial.push_back(loop);
  }
  return dims.serial.empty() ? std::nullopt : std::optional(std::move(dims));
}

// Copies a kernel, stage by stage.
class LastStores {
 public:
  LastStores(const Kernel& kernel, std::span<const Layout> layouts, const Target& target)
      : kernel_(kernel), layouts_(layouts), target_(target) {
    for (const Stage& stage : kernel.stages) dims_.push_back(dims_of(stage));
  }

  bool is_useful() const {
    return std::ranges::any_of(dims_, [](const auto& dims) { return dims.has_value(); });
  }

  MapPieces run() {
    KernelRebuilder rebuilder(kernel_);
    std::vector<size_t> origins;
    for (size_t at = 0; at < kernel_.stages.size(); ++at) {
      const Stage& stage = kernel_.stages[at];
      if (dims_[at]) {
        split(stage, *dims_[at], rebuilder.builder());
        origins.insert(origins.end(), 3, at);
      } else {
        rebuilder.add(rebuilder.rebuild(stage));
        origins.push_back(at);
      }
    }
    return {rebuilder.take(), std::move(origins)};
  }

 private:
  std::optional<ScatterDims> dims_of(const Stage& stage) const {
    if (stage.kind != StageKind::kMap || stage.store != StoreMode::kSet) return std::nullopt;
    const Nest nest = analyze_stage(kernel_, stage, layouts_, Bounds::kTrusted);
    if (nest.target.affine || !is_slow_scatter(kernel_, stage, nest, target_)) return std::nullopt;
    const bool reads_target = std::ranges::any_of(
        nest.loads, [&](const auto& load) { return load.second.buffer == stage.target; });
    if (reads_target) return std::nullopt;
    return find_dims(kernel_, stage);
  }

  // The number of the last iteration, plus one, by the dims that data decides; 0: none.
  void split(const Stage& stage, const ScatterDims& dims, KernelBuilder& builder) {
    const Shape shape = kernel_.shape(stage.target);
    const ParameterIds all = builder.extents(stage.target);
    ParameterIds decided;
    ExprIds last_index;  // of the last stores, in a map over the target
    for (size_t dim = 0; dim < shape.size(); ++dim) {
      if (dims.loops[dim]) continue;
      decided.push_back(all[dim]);
      last_index.push_back(builder.index(dim));
    }
    const BufferId last =
        builder.temporary(kernel_.buffer(stage.target).name + "_last", DType::kI64, decided);
    ExprIds places;
    for (size_t dim = 0; dim < decided.size(); ++dim) places.push_back(builder.index(dim));
    builder.map(decided, last, places, builder.integer(0));
    number_stores(stage, dims, last, builder);

    ExprId rest =
        builder.apply(ScalarOp::kSub, {builder.load(last, last_index), builder.integer(1)});
    ExprIds indices(stage.extents.size());
    for (size_t at = dims.serial.size(); at-- > 0;) {
      const size_t loop = dims.serial[at];
      const ExprId extent = builder.of(stage.extents[loop]);
      indices[loop] = at == 0 ? rest : builder.apply(ScalarOp::kRemainder, {rest, extent});
      if (at > 0) rest = builder.apply(ScalarOp::kFloorDiv, {rest, extent});
    }
    ExprIds target_index;
    for (size_t dim = 0; dim < shape.size(); ++dim) {
      target_index.push_back(builder.index(dim));
      if (dims.loops[dim]) indices[*dims.loops[dim]] = target_index.back();
    }
    const ExprId value = copier(builder, indices).copy(stage.value);
    const ExprId is_stored =
        builder.apply(ScalarOp::kLt, {builder.integer(0), builder.load(last, last_index)});
    builder.map(all, stage.target, target_index, value, is_stored);
  }

  void number_stores(const Stage& stage, const ScatterDims& dims, BufferId last,
                     KernelBuilder& builder) {
    Stage numbers = stage;
    numbers.target = last;
    numbers.store = StoreMode::kMax;
    numbers.extents.clear();
    ExprIds indices(stage.extents.size());
    ExprId number = builder.integer(0);
    for (const size_t loop : dims.serial) {
      indices[loop] = builder.index(numbers.extents.size());
      numbers.extents.push_back(stage.extents[loop]);
      const ExprId scaled =
          builder.apply(ScalarOp::kMul, {number, builder.of(stage.extents[loop])});
      number = builder.apply(ScalarOp::kAdd, {scaled, indices[loop]});
    }
    ExprCopier copier = this->copier(builder, indices);
    numbers.value = builder.apply(ScalarOp::kAdd, {number, builder.integer(1)});
    numbers.guard = copier.copy(stage.guard);
    numbers.target_index.clear();
    for (size_t dim = 0; dim < dims.loops.size(); ++dim) {
      if (!dims.loops[dim]) numbers.target_index.push_back(copier.copy(stage.target_index[dim]));
    }
    builder.add(std::move(numbers));
  }

  ExprCopier copier(KernelBuilder& builder, const ExprIds& indices) const {
    return ExprCopier(kernel_, builder,
                      {.index = [indices](size_t loop) { return indices[loop]; }});
  }

  const Kernel& kernel_;
  std::span<const Layout> layouts_;
  const Target& target_;
  std::vector<std::optional<ScatterDims>> dims_;  // by stage; nothing: it stays
};

}  // namespace

ScatterOrder scatter_order(const Kernel& kernel, const Stage& stage, const Nest& nest) {
  const std::vector<bool> parallel = find_parallel_loops(kernel, stage, nest);
  ScatterOrder order;
  for (size_t loop = 0; loop < parallel.size(); ++loop) {
    (parallel[loop] ? order.parallel : order.serial) *= nest.extents[loop];
  }
  if (nest.target.affine) return order;
  const Shape shape = kernel.shape(stage.target);
  for (const size_t dim : find_data_dims(kernel, stage)) order.owners *= shape[dim];
  return order;
}

bool stores_same_values(const Kernel& kernel, const Stage& stage, const Nest& nest,
                        const std::vector<bool>& parallel) {
  if (stage.kind != StageKind::kMap || stage.store != StoreMode::kSet || nest.target.affine) {
    return false;
  }
  return std::ranges::none_of(reached_from(kernel, std::span(&stage.value, 1)), [&](ExprId id) {
    const Expr& expr = kernel.expr(id);
    return (expr.op == ScalarOp::kIndex && !parallel[static_cast<size_t>(expr.integer)]) ||
           (expr.op == ScalarOp::kLoad && expr.buffer == stage.target);
  });
}

bool is_slow_scatter(const Kernel& kernel, const Stage& stage, const Nest& nest,
                     const Target& target) {
  if (stage.kind != StageKind::kMap) return false;
  if (stores_same_values(kernel, stage, nest, find_parallel_loops(kernel, stage, nest)))
    return false;
  const DType dtype = kernel.buffer(stage.target).dtype;
  if (accumulates(stage.store) && (dtype == DType::kBool || is_complex(dtype))) return false;
  const ScatterOrder order = scatter_order(kernel, stage, nest);
  const CudaCosts& costs = *target.cuda;
  const int64_t threads = costs.min_lone_threads * target.multiprocessors;
  const bool has_owners = order.owners <= costs.max_owners / std::max<int64_t>(order.parallel, 1);
  const int64_t running = order.parallel * (has_owners ? order.owners : 1);
  const int64_t rounds = std::max<int64_t>(running / threads, 1);
  return order.serial > costs.max_serial_stores / rounds;
}

MapPieces find_last_stores(const Kernel& kernel, std::span<const Layout> layouts,
                           const Target& target) {
  LastStores stores(kernel, layouts, target);
  if (stores.is_useful()) return stores.run();
  MapPieces same{.kernel = kernel, .origins = std::vector<size_t>(kernel.stages.size())};
  std::iota(same.origins.begin(), same.origins.end(), size_t{0});
  return same;
}

}  // namespace passnet
