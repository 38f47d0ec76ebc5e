#include "dataset/verify_dataset.hpp"

#include "compile/launches.hpp"
#include "dataset/ordered_pipeline.hpp"
#include "dataset/store/text_blob.hpp"
#include "dataset/store/unit_blob.hpp"
#include "dataset/stored_subgraphs.hpp"
#include "decompose/cut.hpp"
#include "decompose/decompose.hpp"
#include "generate/inputs.hpp"
#include "interpret/interpret.hpp"
#include "ir/verify.hpp"
#include "kernel/target.hpp"

#include <optional>

namespace passnet {
namespace {

struct StoredPiece {
  size_t start = 0;
  size_t count = 0;
  Digest hash;
};

// A text with what the file says about it.
struct StoredText {
  std::string what;  // for messages
  Digest hash;
  std::string blob;
  std::optional<std::string> sequence;
  std::optional<double> flops;
  std::optional<int64_t> bytes;
  std::optional<int64_t> launches;
  std::vector<StoredPiece> pieces;
  std::optional<std::string> units;  // packed
  bool runs = false;
};

struct Checked {
  VerifyCounts counts;
  std::vector<Diagnostic> flaws;
};

class TextChecker {
 public:
  // `target`: null if launches are not checked.
  TextChecker(const Catalog& catalog, const Target* target) : catalog_(catalog), target_(target) {
    if (target != nullptr) counter_.emplace(catalog, *target);
  }

  Checked check(const StoredText& stored) const {
    Checked checked;
    const auto flaw = [&](const std::string& text) {
      checked.flaws.push_back(
          make_error({}, "dataset-flaw", "{} {}: {}", stored.what, stored.hash.hex(), text));
    };
    const auto graph = parse(stored.blob);
    if (!graph) {
      flaw(graph.error().message);
      return checked;
    }
    ++checked.counts.texts;
    if (const Digest hash = canonical_hash(*graph, catalog_); hash != stored.hash) {
      flaw(fmt::format("expected a text that hashes to its key, found {}", hash.hex()));
    }
    const GraphFacts facts = describe(*graph, catalog_, stored.hash);
    if (stored.sequence && facts.sequence != *stored.sequence) {
      flaw(fmt::format("expected the op sequence '{}', found another", *stored.sequence));
    }
    if (stored.flops && stored.bytes &&
        (facts.flops != *stored.flops || facts.bytes != *stored.bytes)) {
      flaw(fmt::format("expected {} floating-point operations and {} bytes, found {} and {}",
                       *stored.flops, *stored.bytes, facts.flops, facts.bytes));
    }
    if (target_ != nullptr) check_launches(*graph, stored, flaw);
    const Cutter cutter(*graph, catalog_);
    for (const StoredPiece& piece : stored.pieces) {
      ++checked.counts.occurrences;
      const auto reason = flaw_of(cutter, graph->nodes().size(), piece);
      if (!reason.empty()) flaw(reason);
    }
    if (!stored.runs) return checked;
    ++checked.counts.runs;
    const auto results =
        interpret(*graph, catalog_, make_inputs(*graph, catalog_, /*seed=*/1), {}, {});
    if (!results && results.error().id != "random-op") flaw(results.error().message);
    return checked;
  }

 private:
  Result<Graph> parse(const std::string& blob) const {
    Graph graph = TRY(parse_stored(blob, catalog_));
    Diagnostics diagnostics;
    verify(graph, catalog_, diagnostics);
    if (diagnostics.has_errors()) return std::unexpected(diagnostics.list().front());
    return graph;
  }

  template <class Flaw>
  void check_launches(const Graph& graph, const StoredText& stored, Flaw flaw) const {
    if (stored.launches) {
      const int64_t launches = counter_->count(graph).value_or(0);
      if (launches != *stored.launches) {
        flaw(fmt::format("expected {} launches, found {}", *stored.launches, launches));
      }
    }
    if (!stored.units) return;
    const auto units = find_program_units(graph, catalog_, *target_);
    if (!units || unpack_units(*stored.units) != *units) {
      flaw("expected the units of the default compiler, found others");
    }
  }

  std::string flaw_of(const Cutter& cutter, size_t nodes, const StoredPiece& piece) const {
    if (piece.count == 0 || piece.start >= nodes || piece.count > nodes - piece.start) {
      return fmt::format("expected a piece within {} nodes, found {} nodes from {}", nodes,
                         piece.count, piece.start);
    }
    const auto part = cutter.cut(piece.start, piece.count);
    if (!part) return part.error().message;
    const Digest hash = canonical_hash(*part, catalog_);
    if (hash == piece.hash) return "";
    return fmt::format("expected the {} nodes from {} to hash to {}, found {}", piece.count,
                       piece.start, piece.hash.hex(), hash.hex());
  }

  const Catalog& catalog_;
  const Target* target_;
  std::optional<LaunchCounter> counter_;  // none if launches are not checked
};

// Reads one text after another.
class TextReader {
 public:
  static Result<TextReader> open(Dataset& dataset, const VerifyOptions& options) {
    Database& database = dataset.database();
    const int64_t subgraphs = TRY(database.number(
        fmt::format("SELECT count(*) FROM subgraphs WHERE flops <= {} AND bytes <= {}",
                    options.max_sample_flops, options.max_sample_bytes)));
    const auto every = std::max<int64_t>(
        1, subgraphs / std::max<int64_t>(1, static_cast<int64_t>(options.sample)));
    return TextReader(
        TRY(database.prepare(
            "SELECT s.hash, x.text, q.text, flops, bytes, launches FROM subgraphs AS s JOIN "
            "sequences AS q ON q.id = s.sequence LEFT JOIN subgraph_texts AS x ON "
            "x.subgraph = s.id ORDER BY s.id")),
        TRY(database.prepare(
            "SELECT g.hash, x.text, g.id, u.units FROM graphs AS g LEFT JOIN graph_texts AS x ON "
            "x.graph = g.id LEFT JOIN graph_units AS u ON u.graph = g.id ORDER BY g.id")),
        TRY(database.prepare("SELECT o.start, o.count, s.hash FROM occurrences AS o LEFT JOIN "
                             "subgraphs AS s ON s.id = o.subgraph WHERE o.graph = ?")),
        TRY(database.prepare("SELECT hash, text FROM variants UNION ALL SELECT hash, text FROM "
                             "task_graphs")),
        options, every);
  }

  Result<std::optional<StoredText>> next() {
    if (stage_ == 0) {
      if (auto text = TRY(next_subgraph())) return text;
      ++stage_;
    }
    if (stage_ == 1) {
      if (auto text = TRY(next_graph())) return text;
      ++stage_;
    }
    if (!TRY(others_.step())) return std::nullopt;
    return StoredText{
        .what = "variant", .hash = others_.digest(0), .blob = std::string(others_.blob(1))};
  }

 private:
  TextReader(SqlStatement subgraphs, SqlStatement graphs, SqlStatement pieces, SqlStatement others,
             const VerifyOptions& options, int64_t every)
      : subgraphs_(std::move(subgraphs)),
        graphs_(std::move(graphs)),
        pieces_(std::move(pieces)),
        others_(std::move(others)),
        options_(options),
        every_(every) {}

  Result<std::optional<StoredText>> next_subgraph() {
    if (!TRY(subgraphs_.step())) return std::nullopt;
    StoredText text{.what = "subgraph",
                    .hash = subgraphs_.digest(0),
                    .blob = std::string(subgraphs_.blob(1)),
                    .sequence = std::string(subgraphs_.text(2)),
                    .flops = subgraphs_.number(3),
                    .bytes = subgraphs_.integer(4),
                    .launches = subgraphs_.integer(5)};
    const bool fits = subgraphs_.number(3) <= options_.max_sample_flops &&
                      subgraphs_.integer(4) <= options_.max_sample_bytes;
    text.runs = fits && options_.sample > 0 && fitting_++ % every_ == 0;
    return text;
  }

  Result<std::optional<StoredText>> next_graph() {
    if (!TRY(graphs_.step())) return std::nullopt;
    StoredText text{.what = "graph",
                    .hash = graphs_.digest(0),
                    .blob = std::string(graphs_.blob(1)),
                    .units = std::string(graphs_.blob(3))};
    TRY(pieces_.start(graphs_.integer(2)));
    while (TRY(pieces_.step())) {
      text.pieces.push_back({.start = static_cast<size_t>(pieces_.integer(0)),
                             .count = static_cast<size_t>(pieces_.integer(1)),
                             .hash = pieces_.digest(2)});
    }
    return text;
  }

  SqlStatement subgraphs_;
  SqlStatement graphs_;
  SqlStatement pieces_;
  SqlStatement others_;
  VerifyOptions options_;
  int64_t every_;  // subgraph that can run does
  int64_t fitting_ = 0;
  int stage_ = 0;
};

}  // namespace

Result<VerifyCounts> verify(Dataset& dataset, const Catalog& catalog, const VerifyOptions& options,
                            const VerifyVisitor& visit) {
  constexpr size_t kTextsPerThread = 16;
  TextReader reader = TRY(TextReader::open(dataset, options));
  const TextChecker checker(catalog, options.target);
  VerifyCounts total;
  Result<void> outcome;
  const auto produce = [&]() -> std::optional<StoredText> {
    auto text = reader.next();
    if (text) return std::move(*text);
    outcome = std::unexpected(text.error());
    return std::nullopt;
  };
  run_in_order<StoredText, Checked>(
      options.threads, options.threads * kTextsPerThread, produce,
      [&](const StoredText& text) { return checker.check(text); },
      [&](const Checked& checked) {
        total.texts += checked.counts.texts;
        total.occurrences += checked.counts.occurrences;
        total.runs += checked.counts.runs;
        total.flaws += static_cast<int64_t>(checked.flaws.size());
        visit(checked.flaws);
        return true;
      });
  if (!outcome) return std::unexpected(outcome.error());
  return total;
}

}  // namespace passnet
