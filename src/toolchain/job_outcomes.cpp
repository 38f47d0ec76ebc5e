#include "toolchain/job_outcomes.hpp"

#include <utility>

namespace passnet {

JobOutcomes::JobOutcomes(std::span<const CompileJob> jobs,
                         const std::function<Digest(const CompileJob& job)>& key,
                         const Progress& progress)
    : progress_(progress), outcomes_(jobs.size()) {
  for (size_t job = 0; job < jobs.size(); ++job) {
    keys_.push_back(key(jobs[job]));
    equal_[keys_[job]].push_back(job);
  }
}

std::vector<size_t> JobOutcomes::take_known(const ArtifactCache& cache,
                                            const ArtifactCache::Accept& accept) {
  std::vector<size_t> missing;
  for (size_t job = 0; job < keys_.size(); ++job) {
    const size_t first = equal_[keys_[job]].front();
    if (first != job) {
      if (outcomes_[first]) answer(job, *outcomes_[first]);
    } else if (const auto entry = cache.find(keys_[job], accept)) {
      answer(job, Artifact{.path = entry->path,
                           .key = keys_[job],
                           .content = entry->content,
                           .from_cache = true});
    } else {
      missing.push_back(job);
    }
  }
  return missing;
}

void JobOutcomes::settle(size_t job, const CompileOutcome& outcome) {
  for (const size_t equal : equal_[keys_[job]]) {
    CompileOutcome copy = outcome;
    Artifact* const artifact = std::get_if<Artifact>(&copy);
    if (artifact != nullptr && equal != job) {
      artifact->from_cache = true;
      artifact->compile_ms = 0;
    }
    answer(equal, std::move(copy));
  }
}

std::vector<CompileOutcome> JobOutcomes::take() {
  std::vector<CompileOutcome> all;
  for (std::optional<CompileOutcome>& outcome : outcomes_) all.push_back(std::move(*outcome));
  return all;
}

void JobOutcomes::answer(size_t job, CompileOutcome outcome) {
  outcomes_[job] = std::move(outcome);
  if (progress_) progress_(job, *outcomes_[job]);
}

}  // namespace passnet
