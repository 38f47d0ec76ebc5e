#include "dataset/overview.hpp"

#include "dataset/store/text_blob.hpp"

#include <set>
#include <unordered_map>

namespace passnet {
namespace {

constexpr const char* kGraphSizes =
    "SELECT nodes, elements, bytes, flops FROM graphs GROUP BY hash";
constexpr const char* kSubgraphSizes = "SELECT nodes, elements, bytes, flops FROM subgraphs";
constexpr const char* kSequences =
    "SELECT n, f FROM (SELECT sequence, sum(occurrences) AS n FROM subgraphs GROUP BY sequence) "
    "JOIN (SELECT s.sequence AS of, count(DISTINCT x.family) AS f FROM subgraph_families AS x JOIN "
    "subgraphs AS s ON s.id = x.subgraph GROUP BY s.sequence) ON of = sequence";
constexpr const char* kFamilies =
    "SELECT f.name, count(*) AS n FROM models AS m JOIN families AS f ON f.id = m.family GROUP BY "
    "f.name ORDER BY n DESC, f.name";
constexpr const char* kPackages =
    "SELECT m.package, count(DISTINCT m.id) AS n, count(DISTINCT m.family), count(g.id) FROM "
    "models AS m LEFT JOIN graphs AS g ON g.model = m.id GROUP BY m.package ORDER BY n DESC, "
    "m.package";
constexpr const char* kLaunches =
    "SELECT launches, count(*) FROM subgraphs WHERE kinds & 2 != 0 GROUP BY launches ORDER BY "
    "launches";
constexpr const char* kSplitKinds =
    "SELECT p.split, total(s.kinds & 1 != 0), total(s.kinds & 2 != 0), total(s.kinds & 4 != 0) "
    "FROM splits AS p JOIN subgraphs AS s ON s.id = p.subgraph GROUP BY p.split ORDER BY p.split";

Result<std::vector<GraphSize>> read_sizes(Database& database, const char* sql) {
  std::vector<GraphSize> sizes;
  SqlStatement rows = TRY(database.prepare(sql));
  while (TRY(rows.step())) {
    sizes.push_back({.nodes = rows.integer(0),
                     .elements = rows.integer(1),
                     .bytes = rows.integer(2),
                     .flops = rows.number(3)});
  }
  return sizes;
}

Result<std::vector<NameCount>> read_counts(Database& database, const char* sql) {
  std::vector<NameCount> counts;
  SqlStatement rows = TRY(database.prepare(sql));
  while (TRY(rows.step())) counts.emplace_back(std::string(rows.text(0)), rows.integer(1));
  return counts;
}

Result<std::vector<NamedCounts>> read_named_counts(Database& database, const char* sql) {
  std::vector<NamedCounts> result;
  SqlStatement rows = TRY(database.prepare(sql));
  while (TRY(rows.step())) {
    NamedCounts& row = result.emplace_back(NamedCounts{.name = std::string(rows.text(0))});
    for (int column = 1; column < rows.columns(); ++column) {
      row.counts.push_back(rows.integer(column));
    }
  }
  return result;
}

Result<std::vector<NamedCounts>> read_categories(Database& database) {
  std::vector<NamedCounts> result;
  for (const CategoryInfo& info : kCategories) {
    const int number = static_cast<int>(info.category);
    NamedCounts& row = result.emplace_back(NamedCounts{.name = std::string(info.name)});
    for (const std::string& sql :
         {fmt::format("SELECT count(*) FROM models WHERE category = {}", number),
          fmt::format("SELECT count(*) FROM graphs AS g JOIN models AS m ON m.id = g.model WHERE "
                      "m.category = {}",
                      number),
          fmt::format("SELECT count(*) FROM subgraphs WHERE categories & {} != 0", 1 << number)}) {
      row.counts.push_back(TRY(database.number(sql)));
    }
  }
  return result;
}

Result<std::vector<SequenceUse>> read_sequences(Database& database) {
  std::vector<SequenceUse> sequences;
  SqlStatement rows = TRY(database.prepare(kSequences));
  while (TRY(rows.step())) {
    sequences.push_back({.occurrences = rows.integer(0), .families = rows.integer(1)});
  }
  return sequences;
}

// Counts ops in the lines of graph texts, `%a, %b = op(…) : type`, which are printed in one form.
class OpCounter {
 public:
  void add(std::string_view text, int64_t model) {
    for (size_t at = text.find("\n  %"); at != std::string_view::npos;
         at = text.find("\n  %", at + 1)) {
      const size_t begin = text.find(" = ", at) + 3;
      const size_t end = text.find('(', begin);
      if (begin < 3 || end == std::string_view::npos) return;
      Use& use = uses_[std::string(text.substr(begin, end - begin))];
      ++use.calls;
      use.models.insert(model);
    }
  }

  void fill(OpUse& op) const {
    const auto found = uses_.find(op.name);
    if (found == uses_.end()) return;
    op.calls = found->second.calls;
    op.models = static_cast<int64_t>(found->second.models.size());
  }

 private:
  struct Use {
    int64_t calls = 0;
    std::set<int64_t> models;
  };
  std::unordered_map<std::string, Use> uses_;
};

Result<std::vector<OpUse>> read_ops(Database& database, const Catalog& catalog,
                                    const std::vector<NameCount>& subgraphs) {
  OpCounter counter;
  SqlStatement rows = TRY(database.prepare(
      "SELECT g.model, t.text FROM graphs AS g JOIN graph_texts AS t ON t.graph = g.id"));
  while (TRY(rows.step())) counter.add(TRY(unpack_text(rows.blob(1))), rows.integer(0));
  const std::unordered_map<std::string, int64_t> in_subgraphs(subgraphs.begin(), subgraphs.end());
  std::vector<OpUse> ops;
  for (const Op& op : catalog.ops()) {
    if (op.id == catalog.launch()) continue;
    OpUse& use = ops.emplace_back(OpUse{.name = std::string(op.name())});
    counter.fill(use);
    const auto found = in_subgraphs.find(use.name);
    if (found != in_subgraphs.end()) use.subgraphs = found->second;
  }
  return ops;
}

}  // namespace

Result<Overview> overview(Dataset& dataset, const Catalog& catalog) {
  Database& database = dataset.database();
  Overview all{.total = TRY(statistics(dataset)),
               .graphs = TRY(read_sizes(database, kGraphSizes)),
               .subgraphs = TRY(read_sizes(database, kSubgraphSizes)),
               .ops = {},
               .sequences = TRY(read_sequences(database)),
               .families = TRY(read_counts(database, kFamilies)),
               .packages = TRY(read_named_counts(database, kPackages)),
               .categories = TRY(read_categories(database)),
               .launches = TRY(read_counts(database, kLaunches)),
               .split_kinds = TRY(read_named_counts(database, kSplitKinds))};
  all.ops = TRY(read_ops(database, catalog, all.total.ops));
  return all;
}

}  // namespace passnet
