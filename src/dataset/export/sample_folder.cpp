#include "dataset/export/sample_folder.hpp"

#include "dataset/export/program_text.hpp"
#include "frontend/fx/import_fx.hpp"
#include "frontend/graphnet.hpp"
#include "ir/verify.hpp"

#include <nlohmann/json.hpp>

#include <fstream>

namespace passnet {

namespace fs = std::filesystem;

Result<void> write_exported(const fs::path& path, std::string_view text) {
  std::error_code error;
  fs::create_directories(path.parent_path(), error);
  std::ofstream file(path, std::ios::binary);
  file << text;
  file.close();
  if (file) return {};
  return fail({}, "export-unwritable", "cannot write '{}'", path.string());
}

Result<void> check_exported(const Digest& hash, const Result<ImportedGraph>& imported,
                            const Catalog& catalog) {
  if (!imported) return std::unexpected(imported.error());
  if (canonical_hash(imported->graph, catalog) == hash) return {};
  return fail({}, "export-differs", "expected a program that imports as the graph {}, found none",
              hash.hex());
}

Result<void> write_sample_folder(const fs::path& folder, const FxProgram& program,
                                 const Digest& hash, const nlohmann::ordered_json& facts,
                                 const Catalog& catalog, const SpellingTable& spellings) {
  const std::string model = print_model(program);
  TRY(write_exported(folder / "model.py", model));
  TRY(write_exported(folder / "weight_meta.py", print_metadata(program)));
  TRY(write_exported(folder / "input_meta.py", ""));
  TRY(write_exported(folder / "input_tensor_constraints.py", ""));
  TRY(write_exported(folder / "graph_hash.txt", sha256(model).hex()));
  nlohmann::ordered_json sample = {{"framework", "torch"},
                                   {"num_devices_required", 1},
                                   {"num_nodes_required", 1},
                                   {"dynamic", false}};
  sample.update(facts);
  TRY(write_exported(folder / "graph_net.json",
                     sample.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace)));
  Sources sources;
  auto loaded = load_graphnet_folder(folder.string(), sources);
  auto checked = loaded ? check_exported(hash, import_fx(*loaded, catalog, spellings), catalog)
                        : Result<void>(std::unexpected(loaded.error()));
  if (checked) return {};
  std::error_code ignored;
  fs::remove_all(folder, ignored);
  return checked;
}

}  // namespace passnet
