// Archives of torch.export.save (.pt2): models with their weights.
#pragma once

#include "frontend/fx/imported_graph.hpp"
#include "frontend/spelling.hpp"

#include <string>
#include <vector>

namespace passnet {

// A model of an archive.
struct Pt2Model {
  std::string name;     // `model`, unless several were saved
  std::string extents;  // chosen values of symbols: `s0=8,s1=128`; empty: those of the example
};

// The models that a selector names, `NAME`, `s0=8,s1=128` or `NAME,s0=8`; all without a name.
// Errors: those of ZipArchive, "unreadable-file", "not-an-export", "no-such-model".
Result<std::vector<Pt2Model>> find_pt2_models(const std::string& path, std::string_view selector);

struct Pt2Import {
  std::string torch_version;
  ImportedGraph graph;
};

// Imports a model, with the contents of the inputs that the archive holds; adds its JSON to
// `sources`. Errors: those above, of read_exported_program, of import_fx and of payloads
// (pt2_payloads.hpp).
Result<Pt2Import> import_pt2(const std::string& path, const Pt2Model& model,
                             const std::string& name, const Catalog& catalog,
                             const SpellingTable& spellings, Sources& sources);

}  // namespace passnet
