// A connection to a state in a database of PostgreSQL.
#pragma once

#include "service/store/postgres_library.hpp"
#include "service/store/sql_value.hpp"

#include <chrono>
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
  Result<void> commit() { return run("COMMIT"); }
  void roll_back() { static_cast<void>(run("ROLLBACK")); }
  // Wakes the listeners of a channel. Outside of transactions: one that announces would let no
  // other announce until it is on the disk.
  void announce(Channel channel) { static_cast<void>(run("NOTIFY " + channel_name(channel))); }
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

  PostgresLibrary pq_;
  std::string address_;
  std::unique_ptr<pg_conn, void (*)(pg_conn*)> connection_{nullptr, pq_.finish};
  std::optional<Channel> listens_;
};

}  // namespace passnet
