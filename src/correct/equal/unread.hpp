// Elements of inputs that a graph may depend on, and another one does not read.
#pragma once

#include "correct/equal/draw/field_inputs.hpp"
#include "ir/op/op.hpp"
#include "kernel/analysis/element_set.hpp"
#include "kernel/analysis/unknown_access.hpp"

#include <string>
#include <vector>

namespace passnet {

struct Unread {
  size_t result = 0;  // the one for which they are not read
  size_t input = 0;
  ElementSet elements;  // at least one
};

// Those of inputs whose elements are drawn one by one, for each result. None if that is not known:
// a launch has no meaning here.
std::vector<Unread> find_unread(const Graph& before, const Graph& after, const Catalog& catalog,
                                const InputMaker& maker);

// Those that are not read where conditions on data are all true, or all false: at least as they are
// above, and those that the other graph reads for conditions alone, if it reads others as values.
std::vector<Unread> find_hidden(const Graph& before, const Graph& after, const Catalog& catalog,
                                const InputMaker& maker);

// Returns the inputs with the elements that are not read from others.
FieldInputs with_elements_of(const FieldInputs& inputs, const Unread& unread,
                             const FieldInputs& others);

// Returns them with the elements that are not read from the places before them, or behind them, or
// elsewhere.
FieldInputs with_neighbors(const FieldInputs& inputs, const Unread& unread, uint64_t bits);

// `elements of %x that are not read, such as [0,512]`.
std::string describe(const Unread& unread, const Graph& graph);

}  // namespace passnet
