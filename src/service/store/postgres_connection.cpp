#include "service/store/postgres_connection.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <poll.h>
#include <thread>
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
  if (lost()) {
    return fail({}, "state-unreachable", "cannot connect to the state in PostgreSQL: {}",
                first_line(pq_.error_message(connection_.get())));
  }
  pq_.set_notice_processor(connection_.get(), [](void*, const char*) {}, nullptr);
  if (listens_) TRY(run("LISTEN " + channel_name(*listens_)));
  return {};
}

bool PostgresConnection::lost() const {
  return pq_.status(connection_.get()) != PostgresLibrary::kConnected;
}

Result<SqlRows> PostgresConnection::query(const std::string& sql,
                                          std::span<const SqlValue> parameters) {
  std::vector<std::optional<std::string>> texts;
  for (const SqlValue& value : parameters) texts.push_back(sent_text(value));
  std::vector<const char*> values;
  for (const auto& text : texts) values.push_back(text ? text->c_str() : nullptr);
  const std::string& name = *TRY(prepare(sql));
  const PostgresResult result(
      pq_.run_prepared(connection_.get(), name.c_str(), static_cast<int>(values.size()),
                       values.data(), nullptr, nullptr, 0),
      pq_.clear);
  return rows_of(pq_, connection_.get(), result);
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
  const PostgresResult result(pq_.run(connection_.get(), sql.c_str()), pq_.clear);
  TRY(rows_of(pq_, connection_.get(), result));
  return {};
}

Result<void> PostgresConnection::commit(Channels announced) {
  std::string sql = "COMMIT";  // ends the transaction although more follows in the same message
  for (const Channel channel : {Channel::kJobs, Channel::kFinished}) {
    if (announced[static_cast<size_t>(channel)]) sql += "; NOTIFY " + channel_name(channel);
  }
  return run(sql);
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
