#include "cli/suites/choose_tasks.hpp"

#include "base/thread_pool.hpp"
#include "curate/fill_variants.hpp"
#include "curate/screen.hpp"

#include <cmath>
#include <iterator>

namespace passnet {
namespace {

// Calls `work(i)` for each index, side by side, and shows the progress.
void for_each_index(ThreadPool& pool, const std::string& what, size_t count,
                    const std::function<void(size_t)>& work) {
  constexpr size_t kBatch = 64;
  Progress progress(what, count);
  for (size_t begin = 0; begin < count; begin += kBatch) {
    const size_t end = std::min(begin + kBatch, count);
    const auto run = [](void* data, int64_t first, int64_t last) {
      const auto& call = *static_cast<std::function<void(size_t)>*>(data);
      for (int64_t i = first; i < last; ++i) call(static_cast<size_t>(i));
    };
    std::function<void(size_t)> call = [&](size_t i) { work(begin + i); };
    pool.parallel_for(static_cast<int64_t>(end - begin), 1, run, &call);
    for (size_t i = begin; i < end; ++i) progress.advance();
  }
}

class Chooser {
 public:
  Chooser(Session& session, std::vector<Specimen>& specimens, const ChooseOptions& options)
      : catalog_(session.catalog()),
        specimens_(specimens),
        options_(options),
        pool_(options.threads) {}

  ChosenTasks choose() {
    ChosenTasks chosen;
    if (options_.varies) {
      chosen.sound.flawed = drop_flawed_origins();
      chosen.made = add_variants();
    }
    SoundCuration sound = curate_sound(specimens_, options_.curate, examine());
    std::ranges::move(sound.flawed, std::back_inserter(chosen.sound.flawed));
    sound.flawed = std::move(chosen.sound.flawed);
    chosen.sound = std::move(sound);
    return chosen;
  }

 private:
  Examine examine() {
    return [this](std::span<const size_t> chosen) {
      std::vector<Screening> screenings(chosen.size());
      for_each_index(pool_, "run", chosen.size(), [&](size_t i) {
        const Graph graph = parse_specimen(specimens_[chosen[i]], catalog_);
        screenings[i] = screen(graph, catalog_, options_.limits);
      });
      return screenings;
    };
  }

  // Runs the graphs that variants will be made of: an op sequence of which every graph has a flaw
  // must not take the place of another one.
  std::vector<FlawedChoice> drop_flawed_origins() {
    return curate_sound(specimens_, origin_options(options_.curate), examine()).flawed;
  }

  size_t add_variants() {
    const std::vector<VariantRequest> requests = plan_variants(specimens_, options_.curate);
    const SpecimenMaker maker(catalog_);
    std::vector<std::vector<Specimen>> made(requests.size());
    for_each_index(pool_, "varied", requests.size(), [&](size_t i) {
      made[i] = make_variants(specimens_[requests[i].specimen], requests[i].count, maker, catalog_,
                              options_.limits, options_.dtypes);
    });
    const size_t before = specimens_.size();
    for (std::vector<Specimen>& variants : made) {
      std::ranges::move(variants, std::back_inserter(specimens_));
    }
    specimens_ = merge_specimens(std::move(specimens_));
    return specimens_.size() - before;
  }

  const Catalog& catalog_;
  std::vector<Specimen>& specimens_;
  const ChooseOptions& options_;
  ThreadPool pool_;
};

}  // namespace

ChosenTasks choose_tasks(Session& session, std::vector<Specimen>& specimens,
                         const ChooseOptions& options) {
  return Chooser(session, specimens, options).choose();
}

}  // namespace passnet
