#include "dataset/build/typical.hpp"

#include "dataset/build/subgraph_maker.hpp"
#include "dataset/ordered_pipeline.hpp"
#include "dataset/store/text_blob.hpp"
#include "dataset/store/unit_blob.hpp"
#include "dataset/stored_subgraphs.hpp"

#include <map>

namespace passnet {
namespace {

struct Owner {
  Digest key;
  int64_t graph = 0;
  int64_t family = 0;
  Category category = Category::kOther;
};

// The typical pieces that were found in a graph, and in those with the same text and units.
struct Motifs {
  std::vector<Owner> owners;
  std::vector<Piece> pieces;
};

// In the order of the graphs' keys, so that their order in the file does not matter.
Result<std::vector<Motifs>> find_pieces(Database& database) {
  std::vector<Owner> owners;
  std::vector<Digest> texts;
  std::vector<std::vector<Unit>> programs;
  SqlStatement rows = TRY(
      database.prepare("SELECT g.id, m.family, m.category, u.units, t.text, g.key FROM graphs AS g "
                       "JOIN models AS m ON m.id = g.model JOIN graph_units AS u ON u.graph = g.id "
                       "LEFT JOIN graph_texts AS t ON t.graph = g.id ORDER BY g.key"));
  while (TRY(rows.step())) {
    const auto category = static_cast<size_t>(rows.integer(2)) % kCategories.size();
    owners.push_back({.key = rows.digest(5),
                      .graph = rows.integer(0),
                      .family = rows.integer(1),
                      .category = static_cast<Category>(category)});
    programs.push_back(TRY(unpack_units(rows.blob(3))));
    texts.push_back(Hasher().add(rows.blob(4)).add(rows.blob(3)).finish());
  }
  auto pieces = find_typical_pieces(programs);
  std::vector<Motifs> found;
  std::map<Digest, size_t> place_of;
  for (size_t i = 0; i < owners.size(); ++i) {
    const auto [entry, is_new] = place_of.emplace(texts[i], found.size());
    if (is_new) found.push_back({.owners = {}, .pieces = std::move(pieces[i])});
    found[entry->second].owners.push_back(owners[i]);
  }
  return found;
}

struct Cutting {
  size_t place = 0;  // from 1 on
  Motifs motifs;
  std::string blob;
};

struct CutOut {
  Motifs motifs;
  Result<GraphRecord> record;
};

Result<GraphRecord> cut_out(const Cutting& cutting, const Catalog& catalog, SubgraphMaker& maker,
                            const TypicalNotes& notes) {
  for (const Owner& owner : cutting.motifs.owners) {
    auto noted = notes.find(owner.key, cutting.motifs.pieces);
    if (!noted.empty()) return GraphRecord{.pieces = std::move(noted)};
  }
  const Graph graph = TRY(parse_stored(cutting.blob, catalog));
  TextPacker packer;
  GraphRecord record;
  GraphAnalysis analysis(graph, maker.costs());
  maker.add_pieces(cutting.place, analysis, cutting.motifs.pieces, packer, record);
  return record;
}

// Adds the subgraphs that the record refers to and nothing before it has, as noted.
void add_noted(GraphRecord& record, const TypicalNotes& notes, DigestSet& known) {
  for (const PieceRecord& piece : record.pieces) {
    if (!known.insert(piece.hash).second || record.subgraphs.contains(piece.hash)) continue;
    const SubgraphRecord* const noted = notes.subgraph(piece.hash);
    if (noted != nullptr) record.subgraphs.emplace(piece.hash, *noted);
  }
}

}  // namespace

Result<void> find_typical(Dataset& dataset, const Catalog& catalog, const Target& target,
                          size_t threads, const LaunchList* list, const TypicalNotes& notes) {
  constexpr size_t kGraphsPerThread = 8;
  if (TRY(dataset.note("typical"))) return {};
  std::vector<Motifs> graphs = TRY(find_pieces(dataset.database()));
  Transaction transaction = TRY(dataset.replace_typical());
  DigestSet known = TRY(dataset.subgraph_hashes());
  SubgraphMaker maker(catalog, target, known, list);
  SqlStatement text =
      TRY(dataset.database().prepare("SELECT text FROM graph_texts WHERE graph = ?"));
  Result<void> outcome;
  size_t next = 0;
  const auto produce = [&]() -> std::optional<Cutting> {
    while (next < graphs.size() && graphs[next].pieces.empty()) ++next;
    if (next == graphs.size() || !outcome) return std::nullopt;
    Cutting cutting{.motifs = std::move(graphs[next++]), .blob = ""};
    cutting.place = next;
    outcome = text.start(cutting.motifs.owners.front().graph);
    if (outcome && text.step().value_or(false)) cutting.blob = text.blob(0);
    text.reset();
    return cutting;
  };
  const auto work = [&](Cutting cutting) {
    auto record = cut_out(cutting, catalog, maker, notes);
    return CutOut{.motifs = std::move(cutting.motifs), .record = std::move(record)};
  };
  run_in_order<Cutting, CutOut>(
      threads, threads * kGraphsPerThread, produce, work, [&](CutOut cut) {
        if (cut.record) {
          add_noted(*cut.record, notes, known);
        } else {
          outcome = std::unexpected(cut.record.error());
        }
        for (const Owner& owner : cut.motifs.owners) {
          if (!outcome) break;
          cut.record->origin.category = owner.category;
          outcome = dataset.add_typical(owner.graph, owner.family, *cut.record);
        }
        return outcome.has_value();
      });
  TRY(std::move(outcome));
  // As if these subgraphs had been there when the variants were made.
  TRY(dataset.database().run("DELETE FROM variants WHERE hash IN (SELECT hash FROM subgraphs)"));
  TRY(dataset.set_note("typical", "1"));
  return transaction.commit();
}

}  // namespace passnet
