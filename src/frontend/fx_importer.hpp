// The importer's state; its parts stand in import_fx.cpp (statements and results), fx_call.cpp (ops
// of the catalogue), fx_index.cpp (subscripts) and fx_python.cpp (what Python computes itself).
#pragma once

#include "frontend/binding.hpp"
#include "frontend/import_fx.hpp"
#include "frontend/tensor_objects.hpp"

namespace passnet {

class FxImporter {
 public:
  FxImporter(const FxProgram& program, const Catalogue& catalogue, const SpellingTable& spellings);
  Result<ImportedGraph> run();

 private:
  using ValueResult = Result<FxValue>;

  // import_fx.cpp
  Result<void> add_inputs();
  Result<void> execute(const FxCall& call);
  Result<void> add_results();
  Result<FxValue> evaluate(const FxValue& value, Span span) const;
  void record(const FxCall& call, const FxValue& value);
  ValueResult call(const FxInvocation& invocation);

  // fx_call.cpp
  ValueResult call_op(const FxInvocation& invocation);
  std::unexpected<Diagnostic> unsupported_op(const FxInvocation& invocation) const;
  // nullopt: this overload does not take the arguments; `reason` says why.
  Result<std::optional<FxValue>> try_overload(const Spelling& spelling,
                                              const FxInvocation& invocation, std::string& reason,
                                              bool mutates);
  Result<Argument> to_argument(const FxValue& value, Span span);
  Result<FxValue> term_value(const SpellingTerm& term, std::span<const FxValue> bound, Span span);
  ValueResult identity(const FxInvocation& invocation, const FxValue& value);
  bool has_contiguous_operands(const FxInvocation& invocation) const;
  ValueResult call_catalogue(const FxInvocation& invocation, OpId op,
                             std::vector<Argument> arguments, std::optional<FxTensor> viewed);
  // What PyTorch's in-place forms do after computing: cast to the dtype of the changed tensor.
  Result<void> assign(FxTensor changed, const FxValue& value, const FxInvocation& invocation);
  // Another call by its spelling, as part of this one.
  ValueResult call_spelled(std::string_view target, std::vector<FxValue> arguments, Span span);
  // An op by its name in the catalogue, its arguments in the schema's order.
  ValueResult call_named(std::string_view op, std::vector<FxValue> arguments,
                         const FxInvocation& invocation);

  // fx_index.cpp
  ValueResult get_item(const FxInvocation& invocation);
  ValueResult set_item(const FxInvocation& invocation);
  Result<void> resolve_bounds(FxValue& entry, Span span) const;
  ValueResult index_tensor(FxTensor tensor, const FxValue& index, const FxInvocation& invocation);

  // fx_python.cpp
  // nullopt: nothing that Python computes itself.
  Result<std::optional<FxValue>> call_python(const FxInvocation& invocation);
  Result<std::optional<FxValue>> attribute(const FxInvocation& invocation, FxTensor tensor,
                                           std::string_view name);
  Result<std::optional<FxValue>> tensor_method(const FxInvocation& invocation, FxTensor tensor);
  ValueResult item(FxTensor tensor, Span span) const;

  TensorType type(FxTensor tensor) const { return objects_.type({tensor.object}); }
  static FxValue tensor_value(TensorObjectId object) { return {FxTensor{object.index}}; }

  const FxProgram& program_;
  const Catalogue& catalogue_;
  const SpellingTable& spellings_;
  GraphBuilder builder_;
  TensorObjects objects_;
  std::vector<std::optional<FxValue>> environment_;  // by FxName
  std::vector<TensorObjectId> inputs_;
  std::vector<SourceValue> values_;
};

}  // namespace passnet
