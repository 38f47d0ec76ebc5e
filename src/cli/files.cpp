#include "cli/files.hpp"

#include "base/hash.hpp"
#include "sandbox/descriptor.hpp"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <poll.h>
#include <span>
#include <sys/stat.h>
#include <unistd.h>

namespace passnet {
namespace {

namespace fs = std::filesystem;

std::unexpected<Diagnostic> unwritable(const fs::path& path) {
  if (errno == 0) return fail({}, "file-unwritable", "cannot write `{}`", path.string());
  return fail({}, "file-unwritable", "cannot write `{}`: {}", path.string(), std::strerror(errno));
}

void make_parent(const fs::path& path) {
  std::error_code ignored;
  if (path.has_parent_path()) fs::create_directories(path.parent_path(), ignored);
}

}  // namespace

std::string file_name_of(std::string_view name) {
  constexpr size_t kMostBytes = 200;  // without extensions
  constexpr size_t kDigits = 8;
  std::string safe(name.substr(0, kMostBytes));
  for (char& c : safe) {
    const bool plain = std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_' ||
                       (c == '.' && &c != safe.data());
    if (!plain) c = '_';
  }
  if (safe == name && !safe.empty()) return safe;
  return (safe.empty() ? "_" : safe) + "-" + sha256(name).hex().substr(0, kDigits);
}

std::string path_of_name(std::string_view name) {
  std::string path;
  for (size_t at = 0; at <= name.size();) {
    const size_t end = std::min(name.find('/', at), name.size());
    path += (path.empty() ? "" : "/") + file_name_of(name.substr(at, end - at));
    at = end + 1;
  }
  return path;
}

fs::path NamedPaths::add(std::string_view name) {
  const std::string path = path_of_name(name);
  std::string unused = path;
  for (int number = 2; !taken_.insert(unused).second; ++number) {
    unused = fmt::format("{}-{}", path, number);
  }
  return folder_ / (unused + extension_);
}

// Reads the next bytes, which a pipe may not have yet. 0: the end; -1: an error (errno).
static ssize_t read_some(int file, std::span<char> space) {
  constexpr int kPatienceMs = 30'000;
  while (true) {
    const ssize_t count = read(file, space.data(), space.size());
    if (count >= 0 || (errno != EINTR && errno != EAGAIN)) return count;
    pollfd pipe{.fd = file, .events = POLLIN, .revents = 0};
    if (errno == EAGAIN && poll(&pipe, 1, kPatienceMs) == 0) return errno = ETIMEDOUT, -1;
  }
}

Result<std::string> read_file(const fs::path& path) {
  constexpr size_t kMostBytes = size_t{1} << 30;
  constexpr size_t kChunk = size_t{1} << 18;
  const auto refuse = [&](std::string_view why) {
    return fail({}, "file-unreadable", "cannot read `{}`: {}", path.string(), why);
  };
  // A pipe without a writer would keep an ordinary open waiting.
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
  struct stat status{};
  if (!file.valid() || fstat(file.fd(), &status) != 0) return refuse(std::strerror(errno));
  if (!S_ISREG(status.st_mode) && !S_ISFIFO(status.st_mode)) {
    return refuse(S_ISDIR(status.st_mode) ? "it is a folder" : "it is no file");
  }
  std::string text;
  while (true) {
    const size_t before = text.size();
    text.resize(before + kChunk);
    const ssize_t count = read_some(file.fd(), std::span(text).subspan(before));
    if (count < 0) return refuse(std::strerror(errno));
    text.resize(before + static_cast<size_t>(count));
    if (count == 0) return text;
    if (std::max(text.size(), static_cast<size_t>(status.st_size)) > kMostBytes) {
      return refuse(fmt::format("it has more than {} bytes", kMostBytes));
    }
  }
}

Result<void> write_file(const fs::path& path, std::string_view text) {
  make_parent(path);
  errno = 0;
  const fs::path part = path.string() + ".part" + std::to_string(getpid());
  std::ofstream file(part, std::ios::binary);
  file << text;
  file.close();
  std::error_code error;
  if (file) fs::rename(part, path, error);
  if (file && !error) return {};
  const auto failure = unwritable(path);
  fs::remove(part, error);
  return failure;
}

Result<LineFile> LineFile::open(const fs::path& path, bool append) {
  make_parent(path);
  if (append) {
    const auto text = read_file(path);
    std::error_code ignored;
    if (!text && fs::exists(path, ignored)) return std::unexpected(text.error());
    if (text && !text->ends_with('\n')) fs::resize_file(path, text->rfind('\n') + 1, ignored);
  }
  std::FILE* file = std::fopen(path.c_str(), append ? "ab" : "wb");
  if (file == nullptr) return unwritable(path);
  return LineFile(path, file);
}

Result<void> LineFile::add(std::string_view line) {
  std::string whole(line);
  whole += '\n';
  errno = 0;
  std::error_code ignored;
  const uintmax_t before = fs::file_size(path_, ignored);
  const int file = fileno(file_.get());
  size_t written = 0;
  while (written < whole.size()) {
    const ssize_t count = write(file, whole.data() + written, whole.size() - written);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    written += static_cast<size_t>(count);
  }
  if (written == whole.size()) return {};
  const auto failure = unwritable(path_);
  if (!ignored) fs::resize_file(path_, before, ignored);  // removes half a line
  return failure;
}

}  // namespace passnet
