#include "agent/mcp/line_input.hpp"

#include <array>
#include <cerrno>
#include <unistd.h>
#include <utility>

namespace passnet {

std::optional<LineInput::Line> LineInput::next() {
  std::array<char, 1 << 16> buffer;
  while (true) {
    const size_t end = text_.find('\n', searched_);
    if (end != std::string::npos || (at_end_ && !text_.empty())) {
      Line line{.text = text_.substr(0, end), .is_too_long = std::exchange(drops_, false)};
      text_.erase(0, end == std::string::npos ? end : end + 1);
      searched_ = 0;
      if (line.is_too_long) line.text.clear();
      return line;
    }
    if (at_end_)
      return drops_ ? (drops_ = false, std::optional(Line{.text = {}, .is_too_long = true}))
                    : std::nullopt;
    if (text_.size() > most_) drops_ = true;
    if (drops_) text_.clear();
    searched_ = text_.size();
    const ssize_t count = read(fd_, buffer.data(), buffer.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) {
      at_end_ = true;
    } else {
      text_.append(buffer.data(), static_cast<size_t>(count));
    }
  }
}

}  // namespace passnet
