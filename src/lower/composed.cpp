#include "lower/composed.hpp"

#include "ir/cost.hpp"
#include "kernel/costs/lowering.hpp"
#include "kernel/target.hpp"
#include "lower/simplify.hpp"
#include "pass/drive.hpp"

#include <algorithm>
#include <utility>

namespace passnet {
namespace {

constexpr size_t kRounds = 12;        // not tuning: of all passes over a graph
constexpr size_t kMostApplied = 240;  // not tuning: passes, in all rounds
constexpr double kRounding = 1e-9;    // not tuning: of a sum of times

// Estimates times of the nodes of a graph and of those that follow from it by passes, in which a
// node that stays has its id. Each node is looked at once.
class TimeEstimates {
 public:
  TimeEstimates(const Catalog& catalog, const Target& target)
      : catalog_(catalog), costs_(*target.lower) {}

  double of(const Graph& graph, NodeId id) {
    if (times_.size() <= id.index) times_.resize(graph.node_limit(), kUnknown);
    double& time = times_[id.index];
    if (time == kUnknown) time = estimate(graph, id);
    return time;
  }

  double of(const Graph& graph) {
    double time = 0;
    for (const NodeId id : graph.nodes()) time += of(graph, id);
    return time;
  }

  // The time of a node that was looked at.
  double known(NodeId id) const { return times_[id.index]; }

  // Forgets nodes from this id on: their graph is given up.
  void forget_from(size_t id) { times_.resize(std::min(times_.size(), id)); }

 private:
  static constexpr double kUnknown = -1;

  double estimate(const Graph& graph, NodeId id) const {
    const Cost needed = cost(graph, id, catalog_);
    const auto bytes = static_cast<double>(needed.bytes());
    const bool is_product = needed.flops > bytes * costs_.min_product_intensity;
    const double pace = is_product ? costs_.product_flops : costs_.map_flops;
    return needed.flops / pace + bytes / costs_.composed_bytes;
  }

  const Catalog& catalog_;
  const LoweringCosts& costs_;
  std::vector<double> times_;  // nanoseconds, by node
};

class Composer {
 public:
  Composer(const Graph& graph, const Catalog& catalog, const Target& target)
      : catalog_(catalog),
        target_(target),
        estimates_(catalog, target),
        // Passes save nothing that the compiler would find by itself.
        graph_(simplify(graph, catalog, target)),
        first_nodes_(graph_.nodes()) {}

  std::optional<ComposedGraph> run(std::span<const Pass* const> passes) {
    for (size_t round = 0; round < kRounds && applied_.size() < kMostApplied; ++round) {
      const size_t before = applied_.size();
      for (const Pass* const pass : passes) try_pass(*pass);
      if (applied_.size() == before) break;
    }
    if (applied_.empty()) return std::nullopt;
    const double saved = saved_share();
    const LoweringCosts& costs = *target_.lower;
    if (saved < costs.min_composed_saving) return std::nullopt;
    if (first_time_ - time_ < costs.min_composed_part * first_time_) return std::nullopt;
    return ComposedGraph{
        .graph = std::move(graph_), .applied = std::move(applied_), .saved = saved};
  }

 private:
  void try_pass(const Pass& pass) {
    if (!may_match(pass)) return;
    Graph tried = graph_.clone();
    const auto report = apply(tried, catalog_, std::span(&pass, 1), target_);
    if (!report || report->matches() == 0) return;
    if (applied_.empty()) time_ = estimates_.of(graph_);
    const double time = estimates_.of(tried);
    if (time > time_ * (1 + kRounding)) return estimates_.forget_from(graph_.node_limit());
    if (applied_.empty()) first_time_ = time_;
    time_ = time;
    graph_ = std::move(tried);
    ops_.clear();
    applied_.push_back(&pass);
  }

  // True unless an op of the pattern is not in the graph.
  bool may_match(const Pass& pass) {
    if (ops_.empty()) {
      for (const NodeId id : graph_.nodes()) ops_.push_back(graph_.node(id).op);
      std::ranges::sort(ops_);
      const auto repeated = std::ranges::unique(ops_);
      ops_.erase(repeated.begin(), repeated.end());
    }
    return std::ranges::all_of(pass.pattern.nodes, [&](const PatternNode& node) {
      return std::ranges::any_of(node.calls, [&](const PatternCall& call) {
        return std::ranges::binary_search(ops_, call.op);
      });
    });
  }

  // The time that is saved, over that of the nodes that are no longer there.
  double saved_share() const {
    double replaced = 0;
    std::vector<bool> stays(graph_.node_limit());
    for (const NodeId id : graph_.nodes()) stays[id.index] = true;
    for (const NodeId id : first_nodes_) {
      if (!stays[id.index]) replaced += estimates_.known(id);
    }
    return replaced > 0 ? (first_time_ - time_) / replaced : 0;
  }

  const Catalog& catalog_;
  const Target& target_;
  TimeEstimates estimates_;
  Graph graph_;                      // after the passes so far
  std::vector<NodeId> first_nodes_;  // before any pass
  double first_time_ = 0;            // likewise
  double time_ = 0;                  // of the graph; known once a pass was tried
  std::vector<OpId> ops_;            // of the graph, each once, in order; empty: not yet known
  std::vector<const Pass*> applied_;
};

}  // namespace

double estimate_time(const Graph& graph, const Catalog& catalog, const Target& target) {
  return TimeEstimates(catalog, target).of(graph);
}

std::optional<ComposedGraph> compose_passes(const Graph& graph, const Catalog& catalog,
                                            std::span<const Pass* const> passes,
                                            const Target& target) {
  if (target.device != Device::kCpu) return std::nullopt;
  return Composer(graph, catalog, target).run(passes);
}

}  // namespace passnet
