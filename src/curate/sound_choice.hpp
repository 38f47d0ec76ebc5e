// Curates subgraphs of which only those that are chosen are run.
#pragma once

#include "curate/curate.hpp"
#include "curate/flaw.hpp"

#include <functional>
#include <span>
#include <vector>

namespace passnet {

// Screens specimens by running them, in any order; one screening per index.
using Examine = std::function<std::vector<Screening>(std::span<const size_t> specimens)>;

// A graph with a flaw that running it showed.
struct FlawedChoice {
  Digest hash;  // canonical
  Screening screening;
};

struct SoundCuration {
  Curation curation;
  std::vector<FlawedChoice> flawed;  // in the order in which they were found
  size_t run = 0;                    // graphs that were examined by running
  size_t unrun = 0;                  // of the chosen ones, those that are too large to run
};

// Curates, examines the graphs of models that were chosen, and curates again without those that
// have a flaw, until no chosen one has. Variants were examined when they were made. Removes what
// has a flaw from `specimens`; indices of the curation are those of what is left.
SoundCuration curate_sound(std::vector<Specimen>& specimens, const CurateOptions& options,
                           const Examine& examine);

// Reads the text of a specimen, which one of our own functions printed.
Graph parse_specimen(const Specimen& specimen, const Catalog& catalog);

}  // namespace passnet
