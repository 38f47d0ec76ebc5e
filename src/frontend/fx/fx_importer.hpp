// The importer: statements and results (fx_importer.cpp), ops of the catalog (fx_call.cpp), changes
// in place (fx_mutate.cpp), subscripts (fx_index.cpp), calls under vmap (fx_batch.cpp), numbers out
// of tensors and tensors out of numbers (fx_number.cpp) and calls that Python computes itself
// (fx_python.cpp), among them functions of symbolic integers (fx_symbolic.cpp), regions of
// autocast (fx_autocast.cpp), recurrent layers (fx_recurrent.cpp), numbers of Paddle's ops
// (fx_paddle.cpp) and of ONNX's (fx_onnx.cpp), branches and loops (fx_regions.cpp), and results
// whose extents depend on contents (fx_mask.cpp). Names and levels of vmap are classes of their
// own.
#pragma once

#include "frontend/binding.hpp"
#include "frontend/constants.hpp"
#include "frontend/fx/fx_environment.hpp"
#include "frontend/fx/fx_levels.hpp"
#include "frontend/fx/imported_graph.hpp"
#include "frontend/spelling.hpp"
#include "frontend/tensor_objects.hpp"

namespace passnet {

class FxImporter {
 public:
  FxImporter(const FxProgram& program, const Catalog& catalog, const SpellingTable& spellings);
  Result<ImportedGraph> run();

 private:
  using ValueResult = Result<FxValue>;

  // fx_importer.cpp
  Result<void> add_inputs();
  Result<void> execute(const FxCall& call);
  Result<void> execute(const FxBind& bind);
  Result<FxInvocation> evaluate(const FxCall& call, const FxEnvironment& environment,
                                const FxNames& names, Span span) const;
  ValueResult run_composite(const Composite& composite, std::span<const FxValue> arguments,
                            const FxInvocation& invocation);
  Result<void> add_results();
  // Holds what the source states about a result's memory to ours.
  FxTensor state_memory(FxTensor tensor, const FxMemory& memory);
  void state_memory(const FxCall& call, FxValue& value);
  void record(const FxCall& call, const FxValue& value, bool is_symbolic);
  ValueResult call(const FxInvocation& invocation);

  // fx_regions.cpp
  // Errors besides those of statements: "unknown-condition", "loop-too-long".
  Result<void> run_statements(std::span<const FxStatement> statements);
  Result<void> execute(const FxBranch& branch);
  Result<void> execute(const FxLoop& loop);
  // A number that decides which statements run.
  Result<int64_t> deciding_number(const FxValue& value, std::string_view what, Span span);

  // fx_call.cpp
  ValueResult call_op(const FxInvocation& invocation);
  // nullopt: no overload accepts the arguments; adds a reason for each one.
  Result<std::optional<FxValue>> try_overloads(const FxInvocation& invocation,
                                               const ResolvedTarget& target,
                                               std::vector<Note>& reasons);
  std::unexpected<Diagnostic> unsupported_op(const FxInvocation& invocation) const;
  // The arguments of an overload, named by the op's schema.
  struct BoundCall {
    std::vector<NamedArgument> arguments;
    FxValue first;                      // the op's first argument, or the result of an identity
    FxValue running_mean, running_var;  // of batch_norm
    std::optional<FxNumber> filling;    // the number of `full`, if it is only known when the graph
                                        // runs
    bool changes = false;               // `inplace=True`
  };
  // nullopt: this overload does not accept the arguments; `reason` says why.
  Result<std::optional<BoundCall>> bind_call(const Spelling& spelling,
                                             const FxInvocation& invocation, std::string& reason);
  Result<std::optional<FxValue>> try_overload(const Spelling& spelling,
                                              const FxInvocation& invocation, std::string& reason);
  ValueResult call_bound(const FxInvocation& invocation, const Op& op,
                         std::vector<Argument> arguments, const BoundCall& bound);
  // Handles `as_strided`. "unknown-layout" if the contents of the storage are unknown.
  ValueResult walk_storage(const FxInvocation& invocation, const Op& op,
                           std::vector<Argument> arguments, FxTensor tensor);
  Result<ValueId> read(FxTensor tensor, Span span);
  Result<Argument> to_argument(const FxValue& value, Span span);
  Result<FxValue> term_value(const SpellingTerm& term, std::span<const FxValue> bound, Span span);
  FxValue sizes_like(const FxValue& sizes, const SpellingTerm& term,
                     std::span<const FxValue> bound) const;
  ValueResult identity(const FxInvocation& invocation, const FxValue& value);
  bool has_contiguous_operands(const FxInvocation& invocation) const;
  // The operand whose memory a result shares although the op has no windows; nullopt: none.
  std::optional<FxTensor> shared_operand(const FxInvocation& invocation, const Op& op,
                                         std::span<const Argument> arguments, size_t place) const;
  ValueResult call_catalog(const FxInvocation& invocation, OpId op, std::vector<Argument> arguments,
                           std::optional<FxTensor> viewed);
  // Calls the op, ignoring levels.
  ValueResult call_whole(const FxInvocation& invocation, OpId op, std::vector<Argument> arguments,
                         std::optional<FxTensor> viewed);
  // Calls another op by its spelling, as part of this call.
  ValueResult call_spelled(std::string_view target, std::vector<FxValue> arguments, Span span);
  // Calls an op by its name in the catalog, with arguments in the schema's order.
  ValueResult call_named(std::string_view op, std::vector<FxValue> arguments,
                         const FxInvocation& invocation);

  // fx_mutate.cpp
  // Casts to the dtype of the changed tensor, as PyTorch's in-place forms do after computing.
  Result<void> assign(FxTensor changed, const FxValue& value, const FxInvocation& invocation);
  // Stores a call's result in its first argument and returns that.
  ValueResult change_first(const FxInvocation& invocation, const FxValue& value);
  // Handles `out=`: computes, then changes the tensors that it names.
  Result<std::optional<FxValue>> call_with_out(const FxInvocation& invocation);
  // Handles batch_norm in training: normalizes by the batch and updates the running statistics.
  ValueResult train_batch_norm(const FxInvocation& invocation, const Op& op,
                               std::vector<Argument> arguments, const BoundCall& bound);

  // fx_index.cpp
  ValueResult get_item(const FxInvocation& invocation);
  ValueResult set_item(const FxInvocation& invocation);
  Result<void> resolve_entry(FxValue& entry, Span span);
  Result<void> complete_slice(FxSlice& slice, int64_t extent, int64_t length, Span span);
  // A tensor after indexing by integers, slices and None; the tensors among the indices, by dim.
  struct IndexedView {
    FxTensor view;
    FxSequence places;
  };
  Result<IndexedView> index_view(FxTensor tensor, const FxValue& index,
                                 const FxInvocation& invocation);
  // Replaces the view's elements by a number or a tensor, converted and expanded.
  Result<void> store(FxTensor view, const FxValue& contents, Span span);
  ValueResult item_value(const FxValue& value, const TensorType& as, Span span);
  Result<void> put_items(FxTensor view, FxSequence places, const FxInvocation& invocation);
  ValueResult put_masked(FxTensor view, size_t first, const FxValue& mask, FxValue value,
                         const FxInvocation& invocation);
  // index_put(self, indices, values, accumulate) by one mask; nullopt for other indices.
  Result<std::optional<FxValue>> put_by_mask(const FxInvocation& invocation,
                                             std::span<const Argument> arguments);
  ValueResult index_tensor(FxTensor tensor, const FxValue& index, const FxInvocation& invocation);

  // fx_mask.cpp
  // The contents that are known or probable at import; nullptr if there are none.
  const Tensor* find_contents(ValueId value);
  // "unknown-count" if neither contents nor the source state the number of true entries.
  Result<std::vector<ValueId>> mask_places(ValueId mask, std::optional<int64_t> stated, Span span);
  Result<void> replace_masks(std::vector<Argument>& arguments, const FxInvocation& invocation);
  Result<std::optional<FxValue>> call_by_count(const FxInvocation& invocation);
  void complete_classes(std::vector<Argument>& arguments, const FxInvocation& invocation);

  // fx_batch.cpp
  Result<std::optional<FxValue>> call_vmap(const FxInvocation& invocation);
  ValueResult add_batch_dim(const FxInvocation& invocation);
  ValueResult remove_batch_dim(const FxInvocation& invocation);
  // Turns a call some of whose operands have levels into one on whole tensors.
  ValueResult call_batched(const FxInvocation& invocation, OpId op, std::vector<Argument> arguments,
                           std::optional<FxTensor> viewed);
  ValueResult batched_elementwise(const FxInvocation& invocation, const Op& op,
                                  std::vector<Argument> arguments, const Levels& levels);
  ValueResult batched_index(const FxInvocation& invocation, const Op& op,
                            std::vector<Argument> arguments, const Levels& levels);
  // The value with one dim for each of `levels`, followed by `rank` dims.
  size_t rank_without_levels(ValueId value) const;
  Result<ValueId> align(ValueId value, const Levels& levels, size_t rank, Span span);
  Result<ValueId> call_value(std::string_view op, std::vector<Argument> arguments, Span span);

  // fx_number.cpp
  void note_facts(const FxInput& input, ValueId value);
  // The result of `.item()`: a number, or an FxNumber.
  ValueResult item(FxTensor tensor, Span span);
  // A number that the graph's text needs; other values unchanged. "unknown-number".
  ValueResult known_number(const FxValue& value, Span span);
  Result<FxTensor> number_tensor(FxNumber number, DType dtype, Span span);
  ValueResult number_operand(FxNumber number, std::span<const FxValue> others, Span span);
  Result<std::optional<FxValue>> call_on_numbers(const FxInvocation& invocation);
  // Converts arguments that fit nothing else as PyTorch's argument parser does: a number to a
  // tensor, a tensor to an integer. nullopt: nothing to convert.
  Result<std::optional<FxInvocation>> converted(const FxInvocation& invocation);
  // NumPy's functions of numbers and tensors, as dynamo names them.
  ValueResult call_numpy(const FxInvocation& invocation, std::string_view name);
  // Handles `full` and `full_like` with such a number.
  ValueResult filled(const Op& op, std::vector<Argument> arguments, FxNumber number, Span span);
  Result<ValueId> literal_run(const FxValue& entry, const Shape& shape, DType dtype, Span span);
  ValueResult literal_tensor(const FxValue& data, std::optional<DType> dtype, Span span);
  Result<std::optional<FxValue>> make_tensor(const FxInvocation& invocation);

  // fx_python.cpp
  // nullopt: Python does not compute it.
  Result<std::optional<FxValue>> call_python(const FxInvocation& invocation);
  Result<std::optional<FxValue>> get_attribute(const FxInvocation& invocation);
  Result<std::optional<FxValue>> attribute(const FxInvocation& invocation, FxTensor tensor,
                                           std::string_view name);
  Result<std::optional<FxValue>> tensor_method(const FxInvocation& invocation, FxTensor tensor);

  // fx_recurrent.cpp
  struct RecurrentLayer {
    std::string_view kind;  // `lstm`, `gru`, `rnn_tanh`, `rnn_relu`
    FxValue input_weight, hidden_weight, input_bias, hidden_bias;
    FxValue hidden, cell;  // the state before the first step
  };
  Result<std::optional<FxValue>> call_recurrent(const FxInvocation& invocation);
  Result<std::vector<FxValue>> run_layer(const RecurrentLayer& layer, const FxValue& sequence,
                                         int64_t steps, bool is_reversed, Span span);

  // fx_autocast.cpp
  std::optional<FxValue> call_autocast(const FxInvocation& invocation);
  Result<void> cast_operands(const Op& op, std::vector<Argument>& arguments, Span span);

  // fx_paddle.cpp
  // Functions by which the texts of Paddle's ops take numbers out of tensors; nullopt for others.
  Result<std::optional<FxValue>> call_paddle(const FxInvocation& invocation);
  ValueResult paddle_numbers(const FxValue& value, Span span);
  ValueResult paddle_each(const FxInvocation& invocation);
  ValueResult paddle_scalar(const FxValue& value, DType dtype, Span span);

  // fx_onnx.cpp
  // Functions that the texts of ONNX's ops call; nullopt for others.
  Result<std::optional<FxValue>> call_onnx(const FxInvocation& invocation);
  ValueResult onnx_times(const FxInvocation& invocation);
  // The known numbers of a tensor or of a list.
  ValueResult onnx_numbers(const FxValue& value, Span span);

  // fx_symbolic.cpp
  Result<std::optional<FxValue>> call_on_symbols(const FxInvocation& invocation);
  // `name` is one of `fold_python`; a sum may contain numbers and tensors unknown at import.
  Result<std::optional<FxValue>> fold_symbols(std::string_view name, std::vector<FxValue> operands,
                                              Span span);
  Result<void> check_assertion(const FxInvocation& invocation, bool is_size);

  // The type in the program: without the dims of levels.
  TensorType type(FxTensor tensor) const;
  static FxValue tensor_value(TensorObjectId object) { return {FxTensor{object.index}}; }

  const FxProgram& program_;
  const Catalog& catalog_;
  const SpellingTable& spellings_;
  GraphBuilder builder_;
  TensorObjects objects_;
  FxEnvironment environment_;
  FxLevels levels_;
  std::vector<TensorObjectId> inputs_;
  std::vector<SourceValue> values_;
  size_t repeated_ = 0;                         // statements that loops have run
  std::vector<std::optional<DType>> autocast_;  // of the regions around the current call
  Constants constants_;                         // known from literals
  Constants probable_;  // also inputs of one element whose stated spread is 0
  Constants
      examples_;  // also one example of inputs and random numbers, if the source has no extents
};

}  // namespace passnet
