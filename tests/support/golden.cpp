#include "support/golden.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace passnet {
namespace {

std::string read(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  CHECK(file.good());
  std::ostringstream text;
  text << file.rdbuf();
  return std::move(text).str();
}

}  // namespace

std::vector<GoldenMismatch> check_golden(
    const std::filesystem::path& folder,
    const std::function<std::string(std::string_view input)>& transform) {
  CHECK(std::filesystem::is_directory(folder));
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.is_regular_file()) paths.push_back(entry.path());
  }
  std::ranges::sort(paths);
  CHECK(!paths.empty());
  const char* const update = std::getenv("PASSNET_UPDATE_GOLDEN");
  const bool updates = update != nullptr && std::string_view(update) == "1";
  std::vector<GoldenMismatch> mismatches;
  for (const std::filesystem::path& path : paths) {
    const std::string text = read(path);
    const size_t separator = std::min(text.find(kGoldenSeparator), text.size());
    const std::string input = text.substr(0, separator);
    const std::string expected =
        text.substr(std::min(separator + kGoldenSeparator.size(), text.size()));
    const std::string found = transform(input);
    if (found == expected && separator < text.size()) continue;
    if (updates) {
      std::ofstream(path, std::ios::binary) << input << kGoldenSeparator << found;
    } else {
      mismatches.push_back({path.filename().string(), expected, found});
    }
  }
  return mismatches;
}

}  // namespace passnet
