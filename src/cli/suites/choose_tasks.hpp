// Chooses the tasks of a suite on several threads, with progress.
#pragma once

#include "cli/session.hpp"
#include "curate/sound_choice.hpp"
#include "generalize/generalize.hpp"

#include <vector>

namespace passnet {

struct ChooseOptions {
  CurateOptions curate;
  ScreenLimits limits;
  bool varies = false;                                     // fill tasks with variants
  std::vector<DType> dtypes = GeneralizeOptions().dtypes;  // of variants
  size_t threads = 1;
};

struct ChosenTasks {
  SoundCuration sound;
  size_t made = 0;  // variants
};

// Chooses tasks of distinct specimens, and removes those that turn out to have a flaw. With
// `varies`, adds the variants that `plan_variants` plans. The same for any number of threads.
ChosenTasks choose_tasks(Session& session, std::vector<Specimen>& specimens,
                         const ChooseOptions& options);

}  // namespace passnet
