// A typed layer over SQLite: files, prepared statements, transactions; errors are diagnostics.
#pragma once

#include "base/hash.hpp"
#include "diag/diagnostic.hpp"

#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

struct sqlite3;
struct sqlite3_stmt;

namespace passnet {

// Bytes of a blob, to tell them from a text.
struct BlobView {
  std::string_view bytes;
};

// A prepared statement; its database must outlive it. Columns are counted from 0, parameters are
// bound in order. Views of a row are valid until the next step.
class SqlStatement {
 public:
  // Binds the parameters, and runs the statement to its end; for statements without rows.
  template <class... Values>
  Result<void> run(const Values&... values) {
    TRY(start(values...));
    return finish();
  }
  // Binds the parameters; `step` then gives row after row.
  template <class... Values>
  Result<void> start(const Values&... values) {
    reset();
    (bind(values), ...);
    return {};
  }
  // Runs the statement, with what was bound, to its end.
  Result<void> finish();
  void reset();
  void bind(std::string_view text);
  void bind(BlobView blob);
  void bind(const Digest& digest);
  void bind(double number);
  void bind_integer(int64_t number);
  void bind_null();
  template <std::integral T>
  void bind(T number) {
    bind_integer(static_cast<int64_t>(number));
  }
  template <class T>
  void bind(const std::optional<T>& value) {
    if (value) {
      bind(*value);
    } else {
      bind_null();
    }
  }
  // Returns false at the end.
  Result<bool> step();

  int columns() const;
  bool is_null(int column) const;
  int64_t integer(int column) const;
  double number(int column) const;
  std::string_view text(int column) const;
  std::string_view blob(int column) const;
  // All zeros unless the column holds 32 bytes.
  Digest digest(int column) const;

 private:
  friend class Database;
  struct Close {
    void operator()(sqlite3_stmt* statement) const;
  };
  explicit SqlStatement(sqlite3_stmt* statement) : statement_(statement) {}

  std::unique_ptr<sqlite3_stmt, Close> statement_;
  int bound_ = 0;
};

// True if the file begins as a database of SQLite does.
bool is_database(const std::string& path);

// The name by which a file is attached for reading: one that nobody can write does not change, and
// needs no index of a log beside it.
std::string name_to_read(const std::string& path);

// Errors of all functions: "broken-dataset" (not a database, or damaged), "dataset-unreadable",
// "dataset-unwritable", "dataset-busy" (another process writes).
class Database {
 public:
  enum class Access : uint8_t { kRead, kWrite, kCreate };

  // Opens a file, for writing with a write-ahead log; `kCreate` makes a missing one. The last
  // writer leaves a file without a log, which can be read where nothing can be written.
  static Result<Database> open(const std::string& path, Access access);

  // Runs statements without parameters and rows, separated by semicolons.
  Result<void> run(const std::string& sql);
  Result<SqlStatement> prepare(std::string_view sql);
  // Gives statements the function `NAME(text)`, which must not depend on anything but its text.
  Result<void> add_function(const char* name, std::string_view (*function)(std::string_view));
  // Returns the one number that a query gives; 0 if it gives no row.
  Result<int64_t> number(std::string_view sql);
  // Moves what the log has into the file, and ends it: the file alone then holds everything.
  Result<void> finish_log();
  // True between the begin and the end of a transaction.
  bool in_transaction() const;
  // The key of the row that was inserted last; the rows that the last statement changed.
  int64_t last_key() const;
  int64_t changes() const;

 private:
  struct Close {
    void operator()(sqlite3* database) const;
  };
  explicit Database(sqlite3* database) : database_(database) {}

  std::unique_ptr<sqlite3, Close> database_;
};

// Writes that become visible together: rolled back when destroyed unless committed.
class Transaction {
 public:
  static Result<Transaction> begin(Database& database);
  // Begins one, or takes part in the one that is open: `commit` then leaves the writes to it, and
  // after an error it must not be committed.
  static Result<Transaction> join(Database& database);
  ~Transaction();
  Transaction(Transaction&& other) noexcept : database_(std::exchange(other.database_, nullptr)) {}
  Transaction& operator=(Transaction&&) = delete;
  Result<void> commit();

 private:
  explicit Transaction(Database* database) : database_(database) {}
  Database* database_;  // null: committed, or a part of another one
};

}  // namespace passnet
