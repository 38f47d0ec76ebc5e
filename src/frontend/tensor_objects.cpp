#include "frontend/tensor_objects.hpp"

#include "base/check.hpp"
#include "ir/op/repeats.hpp"

#include <algorithm>
#include <array>

namespace passnet {
namespace {

// The limit keeps programs that repeatedly mutate and read long chains of views from growing
// quadratically.
constexpr size_t kMaxReplays = 200'000;

constexpr std::array<std::string_view, 5> kReshapes{"reshape", "flatten", "unflatten", "squeeze",
                                                    "unsqueeze"};
constexpr std::array<std::string_view, 7> kCuts{"slice", "select",       "narrow", "split",
                                                "chunk", "tensor_split", "unbind"};

}  // namespace

TensorObjectId TensorObjects::add(ValueId value, std::optional<Layout> layout) {
  const TensorObjectId id{static_cast<uint32_t>(objects_.size())};
  objects_.push_back({.value = value,
                      .storage = static_cast<uint32_t>(storages_.size()),
                      .layout = std::move(layout)});
  storages_.push_back({.members = {id}});
  return id;
}

TensorObjectId TensorObjects::add_view(TensorObjectId base, ViewStep step, ValueId value,
                                       std::optional<Layout> layout) {
  const TensorObjectId id{static_cast<uint32_t>(objects_.size())};
  const uint32_t storage = at(base).storage;
  objects_.push_back({.value = value,
                      .storage = storage,
                      .generation = storages_[storage].generation,
                      .base = base,
                      .step = std::move(step),
                      .layout = std::move(layout)});
  storages_[storage].members.push_back(id);
  return id;
}

void TensorObjects::state(TensorObjectId object, std::optional<int64_t> number,
                          const Layout& layout) {
  Object& own = at(object);
  const bool has_rank = layout.strides.size() == type(object).shape.size();
  if (!number) {
    if (!own.layout && has_rank) own.layout = layout;
    return;
  }
  if (own.base.valid() && !own.step.is_certain) {
    own.step.is_certain = storages_[own.storage].stated == number;
    if (!own.step.is_certain) {
      std::erase(storages_[own.storage].members, object);
      own.base = {};
      own.generation = 0;
      own.storage = static_cast<uint32_t>(storages_.size());
      storages_.push_back({.members = {object}});
    }
  }
  const uint32_t first = stated_.try_emplace(*number, own.storage).first->second;
  Storage& storage = storages_[own.storage];
  if (!storage.stated) storage.stated = number;
  if (first != own.storage || storage.stated != number) {
    storage.is_disputed = storages_[first].is_disputed = true;
  } else if (has_rank) {
    own.layout = layout;
  }
}

TensorType TensorObjects::type(TensorObjectId object) const {
  return builder_.graph().type(at(object).value);
}

const std::optional<Layout>& TensorObjects::layout(TensorObjectId object) const {
  return at(object).layout;
}

TensorObjectId TensorObjects::root(TensorObjectId object) const {
  while (at(object).base.valid()) object = at(object).base;
  return object;
}

bool TensorObjects::is_pristine(TensorObjectId object) const {
  const Storage& storage = storages_[at(object).storage];
  return storage.generation == 0 && !storage.is_uncertain;
}

Result<ValueId> TensorObjects::call(std::string_view op, std::vector<Argument> positional,
                                    Span span) {
  const Op* const found = catalog_.find(op);
  if (found == nullptr) {
    return fail(span, "unsupported-mutation", "a mutation through a view needs the op '{}'", op);
  }
  const auto arguments = complete_arguments(found->schema, positional, {}, span);
  if (!arguments) return std::unexpected(arguments.error());
  return TRY(builder_.call(found->id, *arguments, span))[0];
}

Result<ValueId> TensorObjects::replay(const ViewStep& step, ValueId base, Span span) {
  if (!step.op.valid()) return base;
  if (++replays_ > kMaxReplays) {
    return fail(span, "unsupported-mutation",
                "expected at most {} views of mutated tensors to be taken again, found more",
                kMaxReplays);
  }
  std::vector<Argument> arguments = step.arguments;
  Argument& viewed = arguments[step.viewed];
  auto* const list = std::get_if<std::vector<ValueId>>(&viewed);
  if (list != nullptr) {
    (*list)[step.entry] = base;
  } else {
    viewed = base;
  }
  return TRY(builder_.call(step.op, std::move(arguments), span))[step.result];
}

Result<ValueId> TensorObjects::read(TensorObjectId object, Span span) {
  const Storage& storage = storages_[at(object).storage];
  if (storage.is_uncertain) {
    return fail(span, "unsupported-mutation",
                "a mutation through a reshaped tensor may or may not have changed this tensor");
  }
  std::vector<TensorObjectId> stale;
  TensorObjectId current = object;
  while (at(current).generation != storage.generation) {
    stale.push_back(current);
    current = at(current).base;
    CHECK(current.valid());
  }
  while (!stale.empty()) {
    Object& view = at(stale.back());
    if (!view.step.is_certain) {
      return fail(span, "unsupported-mutation",
                  "this tensor may or may not share memory with one that was mutated");
    }
    view.value = TRY(replay(view.step, at(view.base).value, span));
    view.generation = storage.generation;
    stale.pop_back();
  }
  return at(object).value;
}

// `object` and its views leave a storage whose contents are no longer known with certainty.
void TensorObjects::split_off(TensorObjectId object) {
  const uint32_t old_index = at(object).storage;
  const auto new_index = static_cast<uint32_t>(storages_.size());
  storages_.push_back({.generation = storages_[old_index].generation});
  Storage& old_storage = storages_[old_index];
  old_storage.is_uncertain = true;
  std::vector<TensorObjectId> staying;
  // Members are in the order of creation: a base precedes its views.
  for (const TensorObjectId member : old_storage.members) {
    const bool follows = at(member).base.valid() && at(at(member).base).storage == new_index;
    if (member == object || follows) {
      at(member).storage = new_index;
      storages_[new_index].members.push_back(member);
    } else {
      staying.push_back(member);
    }
  }
  old_storage.members = std::move(staying);
  at(object).base = {};
}

Result<void> TensorObjects::write(TensorObjectId object, ValueId value, Span span) {
  if (builder_.graph().type(value) != type(object)) {
    return fail(span, "unsupported-mutation", "a tensor of type {} cannot hold one of type {}",
                to_string(type(object)), to_string(builder_.graph().type(value)));
  }
  if (storages_[at(object).storage].is_disputed) {
    return fail(span, "unsupported-mutation",
                "it changes a tensor that PyTorch has in memory of other tensors than we do");
  }
  TRY(read(object, span));  // refuses uncertain storages
  std::vector<std::pair<TensorObjectId, ValueId>> chain{{object, value}};
  while (at(chain.back().first).base.valid()) {
    const auto [view, contents] = chain.back();
    if (!at(view).step.is_certain) {
      split_off(view);
      break;
    }
    const TensorObjectId base = at(view).base;
    const ValueId before = TRY(read(base, span));
    chain.emplace_back(base, TRY(write_back(at(view).step, before, contents, span)));
  }
  const uint64_t generation = ++storages_[at(object).storage].generation;
  for (const auto& [changed, contents] : chain) {
    at(changed).value = contents;
    at(changed).generation = generation;
  }
  return {};
}

// The contents of the viewed tensor once its view holds `value`.
Result<ValueId> TensorObjects::write_back(const ViewStep& step, ValueId base, ValueId value,
                                          Span span) {
  if (!step.op.valid()) return value;
  const std::string_view name = catalog_.op(step.op).name();
  const TensorType& type = builder_.graph().type(base);
  if (std::ranges::find(kReshapes, name) != kReshapes.end()) {
    return call("reshape", {value, Attribute(type.shape)}, span);
  }
  if (name == "transpose" || name == "t") return replay(step, value, span);
  if (name == "permute") {
    const auto& dims = std::get<Integers>(std::get<Attribute>(step.arguments[1]));
    Integers inverse(dims.size());
    for (size_t i = 0; i < dims.size(); ++i) {
      const auto dim = wrap_dim(dims[i], dims.size());
      CHECK(dim.has_value());
      inverse[static_cast<size_t>(*dim)] = static_cast<int64_t>(i);
    }
    return call("permute", {value, Attribute(inverse)}, span);
  }
  if (std::ranges::find(kCuts, name) != kCuts.end()) return write_cut(step, base, value, span);
  return write_places(step, base, value, span);
}

// Handles any other view: its elements go to the places that the same view of the index numbers
// gives.
Result<ValueId> TensorObjects::write_places(const ViewStep& step, ValueId base, ValueId value,
                                            Span span) {
  const Op& op = catalog_.op(step.op);
  const TensorType type = builder_.graph().type(base);
  if (op.def.view == nullptr) {
    return fail(span, "unsupported-mutation", "a mutation through a view by '{}' is not supported",
                op.name());
  }
  const OpCall view_call(op, step.arguments, builder_.graph(), span);
  const auto windows = op.def.view(view_call, {type.shape, {contiguous_strides(type.shape), 0}});
  if (!windows || repeats((*windows)[step.result])) {
    return fail(span, "unsupported-mutation",
                "a mutation through a view by '{}' would write elements more than once", op.name());
  }
  if (builder_.graph().type(value).numel() == 0) return base;
  const Shape flat{-1};
  const ValueId count = TRY(call("arange",
                                 {Attribute(int64_t{0}), Attribute(type.numel()),
                                  Attribute(int64_t{1}), Attribute(DType::kI64)},
                                 span));
  const ValueId numbers = TRY(call("reshape", {count, Attribute(type.shape)}, span));
  const ValueId viewed = TRY(replay(step, numbers, span));
  const ValueId places = TRY(call("reshape", {viewed, Attribute(flat)}, span));
  const ValueId source = TRY(call("reshape", {value, Attribute(flat)}, span));
  const ValueId target = TRY(call("reshape", {base, Attribute(flat)}, span));
  const ValueId changed = TRY(call("index_put", {target, std::vector{places}, source}, span));
  return call("reshape", {changed, Attribute(type.shape)}, span);
}

// The base of a slice along one dim: the part before it, the value, the part after it.
Result<ValueId> TensorObjects::write_cut(const ViewStep& step, ValueId base, ValueId value,
                                         Span span) {
  const Op& op = catalog_.op(step.op);
  const TensorType type = builder_.graph().type(base);
  const OpCall view_call(op, step.arguments, builder_.graph(), span);
  const auto place = op.schema.find("dim");
  CHECK(place.has_value() && op.def.view != nullptr);
  const auto dim = wrap_dim(view_call.integer(*place), type.rank());
  CHECK(dim.has_value());
  const auto at_dim = static_cast<size_t>(*dim);
  const Strides strides = contiguous_strides(type.shape);
  const auto windows = op.def.view(view_call, {type.shape, {strides, 0}});
  CHECK(windows.has_value() && step.result < windows->size());
  const View& window = (*windows)[step.result];
  const bool is_select = window.shape.size() < type.rank();
  const int64_t length = is_select ? 1 : window.shape[at_dim];
  if (type.numel() == 0 || length == 0) return base;
  const int64_t start = window.layout.offset / strides[at_dim];
  if (!is_select && length > 1 && window.layout.strides[at_dim] != strides[at_dim]) {
    return write_places(step, base, value, span);
  }
  if (is_select) value = TRY(call("unsqueeze", {value, Attribute(*dim)}, span));
  std::vector<ValueId> pieces;
  const auto piece = [&](int64_t from, int64_t to) -> Result<void> {
    if (from >= to) return {};
    pieces.push_back(TRY(call(
        "slice", {base, Attribute(*dim), Attribute(from), Attribute(to), Attribute(int64_t{1})},
        span)));
    return {};
  };
  TRY(piece(0, start));
  pieces.push_back(value);
  TRY(piece(start + length, type.shape[at_dim]));
  if (pieces.size() == 1) return value;
  return call("cat", {std::move(pieces), Attribute(*dim)}, span);
}

}  // namespace passnet
