// Records of an earlier run that a run with --resume keeps.
#pragma once

#include "eval/record/record.hpp"
#include "ir/graph.hpp"
#include "ir/op/op.hpp"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace passnet {

// The settings that all records of a run share.
struct RunSettings {
  std::vector<std::string> candidates;
  std::string device;
  std::string pipeline;
  std::string baseline;
  std::string rule;             // by which passes count
  std::optional<int64_t> seed;  // none: any
  Origin origin;                // but for the graph
};

// Graphs of an earlier run that are done. Names may occur again, so graphs are told by their
// contents too, and counted.
class DoneGraphs {
 public:
  void add(const Record& record, size_t count);
  // True if such a graph is left, which then counts as met.
  bool take(const std::optional<std::string>& task, const std::string& name, const Graph& graph,
            const Catalog& catalog);
  // The name of a graph that was not met; nullopt if there is none.
  std::optional<std::string> rest() const;

 private:
  using Name = std::pair<std::string, std::string>;       // task, graph
  std::map<Name, std::map<std::string, size_t>> hashes_;  // by name: numbers by canonical hash
};

class EarlierRecords {
 public:
  EarlierRecords() = default;
  explicit EarlierRecords(std::vector<Record> records) : records_(std::move(records)) {}

  // Keeps the records of graphs for which every candidate has one that is not NOISY. Errors:
  // "resume-differs" if a record is of a run with other settings.
  Result<DoneGraphs> keep_done(const RunSettings& settings);
  const std::vector<Record>& records() const { return records_; }

 private:
  std::vector<Record> records_;
};

}  // namespace passnet
