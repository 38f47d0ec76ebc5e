#include "service/store/postgres_connection.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <poll.h>
#include <thread>
#include <utility>
#include <vector>

namespace passnet {
namespace {

using PostgresResult =
    std::unique_ptr<PostgresResultObject, void (*)(PostgresResultObject* result)>;

std::string first_line(std::string_view text) {
  return std::string(text.substr(0, text.find('\n')));
}

Result<SqlRows> rows_of(const PostgresLibrary& pq, pg_conn* connection,
                        const PostgresResult& result) {
  const int status = pq.result_status(result.get());
  if (status != PostgresLibrary::kRows && status != PostgresLibrary::kCommandDone) {
    if (pq.status(connection) != PostgresLibrary::kConnected) {
      return fail({}, "state-lost", "expected a connection to PostgreSQL, found it ended: {}",
                  first_line(pq.error_message(connection)));
    }
    const char* const code = pq.result_error_field(result.get(), PostgresLibrary::kStateField);
    const std::string_view state = code == nullptr ? "" : code;
    if (state.starts_with("40") || state == "55P03") {  // serialization, deadlock, lock timeout
      return fail({}, "state-busy", "expected no conflict in PostgreSQL, found one: {}",
                  first_line(pq.result_error(result.get())));
    }
    return fail({}, "state-refused", "PostgreSQL refused a statement: {}",
                first_line(pq.result_error(result.get())));
  }
  SqlRows rows(static_cast<size_t>(pq.rows(result.get())));
  for (size_t row = 0; row < rows.size(); ++row) {
    for (int column = 0; column < pq.columns(result.get()); ++column) {
      const int at = static_cast<int>(row);
      if (pq.is_null(result.get(), at, column) != 0) {
        rows[row].cells.emplace_back();
      } else {
        rows[row].cells.emplace_back(
            std::string(pq.value(result.get(), at, column),
                        static_cast<size_t>(pq.length(result.get(), at, column))));
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
  const auto library = PostgresLibrary::load();
  if (!library) return {};
  const int version = library->version();
  return fmt::format("{}.{}", version / 10000, version % 10000);
}

Result<PostgresConnection> PostgresConnection::open(const std::string& address) {
  PostgresConnection connection(TRY(PostgresLibrary::load()));
  connection.address_ = address;
  TRY(connection.reconnect());
  return connection;
}

Result<void> PostgresConnection::reconnect() {
  connection_ = {pq_.connect(address_.c_str()), pq_.finish};
  prepared_.clear();
  posted_.clear();
  if (lost()) {
    return fail({}, "state-unreachable", "cannot connect to the state in PostgreSQL: {}",
                first_line(pq_.error_message(connection_.get())));
  }
  pq_.set_notice_processor(connection_.get(), [](void*, const char*) {}, nullptr);
  TRY(run("SET synchronous_commit TO OFF"));  // of leases and announcements; see `begin`
  if (listens_) TRY(run("LISTEN " + channel_name(*listens_)));
  return {};
}

bool PostgresConnection::lost() const {
  return pq_.status(connection_.get()) != PostgresLibrary::kConnected;
}

Result<SqlRows> PostgresConnection::query(const std::string& sql,
                                          std::span<const SqlValue> parameters) {
  TRY(post(sql, parameters));
  return flush();
}

Result<void> PostgresConnection::post(const std::string& sql,
                                      std::span<const SqlValue> parameters) {
  Statement statement{.text = *TRY(prepare(sql)), .is_prepared = true, .values = {}};
  for (const SqlValue& value : parameters) statement.values.push_back(sent_text(value));
  posted_.push_back(std::move(statement));
  return {};
}

bool PostgresConnection::send(const Statement& statement) {
  std::vector<const char*> values;
  for (const auto& text : statement.values) values.push_back(text ? text->c_str() : nullptr);
  const auto count = static_cast<int>(values.size());
  const char* const text = statement.text.c_str();
  const int sent =
      statement.is_prepared
          ? pq_.send_prepared(connection_.get(), text, count, values.data(), nullptr, nullptr, 0)
          : pq_.send(connection_.get(), text, count, nullptr, values.data(), nullptr, nullptr, 0);
  return sent != 0;
}

// The way to the server and back takes longer than most statements.
Result<SqlRows> PostgresConnection::flush() {
  const std::vector<Statement> statements = std::exchange(posted_, {});
  pg_conn* const connection = connection_.get();
  bool is_sent = pq_.enter_pipeline(connection) != 0;
  for (const Statement& statement : statements) is_sent = is_sent && send(statement);
  is_sent = is_sent && pq_.sync_pipeline(connection) != 0;
  // All answers are read before one is looked at: the end of a connection follows its reason.
  std::vector<PostgresResult> results;
  const auto take = [&] {
    PostgresResult result(is_sent ? pq_.next_result(connection) : nullptr, pq_.clear);
    while (result && !lost()) {  // each statement has one, behind which there is nothing
      const PostgresResult rest(pq_.next_result(connection), pq_.clear);
      if (!rest) break;
    }
    return result;
  };
  for (size_t i = 0; i < statements.size(); ++i) results.push_back(take());
  const PostgresResult synced(is_sent ? pq_.next_result(connection) : nullptr, pq_.clear);
  pq_.exit_pipeline(connection);
  SqlRows rows;
  for (const PostgresResult& result : results) rows = TRY(rows_of(pq_, connection, result));
  return rows;
}

// Planning a statement costs more than running it.
Result<const std::string*> PostgresConnection::prepare(const std::string& sql) {
  if (const auto found = prepared_.find(sql); found != prepared_.end()) return &found->second;
  const std::string name = fmt::format("s{}", prepared_.size());
  const PostgresResult result(pq_.prepare(connection_.get(), name.c_str(), sql.c_str(), 0, nullptr),
                              pq_.clear);
  TRY(rows_of(pq_, connection_.get(), result));
  return &prepared_.emplace(sql, name).first->second;
}

Result<void> PostgresConnection::run(const std::string& sql) {
  if (!posted_.empty()) TRY(flush());
  const PostgresResult result(pq_.run(connection_.get(), sql.c_str()), pq_.clear);
  TRY(rows_of(pq_, connection_.get(), result));
  return {};
}

Result<void> PostgresConnection::begin(StateAccess access) {
  posted_.push_back({.text = access == StateAccess::kRead ? "BEGIN READ ONLY" : "BEGIN",
                     .is_prepared = false,
                     .values = {}});
  if (access == StateAccess::kWrite) {
    posted_.push_back(
        {.text = "SET LOCAL synchronous_commit TO DEFAULT", .is_prepared = false, .values = {}});
  }
  return {};
}

Result<void> PostgresConnection::commit(Channels announced) {
  posted_.push_back({.text = "COMMIT", .is_prepared = false, .values = {}});
  for (const Channel channel : {Channel::kJobs, Channel::kFinished}) {
    if (!announced[static_cast<size_t>(channel)]) continue;
    posted_.push_back(
        {.text = "NOTIFY " + channel_name(channel), .is_prepared = false, .values = {}});
  }
  TRY(flush());
  return {};
}

void PostgresConnection::roll_back() {
  posted_.clear();
  static_cast<void>(run("ROLLBACK"));
}

Result<void> PostgresConnection::listen(Channel channel) {
  listens_ = channel;
  return run("LISTEN " + channel_name(channel));
}

void PostgresConnection::wait(std::chrono::milliseconds most) {
  const int fd = pq_.socket(connection_.get());
  if (fd < 0) return std::this_thread::sleep_for(std::min(most, std::chrono::milliseconds(200)));
  bool woken = false;
  const auto take = [&] {
    while (void* const notice = pq_.notices(connection_.get())) {
      pq_.free(notice);
      woken = true;
    }
  };
  take();
  if (woken) return;
  pollfd polled{.fd = fd, .events = POLLIN, .revents = 0};
  if (poll(&polled, 1, static_cast<int>(most.count())) <= 0) return;
  pq_.consume_input(connection_.get());
  take();
}

int PostgresConnection::wake_fd() const { return listens_ ? pq_.socket(connection_.get()) : -1; }

}  // namespace passnet
