#include "toolchain/nvrtc_compiler.hpp"

#include "base/check.hpp"
#include "sandbox/clock.hpp"
#include "toolchain/nvrtc_library.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <poll.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <utility>

namespace passnet {
namespace fs = std::filesystem;
namespace {

// Arithmetic is as written: nothing is contracted, so that a value is the same in every kernel.
// Warning 1097 names attributes of other compilers.
std::vector<std::string> make_flags(const Target& target) {
  return {fmt::format("--gpu-architecture={}", target.toolchain.instructions), "--std=c++20",
          "--device-as-default-execution-space", "--fmad=false", "--diag-suppress=1097"};
}

// The library's file as it is now: another one has another version.
Result<Digest> identify(const fs::path& library) {
  struct stat file{};
  if (stat(library.c_str(), &file) != 0) {
    return fail({}, "nvrtc-not-usable", "cannot read NVRTC's library '{}'", library.string());
  }
  Hasher hasher;
  hasher.add("nvrtc identity 1").add(library.string()).add(int64_t{file.st_size});
  hasher.add(int64_t{file.st_mtim.tv_sec}).add(int64_t{file.st_mtim.tv_nsec});
  return hasher.finish();
}

// Asks a child for the version of the library.
Result<std::string> ask_version(const fs::path& library, const Limits& limits) {
  NvrtcChild child =
      TRY(NvrtcChild::start({.library = library, .options = {}, .limits = limits, .jobs = {}}));
  while (child.read_some()) {
  }
  const auto report = child.take_report();
  if (report && report->compiled) return report->log;
  return fail({}, "nvrtc-not-usable", "cannot load NVRTC's library '{}': {}", library.string(),
              report ? report->log : "its process ended");
}

Ending ending_of(int status) { return WIFSIGNALED(status) ? Ending::kSignaled : Ending::kExited; }

CompileFailure make_failure(std::string_view text) {
  const std::string log = scrub_log(text);
  CompileFailure failure{.ending = Ending::kExited, .summary = {}, .messages = {}, .log = log};
  failure.messages = parse_log(log, LogStyle::kParentheses);
  for (const CompileMessage& message : failure.messages) {
    if (message.kind != CompileMessage::Kind::kError) continue;
    failure.summary = "the source does not compile: " + message.text;
    return failure;
  }
  failure.summary = "NVRTC made nothing of the source";
  return failure;
}

}  // namespace

// The jobs of one compile_all: known, in progress, or waiting for an equal one.
class NvrtcBatch {
 public:
  NvrtcBatch(NvrtcCompiler& compiler, std::span<const CompileJob> jobs)
      : compiler_(compiler), jobs_(jobs), outcomes_(jobs.size()) {}

  Result<std::vector<CompileOutcome>> run(size_t max_parallel) {
    take_known();
    const size_t count = std::min(std::max<size_t>(max_parallel, 1), missing_.size());
    for (size_t share = 0; share < count; ++share) {
      std::vector<size_t> own;
      for (size_t i = share; i < missing_.size(); i += count) own.push_back(missing_[i]);
      TRY(start(std::move(own)));
    }
    while (!workers_.empty()) TRY(wait());
    if (!missing_.empty()) compiler_.cache_.trim_sometimes();
    std::vector<CompileOutcome> all;
    for (size_t i = 0; i < jobs_.size(); ++i) {
      if (!outcomes_[i]) copy_equal(i);
      all.push_back(*outcomes_[i]);
    }
    return all;
  }

 private:
  // A child and the jobs that it has not reported, in its order.
  struct Worker {
    NvrtcChild child;
    std::vector<size_t> left;
    bool is_loaded = false;
    int64_t deadline_ns = 0;
  };

  void take_known() {
    for (size_t i = 0; i < jobs_.size(); ++i) {
      keys_.push_back(compiler_.key(jobs_[i]));
      if (!first_.try_emplace(keys_[i], i).second) continue;
      const auto entry = compiler_.cache_.find(keys_[i]);
      if (entry) {
        outcomes_[i] = Artifact{
            .path = entry->path, .key = keys_[i], .content = entry->content, .from_cache = true};
      } else {
        missing_.push_back(i);
      }
    }
  }

  // A job with the text of an earlier one.
  void copy_equal(size_t job) {
    outcomes_[job] = *outcomes_[first_.at(keys_[job])];
    if (auto* const artifact = std::get_if<Artifact>(&*outcomes_[job])) {
      artifact->from_cache = true;
      artifact->compile_ms = 0;
    }
  }

  int64_t deadline() const {
    return now_ns() + static_cast<int64_t>(compiler_.options_.limits.wall_s * 1e9);
  }

  Result<void> start(std::vector<size_t> jobs) {
    NvrtcWork work{.library = compiler_.options_.library,
                   .options = compiler_.flags_,
                   .form = compiler_.options_.form,
                   .limits = compiler_.options_.limits,
                   .jobs = {}};
    for (const size_t job : jobs) work.jobs.push_back(&jobs_[job]);
    workers_.push_back({.child = TRY(NvrtcChild::start(work)),
                        .left = std::move(jobs),
                        .deadline_ns = deadline()});
    return {};
  }

  // Waits until a child has something to say, or is out of time.
  Result<void> wait() {
    std::vector<pollfd> lines;
    int64_t first_ns = workers_.front().deadline_ns;
    for (const Worker& worker : workers_) {
      lines.push_back({.fd = worker.child.fd(), .events = POLLIN, .revents = 0});
      first_ns = std::min(first_ns, worker.deadline_ns);
    }
    const int64_t left_ms = std::max<int64_t>((first_ns - now_ns()) / 1'000'000 + 1, 0);
    poll(lines.data(), lines.size(), static_cast<int>(left_ms));
    std::vector<Worker> workers = std::exchange(workers_, {});
    for (size_t i = 0; i < workers.size(); ++i) {
      Worker& worker = workers[i];
      const bool is_open = lines[i].revents == 0 || worker.child.read_some();
      TRY(take_reports(worker));
      if (worker.left.empty()) continue;
      if (is_open && now_ns() < worker.deadline_ns) {
        workers_.push_back(std::move(worker));
      } else {
        TRY(give_up(worker, is_open));
      }
    }
    return {};
  }

  Result<void> take_reports(Worker& worker) {
    while (auto report = worker.child.take_report()) {
      worker.deadline_ns = deadline();
      if (!worker.is_loaded) {
        if (!report->compiled) {
          return fail({}, "nvrtc-not-usable", "cannot load NVRTC's library '{}': {}",
                      compiler_.options_.library.string(), report->log);
        }
        worker.is_loaded = true;
        continue;
      }
      CHECK(!worker.left.empty());
      const size_t job = worker.left.front();
      worker.left.erase(worker.left.begin());
      if (!report->compiled) {
        outcomes_[job] = make_failure(report->log);
        continue;
      }
      const CacheEntry entry = TRY(compiler_.cache_.store(keys_[job], report->artifact));
      outcomes_[job] = Artifact{.path = entry.path,
                                .key = keys_[job],
                                .content = entry.content,
                                .compile_ms = report->milliseconds,
                                .from_cache = false};
    }
    return {};
  }

  // The child ended, or did not end, at the first job that is left; another one does the rest.
  Result<void> give_up(Worker& worker, bool is_late) {
    const int status = worker.child.end();
    const Limits& limits = compiler_.options_.limits;
    const bool is_slow = is_late || (WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU);
    outcomes_[worker.left.front()] = CompileFailure{
        .ending = is_slow ? Ending::kTimedOut : ending_of(status),
        .summary = is_slow
                       ? fmt::format("NVRTC did not end within its limits of {:g} s of CPU time "
                                     "and {:g} s",
                                     limits.cpu_s, limits.wall_s)
                       : fmt::format("NVRTC ended with status {}", status),
        .messages = {},
        .log = {}};
    worker.left.erase(worker.left.begin());
    if (worker.left.empty()) return {};
    return start(std::move(worker.left));
  }

  NvrtcCompiler& compiler_;
  std::span<const CompileJob> jobs_;
  std::vector<std::optional<CompileOutcome>> outcomes_;
  std::vector<Digest> keys_;
  std::map<Digest, size_t> first_;  // the first job of each key
  std::vector<size_t> missing_;
  std::vector<Worker> workers_;
};

NvrtcCompiler::NvrtcCompiler(ArtifactCache cache, NvrtcOptions options, std::string version)
    : cache_(std::move(cache)),
      options_(std::move(options)),
      version_(std::move(version)),
      flags_(make_flags(*options_.target)) {}

Result<NvrtcCompiler> NvrtcCompiler::open(const NvrtcOptions& options) {
  NvrtcOptions own = options;
  if (own.library.empty()) {
    const auto found = find_nvrtc();
    if (!found) {
      return fail({}, "nvrtc-not-found",
                  "expected NVRTC (libnvrtc.so.13 or .12) in CUDA's folders or among the packages "
                  "of python3, found none");
    }
    own.library = *found;
  }
  const fs::path folder =
      options.cache_folder.empty() ? default_cache_folder() : options.cache_folder;
  ArtifactCache cache = TRY(ArtifactCache::open(folder, options.cache_bytes));
  const Digest identity = TRY(identify(own.library));
  auto version = cache.find_text(identity);
  if (!version) {
    version = TRY(ask_version(own.library, own.limits));
    TRY(cache.store_text(identity, *version));
  }
  return NvrtcCompiler(std::move(cache), std::move(own), *std::move(version));
}

Digest NvrtcCompiler::key(const CompileJob& job) const {
  Hasher hasher;
  hasher.add("nvrtc artifact 1").add(version_).add(static_cast<int64_t>(options_.form));
  const auto add_all = [&](const std::vector<std::string>& texts) {
    hasher.add(static_cast<int64_t>(texts.size()));
    for (const std::string& text : texts) hasher.add(text);
  };
  add_all(flags_);
  add_all(job.defines);
  hasher.add(static_cast<int64_t>(job.headers.size()));
  for (const NamedText& header : job.headers) hasher.add(header.name).add(header.text);
  hasher.add(job.source);
  return hasher.finish();
}

Result<std::vector<CompileOutcome>> NvrtcCompiler::compile_all(std::span<const CompileJob> jobs,
                                                               size_t max_parallel) {
  return NvrtcBatch(*this, jobs).run(max_parallel);
}

}  // namespace passnet
