#include "service/store/state_schema.hpp"

#include <array>

namespace passnet {
namespace {

// `evaluations` has one row per evaluation for good. `jobs` has a row for each that is not
// finished: whoever removes it decides how the evaluation ends. `until_ms` is the end of a lease,
// or of the wait before a retry: until then nobody else may claim the job. Jobs of one `batch` are
// judged together. Texts are stored once per content.
constexpr const char* kState1 = R"(
CREATE TABLE tenants(
  name TEXT PRIMARY KEY, priority BIGINT NOT NULL, max_pending BIGINT NOT NULL,
  per_minute BIGINT NOT NULL, created_ms BIGINT NOT NULL);
CREATE TABLE tokens(
  hash TEXT PRIMARY KEY, tenant TEXT NOT NULL REFERENCES tenants, created_ms BIGINT NOT NULL);
CREATE TABLE texts(hash TEXT PRIMARY KEY, text TEXT NOT NULL);
CREATE TABLE evaluations(
  id {identity}, tenant TEXT NOT NULL REFERENCES tenants, key TEXT NOT NULL,
  passes TEXT NOT NULL REFERENCES texts, graph TEXT NOT NULL REFERENCES texts,
  settings TEXT NOT NULL REFERENCES texts, task TEXT, name TEXT NOT NULL, source TEXT NOT NULL,
  judge TEXT NOT NULL, status BIGINT NOT NULL, submitted_ms BIGINT NOT NULL, started_ms BIGINT,
  finished_ms BIGINT, claims BIGINT NOT NULL, worker TEXT, detail TEXT NOT NULL);
CREATE INDEX evaluations_by_tenant ON evaluations(tenant, submitted_ms);
CREATE TABLE jobs(
  evaluation BIGINT PRIMARY KEY REFERENCES evaluations, tenant TEXT NOT NULL, device TEXT NOT NULL,
  batch TEXT NOT NULL, priority BIGINT NOT NULL, claims BIGINT NOT NULL, until_ms BIGINT NOT NULL,
  lease TEXT, worker TEXT, started_ms BIGINT);
CREATE INDEX jobs_by_order ON jobs(device, priority DESC, evaluation);
CREATE INDEX jobs_by_batch ON jobs(batch);
CREATE INDEX jobs_by_tenant ON jobs(tenant);
CREATE INDEX jobs_by_lease ON jobs(lease);
CREATE TABLE verdicts(
  evaluation BIGINT PRIMARY KEY REFERENCES evaluations, record TEXT NOT NULL,
  cached BIGINT NOT NULL);
CREATE TABLE cache(key TEXT PRIMARY KEY, record TEXT NOT NULL);
CREATE TABLE requests(
  tenant TEXT NOT NULL REFERENCES tenants, key TEXT NOT NULL, body TEXT NOT NULL,
  ids TEXT NOT NULL, PRIMARY KEY(tenant, key));
CREATE TABLE workers(
  name TEXT PRIMARY KEY, device TEXT NOT NULL, seen_ms BIGINT NOT NULL, judged BIGINT NOT NULL,
  failed BIGINT NOT NULL);
)";

// Rules of tenants; the defaults are those of `Tenant`.
constexpr const char* kState2 = R"(
ALTER TABLE tenants ADD COLUMN accept TEXT NOT NULL DEFAULT 'tested';
ALTER TABLE tenants ADD COLUMN robust BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tenants ADD COLUMN may_command BIGINT NOT NULL DEFAULT 0;
)";

constexpr std::array<const char*, kStateVersion> kStates{kState1, kState2};

// 0: new.
Result<int64_t> state_version(Connection& connection, const std::string& address) {
  // Two processes that open a new state would make its tables twice.
  if (is_postgres_address(address)) TRY(connection.run("SELECT pg_advisory_xact_lock(1886614382)"));
  TRY(connection.run("CREATE TABLE IF NOT EXISTS passnet_state(version BIGINT NOT NULL)"));
  const SqlRows rows = TRY(connection.query("SELECT max(version) FROM passnet_state"));
  return rows.front().integer(0);
}

Result<void> refuse_other_database(Connection& connection, const std::string& address) {
  if (is_postgres_address(address)) return {};
  const SqlRows rows =
      TRY(connection.query("SELECT count(*), sum(name = 'passnet_state') FROM sqlite_master "
                           "WHERE type = 'table'"));
  if (rows.front().integer(0) == 0 || rows.front().integer(1) > 0) return {};
  return fail({}, "not-a-state", "expected the state of a service in '{}', found another database",
              address);
}

}  // namespace

Result<void> migrate_state(Connection& connection, const std::string& address) {
  return connection.transact([&]() -> Result<void> {
    TRY(refuse_other_database(connection, address));
    const int64_t version = TRY(state_version(connection, address));
    if (version > kStateVersion) {
      return fail({}, "newer-state",
                  "expected a state of version {} or earlier in '{}', found version {}: use a "
                  "newer passnet",
                  kStateVersion, address, version);
    }
    for (int64_t next = version; next < kStateVersion; ++next) {
      TRY(connection.run(kStates[static_cast<size_t>(next)]));
      TRY(connection.query("INSERT INTO passnet_state(version) VALUES ($1)", next + 1));
    }
    return {};
  });
}

}  // namespace passnet
