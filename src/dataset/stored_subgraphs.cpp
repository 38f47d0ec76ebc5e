#include "dataset/stored_subgraphs.hpp"

#include "dataset/store/text_blob.hpp"
#include "ir/text/text.hpp"

namespace passnet {
namespace {

constexpr const char* kPlaces =
    "SELECT m.package, m.version, m.license, m.name, f.name, m.category, min(o.start), o.count "
    "FROM subgraphs AS s JOIN occurrences AS o ON o.subgraph = s.id JOIN graphs AS g ON g.id = "
    "o.graph JOIN models AS m ON m.id = g.model JOIN families AS f ON f.id = m.family WHERE s.hash "
    "= ?1 GROUP BY m.id ORDER BY m.package, m.name, m.version";
// Parameter: the bits of the kinds, one of which a subgraph has.
constexpr const char* kStoredSubgraphs =
    "SELECT s.hash, x.text FROM subgraphs AS s JOIN subgraph_texts AS x ON x.subgraph = s.id WHERE "
    "s.kinds & ?1 ORDER BY s.hash";
constexpr int64_t kAllKinds = (int64_t{1} << kPieceKinds.size()) - 1;

}  // namespace

Result<PlaceReader> PlaceReader::prepare(Dataset& dataset) {
  return PlaceReader(TRY(dataset.database().prepare(kPlaces)));
}

Result<std::vector<ModelPlace>> PlaceReader::read(const Digest& subgraph) {
  std::vector<ModelPlace> places;
  TRY(rows_.start(subgraph));
  while (TRY(rows_.step())) {
    places.push_back({.package = std::string(rows_.text(0)),
                      .version = std::string(rows_.text(1)),
                      .license = std::string(rows_.text(2)),
                      .model = std::string(rows_.text(3)),
                      .family = std::string(rows_.text(4)),
                      .category = std::string(category_name(rows_.integer(5))),
                      .start = rows_.integer(6),
                      .count = rows_.integer(7)});
  }
  return places;
}

Result<Graph> parse_stored(std::string_view packed, const Catalog& catalog) {
  Sources sources;
  const SourceId source = sources.add("text", TRY(unpack_text(packed)));
  Diagnostics diagnostics;
  std::vector<Graph> graphs = parse_graphs(sources, source, catalog, diagnostics);
  if (!diagnostics.has_errors() && graphs.size() == 1) return std::move(graphs.front());
  // The text ends with its sources: nothing may point into it.
  return fail({}, "broken-dataset", "expected texts of one graph each in the dataset, found {}",
              diagnostics.has_errors() ? "one that is none: " + diagnostics.list().front().message
                                       : fmt::format("one of {}", graphs.size()));
}

Result<void> for_each_subgraph(Dataset& dataset, std::optional<PieceKind> kind,
                               const std::function<void(StoredSubgraph)>& visit) {
  PlaceReader places = TRY(PlaceReader::prepare(dataset));
  SqlStatement rows = TRY(dataset.database().prepare(kStoredSubgraphs));
  TRY(rows.start(kind ? int64_t{1} << static_cast<size_t>(*kind) : kAllKinds));
  while (TRY(rows.step())) {
    StoredSubgraph found{.hash = rows.digest(0), .text = std::string(rows.blob(1))};
    found.places = TRY(places.read(found.hash));
    visit(std::move(found));
  }
  return {};
}

}  // namespace passnet
