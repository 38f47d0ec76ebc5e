#include "fuzz_pass/fuzz.hpp"

#include "fuzz_pass/search.hpp"
#include "fuzz_pass/seed.hpp"
#include "fuzz_pass/shrink.hpp"
#include "fuzz_pass/vary_seed.hpp"
#include "ir/text/text.hpp"
#include "pass/match.hpp"

#include <algorithm>
#include <chrono>
#include <map>
#include <set>

namespace passnet {
namespace {

using Clock = std::chrono::steady_clock;

constexpr size_t kMaxVain = 12;   // consecutive searches without a new instance before it gives up
constexpr size_t kMaxSeeds = 12;  // of all given graphs
constexpr size_t kBatch = 6;      // instances that are compiled together if the time is limited

// An instance, and the result of the pass on it.
struct Trial {
  Instance instance;
  uint64_t seed = 0;
  std::optional<Rewritten> rewritten;
  std::optional<TrialFailure> failure;
};

bool has_strided_input(const Graph& graph) {
  return std::ranges::any_of(graph.inputs(), [&](const GraphInput& input) {
    return input.facts.strides &&
           !is_contiguous(graph.type(input.value).shape, *input.facts.strides);
  });
}

class Fuzzing {
 public:
  Fuzzing(const Pass& pass, const Catalog& catalog, const Target& target, KernelCompiler compiler,
          const FuzzOptions& options)
      : pass_(pass),
        catalog_(catalog),
        target_(target),
        builder_(pass, catalog, target),
        kernels_(compiler, options.compiled),
        options_(options),
        random_(options.seed) {}

  Result<FuzzReport> run() {
    FuzzReport report{
        .pass = pass_.name, .wanted = options_.instances, .seeded = !options_.from.empty()};
    report.refusal = find_missing_kernel(pass_, target_);
    if (report.refusal) return report;
    std::vector<Trial> trials = options_.from.empty() ? find_trials() : find_seeded(report);
    const std::vector<size_t> order = order_of(trials);
    const size_t batch = options_.run_s ? kBatch : std::max<size_t>(order.size(), 1);
    for (size_t from = 0; from < order.size() && !is_over(report); from += batch) {
      const auto part = std::span(order).subspan(from, std::min(batch, order.size() - from));
      TRY(compile(trials, part));
      for (const size_t index : part) {
        if (is_over(report)) break;
        TRY(run_one(trials[index], report));
      }
    }
    return report;
  }

 private:
  Result<void> run_one(Trial& trial, FuzzReport& report) {
    if (!trial.failure) {
      trial.failure = TRY(run_trial(trial.instance.graph, *trial.rewritten, libraries_of(trial),
                                    setting(), trial.seed));
    }
    count(trial, report);
    report.graphs += graphs_.insert(print(trial.instance.graph, catalog_)).second ? 1 : 0;
    options_.advanced();
    if (trial.failure) report.failure = TRY(reduce(std::move(trial)));
    return {};
  }

  // True after a failure, or if the time is up and one instance of each dtype was run.
  bool is_over(FuzzReport& report) const {
    const std::chrono::duration<double> time = Clock::now() - begin_;
    if (report.failure) return true;
    report.stopped = options_.run_s && report.tried >= std::max<size_t>(firsts_, 1) &&
                     time.count() >= *options_.run_s;
    return report.stopped;
  }

  // The order in which trials run: as they are, or with a time limit the first of each dtype, then
  // the second of each.
  std::vector<size_t> order_of(std::span<const Trial> trials) {
    std::vector<std::pair<size_t, size_t>> places;  // among those of its dtype, in all
    std::map<DType, size_t> counts;
    for (size_t i = 0; i < trials.size(); ++i) {
      places.emplace_back(options_.run_s ? counts[usual_dtype(trials[i].instance.draft)]++ : i, i);
    }
    std::ranges::sort(places);
    firsts_ = counts.size();
    std::vector<size_t> order;
    for (const auto& [place, index] : places) order.push_back(index);
    return order;
  }

  std::vector<Trial> find_trials() {
    const std::vector<DType> dtypes = named_dtypes(pass_);
    std::vector<Trial> trials;
    std::set<std::string> seen;
    size_t vain = 0;
    while (trials.size() < options_.instances && vain < kMaxVain) {
      const DType dtype = random_.percent(8) ? DType::kF64 : dtypes[turn_++ % dtypes.size()];
      ++vain;
      auto instance = find_instance(builder_, dtype, random_);
      if (!instance) continue;
      if (!seen.insert(print(instance->graph, catalog_)).second) continue;
      auto trial = make_trial(*std::move(instance));
      if (!trial) continue;
      vain = 0;
      trials.push_back(*std::move(trial));
    }
    return trials;
  }

  // As many instances of each dtype as were asked for. If no further graph is found, known ones are
  // tried on other inputs.
  std::vector<Trial> find_seeded(FuzzReport& report) {
    const std::vector<SeedVariation> variations = learn_seeds(report);
    std::vector<Trial> trials;
    if (variations.empty()) return trials;
    const std::vector<DType> named = named_dtypes(pass_);
    std::vector<DType> dtypes{variations.front().dtype()};
    if (is_float(dtypes.front())) dtypes = named;
    std::erase_if(dtypes, [](DType dtype) { return !is_float(dtype); });
    if (dtypes.empty()) dtypes = {variations.front().dtype()};
    for (const DType dtype : dtypes) {
      const size_t before = trials.size();
      find_seeded(variations, dtype, trials);
      if (trials.size() == before && names_dtypes(pass_)) report.missing.push_back(dtype);
    }
    return trials;
  }

  // Tries every graph on two drawings of inputs: a graph costs a compilation, inputs do not.
  void find_seeded(std::span<const SeedVariation> variations, DType dtype,
                   std::vector<Trial>& trials) {
    constexpr size_t kMaxRepeats = 4;  // drawings of known graphs before one is tried again
    constexpr size_t kInputs = 2;
    std::set<std::string> seen;
    size_t repeats = 0;
    size_t vain = 0;
    const size_t end = trials.size() + options_.instances;
    while (trials.size() < end && vain < kMaxVain + variations.size()) {
      ++vain;
      auto instance = variations[turn_++ % variations.size()].draw(dtype, random_);
      if (!instance) continue;
      const bool is_new = seen.insert(print(instance->graph, catalog_)).second;
      if (!is_new && ++repeats % kMaxRepeats != 0) {
        vain = 0;
        continue;
      }
      for (size_t i = 0; i < kInputs && trials.size() < end; ++i) {
        auto trial = make_trial({instance->draft, instance->graph.clone()});
        if (!trial) break;
        vain = 0;
        trials.push_back(*std::move(trial));
      }
    }
  }

  std::vector<SeedVariation> learn_seeds(FuzzReport& report) const {
    std::vector<SeedVariation> variations;
    for (const Graph* graph : options_.from) {
      if (variations.size() == kMaxSeeds) break;
      for (Draft& seed : find_seeds(builder_, *graph, kMaxSeeds - variations.size())) {
        variations.emplace_back(builder_, std::move(seed));
      }
    }
    report.seeds = variations.size();
    return variations;
  }

  std::optional<Trial> make_trial(Instance instance) {
    auto outcome = rewrite_instance(instance.graph, pass_, catalog_, target_);
    if (!outcome) return std::nullopt;
    Trial trial{.instance = std::move(instance), .seed = random_.bits() >> 1};
    if (auto* rewritten = std::get_if<Rewritten>(&*outcome)) {
      trial.rewritten = std::move(*rewritten);
    } else {
      trial.failure = std::get<TrialFailure>(*std::move(outcome));
    }
    return trial;
  }

  // Builds the kernels of all of them; one that does not compile fails its trial.
  Result<void> compile(std::span<Trial> trials, std::span<const size_t> part) {
    std::vector<const CompiledGraph*> graphs;
    std::vector<Trial*> owners;
    for (const size_t index : part) {
      Trial& trial = trials[index];
      if (!trial.rewritten) continue;
      graphs.push_back(&trial.rewritten->compiled);
      owners.push_back(&trial);
    }
    auto built = TRY(kernels_.build(graphs));
    for (size_t i = 0; i < built.size(); ++i) {
      if (built[i].failure) owners[i]->failure = std::move(built[i].failure);
      libraries_[owners[i]->seed] = std::move(built[i].libraries);
    }
    return {};
  }

  std::span<const std::filesystem::path> libraries_of(const Trial& trial) const {
    return libraries_.at(trial.seed);
  }

  TrialSetting setting() {
    return {.catalog = catalog_, .target = target_, .kernels = kernels_, .gpu = options_.gpu};
  }

  static void count(const Trial& trial, FuzzReport& report) {
    const Graph& graph = trial.instance.graph;
    const TensorType& type = graph.type(graph.results().front().value);
    ++report.tried;
    ++report.dtypes[std::string(name(usual_dtype(trial.instance.draft)))];
    ++report.ranks[type.rank()];
    report.strided += has_strided_input(graph) ? 1 : 0;
  }

  // Takes the first smaller instance that also fails, repeatedly, until none does.
  Result<Counterexample> reduce(Trial trial) {
    const std::chrono::duration<double> limit(options_.shrink_s.value_or(0));
    const auto begin = Clock::now();
    const auto is_over = [&] {
      return tries_ >= options_.shrink_tries ||
             (options_.shrink_s && Clock::now() - begin >= limit);
    };
    std::set<std::string> seen{print(trial.instance.graph, catalog_)};
    const TrialFailure first = *trial.failure;
    const Graph& met = trial.instance.graph;
    const TensorType first_type = met.type(met.results()[first.result].value);
    for (bool smaller = true; smaller;) {
      smaller = false;
      for (Draft& draft : smaller_drafts(trial.instance.draft)) {
        if (is_over()) break;
        auto next = TRY(try_smaller(std::move(draft), seen));
        if (!next) continue;
        trial = *std::move(next);
        smaller = true;
        break;
      }
    }
    Counterexample found{.failure = *std::move(trial.failure),
                         .first = first,
                         .first_type = first_type,
                         .graph = std::move(trial.instance.graph),
                         .seed = trial.seed};
    if (trial.rewritten) found.after = std::move(trial.rewritten->graph);
    return found;
  }

  // The draft as a trial, if it is an instance and fails.
  Result<std::optional<Trial>> try_smaller(Draft draft, std::set<std::string>& seen) {
    Built built = builder_.build(draft, random_);
    if (!built.matches || !seen.insert(print(built.graph, catalog_)).second) {
      return std::optional<Trial>();
    }
    auto trial = make_trial({std::move(draft), std::move(built.graph)});
    if (!trial) return std::optional<Trial>();
    ++tries_;
    constexpr size_t kOnly = 0;
    if (!trial->failure) TRY(compile(std::span(&*trial, 1), std::span(&kOnly, 1)));
    if (!trial->failure) {
      trial->failure = TRY(run_trial(trial->instance.graph, *trial->rewritten, libraries_of(*trial),
                                     setting(), trial->seed));
    }
    if (!trial->failure) return std::optional<Trial>();
    return trial;
  }

  const Pass& pass_;
  const Catalog& catalog_;
  const Target& target_;
  DraftBuilder builder_;
  TrialKernels kernels_;
  const FuzzOptions& options_;
  RandomStream random_;
  size_t turn_ = 0;
  const Clock::time_point begin_ = Clock::now();
  size_t tries_ = 0;              // of smaller instances
  size_t firsts_ = 0;             // trials that are the first of their dtype
  std::set<std::string> graphs_;  // the texts of those that were run
  std::map<uint64_t, std::vector<std::filesystem::path>> libraries_;  // by the trial's seed
};

}  // namespace

Result<FuzzReport> fuzz(const Pass& pass, const Catalog& catalog, const Target& target,
                        KernelCompiler compiler, const FuzzOptions& options) {
  return Fuzzing(pass, catalog, target, compiler, options).run();
}

}  // namespace passnet
