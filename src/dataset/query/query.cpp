#include "dataset/query/query.hpp"

namespace passnet {
namespace {

void bind(SqlStatement& statement, const Query& query) {
  statement.reset();
  for (const QueryValue& value : query.values) {
    std::visit([&](const auto& entry) { statement.bind(entry); }, value);
  }
}

SubgraphRow read_row(const SqlStatement& row) {
  SubgraphRow result{.hash = row.digest(0),
                     .sequence = std::string(row.text(1)),
                     .dtype = std::string(row.text(2)),
                     .nodes = row.integer(3),
                     .inputs = row.integer(4),
                     .results = row.integer(5),
                     .flops = row.number(6),
                     .bytes = row.integer(7),
                     .elements = row.integer(8),
                     .extent = row.integer(9),
                     .launches = row.integer(10),
                     .occurrences = row.integer(11)};
  for (size_t i = 0; i < kPieceKinds.size(); ++i) {
    if ((row.integer(12) >> i & 1) != 0) result.kinds.push_back(kPieceKinds[i]);
  }
  for (size_t i = 0; i < kCategories.size(); ++i) {
    if ((row.integer(13) >> i & 1) != 0) result.categories.push_back(kCategories[i].name);
  }
  return result;
}

}  // namespace

Result<int64_t> run_query(Dataset& dataset, const Query& query, int64_t limit,
                          const std::function<void(const SubgraphRow&)>& visit) {
  SqlStatement keys = TRY(dataset.database().prepare(
      fmt::format("SELECT s.id FROM subgraphs AS s WHERE {} ORDER BY s.id", query.condition)));
  SqlStatement row = TRY(dataset.database().prepare(
      "SELECT hash, text, dtype, nodes, inputs, results, flops, bytes, elements, extent, launches, "
      "occurrences, kinds, categories FROM subgraphs AS s JOIN sequences AS q ON q.id = s.sequence "
      "WHERE s.id = ?"));
  bind(keys, query);
  int64_t count = 0;
  while (TRY(keys.step())) {
    if (count++ >= limit) continue;
    TRY(row.start(keys.integer(0)));
    if (TRY(row.step())) visit(read_row(row));
    row.reset();
  }
  return count;
}

}  // namespace passnet
