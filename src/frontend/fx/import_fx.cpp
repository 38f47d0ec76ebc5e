#include "frontend/fx/import_fx.hpp"

#include "frontend/fx/fx_importer.hpp"

namespace passnet {

Result<ImportedGraph> import_fx(const FxProgram& program, const Catalog& catalog,
                                const SpellingTable& spellings) {
  return FxImporter(program, catalog, spellings).run();
}

}  // namespace passnet
