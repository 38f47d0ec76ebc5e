// The description of a suite: its tasks, and the provenance of every graph. `suite.json` holds it.
#pragma once

#include "curate/curate.hpp"
#include "diag/diagnostic.hpp"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <vector>

namespace passnet {

struct SuiteGraph {
  std::string file;    // relative to the suite's folder: `TASK/N.graph`
  Digest text_sha256;  // of the file
  Digest hash;         // canonical
  std::string dtype;   // PyTorch's name
  int64_t elements = 0;
  int64_t bytes = 0;  // least
  double flops = 0;
  std::optional<Digest> origin;
  std::string variant;
  size_t models = 0;                    // distinct ones in which it occurs
  std::vector<Occurrence> occurrences;  // up to kListedOccurrences
};

struct SuiteTask {
  std::string name;
  std::string op_sequence;
  std::string split;  // empty: none
  Strata strata;
  std::vector<SuiteGraph> graphs;
};

struct Suite {
  std::string name;
  std::string version;
  std::string content_hash;
  std::vector<SuiteTask> tasks;  // empty: suite.json does not list them

  size_t graphs() const;
  // Tasks by split, in the order of `kSplits`, then by name; tasks without a split are left out.
  std::vector<std::pair<std::string, size_t>> splits() const;
};

inline constexpr size_t kListedOccurrences = 4;

// A file of a suite.
struct SuiteText {
  std::string path;  // relative to the suite's folder
  std::string text;
};

// A suite with the texts of its graphs.
struct SuiteContents {
  Suite suite;
  std::vector<SuiteText> files;
};

// A task before it is written: its graphs become `TASK/0.graph`, `TASK/1.graph`, …
struct TaskGraphs {
  std::string name;
  std::string split;
  std::vector<const Specimen*> graphs;  // not empty
};

// Makes the description and the files. Depends on the arguments alone.
SuiteContents make_suite(std::string name, std::string version, std::span<const TaskGraphs> tasks);

// The text of suite.json; `content_hash` is the last key.
nlohmann::ordered_json to_json(const Suite& suite);
// Reads suite.json. Errors: "bad-suite-file", at its place.
Result<Suite> parse_suite(std::string_view text, SourceId source);

// SHA-256 in hexadecimal digits over the paths and bytes of the files, in the order of paths part
// by part, and over the description without the hash, if it lists tasks.
std::string content_hash(const Suite& suite, std::vector<SuiteText> files);

}  // namespace passnet
