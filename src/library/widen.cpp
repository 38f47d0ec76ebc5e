#include "library/widen.hpp"

#include "library/find_product.hpp"

#include <map>
#include <utility>
#include <vector>

namespace passnet {
namespace {

class Widener {
 public:
  explicit Widener(const Kernel& kernel) : kernel_(kernel) {
    for (BufferId id{0}; id.index < kernel.buffers.size(); ++id.index) wide_[id] = {};
  }

  void copy(const Stage& stage) { stages_.push_back(stage); }

  // `sum`: a product of two loads.
  void widen(Stage sum) {
    const Expr product = kernel_.expr(sum.value);
    ExprIds factors;
    for (const ExprId factor : product.operands) factors.push_back(wide_factor(factor));
    sum.value = append({.op = product.op, .dtype = product.dtype, .operands = std::move(factors)});
    const BufferId target = sum.target;
    if (kernel_.buffer(target).dtype == DType::kF32) return copy(sum);
    const BufferId sums = add_wide_copy(target);
    sum.target = sums;
    copy(sum);
    store_elements(sums, target);
  }

  Kernel take() {
    kernel_.stages = std::move(stages_);
    return std::move(kernel_);
  }

 private:
  ExprId append(Expr expr) {
    kernel_.exprs.push_back(std::move(expr));
    return {static_cast<uint32_t>(kernel_.exprs.size() - 1)};
  }

  BufferId add_wide_copy(BufferId narrow) {
    Buffer buffer = kernel_.buffer(narrow);
    buffer.name += "_f32";
    buffer.role = BufferRole::kTemporary;
    buffer.dtype = DType::kF32;
    kernel_.buffers.push_back(std::move(buffer));
    return {static_cast<uint32_t>(kernel_.buffers.size() - 1)};
  }

  // The stage that converts each element of `from` to one of `to`.
  void store_elements(BufferId from, BufferId to) {
    Stage stage{.extents = kernel_.buffer(from).extents, .target = to};
    for (size_t dim = 0; dim < stage.extents.size(); ++dim) {
      stage.target_index.push_back(append(
          {.op = ScalarOp::kIndex, .dtype = DType::kI64, .integer = static_cast<int64_t>(dim)}));
    }
    const ExprId element = append({.op = ScalarOp::kLoad,
                                   .dtype = kernel_.buffer(from).dtype,
                                   .operands = stage.target_index,
                                   .buffer = from});
    stage.value =
        append({.op = ScalarOp::kCast, .dtype = kernel_.buffer(to).dtype, .operands = {element}});
    stages_.push_back(std::move(stage));
  }

  // The factor, a load or the cast of one, as a load of an f32 copy.
  ExprId wide_factor(ExprId factor) {
    const Expr& expr = kernel_.expr(factor);
    Expr load = expr.op == ScalarOp::kCast ? kernel_.expr(expr.operands[0]) : expr;
    BufferId& wide = wide_[load.buffer];
    if (!wide.valid()) {
      const BufferId narrow = load.buffer;
      wide = add_wide_copy(narrow);
      store_elements(narrow, wide);
    }
    load.buffer = wide;
    load.dtype = DType::kF32;
    return append(std::move(load));
  }

  Kernel kernel_;
  std::vector<Stage> stages_;
  std::map<BufferId, BufferId> wide_;  // the f32 copy of each buffer that has one
};

}  // namespace

Kernel widen_products(const Kernel& kernel, std::span<const Layout> layouts,
                      std::span<const DType> narrow, const LibraryRules& rules) {
  Widener widener(kernel);
  for (size_t i = 0; i < kernel.stages.size(); ++i) {
    if (find_product(kernel, i, layouts, narrow, rules)) {
      widener.widen(kernel.stages[i]);
    } else {
      widener.copy(kernel.stages[i]);
    }
  }
  return widener.take();
}

}  // namespace passnet
