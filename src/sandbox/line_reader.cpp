#include "sandbox/line_reader.hpp"

#include <array>
#include <cerrno>
#include <sys/socket.h>
#include <utility>

namespace passnet {

bool LineReader::read_more() {
  std::array<char, 1 << 16> buffer;
  while (true) {
    const ssize_t count = recv(fd_, buffer.data(), buffer.size(), 0);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    text_.append(buffer.data(), static_cast<size_t>(count));
    return true;
  }
}

std::optional<std::string> LineReader::next() {
  const size_t end = text_.find('\n', begin_);
  if (end == std::string::npos) {
    text_.erase(0, std::exchange(begin_, 0));
    return std::nullopt;
  }
  std::string line = text_.substr(begin_, end - begin_);
  begin_ = end + 1;
  return line;
}

std::optional<std::string> LineReader::wait() {
  while (true) {
    if (auto line = next()) return line;
    if (!read_more()) return std::nullopt;
  }
}

bool write_line(int fd, std::string_view line) {
  std::string text(line);
  text += '\n';
  std::string_view rest = text;
  while (!rest.empty()) {
    const ssize_t count = send(fd, rest.data(), rest.size(), MSG_NOSIGNAL);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    rest.remove_prefix(static_cast<size_t>(count));
  }
  return true;
}

}  // namespace passnet
