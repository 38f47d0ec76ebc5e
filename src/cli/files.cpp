#include "cli/files.hpp"

#include <fstream>
#include <iterator>
#include <unistd.h>

namespace passnet {
namespace {

namespace fs = std::filesystem;

std::unexpected<Diagnostic> unwritable(const fs::path& path) {
  return fail({}, "file-unwritable", "cannot write `{}`", path.string());
}

void make_parent(const fs::path& path) {
  std::error_code ignored;
  if (path.has_parent_path()) fs::create_directories(path.parent_path(), ignored);
}

}  // namespace

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
  const fs::path part = path.string() + ".part" + std::to_string(getpid());
  std::ofstream file(part, std::ios::binary);
  file << text;
  file.close();
  std::error_code error;
  if (file) fs::rename(part, path, error);
  if (file && !error) return {};
  fs::remove(part, error);
  return unwritable(path);
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
  const bool written = std::fwrite(whole.data(), 1, whole.size(), file_.get()) == whole.size() &&
                       std::fflush(file_.get()) == 0;
  if (!written) return unwritable(path_);
  return {};
}

}  // namespace passnet
