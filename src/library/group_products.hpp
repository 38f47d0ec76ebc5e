// Finds products with matrices that numbers choose: the experts of a model.
#pragma once

#include "lower/program.hpp"
#include "runtime/library.hpp"
#include "runtime/plan.hpp"

#include <optional>
#include <vector>

namespace passnet {

struct LibraryRules;

// A product of vectors with matrices that another computation copies, each by its number, becomes a
// computation of the numbers and a library call that reads the matrices where they are; so members
// of one number read a matrix once, and nothing is copied. What nothing reads then is dropped.
// `calls`: by computation of the program, before and after.
void group_products(LoopProgram& program, std::vector<std::optional<LibraryCall>>& calls,
                    const LibraryRules& rules, const Library& library);

}  // namespace passnet
