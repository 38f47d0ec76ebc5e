#include "fuzz_pass/search.hpp"

#include <algorithm>
#include <cstdlib>

namespace passnet {
namespace {

constexpr int kStarts = 8;
constexpr int kSteps = 150;  // repairs of one start

void collect_dtypes(const Term& term, std::vector<DType>& found) {
  if (const auto* dtype = std::get_if<DType>(&term.literal)) found.push_back(*dtype);
  for (const Term& operand : term.terms) collect_dtypes(operand, found);
}

std::vector<DType> collect_named(const Pass& pass) {
  std::vector<DType> found;
  if (pass.guard) collect_dtypes(*pass.guard, found);
  for (const PatternValue& value : pass.values) {
    if (value.type && !value.replacement) collect_dtypes(*value.type, found);
  }
  std::ranges::sort(found);
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

// The name of the value that a call is about: `shape(%x)`.
const std::string* subject(const Term& term, std::string_view function) {
  const bool is_call = term.kind == TermKind::kCall && term.name == function &&
                       !term.terms.empty() && term.terms[0].kind == TermKind::kValue;
  return is_call ? &term.terms[0].name : nullptr;
}

class Mending {
 public:
  Mending(const DraftBuilder& builder, RandomStream& random)
      : builder_(builder), pass_(builder.pass()), random_(random) {}

  Draft fresh(DType dtype) {
    Draft draft{.dtype = dtype, .allow_empty = random_.percent(6)};
    const size_t rank = random_.below(4);
    for (size_t i = 0; i < rank; ++i) draft.batch.push_back(draw_extent(draft, random_));
    for (const PatternValueId id : pass_.pattern.inputs) {
      DraftInput& input = draft.inputs.emplace_back();
      input.present = !pass_.value(id).is_optional || random_.percent(60);
      input.computed = random_.percent(12);
      input.length = 1 + random_.below(4);
      if (random_.percent(20)) input.layout_bits = random_.bits();
    }
    for (const PatternNode& node : pass_.pattern.nodes) {
      draft.choices.push_back(static_cast<uint32_t>(random_.below(node.calls.size())));
    }
    draft.holes.resize(pass_.holes.size());
    return draft;
  }

  // Varies the draft, mostly towards the constraints of the pass.
  Draft mend(const Draft& best, const Built& built) {
    Draft draft = best;
    if (built.refused) {
      if (random_.percent(75)) {
        vary_near(*built.refused, draft, built);
      } else {
        vary(draft, built);
      }
      return draft;
    }
    const bool aims = !built.unmet.empty() && random_.percent(70);
    if (!aims || !meet(*random_.pick(built.unmet), draft, built)) vary(draft, built);
    if (random_.percent(25)) vary(draft, built);
    return draft;
  }

 private:
  std::optional<size_t> input_named(const std::string& name) const {
    const auto found = pass_.value_names.find(name);
    if (found == pass_.value_names.end()) return std::nullopt;
    const auto at = std::ranges::find(pass_.pattern.inputs, found->second);
    if (at == pass_.pattern.inputs.end()) return std::nullopt;
    return static_cast<size_t>(at - pass_.pattern.inputs.begin());
  }

  const PatternValue& value(size_t input) const { return pass_.value(pass_.pattern.inputs[input]); }

  template <class Use>
  static auto in_scope(const DraftBuilder& builder, const Built& built, Use use) {
    const GraphIndex index(built.graph);
    Bindings bindings = built.bindings;
    return use(Scope{builder.pass(), built.graph, index, builder.target(), bindings});
  }

  std::optional<PassValue> known(const Term& term, const Built& built) const {
    auto value =
        in_scope(builder_, built, [&](const Scope& scope) { return evaluate(term, scope); });
    if (!value) return std::nullopt;
    return *std::move(value);
  }

  // Builds a list, with arbitrary values for its open entries.
  std::optional<Shape> known_shape(const Term& term, Draft& draft, const Built& built) {
    Shape shape;
    if (term.kind != TermKind::kList) {
      const auto value = known(term, built);
      const auto* list = value ? value->as<PassValue::List>() : nullptr;
      if (list == nullptr) return std::nullopt;
      for (const PassValue& entry : *list) {
        const auto* extent = entry.as<int64_t>();
        if (extent == nullptr) return std::nullopt;
        shape.push_back(*extent);
      }
      return shape;
    }
    for (const Term& entry : term.terms) {
      if (entry.kind == TermKind::kEllipsis) {
        shape.insert(shape.end(), draft.batch.begin(), draft.batch.end());
        continue;
      }
      const auto value = known(entry, built);
      const auto* extent = value ? value->as<int64_t>() : nullptr;
      shape.push_back(extent != nullptr ? *extent : draw_extent(draft, random_));
    }
    return shape;
  }

  void set_hole(const std::string& name, PassValue value, Draft& draft) {
    const auto found = pass_.hole_names.find(name);
    if (found != pass_.hole_names.end()) draft.holes[found->second.index] = std::move(value);
  }

  // Gives an input this shape: through its holes if its type is stated.
  bool set_shape(size_t input, const Shape& shape, Draft& draft) {
    const PatternValue& wanted = value(input);
    if (!wanted.type) {
      for (auto& entry : draft.inputs[input].entries) {
        if (entry) entry->type.shape = shape;
      }
      return true;
    }
    const Term& type = *wanted.type;
    const bool is_of_value = type.name.empty() && !std::holds_alternative<DType>(type.literal);
    const auto terms = std::span(type.terms).subspan(is_of_value ? 1 : 0);
    const auto rest = std::ranges::find(terms, TermKind::kEllipsis, &Term::kind);
    const bool open = rest != terms.end();
    const size_t fixed = terms.size() - (open ? 1 : 0);
    if (open ? shape.size() < fixed : shape.size() != fixed) return false;
    const size_t middle = shape.size() - fixed;
    size_t at = 0;
    for (const Term& term : terms) {
      if (term.kind == TermKind::kEllipsis) {
        const auto begin = shape.begin() + static_cast<ptrdiff_t>(at);
        draft.inputs[input].rest = Shape(begin, begin + static_cast<ptrdiff_t>(middle));
        at += middle;
        continue;
      }
      if (term.kind == TermKind::kHole && term.name != "_") {
        set_hole(term.name, PassValue{shape[at]}, draft);
      }
      ++at;
    }
    return true;
  }

  void set_dtype(size_t input, DType dtype, Draft& draft) {
    const PatternValue& wanted = value(input);
    if (wanted.type && !wanted.type->name.empty()) {
      set_hole(wanted.type->name, PassValue{dtype}, draft);
    }
    for (auto& entry : draft.inputs[input].entries) {
      if (entry) entry->type.dtype = dtype;
    }
  }

  // ---- aiming at one condition ----

  bool meet(const Term& condition, Draft& draft, const Built& built) {
    if (condition.kind == TermKind::kUnary) {
      if (condition.name == "all") return meet(condition.terms[0], draft, built);
      return condition.name == "not" && miss(condition.terms[0], draft);
    }
    if (condition.kind == TermKind::kCall) return meet_call(condition, draft);
    if (condition.kind != TermKind::kBinary) return false;
    const Term& left = condition.terms[0];
    const Term& right = condition.terms[1];
    const std::string& op = condition.name;
    if (op == "or" || op == "and") {
      return meet(random_.percent(50) ? left : right, draft, built);
    }
    if (op == "in") {
      if (right.kind != TermKind::kList || right.terms.empty()) return false;
      return set_equal(left, random_.pick(right.terms), 0, draft, built);
    }
    if (op == "==") {
      if (random_.percent(50)) {
        return set_equal(left, right, 0, draft, built) || set_equal(right, left, 0, draft, built);
      }
      return set_equal(right, left, 0, draft, built) || set_equal(left, right, 0, draft, built);
    }
    const auto more = static_cast<int64_t>(random_.below(3)) + (op.size() == 1 ? 1 : 0);
    if (op == ">" || op == ">=") return set_equal(left, right, more, draft, built);
    if (op == "<" || op == "<=") return set_equal(left, right, -more, draft, built);
    return false;
  }

  // Handles a negated condition: `not is_input(%x)`.
  bool miss(const Term& call, Draft& draft) {
    for (const std::string_view function : {"is_contiguous", "is_input", "present"}) {
      const std::string* name = subject(call, function);
      const auto input = name != nullptr ? input_named(*name) : std::nullopt;
      if (!input) continue;
      if (function == "present") draft.inputs[*input].present = false;
      if (function == "is_input") draft.inputs[*input].computed = true;
      if (function == "is_contiguous") draft.inputs[*input].layout_bits = random_.bits();
      return true;
    }
    return false;
  }

  bool meet_call(const Term& call, Draft& draft) {
    for (const std::string_view function : {"is_contiguous", "is_input", "present"}) {
      const std::string* name = subject(call, function);
      const auto input = name != nullptr ? input_named(*name) : std::nullopt;
      if (!input) continue;
      draft.inputs[*input].present = true;
      if (function == "is_contiguous") draft.inputs[*input].layout_bits.reset();
      if (function != "present") draft.inputs[*input].computed = false;
      return true;
    }
    return false;
  }

  // Makes `left`, which an input or a hole determines, equal to `right` (plus a difference).
  bool set_equal(const Term& left, const Term& right, int64_t more, Draft& draft,
                 const Built& built) {
    const bool is_shape =
        left.kind == TermKind::kCall && left.name == "shape" && left.terms.size() == 1;
    if (is_shape) {
      const auto input = input_named(left.terms[0].name);
      const auto shape = known_shape(right, draft, built);
      return input && shape && set_shape(*input, *shape, draft);
    }
    auto value = known(right, built);
    if (!value) return false;
    if (auto* number = std::get_if<int64_t>(&value->data)) *number += more;
    return set(left, *value, draft, built);
  }

  bool set(const Term& term, const PassValue& value, Draft& draft, const Built& built) {
    if (term.kind == TermKind::kHole) return set_hole(term.name, value, draft), true;
    const auto* number = value.as<int64_t>();
    if (term.kind == TermKind::kBinary) {
      return number != nullptr && set_operand(term, *number, draft, built);
    }
    if (term.kind != TermKind::kCall || term.terms.empty()) return false;
    if (term.terms[0].kind != TermKind::kValue) return false;
    const auto input = input_named(term.terms[0].name);
    if (!input) return false;
    if (const auto* dtype = value.as<DType>(); dtype != nullptr && term.name == "dtype") {
      return set_dtype(*input, *dtype, draft), true;
    }
    return number != nullptr && set_number(term, *input, *number, draft, built);
  }

  // Solves `a % 8 == 0`, `a * 2 == n`, `a / 2 == n` through `a`.
  bool set_operand(const Term& term, int64_t wanted, Draft& draft, const Built& built) {
    const auto left = known(term.terms[0], built);
    const auto right = known(term.terms[1], built);
    const auto* now = left ? left->as<int64_t>() : nullptr;
    const auto* by = right ? right->as<int64_t>() : nullptr;
    constexpr int64_t kMax = 1 << 20;
    if (now == nullptr || by == nullptr || *by <= 0 || *by > kMax) return false;
    if (std::abs(wanted) > kMax || std::abs(*now) > kMax) return false;
    const auto set_to = [&](int64_t to) { return set(term.terms[0], {to}, draft, built); };
    if (term.name == "%") {
      return set_to((*now / *by + static_cast<int64_t>(random_.below(2))) * *by + wanted);
    }
    if (term.name == "*") return wanted % *by == 0 && set_to(wanted / *by);
    if (term.name == "/" || term.name == "//") return set_to(wanted * *by);
    if (term.name == "+") return set_to(wanted - *by);
    if (term.name == "-") return set_to(wanted + *by);
    return false;
  }

  bool set_number(const Term& call, size_t input, int64_t number, Draft& draft,
                  const Built& built) {
    if (call.name == "len") {
      draft.inputs[input].length = static_cast<size_t>(std::clamp<int64_t>(number, 0, 8));
      return true;
    }
    const ValueId at = built.bindings.values[pass_.pattern.inputs[input].index];
    if (!at.valid()) return false;
    Shape shape = built.graph.type(at).shape;
    if (call.name == "rank" && number >= 0 && number <= 8) {
      while (shape.size() > static_cast<size_t>(number)) shape.erase(shape.begin());
      while (shape.size() < static_cast<size_t>(number)) {
        shape.insert(shape.begin(), draw_extent(draft, random_));
      }
      return set_shape(input, shape, draft);
    }
    if (call.name == "numel") {
      // The shape of a gate: extents of 1 at the end.
      for (size_t dim = shape.size(); dim-- > 0 && numel(shape) > number;) shape[dim] = 1;
      return numel(shape) == number && set_shape(input, shape, draft);
    }
    if (call.name == "dim" && call.terms.size() == 2 && number >= 0) {
      const auto index = known(call.terms[1], built);
      const auto* dim = index ? index->as<int64_t>() : nullptr;
      const auto wrapped = dim != nullptr ? wrap_dim(*dim, shape.size()) : std::nullopt;
      if (!wrapped || shape.empty()) return false;
      shape[static_cast<size_t>(*wrapped)] = number;
      return set_shape(input, shape, draft);
    }
    return false;
  }

  // ---- at random ----

  void forget(DraftInput& input) {
    input.entries.clear();
    input.rest.reset();
  }

  // Changes an operand of the node that was refused.
  void vary_near(uint32_t number, Draft& draft, const Built& built) {
    std::vector<size_t> inputs;
    std::vector<size_t> holes;
    const PatternNode& node = pass_.pattern.nodes[number];
    const auto add = [&](PatternValueId id) {
      if (!id.valid()) return;
      if (const auto input = input_named(pass_.value(id).name)) inputs.push_back(*input);
    };
    for (const PatternArgument& argument : node.calls[draft.choices[number]].arguments) {
      if (const auto* id = std::get_if<PatternValueId>(&argument.match)) add(*id);
      if (const auto* list = std::get_if<std::vector<PatternValueId>>(&argument.match)) {
        for (const PatternValueId id : *list) add(id);
      }
      if (const auto* id = std::get_if<HoleId>(&argument.match)) holes.push_back(id->index);
    }
    const size_t parameters = node.calls.front().arguments.size();
    for (uint32_t j = 0; j < parameters; ++j) draft.anything.erase({number, j});
    for (const size_t hole : holes) draft.holes[hole].reset();
    if (inputs.empty()) {
      if (holes.empty() || random_.percent(60)) vary(draft, built);
      return;
    }
    if (random_.percent(30)) return;  // other attributes may be accepted
    const size_t input = random_.pick(inputs);
    if (random_.percent(50)) {
      forget(draft.inputs[input]);
    } else {
      copy_type(input, draft, built);
    }
  }

  // Returns the shape of some other value, or one that broadcasts to it.
  void copy_type(size_t input, Draft& draft, const Built& built) {
    if (built.types.empty()) return forget(draft.inputs[input]);
    Shape shape = random_.pick(built.types).shape;
    if (random_.percent(30) && !shape.empty()) shape[random_.below(shape.size())] = 1;
    if (random_.percent(20) && !shape.empty()) shape.erase(shape.begin());
    if (!set_shape(input, shape, draft)) forget(draft.inputs[input]);
  }

  void vary(Draft& draft, const Built& built) {
    if (draft.inputs.empty()) return;
    const size_t at = random_.below(draft.inputs.size());
    DraftInput& input = draft.inputs[at];
    switch (random_.below(9)) {
      case 0:
        return forget(input);
      case 1:
        return copy_type(at, draft, built);
      case 2:
        if (!draft.holes.empty()) draft.holes[random_.below(draft.holes.size())].reset();
        return;
      case 3: {
        const size_t node = random_.below(draft.choices.size());
        const size_t count = pass_.pattern.nodes[node].calls.size();
        draft.choices[node] = static_cast<uint32_t>(random_.below(count));
        return;
      }
      case 4:
        input.present = !value(at).is_optional || random_.percent(50);
        input.length = 1 + random_.below(4);
        return;
      case 5:
        input.layout_bits.reset();
        input.computed = false;
        return;
      case 6:
        draft.anything.clear();
        return;
      case 7: {
        draft.batch.clear();
        const size_t rank = random_.below(4);
        for (size_t i = 0; i < rank; ++i) draft.batch.push_back(draw_extent(draft, random_));
        for (DraftInput& each : draft.inputs) forget(each);
        return;
      }
      default:
        for (auto& entry : input.entries) {
          if (!entry || entry->type.shape.empty()) continue;
          Shape& shape = entry->type.shape;
          shape[random_.below(shape.size())] =
              random_.percent(50) ? 1 : draw_extent(draft, random_);
        }
    }
  }

  const DraftBuilder& builder_;
  const Pass& pass_;
  RandomStream& random_;
};

}  // namespace

std::optional<Instance> find_instance(const DraftBuilder& builder, DType dtype,
                                      RandomStream& random) {
  Mending mending(builder, random);
  for (int start = 0; start < kStarts; ++start) {
    Draft best = mending.fresh(dtype);
    Built built = builder.build(best, random);
    for (int step = 0; step < kSteps && !built.matches; ++step) {
      Draft draft = mending.mend(best, built);
      Built next = builder.build(draft, random);
      if (next.score < built.score && !random.percent(4)) continue;
      best = std::move(draft);
      built = std::move(next);
    }
    if (built.matches) return Instance{std::move(best), std::move(built.graph)};
  }
  return std::nullopt;
}

std::vector<DType> named_dtypes(const Pass& pass) {
  std::vector<DType> found = collect_named(pass);
  if (found.empty()) found = {DType::kF32, DType::kF16, DType::kBF16};
  return found;
}

bool names_dtypes(const Pass& pass) { return !collect_named(pass).empty(); }

}  // namespace passnet
