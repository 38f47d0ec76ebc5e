#include "fuzz_pass/seed.hpp"

#include "ir/text/text.hpp"
#include "pass/match.hpp"

#include <algorithm>
#include <set>

namespace passnet {
namespace {

// The number of dims that `...` matches in a stated type, and its place; nullopt without one.
struct Rest {
  size_t at = 0;
  size_t fixed = 0;
};

std::optional<Rest> find_rest(const Term& type) {
  const bool is_of_value = type.name.empty() && !std::holds_alternative<DType>(type.literal);
  const auto terms = std::span(type.terms).subspan(is_of_value ? 1 : 0);
  const auto found = std::ranges::find(terms, TermKind::kEllipsis, &Term::kind);
  if (found == terms.end()) return std::nullopt;
  return Rest{.at = static_cast<size_t>(found - terms.begin()), .fixed = terms.size() - 1};
}

class SeedReader {
 public:
  SeedReader(const DraftBuilder& builder, const Graph& graph, const Bindings& bindings)
      : builder_(builder), pass_(builder.pass()), graph_(graph), bindings_(bindings) {}

  Draft read() {
    Draft draft{.allow_empty = false, .choices = bindings_.choices, .holes = bindings_.holes};
    for (const PatternValueId id : pass_.pattern.inputs) draft.inputs.push_back(input(id));
    for (uint32_t i = 0; i < pass_.pattern.nodes.size(); ++i) add_attributes(i, draft);
    draft.dtype = usual_dtype(draft);
    draft.max_elements = std::max(draft.max_elements, largest_value());
    return draft;
  }

 private:
  Operand operand(ValueId value) const {
    Operand operand{.type = graph_.type(value)};
    for (const GraphInput& input : graph_.inputs()) {
      if (input.value != value) continue;
      operand.facts = input.facts;
      operand.facts.strides.reset();
    }
    return operand;
  }

  DraftInput input(PatternValueId id) const {
    const PatternValue& value = pass_.value(id);
    DraftInput input{.present = !bindings_.absent[id.index]};
    if (!input.present) return input;
    if (const auto& list = bindings_.lists[id.index]) {
      for (const ValueId entry : *list) input.entries.emplace_back(operand(entry));
      input.length = list->size();
    } else {
      input.entries.emplace_back(operand(bindings_.values[id.index]));
    }
    const auto rest = value.type ? find_rest(*value.type) : std::nullopt;
    if (rest && !input.entries.empty()) {
      const Shape& shape = input.entries.front()->type.shape;
      const auto begin = shape.begin() + static_cast<ptrdiff_t>(rest->at);
      input.rest = Shape(begin, begin + static_cast<ptrdiff_t>(shape.size() - rest->fixed));
    }
    return input;
  }

  // Keeps the attributes that the pattern does not name.
  void add_attributes(uint32_t number, Draft& draft) const {
    const PatternCall& call = pass_.pattern.nodes[number].calls[bindings_.choices[number]];
    const Node& node = graph_.node(bindings_.nodes[number]);
    for (uint32_t j = 0; j < call.arguments.size(); ++j) {
      const auto& match = call.arguments[j].match;
      const auto* value = std::get_if<PatternValueId>(&match);
      const bool is_open = value != nullptr ? value->valid() && bindings_.absent[value->index]
                                            : std::holds_alternative<AnyArgument>(match) ||
                                                  std::holds_alternative<Term>(match);
      if (!is_open) continue;
      const auto* attribute = std::get_if<Attribute>(&node.arguments[j]);
      // A commutative op may have matched with its operands exchanged.
      if (attribute == nullptr && builder_.catalog().op(call.op).def.commutative && j < 2) {
        attribute = std::get_if<Attribute>(&node.arguments[1 - j]);
      }
      if (attribute != nullptr) draft.anything.emplace(std::pair(number, j), *attribute);
    }
  }

  int64_t largest_value() const {
    int64_t largest = 0;
    for (size_t i = 0; i < bindings_.values.size(); ++i) {
      const ValueId value = bindings_.values[i];
      if (value.valid()) largest = std::max(largest, graph_.type(value).numel());
    }
    return largest;
  }

  const DraftBuilder& builder_;
  const Pass& pass_;
  const Graph& graph_;
  const Bindings& bindings_;
};

}  // namespace

std::vector<Draft> find_seeds(const DraftBuilder& builder, const Graph& graph, size_t limit) {
  const GraphIndex index(graph);
  const Matcher matcher(builder.pass(), graph, builder.catalog(), index, builder.target());
  std::set<std::string> seen;
  std::vector<Draft> seeds;
  for (const OpId op : matcher.root_ops()) {
    for (const NodeId node : index.nodes_of(op)) {
      if (seeds.size() >= limit) return seeds;
      const auto match = matcher.match_at(node);
      if (!match) continue;
      Draft draft = SeedReader(builder, graph, match->bindings).read();
      RandomStream unused(0);
      Draft copy = draft;
      const Built built = builder.build(copy, unused);
      if (!built.matches || !seen.insert(print(built.graph, builder.catalog())).second) continue;
      seeds.push_back(std::move(draft));
    }
  }
  return seeds;
}

}  // namespace passnet
