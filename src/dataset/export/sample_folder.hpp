// Writes a program as a sample folder of GraphNet, which this program and others read.
#pragma once

#include "base/hash.hpp"
#include "frontend/fx/fx.hpp"
#include "frontend/fx/imported_graph.hpp"
#include "frontend/spelling.hpp"

#include <nlohmann/json_fwd.hpp>

#include <filesystem>
#include <string_view>

namespace passnet {

// Writes a file below folders that may not exist yet. Errors: "export-unwritable".
Result<void> write_exported(const std::filesystem::path& path, std::string_view text);

// Holds an imported graph to the hash of what was written. Errors: "export-differs"; that of the
// import.
Result<void> check_exported(const Digest& hash, const Result<ImportedGraph>& imported,
                            const Catalog& catalog);

// Writes the program with these `facts` of `graph_net.json`, and reads it back: what does not
// import as the graph with this hash is removed. Errors: those of the functions above.
Result<void> write_sample_folder(const std::filesystem::path& folder, const FxProgram& program,
                                 const Digest& hash, const nlohmann::ordered_json& facts,
                                 const Catalog& catalog, const SpellingTable& spellings);

}  // namespace passnet
