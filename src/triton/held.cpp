// Values of an interpreted wrapper, and arguments of its calls.
#include "triton/reader.hpp"

#include <algorithm>

namespace passnet {

Held held_term(TermId term, TermIds lanes) {
  return {.kind = HeldKind::kTerm, .term = term, .lanes = std::move(lanes)};
}
Held held_string(std::string text) { return {.kind = HeldKind::kString, .text = std::move(text)}; }
Held held_sequence(std::vector<Held> items) {
  return {.kind = HeldKind::kSequence, .items = std::move(items)};
}
Held held_external(std::string name) {
  return {.kind = HeldKind::kExternal, .text = std::move(name)};
}

std::string describe(const Held& value) {
  switch (value.kind) {
    case HeldKind::kNone:
      return "None";
    case HeldKind::kTerm:
      return value.lanes.empty() ? "a number" : "a block";
    case HeldKind::kString:
      return "a string";
    case HeldKind::kSequence:
      return "a sequence";
    case HeldKind::kDict:
      return "a dict";
    case HeldKind::kTensor:
      return "a tensor";
    case HeldKind::kPointer:
      return "a pointer";
    case HeldKind::kDType:
      return "a dtype";
    case HeldKind::kFunction:
    case HeldKind::kBound:
      return "a function";
    case HeldKind::kExternal:
      return fmt::format("'{}'", value.text);
    case HeldKind::kSlice:
    case HeldKind::kEllipsis:
      return "a slice";
    case HeldKind::kSizes:
      return "a shape";
    case HeldKind::kLaunch:
      return "a kernel";
    case HeldKind::kUnknown:
      return "a value that is not known";
  }
  return {};
}

const Held* CallArguments::find(std::string_view name, size_t place) const {
  for (const auto& [key, value] : keywords) {
    if (key == name) return &value;
  }
  return place < positional.size() ? &positional[place] : nullptr;
}

int64_t size_of(const Held& held) {
  int64_t steps = 1;
  for (const Held& item : held.items) steps += size_of(item);
  return steps;
}

}  // namespace passnet
