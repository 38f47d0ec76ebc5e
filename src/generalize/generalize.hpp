// Variants of a graph in other floating dtypes and with other extents.
//
// A variant has the graph's ops on the same operands: `structural_hash` is equal. Sizes that are
// written into the graph follow the extents of its inputs.
#pragma once

#include "generalize/symbols.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace passnet {

struct Resized {
  std::string symbol;
  int64_t value = 0;
  friend bool operator==(const Resized&, const Resized&) = default;
};

struct Variant {
  Graph graph;
  DType dtype = DType::kF32;       // in place of the graph's main dtype
  std::vector<Resized> resized;    // the symbols that have another value
  std::vector<std::string> notes;  // numbers that the dtype does not represent
};

struct GeneralizeOptions {
  std::vector<DType> dtypes{DType::kF32, DType::kF16, DType::kBF16};
  std::vector<DimClass> classes{DimClass::kBatch, DimClass::kSequence, DimClass::kSide};
  std::vector<Resized> wanted;  // if any: the one shape, besides the graph's own dtype and shape
  size_t max_variants = 16;
  // A tensor whose extents change has at most so many; twice as many as the largest in the graph
  // are always allowed.
  int64_t max_elements = int64_t{1} << 24;
  double max_flops = 1e8;  // of the small run that checks values; 0: no run
};

// A dtype or a shape that is no variant, and the reason.
struct Refusal {
  DType dtype = DType::kF32;
  std::vector<Resized> resized;
  Diagnostic why;
};

struct Generalized {
  GraphSymbols symbols;
  std::vector<Variant> variants;  // other than the graph; in an order that only it determines
  std::vector<Refusal> refusals;
  bool was_run = false;  // variants of small extents were run, in every dtype
};

// Finds the symbols once, and draws their values from a list per class. Each variant is typed anew,
// verified and compared in structure; for each dtype one of small extents is run on the interpreter
// and must have finite results if that of the graph's own dtype has. Refusals: "variant-too-large",
// "not-finite", "dim-unknown" for a wanted symbol that does not exist, and the errors of `resize`,
// `cast_graph`, `check_indices` and `expect_structure`.
Generalized generalize(const Graph& graph, const Catalog& catalog,
                       const GeneralizeOptions& options = {});

}  // namespace passnet
