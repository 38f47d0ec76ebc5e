#include "library/find_product.hpp"

#include "base/check.hpp"
#include "kernel/analysis/contraction.hpp"
#include "kernel/costs/library.hpp"
#include "kernel/transform/rewriter.hpp"
#include "library/kernel_parts.hpp"
#include "runtime/blas_product.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace passnet {
namespace {

const Expr& without_cast(const Kernel& kernel, ExprId id) {
  const Expr& expr = kernel.expr(id);
  return expr.op == ScalarOp::kCast ? kernel.expr(expr.operands[0]) : expr;
}

// Returns the load behind an exact cast to the dtype of sums; invalid if there is none.
ExprId load_as(const Kernel& kernel, ExprId id, DType sums) {
  const Expr& expr = kernel.expr(id);
  if (expr.dtype != sums) return {};
  const ExprId inner = expr.op == ScalarOp::kCast ? expr.operands[0] : id;
  const Expr& load = kernel.expr(inner);
  const bool exact = is_float(load.dtype) && byte_size(load.dtype) <= byte_size(sums);
  return load.op == ScalarOp::kLoad && exact ? inner : ExprId{};
}

// True if `reader` is the only stage that reads what `writer` stores.
bool is_only_reader(const Kernel& kernel, const Stage& writer, const Stage& reader) {
  return std::ranges::all_of(kernel.stages, [&](const Stage& stage) {
    return (&stage == &reader) == reads(kernel, stage, writer.target) &&
           (&stage == &writer || stage.target != writer.target);
  });
}

// True if the indices are those of the loops, in their order.
bool are_loops(const Kernel& kernel, std::span<const ExprId> indices) {
  for (size_t dim = 0; dim < indices.size(); ++dim) {
    const Expr& index = kernel.expr(indices[dim]);
    if (index.op != ScalarOp::kIndex || index.integer != static_cast<int64_t>(dim)) return false;
  }
  return true;
}

bool is_load_in_place(const Kernel& kernel, const Expr& load, BufferId sums) {
  return load.op == ScalarOp::kLoad && load.buffer == sums && are_loops(kernel, load.operands);
}

// The stage that finishes the sums before it.
struct Finish {
  ExprId addend;  // a load; invalid: nothing
};

std::optional<Finish> find_finish(const Kernel& kernel, const Stage& sum, const Stage& next) {
  const Buffer& sums = kernel.buffer(sum.target);
  const DType dtype = kernel.expr(sum.value).dtype;
  if (sums.role != BufferRole::kTemporary || sums.dtype != dtype) return std::nullopt;
  if (next.kind != StageKind::kMap || next.guard.valid() || next.store != StoreMode::kSet) {
    return std::nullopt;
  }
  const std::span kept(sum.extents.data(), sum.extents.size() - sum.reduced);
  if (!std::ranges::equal(next.extents, kept) || !is_only_reader(kernel, sum, next) ||
      !are_loops(kernel, sum.target_index)) {
    return std::nullopt;
  }
  const DType target = kernel.buffer(next.target).dtype;
  const Expr& value = without_cast(kernel, next.value);
  if (is_load_in_place(kernel, value, sum.target)) return Finish{};
  if (value.op != ScalarOp::kAdd || value.dtype != dtype) return std::nullopt;
  for (const size_t side : {size_t{0}, size_t{1}}) {
    const ExprId addend = load_as(kernel, value.operands[1 - side], dtype);
    if (is_load_in_place(kernel, kernel.expr(value.operands[side]), sum.target) && addend.valid() &&
        kernel.expr(addend).dtype == target) {
      return Finish{.addend = addend};
    }
  }
  return std::nullopt;
}

// A copy of the kernel whose last stage is the sum, stored where its finish stores it, and which
// also reads the addend: one analysis then covers every access.
Kernel with_merged_stage(const Kernel& kernel, const Stage& sum, const Stage* next, ExprId addend) {
  KernelRewriter rewriter(kernel);
  rewriter.declare_all();
  rewriter.keep_all();
  for (const Stage& each : kernel.stages) rewriter.add(each);
  Stage stage = sum;
  if (next != nullptr) {
    stage.target = next->target;
    stage.target_index = next->target_index;
  }
  if (addend.valid()) {
    ExprId value = addend;
    const DType dtype = kernel.expr(sum.value).dtype;
    if (kernel.expr(addend).dtype != dtype) {
      value = rewriter.append({.op = ScalarOp::kCast, .dtype = dtype, .operands = {addend}});
    }
    stage.value =
        rewriter.append({.op = ScalarOp::kAdd, .dtype = dtype, .operands = {sum.value, value}});
  }
  rewriter.add(std::move(stage));
  return rewriter.take();
}

std::vector<ProductLoop>& loops_of(Product& product, ContractionLoop role) {
  switch (role) {
    case ContractionLoop::kBatch:
      return product.batch;
    case ContractionLoop::kRow:
      return product.rows;
    case ContractionLoop::kColumn:
      return product.columns;
    case ContractionLoop::kDepth:
      return product.depth;
  }
  UNREACHABLE();
}

// Describes the contraction as a product. Null: there is no addend.
Product describe(const ContractionForm& contraction, const Nest& nest, const Access* addend) {
  const Access& left = nest.loads.at(contraction.factors.left);
  const Access& right = nest.loads.at(contraction.factors.right);
  Product product{.left_start = left.offset,
                  .right_start = right.offset,
                  .target_start = nest.target.offset,
                  .addend_start = addend == nullptr ? 0 : addend->offset};
  for (size_t i = 0; i < nest.extents.size(); ++i) {
    const ProductLoop loop{.extent = nest.extents[i],
                           .left = left.strides[i],
                           .right = right.strides[i],
                           .target = nest.target.strides[i],
                           .addend = addend == nullptr ? 0 : addend->strides[i]};
    loops_of(product, contraction.loops[i]).push_back(loop);
  }
  return product;
}

// Moves the outermost loops to the batch, until the rest have a uniform stride in the target.
void keep_uniform(std::vector<ProductLoop>& loops, std::vector<ProductLoop>& batch) {
  while (!uniform_stride(loops, &ProductLoop::target)) {
    batch.push_back(loops.front());
    loops.erase(loops.begin());
  }
}

int64_t matrix_size(const Product& product) {
  return iterations(product.rows) * iterations(product.columns);
}

// The side along whose loops the target is contiguous becomes the columns; of two such sides, the
// one that leaves the larger matrices. False: there is none.
bool turn_to_fit(FoundProduct& found) {
  FoundProduct turned = found;
  exchange_sides(turned.product);
  std::swap(turned.left, turned.right);
  for (FoundProduct* way : {&found, &turned}) {
    keep_uniform(way->product.rows, way->product.batch);
    keep_uniform(way->product.columns, way->product.batch);
  }
  const bool fits = fits_library(found.product);
  if (fits_library(turned.product) &&
      (!fits || matrix_size(turned.product) > matrix_size(found.product))) {
    found = std::move(turned);
    return true;
  }
  return fits;
}

bool is_large_enough(const Product& product, const LibraryRules& rules) {
  const int64_t rows = iterations(product.rows);
  const int64_t columns = iterations(product.columns);
  return std::min(rows, columns) >= rules.min_side &&
         rows * columns * iterations(product.depth) >= rules.min_products;
}

// Returns the sum, stored by itself or by the stage that finishes it, as a product. `dtype`: of its
// factors.
std::optional<FoundProduct> as_product(const Kernel& kernel, const Stage& sum, const Stage* next,
                                       ExprId addend, std::span<const Layout> layouts, DType dtype,
                                       const LibraryRules& rules) {
  const DType target_dtype = kernel.buffer(next == nullptr ? sum.target : next->target).dtype;
  const bool rounds_once = target_dtype == dtype || target_dtype == kernel.expr(sum.value).dtype;
  if (!rounds_once) return std::nullopt;
  const Kernel merged = with_merged_stage(kernel, sum, next, addend);
  const Nest nest = make_nest(merged, merged.stages.back(), layouts, Bounds::kChecked);
  const auto contraction = find_contraction(kernel, sum, nest);
  const Access* const added = addend.valid() ? &nest.loads.at(addend) : nullptr;
  if (!contraction || (added != nullptr && !added->in_bounds)) return std::nullopt;
  const Expr& left = kernel.expr(contraction->factors.left);
  const Expr& right = kernel.expr(contraction->factors.right);
  FoundProduct found{.product = describe(*contraction, nest, added),
                     .left = left.buffer,
                     .right = right.buffer,
                     .target = nest.target.buffer,
                     .addend = addend.valid() ? kernel.expr(addend).buffer : BufferId{},
                     .stages = next == nullptr ? 1u : 2u};
  Product& product = found.product;
  product.dtype = dtype;
  product.target_dtype = target_dtype;
  product.has_addend = addend.valid();
  if (!turn_to_fit(found) || !is_large_enough(product, rules)) return std::nullopt;
  if (!rules.takes_windows && !fits_blas(product)) return std::nullopt;
  return found;
}

}  // namespace

std::optional<FoundProduct> find_product(const Kernel& kernel, size_t first,
                                         std::span<const Layout> layouts,
                                         std::span<const DType> dtypes, const LibraryRules& rules) {
  const Stage& sum = kernel.stages[first];
  const auto factors = find_factors(kernel, sum);
  if (!factors) return std::nullopt;
  const DType dtype = kernel.expr(factors->left).dtype;
  const DType sums = dtype == DType::kF64 ? DType::kF64 : DType::kF32;
  if (kernel.expr(sum.value).dtype != sums || dtype != kernel.expr(factors->right).dtype ||
      std::ranges::find(dtypes, dtype) == dtypes.end()) {
    return std::nullopt;
  }
  if (first + 1 < kernel.stages.size()) {
    const Stage& next = kernel.stages[first + 1];
    if (const auto finish = find_finish(kernel, sum, next)) {
      auto found = as_product(kernel, sum, &next, finish->addend, layouts, dtype, rules);
      if (found) return found;
    }
  }
  return as_product(kernel, sum, nullptr, {}, layouts, dtype, rules);
}

}  // namespace passnet
