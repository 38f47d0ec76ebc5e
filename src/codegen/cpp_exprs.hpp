// The expressions of one stage as C++: where each is computed, and what it is called.
#pragma once

#include <string>
#include <vector>

#include "codegen/cpp_stage.hpp"

namespace passnet {

// Depth 0 is the row; depth d is inside the d-th of the loops that the stage opens.
class StageExprs {
 public:
  // `order`: the loops of the nest that the stage opens, outermost first. `roots`: what is wanted;
  // `early_roots` among them are wanted before the guard is known.
  StageExprs(const Kernel& kernel, const RowGroup& group, size_t stage, const CppScope& scope,
             std::vector<size_t> order, std::vector<ExprId> roots,
             std::vector<ExprId> early_roots);

  // How deep an expression is, once its unsafe loads are inside every loop.
  size_t depth(ExprId id) const { return depth_[id.index]; }
  // Prints the expressions of a depth that are safe without the guard, or belong to it.
  void print_early(size_t depth, CppWriter& writer) { print(depth, true, writer); }
  // Prints the others.
  void print_late(size_t depth, CppWriter& writer) { print(depth, false, writer); }
  // A name or a text of what has been printed.
  const std::string& text(ExprId id) const { return text_[id.index]; }

  // `i3 * s3 + i4` within the pointer's row, and the element there.
  std::string offset(const Access& access, const CppPointer& pointer,
                     std::span<const ExprId> index) const;
  std::string index_variable(size_t loop) const;

 private:
  void place();
  void demand(std::span<const ExprId> roots);
  void count_uses(std::span<const ExprId> roots);
  void print(size_t depth, bool early, CppWriter& writer);
  std::string spell(ExprId id) const;
  std::string spell_load(ExprId id, const Expr& expr) const;
  bool is_local(BufferId buffer) const { return !scope_.locals[buffer.index].empty(); }
  size_t depth_of_loop(size_t loop) const;

  const Kernel& kernel_;
  const RowGroup& group_;
  const Nest& nest_;
  size_t stage_;
  const CppScope& scope_;
  std::vector<size_t> order_;
  std::vector<size_t> depth_;
  std::vector<bool> unsafe_;      // reads, or may read, where only the guard or a select allows it
  std::vector<bool> certain_;     // wanted whatever selects choose
  std::vector<bool> early_;
  std::vector<bool> wraps_;       // comes from data, so that integers may overflow
  std::vector<size_t> uses_;
  std::vector<std::string> text_;
};

}  // namespace passnet
