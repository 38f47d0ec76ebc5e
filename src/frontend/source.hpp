// Reads graph sources of commands: GraphNet folders and trees, typed lines, graph text, suites,
// archives of torch.export.save, models of ONNX.
#pragma once

#include "frontend/fx/import_fx.hpp"
#include "frontend/origin.hpp"
#include "frontend/pt2/pt2_file.hpp"
#include "frontend/text_lines.hpp"

#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// One graph of a source. Its spans point into `sources`, which it owns.
struct NamedGraph {
  std::string name;
  std::string task;    // empty: none
  std::string model;   // the model that it is part of, if the source says so; empty: unknown
  std::string source;  // a path, with `#` and the number of a line: contains this graph, perhaps
                       // others
  std::optional<ModelOrigin> origin;
  std::vector<ModelOrigin> also;  // of other models that have the same graph
  Sources sources;
  Result<ImportedGraph> graph;
};

enum class SourceKind : uint8_t { kFolder, kLine, kText, kExport, kOnnx };

// A part of a source that was found and not imported: a folder, a typed line, a file of graph text,
// a model of an archive or of a file of ONNX.
struct UnreadGraph {
  SourceKind kind = SourceKind::kText;
  std::string path;
  std::string name;  // of a folder's graph; before the graph's own name in a suite
  std::string task;
  std::string row;  // of a typed line
  Pt2Model model;   // of an archive; of ONNX: its extents
  size_t place = 0;
  uint32_t line = 0;
  std::optional<Diagnostic> problem;  // why it cannot be read
};

// Reads graphs one by one, in the order of the paths; memory is bounded by one graph (by one file
// of graph text).
class GraphStream {
 public:
  // Returns the next graph, even if it does not import; nullopt at the end.
  std::optional<NamedGraph> next();

  // Returns the next part without importing it; nullopt at the end. Not to be mixed with `next`.
  std::optional<UnreadGraph> next_unread();
  // Imports a part: its graphs, and for a text with an error also that. Any thread may call it.
  std::vector<NamedGraph> read(UnreadGraph part) const;

 private:
  friend Result<GraphStream> open_sources(std::span<const std::string> paths,
                                          const Catalog& catalog, const SpellingTable& spellings);
  struct Item {
    SourceKind kind;  // kLine: a file of lines; kExport: a whole archive
    std::string path;
    std::string name;
    std::string task;
    std::string selector;  // after `#`: a hash or a number, as of `find_pt2_models`, or extents
  };

  GraphStream(const Catalog& catalog, const SpellingTable& spellings)
      : catalog_(&catalog), spellings_(&spellings) {}
  Result<void> add_path(const std::string& path);
  Result<void> add_folder(const std::string& path);
  Result<void> add_suite(const std::string& path);
  void add_text(const std::string& file);
  NamedGraph load_folder(const UnreadGraph& part) const;
  std::vector<NamedGraph> load_text(const UnreadGraph& part) const;
  NamedGraph load_line(UnreadGraph part) const;
  NamedGraph load_export(const UnreadGraph& part) const;
  NamedGraph load_onnx(const UnreadGraph& part) const;
  // Finds the models of an archive.
  void list_models(const Item& item);
  // Returns the next selected line; nullopt at the file's end.
  std::optional<UnreadGraph> next_line(const Item& item);

  const Catalog* catalog_;
  const SpellingTable* spellings_;
  std::vector<Item> items_;
  size_t next_item_ = 0;
  std::optional<TextLines> lines_;  // of items_[next_item_]
  size_t next_row_ = 0;
  bool found_ = false;              // true if the selector matched a line
  std::deque<UnreadGraph> models_;  // of the archive before items_[next_item_]
  std::deque<NamedGraph> ready_;
};

// Finds the contents of the paths, without reading graphs. Errors: "unreadable-file",
// "unknown-source" (a file of another kind), "folder-selector" (`#` behind a folder), "no-graphs"
// (a folder without graphs), "bad-suite".
Result<GraphStream> open_sources(std::span<const std::string> paths, const Catalog& catalog,
                                 const SpellingTable& spellings);

}  // namespace passnet
