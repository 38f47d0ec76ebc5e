#include "codegen/cuda/scatter/slow_scatter.hpp"

#include "codegen/cuda/scatter/parallel_loops.hpp"
#include "kernel/analysis/index_place.hpp"
#include "kernel/analysis/reach.hpp"
#include "kernel/costs/cuda.hpp"
#include "kernel/target.hpp"
#include "kernel/transform/rewriter.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>

namespace passnet {
namespace {

// The order in which a map's iterations may store to the same element.
struct ScatterOrder {
  int64_t parallel = 1;  // iterations that never do
  int64_t serial = 1;    // others, for each of those
  int64_t owners = 1;    // elements that the others may store to; 1 if that cannot be told apart
};

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
class OrderFree {
 public:
  OrderFree(const Kernel& kernel, std::span<const Layout> layouts, const Target& target)
      : kernel_(kernel), layouts_(layouts), target_(target) {
    for (const Stage& stage : kernel.stages) {
      const Nest nest = analyze_stage(kernel, stage, layouts, Bounds::kTrusted);
      const bool is_slow = is_slow_scatter(kernel, stage, nest, target);
      const bool adds =
          is_slow && stage.store == StoreMode::kAdd && is_float(kernel.buffer(stage.target).dtype);
      adds_.push_back(adds ? scatter_order(kernel, stage, nest).serial : 0);
      dims_.push_back(is_slow ? dims_of(stage, nest) : std::nullopt);
    }
  }

  bool is_useful() const {
    return std::ranges::any_of(dims_, [](const auto& dims) { return dims.has_value(); }) ||
           std::ranges::any_of(adds_, [](int64_t most) { return most > 0; });
  }

  MapPieces run() {
    KernelRebuilder rebuilder(kernel_);
    std::vector<size_t> origins;
    for (size_t at = 0; at < kernel_.stages.size(); ++at) {
      const Stage& stage = kernel_.stages[at];
      if (dims_[at]) {
        set_last(stage, *dims_[at], rebuilder.builder());
        origins.insert(origins.end(), 3, at);
      } else if (adds_[at] > 0) {
        add_integers(stage, adds_[at], rebuilder.builder());
        origins.insert(origins.end(), 7, at);
      } else {
        rebuilder.add(rebuilder.rebuild(stage));
        origins.push_back(at);
      }
    }
    return {rebuilder.take(), std::move(origins)};
  }

 private:
  std::optional<ScatterDims> dims_of(const Stage& stage, const Nest& nest) const {
    if (stage.store != StoreMode::kSet || nest.target.affine) return std::nullopt;
    const bool reads_target = std::ranges::any_of(
        nest.loads, [&](const auto& load) { return load.second.buffer == stage.target; });
    if (reads_target) return std::nullopt;
    return find_dims(kernel_, stage);
  }

  // The number of the last iteration, plus one, by the dims that data decides; 0: none.
  void set_last(const Stage& stage, const ScatterDims& dims, KernelBuilder& builder) {
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
    builder.map(decided, last, indices_of(decided.size(), builder), builder.integer(0));
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

  // Adds the values as integers, in units of which the largest value of the element has so many
  // that the sum of `most` values still fits; values that are not finite are added apart, in any
  // order alike.
  void add_integers(const Stage& stage, int64_t most, KernelBuilder& builder) {
    const std::string& name = kernel_.buffer(stage.target).name;
    const ParameterIds all = builder.extents(stage.target);
    const auto temporary = [&](std::string_view part, DType dtype) {
      const BufferId id = builder.temporary(fmt::format("{}_{}", name, part), dtype, all);
      builder.map(all, id, indices_of(all.size(), builder),
                  builder.cast(builder.integer(0), dtype));
      return id;
    };
    const BufferId size = temporary("size", DType::kF32);
    const BufferId special = temporary("special", DType::kF32);
    const BufferId sum = temporary("sum", DType::kI64);
    ExprCopier copier = this->copier(builder, indices_of(stage.extents.size(), builder));
    const ExprId value = builder.cast(copier.copy(stage.value), DType::kF32);
    const ExprId own_size = builder.apply(ScalarOp::kAbs, {value});
    const ExprId zero = builder.number(0, DType::kF32);
    const ExprId is_finite = builder.apply(
        ScalarOp::kLt,
        {own_size, builder.number(std::numeric_limits<double>::infinity(), DType::kF32)});
    Stage part = stage;
    part.guard = copier.copy(stage.guard);
    for (ExprId& index : part.target_index) index = copier.copy(index);
    const auto add = [&](BufferId target, StoreMode store, ExprId stored, ExprId condition) {
      Stage own = part;
      own.target = target;
      own.store = store;
      own.value = stored;
      own.guard =
          part.guard.valid() ? builder.apply(ScalarOp::kAnd, {part.guard, condition}) : condition;
      builder.add(std::move(own));
    };
    add(size, StoreMode::kMax, own_size, is_finite);
    add(special, StoreMode::kAdd, value, builder.apply(ScalarOp::kNot, {is_finite}));
    const double unit = std::exp2(bits_of(most));
    const ExprId share = builder.apply(
        ScalarOp::kDiv, {builder.cast(value, DType::kF64),
                         builder.cast(builder.load(size, part.target_index), DType::kF64)});
    const ExprId scaled = builder.apply(ScalarOp::kMul, {share, builder.number(unit, DType::kF64)});
    const ExprId is_counted =
        builder.apply(ScalarOp::kAnd, {is_finite, builder.apply(ScalarOp::kLt, {zero, own_size})});
    add(sum, StoreMode::kAdd, builder.cast(builder.apply(ScalarOp::kRound, {scaled}), DType::kI64),
        is_counted);

    const ExprIds at = indices_of(all.size(), builder);
    const ExprId units =
        builder.apply(ScalarOp::kMul, {builder.cast(builder.load(sum, at), DType::kF64),
                                       builder.cast(builder.load(size, at), DType::kF64)});
    const ExprId total =
        builder.apply(ScalarOp::kMul, {units, builder.number(1 / unit, DType::kF64)});
    const ExprId apart = builder.load(special, at);
    Stage last;
    last.extents = all;
    last.value =
        builder.cast(builder.apply(ScalarOp::kSelect, {builder.apply(ScalarOp::kEq, {apart, zero}),
                                                       total, builder.cast(apart, DType::kF64)}),
                     kernel_.buffer(stage.target).dtype);
    last.target = stage.target;
    last.target_index = at;
    last.store = StoreMode::kAdd;
    builder.add(std::move(last));
  }

  // Bits of a value, so that the sum of so many has fewer than 63.
  static double bits_of(int64_t most) {
    constexpr double kSumBits = 62;   // not tuning: of an integer of 64 bits, without its sign
    constexpr double kMostBits = 50;  // not tuning: a double has 53
    return std::min(kSumBits - std::ceil(std::log2(static_cast<double>(most))), kMostBits);
  }

  static ExprIds indices_of(size_t loops, KernelBuilder& builder) {
    ExprIds indices;
    for (size_t loop = 0; loop < loops; ++loop) indices.push_back(builder.index(loop));
    return indices;
  }

  ExprCopier copier(KernelBuilder& builder, const ExprIds& indices) const {
    return ExprCopier(kernel_, builder,
                      {.index = [indices](size_t loop) { return indices[loop]; }});
  }

  const Kernel& kernel_;
  std::span<const Layout> layouts_;
  const Target& target_;
  // By stage: how one that sets elements is divided; the most values that one adds to an element,
  // if they are floats, otherwise 0. Stages without either stay.
  std::vector<std::optional<ScatterDims>> dims_;
  std::vector<int64_t> adds_;
};

}  // namespace

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
  // Sums and products of these depend on the order in more than what integers of 64 bits keep.
  const bool keeps_order = dtype == DType::kF64 || dtype == DType::kBool || is_complex(dtype);
  const bool multiplies = stage.store == StoreMode::kMultiply && is_float(dtype);
  if (accumulates(stage.store) && (keeps_order || multiplies)) return false;
  const ScatterOrder order = scatter_order(kernel, stage, nest);
  const CudaCosts& costs = *target.cuda;
  const int64_t threads = std::max<int64_t>(costs.min_lone_threads * target.multiprocessors, 1);
  const bool has_owners = order.owners <= costs.max_owners / std::max<int64_t>(order.parallel, 1);
  const int64_t running = order.parallel * (has_owners ? order.owners : 1);
  const int64_t rounds = std::max<int64_t>(running / threads, 1);
  return order.serial > costs.max_serial_stores / rounds;
}

MapPieces free_order(const Kernel& kernel, std::span<const Layout> layouts, const Target& target) {
  OrderFree changed(kernel, layouts, target);
  if (changed.is_useful()) return changed.run();
  MapPieces same{.kernel = kernel, .origins = std::vector<size_t>(kernel.stages.size())};
  std::iota(same.origins.begin(), same.origins.end(), size_t{0});
  return same;
}

}  // namespace passnet
