// A connection to a state in a database of PostgreSQL.
#pragma once

#include "service/store/postgres_library.hpp"
#include "service/store/sql_value.hpp"

#include <chrono>
#include <map>
#include <memory>
#include <span>
#include <string>

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
  Result<void> run(const std::string& sql);
  Result<void> begin(StateAccess access) {
    return run(access == StateAccess::kRead ? "BEGIN READ ONLY" : "BEGIN");
  }
  // Wakes the listeners of the channels afterwards, in a transaction of its own: one that announces
  // would let no other announce until it is on the disk.
  Result<void> commit(Channels announced);
  void roll_back() { static_cast<void>(run("ROLLBACK")); }
  Result<void> listen(Channel channel);
  void wait(std::chrono::milliseconds most);
  int wake_fd() const;
  bool lost() const;
  // Connects again, and listens as before. Errors: "state-unreachable".
  Result<void> reconnect();

 private:
  explicit PostgresConnection(const PostgresLibrary& pq) : pq_(pq) {}
  static std::string channel_name(Channel channel) {
    return "passnet_" + std::string(name(channel));
  }

  // The name of the statement on the server, which keeps its plan.
  Result<const std::string*> prepare(const std::string& sql);

  PostgresLibrary pq_;
  std::string address_;
  std::unique_ptr<pg_conn, void (*)(pg_conn*)> connection_{nullptr, pq_.finish};
  std::map<std::string, std::string> prepared_;  // names by statement, of this connection
  std::optional<Channel> listens_;
};

}  // namespace passnet
