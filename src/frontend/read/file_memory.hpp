// A file in memory: mapped, not copied, with memory for what has to be made of its parts.
#pragma once

#include "diag/diagnostic.hpp"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace passnet {

class FileMemory {
 public:
  // Maps a regular file. Writes to its bytes stay in this process. "unreadable-file".
  static Result<std::unique_ptr<FileMemory>> open(const std::string& path);
  ~FileMemory();
  FileMemory(const FileMemory&) = delete;
  FileMemory& operator=(const FileMemory&) = delete;

  const std::string& path() const { return path_; }
  std::span<std::byte> bytes() const { return bytes_; }

  // Counts memory that is made of the file's contents. False: more than 256 MiB and 16 times the
  // file, so that no small file can claim much.
  bool charge(uint64_t bytes);
  // Returns zeros that live as long as this, after charging them; "archive-too-large".
  Result<std::span<std::byte>> allocate(uint64_t bytes);

 private:
  FileMemory(std::string path, std::span<std::byte> bytes)
      : path_(std::move(path)), bytes_(bytes) {}

  std::string path_;
  std::span<std::byte> bytes_;
  uint64_t charged_ = 0;
  std::deque<std::vector<std::byte>> made_;
};

}  // namespace passnet
