// Elements of inputs that a graph may depend on, and another one does not read.
#pragma once

#include "correct/equal/field_inputs.hpp"
#include "ir/op/op.hpp"
#include "kernel/analysis/element_set.hpp"
#include "kernel/analysis/unknown_access.hpp"

#include <string>
#include <vector>

namespace passnet {

struct Unread {
  size_t input = 0;
  ElementSet elements;  // at least one
};

// Those of inputs whose elements are drawn one by one. None if that is not known: a launch has no
// meaning here. `unknown`: of the reading one.
std::vector<Unread> find_unread(const Graph& before, const Graph& after, const Catalog& catalog,
                                const InputMaker& maker,
                                UnknownAccess unknown = UnknownAccess::kAll);

// Returns the inputs with the elements that are not read from others.
FieldInputs with_elements_of(const FieldInputs& inputs, const Unread& unread,
                             const FieldInputs& others);

// `elements of %x that are not read, such as [0,512]`.
std::string describe(const Unread& unread, const Graph& graph);

}  // namespace passnet
