#include "dataset/measure.hpp"

#include <cmath>

namespace passnet {

Result<int64_t> add_times(Dataset& dataset, std::span<const MeasuredTime> times) {
  Database& database = dataset.database();
  Transaction transaction = TRY(Transaction::begin(database));
  SqlStatement insert = TRY(database.prepare(
      "INSERT OR REPLACE INTO measurements(hash, candidate, machine, time_us, spread) SELECT ?1, "
      "?2, ?3, ?4, ?5 WHERE EXISTS(SELECT 1 FROM subgraphs WHERE hash = ?1) OR EXISTS(SELECT 1 "
      "FROM variants WHERE hash = ?1)"));
  int64_t added = 0;
  for (const MeasuredTime& time : times) {
    TRY(insert.run(time.hash, time.candidate, time.machine, time.time_us, time.spread));
    added += database.changes();
  }
  TRY(transaction.commit());
  return added;
}

Result<std::vector<TimeComparison>> compare_times(Dataset& dataset, const std::string& baseline) {
  std::vector<TimeComparison> found;
  SqlStatement rows = TRY(dataset.database().prepare(
      "SELECT m.machine, m.candidate, b.time_us / m.time_us FROM measurements AS m JOIN "
      "measurements AS b ON b.hash = m.hash AND b.machine = m.machine AND b.candidate = ?1 WHERE "
      "m.candidate != ?1 AND m.time_us > 0 AND b.time_us > 0 ORDER BY m.machine, m.candidate, "
      "m.hash"));
  TRY(rows.start(baseline));
  while (TRY(rows.step())) {
    if (found.empty() || found.back().machine != rows.text(0) ||
        found.back().candidate != rows.text(1)) {
      found.push_back(
          {.machine = std::string(rows.text(0)), .candidate = std::string(rows.text(1))});
    }
    TimeComparison& comparison = found.back();
    const double speedup = rows.number(2);
    ++comparison.graphs;
    comparison.speedup += std::log(speedup);
    comparison.slower += speedup < 1;
  }
  for (TimeComparison& comparison : found) {
    const auto graphs = static_cast<double>(comparison.graphs);
    comparison.speedup = std::exp(comparison.speedup / graphs);
    comparison.slower /= graphs;
  }
  return found;
}

}  // namespace passnet
