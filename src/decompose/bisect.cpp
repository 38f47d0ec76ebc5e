#include "decompose/bisect.hpp"

#include "decompose/cut.hpp"
#include "ir/verify.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace passnet {
namespace {

constexpr size_t kFewNodes = 12;  // at most: no further values become results
constexpr size_t kNodesPerStretch = 6;
constexpr size_t kMostStretches = 16;
constexpr size_t kFewPlaces = 3;  // at most: each is judged alone

// Returns the number of stretches that the nodes are divided into; 1: few enough to be halved.
size_t count_stretches(size_t nodes) {
  return nodes <= kFewNodes ? 1 : std::clamp<size_t>(nodes / kNodesPerStretch, 2, kMostStretches);
}

// The results of parts, and what follows from them, of one graph.
class Search {
 public:
  Search(const Graph& graph, const Catalog& catalog, const JudgePart& judge,
         const BisectOptions& options)
      : graph_(graph), catalog_(catalog), judge_(judge), options_(options) {
    positions_.resize(graph.value_limit());
    for (size_t at = 0; at < graph.nodes().size(); ++at) {
      for (const ValueId value : node(at).results) positions_[value.index] = at;
    }
    last_readers_ = find_last_readers(graph);
  }

  Result<Bisection> run() {
    const size_t count = graph_.nodes().size();
    if (count == 0) return fail({}, "bisect-empty", "expected a graph with nodes, found none");
    PartVerdict verdict = TRY(judge(graph_.clone()));
    if (!verdict.is_faulty) return Bisection{graph_.clone(), std::move(verdict), judged_};
    GraphCut whole;
    for (size_t at = 0; at < count; ++at) whole.nodes.push_back(at);
    for (const GraphResult& result : graph_.results()) whole.results.push_back(result.value);
    std::vector<size_t> all = whole.nodes;
    if (const auto value = first_wrong(whole, verdict)) {
      keep(std::move(whole), graph_.clone(), std::move(verdict));
      TRY(search_values(slice(all, *value), *value));
    } else {
      keep(std::move(whole), graph_.clone(), std::move(verdict));
      if (!TRY(judge_places(all))) TRY(search_halves());
    }
    return Bisection{std::move(*best_graph_), std::move(best_verdict_), judged_};
  }

 private:
  const Node& node(size_t at) const { return graph_.node(graph_.nodes()[at]); }
  bool is_done() const { return judged_ >= options_.most_judged; }

  void keep(GraphCut part, Graph graph, PartVerdict verdict) {
    best_ = std::move(part);
    best_graph_ = std::move(graph);
    best_verdict_ = std::move(verdict);
  }

  // Judges a graph, each once.
  Result<PartVerdict> judge(const Graph& part) {
    const std::string key = canonical_hash(part, catalog_).hex();
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    PartVerdict verdict = TRY(judge_(part));
    judged_ += verdict.is_judged;
    options_.visit(part, verdict);
    known_.emplace(key, verdict);
    return verdict;
  }

  // Judges a part, and keeps it if it is faulty and has fewer nodes. None: it may not be judged any
  // more, or is right.
  Result<std::optional<PartVerdict>> try_part(const GraphCut& part) {
    if (part.nodes.empty() || part.results.empty() || is_done()) return std::nullopt;
    const std::string name = fmt::format("{}.{}_{}", graph_.name, part.nodes.front(),
                                         part.nodes.back() - part.nodes.front() + 1);
    Graph cut = TRY(cut_nodes(graph_, catalog_, part.nodes, part.results, name));
    PartVerdict verdict = TRY(judge(cut));
    if (!verdict.is_faulty) return std::nullopt;
    if (part.nodes.size() <= best_.nodes.size()) keep(part, std::move(cut), verdict);
    return verdict;
  }

  // The first of the part's wrong results in program order.
  std::optional<ValueId> first_wrong(const GraphCut& part, const PartVerdict& verdict) const {
    std::optional<ValueId> first;
    for (const size_t index : verdict.wrong) {
      const ValueId value = part.results[index];
      if (!graph_.value(value).producer.valid()) continue;
      if (!first || positions_[value.index] < positions_[first->index]) first = value;
    }
    return first;
  }

  // The nodes among these that a value depends on.
  std::vector<size_t> slice(const std::vector<size_t>& nodes, ValueId value) const {
    const std::set<size_t> among(nodes.begin(), nodes.end());
    std::set<size_t> found;
    std::vector<ValueId> open{value};
    while (!open.empty()) {
      const ValueId next = open.back();
      open.pop_back();
      if (!graph_.value(next).producer.valid()) continue;
      const size_t at = positions_[next.index];
      if (!among.contains(at) || !found.insert(at).second) continue;
      graph_.for_each_operand(node(at), [&](ValueId operand) { open.push_back(operand); });
    }
    return {found.begin(), found.end()};
  }

  // The values of these nodes that any other node reads, or that the graph returns.
  std::vector<ValueId> live_out(std::span<const size_t> nodes) const {
    const std::set<size_t> inside(nodes.begin(), nodes.end());
    std::vector<ValueId> values;
    std::set<uint32_t> read_outside;
    for (size_t at = nodes.front(); at < graph_.nodes().size(); ++at) {
      if (inside.contains(at)) continue;
      graph_.for_each_operand(node(at), [&](ValueId value) { read_outside.insert(value.index); });
    }
    for (const size_t at : nodes) {
      for (const ValueId value : node(at).results) {
        const bool is_returned = last_readers_[value.index] == graph_.nodes().size();
        if (is_returned || read_outside.contains(value.index)) values.push_back(value);
      }
    }
    return values;
  }

  // The values of the first `count` of the nodes that the others of them read.
  std::vector<ValueId> values_across(std::span<const size_t> nodes, size_t count) const {
    std::set<uint32_t> read;
    for (const size_t at : nodes.subspan(count)) {
      graph_.for_each_operand(node(at), [&](ValueId value) { read.insert(value.index); });
    }
    std::vector<ValueId> values;
    for (const size_t at : nodes.first(count)) {
      for (const ValueId value : node(at).results) {
        if (read.contains(value.index)) values.push_back(value);
      }
    }
    return values;
  }

  // Places that divide the nodes into stretches, each where few values cross. `shift`, a part of a
  // stretch, moves all of them.
  std::vector<size_t> choose_places(std::span<const size_t> nodes, double shift) const {
    const size_t stretches = count_stretches(nodes.size());
    const double length = static_cast<double>(nodes.size()) / static_cast<double>(stretches);
    std::vector<size_t> places;
    for (size_t i = 1; i < stretches; ++i) {
      const auto ideal = static_cast<size_t>((static_cast<double>(i) + shift) * length);
      const size_t reach = static_cast<size_t>(length / 4);
      size_t best = 0;
      size_t fewest = SIZE_MAX;
      for (size_t at = std::max<size_t>(ideal - reach, 1); at <= ideal + reach; ++at) {
        if (at >= nodes.size()) break;
        const size_t width = values_across(nodes, at).size();
        if (width < fewest) fewest = width, best = at;
      }
      if (best > 0 && (places.empty() || best > places.back())) places.push_back(best);
    }
    return places;
  }

  // The part of these nodes, with all that others read of them.
  GraphCut part_of(std::vector<size_t> nodes) const {
    std::vector<ValueId> results = live_out(nodes);
    return {.nodes = std::move(nodes), .results = std::move(results)};
  }

  Result<bool> may_be_faulty(const std::vector<size_t>& nodes) const {
    if (nodes.empty()) return false;
    const GraphCut part = part_of(nodes);
    if (part.results.empty()) return false;
    return options_.may_be_faulty(
        TRY(cut_nodes(graph_, catalog_, part.nodes, part.results, graph_.name)));
  }

  // The fewest first of the nodes that may be faulty; all of them may be.
  Result<size_t> fewest_first(const std::vector<size_t>& nodes) const {
    size_t lacking = 0;
    size_t enough = nodes.size();
    while (enough - lacking > 1) {
      const size_t middle = lacking + (enough - lacking) / 2;
      const auto end = nodes.begin() + static_cast<ptrdiff_t>(middle);
      (TRY(may_be_faulty({nodes.begin(), end})) ? enough : lacking) = middle;
    }
    return enough;
  }

  // The nodes of the place that ends first, none of which may be left out; all of them may be
  // faulty.
  Result<std::vector<size_t>> first_place(std::vector<size_t> nodes) const {
    nodes.resize(TRY(fewest_first(nodes)));
    for (size_t piece = (nodes.size() + 1) / 2; piece > 0; piece /= 2) {
      for (size_t from = 0; from < nodes.size();) {
        const auto begin = nodes.begin() + static_cast<ptrdiff_t>(from);
        const auto end =
            nodes.begin() + static_cast<ptrdiff_t>(std::min(from + piece, nodes.size()));
        std::vector<size_t> others(nodes.begin(), begin);
        others.insert(others.end(), end, nodes.end());
        if (TRY(may_be_faulty(others))) {
          nodes = std::move(others);
        } else {
          from += piece;
        }
      }
    }
    return nodes;
  }

  // The places among these nodes that may be faulty, each without the last node of another; none if
  // they are not few.
  Result<std::vector<std::vector<size_t>>> find_places(std::vector<size_t> nodes) const {
    std::vector<std::vector<size_t>> places;
    if (!options_.may_be_faulty) return places;
    while (TRY(may_be_faulty(nodes))) {
      if (places.size() == kFewPlaces) return std::vector<std::vector<size_t>>{};
      places.push_back(TRY(first_place(nodes)));
      std::erase(nodes, places.back().back());
    }
    return places;
  }

  // Judges the places among these nodes where the fault may be, if they are few. True: it is found.
  Result<bool> judge_places(const std::vector<size_t>& nodes) {
    const auto places = TRY(find_places(nodes));
    bool is_new = false;
    for (const std::vector<size_t>& place : places) {
      if (!right_places_.insert(place).second) continue;
      is_new = true;
      if (TRY(try_part(part_of(place)))) return true;
    }
    if (!is_new || places.size() != 1 || part_of(places[0]).results.size() != 1) return false;
    // The fault needs values that the ops before give.
    const ValueId value = part_of(places[0]).results[0];
    const size_t before = best_.nodes.size();
    TRY(widen(slice(nodes, value), value, places[0].size()));
    if (best_.nodes.size() == before) return false;
    TRY(leave_out());
    return true;
  }

  // Narrows down a wrong value by the values before it.
  Result<void> search_values(std::vector<size_t> nodes, ValueId value) {
    std::vector<size_t> wider = nodes;  // in which the value is known to be wrong
    double shift = 0;
    while (!is_done()) {
      if (TRY(judge_places(nodes))) return {};
      if (nodes.size() <= kFewNodes) break;
      GraphCut part{.nodes = nodes, .results = {}};
      const std::vector<size_t> places = choose_places(nodes, shift);
      std::set<uint32_t> shown;
      for (const size_t place : places) {
        for (const ValueId crossing : values_across(nodes, place)) {
          if (crossing != value && shown.insert(crossing.index).second) {
            part.results.push_back(crossing);
          }
        }
      }
      part.results.push_back(value);
      const auto verdict = TRY(try_part(part));
      const auto wrong = verdict ? first_wrong(part, *verdict) : std::nullopt;
      if (!wrong) {
        // A place was within what has to be together, or the values before matter.
        if (shift != 0) break;
        shift = -0.5;
        continue;
      }
      wider = nodes;
      value = *wrong;
      size_t from = 0;
      for (const size_t place : places) {
        if (nodes[place - 1] < positions_[value.index]) from = place;
      }
      nodes = slice({nodes.begin() + static_cast<ptrdiff_t>(from), nodes.end()}, value);
      shift = 0;
    }
    return finish(nodes, slice(wider, value), value);
  }

  // Finds the fewest last nodes that make the value wrong: among `nodes` if these do, else among
  // `wider`, nodes that do with other results. Then leaves out what is not needed.
  Result<void> finish(const std::vector<size_t>& nodes, const std::vector<size_t>& wider,
                      ValueId value) {
    size_t needed = nodes.size() + 1;  // at least so many last ones, unless more is found
    size_t lacking = 0;                // so many last ones are right
    const size_t first = nodes.size() <= kFewNodes ? 1 : nodes.size() / 2;
    for (size_t count = first; count < nodes.size() && !is_done(); count *= 2) {
      if (TRY(try_part(last_of(nodes, count, value)))) {
        needed = count;
        break;
      }
      lacking = count;
    }
    if (needed > nodes.size() && TRY(try_part(last_of(nodes, nodes.size(), value)))) {
      needed = nodes.size();
    }
    if (needed <= nodes.size()) {
      TRY(narrow(nodes, value, lacking, needed));
    } else {
      TRY(widen(wider, value, std::min(nodes.size(), wider.size())));
    }
    return leave_out();
  }

  // Finds the fewest last ones of the nodes that make the value wrong: more than `lacking`.
  Result<void> widen(const std::vector<size_t>& nodes, ValueId value, size_t lacking) {
    size_t needed = nodes.size();
    for (size_t count = lacking * 2; count < nodes.size() && !is_done(); count *= 2) {
      if (TRY(try_part(last_of(nodes, count, value)))) {
        needed = count;
        break;
      }
      lacking = count;
    }
    return narrow(nodes, value, lacking, needed);
  }

  // Does so between two numbers of last nodes.
  Result<void> narrow(const std::vector<size_t>& nodes, ValueId value, size_t lacking,
                      size_t needed) {
    while (needed - lacking > 1 && !is_done()) {
      const size_t middle = lacking + (needed - lacking) / 2;
      (TRY(try_part(last_of(nodes, middle, value))) ? needed : lacking) = middle;
    }
    return {};
  }

  GraphCut last_of(const std::vector<size_t>& nodes, size_t count, ValueId value) const {
    const std::vector<size_t> last(nodes.end() - static_cast<ptrdiff_t>(count), nodes.end());
    return {.nodes = slice(last, value), .results = {value}};
  }

  // Ends the best part earlier, and leaves out nodes of it, as long as it stays faulty.
  Result<void> leave_out() {
    while (best_.nodes.size() > 1 && !is_done()) {
      const std::vector<size_t> nodes = best_.nodes;
      GraphCut part{.nodes = {nodes.begin(), nodes.end() - 1}, .results = {}};
      part.results = values_across(nodes, nodes.size() - 1);
      const auto verdict = TRY(try_part(part));
      if (!verdict) break;
      if (const auto value = first_wrong(part, *verdict)) {
        TRY(try_part({.nodes = slice(part.nodes, *value), .results = {*value}}));
      }
    }
    // Those near the results first: with them goes what they alone need.
    for (size_t i = best_.nodes.size(); i > 0 && !is_done();) {
      const size_t left_out = best_.nodes[--i];
      GraphCut part = without(best_, left_out);
      if (!has_all(part) || !TRY(try_part(part))) continue;
      i = static_cast<size_t>(std::ranges::lower_bound(best_.nodes, left_out) -
                              best_.nodes.begin());
    }
    return {};
  }

  // The part without a node, and without what its results need for that node alone.
  GraphCut without(const GraphCut& part, size_t left_out) const {
    std::vector<size_t> others = part.nodes;
    std::erase(others, left_out);
    std::set<size_t> needed;
    for (const ValueId value : part.results) {
      for (const size_t at : slice(others, value)) needed.insert(at);
    }
    return {.nodes = {needed.begin(), needed.end()}, .results = part.results};
  }

  bool has_all(const GraphCut& part) const {
    return std::ranges::all_of(part.results, [&](ValueId value) {
      return std::ranges::binary_search(part.nodes, positions_[value.index]);
    });
  }

  // Halves the best part: its first half, its second, its middle.
  Result<void> search_halves() {
    while (best_.nodes.size() > 1 && !is_done()) {
      const std::vector<size_t> nodes = best_.nodes;
      const size_t half = nodes.size() / 2;
      bool is_smaller = false;
      for (const size_t begin : {size_t{0}, nodes.size() - half, (nodes.size() - half) / 2}) {
        const std::span<const size_t> part = std::span(nodes).subspan(begin, half);
        if (TRY(try_part({.nodes = {part.begin(), part.end()}, .results = live_out(part)}))) {
          is_smaller = true;
          break;
        }
      }
      if (!is_smaller) break;
    }
    TRY(leave_out_ends());
    TRY(keep_one_result());
    return leave_out();
  }

  // Takes what one of the best part's results needs, if that is faulty.
  Result<void> keep_one_result() {
    const GraphCut part = best_;
    for (const ValueId value : part.results) {
      GraphCut smaller{.nodes = slice(part.nodes, value), .results = {value}};
      if (smaller.nodes.size() == part.nodes.size()) continue;
      if (TRY(try_part(smaller))) return {};
    }
    return {};
  }

  // Leaves out a quarter at either end, then an eighth, and so on.
  Result<void> leave_out_ends() {
    for (size_t piece = (best_.nodes.size() + 3) / 4; piece > 0 && !is_done();) {
      bool is_smaller = false;
      for (const bool at_front : {true, false}) {
        const std::vector<size_t> nodes = best_.nodes;
        if (nodes.size() <= piece) break;
        const auto part =
            std::span<const size_t>(nodes).subspan(at_front ? piece : 0, nodes.size() - piece);
        is_smaller |=
            TRY(try_part({.nodes = {part.begin(), part.end()}, .results = live_out(part)}))
                .has_value();
      }
      if (!is_smaller) piece /= 2;
    }
    return {};
  }

  const Graph& graph_;
  const Catalog& catalog_;
  const JudgePart& judge_;
  const BisectOptions& options_;
  std::vector<size_t> positions_;     // by value: of the node that computes it
  std::vector<size_t> last_readers_;  // by value
  std::map<std::string, PartVerdict> known_;
  std::set<std::vector<size_t>> right_places_;  // alone
  size_t judged_ = 0;
  GraphCut best_;
  std::optional<Graph> best_graph_;
  PartVerdict best_verdict_;
};

}  // namespace

Result<Bisection> bisect(const Graph& graph, const Catalog& catalog, const JudgePart& judge,
                         const BisectOptions& options) {
  return Search(graph, catalog, judge, options).run();
}

}  // namespace passnet
