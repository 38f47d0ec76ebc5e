#include "toolchain/compiler_identity.hpp"

#include "kernel/costs/toolchain.hpp"
#include "kernel/target.hpp"
#include "toolchain/find/folder_list.hpp"
#include "toolchain/find/python_compiler.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <optional>
#include <set>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace passnet {
namespace fs = std::filesystem;
namespace {

// The further flags of each compiler.
constexpr std::array kGccFlags{
    "-pipe",
    // Vectors that are computed side by side are independent, but are written one after another:
    // g++ interleaves their instructions only if it schedules before it assigns registers.
    "-fschedule-insns", "-fsched-pressure",
    // After that, it gains nothing, and g++ 13 takes seconds per kernel for Sapphire Rapids.
    "-fno-schedule-insns2",
    // Outside of loops, g++ 12 reduces a vector of comparisons without making its masks numbers:
    // the least of four `int(x != 0)` is -1.
    "-fno-tree-slp-vectorize",
    // The linker's plug-in serves link-time optimization, and costs milliseconds per link.
    "-fno-use-linker-plugin", "-fmax-errors=20", "-fdiagnostics-color=never"};

constexpr std::array kClangFlags{
#if defined(__x86_64__)
    // AMD's `insertq`, with which elements of 16 bits are gathered, takes 30 times as long as what
    // other processors do in its place.
    "-mno-sse4a",
#endif
    "-ferror-limit=20", "-fno-color-diagnostics", "-fno-crash-diagnostics"};

constexpr std::array kZigFlags{
// Otherwise it would compile for the libraries that it brings.
#if defined(__aarch64__)
    "--target=aarch64-linux-gnu",
#else
    "--target=x86_64-linux-gnu",
#endif
    // Inlines before it simplifies, not after, and leaves addresses as they are written: both save
    // a sixth of the time per kernel. These options are those of the one version that is used.
    "-mllvm", "-enable-module-inliner=true", "-mllvm", "-disable-lsr"};

constexpr std::string_view kDefaultPath = "/usr/local/bin:/usr/bin:/bin";

bool is_program(const fs::path& path) {
  std::error_code error;
  return fs::is_regular_file(path, error) && access(path.c_str(), X_OK) == 0 &&
         fs::canonical(path, error).filename() != "ccache";
}

std::optional<fs::path> find_program(std::string_view name) {
  if (name.empty()) return std::nullopt;
  if (name.find('/') != std::string_view::npos) {
    std::error_code error;
    const fs::path path = fs::absolute(fs::path(name), error);
    return !error && is_program(path) ? std::optional(path) : std::nullopt;
  }
  for (const fs::path& folder : listed_folders("PATH", kDefaultPath)) {
    if (is_program(folder / name)) return folder / name;
  }
  return std::nullopt;
}

// The program is run like a compiler: nothing says yet that it is one.
Result<std::string> ask_version(const CompilerIdentity& identity, const Namespaces& namespaces) {
  const std::string driver = identity.driver.string();
  std::vector<std::string> words = identity.words();
  words.emplace_back("--version");
  const Command command{.argv = std::move(words),
                        .environment = {"PATH=" + std::string(kDefaultPath), "LC_ALL=C"},
                        .directory = "/",
                        .limits = {.cpu_s = 10, .wall_s = 10},
                        .files = compiler_files(identity, /*system_headers=*/false),
                        .namespaces = namespaces};
  const Result<CommandResult> result = run_command(command);
  const std::string line =
      result && result->ok() ? result->output.substr(0, result->output.find('\n')) : "";
  if (!line.empty()) return line;
  return fail({}, "compiler-not-usable", "'{} --version' gives no version: {}", driver,
              result ? describe(*result) : result.error().message);
}

bool holds(const std::string& text, std::string_view word) {
  return text.find(word) != std::string::npos;
}

}  // namespace

std::vector<std::string> CompilerIdentity::words() const {
  std::vector<std::string> found{driver.string()};
  const std::string_view command = info(family).compile_command;
  if (!command.empty()) found.emplace_back(command);
  return found;
}

Result<CompilerIdentity> identify_compiler(std::string_view compiler, const ArtifactCache& cache,
                                           const Namespaces& namespaces) {
  std::optional<fs::path> driver = find_program(compiler);
  if (!driver && compiler == kDefaultCompiler) driver = find_python_compiler();
  if (!driver) {
    return fail({}, "compiler-not-found",
                "no C++ compiler '{}' was found; expected g++, clang++ or Python's package ziglang",
                compiler);
  }
  struct stat status{};
  if (stat(driver->c_str(), &status) != 0)
    return fail({}, "compiler-not-found", "cannot look at the compiler '{}'", driver->string());
  std::error_code error;
  Hasher file;
  file.add("compiler").add(driver->string()).add(fs::canonical(*driver, error).string());
  file.add(int64_t{status.st_size}).add(int64_t{status.st_mtim.tv_sec});
  file.add(int64_t{status.st_mtim.tv_nsec});
  const Digest key = file.finish();
  CompilerIdentity identity{.driver = *driver};
  if (const fs::path real = fs::canonical(*driver, error); real.filename() == kPythonCompiler) {
    identity.driver = real;  // of whose folder the sandbox shows nothing else
    identity.family = CompilerFamily::kZig;
  }
  if (std::optional<std::string> known = cache.find_text(key)) {
    identity.version = std::move(*known);
  } else {
    identity.version = TRY(ask_version(identity, namespaces));
    TRY(cache.store_text(key, identity.version));
  }
  if (identity.family != CompilerFamily::kZig && holds(identity.version, "clang"))
    identity.family = CompilerFamily::kClang;
  identity.digest = Hasher().add(key).add(identity.version).finish();
  return identity;
}

std::string processor_identity() {
  // Reads only the first processor's block: the file grows with their number.
  std::ifstream file("/proc/cpuinfo");
  constexpr std::array<std::string_view, 7> kFields{
      "vendor_id", "cpu family", "model", "stepping", "flags", "Features", "CPU part"};
  std::string identity;
  for (std::string line; std::getline(file, line) && !line.empty();) {
    const size_t colon = line.find(':');
    if (colon == std::string::npos) continue;
    std::string_view field(line.data(), colon);
    while (field.ends_with('\t') || field.ends_with(' ')) field.remove_suffix(1);
    if (std::ranges::find(kFields, field) == kFields.end()) continue;
    identity += line.substr(std::min(colon + 2, line.size()));
    identity += '\n';
  }
  return identity;
}

std::vector<std::string> compile_flags(CompilerFamily family, const Target& target,
                                       bool system_headers) {
  std::vector<std::string> flags{"-std=c++20", "-O3", std::string(target.toolchain->instructions),
                                 "-fPIC", "-fvisibility=hidden", "-fno-exceptions", "-fno-rtti",
                                 "-fno-asynchronous-unwind-tables", "-fno-threadsafe-statics",
                                 "-fno-math-errno", "-fno-trapping-math", "-ffp-contract=off",
                                 // Indices of the loop language wrap where they overflow, and are
                                 // clamped after that: the clamp must not be optimized away.
                                 "-fwrapv", "-fopenmp-simd", "-w"};
  const auto add = [&](const auto& more) { flags.insert(flags.end(), more.begin(), more.end()); };
  add(target.toolchain->tuning);
  switch (family) {
    case CompilerFamily::kGcc:
      add(kGccFlags);
      break;
    case CompilerFamily::kZig:
      add(kZigFlags);
      [[fallthrough]];
    case CompilerFamily::kClang:
      add(kClangFlags);
      break;
  }
  if (!system_headers) add(std::array{"-nostdinc", "-nostdinc++"});
  return flags;
}

std::vector<std::string> link_flags(CompilerFamily family) {
  // There are no default libraries: functions of the mathematics library bind to the worker's own.
  // libgcc (compiler-made calls, such as wide divisions) is archived, and linked only if needed.
  if (!info(family).link_command.empty())
    return {"-shared", "--build-id=none", "-z", "noexecstack"};
  std::vector<std::string> flags{"-shared", "-nostdlib", "-Wl,--build-id=none",
                                 "-Wl,-z,noexecstack"};
  if (family == CompilerFamily::kGcc) flags.emplace_back("-lgcc");
  return flags;
}

FileView compiler_files(const CompilerIdentity& identity, bool system_headers) {
  std::error_code error;
  std::set<fs::path> readable;
  for (const fs::path& folder : system_library_folders()) readable.insert(folder);
  for (const char* folder :
       {"/bin", "/usr/bin", "/usr/local/bin", "/usr/libexec", "/etc/alternatives", "/dev/null",
        "/dev/urandom", "/proc/cpuinfo", "/proc/meminfo"}) {
    readable.insert(folder);
  }
  for (const char* folder : {"/usr/include", "/usr/local/include"}) {
    if (system_headers) readable.insert(folder);
  }
  // A compiler may have its own prefix: /opt/gcc/bin/g++ reads /opt/gcc. That of a Python package
  // would be all packages.
  const fs::path driver = fs::canonical(identity.driver, error);
  if (!error && identity.family == CompilerFamily::kZig)
    return {.readable = {driver, "/dev/null", "/dev/urandom", "/proc/cpuinfo", "/proc/meminfo"},
            .writable = {}};
  const fs::path prefix = driver.parent_path().parent_path();
  const bool system_prefix = prefix == "/" || prefix == "/usr" || prefix == "/usr/local";
  if (!error) readable.insert(driver);
  if (!error && prefix.has_relative_path() && !system_prefix) readable.insert(prefix);
  return {.readable = {readable.begin(), readable.end()}, .writable = {}};
}

}  // namespace passnet
