#include "toolchain/cpp_compiler.hpp"

#include "base/check.hpp"
#include "kernel/costs/toolchain.hpp"
#include "kernel/target.hpp"
#include "toolchain/job_outcomes.hpp"
#include "toolchain/shared_object.hpp"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <utility>

namespace passnet {
namespace fs = std::filesystem;
namespace {

constexpr std::string_view kSourceName = "kernel.cpp";
constexpr std::string_view kUnlinkedName = "kernel.o";
constexpr std::string_view kObjectName = "kernel.so";
// A compiler that finds what it parsed of a header by the header's path sees the headers of every
// job in one folder, which exists for it alone.
constexpr std::string_view kHeaderFolder = "headers";
constexpr std::string_view kShownFolder = "/passnet";
constexpr std::string_view kOverlayName = "headers.json";
constexpr std::string_view kOverlay =
    R"({"version": 0, "use-external-names": false, "overlay-relative": true, "roots":
 [{"type": "directory-remap", "name": "/passnet", "external-contents": "headers"}]})";

bool is_plain_name(std::string_view name) {
  if (name.empty() || name.size() > 200 || name.front() == '.' || name.front() == '-') return false;
  return std::ranges::all_of(name, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '.' || c == '-';
  });
}

Result<void> check_headers(const CompileJob& job) {
  for (size_t i = 0; i < job.headers.size(); ++i) {
    const std::string& name = job.headers[i].name;
    const bool again =
        std::ranges::any_of(job.headers.begin(), job.headers.begin() + i,
                            [&](const NamedText& other) { return other.name == name; });
    const bool is_ours = name == kSourceName || name == kUnlinkedName || name == kObjectName;
    if (again || !is_plain_name(name) || is_ours) {
      return fail({}, "header-name-invalid",
                  "expected a plain file name, used once, for a header, found '{}'", name);
    }
  }
  return {};
}

Result<void> write_text(const fs::path& path, std::string_view text) {
  errno = 0;
  std::ofstream file(path, std::ios::binary);
  file.write(text.data(), static_cast<std::streamsize>(text.size()));
  file.close();
  if (file) return {};
  return fail({}, "cache-not-writable", "cannot write the file '{}': {}", path.string(),
              std::strerror(errno));
}

// Replaces every mention of the source's file by the job's label.
std::string name_source(std::string text, const std::string& label) {
  if (label.empty()) return text;
  for (size_t at = text.find(kSourceName); at != std::string::npos;
       at = text.find(kSourceName, at + label.size())) {
    text.replace(at, kSourceName.size(), label);
  }
  return text;
}

// The end of a compiler that named no error, with the first line that it printed.
std::string describe_end(const CommandResult& result, std::string_view log) {
  std::string text = result.ok() ? "the compiler ended and left no object file"
                                 : "the compiler " + describe(result);
  const size_t begin = log.find_first_not_of(" \t\r\n");
  if (begin == std::string_view::npos) return text + " and printed nothing";
  const std::string_view line = log.substr(begin, log.find('\n', begin) - begin);
  constexpr size_t kMostShown = 200;
  return text + ": " + std::string(line.substr(0, kMostShown));
}

std::string summarize(const CommandResult& result, const std::vector<CompileMessage>& messages,
                      const Limits& limits, std::string_view log) {
  switch (result.ending) {
    case Ending::kTimedOut:
      return fmt::format(
          "the compiler did not end within its limits of {:g} s of CPU time and "
          "{:g} s",
          limits.cpu_s, limits.wall_s);
    case Ending::kOutputLimit:
      return "the compiler printed more than its limit allows";
    case Ending::kSignaled:
      return describe_end(result, log);
    case Ending::kExited:
      break;
  }
  for (const CompileMessage& message : messages) {
    if (message.kind != CompileMessage::Kind::kError) continue;
    return fmt::format("the source does not compile: {}", message.text);
  }
  return describe_end(result, log);
}

CompileFailure make_failure(const CompileJob& job, const CommandResult& result,
                            const Limits& limits, LogStyle style) {
  const std::string log = name_source(scrub_log(result.errors + result.output), job.label);
  std::vector<CompileMessage> messages = parse_log(log, style);
  std::string summary = summarize(result, messages, limits, log);
  return {.ending = result.ending,
          .summary = std::move(summary),
          .messages = std::move(messages),
          .log = log};
}

std::optional<std::string> read_object(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(file), {});
}

}  // namespace

constexpr int kTrials = 3;

// True if something outside killed it, which says nothing about the source: our own limits end a
// command otherwise. A driver whose compiler was killed reports that and exits.
static bool was_killed(const CommandResult& result) {
  return (result.ending == Ending::kSignaled && result.code == SIGKILL) ||
         (result.ending == Ending::kExited &&
          result.errors.find("Killed signal terminated program") != std::string::npos);
}

// The jobs of one compile_all.
class CompileBatch {
 public:
  CompileBatch(CppCompiler& compiler, std::span<const CompileJob> jobs,
               const CppCompiler::Progress& progress)
      : compiler_(compiler),
        jobs_(jobs),
        outcomes_(jobs, [&](const CompileJob& job) { return compiler.key(job); }, progress) {}

  Result<std::vector<CompileOutcome>> run(size_t max_parallel) {
    for (const CompileJob& job : jobs_) TRY(check_headers(job));
    const std::vector<size_t> missing = outcomes_.take_known(
        compiler_.cache_, [this](std::string_view object) { return !objection_to(object); });
    size_t next = 0;
    while (next < missing.size() || !under_way_.empty() || !parsing_.empty()) {
      while (next < missing.size() && commands_.running() < std::max<size_t>(max_parallel, 1)) {
        if (!TRY(parse_header(missing[next]))) TRY(start(missing[next++]));
      }
      const Commands::Finished finished = TRY(wait());
      TRY(finish(finished));
    }
    if (!missing.empty()) compiler_.cache_.trim_sometimes();
    return outcomes_.take();
  }

 private:
  static constexpr double kProbeS = 8;
  struct UnderWay {
    size_t job;
    WorkFolder folder;
    bool is_compiled = false;  // and is being linked
    double wall_s = 0;         // of the commands before this one
  };
  struct Probe {
    Commands::Ticket ticket;
    WorkFolder folder;
  };

  // Why an object must not be loaded, if it is checked at all.
  std::optional<std::string> objection_to(std::string_view object) const {
    return compiler_.layers_.contains(Layer::kInertObjects) ? find_objection(object) : std::nullopt;
  }

  // Waits for a command of a job. If that takes long, a text that must compile at once tells
  // whether the compiler hangs.
  Result<Commands::Finished> wait() {
    constexpr double kPatienceS = 2;
    while (true) {
      auto finished = commands_.wait_any(probe_ ? -1 : kPatienceS);
      if (!finished) {
        TRY(start_probe());
      } else if (probe_ && finished->ticket == probe_->ticket) {
        TRY(compiler_.check_ending(finished->result));
      } else {
        return *std::move(finished);
      }
    }
  }

  Result<void> start_probe() {
    WorkFolder folder = TRY(compiler_.cache_.make_work_folder());
    TRY(write_text(folder.path() / kSourceName, CppCompiler::kNothing));
    Command command = compiler_.command(folder.path());
    command.limits.wall_s = std::min(command.limits.wall_s, kProbeS);
    add_files(command);
    const Commands::Ticket ticket = TRY(commands_.start(command));
    probe_.emplace(Probe{.ticket = ticket, .folder = std::move(folder)});
    return {};
  }

  const CompilerFamilyInfo& family() const { return info(compiler_.identity_.family); }

  static void add_words(Command& command, const auto&... words) {
    (command.argv.emplace_back(words), ...);
  }

  // Adds the source, and the object that it becomes, linked or not.
  void add_files(Command& command) const {
    if (!family().link_command.empty())
      return add_words(command, "-c", "-o", kUnlinkedName, kSourceName);
    add_words(command, "-o", kObjectName, kSourceName);
    std::ranges::move(link_flags(family().family), std::back_inserter(command.argv));
  }

  // Links what was compiled, by a command of its own.
  Result<void> link(Commands::Ticket compiled, double wall_s) {
    auto job = under_way_.extract(compiled);
    Command command = compiler_.command(job.mapped().folder.path());
    command.argv = {compiler_.identity_.driver.string()};
    add_words(command, family().link_command, "-o", kObjectName, kUnlinkedName);
    std::ranges::move(link_flags(family().family), std::back_inserter(command.argv));
    job.mapped().is_compiled = true;
    job.mapped().wall_s = wall_s;
    job.key() = TRY(commands_.start(command));
    under_way_.insert(std::move(job));
    return {};
  }

  Result<void> start(size_t index) {
    const CompileJob& job = jobs_[index];
    WorkFolder folder = TRY(compiler_.cache_.make_work_folder());
    TRY(write_text(folder.path() / kSourceName, job.source));
    TRY(write_headers(job, folder));
    Command command = command_of(job, folder);
    const auto parsed = compiler_.precompiled_.find(header_key(job));
    if (parsed != compiler_.precompiled_.end() && !parsed->second.empty()) {
      TRY(write_text(folder.path() / precompiled_name(job), parsed->second));
      if (!family().finds_precompiled) add_words(command, "-include-pch", precompiled_name(job));
    }
    add_files(command);
    const Commands::Ticket ticket = TRY(commands_.start(command));
    under_way_.emplace(ticket, UnderWay{.job = index, .folder = std::move(folder)});
    return {};
  }

  Command command_of(const CompileJob& job, const WorkFolder& folder) const {
    Command command = compiler_.command(folder.path());
    for (const std::string& define : job.defines) command.argv.push_back("-D" + define);
    if (!family().finds_precompiled && !job.headers.empty())
      add_words(command, "-ivfsoverlay", kOverlayName, "-I", kShownFolder);
    return command;
  }

  Result<void> write_headers(const CompileJob& job, const WorkFolder& folder) const {
    fs::path place = folder.path();
    if (!family().finds_precompiled && !job.headers.empty()) {
      TRY(write_text(place / kOverlayName, kOverlay));
      place /= kHeaderFolder;
      std::error_code error;
      fs::create_directory(place, error);  // else no header can be written
    }
    for (const NamedText& header : job.headers) TRY(write_text(place / header.name, header.text));
    return {};
  }

  std::string precompiled_name(const CompileJob& job) const {
    return job.first_header + std::string(family().precompiled);
  }

  Digest header_key(const CompileJob& job) const {
    CompileJob headers = job;
    headers.source.clear();
    return compiler_.key(headers);
  }

  // Sees to the parsed form of the job's first header; true if that takes a command. It runs beside
  // the first jobs, which do without it.
  Result<bool> parse_header(size_t index) {
    const CompileJob& job = jobs_[index];
    if (job.first_header.empty()) return false;
    const Digest key = header_key(job);
    const auto [found, added] = compiler_.precompiled_.try_emplace(key);
    if (!added) return false;
    if (auto known = compiler_.cache_.find_text(key)) {
      found->second = std::move(*known);
      return false;
    }
    WorkFolder folder = TRY(compiler_.cache_.make_work_folder());
    TRY(write_headers(job, folder));
    Command command = command_of(job, folder);
    const std::string name = precompiled_name(job);
    if (family().finds_precompiled) {
      add_words(command, "-x", "c++-header", job.first_header, "-o", name);
    } else {
      const std::string shown = fmt::format("{}/{}", kShownFolder, job.first_header);
      add_words(command, "-Xclang", "-fno-pch-timestamp", "-x", "c++-header", shown, "-o", name);
    }
    const Commands::Ticket ticket = TRY(commands_.start(command));
    parsing_.emplace(ticket, UnderWay{.job = index, .folder = std::move(folder)});
    return true;
  }

  // If it failed, the jobs' own compilations will say why.
  Result<void> keep_parsed(const UnderWay& header, const CommandResult& result) {
    if (!result.ok()) return {};
    const CompileJob& job = jobs_[header.job];
    const Digest key = header_key(job);
    std::string& parsed = compiler_.precompiled_[key];
    parsed = read_object(header.folder.path() / precompiled_name(job)).value_or("");
    return compiler_.cache_.store_text(key, parsed);
  }

  Result<void> finish(const Commands::Finished& finished) {
    if (const auto header = parsing_.extract(finished.ticket))
      return keep_parsed(header.mapped(), finished.result);
    const auto found = under_way_.find(finished.ticket);
    CHECK(found != under_way_.end());
    const size_t index = found->second.job;
    if (was_killed(finished.result) && ++killed_[index] < kTrials) {
      under_way_.erase(found);
      return start(index);
    }
    const bool is_to_link = !family().link_command.empty() && !found->second.is_compiled;
    if (is_to_link && finished.result.ok()) return link(finished.ticket, finished.result.wall_s);
    const CompileOutcome outcome = TRY(judge(found->second, finished.result));
    under_way_.erase(found);
    outcomes_.settle(index, outcome);
    return {};
  }

  Result<CompileOutcome> judge(const UnderWay& done, const CommandResult& result) {
    const size_t index = done.job;
    const CompileJob& job = jobs_[index];
    const Limits& limits = compiler_.options_.limits;
    if (!result.ok()) return make_failure(job, result, limits, family().log);
    const std::optional<std::string> object = read_object(done.folder.path() / kObjectName);
    if (!object) return make_failure(job, result, limits, family().log);
    if (const auto objection = objection_to(*object)) {
      return CompileFailure{
          .summary = fmt::format(
              "the compiled object must be inert until called and only compute then, but {}",
              *objection)};
    }
    const CacheEntry entry = TRY(compiler_.cache_.store(outcomes_.key(index), *object));
    return Artifact{.path = entry.path,
                    .key = outcomes_.key(index),
                    .content = entry.content,
                    .compile_ms = (done.wall_s + result.wall_s) * 1e3,
                    .from_cache = false};
  }

  CppCompiler& compiler_;
  std::span<const CompileJob> jobs_;
  JobOutcomes outcomes_;
  std::map<Commands::Ticket, UnderWay> under_way_;
  std::map<Commands::Ticket, UnderWay> parsing_;  // the jobs' first headers
  std::map<size_t, int> killed_;                  // by job
  std::optional<Probe> probe_;                    // of a compiler that takes long
  Commands commands_;  // last: its processes end before their folders are removed
};

CppCompiler::CppCompiler(const Target& target, ArtifactCache cache, CompilerIdentity identity,
                         const Namespaces& permitted, const CppCompilerOptions& options)
    : target_(target),
      options_(options),
      cache_(std::move(cache)),
      identity_(std::move(identity)),
      processor_(target.toolchain->is_native ? processor_identity() : ""),
      flags_(compile_flags(identity_.family, target, options.system_headers)),
      files_(compiler_files(identity_, options.system_headers)),
      permitted_(permitted),
      namespaces_(permitted_) {
  flags_.insert(flags_.end(), options.extra_flags.begin(), options.extra_flags.end());
  for (const Layer layer : {Layer::kResourceLimits, Layer::kNoNewPrivileges, Layer::kNoDescriptors,
                            Layer::kInertObjects}) {
    if (!is_left_out(layer, options.left_out)) layers_.add(layer);
  }
  if (is_left_out(Layer::kNamespaces, options.left_out)) namespaces_ = {};
  if (is_left_out(Layer::kEmptyRoot, options.left_out)) namespaces_.root = false;
  if (namespaces_.all) layers_.add(Layer::kNamespaces);
  if (namespaces_.root) layers_.add(Layer::kEmptyRoot);
  if (is_left_out(Layer::kResourceLimits, options.left_out)) options_.limits.file_bytes = 0;
  if (!is_left_out(Layer::kLandlock, options.left_out) && landlock_rules({}).valid())
    layers_.add(Layer::kLandlock);
}

Result<CppCompiler> CppCompiler::open(const Target& target, const CppCompilerOptions& options) {
  const fs::path folder =
      options.cache_folder.empty() ? default_cache_folder() : options.cache_folder;
  ArtifactCache cache = TRY(ArtifactCache::open(folder, options.cache_bytes));
  const Namespaces permitted = find_namespaces();
  CompilerIdentity identity = TRY(identify_compiler(options.compiler, cache, permitted));
  return CppCompiler(target, std::move(cache), std::move(identity), permitted, options);
}

Command CppCompiler::command(const fs::path& folder) const {
  Command command{
      .argv = identity_.words(),
      .environment = {"PATH=/usr/local/bin:/usr/bin:/bin", "LC_ALL=C", "TMPDIR=" + folder.string()},
      .directory = folder,
      .limits = options_.limits,
      .files = files_,
      .namespaces = namespaces_,
      .left_out = options_.left_out};
  command.argv.insert(command.argv.end(), flags_.begin(), flags_.end());
  command.files.writable.push_back(folder);
  return command;
}

Digest CppCompiler::key(const CompileJob& job) const {
  Hasher hasher;
  // An artifact that passed fewer checks is a different one. The flags name the architecture.
  hasher.add("cpp artifact 4").add(identity_.digest).add(processor_);
  hasher.add(int64_t{options_.left_out.bits()});
  const auto add_all = [&](const std::vector<std::string>& texts) {
    hasher.add(static_cast<int64_t>(texts.size()));
    for (const std::string& text : texts) hasher.add(text);
  };
  add_all(flags_);
  add_all(link_flags(identity_.family));
  add_all(job.defines);
  hasher.add(static_cast<int64_t>(job.headers.size()));
  for (const NamedText& header : job.headers) hasher.add(header.name).add(header.text);
  hasher.add(job.first_header).add(job.source);
  return hasher.finish();
}

Result<CompileOutcome> CppCompiler::compile(const CompileJob& job) {
  std::vector<CompileOutcome> outcomes = TRY(compile_all({&job, 1}));
  return std::move(outcomes.front());
}

Result<void> CppCompiler::check_ending(const CommandResult& result) const {
  if (result.ending != Ending::kTimedOut) return {};
  return fail({}, "compiler-not-usable",
              "'{}' hangs: within {:.0f} s it did not compile a text that computes nothing",
              identity_.driver.string(), result.wall_s);
}

Result<void> CppCompiler::check(const CompileJob& job) {
  const CompileOutcome outcome = TRY(compile(job));
  const auto* const failure = std::get_if<CompileFailure>(&outcome);
  if (failure == nullptr) return {};
  return fail({}, "compiler-not-usable", "'{}' cannot compile a text that computes nothing: {}",
              identity_.driver.string(), failure->summary);
}

Result<std::vector<CompileOutcome>> CppCompiler::compile_all(std::span<const CompileJob> jobs,
                                                             const Progress& progress) {
  return CompileBatch(*this, jobs, progress).run(target().toolchain->max_parallel);
}

}  // namespace passnet
