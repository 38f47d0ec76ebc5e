#include "eval/torch/torch_program.hpp"

#include <nlohmann/json.hpp>

#include <charconv>
#include <cmath>
#include <filesystem>

namespace passnet {
namespace {

nlohmann::json encode(double number) {
  if (std::isfinite(number)) return number;
  return {{"f", std::isnan(number) ? "nan" : number > 0 ? "inf" : "-inf"}};
}

nlohmann::json encode(const Attribute& attribute) {
  struct Encoder {
    nlohmann::json operator()(None) const { return nullptr; }
    nlohmann::json operator()(bool value) const { return value; }
    nlohmann::json operator()(int64_t value) const { return value; }
    nlohmann::json operator()(double value) const { return encode(value); }
    nlohmann::json operator()(const std::string& value) const { return value; }
    nlohmann::json operator()(DType value) const {
      return {{"t", "torch." + std::string(torch_name(value))}};
    }
    nlohmann::json operator()(const Integers& value) const { return value; }
    nlohmann::json operator()(const std::vector<double>& value) const {
      nlohmann::json list = nlohmann::json::array();
      for (const double entry : value) list.push_back(encode(entry));
      return list;
    }
  };
  return std::visit(Encoder{}, attribute);
}

// The values of `{"v": id}` have the names that the child's function uses.
nlohmann::json name_values(const Argument& argument) {
  const auto name = [](ValueId value) -> nlohmann::json {
    if (!value.valid()) return nullptr;
    return {{"v", "v" + std::to_string(value.index)}};
  };
  if (const auto* value = std::get_if<ValueId>(&argument)) return name(*value);
  if (const auto* list = std::get_if<std::vector<ValueId>>(&argument)) {
    nlohmann::json names = nlohmann::json::array();
    for (const ValueId value : *list) names.push_back(name(value));
    return names;
  }
  return encode(std::get<Attribute>(argument));
}

bool is_default(const SchemaParameter& parameter, const Argument& argument) {
  const auto* attribute = std::get_if<Attribute>(&argument);
  if (attribute == nullptr) return false;
  const Attribute fallback = parameter.fallback.value_or(None{});
  return (parameter.fallback || parameter.optional) && *attribute == fallback;
}

nlohmann::json type_of(const TensorType& type) {
  return nlohmann::json::array({torch_name(type.dtype), type.shape});
}

nlohmann::json encode_node(const Graph& graph, const Node& node, const Op& op) {
  nlohmann::json arguments = nlohmann::json::array();
  for (size_t i = 0; i < node.arguments.size(); ++i) {
    const SchemaParameter& parameter = op.schema.parameters[i];
    arguments.push_back(nlohmann::json::array({parameter.name, name_values(node.arguments[i]),
                                               parameter.takes_values(),
                                               is_default(parameter, node.arguments[i])}));
  }
  nlohmann::json results = nlohmann::json::array();
  nlohmann::json types = nlohmann::json::array();
  for (const ValueId result : node.results) {
    results.push_back(result.index);
    types.push_back(type_of(graph.type(result)));
  }
  return {{"op", op.name()}, {"args", arguments}, {"results", results}, {"types", types}};
}

nlohmann::json encode_place(const Placement& placement, size_t offset, ValueId value) {
  return {{"value", value.index},
          {"dtype", torch_name(placement.type.dtype)},
          {"shape", placement.type.shape},
          {"strides", placement.strides},
          {"offset", offset},
          {"bytes", storage_bytes(placement.type, placement.strides, 0)}};
}

// `FILE.jsonl#7`: the file and the number of the line.
nlohmann::json typed_line(std::string_view source) {
  const size_t at = source.rfind('#');
  if (at == std::string_view::npos) return nullptr;
  const std::string_view file = source.substr(0, at);
  if (!file.ends_with(".jsonl") && !file.ends_with(".jsonl.gz")) return nullptr;
  uint64_t number = 0;
  const char* const end = source.data() + source.size();
  if (std::from_chars(source.data() + at + 1, end, number).ptr != end) return nullptr;
  std::error_code error;
  return {{"file", std::filesystem::absolute(file, error).string()}, {"number", number}};
}

nlohmann::json sample_folder(std::string_view source) {
  if (source.empty()) return nullptr;
  std::error_code error;
  const std::filesystem::path folder = std::filesystem::absolute(source, error);
  if (error || !std::filesystem::is_regular_file(folder / "model.py", error)) return nullptr;
  return folder.string();
}

}  // namespace

TorchPlaces lay_out_for_torch(const Graph& graph, std::span<const size_t> more) {
  TorchPlaces places;
  std::vector<BufferRequest> requests;
  const auto add = [&](const TensorType& type, Strides strides) {
    const auto block = static_cast<uint32_t>(requests.size());
    requests.push_back({.bytes = static_cast<size_t>(storage_bytes(type, strides, 0))});
    return Placement{.block = {block}, .type = type, .strides = std::move(strides)};
  };
  for (const GraphInput& input : graph.inputs()) {
    const TensorType& type = graph.type(input.value);
    places.inputs.push_back(
        add(type, input.facts.strides.value_or(contiguous_strides(type.shape))));
  }
  for (const GraphResult& result : graph.results()) {
    const TensorType& type = graph.type(result.value);
    places.results.push_back(add(type, contiguous_strides(type.shape)));
  }
  for (const size_t bytes : more) requests.push_back({.bytes = bytes});
  places.layout = lay_out(requests);
  return places;
}

std::optional<nlohmann::json> torch_program(const Graph& graph, const Catalog& catalog,
                                            const TorchPlaces& places, std::string_view source) {
  nlohmann::json inputs = nlohmann::json::array(), results = nlohmann::json::array(),
                 nodes = nlohmann::json::array();
  for (size_t i = 0; i < places.inputs.size(); ++i) {
    const Placement& place = places.inputs[i];
    inputs.push_back(encode_place(place, places.layout.buffers[place.block.index].offset,
                                  graph.inputs()[i].value));
  }
  for (size_t i = 0; i < places.results.size(); ++i) {
    const Placement& place = places.results[i];
    const GraphResult& result = graph.results()[i];
    results.push_back(
        encode_place(place, places.layout.buffers[place.block.index].offset, result.value));
    results.back()["mutates"] =
        result.mutates ? nlohmann::json(*result.mutates) : nlohmann::json(nullptr);
  }
  for (const NodeId id : graph.nodes()) {
    const Node& node = graph.node(id);
    if (node.launch) return std::nullopt;
    nodes.push_back(encode_node(graph, node, catalog.op(node.op)));
  }
  return nlohmann::json{{"inputs", inputs},
                        {"results", results},
                        {"nodes", nodes},
                        {"bytes", places.layout.total_bytes},
                        {"line", typed_line(source)},
                        {"folder", sample_folder(source)}};
}

}  // namespace passnet
