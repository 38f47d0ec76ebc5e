#include "dataset/statistics.hpp"

namespace passnet {
namespace {

Result<std::vector<NameCount>> counts(Database& database, const std::string& sql) {
  std::vector<NameCount> result;
  SqlStatement rows = TRY(database.prepare(sql));
  while (TRY(rows.step())) result.emplace_back(std::string(rows.text(0)), rows.integer(1));
  return result;
}

Result<std::vector<NameCount>> category_counts(Database& database) {
  std::vector<NameCount> result;
  for (const CategoryInfo& info : kCategories) {
    result.emplace_back(
        std::string(info.name),
        TRY(database.number(fmt::format("SELECT count(*) FROM models WHERE category = {}",
                                        static_cast<int>(info.category)))));
  }
  return result;
}

Result<std::vector<NameCount>> kind_counts(Database& database) {
  std::vector<NameCount> result;
  for (size_t i = 0; i < kPieceKinds.size(); ++i) {
    result.emplace_back(
        std::string(kPieceKinds[i]),
        TRY(database.number(
            fmt::format("SELECT count(*) FROM subgraphs WHERE kinds & {} != 0", size_t{1} << i))));
  }
  return result;
}

Result<std::string> stored_hash(Dataset& dataset) {
  if (const auto stored = TRY(dataset.note("hash"))) return *stored;
  return TRY(content_hash(dataset)).hex();
}

}  // namespace

Result<Statistics> statistics(Dataset& dataset) {
  Database& database = dataset.database();
  const auto number = [&](std::string_view sql) { return database.number(sql); };
  Statistics result{
      .models = TRY(number("SELECT count(*) FROM models")),
      .families = TRY(number("SELECT count(DISTINCT name) FROM families")),
      .categories = TRY(category_counts(database)),
      .packages =
          TRY(counts(database,
                     "SELECT package, count(*) AS n FROM models GROUP BY package ORDER BY n "
                     "DESC, package")),
      .full_graphs = TRY(number("SELECT count(*) FROM graphs")),
      .distinct_full_graphs = TRY(number("SELECT count(DISTINCT hash) FROM graphs")),
      .phases = TRY(counts(database,
                           "SELECT phase_of(models.name), count(*) AS n FROM graphs JOIN models ON "
                           "models.id = graphs.model GROUP BY 1 ORDER BY n DESC, 1")),
      .subgraphs = TRY(number("SELECT total(occurrences) FROM subgraphs")),
      .distinct_subgraphs = TRY(number("SELECT count(*) FROM subgraphs")),
      .kinds = TRY(kind_counts(database)),
      .dtypes = TRY(counts(database,
                           "SELECT dtype, count(*) AS n FROM subgraphs GROUP BY dtype ORDER BY n "
                           "DESC, dtype")),
      .ops = TRY(counts(database,
                        "SELECT name, n FROM (SELECT op, count(*) AS n FROM subgraph_ops GROUP BY "
                        "op) JOIN ops ON ops.id = op ORDER BY n DESC, name")),
      .sequences = TRY(number("SELECT count(*) FROM sequences")),
      .variants = TRY(number("SELECT count(*) FROM variants")),
      .splits =
          TRY(counts(database, "SELECT split, count(*) FROM splits GROUP BY split ORDER BY split")),
      .tasks = TRY(number("SELECT count(*) FROM tasks")),
      .failures = TRY(number("SELECT count(*) FROM failures")),
      .causes = TRY(counts(
          database, "SELECT id, count(*) AS n FROM failures GROUP BY id ORDER BY n DESC, id")),
      .is_complete = TRY(dataset.note("complete")) == "1",
      .hash = TRY(stored_hash(dataset)),
  };
  for (const auto& [name, count] :
       TRY(counts(database, "SELECT name, 1 FROM suites ORDER BY name, version"))) {
    result.suites.push_back(name);
  }
  return result;
}

}  // namespace passnet
