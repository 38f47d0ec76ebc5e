// The places of stores as digits of indices, and several stores to a buffer as
// one.
#include "triton/kernel_shape.hpp"

#include <algorithm>

namespace passnet {

std::optional<KernelShape::Digit> KernelShape::Place::take(TermId factor) {
  const auto found = std::ranges::find(digits, factor, &Digit::factor);
  if (found == digits.end()) return std::nullopt;
  const Digit digit = *found;
  digits.erase(found);
  return digit;
}

Result<KernelShape::Place> KernelShape::place_of(TermId offset, TermId value) {
  Place place{.digits = {}, .rest = offset, .value = value};
  for (const TermId index : terms_.free_indices(offset)) {
    const auto factor = terms_.factor(offset, index);
    if (!factor || !terms_.free_indices(*factor).empty()) {
      return fail(span_, "triton-store",
                  "expected a place that is a sum of multiples of indices, "
                  "found another");
    }
    place.digits.push_back({index, *factor});
    place.rest = terms_.subtract(place.rest, terms_.multiply(index, *factor));
  }
  return place;
}

// The one digit whose factor may be this one: a guard says that it is.
std::optional<KernelShape::Digit> KernelShape::take_likely(Place& place, TermId radix) {
  if (is_opaque(radix)) return std::nullopt;
  std::vector<TermId> likely;
  for (const Digit& digit : place.digits) {
    const TermId more = terms_.subtract(digit.factor, radix);
    const TermId one = terms_.integer(1);
    const bool differs = terms_.is_nonnegative(terms_.subtract(more, one)) ||
                         terms_.is_nonnegative(terms_.subtract(terms_.negative(more), one));
    if (!differs && !is_opaque(digit.factor) && terms_.is_size(digit.factor)) {
      likely.push_back(digit.factor);
    }
  }
  if (likely.size() != 1) return std::nullopt;
  guards_.push_back({.symbol = "==", .left = likely[0], .right = radix});
  return place.take(likely[0]);
}

Result<TermIds> KernelShape::digits(Place place, TermId elements) {
  if (terms_.integer_of(place.rest) != std::optional<int64_t>(0)) {
    return fail(span_, "triton-store",
                "expected stores that begin at the first element, found one behind it");
  }
  TermIds order;
  TermId radix = terms_.integer(1);
  while (!place.digits.empty()) {
    auto next = place.take(radix);
    if (!next) next = take_likely(place, radix);
    if (!next) {
      return fail(span_, "triton-store",
                  "expected stores that reach each element once, found gaps or "
                  "overlaps");
    }
    radix = terms_.multiply(radix, variable(next->index).extent);
    order.insert(order.begin(), next->index);
  }
  if (radix != elements) guards_.push_back({.symbol = "==", .left = elements, .right = radix});
  return order;
}

// Takes the conditions of a store, the last root, as bounds of indices, one
// after the other.
void KernelShape::take_conditions(std::vector<TermId>& roots) {
  for (int step = 0; step < 24; ++step) {
    std::vector<TermId> conditions;
    std::vector<TermId> pending{roots[2]};
    while (!pending.empty()) {
      const TermId part = pending.back();
      pending.pop_back();
      const TermNode& node = terms_.node(part);
      if (node.op == TermOp::kAnd) {
        pending.insert(pending.end(), node.children.begin(), node.children.end());
      } else {
        conditions.push_back(part);
      }
    }
    const TermId before = roots[2];
    limit(roots, conditions);
    if (roots[2] == before) return;
  }
}

// Gives a store's indices their extents: `rows_first` divides blocks into rows
// before their masks bound them. False if a condition is left.
Result<bool> KernelShape::bound(std::vector<TermId>& roots, bool rows_first) {
  const auto join_blocks = [&] {
    std::set<TermId> all;
    for (const TermId root : roots) all.merge(terms_.free_indices(root));
    merge(roots, {all.begin(), all.end()});
  };
  if (rows_first) split(roots, true);
  join_blocks();
  take_conditions(roots);
  if (!rows_first) {
    split(roots, true);
    join_blocks();
    take_conditions(roots);
  }
  TRY(settle(roots));
  const auto is_whole = [&] { return terms_.truth_of(roots[2]) == std::optional(true); };
  if (!is_whole()) take_conditions(roots);
  if (is_whole()) return true;
  split(roots, false);
  take_conditions(roots);
  return is_whole();
}

Result<KernelShape::Place> KernelShape::unblocked(const BlockStore& store) {
  const std::vector<SizeGuard> before = guards_;
  BlockStore current = store;
  auto place = spread(current);
  // Blocks that mean something each: the pass is for sizes of which one block is enough.
  for (int step = 0; !place && step < 3; ++step) {
    const auto program = blocks_of(current);
    if (!program) break;
    if (step == 0) guards_ = before;
    const TermId one = terms_.integer(1);
    guards_.push_back({.symbol = "==", .left = variable(*program).extent, .right = one});
    for (TermId* part : {&current.offset, &current.condition, &current.value}) {
      *part = terms_.replace(*part, {{*program, terms_.integer(0)}});
    }
    const std::vector<SizeGuard> single = guards_;
    auto other = spread(current);
    if (other) return other;
    guards_ = single;
  }
  return place;
}

// A program id, the number of which is that of the blocks of a size.
std::optional<TermId> KernelShape::blocks_of(const BlockStore& store) {
  std::set<TermId> found = terms_.free_indices(store.value);
  found.merge(terms_.free_indices(store.condition));
  for (const TermId index : found) {
    if (variable(index).name != "p" || is_opaque(variable(index).extent)) continue;
    const TermIds parts = terms_.below(variable(index).extent);
    const bool counts_blocks = std::ranges::any_of(
        parts, [&](TermId part) { return terms_.node(part).op == TermOp::kFloorDiv; });
    if (counts_blocks) return index;
  }
  return std::nullopt;
}

Result<KernelShape::Place> KernelShape::spread(const BlockStore& store) {
  std::vector<TermId> roots{store.offset, store.value, store.condition};
  const std::vector<SizeGuard> before = guards_;
  auto is_whole = bound(roots, true);
  if (!is_whole || !*is_whole) {
    guards_ = before;
    std::vector<TermId> other{store.offset, store.value, store.condition};
    const auto is_other = bound(other, false);
    if (is_other && *is_other) {
      roots = other;
      is_whole = is_other;
    }
  }
  if (!is_whole) return std::unexpected(is_whole.error());
  if (!*is_whole) {
    return fail(span_, "triton-store",
                "expected masks that bound indices, found another condition of a store");
  }
  roots[1] = TRY(reductions(roots[1]));
  split(roots, false);
  return place_of(roots[0], roots[1]);
}

// Returns the order in which stores follow each other at this digit; none if
// they do not.
std::optional<KernelShape::Join> KernelShape::join_at(const std::vector<Place>& places,
                                                      TermId radix) {
  Join join{.radix = radix, .extent = terms_.integer(0), .begins = {}, .order = {}};
  while (join.order.size() < places.size()) {
    std::optional<size_t> next;
    for (size_t i = 0; i < places.size() && !next; ++i) {
      const bool is_taken = std::ranges::count(join.order, i) > 0;
      if (!is_taken && terms_.multiply(join.extent, radix) == places[i].rest) next = i;
    }
    if (!next) return std::nullopt;
    join.order.push_back(*next);
    join.begins.push_back(join.extent);
    const auto& digits = places[*next].digits;
    const auto own = std::ranges::find(digits, radix, &Digit::factor);
    const TermId extent = own == digits.end() ? terms_.integer(1) : variable(own->index).extent;
    join.extent = terms_.add(join.extent, extent);
  }
  return join;
}

Result<LoopStore> KernelShape::joined(size_t buffer, std::vector<Place> places, TermId elements) {
  const auto gaps = [&] {
    return fail(span_, "triton-store",
                "expected stores that reach each element once, found gaps or overlaps");
  };
  LoopStore store{
      .buffer = buffer, .offset = terms_.integer(0), .value = {}, .indices = {}, .parts = {}};
  for (const Place& place : places) store.parts.push_back(place.value);
  TermId radix = terms_.integer(1);
  std::optional<Join> join;
  TermId common;
  while (!join || !places[0].digits.empty()) {
    TermId extent;
    if (!join) join = join_at(places, radix);
    if (join && !common.valid()) {
      common = terms_.new_index("part", join->extent);
      extent = join->extent;
      for (size_t i = 0; i < places.size(); ++i) {
        Place& place = places[join->order[i]];
        const auto own = place.take(radix);
        if (!own) continue;
        place.value =
            terms_.replace(place.value, {{own->index, terms_.subtract(common, join->begins[i])}});
      }
      store.indices.insert(store.indices.begin(), common);
      store.offset = terms_.add(store.offset, terms_.multiply(common, radix));
    } else {
      const auto first = places[0].take(radix);
      if (!first) return gaps();
      extent = variable(first->index).extent;
      for (size_t i = 1; i < places.size(); ++i) {
        const auto own = places[i].take(radix);
        if (!own || variable(own->index).extent != extent) return gaps();
        places[i].value = terms_.replace(places[i].value, {{own->index, first->index}});
      }
      store.indices.insert(store.indices.begin(), first->index);
      store.offset = terms_.add(store.offset, terms_.multiply(first->index, radix));
    }
    radix = terms_.multiply(radix, extent);
  }
  for (const Place& place : places) {
    if (!place.digits.empty()) return gaps();
  }
  if (radix != elements) guards_.push_back({.symbol = "==", .left = elements, .right = radix});
  store.value = places[join->order.back()].value;
  for (size_t i = places.size() - 1; i-- > 0;) {
    const TermId is_part = terms_.compare("<", common, join->begins[i + 1]);
    store.value = terms_.choose(is_part, places[join->order[i]].value, store.value);
  }
  return store;
}

Result<LoopStore> KernelShape::whole(size_t buffer, const std::vector<BlockStore>& stores,
                                     TermId elements) {
  std::vector<Place> places;
  for (const BlockStore& store : stores) places.push_back(TRY(unblocked(store)));
  LoopStore made{.buffer = buffer,
                 .offset = {},
                 .value = places[0].value,
                 .indices = {},
                 .parts = {places[0].value}};
  if (places.size() == 1) {
    made.offset = terms_.integer(0);
    for (const Digit& digit : places[0].digits) {
      made.offset = terms_.add(made.offset, terms_.multiply(digit.index, digit.factor));
    }
    made.indices = TRY(digits(places[0], elements));
  } else {
    made = TRY(joined(buffer, std::move(places), elements));
  }
  for (const TermId index : terms_.free_indices(made.value)) {
    if (std::ranges::find(made.indices, index) == made.indices.end()) {
      return fail(span_, "triton-store",
                  "expected a value for each element, found one that depends "
                  "on a program or lane besides");
    }
  }
  for (const TermId index : made.indices) {
    if (is_opaque(variable(index).extent)) {
      return fail(span_, "triton-block",
                  "expected stores whose number follows from shapes, found a "
                  "size of blocks");
    }
  }
  return made;
}

}  // namespace passnet
