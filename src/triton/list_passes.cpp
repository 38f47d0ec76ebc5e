// The files of a folder of public passes.
#include "triton/import_pass.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace passnet {
namespace {

constexpr std::string_view kOrderFile = "sorted_output_pass_rule_names.json";

// The names of the order file; none if there is no such file or it is no list of names.
std::vector<std::string> stated_order(const std::filesystem::path& folder) {
  std::ifstream file(folder / kOrderFile);
  const auto json = nlohmann::json::parse(file, nullptr, false);
  std::vector<std::string> names;
  if (!json.is_array()) return names;
  for (const auto& entry : json) {
    if (entry.is_string()) names.push_back(entry.get<std::string>());
  }
  return names;
}

}  // namespace

Result<std::vector<PublicPassFile>> list_public_passes(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::is_directory(path, error)) {
    const std::filesystem::path file(path);
    if (std::filesystem::exists(file, error))
      return std::vector{PublicPassFile{path, file.stem().string()}};
    return fail({}, "public-pass-folder",
                "expected a Python file or a folder of them, found no '{}'", path);
  }
  std::vector<PublicPassFile> files;
  for (const auto& entry : std::filesystem::directory_iterator(path, error)) {
    if (entry.path().extension() != ".py") continue;
    files.push_back({entry.path().string(), entry.path().stem().string()});
  }
  if (files.empty()) {
    return fail({}, "public-pass-folder", "expected a folder with Python files, found none in '{}'",
                path);
  }
  std::ranges::sort(files, {}, &PublicPassFile::name);
  const std::vector<std::string> order = stated_order(path);
  if (order.empty()) return files;
  std::vector<PublicPassFile> ordered;
  for (const std::string& name : order) {
    const auto found = std::ranges::find(files, name, &PublicPassFile::name);
    if (found != files.end()) ordered.push_back(*found);
  }
  return ordered.empty() ? files : ordered;
}

}  // namespace passnet
