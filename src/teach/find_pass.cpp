#include "teach/find_pass.hpp"

#include "pass/language/parse.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace passnet {
namespace {

constexpr size_t kOpsInName = 4;
constexpr double kLoss = 0.95;    // a gain below it: op by op was faster
constexpr double kMargin = 0.94;  // what `fuse pattern` alone does not say must be worth its words

// A version whose text has been read.
struct ReadVersion {
  Sources sources;
  std::vector<Pass> passes;
  std::string problem;
};

ReadVersion read(const PassVersion& version, const Catalog& catalog) {
  ReadVersion result;
  Diagnostics diagnostics;
  const SourceId source = result.sources.add("author.pass", print(version.passes));
  result.passes = parse_passes(result.sources, source, catalog, diagnostics);
  if (diagnostics.has_errors()) result.problem = diagnostics.list().front().message;
  return result;
}

int64_t largest_bytes(const AlignedGraphs& aligned) {
  int64_t most = 0;
  for (const Graph* graph : aligned.graphs) {
    for (const NodeId id : graph->nodes()) {
      for (const ValueId value : graph->node(id).results) {
        most = std::max(most, graph->type(value).bytes());
      }
    }
  }
  return most;
}

// True if an op of the graphs is no expression per element and no view: it reduces.
bool has_reduction(const AlignedGraphs& aligned, const Catalog& catalog) {
  const Graph& graph = *aligned.graphs.front();
  return std::ranges::any_of(graph.nodes(), [&](NodeId id) {
    const OpDef& def = catalog.op(graph.node(id).op).def;
    return def.lower != nullptr && def.library.empty() &&
           catalog.op(graph.node(id).op).name() != "batch_norm";
  });
}

class GroupSearch {
 public:
  GroupSearch(AlignedGraphs aligned, const Catalog& catalog, CandidateTimer& timer)
      : group_{.aligned = std::move(aligned), .tried = {}}, catalog_(catalog), timer_(timer) {}

  // Times the versions together, and the graphs op by op.
  Result<void> measure(std::vector<PassVersion> versions) {
    std::vector<ReadVersion> texts;
    for (const PassVersion& version : versions) texts.push_back(read(version, catalog_));
    std::vector<TimedCase> cases;
    for (const Graph* graph : group_.aligned.graphs) cases.push_back({.graph = graph});
    for (const ReadVersion& text : texts) {
      if (!text.problem.empty()) continue;
      for (const Graph* graph : group_.aligned.graphs) {
        cases.push_back({.graph = graph, .passes = text.passes});
      }
    }
    const std::vector<CaseTime> times = TRY(timer_.time(cases));
    const size_t graphs = group_.aligned.graphs.size();
    size_t next = graphs;
    for (size_t i = 0; i < versions.size(); ++i) {
      TriedVersion tried{
          .version = std::move(versions[i]), .gain = {}, .problem = texts[i].problem};
      if (tried.problem.empty()) {
        judge(std::span(times).first(graphs), std::span(times).subspan(next, graphs), tried);
        next += graphs;
      }
      group_.tried.push_back(std::move(tried));
    }
    std::ranges::stable_sort(group_.tried, std::greater(),
                             [](const TriedVersion& tried) { return tried.rank(); });
    return {};
  }

  const TriedVersion& best() const { return group_.tried.front(); }
  bool has_any() const { return !group_.tried.empty(); }
  SearchedGroup take() { return std::move(group_); }
  const AlignedGraphs& aligned() const { return group_.aligned; }

 private:
  static void judge(std::span<const CaseTime> base, std::span<const CaseTime> own,
                    TriedVersion& tried) {
    double logs = 0;
    for (size_t i = 0; i < base.size(); ++i) {
      if (!base[i].us || !own[i].us) {
        tried.problem = base[i].us ? own[i].problem : base[i].problem;
        return;
      }
      logs += std::log(*base[i].us / *own[i].us);
    }
    tried.gain = std::exp(logs / static_cast<double>(base.size()));
  }

  SearchedGroup group_;
  const Catalog& catalog_;
  CandidateTimer& timer_;
};

}  // namespace

double TriedVersion::rank() const {
  if (!gain) return -std::numeric_limits<double>::infinity();
  return version.idea == Idea::kOneKernel ? *gain : *gain * kMargin;
}

Result<std::vector<SearchedGroup>> find_passes(std::span<const Graph* const> graphs,
                                               const Catalog& catalog, const Target& target,
                                               CandidateTimer& timer, const std::string& name,
                                               const SearchOptions& options) {
  std::vector<SearchedGroup> groups;
  for (AlignedGraphs& aligned : align_graphs(graphs, catalog)) {
    const std::string own = groups.empty() ? name : fmt::format("{}_v{}", name, groups.size() + 1);
    auto versions = make_versions(aligned, catalog, target, own);
    if (!versions) continue;
    GroupSearch search(std::move(aligned), catalog, timer);
    TRY(search.measure(*std::move(versions)));
    const bool loses = search.has_any() && search.best().gain.value_or(1) < kLoss;
    if (loses && !options.is_late()) {
      std::vector<PassVersion> parts;
      for (AuthoredPass& part : make_fallbacks(search.aligned(), catalog, own)) {
        parts.push_back({.idea = Idea::kPart, .passes = {std::move(part)}});
      }
      TRY(search.measure(std::move(parts)));
    }
    const bool is_worth = options.with_schedules && search.has_any() &&
                          search.best().gain.has_value() && !options.is_late();
    if (is_worth) {
      TRY(search.measure(make_scheduled(search.best().version,
                                        has_reduction(search.aligned(), catalog),
                                        largest_bytes(search.aligned()))));
    }
    groups.push_back(search.take());
  }
  return groups;
}

std::string pass_name(const Graph& graph, const Catalog& catalog) {
  std::string name;
  size_t ops = 0;
  std::string last;
  for (const NodeId id : graph.nodes()) {
    const Op& op = catalog.op(graph.node(id).op);
    if (op.def.view != nullptr || op.name() == last || ops == kOpsInName) continue;
    last = op.name();
    name += (name.empty() ? "" : "_") + last;
    ++ops;
  }
  return name.empty() ? "views" : name;
}

}  // namespace passnet
