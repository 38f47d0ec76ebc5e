#include "dataset/split.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

namespace passnet {
namespace {

SplitName draw(const SplitOptions& options, std::string_view name) {
  const Digest digest = Hasher().add(static_cast<int64_t>(options.seed)).add(name).finish();
  uint64_t bits = 0;
  for (size_t i = 0; i < sizeof bits; ++i) bits = bits << 8 | digest.bytes[i];
  const double place = std::ldexp(static_cast<double>(bits >> 11), -53);
  if (place < options.held_out) return SplitName::kHeldOut;
  return place < options.held_out + options.dev ? SplitName::kDev : SplitName::kTrain;
}

// The first of the splits in a mask of them: train before dev before held-out.
SplitName first_of(unsigned mask) { return static_cast<SplitName>(std::countr_zero(mask)); }

struct Drawn {
  int64_t key = 0;
  std::string unit;  // what is drawn: a hash or an op sequence
};

Result<std::vector<Drawn>> read_units(Database& database, bool is_hard) {
  std::vector<Drawn> result;
  SqlStatement rows = TRY(database.prepare(
      "SELECT s.id, s.hash, q.text FROM subgraphs AS s JOIN sequences AS q ON q.id = s.sequence"));
  while (TRY(rows.step())) {
    result.push_back(
        {.key = rows.integer(0), .unit = std::string(is_hard ? rows.text(2) : rows.blob(1))});
  }
  return result;
}

// The splits of the families in which each subgraph occurs, as masks, by the subgraph's key.
Result<std::unordered_map<int64_t, unsigned>> family_splits(Database& database,
                                                            const SplitOptions& options) {
  std::unordered_map<int64_t, unsigned> families;
  SqlStatement names = TRY(database.prepare("SELECT id, name FROM families"));
  while (TRY(names.step())) {
    families[names.integer(0)] = 1U << static_cast<int>(draw(options, names.text(1)));
  }
  std::unordered_map<int64_t, unsigned> result;
  SqlStatement rows = TRY(database.prepare("SELECT subgraph, family FROM subgraph_families"));
  while (TRY(rows.step())) result[rows.integer(0)] |= families[rows.integer(1)];
  return result;
}

}  // namespace

Result<std::array<int64_t, 3>> split(Dataset& dataset, const SplitOptions& options) {
  Database& database = dataset.database();
  const auto units = TRY(read_units(database, options.is_hard));
  std::unordered_map<std::string, unsigned> splits;
  if (options.by_family) {
    auto families = TRY(family_splits(database, options));
    for (const Drawn& drawn : units) splits[drawn.unit] |= families[drawn.key];
  }
  std::array<int64_t, 3> counts{};
  Transaction transaction = TRY(Transaction::begin(database));
  TRY(database.run("DELETE FROM splits; DELETE FROM meta WHERE key = 'hash'"));
  SqlStatement insert = TRY(database.prepare("INSERT INTO splits VALUES(?, ?)"));
  for (const Drawn& drawn : units) {
    const auto families = splits.find(drawn.unit);
    const SplitName name = families != splits.end() && families->second != 0
                               ? first_of(families->second)
                               : draw(options, drawn.unit);
    ++counts[static_cast<size_t>(name)];
    TRY(insert.run(drawn.key, kSplitNames[static_cast<size_t>(name)]));
  }
  TRY(transaction.commit());
  return counts;
}

}  // namespace passnet
