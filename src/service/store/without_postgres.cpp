#include "service/store/postgres_connection.hpp"

#include <thread>

namespace passnet {

std::string postgres_version() { return {}; }

void PostgresConnection::Close::operator()(pg_conn* /*connection*/) const {}

Result<PostgresConnection> PostgresConnection::open(const std::string& address) {
  PostgresConnection connection;
  connection.address_ = address;
  TRY(connection.reconnect());
  return connection;
}

Result<void> PostgresConnection::reconnect() {
  return fail({}, "without-postgresql",
              "expected a build with libpq for a state in PostgreSQL, found one without");
}

bool PostgresConnection::lost() const { return true; }

Result<SqlRows> PostgresConnection::query(const std::string& /*sql*/,
                                          std::span<const SqlValue> /*parameters*/) {
  TRY(reconnect());
  return SqlRows();
}

Result<void> PostgresConnection::run(const std::string& /*sql*/) { return reconnect(); }

Result<void> PostgresConnection::listen(Channel channel) {
  listens_ = channel;
  return reconnect();
}

void PostgresConnection::wait(std::chrono::milliseconds most) { std::this_thread::sleep_for(most); }

int PostgresConnection::wake_fd() const { return -1; }

}  // namespace passnet
