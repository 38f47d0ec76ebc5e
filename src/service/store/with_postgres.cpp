#include "service/store/postgres_connection.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <libpq-fe.h>
#include <poll.h>
#include <thread>
#include <vector>

namespace passnet {
namespace {

struct ClearResult {
  void operator()(PGresult* result) const { PQclear(result); }
};
using PostgresResult = std::unique_ptr<PGresult, ClearResult>;

std::string first_line(std::string_view text) {
  return std::string(text.substr(0, text.find('\n')));
}

Result<SqlRows> rows_of(pg_conn* connection, const PostgresResult& result) {
  const ExecStatusType status = PQresultStatus(result.get());
  if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK) {
    if (PQstatus(connection) != CONNECTION_OK) {
      return fail({}, "state-lost", "expected a connection to PostgreSQL, found it ended: {}",
                  first_line(PQerrorMessage(connection)));
    }
    const char* const code = PQresultErrorField(result.get(), PG_DIAG_SQLSTATE);
    const std::string_view state = code == nullptr ? "" : code;
    if (state.starts_with("40") || state == "55P03") {  // serialization, deadlock, lock timeout
      return fail({}, "state-busy", "expected no conflict in PostgreSQL, found one: {}",
                  first_line(PQresultErrorMessage(result.get())));
    }
    return fail({}, "state-refused", "PostgreSQL refused a statement: {}",
                first_line(PQresultErrorMessage(result.get())));
  }
  SqlRows rows(static_cast<size_t>(PQntuples(result.get())));
  for (size_t row = 0; row < rows.size(); ++row) {
    for (int column = 0; column < PQnfields(result.get()); ++column) {
      const int at = static_cast<int>(row);
      if (PQgetisnull(result.get(), at, column) != 0) {
        rows[row].cells.emplace_back();
      } else {
        rows[row].cells.emplace_back(
            std::string(PQgetvalue(result.get(), at, column),
                        static_cast<size_t>(PQgetlength(result.get(), at, column))));
      }
    }
  }
  return rows;
}

// A text for the protocol, which ends each at its first NUL.
std::optional<std::string> sent_text(const SqlValue& value) {
  if (const auto* number = std::get_if<int64_t>(&value)) return std::to_string(*number);
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  return std::nullopt;
}

}  // namespace

std::string postgres_version() {
  const int version = PQlibVersion();
  return fmt::format("{}.{}", version / 10000, version % 10000);
}

void PostgresConnection::Close::operator()(pg_conn* connection) const { PQfinish(connection); }

Result<PostgresConnection> PostgresConnection::open(const std::string& address) {
  PostgresConnection connection;
  connection.address_ = address;
  TRY(connection.reconnect());
  return connection;
}

Result<void> PostgresConnection::reconnect() {
  connection_.reset(PQconnectdb(address_.c_str()));
  if (PQstatus(connection_.get()) != CONNECTION_OK) {
    return fail({}, "state-unreachable", "cannot connect to the state in PostgreSQL: {}",
                first_line(PQerrorMessage(connection_.get())));
  }
  PQsetNoticeProcessor(connection_.get(), [](void*, const char*) {}, nullptr);
  if (listens_) TRY(run("LISTEN " + channel_name(*listens_)));
  return {};
}

bool PostgresConnection::lost() const { return PQstatus(connection_.get()) != CONNECTION_OK; }

Result<SqlRows> PostgresConnection::query(const std::string& sql,
                                          std::span<const SqlValue> parameters) {
  std::vector<std::optional<std::string>> texts;
  for (const SqlValue& value : parameters) texts.push_back(sent_text(value));
  std::vector<const char*> values;
  for (const auto& text : texts) values.push_back(text ? text->c_str() : nullptr);
  const PostgresResult result(PQexecParams(connection_.get(), sql.c_str(),
                                           static_cast<int>(values.size()), nullptr, values.data(),
                                           nullptr, nullptr, 0));
  return rows_of(connection_.get(), result);
}

Result<void> PostgresConnection::run(const std::string& sql) {
  const PostgresResult result(PQexec(connection_.get(), sql.c_str()));
  TRY(rows_of(connection_.get(), result));
  return {};
}

Result<void> PostgresConnection::listen(Channel channel) {
  listens_ = channel;
  return run("LISTEN " + channel_name(channel));
}

void PostgresConnection::wait(std::chrono::milliseconds most) {
  const int fd = PQsocket(connection_.get());
  if (fd < 0) return std::this_thread::sleep_for(std::min(most, std::chrono::milliseconds(200)));
  bool woken = false;
  const auto take = [&] {
    while (PGnotify* const notice = PQnotifies(connection_.get())) {
      PQfreemem(notice);
      woken = true;
    }
  };
  take();
  if (woken) return;
  pollfd polled{.fd = fd, .events = POLLIN, .revents = 0};
  if (poll(&polled, 1, static_cast<int>(most.count())) <= 0) return;
  PQconsumeInput(connection_.get());
  take();
}

int PostgresConnection::wake_fd() const { return listens_ ? PQsocket(connection_.get()) : -1; }

}  // namespace passnet
