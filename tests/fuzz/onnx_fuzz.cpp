// libFuzzer target: a file of ONNX never crashes its reader.
#include "base/check.hpp"
#include "frontend/onnx/onnx_file.hpp"
#include "ops/catalog.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <sys/mman.h>
#include <unistd.h>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const passnet::Catalog kCatalog = passnet::make_catalog();
  static const passnet::SpellingTable kSpellings(kCatalog);
  const int descriptor = memfd_create("in.onnx", 0);
  CHECK(descriptor >= 0 && write(descriptor, data, size) == static_cast<ssize_t>(size));
  const std::string path = "/proc/self/fd/" + std::to_string(descriptor);
  passnet::Sources sources;
  const auto imported = passnet::import_onnx(path, "N=2", "in", kCatalog, kSpellings, sources);
  if (!imported) CHECK(!imported.error().message.empty());
  close(descriptor);
  return 0;
}
