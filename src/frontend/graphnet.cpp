#include "frontend/graphnet.hpp"

#include "frontend/fx/fx_source.hpp"
#include "frontend/python/python_fold.hpp"
#include "frontend/python/python_parser.hpp"
#include "frontend/python/python_values.hpp"
#include "frontend/sample_facts.hpp"
#include "frontend/text_lines.hpp"

#include <cmath>
#include <filesystem>

namespace passnet {
namespace {

struct Entry {
  InputMetadata input;
  bool has_shape = false;
  bool has_dtype = false;
};

class MetadataReader {
 public:
  MetadataReader(std::string_view text, SourceId source) : parser_(text, source) {}

  Result<std::vector<InputMetadata>> read() {
    while (true) {
      const PythonStatement statement = TRY(parser_.next());
      if (statement.kind == PythonStatementKind::kEnd) break;
      if (statement.kind == PythonStatementKind::kClass) {
        TRY(finish());
        class_span_ = statement.span;
        current_.emplace();
      } else if (statement.kind == PythonStatementKind::kAssign && current_) {
        TRY(read_field(statement));
      }
    }
    TRY(finish());
    return std::move(result_);
  }

 private:
  template <class... Args>
  std::unexpected<Diagnostic> flaw(Span span, fmt::format_string<Args...> text,
                                   Args&&... args) const {
    return fail(span, "bad-input-metadata", text, std::forward<Args>(args)...);
  }

  Result<void> finish() {
    if (!current_) return {};
    if (current_->input.name.empty() || !current_->has_shape || !current_->has_dtype) {
      return flaw(class_span_, "expected name, shape and dtype of an input");
    }
    result_.push_back(std::move(current_->input));
    current_.reset();
    return {};
  }

  Result<void> read_field(const PythonStatement& statement) {
    const std::string_view field = parser_.node(statement.targets[0]).text;
    const Span span = statement.span;
    InputMetadata& input = current_->input;
    const auto value = python_literal(parser_, statement.value);
    if (field == "device") {
      const auto* const device = value ? value->as<std::string>() : nullptr;
      input.is_on_cuda = device != nullptr && device->starts_with("cuda");
      return {};
    }
    if (!value) return flaw(span, "expected a literal for '{}'", field);
    if (field == "name") {
      const auto* const name = value->as<std::string>();
      if (name == nullptr) return flaw(span, "expected a string for 'name'");
      input.name = *name;
    } else if (field == "dtype") {
      const auto* const name = value->as<std::string>();
      const auto dtype = name ? dtype_from_torch_name(*name) : std::nullopt;
      if (!dtype) return flaw(span, "expected a dtype, found {}", describe(*value));
      input.type.dtype = *dtype;
      current_->has_dtype = true;
    } else if (field == "shape") {
      input.type.shape = TRY(read_shape(*value, span));
      current_->has_shape = true;
    } else if (field == "data") {
      return read_data(*value, span);
    } else {
      return read_statistic(field, *value, span);
    }
    return {};
  }

  Result<Shape> read_shape(const FxValue& value, Span span) const {
    const auto* const list = value.as<FxSequence>();
    if (list == nullptr)
      return flaw(span, "expected a list for 'shape', found {}", describe(value));
    Shape shape;
    for (const FxValue& entry : list->entries) {
      const auto* const extent = entry.as<int64_t>();
      if (extent == nullptr) return flaw(span, "expected extents, found {}", describe(entry));
      shape.push_back(*extent);
    }
    return shape;
  }

  // Reads nested lists in row-major order.
  Result<void> read_data(const FxValue& value, Span span) {
    if (value.is<None>()) return {};
    std::vector<const FxValue*> pending{&value};
    while (!pending.empty()) {
      const FxValue& entry = *pending.back();
      pending.pop_back();
      if (const auto* list = entry.as<FxSequence>()) {
        for (size_t i = list->entries.size(); i-- > 0;) pending.push_back(&list->entries[i]);
        continue;
      }
      const auto number = number_of(entry);
      if (!number) return flaw(span, "expected numbers in 'data', found {}", describe(entry));
      current_->input.facts.data.push_back(*number);
    }
    return {};
  }

  Result<void> read_statistic(std::string_view field, const FxValue& value, Span span) {
    InputFacts& facts = current_->input.facts;
    std::optional<double>* const place = field == "mean"                        ? &facts.mean
                                         : field == "std"                       ? &facts.std
                                         : field == "min_val" || field == "min" ? &facts.min
                                         : field == "max_val" || field == "max" ? &facts.max
                                                                                : nullptr;
    if (place == nullptr || value.is<None>()) return {};
    const auto number = number_of(value);
    if (!number) return flaw(span, "expected a number for '{}', found {}", field, describe(value));
    if (std::isfinite(*number)) *place = number;
    return {};
  }

  PythonParser parser_;
  std::vector<InputMetadata> result_;
  std::optional<Entry> current_;
  Span class_span_;
};

Result<SourceId> add_file(const std::filesystem::path& path, Sources& sources) {
  std::string text = TRY(read_text_file(path.string()));
  return sources.add(path.string(), std::move(text));
}

}  // namespace

Result<std::vector<InputMetadata>> parse_input_metadata(std::string_view text, SourceId source) {
  return MetadataReader(text, source).read();
}

Result<void> attach_metadata(FxProgram& program, std::vector<InputMetadata> metadata) {
  std::unordered_map<std::string_view, InputMetadata*> by_name;
  for (InputMetadata& entry : metadata) by_name.emplace(entry.name, &entry);
  for (FxInput& input : program.inputs) {
    const auto found = by_name.find(program.names.text(input.name));
    if (found == by_name.end()) {
      return fail(input.span, "missing-input-metadata",
                  "the metadata do not tell the type of the input '{}'",
                  program.names.text(input.name));
    }
    InputMetadata& entry = *found->second;
    if (!entry.facts.data.empty() &&
        static_cast<int64_t>(entry.facts.data.size()) != entry.type.numel()) {
      // Some files store a number of shape [] as a list of one; this is the only other form.
      entry.facts.data.clear();
    }
    input.type = entry.type;
    input.facts = entry.facts;
    program.is_on_cuda |= entry.is_on_cuda;
  }
  return {};
}

Result<FxProgram> load_graphnet_folder(const std::string& folder, Sources& sources) {
  const std::filesystem::path root(folder);
  const SourceId model = TRY(add_file(root / "model.py", sources));
  FxProgram program = TRY(parse_fx_source(sources.text(model), model));
  const SourceId weights = TRY(add_file(root / "weight_meta.py", sources));
  std::vector<InputMetadata> metadata = TRY(parse_input_metadata(sources.text(weights), weights));
  std::error_code error;
  if (std::filesystem::exists(root / "input_meta.py", error)) {
    const SourceId inputs = TRY(add_file(root / "input_meta.py", sources));
    auto further = TRY(parse_input_metadata(sources.text(inputs), inputs));
    metadata.insert(metadata.end(), std::make_move_iterator(further.begin()),
                    std::make_move_iterator(further.end()));
  }
  TRY(attach_metadata(program, std::move(metadata)));
  if (std::filesystem::exists(root / "input_tensor_constraints.py", error)) {
    const SourceId file = TRY(add_file(root / "input_tensor_constraints.py", sources));
    const auto constraints = TRY(parse_input_constraints(sources.text(file), file));
    TRY(check_constraints(program, constraints));
  }
  if (std::filesystem::exists(root / "graph_net.json", error)) {
    const SourceId file = TRY(add_file(root / "graph_net.json", sources));
    TRY(check_graph_facts(sources.text(file), file));
  }
  return program;
}

}  // namespace passnet
