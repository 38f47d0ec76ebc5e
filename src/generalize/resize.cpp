#include "generalize/resize.hpp"

#include "base/check.hpp"
#include "ir/copy.hpp"

#include <algorithm>
#include <limits>
#include <numeric>

namespace passnet {
namespace {

// Strides of the new shape in the order of the old ones; a stride of 0 stays.
Strides reordered_strides(const Strides& strides, const Shape& shape) {
  std::vector<size_t> order(shape.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::ranges::stable_sort(order, std::ranges::greater{}, [&](size_t dim) { return strides[dim]; });
  Strides result(shape.size(), 0);
  int64_t step = 1;
  for (size_t i = order.size(); i-- > 0;) {
    if (strides[order[i]] == 0) continue;
    result[order[i]] = step;
    step *= std::max<int64_t>(shape[order[i]], 1);
  }
  return result;
}

// Literal contents of the new shape: those of the old one repeated along each dim, or continued
// where they count up by 1. Too many are left out.
std::vector<double> resized_data(const std::vector<double>& data, const Shape& from,
                                 const Shape& to) {
  constexpr int64_t kMaxData = 1 << 16;
  std::vector<double> result;
  if (data.empty() || numel(from) == 0 || numel(to) > kMaxData) return result;
  const Strides steps = contiguous_strides(from);
  // By dim, the difference between neighbors along it if that is 1 everywhere, else 0.
  std::vector<double> rise(from.size(), 0);
  for (size_t dim = 0; dim < from.size(); ++dim) {
    bool counts = from[dim] > 1;
    for (int64_t at = 0; counts && at < numel(from); ++at) {
      if ((at / steps[dim]) % from[dim] == 0) continue;
      const auto index = static_cast<size_t>(at);
      counts = data[index] == data[index - static_cast<size_t>(steps[dim])] + 1;
    }
    rise[dim] = counts ? 1 : 0;
  }
  const Strides new_steps = contiguous_strides(to);
  for (int64_t at = 0; at < numel(to); ++at) {
    int64_t source = 0;
    double continued = 0;
    for (size_t dim = 0; dim < to.size(); ++dim) {
      const int64_t index = (at / new_steps[dim]) % to[dim];
      source += (index % from[dim]) * steps[dim];
      continued += rise[dim] * static_cast<double>(index - index % from[dim]);
    }
    result.push_back(data[static_cast<size_t>(source)] + continued);
  }
  return result;
}

class Resizing {
 public:
  Resizing(const Graph& graph, const Catalog& catalog, const GraphSymbols& symbols,
           std::vector<int64_t> atoms)
      : graph_(graph),
        catalog_(catalog),
        traced_(symbols.traced),
        atoms_(std::move(atoms)),
        builder_(catalog, graph.name),
        copies_(graph, builder_) {}

  Result<Graph> run() {
    for (const GraphInput& input : graph_.inputs()) TRY(add_input(input));
    for (size_t position = 0; position < graph_.nodes().size(); ++position) {
      TRY(add_node(position));
    }
    copies_.results();
    for (const KernelSource& kernel : graph_.kernels()) builder_.add_kernel(kernel);
    for (const Fusion& fusion : graph_.fusions()) builder_.add_fusion(fusion);
    return builder_.take();
  }

 private:
  Result<int64_t> extent(const Extent& extent, Span span) const {
    const auto value = traced_.table.evaluate(extent, atoms_);
    if (value && *value >= 0) return *value;
    return fail(span, "dim-value", "the values of the dims leave no extent");
  }

  Result<Shape> shape(ValueId value, Span span) const {
    Shape shape;
    for (const Extent& dim : traced_.shapes[value.index]) shape.push_back(TRY(extent(dim, span)));
    return shape;
  }

  Result<void> add_input(const GraphInput& input) {
    TensorType type = graph_.type(input.value);
    Shape resized = TRY(shape(input.value, {}));
    InputFacts facts = input.facts;
    if (resized != type.shape) {
      if (facts.strides) facts.strides = reordered_strides(*facts.strides, resized);
      facts.data = resized_data(facts.data, type.shape, resized);
    }
    type.shape = std::move(resized);
    if (!is_sane(type)) return fail({}, "dim-value", "{} is too large", to_string(type));
    copies_.input(input.value, std::move(type), std::move(facts));
    return {};
  }

  // Sets the sizes of the node's arguments.
  Result<void> set_sizes(size_t position, std::vector<Argument>& arguments, Span span) {
    for (; next_size_ < traced_.sizes.size() && traced_.sizes[next_size_].node == position;
         ++next_size_) {
      const SizePlace& place = traced_.sizes[next_size_];
      auto& attribute = std::get<Attribute>(arguments[place.parameter]);
      const auto evaluated = traced_.table.evaluate(place.extent, atoms_);
      if (!evaluated) return fail(span, "dim-value", "the values of the dims leave no size");
      const int64_t value = *evaluated;  // negative for the end of an arange that counts down
      if (auto* list = std::get_if<Integers>(&attribute)) {
        (*list)[place.entry] = value;
      } else {
        attribute = value;
      }
    }
    return {};
  }

  Result<void> add_node(size_t position) {
    const Node& node = graph_.node(graph_.nodes()[position]);
    std::vector<Argument> arguments = copies_.arguments(node);
    TRY(set_sizes(position, arguments, node.span));
    const std::vector<ValueId> results = TRY(copies_.node(node, std::move(arguments)));
    return check(node, results);
  }

  Result<void> check(const Node& node, std::span<const ValueId> results) {
    bool agrees = results.size() == node.results.size();
    for (size_t i = 0; agrees && i < results.size(); ++i) {
      TensorType expected = graph_.type(node.results[i]);
      expected.shape = TRY(shape(node.results[i], node.span));
      agrees = builder_.graph().type(results[i]) == expected;
    }
    if (agrees && node.fusion) builder_.fuse(results.front(), *node.fusion);
    if (agrees) return {};
    return fail(node.span, "resize-mismatch", "'{}' has other extents than its dims suggest",
                catalog_.op(node.op).name());
  }

  const Graph& graph_;
  const Catalog& catalog_;
  const TracedExtents& traced_;
  const std::vector<int64_t> atoms_;
  GraphBuilder builder_;
  GraphCopy copies_;
  size_t next_size_ = 0;
};

}  // namespace

Result<std::vector<int64_t>> atom_values(const GraphSymbols& symbols,
                                         std::span<const int64_t> values) {
  CHECK(values.size() == symbols.symbols.size());
  const ExtentTable& table = symbols.traced.table;
  std::vector<int64_t> atoms;
  for (uint32_t atom = 0; atom < table.size(); ++atom) atoms.push_back(table.symbol_value(atom));
  for (size_t i = 0; i < values.size(); ++i) {
    const DimSymbol& symbol = symbols.symbols[i];
    const int64_t scaled = values[i] - symbol.offset;
    if (scaled < symbol.step || scaled % symbol.step != 0 || values[i] > int64_t{1} << 40) {
      return fail({}, "dim-value",
                  "expected a value of '{}' that is {} more than a multiple of {}, "
                  "found {}",
                  symbol.name, symbol.offset, symbol.step, values[i]);
    }
    atoms[symbol.atom] = scaled / symbol.step;
  }
  return atoms;
}

int64_t largest_value(const GraphSymbols& symbols, std::span<const int64_t> atom_values) {
  int64_t largest = 0;
  for (const ExtentList& shape : symbols.traced.shapes) {
    if (std::ranges::all_of(shape, &Extent::is_constant)) continue;
    Shape extents;
    for (const Extent& extent : shape) {
      const auto value = symbols.traced.table.evaluate(extent, atom_values);
      if (!value) return std::numeric_limits<int64_t>::max();
      extents.push_back(*value);
    }
    largest = std::max(largest, numel(extents));
  }
  return largest;
}

Result<Graph> resize(const Graph& graph, const Catalog& catalog, const GraphSymbols& symbols,
                     std::span<const int64_t> values) {
  std::vector<int64_t> atoms = TRY(atom_values(symbols, values));
  return Resizing(graph, catalog, symbols, std::move(atoms)).run();
}

}  // namespace passnet
