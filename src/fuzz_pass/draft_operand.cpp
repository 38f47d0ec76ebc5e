#include "fuzz_pass/draft_operand.hpp"

#include <algorithm>
#include <map>

namespace passnet {
namespace {

// Draws strides: transposed, with a gap, or with all elements of a dim in one place.
Strides strides_from(uint64_t bits, const Shape& shape) {
  RandomStream random(bits);
  std::vector<size_t> order(shape.size());
  for (size_t dim = 0; dim < order.size(); ++dim) order[dim] = dim;
  for (size_t dim = order.size(); dim-- > 1;) std::swap(order[dim], order[random.below(dim + 1)]);
  Strides strides(shape.size());
  int64_t stride = random.percent(20) ? 2 : 1;
  for (const size_t dim : order) {
    strides[dim] = stride;
    stride *= std::max<int64_t>(shape[dim], 1);
    if (random.percent(15)) stride += 3;
  }
  if (random.percent(15)) strides[random.below(strides.size())] = 0;
  return strides;
}

void vary_rank(DraftState& state, Shape& shape) {
  if (state.random.percent(50) || shape.empty()) {
    shape.insert(shape.begin(), draw_extent(state.draft, state.random));
  } else {
    shape.erase(shape.begin());
  }
}

}  // namespace

Operand draw_operand(DraftState& state, const Fit& fit, size_t parameter, size_t entry) {
  auto guess = fit.guess(parameter, entry, state.draft.dtype);
  const auto first = fit.guess(0, 0, state.draft.dtype);
  if (!guess && first) {
    guess = Operand{.type = first->type};
    if (!guess->type.shape.empty()) guess->type.shape = {state.random.pick(first->type.shape)};
  }
  Operand operand = guess.value_or(Operand{.type = {state.draft.dtype, state.draft.batch}});
  Shape& shape = operand.type.shape;
  const bool is_first = state.known_operands == 0 && !operand.is_index;
  if (is_first && state.random.percent(50)) {
    const size_t rank = state.random.below(6);
    while (shape.size() < rank) shape.insert(shape.begin(), draw_extent(state.draft, state.random));
    while (shape.size() > rank) shape.erase(shape.begin());
  }
  if (is_first && state.random.percent(75)) {
    std::map<int64_t, int64_t> renamed;  // equal extents of the example stay equal
    for (int64_t& extent : shape) {
      extent = renamed.try_emplace(extent, draw_extent(state.draft, state.random)).first->second;
    }
  }
  if (state.random.percent(15)) vary_rank(state, shape);
  if (state.random.percent(10) && !shape.empty()) shape[state.random.below(shape.size())] = 1;
  if (operand.is_index) operand.facts = {.min = 0, .max = 0};
  return operand;
}

std::optional<ValueId> add_operand(DraftState& state, const Operand& operand,
                                   const DraftInput& input, const std::string& name) {
  const TensorType& wanted = operand.type;
  if (!is_sane(wanted) || wanted.numel() > state.draft.max_elements) return std::nullopt;
  InputFacts facts = operand.facts;
  if (operand.is_index && wanted.numel() > 0) {
    facts.min = 0;
    if (!facts.max) facts.max = 0;
  }
  if (!input.computed || wanted.rank() < 2) {
    if (input.layout_bits && wanted.rank() > 0) {
      facts.strides = strides_from(*input.layout_bits, wanted.shape);
    }
    return state.builder.input(wanted, name, std::move(facts));
  }
  TensorType turned = wanted;
  std::ranges::reverse(turned.shape);
  Integers order;
  for (size_t dim = wanted.rank(); dim-- > 0;) order.push_back(static_cast<int64_t>(dim));
  const ValueId before = state.builder.input(turned, name + "_turned", std::move(facts));
  const Op* permute = state.catalog.find("permute");
  CHECK(permute != nullptr);
  return state.builder.call(permute->id, {before, Attribute(order)}).value().front();
}

}  // namespace passnet
