#include "decompose/decompose.hpp"

#include "base/check.hpp"
#include "decompose/cut.hpp"

#include <algorithm>
#include <map>

namespace passnet {
namespace {

// Half-open ranges of positions without random ops, in order.
std::vector<std::pair<size_t, size_t>> find_segments(const Graph& graph, const Catalog& catalog) {
  std::vector<std::pair<size_t, size_t>> segments;
  const auto& nodes = graph.nodes();
  for (size_t begin = 0; begin < nodes.size();) {
    size_t end = begin;
    while (end < nodes.size() && !catalog.op(graph.node(nodes[end]).op).def.random) ++end;
    if (end > begin) segments.emplace_back(begin, end);
    begin = end + 1;
  }
  return segments;
}

void add_singles(std::vector<Piece>& pieces, const Graph& graph, const Catalog& catalog) {
  for (size_t at = 0; at < graph.nodes().size(); ++at) {
    const Node& node = graph.node(graph.nodes()[at]);
    const OpDef& op = catalog.op(node.op).def;
    bool has_operand = false;
    graph.for_each_operand(node, [&](ValueId) { has_operand = true; });
    if (op.random || op.view != nullptr || !has_operand) continue;
    pieces.push_back({.start = at, .count = 1, .kind = PieceKind::kSingle});
  }
}

Piece fusible(const Unit& first, const Unit& last) {
  return {.start = first.start,
          .count = last.start + last.count - first.start,
          .kind = PieceKind::kFusible};
}

void add_fusibles(std::vector<Piece>& pieces, const std::vector<Unit>& units) {
  for (const Unit& unit : units) {
    const bool is_bare_call = unit.calls_library && unit.computing == 1;
    if (unit.count >= 2 && !is_bare_call) pieces.push_back(fusible(unit, unit));
  }
  for (size_t first = 0; first < units.size();) {
    size_t last = first;
    while (!units[first].calls_library && last + 1 < units.size() &&
           last + 1 - first < kMostLaunches && !units[last + 1].calls_library &&
           follows(units[last + 1], units[last])) {
      ++last;
    }
    if (last > first) pieces.push_back(fusible(units[first], units[last]));
    first = last + 1;
  }
}

}  // namespace

Result<std::vector<Unit>> find_program_units(const Graph& graph, const Catalog& catalog,
                                             const Target& target) {
  const auto segments = find_segments(graph, catalog);
  const bool is_whole = segments.size() == 1 && segments[0].second == graph.nodes().size();
  if (is_whole) return find_units(graph, catalog, target);
  std::vector<Unit> found;
  const Cutter cutter(graph, catalog);
  for (const auto& segment : segments) {
    const auto part = cutter.cut(segment.first, segment.second - segment.first);
    if (!part && part.error().id != "cut-unread") return std::unexpected(part.error());
    if (!part) continue;
    for (Unit& unit : TRY(find_units(*part, catalog, target))) {
      unit.start += segment.first;
      found.push_back(unit);
    }
  }
  return found;
}

std::vector<Piece> find_pieces(const Graph& graph, const Catalog& catalog,
                               const std::vector<Unit>& units) {
  std::vector<Piece> pieces;
  add_singles(pieces, graph, catalog);
  add_fusibles(pieces, units);
  std::ranges::sort(pieces);
  return pieces;
}

Result<Decomposition> decompose(const Graph& graph, const Catalog& catalog, const Target& target) {
  std::vector<Unit> units = TRY(find_program_units(graph, catalog, target));
  std::vector<Piece> pieces = find_pieces(graph, catalog, units);
  return Decomposition{.units = std::move(units), .pieces = std::move(pieces)};
}

Piece typical_piece(const std::vector<Unit>& units, const Motif& motif, size_t occurrence) {
  const size_t first = motif.occurrences[occurrence].unit;
  const Unit& last = units[first + motif.units - 1];
  return {.start = units[first].start,
          .count = last.start + last.count - units[first].start,
          .kind = PieceKind::kTypical};
}

std::vector<std::vector<Piece>> find_typical_pieces(std::span<const std::vector<Unit>> programs) {
  std::map<std::vector<Unit>, size_t> known;
  std::vector<std::vector<Unit>> distinct;
  std::vector<size_t> distinct_of;  // by program
  for (const std::vector<Unit>& program : programs) {
    const auto [entry, is_new] = known.emplace(program, distinct.size());
    if (is_new) distinct.push_back(program);
    distinct_of.push_back(entry->second);
  }
  std::vector<std::vector<Piece>> found(distinct.size());
  for (const Motif& motif : find_motifs(distinct)) {
    for (size_t i = 0; i < motif.occurrences.size(); ++i) {
      const uint32_t program = motif.occurrences[i].graph;
      found[program].push_back(typical_piece(distinct[program], motif, i));
    }
  }
  for (std::vector<Piece>& pieces : found) {
    std::ranges::sort(pieces);
    const auto repeated = std::ranges::unique(pieces);
    pieces.erase(repeated.begin(), repeated.end());
  }
  std::vector<std::vector<Piece>> pieces;
  for (const size_t program : distinct_of) pieces.push_back(found[program]);
  return pieces;
}

}  // namespace passnet
