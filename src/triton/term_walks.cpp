// Walks over terms: what they contain, and replacing parts of them.
#include "base/check.hpp"
#include "triton/terms.hpp"

#include <algorithm>

namespace passnet {

TermIds Terms::below(TermId a) const {
  TermIds order;
  std::set<TermId> done;
  std::vector<std::pair<TermId, bool>> pending{{a, false}};
  while (!pending.empty()) {
    const auto [id, is_visited] = pending.back();
    pending.pop_back();
    if (is_visited) {
      order.push_back(id);
      continue;
    }
    if (!done.insert(id).second) continue;
    pending.emplace_back(id, true);
    for (const TermId child : node(id).children) pending.emplace_back(child, false);
  }
  return order;
}

bool Terms::contains(TermId a, TermId part) const {
  if (a == part) return true;
  if (node(a).children.empty()) return false;
  const TermIds all = below(a);
  return std::ranges::find(all, part) != all.end();
}

std::set<TermId> Terms::free_indices(TermId a) const {
  std::map<TermId, std::set<TermId>> found;
  for (const TermId id : below(a)) {
    std::set<TermId> own;
    const TermNode& term = node(id);
    if (term.op == TermOp::kIndex) own.insert(id);
    const size_t values = term.op == TermOp::kReduce ? 1 : term.children.size();
    for (size_t i = 0; i < values; ++i) own.merge(std::set<TermId>(found[term.children[i]]));
    if (term.op == TermOp::kReduce) {
      for (size_t i = 1; i < term.children.size(); ++i) own.erase(term.children[i]);
    }
    found[id] = std::move(own);
  }
  return found[a];
}

TermId Terms::rebuild(TermId a, const TermIds& children) {
  const TermNode old = node(a);
  const auto kept = [&](TermId made) {
    return old.type == TermType::kFloat ? with_storage(made, old.storage, old.is_weak) : made;
  };
  switch (old.op) {
    case TermOp::kSum: {
      TermId sum = integer(0);
      for (const auto& [atoms, times] : polynomial(a)) {
        TermId product = integer(times);
        for (const TermId atom : atoms) {
          const auto place = std::ranges::find(old.children, atom) - old.children.begin();
          product = multiply(product, children[static_cast<size_t>(place)]);
        }
        sum = add(sum, product);
      }
      return sum;
    }
    case TermOp::kFloorDiv:
      return floor_divide(children[0], children[1]);
    case TermOp::kModulo:
      return modulo(children[0], children[1]);
    case TermOp::kBinary: {
      const TermId made = float_binary(old.text, children[0], children[1]);
      // The rounding around it is a term of its own.
      return node(made).op == TermOp::kRound ? node(made).children[0] : made;
    }
    case TermOp::kNegative:
      return negative(children[0]);
    case TermOp::kCall:
      return kept(call(old.text, children, old.type));
    case TermOp::kChoose:
      return kept(choose(children[0], children[1], children[2]));
    case TermOp::kCompare:
      return compare(old.text, children[0], children[1]);
    case TermOp::kAnd:
      return conjunction(children[0], children[1]);
    case TermOp::kOr:
      return disjunction(children[0], children[1]);
    case TermOp::kNot:
      return negation(children[0]);
    case TermOp::kRound:
      return kept(round(children[0], old.integer));
    case TermOp::kFloat:
      return as_float(children[0]);
    case TermOp::kLoad:
      if (truth_of(children[1]) == std::optional(false)) return children[2];
      break;
    case TermOp::kReduce:
    case TermOp::kInteger:
    case TermOp::kNumber:
    case TermOp::kTruth:
    case TermOp::kHost:
    case TermOp::kIndex:
    case TermOp::kRunning:
      break;
  }
  TermNode made = old;
  made.children = children;
  return intern(std::move(made));
}

TermId Terms::replace(TermId a, const std::map<TermId, TermId>& by) {
  std::map<TermId, TermId> made = by;
  for (const TermId id : below(a)) {
    if (made.contains(id)) continue;
    const TermIds children = node(id).children;
    TermIds changed;
    for (const TermId child : children) changed.push_back(made.at(child));
    made[id] = changed == children ? id : rebuild(id, changed);
  }
  return made.at(a);
}

}  // namespace passnet
