#include "fuzz_pass/draft.hpp"

#include "fuzz_pass/attribute.hpp"
#include "fuzz_pass/fit.hpp"
#include "generate/vary_call.hpp"
#include "ir/builder.hpp"

#include <algorithm>

namespace passnet {
namespace {

void split_conditions(const Term& term, std::vector<const Term*>& conditions) {
  if (term.kind == TermKind::kBinary && term.name == "and") {
    split_conditions(term.terms[0], conditions);
    split_conditions(term.terms[1], conditions);
  } else {
    conditions.push_back(&term);
  }
}

// Transposed, with a gap, or with all elements of a dim in one place.
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

}  // namespace

int64_t draw_extent(const Draft& draft, RandomStream& random) {
  constexpr int64_t kLong[] = {16, 17, 24, 31, 32, 33, 64, 65, 100, 130};
  if (random.percent(25)) return random.pick(kLong);
  const int64_t extent = random_extent(random);
  return extent == 0 && !draft.allow_empty ? 2 : extent;
}

// One draft being built.
class DraftBuild {
 public:
  DraftBuild(const DraftBuilder& owner, Draft& draft, RandomStream& random)
      : owner_(owner),
        pass_(owner.pass_),
        draft_(draft),
        random_(random),
        bindings_(owner.pass_),
        builder_(owner.catalog_, owner.pass_.name) {
    bindings_.holes = draft.holes;
    bindings_.choices = draft.choices;
  }

  Built run() {
    std::optional<uint32_t> refused;
    size_t accepted = 0;
    if (!add_stated_inputs()) return finish(0, std::nullopt);
    for (uint32_t i = 0; i < pass_.pattern.nodes.size() && !refused; ++i) {
      if (add_node(i)) {
        ++accepted;
      } else {
        refused = i;
      }
    }
    return finish(accepted, refused);
  }

 private:
  // `use(scope)` with what is bound so far.
  template <class Use>
  auto in_scope(Use use) {
    const GraphIndex index(builder_.graph());
    const Scope scope{pass_, builder_.graph(), index, owner_.target_, bindings_};
    return use(scope);
  }

  const TensorType& type(ValueId value) const { return builder_.graph().type(value); }

  bool is_stated(const PatternValue& value) const { return value.type.has_value(); }

  std::optional<PassValue>& hole(const std::string& name) {
    return bindings_.holes[pass_.hole_names.find(name)->second.index];
  }

  // A hole that was drawn stays so; one that follows from what was drawn does not.
  void keep(const std::string& name, PassValue value) {
    const size_t at = pass_.hole_names.find(name)->second.index;
    bindings_.holes[at] = draft_.holes[at] = std::move(value);
  }

  bool add_stated_inputs() {
    for (size_t i = 0; i < pass_.pattern.inputs.size(); ++i) {
      const PatternValueId id = pass_.pattern.inputs[i];
      if (is_stated(pass_.value(id)) && !add_input(i, nullptr, 0)) return false;
    }
    return true;
  }

  std::optional<int64_t> stated_extent(const Term& term) {
    if (term.kind == TermKind::kHole) {
      if (term.name == "_") return draw_extent(draft_, random_);
      auto& bound = hole(term.name);
      if (!bound) keep(term.name, PassValue{draw_extent(draft_, random_)});
      const auto* extent = bound->as<int64_t>();
      return extent == nullptr ? std::nullopt : std::optional(*extent);
    }
    const auto value = in_scope([&](const Scope& scope) { return evaluate_integer(term, scope); });
    return value ? std::optional(*value) : std::nullopt;
  }

  std::optional<DType> stated_dtype(const Term& type) {
    if (const auto* literal = std::get_if<DType>(&type.literal)) return *literal;
    if (type.name == "_") return draft_.dtype;
    if (!type.name.empty()) {
      auto& bound = hole(type.name);
      if (!bound) keep(type.name, PassValue{draft_.dtype});
      const auto* dtype = bound->as<DType>();
      return dtype == nullptr ? std::nullopt : std::optional(*dtype);
    }
    const auto value =
        in_scope([&](const Scope& scope) { return evaluate(type.terms.front(), scope); });
    if (!value || value->as<DType>() == nullptr) return std::nullopt;
    return *value->as<DType>();
  }

  // What `...` stands for: mostly the same everywhere.
  const Shape& rest_of(DraftInput& input) {
    if (input.rest) return *input.rest;
    input.rest = draft_.batch;
    if (random_.percent(12)) {
      for (int64_t& extent : *input.rest) extent = random_.percent(50) ? 1 : extent;
    } else if (random_.percent(8) && !input.rest->empty()) {
      input.rest->erase(input.rest->begin());
    }
    return *input.rest;
  }

  std::optional<TensorType> stated_type(const PatternValue& value, DraftInput& input) {
    const Term& term = *value.type;
    const auto dtype = stated_dtype(term);
    if (!dtype) return std::nullopt;
    TensorType type{.dtype = *dtype};
    const bool is_of_value = term.name.empty() && !std::holds_alternative<DType>(term.literal);
    for (size_t i = is_of_value ? 1 : 0; i < term.terms.size(); ++i) {
      if (term.terms[i].kind == TermKind::kEllipsis) {
        const Shape& rest = rest_of(input);
        type.shape.insert(type.shape.end(), rest.begin(), rest.end());
        continue;
      }
      const auto extent = stated_extent(term.terms[i]);
      if (!extent || *extent < 0) return std::nullopt;
      type.shape.push_back(*extent);
    }
    return type;
  }

  // The value of an operand: an input of the graph, or a view of one that the graph computes.
  std::optional<ValueId> add_operand(const Operand& operand, const DraftInput& input,
                                     const std::string& name) {
    const TensorType& wanted = operand.type;
    if (!is_sane(wanted) || wanted.numel() > DraftBuilder::kMostElements) return std::nullopt;
    InputFacts facts = operand.facts;
    if (operand.is_index && wanted.numel() > 0) {
      facts.min = 0;
      if (!facts.max) facts.max = 0;
    }
    if (!input.computed || wanted.rank() < 2) {
      if (input.layout_bits && wanted.rank() > 0) {
        facts.strides = strides_from(*input.layout_bits, wanted.shape);
      }
      return builder_.input(wanted, name, std::move(facts));
    }
    TensorType turned = wanted;
    std::ranges::reverse(turned.shape);
    Integers order;
    for (size_t dim = wanted.rank(); dim-- > 0;) order.push_back(static_cast<int64_t>(dim));
    const ValueId before = builder_.input(turned, name + "_turned", std::move(facts));
    const Op* permute = owner_.catalog_.find("permute");
    CHECK(permute != nullptr);
    return builder_.call(permute->id, {before, Attribute(order)}).value().front();
  }

  // Binds input `i`; the types of entries that nothing states come from the call that reads it.
  bool add_input(size_t i, const Fit* fit, size_t parameter) {
    const PatternValueId id = pass_.pattern.inputs[i];
    const PatternValue& value = pass_.value(id);
    DraftInput& input = draft_.inputs[i];
    if (value.is_optional && !input.present) {
      bindings_.absent[id.index] = true;
      return true;
    }
    const size_t count = value.is_list ? input.length : 1;
    input.entries.resize(count);
    std::vector<ValueId> values;
    for (size_t j = 0; j < count; ++j) {
      auto& entry = input.entries[j];
      if (is_stated(value)) {
        const auto type = stated_type(value, input);
        if (!type) return false;
        if (!entry) entry = Operand{};
        entry->type = *type;
      } else if (!entry) {
        entry = draw_operand(*fit, parameter, j);
      }
      const auto added = add_operand(*entry, input, value.name);
      if (!added) return false;
      values.push_back(*added);
    }
    if (value.is_list) {
      bindings_.lists[id.index] = std::move(values);
    } else {
      bindings_.values[id.index] = values.front();
    }
    return true;
  }

  Operand draw_operand(const Fit& fit, size_t parameter, size_t entry) {
    auto guess = fit.guess(parameter, entry, draft_.dtype);
    const auto first = fit.guess(0, 0, draft_.dtype);
    if (!guess && first) {
      guess = Operand{.type = first->type};
      if (!guess->type.shape.empty()) guess->type.shape = {random_.pick(first->type.shape)};
    }
    Operand operand = guess.value_or(Operand{.type = {draft_.dtype, draft_.batch}});
    Shape& shape = operand.type.shape;
    const bool is_first = bindings_known_ == 0 && !operand.is_index;
    if (is_first && random_.percent(50)) {
      const size_t rank = random_.below(6);
      while (shape.size() < rank) shape.insert(shape.begin(), draw_extent(draft_, random_));
      while (shape.size() > rank) shape.erase(shape.begin());
    }
    if (is_first && random_.percent(75)) {
      std::map<int64_t, int64_t> renamed;  // equal extents of the example stay equal
      for (int64_t& extent : shape) {
        extent = renamed.try_emplace(extent, draw_extent(draft_, random_)).first->second;
      }
    }
    if (random_.percent(15)) vary_rank(shape);
    if (random_.percent(10) && !shape.empty()) shape[random_.below(shape.size())] = 1;
    if (operand.is_index) operand.facts = {.min = 0, .max = 0};
    return operand;
  }

  void vary_rank(Shape& shape) {
    if (random_.percent(50) || shape.empty()) {
      shape.insert(shape.begin(), draw_extent(draft_, random_));
    } else {
      shape.erase(shape.begin());
    }
  }

  std::optional<size_t> input_number(PatternValueId id) const {
    const auto found = std::ranges::find(pass_.pattern.inputs, id);
    if (found == pass_.pattern.inputs.end()) return std::nullopt;
    return static_cast<size_t>(found - pass_.pattern.inputs.begin());
  }

  bool is_bound(PatternValueId id) const {
    return bindings_.values[id.index].valid() || bindings_.lists[id.index] ||
           bindings_.absent[id.index];
  }

  void know_operands(const PatternCall& call, Fit& fit) {
    bindings_known_ = 0;
    const auto know = [&](PatternValueId id, size_t parameter, size_t entry) {
      if (!id.valid() || !bindings_.values[id.index].valid()) return;
      fit.know(parameter, entry, type(bindings_.values[id.index]));
      ++bindings_known_;
    };
    for (size_t j = 0; j < call.arguments.size(); ++j) {
      const auto& match = call.arguments[j].match;
      if (const auto* id = std::get_if<PatternValueId>(&match)) know(*id, j, 0);
      const auto* list = std::get_if<std::vector<PatternValueId>>(&match);
      for (size_t k = 0; list != nullptr && k < list->size(); ++k) know((*list)[k], j, k);
    }
  }

  bool add_node(uint32_t number) {
    const PatternNode& node = pass_.pattern.nodes[number];
    const PatternCall& call = node.calls[draft_.choices[number]];
    const Op& op = owner_.catalog_.op(call.op);
    Fit fit(owner_.example(call.op));
    know_operands(call, fit);
    std::vector<Argument> arguments;
    for (uint32_t j = 0; j < call.arguments.size(); ++j) {
      auto argument = make_argument(call.arguments[j], op.schema.parameters[j], fit, number, j);
      if (!argument) return false;
      if (const auto* value = std::get_if<ValueId>(&*argument)) {
        fit.know(j, 0, type(*value));
        ++bindings_known_;
      }
      arguments.push_back(*std::move(argument));
    }
    const auto results = builder_.call(call.op, std::move(arguments));
    if (!results || results->size() != node.results.size()) return false;
    for (size_t j = 0; j < results->size(); ++j) {
      if (type((*results)[j]).numel() > DraftBuilder::kMostElements) return false;
      bindings_.values[node.results[j].index] = (*results)[j];
    }
    bindings_.nodes[number] = builder_.graph().nodes().back();
    bind_types_of(node);
    return true;
  }

  // Holes in the stated types of results.
  void bind_types_of(const PatternNode& node) {
    for (const PatternValueId id : node.results) {
      const PatternValue& value = pass_.value(id);
      if (!value.type) continue;
      in_scope([&](const Scope& scope) {
        return match_type(type(bindings_.values[id.index]), *value.type, scope);
      });
    }
  }

  std::optional<Argument> make_argument(const PatternArgument& wanted,
                                        const SchemaParameter& parameter, const Fit& fit,
                                        uint32_t node, uint32_t place) {
    if (const auto* id = std::get_if<PatternValueId>(&wanted.match)) {
      if (!id->valid()) return Argument(Attribute(None{}));
      if (!bind(*id, fit, place)) return std::nullopt;
      if (bindings_.absent[id->index]) return Argument(Attribute(None{}));
      return Argument(bindings_.values[id->index]);
    }
    if (const auto* ids = std::get_if<std::vector<PatternValueId>>(&wanted.match)) {
      return list_argument(*ids, fit, place);
    }
    if (const auto* attribute = std::get_if<Attribute>(&wanted.match)) {
      return Argument(*attribute);
    }
    std::optional<Attribute> attribute;
    if (const auto* id = std::get_if<HoleId>(&wanted.match)) {
      auto& bound = bindings_.holes[id->index];
      if (!bound)
        keep(pass_.holes[id->index], to_pass_value(draw_attribute(parameter, fit, place)));
      attribute = to_attribute(*bound);
    } else if (const auto* term = std::get_if<Term>(&wanted.match)) {
      attribute = term_attribute(*term, parameter, fit, {node, place});
    } else {
      const auto key = std::pair(node, place);
      if (!draft_.anything.contains(key)) {
        draft_.anything.emplace(key, draw_attribute(parameter, fit, place));
      }
      attribute = draft_.anything.at(key);
    }
    if (!attribute) return std::nullopt;
    if (std::holds_alternative<None>(*attribute) && parameter.optional) return Argument(*attribute);
    auto converted = convert_attribute(parameter, *attribute, {});
    if (!converted) return std::nullopt;
    return Argument(*std::move(converted));
  }

  bool bind(PatternValueId id, const Fit& fit, size_t parameter) {
    if (is_bound(id)) return true;
    const auto number = input_number(id);
    return number && add_input(*number, &fit, parameter);
  }

  std::optional<Argument> list_argument(std::span<const PatternValueId> ids, const Fit& fit,
                                        size_t parameter) {
    std::vector<ValueId> values;
    for (const PatternValueId id : ids) {
      if (!id.valid()) {
        values.emplace_back();
        continue;
      }
      if (!bind(id, fit, parameter)) return std::nullopt;
      const auto& list = bindings_.lists[id.index];
      if (list) {
        values.insert(values.end(), list->begin(), list->end());
      } else {
        values.push_back(bindings_.values[id.index]);
      }
    }
    return Argument(std::move(values));
  }

  // What the pattern's expression says, or what the example has where it agrees with that.
  std::optional<Attribute> term_attribute(const Term& term, const SchemaParameter& parameter,
                                          const Fit& fit, std::pair<uint32_t, uint32_t> key) {
    const auto known = in_scope([&](const Scope& scope) { return evaluate(term, scope); });
    if (known) return to_attribute(*known);
    const auto before = bindings_.holes;
    const auto agrees = [&](const Attribute& attribute) {
      const auto result = in_scope(
          [&](const Scope& scope) { return match_term(to_pass_value(attribute), term, scope); });
      if (result && *result) return true;
      bindings_.holes = before;
      return false;
    };
    const auto drawn = draft_.anything.find(key);
    if (drawn != draft_.anything.end() && agrees(drawn->second)) return drawn->second;
    for (int attempt = 0; attempt < 4; ++attempt) {
      const Attribute attribute = draw_attribute(parameter, fit, key.second);
      if (agrees(attribute)) return draft_.anything[key] = attribute;
    }
    if (term.kind != TermKind::kList) return std::nullopt;
    Integers list;
    for (const Term& entry : term.terms) {
      if (entry.kind == TermKind::kEllipsis) continue;
      const auto extent = stated_extent(entry);
      if (!extent) return std::nullopt;
      list.push_back(*extent);
    }
    return list;
  }

  Attribute draw_attribute(const SchemaParameter& parameter, const Fit& fit, size_t place) {
    return passnet::draw_attribute(parameter, fit.attribute(place), draft_.dtype, random_);
  }

  // Results of the graph, and which conditions hold.
  Built finish(size_t accepted, std::optional<uint32_t> refused) {
    Built built{
        .graph = Graph(), .score = accepted, .refused = refused, .bindings = Bindings(pass_)};
    const bool complete = accepted == pass_.pattern.nodes.size();
    if (complete) {
      for (const PatternValueId id : pass_.pattern.results) {
        builder_.result(bindings_.values[id.index]);
      }
      const size_t wanted = hold(built);
      built.matches = built.score == accepted + wanted;
    }
    for (uint32_t i = 0; i < pass_.values.size(); ++i) {
      if (bindings_.values[i].valid()) built.types.push_back(type(bindings_.values[i]));
    }
    built.bindings = std::move(bindings_);
    built.graph = builder_.take();
    return built;
  }

  // Adds what holds to the score; gives how much there is to hold.
  size_t hold(Built& built) {
    size_t wanted = 0;
    in_scope([&](const Scope& scope) {
      for (const PatternValue& value : pass_.values) {
        const size_t at = static_cast<size_t>(&value - pass_.values.data());
        if (value.replacement || !value.type || !bindings_.values[at].valid()) continue;
        const auto agrees = match_type(type(bindings_.values[at]), *value.type, scope);
        ++wanted;
        built.score += agrees && *agrees ? 1 : 0;
      }
      for (const Term* condition : owner_.conditions_) {
        const auto holds = evaluate_condition(*condition, scope);
        ++wanted;
        if (holds && *holds) {
          ++built.score;
        } else {
          built.unmet.push_back(condition);
        }
      }
      return 0;
    });
    return wanted;
  }

  const DraftBuilder& owner_;
  const Pass& pass_;
  Draft& draft_;
  RandomStream& random_;
  Bindings bindings_;
  GraphBuilder builder_;
  size_t bindings_known_ = 0;  // operands of the node at hand whose types are known
};

DraftBuilder::DraftBuilder(const Pass& pass, const Catalog& catalog, const Target& target)
    : pass_(pass), catalog_(catalog), target_(target) {
  for (const PatternNode& node : pass.pattern.nodes) {
    for (const PatternCall& call : node.calls) {
      if (examples_.contains(call.op.index)) continue;
      if (auto known = call_template(catalog, catalog.op(call.op))) {
        examples_.emplace(call.op.index, *std::move(known));
      }
    }
  }
  if (pass.guard) split_conditions(*pass.guard, conditions_);
}

const CallTemplate* DraftBuilder::example(OpId op) const {
  const auto found = examples_.find(op.index);
  return found == examples_.end() ? nullptr : &found->second;
}

Built DraftBuilder::build(Draft& draft, RandomStream& random) const {
  return DraftBuild(*this, draft, random).run();
}

}  // namespace passnet
