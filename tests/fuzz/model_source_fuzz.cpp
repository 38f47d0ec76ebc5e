// libFuzzer target: Python source of a captured graph, with every input an f32[4,6], never crashes
// the parser or the importer, and graphs that import also verify.
#include "base/check.hpp"
#include "frontend/fx/fx_source.hpp"
#include "frontend/fx/import_fx.hpp"
#include "ir/verify.hpp"
#include "ops/catalog.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const passnet::Catalog kCatalog = passnet::make_catalog();
  static const passnet::SpellingTable kSpellings(kCatalog);
  auto program = passnet::parse_fx_source({reinterpret_cast<const char*>(data), size}, {});
  if (!program) return 0;
  for (passnet::FxInput& input : program->inputs) {
    input.type = {passnet::DType::kF32, {4, 6}};
    if (input.is_number) {
      input.type = {passnet::DType::kI64, {}};
      input.facts.data = {3};
    }
  }
  const auto imported = passnet::import_fx(*program, kCatalog, kSpellings);
  if (!imported) return 0;
  passnet::Diagnostics diagnostics;
  passnet::verify(imported->graph, kCatalog, diagnostics);
  CHECK(!diagnostics.has_errors());
  return 0;
}
