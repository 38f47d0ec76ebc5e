#include "fuzz_pass/shrink.hpp"

#include <algorithm>
#include <set>

namespace passnet {
namespace {

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
  for (const int64_t* extent : numbers_of(copy)) extents.insert(*extent);
  for (auto extent = extents.rbegin(); extent != extents.rend(); ++extent) {
    std::set<int64_t> smaller{1, 2, 3, *extent / 2, *extent - 1};
    for (const int64_t to : smaller) {
      if (to < 1 || to >= *extent) continue;
      Draft& next = found.emplace_back(draft);
      for (int64_t* each : numbers_of(next)) *each = *each == *extent ? to : *each;
    }
  }
}

// Reduces a single extent, if equal ones need not stay equal.
void add_single_extents(const Draft& draft, std::vector<Draft>& found) {
  Draft copy = draft;
  const size_t count = numbers_of(copy).size();
  for (size_t i = 0; i < count; ++i) {
    for (const bool halves : {false, true}) {
      Draft next = draft;
      int64_t& extent = *numbers_of(next)[i];
      if (extent < 2 || (halves && extent / 2 == 1)) continue;
      extent = halves ? extent / 2 : 1;
      found.push_back(std::move(next));
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
  change_dtype(found.emplace_back(draft), DType::kF32);
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
