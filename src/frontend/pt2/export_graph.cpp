#include "frontend/pt2/export_graph.hpp"

#include "frontend/pt2/stored_tensor.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace passnet {
namespace {

constexpr size_t kMaxRegions = 16;  // one within the other

// Higher-order operators that run their graph as it is.
enum class RegionKind : uint8_t { kPlain, kAutocast };
struct RegionName {
  std::string_view target;
  RegionKind kind;
  size_t operands;  // the place of the first operand of the graph
};
constexpr std::array<RegionName, 5> kRegions{{
    {"torch.ops.higher_order.wrap_with_set_grad_enabled", RegionKind::kPlain, 2},
    {"torch.ops.higher_order.wrap_with_autocast", RegionKind::kAutocast, 5},
    {"torch.ops.higher_order.invoke_subgraph", RegionKind::kPlain, 2},
    {"torch.ops.higher_order.tag_activation_checkpoint", RegionKind::kPlain, 1},
    {"torch.ops.higher_order.hints_wrapper", RegionKind::kPlain, 1},
}};

// Parameters that ATen's schemas only take by name; old files do not say which these are.
constexpr std::array<std::string_view, 16> kKeywords{
    "alpha",  "beta",          "dtype",         "layout",      "device", "pin_memory",
    "out",    "memory_format", "rounding_mode", "generator",   "scale",  "enable_gqa",
    "driver", "correction",    "approximate",   "non_blocking"};

constexpr int64_t kPositional = 1;

}  // namespace

FxName ExportGraph::name(std::string_view text) {
  const FxName result = program_.names.intern(fmt::format("{}{}", prefix_, text));
  if (used_.size() <= result.index) used_.resize(result.index + 1);
  return result;
}

FxValue ExportGraph::reference(std::string_view text) {
  const FxName named = name(text);
  used_[named.index] = true;
  return {FxReference{named}};
}

// No name of PyTorch has a point.
FxName ExportGraph::fresh() { return name(fmt::format("value.{}", fresh_++)); }

Result<FxValue> ExportGraph::number_or_name(Index value) {
  const Choice choice = TRY(json_.choice(value));
  if (choice.kind == "as_name") return reference(TRY(json_.string(choice.value)));
  return value_of(choice, 0);
}

Result<FxValue> ExportGraph::argument(Index value) { return value_of(TRY(json_.choice(value)), 0); }

// The entries of a list, each of the kind that the list's own name states.
Result<FxValue> ExportGraph::sequence(const Choice& list, size_t depth) {
  FxSequence result;
  for (const Index entry : TRY(json_.entries(list.value))) {
    if (list.kind == "as_optional_tensors" || list.kind.starts_with("as_sym_")) {
      result.entries.push_back(TRY(number_or_name(entry)));
      continue;
    }
    std::string kind = list.kind == "as_nested_tensors" ? "as_tensors"
                       : list.kind == "as_int_lists"    ? "as_ints"
                       : list.kind == "as_float_lists"  ? "as_floats"
                                                        : list.kind;
    if (kind == list.kind) kind.pop_back();
    result.entries.push_back(TRY(value_of({.kind = std::move(kind), .value = entry}, depth + 1)));
  }
  return FxValue{std::move(result)};
}

Result<FxValue> ExportGraph::value_of(const Choice& choice, size_t depth) {
  const auto& [kind, value] = choice;
  if (depth > kFxDepth) {
    return fail(json_.span(value), "source-too-deep",
                "expected at most {} nested values, found more", kFxDepth);
  }
  if (kind == "as_none") return FxValue{None{}};
  if (kind == "as_tensor") return reference(TRY(json_.name(value)));
  if (kind == "as_int") return FxValue{TRY(json_.integer(value))};
  if (kind == "as_float") return FxValue{TRY(json_.number(value))};
  if (kind == "as_bool") return FxValue{TRY(json_.boolean(value))};
  if (kind == "as_string" || kind == "as_operator") return FxValue{TRY(json_.string(value))};
  if (kind == "as_sym_int" || kind == "as_sym_float" || kind == "as_sym_bool" ||
      kind == "as_optional_tensor") {
    return number_or_name(value);
  }
  if (kind == "as_scalar_type") {
    const int64_t number = TRY(json_.integer(value));
    if (const auto dtype = dtype_from_scalar_type(number)) return FxValue{*dtype};
    return fail(json_.span(value), "export-dtype", "the dtype {} of ATen is not supported", number);
  }
  if (kind == "as_device" || kind == "as_layout" || kind == "as_memory_format" ||
      kind == "as_graph" || kind == "as_custom_obj") {
    return FxValue{FxDevice{kind.substr(3)}};
  }
  if (kind == "as_string_to_argument") {
    FxDict dict;
    std::vector<Index> entries;
    json_.tree().for_each(value, [&](Index entry) { entries.push_back(entry); });
    for (const Index entry : entries) {
      const Choice inner = TRY(json_.choice(entry));
      dict.entries.push_back({json_.tree().key(entry), TRY(value_of(inner, depth + 1))});
    }
    return FxValue{std::move(dict)};
  }
  if (kind.starts_with("as_") && kind.ends_with('s')) return sequence(choice, depth);
  return json_.flaw(value, "expected an argument, found '{}'", kind);
}

Result<FxName> ExportGraph::result_name(Index output) {
  const Choice choice = TRY(json_.choice(output));
  if (choice.kind == "as_tensor" || choice.kind == "as_token") {
    return name(TRY(json_.name(choice.value)));
  }
  if (choice.kind.starts_with("as_sym_") || choice.kind == "as_optional_tensor") {
    const Choice inner = TRY(json_.choice(choice.value));
    if (inner.kind == "as_name") return name(TRY(json_.string(inner.value)));
    if (inner.kind == "as_tensor") return name(TRY(json_.name(inner.value)));
  }
  return fresh();
}

// The names of the results of a node, those of a list one by one.
Result<std::vector<FxName>> ExportGraph::result_names(Index outputs) {
  std::vector<FxName> names;
  for (const Index output : TRY(json_.entries(outputs))) {
    const Choice choice = TRY(json_.choice(output));
    if (choice.kind != "as_tensors") {
      names.push_back(TRY(result_name(output)));
      continue;
    }
    for (const Index entry : TRY(json_.entries(choice.value))) {
      names.push_back(name(TRY(json_.name(entry))));
    }
  }
  return names;
}

// The layout that the graph states for a tensor: one, or none.
std::vector<FxMemory> ExportGraph::memory_of(std::string_view tensor) const {
  const auto metadata = metadata_.find(std::string(tensor));
  if (metadata == metadata_.end()) return {};
  const auto strides = json_.find(metadata->second, "strides");
  const auto entries = strides ? json_.entries(*strides) : std::vector<Index>{};
  const auto offset = json_.find(metadata->second, "storage_offset");
  if (!strides || !entries || !offset) return {};
  FxMemory memory;
  for (const Index entry : *entries) {
    const auto stride = extent_(entry);
    if (!stride) return {};
    memory.layout.strides.push_back(*stride);
  }
  const auto begin = extent_(*offset);
  if (!begin) return {};
  memory.layout.offset = *begin;
  return {std::move(memory)};
}

std::vector<FxMemory> ExportGraph::memory_of_result(Index output) const {
  const auto tensor = json_.tree().find(output, "as_tensor");
  const auto name = tensor ? json_.name(*tensor) : std::string();
  return name ? memory_of(*name) : std::vector<FxMemory>();
}

FxCall& ExportGraph::take_part(FxName whole, size_t place, FxName part, Span span,
                               std::vector<FxCall>& parts) {
  parts.push_back({.result = part,
                   .target = program_.names.intern("operator.getitem"),
                   .arguments = {{FxReference{whole}}, {static_cast<int64_t>(place)}},
                   .span = span,
                   .is_inner = true});
  return parts.back();
}

Result<void> ExportGraph::name_results(Index node, FxCall& call, std::vector<FxCall>& parts) {
  const Index outputs = TRY(json_.member(node, "outputs"));
  const std::vector<Index> entries = TRY(json_.entries(outputs));
  const auto is_list = [&](Index output) {
    return json_.tree().find(output, "as_tensors").has_value();
  };
  if (entries.size() == 1 && !is_list(entries[0])) {
    call.result = TRY(result_name(entries[0]));
    call.memory = memory_of_result(entries[0]);
    return {};
  }
  const auto label = json_.find(node, "name");
  call.result = label ? name(TRY(json_.string(*label))) : fresh();
  for (size_t i = 0; i < entries.size(); ++i) {
    if (!is_list(entries[i])) {
      take_part(call.result, i, TRY(result_name(entries[i])), call.span, parts).memory =
          memory_of_result(entries[i]);
      continue;
    }
    FxName list = call.result;
    if (entries.size() > 1) {
      list = fresh();
      used_[list.index] = true;
      take_part(call.result, i, list, call.span, parts);
    }
    size_t place = 0;
    for (const Index entry : TRY(json_.entries(*json_.tree().find(entries[i], "as_tensors")))) {
      const std::string tensor = TRY(json_.name(entry));
      take_part(list, place++, name(tensor), call.span, parts).memory = memory_of(tensor);
    }
  }
  return {};
}

Result<void> ExportGraph::inline_graph(Index graph, std::span<const FxValue> operands,
                                       Index outputs) {
  if (depth_ == kMaxRegions) {
    return json_.flaw(graph, "expected at most {} nested graphs, found more", kMaxRegions);
  }
  const Span span = json_.span(graph);
  const std::vector<FxName> results = TRY(result_names(outputs));
  const std::string outer = std::exchange(prefix_, fmt::format("{}region{}.", prefix_, regions_++));
  ++depth_;
  const std::vector<Index> inputs = TRY(json_.entries(graph, "inputs"));
  if (inputs.size() != operands.size()) {
    return json_.flaw(graph, "expected a graph of {} inputs, found {}", operands.size(),
                      inputs.size());
  }
  for (size_t i = 0; i < inputs.size(); ++i) {
    program_.statements.emplace_back(FxBind{TRY(result_name(inputs[i])), operands[i], span});
  }
  TRY(add_nodes(graph));
  std::vector<FxValue> values;
  for (const Index output : TRY(json_.entries(graph, "outputs"))) {
    values.push_back(TRY(argument(output)));
  }
  if (values.size() != results.size()) {
    return json_.flaw(graph, "expected a graph of {} results, found {}", results.size(),
                      values.size());
  }
  prefix_ = outer;
  --depth_;
  for (size_t i = 0; i < values.size(); ++i) {
    program_.statements.emplace_back(FxBind{results[i], values[i], span});
  }
  return {};
}

// False: the call is of another operator.
Result<bool> ExportGraph::add_region(const FxCall& call, std::span<const Index> inputs,
                                     Index outputs) {
  const std::string_view target = program_.names.text(call.target);
  const auto* const region = std::ranges::find(kRegions, target, &RegionName::target);
  if (region == kRegions.end()) return false;
  std::optional<Index> graph;
  for (const Index input : inputs) {
    const Choice choice = TRY(json_.choice(input, "arg"));
    if (choice.kind == "as_graph" && !graph) graph = TRY(json_.member(choice.value, "graph"));
  }
  const std::vector<FxValue>& arguments = call.arguments;
  if (!graph || arguments.size() < region->operands) {
    return json_.flaw(outputs, "expected a graph and its operands among the arguments of '{}'",
                      target);
  }
  const std::span<const FxValue> operands = std::span(arguments).subspan(region->operands);
  std::optional<FxName> autocast;
  if (region->kind == RegionKind::kAutocast) {
    autocast = add_inner("torch.amp.autocast_mode._enter_autocast",
                         {arguments.begin(), arguments.begin() + 4}, call.span);
  }
  TRY(inline_graph(*graph, operands, outputs));
  if (autocast) {
    add_inner("torch.amp.autocast_mode._exit_autocast", {{FxReference{*autocast}}}, call.span);
  }
  return true;
}

FxName ExportGraph::add_inner(std::string_view target, std::vector<FxValue> arguments, Span span) {
  const FxName result = fresh();
  used_[result.index] = true;
  program_.statements.emplace_back(FxCall{.result = result,
                                          .target = program_.names.intern(target),
                                          .arguments = std::move(arguments),
                                          .span = span,
                                          .is_inner = true});
  return result;
}

Result<void> ExportGraph::add_node(Index node) {
  const Index target = TRY(json_.member(node, "target"));
  FxCall call{.target = program_.names.intern(TRY(json_.string(target))),
              .span = json_.span(target)};
  const std::vector<Index> inputs = TRY(json_.entries(node, "inputs"));
  for (const Index input : inputs) {
    const Index given = TRY(json_.member(input, "arg"));
    FxValue value = TRY(argument(given));
    const std::string parameter = TRY(json_.name(input));
    const auto kind = json_.find(input, "kind");
    const bool is_positional = kind ? TRY(json_.integer(*kind)) == kPositional
                                    : std::ranges::find(kKeywords, parameter) == kKeywords.end();
    if (is_positional) {
      call.arguments.push_back(std::move(value));
    } else {
      call.keywords.emplace_back(program_.names.intern(parameter), std::move(value));
    }
  }
  const Index outputs = TRY(json_.member(node, "outputs"));
  if (TRY(add_region(call, inputs, outputs))) return {};
  std::vector<FxCall> parts;
  TRY(name_results(node, call, parts));
  used_[call.result.index] = true;
  program_.statements.emplace_back(std::move(call));
  for (FxCall& part : parts) program_.statements.emplace_back(std::move(part));
  return {};
}

Result<void> ExportGraph::add_nodes(Index graph) {
  auto outer = std::exchange(metadata_, {});
  const auto values = json_.find(graph, "tensor_values");
  if (values && json_.tree().is(*values, JsonKind::kObject)) {
    json_.tree().for_each(*values,
                          [&](Index entry) { metadata_[json_.tree().key(entry)] = entry; });
  }
  for (const Index node : TRY(json_.entries(graph, "nodes"))) {
    TRY(add_node(node));
  }
  metadata_ = std::move(outer);
  return {};
}

void ExportGraph::drop_unused() {
  std::erase_if(program_.statements, [&](const auto& statement) {
    const auto* const call = std::get_if<FxCall>(&statement);
    return call != nullptr && call->is_inner && !used_[call->result.index];
  });
}

}  // namespace passnet
