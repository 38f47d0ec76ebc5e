// Splits a program into the part that depends on frozen inputs alone, and the rest.
#pragma once

#include "lower/program.hpp"

#include <cstdint>
#include <vector>

namespace passnet {

struct ProgramPart {
  LoopProgram program;
  std::vector<uint32_t> computations;  // by computation of the part: its number in the whole
};

// Inputs of `rest` behind those of the whole are the results of `once`, in their order. Both parts
// have all inputs of the whole.
struct SplitProgram {
  ProgramPart once;
  ProgramPart rest;
};

// `frozen` has one entry per input of the caller; further inputs are constants. A computation of
// frozen inputs whose result is one of the program belongs to the rest, so that callers get memory
// of their own. A computation of constants alone is in every part that reads it.
SplitProgram split_frozen(const LoopProgram& whole, const std::vector<bool>& frozen);

}  // namespace passnet
