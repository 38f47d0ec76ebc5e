#include "service/command/command_runner.hpp"

#include "diag/json.hpp"
#include "eval/record/program_versions.hpp"
#include "sandbox/command.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <random>

namespace passnet {
namespace {

namespace fs = std::filesystem;

constexpr size_t kMostPrinted = 4096;  // bytes of what a command printed
constexpr size_t kMostFiles = 10'000;  // that a record lists

// The variables that commands read; no others of the worker reach them.
constexpr std::array<const char*, 9> kVariables{
    "HOME",         "PATH",          "LANG",           "TMPDIR",         "PYTHONPATH",
    "PASSNET_DATA", "PASSNET_CACHE", "XDG_CACHE_HOME", "LD_LIBRARY_PATH"};

std::vector<std::string> environment() {
  std::vector<std::string> entries;
  for (const char* const name : kVariables) {
    if (const char* const value = std::getenv(name))
      entries.push_back(fmt::format("{}={}", name, value));
  }
  return entries;
}

// `12-0a1b2c3d`: an attempt that was killed leaves another one behind.
std::string folder_name(int64_t number) {
  return fmt::format("{}-{:08x}", number, std::random_device()());
}

std::string end_of(const std::string& text) {
  return text.size() <= kMostPrinted ? text : text.substr(text.size() - kMostPrinted);
}

nlohmann::ordered_json files_of(const fs::path& folder) {
  nlohmann::ordered_json files = nlohmann::ordered_json::array();
  std::vector<fs::path> paths;
  std::error_code error;
  for (fs::recursive_directory_iterator entry(folder, error);
       !error && entry != fs::recursive_directory_iterator() && paths.size() < kMostFiles;
       entry.increment(error)) {
    if (entry->is_regular_file(error)) paths.push_back(entry->path());
  }
  std::ranges::sort(paths);
  for (const fs::path& path : paths) {
    files.push_back({{"path", path.lexically_relative(folder).string()},
                     {"bytes", fs::file_size(path, error)}});
  }
  return files;
}

Result<CommandResult> run_words(std::vector<std::string> words, const CommandJob& job,
                                const fs::path& folder, const std::function<void()>& progress) {
  constexpr double kStepS = 1;
  const Command command{.argv = std::move(words),
                        .environment = environment(),
                        .directory = folder,
                        .limits = {.cpu_s = 0,
                                   .wall_s = static_cast<double>(job.limit_s),
                                   .memory_bytes = 0,
                                   .file_bytes = 0,
                                   .end_on_output = false},
                        .files = {},
                        .namespaces = {},
                        .left_out = {}};
  Commands commands;
  TRY(commands.start(command));
  while (true) {
    if (auto finished = commands.wait_any(kStepS)) return std::move(finished->result);
    progress();
  }
}

}  // namespace

Result<std::string> run_command_job(const CommandJob& job, int64_t number,
                                    const CommandMachine& machine,
                                    const std::function<void()>& progress) {
  const std::string own = folder_name(number);
  const fs::path folder = fs::absolute(fs::path(machine.folders.folder)) / own;
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) {
    return fail({}, "command-folder", "cannot make the folder '{}' of a job: {}", folder.string(),
                error.message());
  }
  const std::vector<std::string> own_words = TRY(words_of(job, machine.folders, folder.string()));
  std::vector<std::string> words{machine.program};
  if (job.verb->is_python) words = {"/usr/bin/env", machine.python, "-m", "passnet"};
  words.insert(words.end(), own_words.begin(), own_words.end());
  const CommandResult result = TRY(run_words(std::move(words), job, folder, progress));
  const std::string product =
      job.verb->product.empty() ? own : own + "/" + std::string(job.verb->product);
  return json_line(nlohmann::ordered_json{{"command", job.verb->name},
                                          {"words", own_words},
                                          {"ended", describe(result)},
                                          {"ok", result.ok()},
                                          {"seconds", result.wall_s},
                                          {"cpu_s", result.cpu_s},
                                          {"output", end_of(result.output)},
                                          {"errors", end_of(result.errors)},
                                          {"folder", own},
                                          {"product", product},
                                          {"files", files_of(folder)},
                                          {"versions", program_versions()}});
}

}  // namespace passnet
