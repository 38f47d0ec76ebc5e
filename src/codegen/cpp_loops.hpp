// The loops, guards and stores of one stage inside a row.
//
// Loops open from the outside in, each with the expressions that do not depend on what is inside
// it, and with the terms of the guard that are known there. Terms that compare the innermost index
// become that loop's bounds. Where f16 runs along the innermost loop, it is cut in chunks that are
// converted in one go, before and after.
#pragma once

#include "codegen/cpp_exprs.hpp"
#include "codegen/cpp_writer.hpp"
#include "codegen/schedule_sizes.hpp"

#include <optional>
#include <string>
#include <vector>

namespace passnet {

class StageLoops {
 public:
  StageLoops(const Kernel& kernel, const RowGroup& group, size_t at, const CppScope& scope,
             CppWriter& writer);

  const Stage& stage() const { return stage_; }
  const Nest& nest() const { return nest_; }
  CppWriter& writer() { return writer_; }
  bool lanes() const { return group_.lanes; }
  // Whether the innermost body is printed for values of a type F.
  bool vectors() const { return vectors_; }
  size_t innermost() const { return order_.size(); }  // the depth inside all loops
  size_t depth() const { return depth_; }
  size_t free() const { return free_; }  // inner loops that are not combined
  size_t loop_at(size_t depth) const { return order_[depth]; }
  // How many a reduction along a row keeps side by side.
  int64_t running_sums() const { return passnet::running_sums(group_, at_); }
  std::string extent(size_t loop) const { return fmt::format("n{}_{}", loop, at_); }

  // Whether this is an unguarded map over lanes and one inner loop, contiguous in the target along
  // the inner loop alone.
  bool is_transposed_map() const;

  // ---- the value ----

  DType value_dtype() const { return kernel_.expr(stage_.value).dtype; }
  std::string_view value_type() const;
  // The value as a lane: bool as a byte.
  std::string value() const;
  // The value as an F.
  std::string value_in_lanes() const { return exprs_.text_in_lanes(stored_value()); }
  std::string lanes_parameters() const { return exprs_.lanes_parameters(); }

  // ---- loops ----

  struct Range {
    std::string begin;
    std::string end;
  };
  // Everything that the row knows.
  void enter_row() { enter(0); }
  // Opens the loops to depth `to`.
  void open_to(size_t to);
  // Opens the innermost loop, which leaves values that `op` combines with those in `array`, which
  // has an element a lane.
  void open_combining(std::string_view op, std::string_view array);
  // Whether all lanes of the reduction can run through its last combined loop in registers, and
  // that has at least `least` iterations; and opens the two as a body that leaves such values.
  bool combines_columns(int64_t least) const;
  void open_columns(std::string_view op, std::string_view array);
  // In a body in vectors that computes much of what the row has read already: asks for the same of
  // the next row, so that memory does not wait for arithmetic.
  void print_prefetches();
  // Opens one loop over a range of its own; its expressions come with it.
  void open_part(size_t loop, const Range& range);
  // The guard's terms up to a depth that no call has opened yet.
  void open_guards(size_t depth);
  bool has_guard_at(size_t depth) const;
  // Expressions that only the guard makes safe.
  void print_late() { exprs_.print_late(innermost(), writer_); }
  // The innermost loop's range, cut in chunks where conversions ask for it; nothing opened but
  // the chunks.
  Range open_innermost_range();
  // Whether the innermost loop is known to take no more than one.
  bool is_one_chunk() const;
  // Says that a body inside every loop begins here, in a loop that the caller has opened.
  void enter_innermost() { enter(innermost()); }
  // A marker to close back to.
  size_t open_count() const { return after_.size(); }
  void close_to(size_t count);
  // After a map's loops: rounds what they left in a local, where they left it unrounded.
  void round_local();
  void open_brace(const std::string& head);

  // A loop of its own over the lanes.
  void lane_line(const std::string& text);
  std::string lane(std::string_view array) const;

  // ---- stores ----

  // `text` has dtype `dtype`; the store of a map is that of its value.
  void store(const std::string& text, DType dtype);
  void store_value();
  // From here on `store_value` stores to this row of lanes instead of the target.
  void store_in_tile(std::string row) { tile_ = std::move(row); }
  void store_lanes(const std::string& text, DType dtype);

 private:
  // E >= 0, E = constant + Σ coefficients · index, over the nest's loops.
  struct Bound {
    int64_t constant = 0;
    Integers coefficients;
  };

  // What follows a closing brace, on its line and on the next.
  struct Closing {
    std::string closing;
    std::string line;
  };

  std::vector<Bound> take_bounds();
  std::optional<Bound> bound_of(const Expr& term, const AffineForms& forms) const;
  std::vector<ExprId> roots() const;
  bool stores_runs() const;
  bool rounds_local() const;
  ExprId stored_value() const;
  bool is_blocked(size_t loop) const;
  Range full_range(size_t loop) const;
  Range innermost_range();
  void print_bound(const Bound& bound, size_t loop);
  void open_loop(size_t loop, const Range& range);
  Range open_phases(const Range& range);
  int64_t known_lanes() const;
  bool is_read_later() const;
  size_t overlapping_vector() const;
  void open_overlapping(size_t loop, const Range& range, size_t vector);
  void open_vectors(const Range& range);
  void enter(size_t depth);
  bool is_simd() const;
  void say_simd();
  std::string target_place(std::string_view last = {}) const;
  std::string target_from(const std::string& begin) const;

  const Kernel& kernel_;
  const RowGroup& group_;
  size_t at_;
  const Stage& stage_;
  const Nest& nest_;
  const CppScope& scope_;
  CppWriter& writer_;
  std::vector<size_t> order_;
  size_t free_;
  std::vector<ExprId> terms_;
  std::vector<Bound> bounds_;
  bool vectors_;
  bool narrows_;  // stores go through a run of f32
  bool rounds_;   // … or stay in a local one, and are rounded there
  std::string tile_;
  StageExprs exprs_;
  size_t depth_ = 0;            // loops open
  std::vector<Closing> after_;  // of every brace that is open
  size_t guarded_ = 0;          // the least depth whose guards have not been opened
};

}  // namespace passnet
