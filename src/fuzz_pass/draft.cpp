#include "fuzz_pass/draft.hpp"

#include "generate/vary_call.hpp"

namespace passnet {

std::vector<int64_t*> numbers_of(Draft& draft) {
  std::vector<int64_t*> numbers;
  const auto add = [&](auto& list) {
    for (int64_t& number : list) numbers.push_back(&number);
  };
  add(draft.batch);
  for (DraftInput& input : draft.inputs) {
    for (auto& entry : input.entries) {
      if (entry) add(entry->type.shape);
    }
    if (input.rest) add(*input.rest);
  }
  for (auto& hole : draft.holes) {
    if (!hole) continue;
    if (auto* number = std::get_if<int64_t>(&hole->data)) numbers.push_back(number);
    auto* list = std::get_if<PassValue::List>(&hole->data);
    for (size_t i = 0; list != nullptr && i < list->size(); ++i) {
      if (auto* number = std::get_if<int64_t>(&(*list)[i].data)) numbers.push_back(number);
    }
  }
  for (auto& [key, attribute] : draft.anything) {
    if (auto* number = std::get_if<int64_t>(&attribute)) numbers.push_back(number);
    if (auto* list = std::get_if<Integers>(&attribute)) add(*list);
  }
  return numbers;
}

DType usual_dtype(const Draft& draft) {
  std::array<size_t, 256> counts{};
  std::optional<DType> usual;
  std::optional<DType> first;
  for (const DraftInput& input : draft.inputs) {
    for (const auto& entry : input.entries) {
      if (!entry) continue;
      const DType dtype = entry->type.dtype;
      if (!first) first = dtype;
      if (!is_float(dtype)) continue;
      const size_t count = ++counts[static_cast<size_t>(dtype)];
      if (!usual || count > counts[static_cast<size_t>(*usual)]) usual = dtype;
    }
  }
  for (const auto& hole : draft.holes) {
    const DType* dtype = hole ? hole->as<DType>() : nullptr;
    if (!usual && dtype != nullptr && is_float(*dtype)) usual = *dtype;
  }
  return usual.value_or(first.value_or(DType::kF32));
}

void change_dtype(Draft& draft, DType dtype) {
  const DType before = draft.dtype;
  draft.dtype = dtype;
  for (DraftInput& input : draft.inputs) {
    for (auto& entry : input.entries) {
      if (entry && entry->type.dtype == before) entry->type.dtype = dtype;
    }
  }
  for (auto& hole : draft.holes) {
    if (hole && hole->as<DType>() != nullptr && *hole->as<DType>() == before) hole->data = dtype;
  }
}

int64_t draw_extent(const Draft& draft, RandomStream& random) {
  constexpr int64_t kLong[] = {16, 17, 24, 31, 32, 33, 64, 65, 100, 130};
  if (random.percent(25)) return random.pick(kLong);
  const int64_t extent = random_extent(random);
  return extent == 0 && !draft.allow_empty ? 2 : extent;
}

}  // namespace passnet
