// The expressions of one stage as C++, and the name or text by which each is used.
#pragma once

#include "base/check.hpp"
#include "codegen/cpp/cpp_scope.hpp"
#include "codegen/cpp/cpp_writer.hpp"
#include "codegen/schedule/cpu_rows.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

class StageExprs {
 public:
  // All arguments must outlive it. `stage`: a stage of the group.
  StageExprs(const Kernel& kernel, const CpuRows& group, size_t stage, const CppScope& scope);

  // Prints the expressions of a depth that are safe without the guard or are part of it.
  void print_early(size_t depth, CppWriter& writer) { print(depth, true, writer); }
  // Prints the others.
  void print_late(size_t depth, CppWriter& writer) { print(depth, false, writer); }
  // Returns the name or the text of an expression that has been printed.
  const std::string& text(ExprId id) const {
    CHECK(!text_[id.index].empty());
    return text_[id.index];
  }
  // Returns the same as an F, if it is printed for one or is a scalar.
  std::string vector_text(ExprId id) const;

  // Returns the parameters of a vector body: an index, and its slot in arrays of the row or the
  // chunk.
  std::string vector_parameters() const;
  // Declares the arrays that pass values between phases.
  void declare_phase_arrays(CppWriter& writer) const;
  // Prints the body of a phase other than the last, whose expressions `print_early` prints.
  void print_phase(size_t phase, CppWriter& writer);

  // `i3 * s3 + i4` within the pointer's row; `last`: in place of the innermost loop's
  // index.
  std::string offset(const Access& access, const CppPointer& pointer, std::span<const ExprId> index,
                     std::string_view last = {}) const;
  // The address of a load that is not local; `last`: as in `offset`.
  std::string address(ExprId load, std::string_view last = {}) const;
  // The checks of indices in the body of a loop that a compiler vectorizes: each notes the farthest
  // index in a variable of its own, which is looked at after the loop.
  std::vector<ExprId> checks_of_loop() const;
  std::string farthest(ExprId check) const { return fmt::format("far{}", check.index); }
  std::string refuse_farthest(ExprId check) const;
  // Prints the arrays of the loads that pass through transposed tiles, and fills them.
  void print_turned(CppWriter& writer) const;
  // `text` cast, by a machine's instruction where no compiler is to vectorize the stage's loop.
  std::string cast(DType to, DType from, std::string_view text) const;
  // The element of a local; for f16 in strips, the float that it holds.
  std::string local_element(BufferId buffer) const;

 private:
  void print(size_t depth, bool early, CppWriter& writer);
  void print_prefetches(CppWriter& writer) const;
  bool is_check_of_loop(ExprId id) const;
  // True if it is read from the array of an earlier phase; prints its name.
  bool print_carried(ExprId id, CppWriter& writer);
  void print_cached(ExprId id, const std::string& text, CppWriter& writer);
  std::string spell(ExprId id) const;
  // True if the text is a float that may be NaN with bits that no bf16 has.
  bool brings_nan(ExprId id) const;
  std::string spell_single(ExprId id) const;
  std::string spell_load(ExprId id) const;
  std::string spell_vector(ExprId id) const;
  std::string spell_vector_cast(ExprId id) const;
  std::string spell_vector_load(ExprId id) const;
  std::string spell_operation(ExprId id, std::vector<std::string> operands) const;
  std::string spell_folding(ExprId id, const std::string& text) const;
  std::string_view declared_type(ExprId id) const;
  std::string converted_element(ExprId load) const;
  std::string phase_element(ExprId id) const;
  std::string cache_element(ExprId id) const;
  const RowCache* find_cache(ExprId id) const;
  bool is_written_to_cache(ExprId id) const;
  bool is_converted(ExprId id) const;
  ExprId folded_operand(ExprId id) const;

  const Kernel& kernel_;
  const CpuRows& group_;
  size_t at_;
  const ScheduledStage& stage_;
  const Nest& nest_;
  const CppScope& scope_;
  size_t phase_;  // the current phase
  std::vector<std::string> text_;
};

}  // namespace passnet
