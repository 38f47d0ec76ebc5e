// The loops and guards of one stage within a row.
//
// Loops open from the outermost to the innermost, each with the expressions that do not depend on
// loops inside it, and with the terms of the guard that are known there.
#pragma once

#include "codegen/cpp/cpp_exprs.hpp"
#include "codegen/cpp/cpp_target.hpp"
#include "codegen/cpp/cpp_writer.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace passnet {

class StageLoops {
 public:
  // All arguments must outlive it. `stage`: a stage of the group.
  StageLoops(const Kernel& kernel, const CpuRows& group, size_t stage, const CppScope& scope,
             CppWriter& writer);
  StageLoops(const StageLoops&) = delete;
  StageLoops& operator=(const StageLoops&) = delete;

  StageExprs& exprs() { return exprs_; }
  StageTarget& target() { return target_; }
  size_t innermost() const { return scheduled_.order.size(); }  // the depth inside all loops
  size_t depth() const { return depth_; }
  size_t loop_at(size_t depth) const { return scheduled_.order[depth]; }
  std::string extent(size_t loop) const { return fmt::format("n{}_{}", loop, at_); }

  struct Range {
    std::string begin;
    std::string end;
  };

  // ---- opening ----

  // Prints everything that depends only on the row.
  void print_turned() { exprs_.print_turned(writer_); }
  void enter_row() { enter(0); }
  // Opens the loops to depth `to`.
  void open_to(size_t to);
  // Opens one loop over a given range, with its expressions.
  void open_part(size_t loop, const Range& range);
  // Returns the innermost loop's range, cut into chunks for phases and conversions; opens only the
  // loop over chunks.
  Range open_innermost_range();
  // The number of its iterations as a further template argument of the prelude's loops, if known.
  std::string known_range() const;
  // Opens the innermost loop as a body that returns values, which `op` combines with those in
  // `array`, which has one element per iteration of a strip.
  void open_combining(std::string_view op, std::string_view array);
  // Opens the last two loops as such a body, which keeps its values in registers.
  void open_columns(std::string_view op, std::string_view array);
  // Opens a body that passes each element of the windows of a strip to its argument `take`, which
  // combines it, and the innermost body, for one of them.
  void open_windows(std::string_view op, std::string_view array);
  void open_taking();
  // Begins a body inside every loop, in a loop that the caller has opened.
  void enter_innermost() { enter(innermost()); }
  void open_brace(const std::string& head);

  // ---- guards ----

  // Opens the guard's terms up to a depth, except those opened already.
  void open_guards(size_t depth);
  bool has_guard_at(size_t depth) const;
  // Prints the expressions that only the guard makes safe.
  void print_late() { exprs_.print_late(innermost(), writer_); }

  // ---- closing ----

  // Returns a marker up to which `close` closes.
  size_t open_count() const { return after_.size(); }
  void close_to(size_t count);

  // ---- separate loops ----

  // Opens a loop over the strips of the innermost loop of a stage with strips of its own.
  void open_strips();
  // Prints one statement for every iteration of a strip.
  void print_strip_loop(const std::string& statement);
  // Prints the initial value of every element of an array for a strip.
  void fill_strip(std::string_view array, std::string_view type, const std::string& value);
  // Prints the store of an array of sums, which have dtype `dtype`.
  void store_sums(std::string_view array, DType dtype);
  // Prints the store of `text`, which has dtype `dtype`, for every iteration of a strip.
  void store_strip(const std::string& text, DType dtype);

 private:
  // The text after a closing brace, on its line and on the next line.
  struct Closing {
    std::string closing;
    std::string line;
  };

  Range full_range(size_t loop) const;
  Range bounded_range();
  void print_bound(const LoopBound& bound, size_t loop);
  void open_loop(size_t loop, const Range& range);
  Range open_chunks(const Range& range);
  Range open_phases(const Range& range);
  Range open_conversions(const Range& range);
  void open_overlapping(size_t loop, const Range& range);
  void open_vectors(const Range& range);
  void open_simd(size_t loop, const Range& range);
  // `clause`: of the directive, as OpenMP spells it.
  void print_simd(std::string_view clause);
  void enter(size_t depth);

  const Kernel& kernel_;
  const CpuRows& group_;
  size_t at_;
  const ScheduledStage& scheduled_;
  const Stage& stage_;
  CppWriter& writer_;
  StageExprs exprs_;
  StageTarget target_;
  size_t depth_ = 0;            // loops open
  std::vector<Closing> after_;  // one per open brace
  size_t guarded_ = 0;          // the min depth whose guards have not been opened
};

}  // namespace passnet
