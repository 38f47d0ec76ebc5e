#include "cli/reporting.hpp"

#include "base/counted.hpp"
#include "cli/files.hpp"
#include "cli/graphs.hpp"
#include "cli/output.hpp"
#include "curate/suite/suite_folder.hpp"
#include "eval/submission.hpp"
#include "ir/verify.hpp"
#include "kernel/target.hpp"
#include "report/html/html.hpp"

#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace passnet {
namespace {

namespace fs = std::filesystem;

size_t count_graphs(std::span<const Record> records) {
  std::set<GraphKey> keys;
  for (const Record& record : records) keys.insert(key_of(record));
  return keys.size();
}

// Knows the model families of graphs of suites, which suite.json states; each is read once.
class SuiteFamilies {
 public:
  // Empty if the file is in no suite, or the suite does not say it.
  std::string find(const fs::path& file) {
    const fs::path folder = file.parent_path().parent_path();
    const auto [at, is_new] = known_.try_emplace(folder.string());
    if (is_new) at->second = read(folder.string());
    const auto found = at->second.find(file.lexically_relative(folder).generic_string());
    return found == at->second.end() ? "" : found->second;
  }

 private:
  using Families = std::map<std::string, std::string>;  // by the graph's file

  static Families read(const std::string& folder) {
    Sources sources;
    Families families;
    const auto suite = read_suite(folder, sources);
    if (!suite) return families;
    for (const SuiteTask& task : suite->tasks) {
      for (const SuiteGraph& graph : task.graphs) {
        families[graph.file] = graph.occurrences.empty()
                                   ? task.strata[static_cast<size_t>(Axis::kFamily)]
                                   : graph.occurrences.front().family;
      }
    }
    return families;
  }

  std::map<std::string, Families> known_;  // by folder
};

// Finds the graphs of records again and draws them.
class Finder {
 public:
  Finder(Session& session, std::span<const Record> records, Gallery& gallery)
      : session_(session), gallery_(gallery), progress_("drawn", count_graphs(records)) {
    std::set<GraphKey> known;
    for (const Record& record : records) {
      // Every candidate has a record of a graph; one with passes contains more than the others.
      const bool is_new = known.insert(key_of(record)).second;
      if (!record.origin) continue;
      Wanted& wanted = wanted_[{record.origin->graph, record.origin->graph_hash}];
      if (is_new) wanted.keys.push_back(key_of(record));
      if (wanted.passes.first.empty()) {
        wanted.passes = {record.origin->passes, record.origin->passes_hash};
      }
      wanted_sources_.insert(record.origin->graph);
      const std::string file = stored_source(record.origin->graph);
      if (!file.empty() && files_known_.insert(file).second) files_.push_back(file);
    }
    total_ = known.size();
  }

  void run() {
    const SpellingTable spellings(session_.catalog());
    for (const std::string& file : files_) {
      auto stream = open_sources(std::span(&file, 1), session_.catalog(), spellings);
      if (!stream) session_.report(stream.error());
      while (auto named = stream ? stream->next() : std::nullopt) {
        if (named->graph) draw(*named);
      }
    }
    if (drawn_ < total_) {
      print_to(stderr, "note: {} of {} not found again: the report shows no pictures of them\n",
               total_ - drawn_, counted(total_, "graph", "graphs"));
    }
  }

 private:
  using Passes = std::pair<std::string, std::string>;  // path, hash
  struct Wanted {
    std::vector<GraphKey> keys;
    Passes passes;
  };

  void draw(const NamedGraph& sourced) {
    if (!wanted_sources_.contains(sourced.source)) return;
    const Graph& graph = sourced.graph->graph;
    const auto found =
        wanted_.find({sourced.source, canonical_hash(graph, session_.catalog()).hex()});
    if (found == wanted_.end()) return;
    const std::string model =
        sourced.model.empty() ? families_.find(sourced.source) : sourced.model;
    for (const GraphKey& key : std::exchange(found->second.keys, {})) {
      gallery_.add(key, graph, model, submission_of(found->second.passes), session_.sources());
      ++drawn_;
      progress_.advance(key.second);
    }
  }

  // Null if there is none, or not the one that was judged.
  const Submission* submission_of(const Passes& passes) {
    if (passes.first.empty()) return nullptr;
    const auto [at, is_new] = submissions_.try_emplace(passes);
    if (is_new) {
      Diagnostics diagnostics;
      at->second =
          load_submission(passes.first, session_.sources(), session_.catalog(), diagnostics);
      if (!at->second || at->second->digest.hex() != passes.second) {
        at->second.reset();
        print_to(stderr, "note: the passes in '{}' are not those that were judged\n", passes.first);
      }
    }
    return at->second ? &*at->second : nullptr;
  }

  Session& session_;
  SuiteFamilies families_;
  Gallery& gallery_;
  Progress progress_;
  std::map<std::pair<std::string, std::string>, Wanted> wanted_;  // by source and hash
  std::set<std::string> wanted_sources_;
  std::vector<std::string> files_;
  std::set<std::string> files_known_;
  std::map<Passes, std::optional<Submission>> submissions_;
  size_t total_ = 0;
  size_t drawn_ = 0;
};

}  // namespace

Result<void> write_report(Session& session, std::string_view title, std::span<const Record> records,
                          std::span<const Score> scores, const fs::path& path) {
  Gallery gallery(session.catalog(), native_target());
  Finder(session, records, gallery).run();
  return write_file(
      path,
      html_report({.title = title, .scores = scores, .records = records, .gallery = gallery}));
}

}  // namespace passnet
