// A connection to a state in a database of PostgreSQL.
#pragma once

#include "service/store/postgres_library.hpp"
#include "service/store/sql_value.hpp"

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// The version of libpq; empty where it is not installed.
std::string postgres_version();

class PostgresConnection {
 public:
  // `address` is a connection string: postgresql://… Errors: those of
  // `PostgresLibrary::load`, "state-unreachable".
  static Result<PostgresConnection> open(const std::string& address);

  // Errors: "state-refused" (with the server's words), "state-busy" (try again), "state-lost" (no
  // connection any more).
  Result<SqlRows> query(const std::string& sql, std::span<const SqlValue> parameters);
  // Sends the statement together with the next one, whose error is its own too.
  Result<void> post(const std::string& sql, std::span<const SqlValue> parameters);
  Result<void> run(const std::string& sql);
  Result<void> begin(StateAccess access);
  // Wakes the listeners of the channels afterwards, in a transaction of its own: one that announces
  // would let no other announce until it is on the disk.
  Result<void> commit(Channels announced);
  void roll_back();
  Result<void> listen(Channel channel);
  void wait(std::chrono::milliseconds most);
  int wake_fd() const;
  bool lost() const;
  // Connects again, and listens as before. Errors: "state-unreachable".
  Result<void> reconnect();

 private:
  // A statement that is not sent yet: by its name on the server, or its text.
  struct Statement {
    std::string text;
    bool is_prepared = false;
    std::vector<std::optional<std::string>> values;
  };
  explicit PostgresConnection(const PostgresLibrary& pq) : pq_(pq) {}
  static std::string channel_name(Channel channel) {
    return "passnet_" + std::string(name(channel));
  }

  // The name of the statement on the server, which keeps its plan.
  Result<const std::string*> prepare(const std::string& sql);
  bool send(const Statement& statement);
  // Sends all that was posted, in one message. The rows of the last statement, or the first error.
  Result<SqlRows> flush();

  PostgresLibrary pq_;
  std::string address_;
  std::unique_ptr<pg_conn, void (*)(pg_conn*)> connection_{nullptr, pq_.finish};
  std::map<std::string, std::string> prepared_;  // names by statement, of this connection
  std::vector<Statement> posted_;
  std::optional<Channel> listens_;
};

}  // namespace passnet
