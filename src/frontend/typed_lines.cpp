#include "frontend/typed_lines.hpp"

#include "frontend/read/json_places.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace passnet {
namespace {

using Json = nlohmann::json;

constexpr size_t kMaxRank = 16;

class LineParser {
 public:
  LineParser(std::string_view row, Span span) : span_(span), places_(row) {}

  Result<TypedLine> parse(const Json& row) {
    if (!row.is_object()) return flaw("expected an object, found {}", row.type_name());
    about("outputs");
    line_.program.results_span = here();
    line_.program.name = TRY(text(row, "hash"));
    line_.task = TRY(text(row, "task"));
    if (const auto source = row.find("source"); source != row.end() && source->is_string()) {
      line_.model = source->get<std::string>();
    }
    about("origin");
    if (const auto origin = row.find("origin"); origin != row.end()) {
      line_.origin = TRY(read_origin(*origin, here()));
    }
    about("also");
    if (const auto also = row.find("also"); also != row.end()) {
      if (!also->is_array()) return flaw("expected a list in 'also', found {}", also->type_name());
      for (const Json& origin : *also) line_.also.push_back(TRY(read_origin(origin, here())));
    }
    const Json* const inputs = TRY(member(row, "inputs", true));
    const Json* const nodes = TRY(member(row, "nodes", true));
    const Json* const outputs = TRY(member(row, "outputs", true));
    const JsonRange whole = places_.whole();
    enter_array(whole, "inputs");
    for (size_t i = 0; i < inputs->size(); ++i) {
      enter(i);
      TRY(add_input((*inputs)[i], i));
    }
    enter_array(whole, "nodes");
    for (size_t i = 0; i < nodes->size(); ++i) {
      enter(i);
      TRY(add_node((*nodes)[i]));
    }
    enter_array(whole, "outputs");
    for (size_t i = 0; i < outputs->size(); ++i) {
      enter(i);
      const Json& output = (*outputs)[i];
      if (!output.is_string()) return flaw("expected a name in 'outputs'");
      line_.program.results.push_back({FxReference{name(output.get_ref<const std::string&>())}});
    }
    return std::move(line_);
  }

 private:
  template <class... Args>
  std::unexpected<Diagnostic> flaw(fmt::format_string<Args...> text, Args&&... args) const {
    return fail(here(), "bad-line", text, std::forward<Args>(args)...);
  }

  void enter_array(JsonRange object, std::string_view key) {
    entries_ = places_.entries(places_.member(object, key).value_or(JsonRange{}));
  }
  // Enters an entry of the current array: later messages are about it, or one of its fields.
  void enter(size_t entry) {
    entry_ = entry < entries_.size() ? std::optional(entries_[entry]) : std::nullopt;
    field_ = {};
    argument_.reset();
  }
  void about(std::string_view field, std::optional<size_t> argument = std::nullopt) {
    field_ = field;
    argument_ = argument;
  }

  Span span_of(JsonRange range) const {
    return {span_.source, span_.begin + static_cast<uint32_t>(range.begin),
            span_.begin + static_cast<uint32_t>(range.end)};
  }

  // The row, or the part of it that is being read.
  Span here() const {
    if (!entry_) {
      const auto field = field_.empty() ? std::nullopt : places_.member(places_.whole(), field_);
      return field ? span_of(*field) : span_;
    }
    if (field_.empty()) return span_of(*entry_);
    const auto field = places_.member(*entry_, field_);
    if (!field) return span_of(*entry_);
    if (!argument_) return span_of(*field);
    const auto arguments = places_.entries(*field);
    return span_of(*argument_ < arguments.size() ? arguments[*argument_] : *field);
  }

  FxName name(std::string_view text) { return line_.program.names.intern(text); }

  // Reads a string; empty if the key is absent.
  Result<std::string> text(const Json& object, const char* key) {
    about(key);
    const auto found = object.find(key);
    if (found == object.end() || found->is_null()) return std::string();
    if (!found->is_string()) return flaw("expected a string in '{}'", key);
    return found->get<std::string>();
  }

  Result<const Json*> member(const Json& object, const char* key, bool is_array) {
    about(key);
    const auto found = object.find(key);
    if (found == object.end()) return flaw("expected the key '{}'", key);
    if (is_array && !found->is_array()) {
      return flaw("expected an array in '{}', found {}", key, found->type_name());
    }
    return &*found;
  }

  Result<Integers> integers(const Json& array, const char* what) {
    about(what);
    Integers result;
    for (const Json& entry : array) {
      const bool fits = entry.is_number_integer() &&
                        (!entry.is_number_unsigned() || entry.get<uint64_t>() <= INT64_MAX);
      if (!fits) return flaw("expected integers in '{}'", what);
      result.push_back(entry.get<int64_t>());
    }
    return result;
  }

  Result<std::optional<double>> number(const Json& object, const char* key) {
    about(key);
    const auto found = object.find(key);
    if (found == object.end() || found->is_null()) return std::nullopt;
    if (!found->is_number()) return flaw("expected a number in '{}'", key);
    return found->get<double>();
  }

  Result<void> add_input(const Json& input, size_t place) {
    if (!input.is_object()) return flaw("expected objects in 'inputs'");
    const std::string label = fmt::format("in{}", place);
    FxInput result{.name = name(label), .span = here()};
    const std::string dtype_text = TRY(text(input, "dtype"));
    const auto dtype = dtype_from_torch_name(dtype_text);
    if (!dtype) return flaw("expected the dtype of an input, found '{}'", dtype_text);
    result.type.dtype = *dtype;
    const Json* const shape = TRY(member(input, "shape", true));
    result.type.shape = TRY(integers(*shape, "shape"));
    if (result.type.shape.size() > kMaxRank) return flaw("expected at most {} dims", kMaxRank);
    const auto stride = input.find("stride");
    if (stride != input.end() && stride->is_array()) {
      Strides strides = TRY(integers(*stride, "stride"));
      if (strides != contiguous_strides(result.type.shape)) result.facts.strides = strides;
    }
    result.facts.mean = TRY(number(input, "mean"));
    result.facts.std = TRY(number(input, "std"));
    result.facts.min = TRY(number(input, "min"));
    result.facts.max = TRY(number(input, "max"));
    line_.program.inputs.push_back(std::move(result));
    return {};
  }

  Result<void> add_node(const Json& node) {
    if (!node.is_object()) return flaw("expected objects in 'nodes'");
    const std::string id = TRY(text(node, "id"));
    const std::string op = TRY(text(node, "op"));
    if (id.empty() || op.empty()) return flaw("expected 'id' and 'op' in a node");
    about("op");
    FxCall call{.result = name(id), .target = name(op), .span = here()};
    const Json* const arguments = TRY(member(node, "args", true));
    for (size_t i = 0; i < arguments->size(); ++i) {
      about("args", i);
      call.arguments.push_back(TRY(value((*arguments)[i], 0)));
    }
    about("kwargs");
    const auto keywords = node.find("kwargs");
    if (keywords != node.end() && !keywords->is_null()) {
      if (!keywords->is_object()) return flaw("expected an object in 'kwargs'");
      for (const auto& [key, argument] : keywords->items()) {
        call.keywords.emplace_back(name(key), TRY(value(argument, 0)));
      }
    }
    call.recorded = recorded_shape(node);
    line_.program.statements.emplace_back(std::move(call));
    return {};
  }

  // The shape in `type`, which only decides extents that depend on contents; nullopt if there is
  // none in that form.
  std::optional<Shape> recorded_shape(const Json& node) {
    const auto type = node.find("type");
    if (type == node.end() || !type->is_object()) return std::nullopt;
    const auto shape = type->find("shape");
    if (shape == type->end() || !shape->is_array()) return std::nullopt;
    auto extents = integers(*shape, "type");
    return extents ? std::optional(std::move(*extents)) : std::nullopt;
  }

  Result<FxValue> value(const Json& json, size_t depth) {
    if (depth > kFxDepth) {
      return fail(here(), "source-too-deep", "expected at most {} nested values, found more",
                  kFxDepth);
    }
    if (json.is_null()) return FxValue{None{}};
    if (json.is_boolean()) return FxValue{json.get<bool>()};
    if (json.is_number_unsigned() && json.get<uint64_t>() > INT64_MAX) {
      return flaw("expected integers of 64 bits, found {}", json.get<uint64_t>());
    }
    if (json.is_number_integer()) return FxValue{json.get<int64_t>()};
    if (json.is_number_float()) return FxValue{json.get<double>()};
    if (json.is_string()) return FxValue{json.get<std::string>()};
    if (json.is_object()) return object(json, depth);
    FxSequence sequence;
    for (const Json& entry : json) sequence.entries.push_back(TRY(value(entry, depth + 1)));
    return FxValue{std::move(sequence)};
  }

  Result<FxValue> object(const Json& json, size_t depth) {
    if (json.size() != 1) return flaw("expected an object of one key among the arguments");
    const std::string& key = json.begin().key();
    const Json& inner = json.begin().value();
    if (key == "ellipsis") return FxValue{FxEllipsis{}};
    if (key == "slice") {
      if (!inner.is_array() || inner.size() > 3) return flaw("expected three parts of a slice");
      FxSlice slice;
      for (const Json& part : inner) slice.parts.push_back(TRY(value(part, depth + 1)));
      return FxValue{std::move(slice)};
    }
    if (key == "dict") {
      if (!inner.is_object()) return flaw("expected an object in 'dict'");
      FxDict dict;
      for (const auto& [name, entry] : inner.items()) {
        dict.entries.push_back({name, TRY(value(entry, depth + 1))});
      }
      return FxValue{std::move(dict)};
    }
    if (!inner.is_string()) return flaw("expected a string in '{}'", key);
    const std::string& content = inner.get_ref<const std::string&>();
    if (key == "v") return FxValue{FxReference{name(content)}};
    if (key == "t") {
      if (const auto dtype = dtype_from_torch_name(content)) return FxValue{*dtype};
      return FxValue{FxDevice{content}};
    }
    if (key == "f") {
      if (content == "inf") return FxValue{std::numeric_limits<double>::infinity()};
      if (content == "-inf") return FxValue{-std::numeric_limits<double>::infinity()};
      if (content == "nan") return FxValue{std::numeric_limits<double>::quiet_NaN()};
    }
    return flaw("expected v, t, f, slice, ellipsis or dict, found '{}': '{}'", key, content);
  }

  Span span_;
  JsonPlaces places_;
  std::vector<JsonRange> entries_;  // of the array being read
  std::optional<JsonRange> entry_;
  std::string_view field_;          // of the entry, or of the row
  std::optional<size_t> argument_;  // of the field
  TypedLine line_;
};

// nlohmann::json builds and destroys without recursion; numbers out of range become doubles.
Result<Json> parse_json(std::string_view row, Span span) {
  Json json = Json::parse(row.begin(), row.end(), nullptr, /*allow_exceptions=*/false);
  if (!json.is_discarded()) return json;
  const auto place = static_cast<uint32_t>(
      std::min(JsonPlaces(row).flaw().value_or(0), row.empty() ? 0 : row.size() - 1));
  return fail({span.source, span.begin + place, span.begin + place + 1}, "bad-line",
              "expected a row of JSON");
}

}  // namespace

Result<TypedLine> parse_typed_line(std::string_view row, Span span) {
  const Json json = TRY(parse_json(row, span));
  return LineParser(row, span).parse(json);
}

Result<std::string> typed_line_hash(std::string_view row, Span span) {
  const Json json = TRY(parse_json(row, span));
  const auto found = json.is_object() ? json.find("hash") : json.end();
  return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

}  // namespace passnet
