#include "toolchain/nvrtc_compiler.hpp"

#include "base/clock.hpp"
#include "kernel/costs/toolchain.hpp"
#include "kernel/target.hpp"
#include "toolchain/nvidia_folders.hpp"

#include <algorithm>
#include <array>
#include <poll.h>
#include <utility>

namespace passnet {
namespace fs = std::filesystem;
namespace {

// Arithmetic as written, as for C++ (`compile_flags`): a product and a sum are contracted only
// where the text calls fma.
std::vector<std::string> nvrtc_flags(const Target& target, bool line_info) {
  std::vector<std::string> flags{
      fmt::format("--gpu-architecture={}{}", target.toolchain->instructions,
                  target.toolchain->features),
      "--std=c++20", "--fmad=false", "--device-as-default-execution-space", "--no-source-include"};
  if (line_info) flags.emplace_back("--generate-line-info");
  for (const std::string_view flag : target.toolchain->tuning) flags.emplace_back(flag);
  return flags;
}

std::string summarize(const std::vector<CompileMessage>& messages, std::string_view log) {
  for (const CompileMessage& message : messages) {
    if (message.kind != CompileMessage::Kind::kError) continue;
    return fmt::format("the source does not compile: {}", message.text);
  }
  return fmt::format("NVRTC made no code: {}", log.substr(0, log.find('\n')));
}

// The log with the label of the source in place of its file.
std::string labeled(std::string log, const CompileJob& job) {
  const std::string file = job.file.string();
  if (file.empty()) return log;
  for (size_t at = log.find(file); at != std::string::npos; at = log.find(file, at)) {
    log.replace(at, file.size(), job.label);
    at += job.label.size();
  }
  return log;
}

CompileFailure failure_of(const NvrtcResult& result, const CompileJob& job) {
  std::string log = scrub_log(labeled(result.log, job));
  std::vector<CompileMessage> messages = parse_log(log, LogStyle::kParentheses);
  std::string summary = summarize(messages, log);
  return {.summary = std::move(summary), .messages = std::move(messages), .log = std::move(log)};
}

CompileFailure failure_of(const NvrtcProcess::Silence& silence, const Limits& limits) {
  if (silence.ending == Ending::kTimedOut) {
    return {.ending = silence.ending,
            .summary = fmt::format("NVRTC did not end within its limits of {:g} s of CPU time and "
                                   "{:g} s",
                                   limits.cpu_s, limits.wall_s),
            .messages = {},
            .log = {}};
  }
  return {
      .ending = silence.ending,
      .summary = "NVRTC " +
                 describe(CommandResult{
                     .ending = silence.ending, .code = silence.code, .output = {}, .errors = {}}),
      .messages = {},
      .log = {}};
}

}  // namespace

fs::path find_nvrtc() {
  constexpr std::array<std::string_view, 2> kNames{"libnvrtc.so.13", "libnvrtc.so.12"};
  const std::vector<fs::path> folders = nvidia_library_folders();
  for (const std::string_view name : kNames) {
    fs::path found = find_nvidia_library(folders, std::span(&name, 1));
    if (!found.empty()) return found;
  }
  return {};
}

// The jobs of one compile_all.
class NvrtcBatch {
 public:
  NvrtcBatch(NvrtcCompiler& compiler, std::span<const CompileJob> jobs,
             const NvrtcCompiler::Progress& progress)
      : compiler_(compiler),
        jobs_(jobs),
        outcomes_(jobs, [&](const CompileJob& job) { return compiler.key(job); }, progress) {}

  Result<std::vector<CompileOutcome>> run(size_t max_parallel) {
    const std::vector<size_t> missing = outcomes_.take_known(compiler_.cache_);
    size_t next = 0;
    while (next < missing.size() || !under_way_.empty()) {
      while (next < missing.size() && under_way_.size() < std::max<size_t>(max_parallel, 1)) {
        TRY(start(missing[next++]));
      }
      TRY(wait());
    }
    if (!missing.empty()) compiler_.cache_.trim_sometimes();
    return outcomes_.take();
  }

 private:
  struct UnderWay {
    size_t job;
    NvrtcProcess process;
  };

  Result<void> start(size_t job) {
    under_way_.push_back({.job = job, .process = TRY(compiler_.take_process())});
    // If the process has ended, receiving says why.
    under_way_.back().process.send(jobs_[job]);
    return {};
  }

  // Waits for the answer or the end of any process, or for the time of one to run out.
  Result<void> wait() {
    const double wall_s = compiler_.options_.limits.wall_s;
    std::vector<pollfd> wanted;
    for (const UnderWay& work : under_way_) {
      wanted.push_back({.fd = work.process.descriptor(), .events = POLLIN, .revents = 0});
    }
    constexpr int kTurnMs = 200;
    poll(wanted.data(), wanted.size(), kTurnMs);
    for (size_t i = wanted.size(); i-- > 0;) {
      const double waited_s = static_cast<double>(now_ns() - under_way_[i].process.sent_ns()) / 1e9;
      if (wanted[i].revents == 0 && waited_s < wall_s) continue;
      UnderWay work = std::move(under_way_[i]);
      under_way_.erase(under_way_.begin() + static_cast<ptrdiff_t>(i));
      TRY(finish(work, wanted[i].revents == 0));
    }
    return {};
  }

  Result<void> finish(UnderWay& work, bool is_late) {
    const double ms = static_cast<double>(now_ns() - work.process.sent_ns()) / 1e6;
    if (is_late) work.process.end();
    const auto result = is_late ? std::unexpected(NvrtcProcess::Silence{Ending::kTimedOut, 0})
                                : work.process.receive();
    CompileOutcome outcome;
    if (!result) {
      outcome = failure_of(result.error(), compiler_.options_.limits);
    } else {
      compiler_.idle_.push_back(std::move(work.process));
      outcome = TRY(judge(work.job, *result, ms));
    }
    outcomes_.settle(work.job, outcome);
    return {};
  }

  Result<CompileOutcome> judge(size_t job, const NvrtcResult& result, double ms) {
    if (result.cubin.empty()) return failure_of(result, jobs_[job]);
    TRY(compiler_.cache_.store_text(compiler_.ptx_key(jobs_[job]), result.ptx));
    const CacheEntry entry = TRY(compiler_.cache_.store(outcomes_.key(job), result.cubin));
    return Artifact{.path = entry.path,
                    .key = outcomes_.key(job),
                    .content = entry.content,
                    .compile_ms = ms,
                    .from_cache = false};
  }

  NvrtcCompiler& compiler_;
  std::span<const CompileJob> jobs_;
  JobOutcomes outcomes_;
  std::vector<UnderWay> under_way_;
};

NvrtcCompiler::NvrtcCompiler(const Target& target, ArtifactCache cache,
                             NvrtcCompilerOptions options)
    : target_(target),
      options_(std::move(options)),
      cache_(std::move(cache)),
      flags_(nvrtc_flags(target, options_.line_info)) {}

Result<NvrtcCompiler> NvrtcCompiler::open(const Target& target,
                                          const NvrtcCompilerOptions& options) {
  NvrtcCompilerOptions own = options;
  if (own.library.empty()) own.library = find_nvrtc();
  if (own.library.empty()) {
    return fail({}, "nvrtc-not-found",
                "expected NVRTC (libnvrtc.so.12 or .13) of the CUDA toolkit, or of the Python "
                "package nvidia-cuda-nvrtc, found none");
  }
  const fs::path folder = own.cache_folder.empty() ? default_cache_folder() : own.cache_folder;
  NvrtcCompiler compiler(target, TRY(ArtifactCache::open(folder, own.cache_bytes)), std::move(own));
  TRY(compiler.identify());
  return compiler;
}

Result<void> NvrtcCompiler::identify() {
  std::error_code error;
  const fs::path real = fs::canonical(options_.library, error);
  const auto size = static_cast<int64_t>(fs::file_size(real, error));
  const int64_t changed = fs::last_write_time(real, error).time_since_epoch().count();
  const Digest file = Hasher().add("nvrtc").add(real.string()).add(size).add(changed).finish();
  if (auto known = cache_.find_text(file)) {
    version_ = *std::move(known);
  } else {
    NvrtcProcess process = TRY(NvrtcProcess::start(options_.library, flags_, options_.limits));
    version_ = process.version();
    if (version_.empty()) {
      return fail({}, "nvrtc-not-usable", "expected NVRTC in '{}', found a file that is not",
                  options_.library.string());
    }
    TRY(cache_.store_text(file, version_));
    idle_.push_back(std::move(process));
  }
  identity_ = Hasher().add(file).add(version_).finish();
  return {};
}

Result<NvrtcProcess> NvrtcCompiler::take_process() {
  while (!idle_.empty()) {
    NvrtcProcess process = std::move(idle_.back());
    idle_.pop_back();
    // A process ends with the thread that started it; one that waits for a text says nothing.
    pollfd state{.fd = process.descriptor(), .events = POLLIN, .revents = 0};
    if (poll(&state, 1, 0) == 0) return process;
  }
  NvrtcProcess process = TRY(NvrtcProcess::start(options_.library, flags_, options_.limits));
  process.version();
  return process;
}

Result<std::vector<CompileOutcome>> NvrtcCompiler::compile_all(std::span<const CompileJob> jobs,
                                                               const Progress& progress) {
  if (!options_.line_info)
    return NvrtcBatch(*this, jobs, progress).run(target().toolchain->max_parallel);
  std::vector<CompileJob> with_files;
  for (const CompileJob& job : jobs) with_files.push_back(TRY(with_file(job)));
  return NvrtcBatch(*this, with_files, progress).run(target().toolchain->max_parallel);
}

Result<CompileJob> NvrtcCompiler::with_file(const CompileJob& job) const {
  CompileJob own = job;
  if (options_.line_info) own.file = TRY(cache_.store_source(job.source));
  return own;
}

Result<CompileOutcome> NvrtcCompiler::compile(const CompileJob& job) {
  return std::move(TRY(compile_all(std::span(&job, 1))).front());
}

Result<std::string> NvrtcCompiler::ptx(const CompileJob& job) {
  // Both were stored together, but either may have been removed since.
  if (auto known = cache_.find_text(ptx_key(job)); known && !known->empty())
    return *std::move(known);
  NvrtcProcess process = TRY(take_process());
  const CompileJob own = TRY(with_file(job));
  process.send(own);
  pollfd answer{.fd = process.descriptor(), .events = POLLIN, .revents = 0};
  const bool is_late = poll(&answer, 1, static_cast<int>(1e3 * options_.limits.wall_s)) == 0;
  if (is_late) process.end();
  auto result =
      is_late ? std::unexpected(NvrtcProcess::Silence{Ending::kTimedOut, 0}) : process.receive();
  if (!result) {
    return fail({}, "ptx-not-made", "{}", failure_of(result.error(), options_.limits).summary);
  }
  idle_.push_back(std::move(process));
  if (result->cubin.empty())
    return fail({}, "ptx-not-made", "{}", failure_of(*result, own).summary);
  TRY(cache_.store_text(ptx_key(job), result->ptx));
  return std::move(result->ptx);
}

Digest NvrtcCompiler::key(const CompileJob& job) const {
  Hasher hasher;
  hasher.add("cubin").add(identity_);
  for (const std::string& flag : flags_) hasher.add(flag);
  if (options_.line_info) {
    // Line information names files by them.
    std::error_code ignored;
    hasher.add(cache_.folder().string()).add(fs::current_path(ignored).string());
  }
  hasher.add(static_cast<int64_t>(job.defines.size()));
  for (const std::string& define : job.defines) hasher.add(define);
  hasher.add(static_cast<int64_t>(job.headers.size()));
  for (const NamedText& header : job.headers) hasher.add(header.name).add(header.text);
  hasher.add(job.source);
  return hasher.finish();
}

Digest NvrtcCompiler::ptx_key(const CompileJob& job) const {
  return Hasher().add("ptx").add(key(job)).finish();
}

}  // namespace passnet
