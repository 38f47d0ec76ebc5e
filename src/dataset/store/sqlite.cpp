#include "dataset/store/sqlite.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <thread>
#include <unistd.h>

namespace passnet {
namespace {

constexpr std::chrono::milliseconds kBusyTime{5000};
constexpr std::chrono::milliseconds kBusyPause{1};
constexpr const char* kEndLog = "PRAGMA journal_mode = DELETE";

std::unexpected<Diagnostic> failure(sqlite3* database, const std::string& path, bool creating) {
  const char* const reason = sqlite3_errmsg(database);
  switch (sqlite3_errcode(database) & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return fail({}, "dataset-busy", "expected no other writer of '{}', found one", path);
    case SQLITE_FULL:
    case SQLITE_READONLY:
    case SQLITE_IOERR:
      return fail({}, "dataset-unwritable", "cannot write '{}': {}", path, reason);
    case SQLITE_CANTOPEN:
      if (creating) return fail({}, "dataset-unwritable", "cannot write '{}': {}", path, reason);
      return fail({}, "dataset-unreadable", "cannot read '{}': {}", path, reason);
    case SQLITE_NOTADB:
      return fail(
          {}, "broken-dataset",
          "expected a dataset in '{}', found a file of another kind: `passnet dataset build` "
          "makes one",
          path);
    default:
      return fail({}, "broken-dataset", "expected a whole dataset in '{}', found damage: {}", path,
                  reason);
  }
}

std::unexpected<Diagnostic> failure(sqlite3* database) {
  const char* const path = sqlite3_db_filename(database, "main");
  return failure(database, path == nullptr ? "" : path, false);
}

// Switches the database to a log of writes. SQLite does not wait for others where it needs the file
// alone, as here, whatever the time limit of its connection: two that switch would wait for each
// other.
Result<void> begin_log(Database& database) {
  const auto end = std::chrono::steady_clock::now() + kBusyTime;
  while (true) {
    const Result<void> begun = database.run("PRAGMA journal_mode = WAL");
    const bool is_busy = !begun && begun.error().id == "dataset-busy";
    if (!is_busy || std::chrono::steady_clock::now() >= end) return begun;
    std::this_thread::sleep_for(kBusyPause);
  }
}

}  // namespace

bool is_database(const std::string& path) {
  constexpr std::string_view kStart("SQLite format 3\0", 16);
  std::string start(kStart.size(), ' ');
  std::ifstream file(path, std::ios::binary);
  return file.read(start.data(), static_cast<std::streamsize>(start.size())) && start == kStart;
}

void SqlStatement::Close::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

void SqlStatement::reset() {
  sqlite3_reset(statement_.get());
  bound_ = 0;
}

// Texts and blobs are copied: a binding may outlive its value.
void SqlStatement::bind(std::string_view text) {
  sqlite3_bind_text(statement_.get(), ++bound_, text.data() == nullptr ? "" : text.data(),
                    static_cast<int>(text.size()), SQLITE_TRANSIENT);
}

void SqlStatement::bind(BlobView blob) {
  sqlite3_bind_blob(statement_.get(), ++bound_, blob.bytes.data(),
                    static_cast<int>(blob.bytes.size()), SQLITE_TRANSIENT);
}

void SqlStatement::bind(const Digest& digest) {
  sqlite3_bind_blob(statement_.get(), ++bound_, digest.bytes.data(),
                    static_cast<int>(digest.bytes.size()), SQLITE_TRANSIENT);
}

void SqlStatement::bind(double number) { sqlite3_bind_double(statement_.get(), ++bound_, number); }
void SqlStatement::bind_integer(int64_t number) {
  sqlite3_bind_int64(statement_.get(), ++bound_, number);
}
void SqlStatement::bind_null() { sqlite3_bind_null(statement_.get(), ++bound_); }

Result<bool> SqlStatement::step() {
  switch (sqlite3_step(statement_.get())) {
    case SQLITE_ROW:
      return true;
    case SQLITE_DONE:
      return false;
    default:
      return failure(sqlite3_db_handle(statement_.get()));
  }
}

Result<void> SqlStatement::finish() {
  while (TRY(step())) {
  }
  reset();
  return {};
}

int SqlStatement::columns() const { return sqlite3_column_count(statement_.get()); }
bool SqlStatement::is_null(int column) const {
  return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL;
}
int64_t SqlStatement::integer(int column) const {
  return sqlite3_column_int64(statement_.get(), column);
}
double SqlStatement::number(int column) const {
  return sqlite3_column_double(statement_.get(), column);
}

std::string_view SqlStatement::text(int column) const {
  const auto* const data = sqlite3_column_text(statement_.get(), column);
  const auto size = static_cast<size_t>(sqlite3_column_bytes(statement_.get(), column));
  return data == nullptr ? "" : std::string_view(reinterpret_cast<const char*>(data), size);
}

std::string_view SqlStatement::blob(int column) const {
  const void* const data = sqlite3_column_blob(statement_.get(), column);
  const auto size = static_cast<size_t>(sqlite3_column_bytes(statement_.get(), column));
  return data == nullptr ? "" : std::string_view(static_cast<const char*>(data), size);
}

Digest SqlStatement::digest(int column) const {
  Digest digest;
  const std::string_view bytes = blob(column);
  if (bytes.size() == digest.bytes.size()) {
    std::memcpy(digest.bytes.data(), bytes.data(), bytes.size());
  }
  return digest;
}

// A log that cannot be ended now, because another process reads or the disk is full, stays.
void Database::Close::operator()(sqlite3* database) const {
  if (sqlite3_db_readonly(database, "main") == 0) {
    sqlite3_busy_timeout(database, 0);
    sqlite3_exec(database, kEndLog, nullptr, nullptr, nullptr);
  }
  sqlite3_close_v2(database);
}

// A path as SQLite takes it, for which names that begin so are URIs.
static std::string plain_name(const std::string& path) {
  return path.starts_with("file:") ? "./" + path : path;
}

std::string name_to_read(const std::string& path) {
  const std::filesystem::path folder = std::filesystem::path(path).parent_path();
  std::error_code error;
  const bool has_log = std::filesystem::file_size(path + "-wal", error) > 0 && !error;
  if (has_log || access(folder.empty() ? "." : folder.c_str(), W_OK) == 0) {
    return plain_name(path);
  }
  std::string name = "file:";
  for (const char c : path) {
    const bool is_special = c == '%' || c == '?' || c == '#';
    name += is_special ? fmt::format("%{:02x}", static_cast<int>(c)) : std::string(1, c);
  }
  return name + "?immutable=1";
}

Result<Database> Database::open(const std::string& path, Access access) {
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) {
    return fail({}, "dataset-unreadable", "expected a file in '{}', found a folder", path);
  }
  const int flags = access == Access::kRead    ? SQLITE_OPEN_READONLY
                    : access == Access::kWrite ? SQLITE_OPEN_READWRITE
                                               : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
  const std::string name = access == Access::kRead ? name_to_read(path) : plain_name(path);
  sqlite3* raw = nullptr;
  const int code =
      sqlite3_open_v2(name.c_str(), &raw, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI, nullptr);
  Database database(raw);
  if (code != SQLITE_OK) return failure(raw, path, access == Access::kCreate);
  sqlite3_busy_timeout(raw, static_cast<int>(kBusyTime.count()));
  sqlite3_extended_result_codes(raw, 1);
  if (access != Access::kRead) {
    TRY(begin_log(database));
    TRY(database.run("PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 16384"));
  }
  TRY(database.run("PRAGMA cache_size = -65536; PRAGMA temp_store = MEMORY"));
  return database;
}

Result<void> Database::run(const std::string& sql) {
  if (sqlite3_exec(database_.get(), sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK) return {};
  return failure(database_.get());
}

Result<SqlStatement> Database::prepare(std::string_view sql) {
  sqlite3_stmt* statement = nullptr;
  const int code = sqlite3_prepare_v3(database_.get(), sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
  if (code != SQLITE_OK) return failure(database_.get());
  return SqlStatement(statement);
}

Result<void> Database::add_function(const char* name,
                                    std::string_view (*function)(std::string_view)) {
  const auto call = [](sqlite3_context* context, int, sqlite3_value** values) {
    const auto* const text = sqlite3_value_text(values[0]);
    const auto size = static_cast<size_t>(sqlite3_value_bytes(values[0]));
    const auto applied =
        reinterpret_cast<std::string_view (*)(std::string_view)>(sqlite3_user_data(context));
    const std::string_view made =
        applied(text == nullptr ? "" : std::string_view(reinterpret_cast<const char*>(text), size));
    sqlite3_result_text(context, made.data(), static_cast<int>(made.size()), SQLITE_TRANSIENT);
  };
  const int code = sqlite3_create_function_v2(
      database_.get(), name, 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC,
      reinterpret_cast<void*>(function), call, nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) return failure(database_.get());
  return {};
}

Result<int64_t> Database::number(std::string_view sql) {
  SqlStatement statement = TRY(prepare(sql));
  return TRY(statement.step()) ? statement.integer(0) : 0;
}

Result<void> Database::finish_log() {
  SqlStatement end = TRY(prepare(kEndLog));
  if (TRY(end.step()) && end.text(0) == "delete") return {};
  return failure(database_.get());
}

bool Database::in_transaction() const { return sqlite3_get_autocommit(database_.get()) == 0; }
int64_t Database::last_key() const { return sqlite3_last_insert_rowid(database_.get()); }
int64_t Database::changes() const { return sqlite3_changes64(database_.get()); }

Result<Transaction> Transaction::begin(Database& database) {
  TRY(database.run("BEGIN IMMEDIATE"));
  return Transaction(&database);
}

Result<Transaction> Transaction::join(Database& database) {
  if (database.in_transaction()) return Transaction(nullptr);
  return begin(database);
}

Transaction::~Transaction() {
  // A failed rollback leaves the transaction open, which closing the file undoes.
  if (database_ != nullptr) static_cast<void>(database_->run("ROLLBACK"));
}

Result<void> Transaction::commit() {
  if (database_ == nullptr) return {};
  TRY(database_->run("COMMIT"));
  database_ = nullptr;
  return {};
}

}  // namespace passnet
