#include "dataset/export/export_dataset.hpp"

#include "dataset/build/build.hpp"
#include "dataset/build/launch_list.hpp"
#include "dataset/export/program_text.hpp"
#include "dataset/export/respell.hpp"
#include "dataset/export/sample_folder.hpp"
#include "dataset/store/text_blob.hpp"
#include "dataset/stored_subgraphs.hpp"
#include "diag/json.hpp"
#include "frontend/fx/import_fx.hpp"
#include "frontend/typed_lines.hpp"
#include "ir/text/text.hpp"
#include "ir/verify.hpp"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <optional>

namespace passnet {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

// Texts of the related rows of a graph, separated by `|`.
constexpr const char* kExportedSubgraphs =
    "SELECT s.hash, x.text, s.dtype, q.text, s.nodes, s.inputs, s.results, s.flops, s.bytes, "
    "s.parameters, s.elements, s.extent, s.launches, s.occurrences, s.kinds, s.categories, "
    "(SELECT group_concat(name, '|') FROM (SELECT DISTINCT f.name AS name FROM subgraph_families "
    "AS "
    "j JOIN families AS f ON f.id = j.family WHERE j.subgraph = s.id ORDER BY name)), "
    "(SELECT split FROM splits WHERE subgraph = s.id) "
    "FROM subgraphs AS s JOIN subgraph_texts AS x ON x.subgraph = s.id JOIN sequences AS q ON q.id "
    "= s.sequence ORDER BY s.hash";
constexpr const char* kExportedGraphs =
    "SELECT g.hash, x.text, g.dtype, g.nodes, g.inputs, g.results, g.flops, g.bytes, g.parameters, "
    "g.elements, g.extent, m.name, m.package, m.version, m.license, f.name, m.category, g.part, "
    "g.parts, g.config_hash, g.settings, g.torch FROM graphs AS g JOIN graph_texts AS x ON x.graph "
    "= g.id JOIN models AS m ON m.id = g.model JOIN families AS f ON f.id = m.family GROUP BY "
    "g.hash ORDER BY g.hash";

Json names(int64_t mask, const auto& all, auto name) {
  Json result = Json::array();
  for (size_t i = 0; i < all.size(); ++i) {
    if ((mask >> i & 1) != 0) result.push_back(name(all[i]));
  }
  return result;
}

Json split_names(std::string_view text) {
  Json result = Json::array();
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find('|', at), text.size());
    result.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return result;
}

// The places of a subgraph as typed lines tell them (docs/suites.md).
Json to_json(const std::vector<ModelPlace>& places) {
  Json list = Json::array();
  for (const ModelPlace& place : places) {
    list.push_back({{"package", place.package},
                    {"version", place.version},
                    {"license", place.license},
                    {"model", place.model},
                    {"family", place.family},
                    {"category", place.category},
                    {"start", place.start},
                    {"count", place.count}});
  }
  return list;
}

// The error without its places: the texts that they point into are gone.
Diagnostic name_graph(const Diagnostic& error, const Digest& hash) {
  return {.id = error.id, .message = fmt::format("graph {}: {}", hash.hex(), error.message)};
}

Json subgraph_row(const SqlStatement& row, const std::string& text) {
  return {{"hash", row.digest(0).hex()},
          {"dtype", row.text(2)},
          {"sequence", row.text(3)},
          {"nodes", row.integer(4)},
          {"inputs", row.integer(5)},
          {"results", row.integer(6)},
          {"flops", row.number(7)},
          {"bytes", row.integer(8)},
          {"parameters", row.integer(9)},
          {"elements", row.integer(10)},
          {"extent", row.integer(11)},
          {"launches", row.integer(12)},
          {"occurrences", row.integer(13)},
          {"kinds", names(row.integer(14), kPieceKinds, [](auto name) { return name; })},
          {"categories",
           names(row.integer(15), kCategories, [](const CategoryInfo& info) { return info.name; })},
          {"families", split_names(row.text(16))},
          {"split", row.is_null(17) ? "" : row.text(17)},
          {"text", text}};
}

Json graph_row(const SqlStatement& row, const std::string& text) {
  return {{"hash", row.digest(0).hex()}, {"dtype", row.text(2)},
          {"nodes", row.integer(3)},     {"inputs", row.integer(4)},
          {"results", row.integer(5)},   {"flops", row.number(6)},
          {"bytes", row.integer(7)},     {"parameters", row.integer(8)},
          {"elements", row.integer(9)},  {"extent", row.integer(10)},
          {"model", row.text(11)},       {"package", row.text(12)},
          {"version", row.text(13)},     {"license", row.text(14)},
          {"family", row.text(15)},      {"category", category_name(row.integer(16))},
          {"part", row.integer(17)},     {"parts", row.integer(18)},
          {"config_hash", row.text(19)}, {"settings", row.text(20)},
          {"torch", row.text(21)},       {"text", text}};
}

// Writes the files of one format below a folder.
class Exporter {
 public:
  Exporter(const Catalog& catalog, const SpellingTable& spellings, ExportFormat format,
           fs::path folder)
      : catalog_(catalog),
        spellings_(spellings),
        respeller_(catalog, spellings),
        format_(format),
        folder_(std::move(folder)) {}

  // `what` is "graphs" or "subgraphs"; `facts` are the row's. Errors: "no-spelling",
  // "export-differs" if the graph cannot be written; "export-unwritable".
  Result<void> add(const std::string& what, const Digest& hash, const std::string& text,
                   const Json& facts) {
    if (format_ == ExportFormat::kJsonLines) return add_line(what, json_line(facts));
    Sources sources;
    Diagnostics diagnostics;
    const auto graphs = parse_graphs(sources, sources.add("text", text), catalog_, diagnostics);
    if (graphs.size() != 1) {
      return fail({}, "no-spelling", "expected a text of one graph, found {}", graphs.size());
    }
    const FxProgram program = TRY(respeller_.respell(graphs.front()));
    if (format_ == ExportFormat::kGraphNet) return add_folder(what, hash, program, facts);
    auto row = typed_row(program);
    row["hash"] = hash.hex();
    if (facts.contains("places")) {
      row["kinds"] = facts["kinds"];
      row["occurrences"] = facts["places"];
    }
    const std::string line = json_line(row);
    const auto parsed = TRY(parse_typed_line(line, {}));
    TRY(check_exported(hash, import_fx(parsed.program, catalog_, spellings_), catalog_));
    return add_line(what, line);
  }

  // Completes the files of lines.
  Result<void> finish() {
    for (auto& [what, lines] : lines_) {
      std::string content = lines;
      if (format_ == ExportFormat::kTypedLines) content = TextPacker().pack(lines);
      const bool is_packed = format_ == ExportFormat::kTypedLines;
      TRY(write_exported(folder_ / (what + (is_packed ? ".jsonl.zst" : ".jsonl")), content));
    }
    return {};
  }

 private:
  Result<void> add_line(const std::string& what, const std::string& line) {
    lines_[what] += line;
    lines_[what] += '\n';
    return {};
  }

  Result<void> add_folder(const std::string& what, const Digest& hash, const FxProgram& program,
                          const Json& facts) {
    Json sample = Json::object();
    if (facts.contains("model")) sample["model_name"] = facts["model"];
    if (facts.contains("package")) sample["source"] = facts["package"];
    if (facts.contains("category")) sample["heuristic_tag"] = facts["category"];
    return write_sample_folder(folder_ / what / hash.hex(), program, hash, sample, catalog_,
                               spellings_);
  }

  const Catalog& catalog_;
  const SpellingTable& spellings_;
  Respeller respeller_;
  ExportFormat format_;
  fs::path folder_;
  std::map<std::string, std::string> lines_;  // by what
};

Result<void> write_launches(Dataset& dataset, const fs::path& folder, ExportCounts& counts) {
  counts.graphs = TRY(dataset.database().number("SELECT count(*) FROM graphs"));
  counts.subgraphs = TRY(dataset.database().number("SELECT count(*) FROM subgraphs"));
  return write_exported(folder / "graphs.launches.zst",
                        TRY(pack_launch_list(dataset, dataset_target())));
}

using RowFacts = Json (*)(const SqlStatement& row, const std::string& text);

}  // namespace

Result<ExportCounts> export_dataset(Dataset& dataset, const Catalog& catalog,
                                    const SpellingTable& spellings, ExportFormat format,
                                    const std::string& folder,
                                    const std::function<void(const Diagnostic* skipped)>& visit) {
  std::error_code error;
  if (fs::exists(folder, error)) {
    return fail({}, "export-exists", "expected no folder '{}', found one", folder);
  }
  const fs::path part = folder + ".part";
  fs::remove_all(part, error);
  Exporter exporter(catalog, spellings, format, part);
  ExportCounts counts;
  const auto add_all = [&](const char* sql, const char* what, RowFacts facts,
                           int64_t& count) -> Result<void> {
    SqlStatement rows = TRY(dataset.database().prepare(sql));
    PlaceReader places = TRY(PlaceReader::prepare(dataset));
    while (TRY(rows.step())) {
      const std::string text = TRY(unpack_text(rows.blob(1)));
      Json row = facts(rows, text);
      if (format == ExportFormat::kTypedLines && facts == subgraph_row) {
        row["places"] = to_json(TRY(places.read(rows.digest(0))));
      }
      const auto added = exporter.add(what, rows.digest(0), text, row);
      if (!added && added.error().id == "export-unwritable") return added;
      ++(added ? count : counts.skipped);
      if (added) {
        visit(nullptr);
      } else {
        const Diagnostic reason = name_graph(added.error(), rows.digest(0));
        visit(&reason);
      }
    }
    return {};
  };
  Result<void> done;
  if (format == ExportFormat::kLaunches) {
    done = write_launches(dataset, part, counts);
  } else {
    done = add_all(kExportedGraphs, "graphs", graph_row, counts.graphs);
    if (done) done = add_all(kExportedSubgraphs, "subgraphs", subgraph_row, counts.subgraphs);
    if (done) done = exporter.finish();
  }
  if (done) {
    fs::rename(part, folder, error);
    if (error) done = fail({}, "export-unwritable", "cannot write '{}'", folder);
  }
  if (done) return counts;
  fs::remove_all(part, error);
  return std::unexpected(done.error());
}

}  // namespace passnet
