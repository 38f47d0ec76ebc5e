#include "frontend/text_lines.hpp"

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

Result<TextLines> TextLines::open(const std::string& path, size_t max_line) {
  TextLines lines(TRY(ByteStream::open(path)));
  lines.path_ = path;
  lines.max_line_ = max_line;
  return lines;
}

Result<bool> TextLines::fill() {
  if (ended_) return false;
  buffer_.erase(0, begin_);
  begin_ = 0;
  const size_t before = buffer_.size();
  buffer_.resize(before + kChunk);
  const auto count = bytes_.read(std::span(buffer_).subspan(before));
  buffer_.resize(before + count.value_or(0));
  if (count.value_or(0) > 0) return true;
  // The lines decoded before the flaw are given first; a line that it cuts is not.
  ended_ = true;
  if (count) return false;
  buffer_.clear();
  return fail({}, "broken-file", "'{}' does not decode after line {}: {}", path_, line_number_,
              count.error());
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
