#include "service/store/sqlite_connection.hpp"

#include <fmt/format.h>
#include <sqlite3.h>

#include <thread>

namespace passnet {
namespace {

constexpr std::chrono::microseconds kBusyStep{250};
constexpr int kMostBusySteps = 40'000;      // ten seconds
constexpr size_t kMostKeptStatements = 64;  // not tuning: texts with lists of ids differ

std::unexpected<Diagnostic> state_failure(sqlite3* database, const std::string& path) {
  const int code = sqlite3_errcode(database) & 0xff;
  if (code == SQLITE_BUSY || code == SQLITE_LOCKED) {
    return fail({}, "state-busy", "expected no other long write to the state '{}', found one",
                path);
  }
  return fail({}, "state-unusable", "cannot use the state '{}': {}", path,
              sqlite3_errmsg(database));
}

void bind(sqlite3_stmt* statement, int place, const SqlValue& value) {
  if (const auto* number = std::get_if<int64_t>(&value)) {
    sqlite3_bind_int64(statement, place, *number);
  } else if (const auto* text = std::get_if<std::string>(&value)) {
    sqlite3_bind_text(statement, place, text->data(), static_cast<int>(text->size()),
                      SQLITE_TRANSIENT);
  } else {
    sqlite3_bind_null(statement, place);
  }
}

SqlRow row_of(sqlite3_stmt* statement) {
  SqlRow row;
  const int columns = sqlite3_column_count(statement);
  for (int i = 0; i < columns; ++i) {
    const auto* const data = sqlite3_column_text(statement, i);
    const auto size = static_cast<size_t>(sqlite3_column_bytes(statement, i));
    row.cells.push_back(
        data == nullptr ? std::nullopt
                        : std::optional(std::string(reinterpret_cast<const char*>(data), size)));
  }
  return row;
}

}  // namespace

void SqliteConnection::Close::operator()(sqlite3* database) const { sqlite3_close_v2(database); }
void SqliteConnection::Close::operator()(sqlite3_stmt* statement) const {
  sqlite3_finalize(statement);
}

SqliteConnection::SqliteConnection(sqlite3* database, const std::string& path)
    : path_(path),
      database_(database),
      channels_{WakeFile(path + "-jobs"), WakeFile(path + "-verdicts")} {}

Result<SqliteConnection> SqliteConnection::open(const std::string& path) {
  sqlite3* raw = nullptr;
  const std::string name = path.starts_with("file:") || path.starts_with(':') ? "./" + path : path;
  const int code =
      sqlite3_open_v2(name.c_str(), &raw,
                      SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
  SqliteConnection connection(raw, path);
  if (code != SQLITE_OK) return state_failure(raw, path);
  // Transactions take well below a millisecond; SQLite's own steps grow to a tenth of a second.
  sqlite3_busy_handler(
      raw,
      [](void*, int steps) {
        std::this_thread::sleep_for(kBusyStep);
        return steps < kMostBusySteps ? 1 : 0;
      },
      nullptr);
  // Who is killed loses nothing that was committed. A machine that loses its power may lose the
  // last transactions, each as a whole.
  // Several that change the mode of a new file at once are refused without waiting.
  Result<void> set;
  for (int step = 0; step < kMostBusySteps; ++step) {
    set = connection.run(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; "
        "PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY");
    if (set || set.error().id != "state-busy") break;
    std::this_thread::sleep_for(kBusyStep);
  }
  TRY(set);
  return connection;
}

Result<void> SqliteConnection::run(const std::string& sql) {
  if (sqlite3_exec(database_.get(), sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK) return {};
  return state_failure(database_.get(), path_);
}

Result<sqlite3_stmt*> SqliteConnection::prepare(const std::string& sql) {
  if (const auto found = statements_.find(sql); found != statements_.end()) {
    return found->second.get();
  }
  if (statements_.size() >= kMostKeptStatements) statements_.clear();
  sqlite3_stmt* statement = nullptr;
  if (sqlite3_prepare_v3(database_.get(), sql.data(), static_cast<int>(sql.size()),
                         SQLITE_PREPARE_PERSISTENT, &statement, nullptr) != SQLITE_OK) {
    return state_failure(database_.get(), path_);
  }
  statements_[sql].reset(statement);
  return statement;
}

Result<SqlRows> SqliteConnection::query(const std::string& sql,
                                        std::span<const SqlValue> parameters) {
  sqlite3_stmt* const statement = TRY(prepare(sql));
  for (size_t i = 0; i < parameters.size(); ++i) {
    const int place = sqlite3_bind_parameter_index(statement, fmt::format("${}", i + 1).c_str());
    if (place > 0) bind(statement, place, parameters[i]);
  }
  SqlRows rows;
  int code = SQLITE_ROW;
  while ((code = sqlite3_step(statement)) == SQLITE_ROW) rows.push_back(row_of(statement));
  auto failed = code == SQLITE_DONE ? Result<void>() : state_failure(database_.get(), path_);
  sqlite3_reset(statement);
  sqlite3_clear_bindings(statement);
  TRY(failed);
  return rows;
}

Result<void> SqliteConnection::commit(Channels announced) {
  TRY(run("COMMIT"));
  for (size_t i = 0; i < channels_.size(); ++i) {
    if (announced[i]) channels_[i].touch();
  }
  return {};
}

void SqliteConnection::roll_back() {
  // A transaction that cannot be rolled back ends with the connection.
  static_cast<void>(run("ROLLBACK"));
}

Result<void> SqliteConnection::listen(Channel channel) {
  listens_ = static_cast<int>(channel);
  channels_[static_cast<size_t>(channel)].watch();
  return {};
}

void SqliteConnection::wait(std::chrono::milliseconds most) {
  if (listens_ < 0) return std::this_thread::sleep_for(most);
  channels_[static_cast<size_t>(listens_)].wait(most);
}

int SqliteConnection::wake_fd() const {
  return listens_ < 0 ? -1 : channels_[static_cast<size_t>(listens_)].fd();
}

}  // namespace passnet
