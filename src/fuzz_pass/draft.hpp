// A draft: everything that decides about one instance of a pattern, as far as it is known.
#pragma once

#include "generate/call_template.hpp"
#include "generate/random_stream.hpp"
#include "pass/language/expression.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace passnet {

// Bounds the cost of an instance: the max number of elements of any value.
inline constexpr int64_t kMaxDraftElements = 20'000;

// An input of the pattern.
struct DraftInput {
  bool present = true;
  bool computed = false;  // a view that the graph computes, not an input of it
  size_t length = 1;      // of a list
  // One, or one per entry of a list. If the pattern states a type, its shape is made from the
  // holes.
  std::vector<std::optional<Operand>> entries;
  std::optional<Shape> rest;            // the dims of `...` in the stated type
  std::optional<uint64_t> layout_bits;  // determine strides; none: contiguous
};

struct Draft {
  DType dtype = DType::kF32;  // of most inputs
  Shape batch;                // the dims of most `...`
  bool allow_empty = false;
  std::vector<DraftInput> inputs;  // as the pattern's
  std::vector<uint32_t> choices;   // by node of the pattern
  std::vector<std::optional<PassValue>> holes;
  // The values of `$_`, by node and parameter.
  std::map<std::pair<uint32_t, uint32_t>, Attribute> anything;
  int64_t max_elements = kMaxDraftElements;  // of any value
};

// The numbers of the draft that are or may be extents: of batch, operands, holes, and attributes in
// place of `$_`. Drafts that differ only in these numbers list them in the same order.
std::vector<int64_t*> numbers_of(Draft& draft);

// The floating dtype of most inputs; if none is floating, that of the first hole, else the first
// input's dtype.
DType usual_dtype(const Draft& draft);

// Gives operands, holes and attributes of the draft's dtype another one.
void change_dtype(Draft& draft, DType dtype);

// Draws an extent: mostly small, now and then one that vectors do not divide.
int64_t draw_extent(const Draft& draft, RandomStream& random);

}  // namespace passnet
