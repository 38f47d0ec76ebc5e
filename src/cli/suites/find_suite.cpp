#include "cli/suites/find_suite.hpp"

#include "base/did_you_mean.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <optional>

namespace passnet {
namespace {

namespace fs = std::filesystem;

// The suites of a folder for data, sorted.
std::vector<std::string> suites_in(const std::string& folder) {
  std::vector<std::string> names;
  std::error_code error;
  for (fs::directory_iterator entry(fs::path(folder) / "suites", error);
       !error && entry != fs::directory_iterator(); entry.increment(error)) {
    std::error_code ignored;
    if (fs::exists(entry->path() / "suite.json", ignored)) {
      names.push_back(entry->path().filename().string());
    }
  }
  std::ranges::sort(names);
  return names;
}

bool is_path(const std::string& name) {
  std::error_code error;
  return name.contains('/') || name.contains('#') || name.contains(".jsonl") ||
         name.ends_with(".graph") || fs::exists(name, error);
}

std::optional<fs::path> find_shipped(const std::string& name) {
  for (const fs::path folder : data_folders()) {
    const fs::path examples = folder.parent_path() / "examples";
    for (const fs::path& path : {folder / "suite" / name, folder / name, examples / name}) {
      std::error_code error;
      if (!name.empty() ? fs::exists(path, error) : fs::is_directory(path, error)) return path;
    }
  }
  return std::nullopt;
}

}  // namespace

fs::path program_folder() {
  std::error_code error;
  return fs::read_symlink("/proc/self/exe", error).parent_path();
}

std::vector<std::string> data_folders() {
  std::vector<std::string> folders;
  const char* const variable = std::getenv("PASSNET_DATA");
  std::string_view rest = variable == nullptr ? "" : variable;
  while (!rest.empty()) {
    const size_t end = std::min(rest.find(':'), rest.size());
    if (end > 0) folders.emplace_back(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  folders.emplace_back("data");
  const fs::path program = program_folder();
  if (program.empty()) return folders;
  const fs::path above = program.parent_path();
  folders.push_back((above / "data").string());
  folders.push_back((above / "share" / "passnet").string());
  return folders;
}

Result<std::string> find_suite(const std::string& name) {
  if (is_path(name)) return name;
  std::vector<std::string> known;
  for (const std::string& folder : data_folders()) {
    const fs::path suite = fs::path(folder) / "suites" / name;
    std::error_code error;
    if (fs::exists(suite / "suite.json", error)) return suite.string();
    std::ranges::copy(suites_in(folder), std::back_inserter(known));
  }
  std::ranges::sort(known);
  const auto repeated = std::ranges::unique(known);
  known.erase(repeated.begin(), repeated.end());
  const std::string_view meant =
      nearest_name(name, known, [](const std::string& entry) { return std::string_view(entry); });
  const std::string suggestion = !meant.empty() ? did_you_mean(meant)
                                 : known.empty()
                                     ? std::string("; no suite is installed")
                                     : fmt::format("; known are {}", fmt::join(known, ", "));
  return fail({}, "unknown-suite", "expected a path or the name of a suite, found '{}'{}", name,
              suggestion);
}

Result<void> check_suite_name(const std::string& name) {
  if (!name.empty() && !name.contains('/') && !name.starts_with('.')) return {};
  return fail({}, "suite-name",
              "expected a name without slashes that does not begin with a point, found '{}'", name);
}

Result<DemoData> find_demo() {
  const auto suite = find_shipped("");
  const auto passes = find_shipped("passes");
  if (suite && passes) return DemoData{suite->string(), passes->string()};
  return fail({}, "demo-not-found",
              "expected the suite and the example passes in a folder for data, found them in none "
              "of {}; PASSNET_DATA names folders",
              fmt::join(data_folders(), ", "));
}

std::string shipped_path(const std::string& path) {
  constexpr std::string_view kDemo = "demo";
  const bool is_below =
      path.starts_with(kDemo) && (path.size() == kDemo.size() || path[kDemo.size()] == '/');
  std::error_code error;
  if (!is_below || fs::exists(path, error)) return path;
  const auto found = find_shipped(path.substr(std::min(path.size(), kDemo.size() + 1)));
  return found ? found->string() : path;
}

}  // namespace passnet
