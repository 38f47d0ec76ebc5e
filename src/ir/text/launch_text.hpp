// The clauses after the parentheses of a launch in graph text.
//
//   %y = launch scale(x=%0, s=%1, b=none, xs=[%2, %3]) : f32[8]
//        results = ["y"]  args = [8, 0.5]  grid = [2]  block = [256]  shared = 64
//        scratch = [f32[8]]  strided = [true, false]
//
// Operands are named in0, in1, …, results out0, out1, … by default.
#pragma once

#include "ir/graph.hpp"
#include "ir/text/syntax.hpp"

#include <optional>
#include <string>

namespace passnet {

// Reads the launch of a statement without its operands, whose names are those of its arguments.
// Errors: "launch-types", "unknown-clause", "repeated-clause", "bad-clause".
std::optional<Launch> read_launch(const Statement& statement, Diagnostics& diagnostics);

// Says what is wrong with a completed launch of `values` operands; empty if nothing is.
std::string flaw(const Launch& launch, size_t values);

// Prints the clauses on separate lines, with a newline before each; empty if all are defaults.
std::string print_clauses(const Launch& launch);

// True if generated code can use `name` as an identifier: a letter or _, then letters, digits and
// _.
bool is_identifier(std::string_view name);

}  // namespace passnet
