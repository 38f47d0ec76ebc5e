#include "library/pack.hpp"

#include "fuse/dim_order.hpp"
#include "kernel/analysis/contraction.hpp"
#include "kernel/costs/library.hpp"
#include "kernel/transform/pad_rows.hpp"
#include "kernel/transform/rewriter.hpp"
#include "library/find_product.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace passnet {
namespace {

// The tensors of a product that are copied, each with its dims in the order of the loops: those of
// the batch, of its side, of the depth.
struct Copied {
  std::optional<DimOrder> left;
  std::optional<DimOrder> right;
  std::optional<DimOrder> loops;  // of the target: the order of the loops of the stage
  bool is_finished = false;       // the target is the next stage's, which finishes the sums
};

class Packer {
 public:
  explicit Packer(const Kernel& kernel) : kernel_(kernel), rewriter_(kernel) {
    rewriter_.declare_all();
    rewriter_.keep_all();
  }

  // Returns the number of stages so far.
  size_t size() const { return stages_; }

  // `target_loops`: null if the stage stores where it did.
  void add(Stage stage, const Copied& copied, const std::optional<DimOrder>& target_loops) {
    if (copied.left || copied.right) {
      Expr product = kernel_.expr(stage.value);
      if (copied.left) product.operands[0] = packed(product.operands[0], *copied.left);
      if (copied.right) product.operands[1] = packed(product.operands[1], *copied.right);
      stage.value = rewriter_.append(std::move(product));
    }
    if (!target_loops) return append(std::move(stage));
    Stage copy = copy_back(stage, *target_loops);
    append(std::move(stage));
    append(std::move(copy));
  }

  Kernel take() { return rewriter_.take(); }

 private:
  struct Copy {
    BufferId buffer;
    DimOrder order;
    BufferId copy;
  };

  void append(Stage stage) {
    rewriter_.add(std::move(stage));
    ++stages_;
  }

  ExprId index(size_t loop) {
    return rewriter_.append(
        {.op = ScalarOp::kIndex, .dtype = DType::kI64, .integer = static_cast<int64_t>(loop)});
  }

  ExprIds indices(size_t count) {
    ExprIds all;
    for (size_t loop = 0; loop < count; ++loop) all.push_back(index(loop));
    return all;
  }

  ExprId load(BufferId buffer, DType dtype, ExprIds at) {
    return rewriter_.append(
        {.op = ScalarOp::kLoad, .dtype = dtype, .operands = std::move(at), .buffer = buffer});
  }

  // Makes the stage store in the order of its loops. Returns the stage that copies this to where
  // it stored.
  Stage copy_back(Stage& stage, const DimOrder& loops) {
    const Buffer& target = kernel_.buffer(stage.target);
    Stage copy{
        .extents = stage.extents, .target = stage.target, .target_index = stage.target_index};
    copy.extents.resize(loops.size());
    const ExprIds own = in_order(loops, indices(loops.size()));
    stage.target = rewriter_.declare(stage.target, {.name = target.name + "_packed",
                                                    .role = BufferRole::kTemporary,
                                                    .dtype = target.dtype,
                                                    .extents = in_order(loops, copy.extents)});
    stage.target_index = own;
    copy.value = load(stage.target, target.dtype, own);
    return copy;
  }

  // Returns the factor, a load or the cast of one, as one of a copy, which is made if there is
  // none.
  ExprId packed(ExprId factor, const DimOrder& order) {
    Expr expr = kernel_.expr(factor);
    const bool is_cast = expr.op == ScalarOp::kCast;
    const Expr& source = is_cast ? kernel_.expr(expr.operands[0]) : expr;
    const ExprId loaded =
        load(copy_of(source.buffer, order), source.dtype, in_order(order, source.operands));
    if (!is_cast) return loaded;
    expr.operands = {loaded};
    return rewriter_.append(std::move(expr));
  }

  BufferId copy_of(BufferId buffer, const DimOrder& order) {
    for (const Copy& made : copies_) {
      if (made.buffer == buffer && made.order == order) return made.copy;
    }
    const Buffer& source = kernel_.buffer(buffer);
    const BufferId copy = rewriter_.declare(buffer, {.name = source.name + "_packed",
                                                     .role = BufferRole::kTemporary,
                                                     .dtype = source.dtype,
                                                     .extents = in_order(order, source.extents)});
    const ExprIds own = indices(order.size());
    ExprIds from = own;
    for (size_t i = 0; i < order.size(); ++i) from[order[i]] = own[i];
    append({.extents = in_order(order, source.extents),
            .value = load(buffer, source.dtype, from),
            .target = copy,
            .target_index = own});
    copies_.push_back({buffer, order, copy});
    return copy;
  }

  const Kernel& kernel_;
  KernelRewriter rewriter_;  // all of the kernel keeps its numbers
  std::vector<Copy> copies_;
  size_t stages_ = 0;
};

// The orders in which copies of the tensors of a product have its dims.
struct Orders {
  DimOrder left;
  DimOrder right;
  DimOrder loops;
};

DimOrder sorted_by_role(size_t count, const std::vector<ContractionLoop>& roles) {
  DimOrder order;
  for (size_t i = 0; i < count; ++i) order.push_back(i);
  std::ranges::stable_sort(order, {}, [&](size_t i) { return roles[i]; });
  return order;
}

// The dims of a load by the roles of the loops that are their indices; as they are if an index is
// none.
DimOrder order_of(const Kernel& kernel, ExprId load, const std::vector<ContractionLoop>& roles) {
  std::vector<ContractionLoop> of_dims;
  for (const ExprId id : kernel.expr(load).operands) {
    const Expr& index = kernel.expr(id);
    const bool is_loop = index.op == ScalarOp::kIndex;
    if (!is_loop) of_dims.assign(kernel.expr(load).operands.size(), ContractionLoop::kBatch);
    if (!is_loop) break;
    of_dims.push_back(roles[static_cast<size_t>(index.integer)]);
  }
  return sorted_by_role(of_dims.size(), of_dims);
}

// Null: no product of a size that the library takes.
std::optional<Orders> find_orders(const Kernel& kernel, const Stage& stage,
                                  std::span<const Layout> layouts, const LibraryRules& rules) {
  if (!find_factors(kernel, stage)) return std::nullopt;
  const Nest nest = analyze_stage(kernel, stage, layouts, Bounds::kChecked);
  const auto contraction = find_contraction(kernel, stage, nest);
  if (!contraction) return std::nullopt;
  const std::span<const int64_t> extents(nest.extents);
  if (numel(extents) < rules.min_products) return std::nullopt;
  if (numel(extents.last(nest.combined)) < rules.min_packed_depth) return std::nullopt;
  return Orders{.left = order_of(kernel, contraction->factors.left, contraction->loops),
                .right = order_of(kernel, contraction->factors.right, contraction->loops),
                .loops = sorted_by_role(stage.extents.size() - stage.reduced, contraction->loops)};
}

// The ways to copy some of the tensors, the fewest bytes first.
std::vector<Copied> choices_of(const Kernel& kernel, size_t at, const Orders& orders) {
  const Stage& stage = kernel.stages[at];
  const auto factors = find_factors(kernel, stage);
  const auto bytes_of = [&](BufferId id) {
    return numel(kernel.shape(id)) * static_cast<int64_t>(byte_size(kernel.buffer(id).dtype));
  };
  const bool may_finish = at + 1 < kernel.stages.size() &&
                          kernel.stages[at + 1].kind == StageKind::kMap &&
                          kernel.stages[at + 1].extents.size() == orders.loops.size();
  std::vector<std::pair<int64_t, Copied>> choices;
  for (const bool left : {false, true}) {
    for (const bool right : {false, true}) {
      for (const int target : {0, 1, 2}) {  // none, the finished one, that of the sums
        if ((!left && !right && target == 0) || (target == 1 && !may_finish)) continue;
        Copied copied{.is_finished = target == 1};
        int64_t bytes = 0;
        if (left) {
          copied.left = orders.left;
          bytes += bytes_of(kernel.expr(factors->left).buffer);
        }
        if (right) {
          copied.right = orders.right;
          bytes += bytes_of(kernel.expr(factors->right).buffer);
        }
        if (target != 0) {
          copied.loops = orders.loops;
          bytes += bytes_of(kernel.stages[target == 1 ? at + 1 : at].target);
        }
        choices.emplace_back(bytes, std::move(copied));
      }
    }
  }
  std::ranges::stable_sort(choices, {}, &std::pair<int64_t, Copied>::first);
  std::vector<Copied> sorted;
  for (auto& [bytes, copied] : choices) sorted.push_back(std::move(copied));
  return sorted;
}

// Adds the stages of the kernel, with copies by stage. Returns the place of stage `at`.
size_t add_stages(Packer& packer, const Kernel& kernel, std::span<const Copied> copied, size_t at) {
  size_t place = 0;
  for (size_t i = 0; i < kernel.stages.size(); ++i) {
    const bool stores_finished = i > 0 && copied[i - 1].is_finished;
    const auto& loops = stores_finished         ? copied[i - 1].loops
                        : copied[i].is_finished ? std::nullopt
                                                : copied[i].loops;
    packer.add(kernel.stages[i], copied[i], loops);
    if (i == at) place = packer.size() - (loops ? 2 : 1);
  }
  return place;
}

// True if neither neighboring rows (columns) nor neighboring terms of a factor are neighbors in
// memory: the library reads such a factor element by element.
bool has_gaps(const Product& product) {
  const auto is_dense = [&](const std::vector<ProductLoop>& sides, ProductStride factor) {
    const auto is_unit = [&](const ProductLoop& loop) {
      return loop.*factor == 1 || loop.extent == 1;
    };
    return std::ranges::any_of(sides, is_unit) || std::ranges::any_of(product.depth, is_unit);
  };
  return !is_dense(product.rows, &ProductLoop::left) ||
         !is_dense(product.columns, &ProductLoop::right);
}

// True if the product is a call that is as fast as others.
bool is_good(const std::optional<FoundProduct>& found, const LibraryRules& rules) {
  if (!found) return false;
  const Product& product = found->product;
  const int64_t least = std::min(iterations(product.rows), iterations(product.columns));
  return !rules.takes_windows || least < rules.min_packed_depth || !has_gaps(product);
}

// Returns what of the product of a stage has to be copied; nothing if it is a good call already, or
// cannot become one.
Copied find_copied(const Kernel& kernel, size_t at, std::span<const Layout> layouts,
                   std::span<const DType> dtypes, const LibraryRules& rules) {
  const auto orders = find_orders(kernel, kernel.stages[at], layouts, rules);
  if (!orders || is_good(find_product(kernel, at, layouts, dtypes, rules), rules)) return {};
  for (const Copied& choice : choices_of(kernel, at, *orders)) {
    std::vector<Copied> copied(kernel.stages.size());
    copied[at] = choice;
    Packer packer(kernel);
    const size_t place = add_stages(packer, kernel, copied, at);
    if (is_good(find_product(packer.take(), place, layouts, dtypes, rules), rules)) return choice;
  }
  return {};
}

// True for a temporary of long rows, which can be padded.
bool has_rows(const Kernel& kernel, BufferId id) {
  constexpr int64_t kLong = 64;  // not tuning: padding then adds little
  const Buffer& buffer = kernel.buffer(id);
  return buffer.role == BufferRole::kTemporary && buffer.extents.size() > 1 &&
         kernel.value(buffer.extents.back()) >= kLong;
}

}  // namespace

Kernel pack_products(const Kernel& kernel, std::span<const Layout> layouts,
                     std::span<const DType> dtypes, const LibraryRules& rules) {
  std::vector<Copied> copied;
  for (size_t i = 0; i < kernel.stages.size(); ++i) {
    copied.push_back(find_copied(kernel, i, layouts, dtypes, rules));
  }
  Packer packer(kernel);
  add_stages(packer, kernel, copied, 0);
  Kernel packed = packer.take();
  if (rules.takes_windows) return packed;
  std::vector<BufferId> rows;
  for (size_t i = 0; i < packed.stages.size(); ++i) {
    const auto found = find_product(packed, i, layouts, dtypes, rules);
    if (!found) continue;
    for (const BufferId id : {found->left, found->right, found->target}) {
      if (has_rows(packed, id)) rows.push_back(id);
    }
  }
  constexpr int64_t kVectorBytes = 16;  // not tuning: tensor cores load no fewer
  return pad_rows(packed, rows, kVectorBytes);
}

}  // namespace passnet
