// Lines of text on a socket between two processes of ours.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace passnet {

// Collects what arrives until it is whole lines.
class LineReader {
 public:
  explicit LineReader(int fd) : fd_(fd) {}

  // Reads once, which may wait; false at the end or on an error.
  bool read_more();
  // The next whole line, without its end.
  std::optional<std::string> next();
  // The next whole line, which it waits for; none at the end.
  std::optional<std::string> wait();

 private:
  int fd_;
  std::string text_;
  size_t begin_ = 0;
};

// Writes all; false if the reader has gone.
bool write_line(int fd, std::string_view line);

}  // namespace passnet
