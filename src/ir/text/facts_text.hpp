// The facts of an input as graph text: `{mean=0.02, strides=[4,1]}`.
#pragma once

#include "ir/graph.hpp"
#include "ir/text/syntax.hpp"

#include <optional>
#include <string>

namespace passnet {

// Checked against the type: strides of its rank that stay within 2^48 elements, data of its count.
// Errors: "unknown-fact", "repeated-fact", "bad-fact".
std::optional<InputFacts> read_facts(const SyntaxInput& input, const TensorType& type,
                                     Diagnostics& diagnostics);

// What is wrong with the facts for such an input, or an empty text.
std::string flaw(const InputFacts& facts, const TensorType& type);

// With a space before, or empty where nothing is known.
std::string print_facts(const InputFacts& facts);

// The constant that a term of literals means; nullopt for anything else.
std::optional<Attribute> constant(const Term& term);

}  // namespace passnet
