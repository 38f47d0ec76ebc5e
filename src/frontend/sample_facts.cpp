#include "frontend/sample_facts.hpp"

#include "frontend/python/python_parser.hpp"
#include "frontend/python/python_values.hpp"
#include "frontend/read/json_places.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace passnet {
namespace {

constexpr std::string_view kPrefix = "dynamic_dim_constraint_";

class ConstraintReader {
 public:
  ConstraintReader(std::string_view text, SourceId source) : parser_(text, source) {}

  Result<std::vector<ConstrainedInput>> read() {
    while (true) {
      const PythonStatement statement = TRY(parser_.next());
      if (statement.kind == PythonStatementKind::kEnd) return std::move(result_);
      if (statement.kind != PythonStatementKind::kAssign) continue;
      std::string_view name = parser_.node(statement.targets[0]).text;
      if (!name.starts_with(kPrefix)) continue;
      name.remove_prefix(kPrefix.size());
      if (name == "input_shapes") {
        TRY(read_shapes(statement.value));
      } else if (name == "symbol2example_value") {
        TRY(read_examples(statement.value));
      } else if (name == "symbols" || name == "relations") {
        TRY(expect_list(statement.value, name));
      }
    }
  }

 private:
  template <class... Args>
  std::unexpected<Diagnostic> flaw(PythonNodeId id, fmt::format_string<Args...> text,
                                   Args&&... args) const {
    return fail(parser_.span(id), "bad-input-constraints", text, std::forward<Args>(args)...);
  }

  Result<void> expect_list(PythonNodeId id, std::string_view name) const {
    const PythonKind kind = parser_.node(id).kind;
    if (kind == PythonKind::kList || kind == PythonKind::kTuple) return {};
    return flaw(id, "expected a list for '{}{}'", kPrefix, name);
  }

  Result<void> read_examples(PythonNodeId id) const {
    if (parser_.node(id).kind != PythonKind::kDict) {
      return flaw(id, "expected a dict of symbols and their example values");
    }
    const auto children = parser_.children(id);
    for (size_t i = 0; i + 1 < children.size(); i += 2) {
      const auto value = python_literal(parser_, children[i + 1]);
      const auto* const number = value ? value->as<int64_t>() : nullptr;
      if (parser_.node(children[i]).kind != PythonKind::kName) {
        return flaw(children[i], "expected a symbol");
      }
      if (number == nullptr || *number < 0) {
        return flaw(children[i + 1], "expected an extent as the example value of a symbol");
      }
    }
    return {};
  }

  Result<void> read_shapes(PythonNodeId id) {
    TRY(expect_list(id, "input_shapes"));
    for (const PythonNodeId entry : parser_.children(id)) {
      const bool is_pair =
          parser_.node(entry).kind == PythonKind::kTuple && parser_.node(entry).children == 2;
      if (!is_pair) return flaw(entry, "expected pairs of dims and the name of an input");
      const PythonNodeId dims = parser_.child(entry, 0);
      const auto name = python_literal(parser_, parser_.child(entry, 1));
      if (!name || !name->is<std::string>()) {
        return flaw(parser_.child(entry, 1), "expected the name of an input");
      }
      const PythonKind kind = parser_.node(dims).kind;
      if (kind != PythonKind::kList && kind != PythonKind::kTuple) {
        return flaw(dims, "expected a list of dims");
      }
      ConstrainedInput input{.name = std::get<std::string>(name->data),
                             .span = parser_.span(entry)};
      for (const PythonNodeId dim : parser_.children(dims)) {
        const auto literal = python_literal(parser_, dim);
        const auto* const extent = literal ? literal->as<int64_t>() : nullptr;
        if (literal && (extent == nullptr || *extent < 0)) {
          return flaw(dim, "expected an extent or symbols, found {}", describe(*literal));
        }
        input.dims.push_back(extent ? std::optional(*extent) : std::nullopt);
      }
      result_.push_back(std::move(input));
    }
    return {};
  }

  PythonParser parser_;
  std::vector<ConstrainedInput> result_;
};

// A JSON object and the places of its parts.
struct Facts {
  nlohmann::json json;
  JsonPlaces places;
  SourceId source;

  Span span(JsonRange range) const {
    return {source, static_cast<uint32_t>(range.begin), static_cast<uint32_t>(range.end)};
  }
  Span span(const char* key) const {
    const JsonRange whole = places.whole();
    return span(places.member(whole, key).value_or(whole));
  }
};

Facts parse_facts(std::string_view text, SourceId source) {
  return {nlohmann::json::parse(text.begin(), text.end(), nullptr, /*allow_exceptions=*/false),
          JsonPlaces(text), source};
}

// The place to point at if the text is no object of JSON.
Span flaw_span(const Facts& facts, std::string_view text) {
  const size_t place = std::min(facts.places.flaw().value_or(0), text.size());
  return facts.span(JsonRange{place, std::min(place + 1, text.size())});
}

}  // namespace

Result<std::vector<ConstrainedInput>> parse_input_constraints(std::string_view text,
                                                              SourceId source) {
  return ConstraintReader(text, source).read();
}

Result<void> check_constraints(const FxProgram& program,
                               const std::vector<ConstrainedInput>& constraints) {
  std::unordered_map<std::string_view, const ConstrainedInput*> by_name;
  for (const ConstrainedInput& entry : constraints) by_name.emplace(entry.name, &entry);
  for (const FxInput& input : program.inputs) {
    const auto found = by_name.find(program.names.text(input.name));
    if (found == by_name.end() || found->second->dims.size() == input.type.rank()) continue;
    return fail(found->second->span, "bad-input-constraints",
                "expected {} dims for '{}' of type {}, found {}", input.type.rank(),
                found->second->name, to_string(input.type), found->second->dims.size());
  }
  return {};
}

Result<void> check_graph_facts(std::string_view text, SourceId source) {
  const Facts facts = parse_facts(text, source);
  if (!facts.json.is_object()) {
    return fail(flaw_span(facts, text), "bad-graph-facts", "expected an object of JSON");
  }
  const auto member = [&](const char* key) {
    const auto found = facts.json.find(key);
    return found == facts.json.end() ? nullptr : &*found;
  };
  const auto* const framework = member("framework");
  if (framework && *framework != "torch" && *framework != "paddle") {
    return fail(facts.span("framework"), "bad-graph-facts",
                "expected the framework \"torch\" or \"paddle\", found another");
  }
  if (const auto* dynamic = member("dynamic"); dynamic && !dynamic->is_boolean()) {
    return fail(facts.span("dynamic"), "bad-graph-facts", "expected true or false for 'dynamic'");
  }
  for (const char* key : {"num_devices_required", "num_nodes_required"}) {
    const auto* const count = member(key);
    if (count == nullptr || (count->is_number_unsigned() && *count > 0)) continue;
    return fail(facts.span(key), "bad-graph-facts", "expected a number from 1 on for '{}'", key);
  }
  return {};
}

Result<void> check_suite_facts(std::string_view text, SourceId source) {
  const Facts facts = parse_facts(text, source);
  if (!facts.json.is_object()) {
    return fail(flaw_span(facts, text), "bad-suite", "expected an object of JSON");
  }
  const auto name = facts.json.find("name");
  if (name == facts.json.end() || name->is_string()) return {};
  return fail(facts.span("name"), "bad-suite", "expected a string for 'name'");
}

}  // namespace passnet
