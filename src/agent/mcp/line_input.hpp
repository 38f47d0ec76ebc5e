// Lines from a descriptor, of bounded length.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace passnet {

class LineInput {
 public:
  struct Line {
    std::string text;  // without its end; empty if it is too long
    bool is_too_long = false;
  };
  LineInput(int fd, size_t most) : fd_(fd), most_(most) {}

  // Waits for the next line; none at the end. What follows the last newline is a line too.
  std::optional<Line> next();

 private:
  int fd_;
  size_t most_;
  std::string text_;     // that was read and not returned
  size_t searched_ = 0;  // of it: has no newline
  bool drops_ = false;   // the rest of the present line is dropped
  bool at_end_ = false;
};

}  // namespace passnet
