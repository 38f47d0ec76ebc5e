// Files that commands read and write.
#pragma once

#include "diag/diagnostic.hpp"

#include <cstdio>
#include <filesystem>
#include <memory>
#include <set>
#include <string>
#include <string_view>

namespace passnet {

// Errors: "file-unreadable".
Result<std::string> read_file(const std::filesystem::path& path);

// Writes to a temporary file and renames it, so that no reader sees half of it; creates missing
// folders. Errors: "file-unwritable".
Result<void> write_file(const std::filesystem::path& path, std::string_view text);

// Maps a name out of data to a relative path, never outside of a folder, and different names to
// different paths: `timm/resnet18` stays, `a b` becomes `a_b-` with 8 digits of its hash.
std::string path_of_name(std::string_view name);
// Does the same without folders: `timm/resnet18` becomes `timm_resnet18-` with its digits.
std::string file_name_of(std::string_view name);

// The paths of files that are named by graphs, below one folder. Graphs may share a name: the
// second one's path ends in `-2`, before the extension.
class NamedPaths {
 public:
  NamedPaths(std::filesystem::path folder, std::string extension)
      : folder_(std::move(folder)), extension_(std::move(extension)) {}
  std::filesystem::path add(std::string_view name);

 private:
  std::filesystem::path folder_;
  std::string extension_;  // `.graph`
  std::set<std::string> taken_;
};

// A growing file of lines; each line is whole on disk before the next begins. An incomplete last
// line, left by a kill, is cut off when the file is opened again.
class LineFile {
 public:
  // Errors: "file-unwritable".
  static Result<LineFile> open(const std::filesystem::path& path, bool append);
  Result<void> add(std::string_view line);

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  LineFile(std::filesystem::path path, std::FILE* file) : path_(std::move(path)), file_(file) {}
  std::filesystem::path path_;
  std::unique_ptr<std::FILE, Close> file_;
};

}  // namespace passnet
