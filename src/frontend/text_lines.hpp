// Lines of a text file, plain, gzip or zstd, one at a time.
#pragma once

#include "frontend/read/byte_stream.hpp"

#include <optional>
#include <string>
#include <utility>

namespace passnet {

// Reads streaming; trusts no size that the file states. A line may have at most `max_line` bytes.
class TextLines {
 public:
  static constexpr size_t kMaxLine = size_t{256} << 20;

  // "unreadable-file".
  static Result<TextLines> open(const std::string& path, size_t max_line = kMaxLine);

  // Returns the next line without its newline; nullopt at the end. Errors: "broken-file" (gzip or
  // zstd data that does not decode, or ends early), "line-too-long"; after an error nothing more
  // can be read.
  Result<std::optional<std::string>> next();
  // The 1-based number of the line that `next` returned last.
  uint32_t line_number() const { return line_number_; }

 private:
  explicit TextLines(ByteStream bytes) : bytes_(std::move(bytes)) {}
  // Appends to the buffer; returns false at the end.
  Result<bool> fill();

  ByteStream bytes_;
  std::string path_;
  std::string buffer_;
  size_t max_line_ = kMaxLine;
  size_t begin_ = 0;  // offset of data that was not returned yet
  uint32_t line_number_ = 0;
  bool ended_ = false;
};

// Reads a whole file of at most 1 GiB. "unreadable-file", "file-too-large".
Result<std::string> read_text_file(const std::string& path);

}  // namespace passnet
