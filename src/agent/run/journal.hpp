// The journal of a run: one JSON object per line, on disk before it is used, so that a kill loses
// nothing that was paid for. Each line ends with a digest of it and of the line before.
#pragma once

#include "diag/diagnostic.hpp"
#include "diag/source.hpp"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace passnet {

class Journal {
 public:
  // Opens the file for appending, in a folder that exists; cuts an incomplete last line. Errors:
  // "journal-in-use" while another process has it open, since two runs would pay for the same
  // answers; "journal-unwritable", here and below.
  static Result<Journal> open(const std::filesystem::path& path);
  ~Journal();
  Journal(Journal&& other) noexcept;
  Journal& operator=(Journal&&) = delete;

  // The lines that the file had when it was opened.
  const std::string& text() const { return text_; }
  Result<void> add(const nlohmann::ordered_json& entry);
  // Waits until all entries are on disk.
  Result<void> sync();

 private:
  Journal(std::filesystem::path path, int file) : path_(std::move(path)), file_(file) {}
  std::filesystem::path path_;
  int file_ = -1;
  std::string text_;
  std::string last_;  // the digest of the last line
  bool is_dirty_ = false;
};

// Reads the whole lines of a journal's text. Errors: "bad-journal" or "journal-changed" (a line is
// not as the run wrote it), at its line.
Result<std::vector<nlohmann::json>> read_journal(const Sources& sources, SourceId source);

}  // namespace passnet
