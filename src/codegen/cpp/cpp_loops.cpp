#include "codegen/cpp/cpp_loops.hpp"

#include <algorithm>

namespace passnet {

StageLoops::StageLoops(const Kernel& kernel, const CpuRows& group, size_t stage,
                       const CppScope& scope, CppWriter& writer)
    : kernel_(kernel),
      group_(group),
      at_(stage),
      scheduled_(group.stages[stage]),
      stage_(kernel.stages[scheduled_.stage]),
      writer_(writer),
      exprs_(kernel, group, stage, scope),
      target_(kernel, group, stage, scope, exprs_, writer) {}

// ---- ranges ----

StageLoops::Range StageLoops::full_range(size_t loop) const {
  const bool is_strip = scheduled_.has_strips && loop == scheduled_.innermost();
  if (is_strip || group_.find_tiled(loop) != nullptr) {
    return {fmt::format("start{}", loop), fmt::format("stop{}", loop)};
  }
  return {"0", extent(loop)};
}

// The part of the bound that does not depend on `loop` is known here.
void StageLoops::print_bound(const LoopBound& bound, size_t loop) {
  const int64_t step = bound.coefficients[loop];
  std::string rest = writer_.parameter(bound.constant);
  for (size_t other = 0; other < bound.coefficients.size(); ++other) {
    const int64_t coefficient = bound.coefficients[other];
    if (other == loop || coefficient == 0) continue;
    rest += coefficient == 1 ? fmt::format(" + i{}", other)
                             : fmt::format(" + i{} * {}", other, writer_.parameter(coefficient));
  }
  if (step == 1) {
    writer_.line("low = pn::larger(low, -({}));", rest);
  } else if (step > 0) {
    writer_.line("low = pn::larger(low, pn::ceil_div(-({}), {}));", rest, writer_.parameter(step));
  } else if (step == -1) {
    writer_.line("high = pn::smaller(high, {} + 1);", rest);
  } else {
    writer_.line("high = pn::smaller(high, pn::floor_div({}, {}) + 1);", rest,
                 writer_.parameter(-step));
  }
}

// Returns the innermost loop's range within the guard's bounds.
StageLoops::Range StageLoops::bounded_range() {
  const size_t loop = scheduled_.innermost();
  Range range = full_range(loop);
  if (scheduled_.bounds.empty()) return range;
  writer_.line("int64_t low = {}, high = {};", range.begin, range.end);
  for (const LoopBound& bound : scheduled_.bounds) print_bound(bound, loop);
  return {"low", "high"};
}

std::string StageLoops::known_range() const {
  return scheduled_.known_range > 0 ? fmt::format(", {}", scheduled_.known_range) : "";
}

StageLoops::Range StageLoops::open_innermost_range() {
  const Range range = bounded_range();
  return scheduled_.in_vectors() ? open_phases(range) : open_conversions(range);
}

// Opens a loop over chunks of the innermost loop.
StageLoops::Range StageLoops::open_chunks(const Range& range) {
  const size_t loop = scheduled_.innermost();
  open_brace(fmt::format("for (int64_t chunk{0} = {1}; chunk{0} < {2}; chunk{0} += {3})", loop,
                         range.begin, range.end, scheduled_.chunk));
  writer_.line("const int64_t end{0} = pn::smaller(chunk{0} + {1}, {2});", loop, scheduled_.chunk,
               range.end);
  return {fmt::format("chunk{}", loop), fmt::format("end{}", loop)};
}

// Prints every phase of the innermost body except the last, over chunks.
StageLoops::Range StageLoops::open_phases(const Range& range) {
  const size_t phases = scheduled_.phases.count;
  if (phases == 1) return range;
  Range chunk = open_chunks(range);
  exprs_.declare_phase_arrays(writer_);
  for (size_t phase = 0; phase + 1 < phases; ++phase) {
    writer_.open("pn::{}{}{}>({}, {}, [&]<class F>({}) __attribute__((always_inline))",
                 scheduled_.in_pairs ? "in_pairs<" : "in_vectors<true, ", scheduled_.interleaved,
                 known_range(), chunk.begin, chunk.end, exprs_.vector_parameters());
    exprs_.print_phase(phase, writer_);
    writer_.close(");");
  }
  return chunk;
}

// Converts the loads of the innermost loop before each chunk, and its results after it.
StageLoops::Range StageLoops::open_conversions(const Range& range) {
  if (scheduled_.converted.empty() && !scheduled_.narrows) return range;
  Range chunk = open_chunks(range);
  for (const ExprId load : scheduled_.converted) {
    const bool is_mask = kernel_.expr(load).dtype == DType::kBool;
    writer_.line("alignas(64) {} wide{}[{}];", is_mask ? "int32_t" : "float", load.index,
                 scheduled_.chunk);
    writer_.line("pn::widen(wide{}, {}, {} - {});", load.index, exprs_.address(load, chunk.begin),
                 chunk.end, chunk.begin);
  }
  if (scheduled_.narrows) {
    writer_.line("alignas(64) float narrow[{}];", scheduled_.chunk);
    writer_.open_block();
    after_.push_back({.closing = {},
                      .line = fmt::format("pn::narrow(&{}, narrow, {} - {});",
                                          target_.place(chunk.begin), chunk.end, chunk.begin)});
  }
  return chunk;
}

// ---- loops ----

void StageLoops::open_brace(const std::string& head) {
  writer_.open("{}", head);
  after_.emplace_back();
}

void StageLoops::open_loop(size_t loop, const Range& range) {
  open_brace(
      fmt::format("for (int64_t i{0} = {1}; i{0} < {2}; ++i{0})", loop, range.begin, range.end));
}

void StageLoops::open_part(size_t loop, const Range& range) {
  open_loop(loop, range);
  enter(depth_ + 1);
}

void StageLoops::open_to(size_t to) {
  while (depth_ < to) {
    const size_t loop = loop_at(depth_);
    if (depth_ + 1 < innermost()) {
      open_loop(loop, full_range(loop));
      enter(depth_ + 1);
      continue;
    }
    const Range range = open_innermost_range();
    switch (scheduled_.form) {
      case StageForm::kVectors:
        open_vectors(range);
        break;
      case StageForm::kOverlapping:
        open_overlapping(loop, range);
        break;
      case StageForm::kSimd:
        open_simd(loop, range);
        break;
      case StageForm::kScalar:
        open_loop(loop, range);
        break;
    }
    enter(depth_ + 1);
  }
}

void StageLoops::enter(size_t depth) {
  depth_ = depth;
  exprs_.print_early(depth, writer_);
}

void StageLoops::open_overlapping(size_t loop, const Range& range) {
  writer_.open("pn::each<{}>({}, {}, [&](int64_t i{}) __attribute__((always_inline))",
               scheduled_.overlap, range.begin, range.end, loop);
  after_.push_back({.closing = ");", .line = {}});
}

// The body returns its value to the prelude, which stores those of several vectors together.
void StageLoops::open_vectors(const Range& range) {
  const bool truth = kernel_.expr(scheduled_.stored).dtype == DType::kBool;
  if (scheduled_.few > 0) {
    writer_.open("pn::store_few<{}>({}, {}, [&]<class F>({}) __attribute__((always_inline)) -> {}",
                 scheduled_.few, target_.from(range.begin), range.begin, exprs_.vector_parameters(),
                 truth ? "pn::Truth<F>" : "F");
    after_.push_back({.closing = ");", .line = {}});
    return;
  }
  if (scheduled_.is_padded) {
    writer_.open("pn::store_strip({}, {}, {}, [&]<class F>({}) __attribute__((always_inline)) -> F",
                 target_.from(range.begin), range.begin, range.end, exprs_.vector_parameters());
    after_.push_back({.closing = ");", .line = {}});
    return;
  }
  const std::string_view loop = scheduled_.in_pairs          ? "store_pairs"
                                : scheduled_.stores_in_order ? "store_in_order"
                                                             : "store_vectors";
  const bool first = scheduled_.in_pairs ? scheduled_.stores_in_order : scheduled_.overlaps;
  writer_.open("pn::{}<{}, {}{}>({}, {}, {}, [&]<class F>({}) __attribute__((always_inline)) -> {}",
               loop, first, scheduled_.interleaved, known_range(), target_.from(range.begin),
               range.begin, range.end, exprs_.vector_parameters(), truth ? "pn::Truth<F>" : "F");
  after_.push_back({.closing = ");", .line = {}});
}

void StageLoops::open_combining(std::string_view op, std::string_view array) {
  const Range range = open_innermost_range();
  const std::string start = full_range(scheduled_.innermost()).begin;
  const std::string sums = range.begin == start
                               ? std::string(array)
                               : fmt::format("{} + ({} - {})", array, range.begin, start);
  writer_.open(
      "pn::combine_vectors<{}>({}, {}, {}, [&]<class F>({}) __attribute__((always_inline)) -> F",
      op, sums, range.begin, range.end, exprs_.vector_parameters());
  after_.push_back({.closing = ");", .line = {}});
  enter(innermost());
}

void StageLoops::open_columns(std::string_view op, std::string_view array) {
  const size_t loop = loop_at(depth_);
  const size_t last = scheduled_.innermost();
  const Range strip = full_range(last);
  writer_.open(
      "pn::combine_columns<{}, {}>({}, {}, {}, {}, [&]<class F>(int64_t i{}, int64_t i{}) "
      "__attribute__((always_inline)) -> F",
      op, scheduled_.known_range, array, strip.begin, strip.end, extent(loop), loop, last);
  after_.push_back({.closing = ");", .line = {}});
  enter(depth_ + 1);
  enter(innermost());
}

void StageLoops::open_windows(std::string_view op, std::string_view array) {
  const Range strip = full_range(scheduled_.innermost());
  writer_.open(
      "pn::combine_windows<{}>({}, {}, {}, [&](const auto& take) __attribute__((always_inline))",
      op, array, strip.begin, strip.end);
  after_.push_back({.closing = ");", .line = {}});
}

void StageLoops::open_taking() {
  const Range range = bounded_range();
  writer_.open("take({}, {}, [&]<class F>({}) __attribute__((always_inline)) -> F", range.begin,
               range.end, exprs_.vector_parameters());
  after_.push_back({.closing = ");", .line = {}});
  enter(innermost());
}

void StageLoops::open_simd(size_t loop, const Range& range) {
  const std::vector<ExprId> checks = exprs_.checks_of_loop();
  std::string after;
  std::string reduced;
  for (const ExprId check : checks) {
    writer_.line("uint64_t {} = 0;", exprs_.farthest(check));
    reduced += (reduced.empty() ? "" : ", ") + exprs_.farthest(check);
    after += (after.empty() ? "" : " ") + exprs_.refuse_farthest(check);
  }
  print_simd(reduced.empty() ? "" : fmt::format(" reduction(max : {})", reduced));
  open_loop(loop, range);
  after_.back().line = after;
}

// Compilers accept only one of the two; they vectorize copies of a body as they choose.
void StageLoops::print_simd(std::string_view clause) {
  if (group_.unroll > 1) {
    writer_.directive("#pragma GCC ivdep");
    writer_.directive(fmt::format("#pragma GCC unroll {}", group_.unroll));
  } else if (group_.vector > 0) {
    writer_.directive(fmt::format("#pragma omp simd simdlen({}){}", group_.vector, clause));
  } else {
    writer_.directive(fmt::format("#pragma omp simd{}", clause));
  }
}

// ---- guards ----

void StageLoops::open_guards(size_t depth) {
  std::string condition;
  for (const ExprId term : scheduled_.terms) {
    const size_t at = scheduled_.placed(term).depth;
    if (at < guarded_ || at > depth) continue;
    condition += (condition.empty() ? "" : " & ") + exprs_.text(term);
  }
  guarded_ = depth + 1;
  if (!condition.empty()) open_brace(fmt::format("if ({})", condition));
}

bool StageLoops::has_guard_at(size_t depth) const {
  return std::ranges::any_of(scheduled_.terms,
                             [&](ExprId term) { return scheduled_.placed(term).depth == depth; });
}

void StageLoops::close_to(size_t count) {
  while (after_.size() > count) {
    writer_.close(after_.back().closing);
    if (!after_.back().line.empty()) writer_.line("{}", after_.back().line);
    after_.pop_back();
  }
}

// ---- strips ----

void StageLoops::open_strips() {
  const size_t loop = scheduled_.innermost();
  open_brace(fmt::format("for (int64_t start{0} = 0; start{0} < {1}; start{0} += {2})", loop,
                         extent(loop), group_.strip_capacity));
  writer_.line("const int64_t stop{0} = pn::smaller(start{0} + {1}, {2});", loop,
               group_.strip_capacity, extent(loop));
}

void StageLoops::print_strip_loop(const std::string& statement) {
  const size_t before = open_count();
  const size_t loop = scheduled_.innermost();
  writer_.directive("#pragma omp simd");
  open_loop(loop, full_range(loop));
  writer_.line("{}", statement);
  close_to(before);
}

void StageLoops::fill_strip(std::string_view array, std::string_view type,
                            const std::string& value) {
  const Range range = full_range(scheduled_.innermost());
  writer_.line("pn::fill_strip<{}>({}, {} - {}, {});", type, array, range.end, range.begin, value);
}

void StageLoops::store_sums(std::string_view array, DType dtype) {
  if (!target_.is_strip_of_floats()) return store_strip(target_.strip_element(array), dtype);
  const Range range = full_range(scheduled_.innermost());
  writer_.line("pn::cast_strip({}, {}, {} - {});", target_.from(range.begin), array, range.end,
               range.begin);
}

void StageLoops::store_strip(const std::string& text, DType dtype) {
  const size_t before = open_count();
  const size_t loop = scheduled_.innermost();
  const Range range = full_range(loop);
  if (scheduled_.narrows_strip) {
    writer_.line("alignas(64) float narrow[{}];", group_.strip_capacity);
    print_strip_loop(fmt::format("{} = float({});", target_.strip_element("narrow"), text));
    writer_.line("pn::narrow(&{}, narrow, {} - {});", target_.place(range.begin), range.end,
                 range.begin);
    return;
  }
  writer_.directive("#pragma omp simd");
  open_loop(loop, range);
  target_.store(text, dtype);
  close_to(before);
}

}  // namespace passnet
