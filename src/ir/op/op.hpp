// Op declarations, calls, and the catalog that holds the ops.
#pragma once

#include "ir/graph.hpp"
#include "ir/op/made_once.hpp"
#include "ir/op/needs.hpp"
#include "ir/op/schema.hpp"
#include "kernel/folding.hpp"
#include "kernel/kernel.hpp"
#include "kernel/scalar_text.hpp"
#include "type/promotion.hpp"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace passnet {

class KernelBuilder;
struct Op;

// A call for inference, lowering and views: arguments with the types of the values in them.
class OpCall {
 public:
  // `types` is called for every value among the arguments.
  OpCall(const Op& op, std::span<const Argument> arguments, const Graph& graph, Span span);

  const Op& op() const { return *op_; }
  Span span() const { return span_; }
  // Access by the parameter's position in the schema. `has` is false for none.
  bool has(size_t parameter) const;
  bool is_tensor(size_t parameter) const;
  const TensorType& tensor(size_t parameter) const;
  std::vector<TensorType> tensors(size_t parameter) const;  // of a list, absent entries left out
  const std::vector<ValueId>& list(size_t parameter) const;
  const Attribute& attribute(size_t parameter) const;
  bool boolean(size_t parameter) const;
  int64_t integer(size_t parameter) const;
  double number(size_t parameter) const;  // an int, float or bool attribute
  DType dtype(size_t parameter) const;
  std::string_view string(size_t parameter) const;
  const Integers& integers(size_t parameter) const;

  // The argument's part in dtype promotion; nullopt for none, lists and other attributes.
  std::optional<PromotionOperand> promotion(size_t parameter) const;
  // torch.result_type of the arguments of all parameters that take values.
  DType promoted() const;

  // `return call.fail("broadcast-mismatch", "cannot broadcast {} with {}", a, b);`
  template <class... Args>
  std::unexpected<Diagnostic> fail(std::string_view id, fmt::format_string<Args...> text,
                                   Args&&... args) const {
    return passnet::fail(span_, id, text, std::forward<Args>(args)...);
  }

 private:
  const Op* op_;
  std::span<const Argument> arguments_;
  const Graph* graph_;
  Span span_;
};

// Returns the result types; refuses what PyTorch refuses.
using InferFunction = Result<std::vector<TensorType>> (*)(const OpCall&);

// The buffers that a lowering declared for a call, in kernel order.
struct LoweredBuffers {
  // For each schema parameter its input buffers (none for attributes and absent values).
  std::vector<std::vector<BufferId>> inputs;
  std::vector<BufferId> outputs;
};
// Appends the stages that compute the outputs from the inputs.
using LowerFunction = void (*)(const OpCall&, const LoweredBuffers&, KernelBuilder&);

// A strided window into a buffer.
struct View {
  Shape shape;
  Layout layout;
};
// Returns the results as views of the first operand, given its layout; nullopt if this layout needs
// a copy first (then the contiguous layout is tried, which must succeed). Offsets are relative to
// the buffer.
using ViewFunction = std::optional<std::vector<View>> (*)(const OpCall&, const View& operand);

// Declares the call's needs for its operands, and propagates the needs for its results to them.
// Views without one pass all needs on to their first operand.
using NeedsFunction = void (*)(Needs&);

// The dtype to which operands and attributes of a `body` are converted before it is evaluated. A
// bool operand called `condition` or `mask` stays bool.
enum class Compute : uint8_t {
  kResult,    // opmath of the result's dtype
  kOperands,  // opmath of the operands' promoted dtype (comparisons)
};

// The kind of work that an op does.
enum class OpGroup : uint8_t {
  kMatrix,  // products of matrices, attention
  kConvolution,
  kNormalization,
  kActivation,
  kPointwise,
  kReduction,
  kMovement,  // views, copies, gathers
  kLaunch,    // kernels that a pass added
  kOther,
};

// The dtype to which floating operands are cast in a region of autocast, as by PyTorch's dispatcher
// (aten/src/ATen/autocast_mode.h).
enum class Autocast : uint8_t {
  kAsFamily,
  kNone,          // operands are not cast
  kLowers,        // to the region's
  kLowersOnCuda,  // to the region's, on a GPU alone
  kRaises,        // to f32
  kRaisesOnCuda,  // to f32, on a GPU alone
};

// The way in which a call under vmap becomes a call on whole tensors. A call of an op with a body
// is elementwise in any case.
enum class BatchRule : uint8_t {
  kNone,  // the call is refused
  kElementwise,
  kShiftsDims,  // of one operand: its dims follow those of the levels
  kIndex,       // by tensors of indices
};

// One op: the entry in src/ops/<family>.cpp. Exactly one of body, lower and view is set.
struct OpDef {
  std::string_view schema;
  std::string_view doc;
  // FX spellings: `.float(self) => to(self, dtype=f32)`; see ops/spelling.md for the form.
  std::span<const std::string_view> spellings;
  InferFunction infer = nullptr;
  std::string_view body;
  Compute compute = Compute::kResult;
  LowerFunction lower = nullptr;
  ViewFunction view = nullptr;
  std::string_view library;
  bool commutative = false;  // in its first two parameters
  bool random = false;
  Autocast autocast = Autocast::kAsFamily;
  BatchRule batch = BatchRule::kNone;
  std::string_view weights;  // parameters, separated by spaces, that hold what a model has learned
  std::string_view sizes;    // likewise: that hold extents or positions of a tensor's elements
  NeedsFunction needs = nullptr;
  std::string_view example;
};

// The entries of one file, with facts that they share.
struct OpFamily {
  std::string_view name;
  OpGroup group;
  std::span<const OpDef> ops;
  Autocast autocast = Autocast::kNone;
};

// An op with its parsed parts.
struct Op {
  OpId id;
  std::string_view family;  // its name
  OpGroup group = OpGroup::kOther;
  Autocast autocast = Autocast::kNone;  // never kAsFamily
  OpDef def;
  Schema schema;
  ScalarText body;

  std::string_view name() const { return schema.name; }
};

// The ops by name and id. Built once, passed as const. The op `launch` always has id 0.
class Catalog {
 public:
  // Aborts (CHECK) on a malformed entry, because entries are our own code.
  explicit Catalog(std::span<const OpFamily> families);

  const Op* find(std::string_view name) const;
  const Op& op(OpId id) const { return ops_[id.index]; }
  const std::vector<Op>& ops() const { return ops_; }
  OpId launch() const { return {0}; }
  // The known name closest to `name`, for "did you mean".
  std::string_view nearest(std::string_view name) const;
  // Values that are made of the ops once, such as the passes that are part of this program.
  MadeOnce& made() const { return *made_; }

 private:
  std::vector<Op> ops_;
  std::unordered_map<std::string_view, OpId> by_name_;
  std::unique_ptr<MadeOnce> made_ = std::make_unique<MadeOnce>();
};

// Types of the results of a call with complete arguments; "result-too-large" beyond the limits.
Result<std::vector<TensorType>> infer(const OpCall& call);

// The kernel of one call of an op with a body or a lowering: inputs in argument order (values of a
// list one by one, each occurrence its own buffer), then outputs. The op must not be a view or a
// launch.
Kernel lower(const OpCall& call, std::span<const TensorType> results,
             Folding folding = Folding::kFold);

}  // namespace passnet
