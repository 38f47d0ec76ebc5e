// Evaluates expressions on symbols.
#include "base/check.hpp"
#include "triton/reader.hpp"
#include "type/dtype.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace passnet {
namespace {

constexpr int kMaxExpressionDepth = 200;

struct ModuleAlias {
  std::string_view name;
  std::string_view module;
};
constexpr std::array<ModuleAlias, 11> kModuleAliases{{
    {"torch", "torch"},
    {"triton", "triton"},
    {"tl", "triton.language"},
    {"math", "math"},
    {"F", "torch.nn.functional"},
    {"functional", "torch.nn.functional"},
    {"nn", "torch.nn"},
    {"operator", "operator"},
    {"np", "numpy"},
    {"libdevice", "triton.language.extra.libdevice"},
    {"tl_math", "triton.language.math"},
}};
constexpr std::array<std::string_view, 22> kBuiltins{
    "range", "min",   "max",  "int",       "float",      "bool",    "len",     "abs",
    "print", "tuple", "list", "sum",       "isinstance", "getattr", "hasattr", "slice",
    "round", "dict",  "set",  "enumerate", "zip",        "str"};

}  // namespace

Result<Held> PassReader::eval(TreeId id, size_t scope) {
  const TreeNode& node = tree_.node(id);
  if (++depth_ > kMaxExpressionDepth) {
    return fail(node.span, "public-wrapper", "expected at most {} nested expressions",
                kMaxExpressionDepth);
  }
  const auto result = [&]() -> Result<Held> {
    switch (node.kind) {
      case PythonKind::kName:
        return name(id, scope);
      case PythonKind::kInteger:
      case PythonKind::kFloat:
        return number(id);
      case PythonKind::kString: {
        auto text = python_string(node.text, node.span);
        return held_string(text ? *std::move(text) : "?");
      }
      case PythonKind::kTrue:
        return held_term(terms_.truth(true));
      case PythonKind::kFalse:
        return held_term(terms_.truth(false));
      case PythonKind::kNone:
        return Held{};
      case PythonKind::kEllipsis:
        return Held{.kind = HeldKind::kEllipsis};
      case PythonKind::kAttribute:
        return attribute(id, scope);
      case PythonKind::kCall:
        return call(id, scope);
      case PythonKind::kSubscript:
        return subscript(id, scope);
      case PythonKind::kSlice: {
        Held slice{.kind = HeldKind::kSlice};
        for (const TreeId part : node.children) {
          slice.items.push_back(part.valid() ? TRY(eval(part, scope)) : Held{});
        }
        return slice;
      }
      case PythonKind::kTuple:
      case PythonKind::kList:
      case PythonKind::kSet: {
        Held sequence = held_sequence({});
        for (const TreeId child : node.children) {
          if (tree_.node(child).kind != PythonKind::kStarred) {
            sequence.items.push_back(TRY(eval(child, scope)));
            continue;
          }
          const Held inner = TRY(eval(tree_.child(child, 0), scope));
          if (inner.kind != HeldKind::kSequence) {
            return fail(node.span, "public-wrapper", "expected a sequence behind '*', found {}",
                        describe(inner));
          }
          for (const Held& item : inner.items) sequence.items.push_back(item);
        }
        return sequence;
      }
      case PythonKind::kDict: {
        Held dict{.kind = HeldKind::kDict};
        for (size_t i = 0; i + 1 < node.children.size(); i += 2) {
          if (!node.children[i].valid()) continue;
          dict.items.push_back(TRY(eval(node.children[i], scope)));
          dict.items.push_back(TRY(eval(node.children[i + 1], scope)));
        }
        return dict;
      }
      case PythonKind::kUnary:
        return unary(node.text, TRY(eval(node.children[0], scope)), node.span);
      case PythonKind::kBinary: {
        const Held left = TRY(eval(node.children[0], scope));
        return binary(node.text, left, TRY(eval(node.children[1], scope)), node.span);
      }
      case PythonKind::kCompare: {
        const Held left = TRY(eval(node.children[0], scope));
        return compare(node.text, left, TRY(eval(node.children[1], scope)), node.span);
      }
      case PythonKind::kBoolean:
        return boolean(id, scope);
      case PythonKind::kConditional:
        return conditional(id, scope);
      case PythonKind::kLambda:
        return Held{.kind = HeldKind::kFunction, .tree = id, .scope = scope};
      case PythonKind::kComprehension:
        return comprehension(id, scope);
      case PythonKind::kKeyword:
      case PythonKind::kStarred:
      case PythonKind::kParameter:
      case PythonKind::kStatement:
        return Held{.kind = HeldKind::kUnknown};
    }
    UNREACHABLE();
  }();
  --depth_;
  return result;
}

Result<Held> PassReader::number(TreeId id) {
  const TreeNode& node = tree_.node(id);
  std::string text(node.text);
  std::erase(text, '_');
  if (node.kind == PythonKind::kInteger) {
    const bool is_hex = text.starts_with("0x") || text.starts_with("0X");
    int64_t value = 0;
    const char* begin = text.data() + (is_hex ? 2 : 0);
    const auto [end, error] =
        std::from_chars(begin, text.data() + text.size(), value, is_hex ? 16 : 10);
    if (error == std::errc{} && end == text.data() + text.size())
      return held_term(terms_.integer(value));
  } else {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error == std::errc{} && end == text.data() + text.size())
      return held_term(terms_.number(value));
  }
  return fail(node.span, "triton-syntax", "expected a number of 64 bits, found '{}'", node.text);
}

Result<Held> PassReader::name(TreeId id, size_t scope) {
  const TreeNode& node = tree_.node(id);
  const std::string text(node.text);
  for (size_t at = scope;; at = scopes_[at].parent) {
    const auto found = scopes_[at].names.find(text);
    if (found != scopes_[at].names.end()) {
      TRY(spend(size_of(found->second), node.span));
      return found->second;
    }
    if (at == 0) break;
  }
  for (const ModuleAlias& alias : kModuleAliases) {
    if (alias.name == text) return held_external(std::string(alias.module));
  }
  if (text == "Ellipsis") return Held{.kind = HeldKind::kEllipsis};
  if (std::ranges::find(kBuiltins, text) != kBuiltins.end()) return held_external(text);
  if (mode_ == Mode::kKernel) {
    return fail(node.span, "triton-kernel", "expected a known name, found '{}'", text);
  }
  return held_external(text);
}

Result<Held> PassReader::attribute(TreeId id, size_t scope) {
  const TreeNode& node = tree_.node(id);
  const Held object = TRY(eval(node.children[0], scope));
  const std::string name(node.text);
  if (object.kind == HeldKind::kExternal) {
    const std::string full = object.text + "." + name;
    if (object.text == "torch") {
      if (const auto dtype = dtype_from_torch_name(full)) {
        return Held{.kind = HeldKind::kDType, .text = std::string(info(*dtype).name)};
      }
      if (name == "inf") return held_term(terms_.number(INFINITY));
    }
    if (object.text == "triton.language") {
      if (name == "bfloat16") return Held{.kind = HeldKind::kDType, .text = "bf16"};
      if (name == "int1") return Held{.kind = HeldKind::kDType, .text = "bool"};
      if (const auto dtype = dtype_from_torch_name("torch." + name)) {
        return Held{.kind = HeldKind::kDType, .text = std::string(info(*dtype).name)};
      }
    }
    if (full == "math.inf" || full == "numpy.inf") return held_term(terms_.number(INFINITY));
    if (full == "math.pi") return held_term(terms_.number(M_PI));
    return held_external(full);
  }
  if (object.kind == HeldKind::kTensor) return tensor_attribute(object, name, node.span);
  if (object.kind == HeldKind::kPointer && name == "dtype") {
    return Held{
        .kind = HeldKind::kDType, .text = buffers_[object.place].dtype, .place = object.place + 1};
  }
  if (object.kind == HeldKind::kDType && name == "element_ty") return object;
  if (object.kind == HeldKind::kTerm && name == "dtype") {
    const TermNode& term = terms_.node(object.term);
    if (term.storage == kComputeType) return Held{.kind = HeldKind::kDType, .text = "f32"};
    const auto place = static_cast<size_t>(term.storage);
    return Held{.kind = HeldKind::kDType, .text = buffers_[place].dtype, .place = place + 1};
  }
  if (object.kind == HeldKind::kUnknown) return object;
  if (object.kind == HeldKind::kTerm && name == "value") return object;
  return Held{.kind = HeldKind::kBound, .text = name, .items = {object}};
}

Result<CallArguments> PassReader::arguments(TreeId id, size_t scope) {
  CallArguments given;
  const auto& parts = tree_.node(id).children;
  for (size_t i = 1; i < parts.size(); ++i) {
    const TreeNode& part = tree_.node(parts[i]);
    if (part.kind == PythonKind::kKeyword && !part.text.empty()) {
      given.keywords.emplace_back(std::string(part.text), TRY(eval(part.children[0], scope)));
    } else if (part.kind == PythonKind::kKeyword) {
      const Held dict = TRY(eval(part.children[0], scope));
      if (dict.kind != HeldKind::kDict) continue;
      for (size_t k = 0; k + 1 < dict.items.size(); k += 2) {
        given.keywords.emplace_back(dict.items[k].text, dict.items[k + 1]);
      }
    } else if (part.kind == PythonKind::kStarred) {
      const Held sequence = TRY(eval(part.children[0], scope));
      if (sequence.kind == HeldKind::kSizes) {
        given.positional.push_back(sequence);
        continue;
      }
      if (sequence.kind != HeldKind::kSequence) {
        return fail(part.span, "public-wrapper", "expected a sequence behind '*', found {}",
                    describe(sequence));
      }
      for (const Held& item : sequence.items) given.positional.push_back(item);
    } else {
      given.positional.push_back(TRY(eval(parts[i], scope)));
    }
  }
  return given;
}

Result<Held> PassReader::call(TreeId id, size_t scope) {
  const TreeNode& node = tree_.node(id);
  const Held function = TRY(eval(node.children[0], scope));
  CallArguments given = TRY(arguments(id, scope));
  switch (function.kind) {
    case HeldKind::kFunction:
      return call_function(function, std::move(given), node.span);
    case HeldKind::kExternal:
      return call_external(function.text, std::move(given), node.span, scope);
    case HeldKind::kLaunch:
      return launch(function, std::move(given), node.span);
    case HeldKind::kBound: {
      const Held object = function.items[0];
      if (object.kind == HeldKind::kTensor) {
        if (auto made = TRY(tensor_method(object, function.text, given, node.span)))
          return *std::move(made);
        given.positional.insert(given.positional.begin(), object);
        return torch_call("." + function.text, given, node.span);
      }
      if (object.kind == HeldKind::kTerm && mode_ == Mode::kKernel) {
        given.positional.insert(given.positional.begin(), object);
        return language(function.text, given, node.span);
      }
      if (object.kind == HeldKind::kSizes && function.text == "numel") {
        return held_term(elements_of(tensors_[object.place]));
      }
      if (object.kind == HeldKind::kTerm && function.text == "item") return object;
      return Held{.kind = HeldKind::kUnknown};
    }
    case HeldKind::kUnknown:
      return Held{.kind = HeldKind::kUnknown};
    case HeldKind::kDType:
      if (!given.positional.empty() && given.positional[0].kind == HeldKind::kTerm) {
        return cast(given.positional[0], function, node.span);
      }
      [[fallthrough]];
    case HeldKind::kNone:
    case HeldKind::kTerm:
    case HeldKind::kString:
    case HeldKind::kSequence:
    case HeldKind::kDict:
    case HeldKind::kTensor:
    case HeldKind::kPointer:
    case HeldKind::kSlice:
    case HeldKind::kEllipsis:
    case HeldKind::kSizes:
      return fail(node.span, "public-wrapper", "expected a function, found {}", describe(function));
  }
  UNREACHABLE();
}

Result<Held> PassReader::subscript(TreeId id, size_t scope) {
  const TreeNode& node = tree_.node(id);
  const Held object = TRY(eval(node.children[0], scope));
  if (object.kind == HeldKind::kFunction && mode_ == Mode::kWrapper) {
    return Held{.kind = HeldKind::kLaunch,
                .items = {TRY(eval(node.children[1], scope))},
                .tree = object.tree,
                .scope = object.scope};
  }
  return index_value(object, TRY(eval(node.children[1], scope)), node.span);
}

Result<Held> PassReader::index_value(const Held& object, const Held& index, Span span) {
  switch (object.kind) {
    case HeldKind::kSizes:
      return size_entry(object, index, span);
    case HeldKind::kTensor:
      return tensor_index(object, index, span);
    case HeldKind::kTerm:
      if (mode_ == Mode::kKernel) return expand(object, index, span);
      break;
    case HeldKind::kPointer:
      return expand(object, index, span);
    case HeldKind::kSequence: {
      const auto size = static_cast<int64_t>(object.items.size());
      if (index.kind == HeldKind::kTerm) {
        const auto place = terms_.integer_of(index.term);
        if (!place) return Held{.kind = HeldKind::kUnknown};
        if (*place < -size || *place >= size) break;
        return object.items[static_cast<size_t>(*place < 0 ? *place + size : *place)];
      }
      if (index.kind != HeldKind::kSlice) break;
      std::array<int64_t, 2> bounds{0, size};
      for (size_t i = 0; i < 2; ++i) {
        if (index.items[i].kind != HeldKind::kTerm) continue;
        const auto bound = terms_.integer_of(index.items[i].term).value_or(bounds[i]);
        bounds[i] = std::clamp<int64_t>(bound < 0 ? bound + size : bound, 0, size);
      }
      Held part = held_sequence({});
      for (int64_t i = bounds[0]; i < bounds[1]; ++i) {
        part.items.push_back(object.items[static_cast<size_t>(i)]);
      }
      return part;
    }
    case HeldKind::kDict:
      for (size_t i = 0; i + 1 < object.items.size(); i += 2) {
        if (object.items[i].kind == index.kind && object.items[i].text == index.text &&
            object.items[i].term == index.term) {
          return object.items[i + 1];
        }
      }
      return Held{.kind = HeldKind::kUnknown};
    case HeldKind::kUnknown:
      return object;
    case HeldKind::kNone:
    case HeldKind::kString:
    case HeldKind::kDType:
    case HeldKind::kFunction:
    case HeldKind::kExternal:
    case HeldKind::kBound:
    case HeldKind::kSlice:
    case HeldKind::kEllipsis:
    case HeldKind::kLaunch:
      break;
  }
  return fail(span, mode_ == Mode::kKernel ? "triton-kernel" : "public-wrapper",
              "expected a sequence, a dict or a shape with such an index, found {}",
              describe(object));
}

Result<Held> PassReader::comprehension(TreeId id, size_t scope) {
  const TreeNode& node = tree_.node(id);
  Held sequence = TRY(eval(node.children[2], scope));
  if (sequence.kind != HeldKind::kSequence) return Held{.kind = HeldKind::kUnknown};
  Held made = held_sequence({});
  for (const Held& item : sequence.items) {
    TRY(spend(size_of(item), node.span));
    TRY(assign(node.children[1], item, scope));
    bool is_taken = true;
    for (size_t i = 3; i < node.children.size(); ++i) {
      const Held condition = TRY(eval(node.children[i], scope));
      is_taken = is_taken && TRY(truth(condition, node.span));
    }
    if (is_taken) made.items.push_back(TRY(eval(node.children[0], scope)));
  }
  return made;
}

Result<bool> PassReader::truth(const Held& value, Span span) {
  switch (value.kind) {
    case HeldKind::kNone:
      return false;
    case HeldKind::kTerm:
      return decide(value.term, span);
    case HeldKind::kString:
      return !value.text.empty();
    case HeldKind::kSequence:
    case HeldKind::kDict:
      return !value.items.empty();
    case HeldKind::kUnknown:
      return decide(terms_.host(fmt::format("?truth{}", span.begin), TermType::kBool), span);
    case HeldKind::kTensor:
    case HeldKind::kPointer:
    case HeldKind::kDType:
    case HeldKind::kFunction:
    case HeldKind::kExternal:
    case HeldKind::kBound:
    case HeldKind::kSlice:
    case HeldKind::kEllipsis:
    case HeldKind::kSizes:
    case HeldKind::kLaunch:
      return true;
  }
  UNREACHABLE();
}

Result<Held> PassReader::boolean(TreeId id, size_t scope) {
  const TreeNode& node = tree_.node(id);
  const Held left = TRY(eval(node.children[0], scope));
  const bool is_and = node.text == "and";
  if (mode_ == Mode::kKernel && left.kind == HeldKind::kTerm &&
      !terms_.truth_of(left.term).has_value()) {
    const Held right = TRY(eval(node.children[1], scope));
    return binary(is_and ? "&" : "|", left, right, node.span);
  }
  if (TRY(truth(left, node.span)) != is_and) return left;
  return eval(node.children[1], scope);
}

Result<Held> PassReader::conditional(TreeId id, size_t scope) {
  const TreeNode& node = tree_.node(id);
  const Held condition = TRY(eval(node.children[0], scope));
  const bool varies = mode_ == Mode::kKernel && condition.kind == HeldKind::kTerm &&
                      !terms_.free_indices(condition.term).empty();
  if (!varies) return eval(node.children[TRY(truth(condition, node.span)) ? 1 : 2], scope);
  Held yes = TRY(eval(node.children[1], scope));
  Held no = TRY(eval(node.children[2], scope));
  if (yes.kind != HeldKind::kTerm || no.kind != HeldKind::kTerm) {
    return fail(node.span, "triton-kernel", "expected numbers in the branches of a condition");
  }
  const TermIds lanes = align(yes, no);
  return held_term(terms_.choose(condition.term, yes.term, no.term), lanes);
}

}  // namespace passnet
