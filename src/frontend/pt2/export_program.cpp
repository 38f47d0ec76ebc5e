#include "frontend/pt2/export_program.hpp"

#include "frontend/pt2/export_graph.hpp"
#include "frontend/pt2/stored_tensor.hpp"

#include <unordered_map>

namespace passnet {
namespace {

using Index = ExportJson::Index;

constexpr Index kWholeText = 0;
constexpr int64_t kSchema = 8;  // of PyTorch 2.5 and later
constexpr size_t kMaxInputRank = 16;

class ProgramReader {
 public:
  ProgramReader(const JsonTree& tree, SourceId source)
      : json_(tree, source), graph_(json_, result_.program, [this](Index place) {
          const auto value = value_of(place);
          return value ? std::optional(*value) : std::nullopt;
        }) {}

  Result<ExportedProgram> read(const ChosenExtents& chosen) {
    TRY(check_version());
    const Index module = TRY(json_.member(kWholeText, "graph_module"));
    const Index graph = TRY(json_.member(module, "graph"));
    const Index signature = TRY(json_.member(module, "signature"));
    inputs_ = TRY(json_.entries(graph, "inputs"));
    specifications_ = TRY(json_.entries(signature, "input_specs"));
    if (inputs_.size() != specifications_.size()) {
      return json_.flaw(signature, "expected {} input_specs, found {}", inputs_.size(),
                        specifications_.size());
    }
    index_metadata(graph);
    TRY(learn_symbols());
    TRY(choose(chosen));
    for (size_t i = 0; i < inputs_.size(); ++i) TRY(add_input(inputs_[i], specifications_[i]));
    TRY(graph_.add_nodes(graph));
    TRY(add_results(graph, signature));
    graph_.drop_unused();
    return std::move(result_);
  }

 private:
  Result<void> check_version() {
    const Index version = TRY(json_.member(kWholeText, "schema_version"));
    const int64_t major = TRY(json_.integer(version, "major"));
    if (major != kSchema) {
      return fail(json_.span(version), "unsupported-export",
                  "expected version {} of the schema of PyTorch, found {}", kSchema, major);
    }
    if (const auto torch = json_.find(kWholeText, "torch_version")) {
      result_.torch_version = TRY(json_.string(*torch));
    }
    return {};
  }

  void index_metadata(Index graph) {
    const auto index = [&](std::string_view key, std::unordered_map<std::string, Index>& into) {
      const auto values = json_.find(graph, key);
      if (!values || !json_.tree().is(*values, JsonKind::kObject)) return;
      json_.tree().for_each(*values, [&](Index entry) { into[json_.tree().key(entry)] = entry; });
    };
    index("tensor_values", tensors_);
    index("sym_int_values", numbers_);
  }

  // An extent or a symbolic number, with the value that it had in the example.
  struct Extent {
    std::string expression;  // empty: a number
    std::optional<int64_t> example;
  };
  Result<Extent> extent(Index value) const {
    const auto choice = TRY(json_.choice(value));
    if (choice.kind == "as_int") return Extent{"", TRY(json_.integer(choice.value))};
    if (choice.kind != "as_expr") return json_.flaw(value, "expected an extent");
    Extent result{.expression = TRY(json_.string(choice.value, "expr_str"))};
    if (const auto hint = json_.find(choice.value, "hint")) {
      const auto example = TRY(json_.choice(*hint));
      if (example.kind == "as_int") result.example = TRY(json_.integer(example.value));
    }
    return result;
  }

  Result<int64_t> value_of(Index place) const {
    const Extent known = TRY(extent(place));
    if (known.expression.empty()) return *known.example;
    if (const auto value = symbols_.evaluate(known.expression)) return *value;
    if (known.example && !is_chosen_) return *known.example;
    return fail(json_.span(place), "unknown-extent", "expected the value of '{}', found none",
                known.expression);
  }

  // The metadata of a tensor by its name.
  Result<Index> tensor(Index argument, const std::string& name) const {
    const auto found = tensors_.find(name);
    if (found != tensors_.end()) return found->second;
    return json_.flaw(argument, "expected '{}' among the tensor_values, found none", name);
  }

  Result<Index> number(Index argument, const std::string& name) const {
    const auto found = numbers_.find(name);
    if (found != numbers_.end()) return found->second;
    return json_.flaw(argument, "expected '{}' among the sym_int_values, found none", name);
  }

  Result<void> learn(Index place) {
    const Extent known = TRY(extent(place));
    if (!known.expression.empty() && known.example) {
      symbols_.learn(known.expression, *known.example);
    }
    return {};
  }

  Result<void> learn_symbols() {
    for (const Index input : inputs_) {
      const auto choice = TRY(json_.choice(input));
      if (choice.kind == "as_tensor") {
        const std::string name = TRY(json_.name(choice.value));
        const Index metadata = TRY(tensor(input, name));
        for (const Index size : TRY(json_.entries(metadata, "sizes"))) {
          TRY(learn(size));
        }
      } else if (choice.kind == "as_sym_int") {
        const std::string name = TRY(symbol_name(choice.value));
        const Index place = TRY(number(input, name));
        TRY(learn(place));
      }
    }
    return {};
  }

  Result<std::string> symbol_name(Index argument) const {
    return json_.string(TRY(json_.member(argument, "as_name")));
  }

  Result<std::vector<ExportRange>> ranges(Index constraints) const {
    std::vector<Index> entries;
    json_.tree().for_each(constraints, [&](Index entry) { entries.push_back(entry); });
    std::vector<ExportRange> result;
    for (const Index entry : entries) {
      ExportRange range{.expression = json_.tree().key(entry)};
      const auto bound = [&](std::string_view key) {
        const auto found = json_.find(entry, key);
        return found && json_.tree().is(*found, JsonKind::kInteger) ? json_.tree().integer(*found)
                                                                    : std::nullopt;
      };
      range.least = bound("min_val");
      range.most = bound("max_val");
      result.push_back(std::move(range));
    }
    return result;
  }

  Result<void> choose(const ChosenExtents& chosen) {
    const auto constraints = json_.find(kWholeText, "range_constraints");
    const Span span = json_.span(constraints.value_or(kWholeText));
    for (const auto& [symbol, value] : chosen) {
      if (symbols_.choose(symbol, value)) continue;
      return fail(span, "unknown-symbol",
                  "expected a symbol of the model's extents ({}), found '{}'",
                  symbols_.empty() ? "it has none" : symbols_.describe(), symbol);
    }
    is_chosen_ = !chosen.empty();
    if (!is_chosen_ || !constraints) return {};
    return symbols_.check(TRY(ranges(*constraints)), span);
  }

  Result<void> add_input(Index input, Index specification) {
    const auto kind = TRY(json_.choice(specification));
    const auto value = TRY(json_.choice(input));
    ExportInput payload;
    if (kind.kind == "parameter" || kind.kind == "buffer" || kind.kind == "tensor_constant") {
      payload = TRY(payload_of(kind));
    } else if (kind.kind == "constant_input") {
      const Index constant = TRY(json_.member(kind.value, "value"));
      const FxName name = graph_.name(TRY(json_.name(kind.value)));
      result_.program.statements.emplace_back(
          FxBind{name, TRY(graph_.argument(constant)), json_.span(input)});
      return {};
    } else if (kind.kind == "token") {
      result_.program.statements.emplace_back(
          FxBind{graph_.name(TRY(json_.name(value.value))), {None{}}, json_.span(input)});
      return {};
    } else if (kind.kind != "user_input") {
      return fail(json_.span(specification), "unsupported-export",
                  "expected inputs that are tensors or numbers, found '{}'", kind.kind);
    }
    if (value.kind == "as_tensor") {
      return add_tensor(input, TRY(json_.name(value.value)), std::move(payload));
    }
    if (value.kind != "as_sym_int") return {};  // None, or a number that the nodes contain
    const std::string name = TRY(symbol_name(value.value));
    const Index place = TRY(number(input, name));
    const int64_t known = TRY(value_of(place));
    result_.program.statements.emplace_back(FxBind{graph_.name(name), {known}, json_.span(input)});
    return {};
  }

  Result<ExportInput> payload_of(const ExportJson::Choice& kind) const {
    const PayloadKind payload = kind.kind == "parameter" ? PayloadKind::kParameter
                                : kind.kind == "buffer"  ? PayloadKind::kBuffer
                                                         : PayloadKind::kConstant;
    const Index name = TRY(json_.member(kind.value, kind.kind + "_name"));
    return ExportInput{payload, TRY(json_.string(name))};
  }

  Result<Integers> extents(Index metadata, std::string_view key) const {
    const Index list = TRY(json_.member(metadata, key));
    Integers result;
    for (const Index entry : TRY(json_.entries(list))) result.push_back(TRY(value_of(entry)));
    if (result.size() <= kMaxInputRank) return result;
    return json_.flaw(list, "expected at most {} dims, found {}", kMaxInputRank, result.size());
  }

  Result<void> add_tensor(Index input, const std::string& name, ExportInput payload) {
    const Index metadata = TRY(tensor(input, name));
    const Index number = TRY(json_.member(metadata, "dtype"));
    const auto dtype = dtype_from_scalar_type(TRY(json_.integer(number)));
    if (!dtype) {
      return fail(json_.span(number), "export-dtype", "the dtype {} of '{}' is not supported",
                  TRY(json_.integer(number)), name);
    }
    FxInput result{.name = graph_.name(name),
                   .type = {.dtype = *dtype, .shape = TRY(extents(metadata, "sizes"))},
                   .span = json_.span(input)};
    const auto strides = extents(metadata, "strides");
    if (strides && strides->size() == result.type.rank() &&
        !is_contiguous(result.type.shape, *strides) &&
        std::ranges::find(*strides, 0) == strides->end()) {
      result.facts.strides = *strides;
    }
    if (const auto device = json_.find(metadata, "device")) {
      const auto type = json_.find(*device, "type");
      result_.program.is_on_cuda |= type && TRY(json_.string(*type)) == "cuda";
    }
    result_.program.inputs.push_back(std::move(result));
    result_.inputs.push_back(std::move(payload));
    return {};
  }

  // The input that holds a payload, or that a caller passes.
  Result<FxName> changed_input(const ExportJson::Choice& kind) {
    const bool is_user = kind.kind == "user_input_mutation";
    const std::string_view key = is_user                             ? "user_input_name"
                                 : kind.kind == "parameter_mutation" ? "parameter_name"
                                                                     : "buffer_name";
    const Index place = TRY(json_.member(kind.value, key));
    const std::string wanted = TRY(json_.string(place));
    for (size_t i = 0; i < result_.inputs.size(); ++i) {
      const FxName name = result_.program.inputs[i].name;
      const ExportInput& input = result_.inputs[i];
      const bool is_it = is_user ? input.payload == PayloadKind::kNone &&
                                       result_.program.names.text(name) == wanted
                                 : input.payload != PayloadKind::kNone && input.name == wanted;
      if (is_it) return name;
    }
    return json_.flaw(place, "expected an input that is changed, found '{}'", wanted);
  }

  Result<void> add_results(Index graph, Index signature) {
    const auto outputs = TRY(json_.entries(graph, "outputs"));
    const auto kinds = TRY(json_.entries(signature, "output_specs"));
    result_.program.results_span = json_.span(TRY(json_.member(graph, "outputs")));
    if (outputs.size() != kinds.size()) {
      return json_.flaw(signature, "expected {} output_specs, found {}", outputs.size(),
                        kinds.size());
    }
    for (size_t i = 0; i < outputs.size(); ++i) {
      const auto kind = TRY(json_.choice(kinds[i]));
      if (kind.kind == "token") continue;
      FxValue value = TRY(graph_.argument(outputs[i]));
      if (kind.kind.ends_with("_mutation")) {
        graph_.add_inner(".copy_", {{FxReference{TRY(changed_input(kind))}}, std::move(value)},
                         json_.span(outputs[i]));
      } else {
        result_.program.results.push_back(std::move(value));
      }
    }
    return {};
  }

  ExportJson json_;
  ExportedProgram result_;
  ExportGraph graph_;
  ExportSymbols symbols_;
  bool is_chosen_ = false;
  std::vector<Index> inputs_, specifications_;  // one of the latter per input
  std::unordered_map<std::string, Index> tensors_, numbers_;
};

}  // namespace

Result<ExportedProgram> read_exported_program(const JsonTree& tree, SourceId source,
                                              const ChosenExtents& chosen) {
  return ProgramReader(tree, source).read(chosen);
}

}  // namespace passnet
