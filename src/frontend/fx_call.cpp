// Calls of the catalogue's ops: overloads, identities, views, in-place forms.
#include "base/check.hpp"
#include "frontend/fx_importer.hpp"

#include <algorithm>

namespace passnet {
namespace {

// Spellings whose identity is a fresh copy in PyTorch, and those that copy where the layout asks
// for it. All other identities give their argument itself.
constexpr bool copies(std::string_view target) {
  return target == ".clone" || target == "torch.clone";
}
constexpr bool may_copy(std::string_view target) { return target == ".contiguous"; }
// Views that PyTorch makes copies of where the layout asks for it; `.view` refuses then.
constexpr bool reshapes(std::string_view target) {
  return target.ends_with("reshape") || target.ends_with("reshape_as") ||
         target.ends_with("flatten") || target.ends_with("ravel");
}

// c10::canCast: whether an in-place op may round its result to `to`.
bool can_cast(DType from, DType to) {
  if (is_complex(from) && !is_complex(to)) return false;
  if (is_float(from) && is_integral(to)) return false;
  return from == DType::kBool || to != DType::kBool;
}

bool has_true(const Spelling& spelling, std::span<const FxValue> bound, std::string_view name) {
  for (size_t i = 0; i < bound.size(); ++i) {
    if (spelling.parameters[i].name == name) return bound[i] == FxValue{true};
  }
  return false;
}

bool has_tensor(const Spelling& spelling, std::span<const FxValue> bound, std::string_view name) {
  for (size_t i = 0; i < bound.size(); ++i) {
    if (spelling.parameters[i].name == name) return bound[i].is<FxTensor>();
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

Result<Argument> FxImporter::to_argument(const FxValue& value, Span span) {
  if (const auto* tensor = value.as<FxTensor>()) {
    return Argument(TRY(objects_.read({tensor->object}, span)));
  }
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
        values.push_back(tensor ? TRY(objects_.read({tensor->object}, span)) : ValueId{});
      }
      return Argument(std::move(values));
    }
    std::vector<Attribute> attributes;
    for (const FxValue& entry : entries) {
      const Argument argument = TRY(to_argument(entry, span));
      const auto* const attribute = std::get_if<Attribute>(&argument);
      if (attribute != nullptr) attributes.push_back(*attribute);
    }
    if (entries.empty()) return Argument(Attribute(std::vector<int64_t>{}));
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
  const auto* const tensor = bound[term.parameter].as<FxTensor>();
  if (tensor == nullptr) {
    return fail(span, "overload-mismatch", "expected a tensor, found {}",
                describe(bound[term.parameter]));
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
    return tensor_value(objects_.add(contents, Layout{contiguous_strides(shape), 0}));
  }
  if (!moves || layout) return value;
  const ValueId contents = TRY(objects_.read(object, invocation.span));
  return tensor_value(objects_.add_view(object, {.is_certain = false}, contents,
                                        Layout{contiguous_strides(shape), 0}));
}

// Results take after their operands' layouts: fresh row-major ones only when all lie so.
bool FxImporter::has_contiguous_operands(const FxInvocation& invocation) const {
  std::vector<const FxValue*> pending;
  for (const FxValue& argument : invocation.arguments) pending.push_back(&argument);
  for (const FxKeyword& keyword : invocation.keywords) pending.push_back(&keyword.value);
  while (!pending.empty()) {
    const FxValue& value = *pending.back();
    pending.pop_back();
    if (const auto* sequence = value.as<FxSequence>()) {
      for (const FxValue& entry : sequence->entries) pending.push_back(&entry);
    }
    const auto* const tensor = value.as<FxTensor>();
    if (tensor == nullptr) continue;
    const auto& layout = objects_.layout({tensor->object});
    if (!layout || !is_contiguous(type(*tensor).shape, layout->strides)) return false;
  }
  return true;
}

Result<FxValue> FxImporter::call_catalogue(const FxInvocation& invocation, OpId op_id,
                                           std::vector<Argument> arguments,
                                           std::optional<FxTensor> viewed) {
  const Op& op = catalogue_.op(op_id);
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
    for (const ValueId result : *results) {
      const Layout fresh{contiguous_strides(builder_.graph().type(result).shape), 0};
      values.push_back(
          tensor_value(objects_.add(result, is_known ? std::optional(fresh) : std::nullopt)));
    }
  }
  if (op.schema.results == 1 && !op.schema.variadic_results) return std::move(values[0]);
  return FxValue{FxSequence{.entries = std::move(values)}};
}

Result<void> FxImporter::assign(FxTensor changed, const FxValue& value,
                                const FxInvocation& invocation) {
  const auto* const tensor = value.as<FxTensor>();
  if (tensor == nullptr) {
    return fail(invocation.span, "unsupported-mutation", "'{}' in place gives no single tensor",
                invocation.target);
  }
  const TensorType target = type(changed);
  const TensorType source = type(*tensor);
  if (target.shape != source.shape) {
    return fail(invocation.span, "in-place-shape",
                "'{}' would change a tensor of shape {} in place to shape {}", invocation.target,
                to_string(std::span(target.shape)), to_string(std::span(source.shape)));
  }
  FxValue rounded = value;
  if (target.dtype != source.dtype) {
    if (!can_cast(source.dtype, target.dtype)) {
      return fail(invocation.span, "in-place-dtype", "'{}' would store {} in a tensor of {}",
                  invocation.target, name(source.dtype), name(target.dtype));
    }
    rounded = TRY(call_spelled(".to", {value, {target.dtype}}, invocation.span));
  }
  const ValueId contents =
      TRY(objects_.read({std::get<FxTensor>(rounded.data).object}, invocation.span));
  const ValueId before = TRY(objects_.read({changed.object}, invocation.span));
  if (contents == before) return {};
  return objects_.write({changed.object}, contents, invocation.span);
}

Result<FxValue> FxImporter::call_spelled(std::string_view target, std::vector<FxValue> arguments,
                                         Span span) {
  return call_op({.target = target, .arguments = std::move(arguments), .span = span});
}

Result<FxValue> FxImporter::call_named(std::string_view op, std::vector<FxValue> arguments,
                                       const FxInvocation& invocation) {
  const Op* const found = catalogue_.find(op);
  if (found == nullptr) return unsupported_op(invocation);
  const auto* const viewed = arguments[0].as<FxTensor>();
  std::vector<Argument> positional;
  for (const FxValue& argument : arguments) {
    positional.push_back(TRY(to_argument(argument, invocation.span)));
  }
  auto complete = complete_arguments(found->schema, positional, {}, invocation.span);
  if (!complete) return std::unexpected(complete.error());
  return call_catalogue(invocation, found->id, std::move(*complete),
                        viewed ? std::optional(*viewed) : std::nullopt);
}

Result<std::optional<FxValue>> FxImporter::try_overload(const Spelling& spelling,
                                                        const FxInvocation& invocation,
                                                        std::string& reason, bool mutates) {
  const auto bound = bind(spelling, invocation);
  if (!bound) {
    reason = bound.error().message;
    return std::nullopt;
  }
  if (has_tensor(spelling, *bound, "out")) {
    reason = "'out' is not supported";
    return std::nullopt;
  }
  const Op& op = catalogue_.op(spelling.op);
  std::vector<NamedArgument> named;
  std::optional<FxTensor> viewed;
  FxValue first;
  for (size_t i = 0; i < spelling.arguments.size(); ++i) {
    auto value = term_value(spelling.arguments[i].term, *bound, invocation.span);
    if (!value) {
      reason = value.error().message;
      return std::nullopt;
    }
    if (spelling.is_identity) {
      first = std::move(*value);
      break;
    }
    auto argument = to_argument(*value, invocation.span);
    if (!argument) {
      if (argument.error().id != "overload-mismatch") return std::unexpected(argument.error());
      reason = argument.error().message;
      return std::nullopt;
    }
    if (spelling.arguments[i].name == op.schema.parameters[0].name) {
      first = std::move(*value);
      if (const auto* tensor = first.as<FxTensor>()) viewed = *tensor;
    }
    named.push_back({spelling.arguments[i].name, std::move(*argument), invocation.span});
  }
  FxValue result;
  const bool changes = mutates || has_true(spelling, *bound, "inplace");
  if (spelling.is_identity) {
    result = TRY(identity(invocation, first));
  } else {
    auto arguments = complete_arguments(op.schema, {}, named, invocation.span);
    if (!arguments) {
      reason = arguments.error().message;
      return std::nullopt;
    }
    const auto place = op.schema.find("dtype");
    const bool converts = op.name() == "to" && viewed && place;
    const bool is_equal =
        converts && (*arguments)[*place] == Argument(Attribute(type(*viewed).dtype));
    result = is_equal ? TRY(identity(invocation, first))
                      : TRY(call_catalogue(invocation, op.id, std::move(*arguments), viewed));
  }
  if (!changes) return result;
  const auto* const changed =
      invocation.arguments.empty() ? nullptr : invocation.arguments[0].as<FxTensor>();
  if (changed == nullptr) {
    return fail(invocation.span, "unsupported-mutation",
                "'{}' changes its first argument, which is no tensor here", invocation.target);
  }
  TRY(assign(*changed, result, invocation));
  return FxValue{*changed};
}

Result<FxValue> FxImporter::call_op(const FxInvocation& invocation) {
  const auto as_operator = operator_target(invocation.target);
  FxInvocation renamed = invocation;
  std::string operator_name;
  bool mutates = false;
  ResolvedTarget target = resolve_target(spellings_, invocation.target);
  if (target.spellings.empty() && as_operator) {
    operator_name = fmt::format("operator.{}", as_operator->name);
    target.spellings = spellings_.find(operator_name);
    mutates = as_operator->mutates;
    if (as_operator->swapped && renamed.arguments.size() == 2) {
      std::swap(renamed.arguments[0], renamed.arguments[1]);
    }
  }
  if (target.spellings.empty()) return unsupported_op(invocation);
  mutates = mutates || target.mutates;
  Diagnostic problem = make_error(invocation.span, "unsupported-arguments",
                                  "no form of '{}' takes these arguments", invocation.target);
  for (const Spelling& spelling : target.spellings) {
    std::string reason;
    auto result = TRY(try_overload(spelling, renamed, reason, mutates));
    if (result) return std::move(*result);
    problem.notes.push_back({invocation.span, fmt::format("{}: {}", spelling.signature, reason)});
  }
  return std::unexpected(std::move(problem));
}

}  // namespace passnet
