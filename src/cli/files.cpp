#include "cli/files.hpp"

#include <cctype>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>
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

fs::path graph_text_path(const std::string& folder, const std::string& name) {
  std::string safe;
  for (const char c : name) {
    const bool plain = std::isalnum(static_cast<unsigned char>(c)) || c == '-' || c == '_' ||
                       c == '/' || (c == '.' && !safe.empty() && safe.back() != '.');
    safe += plain ? c : '_';
  }
  while (safe.starts_with('/')) safe.erase(0, 1);
  return fs::path(folder) / (safe + ".graph");
}

Result<std::string> read_file(const fs::path& path) {
  std::error_code error;
  std::ifstream file(path, std::ios::binary);
  if (!file || fs::is_directory(path, error)) {
    return fail({}, "file-unreadable", "cannot read `{}`", path.string());
  }
  return std::string(std::istreambuf_iterator<char>(file), {});
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
