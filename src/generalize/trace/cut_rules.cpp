// Extents through ops that cut a dim, or give it another size.
#include "base/check.hpp"
#include "generalize/trace/probe.hpp"
#include "generalize/trace/size_rules.hpp"

#include <algorithm>

namespace passnet {
namespace {

size_t dim_of(const NodeTrace& trace, size_t parameter, size_t rank) {
  return static_cast<size_t>(*wrap_dim(trace.call().integer(parameter), rank));
}

// The part of a sum that has the value: the extents of what was concatenated.
std::optional<Extent> find_part(const ExtentTable& table, const Extent& sum, int64_t value) {
  if (sum.terms.size() < 2) return std::nullopt;
  Extent first;
  for (const ExtentTerm& term : sum.terms) {
    Extent part;
    part.terms.push_back(term);
    first = first + part;
    if (table.value(part) == value) return part;
    if (table.value(first) == value) return first;
  }
  return std::nullopt;
}

// A place along a dim that an integer of the call gives, counted from the front.
class Cut {
 public:
  Cut(NodeTrace& trace, Extent extent) : trace_(trace), extent_(std::move(extent)) {
    known_ = trace_.table().value(extent_);
  }

  // The beginning of a slice: a number, or the end of a part.
  Extent start(size_t parameter) {
    if (!trace_.call().has(parameter)) return constant_extent(0);
    const int64_t at = trace_.call().integer(parameter);
    if (at < 0) return from_end(at);
    if (at >= known_) {
      trace_.table().pin(extent_);
      return constant_extent(known_);
    }
    return part_or(parameter, at, constant_extent(at));
  }

  // Its end, given its beginning and step. The first one of a batch may be all of it.
  Extent end(size_t parameter, const Extent& start, int64_t step, bool is_batch) {
    if (!trace_.call().has(parameter)) return extent_;
    const int64_t at = trace_.call().integer(parameter);
    if (at < 0) return from_end(at);
    if (at >= known_) {
      if (at == known_) trace_.set_size(parameter, 0, extent_);
      return extent_;
    }
    if (at > known_ - step) {  // it takes the last one
      const Extent end = extent_ + constant_extent(at - known_);
      trace_.set_size(parameter, 0, end);
      return end;
    }
    const int64_t length = at - trace_.table().value(start);
    if (length <= 1 && !is_batch) return constant_extent(at);
    if (find_part(trace_.table(), extent_, at)) return part_or(parameter, at, extent_);
    return trace_.new_size(parameter, 0, at);
  }

 private:
  Extent from_end(int64_t at) {
    if (known_ + at < 0) trace_.table().pin(extent_);
    return known_ + at < 0 ? constant_extent(0) : extent_ + constant_extent(at);
  }
  Extent part_or(size_t parameter, int64_t at, const Extent& otherwise) {
    const auto part = find_part(trace_.table(), extent_, at);
    if (part) trace_.set_size(parameter, 0, *part);
    return part ? *part : otherwise;
  }

  NodeTrace& trace_;
  Extent extent_;
  int64_t known_ = 0;
};

// The pieces of a dim, each with its extent, as results.
void set_pieces(NodeTrace& trace, size_t dim, const ExtentList& pieces) {
  for (size_t i = 0; i < pieces.size(); ++i) {
    ExtentList shape = trace.operand(0);
    shape[dim] = trace.table().resolve(pieces[i]);
    trace.set_result(i, std::move(shape));
  }
}

ExtentList equal_pieces(NodeTrace& trace, const Extent& extent, size_t count) {
  const Extent piece = trace.table().divide(extent, static_cast<int64_t>(count));
  return ExtentList(count, piece);
}

// The extents that the results have along the dim in the graph at hand.
std::vector<int64_t> known_pieces(const NodeTrace& trace, size_t dim) {
  std::vector<int64_t> known;
  for (size_t i = 0; i < trace.node().results.size(); ++i) {
    known.push_back(trace.known_shape(i)[dim]);
  }
  return known;
}

bool all_equal(std::span<const int64_t> values) {
  return std::ranges::adjacent_find(values, std::ranges::not_equal_to{}) == values.end();
}

ExtentList fixed_pieces(NodeTrace& trace, const Extent& extent, std::span<const int64_t> known) {
  trace.table().pin(extent);
  ExtentList pieces;
  for (const int64_t piece : known) pieces.push_back(constant_extent(piece));
  return pieces;
}

// Pieces of listed sizes: those of the parts of the dim, or free ones; their sum is the dim.
ExtentList listed_pieces(NodeTrace& trace, const Extent& extent, std::span<const int64_t> sizes) {
  ExtentList pieces;
  Extent sum;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (const auto part = find_part(trace.table(), extent, sizes[i])) {
      trace.set_size(1, i, *part);
      pieces.push_back(*part);
    } else {
      pieces.push_back(sizes[i] > 1 ? trace.new_size(1, i, sizes[i]) : constant_extent(sizes[i]));
    }
    sum = sum + pieces.back();
  }
  trace.table().unify(sum, extent);
  return pieces;
}

}  // namespace

void trace_slice(NodeTrace& trace) {
  ExtentList shape = trace.operand(0);
  const size_t dim = dim_of(trace, 1, shape.size());
  Cut cut(trace, shape[dim]);
  const Extent start = cut.start(2);
  const int64_t step = trace.call().integer(4);
  const Extent end = cut.end(3, start, step, dim == 0 && shape.size() > 1);
  const Extent length = end - start + constant_extent(step - 1);
  shape[dim] = trace.table().floor_divide(trace.table().resolve(length), step);
  if (trace.table().value(shape[dim]) != trace.known_shape()[dim]) {  // an empty slice
    trace.pin_all();
    return;
  }
  trace.set_result(0, std::move(shape));
}

void trace_narrow(NodeTrace& trace) {
  ExtentList shape = trace.operand(0);
  const size_t dim = dim_of(trace, 1, shape.size());
  const int64_t length = trace.call().integer(3);
  if (length == trace.table().value(shape[dim])) {
    trace.set_size(3, 0, shape[dim]);
  } else {
    shape[dim] = length > 1 ? trace.new_size(3, 0, length) : constant_extent(length);
  }
  trace.set_result(0, std::move(shape));
}

void trace_split(NodeTrace& trace) {
  const size_t dim = dim_of(trace, 2, trace.operand(0).size());
  const Extent extent = trace.operand(0)[dim];
  const std::vector<int64_t> known = known_pieces(trace, dim);
  const Integers& sizes = trace.call().integers(1);
  if (extent.is_constant()) {
    set_pieces(trace, dim, fixed_pieces(trace, extent, known));
  } else if (all_equal(known)) {
    const ExtentList pieces = equal_pieces(trace, extent, known.size());
    for (size_t i = 0; i < sizes.size(); ++i) trace.set_size(1, i, pieces[i]);
    set_pieces(trace, dim, pieces);
  } else if (sizes.size() == known.size()) {
    set_pieces(trace, dim, listed_pieces(trace, extent, known));
  } else {
    set_pieces(trace, dim, fixed_pieces(trace, extent, known));
  }
}

void trace_chunk(NodeTrace& trace) {
  const size_t dim = dim_of(trace, 2, trace.operand(0).size());
  const Extent extent = trace.operand(0)[dim];
  const std::vector<int64_t> known = known_pieces(trace, dim);
  const bool keeps = std::cmp_equal(known.size(), trace.call().integer(1)) && all_equal(known);
  set_pieces(
      trace, dim,
      keeps ? equal_pieces(trace, extent, known.size()) : fixed_pieces(trace, extent, known));
}

void trace_glu(NodeTrace& trace) {
  ExtentList shape = trace.operand(0);
  const size_t dim = dim_of(trace, 1, shape.size());
  const Extent half = trace.table().divide(shape[dim], 2);
  shape = trace.operand(0);
  shape[dim] = half;
  trace.set_result(0, std::move(shape));
}

// The extents of all other dims are equal; those of very many parts stay as they are.
void trace_cat(NodeTrace& trace) {
  constexpr size_t kMostParts = 64;
  const Shape& known = trace.known_shape();
  const size_t dim = dim_of(trace, 1, known.size());
  std::vector<ExtentList> parts;
  trace.graph().for_each_operand(trace.node(), [&](ValueId value) {
    const TensorType& type = trace.graph().type(value);
    const ExtentList part = trace.shape(value);
    for (size_t i = 0; i < part.size(); ++i) {
      if (type.shape[i] == 0) trace.table().pin(part[i]);
    }
    if (type.shape != Shape{0}) parts.push_back(trace.shape(value));
  });
  if (parts.empty() || std::ranges::any_of(parts, [&](const ExtentList& part) {
        return part.size() != known.size();
      })) {
    trace.pin_all();
    return;
  }
  ExtentList result = parts.front();
  for (const ExtentList& part : parts) {
    for (size_t i = 0; i < part.size(); ++i) {
      if (i != dim) trace.table().unify(result[i], part[i]);
      if (i == dim && parts.size() > kMostParts) trace.table().pin(part[i]);
    }
  }
  Extent sum;
  for (const ExtentList& part : parts) {
    sum = parts.size() > kMostParts ? constant_extent(known[dim]) : sum + part[dim];
  }
  result[dim] = sum;
  for (Extent& extent : result) extent = trace.table().resolve(extent);
  trace.set_result(0, std::move(result));
}

// A size that is a multiple of the operand's extent follows it; any other is free.
void trace_interpolate(NodeTrace& trace) {
  if (!trace.call().has(1)) {
    trace_by_probing(trace);
    return;
  }
  ExtentList shape = trace.operand(0);
  const Integers& sizes = trace.call().integers(1);
  const bool is_shared = sizes.size() == 1;
  std::optional<Extent> shared;
  for (size_t dim = 2; dim < shape.size(); ++dim) {
    const size_t entry = is_shared ? 0 : dim - 2;
    const int64_t known = trace.table().value(shape[dim]);
    const bool follows = known > 1 && !shape[dim].is_constant() && sizes[entry] % known == 0;
    if (shared) {
      shape[dim] = *shared;
    } else if (follows && !is_shared) {
      shape[dim] = constant_extent(sizes[entry] / known) * shape[dim];
      trace.set_size(1, entry, shape[dim]);
    } else {
      shape[dim] = trace.new_size(1, entry, sizes[entry]);
      if (is_shared) shared = shape[dim];
    }
  }
  trace.set_result(0, std::move(shape));
}

}  // namespace passnet
