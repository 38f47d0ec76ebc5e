// libFuzzer target: a tensor file never crashes its reader.
#include "base/check.hpp"
#include "tensor/safetensors.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <sys/mman.h>
#include <unistd.h>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

namespace {

// A file in memory with a path.
struct MemoryFile {
  explicit MemoryFile(const char* name) : descriptor(memfd_create(name, 0)) {
    CHECK(descriptor >= 0);
  }
  ~MemoryFile() { close(descriptor); }
  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;
  const int descriptor;
  const std::filesystem::path path = "/proc/self/fd/" + std::to_string(descriptor);
};

}  // namespace

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const MemoryFile file("in.safetensors");
  CHECK(write(file.descriptor, data, size) == static_cast<ssize_t>(size));
  const auto tensors = passnet::read_safetensors(file.path);
  if (!tensors) CHECK(!tensors.error().message.empty());
  return 0;
}
