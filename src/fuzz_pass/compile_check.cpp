#include "fuzz_pass/compile_check.hpp"

#include "fuzz_pass/search.hpp"
#include "fuzz_pass/seed.hpp"
#include "fuzz_pass/trial.hpp"
#include "fuzz_pass/vary_seed.hpp"
#include "kernel/target.hpp"
#include "pass/match.hpp"

#include <algorithm>
#include <map>

namespace passnet {
namespace {

constexpr int kInstances = 3;  // of each dtype: with and without optional operands

// A kernel's text with the dtypes of the instances that need it.
struct Need {
  KernelUnit unit;
  std::vector<DType> dtypes;
};

void add_once(DType dtype, std::vector<DType>& dtypes) {
  if (std::ranges::find(dtypes, dtype) == dtypes.end()) dtypes.push_back(dtype);
}

std::vector<Need> find_needs(const Pass& pass, const Catalog& catalog, const Target& target,
                             uint64_t seed, std::span<const Graph* const> from,
                             CompileCheck& check) {
  const DraftBuilder builder(pass, catalog, target);
  RandomStream random(seed);
  std::optional<SeedVariation> variation;
  for (const Graph* graph : from) {
    std::vector<Draft> seeds = find_seeds(builder, *graph, variation ? 0 : 1);
    if (!seeds.empty()) variation.emplace(builder, std::move(seeds.front()));
  }
  std::map<std::string, size_t> known;
  std::vector<Need> needs;
  for (const DType dtype : named_dtypes(pass)) {
    for (int i = 0; i < kInstances; ++i) {
      const auto instance =
          variation ? variation->draw(dtype, random) : find_instance(builder, dtype, random);
      if (!instance) continue;
      auto outcome = rewrite_instance(instance->graph, pass, catalog, target);
      if (!outcome || !std::holds_alternative<Rewritten>(*outcome)) continue;
      add_once(dtype, check.dtypes);
      for (KernelUnit& unit : std::get<Rewritten>(*outcome).compiled.kernels) {
        if (!unit.author) continue;
        const auto [entry, is_new] = known.try_emplace(unit.job.source, needs.size());
        if (is_new) needs.push_back({.unit = std::move(unit)});
        add_once(dtype, needs[entry->second].dtypes);
      }
    }
  }
  return needs;
}

}  // namespace

Result<CompileCheck> check_kernels(const Pass& pass, const Catalog& catalog, const Target& target,
                                   KernelCompiler compiler, uint64_t seed,
                                   std::span<const Graph* const> from) {
  CompileCheck check{.pass = pass.name, .has_kernels = !pass.kernels.empty()};
  check.refusal = find_missing_kernel(pass, target);
  if (check.refusal || pass.kernels.empty()) return check;
  const std::vector<Need> needs = find_needs(pass, catalog, target, seed, from, check);
  check.kernels = needs.size();
  std::vector<CompileJob> jobs;
  for (const Need& need : needs) jobs.push_back(need.unit.job);
  const auto outcomes = TRY(compiler.compile_all(jobs));
  std::map<std::string, size_t> known;
  for (size_t i = 0; i < outcomes.size(); ++i) {
    const auto* failure = std::get_if<CompileFailure>(&outcomes[i]);
    if (failure == nullptr) continue;
    KernelErrors errors = explain_failure(needs[i].unit, *failure);
    const auto [entry, is_new] = known.try_emplace(render(errors), check.findings.size());
    if (is_new) check.findings.push_back({.errors = std::move(errors)});
    for (const DType dtype : needs[i].dtypes) {
      add_once(dtype, check.findings[entry->second].dtypes);
    }
  }
  return check;
}

}  // namespace passnet
