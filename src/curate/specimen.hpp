// Describes a subgraph to curation: its identity, its ops, its size, the models that it occurs in.
#pragma once

#include "base/hash.hpp"
#include "ir/cost.hpp"
#include "ir/op/op.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// One place from which a subgraph was cut: a range of nodes of a model's graph.
struct Occurrence {
  std::string package;  // empty: unknown, like all that follow
  std::string version;
  std::string license;
  std::string model;
  std::string family;
  std::string category;
  size_t start = 0;
  size_t count = 0;  // 0: the range is unknown
  friend auto operator<=>(const Occurrence&, const Occurrence&) = default;
};

// The paces with which curation estimates times: those of a small CPU, the same on every machine,
// so that a suite depends on the graphs alone.
struct Paces {
  double bytes_per_us = 10'000;
  double flops_per_us = 20'000;
};

struct Specimen {
  Digest hash;                // canonical
  std::string text;           // graph text
  std::string op_sequence;    // the names of its ops in program order, separated by spaces
  std::string op_group;       // the family of its most expensive op
  std::string shape_class;    // see `shape_class`
  DType dtype = DType::kF32;  // of the float with most elements, else of the largest value
  int64_t elements = 0;       // of the largest value
  int64_t peak_bytes = 0;
  int64_t least_bytes = 0;  // read and written if every intermediate stays in registers
  double flops = 0;
  double floor_us = 0;       // max of the time to move `least_bytes` and to compute `flops`
  double op_by_op_us = 0;    // the same, op by op, summed
  size_t computing_ops = 0;  // ops that are neither views nor conversions
  std::vector<Occurrence> occurrences;  // ascending, distinct
  std::optional<Digest> origin;         // of a generalized variant: the graph that it varies
  std::string variant;                  // the change that makes the variant

  // The graph that it belongs to: its origin, else itself.
  const Digest& root() const { return origin ? *origin : hash; }
};

// The bytes that a graph reads and writes if every intermediate value stays in registers, and the
// max of the times to move them and to compute its FLOPs.
int64_t least_bytes(const GraphCost& total);
double floor_us(const GraphCost& total, const Paces& paces);

// Describes verified graphs; occurrences and origin are the caller's. Linear in the graph.
class SpecimenMaker {
 public:
  explicit SpecimenMaker(const Catalog& catalog, const Paces& paces = {});
  Specimen make(const Graph& graph) const;

 private:
  const Catalog& catalog_;
  Paces paces_;
};

// `4d 4^10 even`: the rank of the largest value, its elements as a power of 4, rounded down, and
// its innermost extent: `one`, `even` (a multiple of 16) or `odd`.
std::string shape_class(const TensorType& type);

// Reads 64 lower-case hexadecimal digits; nullopt for any other text.
std::optional<Digest> digest_from_hex(std::string_view hex);

// True if the op moves no data or only converts it.
bool is_view_or_copy(const Op& op);

// Merges specimens of the same hash: occurrences are united, the first one's text is kept, and a
// variant gives way to a graph of a model. Sorted by hash.
std::vector<Specimen> merge_specimens(std::vector<Specimen> specimens);

}  // namespace passnet
