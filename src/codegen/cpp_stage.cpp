#include "codegen/cpp_stage.hpp"

#include <algorithm>
#include <numeric>
#include <optional>

#include "base/check.hpp"
#include "codegen/cpp_exprs.hpp"
#include "codegen/cpp_spelling.hpp"

namespace passnet {
namespace {

constexpr int64_t kLongChain = 64;  // additions in f32 before a sum goes on in double

// The terms of a conjunction.
std::vector<ExprId> conjuncts(const Kernel& kernel, ExprId guard) {
  std::vector<ExprId> terms;
  std::vector<ExprId> open;
  if (guard.valid()) open.push_back(guard);
  while (!open.empty()) {
    const ExprId id = open.back();
    open.pop_back();
    const Expr& expr = kernel.expr(id);
    if (expr.op == ScalarOp::kAnd && kernel.expr(expr.operands[0]).dtype == DType::kBool) {
      open.push_back(expr.operands[1]);
      open.push_back(expr.operands[0]);
    } else {
      terms.push_back(id);
    }
  }
  return terms;
}

class StagePrinter {
 public:
  StagePrinter(const Kernel& kernel, const RowGroup& group, size_t at, const CppScope& scope,
               CppWriter& writer)
      : kernel_(kernel), group_(group), at_(at), stage_(*group.stages[at].stage),
        nest_(group.stages[at].nest), scope_(scope), writer_(writer),
        order_(loop_order(group, nest_)), free_(nest_.extents.size() - nest_.combined - group.rows),
        bounds_(take_bounds()), exprs_(kernel, group, at, scope, order_, roots(), terms_) {}

  void print() {
    writer_.open_block();
    switch (stage_.kind) {
      case StageKind::kMap: print_map(); break;
      case StageKind::kReduce: print_reduce(); break;
      case StageKind::kScan: print_scan(); break;
    }
    writer_.close();
  }

 private:
  // E >= 0, E = constant + Σ coefficients · index, over the nest's loops.
  struct Bound {
    int64_t constant = 0;
    std::vector<int64_t> coefficients;
  };

  static std::vector<size_t> loop_order(const RowGroup& group, const Nest& nest) {
    std::vector<size_t> order;
    for (size_t loop = group.rows; loop < nest.extents.size(); ++loop) order.push_back(loop);
    if (group.lanes) order.push_back(group.rows - 1);
    return order;
  }

  size_t innermost() const { return order_.size(); }
  std::string_view value_type() const {
    return cpp_lane_type(kernel_.expr(stage_.value).dtype);
  }
  DType value_dtype() const { return kernel_.expr(stage_.value).dtype; }
  bool is_single() const { return value_dtype() == DType::kF32; }
  std::string op() const { return std::string(cpp_combine(stage_.combine, value_dtype())); }
  std::string start() const { return fmt::format("{}::start<{}>", op(), value_type()); }
  bool gives_position() const {
    return stage_.kind == StageKind::kReduce &&
           (stage_.combine == Combine::kArgMax || stage_.combine == Combine::kArgMin);
  }
  // The value as a lane.
  std::string value() const {
    const std::string& text = exprs_.text(stage_.value);
    return value_dtype() == DType::kBool ? fmt::format("uint8_t({})", text) : text;
  }

  // Comparisons of affine indices that bound the innermost loop leave the guard.
  std::vector<Bound> take_bounds() {
    terms_ = conjuncts(kernel_, stage_.guard);
    std::vector<Bound> bounds;
    const bool skips_only = group_.lanes || stage_.kind == StageKind::kMap || nest_.combined > 0;
    if (order_.empty() || terms_.empty() || !skips_only) return bounds;
    const auto forms = affine_forms(kernel_, stage_.extents.size());
    std::erase_if(terms_, [&](ExprId term) {
      auto bound = bound_of(kernel_.expr(term), forms);
      if (!bound || bound->coefficients[order_.back()] == 0) return false;
      bounds.push_back(std::move(*bound));
      return true;
    });
    return bounds;
  }

  std::optional<Bound> bound_of(const Expr& term,
                                std::span<const std::optional<Affine>> forms) const {
    const bool less = term.op == ScalarOp::kLt || term.op == ScalarOp::kLe;
    const bool strict = term.op == ScalarOp::kLt || term.op == ScalarOp::kGt;
    if (!less && term.op != ScalarOp::kGe && term.op != ScalarOp::kGt) return std::nullopt;
    const auto& left = forms[term.operands[less ? 1 : 0].index];
    const auto& right = forms[term.operands[less ? 0 : 1].index];
    if (!left || !right) return std::nullopt;
    Bound bound{.constant = left->constant - right->constant - (strict ? 1 : 0),
                .coefficients = std::vector<int64_t>(nest_.extents.size())};
    for (size_t loop = 0; loop < nest_.loop_of.size(); ++loop) {
      const int64_t coefficient = left->coefficients[loop] - right->coefficients[loop];
      if (coefficient == 0 || nest_.loop_of[loop] == Nest::kUnit) continue;
      bound.coefficients[nest_.loop_of[loop]] += coefficient;
    }
    return bound;
  }

  std::vector<ExprId> roots() const {
    std::vector<ExprId> list = terms_;
    list.push_back(stage_.value);
    if (nest_.uses_target_index) {
      list.insert(list.end(), stage_.target_index.begin(), stage_.target_index.end());
    }
    return list;
  }

  // ---- loops ----

  bool is_blocked(size_t loop) const {
    return std::ranges::find(group_.blocked, loop, &BlockedLoop::loop) != group_.blocked.end();
  }

  struct Range {
    std::string begin;
    std::string end;
  };

  Range full_range(size_t loop) const {
    if (is_blocked(loop)) return {fmt::format("start{}", loop), fmt::format("stop{}", loop)};
    return {"0", fmt::format("n{}_{}", loop, at_)};
  }

  // The range of the innermost loop, narrowed by the guard; prints what that needs.
  Range innermost_range() {
    const size_t loop = order_.back();
    Range range = full_range(loop);
    if (bounds_.empty()) return range;
    writer_.line("int64_t low = {}, high = {};", range.begin, range.end);
    for (const Bound& bound : bounds_) {
      const int64_t step = bound.coefficients[loop];
      std::string rest = writer_.parameter(bound.constant);
      for (size_t other = 0; other < nest_.extents.size(); ++other) {
        const int64_t coefficient = bound.coefficients[other];
        if (other == loop || coefficient == 0) continue;
        rest += coefficient == 1 ? fmt::format(" + i{}", other)
                                 : fmt::format(" + i{} * {}", other, writer_.parameter(coefficient));
      }
      if (step == 1) {
        writer_.line("low = pn::larger(low, -({}));", rest);
      } else if (step > 0) {
        writer_.line("low = pn::larger(low, pn::ceil_div(-({}), {}));", rest,
                     writer_.parameter(step));
      } else if (step == -1) {
        writer_.line("high = pn::smaller(high, {} + 1);", rest);
      } else {
        writer_.line("high = pn::smaller(high, pn::floor_div({}, {}) + 1);", rest,
                     writer_.parameter(-step));
      }
    }
    return {"low", "high"};
  }

  void open_loop(size_t loop, const Range& range) {
    writer_.open("for (int64_t i{0} = {1}; i{0} < {2}; ++i{0})", loop, range.begin, range.end);
    ++open_;
  }

  // Opens the loops to depth `to`, with the expressions and guards on the way; the innermost one's
  // are left to the caller.
  void open_loops(size_t to) {
    while (depth_ < to) {
      const size_t loop = order_[depth_];
      const bool last = depth_ + 1 == innermost();
      if (last) {
        const Range range = innermost_range();
        if (is_simd()) writer_.directive("#pragma omp simd");
        open_loop(loop, range);
      } else {
        open_loop(loop, full_range(loop));
      }
      enter(depth_ + 1);
    }
  }

  void enter(size_t depth) {
    depth_ = depth;
    exprs_.print_early(depth, writer_);
  }

  bool is_simd() const {
    if (group_.serial) return false;
    return group_.lanes || stage_.kind == StageKind::kMap;
  }

  // The guard's terms up to a depth, from where the last call ended.
  void open_guards(size_t depth) {
    std::string condition;
    for (const ExprId term : terms_) {
      const size_t at = exprs_.depth(term);
      if (at < guarded_ || at > depth) continue;
      condition += (condition.empty() ? "" : " & ") + exprs_.text(term);
    }
    guarded_ = depth + 1;
    if (condition.empty()) return;
    writer_.open("if ({})", condition);
    ++open_;
  }

  bool has_guard_at(size_t depth) const {
    return std::ranges::any_of(terms_, [&](ExprId term) { return exprs_.depth(term) == depth; });
  }

  void close_to(size_t open) {
    while (open_ > open) {
      writer_.close();
      --open_;
    }
  }

  // ---- stores ----

  std::string lane(std::string_view array) const {
    return fmt::format("{0}[i{1} - start{1}]", array, group_.rows - 1);
  }

  // `dtype`: of the text, a lane.
  void store(const std::string& text, DType dtype) {
    const Buffer& target = kernel_.buffer(stage_.target);
    const std::string_view memory = cpp_memory_type(target.dtype);
    const std::string& local = scope_.locals[stage_.target.index];
    std::string place = group_.lanes ? lane(local) : local;
    if (local.empty()) {
      const CppPointer& pointer = scope_.targets[at_];
      place = fmt::format("{}[{}]", pointer.name,
                          exprs_.offset(nest_.target, pointer, stage_.target_index));
    }
    std::string stored = text;
    if (target.dtype == DType::kBool) stored = fmt::format("uint8_t({} != 0)", text);
    else if (target.dtype != dtype) stored = fmt::format("pn::cast<{}>({})", memory, text);
    if (stage_.store == StoreMode::kAdd) {
      const std::string_view wide = cpp_memory_type(opmath(target.dtype));
      if (target.dtype == DType::kBool) {
        stored = fmt::format("uint8_t({} | {})", place, stored);
      } else if (is_integral(target.dtype)) {
        stored = fmt::format("pn::add({}, {})", place, stored);
      } else {
        stored = fmt::format("pn::cast<{0}>(pn::cast<{1}>({2}) + pn::cast<{1}>({3}))", memory, wide,
                             place, stored);
      }
    }
    writer_.line("{} = {};", place, stored);
  }

  // ---- maps ----

  void print_map() {
    enter(0);
    if (innermost() > 0) open_guards(0);
    for (size_t depth = 1; depth <= innermost(); ++depth) {
      open_loops(depth);
      if (depth < innermost()) open_guards(depth);
    }
    open_guards(innermost());
    exprs_.print_late(innermost(), writer_);
    store(exprs_.text(stage_.value), value_dtype());
    close_to(0);
  }

  // ---- reductions ----

  bool needs_plain_loop() const { return gives_position() || is_complex(value_dtype()); }
  std::string_view wide_type() const {
    const bool adds = stage_.combine == Combine::kSum || stage_.combine == Combine::kProduct;
    return is_single() && adds ? "double" : value_type();
  }

  void print_reduce() {
    enter(0);
    open_loops(free_);
    if (group_.lanes) {
      gives_position() ? reduce_positions_in_lanes() : reduce_in_lanes();
    } else if (needs_plain_loop()) {
      gives_position() ? reduce_positions() : reduce_complex();
    } else {
      reduce_rows();
    }
    close_to(0);
  }

  // The value, or the start where the guard fails, as statements that end in `accept(text)`.
  template <class F>
  void with_value(F&& accept) {
    const size_t before = open_;
    open_guards(innermost());
    exprs_.print_late(innermost(), writer_);
    accept(value());
    close_to(before);
  }

  void reduce_rows() {
    if (nest_.combined == 0) {
      writer_.line("{} acc = {};", value_type(), start());
      with_value([&](const std::string& text) { writer_.line("acc = {};", text); });
      store("acc", value_dtype());
      return;
    }
    const std::string_view wide = wide_type();
    writer_.line("{0} acc = {0}({1});", wide, start());
    const size_t before = open_;
    open_guards(free_);
    while (depth_ + 1 < innermost()) {
      open_loops(depth_ + 1);
      open_guards(depth_);
    }
    const Range range = innermost_range();
    const size_t loop = order_.back();
    writer_.open("acc = {0}::combine(acc, {1}(pn::reduce<{0}, {2}>({3}, {4}, [&](int64_t i{5}) "
                 "__attribute__((always_inline))",
                 op(), wide, value_type(), range.begin, range.end, loop);
    enter(innermost());
    if (has_guard_at(innermost())) {
      writer_.line("{} chosen = {};", value_type(), start());
      with_value([&](const std::string& text) { writer_.line("chosen = {};", text); });
      writer_.line("return chosen;");
    } else {
      exprs_.print_late(innermost(), writer_);
      writer_.line("return {}({});", value_type(), value());
    }
    writer_.close(")));");
    close_to(before);
    depth_ = free_;
    store("acc", wide == "double" ? DType::kF64 : value_dtype());
  }

  void reduce_complex() {
    const bool sums = stage_.combine == Combine::kSum;
    writer_.line("pn::c64 acc = {{{}, 0.0f}};", sums ? "0.0f" : "1.0f");
    const size_t before = open_;
    open_plain_loops();
    with_value([&](const std::string& text) {
      writer_.line("acc = acc {} {};", sums ? "+" : "*", text);
    });
    close_to(before);
    store("acc", value_dtype());
  }

  // All combined loops as plain loops, with guards on the way.
  void open_plain_loops() {
    if (free_ < innermost()) open_guards(free_);
    while (depth_ < innermost()) {
      open_loops(depth_ + 1);
      if (depth_ < innermost()) open_guards(depth_);
    }
  }

  // Row-major number of the current combined iteration.
  std::string iteration() const {
    std::string number = "0";
    for (size_t loop = nest_.extents.size() - nest_.combined; loop < nest_.extents.size(); ++loop) {
      number = number == "0" ? fmt::format("i{}", loop)
                             : fmt::format("({}) * n{}_{} + i{}", number, loop, at_, loop);
    }
    return number;
  }

  std::string better(const std::string& candidate, const std::string& best) const {
    const char* sign = stage_.combine == Combine::kArgMax ? ">" : "<";
    if (!is_float(value_dtype())) return fmt::format("({} {} {})", candidate, sign, best);
    return fmt::format("(({0} {1} {2}) | (({0} != {0}) & ({2} == {2})))", candidate, sign, best);
  }

  void reduce_positions() {
    writer_.line("{} best = {};", value_type(), start());
    writer_.line("int64_t found = -1;");
    const size_t before = open_;
    open_plain_loops();
    with_value([&](const std::string& text) {
      writer_.line("const {} candidate = {};", value_type(), text);
      writer_.open("if ((found < 0) | {})", better("candidate", "best"));
      writer_.line("best = candidate;");
      writer_.line("found = {};", iteration());
      writer_.close();
    });
    close_to(before);
    store("pn::larger(found, 0)", DType::kI64);
  }

  void open_lane_loop() {
    writer_.directive("#pragma omp simd");
    open_loop(order_.back(), full_range(order_.back()));
  }
  void lane_line(const std::string& text) {
    const size_t before = open_;
    open_lane_loop();
    writer_.line("{}", text);
    close_to(before);
  }
  void store_lanes(const std::string& text, DType dtype) {
    const size_t before = open_;
    open_lane_loop();
    store(text, dtype);
    close_to(before);
  }

  void reduce_in_lanes() {
    if (is_complex(value_dtype())) return reduce_complex_in_lanes();
    int64_t chain = 1;
    for (size_t loop = nest_.extents.size() - nest_.combined; loop < nest_.extents.size(); ++loop) {
      chain *= nest_.extents[loop];
    }
    const bool in_parts = is_single() && wide_type() == "double" && chain > kLongChain && nest_.combined > 0;
    const std::string_view type = in_parts ? wide_type() : value_type();
    writer_.line("alignas(64) {} acc[{}];", type, kMaxLanes);
    lane_line(fmt::format("{} = {};", lane("acc"), start()));
    const size_t before = open_;
    open_guards(free_);
    const size_t last_combined = innermost() - 1;  // depth of the last combined loop's body
    while (depth_ + 1 < last_combined) {
      open_loops(depth_ + 1);
      open_guards(depth_);
    }
    const size_t chunk = open_;
    if (in_parts) open_chunk(order_[depth_]);
    else if (depth_ < last_combined) open_loops(depth_ + 1);
    if (depth_ > free_ && !in_parts) open_guards(depth_);
    if (in_parts) {
      const size_t loop = order_[depth_];
      open_loop(loop, {fmt::format("chunk"), fmt::format("pn::smaller(chunk + {}, n{}_{})",
                                                         kLongChain, loop, at_)});
      enter(depth_ + 1);
      open_guards(depth_);
    }
    open_loops(innermost());
    const std::string array = lane(in_parts ? "part" : "acc");
    with_value([&](const std::string& text) {
      writer_.line("{0} = {1}::combine({0}, {2}({3}));", array, op(), value_type(), text);
    });
    if (in_parts) {
      close_to(chunk + 1);
      lane_line(fmt::format("{0} = {1}::combine({0}, double({2}));", lane("acc"), op(),
                            lane("part")));
    }
    close_to(before);
    store_lanes(lane("acc"), in_parts ? DType::kF64 : value_dtype());
  }

  // Sums of at most kLongChain terms in f32.
  void open_chunk(size_t loop) {
    writer_.open("for (int64_t chunk = 0; chunk < n{}_{}; chunk += {})", loop, at_, kLongChain);
    ++open_;
    writer_.line("alignas(64) float part[{}];", kMaxLanes);
    lane_line(fmt::format("{} = {};", lane("part"), start()));
  }

  void reduce_complex_in_lanes() {
    const bool sums = stage_.combine == Combine::kSum;
    writer_.line("alignas(64) pn::c64 acc[{}];", kMaxLanes);
    lane_line(fmt::format("{} = pn::c64{{{}, 0.0f}};", lane("acc"), sums ? "0.0f" : "1.0f"));
    const size_t before = open_;
    open_plain_loops();
    with_value([&](const std::string& text) {
      writer_.line("{0} = {0} {1} {2};", lane("acc"), sums ? "+" : "*", text);
    });
    close_to(before);
    store_lanes(lane("acc"), value_dtype());
  }

  void reduce_positions_in_lanes() {
    writer_.line("alignas(64) {} best[{}];", value_type(), kMaxLanes);
    writer_.line("alignas(64) int64_t found[{}];", kMaxLanes);
    lane_line(fmt::format("{} = {}; {} = -1;", lane("best"), start(), lane("found")));
    const size_t before = open_;
    open_plain_loops();
    with_value([&](const std::string& text) {
      writer_.line("const {} candidate = {};", value_type(), text);
      writer_.line("const {} former = {};", value_type(), lane("best"));
      writer_.line("const bool wins = ({} < 0) | {};", lane("found"),
                   better("candidate", "former"));
      writer_.line("{} = wins ? candidate : former;", lane("best"));
      writer_.line("{0} = wins ? {1} : {0};", lane("found"), iteration());
    });
    close_to(before);
    store_lanes(fmt::format("pn::larger({}, 0)", lane("found")), DType::kI64);
  }

  // ---- scans ----

  std::string scan_step(const std::string& acc, std::string_view type,
                        const std::string& text) const {
    if (is_complex(value_dtype())) {
      return fmt::format("{0} = {0} {1} {2};", acc, stage_.combine == Combine::kSum ? "+" : "*",
                         text);
    }
    return fmt::format("{0} = {1}::combine({0}, {2}({3}));", acc, op(), type, text);
  }
  std::string scan_start() const {
    if (!is_complex(value_dtype())) return start();
    return fmt::format("pn::c64{{{}, 0.0f}}", stage_.combine == Combine::kSum ? "0.0f" : "1.0f");
  }

  void print_scan() {
    enter(0);
    open_loops(free_);
    const std::string_view type = wide_type();
    const DType dtype = type == "double" ? DType::kF64 : value_dtype();
    const std::string acc = group_.lanes ? lane("acc") : "acc";
    if (group_.lanes) {
      writer_.line("alignas(64) {} acc[{}];", type, kMaxLanes);
      lane_line(fmt::format("{} = {}({});", acc, type, scan_start()));
    } else {
      writer_.line("{0} acc = {0}({1});", type, scan_start());
    }
    open_loops(innermost());
    exprs_.print_late(innermost(), writer_);
    writer_.line("{}", scan_step(acc, type, value()));
    store(acc, dtype);
    close_to(0);
  }

  const Kernel& kernel_;
  const RowGroup& group_;
  size_t at_;
  const Stage& stage_;
  const Nest& nest_;
  const CppScope& scope_;
  CppWriter& writer_;
  std::vector<size_t> order_;
  size_t free_;  // inner loops that are not combined
  std::vector<ExprId> terms_;
  std::vector<Bound> bounds_;
  StageExprs exprs_;
  size_t depth_ = 0;    // loops open
  size_t open_ = 0;     // braces open
  size_t guarded_ = 0;  // the least depth whose guards have not been opened
};

}  // namespace

void print_stage(const Kernel& kernel, const RowGroup& group, size_t stage, const CppScope& scope,
                 CppWriter& writer) {
  StagePrinter(kernel, group, stage, scope, writer).print();
}

}  // namespace passnet
