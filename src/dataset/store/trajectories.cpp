#include "dataset/store/trajectories.hpp"

#include "dataset/store/text_blob.hpp"

namespace passnet {

Result<size_t> add_trajectories(Database& database, std::span<const TrajectoryRow> rows) {
  Transaction transaction = TRY(Transaction::begin(database));
  size_t added = 0;
  {
    SqlStatement insert = TRY(database.prepare(
        "INSERT OR IGNORE INTO trajectories(key, task, attempt, candidate, "
        "verdict, score, tokens_in, tokens_out, seconds, ended, op_sequence, text) "
        "VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"));
    TextPacker packer;
    for (const TrajectoryRow& row : rows) {
      const std::string packed = packer.pack(row.line);
      TRY(insert.run(row.key, std::string_view(row.task), row.attempt,
                     std::string_view(row.candidate), std::string_view(row.verdict), row.score,
                     row.tokens_in, row.tokens_out, row.seconds, std::string_view(row.ended),
                     std::string_view(row.op_sequence), BlobView{packed}));
      added += static_cast<size_t>(database.changes());
    }
  }
  TRY(transaction.commit());
  return added;
}

Result<std::vector<std::string>> trajectory_lines(Database& database) {
  SqlStatement query =
      TRY(database.prepare("SELECT text FROM trajectories ORDER BY candidate, task, attempt, key"));
  std::vector<std::string> lines;
  while (TRY(query.step())) lines.push_back(TRY(unpack_text(query.blob(0))));
  return lines;
}

}  // namespace passnet
