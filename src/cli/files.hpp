// Files that commands read and write.
#pragma once

#include "diag/diagnostic.hpp"

#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace passnet {

// Errors: "file-unreadable".
Result<std::string> read_file(const std::filesystem::path& path);

// Writes to a temporary file and renames it, so that no reader sees half of it; creates missing
// folders. Errors: "file-unwritable".
Result<void> write_file(const std::filesystem::path& path, std::string_view text);

// Maps `timm/resnet18` to `timm/resnet18.graph` below the folder, never outside of it.
std::filesystem::path graph_text_path(const std::string& folder, const std::string& name);

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
