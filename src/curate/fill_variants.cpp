#include "curate/fill_variants.hpp"

#include "curate/screen.hpp"
#include "curate/sound_choice.hpp"
#include "generalize/generalize.hpp"

#include <algorithm>
#include <cmath>

namespace passnet {
namespace {

constexpr double kSpare = 1.25;      // planned over needed
constexpr double kTrialFlops = 1e7;  // of the run that checks a variant's values
constexpr size_t kMaxVariants = 16;  // of one graph

}  // namespace

std::string change_text(const Variant& variant, DType dtype) {
  std::string text(variant.dtype == dtype ? "" : name(variant.dtype));
  for (const Resized& change : variant.resized) {
    if (!text.empty()) text += ", ";
    text += fmt::format("{} {}", change.symbol, change.value);
  }
  return text;
}

CurateOptions origin_options(const CurateOptions& options) {
  CurateOptions wider = options;
  wider.tasks = static_cast<size_t>(std::ceil(kSpare * static_cast<double>(options.tasks)));
  wider.least = 1;
  wider.most = kVariedGraphs;
  wider.graphs = wider.most * wider.tasks;
  return wider;
}

std::vector<VariantRequest> plan_variants(std::span<const Specimen> specimens,
                                          const CurateOptions& options) {
  CurateOptions wider = origin_options(options);
  wider.most = options.most;
  wider.graphs = wider.most * wider.tasks;
  const double share = static_cast<double>(options.graphs) / static_cast<double>(options.tasks);
  const size_t goal = std::min(options.most, static_cast<size_t>(std::ceil(kSpare * share)));
  std::vector<VariantRequest> requests;
  for (const CuratedTask& task : curate(specimens, wider).tasks) {
    if (task.members.size() >= goal) continue;
    const std::vector<size_t> origins = choose_members(specimens, task.members, kVariedGraphs);
    const size_t missing = goal - task.members.size();
    const size_t each = (missing + origins.size() - 1) / origins.size();
    for (const size_t origin : origins) {
      if (!specimens[origin].origin) requests.push_back({origin, std::min(each, kMaxVariants)});
    }
  }
  std::ranges::sort(requests, {}, &VariantRequest::specimen);
  return requests;
}

std::vector<Specimen> make_variants(const Specimen& origin, size_t count,
                                    const SpecimenMaker& maker, const Catalog& catalog,
                                    const ScreenLimits& limits, const std::vector<DType>& dtypes) {
  const Graph graph = parse_specimen(origin, catalog);
  std::vector<Specimen> variants;
  if (screen(graph, catalog, limits).flaw) return variants;
  const Generalized generalized = generalize(
      graph, catalog, {.dtypes = dtypes, .max_variants = count, .max_flops = kTrialFlops});
  for (const Variant& variant : generalized.variants) {
    if (screen(variant.graph, catalog, limits).flaw) continue;
    Specimen specimen = maker.make(variant.graph);
    specimen.occurrences = origin.occurrences;
    specimen.origin = origin.hash;
    specimen.variant = change_text(variant, origin.dtype);
    variants.push_back(std::move(specimen));
  }
  return variants;
}

}  // namespace passnet
