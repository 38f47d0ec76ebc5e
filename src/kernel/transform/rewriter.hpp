// Makes kernels from others: by keeping their expressions, or by rebuilding them.
#pragma once

#include "kernel/builder.hpp"

#include <functional>
#include <span>
#include <vector>

namespace passnet {

// Makes a kernel that keeps expressions of another one unchanged: neither folded nor shared, and in
// their order, so that the numbering, and with it the printed text, stays the same.
class KernelRewriter {
 public:
  // The new kernel is empty at first.
  explicit KernelRewriter(const Kernel& source);

  // Declares every parameter, or every parameter and every buffer, under its own number.
  void declare_parameters();
  void declare_all();
  // Declares a buffer in place of the source's buffer `id`; `buffer` names parameters of the
  // source.
  BufferId declare(BufferId id, Buffer buffer);
  // Declares a temporary over the dims of the source's buffer `id`.
  BufferId add_temporary(BufferId id, std::string name, DType dtype);
  // Returns the parameter of the new kernel; it is declared at its first use.
  ParameterId parameter(ParameterId id);

  // Keeps expressions of the source (ascending, with everything that they depend on), or all of
  // them. `change` is applied to each while it still has the numbers of the source.
  using Change = std::function<void(Expr& expr)>;
  void keep(std::span<const ExprId> exprs, const Change& change = {});
  void keep_all(const Change& change = {});
  // Adds an expression of the new kernel.
  ExprId append(Expr expr);

  // Returns a stage of the source over the kept expressions.
  Stage kept(Stage stage);
  // Adds a stage of the new kernel.
  void add(Stage stage) { kernel_.stages.push_back(std::move(stage)); }

  // Returns the new kernel, which `find_flaw` has checked; the rewriter cannot be used afterwards.
  Kernel take();

 private:
  const Kernel& source_;
  Kernel kernel_;
  std::vector<ParameterId> parameters_;  // by parameter of the source
  std::vector<BufferId> buffers_;        // by buffer of the source
  std::vector<ExprId> exprs_;            // by expression of the source
};

// Rebuilds expressions of one kernel in another, each at most once. The builder folds constants and
// shares equal expressions.
class ExprCopier {
 public:
  // Replacements of the leaves of an expression. Without `parameter` or `load`, parameters and
  // loads are copied, and the builder must have the parameters and buffers of the source.
  struct Leaves {
    std::function<ExprId(size_t loop)> index;
    std::function<ExprId(ParameterId parameter)> parameter = {};
    // `indices`: those of the load, copied.
    std::function<ExprId(ExprId load, ExprIds indices)> load = {};
    // In place of the copy of any expression; an invalid id where it is copied.
    std::function<ExprId(ExprId id)> instead = {};
  };

  ExprCopier(const Kernel& source, KernelBuilder& builder, Leaves leaves);

  // Returns the copy of the expression; an invalid id if it is one.
  ExprId copy(ExprId root);

 private:
  ExprId copy_one(ExprId id);

  const Kernel& source_;
  KernelBuilder& builder_;
  Leaves leaves_;
  std::vector<ExprId> copies_;  // by expression of the source
};

// Builds a kernel anew, stage by stage, with its parameters and buffers under their own numbers.
class KernelRebuilder {
 public:
  explicit KernelRebuilder(const Kernel& source);

  KernelBuilder& builder() { return builder_; }

  // Builds an expression with `index(loop)` for each loop's index.
  ExprId rebuild(ExprId root, std::function<ExprId(size_t loop)> index);
  // Builds a stage with its own loops.
  Stage rebuild(Stage stage);
  void add(Stage stage) { builder_.add(std::move(stage)); }

  // Returns the new kernel, which `find_flaw` has checked; the rebuilder is spent.
  Kernel take() { return builder_.take(); }

 private:
  const Kernel& source_;
  KernelBuilder builder_;
};

}  // namespace passnet
