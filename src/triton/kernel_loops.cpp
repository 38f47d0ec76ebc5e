// Loops of kernels: a value that every iteration adds to is a reduction; a pointer that advances is
// a multiple of the iteration; a loop of few iterations without such a form is unrolled.
#include "triton/reader.hpp"

#include <algorithm>
#include <cmath>

namespace passnet {
namespace {

constexpr int64_t kMaxUnrolled = 64;

double neutral_element(std::string_view kind) {
  if (kind == "max") return -INFINITY;
  if (kind == "min") return INFINITY;
  return kind == "prod" ? 1 : 0;
}

}  // namespace

std::vector<PassReader::Carried> PassReader::begin_iteration(TreeId id,
                                                             const std::set<std::string>& floats,
                                                             size_t scope) {
  std::set<std::string> names;
  assigned_names(id, names);
  std::vector<Carried> carried;
  for (const std::string& name : names) {
    const auto found = scopes_[scope].names.find(name);
    if (found == scopes_[scope].names.end()) continue;
    const Held before = found->second;
    if (before.kind != HeldKind::kTerm && before.kind != HeldKind::kPointer) continue;
    TermType type = terms_.node(before.term).type;
    if (floats.contains(name)) type = TermType::kFloat;
    TermIds lanes;
    for (const TermId lane : before.lanes) {
      if (lane.valid()) lanes.push_back(lane);
    }
    const int64_t storage =
        terms_.node(before.term).is_weak ? kComputeType : terms_.node(before.term).storage;
    Carried entry{.name = name,
                  .before = before,
                  .running = terms_.running(next_running_++, type, storage, lanes)};
    found->second.term = entry.running;
    carried.push_back(std::move(entry));
  }
  return carried;
}

std::optional<PassReader::Step> PassReader::step_of(TermId after, TermId running) {
  if (after == running) return Step{};
  if (!terms_.contains(after, running)) return std::nullopt;
  const TermNode node = terms_.node(after);
  if (node.op == TermOp::kFloat && node.children[0] == running) return Step{};
  if (node.op == TermOp::kRound) return step_of(node.children[0], running);
  if (node.op == TermOp::kSum) {
    const TermId by = terms_.subtract(after, running);
    if (terms_.contains(by, running)) return std::nullopt;
    return Step{"sum", by};
  }
  const auto combined = [&](std::string_view kind, TermId left, TermId right,
                            auto combine) -> std::optional<Step> {
    const bool is_left = terms_.contains(left, running);
    if (is_left == terms_.contains(right, running)) return std::nullopt;
    const auto inner = step_of(is_left ? left : right, running);
    if (!inner || (!inner->kind.empty() && inner->kind != kind)) return std::nullopt;
    const TermId other = is_left ? right : left;
    return Step{std::string(kind), inner->kind.empty() ? other : combine(inner->term, other)};
  };
  if (node.op == TermOp::kBinary && node.text == "+") {
    return combined("sum", node.children[0], node.children[1],
                    [&](TermId a, TermId b) { return terms_.add(a, b); });
  }
  if (node.op == TermOp::kBinary && node.text == "-" &&
      terms_.contains(node.children[0], running)) {
    return combined("sum", node.children[0], terms_.negative(node.children[1]),
                    [&](TermId a, TermId b) { return terms_.add(a, b); });
  }
  if (node.op == TermOp::kBinary && node.text == "*") {
    return combined("prod", node.children[0], node.children[1],
                    [&](TermId a, TermId b) { return terms_.multiply(a, b); });
  }
  if (node.op == TermOp::kCall && (node.text == "max" || node.text == "min")) {
    return combined(node.text, node.children[0], node.children[1],
                    [&](TermId a, TermId b) { return terms_.call(node.text, {a, b}, node.type); });
  }
  if (node.op == TermOp::kChoose && !terms_.contains(node.children[0], running)) {
    const auto yes = step_of(node.children[1], running);
    const auto no = step_of(node.children[2], running);
    if (!yes || !no) return std::nullopt;
    const std::string kind = yes->kind.empty() ? no->kind : yes->kind;
    if (!yes->kind.empty() && !no->kind.empty() && yes->kind != no->kind) return std::nullopt;
    const TermId neutral = node.type == TermType::kInt && kind == "sum"
                               ? terms_.integer(0)
                               : terms_.number(neutral_element(kind));
    return Step{kind, terms_.choose(node.children[0], yes->kind.empty() ? neutral : yes->term,
                                    no->kind.empty() ? neutral : no->term)};
  }
  // x > m ? x : m
  if (node.op == TermOp::kChoose && node.children[2] == running) {
    const TermNode test = terms_.node(node.children[0]);
    if (test.op == TermOp::kCompare && test.children[0] == node.children[1] &&
        test.children[1] == running) {
      if (test.text.starts_with('>')) return Step{"max", node.children[1]};
      if (test.text.starts_with('<')) return Step{"min", node.children[1]};
    }
  }
  return std::nullopt;
}

// A sum that is rescaled whenever the running maximum grows: l * exp(m - top) + g(exp(x - top)) is
// the sum of g with the maximum of all iterations.
std::optional<TermId> PassReader::rescaled(const Carried& value, TermId after, const Carried& top,
                                           TermId top_after, TermId top_final, TermId iteration) {
  TermNode node = terms_.node(after);
  if (node.op == TermOp::kRound) node = terms_.node(node.children[0]);
  if (node.op != TermOp::kBinary || node.text != "+") return std::nullopt;
  for (size_t side = 0; side < 2; ++side) {
    const TermNode scaled = terms_.node(node.children[side]);
    const TermId rest = node.children[1 - side];
    if (scaled.op != TermOp::kBinary || scaled.text != "*" || terms_.contains(rest, value.running))
      continue;
    for (size_t place = 0; place < 2; ++place) {
      if (scaled.children[place] != value.running) continue;
      const TermNode scale = terms_.node(scaled.children[1 - place]);
      if (scale.op != TermOp::kCall || scale.text != "exp") continue;
      if (scale.children[0] != terms_.subtract(top.running, top_after)) continue;
      const TermId placeholder =
          terms_.running(next_running_++, TermType::kFloat, kComputeType, {});
      const TermId open = terms_.replace(rest, {{top_after, placeholder}});
      if (terms_.contains(open, top.running)) continue;
      const TermId whole = terms_.replace(open, {{placeholder, top_final}});
      const TermId sum = bound_reduction("sum", whole, iteration);
      const auto initial = terms_.number_of(value.before.term);
      if (initial != std::optional<double>(0)) return std::nullopt;
      return sum;
    }
  }
  return std::nullopt;
}

bool PassReader::finish_iteration(const std::vector<Carried>& carried, TermId iteration,
                                  size_t scope, size_t first_store) {
  std::map<TermId, TermId> advanced;  // running values that are multiples of the iteration
  std::map<std::string, TermId> finals;
  const auto& extent = terms_.indices[static_cast<size_t>(terms_.node(iteration).integer)].extent;
  for (const Carried& entry : carried) {
    Held& after = scopes_[scope].names.at(entry.name);
    if (after.kind != entry.before.kind || after.lanes.size() < entry.before.lanes.size()) continue;
    // The lanes of the result are those of the running value.
    Held before = entry.before;
    before.term = entry.running;
    const TermIds own = before.lanes;
    std::map<TermId, TermId> renamed;
    for (size_t i = 1; i <= own.size(); ++i) {
      const TermId old = after.lanes[after.lanes.size() - i];
      const TermId wanted = own[own.size() - i];
      if (old.valid() && wanted.valid() && old != wanted) renamed[old] = wanted;
    }
    if (!renamed.empty()) {
      after.term = terms_.replace(after.term, renamed);
      for (TermId& lane : after.lanes) {
        if (const auto found = renamed.find(lane); found != renamed.end()) lane = found->second;
      }
    }
    if (terms_.node(after.term).type != TermType::kInt ||
        !terms_.contains(after.term, entry.running))
      continue;
    const TermId by = terms_.subtract(after.term, entry.running);
    if (terms_.contains(by, entry.running) || terms_.contains(by, iteration)) continue;
    advanced[entry.running] = terms_.add(entry.before.term, terms_.multiply(iteration, by));
    finals[entry.name] = terms_.add(entry.before.term, terms_.multiply(extent, by));
  }
  const auto known = [&](TermId term) {
    return advanced.empty() ? term : terms_.replace(term, advanced);
  };
  const auto has_running = [&](TermId term, TermId except) {
    return std::ranges::any_of(carried, [&](const Carried& entry) {
      return entry.running != except && !advanced.contains(entry.running) &&
             terms_.contains(term, entry.running);
    });
  };
  std::vector<const Carried*> waiting;
  std::map<const Carried*, TermId> afters;
  for (const Carried& entry : carried) {
    if (finals.contains(entry.name)) continue;
    const Held& after = scopes_[scope].names.at(entry.name);
    if (after.kind != entry.before.kind) return false;
    const TermId term = known(after.term);
    const auto step = step_of(term, entry.running);
    if (!terms_.contains(term, entry.running)) {
      if (has_running(term, {})) return false;
      finals[entry.name] = term;  // assigned anew in each iteration
      continue;
    }
    if (step && step->kind.empty()) {
      finals[entry.name] = entry.before.term;
      continue;
    }
    if (!step || has_running(step->term, entry.running)) {
      waiting.push_back(&entry);
      afters[&entry] = term;
      continue;
    }
    const TermId reduced = bound_reduction(step->kind, step->term, iteration);
    const TermId initial = entry.before.term;
    finals[entry.name] = step->kind == "sum"    ? terms_.add(initial, reduced)
                         : step->kind == "prod" ? terms_.multiply(initial, reduced)
                                                : terms_.call(step->kind, {initial, reduced},
                                                              terms_.node(reduced).type);
  }
  for (const Carried* entry : waiting) {
    std::optional<TermId> made;
    for (const Carried& top : carried) {
      const auto top_final = finals.find(top.name);
      if (&top == entry || top_final == finals.end() || advanced.contains(top.running)) continue;
      const TermId top_after = known(scopes_[scope].names.at(top.name).term);
      if (!made)
        made = rescaled(*entry, afters.at(entry), top, top_after, top_final->second, iteration);
    }
    if (!made) return false;
    finals[entry->name] = *made;
  }
  for (size_t i = first_store; i < stores_.size(); ++i) {
    for (TermId* part : {&stores_[i].offset, &stores_[i].condition, &stores_[i].value}) {
      *part = known(*part);
      if (has_running(*part, {})) return false;
    }
  }
  for (auto& [name, held] : scopes_[scope].names) {
    if (const auto found = finals.find(name); found != finals.end()) {
      held.term = found->second;
    } else if (held.kind == HeldKind::kTerm || held.kind == HeldKind::kPointer) {
      held.term = known(held.term);
    }
  }
  return true;
}

Result<bool> PassReader::run_as_reductions(TreeId id, const std::array<TermId, 3>& range,
                                           TermId count, size_t scope) {
  const TreeNode& statement = tree_.node(id);
  const auto before = scopes_[scope].names;
  const size_t first_store = stores_.size();
  const TermId outer = active_;
  std::set<std::string> floats;
  for (int attempt = 0; attempt < 3; ++attempt) {
    scopes_[scope].names = before;
    stores_.resize(first_store);
    active_ = outer;
    const TermId iteration = terms_.new_index("i", count);
    const auto carried = begin_iteration(statement.children[2], floats, scope);
    TRY(assign(statement.children[0],
               held_term(terms_.add(range[0], terms_.multiply(iteration, range[2]))), scope));
    TermId holds = terms_.truth(true);
    if (range[1].valid()) {
      const Held place = TRY(eval(statement.children[0], scope));
      holds = terms_.compare("<", place.term, range[1]);
    }
    active_ = terms_.conjunction(outer, holds);
    const TermId inner = active_;
    const auto flow = run(statement.children[2], scope);
    if (!flow) return std::unexpected(flow.error());
    if (*flow == Flow::kBreak || *flow == Flow::kReturn || active_ != inner) break;
    active_ = outer;
    for (const Carried& entry : carried) {
      Held& after = scopes_[scope].names.at(entry.name);
      if (after.kind != entry.before.kind || after.term == entry.running) continue;
      after.term = terms_.choose(holds, after.term, entry.running);
    }
    // A number that becomes a float begins as one.
    bool has_new = false;
    for (const Carried& entry : carried) {
      const Held& after = scopes_[scope].names.at(entry.name);
      if (after.kind != HeldKind::kTerm) continue;
      const bool becomes = terms_.node(after.term).type == TermType::kFloat &&
                           terms_.node(entry.running).type == TermType::kInt;
      if (becomes && terms_.contains(after.term, entry.running))
        has_new = floats.insert(entry.name).second || has_new;
    }
    if (has_new) continue;
    if (finish_iteration(carried, iteration, scope, first_store)) return true;
    break;
  }
  scopes_[scope].names = before;
  stores_.resize(first_store);
  active_ = outer;
  return false;
}

Result<Flow> PassReader::run_range(TreeId id, const std::array<TermId, 3>& range, size_t scope) {
  const TreeNode& statement = tree_.node(id);
  // range(a, min(a + b, n)): b iterations, of which those below n do something.
  TermId end = range[1];
  TermId limit;
  if (const TermNode node = terms_.node(end);
      mode_ == Mode::kKernel && node.op == TermOp::kCall && node.text == "min") {
    for (size_t side = 0; side < 2 && !limit.valid(); ++side) {
      const TermId own = node.children[side];
      if (!terms_.free_indices(terms_.subtract(own, range[0])).empty()) continue;
      if (terms_.free_indices(terms_.subtract(node.children[1 - side], range[0])).empty()) break;
      end = own;
      limit = node.children[1 - side];
    }
  }
  const TermId count = terms_.ceil_divide(terms_.subtract(end, range[0]), range[2]);
  const auto known = limit.valid() ? std::nullopt : terms_.integer_of(count);
  const auto unroll = [&]() -> Result<Flow> {
    std::vector<Held> items;
    for (int64_t i = 0; i < *known; ++i) {
      items.push_back(
          held_term(terms_.add(range[0], terms_.multiply(terms_.integer(i), range[2]))));
    }
    return run_items(id, items, scope);
  };
  if (mode_ != Mode::kKernel) {
    if (known && *known <= 4096) return unroll();
    return fail(statement.span, "triton-loop",
                "expected a loop of the wrapper whose number of iterations is known");
  }
  if (known && *known <= 1) return unroll();
  const auto reduced = run_as_reductions(id, {range[0], limit, range[2]}, count, scope);
  if (reduced && *reduced) return Flow::kNext;
  if (known && *known <= kMaxUnrolled) return unroll();
  if (!reduced) return std::unexpected(reduced.error());
  return fail(statement.span, "triton-loop",
              "expected iterations that add to sums, maxima or products, found values that depend "
              "on each other otherwise");
}

}  // namespace passnet
