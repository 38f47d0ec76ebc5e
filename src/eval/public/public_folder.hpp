// Submissions of the public harness: Python files with a pattern, its arguments and a replacement.
#pragma once

#include "base/hash.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace passnet {

struct PublicFile {
  std::filesystem::path path;
  std::string name;  // without the ending
};

// A folder, with the files that apply, in their order.
struct PublicFolder {
  std::filesystem::path folder;
  std::vector<PublicFile> files;
};

// Hashes all regular files below the folder, which modules may import: their paths and bytes.
Digest hash_folder(const std::filesystem::path& folder);

}  // namespace passnet
