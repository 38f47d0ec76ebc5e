#include "library/pack.hpp"

#include "kernel/analysis/contraction.hpp"
#include "kernel/transform/rewriter.hpp"
#include "library/find_product.hpp"

#include <array>
#include <utility>
#include <vector>

namespace passnet {
namespace {

// The factors of a product that are copied.
struct Copied {
  bool left = false;
  bool right = false;
};

class Packer {
 public:
  explicit Packer(const Kernel& kernel)
      : kernel_(kernel), rewriter_(kernel), packed_(kernel.buffers.size()) {
    rewriter_.declare_all();
    rewriter_.keep_all();
  }

  // Returns the number of stages so far.
  size_t size() const { return stages_; }

  void add(Stage stage, Copied copied) {
    if (copied.left || copied.right) {
      Expr product = kernel_.expr(stage.value);
      if (copied.left) product.operands[0] = packed(product.operands[0]);
      if (copied.right) product.operands[1] = packed(product.operands[1]);
      stage.value = rewriter_.append(std::move(product));
    }
    append(std::move(stage));
  }

  Kernel take() { return rewriter_.take(); }

 private:
  void append(Stage stage) {
    rewriter_.add(std::move(stage));
    ++stages_;
  }

  // Returns the factor, a load or the cast of one, as one of a copy, which is made if there is
  // none.
  ExprId packed(ExprId factor) {
    Expr expr = kernel_.expr(factor);
    const bool is_cast = expr.op == ScalarOp::kCast;
    Expr load = is_cast ? kernel_.expr(expr.operands[0]) : expr;
    BufferId& copy = packed_[load.buffer.index];
    if (!copy.valid()) copy = copy_of(load.buffer);
    load.buffer = copy;
    const ExprId loaded = rewriter_.append(std::move(load));
    if (!is_cast) return loaded;
    expr.operands = {loaded};
    return rewriter_.append(std::move(expr));
  }

  BufferId copy_of(BufferId buffer) {
    const Buffer& source = kernel_.buffer(buffer);
    const BufferId copy = rewriter_.add_temporary(buffer, source.name + "_packed", source.dtype);
    Stage stage{.extents = source.extents, .target = copy};
    for (size_t dim = 0; dim < source.extents.size(); ++dim) {
      stage.target_index.push_back(rewriter_.append(
          {.op = ScalarOp::kIndex, .dtype = DType::kI64, .integer = static_cast<int64_t>(dim)}));
    }
    stage.value = rewriter_.append({.op = ScalarOp::kLoad,
                                    .dtype = source.dtype,
                                    .operands = stage.target_index,
                                    .buffer = buffer});
    append(std::move(stage));
    return copy;
  }

  const Kernel& kernel_;
  KernelRewriter rewriter_;       // all of the kernel keeps its numbers
  std::vector<BufferId> packed_;  // by buffer: its copy, if it has one
  size_t stages_ = 0;
};

// Returns the factors of the product of a stage that have to be copied; none if it is a call
// already, or cannot become one.
Copied copied_factors(const Kernel& kernel, size_t at, std::span<const Layout> layouts,
                      std::span<const DType> dtypes, const LibraryRules& rules) {
  if (!find_factors(kernel, kernel.stages[at])) return {};
  if (find_product(kernel, at, layouts, dtypes, rules)) return {};
  constexpr std::array kChoices{Copied{.right = true}, Copied{.left = true},
                                Copied{.left = true, .right = true}};
  for (const Copied choice : kChoices) {
    Packer packer(kernel);
    size_t place = 0;
    for (size_t i = 0; i < kernel.stages.size(); ++i) {
      packer.add(kernel.stages[i], i == at ? choice : Copied());
      if (i == at) place = packer.size() - 1;
    }
    if (find_product(packer.take(), place, layouts, dtypes, rules)) return choice;
  }
  return {};
}

}  // namespace

Kernel pack_products(const Kernel& kernel, std::span<const Layout> layouts,
                     std::span<const DType> dtypes, const LibraryRules& rules) {
  Packer packer(kernel);
  for (size_t i = 0; i < kernel.stages.size(); ++i) {
    packer.add(kernel.stages[i], copied_factors(kernel, i, layouts, dtypes, rules));
  }
  return packer.take();
}

}  // namespace passnet
