// A connection to the state of a service: SQLite or PostgreSQL behind one interface.
#pragma once

#include "service/store/postgres_connection.hpp"
#include "service/store/sqlite_connection.hpp"

#include <array>
#include <chrono>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

namespace passnet {

// True if the address of a state names a server of PostgreSQL; otherwise it is a file.
bool is_postgres_address(std::string_view address);

// Statements are written once for both databases. Parameters are $1, $2, …; where the databases
// differ, a statement has a placeholder: {now} (milliseconds since 1970, by the clock of the
// database), {skip_locked} (rows that other transactions hold are passed over), {for_update},
// {identity} (the column of a key that counts up), {ids}$1{/ids} (the numbers of a `list_ids`). The
// text of a statement has no values in it, since each is prepared once per connection.
class Connection {
 public:
  // Errors: those of the database.
  static Result<Connection> open(const std::string& address);

  template <class... Values>
  Result<SqlRows> query(std::string_view sql, const Values&... values) {
    const std::array<SqlValue, sizeof...(Values)> parameters{to_parameter(values)...};
    return query_with(sql, parameters);
  }
  // Runs a statement of a transaction whose rows nobody reads, at the latest with the next one or
  // the transaction's end, whose error may be its own.
  template <class... Values>
  Result<void> post(std::string_view sql, const Values&... values) {
    const std::array<SqlValue, sizeof...(Values)> parameters{to_parameter(values)...};
    return post_with(sql, parameters);
  }
  // Runs statements without parameters and rows.
  Result<void> run(std::string_view sql);
  // To be called in a transaction: wakes the listeners of the channel once it is committed. A
  // wake-up can be lost, where the process ends.
  void announce(Channel channel) { announced_.set(static_cast<size_t>(channel)); }
  Result<void> listen(Channel channel);
  // Waits for an announcement on the channel that this connection listens to.
  void wait(std::chrono::milliseconds most);
  // Readable when there is one; it changes when the connection is made anew. -1: none.
  int wake_fd() const;

  // Runs the body in a transaction and commits it, or rolls back where the body fails. A conflict
  // with another transaction and a lost connection are tried again for ten seconds: the body may
  // run several times, and its transaction may be committed although the connection was lost.
  template <class Body>
  auto transact(Body body) -> decltype(body()) {
    return persist(StateAccess::kWrite, body);
  }
  // Runs a body that only writes who works on what, which may be lost where the database crashes.
  template <class Body>
  auto lease(Body body) -> decltype(body()) {
    return persist(StateAccess::kLease, body);
  }
  // Runs a body that only reads in a transaction of its own, which waits for no writer.
  template <class Body>
  auto read(Body body) -> decltype(body()) {
    return persist(StateAccess::kRead, body);
  }

 private:
  using Time = std::chrono::steady_clock::time_point;
  explicit Connection(std::variant<SqliteConnection, PostgresConnection> database)
      : database_(std::move(database)) {}

  template <class Value>
  static SqlValue to_parameter(const Value& value) {
    if constexpr (std::is_integral_v<Value>) {
      return static_cast<int64_t>(value);
    } else if constexpr (std::is_convertible_v<Value, std::string_view>) {
      return std::string(std::string_view(value));
    } else {
      return value;
    }
  }

  Result<SqlRows> query_with(std::string_view sql, std::span<const SqlValue> parameters);
  Result<void> post_with(std::string_view sql, std::span<const SqlValue> parameters);
  std::string in_dialect(std::string_view sql) const;
  Result<void> begin(StateAccess access);
  Result<void> commit();
  void roll_back();
  // Waits a little, and connects again where the connection was lost.
  bool may_try_again(const Diagnostic& error, Time begin);

  template <class Body>
  auto persist(StateAccess access, Body& body) -> decltype(body()) {
    const auto begin = std::chrono::steady_clock::now();
    while (true) {
      auto result = attempt(access, body);
      if (result || !may_try_again(result.error(), begin)) return result;
    }
  }

  template <class Body>
  auto attempt(StateAccess access, Body& body) -> decltype(body()) {
    if (auto begun = begin(access); !begun) return std::unexpected(begun.error());
    auto result = body();
    if (!result) return roll_back(), result;
    if (auto committed = commit(); !committed) {
      roll_back();
      return std::unexpected(committed.error());
    }
    return result;
  }

  std::variant<SqliteConnection, PostgresConnection> database_;
  Channels announced_{};  // in this transaction
};

// `1,2,3`: a list of ids as a parameter of a statement.
std::string list_ids(std::span<const int64_t> ids);

}  // namespace passnet
