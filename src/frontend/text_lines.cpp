#include "frontend/text_lines.hpp"

#include <zlib.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

namespace passnet {
namespace {

constexpr size_t kMaxFile = size_t{1} << 30;
constexpr size_t kChunk = size_t{1} << 18;

}  // namespace

void TextLines::Close::operator()(void* file) const { gzclose(static_cast<gzFile>(file)); }

Result<TextLines> TextLines::open(const std::string& path, size_t max_line) {
  std::error_code error;
  TextLines lines;
  lines.path_ = path;
  lines.max_line_ = max_line;
  if (!std::filesystem::is_directory(path, error)) {
    lines.file_.reset(gzopen(path.c_str(), "rb"));
  }
  if (!lines.file_) {
    return fail({}, "unreadable-file", "cannot read '{}': {}", path, std::strerror(errno));
  }
  return lines;
}

Result<bool> TextLines::fill() {
  if (ended_) return false;
  buffer_.erase(0, begin_);
  begin_ = 0;
  const size_t before = buffer_.size();
  buffer_.resize(before + kChunk);
  const auto file = static_cast<gzFile>(file_.get());
  const int count = gzread(file, buffer_.data() + before, kChunk);
  buffer_.resize(before + static_cast<size_t>(std::max(count, 0)));
  if (count > 0) return true;
  // The lines decoded before the flaw are given first; a line that it cuts is not.
  ended_ = true;
  int code = Z_OK;
  const char* const text = gzerror(file, &code);
  if (count == 0 && (code == Z_OK || code == Z_STREAM_END)) return false;
  buffer_.clear();
  return fail({}, "broken-file", "'{}' does not decode after line {}: {}", path_, line_number_,
              text);
}

Result<std::optional<std::string>> TextLines::next() {
  size_t searched = begin_;
  while (true) {
    const size_t newline = buffer_.find('\n', searched);
    if (newline != std::string::npos) {
      std::string line = buffer_.substr(begin_, newline - begin_);
      begin_ = newline + 1;
      ++line_number_;
      return line;
    }
    const size_t open = buffer_.size() - begin_;
    if (open > max_line_) {
      ended_ = true;
      buffer_.clear();
      begin_ = 0;
      return fail({}, "line-too-long", "expected lines of at most {} bytes in '{}', found more",
                  max_line_, path_);
    }
    const bool has_more = TRY(fill());
    searched = begin_ + open;
    if (has_more) continue;
    if (open == 0) return std::nullopt;
    std::string line = buffer_.substr(begin_);
    begin_ = buffer_.size();
    ++line_number_;
    return line;
  }
}

Result<std::string> read_text_file(const std::string& path) {
  std::error_code error;
  const auto size = std::filesystem::file_size(path, error);
  std::ifstream file(path, std::ios::binary);
  if (error || !file) {
    return fail({}, "unreadable-file", "cannot read '{}': {}", path,
                error ? error.message() : std::strerror(errno));
  }
  if (size > kMaxFile) {
    return fail({}, "file-too-large", "expected at most {} bytes in '{}', found {}", kMaxFile, path,
                size);
  }
  std::string text(static_cast<size_t>(size), '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<size_t>(file.gcount()));
  return text;
}

}  // namespace passnet
