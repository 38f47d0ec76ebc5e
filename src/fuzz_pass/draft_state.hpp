// The state of one draft while its graph is built.
#pragma once

#include "fuzz_pass/draft.hpp"
#include "ir/builder.hpp"
#include "pass/index.hpp"

#include <optional>
#include <string>
#include <utility>

namespace passnet {

struct DraftState {
  DraftState(const Pass& of_pass, const Catalog& ops, const Target& on_target, Draft& given,
             RandomStream& stream)
      : pass(of_pass),
        catalog(ops),
        target(on_target),
        draft(given),
        random(stream),
        bindings(pass),
        builder(catalog, pass.name) {
    bindings.holes = draft.holes;
    bindings.choices = draft.choices;
  }

  // Calls `use(scope)` with the values that are bound so far.
  template <class Use>
  auto in_scope(Use use) {
    const GraphIndex index(builder.graph());
    const Scope scope{pass, builder.graph(), index, target, bindings};
    return use(scope);
  }

  const TensorType& type(ValueId value) const { return builder.graph().type(value); }

  std::optional<PassValue>& hole(const std::string& name) {
    return bindings.holes[pass.hole_names.find(name)->second.index];
  }

  // Keeps a hole that was drawn; one that follows from what was drawn is not kept.
  void keep(const std::string& name, PassValue value) {
    const size_t at = pass.hole_names.find(name)->second.index;
    bindings.holes[at] = draft.holes[at] = std::move(value);
  }

  const Pass& pass;
  const Catalog& catalog;
  const Target& target;
  Draft& draft;
  RandomStream& random;
  Bindings bindings;
  GraphBuilder builder;
  size_t known_operands = 0;  // of the node at hand: operands whose types are known
};

}  // namespace passnet
