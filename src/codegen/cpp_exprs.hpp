// The expressions of one stage as C++: where each is computed, and what it is called.
#pragma once

#include "base/check.hpp"
#include "codegen/cpp_stage.hpp"

#include <string>
#include <vector>

namespace passnet {

// Depth 0 is the row; depth d is inside the d-th of the loops that the stage opens.
class StageExprs {
 public:
  // `order`: the loops of the nest that the stage opens, outermost first. `roots`: what is wanted;
  // `early_roots` among them are wanted before the guard is known. `vectors`: what changes along
  // the innermost loop is spelled for values of a type F (`runs_in_vectors`).
  StageExprs(const Kernel& kernel, const RowGroup& group, size_t stage, const CppScope& scope,
             std::vector<size_t> order, bool vectors, std::vector<ExprId> roots,
             std::vector<ExprId> early_roots);

  // ---- phases ----
  // In vectors, a long chain of operations is cut: a machine that looks 200 operations ahead sees
  // too few chains of 100 cycles at once. Each phase runs over a whole chunk, and leaves what later
  // ones want in arrays.

  size_t phases() const { return phases_; }
  // The parameters of a body in lanes: an index, and its slot in arrays of the row or the chunk.
  std::string lanes_parameters() const;
  // The arrays of all phases, of `size` floats.
  void declare_phase_arrays(int64_t size, CppWriter& writer) const;
  // The body of a phase but the last, whose expressions `print_early` prints.
  void print_phase(size_t phase, CppWriter& writer);
  // How many vectors run side by side, so that one is computed while another waits: fewer where
  // registers and the C++ compiler's time would run out.
  int32_t group_of_vectors() const;

  // How deep an expression is, once its unsafe loads are inside every loop.
  size_t depth(ExprId id) const { return depth_[id.index]; }
  // Prints the expressions of a depth that are safe without the guard, or belong to it.
  void print_early(size_t depth, CppWriter& writer) { print(depth, true, writer); }
  // Prints the others.
  void print_late(size_t depth, CppWriter& writer) { print(depth, false, writer); }
  // A name or a text of what has been printed.
  const std::string& text(ExprId id) const {
    CHECK(!text_[id.index].empty());
    return text_[id.index];
  }

  // The same as an F, where it is spelled for one or is a scalar.
  std::string text_in_lanes(ExprId id) const;

  // `i3 * s3 + i4` within the pointer's row; `last` stands for the innermost loop's index.
  std::string offset(const Access& access, const CppPointer& pointer, std::span<const ExprId> index,
                     std::string_view last = {}) const;
  std::string index_variable(size_t loop) const;

  // The element of a local: of f16, where it is widened, the float that it holds.
  std::string local_element(BufferId buffer) const;

  // f16 loads, contiguous along the innermost loop and wanted as f32 alone, that runs of
  // conversions can serve; `guarded`: whether a guard remains inside that loop. With `all_narrow`
  // those of bf16 and bool too: next to them g++ makes short vectors of everything.
  std::vector<ExprId> runs(bool guarded, bool all_narrow) const;
  // From now on they are taken from `wide<load>[i - chunk]`.
  void take_from_runs(std::span<const ExprId> loads);

 private:
  void place();
  void demand(std::span<const ExprId> roots);
  std::vector<bool> reached_from(std::span<const ExprId> roots) const;
  void count_uses(std::span<const ExprId> roots);
  void print(size_t depth, bool early, CppWriter& writer);
  std::string spell(ExprId id) const;
  std::string run_element(ExprId load) const;
  std::string spell_load(ExprId id, const Expr& expr) const;
  std::string spell_lanes(ExprId id) const;
  std::string spell_lanes_load(ExprId id) const;
  std::string spell_operation(ExprId id, std::vector<std::string> operands) const;
  std::string_view declared_type(ExprId id) const;
  bool in_lanes(ExprId id) const { return vectors_ && depth_[id.index] == order_.size(); }
  bool is_local(BufferId buffer) const { return !scope_.locals[buffer.index].empty(); }
  size_t depth_of_loop(size_t loop) const;
  void cut_phases(std::span<const ExprId> roots);
  void sink_into_phases(std::span<const ExprId> roots);
  void need_in_phases(std::span<const ExprId> roots);
  bool prints_later(ExprId id) const;
  bool is_made_again(ExprId id) const;  // by each phase that wants it
  std::string phase_element(ExprId id) const;
  std::string cache_element(ExprId id) const;
  bool has_slots(const RowCache& cache) const;
  void find_caches();
  // What an expression is computed from: its operands, or those of the operation it absorbs.
  ExprIds operands_of(ExprId id) const;
  int64_t latency(ExprId id) const;
  bool is_erf_plus_one(const Expr& expr) const;
  bool is_rounding(const Expr& expr) const;
  bool widens_local(const Expr& expr) const;
  bool is_leaf(ExprId id) const;  // whether its operands are not evaluated

  const Kernel& kernel_;
  const RowGroup& group_;
  const Nest& nest_;
  size_t stage_;
  const CppScope& scope_;
  std::vector<size_t> order_;
  bool vectors_;
  std::vector<size_t> depth_;
  std::vector<bool> unsafe_;   // reads, or may read, where only the guard or a select allows it
  std::vector<bool> certain_;  // wanted whatever selects choose
  std::vector<bool> certain_early_;  // those among them that the guard itself wants
  std::vector<bool> early_;          // what the guard is computed from
  std::vector<bool> wraps_;          // comes from data, so that integers may overflow
  std::vector<size_t> uses_;
  std::vector<bool> cached_;  // taken from a cache
  std::vector<bool> caches_;  // left in a cache
  std::vector<bool> slots_;   // … where it lies by slots
  std::vector<bool> root_;
  std::vector<bool> in_run_;  // an f16 load that a run has converted
  size_t phases_ = 1;
  size_t phase_ = 0;                       // the one that is being printed
  std::vector<size_t> phase_of_;           // of what changes along the innermost loop
  std::vector<std::vector<bool>> needed_;  // by phase
  std::vector<std::string> text_;
};

}  // namespace passnet
