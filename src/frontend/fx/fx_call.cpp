// Binds calls of the catalog's ops: overloads, identities, views, in-place forms.
#include "base/check.hpp"
#include "frontend/fx/fx_importer.hpp"

#include <algorithm>

namespace passnet {
namespace {

// Spellings whose identity is a fresh copy in PyTorch, and those that copy if the layout requires
// it. All other identities return their argument itself.
constexpr bool copies(std::string_view target) {
  return target == ".clone" || target == "torch.clone";
}
constexpr bool may_copy(std::string_view target) { return target == ".contiguous"; }
// Views of which PyTorch makes copies if the layout requires it; `.view` refuses in that case.
constexpr bool reshapes(std::string_view target) {
  return target.ends_with("reshape") || target.ends_with("reshape_as") ||
         target.ends_with("flatten") || target.ends_with("ravel");
}

bool fills(const Op& op) { return op.name() == "full" || op.name() == "full_like"; }

// Results that are in row-major order whatever their operands' layouts are, because they have too
// few dims for channels-last order.
bool is_row_major(const Op& op, const TensorType& result) {
  return op.name() == "embedding" || (op.name() == "pad" && result.rank() < 4);
}

// True if an equation of one operand sums nothing, so that PyTorch returns a view.
bool only_permutes(std::string_view equation) {
  const size_t arrow = equation.find("->");
  if (arrow == std::string_view::npos || equation.find(',') < arrow) return false;
  const std::string_view result = equation.substr(arrow + 2);
  return std::ranges::all_of(equation.substr(0, arrow), [&](char letter) {
    return letter == ' ' || result.find(letter) != std::string_view::npos;
  });
}

// All tensors among the arguments, in order.
std::vector<FxTensor> tensors_of(const FxInvocation& invocation) {
  std::vector<const FxValue*> pending;
  for (const FxValue& argument : invocation.arguments) pending.push_back(&argument);
  for (const FxKeyword& keyword : invocation.keywords) pending.push_back(&keyword.value);
  std::ranges::reverse(pending);
  std::vector<FxTensor> tensors;
  while (!pending.empty()) {
    const FxValue& value = *pending.back();
    pending.pop_back();
    if (const auto* tensor = value.as<FxTensor>()) tensors.push_back(*tensor);
    if (const auto* sequence = value.as<FxSequence>()) {
      for (size_t i = sequence->entries.size(); i-- > 0;) pending.push_back(&sequence->entries[i]);
    }
  }
  return tensors;
}

// batch_norm in training changes its running statistics.
bool trains_statistics(const Op& op, std::span<const Argument> arguments) {
  if (op.name() != "batch_norm") return false;
  const auto has_value = [&](size_t place) {
    return std::holds_alternative<ValueId>(arguments[place]);
  };
  return arguments[5] == Argument(Attribute(true)) && (has_value(1) || has_value(2));
}

bool has_true(const Spelling& spelling, std::span<const FxValue> bound, std::string_view name) {
  for (size_t i = 0; i < bound.size(); ++i) {
    if (spelling.parameters[i].name == name) return bound[i] == FxValue{true};
  }
  return false;
}

}  // namespace

std::unexpected<Diagnostic> FxImporter::unsupported_op(const FxInvocation& invocation) const {
  const std::string_view near = spellings_.nearest(invocation.target);
  if (near.empty()) {
    return fail(invocation.span, "unsupported-op", "the op '{}' is not supported",
                invocation.target);
  }
  return fail(invocation.span, "unsupported-op", "the op '{}' is not supported; did you mean '{}'?",
              invocation.target, near);
}

Result<ValueId> FxImporter::read(FxTensor tensor, Span span) {
  const ValueId value = TRY(objects_.read({tensor.object}, span));
  if (const Levels levels = levels_.of(tensor); !levels.empty()) levels_.set(value, levels);
  return value;
}

Result<Argument> FxImporter::to_argument(const FxValue& value, Span span) {
  if (const auto* tensor = value.as<FxTensor>()) return Argument(TRY(read(*tensor, span)));
  if (value.is<FxNumber>()) return to_argument(TRY(known_number(value, span)), span);
  if (const auto* sequence = value.as<FxSequence>()) {
    const auto& entries = sequence->entries;
    const auto is_tensor = [](const FxValue& entry) { return entry.is<FxTensor>(); };
    if (std::ranges::any_of(entries, is_tensor)) {
      std::vector<ValueId> values;
      for (const FxValue& entry : entries) {
        const auto* const tensor = entry.as<FxTensor>();
        if (!tensor && !entry.is<None>()) {
          return fail(span, "overload-mismatch", "expected tensors in a list, found {}",
                      describe(entry));
        }
        values.push_back(tensor ? TRY(read(*tensor, span)) : ValueId{});
      }
      return Argument(std::move(values));
    }
    std::vector<Attribute> attributes;
    for (const FxValue& entry : entries) {
      const Argument argument = TRY(to_argument(entry, span));
      const auto* const attribute = std::get_if<Attribute>(&argument);
      if (attribute != nullptr) attributes.push_back(*attribute);
    }
    if (entries.empty()) return Argument(Attribute(Integers{}));
    const auto list = list_attribute(attributes);
    if (list && attributes.size() == entries.size()) return Argument(*list);
    return fail(span, "overload-mismatch", "expected a list of numbers, found {}", describe(value));
  }
  if (value.is<None>()) return Argument(Attribute(None{}));
  if (const auto* boolean = value.as<bool>()) return Argument(Attribute(*boolean));
  if (const auto* integer = value.as<int64_t>()) return Argument(Attribute(*integer));
  if (const auto* number = value.as<double>()) return Argument(Attribute(*number));
  if (const auto* text = value.as<std::string>()) return Argument(Attribute(*text));
  if (const auto* dtype = value.as<DType>()) return Argument(Attribute(*dtype));
  return fail(span, "overload-mismatch", "expected a tensor or an attribute, found {}",
              describe(value));
}

Result<FxValue> FxImporter::term_value(const SpellingTerm& term, std::span<const FxValue> bound,
                                       Span span) {
  if (term.kind == SpellingTermKind::kLiteral) return term.literal;
  if (term.kind == SpellingTermKind::kParameter) return bound[term.parameter];
  if (term.kind == SpellingTermKind::kList) {
    FxSequence list{.is_tuple = false};
    for (const SpellingTerm& entry : term.terms) {
      list.entries.push_back(TRY(term_value(entry, bound, span)));
    }
    return FxValue{std::move(list)};
  }
  const FxValue& value = bound[term.parameter];
  if (term.kind == SpellingTermKind::kSizes) return sizes_like(value, term, bound);
  if (term.kind == SpellingTermKind::kItem) {
    const auto* const sequence = value.as<FxSequence>();
    const auto place = static_cast<size_t>(*term.literal.as<int64_t>());
    if (sequence != nullptr && place < sequence->entries.size()) return sequence->entries[place];
    return fail(span, "overload-mismatch", "expected a list of more than {} entries, found {}",
                place, describe(value));
  }
  const auto* const tensor = value.as<FxTensor>();
  if (tensor == nullptr) {
    return fail(span, "overload-mismatch", "expected a tensor, found {}", describe(value));
  }
  const TensorType tensor_type = type(*tensor);
  if (term.kind == SpellingTermKind::kDType) return FxValue{tensor_type.dtype};
  if (term.kind == SpellingTermKind::kRank) {
    return FxValue{static_cast<int64_t>(tensor_type.rank())};
  }
  FxSequence shape;
  for (const int64_t extent : tensor_type.shape) shape.entries.push_back({extent});
  return FxValue{std::move(shape)};
}

// Fills in the last entries of the tensor's shape for None in a list of sizes.
FxValue FxImporter::sizes_like(const FxValue& sizes, const SpellingTerm& term,
                               std::span<const FxValue> bound) const {
  FxValue result = sizes;
  auto* const sequence = std::get_if<FxSequence>(&result.data);
  const auto* const tensor = bound[term.terms[0].parameter].as<FxTensor>();
  if (sequence == nullptr || tensor == nullptr) return result;
  const Shape shape = type(*tensor).shape;
  const size_t count = sequence->entries.size();
  for (size_t i = 0; i < count && count <= shape.size(); ++i) {
    FxValue& entry = sequence->entries[i];
    if (entry.is<None>()) entry = {shape[shape.size() - count + i]};
  }
  return result;
}

Result<FxValue> FxImporter::identity(const FxInvocation& invocation, const FxValue& value) {
  const auto* const tensor = value.as<FxTensor>();
  if (tensor == nullptr) {
    return fail(invocation.span, "unsupported-arguments", "'{}' expects a tensor, found {}",
                invocation.target, describe(value));
  }
  const TensorObjectId object{tensor->object};
  const auto& layout = objects_.layout(object);
  const Shape shape = objects_.type(object).shape;
  const bool asks_copy = std::ranges::any_of(invocation.keywords, [](const FxKeyword& keyword) {
    return keyword.name == "copy" && keyword.value == FxValue{true};
  });
  const bool moves = may_copy(invocation.target);
  if (copies(invocation.target) || asks_copy ||
      (moves && layout && !is_contiguous(shape, layout->strides))) {
    const ValueId contents = TRY(objects_.read(object, invocation.span));
    const TensorObjectId copy = objects_.add(contents, Layout{contiguous_strides(shape), 0});
    return levels_.set(tensor_value(copy), levels_.of(*tensor));
  }
  if (!moves || layout) return value;
  const ValueId contents = TRY(objects_.read(object, invocation.span));
  const TensorObjectId moved = objects_.add_view(object, {.is_certain = false}, contents,
                                                 Layout{contiguous_strides(shape), 0});
  return levels_.set(tensor_value(moved), levels_.of(*tensor));
}

// Results follow their operands' layouts: they are row-major only if all operands are.
bool FxImporter::has_contiguous_operands(const FxInvocation& invocation) const {
  return std::ranges::all_of(tensors_of(invocation), [&](FxTensor tensor) {
    const auto& layout = objects_.layout({tensor.object});
    return layout && is_contiguous(type(tensor).shape, layout->strides);
  });
}

std::optional<FxTensor> FxImporter::shared_operand(const FxInvocation& invocation, const Op& op,
                                                   std::span<const Argument> arguments,
                                                   size_t place) const {
  const std::string_view name = op.name();
  const bool is_each = name == "broadcast_tensors" || name == "meshgrid";
  const bool is_part = name == "real" || name == "imag";
  const auto* const equation = std::get_if<Attribute>(&arguments[0]);
  const auto* const text = equation != nullptr ? std::get_if<std::string>(equation) : nullptr;
  const bool is_permuted = name == "einsum" && text != nullptr && only_permutes(*text);
  if (!is_each && !is_part && !is_permuted) return std::nullopt;
  const std::vector<FxTensor> tensors = tensors_of(invocation);
  return place < tensors.size() ? std::optional(tensors[place]) : std::nullopt;
}

Result<FxValue> FxImporter::call_catalog(const FxInvocation& invocation, OpId op_id,
                                         std::vector<Argument> arguments,
                                         std::optional<FxTensor> viewed) {
  if (!levels_.of(arguments).empty()) {
    return call_batched(invocation, op_id, std::move(arguments), viewed);
  }
  const std::string_view name = catalog_.op(op_id).name();
  if (name == "index" || name == "index_put") TRY(replace_masks(arguments, invocation));
  if (name == "one_hot") complete_classes(arguments, invocation);
  return call_whole(invocation, op_id, std::move(arguments), viewed);
}

Result<FxValue> FxImporter::call_whole(const FxInvocation& invocation, OpId op_id,
                                       std::vector<Argument> arguments,
                                       std::optional<FxTensor> viewed) {
  const Op& op = catalog_.op(op_id);
  TRY(cast_operands(op, arguments, invocation.span));
  const std::string name(invocation.result_name);
  const auto results = builder_.call(op_id, arguments, invocation.span, std::span(&name, 1));
  if (!results) return std::unexpected(results.error());
  std::vector<FxValue> values;
  if (viewed && op.def.view != nullptr) {
    const TensorObjectId base{viewed->object};
    const OpCall op_call(op, arguments, builder_.graph(), invocation.span);
    const Shape shape = objects_.type(base).shape;
    const auto layout = objects_.layout(base);
    const auto windows = layout ? op.def.view(op_call, {shape, *layout}) : std::nullopt;
    for (size_t i = 0; i < results->size(); ++i) {
      const auto& result_type = builder_.graph().type((*results)[i]);
      const Layout fresh{contiguous_strides(result_type.shape), 0};
      if (layout && !windows) {  // PyTorch copies
        values.push_back(tensor_value(objects_.add((*results)[i], fresh)));
        continue;
      }
      ViewStep step{.op = op_id,
                    .arguments = arguments,
                    .result = i,
                    .is_certain = layout.has_value() || !reshapes(invocation.target)};
      const std::optional<Layout> known =
          windows ? std::optional((*windows)[i].layout) : std::nullopt;
      values.push_back(
          tensor_value(objects_.add_view(base, std::move(step), (*results)[i], known)));
    }
  } else {
    const bool is_known = has_contiguous_operands(invocation);
    for (size_t i = 0; i < results->size(); ++i) {
      const ValueId result = (*results)[i];
      const TensorType& result_type = builder_.graph().type(result);
      const auto shared = shared_operand(invocation, op, arguments, i);
      if (shared && (result_type.dtype == type(*shared).dtype || is_complex(type(*shared).dtype))) {
        ViewStep step{.op = op_id, .arguments = arguments, .result = i};
        if (op.name() == "einsum") {
          step.viewed = 1;
        } else {
          step.entry = i;
        }
        values.push_back(tensor_value(
            objects_.add_view({shared->object}, std::move(step), result, std::nullopt)));
        continue;
      }
      const Layout fresh{contiguous_strides(result_type.shape), 0};
      const bool lies_so = is_known || is_row_major(op, result_type);
      values.push_back(
          tensor_value(objects_.add(result, lies_so ? std::optional(fresh) : std::nullopt)));
    }
  }
  // PyTorch passes None for weights that were not requested.
  const bool lacks_weights = op.name() == "multi_head_attention_forward" && values.size() == 1;
  if (lacks_weights) values.push_back({None{}});
  if (op.schema.results == 1 && !op.schema.variadic_results) return std::move(values[0]);
  return FxValue{FxSequence{.entries = std::move(values)}};
}

Result<FxValue> FxImporter::call_spelled(std::string_view target, std::vector<FxValue> arguments,
                                         Span span) {
  return call_op({.target = target, .arguments = std::move(arguments), .span = span});
}

Result<FxValue> FxImporter::call_named(std::string_view op, std::vector<FxValue> arguments,
                                       const FxInvocation& invocation) {
  const Op* const found = catalog_.find(op);
  if (found == nullptr) return unsupported_op(invocation);
  const auto* const viewed = arguments[0].as<FxTensor>();
  std::vector<Argument> positional;
  for (const FxValue& argument : arguments) {
    positional.push_back(TRY(to_argument(argument, invocation.span)));
  }
  auto complete = complete_arguments(found->schema, positional, {}, invocation.span);
  if (!complete) return std::unexpected(complete.error());
  return call_catalog(invocation, found->id, std::move(*complete),
                      viewed ? std::optional(*viewed) : std::nullopt);
}

Result<std::optional<FxImporter::BoundCall>> FxImporter::bind_call(const Spelling& spelling,
                                                                   const FxInvocation& invocation,
                                                                   std::string& reason) {
  const auto bound = bind(spelling, invocation);
  if (!bound) {
    reason = bound.error().message;
    return std::nullopt;
  }
  const Op& op = catalog_.op(spelling.op);
  BoundCall result{.changes = has_true(spelling, *bound, "inplace")};
  for (const SpellingArgument& term : spelling.arguments) {
    auto value = term_value(term.term, *bound, invocation.span);
    if (!value) {
      reason = value.error().message;
      return std::nullopt;
    }
    if (spelling.is_identity) {
      result.first = std::move(*value);
      return result;
    }
    const auto* const number = value->as<FxNumber>();
    const auto place = op.schema.find(term.name);
    if (number != nullptr && place) {
      if (op.schema.parameters[*place].kind == ParameterKind::kTensorOrScalar) {
        *value = TRY(number_operand(*number, *bound, invocation.span));
      } else if (fills(op) && term.name == "fill_value") {
        result.filling = *number;
        *value = {0.0};
      }
    }
    auto argument = to_argument(*value, invocation.span);
    if (!argument) {
      if (argument.error().id != "overload-mismatch") return std::unexpected(argument.error());
      reason = argument.error().message;
      return std::nullopt;
    }
    if (term.name == op.schema.parameters[0].name) result.first = *value;
    if (term.name == "running_mean") result.running_mean = *value;
    if (term.name == "running_var") result.running_var = *value;
    result.arguments.push_back({term.name, std::move(*argument), invocation.span});
  }
  return result;
}

Result<std::optional<FxValue>> FxImporter::try_overload(const Spelling& spelling,
                                                        const FxInvocation& invocation,
                                                        std::string& reason) {
  const auto bound = TRY(bind_call(spelling, invocation, reason));
  if (!bound) return std::nullopt;
  FxValue result;
  if (spelling.is_identity) {
    result = TRY(identity(invocation, bound->first));
  } else {
    const Op& op = catalog_.op(spelling.op);
    auto arguments = complete_arguments(op.schema, {}, bound->arguments, invocation.span);
    if (!arguments) {
      reason = arguments.error().message;
      return std::nullopt;
    }
    result = TRY(call_bound(invocation, op, std::move(*arguments), *bound));
  }
  return bound->changes ? TRY(change_first(invocation, result)) : result;
}

Result<FxValue> FxImporter::call_bound(const FxInvocation& invocation, const Op& op,
                                       std::vector<Argument> arguments, const BoundCall& bound) {
  if (bound.filling) return filled(op, std::move(arguments), *bound.filling, invocation.span);
  if (trains_statistics(op, arguments)) {
    return train_batch_norm(invocation, op, std::move(arguments), bound);
  }
  if (op.name() == "index_put") {
    if (auto result = TRY(put_by_mask(invocation, arguments))) return std::move(*result);
  }
  const auto* const tensor = bound.first.as<FxTensor>();
  if (op.name() == "as_strided" && tensor != nullptr) {
    return walk_storage(invocation, op, std::move(arguments), *tensor);
  }
  const auto dtype = op.schema.find("dtype");
  const bool is_own_part = op.name() == "real" && !is_complex(type(*tensor).dtype);
  if (is_own_part || (op.name() == "to" && tensor != nullptr && dtype &&
                      arguments[*dtype] == Argument(Attribute(type(*tensor).dtype)))) {
    return identity(invocation, bound.first);
  }
  return call_catalog(invocation, op.id, std::move(arguments),
                      tensor ? std::optional(*tensor) : std::nullopt);
}

Result<FxValue> FxImporter::call_op(const FxInvocation& invocation) {
  if (auto value = TRY(call_with_out(invocation))) return std::move(*value);
  const auto as_operator = operator_target(invocation.target);
  std::optional<FxInvocation> swapped;
  std::string operator_name;
  bool mutates = false;
  ResolvedTarget target = resolve_target(spellings_, invocation.target);
  if (!target.is_known() && as_operator) {
    operator_name = fmt::format("operator.{}", as_operator->name);
    target.spellings = spellings_.find(operator_name);
    mutates = as_operator->mutates;
    if (as_operator->swapped && invocation.arguments.size() == 2) {
      swapped = invocation;
      std::swap(swapped->arguments[0], swapped->arguments[1]);
    }
  }
  if (!target.is_known()) return unsupported_op(invocation);
  target.mutates |= mutates;
  const FxInvocation& called = swapped ? *swapped : invocation;
  std::vector<Note> reasons;
  if (auto value = TRY(try_overloads(called, target, reasons))) return std::move(*value);
  if (const auto other = TRY(converted(called))) {
    std::vector<Note> ignored;
    if (auto value = TRY(try_overloads(*other, target, ignored))) return std::move(*value);
  }
  Diagnostic problem = make_error(invocation.span, "unsupported-arguments",
                                  "no form of '{}' takes these arguments", invocation.target);
  problem.notes = std::move(reasons);
  return std::unexpected(std::move(problem));
}

Result<std::optional<FxValue>> FxImporter::try_overloads(const FxInvocation& invocation,
                                                         const ResolvedTarget& target,
                                                         std::vector<Note>& reasons) {
  for (const Spelling& spelling : target.spellings) {
    std::string reason;
    auto result = TRY(try_overload(spelling, invocation, reason));
    if (result && target.mutates) return TRY(change_first(invocation, *result));
    if (result) return result;
    reasons.push_back({invocation.span, fmt::format("{}: {}", spelling.signature, reason)});
  }
  for (const Composite& composite : target.composites) {
    const auto bound = bind(composite.spelling, invocation);
    if (!bound) {
      reasons.push_back({invocation.span, fmt::format("{}: {}", composite.spelling.signature,
                                                      bound.error().message)});
      continue;
    }
    FxValue result = TRY(run_composite(composite, *bound, invocation));
    return target.mutates ? TRY(change_first(invocation, result)) : std::move(result);
  }
  return std::nullopt;
}

}  // namespace passnet
