// The outcomes of jobs that are compiled together: those that the cache has, and those to come.
#pragma once

#include "toolchain/artifact_cache.hpp"
#include "toolchain/compile_job.hpp"

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace passnet {

// Equal jobs are compiled once: the artifacts of the later ones count as cached.
class JobOutcomes {
 public:
  // Called as soon as an outcome is known.
  using Progress = std::function<void(size_t index, const CompileOutcome& outcome)>;

  // `key`: jobs with equal keys are equal. `progress` must outlive the outcomes.
  JobOutcomes(std::span<const CompileJob> jobs,
              const std::function<Digest(const CompileJob& job)>& key, const Progress& progress);

  // Answers jobs that the cache holds; returns the first of each set of equal jobs that it does
  // not. `accept`: what of the cache's contents may be used; empty: all.
  std::vector<size_t> take_known(const ArtifactCache& cache,
                                 const ArtifactCache::Accept& accept = {});
  const Digest& key(size_t job) const { return keys_[job]; }
  // Answers a job of those, and the jobs equal to it.
  void settle(size_t job, const CompileOutcome& outcome);
  // Returns the outcomes in the order of the jobs, which all have one.
  std::vector<CompileOutcome> take();

 private:
  void answer(size_t job, CompileOutcome outcome);

  std::vector<Digest> keys_;
  const Progress& progress_;
  std::vector<std::optional<CompileOutcome>> outcomes_;
  std::map<Digest, std::vector<size_t>> equal_;  // jobs by their key
};

}  // namespace passnet
