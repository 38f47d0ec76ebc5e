#include "cli/reporting.hpp"

#include "base/counted.hpp"
#include "cli/files.hpp"
#include "cli/graphs.hpp"
#include "eval/submission.hpp"
#include "ir/verify.hpp"
#include "report/html/html.hpp"

#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace passnet {
namespace {

namespace fs = std::filesystem;

// Returns `FILE` of `FILE#7`: all graphs of a file are read at once.
std::string file_of(const std::string& source) {
  const size_t at = source.rfind('#');
  const bool numbered = at != std::string::npos && at + 1 < source.size() &&
                        source.find_first_not_of("0123456789", at + 1) == std::string::npos;
  return numbered ? source.substr(0, at) : source;
}

size_t count_graphs(std::span<const Record> records) {
  std::set<GraphKey> keys;
  for (const Record& record : records) keys.insert(key_of(record));
  return keys.size();
}

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
      if (files_known_.insert(file_of(record.origin->graph)).second) {
        files_.push_back(file_of(record.origin->graph));
      }
    }
    total_ = known.size();
  }

  void run() {
    for (const std::string& file : files_) {
      std::error_code error;
      if (!fs::exists(file, error)) continue;
      for_each_graph(session_, std::span(&file, 1), [&](const SourcedGraph& sourced) {
        if (sourced.imported) draw(sourced);
        return true;
      });
    }
    if (drawn_ < total_) {
      fmt::print(stderr, "note: {} of {} not found again: the report shows no pictures of them\n",
                 total_ - drawn_, counted(total_, "graph", "graphs"));
    }
  }

 private:
  using Passes = std::pair<std::string, std::string>;  // path, hash
  struct Wanted {
    std::vector<GraphKey> keys;
    Passes passes;
  };

  void draw(const SourcedGraph& sourced) {
    if (!wanted_sources_.contains(sourced.source)) return;
    const Graph& graph = sourced.imported->graph;
    const auto found =
        wanted_.find({sourced.source, canonical_hash(graph, session_.catalog()).hex()});
    if (found == wanted_.end()) return;
    for (const GraphKey& key : std::exchange(found->second.keys, {})) {
      gallery_.add(key, graph, sourced.model, submission_of(found->second.passes),
                   session_.sources());
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
        fmt::print(stderr, "note: the passes in '{}' are not those that were judged\n",
                   passes.first);
      }
    }
    return at->second ? &*at->second : nullptr;
  }

  Session& session_;
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
