#include "frontend/fx/fx_source.hpp"

#include "frontend/python/python_parser.hpp"
#include "frontend/python/python_values.hpp"
#include "kernel/target.hpp"

#include <algorithm>
#include <array>

namespace passnet {
namespace {

struct OperatorName {
  std::string_view symbol;
  std::string_view target;
};
constexpr std::array<OperatorName, 18> kBinary{{
    {"+", "operator.add"},
    {"-", "operator.sub"},
    {"*", "operator.mul"},
    {"/", "operator.truediv"},
    {"//", "operator.floordiv"},
    {"%", "operator.mod"},
    {"**", "operator.pow"},
    {"@", "operator.matmul"},
    {"&", "operator.and_"},
    {"|", "operator.or_"},
    {"^", "operator.xor"},
    {"<<", "operator.lshift"},
    {">>", "operator.rshift"},
    {"==", "operator.eq"},
    {"!=", "operator.ne"},
    {"<", "operator.lt"},
    {">", "operator.gt"},
    {"<=", "operator.le"},
}};
constexpr std::array<OperatorName, 5> kOthers{{
    {">=", "operator.ge"},
    {"~", "operator.invert"},
    {"-", "operator.neg"},
    {"+", "operator.pos"},
    {"not", "operator.not_"},
}};
constexpr std::array<std::string_view, 7> kModules{"torch",    "paddle",   "onnx",     "math",
                                                   "operator", "builtins", "_operator"};
// Functions whose results say where a tensor is.
constexpr std::array<std::string_view, 3> kPlaces{"paddle.framework._current_expected_place",
                                                  "paddle.CPUPlace", "paddle.core.CPUPlace"};

// Constants of torch that are no dtypes: layouts and memory formats.
constexpr std::array<std::string_view, 6> kOpaque{
    "torch.strided",    "torch.contiguous_format", "torch.channels_last",
    "torch.sparse_coo", "torch.preserve_format",   "torch.channels_last_3d"};

std::string_view find_target(std::span<const OperatorName> table, std::string_view symbol) {
  const auto found = std::ranges::find(table, symbol, &OperatorName::symbol);
  return found == table.end() ? std::string_view() : found->target;
}

class SourceReader {
 public:
  SourceReader(std::string_view text, SourceId source) : parser_(text, source) {}

  Result<FxProgram> read() {
    const uint32_t body_indent = TRY(find_forward());
    while (!has_returned_) {
      const PythonStatement statement = TRY(parser_.next());
      if (statement.kind == PythonStatementKind::kEnd) break;
      if (!indent_) {
        if (statement.indent <= body_indent) break;
        indent_ = statement.indent;
      }
      if (statement.indent != *indent_) {
        if (statement.indent <= body_indent) break;
        return fail(statement.span, "python-syntax",
                    "expected an indentation of {} columns, found {}", *indent_, statement.indent);
      }
      TRY(read_statement(statement));
    }
    return std::move(program_);
  }

 private:
  // Reads up to `def forward(…):` and returns its indentation.
  Result<uint32_t> find_forward() {
    while (true) {
      const PythonStatement statement = TRY(parser_.next());
      if (statement.kind == PythonStatementKind::kEnd) {
        return fail(statement.span, "no-forward", "expected a 'def forward', found none");
      }
      program_.results_span = statement.span;
      if (statement.kind == PythonStatementKind::kClass) class_name_ = statement.text;
      if (statement.kind != PythonStatementKind::kDef || statement.text != "forward") continue;
      program_.name = class_name_;
      for (size_t i = 0; i < statement.parameters.size(); ++i) {
        const PythonParameter& parameter = statement.parameters[i];
        if (i == 0 && parameter.name == "self") continue;
        const Span span{statement.span.source, parameter.begin, parameter.end};
        if (parameter.stars > 0) {
          return fail(span, "unsupported-syntax", "starred parameters are not supported");
        }
        bool is_number = false;
        if (parameter.annotation.valid()) {
          is_number = parser_.node(parameter.annotation).text == "SymInt";
        }
        program_.inputs.push_back(
            {.name = name(parameter.name), .span = span, .is_number = is_number});
      }
      return statement.indent;
    }
  }

  FxName name(std::string_view text) { return program_.names.intern(text); }

  Result<void> read_statement(const PythonStatement& statement) {
    switch (statement.kind) {
      case PythonStatementKind::kAssign:
        return assign(statement);
      case PythonStatementKind::kAugmented:
        return augment(statement);
      case PythonStatementKind::kReturn:
        has_returned_ = true;
        program_.results_span = statement.span;
        if (statement.value.valid()) program_.results.push_back(TRY(value(statement.value)));
        return {};
      case PythonStatementKind::kExpression: {
        if (parser_.node(statement.value).kind != PythonKind::kCall) return {};
        TRY(value_into(statement.value, name("_"), false));
        return {};
      }
      case PythonStatementKind::kOther:
        return {};
      case PythonStatementKind::kClass:
      case PythonStatementKind::kDef:
        return fail(statement.span, "unsupported-syntax",
                    "definitions inside 'forward' are not supported");
      case PythonStatementKind::kEnd:
        return {};
    }
    UNREACHABLE();
  }

  Result<void> assign(const PythonStatement& statement) {
    std::optional<FxValue> shared;
    for (const PythonNodeId target : statement.targets) {
      const PythonNode& node = parser_.node(target);
      if (node.kind == PythonKind::kName) {
        const FxName to = name(node.text);
        if (shared) {
          program_.statements.emplace_back(FxBind{to, *shared, statement.span});
          continue;
        }
        FxValue result = TRY(value_into(statement.value, to, false));
        const auto* const reference = result.as<FxReference>();
        if (reference == nullptr || reference->name != to) {
          program_.statements.emplace_back(FxBind{to, result, statement.span});
        }
        shared = std::move(result);
      } else {
        if (!shared) shared = TRY(value_into(statement.value, fresh_name(), false));
        TRY(assign_to(target, *shared));
      }
    }
    return {};
  }

  // Assigns to an item, or to several names at once.
  Result<void> assign_to(PythonNodeId target, const FxValue& assigned) {
    const PythonNode& node = parser_.node(target);
    const Span span = parser_.span(target);
    if (node.kind == PythonKind::kSubscript) {
      FxCall call{.result = fresh_name(),
                  .target = name("operator.setitem"),
                  .span = span,
                  .shown = name(".__setitem__")};
      call.arguments.push_back(TRY(value(parser_.child(target, 0))));
      call.arguments.push_back(TRY(value(parser_.child(target, 1))));
      call.arguments.push_back(assigned);
      program_.statements.emplace_back(std::move(call));
      return {};
    }
    if (node.kind != PythonKind::kTuple && node.kind != PythonKind::kList) {
      return fail(span, "unsupported-syntax", "cannot assign to this expression");
    }
    const auto children = parser_.children(target);
    for (size_t i = 0; i < children.size(); ++i) {
      if (parser_.node(children[i]).kind != PythonKind::kName) {
        return fail(span, "unsupported-syntax", "only names can be assigned together");
      }
      program_.statements.emplace_back(
          FxCall{.result = name(parser_.node(children[i]).text),
                 .target = name("operator.getitem"),
                 .arguments = {assigned, FxValue{static_cast<int64_t>(i)}},
                 .span = span,
                 .is_inner = true});
    }
    return {};
  }

  Result<void> augment(const PythonStatement& statement) {
    const PythonNodeId target = statement.targets[0];
    const PythonNode& node = parser_.node(target);
    const std::string_view plain = find_target(kBinary, statement.text);
    if (plain.empty()) {
      return fail(statement.span, "unsupported-syntax", "the operator '{}=' is not supported",
                  statement.text);
    }
    std::string_view bare = plain.substr(std::string_view("operator.").size());
    if (bare.ends_with('_')) bare.remove_suffix(1);
    const bool is_name = node.kind == PythonKind::kName;
    FxCall call{.result = is_name ? name(node.text) : fresh_name(),
                .target = name(fmt::format("operator.i{}", bare)),
                .span = statement.span,
                .shown = name(plain)};
    const FxValue result{FxReference{call.result}};
    call.arguments.push_back(TRY(value(target)));
    call.arguments.push_back(TRY(value(statement.value)));
    program_.statements.emplace_back(std::move(call));
    return is_name ? Result<void>() : assign_to(target, result);
  }

  FxName fresh_name() { return name(fmt::format("%{}", next_fresh_++)); }

  Result<FxValue> value(PythonNodeId id) { return value_into(id, {}, true); }

  // Returns the value of an expression. A call or an operator becomes a statement with this result
  // (a fresh one if it is invalid) and is returned as a reference.
  Result<FxValue> value_into(PythonNodeId id, FxName result, bool is_inner) {
    const PythonNode& node = parser_.node(id);
    const Span span = parser_.span(id);
    switch (node.kind) {
      case PythonKind::kName:
        if (parameter_ && node.text == parameter_->first) return parameter_->second;
        if (program_.names.contains(node.text)) return FxValue{FxReference{name(node.text)}};
        if (auto literal = python_literal(parser_, id)) return std::move(*literal);
        return fail(span, "unbound-name", "the name '{}' has no value here", node.text);
      case PythonKind::kTuple:
      case PythonKind::kList: {
        FxSequence sequence{.is_tuple = node.kind == PythonKind::kTuple};
        for (size_t i = 0; i < node.children; ++i) {
          sequence.entries.push_back(TRY(value(parser_.child(id, i))));
        }
        return FxValue{std::move(sequence)};
      }
      case PythonKind::kDict:
        return dict(id);
      case PythonKind::kSlice:
        return slice(id, 0);
      case PythonKind::kCall:
        return call(id, result, is_inner);
      case PythonKind::kSubscript: {
        const std::array operands{parser_.child(id, 0), parser_.child(id, 1)};
        return emit("operator.getitem", operands, span, result, is_inner);
      }
      case PythonKind::kAttribute:
        return attribute(id, result, is_inner);
      case PythonKind::kUnary: {
        if (auto literal = python_literal(parser_, id)) return std::move(*literal);
        const std::array operands{parser_.child(id, 0)};
        return emit(find_target(std::span(kOthers).subspan(1), node.text), operands, span, result,
                    is_inner);
      }
      case PythonKind::kBinary:
      case PythonKind::kBoolean:
      case PythonKind::kCompare: {
        std::string_view target = find_target(kBinary, node.text);
        if (target.empty()) target = find_target(std::span(kOthers).first(1), node.text);
        if (target.empty()) break;
        const std::array operands{parser_.child(id, 0), parser_.child(id, 1)};
        return emit(target, operands, span, result, is_inner);
      }
      case PythonKind::kConditional:
        return emit("builtins.conditional", parser_.children(id), span, result, is_inner);
      case PythonKind::kLambda:
      case PythonKind::kInteger:
      case PythonKind::kFloat:
      case PythonKind::kString:
      case PythonKind::kTrue:
      case PythonKind::kFalse:
      case PythonKind::kNone:
      case PythonKind::kEllipsis:
      case PythonKind::kKeyword:
      case PythonKind::kStarred:
      case PythonKind::kSet:
      case PythonKind::kComprehension:
      case PythonKind::kParameter:
      case PythonKind::kStatement:
        break;
    }
    if (auto literal = python_literal(parser_, id)) return std::move(*literal);
    return fail(span, "unsupported-syntax", "this expression is not supported");
  }

  Result<FxValue> dict(PythonNodeId id) {
    FxDict result;
    for (size_t i = 0; i + 1 < parser_.node(id).children; i += 2) {
      const auto key = python_literal(parser_, parser_.child(id, i));
      if (!key || !key->is<std::string>()) {
        return fail(parser_.span(id), "unsupported-syntax", "expected strings as keys of a dict");
      }
      result.entries.push_back(
          {std::get<std::string>(key->data), TRY(value(parser_.child(id, i + 1)))});
    }
    return FxValue{std::move(result)};
  }

  Result<FxValue> finish(FxCall call, FxName result, bool is_inner) {
    call.result = result.valid() ? result : fresh_name();
    call.is_inner = is_inner;
    FxValue reference{FxReference{call.result}};
    program_.statements.emplace_back(std::move(call));
    return reference;
  }

  Result<FxValue> emit(std::string_view target, std::span<const PythonNodeId> operands, Span span,
                       FxName result, bool is_inner) {
    FxCall call{.target = name(target), .span = span};
    for (const PythonNodeId operand : operands) call.arguments.push_back(TRY(value(operand)));
    return finish(std::move(call), result, is_inner);
  }

  // Reads `slice(a, b, c)` (its arguments begin at child 1) and `a:b:c`.
  Result<FxValue> slice(PythonNodeId id, size_t first) {
    std::vector<FxValue> parts;
    for (size_t i = first; i < parser_.node(id).children; ++i) {
      const PythonNodeId part = parser_.child(id, i);
      parts.push_back(part.valid() ? TRY(value(part)) : FxValue{None{}});
    }
    if (parts.size() == 1) parts.insert(parts.begin(), FxValue{None{}});
    if (parts.empty() || parts.size() > 3) {
      return fail(parser_.span(id), "unsupported-syntax", "expected one to three parts of a slice");
    }
    parts.resize(3, FxValue{None{}});
    return FxValue{FxSlice{std::move(parts)}};
  }

  bool is_module(PythonNodeId id) const {
    while (parser_.node(id).kind == PythonKind::kAttribute) id = parser_.child(id, 0);
    const PythonNode& root = parser_.node(id);
    return root.kind == PythonKind::kName &&
           std::ranges::find(kModules, root.text) != kModules.end();
  }

  Result<FxValue> attribute(PythonNodeId id, FxName result, bool is_inner) {
    const Span span = parser_.span(id);
    if (is_module(id)) {
      std::string dotted = python_dotted_name(parser_, id);
      if (dotted.starts_with("torch.") || dotted.starts_with("paddle.")) {
        const std::string_view last = std::string_view(dotted).substr(dotted.find('.') + 1);
        if (const auto dtype = dtype_from_torch_name(last)) return FxValue{*dtype};
      }
      if (dotted == "torch.inf" || dotted == "math.inf") {
        return FxValue{std::numeric_limits<double>::infinity()};
      }
      if (std::ranges::find(kOpaque, dotted) != kOpaque.end()) {
        return FxValue{FxDevice{std::move(dotted)}};
      }
      return fail(span, "unsupported-syntax", "the constant '{}' is not supported", dotted);
    }
    FxCall call{.target = name("builtins.getattr"), .span = span, .shown = name("torch.getattr")};
    const std::string_view attribute_name = parser_.node(id).text;
    call.arguments.push_back(TRY(value(parser_.child(id, 0))));
    call.arguments.push_back({std::string(attribute_name)});
    return finish(std::move(call), result, is_inner);
  }

  // Reads `device(type="cuda", index=0)`.
  Result<FxValue> device(PythonNodeId id) {
    for (size_t i = 1; i < parser_.node(id).children; ++i) {
      PythonNodeId argument = parser_.child(id, i);
      if (parser_.node(argument).kind == PythonKind::kKeyword)
        argument = parser_.child(argument, 0);
      const auto literal = python_literal(parser_, argument);
      if (literal && literal->is<std::string>()) {
        return FxValue{FxDevice{std::get<std::string>(literal->data)}};
      }
    }
    return fail(parser_.span(id), "unsupported-syntax", "expected the name of a device");
  }

  // Reads `(lambda x, f: f(x))(VALUE, lambda y: BODY)`: the body, in which y is the value.
  Result<FxValue> apply(PythonNodeId id, FxName result, bool is_inner) {
    const auto text = [&](PythonNodeId node) { return parser_.node(node).text; };
    const auto is_name = [&](PythonNodeId node, std::string_view name) {
      return parser_.node(node).kind == PythonKind::kName && text(node) == name;
    };
    const auto parts = parser_.children(id);
    const auto outer = parser_.children(parts[0]);
    const bool has_both = parts.size() == 3 && outer.size() == 3;
    const auto applied = has_both ? parser_.children(outer[2]) : outer;
    const auto inner = has_both ? parser_.children(parts[2]) : outer;
    const bool is_known = has_both && !parameter_ &&
                          parser_.node(outer[2]).kind == PythonKind::kCall && applied.size() == 2 &&
                          is_name(applied[0], text(outer[1])) &&
                          is_name(applied[1], text(outer[0])) &&
                          parser_.node(parts[2]).kind == PythonKind::kLambda && inner.size() == 2;
    if (!is_known) {
      return fail(parser_.span(id), "unsupported-syntax",
                  "expected '(lambda x, f: f(x))(value, lambda y: ...)', found another lambda");
    }
    parameter_.emplace(text(inner[0]), TRY(value_into(parts[1], result, is_inner)));
    auto body = value_into(inner[1], {}, true);
    parameter_.reset();
    return body;
  }

  // Reads `isinstance(x, (list, tuple))`.
  Result<FxValue> is_sequence(PythonNodeId id, FxName result, bool is_inner) {
    const auto is_class = [&](PythonNodeId node) {
      return parser_.node(node).text == "list" || parser_.node(node).text == "tuple";
    };
    const auto parts = parser_.children(id);
    if (parts.size() != 3 || parser_.node(parts[2]).children == 0 ||
        !std::ranges::all_of(parser_.children(parts[2]), is_class)) {
      return fail(parser_.span(id), "unsupported-syntax",
                  "expected 'isinstance(x, (list, tuple))', found other classes");
    }
    return emit("builtins.is_sequence", parts.subspan(1, 1), parser_.span(id), result, is_inner);
  }

  Result<FxValue> call(PythonNodeId id, FxName result, bool is_inner) {
    const PythonNodeId function = parser_.child(id, 0);
    const PythonKind kind = parser_.node(function).kind;
    FxCall call{.span = parser_.span(id)};
    if (kind == PythonKind::kLambda) return apply(id, result, is_inner);
    if (kind == PythonKind::kName || (kind == PythonKind::kAttribute && is_module(function))) {
      const std::string dotted = python_dotted_name(parser_, function);
      if (dotted == "device" || dotted == "torch.device") return device(id);
      if (dotted == "slice") return slice(id, 1);
      if (dotted == "isinstance") return is_sequence(id, result, is_inner);
      if (std::ranges::find(kPlaces, dotted) != kPlaces.end()) return FxValue{FxDevice{dotted}};
      if (auto literal = python_literal(parser_, id)) return std::move(*literal);
      // Paddle's sources state types with unknown extents.
      program_.has_examples |= dotted.starts_with("paddle.");
      call.target = name(dotted);
    } else if (kind == PythonKind::kAttribute) {
      call.target = name(fmt::format(".{}", parser_.node(function).text));
      call.arguments.push_back(TRY(value(parser_.child(function, 0))));
    } else {
      return fail(call.span, "unsupported-syntax", "only named functions can be called");
    }
    for (size_t i = 1; i < parser_.node(id).children; ++i) {
      const PythonNodeId argument = parser_.child(id, i);
      const PythonNode& node = parser_.node(argument);
      if (node.kind == PythonKind::kStarred) {
        call.starred.push_back(call.arguments.size());
        call.arguments.push_back(TRY(value(parser_.child(argument, 0))));
      } else if (node.kind == PythonKind::kKeyword) {
        const FxName keyword = name(node.text);
        call.keywords.emplace_back(keyword, TRY(value(parser_.child(argument, 0))));
      } else {
        call.arguments.push_back(TRY(value(argument)));
      }
    }
    return finish(std::move(call), result, is_inner);
  }

  PythonParser parser_;
  FxProgram program_;
  std::string_view class_name_;
  std::optional<uint32_t> indent_;
  std::optional<std::pair<std::string_view, FxValue>> parameter_;  // of the lambda being applied
  bool has_returned_ = false;
  size_t next_fresh_ = 0;
};

}  // namespace

Result<FxProgram> parse_fx_source(std::string_view text, SourceId source) {
  return SourceReader(text, source).read();
}

}  // namespace passnet
