#include "frontend/fx/fx_environment.hpp"

namespace passnet {

void FxEnvironment::bind(FxName name, FxValue value, bool is_symbolic) {
  values_[name.index] = std::move(value);
  symbolic_[name.index] = is_symbolic;
}

// The depth of this recursion is bounded where programs are made (kFxDepth).
Result<FxValue> FxEnvironment::evaluate(const FxValue& value, Span span) const {
  if (const auto* reference = value.as<FxReference>()) {
    const auto& bound = values_[reference->name.index];
    if (bound) {
      FxValue current = *bound;
      follow(current);
      return current;
    }
    return fail(span, "unbound-name", "the name '{}' has no value here",
                names_.text(reference->name));
  }
  FxValue result = value;
  if (auto* sequence = std::get_if<FxSequence>(&result.data)) {
    for (FxValue& entry : sequence->entries) entry = TRY(evaluate(entry, span));
  } else if (auto* slice = std::get_if<FxSlice>(&result.data)) {
    for (FxValue& part : slice->parts) part = TRY(evaluate(part, span));
  } else if (auto* dict = std::get_if<FxDict>(&result.data)) {
    for (auto& [key, entry] : dict->entries) entry = TRY(evaluate(entry, span));
  }
  return result;
}

bool FxEnvironment::is_symbolic(const FxCall& call) const {
  std::vector<const FxValue*> pending;
  for (const FxValue& argument : call.arguments) pending.push_back(&argument);
  while (!pending.empty()) {
    const FxValue& value = *pending.back();
    pending.pop_back();
    const auto* const reference = value.as<FxReference>();
    if (reference != nullptr && symbolic_[reference->name.index]) return true;
    if (const auto* sequence = value.as<FxSequence>()) {
      for (const FxValue& entry : sequence->entries) pending.push_back(&entry);
    }
  }
  return false;
}

uint32_t FxEnvironment::root_of(uint32_t object) const {
  const auto known = known_.find(object);
  return known == known_.end() ? object : known->second;
}

void FxEnvironment::reshape(FxTensor object, FxTensor view) {
  const uint32_t root = root_of(object.object);
  known_[view.object] = root;
  latest_[root] = view.object;
}

void FxEnvironment::follow(FxValue& value) const {
  if (latest_.empty()) return;
  std::vector<FxValue*> pending{&value};
  while (!pending.empty()) {
    FxValue& current = *pending.back();
    pending.pop_back();
    if (auto* sequence = std::get_if<FxSequence>(&current.data)) {
      for (FxValue& entry : sequence->entries) pending.push_back(&entry);
    } else if (auto* dict = std::get_if<FxDict>(&current.data)) {
      for (auto& [key, entry] : dict->entries) pending.push_back(&entry);
    } else if (auto* tensor = std::get_if<FxTensor>(&current.data)) {
      const auto found = latest_.find(root_of(tensor->object));
      if (found != latest_.end()) tensor->object = found->second;
    }
  }
}

}  // namespace passnet
