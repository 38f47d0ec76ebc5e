// Writes the graphs of a dataset as files that other programs read.
#pragma once

#include "dataset/dataset.hpp"
#include "frontend/spelling.hpp"

#include <array>
#include <functional>
#include <string>
#include <string_view>

namespace passnet {

enum class ExportFormat : uint8_t {
  kGraphNet,    // DIR/{graphs,subgraphs}/HASH: sample folders
  kJsonLines,   // DIR/{graphs,subgraphs}.jsonl: facts and graph text, flat rows
  kTypedLines,  // DIR/{graphs,subgraphs}.jsonl.zst: typed lines
  kLaunches,    // DIR/graphs.launches.zst: the list of launches, for a build from the same rows
};

inline constexpr std::array<std::string_view, 4> kExportFormats{"graphnet", "jsonl", "lines",
                                                                "launches"};

struct ExportCounts {
  int64_t graphs = 0;
  int64_t subgraphs = 0;
  int64_t skipped = 0;  // no program imports as they are
};

// Writes whole graphs and subgraphs, each canonical hash once, into a folder that must not exist;
// after an error there is none. In the forms for programs a graph is written only if it imports to
// its hash; `visit` gets the reason for each that does not. A list of launches counts all graphs
// and subgraphs, those of equal hashes too. Errors: "export-exists",
// "export-unwritable", those of SQLite.
Result<ExportCounts> export_dataset(Dataset& dataset, const Catalog& catalog,
                                    const SpellingTable& spellings, ExportFormat format,
                                    const std::string& folder,
                                    const std::function<void(const Diagnostic* skipped)>& visit);

}  // namespace passnet
