#include "frontend/typed_lines.hpp"

#include "frontend/read/json_places.hpp"
#include "frontend/read/json_tree.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace passnet {
namespace {

using Index = JsonTree::Index;

constexpr size_t kMaxRank = 16;

class LineParser {
 public:
  LineParser(const JsonTree& json, Span span) : json_(json), span_(span) {}

  Result<TypedLine> parse() {
    constexpr Index kRow = 0;
    if (!json_.is(kRow, JsonKind::kObject)) {
      return flaw("expected an object, found {}", json_.type_name(kRow));
    }
    about("outputs");
    line_.program.results_span = here();
    line_.program.name = TRY(text(kRow, "hash"));
    line_.task = TRY(text(kRow, "task"));
    if (const auto source = json_.find(kRow, "source")) {
      if (json_.is(*source, JsonKind::kString)) line_.model = json_.string(*source);
    }
    about("origin");
    if (const auto found = json_.find(kRow, "origin")) line_.origin = TRY(origin(*found));
    about("also");
    if (const auto also = json_.find(kRow, "also")) {
      if (!json_.is(*also, JsonKind::kArray)) {
        return flaw("expected a list in 'also', found {}", json_.type_name(*also));
      }
      for (const Index entry : json_.entries(*also)) line_.also.push_back(TRY(origin(entry)));
    }
    const Index inputs = TRY(array(kRow, "inputs"));
    const Index nodes = TRY(array(kRow, "nodes"));
    const Index outputs = TRY(array(kRow, "outputs"));
    for (const Index input : json_.entries(inputs)) {
      enter(input);
      TRY(add_input(input));
    }
    for (const Index node : json_.entries(nodes)) {
      enter(node);
      TRY(add_node(node));
    }
    for (const Index output : json_.entries(outputs)) {
      enter(output);
      if (!json_.is(output, JsonKind::kString)) return flaw("expected a name in 'outputs'");
      line_.program.results.push_back({FxReference{name(json_.string(output))}});
    }
    return std::move(line_);
  }

 private:
  template <class... Args>
  std::unexpected<Diagnostic> flaw(fmt::format_string<Args...> text, Args&&... args) const {
    return fail(here(), "bad-line", text, std::forward<Args>(args)...);
  }

  // Enters an entry of an array: later messages are about it, or one of its fields.
  void enter(Index entry) {
    entry_ = entry;
    field_ = {};
    argument_.reset();
  }
  void about(std::string_view field, std::optional<Index> argument = std::nullopt) {
    field_ = field;
    argument_ = argument;
  }

  // The row, or the part of it that is being read.
  Span here() const {
    if (argument_) return span_of(*argument_);
    const auto field =
        field_.empty() ? std::nullopt : json_.find(entry_.value_or(Index{0}), field_);
    if (field) return span_of(*field);
    return entry_ ? span_of(*entry_) : span_;
  }

  Span span_of(Index value) const {
    return {span_.source, span_.begin + static_cast<uint32_t>(json_.begin(value)),
            span_.begin + static_cast<uint32_t>(json_.end(value))};
  }

  FxName name(std::string_view text) { return line_.program.names.intern(text); }

  Result<ModelOrigin> origin(Index value) const {
    return read_origin(nlohmann::json::parse(json_.text(value), nullptr, false), here());
  }

  // Reads a string; empty if the key is absent.
  Result<std::string> text(Index object, const char* key) {
    about(key);
    const auto found = json_.find(object, key);
    if (!found || json_.is(*found, JsonKind::kNull)) return std::string();
    if (!json_.is(*found, JsonKind::kString)) return flaw("expected a string in '{}'", key);
    return json_.string(*found);
  }

  Result<Index> array(Index object, const char* key) {
    about(key);
    const auto found = json_.find(object, key);
    if (!found) return flaw("expected the key '{}'", key);
    if (json_.is(*found, JsonKind::kArray)) return *found;
    return flaw("expected an array in '{}', found {}", key, json_.type_name(*found));
  }

  Result<Integers> integers(Index array, const char* what) {
    about(what);
    Integers result;
    bool fits = true;
    json_.for_each(array, [&](Index entry) {
      const auto value = json_.is(entry, JsonKind::kInteger) ? json_.integer(entry) : std::nullopt;
      fits &= value.has_value();
      result.push_back(value.value_or(0));
    });
    if (!fits) return flaw("expected integers in '{}'", what);
    return result;
  }

  Result<std::optional<double>> number(Index object, const char* key) {
    about(key);
    const auto found = json_.find(object, key);
    if (!found || json_.is(*found, JsonKind::kNull)) return std::nullopt;
    if (json_.is(*found, JsonKind::kFloat) || json_.is(*found, JsonKind::kInteger)) {
      return json_.number(*found);
    }
    return flaw("expected a number in '{}'", key);
  }

  Result<void> add_input(Index input) {
    if (!json_.is(input, JsonKind::kObject)) return flaw("expected objects in 'inputs'");
    const std::string label = fmt::format("in{}", line_.program.inputs.size());
    FxInput result{.name = name(label), .span = here()};
    const std::string dtype_text = TRY(text(input, "dtype"));
    const auto dtype = dtype_from_torch_name(dtype_text);
    if (!dtype) return flaw("expected the dtype of an input, found '{}'", dtype_text);
    result.type.dtype = *dtype;
    const Index shape = TRY(array(input, "shape"));
    result.type.shape = TRY(integers(shape, "shape"));
    if (result.type.shape.size() > kMaxRank) return flaw("expected at most {} dims", kMaxRank);
    const auto stride = json_.find(input, "stride");
    if (stride && json_.is(*stride, JsonKind::kArray)) {
      Strides strides = TRY(integers(*stride, "stride"));
      if (strides != contiguous_strides(result.type.shape)) result.facts.strides = strides;
    }
    if (const auto memory = json_.find(input, "memory")) {
      result.memory = TRY(this->memory(*memory, result.type.shape.size()));
    }
    result.facts.mean = TRY(number(input, "mean"));
    result.facts.std = TRY(number(input, "std"));
    result.facts.min = TRY(number(input, "min"));
    result.facts.max = TRY(number(input, "max"));
    line_.program.inputs.push_back(std::move(result));
    return {};
  }

  Result<void> add_node(Index node) {
    if (!json_.is(node, JsonKind::kObject)) return flaw("expected objects in 'nodes'");
    const std::string id = TRY(text(node, "id"));
    const std::string op = TRY(text(node, "op"));
    if (id.empty() || op.empty()) return flaw("expected 'id' and 'op' in a node");
    about("op");
    FxCall call{.result = name(id), .target = name(op), .span = here()};
    const Index arguments = TRY(array(node, "args"));
    for (const Index argument : json_.entries(arguments)) {
      about("args", argument);
      call.arguments.push_back(TRY(value(argument, 0)));
    }
    about("kwargs");
    const auto keywords = json_.find(node, "kwargs");
    if (keywords && !json_.is(*keywords, JsonKind::kNull)) {
      if (!json_.is(*keywords, JsonKind::kObject)) return flaw("expected an object in 'kwargs'");
      for (const auto& [key, argument] : members(*keywords)) {
        call.keywords.emplace_back(name(key), TRY(value(argument, 0)));
      }
    }
    call.recorded = recorded_shape(node);
    if (const auto memory = json_.find(node, "memory")) {
      about("memory");
      if (!json_.is(*memory, JsonKind::kArray)) return flaw("expected lists in 'memory'");
      for (const Index entry : json_.entries(*memory)) {
        call.memory.push_back(TRY(this->memory(entry, std::nullopt)));
      }
    }
    line_.program.statements.emplace_back(std::move(call));
    return {};
  }

  // The storage, the offset in it and the strides, as one list.
  Result<FxMemory> memory(Index entry, std::optional<size_t> rank) {
    about("memory");
    if (!json_.is(entry, JsonKind::kArray)) return flaw("expected a list in 'memory'");
    Integers numbers = TRY(integers(entry, "memory"));
    if (numbers.size() < 2 || numbers.size() - 2 != rank.value_or(numbers.size() - 2)) {
      return flaw("expected a storage, an offset and strides in 'memory', found {} numbers",
                  numbers.size());
    }
    return FxMemory{numbers[0], {Strides(numbers.begin() + 2, numbers.end()), numbers[1]}};
  }

  // The shape in `type`, which only decides extents that depend on contents; nullopt if there is
  // none in that form.
  std::optional<Shape> recorded_shape(Index node) {
    const auto type = json_.find(node, "type");
    const auto shape = type ? json_.find(*type, "shape") : std::nullopt;
    if (!shape || !json_.is(*shape, JsonKind::kArray)) return std::nullopt;
    auto extents = integers(*shape, "type");
    return extents ? std::optional(std::move(*extents)) : std::nullopt;
  }

  // The entries of an object by their keys, each key once.
  std::map<std::string, Index> members(Index object) const {
    std::map<std::string, Index> result;
    json_.for_each(object, [&](Index entry) { result[json_.key(entry)] = entry; });
    return result;
  }

  Result<FxValue> value(Index json, size_t depth) {
    if (depth > kFxDepth) {
      return fail(here(), "source-too-deep", "expected at most {} nested values, found more",
                  kFxDepth);
    }
    switch (json_.kind(json)) {
      case JsonKind::kNull:
        return FxValue{None{}};
      case JsonKind::kBoolean:
        return FxValue{json_.boolean(json)};
      case JsonKind::kInteger:
        if (const auto integer = json_.integer(json)) return FxValue{*integer};
        return flaw("expected integers of 64 bits, found {}", json_.text(json));
      case JsonKind::kFloat:
        return FxValue{json_.number(json)};
      case JsonKind::kString:
        return FxValue{json_.string(json)};
      case JsonKind::kObject:
        return object(json, depth);
      case JsonKind::kArray:
        break;
    }
    FxSequence sequence;
    for (const Index entry : json_.entries(json)) {
      sequence.entries.push_back(TRY(value(entry, depth + 1)));
    }
    return FxValue{std::move(sequence)};
  }

  Result<FxValue> object(Index json, size_t depth) {
    const auto entries = members(json);
    if (entries.size() != 1) return flaw("expected an object of one key among the arguments");
    const auto& [key, inner] = *entries.begin();
    if (key == "ellipsis") return FxValue{FxEllipsis{}};
    if (key == "slice") {
      if (!json_.is(inner, JsonKind::kArray) || json_.size(inner) > 3) {
        return flaw("expected three parts of a slice");
      }
      FxSlice slice;
      for (const Index part : json_.entries(inner)) {
        slice.parts.push_back(TRY(value(part, depth + 1)));
      }
      return FxValue{std::move(slice)};
    }
    if (key == "dict") {
      if (!json_.is(inner, JsonKind::kObject)) return flaw("expected an object in 'dict'");
      FxDict dict;
      for (const auto& [name, entry] : members(inner)) {
        dict.entries.push_back({name, TRY(value(entry, depth + 1))});
      }
      return FxValue{std::move(dict)};
    }
    if (!json_.is(inner, JsonKind::kString)) return flaw("expected a string in '{}'", key);
    return named_value(key, json_.string(inner));
  }

  Result<FxValue> named_value(const std::string& key, const std::string& content) {
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

  const JsonTree& json_;
  Span span_;
  std::optional<Index> entry_;     // of the array that is being read
  std::string_view field_;         // of the entry, or of the row
  std::optional<Index> argument_;  // of the field
  TypedLine line_;
};

Result<JsonTree> parse_json(std::string_view row, Span span) {
  if (auto json = JsonTree::parse(row)) return std::move(*json);
  const auto place = static_cast<uint32_t>(
      std::min(JsonPlaces(row).flaw().value_or(0), row.empty() ? 0 : row.size() - 1));
  return fail({span.source, span.begin + place, span.begin + place + 1}, "bad-line",
              "expected a row of JSON");
}

}  // namespace

Result<TypedLine> parse_typed_line(std::string_view row, Span span) {
  const JsonTree json = TRY(parse_json(row, span));
  return LineParser(json, span).parse();
}

Result<std::string> typed_line_hash(std::string_view row, Span span) {
  const JsonTree json = TRY(parse_json(row, span));
  const auto found = json.find(0, "hash");
  return found && json.is(*found, JsonKind::kString) ? json.string(*found) : std::string();
}

}  // namespace passnet
