// Reads a public pass: runs its pattern, arguments and wrapper on symbols, and its kernels on
// blocks of terms. Nothing of it is executed as Python.
#pragma once

#include "triton/python_tree.hpp"
#include "triton/terms.hpp"

#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace passnet {

class Catalog;
class SpellingTable;
struct FxInvocation;
struct FxValue;
struct Spelling;
struct SpellingTerm;
struct LoopStore;
struct SchemaParameter;

enum class HeldKind : uint8_t {
  kNone,
  kTerm,      // a number, a condition, or a block of them: term, lanes
  kString,    // text
  kSequence,  // items
  kDict,      // items: key, value, key, value …
  kTensor,    // place: among the tensors
  kPointer,   // place: among the buffers; term: the offset; lanes
  kDType,     // text: its expression
  kFunction,  // tree, scope
  kExternal,  // text: a dotted name such as torch.relu
  kBound,     // items: the object; text: the method
  kSlice,     // items: start, stop, step
  kEllipsis,
  kSizes,   // the shape of a tensor whose rank is not known: place; text: `stride`, if its strides
  kLaunch,  // tree: a kernel; items: the grid
  kUnknown,
};

// A value of the interpreted program.
struct Held {
  HeldKind kind = HeldKind::kNone;
  TermId term;
  TermIds lanes;  // of blocks: an index per dim, invalid for one of extent 1
  std::string text;
  std::vector<Held> items;
  TreeId tree;
  size_t place = 0;
  size_t scope = 0;
};

struct HeldTensor {
  std::string name;  // of the graph's value; empty if it has none yet
  size_t buffer = 0;
  bool has_dims = false;
  TermIds dims;
  std::string shape;  // its expression, if there are no dims
};

// The elements of tensors that are views of each other.
struct HeldBuffer {
  std::string value;  // of the graph; empty while none has it
  std::string flat;   // the value with one dim; empty while there is none
  std::string dtype;  // an expression
  TermId elements;
  bool is_filled = false;  // by the wrapper
};

struct KernelStore {
  size_t buffer = 0;
  TermId offset;
  TermId condition;
  TermId value;
  Span span;
};

// Facts about values of the pattern that earlier runs found.
struct PatternFacts {
  std::map<std::string, size_t> ranks;
  std::map<std::string, size_t> asked;  // the number of dims whose strides the wrapper reads
  // Inputs that are numbers or lists: the first argument of an op that says so.
  std::map<std::string, TermType> numbers;
  std::set<std::string> lists;
};

// The decisions of a run on what the text of the pass leaves open.
struct Decision {
  std::string text;
  bool is_true = false;
};

struct ReadPass {
  std::string inputs;                 // `%x, %y`
  std::vector<std::string> pattern;   // statements
  std::vector<std::string> returned;  // of the pattern
  std::set<std::string> guards;
  std::vector<std::string> statements;  // of the replacement
  std::vector<std::string> results;
  std::vector<std::string> kernels;

  friend bool operator==(const ReadPass&, const ReadPass&) = default;
};

inline constexpr std::string_view kRestart = "triton-restart";  // never leaves import_pass
inline constexpr std::string_view kNewValue = "new_";           // names of the replacement's values

enum class Flow : uint8_t { kNext, kReturn, kBreak, kContinue };

struct CallArguments {
  std::vector<Held> positional;
  std::vector<std::pair<std::string, Held>> keywords;

  const Held* find(std::string_view name, size_t place) const;
};

// One run. Errors have the ids of `kImportReasons` (import_pass.hpp); "triton-restart" asks for a
// further run, as `facts` have grown.
class PassReader {
 public:
  PassReader(const PythonTree& tree, const Catalog& catalog, const SpellingTable& spellings,
             PatternFacts& facts, std::vector<bool> script)
      : tree_(tree),
        catalog_(catalog),
        spellings_(spellings),
        known_(facts),
        script_(std::move(script)) {}

  Result<ReadPass> read();
  const std::vector<Decision>& decisions() const { return decisions_; }
  bool has_kernel() const { return launches_ > 0; }

 private:
  enum class Mode : uint8_t { kPattern, kWrapper, kKernel };

  // read_pass.cpp
  Held input_of(const std::string& name);
  void list_inputs(const CallArguments& inputs);
  void drop_kept_results(const CallArguments& inputs);
  Result<void> add_results(const std::vector<Held>& made, Span span);

  // statements.cpp
  Result<void> read_module();
  Result<Flow> run(TreeId block, size_t scope);
  // Counts steps of the program that is read; an error if they are too many.
  Result<void> spend(int64_t steps, Span span);
  Result<Flow> run_statement(TreeId id, size_t scope);
  Result<Flow> run_if(TreeId id, size_t scope);
  Result<Flow> run_for(TreeId id, size_t scope);
  Result<Flow> run_while(TreeId id, size_t scope);
  Result<Flow> run_items(TreeId id, const std::vector<Held>& items, size_t scope);
  Result<void> assign(TreeId target, Held value, size_t scope);
  size_t entries_wanted(TreeId target) const;
  void assigned_names(TreeId id, std::set<std::string>& names) const;
  Result<Held> call_function(const Held& function, CallArguments arguments, Span span);

  // kernel_loops.cpp
  struct Carried {
    std::string name;
    Held before;
    TermId running;
  };
  Result<Flow> run_range(TreeId id, const std::array<TermId, 3>& range, size_t scope);
  // The end of the range, if valid, bounds iterations besides their number.
  Result<bool> run_as_reductions(TreeId id, const std::array<TermId, 3>& range, TermId count,
                                 size_t scope);
  std::vector<Carried> begin_iteration(TreeId id, const std::set<std::string>& floats,
                                       size_t scope);
  bool finish_iteration(const std::vector<Carried>& carried, TermId iteration, size_t scope,
                        size_t first_store);
  struct Step {
    std::string kind;  // empty: the value is unchanged
    TermId term;
  };
  std::optional<Step> step_of(TermId after, TermId running);
  std::optional<TermId> rescaled(const Carried& value, TermId after, const Carried& top,
                                 TermId top_after, TermId top_final, TermId iteration);

  // expressions.cpp
  Result<Held> eval(TreeId id, size_t scope);
  Result<Held> name(TreeId id, size_t scope);
  Result<Held> attribute(TreeId id, size_t scope);
  Result<Held> call(TreeId id, size_t scope);
  Result<Held> subscript(TreeId id, size_t scope);
  Result<Held> index_value(const Held& object, const Held& index, Span span);
  Result<Held> comprehension(TreeId id, size_t scope);
  Result<CallArguments> arguments(TreeId id, size_t scope);
  Result<Held> conditional(TreeId id, size_t scope);
  Result<Held> boolean(TreeId id, size_t scope);
  Result<bool> truth(const Held& value, Span span);
  Result<Held> number(TreeId id);

  // arithmetic.cpp
  Result<Held> binary(std::string_view symbol, const Held& a, const Held& b, Span span);
  Result<Held> unary(std::string_view symbol, const Held& value, Span span);
  Result<Held> compare(std::string_view symbol, const Held& a, const Held& b, Span span);
  Result<Held> compare_others(std::string_view symbol, const Held& a, const Held& b, Span span);
  TermId arithmetic(std::string_view symbol, TermId a, TermId b);
  // Gives both the same lanes, those of the result.
  TermIds align(Held& a, Held& b);
  TermId lane_at(TermId lane, size_t place);
  Held power(const Held& base, const Held& exponent);

  // host_functions.cpp
  Result<Held> call_external(const std::string& name, CallArguments arguments, Span span,
                             size_t scope);
  Result<std::optional<Held>> call_builtin(const std::string& name, const CallArguments& arguments,
                                           Span span, size_t scope);
  Result<std::optional<Held>> allocate(const std::string& name, const CallArguments& arguments,
                                       Span span);
  Result<Held> launch(const Held& kernel, CallArguments arguments, Span span);
  Result<std::vector<TermId>> grid_of(const Held& grid, Span span);

  // tensors.cpp
  Held new_tensor(HeldTensor tensor);
  Held graph_value(const std::string& name);
  Result<TermIds> dims_of(const Held& tensor, std::optional<size_t> rank, Span span);
  TermId elements_of(const HeldTensor& tensor);
  TermId dim_of(const HeldTensor& tensor, int64_t place);
  // `sizes` may be the tensor itself.
  Result<Held> size_entry(const Held& sizes, const Held& index, Span span);
  Result<Held> tensor_attribute(const Held& object, std::string_view name, Span span);
  Result<std::optional<Held>> tensor_method(const Held& object, std::string_view name,
                                            const CallArguments& arguments, Span span);
  Result<Held> view(const Held& object, std::vector<Held> sizes, Span span);
  TermId stride_of(const HeldTensor& tensor, int64_t place);
  bool assume_ranks();
  Held strides_of(size_t tensor, size_t rank);
  Result<Held> entries_of(const Held& sizes, size_t rank, Span span);
  Result<std::string> value_name(size_t tensor, Span span);
  Result<std::string> flat_name(size_t buffer, Span span);
  std::string fresh_name() {
    return fmt::format("{}{}", mode_ == Mode::kPattern ? "t" : kNewValue, next_name_++);
  }
  // Guards speak of values of the pattern; what says something of others is left out.
  void add_guard(std::string guard);
  std::vector<std::string>& statements();

  // torch_calls.cpp
  Result<Held> torch_call(const std::string& target, const CallArguments& arguments, Span span);
  Result<Held> tensor_index(const Held& object, const Held& index, Span span);
  Result<FxValue> to_fx(const Held& value, Span span);
  Result<std::string> fx_text(const FxValue& value, Span span);
  Result<std::optional<Held>> try_spelling(const Spelling& spelling, const FxInvocation& invocation,
                                           Span span);
  bool learn_numbers(const FxValue& value, TermType type);
  bool learn_attribute(const SchemaParameter& parameter, const FxValue& value);
  Result<FxValue> spelled(const SpellingTerm& term, const std::vector<FxValue>& bound, Span span);
  std::string call_statement(std::string_view text);

  // language.cpp
  Result<Held> language(const std::string& name, const CallArguments& arguments, Span span);
  Result<std::optional<Held>> language_shape(const std::string& name,
                                             const CallArguments& arguments, Span span);
  Result<std::optional<Held>> language_math(const std::string& name, const CallArguments& arguments,
                                            Span span);
  Result<Held> load(const CallArguments& arguments, Span span);
  Result<Held> store(const CallArguments& arguments, Span span);
  Result<Held> reduce(std::string_view kind, const CallArguments& arguments, Span span);
  Result<Held> dot(const CallArguments& arguments, Span span);
  Result<Held> cast(const Held& value, const Held& dtype, Span span);
  Result<TermIds> lanes_of(const Held& shape, Span span);
  Result<Held> expand(const Held& block, const Held& index, Span span);
  TermId bound_reduction(std::string_view kind, TermId value, TermId lane);

  // kernel_text.cpp
  Result<void> write_kernel(Span span);

  // kernel_reads.cpp
  void guard_reads(const std::vector<LoopStore>& stores, Span span);

  // host_text.cpp
  // The expression of a pass; "public-wrapper" if a part has none.
  Result<std::string> host_text(TermId term, Span span);
  // Conditions that the run follows: each is a guard of the pass that it makes.
  Result<bool> decide(TermId condition, Span span);
  bool decide_text(const std::string& text);

  std::unexpected<Diagnostic> restart() const {
    return fail({}, kRestart, "expected a further run");
  }

  struct Scope {
    std::map<std::string, Held> names;
    size_t parent = 0;
  };

  const PythonTree& tree_;
  const Catalog& catalog_;
  const SpellingTable& spellings_;
  PatternFacts& known_;
  std::vector<bool> script_;
  std::vector<Decision> decisions_;
  std::map<std::string, bool> facts_;
  Terms terms_;
  Mode mode_ = Mode::kPattern;
  std::vector<Scope> scopes_;
  std::vector<HeldTensor> tensors_;
  std::vector<HeldBuffer> buffers_;
  ReadPass pass_;
  Held returned_;
  int depth_ = 0;
  int64_t steps_ = 0;
  size_t next_name_ = 0;
  size_t launches_ = 0;
  size_t wanted_results_ = 0;  // of the call that is assigned; 0: not known
  // State of the kernel that runs.
  TermIds grid_;
  std::map<size_t, TermId> programs_;
  std::vector<KernelStore> stores_;
  TermId active_;
  int64_t next_running_ = 0;
  std::map<std::pair<TermId, size_t>, TermId> lanes_at_;
  std::map<std::tuple<std::string, TermId, TermId>, TermId> reductions_;
};

Held held_term(TermId term, TermIds lanes = {});
Held held_string(std::string text);
Held held_sequence(std::vector<Held> items);
Held held_external(std::string name);
std::string describe(const Held& value);
// Returns the steps that a copy of the value takes.
int64_t size_of(const Held& held);

}  // namespace passnet
