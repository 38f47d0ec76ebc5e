#include "cli/dataset/decomposing.hpp"

#include "base/counted.hpp"
#include "cli/graphs.hpp"
#include "cli/output.hpp"
#include "compile/launches.hpp"
#include "decompose/cut.hpp"
#include "decompose/decompose.hpp"
#include "ir/verify.hpp"
#include "report/table.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <set>

namespace passnet {
namespace {

struct DecomposingArguments {
  std::vector<std::string> paths;
  TargetArguments target;
};

// The pieces of one kind.
struct PieceCounts {
  size_t pieces = 0;
  std::set<Digest> distinct;
  size_t fused = 0;  // distinct ones that become one launch
};

// Reads the sources twice: motifs are known after the first reading, and graphs need not be kept.
class Decomposing {
 public:
  Decomposing(Session& session, const DecomposingArguments& arguments, const Target& target)
      : session_(session),
        arguments_(arguments),
        target_(target),
        counter_(session.catalog(), target) {}

  int run() {
    if (!find_pieces()) return kBadInput;
    if (programs_.empty() && failed_ == 0) {
      report_no_graph(session_, arguments_.paths.front());
      return kBadInput;
    }
    add_motifs();
    if (!print_pieces()) return kBadInput;
    if (!session_.json()) print_counts();
    return failed_ == 0 ? kDone : kDoesNotHold;
  }

 private:
  bool find_pieces() {
    Progress progress("decomposed", 0);
    return for_each_graph(session_, arguments_.paths, [&](const SourcedGraph& sourced) {
      Decomposition found;
      if (!sourced.imported) {
        session_.report(sourced.imported.error(), sourced.sources);
        ++failed_;
      } else if (auto pieces = decompose(sourced.imported->graph, session_.catalog(), target_)) {
        found = *std::move(pieces);
      } else {
        session_.report(pieces.error(), sourced.sources);
        ++failed_;
      }
      programs_.push_back(std::move(found.units));
      pieces_.push_back(std::move(found.pieces));
      progress.advance(sourced.name);
      return true;
    });
  }

  void add_motifs() {
    const auto typical = find_typical_pieces(programs_);
    for (size_t graph = 0; graph < pieces_.size(); ++graph) {
      pieces_[graph].insert(pieces_[graph].end(), typical[graph].begin(), typical[graph].end());
      std::ranges::sort(pieces_[graph]);
    }
  }

  bool print_pieces() {
    Progress progress("cut", programs_.size());
    size_t graph = 0;
    return for_each_graph(session_, arguments_.paths, [&](const SourcedGraph& sourced) {
      if (sourced.imported && graph < pieces_.size()) {
        const Cutter cutter(sourced.imported->graph, session_.catalog());
        for (const Piece& piece : pieces_[graph]) print_piece(sourced, cutter, piece);
      }
      ++graph;
      progress.advance(sourced.name);
      return true;
    });
  }

  // Skips what nothing reads.
  void print_piece(const SourcedGraph& sourced, const Cutter& cutter, const Piece& piece) {
    const auto part = cutter.cut(piece.start, piece.count);
    if (!part) return;
    const Digest hash = canonical_hash(*part, session_.catalog());
    auto known = launches_.find(hash);
    if (known == launches_.end()) {
      const auto launches = counter_.count(*part);
      if (!launches) return session_.report(launches.error(), sourced.sources);
      known = launches_.emplace(hash, *launches).first;
    }
    PieceCounts& counts = counts_[static_cast<size_t>(piece.kind)];
    ++counts.pieces;
    if (counts.distinct.insert(hash).second) counts.fused += known->second == 1 ? 1 : 0;
    if (!session_.json()) return;
    session_.print_json({{"graph", sourced.name},
                         {"start", piece.start},
                         {"count", piece.count},
                         {"kind", name(piece.kind)},
                         {"canonical_hash", hash.hex()},
                         {"launches", known->second}});
  }

  void print_counts() {
    Table table{.columns = {{"kind", Align::kLeft}, {"pieces"}, {"distinct"}, {"one launch"}}};
    for (const PieceKind kind : {PieceKind::kSingle, PieceKind::kFusible, PieceKind::kTypical}) {
      const PieceCounts& counts = counts_[static_cast<size_t>(kind)];
      table.rows.push_back({{std::string(name(kind))},
                            {std::to_string(counts.pieces)},
                            {std::to_string(counts.distinct.size())},
                            {std::to_string(counts.fused)}});
    }
    print_rendered(render(table, session_.color(), session_.width()));
    session_.print(fmt::format("{} of {}",
                               counted(launches_.size(), "distinct piece", "distinct pieces"),
                               counted(programs_.size() - failed_, "graph", "graphs")));
  }

  Session& session_;
  const DecomposingArguments& arguments_;
  const Target& target_;
  LaunchCounter counter_;
  std::vector<std::vector<Unit>> programs_;  // by graph; empty if it failed
  std::vector<std::vector<Piece>> pieces_;   // by graph
  std::map<Digest, int64_t> launches_;
  std::array<PieceCounts, 3> counts_;  // by PieceKind
  size_t failed_ = 0;
};

}  // namespace

void add_decompose_command(CliCommand command, Session& session) {
  command.footer("Example: passnet dataset decompose demo --json");
  const auto arguments = std::make_shared<DecomposingArguments>();
  command.option("paths", arguments->paths, "graph sources").required();
  session.add_arch_option(command, arguments->target);
  session.add_options(command);
  command.action([&session, arguments] {
    const auto target = choose_target(arguments->target, TargetUse::kText);
    if (!target) {
      session.report(target.error());
      session.exit_code = kBadInput;
      return;
    }
    session.exit_code = Decomposing(session, *arguments, **target).run();
  });
}

}  // namespace passnet
