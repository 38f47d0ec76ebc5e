#include "frontend/read/suite_files.hpp"

#include <algorithm>
#include <filesystem>

namespace passnet {
namespace {

namespace fs = std::filesystem;

Result<void> refuse_link_out(const fs::path& folder, const fs::path& file) {
  std::error_code error;
  if (!fs::is_symlink(file, error)) return {};
  const fs::path inside =
      fs::weakly_canonical(file, error).lexically_relative(fs::canonical(folder, error));
  if (!error && !inside.empty() && *inside.begin() != "..") return {};
  return fail({}, "suite-link", "expected files of the suite alone, found '{}', a link out of it",
              file.string());
}

}  // namespace

Result<std::string> suite_facts_file(const std::string& folder) {
  const fs::path file = fs::path(folder) / "suite.json";
  TRY(refuse_link_out(folder, file));
  return file.string();
}

Result<std::vector<std::string>> suite_graph_files(const std::string& folder) {
  std::vector<std::string> files;
  std::error_code error;
  fs::recursive_directory_iterator entry(folder, fs::directory_options::skip_permission_denied,
                                         error);
  while (!error && entry != fs::recursive_directory_iterator()) {
    const fs::path& path = entry->path();
    if (path.extension() == ".graph") {
      TRY(refuse_link_out(folder, path));
      files.push_back(path.lexically_relative(folder).generic_string());
    }
    entry.increment(error);
  }
  std::ranges::sort(files);
  return files;
}

}  // namespace passnet
