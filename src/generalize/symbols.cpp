#include "generalize/symbols.hpp"

#include "base/check.hpp"
#include "generalize/dim_votes.hpp"
#include "generalize/trace/trace.hpp"

#include <algorithm>
#include <map>

namespace passnet {
namespace {

// The symbols that occur in the graph's inputs, ascending.
std::vector<uint32_t> input_symbols(const Graph& graph, const TracedExtents& traced) {
  std::vector<uint32_t> found;
  for (const GraphInput& input : graph.inputs()) {
    for (const Extent& extent : traced.shapes[input.value.index]) {
      for (const uint32_t symbol : traced.table.symbols(extent)) {
        if (std::ranges::count(found, symbol) == 0) found.push_back(symbol);
      }
    }
  }
  return found;
}

Extent extent_of(uint32_t symbol) {
  Extent extent;
  extent.terms.push_back({.coefficient = 1, .factors = {symbol}});
  return extent;
}

void resolve_all(TracedExtents& traced) {
  for (ExtentList& shape : traced.shapes) {
    for (Extent& extent : shape) extent = traced.table.resolve(extent);
  }
  for (SizePlace& place : traced.sizes) place.extent = traced.table.resolve(place.extent);
}

// Makes one symbol of those of a class and value, which are the same dim of a model.
void join(TracedExtents& traced, std::span<const uint32_t> symbols,
          std::span<const DimClass> classes) {
  std::map<std::pair<DimClass, int64_t>, uint32_t> first;
  for (const uint32_t symbol : symbols) {
    if (classes[symbol] == DimClass::kOther) continue;
    const auto key = std::pair(classes[symbol], traced.table.symbol_value(symbol));
    const auto [entry, is_new] = first.try_emplace(key, symbol);
    if (!is_new) traced.table.unify(extent_of(entry->second), extent_of(symbol));
  }
  resolve_all(traced);
}

bool uses(const ExtentTable& table, const Extent& extent, uint32_t symbol) {
  return std::ranges::count(table.symbols(extent), symbol) > 0;
}

// Shows a symbol by the first dim that is a multiple of it, and perhaps a number more.
void set_scale(const ExtentTable& table, DimSymbol& symbol) {
  symbol.value = table.symbol_value(symbol.atom);
  for (const InputPlace& place : symbol.inputs) {
    const auto& terms = place.extent.terms;
    const bool has_number = Extent::is_number(terms.front());
    if (terms.size() != (has_number ? 2 : 1)) continue;
    const ExtentTerm& term = terms.back();
    if (term.factors.size() != 1 || term.factors[0] != symbol.atom || term.coefficient < 1)
      continue;
    symbol.step = term.coefficient;
    symbol.offset = has_number ? terms.front().coefficient : 0;
    symbol.value = symbol.value * symbol.step + symbol.offset;
    return;
  }
}

DimSymbol describe(const Graph& graph, const TracedExtents& traced, uint32_t atom) {
  DimSymbol symbol{.atom = atom};
  for (uint32_t i = 0; i < graph.inputs().size(); ++i) {
    const ExtentList& shape = traced.shapes[graph.inputs()[i].value.index];
    for (uint32_t dim = 0; dim < shape.size(); ++dim) {
      if (uses(traced.table, shape[dim], atom)) symbol.inputs.push_back({i, dim, shape[dim]});
    }
  }
  for (const SizePlace& place : traced.sizes) {
    if (uses(traced.table, place.extent, atom)) symbol.sizes.push_back(place);
  }
  set_scale(traced.table, symbol);
  return symbol;
}

}  // namespace

const DimSymbol* GraphSymbols::find(std::string_view name) const {
  const auto found = std::ranges::find(symbols, name, &DimSymbol::name);
  return found == symbols.end() ? nullptr : &*found;
}

GraphSymbols find_symbols(const Graph& graph, const Catalog& catalog) {
  GraphSymbols result{.symbols = {}, .traced = trace_extents(graph, catalog)};
  TracedExtents& traced = result.traced;
  const std::vector<DimClass> classes = classify(graph, catalog, traced);
  join(traced, input_symbols(graph, traced), classes);
  std::map<DimClass, int> count;
  for (const uint32_t atom : input_symbols(graph, traced)) {
    DimSymbol symbol = describe(graph, traced, atom);
    symbol.dim_class = classes[atom];
    const int number = ++count[symbol.dim_class];
    symbol.name = name(symbol.dim_class);
    if (number > 1) symbol.name += std::to_string(number);
    result.symbols.push_back(std::move(symbol));
  }
  return result;
}

std::vector<std::string> print_places(const Graph& graph, const Catalog& catalog,
                                      const GraphSymbols& symbols, const DimSymbol& symbol) {
  const ExtentTable& table = symbols.traced.table;
  std::vector<std::string> names(table.size());
  for (uint32_t atom = 0; atom < names.size(); ++atom) {
    if (table.is_symbol(atom)) names[atom] = std::to_string(table.symbol_value(atom));
  }
  for (const DimSymbol& named : symbols.symbols) {
    names[named.atom] = named.step == 1 && named.offset == 0
                            ? named.name
                            : fmt::format("{}'", named.name);  // of which it is a multiple
  }
  std::vector<std::string> places;
  const auto add = [&](std::string place, const Extent& extent) {
    const std::string text = table.print(extent, names);
    if (text != symbol.name) place += " = " + text;
    places.push_back(std::move(place));
  };
  for (const InputPlace& place : symbol.inputs) {
    const ValueId value = graph.inputs()[place.input].value;
    add(fmt::format("%{} dim {}", graph.value(value).name, place.dim), place.extent);
  }
  for (const SizePlace& place : symbol.sizes) {
    const Node& node = graph.node(graph.nodes()[place.node]);
    const std::string& parameter = catalog.op(node.op).schema.parameters[place.parameter].name;
    const auto& attribute = std::get<Attribute>(node.arguments[place.parameter]);
    const bool is_list = std::holds_alternative<Integers>(attribute);
    add(fmt::format("%{} {}{}", graph.value(node.results.front()).name, parameter,
                    is_list ? fmt::format("[{}]", place.entry) : ""),
        place.extent);
  }
  return places;
}

}  // namespace passnet
