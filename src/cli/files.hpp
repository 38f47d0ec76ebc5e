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

// Written beside and renamed, so that nobody sees half of it; missing folders are made. Errors:
// "file-unwritable".
Result<void> write_file(const std::filesystem::path& path, std::string_view text);

// A file of lines that grows, each line whole on disk before the next begins. A torn last line, as
// a kill leaves it, is cut off when the file is opened again.
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
