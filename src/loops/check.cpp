#include "loops/check.hpp"

#include "base/did_you_mean.hpp"
#include "ir/text/foreign.hpp"
#include "kernel/scalar.hpp"
#include "loops/function_bodies.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

namespace passnet {
namespace {

constexpr std::array<std::string_view, 5> kOwnFunctions{"round", "present", "gelu", "gelu_tanh",
                                                        "recurrence"};

// Functions of passes and of PyTorch that give extents.
constexpr std::array<std::string_view, 6> kExtentFunctions{"dim",  "numel", "shape",
                                                           "size", "rank",  "len"};

bool has_function(std::string_view name, const Catalog& catalog) {
  if (std::ranges::find(kOwnFunctions, name) != kOwnFunctions.end()) return true;
  const Op* op = catalog.find(name);
  return scalar_op_from_name(name) || (op != nullptr && loop_function(*op));
}

// The number of indices that a name takes: exactly `least`, or with a pack at least one fewer than
// its dims.
struct IndexCount {
  size_t dims = 0;
  bool has_pack = false;
  bool admits(size_t found) const { return has_pack ? found + 1 >= dims : found == dims; }
};

class LoopChecker {
 public:
  LoopChecker(const LoopKernel& kernel, const Catalog& catalog, Diagnostics& diagnostics)
      : kernel_(kernel), catalog_(catalog), diagnostics_(diagnostics) {}

  void run() {
    for (const auto* tensors : {&kernel_.operands, &kernel_.results}) {
      for (const LoopTensor& tensor : *tensors) declare(tensor);
    }
    for (const LoopStatement& statement : kernel_.body) declare(statement);
    for (const LoopStatement& statement : kernel_.body) check(statement);
    for (const LoopTensor& result : kernel_.results) {
      if (stored_.contains(result.name)) continue;
      diagnostics_.error(result.span, "loop-store", "expected a statement that stores '{}'",
                         result.name);
    }
  }

 private:
  void declare(const LoopTensor& tensor) {
    IndexCount count{.dims = tensor.dims.size()};
    for (const LoopDim& dim : tensor.dims) {
      count.has_pack = count.has_pack || dim.is_pack;
      if (dim.is_pack) packs_.insert(dim.extent.name);
      declare_names(dim.extent);
    }
    counts_[tensor.name].push_back(count);
  }

  void declare(const LoopStatement& statement) {
    for (const LoopTerm& index : statement.rows) declare_index(index);
    for (const LoopTerm& index : statement.indices) declare_index(index);
    declare_reductions(statement.value);
    const IndexCount around = count_of(statement.rows);
    if (statement.is_rows()) rows_.push_back(around);
    for (const LoopStatement& inner : statement.body) declare(inner);
    if (statement.is_rows()) rows_.pop_back();
    if (statement.target.empty()) return;
    if (is_result(statement.target)) {
      if (!stored_.insert(statement.target).second) {
        diagnostics_.error(statement.span, "loop-store", "expected one statement that stores '{}'",
                           statement.target);
      }
      return;
    }
    IndexCount count = count_of(statement.indices);
    std::vector<IndexCount>& counts = counts_[statement.target];
    counts.push_back(count);
    // Behind its rows, their indices come first.
    for (size_t i = rows_.size(); i-- > 0;) {
      count.dims += rows_[i].dims;
      count.has_pack = count.has_pack || rows_[i].has_pack;
      counts.push_back(count);
    }
  }

  IndexCount count_of(const std::vector<LoopTerm>& indices) const {
    IndexCount count{.dims = indices.size()};
    for (const LoopTerm& index : indices) {
      count.has_pack = count.has_pack || packs_.contains(index.name);
    }
    return count;
  }

  void declare_index(const LoopTerm& index) {
    const bool is_ranged = index.kind == LoopTermKind::kBinary && index.name == "<";
    const LoopTerm& name = is_ranged ? index.terms[0] : index;
    if (is_ranged && name.kind == LoopTermKind::kName) names_.insert(name.name);
  }

  void declare_reductions(const LoopTerm& term) {
    for (const LoopTerm& index : term.indices) declare_index(index);
    for (const LoopTerm& operand : term.terms) declare_reductions(operand);
  }

  void declare_names(const LoopTerm& extent) {
    if (extent.kind == LoopTermKind::kName) names_.insert(extent.name);
    for (const LoopTerm& operand : extent.terms) declare_names(operand);
  }

  bool is_result(std::string_view name) const {
    return std::ranges::find(kernel_.results, name, &LoopTensor::name) != kernel_.results.end();
  }

  void check(const LoopStatement& statement) {
    for (const LoopTerm& index : statement.rows) check_index(index);
    for (const LoopTerm& index : statement.indices) check(index);
    if (statement.body.empty()) check(statement.value);
    for (const LoopStatement& inner : statement.body) check(inner);
    if (is_result(statement.target)) {
      check_count(statement.target, statement.indices.size(), statement.span, "loop-store");
    }
  }

  // The depth of a term is bounded by its parser.
  void check(const LoopTerm& term) {
    for (const LoopTerm& index : term.indices) check_index(index);
    switch (term.kind) {
      case LoopTermKind::kName:
      case LoopTermKind::kElement:
        check_name(term);
        break;
      case LoopTermKind::kCall:
        return check_call(term);
      case LoopTermKind::kInteger:
      case LoopTermKind::kNumber:
      case LoopTermKind::kParameter:
      case LoopTermKind::kReduce:
      case LoopTermKind::kUnary:
      case LoopTermKind::kBinary:
      case LoopTermKind::kChoose:
        break;
    }
    for (const LoopTerm& operand : term.terms) check(operand);
  }

  // An index of `rows` or of a reduction.
  void check_index(const LoopTerm& index) {
    if (index.kind != LoopTermKind::kName || names_.contains(index.name)) return check(index);
    if (!reported_.insert(index.name).second) return;
    diagnostics_.error(
        index.span, "loop-name",
        "expected the name of a dim of the signature, or '{0} < extent', found '{0}'", index.name);
  }

  void check_name(const LoopTerm& term) {
    if (term.name == "inf" || term.name == "nan") return;
    if (counts_.contains(term.name)) {
      return check_count(term.name, term.terms.size(), term.span, "loop-type");
    }
    const bool is_element = term.kind == LoopTermKind::kElement;
    if (names_.contains(term.name) && !is_element) return;
    if (!reported_.insert(term.name).second) return;
    std::vector<std::string_view> known;
    known.reserve(counts_.size());
    for (const auto& [name, counts] : counts_) known.emplace_back(name);
    if (!is_element) known.insert(known.end(), names_.begin(), names_.end());
    const std::string_view nearest = nearest_name(term.name, known);
    diagnostics_.error(
        term.span, "loop-name", "expected {}, found '{}'{}",
        is_element ? "a tensor or an array" : "a value, an index or an extent", term.name,
        nearest.empty() && !is_element ? fmt::format("; a parameter is ${}", term.name)
                                       : did_you_mean(nearest));
  }

  // Reports a number of indices that no declaration of the name admits.
  void check_count(const std::string& name, size_t found, Span span, std::string_view id) {
    const auto& counts = counts_.at(name);
    if (std::ranges::any_of(counts, [&](const IndexCount& count) { return count.admits(found); })) {
      return;
    }
    diagnostics_.error(span, id, "expected {} {} of '{}', found {}", counts.front().dims,
                       counts.front().dims == 1 ? "index" : "indices", name, found);
  }

  void check_call(const LoopTerm& term) {
    if (!has_function(term.name, catalog_)) {
      return diagnostics_.add(unknown_loop_function(term, catalog_));
    }
    const auto op = scalar_op_from_name(term.name);
    if (op && *op != ScalarOp::kRound && term.terms.size() != info(*op).arity) {
      return diagnostics_.error(term.span, "loop-type", "expected {} operand{} of '{}', found {}",
                                info(*op).arity, info(*op).arity == 1 ? "" : "s", term.name,
                                term.terms.size());
    }
    // present(x) and the second operand of round(v, x) name a tensor, not an element.
    const size_t values = term.name == "present" ? 0 : term.name == "round" ? 1 : term.terms.size();
    for (size_t i = 0; i < std::min(values, term.terms.size()); ++i) check(term.terms[i]);
  }

  const LoopKernel& kernel_;
  const Catalog& catalog_;
  Diagnostics& diagnostics_;
  std::map<std::string, std::vector<IndexCount>, std::less<>> counts_;  // of tensors and values
  std::vector<IndexCount> rows_;                                        // around a statement
  std::set<std::string, std::less<>> names_;                            // of dims and indices
  std::set<std::string, std::less<>> packs_;
  std::set<std::string, std::less<>> stored_;
  std::set<std::string, std::less<>> reported_;
};

}  // namespace

void check_loops(const LoopKernel& kernel, const Catalog& catalog, Diagnostics& diagnostics) {
  LoopChecker(kernel, catalog, diagnostics).run();
}

Diagnostic unknown_loop_function(const LoopTerm& call, const Catalog& catalog) {
  if (find_loop_reduction(call.name) != nullptr) {
    return make_error(call.span, "loop-name",
                      "expected an index and what is reduced, such as {0}(k) x[k], found '{1}'",
                      call.name, print(call));
  }
  std::string hint;
  if (std::ranges::find(kExtentFunctions, call.name) != kExtentFunctions.end()) {
    hint = "; the names of the signature's dims are extents";
  } else if (meant_dtype(call.name)) {
    hint = "; round(v, x) rounds to the dtype of x";
  } else if (catalog.find(call.name) != nullptr) {
    hint = ", an op of whole tensors";
  } else {
    std::vector<std::string_view> known(kOwnFunctions.begin(), kOwnFunctions.end());
    for (const ScalarOpInfo& entry : kScalarOps) {
      if (scalar_op_from_name(entry.name)) known.push_back(entry.name);
    }
    for (const Op& op : catalog.ops()) {
      if (loop_function(op)) known.push_back(op.name());
    }
    hint = did_you_mean(nearest_name(call.name, known));
  }
  return make_error(call.span, "loop-name",
                    "expected a function such as exp, fma, max or relu, found '{}'{}", call.name,
                    hint);
}

}  // namespace passnet
