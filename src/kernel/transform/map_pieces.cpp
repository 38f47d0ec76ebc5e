#include "kernel/transform/map_pieces.hpp"

#include "kernel/analysis/affine.hpp"
#include "kernel/analysis/reach.hpp"
#include "kernel/scalar_math.hpp"
#include "kernel/transform/rewriter.hpp"

#include <algorithm>
#include <numeric>
#include <optional>

namespace passnet {
namespace {

constexpr size_t kMaxPieces = 8;  // not tuning: more are hardly ever faster than choosing

// Some iterations of a stage: index(loop) = first + step * i for i < count.
struct Piece {
  Integers first;
  Integers step;
  Integers count;
};

// A place to split a piece: before iteration `at` of a loop, or, if 0, even iterations from odd
// ones.
struct Cut {
  size_t loop = 0;
  int64_t at = 0;
};

// An affine form over the iterations of a piece: a constant, then coefficients.
using Row = Integers;

bool is_comparison(ScalarOp op) {
  return op == ScalarOp::kEq || op == ScalarOp::kNe || op == ScalarOp::kLt || op == ScalarOp::kLe ||
         op == ScalarOp::kGt || op == ScalarOp::kGe;
}

bool is_index_arithmetic(ScalarOp op) {
  return op == ScalarOp::kAdd || op == ScalarOp::kSub || op == ScalarOp::kMul ||
         op == ScalarOp::kFloorDiv || op == ScalarOp::kRemainder || op == ScalarOp::kMin ||
         op == ScalarOp::kMax;
}

bool holds(ScalarOp op, int64_t difference) {
  if (op == ScalarOp::kEq) return difference == 0;
  if (op == ScalarOp::kNe) return difference != 0;
  if (op == ScalarOp::kLt) return difference < 0;
  if (op == ScalarOp::kLe) return difference <= 0;
  if (op == ScalarOp::kGt) return difference > 0;
  return difference >= 0;
}

// Evaluates the expressions of a stage over one piece of it, each once, operands first.
class PieceAnalysis {
 public:
  PieceAnalysis(const Kernel& kernel, const Stage& stage, const Piece& piece)
      : kernel_(kernel), piece_(piece), forms_(kernel.exprs.size()), truths_(kernel.exprs.size()) {
    for (const ExprId id : reached_from(kernel, roots_of(stage))) {
      forms_[id.index] = find_form(kernel.expr(id));
      truths_[id.index] = find_truth(kernel.expr(id));
    }
  }

  // The value of an integer.
  const std::optional<Row>& form(ExprId id) const { return forms_[id.index]; }
  // True or false if a condition is so at all iterations.
  std::optional<bool> truth(ExprId id) const { return truths_[id.index]; }

  // Finds where a condition changes that the value depends on; `is_alone`: at any iteration;
  // `has_halves`: the last loop may be cut into even and odd iterations.
  std::optional<Cut> find_cut(ExprId value, bool is_alone, bool has_halves) const {
    std::vector<bool> seen(kernel_.exprs.size());
    std::vector<ExprId> open{value};
    while (!open.empty()) {
      const ExprId id = open.back();
      open.pop_back();
      if (seen[id.index] || truth(id)) continue;
      seen[id.index] = true;
      const Expr& expr = kernel_.expr(id);
      if (is_alone) {
        if (const auto cut = cut_of_comparison(expr, has_halves)) return cut;
      }
      if (const auto cut = cut_of_division(expr, has_halves)) return cut;
      const auto known =
          expr.op == ScalarOp::kSelect ? truth(expr.operands[0]) : std::optional<bool>();
      if (known) {
        open.push_back(expr.operands[*known ? 1 : 2]);
      } else {
        open.insert(open.end(), expr.operands.begin(), expr.operands.end());
      }
    }
    return std::nullopt;
  }

 private:
  static Affine affine(const Row& row) { return {row[0], std::span(row).subspan(1)}; }
  static bool is_equality(ScalarOp op) { return op == ScalarOp::kEq || op == ScalarOp::kNe; }
  static bool is_constant(const Row& row) { return affine(row).is_constant(); }

  static Row sum(Row a, const Row& b, int64_t factor) {
    add_scaled(a, affine(b), factor);
    return a;
  }

  std::optional<Row> find_form(const Expr& expr) const {
    if (expr.dtype != DType::kI64) return std::nullopt;
    Row row(piece_.count.size() + 1);
    if (expr.op == ScalarOp::kConstant) row[0] = expr.integer;
    if (expr.op == ScalarOp::kParameter) row[0] = kernel_.value(expr.parameter);
    if (expr.op == ScalarOp::kIndex) {
      const auto loop = static_cast<size_t>(expr.integer);
      row[0] = piece_.first[loop];
      row[loop + 1] = piece_.step[loop];
    }
    if (info(expr.op).arity == 0 && expr.op != ScalarOp::kLoad) return row;
    if (!is_index_arithmetic(expr.op)) return std::nullopt;
    const auto& a = form(expr.operands[0]);
    const auto& b = form(expr.operands[1]);
    return a && b ? combine(expr.op, *a, *b) : std::nullopt;
  }

  std::optional<bool> find_truth(const Expr& expr) const {
    if (expr.dtype != DType::kBool) return std::nullopt;
    if (expr.op == ScalarOp::kConstant) return expr.integer != 0;
    if (expr.op == ScalarOp::kAnd || expr.op == ScalarOp::kOr) {
      const bool decides = expr.op == ScalarOp::kOr;
      const auto a = truth(expr.operands[0]);
      const auto b = truth(expr.operands[1]);
      if (a == decides || b == decides) return decides;
      return a && b ? std::optional(!decides) : std::nullopt;
    }
    if (expr.op == ScalarOp::kNot) {
      const auto a = truth(expr.operands[0]);
      return a ? std::optional(!*a) : std::nullopt;
    }
    if (expr.op == ScalarOp::kSelect) {
      if (const auto known = truth(expr.operands[0])) return truth(expr.operands[*known ? 1 : 2]);
      const auto a = truth(expr.operands[1]);
      return a == truth(expr.operands[2]) ? a : std::nullopt;
    }
    const auto row = difference(expr);
    if (!row) return std::nullopt;
    const IndexRange range = range_of(affine(*row), piece_.count);
    const bool at_least = holds(expr.op, range.min);
    const bool changes = is_equality(expr.op) ? range.min != range.max && range.contains(0)
                                              : at_least != holds(expr.op, range.max);
    return changes ? std::nullopt : std::optional(at_least);
  }

  std::optional<Row> combine(ScalarOp op, const Row& a, const Row& b) const {
    if (op == ScalarOp::kAdd) return sum(a, b, 1);
    if (op == ScalarOp::kSub) return sum(a, b, -1);
    if (op == ScalarOp::kMul) {
      if (is_constant(b)) return sum(Row(a.size()), a, b[0]);
      if (is_constant(a)) return sum(Row(a.size()), b, a[0]);
      return std::nullopt;
    }
    if (op == ScalarOp::kMin || op == ScalarOp::kMax) {
      const IndexRange range = range_of(affine(sum(a, b, -1)), piece_.count);
      if (range.max <= 0) return op == ScalarOp::kMin ? a : b;
      if (range.min >= 0) return op == ScalarOp::kMin ? b : a;
      return std::nullopt;
    }
    // Multiples of the divisor stay multiples.
    if (!is_constant(b) || b[0] <= 0) return std::nullopt;
    Row row = a;
    for (size_t i = 1; i < row.size(); ++i) {
      if (row[i] % b[0] != 0) return std::nullopt;
      row[i] = op == ScalarOp::kRemainder ? 0 : row[i] / b[0];
    }
    row[0] =
        op == ScalarOp::kRemainder ? integer_remainder(a[0], b[0]) : integer_floor_div(a[0], b[0]);
    return row;
  }

  std::optional<Row> difference(const Expr& expr) const {
    if (!is_comparison(expr.op)) return std::nullopt;
    const auto& a = form(expr.operands[0]);
    const auto& b = form(expr.operands[1]);
    return a && b ? std::optional(sum(*a, *b, -1)) : std::nullopt;
  }

  // The only loop that a form depends on.
  static std::optional<size_t> only_loop(const Row& row) {
    std::optional<size_t> only;
    for (size_t i = 1; i < row.size(); ++i) {
      if (row[i] == 0) continue;
      if (only) return std::nullopt;
      only = i - 1;
    }
    return only;
  }

  // A cut inside the last loop of two iterations makes halves, too.
  std::optional<Cut> cut_of_comparison(const Expr& expr, bool has_halves) const {
    const auto row = difference(expr);
    const auto loop = row ? only_loop(*row) : std::nullopt;
    if (!loop || !range_of(affine(*row), piece_.count).is_within(kIndex32Range)) {
      return std::nullopt;
    }
    const auto value = [&](int64_t i) { return (*row)[0] + (*row)[*loop + 1] * i; };
    const int64_t count = piece_.count[*loop];
    if (*loop + 1 == piece_.count.size() && count == 2 && !has_halves) return std::nullopt;
    int64_t low = 0;
    if (is_equality(expr.op)) {
      const int64_t step = (*row)[*loop + 1];
      if ((*row)[0] % step != 0) return std::nullopt;
      low = -(*row)[0] / step;
      if (low < 0 || low >= count) return std::nullopt;
      return Cut{*loop, low == 0 ? 1 : low};
    }
    int64_t high = count - 1;  // the condition changes between the two
    while (high - low > 1) {
      const int64_t middle = std::midpoint(low, high);
      (holds(expr.op, value(middle)) == holds(expr.op, value(0)) ? low : high) = middle;
    }
    return Cut{*loop, high};
  }

  std::optional<Cut> cut_of_division(const Expr& expr, bool has_halves) const {
    if (expr.op != ScalarOp::kRemainder && expr.op != ScalarOp::kFloorDiv) return std::nullopt;
    if (expr.dtype != DType::kI64 || !has_halves) return std::nullopt;
    const auto& a = form(expr.operands[0]);
    const auto& b = form(expr.operands[1]);
    if (!a || !b || !is_constant(*b) || (*b)[0] != 2) return std::nullopt;
    const size_t last = piece_.count.size() - 1;
    const bool is_odd = (*a)[last + 1] % 2 != 0 && piece_.count[last] % 2 == 0;
    return is_odd ? std::optional(Cut{last, 0}) : std::nullopt;
  }

  const Kernel& kernel_;
  const Piece& piece_;
  std::vector<std::optional<Row>> forms_;    // by expression
  std::vector<std::optional<bool>> truths_;  // by expression
};

// Copies a kernel, stage by stage.
class PieceSplitter {
 public:
  PieceSplitter(const Kernel& kernel, bool of_all)
      : kernel_(kernel), of_all_(of_all), rebuilder_(kernel), builder_(rebuilder_.builder()) {}

  std::optional<MapPieces> run() {
    std::vector<std::vector<Piece>> pieces;
    bool any = false;
    for (const Stage& stage : kernel_.stages) {
      pieces.push_back(pieces_of(stage));
      any = any || pieces.back().size() > 1;
    }
    if (!any) return std::nullopt;
    std::vector<size_t> origins;
    for (size_t s = 0; s < kernel_.stages.size(); ++s) {
      if (pieces[s].size() == 1) {
        rebuilder_.add(rebuilder_.rebuild(kernel_.stages[s]));
        origins.push_back(s);
        continue;
      }
      for (const Piece& piece : pieces[s]) {
        add(kernel_.stages[s], piece);
        origins.push_back(s);
      }
    }
    return MapPieces{rebuilder_.take(), std::move(origins)};
  }

 private:
  static bool is_plain(const Stage& stage) {
    return stage.kind == StageKind::kMap && stage.store == StoreMode::kSet && !stage.guard.valid();
  }

  // True for a map that shares rows with no other stage.
  bool is_alone(const Stage& stage) const {
    const auto loads = loaded_buffers(kernel_, std::span(&stage, 1));
    for (size_t i = 0; i < loads.size(); ++i) {
      if (loads[i] && kernel_.buffers[i].role != BufferRole::kInput) return false;
    }
    return !loaded_buffers(kernel_, kernel_.stages)[stage.target.index];
  }

  std::vector<Piece> pieces_of(const Stage& stage) const {
    const Shape extents = kernel_.extents(stage);
    Piece whole{.first = Integers(extents.size()), .step = Integers(extents.size(), 1)};
    whole.count.assign(extents.begin(), extents.end());
    if (!is_plain(stage) || extents.empty() || numel(extents) == 0) return {whole};
    const bool is_alone = this->is_alone(stage);
    if (!is_alone && !of_all_) return {whole};
    const bool has_halves = opmath(kernel_.buffer(stage.target).dtype) == DType::kF32;
    std::vector<Piece> done;
    std::vector<Piece> open{whole};
    while (!open.empty()) {
      Piece piece = std::move(open.back());
      open.pop_back();
      const auto cut =
          PieceAnalysis(kernel_, stage, piece).find_cut(stage.value, is_alone, has_halves);
      if (!cut) {
        done.push_back(std::move(piece));
        continue;
      }
      if (done.size() + open.size() + 2 > kMaxPieces) return {whole};
      auto [before, after] = split(piece, *cut);
      open.push_back(std::move(after));
      open.push_back(std::move(before));
    }
    return done;
  }

  static std::pair<Piece, Piece> split(const Piece& piece, const Cut& cut) {
    Piece before = piece;
    Piece after = piece;
    const size_t loop = cut.loop;
    if (cut.at == 0) {
      for (Piece* half : {&before, &after}) {
        half->step[loop] *= 2;
        half->count[loop] /= 2;
      }
      after.first[loop] += piece.step[loop];
    } else {
      before.count[loop] = cut.at;
      after.first[loop] += cut.at * piece.step[loop];
      after.count[loop] -= cut.at;
    }
    return {std::move(before), std::move(after)};
  }

  void add(const Stage& stage, const Piece& piece) {
    const PieceAnalysis analysis(kernel_, stage, piece);
    const auto known = [&](ExprId id) -> ExprId {
      if (const auto truth = analysis.truth(id)) return builder_.integer(*truth, DType::kBool);
      const auto& row = analysis.form(id);
      return row ? build(*row) : ExprId{};
    };
    ExprCopier copier(kernel_, builder_,
                      {.index = [&](size_t loop) { return builder_.index(loop); },
                       .parameter = {},
                       .load = {},
                       .instead = known});
    Stage part = stage;
    for (size_t loop = 0; loop < piece.count.size(); ++loop) {
      if (piece.count[loop] != kernel_.value(stage.extents[loop])) {
        part.extents[loop] = builder_.parameter(piece.count[loop]);
      }
    }
    for (ExprId& index : part.target_index) index = copier.copy(index);
    part.value = copier.copy(stage.value);
    rebuilder_.add(std::move(part));
  }

  ExprId build(const Row& row) {
    ExprId sum;
    for (size_t loop = 0; loop + 1 < row.size(); ++loop) {
      if (row[loop + 1] == 0) continue;
      const ExprId factor = builder_.integer(row[loop + 1]);
      const ExprId term = builder_.apply(ScalarOp::kMul, {builder_.index(loop), factor});
      sum = sum.valid() ? builder_.apply(ScalarOp::kAdd, {sum, term}) : term;
    }
    const ExprId constant = builder_.integer(row[0]);
    return sum.valid() ? builder_.apply(ScalarOp::kAdd, {sum, constant}) : constant;
  }

  const Kernel& kernel_;
  bool of_all_;
  KernelRebuilder rebuilder_;
  KernelBuilder& builder_;  // the rebuilder's
};

}  // namespace

MapPieces split_maps(const Kernel& kernel, bool of_all) {
  if (auto pieces = PieceSplitter(kernel, of_all).run()) return *std::move(pieces);
  std::vector<size_t> origins(kernel.stages.size());
  std::iota(origins.begin(), origins.end(), 0);
  return {kernel, std::move(origins)};
}

}  // namespace passnet
