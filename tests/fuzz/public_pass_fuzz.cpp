// libFuzzer target: the text of a public pass never crashes its import, and what it becomes is a
// pass.
#include "frontend/spelling.hpp"
#include "ops/catalog.hpp"
#include "triton/import_pass.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace passnet;  // NOLINT: of a program
  static const Catalog catalog = make_catalog();
  static const SpellingTable spellings(catalog);
  Sources sources;
  const SourceId source =
      sources.add("fuzz.py", std::string(reinterpret_cast<const char*>(data), size));
  static_cast<void>(import_pass(sources.text(source), source, "fuzz", catalog, spellings));
  return 0;
}
