#include "base/did_you_mean.hpp"
#include "ir/op/op.hpp"

#include <algorithm>

namespace passnet {
namespace {

// The result types of a launch are stored in the node; they cannot be inferred from a call alone.
Result<std::vector<TensorType>> infer_launch(const OpCall& call) {
  return call.fail("launch-without-kernel", "launch names the kernel before its parentheses");
}

constexpr OpDef kLaunch{
    .schema = "launch(Tensor?[] operands) -> Tensor[]",
    .doc = "A kernel that a pass brought along",
    .infer = infer_launch,
};

[[noreturn]] void fail_entry(const OpDef& def, std::string_view what) {
  fail_check(fmt::format("op entry `{}`: {}", def.schema, what));
}

ScalarText parse_body(const OpDef& def, const Schema& schema) {
  if (def.body.empty()) return {};
  Result<ScalarText> body = parse_scalar_text(def.body);
  if (!body) fail_entry(def, body.error().message);
  if (schema.results != 1 || schema.variadic_results) fail_entry(def, "a body gives one result");
  for (const ScalarText::Node& node : body->nodes) {
    const bool is_name =
        node.kind == ScalarText::Kind::kName || node.kind == ScalarText::Kind::kHas;
    if (is_name && !schema.find(node.name)) {
      fail_entry(def, fmt::format("the body names `{}`, no parameter", node.name));
    }
  }
  return *std::move(body);
}

// Marks the parameters that the words name.
void mark(Schema& schema, const OpDef& def, std::string_view words, bool SchemaParameter::* flag) {
  while (!words.empty()) {
    const std::string_view word = words.substr(0, words.find(' '));
    words.remove_prefix(std::min(word.size() + 1, words.size()));
    const auto parameter = schema.find(word);
    if (!parameter) fail_entry(def, fmt::format("expected a parameter, found `{}`", word));
    schema.parameters[*parameter].*flag = true;
  }
}

Op parse_op(const OpDef& def, const OpFamily& family, OpId id) {
  Result<Schema> schema = parse_schema(def.schema);
  if (!schema) fail_entry(def, schema.error().message);
  if (def.infer == nullptr) fail_entry(def, "no type inference");
  ScalarText body = parse_body(def, *schema);
  mark(*schema, def, def.weights, &SchemaParameter::is_weight);
  mark(*schema, def, def.sizes, &SchemaParameter::is_size);
  return {.id = id,
          .family = family.name,
          .group = family.group,
          .autocast = def.autocast == Autocast::kAsFamily ? family.autocast : def.autocast,
          .def = def,
          .schema = *std::move(schema),
          .body = std::move(body)};
}

int meanings(const OpDef& def) {
  return int{!def.body.empty()} + int{def.lower != nullptr} + int{def.view != nullptr};
}

// The parts of `torch.nn.functional.gelu`, `aten::gelu` or `add_.Tensor`, from the last to the
// first, in lower case and without the mark of a mutation.
std::vector<std::string> parts_of(std::string_view name) {
  std::vector<std::string> parts;
  while (true) {
    const size_t point = name.find_last_of(".:");
    std::string part(name.substr(point + 1));
    if (part.ends_with('_')) part.pop_back();
    std::ranges::transform(part, part.begin(), [](char c) {
      return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    parts.push_back(std::move(part));
    if (point == std::string_view::npos) return parts;
    name = name.substr(0, point);
  }
}

// True if a spelling of the op ends in the name: `torch.concat(…)` in `concat`.
bool is_spelled(const OpDef& def, std::string_view name) {
  return std::ranges::any_of(def.spellings, [&](std::string_view spelling) {
    const std::string_view path = spelling.substr(0, spelling.find('('));
    return path.substr(path.rfind('.') + 1) == name;
  });
}

}  // namespace

Catalog::Catalog(std::span<const OpFamily> families) {
  const auto add = [this](const OpFamily& family, const OpDef& def) {
    ops_.push_back(parse_op(def, family, {static_cast<uint32_t>(ops_.size())}));
    // Keys point into the entry, whose address survives moves of the catalog.
    const std::string_view name = def.schema.substr(0, ops_.back().schema.name.size());
    if (!by_name_.emplace(name, ops_.back().id).second) fail_entry(def, "a second one of its name");
  };
  add({"kernels of passes", OpGroup::kLaunch, {}}, kLaunch);
  for (const OpFamily& family : families) {
    for (const OpDef& def : family.ops) {
      if (meanings(def) != 1) fail_entry(def, "needs one of body, lower and view");
      add(family, def);
    }
  }
}

const Op* Catalog::find(std::string_view name) const {
  const auto found = by_name_.find(name);
  return found == by_name_.end() ? nullptr : &ops_[found->second.index];
}

std::string_view Catalog::nearest(std::string_view name) const {
  const std::vector<std::string> parts = parts_of(name);
  for (const std::string& part : parts) {
    if (const Op* op = find(part)) return op->name();
  }
  for (const std::string& part : parts) {
    for (const Op& op : ops_) {
      if (is_spelled(op.def, part)) return op.name();
    }
  }
  return nearest_name(parts.front(), ops_, &Op::name);
}

}  // namespace passnet
