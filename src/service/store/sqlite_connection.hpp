// A connection to a state in one file of SQLite.
#pragma once

#include "diag/diagnostic.hpp"
#include "service/store/sql_value.hpp"
#include "service/store/wake_file.hpp"

#include <array>
#include <chrono>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace passnet {

class SqliteConnection {
 public:
  // Opens the file, or makes it. Errors: "state-unusable".
  static Result<SqliteConnection> open(const std::string& path);

  // Parameters are $1, $2, … Errors: "state-unusable", "state-busy" (another process writes).
  Result<SqlRows> query(const std::string& sql, std::span<const SqlValue> parameters);
  Result<void> post(const std::string& sql, std::span<const SqlValue> parameters) {
    TRY(query(sql, parameters));
    return {};
  }
  // Runs statements without parameters and rows.
  Result<void> run(const std::string& sql);
  Result<void> begin(StateAccess access) {
    return run(access == StateAccess::kRead ? "BEGIN" : "BEGIN IMMEDIATE");
  }
  // Wakes the listeners of the channels afterwards.
  Result<void> commit(Channels announced);
  void roll_back();
  Result<void> listen(Channel channel);
  void wait(std::chrono::milliseconds most);
  int wake_fd() const;
  // A file is always connected.
  static bool lost() { return false; }
  static Result<void> reconnect() { return {}; }

 private:
  struct Close {
    void operator()(sqlite3* database) const;
    void operator()(sqlite3_stmt* statement) const;
  };
  explicit SqliteConnection(sqlite3* database, const std::string& path);
  Result<sqlite3_stmt*> prepare(const std::string& sql);

  std::string path_;
  std::unique_ptr<sqlite3, Close> database_;
  std::map<std::string, std::unique_ptr<sqlite3_stmt, Close>, std::less<>> statements_;
  std::array<WakeFile, 2> channels_;
  int listens_ = -1;  // the channel
};

}  // namespace passnet
