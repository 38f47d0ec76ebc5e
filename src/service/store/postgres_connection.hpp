// A connection to a state in a database of PostgreSQL; a build without libpq refuses to open one.
#pragma once

#include "diag/diagnostic.hpp"
#include "service/store/sql_value.hpp"

#include <chrono>
#include <memory>
#include <span>
#include <string>

struct pg_conn;

namespace passnet {

// The version of libpq; empty in a build without it.
std::string postgres_version();

class PostgresConnection {
 public:
  // `address` is a connection string: postgresql://… Errors: "without-postgresql",
  // "state-unreachable".
  static Result<PostgresConnection> open(const std::string& address);

  // Errors: "state-refused" (with the server's words), "state-busy" (try again), "state-lost" (no
  // connection any more).
  Result<SqlRows> query(const std::string& sql, std::span<const SqlValue> parameters);
  Result<void> run(const std::string& sql);
  Result<void> begin() { return run("BEGIN"); }
  Result<void> commit() { return run("COMMIT"); }
  void roll_back() { static_cast<void>(run("ROLLBACK")); }
  Result<void> announce(Channel channel) { return run("NOTIFY " + channel_name(channel)); }
  Result<void> listen(Channel channel);
  void wait(std::chrono::milliseconds most);
  int wake_fd() const;
  bool lost() const;
  // Connects again, and listens as before. Errors: "state-unreachable".
  Result<void> reconnect();

 private:
  struct Close {
    void operator()(pg_conn* connection) const;
  };
  static std::string channel_name(Channel channel) {
    return "passnet_" + std::string(name(channel));
  }

  std::string address_;
  std::unique_ptr<pg_conn, Close> connection_;
  std::optional<Channel> listens_;
};

}  // namespace passnet
