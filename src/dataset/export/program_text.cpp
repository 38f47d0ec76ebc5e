#include "dataset/export/program_text.hpp"

#include "base/check.hpp"

#include <nlohmann/json.hpp>

#include <cmath>
#include <vector>

namespace passnet {
namespace {

std::string number_text(double number) {
  if (!std::isfinite(number)) {
    return std::isnan(number) ? "float('nan')" : number > 0 ? "float('inf')" : "float('-inf')";
  }
  std::string text = fmt::format("{}", number);
  if (text.find_first_of(".e") == std::string::npos) text += ".0";
  return text;
}

std::string quoted(const std::string& text) {
  std::string result = "'";
  for (const char c : text) {
    if (c == '\'' || c == '\\') result += '\\';
    result += c;
  }
  return result + "'";
}

std::string type_text(const TensorType& type) {
  return fmt::format("    shape = [{}]\n    dtype = \"torch.{}\"\n", fmt::join(type.shape, ", "),
                     torch_name(type.dtype));
}

// Values of calls; nested at most kFxDepth deep.
class PythonPrinter {
 public:
  explicit PythonPrinter(const FxNames& names) : names_(names) {}

  std::string print(const FxValue& value) const {
    return std::visit([&](const auto& data) { return text(data); }, value.data);
  }
  std::string list(const std::vector<FxValue>& values) const {
    std::string result;
    for (const FxValue& value : values) result += (result.empty() ? "" : ", ") + print(value);
    return result;
  }

 private:
  std::string text(None) const { return "None"; }
  std::string text(bool value) const { return value ? "True" : "False"; }
  std::string text(int64_t value) const { return std::to_string(value); }
  std::string text(double value) const { return number_text(value); }
  std::string text(const std::string& value) const { return quoted(value); }
  std::string text(DType value) const { return "torch." + std::string(torch_name(value)); }
  std::string text(const FxDevice& device) const { return quoted(device.name); }
  std::string text(FxEllipsis) const { return "Ellipsis"; }
  std::string text(const FxSlice& slice) const { return "slice(" + list(slice.parts) + ")"; }
  std::string text(const FxSequence& sequence) const {
    const std::string entries = list(sequence.entries);
    if (!sequence.is_tuple) return "[" + entries + "]";
    return "(" + entries + (sequence.entries.size() == 1 ? ",)" : ")");
  }
  std::string text(const FxDict& dict) const {
    std::string result;
    for (const auto& [key, value] : dict.entries) {
      result += fmt::format("{}{}: {}", result.empty() ? "" : ", ", quoted(key), print(value));
    }
    return "{" + result + "}";
  }
  std::string text(FxReference reference) const { return std::string(names_.text(reference.name)); }
  // Programs contain none of these.
  std::string text(FxTensor) const { UNREACHABLE(); }
  std::string text(FxNumber) const { UNREACHABLE(); }

  const FxNames& names_;
};

std::string call_text(const FxProgram& program, const FxCall& call) {
  const PythonPrinter printer(program.names);
  const std::string_view target = program.names.text(call.target);
  if (target == "operator.getitem") {
    return fmt::format("{}[{}]", printer.print(call.arguments[0]),
                       printer.print(call.arguments[1]));
  }
  if (target == kTrueDivide) {
    return fmt::format("{} / {}", printer.print(call.arguments[0]),
                       printer.print(call.arguments[1]));
  }
  std::vector<FxValue> arguments = call.arguments;
  std::string head(target);
  if (target.starts_with('.') && !arguments.empty()) {
    head = printer.print(arguments.front()) + head;
    arguments.erase(arguments.begin());
  }
  std::string all = printer.list(arguments);
  for (const auto& [name, value] : call.keywords) {
    all += fmt::format("{}{}={}", all.empty() ? "" : ", ", program.names.text(name),
                       printer.print(value));
  }
  return fmt::format("{}({})", head, all);
}

// Typed lines call their inputs in0, in1, ….
class ProgramRows {
 public:
  explicit ProgramRows(const FxProgram& program) : names_(program.names.size()) {
    for (uint32_t i = 0; i < names_.size(); ++i) names_[i] = program.names.text({i});
    for (size_t i = 0; i < program.inputs.size(); ++i) {
      names_[program.inputs[i].name.index] = fmt::format("in{}", i);
    }
  }
  const std::string& name(FxName value) const { return names_[value.index]; }
  nlohmann::json encode(const FxValue& value) const {
    return std::visit([&](const auto& data) { return json(data); }, value.data);
  }

 private:
  nlohmann::json json(None) const { return nullptr; }
  nlohmann::json json(bool value) const { return value; }
  nlohmann::json json(int64_t value) const { return value; }
  nlohmann::json json(double value) const {
    if (std::isfinite(value)) return value;
    return {{"f", std::isnan(value) ? "nan" : value > 0 ? "inf" : "-inf"}};
  }
  nlohmann::json json(const std::string& value) const { return value; }
  nlohmann::json json(DType value) const {
    return {{"t", "torch." + std::string(torch_name(value))}};
  }
  nlohmann::json json(const FxDevice& device) const { return {{"t", device.name}}; }
  nlohmann::json json(FxEllipsis) const { return {{"ellipsis", 1}}; }
  nlohmann::json json(const FxSlice& slice) const { return {{"slice", entries(slice.parts)}}; }
  nlohmann::json json(const FxSequence& sequence) const { return entries(sequence.entries); }
  nlohmann::json json(const FxDict& dict) const {
    nlohmann::json result = nlohmann::json::object();
    for (const auto& [key, value] : dict.entries) result[key] = encode(value);
    return {{"dict", result}};
  }
  nlohmann::json json(FxReference reference) const { return {{"v", name(reference.name)}}; }
  nlohmann::json json(FxTensor) const { UNREACHABLE(); }
  nlohmann::json json(FxNumber) const { UNREACHABLE(); }

  nlohmann::json entries(const std::vector<FxValue>& values) const {
    nlohmann::json result = nlohmann::json::array();
    for (const FxValue& value : values) result.push_back(encode(value));
    return result;
  }

  std::vector<std::string> names_;  // by FxName
};

}  // namespace

std::string print_model(const FxProgram& program) {
  std::string text =
      "import torch\n\n\nclass GraphModule(torch.nn.Module):\n    def forward(\n        self,\n";
  for (const FxInput& input : program.inputs) {
    text += fmt::format("        {}: torch.Tensor,\n", program.names.text(input.name));
  }
  text += "    ):\n";
  for (const auto& statement : program.statements) {
    const auto& call = std::get<FxCall>(statement);
    text +=
        fmt::format("        {} = {}\n", program.names.text(call.result), call_text(program, call));
  }
  std::string results;
  for (const FxValue& result : program.results) {
    results += PythonPrinter(program.names).print(result) + ", ";
  }
  if (program.results.size() > 1) results.resize(results.size() - 2);
  if (program.results.size() == 1) results.pop_back();
  return text + fmt::format("        return ({})\n", results);
}

std::string print_metadata(const FxProgram& program) {
  std::string text;
  for (const FxInput& input : program.inputs) {
    const std::string_view name = program.names.text(input.name);
    text += fmt::format("{}class Program_weight_tensor_meta_{}:\n    name = \"{}\"\n",
                        text.empty() ? "" : "\n\n", name, name);
    text += type_text(input.type) + "    device = \"cpu\"\n";
    const InputFacts& facts = input.facts;
    const auto add = [&](const char* key, const std::optional<double>& value) {
      text += fmt::format("    {} = {}\n", key, value ? number_text(*value) : "None");
    };
    add("mean", facts.mean);
    add("std", facts.std);
    if (facts.min) add("min_val", facts.min);
    if (facts.max) add("max_val", facts.max);
    std::string data;
    for (const double entry : facts.data) {
      const std::string shown = is_float(input.type.dtype)
                                    ? number_text(entry)
                                    : std::to_string(static_cast<int64_t>(entry));
      data += (data.empty() ? "" : ", ") + shown;
    }
    text += data.empty() ? "    data = None\n" : "    data = [" + data + "]\n";
  }
  return text;
}

nlohmann::json typed_row(const FxProgram& program) {
  const ProgramRows writer(program);
  nlohmann::json inputs = nlohmann::json::array();
  for (const FxInput& input : program.inputs) {
    nlohmann::json entry = {{"shape", input.type.shape}, {"dtype", torch_name(input.type.dtype)}};
    const InputFacts& facts = input.facts;
    if (facts.strides) entry["stride"] = *facts.strides;
    if (facts.mean) entry["mean"] = *facts.mean;
    if (facts.std) entry["std"] = *facts.std;
    if (facts.min) entry["min"] = *facts.min;
    if (facts.max) entry["max"] = *facts.max;
    inputs.push_back(std::move(entry));
  }
  nlohmann::json nodes = nlohmann::json::array();
  for (const auto& statement : program.statements) {
    const auto& call = std::get<FxCall>(statement);
    nlohmann::json arguments = nlohmann::json::array();
    for (const FxValue& value : call.arguments) arguments.push_back(writer.encode(value));
    nlohmann::json keywords = nlohmann::json::object();
    for (const auto& [name, value] : call.keywords) {
      keywords[std::string(program.names.text(name))] = writer.encode(value);
    }
    nodes.push_back({{"id", program.names.text(call.result)},
                     {"op", program.names.text(call.target)},
                     {"args", std::move(arguments)},
                     {"kwargs", std::move(keywords)}});
  }
  nlohmann::json outputs = nlohmann::json::array();
  for (const FxValue& result : program.results) {
    outputs.push_back(writer.name(result.as<FxReference>()->name));
  }
  return {{"inputs", inputs}, {"nodes", nodes}, {"outputs", outputs}};
}

}  // namespace passnet
