#include "frontend/spelling.hpp"

#include "base/edit_distance.hpp"
#include "frontend/composites.hpp"
#include "frontend/fx/fx_source.hpp"
#include "frontend/onnx/ops/onnx_texts.hpp"
#include "frontend/paddle/paddle_texts.hpp"
#include "frontend/python/python_parser.hpp"
#include "frontend/python/python_values.hpp"

#include <algorithm>
#include <limits>

namespace passnet {
namespace {

struct KindName {
  std::string_view name;
  ArgumentKind kind;
};
constexpr std::array<KindName, 11> kKindNames{{
    {"any", ArgumentKind::kAny},
    {"tensor", ArgumentKind::kTensor},
    {"int", ArgumentKind::kInt},
    {"float", ArgumentKind::kFloat},
    {"number", ArgumentKind::kNumber},
    {"bool", ArgumentKind::kBool},
    {"str", ArgumentKind::kString},
    {"dtype", ArgumentKind::kDType},
    {"device", ArgumentKind::kDevice},
    {"ints", ArgumentKind::kInts},
    {"tensors", ArgumentKind::kTensors},
}};

std::string_view trim(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

std::string_view name_of(std::string_view text) { return trim(text.substr(0, text.find('('))); }

std::optional<FxValue> named_literal(std::string_view name) {
  if (name == "none" || name == "None") return FxValue{None{}};
  if (name == "true" || name == "True") return FxValue{true};
  if (name == "false" || name == "False") return FxValue{false};
  if (name == "inf") return FxValue{std::numeric_limits<double>::infinity()};
  if (name == "nan") return FxValue{std::numeric_limits<double>::quiet_NaN()};
  if (const auto dtype = dtype_from_name(name)) return FxValue{*dtype};
  return std::nullopt;
}

// A literal of a spelling: a Python one, or one of our names; nullopt for anything else.
std::optional<FxValue> literal_of(const PythonParser& parser, PythonNodeId id) {
  if (parser.node(id).kind == PythonKind::kName) return named_literal(parser.node(id).text);
  return python_literal(parser, id);
}

class SpellingParser {
 public:
  SpellingParser(std::string_view text, const Catalog& catalog, OpId op)
      : text_(text), catalog_(catalog) {
    spelling_.op = op;
  }

  Result<Spelling> parse() {
    const size_t arrow = text_.find("=>");
    spelling_.signature = trim(text_.substr(0, arrow));
    TRY(parse_signature());
    if (arrow == std::string_view::npos) {
      add_equal_names();
    } else {
      TRY(parse_call(trim(text_.substr(arrow + 2))));
    }
    return std::move(spelling_);
  }

  // Reads a text without a call.
  Result<Spelling> signature() {
    spelling_.signature = trim(text_);
    TRY(parse_signature());
    return std::move(spelling_);
  }

 private:
  std::unexpected<Diagnostic> flaw(std::string_view what) const {
    return fail({}, "bad-spelling", "{} in the spelling '{}'", what, text_);
  }

  Result<void> parse_signature() {
    const std::string_view signature = spelling_.signature;
    const size_t open = signature.find('(');
    if (open == std::string_view::npos || signature.back() != ')' || name_of(signature).empty()) {
      return flaw("no signature");
    }
    const std::string_view inside = signature.substr(open + 1, signature.size() - open - 2);
    PythonParser parser(inside, {});
    const auto parameters = parser.whole_parameters();
    if (!parameters) return flaw(parameters.error().message);
    bool keyword_only = false;
    for (const PythonParameter& source : *parameters) {
      if (source.stars > 0) keyword_only = true;
      if (source.name.empty()) continue;
      if (source.stars > 1) {
        if (source.name != "options") return flaw("a parameter with two stars");
        add_options();
        continue;
      }
      if (find(source.name)) return flaw("a repeated parameter");
      spelling_.parameters.push_back({.name = std::string(source.name),
                                      .variadic = source.stars == 1,
                                      .keyword_only = keyword_only && source.stars == 0});
      SpellingParameter& parameter = spelling_.parameters.back();
      if (source.annotation.valid()) TRY(annotate(parameter, parser, source.annotation));
      if (!source.fallback.valid()) continue;
      parameter.fallback = literal_of(parser, source.fallback);
      if (!parameter.fallback) return flaw("a default that is no literal");
    }
    return {};
  }

  // Adds keywords that every function of PyTorch which makes a tensor takes, and which change no
  // value.
  void add_options() {
    for (const char* name : {"layout", "device", "memory_format"}) {
      spelling_.parameters.push_back(
          {.name = name, .literal = {}, .fallback = FxValue{None{}}, .keyword_only = true});
    }
    for (const char* name : {"requires_grad", "pin_memory"}) {
      spelling_.parameters.push_back(
          {.name = name, .literal = {}, .fallback = FxValue{false}, .keyword_only = true});
    }
  }

  Result<void> annotate(SpellingParameter& parameter, const PythonParser& parser, PythonNodeId id) {
    const PythonNode& node = parser.node(id);
    const auto named = std::ranges::find(kKindNames, node.text, &KindName::name);
    if (node.kind == PythonKind::kName && named != kKindNames.end()) {
      parameter.kind = named->kind;
      return {};
    }
    const auto literal = literal_of(parser, id);
    if (!literal) return flaw("an annotation that is neither a kind nor a literal");
    parameter.kind = ArgumentKind::kLiteral;
    parameter.literal = *literal;
    return {};
  }

  std::optional<size_t> find(std::string_view name) const {
    const auto found = std::ranges::find(spelling_.parameters, name, &SpellingParameter::name);
    if (found == spelling_.parameters.end()) return std::nullopt;
    return static_cast<size_t>(found - spelling_.parameters.begin());
  }

  // The canonical call if none is written.
  void add_equal_names() {
    const Schema& schema = catalog_.op(spelling_.op).schema;
    std::optional<size_t> first;
    for (size_t i = 0; i < spelling_.parameters.size(); ++i) {
      const std::string& name = spelling_.parameters[i].name;
      if (schema.find(name)) {
        spelling_.arguments.push_back({name, {.parameter = i}});
      } else if (!first) {
        first = i;
      }
    }
    if (schema.parameters.empty() || !first || find(schema.parameters[0].name)) return;
    spelling_.arguments.push_back({schema.parameters[0].name, {.parameter = *first}});
  }

  Result<void> parse_call(std::string_view text) {
    PythonParser parser(text, {});
    const auto root = parser.whole_expression();
    if (!root) return flaw(root.error().message);
    const PythonNode& node = parser.node(*root);
    if (node.kind == PythonKind::kName) {
      spelling_.is_identity = true;
      spelling_.arguments.push_back({"", TRY(term(parser, *root))});
      return {};
    }
    if (node.kind != PythonKind::kCall) return flaw("no call after '=>'");
    const auto children = parser.children(*root);
    const Op* const op = catalog_.find(parser.node(children[0]).text);
    if (op == nullptr) return flaw("an unknown op");
    spelling_.op = op->id;
    for (size_t i = 1; i < children.size(); ++i) {
      const PythonNode& child = parser.node(children[i]);
      const bool is_named = child.kind == PythonKind::kKeyword;
      if (!is_named && i > op->schema.parameters.size()) return flaw("too many arguments");
      std::string name = is_named ? std::string(child.text) : op->schema.parameters[i - 1].name;
      if (!op->schema.find(name)) return flaw("an argument that the op does not have");
      const PythonNodeId value = is_named ? parser.child(children[i], 0) : children[i];
      spelling_.arguments.push_back({std::move(name), TRY(term(parser, value))});
    }
    return {};
  }

  Result<SpellingTerm> term(const PythonParser& parser, PythonNodeId id) const {
    const PythonNode& node = parser.node(id);
    if (node.kind == PythonKind::kName) {
      if (const auto place = find(node.text)) return SpellingTerm{.parameter = *place};
    }
    if (auto literal = literal_of(parser, id)) {
      return SpellingTerm{.kind = SpellingTermKind::kLiteral, .literal = std::move(*literal)};
    }
    if (node.kind == PythonKind::kList || node.kind == PythonKind::kTuple) {
      SpellingTerm list{.kind = SpellingTermKind::kList};
      for (const PythonNodeId child : parser.children(id)) {
        list.terms.push_back(TRY(term(parser, child)));
      }
      return list;
    }
    if (node.kind != PythonKind::kCall || node.children < 2) return flaw("an unknown argument");
    const std::string_view function = parser.node(parser.child(id, 0)).text;
    const auto place = find(parser.node(parser.child(id, 1)).text);
    if (!place) return flaw("a function of what is no parameter");
    if (node.children == 3)
      return term_of_two(function, *place, TRY(term(parser, parser.child(id, 2))));
    if (node.children != 2) return flaw("an unknown argument");
    if (function == "shape") return SpellingTerm{SpellingTermKind::kShape, *place, {}, {}};
    if (function == "dtype") return SpellingTerm{SpellingTermKind::kDType, *place, {}, {}};
    if (function == "rank") return SpellingTerm{SpellingTermKind::kRank, *place, {}, {}};
    return flaw("an unknown function");
  }

  Result<SpellingTerm> term_of_two(std::string_view function, size_t place,
                                   SpellingTerm second) const {
    if (function == "sizes" && second.kind == SpellingTermKind::kParameter) {
      return SpellingTerm{SpellingTermKind::kSizes, place, {}, {std::move(second)}};
    }
    if (function == "item" && second.literal.is<int64_t>()) {
      return SpellingTerm{SpellingTermKind::kItem, place, second.literal, {}};
    }
    return flaw("an unknown function");
  }

  std::string_view text_;
  const Catalog& catalog_;
  Spelling spelling_;
};

}  // namespace

Result<Spelling> parse_spelling(std::string_view text, const Catalog& catalog, OpId op) {
  return SpellingParser(text, catalog, op).parse();
}

Result<Composite> parse_composite(std::string_view signature, std::string_view body,
                                  const Catalog& catalog) {
  Composite result{.spelling = TRY(SpellingParser(signature, catalog, {}).signature()),
                   .program = {}};
  std::vector<std::string_view> names{"self"};
  for (const SpellingParameter& parameter : result.spelling.parameters) {
    names.push_back(parameter.name);
  }
  const std::string source = fmt::format("def forward({}):{}", fmt::join(names, ", "), body);
  result.program = TRY(parse_fx_source(source, {}));
  return result;
}

SpellingTable::SpellingTable(const Catalog& catalog) {
  for (const Op& op : catalog.ops()) {
    for (const std::string_view text : op.def.spellings) {
      auto spelling = parse_spelling(text, catalog, op.id);
      if (!spelling) fail_check(spelling.error().message);
      by_name_[name_of(text)].push_back(std::move(*spelling));
    }
  }
  by_op_.resize(catalog.ops().size());
  std::unordered_map<std::string_view, size_t> count;
  for (const Op& op : catalog.ops()) {
    for (const std::string_view text : op.def.spellings) {
      const std::string_view name = name_of(text);
      const Spelling& spelling = by_name_[name][count[name]++];
      if (spelling.op.valid()) by_op_[spelling.op.index].push_back(&spelling);
    }
  }
  for (const auto texts : {paddle_spellings(), onnx_spellings()}) {
    for (const std::string_view text : texts) {
      auto spelling = parse_spelling(text, catalog, {});
      if (!spelling) fail_check(spelling.error().message);
      by_name_[name_of(text)].push_back(std::move(*spelling));
    }
  }
  for (const auto texts :
       {composite_texts(),      signal_composite_texts(), aten_composite_texts(),
        loss_composite_texts(), paddle_pointwise_texts(), paddle_shape_texts(),
        paddle_index_texts(),   paddle_window_texts(),    paddle_reduction_texts(),
        paddle_vision_texts(),  onnx_pointwise_texts(),   onnx_shape_texts(),
        onnx_index_texts(),     onnx_reduction_texts(),   onnx_product_texts(),
        onnx_window_texts(),    onnx_resize_texts(),      onnx_recurrent_texts(),
        onnx_attention_texts(), onnx_sequence_texts()}) {
    for (const CompositeText& text : texts) {
      auto composite = parse_composite(text.signature, text.body, catalog);
      if (!composite) {
        fail_check(fmt::format("{} in '{}'", composite.error().message, text.signature));
      }
      composites_[name_of(text.signature)].push_back(std::move(*composite));
    }
  }
}

std::span<const Spelling> SpellingTable::find(std::string_view name) const {
  const auto found = by_name_.find(name);
  return found == by_name_.end() ? std::span<const Spelling>() : found->second;
}

std::span<const Composite> SpellingTable::find_composites(std::string_view name) const {
  const auto found = composites_.find(name);
  return found == composites_.end() ? std::span<const Composite>() : found->second;
}

std::string_view SpellingTable::nearest(std::string_view name) const {
  std::string_view best;
  size_t best_distance = 3;
  for (const auto& [candidate, spellings] : by_name_) {
    const size_t distance = edit_distance(candidate, name, best_distance);
    // Chooses the first by name among equals, so that the order of a hash table does not matter.
    if (distance < best_distance || (distance == best_distance && candidate < best)) {
      best = candidate;
      best_distance = distance;
    }
  }
  return best;
}

}  // namespace passnet
