#include "base/edit_distance.hpp"
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

Op parse_op(const OpDef& def, OpId id) {
  Result<Schema> schema = parse_schema(def.schema);
  if (!schema) fail_entry(def, schema.error().message);
  if (def.infer == nullptr) fail_entry(def, "no type inference");
  ScalarText body = parse_body(def, *schema);
  return {.id = id, .def = def, .schema = *std::move(schema), .body = std::move(body)};
}

int meanings(const OpDef& def) {
  return int{!def.body.empty()} + int{def.lower != nullptr} + int{def.view != nullptr};
}

}  // namespace

Catalog::Catalog(std::span<const std::span<const OpDef>> families) {
  const auto add = [this](const OpDef& def) {
    ops_.push_back(parse_op(def, {static_cast<uint32_t>(ops_.size())}));
    // Keys point into the entry, whose address survives moves of the catalog.
    const std::string_view name = def.schema.substr(0, ops_.back().schema.name.size());
    if (!by_name_.emplace(name, ops_.back().id).second) fail_entry(def, "a second one of its name");
  };
  add(kLaunch);
  for (const std::span<const OpDef> family : families) {
    for (const OpDef& def : family) {
      if (meanings(def) != 1) fail_entry(def, "needs one of body, lower and view");
      add(def);
    }
  }
}

const Op* Catalog::find(std::string_view name) const {
  const auto found = by_name_.find(name);
  return found == by_name_.end() ? nullptr : &ops_[found->second.index];
}

std::string_view Catalog::nearest(std::string_view name) const {
  constexpr size_t kFurthest = 3;
  // `torch.nn.functional.gelu` and `aten.gelu` mean gelu.
  name.remove_prefix(name.rfind('.') + 1);
  const auto apart = [&](std::string_view other) {
    return std::max(name.size(), other.size()) - std::min(name.size(), other.size());
  };
  size_t least = std::min(kFurthest, name.empty() ? 0 : name.size() - 1) + 1;
  std::string_view best;
  for (const Op& op : ops_) {
    const size_t distance = edit_distance(name, op.name(), kFurthest);
    const bool is_closer =
        distance < least || (distance == least && !best.empty() && apart(op.name()) < apart(best));
    if (!is_closer) continue;
    least = distance;
    best = op.name();
  }
  return best;
}

}  // namespace passnet
