#include "eval/public/public_folder.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>

namespace passnet {

Digest hash_folder(const std::filesystem::path& folder) {
  namespace fs = std::filesystem;
  std::vector<fs::path> files;
  std::error_code error;
  for (fs::recursive_directory_iterator at(folder, error), end; !error && at != end;
       at.increment(error)) {
    const bool is_cache = at->path().filename() == "__pycache__";
    if (is_cache) at.disable_recursion_pending();
    if (at->is_regular_file(error)) files.push_back(at->path());
  }
  std::ranges::sort(files);
  Hasher hasher;
  for (const fs::path& path : files) {
    std::ifstream file(path, std::ios::binary);
    hasher.add(path.lexically_relative(folder).string());
    hasher.add(std::string(std::istreambuf_iterator<char>(file), {}));
  }
  return hasher.finish();
}

}  // namespace passnet
