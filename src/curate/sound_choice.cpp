#include "curate/sound_choice.hpp"

#include "base/check.hpp"
#include "ir/text/text.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace passnet {
namespace {

// Graphs of models among the chosen ones that were not examined yet.
std::vector<size_t> unexamined(const Curation& curation, std::span<const Specimen> specimens,
                               const std::map<Digest, bool>& was_run) {
  std::vector<size_t> found;
  for (const CuratedTask& task : curation.tasks) {
    std::ranges::copy_if(task.members, std::back_inserter(found), [&](size_t member) {
      return !specimens[member].origin && !was_run.contains(specimens[member].hash);
    });
  }
  std::ranges::sort(found);
  return found;
}

void remove(std::vector<Specimen>& specimens, const std::set<size_t>& indices) {
  size_t at = 0;
  std::erase_if(specimens, [&](const Specimen&) { return indices.contains(at++); });
}

}  // namespace

SoundCuration curate_sound(std::vector<Specimen>& specimens, const CurateOptions& options,
                           const Examine& examine) {
  SoundCuration result;
  std::map<Digest, bool> was_run;  // by hash, of those without a flaw
  for (;;) {
    result.curation = curate(specimens, options);
    const std::vector<size_t> chosen = unexamined(result.curation, specimens, was_run);
    if (chosen.empty()) break;
    std::vector<Screening> screenings = examine(chosen);
    CHECK(screenings.size() == chosen.size());
    std::set<size_t> flawed;
    for (size_t i = 0; i < chosen.size(); ++i) {
      const Digest& hash = specimens[chosen[i]].hash;
      result.run += screenings[i].was_run;
      if (screenings[i].flaw) {
        result.flawed.push_back({.hash = hash, .screening = std::move(screenings[i])});
        flawed.insert(chosen[i]);
      } else {
        was_run.emplace(hash, screenings[i].was_run);
      }
    }
    remove(specimens, flawed);
  }
  for (const CuratedTask& task : result.curation.tasks) {
    for (const size_t member : task.members) {
      const auto found = was_run.find(specimens[member].hash);
      result.unrun += found != was_run.end() && !found->second;
    }
  }
  return result;
}

Graph parse_specimen(const Specimen& specimen, const Catalog& catalog) {
  Sources sources;
  Diagnostics diagnostics;
  const SourceId source = sources.add("", specimen.text);
  std::vector<Graph> graphs = parse_graphs(sources, source, catalog, diagnostics);
  CHECK(graphs.size() == 1);
  return std::move(graphs.front());
}

}  // namespace passnet
