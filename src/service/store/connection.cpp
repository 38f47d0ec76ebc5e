#include "service/store/connection.hpp"

#include <fmt/ranges.h>

#include <thread>
#include <utility>

namespace passnet {
namespace {

struct Placeholder {
  std::string_view name;
  std::string_view sqlite;
  std::string_view postgres;
};

constexpr std::array<Placeholder, 6> kPlaceholders{{
    {"{now}", "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
     "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"},
    {"{skip_locked}", "", "FOR UPDATE SKIP LOCKED"},
    {"{for_update}", "", "FOR UPDATE"},
    {"{identity}", "INTEGER PRIMARY KEY AUTOINCREMENT",
     "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY"},
    {"{ids}", "SELECT value FROM json_each('[' || ", "SELECT CAST(unnest(string_to_array(CAST("},
    {"{/ids}", " || ']')", " AS TEXT), ',')) AS BIGINT)"},
}};

}  // namespace

bool is_postgres_address(std::string_view address) {
  return address.starts_with("postgresql://") || address.starts_with("postgres://");
}

std::string list_ids(std::span<const int64_t> ids) {
  return fmt::format("{}", fmt::join(ids, ","));
}

Result<Connection> Connection::open(const std::string& address) {
  if (is_postgres_address(address)) return Connection(TRY(PostgresConnection::open(address)));
  return Connection(TRY(SqliteConnection::open(address)));
}

std::string Connection::in_dialect(std::string_view sql) const {
  const bool is_sqlite = std::holds_alternative<SqliteConnection>(database_);
  std::string text(sql);
  for (const Placeholder& placeholder : kPlaceholders) {
    const std::string_view meaning = is_sqlite ? placeholder.sqlite : placeholder.postgres;
    for (size_t at = text.find(placeholder.name); at != std::string::npos;
         at = text.find(placeholder.name, at + meaning.size())) {
      text.replace(at, placeholder.name.size(), meaning);
    }
  }
  return text;
}

Result<SqlRows> Connection::query_with(std::string_view sql, std::span<const SqlValue> parameters) {
  const std::string text = in_dialect(sql);
  return std::visit([&](auto& database) { return database.query(text, parameters); }, database_);
}

Result<void> Connection::post_with(std::string_view sql, std::span<const SqlValue> parameters) {
  const std::string text = in_dialect(sql);
  return std::visit([&](auto& database) { return database.post(text, parameters); }, database_);
}

Result<void> Connection::run(std::string_view sql) {
  const std::string text = in_dialect(sql);
  return std::visit([&](auto& database) { return database.run(text); }, database_);
}

Result<void> Connection::listen(Channel channel) {
  return std::visit([&](auto& database) { return database.listen(channel); }, database_);
}

void Connection::wait(std::chrono::milliseconds most) {
  std::visit([&](auto& database) { database.wait(most); }, database_);
  // The end of the connection is met by the next statement, which connects again.
}

int Connection::wake_fd() const {
  return std::visit([](const auto& database) { return database.wake_fd(); }, database_);
}

Result<void> Connection::begin(StateAccess access) {
  return std::visit([&](auto& database) { return database.begin(access); }, database_);
}

// A process that ends before it has announced wakes nobody: all who wait also look now and then.
Result<void> Connection::commit() {
  const Channels announced = std::exchange(announced_, {});
  return std::visit([&](auto& database) { return database.commit(announced); }, database_);
}

void Connection::roll_back() {
  announced_ = {};
  std::visit([](auto& database) { database.roll_back(); }, database_);
}

bool Connection::may_try_again(const Diagnostic& error, Time begin) {
  constexpr std::chrono::seconds kPatience{10};
  const bool is_lost = std::visit([](const auto& database) { return database.lost(); }, database_);
  const bool is_passing = is_lost || error.id == "state-busy" || error.id == "state-lost";
  if (!is_passing || std::chrono::steady_clock::now() - begin > kPatience) return false;
  if (is_lost) {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    // A server that is not back yet is tried again.
    static_cast<void>(std::visit([](auto& database) { return database.reconnect(); }, database_));
  } else {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  return true;
}

}  // namespace passnet
