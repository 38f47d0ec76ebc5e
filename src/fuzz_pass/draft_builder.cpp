#include "fuzz_pass/draft_builder.hpp"

#include "fuzz_pass/attribute.hpp"
#include "fuzz_pass/draft_operand.hpp"
#include "fuzz_pass/draft_state.hpp"
#include "fuzz_pass/fit.hpp"
#include "fuzz_pass/stated_type.hpp"

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

}  // namespace

// Builds one draft.
class DraftBuild {
 public:
  DraftBuild(const DraftBuilder& owner, Draft& draft, RandomStream& random)
      : owner_(owner),
        pass_(owner.pass()),
        state_(owner.pass(), owner.catalog(), owner.target(), draft, random) {}

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
  static bool is_stated(const PatternValue& value) { return value.type.has_value(); }

  bool add_stated_inputs() {
    for (size_t i = 0; i < pass_.pattern.inputs.size(); ++i) {
      const PatternValueId id = pass_.pattern.inputs[i];
      if (is_stated(pass_.value(id)) && !add_input(i, nullptr, 0)) return false;
    }
    return true;
  }

  // Binds input `i`; entries without a stated type get it from the call that reads them.
  bool add_input(size_t i, const Fit* fit, size_t parameter) {
    const PatternValueId id = pass_.pattern.inputs[i];
    const PatternValue& value = pass_.value(id);
    DraftInput& input = state_.draft.inputs[i];
    if (value.is_optional && !input.present) {
      state_.bindings.absent[id.index] = true;
      return true;
    }
    const size_t count = value.is_list ? input.length : 1;
    input.entries.resize(count);
    std::vector<ValueId> values;
    for (size_t j = 0; j < count; ++j) {
      auto& entry = input.entries[j];
      if (is_stated(value)) {
        const auto type = stated_type(state_, value, input);
        if (!type) return false;
        if (!entry) entry = Operand{};
        entry->type = *type;
      } else if (!entry) {
        entry = draw_operand(state_, *fit, parameter, j);
      }
      const auto added = add_operand(state_, *entry, input, value.name);
      if (!added) return false;
      values.push_back(*added);
    }
    if (value.is_list) {
      state_.bindings.lists[id.index] = std::move(values);
    } else {
      state_.bindings.values[id.index] = values.front();
    }
    return true;
  }

  std::optional<size_t> input_number(PatternValueId id) const {
    const auto found = std::ranges::find(pass_.pattern.inputs, id);
    if (found == pass_.pattern.inputs.end()) return std::nullopt;
    return static_cast<size_t>(found - pass_.pattern.inputs.begin());
  }

  bool is_bound(PatternValueId id) const {
    return state_.bindings.values[id.index].valid() || state_.bindings.lists[id.index] ||
           state_.bindings.absent[id.index];
  }

  void know_operands(const PatternCall& call, Fit& fit) {
    state_.known_operands = 0;
    const auto know = [&](PatternValueId id, size_t parameter, size_t entry) {
      if (!id.valid() || !state_.bindings.values[id.index].valid()) return;
      fit.know(parameter, entry, state_.type(state_.bindings.values[id.index]));
      ++state_.known_operands;
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
    const PatternCall& call = node.calls[state_.draft.choices[number]];
    const Op& op = owner_.catalog().op(call.op);
    Fit fit(owner_.example(call.op));
    know_operands(call, fit);
    std::vector<Argument> arguments;
    for (uint32_t j = 0; j < call.arguments.size(); ++j) {
      auto argument = make_argument(call.arguments[j], op.schema.parameters[j], fit, number, j);
      if (!argument) return false;
      if (const auto* value = std::get_if<ValueId>(&*argument)) {
        fit.know(j, 0, state_.type(*value));
        ++state_.known_operands;
      }
      arguments.push_back(*std::move(argument));
    }
    // An absent optional input may be one that this op needs; a hole may replace tensors.
    auto complete = complete_arguments(op.schema, arguments, {}, {});
    if (!complete) return false;
    const auto results = state_.builder.call(call.op, *std::move(complete));
    if (!results || results->size() != node.results.size()) return false;
    for (size_t j = 0; j < results->size(); ++j) {
      if (state_.type((*results)[j]).numel() > state_.draft.max_elements) return false;
      state_.bindings.values[node.results[j].index] = (*results)[j];
    }
    state_.bindings.nodes[number] = state_.builder.graph().nodes().back();
    bind_types_of(node);
    return true;
  }

  // Binds holes in the stated types of results.
  void bind_types_of(const PatternNode& node) {
    for (const PatternValueId id : node.results) {
      const PatternValue& value = pass_.value(id);
      if (!value.type) continue;
      (void)state_.in_scope([&](const Scope& scope) {
        return match_type(state_.type(state_.bindings.values[id.index]), *value.type, scope);
      });
    }
  }

  std::optional<Argument> make_argument(const PatternArgument& wanted,
                                        const SchemaParameter& parameter, const Fit& fit,
                                        uint32_t node, uint32_t place) {
    if (const auto* id = std::get_if<PatternValueId>(&wanted.match)) {
      if (!id->valid()) return Argument(Attribute(None{}));
      if (!bind(*id, fit, place)) return std::nullopt;
      if (!state_.bindings.absent[id->index]) {
        return Argument(state_.bindings.values[id->index]);
      }
      const bool may_be_number = parameter.kind == ParameterKind::kTensorOrScalar;
      if (!pass_.value(*id).is_unnamed || !may_be_number) return Argument(Attribute(None{}));
      return convert(parameter, open_attribute(parameter, fit, node, place));
    }
    if (const auto* ids = std::get_if<std::vector<PatternValueId>>(&wanted.match)) {
      return list_argument(*ids, fit, place);
    }
    if (const auto* attribute = std::get_if<Attribute>(&wanted.match)) {
      return Argument(*attribute);
    }
    std::optional<Attribute> attribute;
    if (const auto* id = std::get_if<HoleId>(&wanted.match)) {
      auto& bound = state_.bindings.holes[id->index];
      if (!bound)
        state_.keep(pass_.holes[id->index], to_pass_value(draw_attribute(parameter, fit, place)));
      attribute = to_attribute(*bound);
    } else if (const auto* term = std::get_if<Term>(&wanted.match)) {
      attribute = term_attribute(*term, parameter, fit, {node, place});
    } else {
      attribute = open_attribute(parameter, fit, node, place);
    }
    if (!attribute) return std::nullopt;
    return convert(parameter, *attribute);
  }

  // The draft's attribute where the pattern leaves one open.
  const Attribute& open_attribute(const SchemaParameter& parameter, const Fit& fit, uint32_t node,
                                  uint32_t place) {
    const auto key = std::pair(node, place);
    if (!state_.draft.anything.contains(key)) {
      state_.draft.anything.emplace(key, draw_attribute(parameter, fit, place));
    }
    return state_.draft.anything.at(key);
  }

  static std::optional<Argument> convert(const SchemaParameter& parameter,
                                         const Attribute& attribute) {
    if (std::holds_alternative<None>(attribute) && parameter.optional) return Argument(attribute);
    auto converted = convert_attribute(parameter, attribute, {});
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
      const auto& list = state_.bindings.lists[id.index];
      if (list) {
        values.insert(values.end(), list->begin(), list->end());
      } else {
        values.push_back(state_.bindings.values[id.index]);
      }
    }
    return Argument(std::move(values));
  }

  // Returns the value of the pattern's expression, or that of the example where it agrees.
  std::optional<Attribute> term_attribute(const Term& term, const SchemaParameter& parameter,
                                          const Fit& fit, std::pair<uint32_t, uint32_t> key) {
    const auto known = state_.in_scope([&](const Scope& scope) { return evaluate(term, scope); });
    if (known) return to_attribute(*known);
    const auto before = state_.bindings.holes;
    const auto agrees = [&](const Attribute& attribute) {
      const auto result = state_.in_scope(
          [&](const Scope& scope) { return match_term(to_pass_value(attribute), term, scope); });
      if (result && *result) return true;
      state_.bindings.holes = before;
      return false;
    };
    const auto drawn = state_.draft.anything.find(key);
    if (drawn != state_.draft.anything.end() && agrees(drawn->second)) return drawn->second;
    for (int attempt = 0; attempt < 4; ++attempt) {
      const Attribute attribute = draw_attribute(parameter, fit, key.second);
      if (agrees(attribute)) return state_.draft.anything[key] = attribute;
    }
    if (term.kind != TermKind::kList) return std::nullopt;
    Integers list;
    for (const Term& entry : term.terms) {
      if (entry.kind == TermKind::kEllipsis) continue;
      const auto extent = stated_extent(state_, entry);
      if (!extent) return std::nullopt;
      list.push_back(*extent);
    }
    return list;
  }

  Attribute draw_attribute(const SchemaParameter& parameter, const Fit& fit, size_t place) {
    return passnet::draw_attribute(parameter, fit.attribute(place), state_.draft.dtype,
                                   state_.random);
  }

  // Adds the results of the graph, and finds out which conditions hold.
  Built finish(size_t accepted, std::optional<uint32_t> refused) {
    Built built{
        .graph = Graph(), .score = accepted, .refused = refused, .bindings = Bindings(pass_)};
    const bool complete = accepted == pass_.pattern.nodes.size();
    if (complete) {
      for (const PatternValueId id : pass_.pattern.results) {
        state_.builder.result(state_.bindings.values[id.index]);
      }
      const size_t wanted = hold(built);
      built.matches = built.score == accepted + wanted;
    }
    for (uint32_t i = 0; i < pass_.values.size(); ++i) {
      if (state_.bindings.values[i].valid())
        built.types.push_back(state_.type(state_.bindings.values[i]));
    }
    built.bindings = std::move(state_.bindings);
    built.graph = state_.builder.take();
    return built;
  }

  // Adds the conditions that hold to the score; returns the number of all.
  size_t hold(Built& built) {
    size_t wanted = 0;
    state_.in_scope([&](const Scope& scope) {
      for (const PatternValue& value : pass_.values) {
        const size_t at = static_cast<size_t>(&value - pass_.values.data());
        if (value.replacement || !value.type || !state_.bindings.values[at].valid()) continue;
        const auto agrees = match_type(state_.type(state_.bindings.values[at]), *value.type, scope);
        ++wanted;
        built.score += agrees && *agrees ? 1 : 0;
      }
      for (const Term* condition : owner_.conditions()) {
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
  DraftState state_;
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
