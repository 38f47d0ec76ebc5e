#include "generalize/trace/size_rules.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace passnet {
namespace {

// Unifies the extents of one dim of a broadcast, and returns the result's. An extent of 1 stays 1
// next to others.
Extent broadcast_dim(ExtentTable& table, std::span<const Extent> extents) {
  const auto is_one = [&](const Extent& extent) { return table.value(extent) == 1; };
  const bool stretches = !std::ranges::all_of(extents, is_one);
  Extent common = constant_extent(1);
  for (const Extent& extent : extents) {
    if (stretches && is_one(extent)) {
      table.pin(extent);
    } else if (stretches || !extent.is_constant()) {
      if (common.is_constant() && table.value(common) == 1) {
        common = extent;
      } else {
        table.unify(common, extent);
      }
    }
  }
  return table.resolve(common);
}

void trace_pointwise(NodeTrace& trace) {
  std::vector<ExtentList> shapes;
  trace.graph().for_each_operand(trace.node(),
                                 [&](ValueId value) { shapes.push_back(trace.shape(value)); });
  const size_t rank = trace.known_shape().size();
  ExtentList result(rank);
  for (size_t dim = 0; dim < rank; ++dim) {
    std::vector<Extent> extents;
    for (const ExtentList& shape : shapes) {
      const size_t missing = rank - shape.size();
      if (dim >= missing) extents.push_back(shape[dim - missing]);
    }
    result[dim] = broadcast_dim(trace.table(), extents);
  }
  trace.set_result(0, std::move(result));
}

void trace_expand(NodeTrace& trace) {
  const Integers& sizes = trace.call().integers(1);
  ExtentList shape = trace.operand(0);
  const size_t added = sizes.size() - shape.size();
  ExtentList result;
  for (size_t dim = 0; dim < sizes.size(); ++dim) {
    if (dim < added) {
      result.push_back(trace.new_size(1, dim, sizes[dim]));
      continue;
    }
    Extent& extent = shape[dim - added];
    const int64_t known = trace.table().value(extent);
    if (sizes[dim] == -1) {
      result.push_back(extent);
    } else if (known == sizes[dim] && (known != 1 || !extent.is_constant())) {
      trace.set_size(1, dim, extent);
      result.push_back(extent);
    } else {
      trace.table().pin(extent);
      result.push_back(trace.new_size(1, dim, sizes[dim]));
    }
  }
  trace.set_result(0, std::move(result));
}

// Every entry of a list of sizes is free.
template <size_t parameter>
void trace_sizes(NodeTrace& trace) {
  ExtentList result;
  const Integers& sizes = trace.call().integers(parameter);
  for (size_t i = 0; i < sizes.size(); ++i) {
    result.push_back(sizes[i] > 0 ? trace.new_size(parameter, i, sizes[i])
                                  : constant_extent(sizes[i]));
  }
  trace.set_result(0, std::move(result));
}

void trace_arange(NodeTrace& trace) {
  const auto integer = [&](size_t parameter) {
    const auto* attribute = std::get_if<Attribute>(&trace.node().arguments[parameter]);
    return attribute != nullptr ? std::get_if<int64_t>(attribute) : nullptr;
  };
  const int64_t* start = integer(0);
  const int64_t* end = integer(1);
  const int64_t* step = integer(2);
  const int64_t length = trace.known_shape()[0];
  if (start == nullptr || end == nullptr || step == nullptr || length == 0 ||
      *end - *start != length * *step) {
    trace.pin_all();
    return;
  }
  const Extent extent = trace.table().add_symbol(length, SymbolOrigin::kAttribute);
  trace.set_size(1, 0, constant_extent(*step) * extent + constant_extent(*start));
  trace.set_result(0, {extent});
}

void trace_linspace(NodeTrace& trace) {
  if (trace.known_shape()[0] > 0) {
    trace.set_result(0, {trace.new_size(2, 0, trace.known_shape()[0])});
  } else {
    trace.pin_all();
  }
}

// Copies of a dim: their number is free if the dim is 1 or fixed.
void trace_repeat(NodeTrace& trace) {
  const Integers& repeats = trace.call().integers(1);
  ExtentList shape = trace.operand(0);
  ExtentList result = constant_extents(trace.known_shape());
  const auto rank = static_cast<ptrdiff_t>(result.size());
  for (ptrdiff_t back = 1; back <= rank; ++back) {
    const bool has_dim = std::cmp_less_equal(back, shape.size());
    const bool has_count = std::cmp_less_equal(back, repeats.size());
    Extent extent = has_dim ? *(shape.end() - back) : constant_extent(1);
    Extent& place = *(result.end() - back);
    const int64_t count = has_count ? *(repeats.end() - back) : 1;
    const bool is_one = trace.table().value(extent) == 1;
    if (has_count && count > 0 && (extent.is_constant() || (is_one && count != 1))) {
      trace.table().pin(extent);
      place = trace.table().resolve(extent) *
              trace.new_size(1, repeats.size() - static_cast<size_t>(back), count);
    } else {
      place = constant_extent(count) * extent;
    }
  }
  trace.set_result(0, std::move(result));
}

void pin_operands(NodeTrace& trace) { trace.pin_all(); }

struct NamedRule {
  std::string_view op;
  SizeRule rule;
};

constexpr std::array kRules{
    NamedRule{"reshape", trace_reshape},   NamedRule{"unflatten", trace_unflatten},
    NamedRule{"flatten", trace_flatten},   NamedRule{"expand", trace_expand},
    NamedRule{"slice", trace_slice},       NamedRule{"narrow", trace_narrow},
    NamedRule{"split", trace_split},       NamedRule{"chunk", trace_chunk},
    NamedRule{"cat", trace_cat},           NamedRule{"glu", trace_glu},
    NamedRule{"repeat", trace_repeat},     NamedRule{"tile", trace_repeat},
    NamedRule{"full", trace_sizes<0>},     NamedRule{"rand", trace_sizes<0>},
    NamedRule{"randn", trace_sizes<0>},    NamedRule{"randint", trace_sizes<2>},
    NamedRule{"arange", trace_arange},     NamedRule{"linspace", trace_linspace},
    NamedRule{"as_strided", pin_operands}, NamedRule{"interpolate", trace_interpolate},
};

}  // namespace

SizeRule find_size_rule(const Op& op) {
  const auto* rule = std::ranges::find(kRules, op.name(), &NamedRule::op);
  if (rule != kRules.end()) return rule->rule;
  return op.def.body.empty() ? nullptr : trace_pointwise;
}

}  // namespace passnet
