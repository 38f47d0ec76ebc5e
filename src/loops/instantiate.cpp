#include "loops/instantiate.hpp"

#include "kernel/transform/store_in_results.hpp"
#include "loops/parse.hpp"
#include "loops/terms.hpp"

#include <algorithm>
#include <set>
#include <string>

namespace passnet {
namespace {

// An index as a sum of multiples of loops.
struct LoopForm {
  int64_t constant = 0;
  std::vector<int64_t> factors;  // one per loop
};

constexpr int64_t kMaxBlocks = 32;  // of one statement: each has stages of its own

class Instantiation {
 public:
  Instantiation(const LoopKernel& kernel, std::string_view name, const LoopSignature& signature,
                const Catalog& catalog, LoopExtents extents)
      : kernel_(kernel),
        signature_(signature),
        extents_(extents),
        builder_(std::string(name)),
        terms_(kernel, signature, std::move(extents), catalog, builder_) {}

  Result<Kernel> run() {
    for (size_t i = 0; i < kernel_.operands.size(); ++i) {
      TRY(declare(kernel_.operands[i], signature_.operands[i], true));
    }
    for (size_t i = 0; i < kernel_.results.size(); ++i) {
      TRY(declare(kernel_.results[i], signature_.results[i], false));
    }
    const DType rounded = signature_.results.front().dtype;
    TRY(statements(kernel_.body, {.loops = {}, .rounded = rounded}));
    for (const LoopTensor& result : kernel_.results) {
      if (terms_.variables.at(result.name).is_stored) continue;
      return fail(result.span, "loop-store", "expected a statement that stores '{}'", result.name);
    }
    return store_in_results(builder_.take());
  }

 private:
  Result<void> declare(const LoopTensor& tensor, const std::optional<TensorType>& type,
                       bool is_operand) {
    LoopVariable variable{
        .rows = {}, .shape = {}, .is_tensor = true, .is_stored = is_operand, .tensor = &tensor};
    if (!type) {
      variable.fallback = &*tensor.fallback;
      return add(tensor.name, tensor.span, variable);
    }
    if (is_complex(type->dtype)) {
      return fail(tensor.span, "loop-types", "expected real numbers in '{}', found {}", tensor.name,
                  to_string(*type));
    }
    variable.dtype = type->dtype;
    variable.shape = type->shape;
    variable.counts = TRY(count_dims(tensor, *type));
    variable.buffer =
        is_operand ? builder_.input(tensor.name, *type) : builder_.output(tensor.name, *type);
    return add(tensor.name, tensor.span, variable);
  }

  Result<void> add(const std::string& name, Span span, const LoopVariable& variable) {
    const bool is_extent = extents_.dims.contains(name) || extents_.packs.contains(name) ||
                           terms_.ranged.contains(name);
    const auto known = terms_.variables.find(name);
    if (known != terms_.variables.end() && known->second.has_ended) terms_.variables.erase(known);
    if (!is_extent && terms_.variables.try_emplace(name, variable).second) return {};
    return fail(span, "loop-name", "expected a new name, found '{}', which names {}", name,
                is_extent ? "an extent or an index" : "another value");
  }

  // The statements; their values end with them.
  Result<void> body(const std::vector<LoopStatement>& list, const LoopScope& scope) {
    for (const std::string& name : TRY(statements(list, scope))) terms_.variables.erase(name);
    return {};
  }

  // Returns the names that the statements assign.
  Result<std::set<std::string>> statements(const std::vector<LoopStatement>& list,
                                           const LoopScope& scope) {
    std::set<std::string> declared;
    for (const LoopStatement& statement : list) {
      if (statement.is_rows()) {
        LoopScope inner = scope;
        for (const LoopTerm& index : statement.rows) TRY(terms_.add_loops(index, inner));
        for (const std::string& name : TRY(statements(statement.body, inner))) {
          end_rows(terms_.variables.at(name), scope.loops.size());
          declared.insert(name);
        }
      } else if (statement.is_blocks()) {
        TRY(blocks(statement, scope));
      } else if (is_result(statement.target)) {
        TRY(store(statement, scope));
      } else {
        if (TRY(define(statement, scope))) declared.insert(statement.target);
      }
    }
    return declared;
  }

  // A value of rows that have ended is an array over them.
  static void end_rows(LoopVariable& variable, size_t outer) {
    const std::vector<ScopeLoop> ended(variable.rows.begin() + static_cast<ptrdiff_t>(outer),
                                       variable.rows.end());
    for (size_t i = 0; i < ended.size(); ++i) {
      const auto at = static_cast<ptrdiff_t>(i);
      variable.shape.insert(variable.shape.begin() + at, ended[i].extent);
      variable.bases.insert(variable.bases.begin() + at, ended[i].base);
    }
    variable.rows.resize(outer);
    variable.has_ended = true;
  }

  bool is_result(std::string_view name) const {
    return std::ranges::find(kernel_.results, name, &LoopTensor::name) != kernel_.results.end();
  }

  // The statements once for each block of the index. Values that exist before are running values:
  // each assignment gives them a new buffer.
  Result<void> blocks(const LoopStatement& statement, const LoopScope& scope) {
    const LoopTerm& index = statement.rows[0];
    LoopScope probe = scope;
    TRY(terms_.add_loops(index, probe));
    if (extents_.packs.contains(index.name) || terms_.blocks.contains(index.name)) {
      return fail(index.span, "loop-name",
                  "expected one dim that no blocks around divide, found '{}'", index.name);
    }
    const int64_t extent = probe.loops.back().extent;
    if (extent == 0) return without_blocks(statement, scope);
    const int64_t least = (extent + kMaxBlocks - 1) / kMaxBlocks;
    const int64_t width = (least + statement.width - 1) / statement.width * statement.width;
    in_blocks_ += 1;
    for (int64_t base = 0; base < extent; base += width) {
      terms_.blocks[index.name] = {.base = base, .extent = std::min(width, extent - base)};
      TRY(body(statement.body, scope));
    }
    in_blocks_ -= 1;
    terms_.blocks.erase(index.name);
    return {};
  }

  // A dim without elements has no block: running values keep what they have, in the dtype that a
  // block would give them, so that what follows does not depend on the extent.
  Result<void> without_blocks(const LoopStatement& statement, const LoopScope& scope) {
    auto before = terms_.variables;
    in_blocks_ += 1;
    terms_.blocks[statement.rows[0].name] = {.base = 0, .extent = 0};
    TRY(body(statement.body, scope));
    in_blocks_ -= 1;
    terms_.blocks.erase(statement.rows[0].name);
    for (auto& [name, variable] : before) {
      const DType dtype = terms_.variables.at(name).dtype;
      if (dtype == variable.dtype) continue;
      LoopScope own{.loops = variable.rows};
      for (const int64_t dim : variable.shape) own.loops.push_back({.extent = dim});
      const BufferId buffer = TRY(terms_.add_array(statement.span, own, dtype));
      const ExprIds place = terms_.loop_indices(own.loops.size());
      builder_.map(terms_.extents(own), buffer, place, builder_.load(variable.buffer, place));
      variable.dtype = dtype;
      variable.buffer = buffer;
    }
    terms_.variables = std::move(before);
    return {};
  }

  // A value of the row, or an array of it: one for each iteration of the rows around. False if it
  // is a running value that has a new buffer.
  Result<bool> define(const LoopStatement& statement, const LoopScope& rows) {
    LoopScope scope = rows;
    for (const LoopTerm& index : statement.indices) TRY(terms_.add_loops(index, scope));
    LoopVariable variable;
    if (statement.value.kind == LoopTermKind::kReduce &&
        !find_loop_reduction(statement.value.name)->is_running) {
      variable = TRY(terms_.reduce(statement.value, scope));
    } else {
      const LoopValue value = TRY(terms_.value(statement.value, scope));
      variable.dtype = builder_.dtype(value.expr);
      variable.buffer = TRY(terms_.add_array(statement.span, scope, variable.dtype));
      builder_.map(terms_.extents(scope), variable.buffer, terms_.loop_indices(scope.loops.size()),
                   value.expr);
    }
    variable.rows = rows.loops;
    for (size_t i = rows.loops.size(); i < scope.loops.size(); ++i) {
      variable.shape.push_back(scope.loops[i].extent);
      variable.bases.push_back(scope.loops[i].base);
    }
    const auto running = terms_.variables.find(statement.target);
    if (in_blocks_ > 0 && running != terms_.variables.end() && !running->second.is_tensor &&
        !running->second.has_ended) {
      if (running->second.rows.size() != variable.rows.size() ||
          running->second.shape != variable.shape || running->second.bases != variable.bases) {
        return fail(statement.span, "loop-type", "expected the dims that '{}' had before",
                    statement.target);
      }
      running->second = std::move(variable);
      return false;
    }
    TRY(add(statement.target, statement.span, variable));
    return true;
  }

  // Adds loops for the names in an index that no loop has yet: names alone, `k < n`, and those that
  // were declared so before.
  Result<void> add_index_loops(const LoopTerm& term, bool is_whole, LoopScope& scope) {
    const bool is_ranged = is_whole && term.kind == LoopTermKind::kBinary && term.name == "<";
    if (is_ranged) return terms_.add_loops(term, scope);
    if (term.kind == LoopTermKind::kName && !scope.has(term.name)) {
      const bool is_dim = extents_.dims.contains(term.name) || extents_.packs.contains(term.name);
      if (terms_.ranged.contains(term.name) || (is_whole && is_dim)) {
        return terms_.add_loops(term, scope);
      }
    }
    for (const LoopTerm& operand : term.terms) TRY(add_index_loops(operand, false, scope));
    return {};
  }

  Result<void> store(const LoopStatement& statement, const LoopScope& rows) {
    LoopVariable& result = terms_.variables.at(statement.target);
    if (in_blocks_ > 0) {
      return fail(statement.span, "loop-store", "expected '{}' to be stored outside of blocks",
                  statement.target);
    }
    if (result.is_stored) {
      return fail(statement.span, "loop-store", "expected one statement that stores '{}'",
                  statement.target);
    }
    LoopScope scope = rows;
    scope.rounded = result.dtype;
    for (const LoopTerm& index : statement.indices) TRY(add_index_loops(index, true, scope));
    ExprIds target;
    std::vector<LoopForm> forms;
    for (const LoopTerm& index : statement.indices) {
      TRY(add_target(index, scope, target, forms));
    }
    if (target.size() != result.shape.size()) {
      return fail(statement.span, "loop-store", "expected {} indices of '{}', found {}",
                  result.shape.size(), statement.target, target.size());
    }
    if (!covers(forms, result.shape, scope)) {
      return fail(statement.span, "loop-store",
                  "expected loops that store every element of '{}', of shape {}, exactly once",
                  statement.target, to_string(result.shape));
    }
    const LoopValue value = TRY(terms_.value(statement.value, scope));
    builder_.map(terms_.extents(scope), result.buffer, std::move(target),
                 builder_.cast(value.expr, result.dtype));
    result.is_stored = true;
    return {};
  }

  Result<void> add_target(const LoopTerm& term, const LoopScope& scope, ExprIds& target,
                          std::vector<LoopForm>& forms) {
    const bool is_ranged = term.kind == LoopTermKind::kBinary && term.name == "<";
    const LoopTerm& index = is_ranged ? term.terms[0] : term;
    if (index.kind == LoopTermKind::kName && extents_.packs.contains(index.name)) {
      for (size_t i = 0; i < scope.loops.size(); ++i) {
        if (scope.loops[i].name != index.name) continue;
        target.push_back(builder_.index(i));
        forms.push_back({.constant = 0, .factors = std::vector<int64_t>(scope.loops.size())});
        forms.back().factors[i] = 1;
      }
      return {};
    }
    target.push_back(TRY(terms_.index(index, scope)).expr);
    auto form = form_of(index, scope);
    if (!form) {
      return fail(index.span, "loop-store",
                  "expected a sum of multiples of indices where a result is stored, found '{}'",
                  print(index));
    }
    forms.push_back(*std::move(form));
    return {};
  }

  std::optional<LoopForm> form_of(const LoopTerm& term, const LoopScope& scope) const {
    LoopForm form{.constant = 0, .factors = std::vector<int64_t>(scope.loops.size())};
    if (term.kind == LoopTermKind::kName) {
      const auto loop = std::ranges::find(scope.loops, term.name, &ScopeLoop::name);
      if (loop != scope.loops.end()) {
        form.factors[static_cast<size_t>(loop - scope.loops.begin())] = 1;
        return form;
      }
    }
    if (mentions_loop(term, scope)) {
      if (term.kind != LoopTermKind::kBinary) return std::nullopt;
      const auto left = form_of(term.terms[0], scope);
      const auto right = form_of(term.terms[1], scope);
      if (!left || !right) return std::nullopt;
      if (term.name == "*") {
        const bool is_left_constant = !mentions_loop(term.terms[0], scope);
        if (!is_left_constant && mentions_loop(term.terms[1], scope)) return std::nullopt;
        return combine({}, is_left_constant ? *right : *left,
                       is_left_constant ? left->constant : right->constant, scope);
      }
      if (term.name != "+" && term.name != "-") return std::nullopt;
      return combine(*left, *right, term.name == "+" ? 1 : -1, scope);
    }
    const auto constant = extents_.evaluate(term);
    if (!constant) return std::nullopt;
    form.constant = *constant;
    return form;
  }

  // base + factor · form; nothing beyond 64 bits.
  static std::optional<LoopForm> combine(const LoopForm& base, const LoopForm& form, int64_t factor,
                                         const LoopScope& scope) {
    LoopForm sum = base;
    sum.factors.resize(scope.loops.size());
    const auto add = [&](int64_t& to, int64_t from) {
      int64_t product = 0;
      return !__builtin_mul_overflow(from, factor, &product) &&
             !__builtin_add_overflow(to, product, &to);
    };
    if (!add(sum.constant, form.constant)) return std::nullopt;
    for (size_t i = 0; i < sum.factors.size(); ++i) {
      if (!add(sum.factors[i], form.factors[i])) return std::nullopt;
    }
    return sum;
  }

  static bool mentions_loop(const LoopTerm& term, const LoopScope& scope) {
    if (term.kind == LoopTermKind::kName && scope.has(term.name)) return true;
    return std::ranges::any_of(
        term.terms, [&](const LoopTerm& operand) { return mentions_loop(operand, scope); });
  }

  // True if the loops reach each element of the shape exactly once: each loop counts in one dim,
  // and there the loops are the digits of a number from 0 to the extent - 1.
  static bool covers(const std::vector<LoopForm>& forms, const Shape& shape,
                     const LoopScope& scope) {
    if (std::ranges::find(scope.loops, 0, &ScopeLoop::extent) != scope.loops.end()) {
      return std::ranges::find(shape, 0) != shape.end();
    }
    std::vector<bool> is_used(scope.loops.size());
    for (size_t dim = 0; dim < shape.size(); ++dim) {
      std::vector<std::pair<int64_t, int64_t>> digits;  // factor, extent
      for (size_t i = 0; i < scope.loops.size(); ++i) {
        if (forms[dim].factors[i] == 0) continue;
        if (is_used[i]) return false;
        is_used[i] = true;
        if (scope.loops[i].extent != 1) {
          digits.emplace_back(forms[dim].factors[i], scope.loops[i].extent);
        }
      }
      std::ranges::sort(digits);
      int64_t radix = 1;
      for (const auto& [factor, extent] : digits) {
        if (factor != radix || __builtin_mul_overflow(radix, extent, &radix)) return false;
      }
      if (radix != shape[dim] || forms[dim].constant != 0) return false;
    }
    for (size_t i = 0; i < scope.loops.size(); ++i) {
      if (!is_used[i] && scope.loops[i].extent != 1) return false;
    }
    return true;
  }

  const LoopKernel& kernel_;
  LoopSignature signature_;
  LoopExtents extents_;
  KernelBuilder builder_;
  LoopTerms terms_;
  int in_blocks_ = 0;
};

}  // namespace

Result<Kernel> instantiate(const LoopKernel& kernel, std::string_view name,
                           const LoopSignature& signature, const Catalog& catalog) {
  const auto check_count = [&](size_t expected, size_t found, std::string_view what,
                               const std::vector<LoopTensor>& tensors) -> Result<void> {
    if (expected == found) return {};
    return fail(tensors.empty() ? Span{} : tensors.front().span, "loop-types",
                "expected {} {} of '{}', found {}", expected, what, name, found);
  };
  TRY(check_count(kernel.operands.size(), signature.operands.size(), "operands", kernel.operands));
  TRY(check_count(kernel.results.size(), signature.results.size(), "results", kernel.results));
  TRY(check_count(kernel.parameters.size(), signature.parameters.size(), "parameters",
                  kernel.results));
  LoopExtents extents = TRY(bind_extents(kernel, signature));
  return Instantiation(kernel, name, signature, catalog, std::move(extents)).run();
}

Result<Kernel> instantiate(const KernelSource& source,
                           std::span<const std::optional<TensorType>> operands,
                           const Launch& launch, const Catalog& catalog) {
  const LoopKernel kernel = TRY(parse_loops(source));
  const std::vector<TensorType> results = launch.result_types();
  auto instance = instantiate(
      kernel, source.name,
      {.operands = operands, .results = results, .parameters = launch.arguments}, catalog);
  if (!instance) return std::unexpected(located(std::move(instance.error()), source));
  return instance;
}

Result<Kernel> instantiate(const KernelSource& source, const Graph& graph, const Node& launch,
                           const Catalog& catalog) {
  std::vector<std::optional<TensorType>> operands;
  for (const ValueId value : std::get<std::vector<ValueId>>(launch.arguments.front())) {
    operands.push_back(value.valid() ? std::optional(graph.type(value)) : std::nullopt);
  }
  return instantiate(source, operands, *launch.launch, catalog);
}

}  // namespace passnet
