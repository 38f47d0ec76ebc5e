// Terms of the loop language as expressions of a kernel.
#pragma once

#include "ir/op/op.hpp"
#include "kernel/analysis/affine.hpp"
#include "kernel/builder.hpp"
#include "loops/extents.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace passnet {

// A loop of a stage: over the extent of a name, or over dim `part` of a pack.
struct ScopeLoop {
  std::string name;
  size_t part = 0;
  int64_t extent = 0;
  IndexRange range = {};  // of the index, as far as conditions around a term are known to hold
  int64_t base = 0;       // of a block: the index of its first iteration
};

// One block of an index, while the statements of `blocks` are made for it.
struct LoopBlock {
  int64_t base = 0;
  int64_t extent = 0;
  IndexRange range() const { return {base, base + std::max<int64_t>(extent - 1, 0)}; }
};

// The loops around a term, outermost first, and the dtype to which `round` rounds.
struct LoopScope {
  std::vector<ScopeLoop> loops;
  DType rounded = DType::kF32;

  bool has(std::string_view name) const;
};

// A buffer that terms read: an operand, a result that was stored, or a value or array of the row.
struct LoopVariable {
  BufferId buffer;
  DType dtype = DType::kF32;
  std::vector<ScopeLoop> rows;      // the loops for each of which there is one; empty for tensors
  Shape shape;                      // of its own dims
  std::vector<int64_t> bases = {};  // of an array in a block: the index of the first element
  bool is_tensor = false;           // of the signature
  bool is_stored = true;
  bool has_ended = false;  // its rows have: they are dims now, and its name is free again
  const LoopTensor* tensor = nullptr;  // of tensors: their place in the signature
  std::vector<size_t> counts = {};     // of tensors: how many dims each dim of the signature is
  const LoopTerm* fallback = nullptr;  // of an operand that is none: its elements
};

// An expression, with its range if it is integral.
struct LoopValue {
  ExprId expr;
  IndexRange range = {};
};

// The names of one kernel, and its terms in the builder of its instance.
class LoopTerms {
 public:
  LoopTerms(const LoopKernel& kernel, const LoopSignature& signature, LoopExtents extents,
            const Catalog& catalog, KernelBuilder& builder);

  std::map<std::string, LoopVariable, std::less<>> variables;
  std::map<std::string, LoopBlock, std::less<>> blocks;  // those around a statement
  // Extents of loops that `k < extent` declared.
  std::map<std::string, int64_t, std::less<>> ranged;

  // Appends the loops of one index: `k`, `k < extent`, or a pack.
  Result<void> add_loops(const LoopTerm& index, LoopScope& scope);
  // The parameters of the loops.
  ParameterIds extents(const LoopScope& scope);

  Result<LoopValue> value(const LoopTerm& term, const LoopScope& scope);
  // The value of a term that is an index, in i64.
  Result<LoopValue> index(const LoopTerm& term, const LoopScope& scope);
  // Adds the stage of a reduction, which stores its result in a new array over the outer loops.
  Result<LoopVariable> reduce(const LoopTerm& term, const LoopScope& outer);
  ExprIds loop_indices(size_t count);
  // A new array over the loops; "loop-size" if it is too large.
  Result<BufferId> add_array(Span span, const LoopScope& scope, DType dtype);

 private:
  Result<LoopValue> name(const LoopTerm& term, const LoopScope& scope);
  Result<LoopValue> element(const LoopTerm& term, const LoopScope& scope);
  // Appends the indices that one entry of `name[…]` gives; `place` is its number.
  Result<void> add_entry(const LoopTerm& entry, size_t place, const LoopVariable& variable,
                         const LoopScope& scope, ExprIds& own);
  Result<void> add_in_block(const LoopTerm& entry, const LoopVariable& variable,
                            const LoopScope& scope, ExprIds& own);
  Result<void> add_broadcast(const LoopTerm& entry, size_t place, const LoopVariable& variable,
                             const LoopScope& scope, ExprIds& own);
  // True if the value is computed from elements of tensors or arrays.
  bool depends_on_data(ExprId value) const;
  Result<LoopValue> absent(const LoopTerm& term, const LoopVariable& variable,
                           const LoopScope& scope);
  Result<LoopValue> present(const LoopTerm& term);
  Result<LoopValue> call(const LoopTerm& term, const LoopScope& scope);
  Result<LoopValue> round(const LoopTerm& term, const LoopScope& scope);
  Result<LoopValue> function(const LoopTerm& term, ScalarOp op, std::vector<LoopValue> operands);
  Result<LoopValue> op_body(const LoopTerm& term, const Op& op, const ScalarText& body,
                            const std::vector<LoopValue>& operands);
  LoopValue gelu(ExprId x, bool is_tanh);
  Result<LoopValue> unary(const LoopTerm& term, const LoopScope& scope);
  Result<LoopValue> binary(const LoopTerm& term, const LoopScope& scope);
  Result<LoopValue> divide(const LoopTerm& term, LoopValue left, LoopValue right);
  Result<LoopValue> choose(const LoopTerm& term, const LoopScope& scope);
  Result<LoopValue> hoisted(const LoopTerm& term, const LoopScope& scope);
  Result<LoopValue> running(const LoopTerm& term, const LoopScope& scope);
  Result<LoopScope> running_scope(const LoopTerm& term, const LoopTerm& along,
                                  const LoopScope& scope);
  Result<LoopValue> sorted(const LoopTerm& term, const LoopScope& own, const LoopScope& scope);
  Result<LoopValue> recurrence(const LoopTerm& term, const LoopScope& scope);
  LoopVariable store(ExprId value, BufferId buffer, const LoopScope& own);
  // True if the term is a floating number, as far as its names are known.
  bool is_floating(const LoopTerm& term) const;
  Result<LoopValue> parameter(const LoopTerm& term);
  Result<LoopValue> load(const LoopVariable& variable, const LoopTerm& term, ExprIds own,
                         const LoopScope& scope);
  Result<LoopScope> reduction_scope(const LoopTerm& term, const LoopScope& outer);
  LoopScope used_loops(const LoopTerm& term, const LoopScope& scope) const;
  // Narrows the ranges of loops to those for which the condition is `truth`.
  void narrow(const LoopTerm& condition, bool truth, LoopScope& scope);
  // The operands in one dtype: the opmath if one is floating, else i64, else bool.
  void unify(std::vector<LoopValue>& operands);
  ExprId as(ExprId value, DType dtype) { return builder_.cast(value, dtype); }
  LoopValue integer(int64_t value) { return {builder_.integer(value), {value, value}}; }
  ExprId number(double value) { return builder_.number(value, opmath_); }
  Result<void> expect_numeric(const LoopTerm& term, const LoopValue& value) const;
  Result<LoopValue> condition(const LoopTerm& term, const LoopScope& scope);

  const LoopKernel& kernel_;
  LoopSignature signature_;
  LoopExtents extents_;
  const Catalog& catalog_;
  KernelBuilder& builder_;
  DType opmath_ = DType::kF32;  // of floating values: ATen's for the widest operand or result
  std::map<int64_t, ParameterId> parameters_;  // of loops, by extent
};

}  // namespace passnet
