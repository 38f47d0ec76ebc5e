#include "frontend/read/file_memory.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace passnet {

Result<std::unique_ptr<FileMemory>> FileMemory::open(const std::string& path) {
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (descriptor < 0) return fail({}, "unreadable-file", "cannot read '{}'", path);
  struct stat status{};
  const bool is_file = ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
  const auto size = is_file ? static_cast<size_t>(status.st_size) : 0;
  void* const mapped = size == 0 ? MAP_FAILED
                                 : ::mmap(nullptr, size, PROT_READ | PROT_WRITE,
                                          MAP_PRIVATE | MAP_NORESERVE, descriptor, 0);
  ::close(descriptor);
  if (!is_file || (size > 0 && mapped == MAP_FAILED)) {
    return fail({}, "unreadable-file", "cannot read '{}': expected a regular file", path);
  }
  const std::span bytes(size == 0 ? nullptr : static_cast<std::byte*>(mapped), size);
  return std::unique_ptr<FileMemory>(new FileMemory(path, bytes));
}

FileMemory::~FileMemory() {
  if (!bytes_.empty()) ::munmap(bytes_.data(), bytes_.size());
}

bool FileMemory::charge(uint64_t bytes) {
  constexpr uint64_t kFree = uint64_t{256} << 20;
  constexpr uint64_t kFactor = 16;
  const uint64_t limit = kFree + kFactor * bytes_.size();
  if (bytes > limit - charged_) return false;
  charged_ += bytes;
  return true;
}

Result<std::span<std::byte>> FileMemory::allocate(uint64_t bytes) {
  if (!charge(bytes)) {
    return fail({}, "archive-too-large",
                "expected parts of '{}' that expand to at most 256 MiB and 16 times its {} bytes, "
                "found more",
                path_, bytes_.size());
  }
  return std::span(made_.emplace_back(bytes));
}

}  // namespace passnet
