// Reads and prints the facts of an input: `{mean=0.02, strides=[4,1]}`.
#pragma once

#include "ir/graph.hpp"
#include "ir/text/syntax.hpp"

#include <optional>
#include <string>

namespace passnet {

// Checks the facts against the type: strides of its rank within 2^48 elements, data of its count.
// Errors: "unknown-fact", "repeated-fact", "bad-fact".
std::optional<InputFacts> read_facts(const SyntaxInput& input, const TensorType& type,
                                     Diagnostics& diagnostics);

// Says what is wrong with the facts for such an input; empty if nothing is.
std::string flaw(const InputFacts& facts, const TensorType& type);

// Prints the facts with a leading space; empty if nothing is known.
std::string print_facts(const InputFacts& facts);

// The constant that a term of literals denotes; nullopt for anything else.
std::optional<Attribute> constant(const Term& term);

}  // namespace passnet
