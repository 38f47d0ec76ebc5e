// Calls of PyTorch's functions as ops, by their spellings, without types.
#include "base/check.hpp"
#include "frontend/binding.hpp"
#include "triton/reader.hpp"
#include "type/dtype.hpp"

#include <algorithm>
#include <cmath>

namespace passnet {
namespace {

// Symbols are, in calls, integers that no text has.
constexpr int64_t kFirstSymbol = int64_t{1} << 61;
constexpr char kExpression = '\x01';  // begins the names of devices that are expressions

std::string float_text(double value) {
  if (std::isinf(value)) return value < 0 ? "-inf" : "inf";
  std::string text = fmt::format("{}", value);
  if (text.find_first_of(".en") == std::string::npos) text += ".0";
  return text;
}

bool is_open_dtype(const Held& value) {
  return value.kind == HeldKind::kDType && value.text.starts_with("dtype(");
}

}  // namespace

Result<FxValue> PassReader::to_fx(const Held& value, Span span) {
  switch (value.kind) {
    case HeldKind::kNone:
      return FxValue{None{}};
    case HeldKind::kTerm: {
      const TermNode& node = terms_.node(value.term);
      if (node.op == TermOp::kTruth) return FxValue{node.integer != 0};
      if (node.op == TermOp::kInteger && node.integer < kFirstSymbol) return FxValue{node.integer};
      if (node.op == TermOp::kNumber) return FxValue{node.number};
      if (node.type == TermType::kInt) return FxValue{kFirstSymbol + value.term.index};
      if (node.op == TermOp::kHost && node.text.starts_with('$')) {
        return FxValue{FxDevice{kExpression + node.text}};
      }
      break;
    }
    case HeldKind::kString:
      return FxValue{value.text};
    case HeldKind::kSequence: {
      FxSequence sequence;
      for (const Held& item : value.items) sequence.entries.push_back(TRY(to_fx(item, span)));
      return FxValue{std::move(sequence)};
    }
    case HeldKind::kTensor:
      return FxValue{FxTensor{static_cast<uint32_t>(value.place)}};
    case HeldKind::kDType:
      if (const auto dtype = dtype_from_name(value.text)) return FxValue{*dtype};
      break;
    case HeldKind::kExternal:
      return FxValue{FxDevice{value.text}};
    case HeldKind::kUnknown:
      if (value.text.starts_with('$')) return FxValue{FxDevice{kExpression + value.text}};
      break;
    case HeldKind::kEllipsis:
      return FxValue{FxEllipsis{}};
    case HeldKind::kDict:
    case HeldKind::kPointer:
    case HeldKind::kFunction:
    case HeldKind::kBound:
    case HeldKind::kSlice:
    case HeldKind::kSizes:
    case HeldKind::kLaunch:
      break;
  }
  return fail(span, mode_ == Mode::kPattern ? "public-pattern" : "public-wrapper",
              "expected a tensor or a constant as argument, found {}", describe(value));
}

Result<std::string> PassReader::fx_text(const FxValue& value, Span span) {
  if (value.is<None>()) return "none";
  if (const auto* truth = value.as<bool>()) return std::string(*truth ? "true" : "false");
  if (const auto* integer = value.as<int64_t>()) {
    if (*integer < kFirstSymbol) return fmt::format("{}", *integer);
    return host_text(TermId{static_cast<uint32_t>(*integer - kFirstSymbol)}, span);
  }
  if (const auto* number = value.as<double>()) return float_text(*number);
  if (const auto* text = value.as<std::string>()) return fmt::format("\"{}\"", *text);
  if (const auto* dtype = value.as<DType>()) return std::string(info(*dtype).name);
  if (const auto* tensor = value.as<FxTensor>()) {
    return "%" + TRY(value_name(tensor->object, span));
  }
  if (const auto* device = value.as<FxDevice>();
      device != nullptr && device->name.starts_with(kExpression)) {
    return device->name.substr(1);
  }
  if (const auto* sequence = value.as<FxSequence>()) {
    std::string text = "[";
    for (const FxValue& entry : sequence->entries) {
      text += fmt::format("{}{}", text.size() == 1 ? "" : ", ", TRY(fx_text(entry, span)));
    }
    return text + "]";
  }
  return fail(span, mode_ == Mode::kPattern ? "public-pattern" : "public-wrapper",
              "expected a tensor or a constant as argument, found {}", describe(value));
}

Result<FxValue> PassReader::spelled(const SpellingTerm& term, const std::vector<FxValue>& bound,
                                    Span span) {
  const auto expression = [&](std::string_view function) -> Result<FxValue> {
    const auto* tensor = bound[term.parameter].as<FxTensor>();
    if (tensor == nullptr) return fail(span, "public-pattern", "expected a tensor");
    return FxValue{FxDevice{
        fmt::format("{}{}(%{})", kExpression, function, TRY(value_name(tensor->object, span)))}};
  };
  switch (term.kind) {
    case SpellingTermKind::kParameter:
      return bound[term.parameter];
    case SpellingTermKind::kLiteral:
      return term.literal;
    case SpellingTermKind::kList: {
      FxSequence list;
      for (const SpellingTerm& entry : term.terms)
        list.entries.push_back(TRY(spelled(entry, bound, span)));
      return FxValue{std::move(list)};
    }
    case SpellingTermKind::kShape:
      return expression("shape");
    case SpellingTermKind::kDType:
      return expression("dtype");
    case SpellingTermKind::kRank:
      return expression("rank");
    case SpellingTermKind::kSizes:
      return bound[term.parameter];
    case SpellingTermKind::kItem: {
      const auto* sequence = bound[term.parameter].as<FxSequence>();
      const auto place = static_cast<size_t>(*term.literal.as<int64_t>());
      if (sequence != nullptr && place < sequence->entries.size()) return sequence->entries[place];
      return fail(span, "public-pattern", "expected a list of more than {} entries", place);
    }
  }
  UNREACHABLE();
}

std::string PassReader::call_statement(std::string_view text) {
  const std::string name = fresh_name();
  statements().push_back(fmt::format("%{} = {}", name, text));
  return name;
}

// Remembers that inputs among the values are numbers; true if one was not known to be.
bool PassReader::learn_numbers(const FxValue& value, TermType type) {
  if (const auto* sequence = value.as<FxSequence>()) {
    bool is_new = false;
    for (const FxValue& entry : sequence->entries) is_new = learn_numbers(entry, type) || is_new;
    return is_new;
  }
  const auto* tensor = value.as<FxTensor>();
  if (tensor == nullptr || mode_ != Mode::kPattern) return false;
  const std::string& name = tensors_[tensor->object].name;
  const bool is_input = std::ranges::none_of(pass_.pattern, [&](const std::string& text) {
    return text.starts_with(fmt::format("%{} =", name)) ||
           text.find(fmt::format("%{}, ", name)) < text.find('=');
  });
  return is_input && known_.numbers.emplace(name, type).second;
}

// An input that an op reads as an attribute is none of its tensors; true if that is new.
bool PassReader::learn_attribute(const SchemaParameter& parameter, const FxValue& value) {
  if (parameter.takes_values()) return false;
  switch (parameter.kind) {
    case ParameterKind::kFloat:
    case ParameterKind::kScalar:
    case ParameterKind::kFloatList:
      return learn_numbers(value, TermType::kFloat);
    case ParameterKind::kBool:
      return learn_numbers(value, TermType::kBool);
    case ParameterKind::kIntList:
    case ParameterKind::kString:
    case ParameterKind::kDType:
      if (const auto* tensor = value.as<FxTensor>(); tensor != nullptr && mode_ == Mode::kPattern) {
        return known_.lists.insert(tensors_[tensor->object].name).second;
      }
      [[fallthrough]];
    case ParameterKind::kInt:
    case ParameterKind::kTensor:
    case ParameterKind::kTensorOrScalar:
    case ParameterKind::kTensorList:
      return learn_numbers(value, TermType::kInt);
  }
  UNREACHABLE();
}

Result<std::optional<Held>> PassReader::try_spelling(const Spelling& spelling,
                                                     const FxInvocation& invocation, Span span) {
  const auto bound = bind(spelling, invocation);
  if (!bound) return std::nullopt;
  if (spelling.is_identity) {
    const FxValue value = TRY(spelled(spelling.arguments[0].term, *bound, span));
    const auto* tensor = value.as<FxTensor>();
    if (tensor == nullptr) return std::nullopt;
    return Held{.kind = HeldKind::kTensor, .place = tensor->object};
  }
  const Op& op = catalog_.op(spelling.op);
  std::string text = fmt::format("{}(", op.name());
  bool is_positional = true;
  bool is_first = true;
  for (const auto& parameter : op.schema.parameters) {
    const auto given =
        std::ranges::find(spelling.arguments, parameter.name, &SpellingArgument::name);
    if (given == spelling.arguments.end()) {
      is_positional = false;
      continue;
    }
    const FxValue value = TRY(spelled(given->term, *bound, span));
    if (value.is<None>()) {
      is_positional = false;
      continue;
    }
    if (learn_attribute(parameter, value)) return restart();
    const auto written = fx_text(value, span);
    if (!written) return std::unexpected(written.error());
    text += is_first ? "" : ", ";
    const bool names = !is_positional || !value.is<FxTensor>();
    text += names && !is_first ? fmt::format("{}={}", parameter.name, *written) : *written;
    is_positional = is_positional && !(names && !is_first);
    is_first = false;
  }
  text += ")";
  // A list of sizes, or a number of parts, says how many results there are.
  size_t results = op.schema.results;
  if (op.schema.variadic_results) {
    results = 0;
    for (const SpellingArgument& argument : spelling.arguments) {
      const FxValue value = TRY(spelled(argument.term, *bound, span));
      const auto* sizes = value.as<FxSequence>();
      const auto* count = value.as<int64_t>();
      if (sizes != nullptr && argument.name.find("size") != std::string::npos)
        results = sizes->entries.size();
      if (count != nullptr && argument.name == "chunks")
        results = static_cast<size_t>(std::clamp<int64_t>(*count, 0, 64));
    }
  }
  if (results == 0) results = std::exchange(wanted_results_, 0);
  if (results == 0) {
    return fail(span, mode_ == Mode::kPattern ? "public-pattern" : "public-wrapper",
                "expected ops with a fixed number of results, found '{}'", op.name());
  }
  if (results == 1 && !op.schema.variadic_results) return graph_value(call_statement(text));
  Held made = held_sequence({});
  std::string names;
  for (size_t i = 0; i < results; ++i) {
    const std::string name = fresh_name();
    names += fmt::format("{}%{}", i == 0 ? "" : ", ", name);
    made.items.push_back(graph_value(name));
  }
  statements().push_back(fmt::format("{} = {}", names, text));
  return made;
}

Result<Held> PassReader::torch_call(const std::string& target, const CallArguments& given,
                                    Span span) {
  const std::string id = mode_ == Mode::kPattern ? "public-pattern" : "public-wrapper";
  if (mode_ == Mode::kKernel) {
    return fail(span, "triton-kernel", "expected functions of triton.language, found '{}'", target);
  }
  if (target == ".to" || target == ".type") {
    CallArguments plain;
    for (const Held& argument : given.positional) {
      if (argument.kind != HeldKind::kExternal && argument.kind != HeldKind::kString) {
        plain.positional.push_back(argument);
      }
    }
    for (const auto& [name, value] : given.keywords) {
      if (name == "dtype") plain.positional.push_back(value);
    }
    if (plain.positional.size() == 1) return plain.positional[0];
    if (plain.positional[1].kind == HeldKind::kTensor) {
      plain.positional[1] = TRY(tensor_attribute(plain.positional[1], "dtype", span));
    }
    if (is_open_dtype(plain.positional[1])) {
      const Held& tensor = plain.positional[0];
      if (buffers_[tensors_[tensor.place].buffer].dtype == plain.positional[1].text) return tensor;
      const std::string name = TRY(value_name(tensor.place, span));
      const Held made = graph_value(
          call_statement(fmt::format("to(%{}, dtype={})", name, plain.positional[1].text)));
      buffers_[tensors_[made.place].buffer].dtype = plain.positional[1].text;
      return made;
    }
    if (mode_ != Mode::kPattern) {
      const auto known = facts_.find(
          fmt::format("{} == {}", buffers_[tensors_[plain.positional[0].place].buffer].dtype,
                      plain.positional[1].text));
      if (known != facts_.end() && known->second) return plain.positional[0];
    }
  }
  FxInvocation invocation{.target = target, .span = span};
  for (const Held& argument : given.positional)
    invocation.arguments.push_back(TRY(to_fx(argument, span)));
  for (const auto& [name, value] : given.keywords) {
    invocation.keywords.push_back({.name = name, .value = TRY(to_fx(value, span))});
  }
  const auto as_operator = operator_target(target);
  ResolvedTarget resolved = resolve_target(spellings_, target);
  std::string operator_name;
  if (!resolved.is_known() && as_operator) {
    operator_name = fmt::format("operator.{}", as_operator->name);
    resolved.spellings = spellings_.find(operator_name);
  }
  for (const Spelling& spelling : resolved.spellings) {
    if (auto made = TRY(try_spelling(spelling, invocation, span))) return *std::move(made);
  }
  // Sizes that are inputs of the pattern.
  bool is_new = false;
  for (size_t i = 0; i < invocation.arguments.size() && resolved.is_known(); ++i) {
    const FxValue& argument = invocation.arguments[i];
    if (i > 0 || argument.is<FxSequence>())
      is_new = learn_numbers(argument, TermType::kInt) || is_new;
  }
  if (is_new) return restart();
  if (!resolved.composites.empty()) {
    return fail(span, id, "expected one op, found '{}', which is several", target);
  }
  return fail(span, id, "{} '{}'",
              resolved.is_known() ? "no form of an op takes the arguments of"
                                  : "expected a known op, found",
              target);
}

Result<Held> PassReader::tensor_index(const Held& object, const Held& index, Span span) {
  const std::vector<Held> entries =
      index.kind == HeldKind::kSequence ? index.items : std::vector{index};
  const auto consumes = [](const Held& entry) {
    return entry.kind != HeldKind::kNone && entry.kind != HeldKind::kEllipsis;
  };
  int64_t left = std::ranges::count_if(entries, consumes);
  std::string current = TRY(value_name(object.place, span));
  int64_t dim = 0;
  bool is_from_end = false;
  const auto dim_text = [&](const std::string& of) {
    return is_from_end ? fmt::format("rank(%{}) - {}", of, left) : fmt::format("{}", dim);
  };
  const auto number = [&](const Held& part) -> Result<std::optional<int64_t>> {
    if (part.kind == HeldKind::kNone) return std::nullopt;
    const auto known = part.kind == HeldKind::kTerm ? terms_.integer_of(part.term) : std::nullopt;
    if (known) return known;
    return fail(span, mode_ == Mode::kPattern ? "public-pattern" : "public-wrapper",
                "expected integers in a slice, found {}", describe(part));
  };
  for (const Held& entry : entries) {
    if (entry.kind == HeldKind::kEllipsis) {
      is_from_end = true;
    } else if (entry.kind == HeldKind::kNone) {
      current = call_statement(fmt::format(
          "unsqueeze(%{}, dim={})", current,
          is_from_end ? fmt::format("rank(%{}) - {}", current, left) : fmt::format("{}", dim)));
      dim += 1;
    } else if (entry.kind == HeldKind::kSlice) {
      const auto start = TRY(number(entry.items[0]));
      const auto stop = TRY(number(entry.items[1]));
      const auto step = TRY(number(entry.items[2]));
      const std::string extent = fmt::format("dim(%{}, {})", current, is_from_end ? -left : dim);
      const bool is_beginning = start.value_or(0) == 0 && step.value_or(1) == 1;
      // A slice that is all of the tensor is none in graphs. The wrapper's follow the pattern's.
      bool is_whole = is_beginning && !stop;
      if (is_beginning && stop && *stop >= 0) {
        const std::string holds = fmt::format("{} <= {}", extent, *stop);
        is_whole = mode_ == Mode::kPattern ? decide_text(holds)
                                           : facts_.contains(holds) && facts_.at(holds);
      }
      if (!is_whole) {
        const auto bound = [&](std::optional<int64_t> value, const std::string& fallback) {
          if (!value) return fallback;
          return *value < 0 ? fmt::format("{} - {}", extent, -*value) : fmt::format("{}", *value);
        };
        const bool is_open = step.value_or(1) != 1 && mode_ == Mode::kPattern;
        std::string end = is_open ? "$_" : bound(stop, extent);
        if (stop && *stop >= 0 && !is_open) end = fmt::format("min({}, {})", *stop, extent);
        current = call_statement(fmt::format("slice(%{}, dim={}, start={}, end={}, step={})",
                                             current, dim_text(current), bound(start, "0"), end,
                                             step.value_or(1)));
        // Graphs end a slice with steps at its last element; its length says where the end was.
        if (is_open) {
          const std::string whole =
              stop && *stop >= 0 ? fmt::format("min({}, {})", *stop, extent) : bound(stop, extent);
          add_guard(fmt::format("dim(%{}, {}) == (({}) - ({}) + {}) / {}", current,
                                is_from_end ? -left : dim, whole, bound(start, "0"), *step - 1,
                                *step));
        }
      }
      dim += 1;
      left -= 1;
    } else if (entry.kind == HeldKind::kTerm) {
      const auto place = TRY(number(entry));
      current = call_statement(
          fmt::format("select(%{}, dim={}, index={})", current, dim_text(current), *place));
      left -= 1;
    } else if (entry.kind == HeldKind::kTensor && entries.size() == 1) {
      const std::string by = TRY(value_name(entry.place, span));
      current = call_statement(fmt::format("index(%{}, [%{}])", current, by));
    } else {
      return fail(span, mode_ == Mode::kPattern ? "public-pattern" : "public-wrapper",
                  "expected integers and slices as indices, found {}", describe(entry));
    }
  }
  if (current == tensors_[object.place].name) return object;
  return graph_value(current);
}

}  // namespace passnet
