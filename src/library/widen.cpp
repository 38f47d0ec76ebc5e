#include "library/widen.hpp"

#include "kernel/costs/library.hpp"
#include "kernel/transform/rewriter.hpp"
#include "library/find_product.hpp"

#include <utility>
#include <vector>

namespace passnet {
namespace {

class Widener {
 public:
  explicit Widener(const Kernel& kernel)
      : kernel_(kernel), rewriter_(kernel), wide_(kernel.buffers.size()) {
    rewriter_.declare_all();
    rewriter_.keep_all();
  }

  void keep(const Stage& stage) { rewriter_.add(rewriter_.kept(stage)); }

  // `sum` is a product of two loads.
  void widen(Stage sum) {
    const Expr& product = kernel_.expr(sum.value);
    ExprIds factors;
    for (const ExprId factor : product.operands) factors.push_back(wide_factor(factor));
    sum.value = rewriter_.append(
        {.op = product.op, .dtype = product.dtype, .operands = std::move(factors)});
    const BufferId target = sum.target;
    const DType dtype = kernel_.buffer(target).dtype;
    if (dtype == DType::kF32) return rewriter_.add(std::move(sum));
    const BufferId sums = add_wide_copy(target);
    sum.target = sums;
    rewriter_.add(std::move(sum));
    convert(kernel_.buffer(target).extents, {sums, DType::kF32}, {target, dtype});
  }

  Kernel take() { return rewriter_.take(); }

 private:
  struct TypedBuffer {
    BufferId id;
    DType dtype;
  };

  BufferId add_wide_copy(BufferId narrow) {
    return rewriter_.add_temporary(narrow, kernel_.buffer(narrow).name + "_f32", DType::kF32);
  }

  // Adds the stage that converts each element of `from` to one of `to`.
  void convert(const ParameterIds& extents, TypedBuffer from, TypedBuffer to) {
    Stage stage{.extents = extents, .target = to.id};
    for (size_t dim = 0; dim < extents.size(); ++dim) {
      stage.target_index.push_back(rewriter_.append(
          {.op = ScalarOp::kIndex, .dtype = DType::kI64, .integer = static_cast<int64_t>(dim)}));
    }
    const ExprId element = rewriter_.append({.op = ScalarOp::kLoad,
                                             .dtype = from.dtype,
                                             .operands = stage.target_index,
                                             .buffer = from.id});
    stage.value =
        rewriter_.append({.op = ScalarOp::kCast, .dtype = to.dtype, .operands = {element}});
    rewriter_.add(std::move(stage));
  }

  // Returns the factor, a load or the cast of one, as a load of an f32 copy.
  ExprId wide_factor(ExprId factor) {
    const Expr& expr = kernel_.expr(factor);
    Expr load = expr.op == ScalarOp::kCast ? kernel_.expr(expr.operands[0]) : expr;
    BufferId& wide = wide_[load.buffer.index];
    if (!wide.valid()) {
      const Buffer& narrow = kernel_.buffer(load.buffer);
      wide = add_wide_copy(load.buffer);
      convert(narrow.extents, {load.buffer, narrow.dtype}, {wide, DType::kF32});
    }
    load.buffer = wide;
    load.dtype = DType::kF32;
    return rewriter_.append(std::move(load));
  }

  const Kernel& kernel_;
  KernelRewriter rewriter_;     // all of the kernel keeps its numbers
  std::vector<BufferId> wide_;  // by buffer: its f32 copy, if it has one
};

}  // namespace

Kernel widen_products(const Kernel& kernel, std::span<const Layout> layouts,
                      std::span<const DType> narrow, const LibraryRules& rules) {
  Widener widener(kernel);
  for (size_t i = 0; i < kernel.stages.size(); ++i) {
    if (find_product(kernel, i, layouts, narrow, rules)) {
      widener.widen(kernel.stages[i]);
    } else {
      widener.keep(kernel.stages[i]);
    }
  }
  return widener.take();
}

}  // namespace passnet
