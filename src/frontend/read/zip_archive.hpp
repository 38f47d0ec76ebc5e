// The entries of a zip archive in memory: stored ones in place, deflated ones inflated.
#pragma once

#include "diag/diagnostic.hpp"
#include "frontend/read/file_memory.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace passnet {

struct ZipEntry {
  std::string name;
  std::span<std::byte> data;  // as in the archive
  uint64_t size = 0;          // of the contents
  uint32_t checksum = 0;
  bool is_deflated = false;
};

// Reads the central directory, also of the 64-bit form. Memory is linear in the archive.
class ZipArchive {
 public:
  // `bytes` is the archive, part of `memory`, which outlives it; `name` is for messages. Errors:
  // "zip-directory", "zip-entry", "zip-repeated", each with the byte at which it is.
  static Result<ZipArchive> open(FileMemory& memory, std::span<std::byte> bytes, std::string name);

  const std::vector<ZipEntry>& entries() const { return entries_; }
  const ZipEntry* find(std::string_view name) const;
  // Returns the contents, which live as long as the memory: stored ones in place, without a check
  // of their checksum; inflated ones checked. Errors: "zip-inflate", "archive-too-large".
  Result<std::span<std::byte>> read(const ZipEntry& entry) const;
  // For messages: the archive's name and the entry's.
  std::string label(const ZipEntry& entry) const;

 private:
  friend class ZipDirectory;
  ZipArchive(FileMemory& memory, std::string name) : memory_(&memory), name_(std::move(name)) {}

  FileMemory* memory_;
  std::string name_;
  std::vector<ZipEntry> entries_;
  std::unordered_map<std::string, size_t> places_;
};

}  // namespace passnet
