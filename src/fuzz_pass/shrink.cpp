#include "fuzz_pass/shrink.hpp"

#include <algorithm>
#include <set>

namespace passnet {
namespace {

// Calls use(extent) for every extent, and every hole that holds a number.
template <class Use>
void for_each_extent(Draft& draft, Use use) {
  for (int64_t& extent : draft.batch) use(extent);
  for (DraftInput& input : draft.inputs) {
    for (auto& entry : input.entries) {
      if (!entry) continue;
      for (int64_t& extent : entry->type.shape) use(extent);
    }
    if (!input.rest) continue;
    for (int64_t& extent : *input.rest) use(extent);
  }
  for (auto& hole : draft.holes) {
    if (!hole) continue;
    if (auto* number = std::get_if<int64_t>(&hole->data)) use(*number);
    auto* list = std::get_if<PassValue::List>(&hole->data);
    for (size_t i = 0; list != nullptr && i < list->size(); ++i) {
      if (auto* number = std::get_if<int64_t>(&(*list)[i].data)) use(*number);
    }
  }
  for (auto& [key, attribute] : draft.anything) {
    auto* list = std::get_if<Integers>(&attribute);
    for (size_t i = 0; list != nullptr && i < list->size(); ++i) use((*list)[i]);
  }
}

void add_plainer(const Draft& draft, std::vector<Draft>& found) {
  Draft plain = draft;
  bool changes = false;
  for (DraftInput& input : plain.inputs) {
    changes |= input.computed || input.layout_bits;
    input.computed = false;
    input.layout_bits.reset();
  }
  if (changes) found.push_back(std::move(plain));
  for (size_t i = 0; i < draft.inputs.size(); ++i) {
    if (draft.inputs[i].computed || draft.inputs[i].layout_bits) {
      Draft& next = found.emplace_back(draft);
      next.inputs[i].computed = false;
      next.inputs[i].layout_bits.reset();
    }
    if (draft.inputs[i].length > 1) {
      Draft& next = found.emplace_back(draft);
      --next.inputs[i].length;
      if (!next.inputs[i].entries.empty()) next.inputs[i].entries.pop_back();
    }
  }
}

// Removes leading dims, of all inputs of the same rank or of one.
void add_lower_ranks(const Draft& draft, std::vector<Draft>& found) {
  size_t max_rank = 0;
  for (const DraftInput& input : draft.inputs) {
    for (const auto& entry : input.entries) {
      if (entry && !input.rest) max_rank = std::max(max_rank, entry->type.rank());
    }
  }
  Draft next = draft;
  bool changes = false;
  for (DraftInput& input : next.inputs) {
    for (auto& entry : input.entries) {
      if (!entry || input.rest || entry->type.rank() != max_rank || max_rank == 0) continue;
      entry->type.shape.erase(entry->type.shape.begin());
      changes = true;
    }
    if (!input.rest || input.rest->empty()) continue;
    input.rest->erase(input.rest->begin());
    changes = true;
  }
  if (changes) found.push_back(std::move(next));
}

void add_smaller_extents(const Draft& draft, std::vector<Draft>& found) {
  std::set<int64_t> extents;
  Draft copy = draft;
  for_each_extent(copy, [&](int64_t& extent) { extents.insert(extent); });
  for (auto extent = extents.rbegin(); extent != extents.rend(); ++extent) {
    std::set<int64_t> smaller{1, 2, 3, *extent / 2, *extent - 1};
    for (const int64_t to : smaller) {
      if (to < 1 || to >= *extent) continue;
      Draft& next = found.emplace_back(draft);
      for_each_extent(next, [&](int64_t& each) { each = each == *extent ? to : each; });
    }
  }
}

// Reduces a single extent, if equal ones need not stay equal.
void add_single_extents(const Draft& draft, std::vector<Draft>& found) {
  size_t count = 0;
  Draft copy = draft;
  for_each_extent(copy, [&](int64_t&) { ++count; });
  for (size_t i = 0; i < count; ++i) {
    for (const bool halves : {false, true}) {
      Draft next = draft;
      size_t at = 0;
      bool changes = false;
      for_each_extent(next, [&](int64_t& extent) {
        if (at++ != i || extent < 2) return;
        const int64_t to = halves ? extent / 2 : 1;
        changes = !halves || to > 1;
        extent = to;
      });
      if (changes) found.push_back(std::move(next));
    }
  }
}

void add_absent(const Draft& draft, std::vector<Draft>& found) {
  for (size_t i = 0; i < draft.inputs.size(); ++i) {
    if (!draft.inputs[i].present) continue;
    Draft& next = found.emplace_back(draft);
    next.inputs[i].present = false;  // no change if the pattern does not mark it as optional
  }
}

void add_single_precision(const Draft& draft, std::vector<Draft>& found) {
  if (draft.dtype == DType::kF32) return;
  const DType before = draft.dtype;
  Draft& next = found.emplace_back(draft);
  next.dtype = DType::kF32;
  for (DraftInput& input : next.inputs) {
    for (auto& entry : input.entries) {
      if (entry && entry->type.dtype == before) entry->type.dtype = DType::kF32;
    }
  }
  for (auto& hole : next.holes) {
    if (hole && hole->as<DType>() != nullptr && *hole->as<DType>() == before) {
      hole->data = DType::kF32;
    }
  }
}

}  // namespace

std::vector<Draft> smaller_drafts(const Draft& draft) {
  std::vector<Draft> found;
  add_plainer(draft, found);
  add_lower_ranks(draft, found);
  add_smaller_extents(draft, found);
  add_single_extents(draft, found);
  add_absent(draft, found);
  add_single_precision(draft, found);
  return found;
}

}  // namespace passnet
