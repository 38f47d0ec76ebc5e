// Prints the places in memory of a stage's values, and the statements that store them.
#pragma once

#include "codegen/cpp/cpp_exprs.hpp"
#include "codegen/cpp/cpp_scope.hpp"
#include "codegen/cpp/cpp_writer.hpp"
#include "codegen/schedule/cpu_rows.hpp"

#include <string>
#include <string_view>

namespace passnet {

class StageTarget {
 public:
  // All arguments must outlive it. `stage`: a stage of the group.
  StageTarget(const Kernel& kernel, const CpuRows& group, size_t stage, const CppScope& scope,
              const StageExprs& exprs, CppWriter& writer);

  // The value as stored in memory: bool as a byte.
  std::string value() const;
  // The value as an F.
  std::string vector_value() const { return exprs_.vector_text(scheduled_.stored); }

  // The element of the target; `last` replaces the innermost loop's index.
  std::string place(std::string_view last = {}) const;
  // A pointer to the values of the innermost loop, starting at `begin`.
  std::string from(const std::string& begin) const;
  // The current iteration's element of an array with one element per iteration of a strip.
  std::string strip_element(std::string_view array) const;

  // True if the values of a strip stay in an array of f32.
  bool is_strip_of_floats() const;

  // Stores `text`, which has dtype `dtype`, or the value of a map.
  void store(const std::string& text, DType dtype);
  void store_value();
  // After this, `store_value` stores to this row of a tile instead of the target.
  void store_in_tile(std::string row) { tile_ = std::move(row); }

 private:
  const Kernel& kernel_;
  const CpuRows& group_;
  size_t at_;
  const ScheduledStage& scheduled_;
  const Stage& stage_;
  const CppScope& scope_;
  const StageExprs& exprs_;
  CppWriter& writer_;
  std::string tile_;
};

}  // namespace passnet
