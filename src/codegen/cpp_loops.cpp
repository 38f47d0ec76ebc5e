#include "codegen/cpp_loops.hpp"

#include "base/check.hpp"
#include "codegen/cpp_spelling.hpp"
#include "codegen/vectors.hpp"

#include <algorithm>

namespace passnet {
namespace {

constexpr int64_t kChunk = 2048;  // elements converted in one go
static_assert(kChunk >= kMaxLanes);

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

std::vector<size_t> loop_order(const RowGroup& group, const Nest& nest) {
  std::vector<size_t> order;
  for (size_t loop = group.rows; loop < nest.extents.size(); ++loop) order.push_back(loop);
  if (group.lanes) order.push_back(group.rows - 1);
  return order;
}

}  // namespace

StageLoops::StageLoops(const Kernel& kernel, const RowGroup& group, size_t at,
                       const CppScope& scope, CppWriter& writer)
    : kernel_(kernel),
      group_(group),
      at_(at),
      stage_(*group.stages[at].stage),
      nest_(group.stages[at].nest),
      scope_(scope),
      writer_(writer),
      order_(loop_order(group, nest_)),
      free_(nest_.extents.size() - nest_.combined - group.rows),
      terms_(conjuncts(kernel, stage_.guard)),
      bounds_(take_bounds()),
      vectors_(!order_.empty() && runs_in_vectors(kernel, group, at, scope, order_.back(), terms_)),
      narrows_(!vectors_ && stores_runs()),
      rounds_(!vectors_ && rounds_local()),
      exprs_(kernel, group, at, scope, order_, vectors_, roots(), terms_) {}

bool StageLoops::is_transposed_map() const {
  if (!group_.lanes || stage_.kind != StageKind::kMap || stage_.guard.valid()) return false;
  if (order_.size() != 2 || !nest_.target.affine || narrows_) return false;
  if (!scope_.locals[stage_.target.index].empty()) return false;
  const auto& strides = nest_.target.strides;
  return strides[order_[0]] == 1 && strides[order_[1]] != 0 && strides[order_[1]] != 1;
}

std::string_view StageLoops::value_type() const { return cpp_memory_type(value_dtype()); }

std::string StageLoops::value() const {
  const std::string& text = exprs_.text(stage_.value);
  return value_dtype() == DType::kBool ? fmt::format("uint8_t({})", text) : text;
}

// Comparisons of affine indices that bound the innermost loop leave the guard. A reduction skips
// iterations only, not the store that follows them.
std::vector<StageLoops::Bound> StageLoops::take_bounds() {
  std::vector<Bound> bounds;
  const bool skips_only = group_.lanes || stage_.kind == StageKind::kMap || nest_.combined > 0;
  if (order_.empty() || terms_.empty() || !skips_only) return bounds;
  const AffineForms forms(kernel_, stage_.extents.size(), terms_);
  std::erase_if(terms_, [&](ExprId term) {
    auto bound = bound_of(kernel_.expr(term), forms);
    if (!bound || bound->coefficients[order_.back()] == 0) return false;
    bounds.push_back(std::move(*bound));
    return true;
  });
  return bounds;
}

std::optional<StageLoops::Bound> StageLoops::bound_of(const Expr& term,
                                                      const AffineForms& forms) const {
  const bool less = term.op == ScalarOp::kLt || term.op == ScalarOp::kLe;
  const bool strict = term.op == ScalarOp::kLt || term.op == ScalarOp::kGt;
  if (!less && term.op != ScalarOp::kGe && term.op != ScalarOp::kGt) return std::nullopt;
  const auto left = forms.find(term.operands[less ? 1 : 0]);
  const auto right = forms.find(term.operands[less ? 0 : 1]);
  if (!left || !right) return std::nullopt;
  Bound bound{.constant = left->constant - right->constant - (strict ? 1 : 0),
              .coefficients = Integers(nest_.extents.size())};
  for (size_t loop = 0; loop < nest_.loop_of.size(); ++loop) {
    const int64_t coefficient = left->coefficients[loop] - right->coefficients[loop];
    if (coefficient == 0 || nest_.loop_of[loop] == Nest::kUnit) continue;
    bound.coefficients[nest_.loop_of[loop]] += coefficient;
  }
  return bound;
}

// Whether f16 results along the innermost loop are gathered in f32 and rounded in one go.
bool StageLoops::stores_runs() const {
  const Buffer& target = kernel_.buffer(stage_.target);
  if (target.dtype != DType::kF16 || stage_.store != StoreMode::kSet || order_.empty())
    return false;
  if (!scope_.locals[stage_.target.index].empty() || !nest_.target.affine) return false;
  if (nest_.target.strides[order_.back()] != 1) return false;
  if (stage_.kind != StageKind::kMap) return stage_.kind == StageKind::kScan && !group_.lanes;
  const Expr& value = kernel_.expr(stage_.value);
  return terms_.empty() && value.op == ScalarOp::kCast &&
         kernel_.expr(value.operands[0]).dtype == DType::kF32;
}

// Whether f32 values are left unrounded in a local that holds floats for f16.
bool StageLoops::rounds_local() const {
  const Expr& value = kernel_.expr(stage_.value);
  return is_widened(kernel_, group_, scope_, stage_.target) && stage_.kind == StageKind::kMap &&
         terms_.empty() && bounds_.empty() && value.op == ScalarOp::kCast &&
         kernel_.expr(value.operands[0]).dtype == DType::kF32;
}

ExprId StageLoops::stored_value() const {
  if (stage_.kind != StageKind::kMap) return stage_.value;
  const Expr& value = kernel_.expr(stage_.value);
  // Stores of lanes round, but for those to a local that holds floats.
  const bool rounded_by_store = vectors_ && value.op == ScalarOp::kCast &&
                                value.dtype != DType::kF32 && opmath(value.dtype) == DType::kF32 &&
                                kernel_.expr(value.operands[0]).dtype == DType::kF32 &&
                                !is_widened(kernel_, group_, scope_, stage_.target);
  return narrows_ || rounds_ || rounded_by_store ? value.operands[0] : stage_.value;
}

std::vector<ExprId> StageLoops::roots() const {
  std::vector<ExprId> list = terms_;
  list.push_back(stored_value());
  if (nest_.uses_target_index) {
    list.insert(list.end(), stage_.target_index.begin(), stage_.target_index.end());
  }
  return list;
}

bool StageLoops::is_blocked(size_t loop) const {
  return std::ranges::find(group_.blocked, loop, &BlockedLoop::loop) != group_.blocked.end();
}

StageLoops::Range StageLoops::full_range(size_t loop) const {
  if (is_blocked(loop)) return {fmt::format("start{}", loop), fmt::format("stop{}", loop)};
  return {"0", extent(loop)};
}

// The bound's part that does not depend on `loop` is known here.
void StageLoops::print_bound(const Bound& bound, size_t loop) {
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
    writer_.line("low = pn::larger(low, pn::ceil_div(-({}), {}));", rest, writer_.parameter(step));
  } else if (step == -1) {
    writer_.line("high = pn::smaller(high, {} + 1);", rest);
  } else {
    writer_.line("high = pn::smaller(high, pn::floor_div({}, {}) + 1);", rest,
                 writer_.parameter(-step));
  }
}

StageLoops::Range StageLoops::innermost_range() {
  const size_t loop = order_.back();
  const Range range = full_range(loop);
  if (bounds_.empty()) return range;
  writer_.line("int64_t low = {}, high = {};", range.begin, range.end);
  for (const Bound& bound : bounds_) print_bound(bound, loop);
  return {"low", "high"};
}

StageLoops::Range StageLoops::open_innermost_range() {
  const Range range = innermost_range();
  const size_t loop = order_.back();
  const bool in_short_vectors =
      stage_.kind == StageKind::kReduce && !group_.lanes && nest_.extents[loop] < kShortRow;
  if (vectors_) return open_phases(range);
  const auto runs = exprs_.runs(has_guard_at(innermost()), in_short_vectors);
  if (runs.empty() && !narrows_) return range;
  exprs_.take_from_runs(runs);
  open_brace(fmt::format("for (int64_t chunk{0} = {1}; chunk{0} < {2}; chunk{0} += {3})", loop,
                         range.begin, range.end, kChunk));
  writer_.line("const int64_t end{0} = pn::smaller(chunk{0} + {1}, {2});", loop, kChunk, range.end);
  const std::string chunk = fmt::format("chunk{}", loop);
  for (const ExprId load : runs) {
    const CppPointer& pointer = scope_.pointers[at_].at(load);
    const bool is_mask = kernel_.expr(load).dtype == DType::kBool;
    writer_.line("alignas(64) {} wide{}[{}];", is_mask ? "int32_t" : "float", load.index, kChunk);
    writer_.line("pn::widen(wide{}, {} + {}, end{} - {});", load.index, pointer.name,
                 exprs_.offset(nest_.loads.at(load), pointer, {}, chunk), loop, chunk);
  }
  if (narrows_) {
    writer_.line("alignas(64) float narrow[{}];", kChunk);
    writer_.open_block();
    after_.push_back({.closing = {},
                      .line = fmt::format("pn::narrow(&{}, narrow, end{} - {});",
                                          target_place(chunk), loop, chunk)});
  }
  return {chunk, fmt::format("end{}", loop)};
}

void StageLoops::open_brace(const std::string& head) {
  writer_.open("{}", head);
  after_.emplace_back();
}

// How many iterations at the end of the innermost loop may run as one vector, though it does again
// what the one before it did, rather than leave single elements to a loop of their own: where an
// element is dear, and nothing changes by doing it twice. 0 where that is not so.
size_t StageLoops::overlapping_vector() const {
  constexpr int64_t kDear = 100;  // what single elements might come to
  constexpr size_t kBytes = 64;
  constexpr int64_t kFewest = 4;  // elements that are worth a vector
  if (stage_.kind != StageKind::kMap || stage_.store != StoreMode::kSet) return 0;
  // Of lanes many rows end together; tiles are short.
  if (group_.lanes || group_.blocked.size() > 1) return 0;
  if (is_read_later()) return 0;
  size_t narrowest = byte_size(kernel_.buffer(stage_.target).dtype);
  for (const auto& [id, load] : nest_.loads) {
    if (load.buffer == stage_.target) return 0;
    narrowest = std::min(narrowest, byte_size(kernel_.buffer(load.buffer).dtype));
  }
  int64_t spent = 0;
  for (const ExprId id : nest_.exprs) spent += cost(kernel_.expr(id).op);
  auto vector = static_cast<int64_t>(kBytes / narrowest);
  while (vector > kFewest && vector > nest_.extents[order_.back()]) vector /= 2;
  const bool is_dear = spent * vector >= kDear;
  return is_dear && nest_.extents[order_.back()] >= vector ? static_cast<size_t>(vector) : 0;
}

// Whether a stage of the same row reads the target: stores that overlap reach a load that follows
// at once only by way of memory.
bool StageLoops::is_read_later() const {
  for (size_t later = at_ + 1; later < group_.stages.size(); ++later) {
    const bool reads = std::ranges::any_of(group_.stages[later].nest.loads, [&](const auto& load) {
      return load.second.buffer == stage_.target;
    });
    if (reads) return true;
  }
  return false;
}

void StageLoops::open_overlapping(size_t loop, const Range& range, size_t vector) {
  writer_.open("pn::each<{}>({}, {}, [&](int64_t i{}) __attribute__((always_inline))", vector,
               range.begin, range.end, loop);
  after_.push_back({.closing = ");", .line = {}});
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
    const size_t loop = order_[depth_];
    if (depth_ + 1 == innermost()) {
      const Range range = open_innermost_range();
      const bool as_it_likes = group_.vector == 0 && group_.unroll == 0;
      const size_t vector = is_simd() && as_it_likes ? overlapping_vector() : 0;
      if (vectors_) {
        open_vectors(range);
      } else if (vector != 0) {
        open_overlapping(loop, range, vector);
      } else {
        if (is_simd()) say_simd();
        open_loop(loop, range);
      }
    } else {
      open_loop(loop, full_range(loop));
    }
    enter(depth_ + 1);
  }
}

void StageLoops::enter(size_t depth) {
  depth_ = depth;
  exprs_.print_early(depth, writer_);
}

// Compilers take one of the two: what is copied they vectorize as they like.
void StageLoops::say_simd() {
  if (group_.unroll > 1) {
    writer_.directive("#pragma GCC ivdep");
    writer_.directive(fmt::format("#pragma GCC unroll {}", group_.unroll));
  } else if (group_.vector > 0) {
    writer_.directive(fmt::format("#pragma omp simd simdlen({})", group_.vector));
  } else {
    writer_.directive("#pragma omp simd");
  }
}

bool StageLoops::is_simd() const {
  return !group_.serial && (group_.lanes || stage_.kind == StageKind::kMap);
}

void StageLoops::open_guards(size_t depth) {
  std::string condition;
  for (const ExprId term : terms_) {
    const size_t at = exprs_.depth(term);
    if (at < guarded_ || at > depth) continue;
    condition += (condition.empty() ? "" : " & ") + exprs_.text(term);
  }
  guarded_ = depth + 1;
  if (!condition.empty()) open_brace(fmt::format("if ({})", condition));
}

bool StageLoops::has_guard_at(size_t depth) const {
  return std::ranges::any_of(terms_, [&](ExprId term) { return exprs_.depth(term) == depth; });
}

void StageLoops::round_local() {
  if (!rounds_) return;
  writer_.line("pn::round_run({}, stop{} - start{});", scope_.locals[stage_.target.index],
               group_.rows - 1, group_.rows - 1);
}

void StageLoops::close_to(size_t count) {
  while (after_.size() > count) {
    writer_.close(after_.back().closing);
    if (!after_.back().line.empty()) writer_.line("{}", after_.back().line);
    after_.pop_back();
  }
}

std::string StageLoops::lane(std::string_view array) const {
  return fmt::format("{0}[i{1} - start{1}]", array, group_.rows - 1);
}

void StageLoops::lane_line(const std::string& text) {
  const size_t before = open_count();
  writer_.directive("#pragma omp simd");
  open_loop(order_.back(), full_range(order_.back()));
  writer_.line("{}", text);
  close_to(before);
}

std::string StageLoops::target_place(std::string_view last) const {
  const std::string& local = scope_.locals[stage_.target.index];
  if (!local.empty()) return group_.lanes ? lane(local) : local;
  const CppPointer& pointer = scope_.targets[at_];
  return fmt::format("{}[{}]", pointer.name,
                     exprs_.offset(nest_.target, pointer, stage_.target_index, last));
}

// Where the values of the innermost loop lie from its `begin`.
std::string StageLoops::target_from(const std::string& begin) const {
  const std::string& local = tile_.empty() ? scope_.locals[stage_.target.index] : tile_;
  if (local.empty()) return fmt::format("&{}", target_place(begin));
  return fmt::format("{} + ({} - start{})", local, begin, group_.rows - 1);
}

void StageLoops::store_value() {
  if (vectors_) {
    writer_.line("return {};", value_in_lanes());
    return;
  }
  if (!tile_.empty()) {
    writer_.line("{} = {};", lane(tile_), value());
    return;
  }
  if (rounds_) {
    writer_.line("{} = {};", target_place(), exprs_.text(stored_value()));
    return;
  }
  if (narrows_) return store(exprs_.text(stored_value()), DType::kF32);
  const Expr& value = kernel_.expr(stage_.value);
  if (value.op == ScalarOp::kLoad && is_widened(kernel_, group_, scope_, value.buffer) &&
      is_widened(kernel_, group_, scope_, stage_.target)) {
    writer_.line("{} = {};", target_place(), exprs_.local_element(value.buffer));
    return;
  }
  store(exprs_.text(stage_.value), value_dtype());
}

void StageLoops::store(const std::string& text, DType dtype) {
  const DType target = kernel_.buffer(stage_.target).dtype;
  const std::string_view memory = cpp_memory_type(target);
  if (narrows_) {
    const std::string single = dtype == DType::kF32 ? text : fmt::format("float({})", text);
    writer_.line("narrow[i{0} - chunk{0}] = {1};", order_.back(), single);
    return;
  }
  const std::string place = target_place();
  if (is_widened(kernel_, group_, scope_, stage_.target)) {
    const char* const how = dtype == DType::kF16 ? "pn::cast<float>" : "pn::rounded<pn::f16>";
    writer_.line("{} = {}({});", place, how,
                 dtype == DType::kF64 ? fmt::format("float({})", text) : text);
    return;
  }
  std::string stored = text;
  if (target == DType::kBool)
    stored = fmt::format("uint8_t({} != 0)", text);
  else if (target != dtype)
    stored = fmt::format("pn::cast<{}>({})", memory, text);
  if (stage_.store == StoreMode::kAdd) {
    const std::string_view wide = cpp_memory_type(opmath(target));
    if (target == DType::kBool) {
      stored = fmt::format("uint8_t({} | {})", place, stored);
    } else if (is_integral(target)) {
      stored = fmt::format("pn::add({}, {})", place, stored);
    } else {
      stored = fmt::format("pn::cast<{0}>(pn::cast<{1}>({2}) + pn::cast<{1}>({3}))", memory, wide,
                           place, stored);
    }
  }
  writer_.line("{} = {};", place, stored);
}

void StageLoops::store_lanes(const std::string& text, DType dtype) {
  const size_t before = open_count();
  const size_t loop = order_.back();
  const Range range = full_range(loop);
  const Buffer& target = kernel_.buffer(stage_.target);
  const bool runs = target.dtype == DType::kF16 && scope_.locals[stage_.target.index].empty() &&
                    nest_.target.affine && nest_.target.strides[loop] == 1;
  if (runs) {
    writer_.line("alignas(64) float narrow[{}];", kMaxLanes);
    lane_line(fmt::format("{} = float({});", lane("narrow"), text));
    writer_.line("pn::narrow(&{}, narrow, {} - {});", target_place(range.begin), range.end,
                 range.begin);
    return;
  }
  writer_.directive("#pragma omp simd");
  open_loop(loop, range);
  store(text, dtype);
  close_to(before);
}

}  // namespace passnet
