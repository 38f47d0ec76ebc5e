#include "cli/service/served_suites.hpp"

#include "cli/suites/find_suite.hpp"

#include <filesystem>

namespace passnet {

namespace fs = std::filesystem;

std::map<std::string, std::string> served_suites(const std::vector<std::string>& more) {
  std::map<std::string, std::string> paths;
  std::error_code error;
  const auto add = [&](const std::string& name, const fs::path& path) {
    paths[name] = fs::absolute(path, error).string();
  };
  for (const std::string& folder : data_folders()) {
    const fs::path demo = fs::path(folder) / "suite";
    if (!paths.contains("demo") && fs::exists(demo, error)) add("demo", demo);
    for (fs::directory_iterator entry(fs::path(folder) / "suites", error);
         !error && entry != fs::directory_iterator(); entry.increment(error)) {
      const std::string name = entry->path().filename().string();
      if (!paths.contains(name)) add(name, entry->path());
    }
  }
  for (const std::string& suite : more) {
    const size_t equals = suite.find('=');
    const fs::path path = equals == std::string::npos ? suite : suite.substr(equals + 1);
    const fs::path named = path.has_filename() ? path.filename() : path.parent_path().filename();
    add(equals == std::string::npos ? named.string() : suite.substr(0, equals), path);
  }
  return paths;
}

}  // namespace passnet
