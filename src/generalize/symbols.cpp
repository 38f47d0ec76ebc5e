#include "generalize/symbols.hpp"

#include "base/check.hpp"
#include "generalize/dim_votes.hpp"
#include "generalize/trace/trace.hpp"

#include <algorithm>
#include <map>

namespace passnet {
namespace {

// The symbols that occur in the graph's inputs, in the order of their first place.
std::vector<uint32_t> input_symbols(const Graph& graph, const TracedExtents& traced) {
  std::vector<uint32_t> found;
  std::vector<bool> is_known(traced.table.size());
  for (const GraphInput& input : graph.inputs()) {
    for (const Extent& extent : traced.shapes[input.value.index]) {
      for (const uint32_t symbol : traced.table.symbols(extent)) {
        if (!is_known[symbol]) found.push_back(symbol);
        is_known[symbol] = true;
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

// Adds to every symbol the places where it occurs.
void add_places(const Graph& graph, const TracedExtents& traced, std::vector<DimSymbol>& symbols) {
  std::vector<DimSymbol*> by_atom(traced.table.size());
  for (DimSymbol& symbol : symbols) by_atom[symbol.atom] = &symbol;
  for (uint32_t i = 0; i < graph.inputs().size(); ++i) {
    const ExtentList& shape = traced.shapes[graph.inputs()[i].value.index];
    for (uint32_t dim = 0; dim < shape.size(); ++dim) {
      for (const uint32_t atom : traced.table.symbols(shape[dim])) {
        by_atom[atom]->inputs.push_back({i, dim, shape[dim]});
      }
    }
  }
  for (const SizePlace& place : traced.sizes) {
    for (const uint32_t atom : traced.table.symbols(place.extent)) {
      if (by_atom[atom] != nullptr) by_atom[atom]->sizes.push_back(place);
    }
  }
}

// The names in which extents are printed, by factor of the table.
std::vector<std::string> factor_names(const GraphSymbols& symbols) {
  const ExtentTable& table = symbols.traced.table;
  std::vector<std::string> names(table.size());
  for (uint32_t atom = 0; atom < names.size(); ++atom) {
    if (table.is_symbol(atom)) names[atom] = std::to_string(table.symbol_value(atom));
  }
  for (const DimSymbol& symbol : symbols.symbols) {
    const bool is_plain = symbol.step == 1 && symbol.offset == 0;
    // With a prime: that of which the named extent is a multiple.
    names[symbol.atom] = is_plain ? symbol.name : symbol.name + "'";
  }
  return names;
}

std::string print_size(const Graph& graph, const Catalog& catalog, const SizePlace& place) {
  const Node& node = graph.node(graph.nodes()[place.node]);
  const auto& attribute = std::get<Attribute>(node.arguments[place.parameter]);
  std::string text = fmt::format("%{} {}", graph.value(node.results.front()).name,
                                 catalog.op(node.op).schema.parameters[place.parameter].name);
  if (std::holds_alternative<Integers>(attribute)) text += fmt::format("[{}]", place.entry);
  return text;
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
    const int number = ++count[classes[atom]];
    DimSymbol symbol{
        .name = std::string(name(classes[atom])), .dim_class = classes[atom], .atom = atom};
    if (number > 1) symbol.name += std::to_string(number);
    result.symbols.push_back(std::move(symbol));
  }
  add_places(graph, traced, result.symbols);
  for (DimSymbol& symbol : result.symbols) set_scale(traced.table, symbol);
  return result;
}

std::vector<std::vector<std::string>> print_places(const Graph& graph, const Catalog& catalog,
                                                   const GraphSymbols& symbols) {
  const std::vector<std::string> names = factor_names(symbols);
  std::vector<std::vector<std::string>> all;
  for (const DimSymbol& symbol : symbols.symbols) {
    std::vector<std::string> places;
    const auto add = [&](std::string place, const Extent& extent) {
      const std::string text = symbols.traced.table.print(extent, names);
      if (text != symbol.name) place += " = " + text;
      places.push_back(std::move(place));
    };
    for (const InputPlace& place : symbol.inputs) {
      const ValueId value = graph.inputs()[place.input].value;
      add(fmt::format("%{} dim {}", graph.value(value).name, place.dim), place.extent);
    }
    for (const SizePlace& place : symbol.sizes) {
      add(print_size(graph, catalog, place), place.extent);
    }
    all.push_back(std::move(places));
  }
  return all;
}

}  // namespace passnet
