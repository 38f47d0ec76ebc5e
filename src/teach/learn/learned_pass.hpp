// A pass of the library of learned passes: its text, and the evidence that it gains.
#pragma once

#include "ir/op/op.hpp"
#include "type/dtype.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace passnet {

// The gain of a pass on one graph over the default compiler, and what its cost model may see there.
struct Evidence {
  std::string task;
  double gain = 1;
  bool loses = false;    // surely: it is slower, by more than the interval of its time says
  int64_t elements = 0;  // of the first result that it replaces
  DType dtype = DType::kF32;
};

struct LearnedPass {
  std::string name;
  std::string text;        // one pass, without a guard of its evidence
  std::string provenance;  // where it came from, for its first comment
  std::string value;       // the name of the first result, which the guard asks about
  std::vector<Evidence> evidence;
};

// The region in which a pass is applied: those elements and dtypes of its evidence where it wins.
struct WinningRegion {
  std::vector<DType> dtypes;
  int64_t least = 0;  // elements
  int64_t most = 0;
  double gain = 1;    // geometric mean over the evidence inside
  size_t graphs = 0;  // inside
};

// The region with the greatest total gain in which no graph loses and the geometric mean is
// `least_gain` at least; nullopt if there is none.
std::optional<WinningRegion> find_region(const std::vector<Evidence>& evidence, double least_gain);

// The text of a file of the library: comments on where the pass came from and what it gained, and
// the pass with a guard on the region, half to double its sizes. nullopt if it does not parse.
std::optional<std::string> print_learned(const LearnedPass& pass, const WinningRegion& region,
                                         const Catalog& catalog);

}  // namespace passnet
