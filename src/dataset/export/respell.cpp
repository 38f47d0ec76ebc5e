#include "dataset/export/respell.hpp"

#include "base/check.hpp"
#include "dataset/export/program_text.hpp"
#include "frontend/fx/import_fx.hpp"
#include "ir/copy.hpp"
#include "ir/verify.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace passnet {
namespace {

std::string_view target_of(const Spelling& spelling) {
  std::string_view name = spelling.signature.substr(0, spelling.signature.find('('));
  while (name.ends_with(' ')) name.remove_suffix(1);
  return name;
}

struct AttributeConverter {
  FxValue operator()(const Integers& list) const { return sequence(list); }
  FxValue operator()(const std::vector<double>& list) const { return sequence(list); }
  FxValue operator()(const auto& value) const { return FxValue{value}; }

  static FxValue sequence(const auto& list) {
    FxSequence result{.entries = {}, .is_tuple = false};
    for (const auto entry : list) result.entries.push_back(FxValue{entry});
    return FxValue{std::move(result)};
  }
};

FxValue to_fx(const Attribute& attribute) { return std::visit(AttributeConverter{}, attribute); }

// The names of a program's values: inputs keep theirs, nodes are numbered.
class ValueNames {
 public:
  explicit ValueNames(const Graph& graph) : names_(graph.value_limit()) {
    for (const GraphInput& input : graph.inputs()) {
      add(input.value, graph.value(input.value).name);
    }
    for (const NodeId id : graph.nodes()) {
      for (const ValueId value : graph.node(id).results) add(value, fmt::format("v{}", count_++));
    }
  }
  const std::string& operator[](ValueId value) const { return names_[value.index]; }
  std::string fresh() { return unique(fmt::format("v{}", count_++)); }

 private:
  void add(ValueId value, std::string_view name) {
    std::string safe;
    for (const char c : name) {
      const bool is_word = std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
      safe += is_word ? c : '_';
    }
    if (safe.empty() || std::isdigit(static_cast<unsigned char>(safe[0])) != 0) safe = "x" + safe;
    names_[value.index] = unique(std::move(safe));
  }
  std::string unique(std::string name) {
    while (!taken_.insert(name).second) name += '_';
    return name;
  }

  std::vector<std::string> names_;  // by value
  std::set<std::string> taken_{"self", "torch", "forward"};
  size_t count_ = 0;
};

// Finds the arguments of a call that binds to a spelling as a node's canonical arguments.
class Inverse {
 public:
  Inverse(const Graph& graph, const Node& node, const Op& op, const Spelling& spelling,
          const ValueNames& names, FxNames& interned)
      : graph_(graph),
        node_(node),
        op_(op),
        spelling_(spelling),
        names_(names),
        interned_(interned),
        values_(spelling.parameters.size()) {}

  std::optional<FxCall> find() {
    if (spelling_.is_identity || !bind_arguments() || !bind_items() || !are_derived()) {
      return std::nullopt;
    }
    FxCall call{.target = interned_.intern(target_of(spelling_))};
    bool is_positional = true;
    for (size_t i = 0; i < spelling_.parameters.size(); ++i) {
      const SpellingParameter& parameter = spelling_.parameters[i];
      if (parameter.kind == ArgumentKind::kLiteral && !values_[i]) values_[i] = parameter.literal;
      if (!values_[i] && !parameter.fallback && !is_read(i)) values_[i] = FxValue{0.0};
      if (!values_[i] || (parameter.fallback && *parameter.fallback == *values_[i])) {
        if (!parameter.fallback) return std::nullopt;
        is_positional = false;
        continue;
      }
      is_positional &= !parameter.keyword_only;
      if (is_positional) {
        call.arguments.push_back(*values_[i]);
      } else if (parameter.variadic) {
        return std::nullopt;
      } else {
        call.keywords.emplace_back(interned_.intern(parameter.name), *values_[i]);
      }
    }
    return call;
  }

 private:
  // False for a parameter that has no meaning here, such as the probability of a dropout.
  bool is_read(size_t parameter) const {
    return std::ranges::any_of(spelling_.arguments, [&](const SpellingArgument& argument) {
      return reads(argument.term, parameter);
    });
  }
  static bool reads(const SpellingTerm& term, size_t parameter) {
    if (std::ranges::any_of(term.terms,
                            [&](const SpellingTerm& part) { return reads(part, parameter); })) {
      return true;
    }
    return term.kind != SpellingTermKind::kLiteral && term.kind != SpellingTermKind::kList &&
           term.parameter == parameter;
  }

  FxValue reference(ValueId value) const {
    if (!value.valid()) return FxValue{None{}};
    return FxValue{FxReference{interned_.intern(names_[value])}};
  }

  FxValue canonical(const Argument& argument) const {
    if (const auto* value = std::get_if<ValueId>(&argument)) return reference(*value);
    if (const auto* attribute = std::get_if<Attribute>(&argument)) return to_fx(*attribute);
    FxSequence list{.entries = {}, .is_tuple = false};
    for (const ValueId entry : std::get<std::vector<ValueId>>(argument)) {
      list.entries.push_back(reference(entry));
    }
    return FxValue{std::move(list)};
  }

  bool bind_arguments() {
    std::set<std::string_view> named;
    for (const SpellingArgument& argument : spelling_.arguments) {
      const auto place =
          std::ranges::find(op_.schema.parameters, argument.name, &SchemaParameter::name) -
          op_.schema.parameters.begin();
      named.insert(argument.name);
      if (!bind(argument.term, canonical(node_.arguments[static_cast<size_t>(place)]))) {
        return false;
      }
    }
    for (size_t i = 0; i < node_.arguments.size(); ++i) {
      const SchemaParameter& parameter = op_.schema.parameters[i];
      if (!named.contains(parameter.name) && !is_default(parameter, node_.arguments[i])) {
        return false;
      }
    }
    return true;
  }

  // True if the term can have the value; notes what its parameters must be then.
  bool bind(const SpellingTerm& term, const FxValue& value) {
    switch (term.kind) {
      case SpellingTermKind::kParameter:
        return assign(term.parameter, value);
      case SpellingTermKind::kSizes: {
        if (term.terms.size() != 1) return false;
        // One size for all dims is a number: of a list PyTorch expects one for each.
        const auto* const list = value.as<FxSequence>();
        const bool is_one = list != nullptr && list->entries.size() == 1;
        return assign(term.parameter, is_one ? list->entries[0] : value);
      }
      case SpellingTermKind::kLiteral:
        return term.literal == value || equal_numbers(term.literal, value);
      case SpellingTermKind::kList: {
        const auto* const list = value.as<FxSequence>();
        if (list == nullptr || list->entries.size() != term.terms.size()) return false;
        for (size_t i = 0; i < term.terms.size(); ++i) {
          if (!bind(term.terms[i], list->entries[i])) return false;
        }
        return true;
      }
      case SpellingTermKind::kItem:
        if (const auto* const place = term.literal.as<int64_t>(); place != nullptr && *place >= 0) {
          items_[term.parameter].emplace(*place, value);
          return true;
        }
        return false;
      case SpellingTermKind::kShape:
      case SpellingTermKind::kDType:
      case SpellingTermKind::kRank:
        derived_.emplace_back(&term, value);
        return true;
    }
    UNREACHABLE();
  }

  static bool equal_numbers(const FxValue& a, const FxValue& b) {
    const auto number = [](const FxValue& value) -> std::optional<double> {
      if (const auto* integer = value.as<int64_t>()) return static_cast<double>(*integer);
      if (const auto* real = value.as<double>()) return *real;
      return std::nullopt;
    };
    return number(a) && number(a) == number(b);
  }

  bool assign(size_t parameter, const FxValue& value) {
    if (values_[parameter]) return *values_[parameter] == value;
    values_[parameter] = value;
    return true;
  }

  bool bind_items() {
    for (const auto& [parameter, items] : items_) {
      FxSequence sequence;
      for (const auto& [place, value] : items) {
        if (place != static_cast<int64_t>(sequence.entries.size())) return false;
        sequence.entries.push_back(value);
      }
      if (!assign(parameter, FxValue{std::move(sequence)})) return false;
    }
    return true;
  }

  // True if what the spelling takes from a tensor is what the node states.
  bool are_derived() const {
    for (const auto& [term, value] : derived_) {
      const TensorType* const type = type_of(term->parameter);
      if (type == nullptr) return false;
      FxValue found{static_cast<int64_t>(type->rank())};
      if (term->kind == SpellingTermKind::kDType) found = FxValue{type->dtype};
      if (term->kind == SpellingTermKind::kShape) found = to_fx(Attribute(type->shape));
      if (found != value) return false;
    }
    return true;
  }

  const TensorType* type_of(size_t parameter) const {
    const auto& value = values_[parameter];
    const auto* const name = value ? value->as<FxReference>() : nullptr;
    const TensorType* found = nullptr;
    if (name == nullptr) return found;
    graph_.for_each_operand(node_, [&](ValueId operand) {
      if (names_[operand] == interned_.text(name->name)) found = &graph_.type(operand);
    });
    return found;
  }

  const Graph& graph_;
  const Node& node_;
  const Op& op_;
  const Spelling& spelling_;
  const ValueNames& names_;
  FxNames& interned_;
  std::vector<std::optional<FxValue>> values_;  // by the spelling's parameter
  std::map<size_t, std::map<int64_t, FxValue>> items_;
  std::vector<std::pair<const SpellingTerm*, FxValue>> derived_;
};

// Appends calls to a program, node by node.
class ProgramWriter {
 public:
  ProgramWriter(const Graph& graph, const Catalog& catalog)
      : graph_(graph), catalog_(catalog), names_(graph) {
    program_.name = graph.name;
    for (const GraphInput& input : graph.inputs()) {
      program_.inputs.push_back({.name = program_.names.intern(names_[input.value]),
                                 .type = graph.type(input.value),
                                 .facts = input.facts});
    }
  }

  // Returns false if the spelling cannot express the node.
  bool add(const Node& node, const Spelling& spelling) {
    auto call =
        Inverse(graph_, node, catalog_.op(node.op), spelling, names_, program_.names).find();
    if (!call) return false;
    if (node.results.size() == 1) {
      call->result = program_.names.intern(names_[node.results[0]]);
      program_.statements.emplace_back(std::move(*call));
      return true;
    }
    const FxName whole = program_.names.intern(names_.fresh());
    call->result = whole;
    program_.statements.emplace_back(std::move(*call));
    for (size_t i = 0; i < node.results.size(); ++i) {
      program_.statements.emplace_back(
          FxCall{.result = program_.names.intern(names_[node.results[i]]),
                 .target = program_.names.intern("operator.getitem"),
                 .arguments = {FxValue{FxReference{whole}}, FxValue{static_cast<int64_t>(i)}}});
    }
    return true;
  }

  FxProgram finish() {
    for (const GraphResult& result : graph_.results()) {
      const FxValue value{FxReference{program_.names.intern(names_[result.value])}};
      if (!result.mutates) {
        program_.results.push_back(value);
        continue;
      }
      const ValueId input = graph_.inputs()[*result.mutates].value;
      program_.statements.emplace_back(
          FxCall{.result = program_.names.intern(names_.fresh()),
                 .target = program_.names.intern(".copy_"),
                 .arguments = {FxValue{FxReference{program_.names.intern(names_[input])}}, value}});
    }
    return std::move(program_);
  }

 private:
  const Graph& graph_;
  const Catalog& catalog_;
  ValueNames names_;
  FxProgram program_;
};

// The node as a graph, also if nothing reads its results.
Result<Graph> alone_graph(const Graph& graph, const Node& node, const Catalog& catalog) {
  GraphBuilder builder(catalog, "alone");
  std::map<uint32_t, ValueId> inputs;
  const auto copy = [&](ValueId value) {
    const auto [found, is_new] = inputs.try_emplace(value.index);
    if (is_new) found->second = builder.input(graph.type(value), "");
    return found->second;
  };
  const auto results = TRY(builder.call(node.op, with_values(node.arguments, copy)));
  for (const ValueId result : results) builder.result(result);
  return builder.take();
}

}  // namespace

const Spelling* Respeller::choose(const Graph& graph, const Node& original) {
  const auto alone = alone_graph(graph, original, catalog_);
  if (!alone) return nullptr;
  const Digest hash = canonical_hash(*alone, catalog_);
  const auto [known, is_new] = chosen_.try_emplace(hash.hex(), nullptr);
  if (!is_new) return known->second;
  const Node& node = alone->node(alone->nodes().front());
  for (const bool is_operator : {false, true}) {
    for (const Spelling* const spelling : spellings_.meaning(node.op)) {
      const std::string_view name = target_of(*spelling);
      const bool is_written =
          is_operator ? name == kTrueDivide : name.starts_with("torch.") || name.starts_with('.');
      ProgramWriter writer(*alone, catalog_);
      if (!is_written || !writer.add(node, *spelling)) continue;
      const auto imported = import_fx(writer.finish(), catalog_, spellings_);
      if (!imported || canonical_hash(imported->graph, catalog_) != hash) continue;
      return known->second = spelling;
    }
  }
  return nullptr;
}

Result<FxProgram> Respeller::respell(const Graph& graph) {
  ProgramWriter writer(graph, catalog_);
  for (const NodeId id : graph.nodes()) {
    const Node& node = graph.node(id);
    const Spelling* const spelling = node.launch ? nullptr : choose(graph, node);
    if (spelling == nullptr || !writer.add(node, *spelling)) {
      return fail(node.span, "no-spelling", "expected ops that a call of PyTorch means, found '{}'",
                  catalog_.op(node.op).name());
    }
  }
  return writer.finish();
}

}  // namespace passnet
