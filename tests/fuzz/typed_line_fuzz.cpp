// libFuzzer target: a typed line never crashes the parser or the importer, and graphs that import
// also verify.
#include "base/check.hpp"
#include "frontend/fx/import_fx.hpp"
#include "frontend/typed_lines.hpp"
#include "ir/verify.hpp"
#include "ops/catalog.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const passnet::Catalog kCatalog = passnet::make_catalog();
  static const passnet::SpellingTable kSpellings(kCatalog);
  const auto line = passnet::parse_typed_line({reinterpret_cast<const char*>(data), size}, {});
  if (!line) return 0;
  const auto imported = passnet::import_fx(line->program, kCatalog, kSpellings);
  if (!imported) return 0;
  passnet::Diagnostics diagnostics;
  passnet::verify(imported->graph, kCatalog, diagnostics);
  CHECK(!diagnostics.has_errors());
  return 0;
}
